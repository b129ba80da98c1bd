"""Positions of Bluffing Billionaires built by the notation."""

from __future__ import annotations

from game.rules.bluffing_billionaires import GAME
from game.rules.bluffing_billionaires.cards import HELD, NAMES
from game.rules.bluffing_billionaires.state import State
from game.rules.bluffing_billionaires.views import Phase
from game.rules.core import CHANCE, Event, Result, read_options


def seated(decks: str, powers: str = "on") -> State:
    """Before the start player is named; one deck a seat."""
    options = read_options(GAME.options, {"decks": list(decks), "powers": powers}, len(decks))
    return GAME.start(len(decks), options)


def started(decks: str, first: int = 0, powers: str = "on") -> State:
    """The first turn, of seat `first`."""
    state = seated(decks, powers)
    play(state, f"*:first {first}")
    return state


def play(state: State, *moves: str) -> list[Event]:
    """Play moves written SEAT:MOVE; returns what the table saw."""
    log: list[Event] = []
    for text in moves:
        seat, move = text.split(":")
        state.play(CHANCE if seat == "*" else int(seat), GAME.parse(move), log)
    return log


def lay(state: State, card: str, *challengers: int) -> list[Event]:
    """Whoever's turn it is plays the card; those named challenge, the other voters approve."""
    log = play(state, f"{state.active}:play {card}")
    for seat in state.to_move if state.phase is Phase.VOTE else ():
        log += play(state, f"{seat}:{'challenge' if seat in challengers else 'approve'}")
    return log


def lay_all(state: State, *cards: str) -> None:
    """One turn after the other: the cards are played, all approve, and green and red decline."""
    for card in cards:
        lay(state, card)
        if state.phase is Phase.ASKED:
            play(state, f"{state.active}:decline")


def legal(state: State, seat: int | None = None) -> list[str]:
    """The moves of the seat, or of the only one that play waits for."""
    (mover,) = state.to_move if seat is None else (seat,)
    return [str(move) for move in state.legal(mover)]


def hand(state: State, seat: int) -> str:
    """A hand: `B1 B4`."""
    return " ".join(NAMES[face] for face in HELD[state.hands[seat]])


def named(state: State, cards: tuple[int, ...]) -> str:
    """Cards that have left hands, by their faces."""
    return " ".join(NAMES[state.faces[card]] for card in cards)


def bonus(state: State, seat: int) -> str:
    """A bonus pile from the bottom up."""
    return named(state, state.bonus[seat])


def discard(state: State, seat: int) -> str:
    """A discard pile from the bottom up."""
    return named(state, state.discards[seat])


def on_table(state: State, seat: int) -> str:
    """The card before a seat; empty if there is none."""
    return named(state, tuple(card for card in state.lying[seat : seat + 1] if card >= 0))


def result(state: State) -> Result:
    """How the game ended; it must have."""
    assert state.result is not None
    assert state.to_move == ()
    return state.result
