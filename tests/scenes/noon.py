"""A street at noon without a screen: real events are posted, and a clock that the test turns."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Self

import pygame

from game.match.judge import Call, Card, Series
from game.match.match import Match
from game.rules.crazy_bullets.phase import Phase
from game.scenes.crazy_bullets.party import Party, Seat
from game.scenes.crazy_bullets.sides import Side, seating
from game.scenes.crazy_bullets.street import Street
from tests.match.court import dealt
from tests.stage.room import Room

NAMES = {Side.BOTTOM: "Bo", Side.LEFT: "Lupe", Side.TOP: "Doc", Side.RIGHT: "Miss Ivy"}
KEYS = {Side.BOTTOM: pygame.KSCAN_B, Side.LEFT: pygame.KSCAN_Q, Side.TOP: pygame.KSCAN_Y, Side.RIGHT: pygame.KSCAN_P}
PAIRS = {
    Side.BOTTOM: (pygame.KSCAN_A, pygame.KSCAN_S),
    Side.TOP: (pygame.KSCAN_K, pygame.KSCAN_L),
}


class Clock:
    """Milliseconds that pass when the test says so."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def party(
    players: int,
    *,
    levels: dict[int, str] | None = None,
    pads: dict[int, int] | None = None,
    goal: int = 1,
    dim: int = 0,
    calm: bool = False,
    handicaps: dict[int, int] | None = None,
    **options: object,
) -> Party:
    """People with keys far apart, computer players by level, pads by instance id; house rules by name, _ for -."""
    sides = seating([Side.BOTTOM, Side.TOP, Side.LEFT, Side.RIGHT][:players])
    levels, pads, handicaps = levels or {}, pads or {}, handicaps or {}
    seats = []
    for player, side in enumerate(sides):
        keys = PAIRS[side] if players == 2 else (KEYS[side],)
        level, pad = levels.get(player), pads.get(player)
        keyed = keys if level is None and pad is None else ()
        seats.append(Seat(side, NAMES[side], keyed, pad, level, handicaps.get(player, 0)))
    given = {name.replace("_", "-"): value for name, value in options.items()}
    return Party(tuple(seats), goal, given, calm, dim)


class Rigged(Series):
    """Games whose stacks begin with the cards that the test wants."""

    def __init__(self, people: Party, tops: Sequence[str], first: int = 0) -> None:
        super().__init__(people.sitters, people.options, people.goal, Random(1))
        self.tops, self.start = tuple(tops), first

    def _dealt(self) -> Match:
        given = {name.replace("-", "_"): value for name, value in self._options.items()}
        first = (self.start + len(self.matches)) % len(self.sitters)
        match = dealt(*self.tops, first=first, **given)
        match.sitters = self.sitters
        return match


class Noon:
    """A street in a room; `frame` ms pass a frame."""

    def __init__(self, room: Room, house: object, people: Party, tops: Sequence[str] = (), first: int = 0) -> None:
        clock = Clock()
        series = Rigged(people, tops, first) if tops else None
        self._begin(room, Street(house, people, Random(7), clock, series), clock)
        room.stage.push(self.street)
        self.go(20)

    def _begin(self, room: Room, street: Street, clock: Clock) -> None:
        self.room, self.street, self.people, self.clock = room, street, street.party, clock
        self.calls: list[Call] = []
        street.heard = self.calls.append

    @classmethod
    def over(cls, room: Room, street: Street) -> Self:
        """A street that is open already; from now on its clock is the test's."""
        noon, clock = cls.__new__(cls), Clock()
        clock.now = street.clock()
        street.clock = clock
        noon._begin(room, street, clock)
        return noon

    # ------------------------------------------------------------ time
    def go(self, ms: float, step: float = 10.0) -> None:
        end = self.clock.now + ms
        while self.clock.now < end:
            self.clock.now = min(end, self.clock.now + step)
            self.room.frames(1, step / 1000)

    def until_live(self) -> float:
        """Until slaps count, or the card is settled at once; answers when the face came up."""
        for _ in range(2000):
            if self.card in (Card.LIVE, Card.REST):
                return self.street.live.judge.face_at
            self.go(10)
        raise AssertionError("no face ever came up")

    # ------------------------------------------------------------ pressing
    def down(self, player: int, which: int = 0) -> None:
        self._key(pygame.KEYDOWN, player, which)

    def up(self, player: int, which: int = 0) -> None:
        self._key(pygame.KEYUP, player, which)

    def _key(self, kind: int, player: int, which: int) -> None:
        self.room.loop.frame(
            0.0, [pygame.event.Event(kind, key=0, scancode=self.code(player, which), mod=0, unicode="")]
        )

    def code(self, player: int, which: int = 0) -> int:
        return self.people.seats[player].keys[which]

    def press(self, player: int, which: int = 0) -> None:
        self.down(player, which)
        self.up(player, which)

    def slap(self, player: int) -> None:
        self.press(player, 1 if self.people.pair else 0)

    def event(self, kind: int, **fields: object) -> None:
        self.room.loop.frame(0.0, [pygame.event.Event(kind, fields)])

    def pad(self, instance: int, button: int = 0) -> None:
        self.event(pygame.JOYBUTTONDOWN, button=button, instance_id=instance, joy=0)
        self.event(pygame.JOYBUTTONUP, button=button, instance_id=instance, joy=0)

    def face(self, player: int) -> float:
        """The player turns a card; answers when the face came up."""
        self.press(player)
        return self.until_live()

    # ------------------------------------------------------------ looking
    @property
    def card(self) -> Card:
        return self.street.live.judge.card

    @property
    def match(self) -> Match:
        return self.street.match

    @property
    def phase(self) -> Phase:
        phase: Phase = self.match.view(None).facts.phase
        return phase

    def moves(self) -> list[str]:
        return list(self.match.record().moves[2:])

    def step(self) -> None:
        """Whatever the people at the table can sensibly do next: for whole games."""
        facts = self.match.view(None).facts
        human = [player for player, seat in enumerate(self.people.seats) if seat.human]
        match self.phase:
            case Phase.DUEL if self.card is Card.LIVE:
                mine = [player for player in facts.duellists if player in human]
                if mine:
                    self.slap(mine[0])
            case Phase.CHOICE if facts.revealer in human:
                self.event(pygame.KEYDOWN, key=0, scancode=pygame.KSCAN_LEFT, mod=0, unicode="")
                self.event(pygame.KEYDOWN, key=0, scancode=pygame.KSCAN_UP, mod=0, unicode="")
                self.event(pygame.KEYDOWN, key=0, scancode=pygame.KSCAN_RIGHT, mod=0, unicode="")
                self.event(pygame.KEYUP, key=0, scancode=pygame.KSCAN_LEFT, mod=0, unicode="")
            case Phase.OPEN | Phase.SETTLED if self.card in (Card.LIVE, Card.REST) and facts.successor in human:
                self.press(facts.successor)
            case _:
                pass
        self.go(250, 25)
