"""A match: who sits where, the state, the record, undo and redo. The only place that draws chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from random import Random
from typing import Any, Self

from game.match.keeping import UNKEPT, Change, Keep
from game.match.quoting import cut, readable
from game.match.reel import Reel
from game.match.words import WORDS
from game.rules.core import CHANCE, Event, Game, Move, RuleError, State
from game.rules.record import Record, RecordError, spell, unspell
from game.rules.view import View

_FIRST = "first"
"""The chance move that names the start player, as the notation writes it before the seat."""
_REVEAL, _SLAP = "reveal", "slap"
"""Moves of games in which hands are faster than the store, as the notation writes them."""


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits in a seat.

    `level`: None for a person, else the level of the computer player. `person`: the number that the store gave to
    somebody who plays here; None for a guest.
    """

    name: str
    level: str | None = None
    person: int | None = None


@dataclass(frozen=True, slots=True)
class Step:
    """One move as it is shown: what the table saw, and the views after it by seat; None is the bystander.

    `kept` is done once the move is kept, or can't be, or needs no waiting for: show the step when it is done, or
    after a moment with a word about it.
    """

    seat: int
    move: Move
    events: tuple[Event, ...]
    views: Mapping[int | None, View[Any]]
    kept: Future[bool] = field(default=UNKEPT, compare=False, repr=False)


class Match:
    """One game being played.

    `rng` draws chance and nothing else; the record of moves is the whole game. `deal`: what the deal is known by: a
    day as `2026-11-29` for a daily one, a number where deals have numbers, else "". `first`: the seat that chance names
    as start player, as in a rematch; None: by lot.
    """

    def __init__(
        self,
        game: Game[Any],
        sitters: Sequence[Sitter],
        options: Mapping[str, object],
        rng: Random,
        first: int | None = None,
    ) -> None:
        self.game = game
        self.sitters = tuple(sitters)
        self.options = dict(options)
        self.practice = False
        self.deal = ""
        self._rng = rng
        self._wanted = None if first is None else f"{_FIRST} {first}"
        self._state = game.start(len(sitters), self.options)
        self._reel = Reel(self._state)
        self._undone: list[tuple[int, Any]] = []
        self._keep: Keep | None = None
        self._told = 0
        self._promise = UNKEPT

    @classmethod
    def resume(cls, record: Record, sitters: Sequence[Sitter], rng: Random, practice: bool = False) -> Self:
        """The match that the record stopped in, at its last move; a race that was open goes on before its reveal.

        Raises RecordError, which names the move, for a record that the rules don't allow.
        """
        match = cls(record.game, sitters, record.options, rng)
        match.practice = practice
        for number, text in enumerate(record.moves):
            try:
                match._push(*unspell(record.game, text), None)
            except RuleError as error:
                raise RecordError(
                    WORDS.illegal_move.format(number=number, move=cut(text), why=readable(str(error)))
                ) from None
        while match._racing():
            match._go_back_to(match.length - 1)
        return match

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

    @property
    def first(self) -> int | None:
        """The start player, as soon as chance has named one."""
        named = (str(move).split() for seat, move in self._moves if seat == CHANCE)
        return next((int(words[1]) for words in named if words[0] == _FIRST), None)

    @property
    def kept(self) -> Future[bool]:
        """The promise that the last change is kept."""
        return self._promise

    @property
    def unkept(self) -> bool:
        """Whether nobody ever meant to keep it."""
        return self._keep is None

    @property
    def _moves(self) -> list[tuple[int, Any]]:
        return self._reel.moves

    def view(self, seat: int | None) -> View[Any]:
        """All that this seat may know; None: a bystander."""
        return self._state.view(seat)

    def views(self) -> dict[int | None, View[Any]]:
        """The bystander's view, and one for every person."""
        people: list[int | None] = [seat for seat, sitter in enumerate(self.sitters) if sitter.level is None]
        return {seat: self._state.view(seat) for seat in [None, *people]}

    def record(self, **more: object) -> Record:
        """The match so far, ready to be written."""
        moves = self._written(0)
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
        return self.play(CHANCE, self._named() or self._state.chance(self._rng))

    def _named(self) -> Move | None:
        """The move that names the wanted start player, if it is due and one is wanted."""
        if self._wanted is None:
            return None
        return next((move for move in self._state.legal(CHANCE) if str(move) == self._wanted), None)

    def settle(self) -> list[Step]:
        """Let chance move until a seat is due or the game is over."""
        steps = []
        while self._state.to_move == (CHANCE,):
            steps.append(self.draw())
        return steps

    def _make(self, seat: int, move: Move) -> Step:
        events: list[Event] = []
        self._push(seat, move, events)
        return Step(seat, move, tuple(events), self.views(), self._hand_over())

    def _push(self, seat: int, move: Move, log: list[Event] | None) -> None:
        self._state.play(seat, move, log)
        self._reel.add(seat, move, self._state)

    # ------------------------------------------------------------ keeping

    def keep_by(self, keep: Keep) -> None:
        """From now on hand every change of the record to `keep`, first the record so far."""
        self._keep = keep
        self._told = 0
        self._hand_over()

    def _hand_over(self) -> Future[bool]:
        """Hand over what is new; a card that players may race for waits until it is settled, so that a slap doesn't."""
        if self._keep is None or self._racing():
            return UNKEPT
        change = Change(self._told, self._written(self._told), self.practice, self._state.result)
        self._told = self.length
        self._promise = self._keep(change)
        return self._promise

    def _written(self, first: int) -> tuple[str, ...]:
        return tuple([spell(seat, move) for seat, move in self._moves[first:]])

    def _racing(self) -> bool:
        """Whether a card was revealed and all that can happen now is a slap: the first counts."""
        if not self._moves or str(self._moves[-1][1]) != _REVEAL or self.over:
            return False
        return all(str(move) == _SLAP for seat in self._state.movers() for move in self._state.legal(seat))

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
        self._undone.extend(reversed(self._moves[last:]))
        self._go_back_to(last)
        self._hand_over()
        return turned

    def _go_back_to(self, ply: int) -> None:
        self._state = self._reel.at(ply)
        self._reel.cut(ply)
        self._told = min(self._told, ply)

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
        before, now = self._reel.at(ply), self._state
        watchers = range(len(self.sitters))
        return any(faces(now.view(w)) - faces(before.view(w)) for w in watchers)


def faces(view: View[Any]) -> Counter[str]:
    """The faces that are seen in a view, each as often as it is."""
    return Counter(card.face for zone in view.zones for card in zone.cards if card.face is not None)
