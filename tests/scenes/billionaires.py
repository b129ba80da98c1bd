"""Tables of Bluffing Billionaires for tests: chosen seats, chosen luck, and hands that click, press and vote."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pygame

from game.match.match import Match, Sitter
from game.rules import GAMES
from game.rules.bluffing_billionaires import GAME
from game.rules.core import CHANCE, draw_options
from game.scenes.bluffing_billionaires.game import BluffGame
from game.scenes.curtain import Curtain
from game.scenes.options.keys import SUGGESTED
from game.scenes.setup.seating import Seating
from game.scenes.table.sitting import seat_down
from game.scenes.table.table import Table
from game.scenes.table.thinker import FastThinker, Thinker
from game.scenes.votes import Votes
from game.stage.board import Board
from tests.scenes.saloon import Saloon

NAMES = ("Ann", "Bo", "Cleo", "Dex", "Eve", "Finn")


def seating(levels: Sequence[str | None], decks: str = "BOGRPY", powers: str = "on") -> Seating:
    """People (None) and computer players with these decks, people with the suggested keys."""
    sitters = tuple(Sitter(name, level) for name, level in zip(NAMES, levels, strict=False))
    looks = tuple(decks[: len(sitters)])
    options = draw_options(GAME.options, {"decks": looks, "powers": powers}, len(sitters), Random(0))
    people = [seat for seat, level in enumerate(levels) if level is None]
    keys = tuple(SUGGESTED[people.index(seat)] if seat in people else (0, 0) for seat in range(len(sitters)))
    return Seating(GAME.id, sitters, looks, keys, options)


def match_of(seats: Seating, moves: str = "", first: int = 0, luck: str = "luck") -> Match:
    """A match after these moves, written as in a record and separated by commas; chance moves are among them."""
    match = Match(GAMES[GAME.id], seats.sitters, seats.options, Random(luck), first=first)
    match.play(CHANCE, GAME.parse(f"first {first}"))
    for text in filter(None, (move.strip() for move in moves.split(","))):
        seat, _, move = text.partition(":")
        match.play(CHANCE if seat == "*" else int(seat), GAME.parse(move))
    return match


class Evening(Saloon):
    """The saloon with a table of this game."""

    def __init__(
        self,
        levels: Sequence[str | None],
        *,
        decks: str = "BOGRPY",
        powers: str = "on",
        moves: str | None = None,
        first: int = 0,
        speed: str = "fast",
        size: tuple[int, int] = (1280, 720),
        seed: str = "evening",
        thinker: Thinker | None = None,
    ) -> None:
        super().__init__(size)
        self.settings.change("speed", speed)
        self.seats = seating(levels, decks, powers)
        self.game = BluffGame(self.seats)
        match = None if moves is None else match_of(self.seats, moves, first, seed)
        self.rematches: list[int] = []
        self.table = seat_down(
            self.house,
            self.seats,
            self.game,
            again=self.again,
            first=first,
            match=match,
            thinker=thinker or FastThinker("random"),
            seed=seed,
            kept=False,
        )
        self.show_scene(self.table)

    def again(self, first: int) -> Table:
        """A rematch of the same people."""
        self.rematches.append(first)
        game = BluffGame(self.seats)
        return seat_down(self.house, self.seats, game, thinker=FastThinker("random"), first=first, seed="2", kept=False)

    # -------------------------------------------------------------- looking
    @property
    def match(self) -> Match:
        return self.table.match

    @property
    def board(self) -> Board:
        return self.table.sprites.board

    @property
    def zones(self) -> Any:
        return self.board.zones

    def card(self, face: str) -> int:
        """The id of a card whose face is shown."""
        cards = [card for zone in self.table.view.zones for card in zone.cards]
        return next(card.id for card in cards if card.face == face)

    def until(self, true: Callable[[], bool], most: int = 1200) -> None:
        """Drive frames until something holds; it must come. What stays until it was seen is seen at once."""
        for _ in range(most):
            if true():
                return
            self.see()
            self.frames(1)
        raise AssertionError("it never came")

    def rests(self) -> bool:
        """Whether the table is on top and nothing more is to be shown."""
        return self.top is self.table and self.table.at_rest

    def called(self) -> bool:
        """Whether the curtain is down and can be lifted."""
        watch = self.table.watch
        curtain = watch.curtain if watch is not None else None
        return curtain is not None and self.top is curtain and curtain.covered and not curtain.holding

    def votes(self) -> Votes:
        """The votes screen, which must be up."""
        self.until(lambda: isinstance(self.top, Votes))
        found = self.top
        assert isinstance(found, Votes)
        return found

    # -------------------------------------------------------------- hands
    def see(self) -> None:
        """Go on from what stays until it was seen."""
        if self.top is self.table and self.table.stays:
            self.press("SPACE")

    def lift(self) -> None:
        """Whoever is called lifts the curtain, if it doesn't lift by itself, and sees everything to its end."""
        self.until(self.called)
        self.frames(3, 0.15)
        if self.called():
            self.press("SPACE")
        self.until(lambda: not isinstance(self.top, Curtain) and (self.top is not self.table or self.rests()))

    def play(self, face: str) -> None:
        """Click a card of the hand that is shown."""
        self.frames(4, 0.1)
        self.click(self.board.own_room(self.card(face)).center)

    def tap(self, scancode: int) -> None:
        """Press and let go of the key at a place of the keyboard."""
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            self.post(kind, key=scancode, scancode=scancode, mod=0, unicode="")
        self.frames(1)

    def vote(self, seat: int, choice: int) -> None:
        """A person presses one of their two keys: 0 challenges, 1 approves."""
        self.tap(self.game.keys_of(seat)[choice])

    def open_votes(self) -> Votes:
        """Open the votes and wait until presses count."""
        self.until(lambda: self.rests() and self.game.voting.lobby)
        self.press("SPACE")
        votes = self.votes()
        self.frames(4, 0.12)
        return votes
