"""Where everything lies at this table, without a screen: inside the window, nothing over anything else."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

import pygame
import pytest

from game.rules.bluffing_billionaires.views import BONUS, HAND, Phase
from game.rules.core import random_move
from game.rules.view import View
from game.scenes.bluffing_billionaires import asking
from game.scenes.bluffing_billionaires.layout import FIELD, FIRST, SECOND, layout, showdown
from game.scenes.bluffing_billionaires.people import BUBBLE_RATIO
from game.scenes.bluffing_billionaires.picture import draw_no_vote
from game.scenes.bluffing_billionaires.plan import Plan
from game.scenes.table.head import bar_height
from game.scenes.table.measure import Measure
from game.stage.units import Units
from tests.scenes.billionaires import match_of, seating
from tests.scenes.saloon import SIZES, TINY

AIM = 24
WINDOWS = [Units(size) for size in (*SIZES, (1280, 1024), (2560, 1080))]
WINDOWS += [Units((800, 600), 1.5), Units((1920, 1080), 1.5)]


def positions(seats: int) -> Iterator[tuple[View[Any], int]]:
    """Moments of random games as a seat sees them, and as a bystander does; with the seat at the near side."""
    for number in range(2):
        rng = Random(number)
        match = match_of(seating(["easy"] * seats), first=number)
        while not match.over:
            match.play(*random_move(match.state, rng))
            phase = match.view(None).facts.phase
            if rng.random() < (0.3 if phase not in (Phase.TURN, Phase.VOTE) else 0.08):
                near = rng.randrange(seats)
                yield match.view(near), near
                yield match.view(None), near
            if phase is not Phase.TURN and match.to_move[:1] > (-1,) and rng.random() < 0.15:
                asked = rng.choice(match.to_move)
                yield match.view(asked), asked
        yield match.view(0), 0


TABLES = [(view, near) for seats in range(2, 7) for view, near in positions(seats)]


@pytest.mark.parametrize("units", WINDOWS, ids=str)
def test_all_lies_inside_the_window_and_zones_lie_apart(units: Units) -> None:
    for view, near in TABLES:
        asked = asking.asked(view, near if near in view.to_move else None, whom=False)
        board = layout(view, near, units, asked)
        assert board.outside() == []
        assert all(units.bounds.contains(rect) for rect in board.zones.values()), board.zones
        assert all(rect.top >= bar_height(units) * 0.75 for rect in board.zones.values())
        zones = board.zones
        assert [pair for pair in combinations(zones, 2) if zones[pair[0]].colliderect(zones[pair[1]])] == []


@pytest.mark.parametrize("units", WINDOWS, ids=str)
def test_whatever_can_be_chosen_can_be_aimed_at(units: Units) -> None:
    for view, near in TABLES:
        seat = near if view.seat == near and near in view.to_move else None
        for whom in (False, True):
            asked = asking.asked(view, seat, whom)
            board = layout(view, near, units, asked)
            for offer in asking.offers(view, seat, asked):
                rooms = [min(board.own_room(card).size) for card in offer.cards]
                assert min(rooms, default=AIM) >= AIM
                assert offer.target is None or min(board.zones[offer.target].size) >= AIM


@pytest.mark.parametrize("units", WINDOWS, ids=str)
def test_cards_of_a_challenge_lie_side_by_side(units: Units) -> None:
    for view, near in TABLES:
        board, show = layout(view, near, units), showdown(view)
        cards = [card for card in (show.claim, show.caller, show.taken) if card is not None]
        boxes = [board.poses[card].bounds for card in cards]
        assert not any(one.colliderect(two) for one, two in combinations(boxes, 2))
        assert all(board.zones[FIELD].left <= box.left for box in boxes if units.fold.value < 2) or view.seats == 2


def test_a_view_lays_out_only_what_it_tells() -> None:
    for view, near in TABLES:
        poses = layout(view, near, Units((1280, 720))).poses
        told = {card.id for zone in view.zones for card in zone.cards if card.face is not None}
        assert all(card in told for card, pose in poses.items() if pose.face.picture)
        known = {card.id for zone in view.zones for card in zone.cards}
        assert set(poses) <= known
        hand = view.zone(HAND.name, near).cards
        assert all(card.id in poses for card in (*hand, *view.zone(BONUS.name, near).cards))


@pytest.mark.parametrize("size", TINY, ids=str)
def test_tiny_windows_lay_out_all(size: tuple[int, int]) -> None:
    for view, near in TABLES[::40]:
        assert layout(view, near, Units(size)).poses or view.facts.phase is Phase.OVER


def test_somebody_is_asked_at_tables_of_every_size() -> None:
    asked = {view.seats for view, near in TABLES if near in view.to_move and view.facts.phase is Phase.VOTE}
    assert asked == set(range(2, 7))


def test_answers_take_the_place_of_the_field() -> None:
    for view, near in TABLES:
        asked = asking.asked(view, near if near in view.to_move else None, whom=False)
        zones = layout(view, near, Units((1920, 1080)), asked).zones
        assert (FIRST in zones) == (SECOND in zones) == asked.answers
        assert (FIELD in zones) != asked.answers


@pytest.mark.parametrize("units", [Units(size) for size in SIZES[1:]], ids=str)
def test_no_card_lies_over_what_somebody_claims(units: Units) -> None:
    for view, near in TABLES:
        if view.facts.active is None or view.facts.phase is Phase.OVER:
            continue
        m = Measure(units)
        x, y, wide, _ = Plan(m, view.seats, near).place(view.facts.active).bubble
        bubble = m.rect(x, y, wide, wide * BUBBLE_RATIO * 0.76)  # without its tail
        for pose in layout(view, near, units).poses.values():
            assert not bubble.colliderect(pose.bounds)


def test_the_same_view_always_lies_the_same() -> None:
    for view, near in TABLES[:5]:
        assert layout(view, near, Units((1280, 720))) == layout(view, near, Units((1280, 720)))


@pytest.mark.parametrize("units", [Units(size) for size in SIZES], ids=str)
def test_the_buttons_before_a_vote_cover_no_card(units: Units) -> None:
    for view, near in TABLES:
        if view.seat is not None or view.facts.phase is not Phase.VOTE:
            continue
        m = Measure(units)
        plan = Plan(m, view.seats, near)
        board = layout(view, near, units)
        looks = [m.rect(*spot) for spot in plan.looks(len(view.facts.voters))]
        assert all(units.bounds.contains(look) for look in looks)
        assert [pair for pair in combinations(looks, 2) if pair[0].colliderect(pair[1])] == []
        cards = [pose.bounds for pose in board.poses.values()]
        assert [look for look in looks for card in cards if look.colliderect(card)] == []


@pytest.mark.parametrize("units", [Units(size, grown) for size in SIZES for grown in (1.0, 1.5)], ids=str)
@pytest.mark.parametrize("seats", range(2, 7))
def test_neighbours_without_a_card_have_tags_that_dont_touch(seats: int, units: Units) -> None:
    plan, surface = Plan(Measure(units), seats, 0), pygame.Surface(units.size)
    drawn = [draw_no_vote(surface, plan.m, plan.place(seat)) for seat in range(1, seats)]
    assert [pair for pair in combinations(drawn, 2) if pair[0].colliderect(pair[1])] == []
    assert all(units.bounds.contains(tag) for tag in drawn)
