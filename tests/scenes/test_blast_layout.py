"""Where everything lies, without a screen: room to aim at, inside the window, nothing over anything else."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import pytest
from pygame import Rect, Surface

from game.rules.blast.cards import PLANETS
from game.rules.blast.moves import Phase
from game.rules.view import View
from game.scenes.blast.cards import known
from game.scenes.blast.choosing import Gift
from game.scenes.blast.layout import HAND, layout
from game.scenes.blast.orbits import MIDDLE, MINE, THEIRS, Orbits
from game.scenes.blast.plan import RATIO, Plan
from game.scenes.table.head import bar_height
from game.scenes.table.measure import Measure
from game.scenes.words import blast as words
from game.stage import text
from game.stage.board import Board
from game.stage.motion import Pace
from game.stage.units import Units
from tests.scenes.saloon import SIZES, TINY
from tests.scenes.sky import TWO, Sky, new_match, reached

AIM = 24
WINDOWS = [Units(size) for size in (*SIZES, (1280, 1024), (2560, 1080))]
WINDOWS += [Units((800, 600), 1.5), Units((1920, 1080), 1.5)]


def positions() -> list[View[Any]]:
    """Random games in different stages, from both sides and from aside."""
    found: list[View[Any]] = []
    for seed in range(4):
        match, rng = new_match(TWO, seed, first=seed % 2), Random(seed)
        while not match.over:
            match.settle()
            if match.over:
                break
            if rng.random() < 0.12 or (match.view(None).facts.phase is Phase.EXCHANGE and rng.random() < 0.7):
                found += [match.view(seat) for seat in (0, 1, None)]
            seat = match.to_move[0]
            match.play(seat, rng.choice(match.view(seat).legal))
        found.append(match.view(0))
    return found


POSITIONS = positions()


def boards(units: Units) -> list[tuple[View[Any], int, Board]]:
    return [
        (view, near, layout(view, units, near))
        for view in POSITIONS
        for near in ((0, 1) if view.seat is None else (view.seat,))
    ]


@pytest.mark.parametrize("units", WINDOWS, ids=str)
def test_own_cards_can_be_aimed_at_and_nothing_leaves_the_window(units: Units) -> None:
    for view, near, board in boards(units):
        backs = {card.id for card in view.zone(HAND, 1 - near).cards}
        assert [card for card in board.outside() if card not in backs] == []
        for card, pose in board.poses.items():
            if pose.z >= 200:
                assert min(board.own_room(card).size) >= AIM


@pytest.mark.parametrize("units", WINDOWS, ids=str)
def test_cards_of_a_gift_can_be_taken_back(units: Units) -> None:
    for view in POSITIONS:
        if view.facts.phase is not Phase.EXCHANGE or view.seat is None or not view.legal:
            continue
        gift = Gift.begun(view)
        numbers = next(iter(view.legal))
        cards = tuple(known(view.facts.round, card) for card in numbers)
        assert set(gift.cards) <= set(cards)
        board = layout(view, units, view.seat, cards)
        assert all(units.bounds.contains(board.poses[card].bounds) for card in cards)
        for card in cards:
            assert min(board.own_room(card).size) >= AIM


@pytest.mark.parametrize("units", WINDOWS, ids=str)
def test_zones_lie_apart_and_below_the_bar(units: Units) -> None:
    board = layout(POSITIONS[0], units, 0)
    names = (*PLANETS, "hand", "stock", "played", "discards", "trick")
    rects = [board.zones[name] for name in names]
    assert not any(one.colliderect(other) for one, other in combinations(rects, 2))
    assert all(units.bounds.contains(rect) for rect in board.zones.values())
    assert all(board.zones[name].top >= bar_height(units) * 0.85 for name in names)


def buttons_and_panes(units: Units) -> list[Rect]:
    spots = Plan(Measure(units))
    boxes = [spots.panel, *spots.plates, spots.rail, *(spots.button(place) for place in range(3))]
    return [spots.box(box) for box in boxes]


@pytest.mark.parametrize("units", WINDOWS, ids=str)
def test_panes_and_buttons_lie_apart_from_each_other_and_from_cards(units: Units) -> None:
    places = buttons_and_panes(units)
    assert all(units.bounds.contains(place) for place in places)
    assert not any(one.colliderect(other) for one, other in combinations(places, 2))
    spots = Plan(Measure(units))
    hand = spots.box(spots.hand_box())
    assert not any(place.colliderect(hand) for place in places)
    for _, _, board in boards(units):
        for card, pose in board.poses.items():
            if pose.z >= 200 or pose.z < 60:
                assert pose.bounds.collidelist(places[3:]) < 0, card


@pytest.mark.parametrize("size", TINY, ids=str)
def test_tiny_windows_lay_out_all_cards(size: tuple[int, int]) -> None:
    for _, _, board in boards(Units(size)):
        assert all(pose.width >= 1 for pose in board.poses.values())


def test_every_card_that_can_be_seen_lies_somewhere() -> None:
    """Hands whole, the trick whole, and of the piles what lies on top."""
    units = Units((1280, 720))
    for view, _, board in boards(units):
        held = sum(len(view.zone(HAND, seat).cards) for seat in (0, 1))
        assert held <= len(board.poses) <= 44


def test_the_same_view_always_lies_the_same() -> None:
    units = Units((1280, 720))
    assert layout(POSITIONS[3], units, 0) == layout(POSITIONS[3], units, 0)


def test_a_card_keeps_its_number_from_the_hand_to_the_trick() -> None:
    match = new_match(TWO, 3, first=0)
    match.settle()
    units = Units((1280, 720))
    before = layout(match.view(0), units, 0)
    lead = match.view(0).legal[0]
    match.play(0, lead)
    after = layout(match.view(0), units, 0)
    assert set(after.poses) == set(before.poses)
    assert sum(1 for card in after.poses if after.poses[card].z != before.poses[card].z) >= 1


def test_a_planet_glides_to_its_winner_and_greedbots_take_longer() -> None:
    orbits = Orbits()
    orbits.show([None] * 5, 0, Pace(), at_once=True)
    orbits.show([0, None, None, None, None], 0, Pace(), at_once=False)
    assert [orbit.moving for orbit in orbits.orbits] == [True, False, False, False, False]
    assert orbits.orbits[0].row == MIDDLE
    assert orbits.update(0.3) == []
    assert MIDDLE < orbits.orbits[0].row < MINE
    assert orbits.update(0.4) == [0]
    orbits.show([1, None, None, None, None], 0, Pace(), at_once=False, jumps=True)
    assert orbits.orbits[0].jumps
    assert orbits.update(0.7) == []
    assert orbits.update(0.4) == [0]
    assert orbits.orbits[0].row == THEIRS


def test_with_reduced_motion_a_planet_fades_from_one_place_to_the_other() -> None:
    orbits = Orbits()
    orbits.show([None] * 5, 0, Pace(), at_once=True)
    orbits.show([0, None, None, None, None], 0, Pace(reduced=True), at_once=False, jumps=True)
    planet = orbits.orbits[0]
    assert (planet.row, planet.start) == (MINE, MIDDLE)
    assert orbits.update(0.05) == []
    assert 0.0 < planet.presence < 1.0
    assert orbits.update(0.2) == [0]
    assert planet.presence == 1.0
    assert not orbits.moving


def test_other_eyes_see_planets_from_the_other_side_at_once() -> None:
    orbits = Orbits()
    orbits.show([0, 1, None, None, None], 0, Pace(), at_once=True)
    orbits.show([0, 1, None, None, None], 1, Pace(), at_once=False)
    assert not orbits.moving
    assert [orbit.row for orbit in orbits.orbits[:3]] == [THEIRS, MINE, MIDDLE]


# ------------------------------------------------------------------ words, also large ones
def written(sky: Sky, monkeypatch: pytest.MonkeyPatch) -> dict[str, Rect]:
    """Where every line stands that is written when all is drawn anew: as high as its letters may be."""
    found: dict[str, Rect] = {}
    write = text.write

    def note(surface: Surface, words: str, *given: Any, **more: Any) -> Rect:
        found[words] = write(surface, words, *given, **more)
        return found[words]

    with monkeypatch.context() as patched:
        patched.setattr(text, "write", note)
        sky.resize((sky.window.size[0] + 1, sky.window.size[1]))
    return found


@pytest.mark.parametrize("grown", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("size", SIZES[:4], ids=str)
def test_large_words_keep_off_one_another_and_off_edges(
    size: tuple[int, int], grown: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    sky = Sky(reached(lambda match: match.view(0).facts.phase is Phase.EXCHANGE), size=size)
    sky.settings.change("text_size", grown)
    sky.frames(2)
    lines = written(sky, monkeypatch)
    spots = Plan(Measure(sky.stage.units))
    head = lines[words.EXCHANGE]
    line = next(rect for said, rect in lines.items() if "points to" in said)
    assert head.bottom - line.top <= head.h / 9  # no letter is as high as its line
    if words.OF_SEVEN in lines:
        assert lines[words.OF_SEVEN].right <= spots.box(spots.plates[0]).right - spots.m.n(16)
    wide = spots.pile_wide
    piles = [spots.m.rect(x - wide / 2, y - wide * RATIO / 2, wide, wide * RATIO) for x, y in spots.piles]
    for name, pile in zip((words.STOCK, words.PLAYED, words.DISCARDS), piles, strict=True):
        label = next(rect for said, rect in lines.items() if said.startswith(f"{name} "))
        assert all(label.clip(each).h <= 1 for each in piles)
        assert label.top - pile.bottom <= spots.m.n(8)
        assert not label.colliderect(spots.box(spots.log).move(0, label.h // 6))
    assert sky.caught == []
    sky.close()
