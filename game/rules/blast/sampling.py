"""Even draws from all states of Blast that a seat can't tell from the true one.

A hidden hand is a set of unseen cards; what the exchange has told about it narrows it. A gift that is chosen but not
yet given is hidden too: every pair of a hand and a gift from it is as likely as any other.
"""

from __future__ import annotations

from random import Random
from typing import Any

from game.rules.blast.bystander import draw_swap
from game.rules.blast.cards import CARDS, HAND, MIDDLE, NUMBER, bits, listed, value_of
from game.rules.blast.moves import Deal, Give, Lead, Play, cards_in
from game.rules.blast.seen import Facts
from game.rules.blast.state import BlastState
from game.rules.core import shuffled
from game.rules.view import View

MOST_CHOICES = 6
"""Of at most this many gifts the leader on points chooses: two of four equal cards."""


def sample(view: View[Any], rng: Random) -> BlastState:
    """A full state which the view's seat can't tell from the true one, drawn evenly from all of them."""
    facts: Facts = view.facts
    state = BlastState(dict(view.options))
    state.phase, state.to_move, state.result = facts.phase, view.to_move, view.result
    state.round, state.exchange = facts.round, facts.exchange
    state.leader, state.ahead = _seat(facts.leader), _seat(facts.ahead)
    state.planets, state.stars = list(map(_seat, facts.planets)), list(facts.stars)
    state.played, state.earlier = list(facts.played), facts.earlier
    for seat, move in facts.trick:
        match move:
            case Lead():
                state.open_trick(seat, move)
            case Play():
                state.top(seat, move.combination)
    if facts.round:
        out = _out(facts)
        if view.seat is not None:
            _other_hand(state, view, out, rng)
        elif facts.exchange and all(facts.chosen):
            _both_after_exchange(state, out, rng)
        else:
            _both_hands(state, facts, out, rng)
        state.deck = _deck(state, view, out, rng)
    return state


def _seat(owner: int | None) -> int:
    return MIDDLE if owner is None else owner


def _out(facts: Facts) -> tuple[int, int]:
    """By seat, the cards that were played or discarded in this round."""
    out = [0, 0]
    for seat, move in facts.played:
        out[seat] |= bits(cards_in(move))
    return out[0], out[1]


def _hidden(*known: int) -> list[int]:
    return listed(~sum(known) & (1 << len(CARDS)) - 1)


# ---------------------------------------------------------------- a seat's eyes


def _other_hand(state: BlastState, view: View[Any], out: tuple[int, int], rng: Random) -> None:
    """Both hands and gifts as a seat may think of them."""
    facts: Facts = view.facts
    known, seat = facts.known, view.seat
    assert seat is not None
    other = 1 - seat
    state.hands[seat] = bits(NUMBER[str(card.face)] for card in view.zone("hand", seat).cards)
    if known.gave:
        state.gifts[seat] = Give(NUMBER[face] for face in known.gave)
    hidden = _hidden(state.hands[seat], *out)
    if known.received:
        state.gifts[other] = Give(NUMBER[face] for face in known.received)
        holds = bits(NUMBER[face] for face in known.holds)
        if known.ceiling is not None:  # blast-4
            hidden = [card for card in hidden if value_of(card) <= known.ceiling]
        hidden = [card for card in hidden if not holds >> card & 1]
        missing = HAND - out[other].bit_count() - holds.bit_count()
        state.hands[other] = holds | bits(rng.sample(hidden, missing))
        return
    missing = HAND - out[other].bit_count()
    state.hands[other] = bits(rng.sample(hidden, missing))
    if facts.chosen[other]:
        while not _choose_gift(state, other, rng):
            state.hands[other] = bits(rng.sample(hidden, missing))


def _choose_gift(state: BlastState, seat: int, rng: Random) -> bool:
    """A gift from the seat's hand; False where another hand must be drawn, so that hands with few choices are rarer."""
    if seat != state.ahead:
        state.gifts[seat] = Give(sorted(rng.sample(listed(state.hands[seat]), state.exchange)))
        return True
    gifts = state.highest_gifts(seat)
    state.gifts[seat] = gifts[int(rng.random() * len(gifts))]
    return rng.random() * MOST_CHOICES < len(gifts)


# ---------------------------------------------------------------- a bystander's eyes


def _both_hands(state: BlastState, facts: Facts, out: tuple[int, int], rng: Random) -> None:
    """Both hands without an exchange, or before its end."""
    hidden = _hidden(*out)
    sizes = [HAND - cards.bit_count() for cards in out]
    while True:
        cards = rng.sample(hidden, sum(sizes))
        state.hands = [bits(cards[: sizes[0]]), bits(cards[sizes[0] :])]
        if all(_choose_gift(state, seat, rng) for seat in (0, 1) if facts.chosen[seat]):
            return


def _both_after_exchange(state: BlastState, out: tuple[int, int], rng: Random) -> None:
    """Both hands and gifts after the exchange."""
    ahead, behind = state.ahead, 1 - state.ahead
    swap = draw_swap(listed(out[ahead]), listed(out[behind]), _hidden(*out), state.exchange, rng)
    state.hands[ahead] = (bits(swap.kept_ahead) | bits(swap.gift_behind)) & ~out[ahead]
    state.hands[behind] = (bits(swap.kept_behind) | bits(swap.gift_ahead)) & ~out[behind]
    state.gifts[ahead] = Give(sorted(swap.gift_ahead))
    state.gifts[behind] = Give(sorted(swap.gift_behind))


# ---------------------------------------------------------------- the deck, which fixes the ids of cards


def _deck(state: BlastState, view: View[Any], out: tuple[int, int], rng: Random) -> Deal:
    """A deck from which the hands can have been dealt. The seat's own cards lie where it remembers them."""
    deck = [MIDDLE] * len(CARDS)
    first = 128 * state.round
    if view.seat is not None:
        for seen in view.zone("hand", view.seat).cards:
            if seen.id < first + len(CARDS):  # blast-4: no card received
                deck[seen.id - first] = NUMBER[str(seen.face)]
    placed = bits(card for card in deck if card != MIDDLE)
    dealt = [state.hands[seat] | out[seat] for seat in (0, 1)]
    if None not in state.gifts:
        gifts = [bits(gift or ()) for gift in state.gifts]
        dealt = [dealt[seat] & ~gifts[1 - seat] | gifts[seat] for seat in (0, 1)]
    places = [range(0, 2 * HAND, 2), range(1, 2 * HAND, 2), range(2 * HAND, len(CARDS))]
    for cards, where in zip((*dealt, ~sum(dealt) & (1 << len(CARDS)) - 1), places, strict=True):
        free = [place for place in where if deck[place] == MIDDLE]
        for place, card in zip(free, shuffled(listed(cards & ~placed), rng), strict=True):
            deck[place] = card
    return Deal(deck)
