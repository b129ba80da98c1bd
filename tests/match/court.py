"""A judge with a match before it, cards as wanted, and a clock that the test turns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from game.match.judge import Call, Dropped, Judge, Key, Why
from game.match.match import Match, Sitter
from game.rules import GAMES
from game.rules.core import CHANCE, read_options
from game.rules.crazy_bullets.cards import NUMBER, deck_of
from game.rules.crazy_bullets.moves import FIRST, deal

COLOURS = {2: "RG", 3: "RGB", 4: "RYGB"}
NONE, LEFT, ACROSS, RIGHT = "R-YYG", "R-RYY", "R-YRY", "R-YYR"
NONE_TOO = "R-BGG"
LEFT_ACROSS, LEFT_RIGHT, ACROSS_RIGHT, ALL = "R-RRY", "R-RYR", "R-YRR", "R-RRR"


def stacked(tops: Sequence[str], colours: str) -> list[int]:
    """A whole deal with these cards on top of the stacks, the others below in any order."""
    rest = list(deck_of(colours))
    wanted = [[NUMBER[face] for face in top.split()] for top in tops]
    for stack in wanted:
        for card in stack:
            rest.remove(card)
    rest.reverse()
    return [card for stack in wanted for card in [*stack, *(rest.pop() for _ in range(32 - len(stack)))]]


def dealt(*tops: str, first: int = 0, level: str | None = None, **options: object) -> Match:
    """A match after its deal, of people or of computer players; house rules by name, with _ for -."""
    seats = len(tops)
    given = {name.replace("_", "-"): value for name, value in options.items()}
    if seats < 4:
        given.setdefault("colours", list(COLOURS[seats]))
    game = GAMES["crazy-bullets"]
    full = read_options(game.options, given, seats)
    match = Match(game, [Sitter(f"P{seat}", level) for seat in range(seats)], full, Random(0))
    match.play(CHANCE, FIRST[first])
    match.play(CHANCE, deal(stacked(tops, "".join(str(colour) for colour in full["colours"]))))
    return match


def moves(match: Match) -> list[str]:
    """The moves since the deal, as the record writes them."""
    return list(match.record().moves[2:])


class Court:
    """Feeds a judge the way the window does: the face is drawn `lag` ms after it is due."""

    def __init__(
        self,
        match: Match,
        seed: int = 1,
        handicaps: Mapping[int, int] | None = None,
        dim: float = 0,
        lag: float = 0,
    ) -> None:
        self.match = match
        self.judge = Judge(match, Random(seed), handicaps=handicaps, dim=dim)
        self.lag = lag
        self.now = 0.0
        self.calls: list[Call] = []

    def go(self, until: float) -> list[Call]:
        """Let time pass; faces show when they are due."""
        fresh: list[Call] = []
        while self.judge.due + self.lag <= until and self.judge.face_due(self.judge.due):
            at = self.judge.due + self.lag
            fresh += self.judge.advance(at)
            fresh += self.judge.face_shown(at)
        fresh += self.judge.advance(until)
        self.now = until
        self.calls += fresh
        return fresh

    def press(self, at: float, seat: int, key: Key = Key.ONE, *, hold: bool = False) -> list[Call]:
        """A key goes down, and up at once unless held."""
        fresh = self.go(at)
        more = self.judge.press(at, seat, key, key)
        self.calls += more
        if not hold:
            self.judge.release(seat, key)
        return fresh + more

    def up(self, at: float, seat: int, key: Key = Key.ONE) -> None:
        self.go(at)
        self.judge.release(seat, key)

    def reveal(self, at: float, seat: int, key: Key = Key.ONE) -> float:
        """The reveal key, and time until slaps count; answers when the face came up."""
        self.press(at, seat, key)
        self.go(self.judge.due + self.lag)
        face = self.judge.face_at
        self.go(face + 100)
        return face

    def whys(self) -> list[tuple[int, Why]]:
        return [(call.seat, call.why) for call in self.calls if isinstance(call, Dropped)]
