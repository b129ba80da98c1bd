"""`python -m tools.arena GAME LEVEL,LEVEL,… [--games N] [--scale X] [--jobs J] [--seed S] [--json]`.

Matches between computer players without a clock. Every deal is played once with each rotation of the levels over the
seats, so that nobody is better off by cards or seat; deals and choices depend on the seed alone. A level is random,
easy, normal or hard, `thumb` for the plain rule of thumb, or in Bluffing Billionaires one of the simple strategies; the
first one stands against the rest.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from multiprocessing import get_context
from random import Random

from game.players import OPPONENTS
from game.players.core import Deep, Player
from game.rules import GAMES
from game.rules.core import CHANCE, Letters, OptionError, Result, draw_options
from tools.simple import STRATEGIES

ANY = "any"
"""As a choice of decks or colours: other ones for every deal."""
_SOME = 4
"""Games a process plays before it hands them in."""


@dataclass(frozen=True, slots=True)
class Meeting:
    """Games to be played: `levels` in the seats of the first game; `scale`: times the iterations of a search."""

    game: str
    levels: tuple[str, ...]
    games: int
    scale: float = 1.0
    seed: int = 0
    options: Mapping[str, object] = field(default_factory=dict)

    def seating(self, number: int) -> tuple[str, ...]:
        """The levels by seat in one of the games."""
        turn = number % len(self.levels)
        return self.levels[-turn:] + self.levels[:-turn] if turn else self.levels


def level_names(game: str) -> list[str]:
    """The levels that may meet in a game."""
    return list(_players(game))


def _players(game: str) -> dict[str, Player]:
    opponents = OPPONENTS[game]
    return {**opponents.levels, "thumb": opponents.thumb, **STRATEGIES.get(game, {})}


def _player(meeting: Meeting, level: str) -> Player:
    player = _players(meeting.game)[level]
    return player.scaled(meeting.scale) if isinstance(player, Deep) else player


def _opened(meeting: Meeting, number: int) -> tuple[dict[str, object], Random]:
    """The house rules of one of the games, with what luck chose of them, and the luck that deals its cards."""
    seats = len(meeting.levels)
    deal = Random(f"{meeting.seed}/{number // seats}")
    options = GAMES[meeting.game].options
    any_letters = {
        option.name: deal.sample(option.letters, seats)
        for option in options
        if isinstance(option, Letters) and meeting.options.get(option.name) == ANY
    }
    return draw_options(options, {**meeting.options, **any_letters}, seats, deal), deal


def play(meeting: Meeting, number: int) -> Result:
    """One of the games, to its end."""
    seating = meeting.seating(number)
    options, deal = _opened(meeting, number)
    state = GAMES[meeting.game].start(len(seating), options)
    players = {level: _player(meeting, level) for level in seating}
    luck = [Random(f"{meeting.seed}/{number}/{seat}") for seat in range(len(seating))]
    while state.to_move:
        seat = state.to_move[0]
        if seat == CHANCE:
            state.play(CHANCE, state.chance(deal))
        else:
            state.play(seat, players[seating[seat]].choose(state.view(seat), luck[seat]))
    assert state.result is not None
    return state.result


def _some(meeting: Meeting, numbers: Sequence[int]) -> list[Result]:
    return [play(meeting, number) for number in numbers]


def run(meeting: Meeting, jobs: int = 1) -> list[Result]:
    """All games in order; any number of processes gives the same."""
    batches = [range(n, min(n + _SOME, meeting.games)) for n in range(0, meeting.games, _SOME)]
    some = partial(_some, meeting)
    if jobs == 1:
        return [result for batch in batches for result in some(batch)]
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        return [result for batch in pool.map(some, batches) for result in batch]


def interval(won: float, games: int) -> tuple[float, float]:
    """Between which shares the true one lies in 95 of 100 cases (Wilson)."""
    z = 1.96
    share, spread = won / games, z * z / games
    middle = (share + spread / 2) / (1 + spread)
    half = z * sqrt(share * (1 - share) / games + spread / games / 4) / (1 + spread)
    return middle - half, middle + half


def summary(meeting: Meeting, results: Sequence[Result]) -> dict[str, object]:
    """Wins of each seat at the table of levels, of every seat and deck; a game shared by n counts one nth to each."""
    seats = len(meeting.levels)
    wins = [0.0] * seats
    by_seat = [0.0] * seats
    for number, result in enumerate(results):
        for seat in result.winners:
            wins[(seat - number) % seats] += 1 / len(result.winners)
            by_seat[seat] += 1 / len(result.winners)
    games = len(results)
    low, high = interval(wins[0], games)
    return {
        "game": meeting.game,
        "levels": list(meeting.levels),
        "games": games,
        "scale": meeting.scale,
        "seed": meeting.seed,
        "wins": [round(won, 2) for won in wins],
        "share": round(wins[0] / games, 4),
        "interval": [round(low, 4), round(high, 4)],
        "by_seat": [round(won / games, 4) for won in by_seat],
        "shared": sum(len(result.winners) > 1 for result in results),
        "nobody": sum(not result.winners for result in results),
        **_by_deck(meeting, results),
    }


def _by_deck(meeting: Meeting, results: Sequence[Result]) -> dict[str, object]:
    """Where players have decks of their own: how often each was played and its share of wins with the interval."""
    played: Counter[str] = Counter()
    won: dict[str, float] = defaultdict(float)
    for number, result in enumerate(results):
        decks = _opened(meeting, number)[0].get("decks")
        if not isinstance(decks, Sequence):
            return {}
        played.update(decks)
        for seat in result.winners:
            won[decks[seat]] += 1 / len(result.winners)
    by_deck = {}
    for deck in sorted(played):
        share, games = won[deck] / played[deck], played[deck]
        low, high = interval(won[deck], games)
        by_deck[deck] = {"games": games, "share": round(share, 4), "interval": [round(low, 4), round(high, 4)]}
    return {"by_deck": by_deck}


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tools.arena", description="Matches between computer players.")
    parser.add_argument("game", metavar="GAME", choices=list(GAMES), help=", ".join(GAMES))
    parser.add_argument("levels", metavar="LEVEL,LEVEL,…", help="one a seat; the first stands against the rest")
    parser.add_argument("--games", type=int, default=40, metavar="N", help="how many (40)")
    parser.add_argument("--scale", type=float, default=1.0, metavar="X", help="times the iterations of a search (1)")
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="processes (1)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="a whole number (0)")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="a house rule, decks=BO, or decks=any"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Play a meeting and print how it went."""
    parser = _arguments()
    given = parser.parse_args(arguments)
    levels = tuple(given.levels.split(","))
    known = level_names(given.game)
    unknown = [level for level in levels if level not in known]
    if unknown:
        parser.error(f"there is no level {unknown[0]!r} here; known: {', '.join(known)}")
    if len(levels) not in GAMES[given.game].seats:
        parser.error(f"{given.game} can't be played by {len(levels)}")
    if given.games < 1 or given.jobs < 1 or given.scale <= 0:
        parser.error("games, jobs and scale must be more than nothing")
    pairs = [text.partition("=") for text in given.option]
    lettered = [option.name for option in GAMES[given.game].options if isinstance(option, Letters)]
    options = {name: list(value) if name in lettered and value != ANY else value for name, _, value in pairs}
    meeting = Meeting(given.game, levels, given.games, given.scale, given.seed, options)
    began = time.perf_counter()
    try:
        found = summary(meeting, run(meeting, given.jobs))
    except OptionError as error:
        parser.error(str(error))
    found["seconds"] = round(time.perf_counter() - began, 1)
    print(json.dumps(found) if given.json else _in_words(found))
    return 0


def _in_words(found: Mapping[str, object]) -> str:
    levels, wins, interval_ = found["levels"], found["wins"], found["interval"]
    assert isinstance(levels, list)
    assert isinstance(wins, list)
    assert isinstance(interval_, list)
    lines = [f"{found['game']}: {found['games']} games, scale {found['scale']}, {found['seconds']} s"]
    lines += [f"  {level}: {won:g} won" for level, won in zip(levels, wins, strict=True)]
    low, high = interval_
    share = found["share"]
    assert isinstance(share, float)
    lines.append(f"  {levels[0]} wins {100 * share:.1f} %, with 95 % between {100 * low:.1f} and {100 * high:.1f} %")
    lines.append(f"  by seat {found['by_seat']}, shared {found['shared']}, nobody {found['nobody']}")
    by_deck = found.get("by_deck", {})
    assert isinstance(by_deck, dict)
    lines += [f"  deck {deck}: {100 * had['share']:.1f} % of {had['games']}" for deck, had in by_deck.items()]
    return "\n".join(lines)


if __name__ == "__main__":
    raise SystemExit(main())
