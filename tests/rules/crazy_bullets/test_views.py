"""What all see and what nobody sees; and states drawn from it: bullets-5, -11, -12, -18."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import sqrt
from random import Random

import pytest

from game.rules.crazy_bullets import GAME
from game.rules.crazy_bullets.state import Table
from game.rules.crazy_bullets.views import Facts
from game.rules.view import View
from tests.rules.crazy_bullets.street import (
    ACROSS,
    ALL,
    LEFT,
    LEFT_ACROSS,
    NONE,
    RIGHT,
    faces,
    legal,
    play,
    position,
    shorten,
)


def seen(view: View[Facts], zone: str, owner: int | None = None) -> list[str | None]:
    return [card.face for card in view.zone(zone, owner).cards]


@pytest.mark.rule("bullets-5")
def test_nobody_sees_into_a_stack_not_even_the_own_one() -> None:
    table = play(position(f"{NONE} {ALL}", "", "", ""), "0:reveal")
    for seat in (None, 0, 1, 2, 3):
        view = table.view(seat)
        assert [set(seen(view, "stack", owner)) for owner in range(4)] == [{None}] * 4
        assert seen(view, "heap") == [NONE]
        assert len(view.zone("stack", 0).cards) == 31


@pytest.mark.rule("bullets-5")
def test_all_see_the_same_but_their_own_moves() -> None:
    table = play(position(ACROSS, "", "", ""), "0:reveal")
    views = [table.view(seat) for seat in (None, 0, 1, 2, 3)]
    assert len({view.facts for view in views}) == 1
    assert len({view.zones for view in views}) == 1
    assert [[str(move) for move in view.legal] for view in views] == [[], *legal(table).values()]


@pytest.mark.rule("bullets-12")
def test_all_remember_the_cards_of_the_heap_that_were_covered() -> None:
    table = play(position(f"{NONE} R-BGG {LEFT}", "R-GBY", "", ""), "0:reveal", "0:reveal", "0:reveal", "1:reveal")
    assert seen(table.view(3), "heap") == [NONE, "R-BGG", LEFT, "R-GBY"]


@pytest.mark.rule("bullets-18")
def test_all_remember_the_fouled_cards_at_the_bottom_of_a_stack_in_their_order() -> None:
    table = play(position(f"{NONE} R-BGG {LEFT}", "", "", ""), "0:reveal", "2:slap", "0:reveal", "2:slap")
    facts = table.view(1).facts
    assert facts.known.bottom == ((), (), ("R-BGG", NONE), ())
    assert set(seen(table.view(2), "stack", 2)) == {None}, "what is remembered still lies face down"
    other = play(position(f"R-BGG {NONE} {LEFT}", "", "", ""), "0:reveal", "2:slap", "0:reveal", "2:slap")
    assert other.view(1).facts != facts


@pytest.mark.rule("bullets-11")
def test_what_a_duel_takes_out_is_seen_by_nobody() -> None:
    table = play(position(ALL, f"{NONE} {LEFT}", "", ""), "0:reveal", "1:slap")
    for seat in (None, 0, 1):
        view = table.view(seat)
        assert seen(view, "out", 1) == [None]
        assert view.facts.known.out == ((), (None,), (), ())


@pytest.mark.rule("bullets-11", "bullets-18")
def test_a_fouled_card_that_a_duel_takes_out_is_remembered() -> None:
    table = shorten(position(f"{NONE} R-BGG {LEFT} {LEFT_ACROSS}", RIGHT, "", ""), 1, 1)
    play(table, "0:reveal", "1:slap", "0:reveal", "1:slap", "0:reveal", "1:reveal", "0:reveal")
    assert faces(table, table.stacks[1]) == ["R-BGG", NONE]
    play(table, "1:slap")
    assert table.view(3).facts.known.out == ((), (NONE,), (), ())
    assert table.view(3).facts.known.bottom == ((), ("R-BGG",), (), ())
    assert GAME.sample(table.view(3), Random(1)).view(3) == table.view(3)


@pytest.mark.rule("bullets-5")
@pytest.mark.parametrize(
    ("one", "two"),
    [
        (("0:reveal", "1:slap"), ("0:reveal", "2:slap")),  # who won
        (("0:reveal", "0:slap"), ("0:reveal", "3:slap")),  # who fouled
        (("0:reveal", "3:slap", "0:choose 1"), ("0:reveal", "3:slap", "0:choose 2")),  # who was chosen
        (("0:reveal", "3:slap"), ("0:reveal", "*:timeout")),
        (("1:early", "0:reveal"), ("3:early", "0:reveal")),
        (("1:early", "0:reveal", "2:slap"), ("3:early", "0:reveal", "2:slap")),  # long settled, but all saw it
    ],
)
def test_all_remember_what_was_done(one: tuple[str, ...], two: tuple[str, ...]) -> None:
    tables = [
        play(position(LEFT_ACROSS, "", "", "", false_start="foul", duel_timeout=3), *plies) for plies in (one, two)
    ]
    views = [table.view(2).as_json() for table in tables]
    assert views[0] != views[1]


def test_a_view_as_json_tells_nothing_of_the_order_of_unseen_cards() -> None:
    plies = ("0:reveal", "1:slap", "1:reveal")
    one = play(position(ALL, f"R-BGG {NONE}", "", "R-GBY"), *plies)
    two = play(position(ALL, f"R-GBY {NONE}", "", "R-BGG"), *plies)
    assert one.view(1) == two.view(1)
    assert one.view(1).as_json() == two.view(1).as_json()


# ---------------------------------------------------------------- sampling


def endgame() -> Table:
    """Two players, all but five cards seen: two of them alike, one taken out, one more known at a bottom."""
    unseen = ["R-YYG", "R-RRR", "R-RRR", "G-GGG", "G-BBR"]
    table = position(f"{LEFT_ACROSS} {unseen[0]} {unseen[1]} {ACROSS}", f"{unseen[2]} {unseen[3]} R-BGG", first=0)
    play(table, "0:reveal", "1:slap")
    shorten(table, 0, 3)
    shorten(table, 1, 2)
    table.stacks[0].insert(0, table.heap.pop(0))
    table.returned |= 1 << table.stacks[0][0]
    return table


def possible(table: Table) -> set[tuple[int, ...]]:
    """Every order of the faces that gives the same view, found by trying all."""
    view = table.view(0)
    hidden = [card for stack in table.stacks for card in stack] + [card for _, card in table.out]
    found = set()
    for mixed in set(permutations([table.faces[card] for card in hidden])):
        other = table.copy()
        lies = list(table.faces)
        for card, face in zip(hidden, mixed, strict=True):
            lies[card] = face
        other.faces = tuple(lies)
        if other.view(0) == view:
            found.add(other.faces)
    return found


@pytest.mark.rule("bullets-5")
def test_sampled_states_are_all_that_are_possible_and_equally_likely() -> None:
    table = endgame()
    cells = possible(table)
    assert len(cells) > 100
    rng = Random(4)
    view = table.view(0)
    draws = 20 * len(cells)
    drawn = Counter(GAME.sample(view, rng).faces for _ in range(draws))
    assert set(drawn) == cells
    chi = sum((number - 20) ** 2 / 20 for number in drawn.values())
    freedom = len(cells) - 1
    assert abs(chi - freedom) < 4 * sqrt(2 * freedom)


def test_a_sampled_game_plays_on_as_the_true_one() -> None:
    table = play(position(f"{NONE} {LEFT_ACROSS}", "", "", ""), "0:reveal", "1:slap", "0:reveal", "3:slap")
    other = GAME.sample(table.view(2), Random(1))
    assert legal(play(other, "0:choose 2")) == {2: ["reveal"]}
    play(other, "2:reveal")
    assert legal(table) == {0: ["choose 1", "choose 2"]}
