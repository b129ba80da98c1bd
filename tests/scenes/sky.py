"""Tables of Blast for tests: the house with a table of it, and hands that click, drag and press keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pygame

from game.match.match import Match
from game.rules import GAMES
from game.rules.blast.cards import CARDS
from game.rules.core import CHANCE
from game.scenes.blast.cards import known_by
from game.scenes.blast.game import BlastGame
from game.scenes.table.sitting import seat_down
from game.scenes.table.table import Table
from game.scenes.table.thinker import FastThinker, Thinker
from game.stage.board import Board
from tests.scenes.plain import seating_of
from tests.scenes.saloon import Saloon
from tests.scenes.saloon import Table as SetUp

BLAST = GAMES["blast"]
ALONE, TWO, NOBODY = (None, "easy"), (None, None), ("easy", "easy")


def new_match(levels: Sequence[str | None] = ALONE, seed: int = 1, first: int | None = 0, **options: object) -> Match:
    """A match before its first move. Options with underscores."""
    seating = seating_of("blast", levels, **{name.replace("_", "-"): value for name, value in options.items()})
    return Match(BLAST, seating.sitters, seating.options, Random(seed), first=first)


def dealt(ann: str, bob: str, levels: Sequence[str | None] = ALONE, first: int = 0, **options: object) -> Match:
    """A match in which these cards begin the hands, and the deck's lowest that are free fill them up."""
    match = new_match(levels, first=first, **options)
    match.draw()
    hands = [ann.split(), bob.split()]
    rest = [card for card in CARDS if card not in (*hands[0], *hands[1])]
    for hand in hands:
        while len(hand) < 15:
            hand.append(rest.pop(0))
    deck = [card for pair in zip(*hands, strict=True) for card in pair] + rest
    match.play(CHANCE, BLAST.parse("deal " + " ".join(deck)))
    return match


def say(match: Match, *moves: str) -> Match:
    """Play these moves, each by whoever is to move."""
    for move in moves:
        match.play(match.to_move[0], BLAST.parse(move))
        match.settle()
    return match


def reached(holds: Callable[[Match], bool], levels: Sequence[str | None] = ALONE, seeds: range = range(1, 60)) -> Match:
    """A match played at random up to where something holds."""
    for seed in seeds:
        match, rng = new_match(levels, seed, first=seed % 2), Random(seed)
        while not match.over:
            match.settle()
            if holds(match):
                return match
            seat = match.to_move[0]
            match.play(seat, rng.choice(match.view(seat).legal))
        if holds(match):
            return match
    raise AssertionError("no such position")


class Sky(Saloon):
    """The saloon with a table of Blast on top."""

    def __init__(
        self,
        match: Match | None = None,
        levels: Sequence[str | None] = ALONE,
        *,
        speed: str = "off",
        size: tuple[int, int] = (1280, 720),
        thinker: Thinker | None = None,
        again: bool = False,
    ) -> None:
        super().__init__(size)
        self.settings.change("speed", speed)
        self.seating = seating_of("blast", levels)
        self.thinker = thinker or FastThinker("easy")
        self.table = self.seat(match or new_match(levels, first=None))
        self.show_scene(self.table)
        self.frames(3)

    def seat(self, match: Match | None, first: int | None = None) -> Table:
        return seat_down(
            self.house,
            self.seating,
            BlastGame(self.seating),
            again=lambda seat: self.seat(None, seat),
            others=SetUp,
            first=first,
            match=match,
            thinker=self.thinker,
            seed="sky",
            kept=False,
        )

    # ------------------------------------------------------------ looking
    @property
    def game(self) -> BlastGame:
        game = self.table.game
        assert isinstance(game, BlastGame)
        return game

    @property
    def match(self) -> Match:
        return self.table.match

    @property
    def board(self) -> Board:
        return self.table.sprites.board

    @property
    def moves(self) -> tuple[str, ...]:
        """The record so far."""
        return tuple(self.match.record().moves)

    def key_of(self, text: str) -> int:
        """The table's number of a card in the notation."""
        return known_by(self.table.view.facts.round, [text])[0]

    def button(self, name: str) -> Any:
        """One of the game's buttons."""
        return getattr(self.game.controls, name)

    # ------------------------------------------------------------ hands
    def pick(self, *texts: str) -> None:
        """Click cards, slowly enough that none is taken for a double click."""
        for text in texts:
            self.frames(4, 0.1)
            self.click(self.board.own_room(self.key_of(text)).center)

    def drag(self, text: str, zone: str) -> None:
        """Press on a card, carry it to a zone and let go."""
        start = self.board.own_room(self.key_of(text)).center
        at = self.board.zones[zone].center
        self.down(start)
        for step in (1, 2, 3, 4):
            spot = (start[0] + (at[0] - start[0]) * step // 4, start[1] + (at[1] - start[1]) * step // 4)
            self.post(pygame.MOUSEMOTION, pos=spot, rel=(1, 1), buttons=(1, 0, 0), touch=False)
        self.up(at)
        self.frames(2, 0.3)

    def until(self, true: Callable[[], object], most: int = 3000, dt: float = 1 / 60) -> None:
        """Drive frames until something holds; it must come."""
        for _ in range(most):
            if true():
                return
            self.frames(1, dt)
        raise AssertionError("it never came")

    def called(self) -> bool:
        """Whether the curtain is down and can be lifted."""
        watch = self.table.watch
        curtain = watch.curtain if watch is not None else None
        return curtain is not None and self.top is curtain and curtain.covered and not curtain.holding

    def may_choose(self) -> bool:
        """Whether whoever looks has a decision to make."""
        return self.top is self.table and self.table.at_rest and bool(self.table.view.legal) and self.table.may_decide

    def cards(self) -> int:
        """All cards that the view knows of: always 44."""
        return sum(len(zone.cards) + zone.unseen for zone in self.table.view.zones)
