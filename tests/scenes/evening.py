"""A store with many played games in it, for the screens that look back."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

from game.match.match import Match, Sitter
from game.rules import GAMES
from game.rules.core import draw_options, random_move
from game.store import Person, Store

SEATINGS = (
    ("blasting-billy", ("Ann", "Hank", "Doc", "Rosa"), (None, "easy", "hard", None)),
    ("bullets-and-bombs", ("Ann",), (None,)),
    ("crazy-bullets", ("Rosa", "Ann", "Bo", "Cleo"), (None, None, None, None)),
    ("bluffing-billionaires", ("Wilhelmina-Carla", "Ann", "Bo", "Cleo", "Dex", "Finn"), (None,) * 6),
    ("blast", ("Ann", "Rusty"), (None, "normal")),
    ("bullets-and-bombs", ("Ann",), (None,)),
    ("blasting-billy", ("Ann", "Bo"), (None, None)),
)
"""Games that are played over and over, with who sits and the levels of those who think for themselves."""


class Clock:
    """A clock that is put forward by hand, and ends at the present."""

    def __init__(self, hours: int) -> None:
        self.now = datetime.now(UTC) - timedelta(hours=hours)

    def __call__(self) -> datetime:
        return self.now


def play_on(match: Match, rng: Random, most: int = 10_000) -> None:
    """Play at random; slaps carry a clock."""
    for _ in range(most):
        if match.over:
            return
        seat, move = random_move(match.state, rng)
        clocked = match.game.parse(f"slap @{round(rng.lognormvariate(6.03, 0.17))}") if str(move) == "slap" else move
        match.play(seat, clocked)


def fill(folder: Path, games: int, in_play: int = 0) -> None:
    """Play so many games, some hours between them, and leave some in the middle."""
    clock, rng = Clock(5 * (games + in_play)), Random(8)
    store = Store(folder, clock=clock).wait()
    store.keep_people([Person("Ann", 3, (20, 26)), Person("Bo", 2), Person("Rosa", 4)])
    for number in range(games + in_play):
        game_id, names, levels = SEATINGS[number % len(SEATINGS)]
        game = GAMES[game_id]
        sitters = [Sitter(name, level) for name, level in zip(names, levels, strict=True)]
        match = Match(game, sitters, draw_options(game.options, {}, len(names), rng), rng)
        match.settle()
        store.matches.keep(match)
        for _ in range(4 if number < games else 2):
            clock.now += timedelta(minutes=rng.randrange(2, 5))
            play_on(match, rng, 12)
        if number < games:
            play_on(match, rng)
        assert match.kept.result(20)
        clock.now += timedelta(hours=4)
    store.close()
