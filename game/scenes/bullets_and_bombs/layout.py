"""Where everything lies while cards are turned up and kept: a pure function of view and window."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pygame import Rect

from game.rules.bullets_and_bombs.moves import Lose
from game.rules.bullets_and_bombs.sight import ASIDE, BOMB, CHOICE, DISCARDS, HAND, PLAYER, STOCK
from game.rules.bullets_and_bombs.table import Phase
from game.rules.view import SeenCard, View
from game.scenes.bullets_and_bombs.cards import COLUMNS, RANKS, column, face
from game.scenes.table.measure import Measure
from game.stage.board import Board, Pose
from game.stage.units import Units

SHOWN_DISCARDS = 6
"""So many of the discards lie on the pile to be seen; the others are below."""
PITCH, COLUMN, TOP, STEP, WIDEST_STEP = 141.4, 132, 612, 40, 56
CHOICE_X, CHOICE_WIDE, CHOICE_APART, CHOICE_Y = 850, 206, 136, 306
STOCK_AT, DISCARDS_AT, PILE_WIDE = (140, 300), (346, 294), 156
ASIDE_AT, ASIDE_WIDE = (478, 268), 72
GOAL = (1234, 100, 646, 426)
FOOT = 26
SMALL_PITCH, SMALL_WIDE, SMALL_TOP, SMALL_ROW, SMALL_EDGE, SMALL_EDGES = 111, 84, 302, 157, 2.6, 20.0
SMALL_CHOICE_Y, SMALL_CHOICE_WIDE, SMALL_CHOICE_X, SMALL_CHOICE_APART = 155, 110, 340, 73
SMALL_PILE = 72
SMALL_GOAL = (492, 48, 296, 200)
RATIO = 1.4


def layout(view: View[Any], units: Units) -> Board:
    """The board of a view in the phases before the arranging."""
    m = Measure(units)
    poses = {**_hand(view, m), **_piles(view, m), **_choice(view, m)}
    places = dict(zones(m))
    for card in view.zone(BOMB.name).cards:
        places[BOMB.name] = poses[card.id].bounds
    return Board(units.size, poses, places)


def grown(m: Measure) -> float:
    """How far the text is enlarged, 0 to 1: in small windows cards then make room for it."""
    return min(1.0, (m.units.text_size - 1.0) / 0.5)


def zones(m: Measure) -> Mapping[str, Rect]:
    """The places of the table by name; none overlaps another."""
    if m.small:
        return {
            STOCK.name: m.rect(14, 68, 76, 108),
            DISCARDS.name: m.rect(100, 66, 84, 112),
            CHOICE.name: m.rect(206, 72, 270, 182),
            "goal": m.rect(*SMALL_GOAL),
            HAND.name: m.rect(10, 266, 780, m.tall - 268),
        }
    return {
        STOCK.name: m.rect(58, 184, 164, 232),
        DISCARDS.name: m.rect(258, 176, 180, 240),
        CHOICE.name: m.rect(590, 136, 520, 366),
        "goal": m.rect(*GOAL),
        HAND.name: m.rect(40, 548, 1840, m.tall - 552),
    }


def columns(cards: Sequence[SeenCard]) -> dict[str, list[SeenCard]]:
    """The hand by columns; in each the card that has been there longest comes first."""
    by_column: dict[str, list[SeenCard]] = {name: [] for name in COLUMNS}
    for card in sorted(cards, key=lambda card: card.id):
        by_column[column(card.face or "")].append(card)
    return by_column


def hand(view: View[Any]) -> dict[str, list[SeenCard]]:
    """The hand of a view by columns."""
    return columns(view.zone(HAND.name, PLAYER).cards)


def spot_of_column(at: int, m: Measure) -> tuple[float, float, float]:
    """Middle, top and width of a column of the hand, in design units."""
    if m.small:
        row, place = divmod(at, 7)
        return 67 + SMALL_PITCH * place, SMALL_TOP + (SMALL_ROW + 6 * grown(m)) * row, SMALL_WIDE
    return 40 + PITCH * (at + 0.5), TOP, COLUMN


def step_down(cards: int, m: Measure) -> float:
    """How far each card of a column lies below the one before, in design units of the large table."""
    room = m.tall - FOOT - TOP - COLUMN * RATIO
    return min(STEP if m.tall <= 1100 else WIDEST_STEP, room / max(1, cards - 1))


def bottom_of(cards: int, at: int, m: Measure) -> float:
    """Where the lowest card of a column ends, in design units."""
    _, top, wide = spot_of_column(at, m)
    return top + wide * RATIO + (0 if m.small else step_down(cards, m) * max(0, cards - 1))


def _hand(view: View[Any], m: Measure) -> dict[int, Pose]:
    poses = {}
    takers = _named(view)
    for at, (name, cards) in enumerate(hand(view).items()):
        x, top, wide = spot_of_column(at, m)
        dim = bool(takers) and name not in takers
        for place, card in enumerate(cards):
            if m.small:
                below = len(cards) - 1 - place
                y = top - min(SMALL_EDGE, (SMALL_EDGES - 10 * grown(m)) / max(1, len(cards) - 1)) * below
            else:
                y = top + step_down(len(cards), m) * place
            middle = y + wide * RATIO / 2
            shown = face(card.face or "", card.id)
            poses[card.id] = Pose(shown, m.x(x), m.y(middle), m.n(wide), z=100 + place, dim=dim)
    return poses


def _named(view: View[Any]) -> set[str]:
    """The ranks that may be named at a bomb that waits."""
    return {RANKS[move.rank] for move in view.legal if isinstance(move, Lose) and move.rank >= 0}


def tilt(card: int) -> int:
    """How a card lies on a pile: a little askew, always the same for the same card."""
    return (card * 37 % 12 - 6) * 2


def _piles(view: View[Any], m: Measure) -> dict[int, Pose]:
    poses = {}
    (x, y), wide = ((140, 122), SMALL_PILE) if m.small else (DISCARDS_AT, PILE_WIDE)
    most = 6 if m.small else 12
    for place, card in enumerate(view.zone(DISCARDS.name).cards[-SHOWN_DISCARDS:]):
        shown = face(card.face or "", card.id)
        angle = tilt(card.id) * most // 12 // 2 * 2
        aside = card.id * 13 % 9 - 4
        poses[card.id] = Pose(shown, m.x(x + aside * wide / 156), m.y(y), m.n(wide), angle, z=10 + place)
    for place, card in enumerate(view.zone(ASIDE.name).cards):
        shown = face(card.face or "", card.id)
        spot = (186, 88 + 18 * place, 32) if m.small else (ASIDE_AT[0], ASIDE_AT[1] + 44 * place, ASIDE_WIDE)
        poses[card.id] = Pose(shown, m.x(spot[0]), m.y(spot[1]), m.n(spot[2]), z=place)
    return poses


def choice_spot(at: int, m: Measure) -> tuple[float, float, float]:
    """Middle and width of a choice card: 0 the left place, 1 the right one."""
    side = 2 * at - 1
    if m.small:
        less = grown(m)
        wide = SMALL_CHOICE_WIDE - 14 * less
        return SMALL_CHOICE_X + side * SMALL_CHOICE_APART, SMALL_CHOICE_Y - 2 + 4 * at - 4 * less, wide
    return CHOICE_X + side * CHOICE_APART, CHOICE_Y - 4 + 8 * at, CHOICE_WIDE


def _choice(view: View[Any], m: Measure) -> dict[int, Pose]:
    """The choice cards side by side; a bomb lies where the next of them would."""
    lying = [*view.zone(CHOICE.name).cards, *view.zone(BOMB.name).cards]
    alone = len(lying) == 1 and view.facts.phase is Phase.BOMB
    poses = {}
    for place, card in enumerate(lying):
        x, y, wide = choice_spot(place, m)
        if alone:
            x = SMALL_CHOICE_X if m.small else CHOICE_X
        shown = face(card.face or "", card.id)
        poses[card.id] = Pose(shown, m.x(x), m.y(y), m.n(wide), z=60 + place)
    return poses


def card_widths(m: Measure) -> tuple[float, ...]:
    """The widths at which cards lie here, in design units."""
    return (choice_spot(0, m)[2], SMALL_WIDE, SMALL_PILE) if m.small else (CHOICE_WIDE, COLUMN, PILE_WIDE)
