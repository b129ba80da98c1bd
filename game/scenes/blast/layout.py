"""Where every card and zone lies for one view: pure, so that tests can look at any position in any window."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any

from pygame import Rect

from game.rules.blast.cards import CARDS, PLANETS
from game.rules.blast.moves import Lead, Phase, Play
from game.rules.view import SeenCard, View
from game.scenes.blast.cards import BACK, GHOST, face, key_of, known_by, sorted_hand
from game.scenes.blast.plan import RATIO, Box, Fan, Plan
from game.scenes.table.measure import Measure
from game.stage.board import Board, Pose
from game.stage.faces import Face
from game.stage.units import Units

HAND_Z, TRICK_Z = 200, 100
SHOWN = 5
"""So many cards of a pile lie on it to be seen; the others are below."""
GIFTS = ("gift theirs", "gift mine")
HAND, THEIRS, STOCK, PLAYED, DISCARDS, TRICK = "hand", "theirs", "stock", "played", "discards", "trick"


def layout(
    view: View[Any],
    units: Units,
    near: int,
    chosen: Collection[int] = (),
    dim: Collection[int] = (),
    *,
    by_faction: bool = False,
    open_all: bool = False,
    risen: Collection[int] = (),
) -> Board:
    """The table with `near` at the near side. `chosen`: cards laid out as a gift that isn't given yet.

    `risen`: cards that are picked and stand out of the hand.
    `open_all`: the other hand lies open as far as the view knows it.
    Zones: hand, theirs, stock, played, discards, gift mine, gift theirs, trick, and the planets by name.
    """
    spots = Plan(Measure(units))
    poses: dict[int, Pose] = {}
    _lay_piles(poses, view, spots)
    _lay_trick(poses, view, spots, near)
    _lay_backs(poses, view, spots, near, open_all=open_all)
    _lay_near(poses, view, spots, near, chosen, dim, by_faction=by_faction)
    for key in risen:
        if key in poses and poses[key].z >= HAND_Z:
            poses[key] = replace(poses[key], y=poses[key].y - spots.m.n(spots.rise))
    return Board(units.size, poses, _zones(spots))


def _zones(spots: Plan) -> dict[str, Rect]:
    zones = {HAND: spots.box(spots.hand_box()), THEIRS: spots.box(spots.backs_box())}
    for name, (x, y) in zip((STOCK, PLAYED, DISCARDS), spots.piles, strict=True):
        zones[name] = spots.box(_around(x, y, spots.pile_wide))
    for at, planet in enumerate(PLANETS):
        zones[planet] = spots.box(spots.lane(at))
    zones[TRICK] = spots.box(spots.panel)
    for near, name in enumerate(GIFTS):
        zones[name] = spots.box(spots.row(bool(near)))
    return zones


def _around(x: float, y: float, wide: float) -> Box:
    return x - wide / 2, y - wide * RATIO / 2, wide, wide * RATIO


def _pose(spots: Plan, fan: Fan, at: int, shown: Face, z: int, *, up: bool, dim: bool = False) -> Pose:
    m = spots.m
    return Pose(shown, m.x(fan.x + fan.step * at), m.y(fan.y), m.n(fan.wide), z=z, up=up, dim=dim)


# ------------------------------------------------------------------ hands
def exchanging(view: View[Any]) -> bool:
    """Whether gifts are chosen now."""
    return view.facts.phase is Phase.EXCHANGE


def given(view: View[Any], near: int, chosen: Collection[int] = ()) -> tuple[int, ...]:
    """The near seat's cards that lie as its gift: chosen already, or being chosen; by the table's numbers."""
    if not exchanging(view):
        return ()
    if view.facts.chosen[near] and view.facts.known.gave:
        return known_by(view.facts.round, view.facts.known.gave)
    return tuple(chosen)


def _lay_near(
    poses: dict[int, Pose],
    view: View[Any],
    spots: Plan,
    near: int,
    chosen: Collection[int],
    dim: Collection[int],
    *,
    by_faction: bool,
) -> None:
    round_ = view.facts.round
    cards = {key_of(round_, card): card for card in sorted_hand(view.zone(HAND, near).cards, by_faction=by_faction)}
    gift = [key for key in given(view, near, chosen) if key in cards]
    if not gift and exchanging(view) and view.facts.chosen[near]:
        hidden = list(cards)[-view.facts.exchange :]
        gift = [GHOST + key for key in hidden]
        cards.update({GHOST + key: cards.pop(key) for key in hidden})
    rest = [key for key in cards if key not in gift]
    fan = spots.hand(len(rest))
    for at, key in enumerate(rest):
        shown, up = _shown(cards[key])
        poses[key] = _pose(spots, fan, at, shown, HAND_Z + at, up=up, dim=key in dim)
    row = spots.in_row(True, view.facts.exchange, wide_apart=True)
    for at, key in enumerate(gift):
        shown, up = _shown(cards[key])
        poses[key] = _pose(spots, row, at, shown, TRICK_Z + at, up=up)


def _lay_backs(poses: dict[int, Pose], view: View[Any], spots: Plan, near: int, *, open_all: bool) -> None:
    """The other hand; in play it shows nowhere which of its cards are the gift, and from where they came."""
    held = view.zone(HAND, 1 - near).cards
    cards = sorted_hand(held, by_faction=False) if open_all else list(held)
    gift: list[SeenCard] = []
    if exchanging(view) and view.facts.chosen[1 - near]:
        gift, cards = cards[-view.facts.exchange :], cards[: -view.facts.exchange]
    fan, m = spots.backs(len(cards), open_all=open_all), spots.m
    for at, card in enumerate(cards):
        off = at - (len(cards) - 1) / 2
        y = fan.y - (0 if spots.small else abs(off) ** 1.6 * 1.3)
        x, turn = m.x(fan.x + fan.step * at), round(fan.turn * off / 2) * 2
        shown, up = _shown(card) if open_all else (BACK, False)
        key = key_of(view.facts.round, card) if up else card.id
        poses[key] = Pose(shown, x, m.y(y), m.n(fan.wide), turn, z=at, up=up)
    row = spots.in_row(False, view.facts.exchange, wide_apart=True)
    for at, card in enumerate(gift):
        poses[GHOST + card.id] = _pose(spots, row, at, BACK, TRICK_Z + at, up=False)


def _shown(card: SeenCard) -> tuple[Face, bool]:
    return (BACK, False) if card.face is None else (face(card.face), True)


# ------------------------------------------------------------------ what was played
def latest(view: View[Any], seat: int) -> Lead | Play | None:
    """The seat's last play in the trick that lies there, unless it was beaten and its answer is waited for."""
    facts = view.facts
    if facts.phase in (Phase.DEAL, Phase.OVER) or (facts.phase is Phase.ANSWER and view.to_move == (seat,)):
        return None
    plays = [move for who, move in facts.trick if who == seat and isinstance(move, Lead | Play)]
    return plays[-1] if plays else None


def _lay_trick(poses: dict[int, Pose], view: View[Any], spots: Plan, near: int) -> None:
    for seat in (0, 1):
        move = latest(view, seat)
        if move is None:
            continue
        texts = [CARDS[card] for card in move.combination.cards]
        fan = spots.in_row(seat == near, len(texts))
        for at, (text, key) in enumerate(zip(texts, known_by(view.facts.round, texts), strict=True)):
            poses[key] = _pose(spots, fan, at, face(text), TRICK_Z + at, up=True)


def beaten(view: View[Any]) -> list[str]:
    """Cards of the trick that lie on the pile already: what was beaten since."""
    shown = {card for seat in (0, 1) if (move := latest(view, seat)) is not None for card in move.combination.cards}
    return [str(card.face) for card in view.zone(TRICK).cards if CARDS.index(str(card.face)) not in shown]


def pile(view: View[Any], name: str) -> list[str]:
    """The faces on a pile, the lowest first."""
    lying = [str(card.face) for card in view.zone(name).cards]
    return [*lying, *beaten(view)] if name == PLAYED else lying


def _lay_piles(poses: dict[int, Pose], view: View[Any], spots: Plan) -> None:
    for name, (x, y) in zip((PLAYED, DISCARDS), spots.piles[1:], strict=True):
        _lay_pile(poses, spots, pile(view, name)[-SHOWN:], view.facts.round, x, y)


def _lay_pile(poses: dict[int, Pose], spots: Plan, texts: Sequence[str], round_: int, x: float, y: float) -> None:
    m = spots.m
    for at, (text, key) in enumerate(zip(texts, known_by(round_, texts), strict=True)):
        askew = (key * 37 % 9 - 4) * 2
        poses[key] = Pose(face(text), m.x(x), m.y(y), m.n(spots.pile_wide), askew, z=10 + at)
