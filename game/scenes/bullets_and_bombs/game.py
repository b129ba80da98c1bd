"""Bullets and Bombs at its table: three parts of one game (choosing, arranging, counted), told apart by the phase."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import pygame
from pygame import Rect, Surface

from game.rules.bullets_and_bombs.events import BlewUp, Dealt
from game.rules.bullets_and_bombs.sight import DISCARDS, GAME_ID, HAND, STOCK
from game.rules.bullets_and_bombs.table import Phase
from game.rules.view import View
from game.scenes.bullets_and_bombs import choosing
from game.scenes.bullets_and_bombs.arranging import Arranging
from game.scenes.bullets_and_bombs.arranging_picture import aim_words, paint_arranging, paint_landings
from game.scenes.bullets_and_bombs.arranging_picture import paint_tags as paint_arranging_tags
from game.scenes.bullets_and_bombs.called import Called, called
from game.scenes.bullets_and_bombs.cards import COLUMNS, every_face
from game.scenes.bullets_and_bombs.counted import Counted, Deeds, signed
from game.scenes.bullets_and_bombs.deals import Deals
from game.scenes.bullets_and_bombs.gestures import ENTER, Gesture
from game.scenes.bullets_and_bombs.layout import RATIO, card_widths, choice_spot, layout, spot_of_column
from game.scenes.bullets_and_bombs.looking_back import LookingBack
from game.scenes.bullets_and_bombs.looks import look_at_discards, look_at_hand
from game.scenes.bullets_and_bombs.picture import (
    paint_choice_tags,
    paint_column_tags,
    paint_ground,
    paint_question,
    paint_table,
    question_box,
)
from game.scenes.bullets_and_bombs.result_picture import paint_result
from game.scenes.bullets_and_bombs.signs import Pill, paint_pill
from game.scenes.bullets_and_bombs.snapping import Snapping
from game.scenes.bullets_and_bombs.telling import heading, tell
from game.scenes.bullets_and_bombs.unroll import unroll
from game.scenes.pause import PauseEntry
from game.scenes.rulebook import BOOKS, Rulebook
from game.scenes.table.advice import Advice
from game.scenes.table.game import Beat, Hint
from game.scenes.table.layer import Layer
from game.scenes.table.measure import Measure
from game.scenes.table.table import Table
from game.scenes.words import bullets_and_bombs as words
from game.scenes.words.games import TITLES
from game.stage import motion, theme
from game.stage.board import Board
from game.stage.faces import Face
from game.stage.input import Action
from game.stage.offers import Offer
from game.stage.steps import Manner
from game.stage.units import Units
from game.stage.widgets import Button, Widget

COUNTING = 1.4
"""Seconds in which the bill is written."""


class BombsGame:
    """One table of it. `deals` deals anew."""

    title = TITLES["bullets-and-bombs"]

    def __init__(self, deals: Deals) -> None:
        self.deals = deals
        self.view: View[Any]
        self._happened: Sequence[object] = ()
        self._counted_moves = (-1, 0)
        self._arranging: Arranging | None = None
        self._counted: Counted | None = None
        self._counting = 0.0
        self._ring_seen = False
        """Whether the focus could be seen in the last frame: the press that shows it doesn't mean what has it."""
        self._under, self._snapping = Layer(), Snapping()
        self.spread = Button(words.SPREAD, self._look_at_hand, second=words.SPREAD_SECOND, key=pygame.KSCAN_TAB)
        self.spare = Button(words.SPARE, self._spare, key=pygame.KSCAN_0)

    def sit(self, table: Table) -> None:
        self.table = table

    @property
    def called(self) -> Called:
        """What the deal is called."""
        return called(self.table.match)

    @property
    def heading(self) -> str:
        """The line over the choice cards."""
        return heading(self.view, self._happened, Measure(self.table.stage.units).small)

    def questions(self) -> Sequence[Rect]:
        """Where the line over the choice cards stands."""
        asks = self._arranging is None and self._counted is None and self.heading
        return [question_box(Measure(self.table.stage.units), self.heading)] if asks else ()

    @property
    def _dealing(self) -> bool:
        """Whether cards of the deal are on their way."""
        return any(isinstance(event, Dealt) for event in self._happened) and not self.table.sprites.resting

    # ------------------------------------------------------------ showing
    def beats(self, before: View[Any], events: Sequence[object], after: View[Any]) -> Sequence[Beat]:
        return unroll(before, events, after)

    def show(self, view: View[Any], events: Sequence[object], manner: Manner) -> None:
        self.view = view
        self._happened = events
        if manner is not Manner.JUMP:
            tell(self.table, events)
        phase = view.facts.phase
        if phase is not Phase.ARRANGE:
            self._arranging = None
        elif self._arranging is None or self._arranging.view != view:
            self._arranging = Arranging(view, self._lay, self._count)
        if phase is not Phase.OVER:
            self._counted = None
        elif self._counted is None:
            self._counted = self._count_up(view)
            if manner is not Manner.JUMP:
                self._snapping.again()

    def _count_up(self, view: View[Any]) -> Counted:
        deals = self.deals
        pace = self.table.pace
        at_once = pace.speed is motion.Speed.OFF or pace.reduced
        self._counting = 0.0 if at_once else pace.seconds(COUNTING)
        back = LookingBack(self.table.computers.thinker, self.table.match)
        deeds = Deeds(deals.new, deals.same, deals.ask, deals.replay, self.table.stage.back_to_first)
        return Counted(view, self.called, back, deeds, self.table.relay)

    def board(self, units: Units) -> Board:
        if self._arranging is not None:
            return self._arranging.board(units)
        if self._counted is not None:
            return self._counted.board(units)
        return layout(self.view, units)

    def goes_to(self, cards: Iterable[int]) -> Mapping[int, str]:
        below = {card.id for card in self.view.zone(DISCARDS.name).cards}
        return {card: STOCK.name for card in cards if card not in below}

    def faces(self) -> Mapping[int, Sequence[Face]]:
        m = Measure(self.table.stage.units)
        return {m.n(wide): every_face() for wide in card_widths(m)}

    def lead(self) -> tuple[str, str]:
        about = self.called.about
        match self.view.facts.phase:
            case Phase.ARRANGE:
                return words.ARRANGING, words.ARRANGING_MORE
            case Phase.OVER:
                return words.RESULT_LEAD, about
            case Phase.DEAL:
                return words.DEALING, words.SHUFFLING
        # Large text and long questions leave the line less room: what is always true goes first.
        told = self.view.facts.phase is Phase.BOMB or any(isinstance(event, BlewUp) for event in self._happened)
        roomy = self.table.stage.units.stretch <= 1.1 and not told
        return words.TURN.format(turn=1 + self._turns()), f"{words.ONE_PASS} · {about}" if roomy else about

    def _turns(self) -> int:
        """How many choices were made."""
        match = self.table.match
        if self._counted_moves[0] != match.length:
            kept = sum(":keep " in move for move in match.record().moves)
            self._counted_moves = (match.length, kept)
        return self._counted_moves[1]

    # ------------------------------------------------------------ deciding
    def offers(self) -> Sequence[Offer]:
        if self._arranging is not None:
            return self._arranging.offers()
        if self._counted is not None:
            return ()
        looks = [Offer((), DISCARDS.name, Gesture.LOOK, aside=True)] if self.view.zone(DISCARDS.name).cards else []
        return [*choosing.offers(self.view), *looks]

    def takes(self, card: int) -> tuple[int, ...] | None:
        return None if self._arranging is None else self._arranging.draft.tail(card)

    def keys(self) -> Mapping[int, Offer]:
        if self._arranging is not None or self._counted is not None:
            at_once = Offer((), None, Gesture.FIRST)
            return dict.fromkeys(ENTER, at_once) if self._enters else {}
        return {**choosing.keys(self.view), pygame.KSCAN_D: Offer((), DISCARDS.name, Gesture.LOOK)}

    def touch(self, card: int) -> bool:
        if any(card == lying.id for lying in self.view.zone(DISCARDS.name).cards) and self._counted is None:
            return self.do(Gesture.LOOK)
        if Measure(self.table.stage.units).small and self._arranging is None and self._counted is None:
            self._look_at_hand()
            return True
        return False

    def why_not(self, cards: Sequence[int], target: str | None) -> str:
        if self._arranging is not None:
            # A click on other cards means these instead; only what was carried there wants to hear why not.
            return self._arranging.why_not(cards, target, clicked=bool(self.table.fingers.picking.picked))
        if self._counted is not None or target in (DISCARDS.name, HAND.name):
            return ""
        return choosing.why_not(self.table.match, self.view, cards[0])

    def do(self, move: object) -> bool:
        if move is Gesture.LOOK:
            look_at_discards(self.table, self.view)
            return True
        if move is Gesture.FIRST:
            self._press_first()
            return True
        return self._arranging is not None and self._arranging.do(move)

    def _press_first(self) -> None:
        """The lamp button of this part; while the bill is written it is written out first."""
        if self._arranging is not None:
            self._count()
        elif self._counting > 0.0:
            self._counting = 0.0
        elif self._counted is not None:
            self.deals.new()

    def _lay(self, move: object) -> None:
        """A button of the arranging lays all cards anew."""
        self.table.make(Offer((), None, move))

    def _count(self) -> None:
        if self._arranging is not None:
            self.table.make(Offer((), None, self._arranging.draft.bundle()))

    def _spare(self) -> None:
        move = choosing.spare(self.view)
        if move is not None:
            self.table.make(Offer((), None, move))

    def _look_at_hand(self) -> None:
        """Show the hand by itself, where the table only shows piles."""
        look_at_hand(self.table, self.view)

    def step_back(self) -> bool:
        return self._arranging is not None and self._arranging.step_back()

    def step_forward(self) -> bool:
        return self._arranging is not None and self._arranging.step_forward()

    def explain(self, advice: Advice) -> Hint:
        """A stronger player's advice in this game's words."""
        return choosing.explain(advice, self.offers())

    def hint(self) -> Hint | None:
        if self._arranging is None:
            return choosing.hint(self.view, self.offers())
        worth = self._arranging.best_worth()
        title = words.BEST_HINT.format(points=signed(worth.points)) if worth.won else words.BEST_HINT_LOST
        return Hint(title, words.BEST_HINT_MORE)

    # ------------------------------------------------------------ around the cards
    def widgets(self) -> Sequence[Widget]:
        if self._arranging is not None:
            return self._arranging.buttons
        if self._counted is not None:
            return self._counted.buttons
        self.spare.shown = choosing.spare(self.view) is not None
        self.spread.shown = Measure(self.table.stage.units).small
        return (self.spare, self.spread)

    def place(self, units: Units, board: Board) -> None:
        names = self.table.stage.input.names.label
        if self._arranging is not None:
            self._arranging.place(units, names)
        elif self._counted is not None:
            self._counted.place(units, names)
        else:
            m = Measure(units)
            x, top, wide = spot_of_column(len(COLUMNS), m)
            self.spread.rect = m.rect(x - wide / 2, top, wide, wide * RATIO)
            self.spread.size = 14 * m.k / units.scale
            self.spare.key_words = names(pygame.KSCAN_0)
            x, y, wide = choice_spot(1, m)
            tall = 54 if not m.small else 34
            self.spare.rect = m.rect(x - wide * 0.55, y + wide * 0.7 + (10 if not m.small else 4), wide * 1.1, tall)
            self.spare.size = 20 if not m.small else 13 * m.k / units.scale

    def open_rules(self) -> None:
        """The rulebook, at the chapter that fits the moment."""
        options = self.table.match.options
        chapter = {Phase.BOMB: "bombs", Phase.ARRANGE: "groups", Phase.OVER: "score"}.get(self.view.facts.phase, "turn")
        self.table.stage.push(Rulebook(BOOKS[GAME_ID](), chapter=chapter, options=options, guided=self.deals.lesson))

    def pause_line(self) -> str:
        if self._counted is not None:
            return words.PAUSE_OVER.format(deal=self.called.by)
        return words.PAUSE_LINE.format(deal=self.called.by, cards=self.view.zone(STOCK.name).unseen)

    def pause_entries(self) -> Sequence[PauseEntry]:
        return self.deals.entries()

    def update(self, dt: float) -> bool:
        self._ring_seen = self.table.stage.input.ring
        if self._arranging is not None:
            self._snapping.follow(self._arranging.draft)
        self._snapping.update(self.table)
        changed = self._tag_enter()
        if self._counted is not None and self._counted.back.update():
            changed = True
            if self._counted.back.review is not None:
                self.deals.reviewed(self._counted.back.review)
        return self._count_on(dt) or changed

    @property
    def _enters(self) -> bool:
        """Whether Enter means the lamp button: for who plays with the mouse. Keys and pads walk to it."""
        return not self._ring_seen and not self.table.fingers.held

    def _tag_enter(self) -> bool:
        """The button that Enter presses now wears its tag; True if that has changed."""
        part = self._arranging or self._counted
        if part is None or Measure(self.table.stage.units).small:
            return False
        first = part.buttons[0]
        pressed = self._enters or self.table.panel.focus is first
        tag = self.table.stage.input.label(Action.CONFIRM) if pressed else ""
        changed, first.key_words = tag != first.key_words, tag
        return changed

    def _count_on(self, dt: float) -> bool:
        if self._counting <= 0.0:
            return False
        before = self._shown
        self._counting = max(0.0, self._counting - dt)
        if int(before * 4) != int(self._shown * 4):
            self.table.stage.sound.play("count")
        return True

    @property
    def _shown(self) -> float:
        """How far the bill is written, 0 to 1."""
        whole = self.table.pace.seconds(COUNTING)
        return 1.0 if self._counting <= 0.0 or whole <= 0.0 else max(0.0, 1.0 - self._counting / whole)

    # ------------------------------------------------------------ picture
    def paint_under(self, surface: Surface) -> None:
        units, fingers, sizing = self.table.stage.units, self.table.fingers, self.table.art.resizing
        arranging = self._arranging
        if arranging is not None:
            aimed = fingers.aimed()
            aim = "" if aimed is None else str(aimed.target)
            key = (units, sizing, arranging.draft, self._targets, aim)
            self._under.draw(surface, arranging, key, self._paint_arranging)
        elif self._counted is not None:
            counted, back = self._counted, self._counted.back
            way = (counted.best_shown, counted.copied, int(self._shown * 4), back.review, back.waiting)
            self._under.draw(surface, counted, (units, sizing, way), self._paint_counted)
        else:
            self._under.draw(surface, self.view, (units, sizing), self._paint_choosing)

    def _paint_choosing(self, surface: Surface) -> None:
        m = Measure(self.table.stage.units)
        paint_ground(surface, m)
        paint_table(surface, self.table.art, self.view, m)

    def _paint_counted(self, surface: Surface) -> None:
        m = Measure(self.table.stage.units)
        assert self._counted is not None
        paint_ground(surface, m)
        paint_result(surface, self._counted, m, self._shown)

    def _paint_arranging(self, surface: Surface) -> None:
        arranging, m = self._arranging, Measure(self.table.stage.units)
        assert arranging is not None
        paint_ground(surface, m)
        aimed = self.table.fingers.aimed()
        then = None if aimed is None else arranging.worth(arranging.after(aimed.move))
        paint_arranging(surface, self.table.art, arranging, m, then)
        aim = "" if aimed is None else str(aimed.target)
        paint_landings(surface, arranging, m, self._targets, aim)

    def paint_over(self, surface: Surface) -> None:
        m, art, fingers = Measure(self.table.stage.units), self.table.art, self.table.fingers
        pointed = fingers.pointed
        if self._arranging is not None:
            aimed = fingers.aimed()
            aim = "" if aimed is None else str(aimed.target)
            paint_arranging_tags(surface, art, self._arranging, m, self._targets, aim)
            self._paint_aim(surface, m)
        elif self._counted is None:
            paint_question(surface, m, self.heading)
            if not self._dealing:
                paint_column_tags(surface, art, self.view, m)
            at = pointed if isinstance(pointed, int) else None
            if self.table.sprites.resting:  # tags of cards that are still on their way would hang in the air
                paint_choice_tags(surface, art, self.view, m, at, self.table.sprites.held)

    @property
    def _targets(self) -> tuple[str, ...]:
        """Where what is held in the arranging may go."""
        fingers = self.table.fingers
        return self._arranging.targets(fingers.held, fingers.targets()) if self._arranging is not None else ()

    def _paint_aim(self, surface: Surface, m: Measure) -> None:
        arranging, fingers = self._arranging, self.table.fingers
        if arranging is None or not fingers.held:
            return
        aimed = fingers.aimed()
        if aimed is None or aimed.target is None or aimed.target not in self._targets:
            return
        said = aim_words(arranging.draft, arranging.after(aimed.move), aimed.target.replace("land", "pile"))
        box = self.table.sprites.board.zones[aimed.target]
        if self.table.stage.input.ring:
            at = (box.centerx, box.bottom + m.n(30))
        else:
            at = (self.table.stage.pointer[0], self.table.stage.pointer[1] + m.n(150))
        paint_pill(surface, self.table.art, m, Pill(said, at, m.text(21, 13), theme.LAMP))
