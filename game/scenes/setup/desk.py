"""Changes who sits down and by which rules, and keeps every change at once. Knows no widget."""

from __future__ import annotations

from dataclasses import replace

import pygame

from game.rules import GAMES
from game.scenes.house import House
from game.scenes.naming import alike, free, new_computer, new_person, tidy
from game.scenes.options.keys import STEERING, SUGGESTED
from game.scenes.setup.guide import GUIDES
from game.scenes.setup.seating import (
    Draft,
    Seat,
    Seating,
    doubles,
    house_rules,
    read_draft,
    seated,
)
from game.scenes.words import setup as words
from game.store import Person

MOST_PEOPLE = 6
"""How many people the house remembers."""
SPARE_KEYS = tuple(range(pygame.KSCAN_A, pygame.KSCAN_Z + 1))
Place = tuple[int, int]
"""A key's place: a seat's, and 0 or 1."""


class SetupDesk:
    """The draft of one game and all that can be done with it."""

    def __init__(self, house: House, game: str) -> None:
        self.house, self.guide = house, GUIDES[game]
        self.game = GAMES[game]
        self.least = self.game.seats[0]
        self.rules = house_rules(self.game.options)
        kept = house.store.setups.get(game)
        draft = None if kept is None else read_draft(kept, tuple(self.guide.looks), self.game.options, self.least)
        self.draft = draft or Draft((None,) * len(self.guide.looks), {rule.name: rule.default for rule in self.rules})
        if draft is None:
            self._seat_first()
        self.settle_keys()
        self._parted: dict[tuple[int, bool], Seat] = {}
        """Who sat in a place before it went to a person or a computer player."""

    # -------------------------------------------------------------- what is
    def seat(self, at: int) -> Seat | None:
        """Who sits in a place."""
        return self.draft.places[at]

    @property
    def may_empty(self) -> bool:
        """Whether one may still get up."""
        return len(self.draft.seats) > self.least

    def trouble_at(self, at: int) -> str:
        """What is wrong with the name in a place, for its field; "" if nothing is."""
        seat = self.seat(at)
        if seat is None:
            return ""
        if not tidy(seat.name):
            return words.NO_NAME
        return words.TWICE.format(name=tidy(seat.name)) if at in doubles(self.draft.places) else ""

    @property
    def trouble(self) -> str:
        """Why it can't start, in a sentence; "" if it can."""
        for at, seat in enumerate(self.draft.places):
            if seat is not None and not tidy(seat.name):
                return words.NO_NAME_WHY
            if seat is not None and at in doubles(self.draft.places):
                return words.TWICE_WHY.format(name=tidy(seat.name))
        return ""

    @property
    def default(self) -> bool:
        """Whether all house rules are on default."""
        return all(self.draft.options[rule.name] == rule.default for rule in self.rules)

    def known(self, at: int) -> list[Person]:
        """Remembered people who don't sit anywhere else."""
        others = self._taken_names(at)
        return [person for person in self.house.store.people if free(person.name, others)]

    def free_look(self, at: int = 0) -> str:
        """The look that waits for a free place: the first free one at the first of them, and so on."""
        taken = {seat.look for seat in self.draft.seats}
        free = [look for look in self.guide.looks if look not in taken]
        before = sum(seat is None for seat in self.draft.places[:at])
        return free[min(before, len(free) - 1)]

    # -------------------------------------------------------------- changes
    def _now(self, draft: Draft) -> None:
        self.draft = draft
        self.house.store.keep_setup(self.game.id, draft.plain())

    def _seat_first(self) -> None:
        """The first time: one person against as many computer players as make a good table."""
        for at in range(self.guide.first):
            seat = self._new_person(at) if at == 0 else self._new_computer(self.free_look())
            self.draft = self.draft.put(at, seat)

    def _taken_names(self, at: int) -> list[str]:
        return [seat.name for place, seat in enumerate(self.draft.places) if seat is not None and place != at]

    def _new_person(self, at: int, look: str = "") -> Seat:
        known = self.known(at)
        if known:
            return self._as(known[0], at, look)
        name = new_person(self._taken_names(at))
        return Seat(name, None, look or self.free_look(), self._free_keys(at))

    def _as(self, person: Person, at: int, look: str) -> Seat:
        """A remembered person at a place: with their own hat and keys, as far as nobody else has them."""
        own, others = str(person.hat), [seat for place, seat in enumerate(self.draft.places) if seat and place != at]
        if own in self.guide.looks and own not in {seat.look for seat in others}:
            look = own
        used = {key for seat in others for key in seat.keys}
        free = all(person.keys) and not used & set(person.keys)
        return Seat(person.name, None, look or self.free_look(), person.keys if free else self._free_keys(at))

    def _new_computer(self, look: str, at: int = -1) -> Seat:
        return Seat(new_computer(self._taken_names(at)), "normal", look)

    def _free_keys(self, at: int) -> tuple[int, int]:
        used = {key for place, seat in enumerate(self.draft.places) if seat and place != at for key in seat.keys}
        for pair in SUGGESTED:
            if not used & set(pair):
                return pair
        first, second = [key for key in SPARE_KEYS if key not in used][:2]
        return first, second

    def settle_keys(self) -> None:
        """Remembered people have the keys that are remembered; who has none, or somebody else's, gets free ones."""
        used: set[int] = set()
        own = {person.name: person.keys for person in self.house.store.people if all(person.keys)}
        for at, seat in enumerate(self.draft.places):
            if seat is None or seat.level is not None:
                continue
            if not used & set(own.get(seat.name, ())):
                seat = replace(seat, keys=own.get(seat.name, seat.keys))
                self.draft = self.draft.put(at, seat)
            if not all(seat.keys) or seat.keys[0] == seat.keys[1] or used & set(seat.keys):
                seat = replace(seat, keys=self._free_keys(at))
                self.draft = self.draft.put(at, seat)
            used |= set(seat.keys)

    def add(self, at: int, person: bool) -> None:
        """Somebody sits down in a free place."""
        look = self.free_look(at)
        self._now(self.draft.put(at, self._new_person(at, look) if person else self._new_computer(look)))

    def empty(self, at: int) -> None:
        """Somebody gets up."""
        if self.may_empty:
            self._now(self.draft.put(at, None))

    def turn_into(self, at: int, person: bool) -> None:
        """A place goes to a person or to a computer player; whoever sat there before comes back."""
        seat = self.seat(at)
        if seat is None or (seat.level is None) == person:
            return
        self._parted[at, not person] = seat
        back = self._parted.get((at, person))
        if back is not None and free(back.name, self._taken_names(at)):
            new = replace(back, look=seat.look)
        else:
            new = self._new_person(at, seat.look) if person else self._new_computer(seat.look, at)
        self._now(self.draft.put(at, replace(new, look=seat.look)))
        self.settle_keys()

    def rename(self, at: int, name: str) -> None:
        """Another name for whoever sits in a place."""
        seat = self.seat(at)
        if seat is not None and seat.name != name:
            self._now(self.draft.put(at, replace(seat, name=name)))

    def set_level(self, at: int, level: str) -> None:
        """How well a computer player plays."""
        seat = self.seat(at)
        if seat is not None:
            self._now(self.draft.put(at, replace(seat, level=level)))

    def seat_known(self, at: int, person: Person) -> None:
        """A remembered person takes the place."""
        seat = self.seat(at)
        if seat is not None:
            self._now(self.draft.put(at, self._as(person, at, seat.look)))

    def next_look(self, at: int, step: int) -> None:
        """The next look that is free; where none is, the next one, and whoever had it gets this one."""
        seat = self.seat(at)
        if seat is None:
            return
        ring = list(self.guide.looks)
        here = ring.index(seat.look)
        around = [ring[(here + step * away) % len(ring)] for away in range(1, len(ring))]
        owners = {other.look: place for place, other in enumerate(self.draft.places) if other is not None}
        wanted = next((look for look in around if look not in owners), around[0])
        draft = self.draft
        if wanted in owners:
            other = draft.places[owners[wanted]]
            if other is not None:
                draft = draft.put(owners[wanted], replace(other, look=seat.look))
        self._now(draft.put(at, replace(seat, look=wanted)))

    def choose(self, option: str, value: str) -> None:
        """Another value of a house rule."""
        self._now(self.draft.choose(option, value))

    def all_default(self) -> None:
        """All house rules back on default."""
        self._now(replace(self.draft, options={rule.name: rule.default for rule in self.rules}))

    # -------------------------------------------------------------- keys
    def steers(self, scancode: int) -> bool:
        """Whether a key steers every screen and can't be anybody's."""
        return scancode in STEERING

    def owner(self, scancode: int) -> Place | None:
        """Whose key this is already."""
        for at, seat in enumerate(self.draft.places):
            if seat is not None and seat.level is None and scancode in seat.keys:
                return at, seat.keys.index(scancode)
        return None

    def give_key(self, place: Place, scancode: int) -> None:
        """Give somebody a key; whoever had it gets the old one for it. Remembered people keep it."""
        had, draft = self.owner(scancode), self.draft
        seat = draft.places[place[0]]
        if seat is None:
            return
        old = seat.keys[place[1]]
        if had is not None:
            draft = _with_key(draft, had, old)
        self._now(_with_key(draft, place, scancode))
        changed = {each.name: each for each in self.draft.seats if each.level is None}
        people = self.house.store.people
        kept = tuple(replace(p, keys=changed[p.name].keys) if p.name in changed else p for p in people)
        if kept != people:
            self.house.store.keep_people(kept)

    # -------------------------------------------------------------- start
    def start(self) -> Seating:
        """The seating; new people are remembered from now on, as long as there is room."""
        people = self.house.store.people
        for seat in self.draft.seats:
            new = seat.level is None and not any(alike(seat.name, person.name) for person in people)
            if new and len(people) < MOST_PEOPLE:
                hat = int(seat.look) if seat.look.isdigit() else len(people) % 5 + 1
                people = (*people, Person(tidy(seat.name), hat, seat.keys))
        if people != self.house.store.people:
            self.house.store.keep_people(people)
        self.house.store.keep_setup(self.game.id, self.draft.plain())
        return seated(self.game, self.draft)


def _with_key(draft: Draft, place: Place, scancode: int) -> Draft:
    seat = draft.places[place[0]]
    if seat is None:
        return draft
    keys = (scancode, seat.keys[1]) if place[1] == 0 else (seat.keys[0], scancode)
    return draft.put(place[0], replace(seat, keys=keys))
