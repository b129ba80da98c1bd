"""Games in the packed program's own window: alone, and against computer players who think in a process of their own."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from game.scenes.menu.board import menu_board
from game.store import Store
from game.store.place import FILE, FOLDER
from tests.frozen.packed import Packed, children, give_away, lives, log_of, thinks
from tests.scenes.test_bombs_window import POSTERS, ROOMS, WINDOW, no_lesson, play_whole_game
from tests.window import Kept, Screen, ended, screen


@pytest.fixture
def kept(home: Path) -> Path:
    """The folder where the program keeps things; at ease, since what glides takes time."""
    folder = home / ".local" / "share" / FOLDER
    no_lesson(folder)
    store = Store(folder).wait()
    store.keep_setup("bluffing-billionaires/lesson", {"done": True}).result()
    store.close()
    give_away(home)
    return folder


def test_a_whole_game_of_bullets_and_bombs(packed: Packed, home: Path, kept: Path) -> None:
    with screen(home) as x:
        program = packed.open(x, home=home, folder=Path("/"), LC_ALL="C")
        x.see_window(program)
        play_whole_game(x, Kept(kept / FILE))
        x.key("q")
        x.wait_for(lambda: x.title() == "Quickdraw Saloon")
        x.key_until("q", lambda: program.poll() is not None)
        assert ended(program)[0] == 0
    assert log_of(home) == ""


def sit_down(x: Screen, moves: Kept) -> None:
    """From the menu to a table of Bluffing Billionaires with the first seating that is offered."""
    poster = menu_board(WINDOW, POSTERS, ROOMS).posters[1]

    def opened() -> bool:
        if x.title():
            x.click(*poster.center)
        return x.wait_for(lambda: x.title() == "Bluffing Billionaires · Quickdraw Saloon", 3.0)

    assert x.wait_for(opened)
    x.key_until("Return", lambda: len(moves.moves()) > 0)


def test_turns_against_computer_players(packed: Packed, home: Path, kept: Path) -> None:
    moves = Kept(kept / FILE)

    def made(own: bool) -> int:
        return sum((move[0] == "0") is own for move in moves.moves() if move[0] != "*")

    with screen(home) as x:
        program = packed.open(x, home=home)
        x.see_window(program)
        sit_down(x, moves)

        def turns_taken() -> bool:
            for key in ("Return", "w", "1"):  # play a card; approve, allow; the left answer
                before = len(moves.moves())
                x.key(key)
                x.wait_for(lambda before=before: len(moves.moves()) > before, 0.3)
            return made(own=True) >= 4 and made(own=False) >= 8

        assert x.wait_for(turns_taken, 90)
        started = children(program.pid)
        (thinker,) = filter(thinks, started)
        assert Path(f"/proc/{thinker}/exe").resolve() == packed.program
        os.kill(program.pid, signal.SIGKILL)
        assert x.wait_for(lambda: not any(map(lives, started))), "a process was left behind"
    assert log_of(home) == "", "a process that dies or never answers is noted, and the rule of thumb plays"
