"""The moves of a record as a list that people can read: rounds, who, what."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.match.theatre import Theatre
from game.rules.core import CHANCE
from game.scenes.replay.solo import say_solo
from game.scenes.table.table import Table
from game.scenes.words import replay as words

DEAL, CHOOSE, FIRST = "deal", "choose", "first"
TOGETHER = 4
"""So many things of one move stand in one line: a long end is read line by line."""
STOPS = ".!?…:”"
"""What a sentence may end in."""


@dataclass(frozen=True)
class Told:
    """A line of the list, or a heading. `ply`: the moment after the move; `seat`: who moved, None for chance.

    `more`: it goes on with the move of the line above.
    """

    ply: int
    words: str
    seat: int | None = None
    heading: bool = False
    more: bool = False


def tell(theatre: Theatre, table: Table | None) -> list[Told]:
    """All moves in order, each by what the whole table saw of it; a heading where cards are dealt more than once."""
    company = None if table is None else table.company
    names = theatre.record.players
    rounds = rounds_of(theatre)
    lines = [Told(0, words.BEGIN)]
    for number, (seat, move) in enumerate(theatre.moves):
        if number in rounds and len(rounds) > 1:
            lines.append(Told(number + 1, words.ROUND.format(number=rounds.index(number) + 1), heading=True))
        said = [company.game.say(event, names) if company else say_solo(event) for event in theatre.events(number)]
        if company is None and seat == CHANCE:
            said = [_plain(seat, str(move), names), *said]
        parts = _ended([part for part in said if part]) or [_plain(seat, str(move), names)]
        mover = None if seat == CHANCE else seat
        lines += [
            Told(number + 1, " ".join(parts[first : first + TOGETHER]), mover, more=first > 0)
            for first in range(0, len(parts), TOGETHER)
        ]
    return lines


def _ended(said: Sequence[str]) -> list[str]:
    """Several things of one move, each a sentence of its own: tables tell some without a stop at the end."""
    return [*(part if part[-1] in STOPS else f"{part}." for part in said[:-1]), *said[-1:]]


def rounds_of(theatre: Theatre) -> list[int]:
    """The numbers of the moves that deal."""
    return [number for number, (_, move) in enumerate(theatre.moves) if str(move).split(" ")[0] == DEAL]


def _plain(seat: int, move: str, names: Sequence[str]) -> str:
    """A move that the table has no words for, as it is written."""
    verb, _, rest = move.partition(" ")
    if seat == CHANCE and verb == FIRST and rest.isdecimal() and int(rest) < len(names):
        return words.BEGINS.format(name=names[int(rest)])
    if seat == CHANCE:
        return words.DEALT if verb == DEAL else words.CHANCE.format(move=move)
    said = words.VERBS.get(verb, words.DOES)
    if verb == CHOOSE and rest.isdecimal() and int(rest) < len(names):
        rest = names[int(rest)]
    clock = words.AFTER.format(ms=rest[1:]) if rest.startswith("@") else ""
    return said.format(name=names[seat], what=rest, move=move, after=clock)
