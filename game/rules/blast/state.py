"""One moment of Blast: whose turn it is, what is legal, and what a move does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import combinations
from random import Random
from typing import Any, Final

from game.rules.blast import events, words
from game.rules.blast.cards import (
    ANY_FACTION,
    CARDS,
    GREEDBOT,
    HAND,
    MIDDLE,
    PLANETS,
    STARS,
    TRASHER,
    VAO_D,
    Combination,
    bits,
    listed,
    value_of,
)
from game.rules.blast.moves import (
    ANSWERS,
    DISCARDS,
    FIRSTS,
    OPENINGS,
    PASS,
    BlastMove,
    Deal,
    Discard,
    First,
    Give,
    Lead,
    Pass,
    Phase,
    Play,
    cards_in,
)
from game.rules.blast.seen import Done, Facts, first_id, owner, seen_by
from game.rules.core import CHANCE, Event, Result, RuleError, shuffled
from game.rules.view import View

FIRST, DEAL, EXCHANGE, LEAD, ANSWER, DISCARD, OVER = Phase

BY_CHANCE: Final = (CHANCE,)
ALONE: Final = ((0,), (1,))
BOTH: Final = (0, 1)
SEVEN: Final = 7
ALL: Final = frozenset(range(len(CARDS)))

Log = list[Event] | None


class BlastState:
    """A game of Blast. Hands are sets of cards as bits; the deck as dealt is kept only for the ids of cards.

    `round`: from 1 on, 0 before the first deal. `leader`: who leads the trick, or the next one. `best`: the combination
    to beat. `powers`: by seat, the factions played that count in this trick. `exchange`: cards to give in this round.
    `ahead`: the leader on points when the round began, MIDDLE without one. `gifts`: by seat, kept for the whole round.
    `played`: seat and move of every play, pass and discard of the round; `earlier`: those of the rounds before.
    """

    __slots__ = (
        "ahead",
        "best",
        "bound",
        "deck",
        "earlier",
        "exchange",
        "gifts",
        "hands",
        "last",
        "leader",
        "options",
        "phase",
        "planet",
        "planets",
        "played",
        "powers",
        "result",
        "round",
        "same",
        "stars",
        "to_move",
    )

    def __init__(self, options: Mapping[str, object]) -> None:
        self.options: tuple[tuple[str, object], ...] = tuple(options.items())
        self.same: bool = options["vao-d-follow"] == "same"
        self.last: bool = options["winning-cards"] == "last"
        self.phase: Phase = FIRST
        self.to_move: tuple[int, ...] = BY_CHANCE
        self.result: Result | None = None
        self.deck: tuple[int, ...] = ()
        self.hands: list[int] = [0, 0]
        self.planets: list[int] = [MIDDLE] * len(PLANETS)  # blast-2
        self.stars: list[int] = [0, 0]
        self.round = 0
        self.leader = MIDDLE
        self.planet = 0
        self.best: Combination | None = None
        self.bound = ANY_FACTION
        self.powers: list[int] = [0, 0]
        self.exchange = 0
        self.ahead = MIDDLE
        self.gifts: list[Give | None] = [None, None]
        self.played: list[tuple[int, Lead | Play | Pass | Discard]] = []
        self.earlier: tuple[Done, ...] = ()

    def copy(self) -> BlastState:
        """An independent state."""
        new = BlastState.__new__(BlastState)
        new.options = self.options
        new.same = self.same
        new.last = self.last
        new.phase = self.phase
        new.to_move = self.to_move
        new.result = self.result
        new.deck = self.deck
        new.hands = self.hands[:]
        new.planets = self.planets[:]
        new.stars = self.stars[:]
        new.round = self.round
        new.leader = self.leader
        new.planet = self.planet
        new.best = self.best
        new.bound = self.bound
        new.powers = self.powers[:]
        new.exchange = self.exchange
        new.ahead = self.ahead
        new.gifts = self.gifts[:]
        new.played = self.played[:]
        new.earlier = self.earlier
        return new

    # ------------------------------------------------------------ what is legal

    def movers(self) -> tuple[int, ...]:
        """Just those whose decision play waits for."""
        return self.to_move

    def legal(self, seat: int) -> list[BlastMove]:
        """The seat's legal moves, by used value where cards are played."""
        if seat not in self.to_move:
            return []
        phase = self.phase
        if phase is ANSWER:
            assert self.best is not None
            return ANSWERS[self.planet][self.bound].fitting(self.hands[seat], self.best.lowest, (PASS,))
        if phase is LEAD:
            return OPENINGS.fitting(self.hands[seat])
        if phase is DISCARD:
            return [DISCARDS[card] for card in listed(self.hands[seat])]
        return self._gifts(seat) if phase is EXCHANGE else list(FIRSTS) if phase is FIRST else []

    def _gifts(self, seat: int) -> list[BlastMove]:
        if seat == self.ahead:
            return list(self.highest_gifts(seat))
        return list(map(Give, combinations(listed(self.hands[seat]), self.exchange)))

    def highest_gifts(self, seat: int) -> list[Give]:
        """The gifts of the leader on points: a choice only among equals (blast-4)."""
        hand, count = listed(self.hands[seat]), self.exchange
        lowest = value_of(hand[-count])
        surely = tuple([card for card in hand if value_of(card) > lowest])
        equal = [card for card in hand if value_of(card) == lowest]
        return [Give(chosen + surely) for chosen in combinations(equal, count - len(surely))]

    def chance(self, rng: Random) -> BlastMove:
        """A start player or a shuffled deck."""
        if self.phase is FIRST:
            return FIRSTS[int(rng.random() * 2)]
        return Deal(shuffled(range(len(CARDS)), rng))

    # ------------------------------------------------------------ moves

    def play(self, seat: int, move: BlastMove, log: Log = None) -> None:
        """Carry out a move. Raises RuleError for an illegal one."""
        if seat not in self.to_move:
            self._refuse_seat(seat)
        phase, carry_out = _MOVES[type(move)]
        if self.phase is not phase:
            raise RuleError(words.MUST[self.phase.value])
        carry_out(self, seat, move, log)

    def _refuse_seat(self, seat: int) -> None:
        if self.phase is OVER:
            raise RuleError(words.OVER)
        if self.to_move == BY_CHANCE:
            raise RuleError(words.MUST[self.phase.value])
        if self.phase is EXCHANGE and seat in BOTH:
            raise RuleError(words.ALREADY_GAVE)
        raise RuleError(words.NOT_CHANCE if seat == CHANCE else words.NOT_YOU)

    def _hold(self, seat: int, mask: int) -> None:
        missing = mask & ~self.hands[seat]
        if missing:
            raise RuleError(words.NOT_IN_HAND.format(cards=", ".join(CARDS[card] for card in listed(missing))))

    def _first(self, seat: int, move: First, log: Log) -> None:
        self.leader = move.seat  # blast-5
        self.phase = DEAL
        if log is not None:
            log.append(events.StartPlayerDrawn(move.seat))

    def _deal(self, seat: int, deck: Deal, log: Log) -> None:
        if len(deck) != len(CARDS) or set(deck) != ALL:
            raise RuleError(words.DECK.format(count=len(set(deck))))
        if self.round:
            self.earlier += (tuple(self.played),)
        self.round += 1
        self.deck = deck
        self.hands = [bits(deck[0 : 2 * HAND : 2]), bits(deck[1 : 2 * HAND : 2])]  # blast-3
        self.played = []
        self.gifts = [None, None]
        ahead = self.points(0) - self.points(1)  # blast-4
        self.exchange = abs(ahead)
        if ahead:
            self.ahead = 0 if ahead > 0 else 1
            self.phase = EXCHANGE
            self.to_move = BOTH
        else:
            self.ahead = MIDDLE
            self._next_trick(self.leader)
        if log is not None:
            log.append(events.Dealt(self.round, self.exchange, self.ahead if ahead else None))

    def _give(self, seat: int, gift: Give, log: Log) -> None:
        if len(gift) != self.exchange:
            raise RuleError(words.GIVE_COUNT.format(count=self.exchange, given=len(gift)))
        mask = bits(gift)
        if listed(mask) != list(gift):
            raise RuleError(words.ORDER)
        self._hold(seat, mask)
        kept = self.hands[seat] & ~mask
        if seat == self.ahead and value_of(kept.bit_length() - 1) > value_of(min(gift)):
            raise RuleError(words.GIVE_HIGHEST)
        self.gifts[seat] = gift
        if log is not None:
            log.append(events.GiftChosen(seat))
        other = self.gifts[1 - seat]
        if other is None:
            self.to_move = ALONE[1 - seat]
            return
        theirs = bits(other)  # neither saw the other's first, so both go over together
        self.hands[seat] = kept | theirs
        self.hands[1 - seat] = self.hands[1 - seat] & ~theirs | mask
        self._next_trick(self.leader)
        if log is not None:
            log.append(events.GiftsExchanged(self.exchange))

    def _next_trick(self, leader: int) -> None:
        self.leader = leader
        self.phase = LEAD
        self.to_move = ALONE[leader]

    def _lead(self, seat: int, move: Lead, log: Log) -> None:
        combination = move.combination
        if combination.mask & ~self.hands[seat]:
            self._hold(seat, combination.mask)
        if not combination.planets >> move.planet & 1:  # blast-6
            raise RuleError(words.NEEDS[move.planet])
        self.open_trick(seat, move)
        self._laid(seat, move, combination, log)

    def open_trick(self, seat: int, move: Lead) -> None:
        """What a lead fixes for the trick: the planet, whom it binds, the combination to beat."""
        self.planet = planet = move.planet
        self.best = combination = move.combination
        self.powers[seat] = combination.powers
        self.powers[1 - seat] = 0
        self.bound = combination.runs if planet == VAO_D and self.same else ANY_FACTION  # blast-10

    def _answer(self, seat: int, move: Play, log: Log) -> None:
        combination = move.combination
        if combination.mask & ~self.hands[seat]:
            self._hold(seat, combination.mask)
        if not combination.planets >> self.planet & 1:
            raise RuleError(words.NEEDS[self.planet])
        assert self.best is not None
        if combination.total <= self.best.total:  # blast-13
            raise RuleError(words.TOO_LOW.format(sum=self.best.total, total=combination.total))
        if self.planet == VAO_D and not combination.runs & self.bound:
            faction = words.FACTION_NAMES[self.bound.bit_length() - 1]
            raise RuleError(words.BOUND.format(faction=faction))
        self.top(seat, combination)
        self._laid(seat, move, combination, log)

    def top(self, seat: int, combination: Combination) -> None:
        """A higher combination lies there now."""
        self.best = combination
        if self.last:  # blast-20
            self.powers[seat] = combination.powers
        else:
            self.powers[seat] |= combination.powers

    def _laid(self, seat: int, move: Lead | Play, combination: Combination, log: Log) -> None:
        if log is not None:
            first = self.next_id()
            ids = tuple(range(first, first + len(combination.cards)))
            faces = tuple(combination.text.split(" "))
            planet, led = PLANETS[self.planet], isinstance(move, Lead)
            log.append(events.Played(seat, planet, ids, faces, combination.total, led))
        self.played.append((seat, move))
        left = self.hands[seat] & ~combination.mask
        self.hands[seat] = left
        if left:
            self.phase = ANSWER
            self.to_move = ALONE[1 - seat]
        else:
            self._end_round(seat, log)  # blast-23

    def _pass(self, seat: int, move: Pass, log: Log) -> None:
        self.played.append((seat, move))
        if log is not None:
            log.append(events.Passed(seat))
        winner = 1 - seat
        powers = self.powers[winner]
        before = self.planets[self.planet]
        jumps = powers >> GREEDBOT & 1  # blast-19
        after = winner if jumps or before != seat else MIDDLE  # blast-14
        self.planets[self.planet] = after
        if log is not None:
            jumped = bool(jumps) and before == seat
            log.append(events.PlanetWon(winner, PLANETS[self.planet], owner(before), owner(after), jumped))
        if powers >> TRASHER & 1:  # blast-18, blast-21: after the planet
            self.phase = DISCARD
            self.to_move = ALONE[winner]
            if log is not None:
                log.append(events.DiscardDue(winner))
        else:
            self._next_trick(winner)  # blast-5

    def _discard(self, seat: int, move: Discard, log: Log) -> None:
        mask = 1 << move.card
        self._hold(seat, mask)
        if log is not None:
            log.append(events.Discarded(seat, self.next_id(), CARDS[move.card]))
        self.played.append((seat, move))
        self.hands[seat] ^= mask
        if self.hands[seat]:
            self._next_trick(seat)
        else:
            self._end_round(seat, log)  # blast-22

    # ------------------------------------------------------------ ends

    def points(self, seat: int) -> int:
        """Planets in front of the seat and stars (blast-4)."""
        return self.planets.count(seat) + self.stars[seat]

    def _end_round(self, seat: int, log: Log) -> None:
        self.stars[seat] += 1  # blast-23
        self.leader = 1 - seat  # blast-5
        points = (self.points(0), self.points(1))
        if log is not None:
            log.append(events.StarTaken(seat, points))
        if max(points) < SEVEN and sum(self.stars) < STARS:  # blast-24, blast-25
            self.phase = DEAL
            self.to_move = BY_CHANCE
            return
        best = max(BOTH, key=lambda who: (points[who], self.stars[who]))
        planets = {name: owner(at) for name, at in zip(PLANETS, self.planets, strict=True)}
        self.result = Result((best,), points, {"stars": list(self.stars), "planets": planets})
        self.phase = OVER
        self.to_move = ()
        if log is not None:
            log.append(events.GameWon((best,), points))

    # ------------------------------------------------------------ views

    def next_id(self) -> int:
        """The id that the next card to leave a hand gets."""
        return first_id(self.round, self.exchange) + sum(len(cards_in(move)) for _, move in self.played)

    def view(self, seat: int | None) -> View[Facts]:
        """All that the seat may know; None: a bystander."""
        return seen_by(self, seat)


_MOVES: Final[dict[type[BlastMove], tuple[Phase, Callable[[BlastState, int, Any, Log], None]]]] = {
    First: (FIRST, BlastState._first),
    Deal: (DEAL, BlastState._deal),
    Give: (EXCHANGE, BlastState._give),
    Lead: (LEAD, BlastState._lead),
    Play: (ANSWER, BlastState._answer),
    Pass: (ANSWER, BlastState._pass),
    Discard: (DISCARD, BlastState._discard),
}
"""When a move may be made, and what carries it out."""
