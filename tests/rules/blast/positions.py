"""Positions of Blast from the notation: who holds what, and what is played."""

from __future__ import annotations

from random import Random
from typing import Any

from game.rules import GAMES
from game.rules.blast.cards import CARDS, MIDDLE, NUMBER, PLANETS, bits, listed
from game.rules.blast.state import BlastState
from game.rules.core import CHANCE, random_move, read_options
from game.rules.record import unspell

BLAST = GAMES["blast"]


def start(first: int = 0, **options: str) -> BlastState:
    """A game whose start player is drawn; options with `_` for `-`."""
    given = {name.replace("_", "-"): value for name, value in options.items()}
    state = BLAST.start(2, read_options(BLAST.options, given, 2))
    assert isinstance(state, BlastState)
    state.play(CHANCE, BLAST.parse(f"first {first}"))
    return state


def deal(hand0: str = "", hand1: str = "") -> str:
    """`*:deal …` so that the seats are dealt these cards first, up to 15; the others come as they lie."""
    hands = [hand0.split(), hand1.split()]
    rest = [card for card in CARDS if card not in hands[0] + hands[1]]
    for hand in hands:
        while len(hand) < 15:
            hand.append(rest.pop(0))
    dealt = [card for pair in zip(*hands, strict=True) for card in pair]
    return "*:deal " + " ".join(dealt + rest)


def play(state: BlastState, *moves: str) -> list[Any]:
    """Play moves written as in a record; answers the events."""
    log: list[Any] = []
    for text in moves:
        state.play(*unspell(BLAST, text), log)
    return log


def position(hand0: str, hand1: str, lead: int = 0, planets: str = ".....", **options: str) -> BlastState:
    """Hands of any size without an exchange, seat `lead` to lead; `planets`: `0`, `1` or `.` for each, in order."""
    state = start(lead, **options)
    play(state, deal(hand0, hand1))
    state.hands = [bits(NUMBER[card] for card in hand.split()) for hand in (hand0, hand1)]
    state.planets = [MIDDLE if owner == "." else int(owner) for owner in planets]
    return state


def next_round(hand0: str, hand1: str, planets: str, stars: tuple[int, int], lead: int = 0) -> BlastState:
    """The next round is dealt to players who have these planets and stars already."""
    state = start(lead)
    state.planets = [MIDDLE if owner == "." else int(owner) for owner in planets]
    state.stars = list(stars)
    play(state, deal(hand0, hand1))
    return state


def can(state: BlastState, seat: int) -> set[str]:
    """The texts of a seat's legal moves."""
    texts = [str(move) for move in state.legal(seat)]
    assert len(set(texts)) == len(texts)
    return set(texts)


def hand(state: BlastState, seat: int) -> str:
    """A hand in the order of the notation."""
    return " ".join(CARDS[card] for card in listed(state.hands[seat]))


def at(state: BlastState, planet: str) -> str:
    """Where a planet lies: `0`, `1` or `.`."""
    owner = state.planets[PLANETS.index(planet)]
    return "." if owner == MIDDLE else str(owner)


def random_states(seed: int, **options: str) -> list[BlastState]:
    """Every state of a random game, after each move."""
    rng = Random(seed)
    state = start(int(rng.random() * 2), **options)
    states = [state.copy()]
    while state.to_move:
        state.play(*random_move(state, rng))
        states.append(state.copy())
    return states
