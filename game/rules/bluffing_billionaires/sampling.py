"""Full states that a seat can't tell from the true one, drawn evenly."""

from __future__ import annotations

from random import Random
from typing import cast

from game.rules.bluffing_billionaires.cards import BIT, DECKS, FACES, FULL, HELD, VALUE
from game.rules.bluffing_billionaires.seating import NOWHERE, Seating
from game.rules.bluffing_billionaires.state import State
from game.rules.bluffing_billionaires.views import Facts, Highest, card_id
from game.rules.core import shuffled
from game.rules.view import View


def seating_of(options: tuple[tuple[str, object], ...]) -> Seating:
    """The seats and their decks from the options of a game or a view."""
    named = dict(options)
    decks = tuple(DECKS.index(deck) for deck in cast("tuple[str, ...]", named["decks"]))
    return Seating(decks, named["powers"] == "on", options)


def sample(view: View[Facts], rng: Random) -> State:
    """A full state which the view's seat can't tell from the true one.

    Every way to lay a player's unseen cards into the hand and onto the places face down (each place by itself, since
    the owner knows the order of the discards) is as likely as every other, if it agrees with what pink's 6 showed
    (bluff-20); every hidden vote is either way (bluff-7). Nothing else that happens tells anything of a hidden card:
    all plays and votes are always open, and declining is always possible (bluff-24).
    """
    state = State(seating_of(view.options))
    facts = view.facts
    state.phase = facts.phase
    state.to_move = view.to_move
    state.result = view.result
    state.active = NOWHERE if facts.active is None else facts.active
    state.queue = facts.challengers
    state.taker = NOWHERE if facts.taker is None else facts.taker
    state.giver = NOWHERE if facts.giver is None else facts.giver
    state.highest = list(facts.known.highest)
    faces: dict[int, int] = {}
    for seat in range(view.seats):
        _lay_out(state, view, seat, faces)
    for seat in range(view.seats):
        _fill(state, view, seat, faces, rng)
    state.faces = [faces[number] for number in range(len(faces))]
    _vote(state, view, rng)
    return state


def _numbers(view: View[Facts], zone: str, seat: int) -> tuple[int, ...]:
    return tuple(card.id - card_id(0) for card in view.zone(zone, seat).cards)


def _lay_out(state: State, view: View[Facts], seat: int, faces: dict[int, int]) -> None:
    """Put the cards that have left hands where they lie, with the faces that the viewer knows."""
    for zone in ("face down", "turned up", "taken", "bonus"):
        for card in view.zone(zone, seat).cards:
            if card.face is not None:
                faces[card.id - card_id(0)] = FACES[card.face]
    known = view.facts.known
    state.discards[seat] = _numbers(view, "discard", seat)
    state.bonus[seat] = _numbers(view, "bonus", seat)
    turned_up = _numbers(view, "turned up", seat)
    taken = _numbers(view, "taken", seat)
    for number in (*turned_up, *taken, *state.bonus[seat]):
        state.shown |= 1 << number
    for number, face in zip(state.discards[seat], known.discards[seat], strict=True):
        if face is not None:
            faces[number] = FACES[face]
            state.shown |= 1 << number
    if seat == view.seat:
        faces.update(zip(state.discards[seat], map(FACES.__getitem__, known.own), strict=True))
    for number in (*turned_up, *_numbers(view, "face down", seat)):
        state.lying[seat] = number
        state.owners |= 1 << seat
    for number in taken:
        state.held_up = number


def _fill(state: State, view: View[Facts], seat: int, faces: dict[int, int], rng: Random) -> None:
    """Deal a player's unseen cards evenly onto that player's hidden places; what is left is the hand."""
    hand = [FACES[card.face] for card in view.zone("hand", seat).cards if card.face is not None]
    seen = {*faces.values(), *hand}
    unseen = shuffled([face for face in HELD[FULL[state.seating.decks[seat]]] if face not in seen], rng)
    lying = _numbers(view, "face down", seat)
    places = [number for number in (*state.discards[seat], *lying) if number not in faces]
    highest = state.highest[seat]
    if highest is not None:
        _lay_higher(state.discards[seat][: highest.discards], highest, unseen, places, faces, rng)
    for number in places:
        faces[number] = unseen.pop()
    state.hands[seat] = sum(BIT[face] for face in (hand or unseen))


def _lay_higher(
    early: tuple[int, ...], highest: Highest, unseen: list[int], places: list[int], faces: dict[int, int], rng: Random
) -> None:
    """Unseen cards above the highest card of the hand were discarded before pink's 6 took it (bluff-20)."""
    higher = [face for face in unseen if VALUE[face] > highest.value]
    for face, number in zip(higher, shuffled([n for n in places if n in early], rng), strict=False):
        faces[number] = face
        unseen.remove(face)
        places.remove(number)


def _vote(state: State, view: View[Facts], rng: Random) -> None:
    """The votes that are in: the viewer's own, and the others' either way; or all, where they have been shown."""
    facts = view.facts
    for seat in facts.voters:
        if seat not in facts.voted:
            state.waiting |= 1 << seat
        elif (facts.vote == "challenge") if seat == view.seat else rng.random() < 0.5:
            state.challengers |= 1 << seat
    if facts.challengers:
        for seat in range(view.seats):
            if seat != facts.active and view.zone("turned up", seat).cards:
                state.challengers |= 1 << seat
