"""What somebody's hand does at the table: points, picks, carries, lets go. Mouse, keyboard and pad meet here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame
from pygame import Rect
from pygame.event import Event

from game.scenes.table.closer import LongPress, key_at, look_closer
from game.scenes.table.spot import Key, Spot
from game.stage.drag import Carry, Click, Drag, Drop, Gesture, Grab, Home
from game.stage.offers import Offer, Picking
from game.stage.widgets import Widget

if TYPE_CHECKING:
    from game.scenes.table.table import Table


HINTED = 6.0
"""Seconds for which a hint stays marked."""


class Fingers:
    """Belongs to a table. `offer` says what can be done; everything else follows from it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.picking = Picking()
        self.drag = Drag(table.sprites.card_at, self._may_drag)
        self.long_press = LongPress()
        self.hinted: frozenset[int] = frozenset()
        self._hint_age = 0.0
        self.spots: list[Spot] = []
        self._hovered: int | None = None
        self._last: Key | None = None
        """Where the focus was last, so that it comes back to what it was on."""
        self._begins = False
        """Whether a decision begins, in which the focus hasn't been placed yet."""
        self._waits_on: Widget | None = None
        """Where the focus was put because there was nothing better; it leaves again once there is."""
        self._start: Rect | None = None

    # -------------------------------------------------------------- what can be done
    def offer(self, offers: Sequence[Offer]) -> None:
        """A new decision, nothing picked; a drag of before goes home."""
        self.let_go()
        self._begins = self._begins or tuple(offers) != self.picking.offers
        self.picking = Picking.of(offers)
        self.hinted = frozenset()

    def offer_again(self, offers: Sequence[Offer]) -> None:
        """The same decision at another size: what is picked stays picked, a drag goes home."""
        self.let_go()
        self.picking = self.picking.again(offers)

    def hint(self, cards: Iterable[int]) -> None:
        """Mark these cards for a while."""
        self.hinted, self._hint_age = frozenset(cards), 0.0

    def forget(self) -> None:
        """Other eyes look: nothing of what was pointed at or focused stays."""
        self.drop_all()
        self._hovered = self._last = None
        self.table.panel.set_focus(None)

    def refresh(self, widgets: Sequence[Widget]) -> None:
        """Put these widgets and the spots of what can be picked now on the panel; the focus stays where it can."""
        panel = self.table.panel
        focused = panel.focus
        if isinstance(focused, Spot):
            self._last = focused.key_of_thing
        self.spots = [Spot(key, rect, self._pressed) for key, rect in self._places()]
        panel.widgets[:] = []
        for widget in [*self.spots, *widgets]:
            panel.add(widget)
        if panel.hovered is not None and panel.hovered not in panel.widgets:
            panel.hovered = None
        if panel.held is not None and panel.held not in panel.widgets:
            panel.let_go()
        begins, self._begins = self._begins, False
        if begins and self._aside(self._last):
            self._last = None
        starts = any(spot.rect == self._start for spot in self.spots)
        left = begins and focused is not None and (focused is self._waits_on or not focused.enabled)
        if starts or left or focused is None or not focused.shown or focused not in panel.widgets:
            panel.set_focus(self.home())
            self._waits_on = panel.focus

    def home(self) -> Widget | None:
        """Where the focus is while nobody has moved it: on what can be picked, else on a button of the game's own that
        does something, else on what only tells something."""
        own = (widget for widget in self.table.game.widgets() if widget.shown and widget.enabled and widget.takes_focus)
        return self._home_spot() or next(own, None) or next(iter(self.spots), None)

    def start_at(self, room: Rect) -> None:
        """Give the focus, the next time, to what can be picked in just this rectangle, if it can."""
        self._start = room

    def _home_spot(self) -> Spot | None:
        start, self._start = self._start, None
        there = next((spot for spot in self.spots if spot.rect == start), None)
        if there is not None:
            return there
        same = (spot for spot in self.spots if spot.key_of_thing == self._last)
        return next(same, None) or next((spot for spot in self.spots if not self._aside(spot.key_of_thing)), None)

    def _alone(self, key: Key | None) -> Offer | None:
        """What pressing a place without any card does."""
        return next((offer for offer in self.picking.offers if not offer.cards and offer.target == key), None)

    def _aside(self, key: Key | None) -> bool:
        """Whether pressing this only tells something."""
        alone = self._alone(key) if isinstance(key, str) and not self.picking.picked else None
        return alone is not None and alone.aside

    def _places(self) -> list[tuple[Key, Rect]]:
        board = self.table.sprites.board
        if self.picking.picked:
            moves = {self.picking.on(zone)[0].move: zone for zone in reversed(self.picking.targets())}
            places: list[tuple[Key, Rect]] = [(zone, board.zones[zone]) for zone in moves.values()]
            more = [card for card in sorted(self.picking.lit()) if self._joins(card)]
            return [*places, *((card, board.own_room(card)) for card in (*self.picking.picked, *more))]
        cards = sorted(card for card in self.picking.lit() if card in board.poses)
        rooms = [(card, board.own_room(card)) for card in cards]
        alone = [offer.target for offer in self.picking.offers if not offer.cards and offer.target is not None]
        found: list[tuple[Key, Rect]] = [(card, room) for card, room in rooms if room.w]
        return [*found, *((zone, board.zones[zone]) for zone in alone if zone in board.zones)]

    def _joins(self, card: int) -> bool:
        """Whether a card may be picked beside those that are."""
        alone = self.table.game.takes(card) is None
        return alone and card not in self.picking.picked and card in self.table.sprites.board.poses

    # -------------------------------------------------------------- what is pointed at
    @property
    def pointed(self) -> Key | None:
        """The card or zone under the pointer or the focus; None for neither."""
        focus = self.table.panel.focus
        if self.table.stage.input.ring:
            return focus.key_of_thing if isinstance(focus, Spot) else None
        if self.picking.picked or self.carrying:
            zone = self.table.sprites.board.zone_at(*self.table.stage.pointer)
            if zone is not None:
                return zone
        return self._hovered

    @property
    def held(self) -> tuple[int, ...]:
        """The cards that are carried or picked."""
        return self.table.sprites.held or self.picking.picked

    @property
    def carrying(self) -> bool:
        """Whether cards are being dragged."""
        return self.drag.dragging is not None

    def targets(self) -> tuple[str, ...]:
        """Zones that take what is carried or picked."""
        return self.picking.drop_zones(self.held) if self.held else ()

    def aimed(self) -> Offer | None:
        """What letting go here (or pressing Enter) would make of what is held."""
        pointed = self.pointed
        return self.picking.drop(self.held, pointed) if self.held and isinstance(pointed, str) else None

    # -------------------------------------------------------------- pointer
    def event(self, event: Event) -> bool:
        """A raw event for panel and cards; True if it did something here."""
        table = self.table
        if event.type == pygame.MOUSEMOTION:
            self._hover(event.pos)
        if not self.carrying and table.panel.event(event):
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            table.stage.input.ring = False
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3 and not self.carrying:
            return self.put_back() or look_closer(table, key_at(table, event.pos))
        self.long_press.event(event, table.stage.units.scale)
        gesture = self.drag.event(event, table.stage.units.size, table.stage.units.scale)
        return gesture is not None and self._do(gesture)

    def _hover(self, at: tuple[int, int]) -> None:
        card = None if self.table.panel.at(at) else self.table.sprites.card_at(*at)
        if card != self._hovered:
            self._hovered = card
            if card is not None:
                self.table.stage.input.ring = False  # whoever points at a card uses the mouse again
            self.table.stage.redraw()
        elif self.held:
            self.table.stage.redraw()

    def _do(self, gesture: Gesture) -> bool:
        sprites = self.table.sprites
        match gesture:
            case Click():
                self._clicked(gesture)
            case Grab(card, at):
                if not self.picking.picked or card not in self.picking.picked:
                    self.picking = self.picking.clear()
                sprites.grab(self._carried(card), *at)
                self.table.stage.sound.play("slide", 0.6)
            case Carry(_, at):
                sprites.carry(*at)
            case Drop(card, at):
                self._dropped(self._carried(card), at)
            case Home():
                sprites.release()
        self.table.stage.redraw()
        return True

    def _may_drag(self, card: int) -> bool:
        return self.table.may_decide and card in self.picking.lit()

    def _carried(self, card: int) -> tuple[int, ...]:
        return self.table.game.takes(card) or self.picking.carried(card)

    def _clicked(self, click: Click) -> None:
        table = self.table
        if table.hurry() or click.again:
            return
        if self.picking.picked:
            zone = table.sprites.board.zone_at(*click.at)
            if zone is not None and zone in self.picking.targets():
                self._put(zone)
                return
            if zone is not None and click.card not in self.picking.picked and self._refuse(self.picking.picked, zone):
                return
        if click.card is not None:
            self.pick(click.card)
            return
        zone = table.sprites.board.zone_at(*click.at)
        alone = self._alone(zone) if zone is not None else None
        if alone is not None:
            table.make(alone)
            return
        if not self.put_back():
            table.steps.hurry()

    def _dropped(self, cards: tuple[int, ...], at: tuple[int, int]) -> None:
        table = self.table
        zone = table.sprites.board.zone_at(*at)
        offer = self.picking.drop(cards, zone) if zone is not None else None
        if offer is not None:
            table.sprites.release()
            table.make(offer)
            return
        table.sprites.release()
        self._refuse(cards, zone)

    # -------------------------------------------------------------- choosing
    def _pressed(self, key: Key) -> None:
        """Enter on a spot."""
        if isinstance(key, int):
            self.pick(key)
            return
        if self.picking.picked:
            self._put(key)
            return
        alone = self._alone(key)
        if alone is not None:
            self.table.make(alone)

    def pick(self, card: int) -> None:
        """Pick a card or put it back; makes the move if nothing else is to be said."""
        table, together = self.table, self.table.game.takes(card)
        if card not in self.picking.lit() and not any(card in offer.cards for offer in self.picking.offers):
            if not table.game.touch(card):
                self._refuse((card,), None)
            return
        if together is None:
            self.picking = self.picking.pick(card)
        else:
            again = card in self.picking.picked
            self.picking = replace(self.picking, picked=() if again else together)
        complete = self.picking.complete()
        at_once = next((offer for offer in complete if offer.target is None), None)
        if at_once is not None and self.picking.picked and len(complete) == len(self.picking.fitting()):
            table.make(at_once)
            return
        table.stage.sound.play("tick", 0.6)
        table.decide_again()

    def _put(self, zone: str) -> None:
        offers = self.picking.on(zone)
        if offers:
            self.table.make(offers[0])

    def _refuse(self, cards: tuple[int, ...], zone: str | None) -> bool:
        """Say why not; False if there is nothing to say."""
        why = self.table.game.why_not(cards, zone)
        if why:
            self.table.stage.refuse(why)
        return bool(why)

    def put_back(self) -> bool:
        """Nothing is picked any more; False if nothing was."""
        if not self.picking.picked:
            return False
        self._last = self.picking.picked[0]
        self.table.panel.set_focus(None)
        self.picking = self.picking.clear()
        self.table.decide_again()
        return True

    def drop_all(self) -> bool:
        """Let go of everything: what is carried goes home, what is picked is put back. False if there was nothing."""
        return self.let_go() or self.put_back()

    def let_go(self) -> bool:
        """What is carried goes home, what is picked stays picked. False if nothing was carried."""
        if self.drag.cancel() is None:
            return False
        self.table.sprites.release()
        return True

    # -------------------------------------------------------------- every frame
    def update(self, dt: float) -> None:
        """`dt` seconds have gone by."""
        self.drag.update(dt)
        self._hint_age += dt
        if self.hinted and self._hint_age >= HINTED:
            self.hinted = frozenset()
            self.table.stage.redraw()
        pressed = self.long_press.update(dt)
        if pressed is not None and not self.carrying:
            self.drag.cancel()
            look_closer(self.table, key_at(self.table, pressed))

    def mark(self) -> None:
        """Raise and light what is pointed at, picked or hinted."""
        sprites, pointed = self.table.sprites, self.pointed
        lit = self.picking.lit()
        raised = set(self.picking.picked)
        if isinstance(pointed, int) and pointed in lit and not self.carrying:
            raised |= set(self._carried(pointed)) if not self.picking.picked else {pointed}
        glowing = (raised | self.hinted) & set(sprites.board.poses)
        sprites.mark(raised=raised, lit=glowing)
