"""Where everything lies, without a screen: room to aim at, inside the window, nothing over anything else."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

import pytest

from game.match.match import Match
from game.rules.bullets_and_bombs.sight import BOMB, CHOICE
from game.rules.bullets_and_bombs.table import Phase
from game.rules.core import random_move
from game.rules.view import View
from game.scenes.bullets_and_bombs import choosing
from game.scenes.bullets_and_bombs.arranging_layout import layout as arranging_layout
from game.scenes.bullets_and_bombs.draft import Draft, best, laid, start
from game.scenes.bullets_and_bombs.layout import layout
from game.scenes.bullets_and_bombs.result_layout import layout as result_layout
from game.scenes.table.head import bar_height
from game.stage.board import Board
from game.stage.units import Units
from tests.scenes.bombs import by_number, dealt, due
from tests.scenes.saloon import SIZES, TINY

AIM = 24
WINDOWS = [Units(size) for size in (*SIZES, (1280, 1024), (2560, 1080))]
WINDOWS += [Units((800, 600), 1.5), Units((1280, 720), 1.5), Units((1920, 1080), 1.5)]


def games() -> Iterator[Match]:
    """Random games in different stages, with and without house rules."""
    for number in range(3):
        rng = Random(number)
        match = by_number(number)
        yield match
        for _ in range(60):
            if match.over or match.view(0).facts.phase is Phase.ARRANGE:
                break
            match.play(*random_move(match.state, rng))
            if rng.random() < 0.1:
                yield match
        yield match


def positions() -> list[View[Any]]:
    many_aside = dealt("3S 3C 3S 3C KH KD KC QS QH QD JC JD TH TD 4H 5H 9C")
    bomb = dealt("KH KD KC QS QH QD JC JD TH TD 4H 5H 3S 9C 8C")
    bullets = dealt("3H 3D 3H 3D KH KD KC KS KH KD KC KS 9C")
    return [*(match.view(0) for match in games()), *(match.view(0) for match in (many_aside, bomb, bullets))]


POSITIONS = positions()
TABLES = [view for view in POSITIONS if view.facts.phase in (Phase.CHOICE, Phase.BOMB)]
ENDS = [view for view in POSITIONS if view.facts.phase is Phase.ARRANGE]
ENDS += [due(hand).view(0) for hand in ("K8 Q7 J7 T5 92 82 41 51 61 71 A8 r4 w11", "K8 Q8 J8 T8 98 86 r4 w8")]


def drafts(view: View[Any]) -> Iterator[Draft]:
    """Start, best, and what a restless hand makes of it."""
    yield start(view)
    yield best(view)
    rng = Random(len(view.zones[0].cards))
    draft = start(view)
    for turn in range(24):
        draft = draft.after(rng.choice(draft.placings()))
        if turn % 8 == 7:
            yield draft


def apart(board: Board, names: tuple[str, ...]) -> bool:
    """Whether none of these zones lies over another."""
    found = [board.zones[name] for name in names if name in board.zones]
    return not any(one.colliderect(other) for one, other in combinations(found, 2))


@pytest.mark.parametrize("units", WINDOWS, ids=str)
def test_while_choosing_all_lies_apart_and_can_be_aimed_at(units: Units) -> None:
    for view in TABLES:
        board = layout(view, units)
        assert board.outside() == []
        assert apart(board, ("stock", "discards", "choice", "goal", "hand"))
        assert all(rect.top >= bar_height(units) * 0.9 for rect in board.zones.values())
        assert all(units.bounds.contains(rect) for rect in board.zones.values())
        for move in view.legal:
            cards = [offer.cards[0] for offer in choosing.offers(view) if offer.move == move]
            rooms = [min(board.own_room(card).size) for card in cards]
            assert max(rooms, default=AIM) >= AIM
        for name in (CHOICE.name, BOMB.name):
            lying = [board.poses[card.id] for card in view.zone(name).cards]
            assert all(board.zones["choice"].contains(pose.bounds) for pose in lying)


def test_a_choice_card_never_lies_under_the_other() -> None:
    for view in TABLES:
        board = layout(view, Units((800, 600)))
        for card in view.zone(CHOICE.name).cards:
            assert board.own_room(card.id).size == board.poses[card.id].bounds.size


@pytest.mark.parametrize("units", WINDOWS, ids=str)
def test_while_arranging_every_card_can_be_aimed_at(units: Units) -> None:
    for view in ENDS:
        for draft in drafts(view):
            board = arranging_layout(draft, units)
            assert len(board.poses) == len(view.zone("hand", 0).cards)
            assert board.outside() == []
            assert min(min(board.own_room(card).size) for card in board.poses) >= AIM
            piles = tuple(f"pile:{at}" for at in range(len(draft.piles)))
            assert apart(board, (*piles, "home", "sum", "buttons"))
            assert all(units.bounds.contains(board.zones[name]) for name in (*piles, "sum", "buttons"))


@pytest.mark.parametrize("units", WINDOWS, ids=str)
def test_the_counted_hand_lies_inside_the_window_and_beside_the_papers(units: Units) -> None:
    for view in ENDS:
        for draft in (start(view), best(view), laid(view, ())):
            board = result_layout(draft, units)
            assert len(board.poses) == len(view.zone("hand", 0).cards)
            assert board.outside() == []
            assert apart(board, ("verdict", "line", "cards"))
            papers = [board.zones[name] for name in ("verdict", "line") if name in board.zones]
            assert not any(pose.bounds.collidelist(papers) >= 0 for pose in board.poses.values())


@pytest.mark.parametrize("size", TINY, ids=str)
def test_tiny_windows_lay_out_all_cards(size: tuple[int, int]) -> None:
    units = Units(size)
    for view in (TABLES[0], TABLES[-1]):
        assert layout(view, units).poses
    assert len(arranging_layout(best(ENDS[-1]), units).poses) == 58
    assert len(result_layout(best(ENDS[-1]), units).poses) == 58


def test_the_same_view_always_lies_the_same() -> None:
    for view in TABLES[:3]:
        assert layout(view, Units((1280, 720))) == layout(view, Units((1280, 720)))
