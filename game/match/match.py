"""A match: who sits where, the state, the record, undo and redo. The only place that draws chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from game.match.words import WORDS
from game.rules.core import CHANCE, Event, Game, Move, RuleError, State
from game.rules.record import Record, spell
from game.rules.view import View


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits in a seat. `level`: None for a person, else the level of the computer player."""

    name: str
    level: str | None = None


@dataclass(frozen=True, slots=True)
class Step:
    """One move as it is shown: what the table saw, and the views after it by seat; None is the bystander."""

    seat: int
    move: Move
    events: tuple[Event, ...]
    views: Mapping[int | None, View[Any]]


class Match:
    """One game being played.

    `rng` draws chance and nothing else; the record of moves is the whole game.
    """

    def __init__(self, game: Game[Any], sitters: Sequence[Sitter], options: Mapping[str, object], rng: Random) -> None:
        self.game = game
        self.sitters = tuple(sitters)
        self.options = dict(options)
        self.practice = False
        self._rng = rng
        self._state = game.start(len(sitters), self.options)
        self._moves: list[tuple[int, Any]] = []
        self._before: list[State[Any]] = []
        self._undone: list[tuple[int, Any]] = []

    # ------------------------------------------------------------ looking

    @property
    def state(self) -> State[Any]:
        """The true state: for tests and the result, never for players or screens."""
        return self._state

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._state.result is not None

    @property
    def to_move(self) -> tuple[int, ...]:
        """Seats whose decision play waits for."""
        return self._state.to_move

    @property
    def length(self) -> int:
        """How many moves were made, chance moves included."""
        return len(self._moves)

    def view(self, seat: int | None) -> View[Any]:
        """All that this seat may know; None: a bystander."""
        return self._state.view(seat)

    def views(self) -> dict[int | None, View[Any]]:
        """The bystander's view, and one for every person."""
        people: list[int | None] = [seat for seat, sitter in enumerate(self.sitters) if sitter.level is None]
        return {seat: self._state.view(seat) for seat in [None, *people]}

    def record(self, **more: object) -> Record:
        """The match so far, ready to be written."""
        moves = tuple(spell(seat, move) for seat, move in self._moves)
        return Record(self.game, tuple(s.name for s in self.sitters), self.options, moves, more)

    def why_not(self, seat: int, move: Move) -> str | None:
        """The rules' sentence against a move, None if it is legal. Changes nothing."""
        try:
            self._state.copy().play(seat, move)
        except RuleError as error:
            return str(error)
        return None

    # ------------------------------------------------------------ moving

    def play(self, seat: int, move: Move) -> Step:
        """Make a move. Raises RuleError for an illegal one, and nothing changes."""
        step = self._make(seat, move)
        self._undone.clear()
        return step

    def draw(self) -> Step:
        """Let chance move, where chance is due."""
        return self.play(CHANCE, self._state.chance(self._rng))

    def settle(self) -> list[Step]:
        """Let chance move until a seat is due or the game is over."""
        steps = []
        while self._state.to_move == (CHANCE,):
            steps.append(self.draw())
        return steps

    def _make(self, seat: int, move: Move) -> Step:
        before = self._state.copy()
        events: list[Event] = []
        self._state.play(seat, move, events)
        self._before.append(before)
        self._moves.append((seat, move))
        return Step(seat, move, tuple(events), self.views())

    # ------------------------------------------------------------ taking back

    def why_no_undo(self, seat: int) -> str | None:
        """Why the seat can't take back its last decision; None if it can.

        Undo never crosses another seat's move, chance, or a card that was shown; alone at the table a person may
        always go back, but going back over a card that was shown makes the game a practice game.
        """
        last = self._last_own(seat)
        if last is None:
            return WORDS.nothing_to_undo
        if len(self.sitters) == 1:
            return None
        for mover, _ in self._moves[last + 1 :]:
            if mover == CHANCE:
                return WORDS.chance_since
            if mover != seat:
                return WORDS.moved_since
        return WORDS.shown_since if self._shown_since(last) else None

    def undo(self, seat: int) -> bool:
        """Take back the seat's last decision and what followed it. True if this made it a practice game.

        Raises RuleError with the reason where it can't be.
        """
        why = self.why_no_undo(seat)
        if why is not None:
            raise RuleError(why)
        last = self._last_own(seat)
        assert last is not None
        turned = not self.practice and self._shown_since(last)
        self.practice = self.practice or turned
        self._state = self._before[last]
        self._undone.extend(reversed(self._moves[last:]))
        del self._moves[last:], self._before[last:]
        return turned

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back and nothing was played since."""
        return bool(self._undone)

    def redo(self) -> list[Step]:
        """Play again what `undo` took back last: the decision and the chance moves after it, drawn as they were."""
        steps: list[Step] = []
        while self._undone and (not steps or self._undone[-1][0] == CHANCE):
            steps.append(self._make(*self._undone.pop()))
        return steps

    def _last_own(self, seat: int) -> int | None:
        return next((n for n in range(len(self._moves) - 1, -1, -1) if self._moves[n][0] == seat), None)

    def _shown_since(self, ply: int) -> bool:
        """Whether anybody has seen a face since that they hadn't seen before the ply."""
        before, now = self._before[ply], self._state
        watchers = range(len(self.sitters))
        return any(_faces(now.view(w)) - _faces(before.view(w)) for w in watchers)


def _faces(view: View[Any]) -> Counter[str]:
    return Counter(card.face for zone in view.zones for card in zone.cards if card.face is not None)
