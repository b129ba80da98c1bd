"""Positions of Bullets and Bombs, written in the notation."""

from __future__ import annotations

from collections import Counter
from random import Random

from game.rules.bullets_and_bombs import GAME
from game.rules.bullets_and_bombs.cards import BULLET, DECK, FACES, PLACES, RANKS, WILD
from game.rules.bullets_and_bombs.groups import Group
from game.rules.bullets_and_bombs.moves import Bundle, parse
from game.rules.bullets_and_bombs.table import Table
from game.rules.core import CHANCE, RuleError, read_options


def deal(top: str, bottom: str = "") -> str:
    """A deal that begins with the cards of `top` and ends with those of `bottom`; between them the rest, 4s first."""
    given = Counter(top.split()) + Counter(bottom.split())
    rest = Counter(FACES[face] for face in DECK) - given
    return " ".join(["deal", *top.split(), *rest.elements(), *bottom.split()])


def table(top: str, *moves: str, bottom: str = "", **house: str) -> Table:
    """The table after a deal and the player's moves. House rules with underscores: `early_bundles="on"`."""
    options = {name.replace("_", "-"): value for name, value in house.items()}
    state = GAME.start(1, read_options(GAME.options, options, 1))
    state.play(CHANCE, parse(deal(top, bottom)))
    play(state, *moves)
    return state


def play(state: Table, *moves: str) -> None:
    for move in moves:
        state.play(0, parse(move))


def refusal(state: Table, move: str, seat: int = 0) -> str:
    """Why a move is refused, empty if it isn't."""
    try:
        state.copy().play(seat, parse(move))
    except RuleError as error:
        return str(error)
    return ""


def fresh() -> Table:
    """The table before the deal."""
    return GAME.start(1, read_options(GAME.options, {}, 1))


def legal(state: Table) -> list[str]:
    return sorted(str(move) for move in state.legal(0))


def cards(state: Table, zone: str) -> list[str]:
    """The faces in a zone of the player's view; a hand is sorted."""
    owner = 0 if zone == "hand" else None
    listed = [str(card.face) for card in state.view(0).zone(zone, owner).cards]
    return sorted(listed) if zone == "hand" else listed


def unseen(state: Table) -> int:
    return state.view(0).zone("stock").unseen


def held(text: str) -> tuple[int, ...]:
    """A hand counted by place: `K7 Q5 r4 w12` is seven kings, five queens, four red 3s and twelve wild cards."""
    counted = [0] * PLACES
    for part in text.split():
        place = {"r": BULLET, "w": WILD}.get(part[0])
        counted[RANKS.index(part[0]) if place is None else place] += int(part[1:])
    return tuple(counted)


def groups(text: str) -> tuple[Group, ...]:
    """Groups in the notation of `bundle`."""
    move = parse(f"bundle {text}".strip())
    assert isinstance(move, Bundle)
    return move.groups


def ended(hand: str) -> Table:
    """A table where the arrangement of this hand of 58 cards is due: four red 3s and no bomb ever went off."""
    counted = held(hand)
    assert sum(counted) == 58
    assert counted[BULLET] == 4
    wanted: list[str] = []
    bombs_and_bullets = ["3C", "3S", "3C", "3S", "3D", "3H", "3D", "3H"]
    for rank, number in zip(RANKS, counted, strict=False):
        wanted += [rank + suit for suit in "CDHSCDHS"[:number]]
    wanted += [*["2" + suit for suit in "CDHSCDHS"], *["JOK"] * 4][: counted[WILD]]
    others = Counter(FACES[face] for face in DECK if FACES[face][0] != "3") - Counter(wanted)
    pairs = list(zip(wanted[7:53], others.elements(), strict=True))
    top = [*bombs_and_bullets, *wanted[:7], *[card for pair in pairs for card in pair], wanted[53]]
    return table(" ".join(top), *[f"keep {card}" for card, _ in pairs])


def random_hand(rng: Random) -> tuple[int, ...]:
    """A hand counted by place with up to eight cards of each rank, 60 cards at most."""
    ranks = [rng.choice((0, 1, 2, 3, 4, 5, 6, 7, 8)) for _ in RANKS]
    while sum(ranks) > 44:
        ranks[rng.randrange(len(ranks))] //= 2
    return (*ranks, rng.randrange(13), rng.randrange(5))
