"""Who may know what (billy-2, billy-11, billy-12 and the visible side of the other rules)."""

from __future__ import annotations

import json

import pytest

from game.rules.blasting_billy import GAME
from game.rules.blasting_billy.state import Table
from game.rules.core import CHANCE
from game.rules.record import answer
from tests.rules.blasting_billy.table import dealt, deck, faces, finish, play, started

A = ("G3 G7 D5 C1", "J1 J2 J3 C2")
OPENING = ("keep G3", "billy J1", "billy D5", "keep J2", "keep G7", "dump J3")


def position(*streams: str, aside: str = "", moves: tuple[str, ...] = OPENING) -> Table:
    state = dealt(*streams, aside=aside)
    play(state, *moves)
    return state


def seen_by(state: Table, seat: int) -> str:
    return json.dumps(answer(GAME, state, 0, seat))


def shown(state: Table, watcher: int | None, zone: str, owner: int | None = None) -> list[str | None]:
    return [card.face for card in state.view(watcher).zone(zone, owner).cards]


@pytest.mark.rule("billy-2")
def test_everybody_always_sees_every_back_but_those_below_the_piles_top() -> None:
    state = dealt("", "", "")
    while True:
        for watcher in (None, 0, 1, 2):
            view = state.view(watcher)
            cards = [card for zone in view.zones for card in zone.cards]
            assert len(cards) + view.zone("pile").unseen == 60
            for card in cards:
                assert card.back == faces(state, [card.id])[0][0]
            assert len(view.zone("pile").cards) <= 1
        if not state.to_move:
            return
        state.play(state.to_move[0], state.legal(state.to_move[0])[4])


@pytest.mark.rule("billy-2")
def test_only_its_owner_sees_the_faces_of_a_hand() -> None:
    state = dealt(*A)
    assert shown(state, 0, "hand", 0) == ["G3", "G7", "D5"]
    assert shown(state, 1, "hand", 0) == shown(state, None, "hand", 0) == [None] * 3


@pytest.mark.rule("billy-7", "billy-11")
def test_the_own_loot_may_be_looked_at_anothers_first_card_may_not() -> None:
    state = position(*A)
    assert shown(state, 0, "loot G", 0) == ["G3", "G7"]
    assert shown(state, 1, "loot G", 0) == [None, "G7"]
    assert shown(state, None, "loot G", 0) == [None, "G7"]
    assert shown(state, 0, "loot J", 1) == [None]


@pytest.mark.rule("billy-6", "billy-11", "billy-12")
@pytest.mark.parametrize("aid", ["off", "on"])
def test_nobody_sees_billys_cards_but_a_giver_may_remember(aid: str) -> None:
    state = dealt("G3 G7 G5", "G1 G2 G4", options={"memory-aid": aid})
    play(state, "billy G3", "billy G1", "billy G7", "billy G4")
    for watcher in (None, 0, 1):
        assert shown(state, watcher, "billy G") == [None] * 4
        assert state.view(watcher).facts.givers == ((0, 1, 0, 1), (), (), (), ())
    assert state.view(0).facts.known == (("G3", None, "G7", None), (), (), (), ())
    assert state.view(1).facts.known == ((None, "G1", None, "G4"), (), (), (), ())
    assert state.view(None).facts.known == ((None,) * 4, (), (), (), ())


@pytest.mark.rule("billy-8", "billy-12")
def test_who_put_a_card_into_the_box_knows_it() -> None:
    state = position(*A)
    assert shown(state, 1, "box", 1) == ["J3"]
    assert shown(state, 0, "box", 1) == shown(state, None, "box", 1) == [None]


@pytest.mark.rule("billy-8")
def test_who_put_two_cards_of_a_type_into_the_box_remembers_which_was_first() -> None:
    seen = [
        [seen_by(position("G3 G7 D5", "J1 J2 J3", moves=(one, "billy J1", other)), seat) for seat in (0, 1)]
        for one, other in (("dump G3", "dump G7"), ("dump G7", "dump G3"))
    ]
    assert seen[0][0] != seen[1][0]
    assert seen[0][1] == seen[1][1]


@pytest.mark.rule("billy-8")
def test_all_remember_in_which_order_types_went_into_the_box() -> None:
    first, second = (
        position("G3 B7 D5 C1 C2", "J1 J2 J3", moves=(one, "billy J1", other))
        for one, other in (("dump G3", "dump B7"), ("dump B7", "dump G3"))
    )
    assert [card.back for card in first.view(1).zone("box", 0).cards] == ["G", "B"]
    assert [card.back for card in second.view(1).zone("box", 0).cards] == ["B", "G"]


@pytest.mark.rule("billy-8", "billy-13", "billy-15")
def test_at_the_end_columns_are_turned_up_the_box_and_the_cards_set_aside_never_are() -> None:
    state = position(*A)
    finish(state)
    for watcher in (None, 0, 1):
        assert shown(state, watcher, "loot G", 0) == ["G3", "G7"]
        assert shown(state, watcher, "loot J", 1) == ["J2"]
        assert shown(state, watcher, "billy D") == ["D5"]
        assert shown(state, watcher, "billy J") == ["J1"]
        assert shown(state, watcher, "aside") == [None] * 12
        assert shown(state, watcher, "hand", 0) == []
        assert state.view(watcher).result == state.result
        for owner in (0, 1):
            assert all((face is None) is (owner != watcher) for face in shown(state, watcher, "box", owner))


def swapped(one: str, other: str) -> tuple[Table, Table]:
    """The opening twice: the second time with two cards changed for one another in deal and moves."""

    def exchange(text: str) -> str:
        return " ".join({one: other, other: one}.get(word, word) for word in text.split(" "))

    texts = ["first 0", "deal " + " ".join(deck(A, 0, "D2 D3")), *OPENING]
    states = started(2), started(2)
    play(states[0], *texts)
    play(states[1], *map(exchange, texts))
    return states


@pytest.mark.rule("billy-2", "billy-3", "billy-6", "billy-7", "billy-8", "billy-11")
@pytest.mark.parametrize(
    ("seat", "one", "other", "equal"),
    [
        (1, "G3", "G9", True),  # another's first loot card
        (0, "G3", "G9", False),  # one's own
        (1, "G7", "G9", False),  # another's second loot card lies face up
        (1, "D5", "D10", True),  # another's gift to Billy
        (0, "D5", "D10", False),  # one's own gift, remembered
        (1, "D5", "D2", True),  # another's gift against a card set aside
        (0, "J3", "J9", True),  # what another put into the box
        (1, "J3", "J9", False),  # what oneself put there
        (0, "J1", "J3", True),  # another's gift against another's card in the box
        (0, "C2", "C9", True),  # another's hand
        (0, "C1", "C9", False),  # the own hand
        (0, "D2", "D10", True),  # a card set aside against one in the pile
        (0, "D2", "B10", False),  # its type
        (0, "D2", "D3", True),  # two cards set aside
        (0, "D10", "B10", True),  # deep in the pile even the type
        (0, "G1", "G9", True),  # a face anywhere in the pile or an other's hand
    ],
)
def test_games_that_differ_in_two_cards(seat: int, one: str, other: str, equal: bool) -> None:
    first, second = swapped(one, other)
    assert (seen_by(first, seat) == seen_by(second, seat)) is equal


@pytest.mark.rule("billy-2")
def test_of_the_pile_only_the_tops_type_is_seen_even_by_who_draws_it() -> None:
    state = dealt("G3 G4 G5 B7", "J1 J2 J3 C2")
    for watcher in (None, 0, 1):
        pile = state.view(watcher).zone("pile")
        assert [(card.face, card.back) for card in pile.cards] == [(None, "B")]
        assert pile.unseen == 41


def test_a_hand_is_a_set_its_order_is_nowhere_in_the_answer() -> None:
    for seat in (0, 1):
        answers = {seen_by(dealt(stream, "J1 J2 J3"), seat) for stream in ("G3 G7 D5", "D5 G7 G3", "G7 D5 G3")}
        assert len(answers) == 1


@pytest.mark.rule("billy-3")
def test_the_cards_set_aside_lie_in_no_order() -> None:
    one, other = (dealt(*A, aside=aside) for aside in ("G9 D2 B1", "B1 G9 D2"))
    assert seen_by(one, 0) == seen_by(other, 0)


def test_cards_left_in_hand_lie_in_the_box_without_an_order() -> None:
    answers = []
    for stream in ("G3 G7 D5", "G7 G3 D5"):
        state = dealt(stream, "J1 J2 J3")
        while state.to_move:
            seat = state.to_move[0]
            state.play(seat, state.legal(seat)[-1])
        assert {card.face for card in state.view(0).zone("box", 0).cards} >= {"G3", "G7"}
        answers.append([seen_by(state, seat) for seat in (0, 1)])
    assert answers[0] == answers[1]


@pytest.mark.rule("billy-2", "billy-9")
def test_a_card_keeps_its_id_on_its_way_for_its_back_can_be_followed() -> None:
    state = dealt("G3 G7 D5 C1", "J0 J1 J2")
    top = state.view(1).zone("pile").cards[0].id
    play(state, "keep G3", "dump J0")
    assert top in [card.id for card in state.view(1).zone("hand", 0).cards]
    play(state, "billy C1")
    assert [card.id for card in state.view(1).zone("billy C").cards] == [top]


@pytest.mark.rule("billy-4")
def test_views_of_the_set_up() -> None:
    state = started(3)
    assert [str(move) for move in state.view(1).chance] == ["first 0", "first 1", "first 2"]
    assert state.view(None).facts.first is None
    play(state, "first 2")
    for watcher in (None, 0):
        view = state.view(watcher)
        assert (view.facts.first, view.to_move, view.chance, view.legal) == (2, (CHANCE,), (), ())
        assert all(zone.cards == () and zone.unseen == 0 for zone in view.zones)
