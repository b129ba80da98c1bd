"""Tables of Bullets and Bombs for tests: chosen deals, and hands that click, drag and press keys."""

from __future__ import annotations

from collections import Counter
from random import Random

import pygame

from game.match.match import Match, Sitter
from game.rules.bullets_and_bombs import GAME
from game.rules.bullets_and_bombs.cards import BULLET, DECK, FACES, RANKS, WILD
from game.rules.bullets_and_bombs.moves import parse
from game.rules.core import CHANCE, read_options
from game.scenes.bullets_and_bombs import deal_by, seat
from game.scenes.bullets_and_bombs.game import BombsGame
from game.scenes.table.table import Table
from game.stage.board import Board
from tests.rules.bullets_and_bombs.positions import deal, held
from tests.scenes.saloon import Saloon

QUIET = "KH KD KC QS QH QD JC JD TH TD 4H "
"""Eleven cards without 3s: three kings and three queens."""


def dealt(top: str, bottom: str = "", **house: str) -> Match:
    """A match whose deal begins and ends so. House rules with underscores."""
    options = {name.replace("_", "-"): value for name, value in house.items()}
    match = Match(GAME, [Sitter("You")], read_options(GAME.options, options, 1), Random(1))
    match.play(CHANCE, parse(deal(top, bottom)))
    return match


def by_number(number: int) -> Match:
    """The dealt match of a deal's number."""
    match = deal_by(number, {})
    match.settle()
    return match


def play_to_the_end(match: Match) -> None:
    """Keep the first choice until the hand is to be arranged."""
    while "bundle" not in str(match.view(0).legal[0]):
        match.play(0, match.view(0).legal[0])


def due(hand: str) -> Match:
    """A match where the arrangement of this hand of 58 cards is due: four red 3s, and all bombs were dealt."""
    counted = held(hand)
    assert sum(counted) == 58
    assert counted[BULLET] == 4
    wanted = [rank + suit for rank, number in zip(RANKS, counted, strict=False) for suit in "CDHSCDHS"[:number]]
    wanted += [*["2" + suit for suit in "CDHSCDHS"], *["JOK"] * 4][: counted[WILD]]
    others = Counter(FACES[face] for face in DECK if FACES[face][0] != "3") - Counter(wanted)
    pairs = list(zip(wanted[7:53], others.elements(), strict=True))
    top = ["3C", "3S", "3C", "3S", "3D", "3H", "3D", "3H", *wanted[:7]]
    match = dealt(" ".join([*top, *[card for pair in pairs for card in pair], wanted[53]]))
    for card, _ in pairs:
        match.play(0, parse(f"keep {card}"))
    return match


class Player:
    """Somebody at a table of this game."""

    def __init__(self, saloon: Saloon, match: Match, speed: str = "off") -> None:
        self.saloon = saloon
        saloon.settings.change("speed", speed)
        self.table: Table = seat(saloon.house, match)
        saloon.show_scene(self.table)
        saloon.frames(3)

    @property
    def game(self) -> BombsGame:
        game = self.table.game
        assert isinstance(game, BombsGame)
        return game

    @property
    def match(self) -> Match:
        return self.table.match

    @property
    def board(self) -> Board:
        return self.table.sprites.board

    def zone(self, name: str) -> list[str]:
        """The faces of a zone as it is shown."""
        return [str(card.face) for card in self.table.view.zone(name, 0 if name == "hand" else None).cards]

    def id_of(self, face: str, zone: str) -> int:
        """The first card with this face in a zone as it is shown."""
        cards = self.table.view.zone(zone, 0 if zone == "hand" else None).cards
        return next(card.id for card in cards if card.face == face)

    def spot(self, card: int) -> tuple[int, int]:
        """Where a card can be clicked."""
        return self.board.own_room(card).center

    def click(self, card: int) -> None:
        self.saloon.click(self.spot(card))
        self.saloon.frames(1, 0.5)

    def drag(self, card: int, to: tuple[int, int]) -> None:
        """Press on a card, carry it somewhere and let go."""
        self.hold(card, to)
        self.saloon.up(to)
        self.saloon.frames(1, 0.5)

    def hold(self, card: int, to: tuple[int, int]) -> None:
        """Press on a card and carry it somewhere."""
        start = self.spot(card)
        self.saloon.down(start)
        for step in (1, 2, 3, 4):
            at = (start[0] + (to[0] - start[0]) * step // 4, start[1] + (to[1] - start[1]) * step // 4)
            self.saloon.post(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(1, 0, 0), touch=False)

    def key(self, *names: str) -> None:
        for name in names:
            self.saloon.press(name)
            self.saloon.frames(1)

    def settle(self) -> None:
        """Until nothing moves."""
        for _ in range(900):
            if not self.table.moving:
                return
            self.saloon.frames(1)
        raise AssertionError("the table never rests")

    def cards(self) -> int:
        """All cards that the view knows of: there are always 108."""
        return sum(len(zone.cards) + zone.unseen for zone in self.table.view.zones)
