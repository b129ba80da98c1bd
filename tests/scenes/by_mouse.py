"""Whole games in a real window: a table for chosen people, the match as its file tells it, decisions by the mouse.

What the mouse points at comes from the same layouts as the table's own; what is decided is the rule of thumb's.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

from game.match.match import Match, Sitter
from game.players.worker import Request, by_thumb
from game.rules import GAMES
from game.rules.core import CHANCE, read_options
from game.scenes.menu.board import menu_board
from game.scenes.setup.guide import GUIDES
from game.scenes.words.games import TITLES
from game.stage.units import Units
from game.store import Store
from game.store.place import FILE
from tests.window import PATIENCE, Screen

FOLDER = ("data", "quickdraw-saloon")
POSTERS, ROOMS = 5, 2
NAMES = ("Ann", "Bob", "Cleo", "Dex", "Eve")


class Evening:
    """A game in the window of a screen. `levels`: one a seat, None for a person."""

    def __init__(
        self, screen: Screen, game: str, levels: Sequence[str | None], size: tuple[int, int] = (1280, 720)
    ) -> None:
        self.screen, self.game, self.levels = screen, GAMES[game], tuple(levels)
        self.units = Units(size)
        self.folder = Path(screen.home).joinpath(*FOLDER)

    def prepare(self, speed: str = "off", **settings: object) -> None:
        """Keep who sits down, and how fast it goes, before the program starts."""
        looks = list(GUIDES[self.game.id].looks)
        seats = [
            {"name": name, "level": level, "look": look, "keys": [0, 0]}
            for name, level, look in zip(NAMES, self.levels, looks, strict=False)
        ]
        store = Store(self.folder).wait()
        for name, value in {"speed": speed, **settings}.items():
            store.keep_setting(name, value).result()
        store.keep_setup(self.game.id, {"seats": seats, "options": {}}).result()
        store.close()

    def leave(self, moves: int, seed: int) -> None:
        """Keep a match that was left after so many moves of the rule of thumb, to be gone on with."""
        match = Match(self.game, self._sitters(), read_options(self.game.options, {}, len(self.levels)), Random(seed))
        match.settle()
        store = Store(self.folder).wait()
        store.matches.keep(match)
        while match.length < moves:
            seat = match.to_move[0]
            match.play(seat, by_thumb(Request(0, self.game.id, "easy", match.view(seat), "mouse")).move)
            match.settle()
        assert match.kept.result(PATIENCE)
        store.close()

    def go_on(self) -> None:
        """From the menu to the game that was left."""
        x, spot = self.screen, menu_board(self.units, POSTERS, ROOMS).invitation

        def back() -> bool:
            if not x.title():
                return False  # The first window was replaced by a faster one.
            x.click(*spot.center)
            return x.wait_for(lambda: TITLES[self.game.id] in x.title(), 1.5)

        assert x.wait_for(back), "the game doesn't go on"

    def sit_down(self, poster: int) -> None:
        """From the menu to the first card: the poster, then Start by Enter."""
        x, spot = self.screen, menu_board(self.units, POSTERS, ROOMS).posters[poster]

        def opened() -> bool:
            if not x.title():
                return False  # The first window was replaced by a faster one.
            x.click(*spot.center)
            return x.wait_for(lambda: TITLES[self.game.id] in x.title(), 1.5)

        def sat() -> bool:
            x.key("Return")
            return x.wait_for(lambda: len(self.moves()) > 1, 1.5)

        assert x.wait_for(opened), "no set-up came"
        assert x.wait_for(sat), "nobody sat down"

    # ------------------------------------------------------------ what has happened
    def _rows(self, query: str) -> list[tuple[Any, ...]]:
        if not (self.folder / FILE).exists():
            return []
        with closing(sqlite3.connect(self.folder / FILE)) as kept:
            return list(kept.execute(query))

    def moves(self) -> list[str]:
        """The moves of the newest match."""
        query = "SELECT move FROM moves WHERE match = (SELECT max(id) FROM matches) ORDER BY number"
        return [str(move) for (move,) in self._rows(query)]

    def result(self) -> object:
        """How the newest match ended; None while it is played."""
        found = self._rows("SELECT result FROM matches ORDER BY id DESC LIMIT 1")
        return json.loads(found[0][0]) if found and found[0][0] is not None else None

    def match(self) -> Match:
        """The newest match as far as it is kept."""
        options = read_options(self.game.options, {}, len(self.levels))
        match = Match(self.game, self._sitters(), options, Random(0))
        for move in self.moves():
            seat, _, written = move.partition(":")
            match.play(CHANCE if seat == "*" else int(seat), self.game.parse(written))
        return match

    def _sitters(self) -> list[Sitter]:
        return [Sitter(name, level) for name, level in zip(NAMES, self.levels, strict=False)]

    # ------------------------------------------------------------ playing
    def clicks(self, nothing: tuple[int, int], *spots: tuple[int, int]) -> None:
        """Click one after the other, after a right click where nothing lies, which puts back what is picked."""
        words = ["mousemove", "--window", self.screen.window, *map(str, nothing), "click", "3"]
        for spot in spots:
            words += ["mousemove", "--window", self.screen.window, *map(str, spot), "click", "1"]
        self.screen.tool(*words)

    def play(
        self,
        decide: Callable[[Screen, Match, int, Any], None],
        seen: Callable[[Match], None] = lambda match: None,
        most: int = 1000,
    ) -> Match:
        """Play to the end, or for so many moves. `decide` makes a move of a seat by the mouse; `seen`: after each."""
        match = self.match()
        while not match.over and match.length < most:
            assert self.screen.wait_for(lambda now=match: self._moved(now, decide)), self.moves()[-3:]
            match = self.match()
            seen(match)
        return match

    def _moved(self, match: Match, decide: Callable[[Screen, Match, int, Any], None]) -> bool:
        """Whether something has happened since; once more where a click only hurried what was being shown."""
        x, mover = self.screen, next((seat for seat in match.to_move if seat >= 0 and not self.levels[seat]), None)
        if mover is None or len(self.moves()) > match.length:
            return x.wait_for(lambda: len(self.moves()) > match.length, 1.0)
        if self.levels.count(None) > 1:
            x.key("space")  # lifts the curtain, if it is down
        view = match.view(mover)
        decide(x, match, mover, by_thumb(Request(0, self.game.id, "easy", view, "mouse")).move)
        return x.wait_for(lambda: len(self.moves()) > match.length, 0.6)
