"""What a seat may know of a game of Blast: the zones, the facts, and what it has learnt in the exchange.

Ids of a round start at 128 times its number. A hand shows its owner the places in the deck from which cards came, and
cards received by the numbers from 44 on; to others it is a set of as many places as it has cards, the lowest of those
dealt to it. Cards that leave a hand are numbered on in the order in which they leave.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from game.rules.blast.cards import CARDS, HAND, MIDDLE, PLANETS, bits, listed, value_of
from game.rules.blast.moves import FIRSTS, Discard, Lead, Pass, Phase, Play, cards_in
from game.rules.view import Sees, View, Zone, ZoneKind

if TYPE_CHECKING:
    from game.rules.blast.state import BlastState

HAND_ZONE: Final = ZoneKind("hand", Sees.OWNER, ordered=False)
TRICK_ZONE: Final = ZoneKind("trick", Sees.ALL)
PLAYED_ZONE: Final = ZoneKind("played", Sees.ALL)
DISCARDS_ZONE: Final = ZoneKind("discards", Sees.ALL)

Done = tuple[tuple[int, Lead | Play | Pass | Discard], ...]
"""Seats and what they did."""


@dataclass(frozen=True, slots=True)
class Known:
    """What a seat has learnt in this round's exchange, beside the faces it sees.

    `gave`, `received`: the cards, () before. `holds`: those given that the other still holds. `ceiling`: the other was
    ahead, so that no other card of its hand has a higher value; None where nothing is known.
    """

    gave: tuple[str, ...] = ()
    received: tuple[str, ...] = ()
    holds: tuple[str, ...] = ()
    ceiling: int | None = None


@dataclass(frozen=True, slots=True)
class Facts:
    """All that is no card.

    `leader`: who leads the trick or, before it and between rounds, the next one. `planets`: owners in the order of
    PLANETS, None: the middle. `exchange`: cards to give in this round; `ahead`: who gives the highest; `chosen`: who
    has chosen. `played`: everything done in this round since the exchange; `earlier`: in each of the rounds before, for
    both saw it and could remember it.
    """

    round: int
    phase: Phase
    leader: int | None
    planets: tuple[int | None, ...]
    stars: tuple[int, ...]
    points: tuple[int, ...]
    exchange: int
    ahead: int | None
    chosen: tuple[bool, ...]
    played: Done
    earlier: tuple[Done, ...]
    known: Known

    @property
    def trick(self) -> Done:
        """The plays of the trick that lies there, from the lead on; empty once its winner is to lead."""
        return self.played[trick_start(self.phase, self.played) :]

    @property
    def planet(self) -> str | None:
        """For which planet the trick is played."""
        for _, move in self.trick:
            if isinstance(move, Lead):
                return PLANETS[move.planet]
        return None


def trick_start(phase: Phase, played: Done) -> int:
    """The place of the lead of the trick that lies there; the end if none does."""
    if phase not in (Phase.LEAD, Phase.EXCHANGE):
        for place in range(len(played) - 1, -1, -1):
            if isinstance(played[place][1], Lead):
                return place
    return len(played)


def first_id(round_: int, exchange: int) -> int:
    """The id of the first card that is played in a round: after the deck's and the gifts'."""
    return 128 * round_ + len(CARDS) + 2 * exchange


def own_ids(state: BlastState, seat: int) -> dict[int, int]:
    """The ids of the cards that came into a seat's hand in this round, as their owner sees them."""
    ids = {card: 128 * state.round + seat + 2 * place for place, card in enumerate(state.deck[seat : 2 * HAND : 2])}
    gift = state.gifts[1 - seat]
    if gift is not None and state.gifts[seat] is not None:
        first = 128 * state.round + len(CARDS) + (1 - seat) * state.exchange
        ids.update({card: first + place for place, card in enumerate(gift)})
    return ids


def seen_by(state: BlastState, seat: int | None) -> View[Facts]:
    """All that the seat may know; None: a bystander."""
    played = tuple(state.played)
    facts = Facts(
        round=state.round,
        phase=state.phase,
        leader=owner(state.leader),
        planets=tuple(map(owner, state.planets)),
        stars=tuple(state.stars),
        points=(state.points(0), state.points(1)),
        exchange=state.exchange,
        ahead=owner(state.ahead),
        chosen=tuple(gift is not None for gift in state.gifts),
        played=played,
        earlier=state.earlier,
        known=_known(state, seat),
    )
    return View(
        game="blast",
        seat=seat,
        seats=2,
        options=state.options,
        to_move=state.to_move,
        zones=(_hand(state, 0, seat), _hand(state, 1, seat), *_table(facts)),
        facts=facts,
        legal=() if seat is None else tuple(state.legal(seat)),
        chance=tuple(FIRSTS) if state.phase is Phase.FIRST else (),
        result=state.result,
    )


def owner(seat: int) -> int | None:
    """A seat for a view; None: nobody, the middle."""
    return None if seat == MIDDLE else seat


def _hand(state: BlastState, holder: int, seat: int | None) -> Zone:
    cards = listed(state.hands[holder])
    if holder == seat:
        return HAND_ZONE.show(cards, CARDS.__getitem__, seat, holder, ids=own_ids(state, holder).__getitem__)
    places = [128 * state.round + holder + 2 * place for place in range(len(cards))]
    return HAND_ZONE.show(places, CARDS.__getitem__, seat, holder)


def _table(facts: Facts) -> tuple[Zone, ...]:
    trick, played, discards = list[int](), list[int](), list[int]()
    ids: dict[int, int] = {}
    start = trick_start(facts.phase, facts.played)
    number = first_id(facts.round, facts.exchange)
    for place, (_, move) in enumerate(facts.played):
        cards = cards_in(move)
        pile = discards if isinstance(move, Discard) else trick if place >= start else played
        pile += cards
        ids.update(zip(cards, range(number, number + len(cards)), strict=True))
        number += len(cards)
    kinds = ((TRICK_ZONE, trick), (PLAYED_ZONE, played), (DISCARDS_ZONE, discards))
    undealt = len(CARDS) - 2 * HAND if facts.round else len(CARDS)  # blast-3
    return (
        *(kind.show(cards, CARDS.__getitem__, None, ids=ids.__getitem__) for kind, cards in kinds),
        Zone("undealt", None, (), undealt),
    )


def _known(state: BlastState, seat: int | None) -> Known:
    if seat is None or not state.exchange:
        return Known()
    gave, received = state.gifts[seat], state.gifts[1 - seat]
    if gave is None:
        return Known()
    faces = tuple([CARDS[card] for card in gave])
    if received is None:
        return Known(faces)
    holds = [CARDS[card] for card in listed(bits(gave) & state.hands[1 - seat])]
    ceiling = value_of(min(received)) if state.ahead == 1 - seat else None  # blast-4
    return Known(faces, tuple([CARDS[card] for card in received]), tuple(holds), ceiling)
