"""Tables of Blasting Billy for tests: chosen deals, and people who click, drag and press keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import count
from random import Random
from typing import Any

import pygame

from game.match.match import Match, Sitter
from game.rules.blasting_billy import GAME
from game.rules.blasting_billy.cards import FACES
from game.rules.core import CHANCE, random_move, read_options
from game.rules.view import SeenCard, View
from game.scenes.blasting_billy.game import BillyGame
from game.scenes.blasting_billy.reckoning import Reckoning
from game.scenes.table.sitting import seat_down
from game.scenes.table.table import Table
from game.scenes.table.thinker import Answer, FastThinker, Request, Thinker
from game.stage.board import Board
from tests.rules.blasting_billy.table import showdown
from tests.scenes.plain import seating_of
from tests.scenes.saloon import Saloon

NAMES = ("Ann", "Bob", "Cleo", "Dex", "Eve")
ASIDE = {2: 12, 3: 6, 4: 0, 5: 0}
KEYS = {"billy": "b", "keep": "k", "dump": "x"}


def deck(seats: int, hands: Sequence[str], pile: str = "", aside: str = "") -> str:
    """The move that deals these hands; what isn't named follows in the deck's order."""
    wanted = [hand.split() for hand in hands]
    named = [*aside.split(), *(face for hand in wanted for face in hand), *pile.split()]
    rest = [face for face in FACES if face not in named]

    def take(given: list[str], count: int) -> list[str]:
        return given + [rest.pop(0) for _ in range(count - len(given))]

    first = take(aside.split(), ASIDE[seats])
    full = [take(hand, 3) for hand in [*wanted, *([] for _ in range(seats - len(wanted)))]]
    dealt = [full[seat][place] for place in range(3) for seat in range(seats)]
    return "deal " + " ".join([*first, *dealt, *pile.split(), *rest])


def ended(billy: str, *loots: str) -> View[Any]:
    """The view of a game that ended with these columns, each card in the order in which it came."""
    match = Match(
        GAME, [Sitter(name) for name in NAMES[: len(loots)]], read_options(GAME.options, {}, len(loots)), Random(0)
    )
    match.settle()
    while not match.over:
        match.play(*random_move(match.state, Random(0)))
    view, numbers, zones = match.view(None), count(100), []
    for zone in view.zones:
        name, _, kind = zone.name.partition(" ")
        wanted = {"billy": billy, "loot": loots[zone.owner or 0]}.get(name)
        if wanted is not None:
            faces = [face for face in wanted.split() if face[0] == kind]
            zone = replace(zone, cards=tuple(SeenCard(next(numbers), face, kind) for face in faces))
        zones.append(zone)
    return replace(view, zones=tuple(zones), result=showdown(billy, *loots))


class Script:
    """A thinker for tests: answers what `chosen` says for a request."""

    def __init__(self, chosen: Callable[[Request], str]) -> None:
        self.chosen = chosen
        self._asked: list[Request] = []

    def start(self) -> None:
        """It is ready at once."""

    def ask(self, request: Request) -> None:
        """Keep it for the next poll."""
        self._asked.append(request)

    def poll(self) -> Answer | None:
        """The answer to the oldest request."""
        if not self._asked:
            return None
        request = self._asked.pop(0)
        return Answer(request.number, GAME.parse(self.chosen(request)))

    def cancel(self) -> None:
        """Forget what was asked."""
        self._asked.clear()


class Corner(Saloon):
    """The saloon with a table of this game. `ahead`: so many moves were made at random before it was opened."""

    def __init__(
        self,
        levels: Sequence[str | None],
        *,
        deal: str = "",
        seed: str = "corner",
        speed: str = "off",
        size: tuple[int, int] = (1280, 720),
        thinker: Thinker | None = None,
        options: Mapping[str, str] | None = None,
        first: int = 0,
        ahead: int = 0,
    ) -> None:
        super().__init__(size)
        self.settings.change("speed", speed)
        self.seating = seating_of("blasting-billy", levels, **(options or {}))
        self.game = BillyGame(self.seating)
        match = Match(GAME, self.seating.sitters, self.seating.options, Random(seed), first=first)
        match.draw()
        if deal:
            match.play(CHANCE, GAME.parse(deal))
        else:
            match.settle()
        rng = Random(seed)
        for _ in range(ahead):
            match.play(*random_move(match.state, rng))
        self.rematches: list[int] = []
        self.table = seat_down(
            self.house,
            self.seating,
            self.game,
            again=self.again,
            others=lambda: self.menu,
            match=match,
            thinker=thinker or FastThinker("random"),
            seed=seed,
        )
        self.show_scene(self.table)

    def again(self, first: int) -> Table:
        """A rematch of the same people."""
        self.rematches.append(first)
        return self.table

    # ------------------------------------------------------------ looking
    @property
    def board(self) -> Board:
        return self.table.sprites.board

    def zone(self, name: str, owner: int | None = None) -> list[str | None]:
        """The faces of a zone as it is shown."""
        return [card.face for card in self.table.view.zone(name, owner).cards]

    def hand(self) -> list[str | None]:
        """The hand of whoever looks."""
        return self.zone("hand", self.table.eyes)

    def id_of(self, face: str) -> int:
        """The card of the hand with this face."""
        cards = self.table.view.zone("hand", self.table.eyes).cards
        return next(card.id for card in cards if card.face == face)

    def spot(self, face: str) -> tuple[int, int]:
        """Where a card of the hand can be clicked."""
        return self.board.own_room(self.id_of(face)).center

    def said(self) -> list[str]:
        """The reasons that are up."""
        return [toast.sub for toast in self.stage.toasts.up]

    # ------------------------------------------------------------ doing
    def pick(self, face: str) -> None:
        self.frames(1, 0.5)
        self.click(self.spot(face))
        self.frames(1, 0.5)

    def hold(self, face: str, to: tuple[int, int]) -> None:
        """Press on a card and carry it somewhere."""
        start = self.spot(face)
        self.down(start)
        for step in (1, 2, 3, 4):
            at = (start[0] + (to[0] - start[0]) * step // 4, start[1] + (to[1] - start[1]) * step // 4)
            self.post(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(1, 0, 0), touch=False)

    def drag(self, face: str, to: tuple[int, int]) -> None:
        """Press on a card, carry it somewhere and let go."""
        self.hold(face, to)
        self.up(to)
        self.frames(1, 0.5)

    def put(self, number: int, verb: str) -> None:
        """By keys: a card of the hand by its number, and where it goes."""
        self.press(str(number))
        self.press(KEYS[verb])

    def until(self, true: Callable[[], bool], most: int = 2000) -> None:
        """Drive frames until something holds; it must come."""
        for _ in range(most):
            if true():
                return
            self.frames(1, 0.05)
        raise AssertionError("it never came")

    def called(self) -> bool:
        """Whether the curtain is down and can be lifted."""
        watch = self.table.watch
        curtain = watch.curtain if watch is not None else None
        return curtain is not None and self.top is curtain and curtain.covered and not curtain.holding

    def lift(self) -> None:
        """Whoever is called lifts the curtain and sees everything to its end."""
        self.until(self.called)
        self.frames(10, 0.05)
        self.press("SPACE")
        self.until(lambda: self.reckons() or (self.top is self.table and self.table.at_rest))

    def may_choose(self) -> bool:
        """Whether whoever looks has a move."""
        return self.top is self.table and self.table.at_rest and bool(self.table.view.legal) and self.table.may_decide

    def play_on(self, luck: Random, until: Callable[[], bool]) -> None:
        """Everybody plays at random, people by keys, until something holds."""
        for _ in range(20_000):
            if until():
                return
            if self.called():
                self.lift()
            elif self.may_choose():
                self.put(luck.randrange(len(self.hand())) + 1, luck.choice(list(KEYS)))
            else:
                self.frames(1, 0.05)
        raise AssertionError("it never came")

    def reckons(self) -> bool:
        """Whether the count is on."""
        return isinstance(self.top, Reckoning)

    @property
    def reckoning(self) -> Reckoning:
        top = self.top
        assert isinstance(top, Reckoning)
        return top

    def cards(self) -> int:
        """All cards that the view knows of: there are always 60."""
        return sum(len(zone.cards) + zone.unseen for zone in self.table.view.zones)
