"""Bullets and Bombs in the window: choices, bombs, undo, hints, by click, drag, keyboard and pad."""

from __future__ import annotations

from typing import Any

import pygame
import pytest
from pygame import Rect, Surface

from game.scenes.bullets_and_bombs import deal_by, picture, signs
from game.scenes.bullets_and_bombs.cards import COLUMNS, WILD
from game.scenes.pause import Pause
from game.scenes.table.looking import LookThrough
from game.scenes.table.measure import Measure
from game.scenes.words import bullets_and_bombs as words
from game.stage.art import Art
from tests.scenes.bombs import QUIET, Player, by_number, dealt, play_to_the_end
from tests.scenes.saloon import Saloon


@pytest.mark.rule("bombs-2", "bombs-5")
def test_a_click_keeps_a_choice_card_and_the_other_is_discarded(saloon: Saloon) -> None:
    me = Player(saloon, dealt(QUIET + "5H 9C 7S 8S"))
    assert me.zone("choice") == ["5H", "9C"]
    me.click(me.id_of("9C", "choice"))
    assert "9C" in me.zone("hand")
    assert me.zone("discards") == ["5H"]
    assert me.zone("choice") == ["7S", "8S"]


def test_keys_keep_the_first_or_the_second(saloon: Saloon) -> None:
    me = Player(saloon, dealt(QUIET + "5H 9C 7S 8S"))
    me.key("2", "1")
    assert {"9C", "7S"} <= set(me.zone("hand"))


def test_arrows_and_enter_choose_too_but_the_first_enter_only_shows_where_the_focus_is(saloon: Saloon) -> None:
    me = Player(saloon, dealt(QUIET + "5H 9C 7S 8S"))
    me.key("RETURN")
    assert me.zone("choice") == ["5H", "9C"]
    me.key("RIGHT", "RETURN")
    assert me.zone("discards") == ["5H"]


def test_a_pad_chooses(saloon: Saloon) -> None:
    me = Player(saloon, dealt(QUIET + "5H 9C 7S 8S"))
    saloon.hat(1, 0)
    saloon.pad(0)
    assert me.zone("discards") == ["5H"]


def test_a_choice_card_is_dragged_to_the_hand(saloon: Saloon) -> None:
    me = Player(saloon, dealt(QUIET + "5H 9C 7S 8S"))
    me.drag(me.id_of("5H", "choice"), me.board.zones["hand"].center)
    assert "5H" in me.zone("hand")


def test_a_drag_to_elsewhere_comes_home(saloon: Saloon) -> None:
    me = Player(saloon, dealt(QUIET + "5H 9C 7S 8S"))
    five = me.id_of("5H", "choice")
    me.drag(five, me.board.zones["goal"].center)
    assert me.zone("choice") == ["5H", "9C"]
    assert me.table.sprites.held == ()


def test_what_cant_be_played_says_why(saloon: Saloon) -> None:
    me = Player(saloon, dealt(QUIET + "5H 9C"))
    me.click(me.id_of("KH", "hand"))
    assert saloon.stage.toasts.up[-1].sub == "The king of hearts is not one of the two choice cards."


@pytest.mark.parametrize(("size", "text_size"), [((800, 600), 1.0), ((800, 600), 1.5), ((1280, 720), 1.5)])
def test_in_small_windows_what_a_bomb_would_take_hides_no_sign_of_the_second_row(
    saloon: Saloon, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], text_size: float
) -> None:
    tags: list[Rect] = []

    def paint_pill(*args: Any) -> Rect:
        tags.append(signs.paint_pill(*args))
        return tags[-1]

    monkeypatch.setattr(picture, "paint_pill", paint_pill)
    saloon.settings.change("text_size", text_size)
    saloon.resize(size)
    me = Player(saloon, dealt("9H 9D 9C 8S 7D 6S 5H KS QH JC JOK 5D KD"))
    saloon.frames(2)
    measure = Measure(saloon.stage.units)
    assert measure.small
    low = picture.column_box(COLUMNS.index("9"), measure).bottom
    target = next(tag for tag in tags if tag.collidepoint(tag.centerx, low - 4) and tag.y > low - 60)
    assert me.zone("choice") == ["5D", "KD"]
    below = picture.column_box(COLUMNS.index(WILD), measure).top
    words_tall = min(measure.text(23, 15), measure.n(22))
    assert target.bottom <= below - measure.n(25) - words_tall // 2


def test_with_large_text_the_line_of_the_head_ends_before_the_question(saloon: Saloon) -> None:
    saloon.resize((1920, 1080))
    me = Player(saloon, dealt(QUIET + "5H 9C"))
    assert "One pass" in me.game.lead()[1]
    saloon.settings.change("text_size", 1.5)
    saloon.frames(2)
    assert me.game.lead()[1].startswith(words.NO_NUMBER)


@pytest.mark.rule("bombs-6")
def test_a_red_3_goes_to_the_hand_by_itself(saloon: Saloon) -> None:
    me = Player(saloon, dealt(QUIET + "3H 5H 9C"))
    assert "3H" in me.zone("hand")
    assert me.zone("choice") == ["5H", "9C"]


@pytest.mark.rule("bombs-4")
def test_a_dealt_bomb_lies_aside(saloon: Saloon) -> None:
    me = Player(saloon, dealt("3S " + QUIET + "5H 9C"))
    aside = me.table.view.zone("set aside").cards[0].id
    assert aside in me.board.poses


@pytest.mark.rule("bombs-7")
def test_a_bomb_is_seen_and_heard_before_the_next_card(saloon: Saloon) -> None:
    me = Player(saloon, dealt("KH KD KC KS QH QD JC JD TH TD 4H 5H 9C 3S 7S 8S"), speed="normal")
    bomb = 13
    me.key("1")
    seen = []
    for _ in range(400):
        saloon.frames(1)
        seen.append((me.zone("bomb"), me.game.heading, "KH" in me.zone("hand")))
        if me.zone("choice") == ["7S", "8S"]:
            break
    assert (["3S"], "A bomb!", True) in seen
    assert ([], "Boom! It took one of your kings", False) in seen
    assert me.zone("discards") == ["9C", "3S", "KH"]
    assert {"fuse", "explosion"} <= set(saloon.sound.played)
    assert bomb in me.board.poses


@pytest.mark.rule("bombs-10")
@pytest.mark.parametrize("way", ["click", "drag", "keys"])
def test_at_a_tie_the_player_chooses_the_group(saloon: Saloon, way: str) -> None:
    me = Player(saloon, dealt(QUIET + "3S 5H 9C"))
    assert me.zone("bomb") == ["3S"]
    assert me.game.heading == "A bomb! Which group loses a card?"
    queen = me.id_of("QD", "hand")
    match way:
        case "click":
            me.click(queen)
        case "drag":
            me.drag(queen, me.spot(me.id_of("3S", "bomb")))
        case _:
            me.key("LEFT")
            while me.table.fingers.pointed not in (me.id_of(f, "hand") for f in ("QS", "QH", "QD")):
                me.key("LEFT")
            me.key("RETURN")
    assert "QS" not in me.zone("hand")
    assert me.zone("discards") == ["3S", "QS"]


@pytest.mark.rule("bombs-10")
def test_after_keys_a_group_for_the_bomb_has_the_focus(saloon: Saloon) -> None:
    me = Player(saloon, dealt(QUIET + "5H 9C 3S 7S"))
    me.key("1")
    assert me.zone("bomb") == ["3S"]
    held = len(me.zone("hand"))
    me.key("RETURN")
    assert len(me.zone("hand")) == held - 1


@pytest.mark.rule("bombs-10")
def test_another_group_is_refused_in_the_rules_words(saloon: Saloon) -> None:
    me = Player(saloon, dealt(QUIET + "3S 5H 9C"))
    me.click(me.id_of("4H", "hand"))
    assert saloon.stage.toasts.up[-1].sub == "The bomb takes from your largest unfinished group: kings or queens."
    assert me.board.poses[me.id_of("4H", "hand")].dim
    assert not me.board.poses[me.id_of("KH", "hand")].dim


@pytest.mark.rule("bombs-9")
def test_with_early_bundles_a_bomb_may_take_nothing(saloon: Saloon) -> None:
    hand = "KH KD KC KS KH 2C 2D 2H 2S 2C 2D "
    me = Player(saloon, dealt(hand + "3S 5H 9C", early_bundles="on"))
    assert me.game.spare.shown
    me.key("0")
    assert me.zone("discards") == ["3S"]


def test_undo_and_redo_go_as_far_as_wanted_and_practice_is_said_once(saloon: Saloon) -> None:
    me = Player(saloon, dealt(QUIET + "5H 9C 7S 8S 6S 6C"))
    me.key("1", "1", "u")
    assert saloon.toasts() == ["A practice game from here on"]
    assert me.match.practice
    assert me.zone("choice") == ["7S", "8S"]
    saloon.stage.toasts.clear()
    me.key("u")
    assert saloon.toasts() == []
    assert me.zone("choice") == ["5H", "9C"]
    me.key("y", "y")
    assert me.zone("choice") == ["6S", "6C"]
    assert me.zone("discards") == ["9C", "8S"]


def test_nothing_to_undo_or_redo_is_said(saloon: Saloon) -> None:
    me = Player(saloon, dealt(QUIET + "5H 9C"))
    reasons = []
    for key in ("u", "y"):
        me.key(key)
        reasons += [toast.sub for toast in saloon.stage.toasts.up]
    assert "You haven't decided anything yet that could be taken back." in reasons
    assert "There is nothing to do again." in reasons


def test_a_hint_names_a_card_and_the_rule_of_thumb_and_plays_nothing(saloon: Saloon) -> None:
    me = Player(saloon, dealt(QUIET + "KS 9C 7S 8S"))
    me.key("h")
    toast = saloon.stage.toasts.up[-1]
    assert (toast.words, toast.sub) == (
        "Keep the king of spades",
        "Build on your larger unfinished group: you hold 3 of the kings.",
    )
    assert me.table.fingers.hinted == {me.id_of("KS", "choice")}
    assert me.zone("choice") == ["KS", "9C"]


@pytest.mark.rule("bombs-13")
def test_discards_can_be_looked_through(saloon: Saloon) -> None:
    me = Player(saloon, dealt(QUIET + "5H 9C 7S 8S 6S 6C"))
    me.key("1", "1")
    me.click(me.id_of("8S", "discards"))
    assert isinstance(saloon.top, LookThrough)
    assert [face.figure for face in saloon.top.orders[0]] == ["8", "9"]
    me.key("ESCAPE")
    assert saloon.top is me.table
    me.key("d")
    assert isinstance(saloon.top, LookThrough)


def test_escape_pauses_and_goes_on(saloon: Saloon) -> None:
    me = Player(saloon, dealt(QUIET + "5H 9C"))
    me.key("ESCAPE")
    assert isinstance(saloon.top, Pause)
    me.key("ESCAPE")
    assert saloon.top is me.table


def test_the_same_deal_again_and_a_deal_by_number(saloon: Saloon) -> None:
    me = Player(saloon, by_number(77))
    first = me.zone("hand")
    me.game.deals.same()
    saloon.frames(3)
    assert me.zone("hand") == first
    me.game.deals.new()
    me.key("ESCAPE", "d")
    saloon.write("77")
    saloon.press("RETURN")
    saloon.press("RETURN")
    saloon.frames(3)
    assert me.match.deal == "77"
    assert me.zone("hand") == first


def test_a_deal_without_a_number_says_so_and_can_be_had_again(saloon: Saloon) -> None:
    me = Player(saloon, dealt(QUIET + "5H 9C"))
    assert me.game.lead()[1].endswith(words.NO_NUMBER)
    hand = me.zone("hand")
    me.game.deals.same()
    saloon.frames(3)
    assert (me.zone("hand"), me.match.deal, me.match.practice) == (hand, "", True)


@pytest.mark.rule("bombs-3")
def test_house_rules_hold_from_the_next_deal_on(saloon: Saloon) -> None:
    me = Player(saloon, dealt(QUIET + "5H 9C"))
    me.key("ESCAPE", "h")
    me.key("DOWN", "DOWN", "RETURN")
    assert saloon.store.setups["bullets-and-bombs"] == {"replace-dealt-bullets": "on"}
    assert me.match.options["replace-dealt-bullets"] == "off"
    me.key("ESCAPE")
    me.game.deals.new()
    assert me.match.options["replace-dealt-bullets"] == "on"


@pytest.mark.rule("bombs-12", "bombs-14")
def test_the_last_card_is_kept_and_the_hand_is_arranged(saloon: Saloon) -> None:
    match = by_number(5)
    play_to_the_end(match)
    me = Player(saloon, match)
    assert len(me.board.poses) == len(me.zone("hand"))
    assert me.game.lead()[0] == "Arranging"


def test_a_click_or_enter_hurries_what_is_shown_and_decides_nothing(saloon: Saloon) -> None:
    match = dealt("KH KD KC KS QH QD JC JD TH TD 4H 5H 9C 3S 7S 8S 6S 6C")
    me = Player(saloon, match, speed="slow")
    me.settle()
    me.key("1")
    saloon.frames(3)
    assert not me.table.waiting
    length = match.length
    for _ in range(4):
        saloon.click(me.board.zones["stock"].center)
    assert me.table.waiting
    assert match.length == length
    assert me.zone("choice") == ["7S", "8S"]


def test_reduced_motion_shows_the_same(saloon: Saloon) -> None:
    saloon.settings.change("reduced_motion", True)
    me = Player(saloon, dealt(QUIET + "3S 5H 9C"), speed="normal")
    me.click(me.id_of("KH", "hand"))
    me.settle()
    assert me.zone("choice") == ["5H", "9C"]
    assert saloon.stage.top is me.table
    assert pygame.display.get_init()


# ------------------------------------------------------------------ what is shown along with it
def shown_tags(saloon: Saloon, monkeypatch: pytest.MonkeyPatch) -> list[signs.Pill]:
    """The tags of the next frame."""
    tags: list[signs.Pill] = []

    def paint_pill(surface: Surface, art: Art, m: Measure, pill: signs.Pill) -> Rect:
        tags.append(pill)
        return signs.paint_pill(surface, art, m, pill)

    monkeypatch.setattr(picture, "paint_pill", paint_pill)
    saloon.stage.redraw()
    saloon.frames(1)
    return tags


def test_of_a_carried_card_it_stands_in_its_column_what_it_would_do(
    saloon: Saloon, monkeypatch: pytest.MonkeyPatch
) -> None:
    me = Player(saloon, dealt(QUIET + "KS 9C"))
    kings = picture.column_box(COLUMNS.index("K"), Measure(saloon.stage.units))
    me.hold(me.id_of("KS", "choice"), (640, 500))
    there = [tag for tag in shown_tags(saloon, monkeypatch) if tag.words.startswith("Kings")]
    assert [tag.words for tag in there] == ["Kings: 3 → 4"]
    assert there[0].middle[0] == kings.centerx
    assert there[0].middle[1] > kings.bottom


def test_while_the_deal_flies_no_column_wears_a_tag(saloon: Saloon, monkeypatch: pytest.MonkeyPatch) -> None:
    match = deal_by(3, {})
    me = Player(saloon, match, "normal")
    assert not me.table.sprites.resting
    assert not any(tag.words in (words.TARGET, words.BUNDLE) for tag in shown_tags(saloon, monkeypatch))
    me.settle()
    assert any(tag.words == words.TARGET for tag in shown_tags(saloon, monkeypatch))


def test_a_hint_goes_with_the_move_that_it_was_for(saloon: Saloon) -> None:
    me = Player(saloon, dealt(QUIET + "5H 9C 7S 8S"), "fast")
    me.settle()
    me.key("h")
    assert saloon.toasts()
    me.key("1")
    me.settle()
    assert saloon.toasts() == []
