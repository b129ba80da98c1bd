"""Blasting Billy at its table: by click, drag, keys and pad; what is said; whole games."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

import pytest

from game.scenes import ENTRIES
from game.scenes.blasting_billy import facts
from game.scenes.table.closer import Large
from game.scenes.table.looking import LookThrough
from game.scenes.table.table import Table
from game.scenes.words import blasting_billy as words
from tests.scenes.billy import Corner, Script, deck
from tests.scenes.saloon import Saloon

HANDS = ("G8 B2 C*", "G3 D5 J7")
Sit = Callable[..., Corner]


@pytest.fixture
def sit() -> Iterator[Sit]:
    corners: list[Corner] = []

    def make(levels: Sequence[str | None], **more: Any) -> Corner:
        corners.append(Corner(levels, **more))
        return corners[-1]

    yield make
    for corner in corners:
        corner.close()
        assert corner.caught == [], "a scene failed"


def two(sit: Sit, **more: Any) -> Corner:
    """Ann against a computer player who gives everything to Billy."""
    more.setdefault("deal", deck(2, HANDS, "D9 B7 J1 J2"))
    return sit([None, "easy"], thinker=Script(lambda request: str(request.view.legal[0])), **more)


# ---------------------------------------------------------------------- every way to play a card
def test_a_click_on_a_card_and_on_a_column_gives_it_to_billy(sit: Sit) -> None:
    corner = two(sit)
    corner.pick("G8")
    corner.click(corner.board.zones["billy G"].center)
    corner.until(corner.may_choose)
    assert len(corner.zone("billy G")) == 2
    assert corner.hand() == ["B2", "C*", "D9"]


def test_any_column_of_the_row_takes_the_card_and_it_lies_with_its_type(sit: Sit) -> None:
    corner = two(sit)
    corner.pick("G8")
    corner.click(corner.board.zones["loot D"].center)
    corner.until(corner.may_choose)
    assert corner.zone("loot G", 0) == ["G8"]


@pytest.mark.parametrize(("zone", "place"), [("billy", "billy C"), ("loot C", "loot C"), ("box", "box")])
def test_a_card_is_dragged_to_any_of_the_three_places(sit: Sit, zone: str, place: str) -> None:
    corner = two(sit)
    corner.drag("C*", corner.board.zones[zone].center)
    corner.until(corner.may_choose)
    assert len(corner.zone(place, None if zone == "billy" else 0)) == 1


@pytest.mark.parametrize(
    ("number", "verb", "zone"), [(1, "billy", "billy G"), (2, "keep", "loot B"), (3, "dump", "box")]
)
def test_keys_pick_a_card_and_say_where_it_goes(sit: Sit, number: int, verb: str, zone: str) -> None:
    corner = two(sit)
    corner.put(number, verb)
    assert corner.table.match.record().moves[2].startswith(f"0:{verb} ")
    corner.until(corner.may_choose)
    assert corner.zone(zone, None if verb == "billy" else 0)


def test_buttons_are_dim_until_a_card_is_picked_and_say_why(sit: Sit) -> None:
    corner = two(sit)
    buttons = list(corner.game.places.values())
    corner.click(buttons[1])
    assert corner.said() == [words.PICK_FIRST]
    assert not any(button.enabled for button in buttons)
    corner.pick("B2")
    assert all(button.enabled for button in buttons)
    corner.click(buttons[1])
    corner.until(corner.may_choose)
    assert corner.zone("loot B", 0) == ["B2"]


def test_arrows_and_enter_play_a_card(sit: Sit) -> None:
    corner = two(sit)
    corner.press("RIGHT")
    corner.press("RETURN")
    assert corner.game.picked
    corner.press("LEFT")
    corner.press("RETURN")
    corner.until(corner.may_choose)
    assert len(corner.table.past.steps) == 2


def test_a_pad_plays_a_card(sit: Sit) -> None:
    corner = two(sit)
    corner.hat(1, 0)
    corner.pad(0)
    assert corner.game.picked
    corner.hat(-1, 0)
    corner.pad(0)
    corner.until(corner.may_choose)
    assert len(corner.table.past.steps) == 2


def test_a_place_key_without_a_card_says_what_is_missing(sit: Sit) -> None:
    corner = two(sit)
    corner.press("x")
    assert corner.said() == [words.PICK_FIRST]
    assert corner.table.past.steps == []


def test_a_card_that_lands_nowhere_comes_home_and_is_told_why(sit: Sit) -> None:
    corner = two(sit)
    corner.drag("G8", (600, 8))
    assert corner.said() == [words.NOT_THERE]
    assert corner.hand() == ["G8", "B2", "C*"]


def test_cards_that_lie_cant_be_played(sit: Sit) -> None:
    corner = two(sit)
    corner.put(1, "billy")
    corner.until(corner.may_choose)
    corner.frames(1, 1.0)
    card = corner.table.view.zone("billy G").cards[0].id
    corner.click(corner.board.own_room(card).center)
    assert corner.said() == [words.NOT_IN_HAND]


def test_somebody_elses_turn_is_said(sit: Sit) -> None:
    corner = two(sit, speed="normal", first=1)
    corner.table.steps.jump()
    corner.frames(2)
    corner.table.fingers.pick(corner.table.view.zone("hand", 0).cards[0].id)
    corner.frames(1)
    assert corner.said() == [words.NOT_YOUR_TURN.format(name="Bob")]


# ---------------------------------------------------------------------- taking back, advice, looking
def test_a_slip_cant_be_taken_back_once_a_card_was_drawn(sit: Sit) -> None:
    corner = sit([None, "easy"], deal=deck(2, HANDS), thinker=Script(lambda request: str(request.view.legal[0])))
    corner.put(1, "billy")
    corner.until(corner.may_choose)
    corner.press("u")
    assert len(corner.table.past.steps) == 2
    assert len(corner.said()) == 1


def test_in_the_last_round_a_slip_is_taken_back_before_the_next_one_moves(sit: Sit) -> None:
    corner = sit([None, "easy", "easy"], ahead=45, speed="slow")
    corner.until(corner.may_choose)
    hand = corner.hand()
    corner.put(1, "billy")
    corner.frames(3)
    assert corner.table.match.to_move == (1,)
    corner.press("u")
    assert corner.table.match.to_move == (0,)
    corner.until(corner.may_choose)
    assert corner.hand() == hand
    corner.press("y")
    corner.frames(3)
    assert corner.table.match.to_move == (1,)


def test_a_hint_marks_the_card_and_gives_a_reason(sit: Sit) -> None:
    corner = two(sit)
    corner.press("h")
    assert corner.table.fingers.hinted
    toast = corner.stage.toasts.up[-1]
    assert toast.words
    assert "G8" not in toast.words + toast.sub
    assert corner.table.past.steps == []


def test_own_loot_can_be_looked_at_and_billys_cant(sit: Sit) -> None:
    corner = two(sit)
    corner.put(1, "keep")
    corner.until(corner.may_choose)
    pose = corner.board.poses[corner.table.view.zone("loot G", 0).cards[0].id]
    assert not pose.up
    corner.frames(1, 1.0)
    corner.click((round(pose.x), round(pose.y)))
    assert isinstance(corner.top, LookThrough)
    assert [face.figure for face in corner.top.orders[0]] == ["8"]
    corner.press("ESCAPE")
    corner.press("2")
    corner.press("b")
    corner.until(corner.may_choose)
    found = corner.game.through("billy")
    assert found is not None
    assert all(face.picture == "" for face in found.faces)


def test_a_card_of_the_hand_is_shown_large(sit: Sit) -> None:
    corner = two(sit)
    corner.down(corner.spot("G8"), button=3)
    assert isinstance(corner.top, Large)


def test_the_memory_aid_opens_own_gifts_only(sit: Sit) -> None:
    corner = two(sit, options={"memory-aid": "on"})
    corner.put(1, "billy")
    corner.until(corner.may_choose)
    found = corner.game.through("billy G")
    assert found is not None
    assert [face.figure for face in found.faces] == ["8", ""]


def test_what_is_still_to_come_counts_all_types(sit: Sit) -> None:
    corner = two(sit)
    for _ in range(4):
        view = corner.table.view
        assert sum(facts.coming(view).values()) == facts.left(view)
        true = list(corner.table.match.state.faces[corner.table.match.state.top :])
        assert all(facts.coming(view)[kind] == sum(FACE[number] == kind for number in true) for kind in "GBCJD")
        corner.put(1, "dump")
        corner.until(corner.may_choose)


FACE = [kind for kind in "GBCJD" for _ in range(12)]
"""The type of each face by its number."""


def test_the_last_turns_are_announced_and_stay_announced(sit: Sit) -> None:
    corner = sit([None, "easy", "easy", "easy", "easy"], speed="normal", ahead=40)
    corner.play_on(Random(2), lambda: bool(corner.game.banner))
    assert corner.game.banner == "Ann"
    assert any(words.LAST_DRAWN.format(name="Eve") in line.words for line in corner.table.journal.lines)
    corner.until(lambda: corner.game.banner == "")
    assert corner.game.lead()[0] == words.LAST_TURN


# ---------------------------------------------------------------------- whole games
MIXES: list[list[str | None]] = [
    [None, "easy"],
    [None, None],
    ["easy", "easy", "easy"],
    [None, "easy", "easy"],
    [None, None, "easy", "easy"],
    ["easy", None, "easy", "easy", "easy"],
    [None, None, None, None, None],
]


@pytest.mark.parametrize("levels", MIXES, ids=lambda levels: "-".join(level or "person" for level in levels))
def test_whole_games_in_every_number_of_players(sit: Sit, levels: list[str | None]) -> None:
    corner = sit(levels, size=(800, 600), seed=str(levels))
    corner.play_on(Random(len(levels)), corner.reckons)
    assert corner.table.match.over
    assert corner.cards() == 60
    turns = facts.turns(len(levels))
    assert corner.table.match.length == 2 + turns * len(levels)
    assert corner.reckoning.counting.over
    corner.press("RETURN")
    assert corner.rematches == [1]


def test_from_the_menu_to_the_first_card_by_enter_alone() -> None:
    saloon = Saloon(entries=ENTRIES)
    try:
        saloon.press("RETURN")  # shows at which poster the keys are
        saloon.press("RETURN")
        saloon.frames(5, 0.1)
        saloon.press("RETURN")
        saloon.frames(5, 0.1)
        assert isinstance(saloon.top, Table)
        assert saloon.top.match.game.id == "blasting-billy"
        assert saloon.caught == []
    finally:
        saloon.close()
