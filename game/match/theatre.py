"""A game that was played, to be looked at: any moment, from anybody's eyes, and played on from there."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from enum import Enum
from random import Random
from typing import Any, Final

from game.match.match import Match, Sitter, Step, faces
from game.match.quoting import cut, readable
from game.match.reel import Reel
from game.match.words import WORDS
from game.rules.core import CHANCE, Event, Result, RuleError
from game.rules.record import Record, RecordError, unspell
from game.rules.view import View, Zone


class Eyes(Enum):
    """Eyes that no seat has."""

    ALL = "all cards open"


class Foreknown(Enum):
    """What makes a game that is played on from a record a practice game."""

    HANDS = "a hand was looked into that isn't one's own"
    COMING = "the record tells what comes"


ALL_OPEN: Final = Eyes.ALL
"""Every card that anybody sees at some time lies open; only once the game is over."""
Looker = int | None | Eyes
"""Whose eyes: a seat's, None for the bystander's, or ALL_OPEN."""

_LOOKED_THROUGH = 1_000
"""Moments in which faces are looked for: more than any game has, but a file may claim to have played on."""


class Theatre:
    """A record on the stage. A *ply* is a moment: before the move of that number, from 0; the last is `length`.

    Raises RecordError, which names the move, for a record that the rules don't allow.
    """

    def __init__(self, record: Record) -> None:
        self.record = record
        state = record.start()
        self._reel = Reel(state)
        self._events: list[tuple[Event, ...]] = []
        self._faces: dict[int, str | None] | None = None
        self._eyes: set[Looker] = set()
        for number, text in enumerate(record.moves):
            events: list[Event] = []
            try:
                seat, move = unspell(record.game, text)
                state.play(seat, move, events)
            except RuleError as error:
                raise RecordError(
                    WORDS.illegal_move.format(number=number, move=cut(text), why=readable(str(error)))
                ) from None
            self._reel.add(seat, move, state)
            self._events.append(tuple(events))
        self.result: Result | None = state.result

    @property
    def length(self) -> int:
        """How many moves were made, chance moves included."""
        return len(self._reel.moves)

    @property
    def moves(self) -> Sequence[tuple[int, Any]]:
        """Seats and what they did; chance is a seat."""
        return self._reel.moves

    @property
    def over(self) -> bool:
        """Whether the game was played to its end."""
        return self.result is not None

    @property
    def contradicted(self) -> bool:
        """Whether the record tells of a result to which its moves don't lead; the moves count."""
        return contradicts(self.record.more.get("result"), self.result)

    # ------------------------------------------------------------ looking

    def view(self, ply: int, eyes: Looker) -> View[Any]:
        """What these eyes see at that moment. Raises RuleError for all cards of a game that isn't over."""
        if eyes is ALL_OPEN and not self.over:
            raise RuleError(WORDS.not_over)
        self._eyes.add(eyes)
        state = self._reel.at(ply)
        if not isinstance(eyes, Eyes):
            return state.view(eyes)
        if self._faces is None:
            self._faces = self._faces_seen()
        return _opened(self._views_at(ply), self._faces)

    def step(self, number: int, eyes: Looker) -> Step:
        """Move `number` as it is shown to these eyes; its only view is keyed by them, the bystander's for ALL_OPEN."""
        seat, move = self._reel.moves[number]
        views = {eyes if isinstance(eyes, int) else None: self.view(number + 1, eyes)}
        return Step(seat, move, self._events[number], views)

    def events(self, number: int) -> tuple[Event, ...]:
        """What the whole table saw of a move."""
        return self._events[number]

    def _views_at(self, ply: int) -> dict[int | None, View[Any]]:
        state = self._reel.at(ply)
        lookers: list[int | None] = [None, *range(len(self.record.players))]
        return {seat: state.view(seat) for seat in lookers}

    def _faces_seen(self) -> dict[int, str | None]:
        """The face of every card that anybody saw at any time, by id; None for an id that is used more than once."""
        seen: dict[int, str | None] = {}
        for ply in range(max(0, self.length - _LOOKED_THROUGH), self.length + 1):
            for view in self._views_at(ply).values():
                for zone in view.zones:
                    for card in zone.cards:
                        if card.face is not None and seen.setdefault(card.id, card.face) != card.face:
                            seen[card.id] = None
        return seen

    # ------------------------------------------------------------ playing on
    @property
    def dealt(self) -> int:
        """The first moment at which the cards lie there: a game that is played on from before has the same ones."""
        return next((ply for ply, (seat, _) in enumerate(self.moves) if seat != CHANCE), self.length)

    def foreknown(self, ply: int, people: Sequence[int]) -> Foreknown | None:
        """What people in these seats would know, playing on from that moment, that nobody should; None for nothing."""
        looked = self._eyes - {None}
        if len(looked) > 1 or not looked <= set(people):
            return Foreknown.HANDS
        return Foreknown.COMING if self._shows_more(ply) else None

    def _shows_more(self, ply: int) -> bool:
        """Whether a face is shown to anybody after that moment; looked for among so many moves, then taken for so."""
        before = {seat: faces(view) for seat, view in self._views_at(ply).items()}
        for later in range(ply + 1, min(self.length, ply + _LOOKED_THROUGH) + 1):
            if any(faces(view) - before[seat] for seat, view in self._views_at(later).items()):
                return True
        return self.length > ply + _LOOKED_THROUGH

    def play_on(self, ply: int, sitters: Sequence[Sitter], rng: Random, practice: bool) -> Match:
        """A new match from that moment on, or from when the cards were dealt."""
        record = replace(self.record, moves=self.record.moves[: max(ply, self.dealt)], more={})
        return Match.resume(record, sitters, rng, practice)


def contradicts(told: object, result: Result | None) -> bool:
    """Whether a record's key `result` says something else than the moves' result, in what both of them name.

    The key means nothing to the rules, and what other programs write there in their own way contradicts nothing.
    """
    if not isinstance(told, Mapping):
        return False
    if result is None:
        return "winners" in told or "scores" in told
    found = json.loads(json.dumps(result.as_json()))
    return any(_orderless(key, told[key]) != _orderless(key, value) for key, value in found.items() if key in told)


def _orderless(key: str, value: object) -> object:
    """A value of a result; winners have no order."""
    return sorted(value, key=str) if key == "winners" and isinstance(value, list) else value


def _opened(views: dict[int | None, View[Any]], seen: dict[int, str | None]) -> View[Any]:
    """The bystander's view with the hands as their owners see them, and every face that is known."""
    by = views[None]
    owners = [view for seat, view in views.items() if seat is not None]

    def opened(zone: Zone) -> Zone:
        if zone.owner is not None and not any(card.face for card in zone.cards):
            zone = owners[zone.owner].zone(zone.name, zone.owner)
        return replace(zone, cards=tuple(replace(card, face=card.face or seen.get(card.id)) for card in zone.cards))

    return replace(by, zones=tuple(map(opened, by.zones)))
