"""The cards, a turn, and the votes (bluff-1 to bluff-8)."""

from __future__ import annotations

from random import Random

import pytest

from game.rules.bluffing_billionaires import GAME
from game.rules.bluffing_billionaires.cards import COINS, DECKS, FACES, NAMES, VALUE
from game.rules.bluffing_billionaires.events import Played, VotesShown
from game.rules.core import CHANCE, OptionError, RuleError, read_options
from tests.rules.bluffing_billionaires.table import (
    bonus,
    discard,
    hand,
    lay,
    lay_all,
    legal,
    on_table,
    play,
    result,
    seated,
    started,
)


@pytest.mark.rule("bluff-1")
def test_six_decks_of_nine_values() -> None:
    assert tuple(f"{deck}{value}" for deck in "BOGRPY" for value in range(1, 10)) == NAMES
    assert [VALUE[FACES[name]] for name in ("B1", "G5", "Y9")] == [1, 5, 9]
    assert list(GAME.seats) == [2, 3, 4, 5, 6]


@pytest.mark.rule("bluff-1")
@pytest.mark.parametrize("decks", [["B", "B"], ["B"], ["B", "X"], "BO", ["B", "O", "G"], ["B", 1]])
def test_every_player_takes_another_deck(decks: object) -> None:
    with pytest.raises(OptionError, match="decks"):
        read_options(GAME.options, {"decks": decks}, 2)


@pytest.mark.rule("bluff-1", "bluff-3")
def test_everybody_starts_with_the_nine_cards_of_the_own_deck() -> None:
    state = seated("PYB")
    assert [hand(state, seat) for seat in range(3)] == [
        " ".join(f"{deck}{value}" for value in range(1, 10)) for deck in "PYB"
    ]
    default = GAME.start(4, read_options(GAME.options, {}, 4))
    assert [hand(default, seat)[0] for seat in range(4)] == list("BOGR")


@pytest.mark.rule("bluff-1")
def test_decks_are_taken_openly() -> None:
    view = seated("PYB").view(None)
    assert view.option("decks") == ("P", "Y", "B")


@pytest.mark.rule("bluff-2")
def test_coin_symbols_go_by_threes() -> None:
    for deck in DECKS:
        assert [COINS[FACES[f"{deck}{value}"]] for value in range(1, 10)] == [1, 1, 1, 2, 2, 2, 3, 3, 3]


@pytest.mark.rule("bluff-3")
def test_chance_names_the_start_player_evenly() -> None:
    state = seated("BOG")
    assert state.to_move == (CHANCE,)
    assert legal(state) == ["first 0", "first 1", "first 2"]
    rng = Random(1)
    drawn = [state.chance(rng).what for _ in range(600)]
    assert all(160 < drawn.count(seat) < 240 for seat in range(3))
    play(state, "*:first 2")
    assert state.to_move == (2,)
    assert legal(state) == [f"play G{value}" for value in range(1, 10)]


@pytest.mark.rule("bluff-4")
def test_a_card_is_played_face_down() -> None:
    state = started("BO")
    (event,) = lay(state, "B7")
    assert isinstance(event, Played)
    assert (event.seat, event.under) == (0, None)
    assert on_table(state, 0) == "B7"
    assert hand(state, 0) == "B1 B2 B3 B4 B5 B6 B8 B9"
    assert [card.face for card in state.view(0).zone("face down", 0).cards] == ["B7"]
    assert [card.face for card in state.view(1).zone("face down", 0).cards] == [None]


@pytest.mark.rule("bluff-4")
def test_the_earlier_card_goes_face_down_to_the_discard_pile_first() -> None:
    state = started("BO")
    lay_all(state, "B7", "O2")
    (earlier,) = state.view(1).zone("face down", 0).cards
    played = lay(state, "B3")[0]
    assert isinstance(played, Played)
    assert played.under == earlier.id
    assert discard(state, 0) == "B7"
    assert on_table(state, 0) == "B3"
    assert state.view(1).facts.known.discards[0] == (None,)
    assert state.view(0).facts.known.own == ("B7",)


@pytest.mark.rule("bluff-5")
def test_the_last_hand_card_ends_the_game_without_votes_or_power_and_scores_nothing() -> None:
    state = started("GB")
    for value in (1, 2, 4, 5, 6, 7, 8, 9):
        lay_all(state, f"G{value}", f"B{value}")
    lay(state, "G3")
    assert result(state).scores == (0, 3)
    assert result(state).winners == (1,)
    assert discard(state, 0) == "G1 G2 G4 G5 G6 G7 G8 G9"
    assert on_table(state, 0) == "G3"
    assert [card.face for card in state.view(1).zone("face down", 0).cards] == [None]


@pytest.mark.rule("bluff-6")
def test_nobody_votes_if_nobody_else_has_a_card_on_the_table() -> None:
    state = started("BOG", first=2)
    lay(state, "G3")
    assert state.to_move == (0,)
    assert on_table(state, 2) == "G3"
    assert bonus(state, 2) == ""


@pytest.mark.rule("bluff-6", "bluff-24")
def test_a_card_without_voters_was_not_approved() -> None:
    for decks in ("RB", "GB"):
        state = started(decks)
        lay(state, f"{decks[0]}2")
        assert state.to_move == (1,)


@pytest.mark.rule("bluff-7")
def test_every_other_owner_of_a_card_on_the_table_votes_and_nobody_else() -> None:
    state = started("BOYP")
    lay_all(state, "B5", "O5")
    play(state, "2:play Y5")
    assert state.to_move == (0, 1)
    assert state.movers() == (0, 1)
    assert [legal(state, seat) for seat in range(4)] == [["approve", "challenge"]] * 2 + [[], []]


@pytest.mark.rule("bluff-7")
def test_votes_come_in_any_order_and_show_only_when_all_are_in() -> None:
    state = started("BOYP")
    lay_all(state, "B5", "O5")
    play(state, "2:play Y5")
    (first,) = play(state, "1:challenge")
    assert not hasattr(first, "vote")
    assert state.to_move == (0,)
    assert state.view(1).facts.vote == "challenge"
    for seat in (0, 2, 3, None):
        assert state.view(seat).facts.vote is None
        assert state.view(seat).facts.voted == (1,)
        assert not state.view(seat).zone("turned up", 1).cards
    shown = [event for event in play(state, "0:approve") if isinstance(event, VotesShown)]
    assert shown == [VotesShown(2, (0,), (1,))]


@pytest.mark.rule("bluff-8")
def test_if_all_approve_the_cards_stay_face_down_and_the_turn_passes_left() -> None:
    state = started("BOY")
    lay_all(state, "B5", "O5", "Y5")
    assert state.to_move == (0,)
    assert [on_table(state, seat) for seat in range(3)] == ["B5", "O5", "Y5"]
    view = state.view(None)
    assert all(view.zone("face down", seat).cards[0].face is None for seat in range(3))
    play(state, "0:play B6")
    assert state.to_move == (1, 2)


ILLEGAL = [
    ("the start player first", "BO", [], "0:play B1", "start player"),
    ("no such start player", "BO", [], "*:first 2", "no such seat"),
    ("players don't choose the start player", "BO", [], "0:first 0", "chance"),
    ("one start player", "BO", ["*:first 0"], "*:first 1", "known already"),
    ("out of turn", "BO", ["*:first 0"], "1:play O1", "not your turn"),
    ("another's deck", "BO", ["*:first 0"], "0:play O1", "not a card of your deck"),
    (
        "a card that isn't there any more",
        "BO",
        ["*:first 0", "0:play B1", "1:play O1", "0:approve"],
        "0:play B1",
        "no longer",
    ),
    ("no vote", "BO", ["*:first 0"], "0:approve", "nothing to vote on"),
    ("no seat", "BO", ["*:first 0"], "7:play B1", "no such seat"),
    ("nothing is taken", "BO", ["*:first 0"], "*:take B1", "No card is to be taken"),
    ("chance has no vote", "BO", ["*:first 0", "0:play B1", "1:play O1"], "*:approve", "Chance only"),
    ("own card", "BO", ["*:first 0", "0:play B1", "1:play O1"], "1:approve", "their own card"),
    ("votes first", "BO", ["*:first 0", "0:play B1", "1:play O1"], "0:play B2", "not all in"),
    ("no card, no vote", "BOP", ["*:first 0", "0:play B1", "1:play O1"], "2:approve", "you have none"),
    (
        "voted",
        "BOP",
        ["*:first 0", "0:play B1", "1:play O1", "0:approve", "2:play P1", "1:approve"],
        "1:approve",
        "already",
    ),
    ("taking first", "BO", ["*:first 0", "0:play B1", "1:play O2", "0:challenge"], "0:play B2", "being taken"),
    ("not in the hand", "BO", ["*:first 0", "0:play B1", "1:play O2", "0:challenge"], "*:take B1", "not in the hand"),
    ("not blue", "BO", ["*:first 0"], "0:protect", "Only blue protects"),
    ("answer first", "GB", ["*:first 1", "1:play B1", "0:play G2", "1:approve"], "0:play G1", "Answer first"),
    ("no bank", "GB", ["*:first 1", "1:play B1", "0:play G2", "1:approve"], "0:bank", "Only green's 3"),
    ("no rob", "RB", ["*:first 1", "1:play B1", "0:play R3", "1:approve"], "0:rob 1", "Only red's 2"),
    ("no approver", "RB", ["*:first 1", "1:play B1", "0:play R2", "1:approve"], "0:rob 0", "approved of your card"),
    ("not asked", "RB", ["*:first 1", "1:play B1"], "0:decline", "not asked"),
]


@pytest.mark.rule("bluff-4", "bluff-7", "bluff-24")
@pytest.mark.parametrize(
    ("decks", "before", "move", "why"), [case[1:] for case in ILLEGAL], ids=[c[0] for c in ILLEGAL]
)
def test_a_refusal_says_why(decks: str, before: list[str], move: str, why: str) -> None:
    state = seated(decks)
    play(state, *before)
    with pytest.raises(RuleError, match=why):
        play(state, move)


@pytest.mark.rule("bluff-5")
def test_after_the_end_every_move_is_refused() -> None:
    state = started("BO")
    for value in range(1, 9):
        lay_all(state, f"B{value}", f"O{value}")
    lay(state, "B9")
    with pytest.raises(RuleError, match="over"):
        play(state, "1:approve")


@pytest.mark.parametrize(
    "text",
    ["play", "play B0", "play B10", "play  B1", "Play B1", "take", "rob", "rob 6", "rob 01", "first", "approve "],
)
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(RuleError, match="no move"):
        GAME.parse(text)
