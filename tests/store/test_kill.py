"""Killed at any moment, the program finds every move again whose keeping was acknowledged."""

from __future__ import annotations

import contextlib
import os
import select
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from game.match.match import Match, Sitter
from game.rules import GAMES
from game.rules.core import draw_options, random_move
from game.rules.record import replay, spell
from game.store import Store

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork and no SIGKILL")

KILLS = 100


class Line:
    """What players said before they were killed, by match: `resumed MOVES`, `NUMBER MOVE`, `undoing`, `back NUMBER`."""

    def __init__(self) -> None:
        self.moves: dict[int, list[str]] = {}
        self.undoing: int | None = None
        """The match in which a move was being taken back when the word broke off."""

    def read(self, text: str) -> None:
        """The lines of one life; the last one counts only if it is whole."""
        for line in text.split("\n")[:-1]:
            match, what, rest = line.split(" ", 2)
            self.hear(int(match), what, rest)

    def hear(self, match: int, what: str, rest: str) -> None:
        """One line."""
        if what == "resumed":
            self.found(match, rest.split("; "))
        known = self.moves.setdefault(match, [])
        self.undoing = match if what == "undoing" else None
        if what in ("resumed", "undoing"):
            return
        number = int(rest if what == "back" else what)
        assert number <= len(known)
        del known[number:]
        if what != "back":
            known.append(rest)

    def found(self, match: int, kept: list[str]) -> None:
        """What is kept is what was acknowledged, and at most the change that was under way: a move, a card, an undo."""
        acknowledged = self.moves[match]
        taken_back = match == self.undoing and kept == acknowledged[:-1]
        assert taken_back or kept[: len(acknowledged)] == acknowledged
        assert len(kept) <= len(acknowledged) + 2
        self.moves[match] = kept


def play_until_killed(folder: Path, seed: int, out: int) -> None:
    """Go on with a match, or begin one, and say what was acknowledged; never ends by itself."""
    rng = Random(seed)
    store = Store(folder).wait()
    match = begin_or_resume(store, rng, out)
    while True:
        if match.over:
            match = begin(store, rng, out)
        if match.game.id == "bullets-and-bombs" and match.why_no_undo(0) is None and rng.random() < 0.2:
            say(out, f"{number_of(store, match)} undoing one")
            match.undo(0)
            assert match.kept.result()
            say(out, f"{number_of(store, match)} back {match.length}")
            continue
        seat, move = random_move(match.state, rng)
        if match.play(seat, move).kept.result():
            say(out, f"{number_of(store, match)} {match.length - 1} {spell(seat, move)}")
        else:
            assert match.game.id == "crazy-bullets"
            finish_the_race(store, match, rng, out)


def finish_the_race(store: Store, match: Match, rng: Random, out: int) -> None:
    """A card of Crazy Bullets is kept as one once it is settled."""
    first = match.length - 1
    while not match.play(*random_move(match.state, rng)).kept.result():
        pass
    for number, text in enumerate(match.record().moves[first:], first):
        say(out, f"{number_of(store, match)} {number} {text}")


def begin_or_resume(store: Store, rng: Random, out: int) -> Match:
    playing = store.matches.in_play().result()
    if not playing:
        return begin(store, rng, out)
    match = store.matches.resume(playing[0].id, rng).result()
    assert match.kept.result()
    say(out, f"{number_of(store, match)} resumed {'; '.join(match.record().moves)}")
    return match


def begin(store: Store, rng: Random, out: int) -> Match:
    game = GAMES[rng.choice(sorted(GAMES))]
    seats = rng.choice(game.seats)
    sitters = [Sitter(f"P{seat}") for seat in range(seats)]
    match = Match(game, sitters, draw_options(game.options, {}, seats, rng), rng)
    match.settle()
    assert store.matches.keep(match).result()
    for number, text in enumerate(match.record().moves):
        say(out, f"{number_of(store, match)} {number} {text}")
    return match


def number_of(store: Store, match: Match) -> int:
    keeper = next(keeper for keeper in store.matches._keepers if keeper._match is match)
    assert keeper.id is not None
    return keeper.id


def say(out: int, line: str) -> None:
    os.write(out, f"{line}\n".encode())


@contextlib.contextmanager
def player(folder: Path, seed: int) -> Iterator[tuple[int, int]]:
    """A player in a process of its own: its number and where to read what it says."""
    ours, theirs = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(ours)
        code = 1
        try:
            play_until_killed(folder, seed, theirs)
        except BaseException as error:
            print(repr(error), file=sys.stderr)
        finally:
            os._exit(code)
    os.close(theirs)
    try:
        yield child, ours
    finally:
        os.close(ours)


def lived(child: int, ours: int, rng: Random) -> str:
    """Let it play for a random while after its first word, kill it, and hear what it said till then."""
    heard = b""
    while b"\n" not in heard:
        piece = os.read(ours, 65536)
        assert piece, "the player ended by itself"
        heard += piece
    moment = rng.random() * 0.25
    select.select([], [], [], moment)
    os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    assert os.WIFSIGNALED(status)
    while piece := os.read(ours, 65536):
        heard += piece
    return heard.decode()


def test_a_hundred_kills_lose_nothing(tmp_path: Path) -> None:
    rng, line, folder = Random(11), Line(), tmp_path / "kept"
    for life in range(KILLS):
        with player(folder, life) as (child, ours):
            line.read(lived(child, ours, rng))
        if life % 10 == 9:
            compare(folder, line)
    assert sum(map(len, line.moves.values())) > KILLS


def compare(folder: Path, line: Line) -> None:
    """Every acknowledged move is there, in its place; at most what was under way when the kill came follows."""
    store = Store(folder).wait()
    assert (store.trouble, store.notices()) == ("", [])
    for number in list(line.moves):
        record = store.matches.record(number).result()
        line.found(number, list(record.moves))
        assert replay(record).illegal is None
    line.undoing = None
    store.close()
