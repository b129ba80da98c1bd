"""The cards, the set-up, and what chance does (billy-1 to billy-4)."""

from __future__ import annotations

import copy
import pickle
from collections import Counter
from random import Random

import pytest

from game.rules.blasting_billy import GAME
from game.rules.blasting_billy.cards import DYNAMITE, FACES, FIRSTS, PUTS, VALUE
from game.rules.core import CHANCE, OptionError, RuleError, read_options
from tests.rules.blasting_billy.table import ASIDE, deal_of, dealt, deck, faces, hand, legal, play, started


@pytest.mark.rule("billy-1")
def test_five_types_with_the_values_0_to_10_and_one_dynamite() -> None:
    assert len(set(FACES)) == 60
    for kind in "GBCJD":
        of_type = [number for number, face in enumerate(FACES) if face[0] == kind]
        assert sorted(VALUE[number] for number in of_type) == [DYNAMITE, *range(11)]
        assert FACES[of_type[-1]] == f"{kind}*"


@pytest.mark.rule("billy-1")
@pytest.mark.parametrize(
    "spoil",
    [
        lambda cards: cards[:-1],
        lambda cards: [*cards, cards[0]],
        lambda cards: [*cards[:-1], cards[0]],
        lambda cards: [],
    ],
    ids=["one missing", "one more", "one twice", "none"],
)
def test_a_deal_holds_every_card_exactly_once(spoil) -> None:
    state = started(3)
    play(state, "first 1")
    with pytest.raises(RuleError, match="exactly once"):
        state.play(CHANCE, deal_of(spoil(list(FACES))))
    assert state.to_move == (CHANCE,)
    assert state.faces == ()


@pytest.mark.rule("billy-1")
@pytest.mark.parametrize("text", ["deal", "deal ", "deal G3 G11", "deal G3  B3", "deal *", "deal G3 ", "deal g3"])
def test_a_deal_that_cannot_be_read(text: str) -> None:
    with pytest.raises(RuleError):
        GAME.parse(text)


@pytest.mark.rule("billy-3")
@pytest.mark.parametrize(("seats", "aside"), [(2, 12), (3, 6), (4, 0), (5, 0)])
def test_cards_set_aside(seats: int, aside: int) -> None:
    cards = deck([""] * seats)
    state = dealt(*[""] * seats)
    assert faces(state, state.set_aside()) == cards[:aside]
    assert ASIDE[seats] == aside
    for watcher in (None, *range(seats)):
        seen = state.view(watcher).zone("aside").cards
        assert [card.face for card in seen] == [None] * aside
        assert [card.back for card in seen] == [face[0] for face in cards[:aside]]


@pytest.mark.rule("billy-3", "billy-4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_three_cards_each_one_at_a_time_from_seat_0_the_rest_is_the_pile(seats: int) -> None:
    cards = deck([""] * seats, seats - 1)
    state = dealt(*[""] * seats, first=seats - 1)
    after = ASIDE[seats]
    for seat in range(seats):
        assert hand(state, seat) == [cards[after + seat + round_ * seats] for round_ in range(3)]
    pile = state.view(None).zone("pile")
    assert pile.unseen + 1 == 60 - after - 3 * seats
    assert pile.cards[0].back == cards[after + 3 * seats][0]


@pytest.mark.rule("billy-4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_chance_names_the_start_player_then_deals(seats: int) -> None:
    state = started(seats)
    assert state.movers() == state.to_move == (CHANCE,)
    assert legal(state, CHANCE) == {f"first {seat}" for seat in range(seats)}
    assert all(state.legal(seat) == [] for seat in range(seats))
    play(state, f"first {seats - 1}")
    assert state.to_move == (CHANCE,)
    assert state.legal(CHANCE) == []
    play(state, "deal " + " ".join(deck([""] * seats)))
    assert state.to_move == (seats - 1,)


@pytest.mark.rule("billy-4")
def test_start_player_and_order_of_the_cards_are_left_to_even_chance() -> None:
    rng = Random(4)
    starts: Counter[str] = Counter()
    tops: Counter[int] = Counter()
    for _ in range(3000):
        state = started(3)
        move = state.chance(rng)
        starts[str(move)] += 1
        state.play(CHANCE, move)
        state.play(CHANCE, state.chance(rng))
        tops[state.faces[0]] += 1
    assert set(starts) == {"first 0", "first 1", "first 2"}
    assert all(900 < number < 1100 for number in starts.values())
    assert len(tops) == 60
    assert all(20 < number < 85 for number in tops.values())


@pytest.mark.rule("billy-4")
@pytest.mark.parametrize(
    ("before", "seat", "move", "why"),
    [
        ([], CHANCE, "deal " + " ".join(FACES), "must be named before"),
        ([], CHANCE, "first 2", "nobody sits there"),
        ([], 0, "first 0", "before the cards are dealt"),
        ([], CHANCE, "keep G3", "only a player"),
        (["first 1"], CHANCE, "first 1", "has been named"),
        (["first 1"], 1, "deal " + " ".join(FACES), "before the cards are dealt"),
        (["first 1"], 1, "keep G3", "before the cards are dealt"),
        (["first 1", "deal " + " ".join(FACES)], CHANCE, "first 0", "nothing is left to chance"),
        (["first 1", "deal " + " ".join(FACES)], CHANCE, "deal " + " ".join(FACES), "nothing is left to chance"),
        (["first 1", "deal " + " ".join(FACES)], 1, "deal " + " ".join(FACES), "a player puts a card"),
        (["first 1", "deal " + " ".join(FACES)], 1, "first 0", "a player puts a card"),
        (["first 1", "deal " + " ".join(FACES)], 2, "keep G3", "nobody sits there"),
    ],
)
def test_set_up_in_the_wrong_order_or_by_the_wrong_hand_is_refused(before, seat, move, why) -> None:
    state = started(2)
    play(state, *before)
    with pytest.raises(RuleError, match=why):
        state.play(seat, GAME.parse(move))


@pytest.mark.rule("billy-4")
def test_chance_has_no_say_after_the_deal() -> None:
    with pytest.raises(RuleError, match="nothing is left to chance"):
        dealt("", "").chance(Random(1))


@pytest.mark.rule("billy-3")
def test_two_to_five_players() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5]


@pytest.mark.rule("billy-12")
def test_memory_aid_is_off_unless_a_house_rule_turns_it_on() -> None:
    assert started(2).view(0).option("memory-aid") == "off"
    assert started(2, {"memory-aid": "on"}).view(0).option("memory-aid") == "on"
    with pytest.raises(OptionError, match="memory-aid"):
        read_options(GAME.options, {"memory-aid": "maybe"}, 2)


NO_MOVES = """
keep|keep |keep G11|keep G|Keep G3|keep g3|keep  G3|keep G3 |keep G3 B3|keep *|keep\tG3|billy G03|put G3|G3
first|first 00|first 5|first -1|first Ann|first|bundle|reveal
"""


@pytest.mark.parametrize("text", ["", "x" * 999, *NO_MOVES.strip().replace("\n", "|").split("|")])
def test_texts_that_are_no_move(text: str) -> None:
    with pytest.raises(RuleError) as refusal:
        GAME.parse(text)
    assert len(str(refusal.value)) < 100


def test_every_move_has_one_spelling_and_is_one_object() -> None:
    every = [move for moves in (*PUTS, FIRSTS) for move in moves]
    assert len({str(move) for move in every}) == len(every) == 185
    for move in every:
        assert GAME.parse(str(move)) is move
        assert pickle.loads(pickle.dumps(move)) == copy.deepcopy(move) == move
    shuffled = deal_of(reversed(FACES))
    assert GAME.parse(str(shuffled)) == shuffled
