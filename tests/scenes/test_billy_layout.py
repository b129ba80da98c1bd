"""Where everything lies, without a screen: room to aim at, inside the window, nothing over anything else."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise
from random import Random
from typing import Any

import pytest

from game.match.match import Match, Sitter
from game.rules.blasting_billy import GAME
from game.rules.blasting_billy.cards import TYPES
from game.rules.core import random_move, read_options
from game.rules.view import View
from game.scenes.blasting_billy.counting import Act, Counting
from game.scenes.blasting_billy.layout import layout
from game.scenes.blasting_billy.ledger import Ledger
from game.scenes.blasting_billy.ledger import board as ledger_board
from game.scenes.blasting_billy.plan import plan, rect
from game.scenes.table.head import bar_height, folded
from game.scenes.table.measure import Measure
from game.stage.units import Units
from tests.scenes.saloon import SIZES, TINY

AIM = 24
WINDOWS = [Units(size) for size in (*SIZES, (1280, 1024), (2560, 1080))]
WINDOWS += [Units((800, 600), 1.5), Units((1920, 1080), 1.5)]


def match_of(seats: int, seed: int) -> Match:
    """A dealt match of so many."""
    sitters = [Sitter(f"Player {seat}") for seat in range(seats)]
    match = Match(GAME, sitters, read_options(GAME.options, {}, seats), Random(seed))
    match.settle()
    return match


def games() -> Iterator[Match]:
    """Random games in different stages, and games in which all goes to one's own loot, or to Billy."""
    for seats in GAME.seats:
        for seed, wanted in enumerate((None, "keep", "billy")):
            match, rng = match_of(seats, seed), Random(seed)
            while not match.over:
                seat, move = random_move(match.state, rng)
                if wanted is not None:
                    move = next(each for each in match.state.legal(seat) if str(each).startswith(wanted))
                match.play(seat, move)
                if match.length % 17 == seats:
                    yield match
            yield match


def views() -> list[tuple[View[Any], int]]:
    """Views with the seat at the near side: people's own and a bystander's."""
    found = []
    for match in games():
        mover = match.to_move[0] if match.to_move else 0
        found += [(match.view(mover), mover), (match.view(None), 0)]
    return found


POSITIONS = views()
ENDS = [view for view, _ in POSITIONS if view.result is not None and view.seat is None]


@pytest.mark.parametrize("units", WINDOWS, ids=str)
def test_in_play_all_lies_apart_inside_and_can_be_aimed_at(units: Units) -> None:
    m = Measure(units)
    for view, near in POSITIONS:
        board = layout(view, units, near)
        spots = plan(m, view.seats, near)
        assert board.outside() == []
        names = ["stock", "billy", "loot", "box", "hand", "coming", "aside", "log"]
        zones = [board.zones[name] for name in names if name in board.zones]
        zones += [board.zones[f"panel {seat}"] for seat in spots.panels]
        zones += [rect(m, box) for box in spots.places]
        assert not any(one.colliderect(other) for one, other in combinations(zones, 2))
        assert all(units.bounds.contains(zone) for zone in zones)
        assert all(zone.top >= bar_height(units) * 0.9 for zone in zones)
        for card in view.zone("hand", near).cards:
            assert min(board.own_room(card.id).size) >= AIM
        for kind in TYPES:
            assert board.zones[f"loot {kind}"].w >= AIM
            assert board.zones["loot"].contains(board.zones[f"loot {kind}"])
            assert board.zones["billy"].contains(board.zones[f"billy {kind}"])


@pytest.mark.parametrize("units", WINDOWS, ids=str)
def test_columns_stay_in_their_zones_and_every_card_of_them_can_be_counted(units: Units) -> None:
    for view, near in POSITIONS:
        board = layout(view, units, near)
        for kind in TYPES:
            for name, owner, zone in (("billy", None, f"billy {kind}"), ("loot", near, f"loot {kind}")):
                lying = [board.poses[card.id] for card in view.zone(f"{name} {kind}", owner).cards]
                assert all(board.zones[zone].inflate(2, 2).contains(pose.bounds) for pose in lying)
                steps = [after.y - before.y for before, after in pairwise(lying)]
                assert all(step >= 3.0 for step in steps)
        if not folded(units):
            for seat in range(view.seats):
                for kind in TYPES if seat != near else ():
                    lying = [board.poses[card.id] for card in view.zone(f"loot {kind}", seat).cards]
                    assert all(board.zones[f"panel {seat}"].contains(pose.bounds) for pose in lying)


@pytest.mark.parametrize("units", WINDOWS, ids=str)
def test_the_count_lies_in_its_strips_beside_the_sheet(units: Units) -> None:
    for view in ENDS:
        counting = Counting(view)
        for kind in (*TYPES, ""):
            board = ledger_board(counting, units)
            assert board.outside() == []
            zones = list(board.zones.values())
            assert not any(one.colliderect(other) for one, other in combinations(zones, 2))
            off = {name for name, zone in board.zones.items() if not units.bounds.contains(zone)}
            assert off == {name for name in board.zones if name.startswith("blown")}  # dynamite blows cards off there
            for owner in counting.owners:
                ledger = Ledger(Measure(units), view.seats)
                lying = {card for each in TYPES for card in counting.of(owner, each).cards} & set(board.poses)
                assert all(ledger.row(owner).inflate(2, 2).contains(board.poses[card].bounds) for card in lying)
            counting.skip_to(kind)


def test_what_isnt_counted_yet_lies_face_down() -> None:
    for view in ENDS:
        counting = Counting(view)
        counting.skip_to("C")
        board = ledger_board(counting, Units((1280, 720)))
        for owner in counting.owners:
            for kind in TYPES:
                up = [board.poses[card].up for card in counting.of(owner, kind).cards if card in board.poses]
                assert all(each is counting.seen(Act.TURN, kind, owner) for each in up)
                assert all(each is (kind in "GB") for each in up)


@pytest.mark.parametrize("size", TINY, ids=str)
def test_tiny_windows_lay_out_all_cards(size: tuple[int, int]) -> None:
    units = Units(size)
    for view, near in POSITIONS[:3]:
        assert layout(view, units, near).poses
    assert ledger_board(Counting(ENDS[-1]), units).poses


def test_hidden_cards_have_no_face_in_the_layout() -> None:
    for view, near in POSITIONS:
        if view.result is not None:
            continue
        board = layout(view, Units((1280, 720)), near)
        known = {card.id for zone in view.zones for card in zone.cards if card.face is not None}
        for card, pose in board.poses.items():
            if card not in known:
                assert not pose.up
                assert pose.face.picture == pose.face.figure == ""


def test_the_same_view_always_lies_the_same() -> None:
    for view, near in POSITIONS[:3]:
        assert layout(view, Units((1280, 720)), near) == layout(view, Units((1280, 720)), near)


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("units", WINDOWS, ids=str)
def test_what_is_asked_stands_beside_or_below_whose_turn_it_is(units: Units, seats: int) -> None:
    m = Measure(units)
    spots = plan(m, seats, 0)
    x, y, wide = spots.asked
    who, asked = rect(m, spots.you), rect(m, (x, y - 14, wide, 28))
    assert units.bounds.contains(asked)
    beside, below = asked.left - who.right, asked.top - who.bottom
    assert 0 <= beside <= m.n(40) or (asked.left == who.left and 0 <= below <= m.n(40))
    others = [spots.hand.box(3), spots.box, *spots.places, *spots.panels.values()]
    others += [box for box in (spots.log, spots.aside) if box is not None]
    assert [box for box in others if rect(m, box).colliderect(asked)] == []
