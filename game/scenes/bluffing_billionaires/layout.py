"""Where everything lies: a pure function of the view, whose side is near, and the window."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pygame import Rect

from game.rules.bluffing_billionaires.views import BONUS, FACE_DOWN, HAND, TAKEN, TURNED_UP, Phase
from game.rules.view import SeenCard, View
from game.scenes.bluffing_billionaires.cards import decks, seen
from game.scenes.bluffing_billionaires.plan import LEDGER, Plan
from game.scenes.table.measure import Measure
from game.stage.board import Board, Pose
from game.stage.units import Units

RATIO = 1.4
FIELD, FIRST, SECOND, LEFT_FROM = "field", "first", "second", "left from"
"""Zones: where cards are played, the two answers, and where a card lay that has just left a hand."""
NEWEST = 6
"""So many cards of a bonus pile lie side by side; the older ones are below."""
CURVE, TURN = 4.2, 2.4
"""How much lower each card of the hand lies towards the ends of the fan, and how much further it is turned."""


@dataclass(frozen=True)
class Asked:
    """What is asked of those who look: two answers, which of them can't be given; or whom to rob."""

    answers: bool = False
    victims: tuple[int, ...] = ()


def seat_zone(seat: int) -> str:
    """The zone of a player."""
    return f"seat {seat}"


def bonus_zone(seat: int) -> str:
    """The zone of a bonus pile."""
    return f"bonus {seat}"


def owner_of(zone: str) -> int | None:
    """The seat whose bonus pile a zone is; None for another zone."""
    return int(zone.removeprefix("bonus ")) if zone.startswith("bonus ") else None


@dataclass(frozen=True)
class Showdown:
    """The cards that lie in the middle, by their ids: the claim, the present challenger's, the one that is taken."""

    claim: int | None = None
    caller: int | None = None
    taken: int | None = None

    @property
    def on(self) -> bool:
        """Whether anything lies there."""
        return self.claim is not None or self.taken is not None


def showdown(view: View[Any]) -> Showdown:
    """What of the view lies in the middle; while blue decides (bluff-18) the card that is taken alone."""
    if view.result is not None:
        return Showdown()
    facts = view.facts
    taken = next((card.id for seat in range(view.seats) for card in view.zone(TAKEN.name, seat).cards), None)
    if facts.phase is Phase.PROTECTING:
        return Showdown(taken=taken)
    claim = _only(view, TURNED_UP.name, facts.active)
    caller = _only(view, TURNED_UP.name, facts.challengers[0]) if facts.challengers else None
    return Showdown(claim, caller, taken)


def _only(view: View[Any], zone: str, seat: int | None) -> int | None:
    cards = view.zone(zone, seat).cards if seat is not None else ()
    return cards[0].id if cards else None


class Layout:
    """Lays one view out."""

    def __init__(self, view: View[Any], near: int, units: Units) -> None:
        self.view, self.near = view, near
        self.m = Measure(units)
        self.plan = Plan(self.m, view.seats, near)
        self.show = showdown(view)
        self.decks = decks(view)
        self.poses: dict[int, Pose] = {}

    def board(self, asked: Asked, left_from: Rect | None, opened: bool = False, *, open_all: bool = False) -> Board:
        """The board; `opened`: the near player's own card lies face up before its owner."""
        for seat in range(self.view.seats):
            self._bonus(seat)
            self._cloth(seat, open_all or (opened and seat == self.near))
            self._hand(seat, dim=asked.answers or bool(asked.victims))
        return Board(self.m.units.size, self.poses, self._zones(asked, left_from))

    def _pose(self, card: SeenCard, seat: int, x: float, y: float, wide: float, **more: Any) -> None:
        m = self.m
        shown = seen(card, self.decks[seat])
        more.setdefault("up", card.face is not None)
        self.poses[card.id] = Pose(shown, m.x(x), m.y(y), m.n(wide), **more)

    # -------------------------------------------------------------- one seat
    def _bonus(self, seat: int) -> None:
        x, y, wide, step, room = self.plan.place(seat).bonus
        cards = self.view.zone(BONUS.name, seat).cards
        shown = min(len(cards), NEWEST)
        step = min(step, (room - wide) / max(1, shown - 1))
        for at, card in enumerate(cards):
            place = max(0, at - (len(cards) - shown)) - (shown - 1) / 2
            tilt = -2 * round(min(2.0, max(-2.0, place)))
            self._pose(card, seat, x + place * step, y, wide, angle=0 if self.m.small else tilt, z=10 + at)

    def _cloth(self, seat: int, opened: bool) -> None:
        """What lies before a player, or in the middle during a challenge; at the end it gives way to the hands."""
        if self.view.result is not None and seat != self.near:
            return
        for name in (FACE_DOWN.name, TURNED_UP.name, TAKEN.name):
            for card in self.view.zone(name, seat).cards:
                x, y, wide, angle = self._spot(seat, card.id)
                up = name != FACE_DOWN.name or opened
                self._pose(card, seat, x, y, wide, angle=angle, z=60, up=up)

    def _spot(self, seat: int, card: int) -> tuple[float, float, float, float]:
        middle, lowered = self.plan.middle, self.plan.lowered
        alone = self.show.claim is None
        taken = middle.home if alone else middle.taken
        places = {self.show.claim: middle.claim, self.show.caller: middle.caller, self.show.taken: taken}
        if card in places:
            x, y, wide = places[card]
            return x, y + lowered, wide, 0
        if seat == self.near:
            x, y, wide = middle.aside
            if self.show.on or self.view.seat is None:
                return x, y + lowered, wide, 0
            x, y, wide = middle.home
            return x, y + lowered, wide, 0
        return self.plan.place(seat).card

    def _hand(self, seat: int, *, dim: bool) -> None:
        """The hand of a seat; `dim`: something else than a card is asked for."""
        place, view = self.plan.place(seat), self.view
        over = view.result is not None
        cards = view.zone(HAND.name, seat).cards if view.facts.phase is not Phase.START else ()
        if place.hand is not None:
            x, y, wide, room = place.hand
        elif over:
            (x, y, wide, _), room = place.card, 130 if not self.m.small else 76
            wide *= 0.62
        else:
            return
        step = min(wide * 0.85, (room - wide) / max(1, len(cards) - 1))
        near = seat == self.near
        dim = dim and near and seat == view.seat
        if near and seat == view.seat:
            cards = tuple(sorted(cards, key=lambda card: card.id))
        for at, card in enumerate(cards):
            k = at - (len(cards) - 1) / 2
            fanned = near and not self.m.small
            close = step / (wide * 0.85)
            down = k * k * CURVE * close if fanned else 0
            angle = -TURN * k * close if fanned else 0
            self._pose(card, seat, x + k * step, y + down, wide, angle=angle, z=100 + at, dim=dim)

    # -------------------------------------------------------------- zones
    def _zones(self, asked: Asked, left_from: Rect | None) -> dict[str, Rect]:
        m, middle, lowered = self.m, self.plan.middle, self.plan.lowered
        zones: dict[str, Rect] = {}
        if left_from is not None:
            zones[LEFT_FROM] = left_from
        for seat in range(self.view.seats):
            place = self.plan.place(seat)
            zones[seat_zone(seat)] = self._seat_rect(seat)
            x, y, wide, _, room = place.bonus
            tall = wide * RATIO + (12 if not m.small else 2)
            zones[bonus_zone(seat)] = m.rect(x - room / 2, y - tall / 2, room, tall)
        if not m.small:
            x, y, wide, tall = LEDGER
            zones["ledger"] = m.rect(x, y, wide, m.tall - y - 24)
        if asked.answers:
            zones[FIRST] = m.rect(middle.first[0], middle.first[1] + lowered, *middle.first[2:])
        if asked.answers or asked.victims:
            zones[SECOND] = m.rect(middle.second[0], middle.second[1] + lowered, *middle.second[2:])
        else:
            x, y, wide, tall = middle.field
            zones[FIELD] = m.rect(x, y + lowered, wide, tall)
        return zones

    def _seat_rect(self, seat: int) -> Rect:
        place, m = self.plan.place(seat), self.m
        x, y, wide, tall = place.plate
        if m.small:
            size = place.portrait[2]
            return m.rect(place.portrait[0] - size / 2, y, wide + size, 56)
        top = place.portrait[1] - place.portrait[2] * 0.5
        return m.rect(x, top, wide, y + tall - top)


def layout(
    view: View[Any],
    near: int,
    units: Units,
    asked: Asked | None = None,
    left_from: Rect | None = None,
    opened: bool = False,
    *,
    open_all: bool = False,
) -> Board:
    """The board of a view. `open_all`: whatever lies face down shows its face if the view knows it."""
    return Layout(view, near, units).board(asked or Asked(), left_from, opened, open_all=open_all)


def widths(m: Measure, seats: int) -> tuple[int, int]:
    """The widths at which cards lie face up, in pixels: in a hand, and as claim and answer in the middle."""
    plan = Plan(m, seats, 0)
    hand = plan.place(0).hand
    return m.n(hand[2] if hand else 100), m.n(plan.middle.claim[2])
