"""What is drawn round the cards: felt and people, painted once; over them line, answers, tags, thumbs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import pygame
from pygame import Rect, Surface

from game.rules.bluffing_billionaires.events import Compared, TurnedUp
from game.rules.bluffing_billionaires.views import BONUS, FACE_DOWN, TURNED_UP, Phase
from game.rules.view import View
from game.scenes.bluffing_billionaires import tags, told
from game.scenes.bluffing_billionaires.cards import named, value
from game.scenes.bluffing_billionaires.layout import FIELD, bonus_zone, showdown
from game.scenes.bluffing_billionaires.ledger import Ledger
from game.scenes.bluffing_billionaires.path import is_clear, paint_way, way
from game.scenes.bluffing_billionaires.people import People
from game.scenes.bluffing_billionaires.plan import AXIS, LOOKS_A_ROW, Place, Plan
from game.scenes.bluffing_billionaires.reply import draw_replies
from game.scenes.bluffing_billionaires.tags import DARK
from game.scenes.table.journal import Line
from game.scenes.table.layer import Layer
from game.scenes.table.measure import Measure
from game.scenes.words import bluffing_billionaires as words
from game.stage import draw, grounds, text, theme
from game.stage.theme import Colour, Role
from game.stage.units import LEAST_TEXT

if TYPE_CHECKING:
    from game.scenes.bluffing_billionaires.game import BluffGame

FELT = ("#2A6A49", "#0C2419", (0.39, 0.5))
LABEL_ROOM = 18
LOOK_ROOM = 640
"""How wide the line below the buttons of the votes may become beside the tag of the near player's card."""
INLINE = 180
"""From this distance between claim and caller on what it means stands between the two figures, not below them."""


class Picture:
    """Belongs to a game."""

    def __init__(self, game: BluffGame) -> None:
        self.game = game
        self._layer = Layer()

    def _set(self) -> tuple[Measure, Plan, View[Any]]:
        table = self.game.table
        m = Measure(table.stage.units)
        return m, Plan(m, self.game.view.seats, table.near), self.game.view

    # -------------------------------------------------------------- under the cards
    def under(self, surface: Surface) -> None:
        """What lies still, and what glows."""
        game, table = self.game, self.game.table
        lines = self.written()
        written = (len(lines), lines[-1] if lines else None)
        key = (table.stage.units, table.near, game.asked.victims, game.told.taken, written)
        self._layer.draw(surface, game.view, key, self._still)
        self._field(surface)
        self._glows(surface)

    def _still(self, surface: Surface) -> None:
        """Felt, ledger, piles, people."""
        m, plan, view = self._set()
        game = self.game
        surface.blit(grounds.felt(m.units.size, *FELT), (0, 0))
        if not m.small:
            self._rim(surface, m, plan)
            box = game.table.sprites.board.zones.get("ledger")
            if box is not None:
                ledger = Ledger(game.table.art, m, box, game.seating.looks, game.names)
                ledger.draw(surface, self.written(), view)
            self._labels(surface, m, plan, view)
        self._way(surface, m, plan, view)
        People(game, m, plan, view).paint(surface)

    def written(self) -> Sequence[Line]:
        """The lines of the ledger: how a comparison ends is written once its cards lie open."""
        lines = self.game.table.journal.lines
        end = len(lines)
        while end and isinstance(lines[end - 1].event, TurnedUp | Compared) and self._turning(self.game.view):
            end -= 1
        return lines[:end]

    def _rim(self, surface: Surface, m: Measure, plan: Plan) -> None:
        """The brass inlay of the cloth."""

        def make() -> Surface:
            wide, tall = m.n(1240), m.n(656 + plan.lowered)
            large = Surface((wide * 2, tall * 2), pygame.SRCALPHA)
            for inset, width, alpha in ((0, 5, 150), (16, 2, 130)):
                box = large.get_rect().inflate(-4 * m.n(inset + 4), -4 * m.n(inset + 4))
                pygame.draw.ellipse(large, (217, 164, 65, alpha), box, max(1, m.n(width * 2)))
            return pygame.transform.smoothscale(large, (wide, tall))

        rim = draw.soft_shelf.get(("bluff rim", m.units.size), make)
        surface.blit(rim, rim.get_rect(center=m.at(AXIS, 560 + plan.lowered)))

    def _labels(self, surface: Surface, m: Measure, plan: Plan, view: View[Any]) -> None:
        """What the near bonus pile is; with two players also hand and pile of the other."""
        for seat in range(view.seats):
            place = plan.place(seat)
            if place.hand is None:
                continue
            zone, name = self.game.table.sprites.board.zones[bonus_zone(seat)], self.game.names[seat].upper()
            mine = view.seat == seat
            label = words.BONUS_MINE if mine else words.BONUS_OF.format(name=name)
            self._label(surface, m, (zone.centerx, zone.bottom + m.n(LABEL_ROOM)), label, m.n(place.bonus[4]))
            if not view.zone(BONUS.name, seat).cards:
                box = Rect(0, 0, m.n(104), m.n(146))
                box.center = zone.center
                draw.dashed(surface, box, m.n(8), "#7C8B5A", max(1, m.n(2)))
            if seat != plan.near:
                x, y, wide, room = place.hand
                at = m.at(x, y + wide * 0.7 + 6 + LABEL_ROOM)
                self._label(surface, m, at, words.HAND_OF.format(name=name), m.n(room))

    def _label(self, surface: Surface, m: Measure, at: tuple[int, int], said: str, room: int) -> None:
        px = tags.grown(m, 19, 12)
        text.write(surface, said, at, Role.LABEL, px, theme.PARCHMENT, "center", spacing=m.k, room=room)

    def _way(self, surface: Surface, m: Measure, plan: Plan, view: View[Any]) -> None:
        """Where the card that is taken goes."""
        taken = self.game.told.taken
        if taken is None or showdown(view).taken is None or view.facts.phase is Phase.PROTECTING:
            return
        if is_clear(plan, taken.taker):
            paint_way(surface, m, way(plan, taken.card.seat, taken.taker))

    def _field(self, surface: Surface) -> None:
        """Where a card that is carried can be let go."""
        table = self.game.table
        zone = table.sprites.board.zones.get(FIELD)
        if zone is not None and FIELD in table.fingers.targets():
            aimed = table.fingers.aimed() is not None
            draw.dashed(surface, zone, 20, theme.LAMP if aimed else theme.BRASS, 4 if aimed else 2)

    def _glows(self, surface: Surface) -> None:
        """The card that it is about, and the winner of a comparison."""
        sprites, view = self.game.table.sprites, self.game.view
        active, compared = view.facts.active, self.game.told.compared
        seat = compared.winner if compared is not None else active
        if seat is None or view.result is not None or not sprites.resting:
            return
        m = Measure(self.game.table.stage.units)
        for card in [*view.zone(FACE_DOWN.name, seat).cards, *view.zone(TURNED_UP.name, seat).cards]:
            if card.id in sprites:
                box = sprites.bounds(card.id)
                draw.glow(surface, box, m.n(16 if not m.small else 8), max(3, box.w // 14))

    # -------------------------------------------------------------- over the cards
    def over(self, surface: Surface) -> None:
        """Line, answers, tags, thumbs."""
        m, plan, view = self._set()
        x, y = plan.middle.line
        room = m.n(750 if not m.small else 780)
        at = m.at(x, y + plan.lowered)
        if not self._turning(view):
            tags.letters(surface, self.game.line, at, Role.TITLE, tags.grown(m, 46, 22, 1.15), theme.CREAM, room)
        draw_replies(surface, self.game, m)
        self._duel(surface, m, plan, view)
        if self.game.voting.lobby and not m.small and len(self.game.voting.due(view)) <= LOOKS_A_ROW:
            at = m.at(x, plan.middle.buttons[1] + plan.lowered + 162)
            px, fitting = tags.grown(m, 21, 12, 1.5), m.n(LOOK_ROOM)
            tags.letters(surface, words.LOOK_FIRST, at, Role.TEXT, px, theme.FAINT, fitting)
        for seat in range(view.seats):
            self._seat_tag(surface, m, plan, view, seat)

    def _duel(self, surface: Surface, m: Measure, plan: Plan, view: View[Any]) -> None:
        """Between the two cards of a comparison: figures and what they mean; and who is who."""
        show, facts, name = showdown(view), view.facts, self.game.names
        self._figures(surface, m, plan, view)
        if show.claim is not None and facts.active is not None:
            line = words.YOU_CLAIMED if view.seat == facts.active else words.CLAIMED
            self._tag(surface, m, show.claim, line.format(name=name[facts.active]), theme.LAMP)
        if show.caller is not None:
            seat = facts.challengers[0]
            line = words.YOU_CALLED if view.seat == seat else words.CALLED
            self._tag(surface, m, show.caller, line.format(name=name[seat]), theme.PARCHMENT)
        taken = self.game.told.taken
        if show.taken is not None and facts.phase is Phase.PROTECTING:
            self._tag(surface, m, show.taken, words.PROTECTED, theme.PARCHMENT)
        elif show.taken is not None and taken is not None:
            line = words.HIGHEST if taken.highest else words.BY_CHANCE
            self._tag(surface, m, show.taken, line.format(card=named(taken.card.face)), theme.PARCHMENT)
            line = words.YOU_TAKE if view.seat == taken.taker else words.SOMEBODY_TAKES
            self._tag(surface, m, show.taken, line.format(name=name[taken.taker]), theme.PARCHMENT, above=True)

    def _turning(self, view: View[Any]) -> bool:
        """Whether cards of a comparison are still turning over: until they lie open nothing says how it ends."""
        show, sprites = showdown(view), self.game.table.sprites
        compared = (card for card in (show.claim, show.caller) if card is not None and card in sprites)
        return any(not sprites.settled(card) for card in compared)

    def _figures(self, surface: Surface, m: Measure, plan: Plan, view: View[Any]) -> None:
        values = told.figures(view)
        if values is None or self._turning(view):
            return
        claim, caller = values
        one, two = plan.middle.claim, plan.middle.caller
        x, y = (one[0] + two[0]) / 2, one[1] + plan.lowered
        compared = self.game.told.compared
        won = compared is not None and compared.winner == view.facts.active
        inline = two[0] - one[0] - one[2] >= INLINE
        apart = 64 if inline else 34 if not m.small else 22
        up = 0 if inline else apart * 0.5
        for away, figure, lit in ((-apart, claim, won), (apart, caller, not won)):
            at = m.at(x + away, y - up)
            tone = theme.LAMP if lit else theme.PARCHMENT
            px = tags.grown(m, 62, 34, 1.1)
            tags.letters(surface, str(figure), at, Role.TITLE, px, tone, m.n(90))
        verb = words.TIES if claim == caller else words.BEATS if claim > caller else words.LOSES
        room = m.n(2 * apart - 46 if inline else apart * 3.4)
        tags.letters(
            surface, verb, m.at(x, y + (2 if inline else apart)), Role.BOLD, tags.grown(m, 21, 13), theme.CREAM, room
        )

    def _tag(self, surface: Surface, m: Measure, card: int, said: str, fill: Colour, *, above: bool = False) -> None:
        sprites = self.game.table.sprites
        if card in sprites and sprites.resting:
            box = sprites.bounds(card)
            y = box.y - m.n(8) if above else box.bottom + m.n(2)
            tags.pill(surface, m, (box.centerx, y), said, fill, round(box.w * 1.5))

    # -------------------------------------------------------------- beside the cards of one seat
    def _seat_tag(self, surface: Surface, m: Measure, plan: Plan, view: View[Any], seat: int) -> None:
        sprites, facts, game = self.game.table.sprites, view.facts, self.game
        cards = view.zone(FACE_DOWN.name, seat).cards or view.zone(TURNED_UP.name, seat).cards
        card = cards[0] if cards else None
        box = sprites.bounds(card.id) if card is not None and card.id in sprites else None
        voting = facts.phase is Phase.VOTE
        if card is None or box is None:
            if voting and seat != facts.active and seat != plan.near:
                draw_no_vote(surface, m, plan.place(seat))
            return
        if not sprites.resting:
            return
        up = game.told.thumbs.get(seat)
        if up is not None:
            tags.thumb(surface, m, box, game.seating.looks[seat], up, game.slammed)
        if view.zone(TURNED_UP.name, seat).cards:
            return
        under = (box.centerx, box.bottom + m.n(2))
        if voting and seat in facts.voters and seat != view.seat:
            waits = words.TO_VOTE if seat in game.people else words.THINKING
            said = words.VOTED if seat in facts.voted else waits
            fill: Colour = "#A9C480" if seat in facts.voted else theme.PARCHMENT
            tags.pill(surface, m, under, said, fill, m.n(132))
        elif card.face is not None and seat == view.seat:
            tags.pill(surface, m, under, words.YOUR_CARD.format(value=value(card.face)), DARK, m.n(180))


def draw_no_vote(surface: Surface, m: Measure, place: Place) -> Rect:
    """Where the card of another player would lie: that there is none, and so no vote.

    Away from a bonus pile beside it; where the pile is below, high up between portrait and the neighbour's card.
    """
    x, y = place.card[:2]
    beside = x - place.bonus[0]
    at_side = not m.small and abs(beside) <= place.bonus[2]
    down, room = (20, 74) if m.small else (-62, 140) if at_side else (30, 150)
    whole = text.width(words.NO_CARD, Role.BOLD, LEAST_TEXT) <= m.n(room)
    said = words.NO_CARD if whole else words.NO_CARD_SHORT
    return tags.pill(surface, m, m.at(x + (0 if m.small else beside * 0.2), y + down), said, DARK, m.n(room))
