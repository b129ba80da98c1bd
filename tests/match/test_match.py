"""A match keeps the record, draws chance, and takes back what may be taken back."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.match.match import Match, Sitter
from game.match.words import WORDS
from game.rules import GAMES
from game.rules.core import CHANCE, RuleError, draw_options
from game.rules.record import read, replay


def table(game_id: str, levels: list[str | None], seed: int = 1, **options: object) -> Match:
    game = GAMES[game_id]
    rng = Random(seed)
    sitters = [Sitter(f"P{n}", level) for n, level in enumerate(levels)]
    match = Match(game, sitters, draw_options(game.options, options, len(levels), rng), rng)
    match.settle()
    return match


def any_move(match: Match, seat: int) -> Any:
    return match.view(seat).legal[0]


def test_a_match_settles_chance_and_records_every_move() -> None:
    match = table("blasting-billy", [None, None])
    assert match.to_move != (CHANCE,)
    (seat,) = match.to_move
    match.play(seat, any_move(match, seat))
    record = match.record(date="today")
    assert [text.split(":")[0] for text in record.moves] == ["*", "*", str(seat)]
    end = replay(read(record.write(), GAMES))
    assert end.state.view(None) == match.view(None)


def test_an_illegal_move_says_why_and_changes_nothing() -> None:
    match = table("bullets-and-bombs", [None])
    before = match.view(0)
    move = match.game.parse("lose K")
    why = match.why_not(0, move)
    assert why
    with pytest.raises(RuleError):
        match.play(0, move)
    assert match.view(0) == before
    assert match.why_not(0, any_move(match, 0)) is None
    assert match.view(0) == before


def test_views_are_for_people_and_the_bystander_alone() -> None:
    match = table("blasting-billy", [None, "easy", None])
    assert set(match.views()) == {None, 0, 2}


def test_alone_one_may_go_back_all_the_way_but_then_it_is_practice() -> None:
    match = table("bullets-and-bombs", [None])
    start = match.view(0)
    for _ in range(5):
        match.play(0, any_move(match, 0))
    end = match.view(0)
    assert not match.practice
    assert match.undo(0) is True
    assert match.practice
    for _ in range(4):
        assert match.undo(0) is False
    assert match.view(0) == start
    with pytest.raises(RuleError, match=WORDS.nothing_to_undo):
        match.undo(0)
    while match.can_redo:
        match.redo()
    assert match.view(0) == end
    assert match.practice


def test_a_new_move_ends_what_could_be_redone() -> None:
    match = table("bullets-and-bombs", [None])
    match.play(0, any_move(match, 0))
    match.undo(0)
    assert match.can_redo
    match.play(0, match.view(0).legal[-1])
    assert not match.can_redo


def test_a_card_played_face_down_can_be_taken_back_until_somebody_moves() -> None:
    match = table("bluffing-billionaires", [None, None])
    (seat,) = match.to_move
    before = match.view(seat)
    match.play(seat, any_move(match, seat))
    assert match.why_no_undo(seat) is None
    match.undo(seat)
    assert match.view(seat) == before
    match.redo()
    other = 1 - seat
    match.play(other, any_move(match, other))
    assert match.why_no_undo(seat) == WORDS.moved_since


def test_a_card_that_was_drawn_or_shown_stays_shown() -> None:
    match = table("blasting-billy", [None, None])
    (seat,) = match.to_move
    match.play(seat, any_move(match, seat))
    assert match.why_no_undo(seat) == WORDS.shown_since
    assert match.why_no_undo(1 - seat) == WORDS.nothing_to_undo


def test_chance_is_never_taken_back() -> None:
    match = table("bluffing-billionaires", [None, None], powers="off")
    (seat,) = match.to_move
    other = 1 - seat
    match.play(seat, any_move(match, seat))
    match.play(other, any_move(match, other))
    match.play(seat, match.game.parse("challenge"))
    match.settle()
    assert match.why_no_undo(seat) == WORDS.chance_since
