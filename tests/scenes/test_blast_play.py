"""Blast at its table: by click, drag, keys and pad; gifts, powers, rounds, and whole games."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.rules.blast.moves import Phase
from game.scenes.blast.choosing import others
from game.scenes.table.looking import LookThrough
from game.scenes.table.sheet import ResultSheet
from tests.scenes.sky import ALONE, NOBODY, TWO, Sky, dealt, new_match, reached, say

LOW = "T0 G0 T1 G1 T2 G2 T3 G3"
"""Eight cards that open little."""


def opened(sky: Sky) -> Sky:
    sky.until(sky.may_choose)
    return sky


# ------------------------------------------------------------------ leading
def test_picked_cards_light_the_planets_that_they_open_and_show_their_sum() -> None:
    sky = opened(Sky(dealt("S6 T6 M6", "G10")))
    sky.pick("T6")
    picked = sky.game.moment().picked
    assert (picked.opens, picked.total) == ({"zamepra"}, 6)
    assert {"peolara", "usiri"} <= picked.reach
    sky.pick("M6")
    assert sky.game.moment().picked.opens == {"peolara"}
    sky.pick("S6")
    assert sky.game.moment().picked.opens == {"usiri"}
    assert sky.game.moment().picked.total == 18
    sky.close()


def test_a_lead_by_clicking_cards_and_the_planet() -> None:
    sky = opened(Sky(dealt("T6 M6", "G10")))
    sky.pick("T6", "M6")
    sky.frames(4, 0.1)
    sky.click(sky.board.zones["peolara"])
    assert sky.moves[2:3] == ("0:lead peolara T6 M6",)
    sky.close()


def test_a_lead_by_dragging_all_that_is_picked() -> None:
    sky = opened(Sky(dealt("T6 M6", "G10")))
    sky.pick("T6", "M6")
    sky.drag("M6", "peolara")
    assert sky.moves[2:3] == ("0:lead peolara T6 M6",)
    sky.close()


def test_a_single_card_can_be_dragged_at_once_and_a_wrong_planet_says_what_it_asks() -> None:
    sky = opened(Sky(dealt("T6 M6", "G10")))
    sky.drag("T6", "usiri")
    assert any("Usiri takes three cards" in toast.sub for toast in sky.stage.toasts.up)
    sky.drag("T6", "zamepra")
    assert sky.moves[2:3] == ("0:lead zamepra T6",)
    sky.close()


def test_a_lead_by_button_and_by_enter() -> None:
    for act in ("button", "enter", "space"):
        sky = opened(Sky(dealt("T6 M6", "G10")))
        sky.pick("T6", "M6")
        sky.frames(4, 0.1)
        match act:
            case "button":
                sky.click(sky.button("play"))
            case "enter":
                sky.press("RETURN")
            case _:
                sky.press("SPACE")
        assert sky.moves[2:3] == ("0:lead peolara T6 M6",), act
        sky.close()


def test_a_lead_by_arrows_alone() -> None:
    """Enter picks where the focus is; the focus stays among the cards; up to the planet, Enter again."""
    sky = opened(Sky(dealt("T9 M9", "G10")))
    for _ in range(40):
        sky.press("LEFT")
    sky.press("DOWN")
    for wanted in ("T9", "M9"):
        for _ in range(40):
            if sky.table.fingers.pointed == sky.key_of(wanted):
                break
            sky.press("RIGHT")
        assert sky.table.fingers.pointed == sky.key_of(wanted)
        sky.press("RETURN")
    assert set(sky.table.fingers.picking.picked) == {sky.key_of("T9"), sky.key_of("M9")}
    sky.press("SPACE")
    assert sky.moves[2:3] == ("0:lead peolara T9 M9",)
    sky.close()


def test_the_pad_picks_and_plays() -> None:
    sky = opened(Sky(dealt("T9 M9", "G10")))
    sky.hat(1, 0)
    sky.pad(0)
    assert sky.table.fingers.picking.picked
    for _ in range(20):
        if sky.table.panel.focus in (sky.button("play"), sky.button("sort")):
            break
        sky.hat(1, 0)
    if sky.table.panel.focus is sky.button("sort"):
        sky.hat(0, 1)
    assert sky.table.panel.focus is sky.button("play")
    sky.pad(0)
    assert sky.moves[2].startswith("0:lead zamepra")
    sky.close()


def test_cards_that_open_two_planets_offer_both() -> None:
    sky = opened(Sky(dealt("M4 M5 M6", "G10")))
    sky.pick("M4", "M5", "M6")
    assert sky.game.moment().picked.opens == {"vao-d", "thora-iii"}
    assert sky.button("second").shown
    sky.frames(4, 0.1)
    sky.click(sky.button("second"))
    assert sky.moves[2] in ("0:lead vao-d M4 M5 M6", "0:lead thora-iii M4 M5 M6")
    assert sky.moves[2].split()[1] != "zamepra"
    sky.close()


def test_a_shrinkin_counts_as_printed_first_and_one_less_by_a_key() -> None:
    sky = opened(Sky(dealt("S6", "G10")))
    sky.pick("S6")
    assert sky.game.moment().picked.texts == ("S6",)
    assert len(others(sky.table.fingers.picking)) == 1
    sky.press("v")
    assert sky.game.moment().picked.texts == ("S6-",)
    sky.frames(4, 0.1)
    sky.click(sky.board.zones["zamepra"])
    assert sky.moves[2] == "0:lead zamepra S6-"
    sky.close()


def test_a_planet_that_the_hand_cannot_open_says_so() -> None:
    sky = opened(Sky(dealt("T0 G0 T2 G2 T4 G4 T6 G6 T8 G8 T10 G10 S6 S0 S2", "")))
    sky.click(sky.board.zones["thora-iii"])
    assert sky.stage.toasts.up
    sky.close()


# ------------------------------------------------------------------ answering
def answering(ann: str = "S9 T8 M8 G8 T1", lead: str = "lead usiri S6 T6 M6") -> Sky:
    return opened(Sky(say(dealt(ann, "S6 T6 M6", first=1), lead)))


def test_what_beats_is_lit_and_what_does_not_says_why() -> None:
    sky = answering()
    board = sky.board
    assert not board.poses[sky.key_of("T8")].dim
    assert board.poses[sky.key_of("T1")].dim
    sky.pick("T1")
    assert any("18" in toast.sub or "three cards" in toast.sub for toast in sky.stage.toasts.up)
    sky.close()


def test_an_answer_shows_where_the_planet_would_go() -> None:
    sky = answering()
    sky.pick("T8", "M8", "G8")
    now = sky.game.moment()
    assert now.picked.total == 24
    assert now.going == (2, 2.0, False)
    sky.frames(4, 0.1)
    sky.click(sky.button("play"))
    assert sky.moves[3] == "0:play T8 M8 G8"
    sky.close()


def test_greedbots_carry_a_planet_all_the_way() -> None:
    match = dealt("G9 T1", "T8 T9", first=1)
    say(match, "lead zamepra T8", "pass")
    while match.view(1).facts.phase is Phase.DISCARD:
        say(match, str(match.view(1).legal[0]))
    say(match, "lead zamepra T0" if "lead zamepra T0" in map(str, match.view(1).legal) else str(match.view(1).legal[0]))
    sky = opened(Sky(match))
    assert sky.table.view.facts.planets[0] == 1
    sky.pick("G9")
    assert sky.game.moment().going == (0, 2.0, True)
    sky.close()


def test_passing_by_button_and_key() -> None:
    for act in ("button", "key"):
        sky = answering()
        if act == "button":
            sky.click(sky.button("giving_up"))
        else:
            sky.press("BACKSPACE")
        assert sky.moves[3] == "0:pass"
        sky.close()


def test_a_discard_needs_a_second_press() -> None:
    match = reached(lambda m: m.to_move == (0,) and m.view(0).facts.phase is Phase.DISCARD)
    sky = opened(Sky(match))
    card = str(match.view(0).legal[0]).split()[1]
    sky.pick(card)
    assert f"0:discard {card}" not in sky.moves
    sky.frames(4, 0.1)
    sky.click(sky.board.zones["discards"])
    assert f"0:discard {card}" in sky.moves
    sky.close()


# ------------------------------------------------------------------ gifts
def exchange(ahead: int, least: int = 1) -> Sky:
    def holds(match: object) -> bool:
        facts = match.view(0).facts
        return facts.phase is Phase.EXCHANGE and facts.ahead == ahead and facts.exchange >= least

    return opened(Sky(reached(holds)))


def test_whoever_is_behind_gives_any_cards_and_may_take_one_back() -> None:
    sky = exchange(ahead=1, least=2)
    gift = sky.game.gift
    assert gift is not None
    hand = [str(card.face) for card in sky.table.view.zone("hand", 0).cards]
    sky.pick(hand[0], hand[1])
    assert sky.game.gift is not None
    assert len(sky.game.gift.cards) == 2
    sky.press("u")
    assert len(sky.game.gift.cards) == 1
    sky.pick(hand[0])
    assert sky.game.gift.cards == ()
    for card in hand[: gift.count]:
        sky.pick(card)
    sky.frames(4, 0.1)
    length = sky.match.length
    sky.click(sky.button("play"))
    assert sky.moves[length].startswith("0:give ")
    sky.close()


def test_a_gift_can_be_dragged_there_and_back() -> None:
    sky = exchange(ahead=1)
    hand = [str(card.face) for card in sky.table.view.zone("hand", 0).cards]
    sky.drag(hand[3], "gift mine")
    assert sky.game.gift is not None
    assert sky.game.gift.cards == (sky.key_of(hand[3]),)
    sky.drag(hand[3], "hand")
    assert sky.game.gift.cards == ()
    sky.close()


def test_the_leader_gives_the_highest_and_hears_why() -> None:
    sky = exchange(ahead=0)
    cards = sorted(sky.table.view.zone("hand", 0).cards, key=lambda card: int(str(card.face)[1:]))
    assert sky.board.poses[sky.key_of(str(cards[0].face))].dim
    sky.pick(str(cards[0].face))
    assert any("highest" in toast.sub for toast in sky.stage.toasts.up)
    sky.close()


# ------------------------------------------------------------------ beside playing
def test_undo_of_a_lead_says_why_not_once_it_was_answered() -> None:
    sky = opened(Sky(dealt("T6 M6", "G10")))
    sky.pick("T6")
    sky.frames(4, 0.1)
    sky.click(sky.button("play"))
    sky.until(lambda: sky.match.to_move == (0,) or sky.match.length > 4)
    sky.press("u")
    assert sky.stage.toasts.up
    sky.close()


def test_a_hint_names_a_move_and_its_rule_of_thumb() -> None:
    sky = answering()
    sky.press("h")
    toast = sky.stage.toasts.up[-1]
    assert toast.words
    assert toast.sub
    assert sky.table.fingers.hinted <= set(sky.board.poses)
    sky.close()


def test_sorting_keeps_what_is_picked() -> None:
    sky = opened(Sky(dealt("T6 M6", "G10")))
    sky.pick("T6")
    order = [card for card, _ in sorted(sky.board.poses.items(), key=lambda item: item[1].x) if card in sky.board.poses]
    sky.press("s")
    again = [card for card, _ in sorted(sky.board.poses.items(), key=lambda item: item[1].x)]
    assert order != again
    assert sky.table.fingers.picking.picked == (sky.key_of("T6"),)
    sky.close()


def test_piles_can_be_looked_through() -> None:
    match = reached(lambda m: m.to_move == (0,) and len(m.view(0).zone("played").cards) > 3)
    sky = opened(Sky(match))
    sky.down(sky.board.zones["played"].center, button=3)
    assert isinstance(sky.top, LookThrough)
    assert len(sky.top.orders[0]) >= len(match.view(0).zone("played").cards)
    sky.close()


# ------------------------------------------------------------------ whole games
def play_on(sky: Sky, rng: Random) -> None:
    """One decision of whoever looks, through posted events."""
    view, game = sky.table.view, sky.game
    if game.gift is not None:
        while game.gift is not None and game.gift.missing:
            fits = sorted({offer.cards[0] for offer in game.gift.offers(view) if offer.target is not None})
            fits = [card for card in fits if card not in game.gift.cards]
            sky.frames(1, 0.6)
            sky.click(sky.board.own_room(rng.choice(fits)).center)
    else:
        plays = [offer for offer in sky.table.fingers.picking.offers if offer.cards]
        if game.controls.giving_up.shown and (not plays or rng.random() < 0.15):
            sky.frames(1, 0.6)
            sky.click(sky.button("giving_up"))
            return
        longest = max(len(offer.cards) for offer in plays)
        for card in rng.choice([offer for offer in plays if len(offer.cards) == longest]).cards:
            sky.frames(1, 0.6)
            sky.click(sky.board.own_room(card).center)
    sky.frames(1, 0.6)
    length = sky.match.length
    sky.click(sky.button("play"))
    assert sky.match.length > length


def play_whole(sky: Sky, rng: Random) -> None:
    for _ in range(900):
        if sky.match.over and isinstance(sky.top, ResultSheet):
            return
        if sky.called():
            sky.frames(25)
            sky.press("SPACE")
        elif sky.may_choose():
            play_on(sky, rng)
            assert sky.cards() == 44
        sky.frames(1, 0.3)
    raise AssertionError("the game never ends")


@pytest.mark.parametrize("levels", [ALONE, TWO, NOBODY, ("easy", None)], ids=str)
def test_whole_games(levels: Sequence[str | None]) -> None:
    sky = Sky(levels=levels, size=(480, 360))
    play_whole(sky, Random(5))
    assert sky.match.state.result is not None
    assert sky.match.state.result.winners == sky.top.outcome.winners
    assert sky.caught == []
    sky.close()


def test_a_rematch_begins_with_the_other() -> None:
    sky = Sky(levels=NOBODY, match=new_match(NOBODY, 3, first=0), size=(480, 360))
    play_whole(sky, Random(1))
    sheet = sky.top
    assert isinstance(sheet, ResultSheet)
    sheet._finish()
    sky.frames(30)
    sky.click(sheet.buttons[0])
    sky.frames(2)
    assert sky.top is not sky.table
    assert sky.top.match.first == 1
    sky.close()


@settings(max_examples=4, deadline=None, suppress_health_check=list(HealthCheck))
@given(seed=st.integers(0, 10**6))
def test_random_offers_lead_to_the_end(seed: int) -> None:
    """Any offer at all, straight from what the table offers."""
    sky = Sky(match=new_match(ALONE, seed, first=seed % 2), size=(320, 240))
    rng = Random(seed)
    for _ in range(2500):
        if sky.match.over:
            break
        if sky.may_choose():
            moves = [offer for offer in sky.table.fingers.picking.offers if offer.cards]
            if sky.game.gift is not None and not sky.game.gift.missing:
                sky.press("SPACE")
            elif sky.game.controls.giving_up.shown and (not moves or rng.random() < 0.3):
                sky.press("BACKSPACE")
            else:
                sky.table.make(rng.choice(moves))
        sky.frames(1, 0.5)
    assert sky.match.over
    assert sky.caught == []
    sky.close()
