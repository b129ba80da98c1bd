"""Where things stand on the street, who is hit from where, and what is said: all without a window."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest
from pygame import Rect, Surface

from game.match.judge import Kind, Mark
from game.rules.crazy_bullets.cards import ACROSS, LEFT, RIGHT, target
from game.scenes.crazy_bullets.pen import BROWN, DEEP, Pen
from game.scenes.crazy_bullets.plan import FULL, SMALL, Plan
from game.scenes.crazy_bullets.plates import Plate, draw_plate
from game.scenes.crazy_bullets.plot import Axis, axis_of, dot_size, place_dots
from game.scenes.crazy_bullets.sides import CLOCKWISE, TURN, WAYS, Side, across, hit_side, seating
from game.scenes.crazy_bullets.telling import Line, of_decision
from game.scenes.words import crazy_bullets as words
from game.stage import theme
from game.stage.art import Art
from game.stage.units import Units
from tests.match.court import ACROSS as ALONE
from tests.match.court import ACROSS_RIGHT, LEFT_RIGHT, NONE, Court, dealt
from tests.match.court import LEFT as HITS_LEFT
from tests.scenes.noon import party
from tests.stage.room import Room

SIZES = ((800, 600), (1024, 768), (1280, 720), (1920, 1080), (2560, 1440), (3840, 2160), (3440, 1440))


# ---------------------------------------------------------------- sides
@pytest.mark.rule("bullets-6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_left_across_and_right_are_true_on_the_screen(players: int) -> None:
    people = party(players)
    for revealer in range(players):
        for way, direction in zip(WAYS, (LEFT, ACROSS, RIGHT), strict=True):
            side = hit_side(people.seats[revealer].side, way)
            assert people.at(side) == target(players, revealer, direction)


def test_a_card_aims_from_its_revealer() -> None:
    import pygame

    for side in CLOCKWISE:
        ahead = pygame.Vector2(0, -1).rotate(-TURN[side])
        there = hit_side(side, "across")
        from game.scenes.crazy_bullets.sides import STEP

        assert (round(ahead.x), round(ahead.y)) == STEP[there]


def test_two_always_sit_across_and_three_begin_after_the_empty_side() -> None:
    for pair in combinations(CLOCKWISE, 2):
        one, two = seating(pair)
        assert two is across(one)
        assert one in pair
    for empty in CLOCKWISE:
        seats = seating([side for side in CLOCKWISE if side is not empty])
        assert [CLOCKWISE.index(side) for side in seats] == [(CLOCKWISE.index(empty) + step) % 4 for step in (1, 2, 3)]
    assert seating(CLOCKWISE) == CLOCKWISE


# ---------------------------------------------------------------- layout
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_size", [1.0, 1.5])
@pytest.mark.parametrize("pair", [False, True])
def test_plates_lie_in_the_window_and_clear_of_the_card_and_one_another(
    size: tuple[int, int], text_size: float, pair: bool
) -> None:
    plan = Plan(Units(size, text_size))
    sides = (Side.BOTTOM, Side.TOP) if pair else CLOCKWISE
    plates = [plan.rect(plan.plate_box(side, pair)) for side in sides]
    card = Rect(0, 0, round(plan.card_width * 1.4), round(plan.card_width * 1.4))
    card.center = plan.middle
    for plate in plates:
        assert plan.units.bounds.contains(plate)
        assert not plate.colliderect(card)
        assert not plate.colliderect(plan.lower_bar)
    assert not any(one.colliderect(two) for one, two in combinations(plates, 2))
    for corner in (plan.design.story, plan.design.act):
        assert plan.units.bounds.contains(plan.rect(corner))


def test_the_corners_never_cover_a_plate_in_large_windows() -> None:
    plan = Plan(Units((1920, 1080)))
    assert plan.design is FULL
    for side in CLOCKWISE:
        plate = plan.rect(plan.plate_box(side))
        assert not plate.colliderect(plan.rect(FULL.story))
        assert not plate.colliderect(plan.rect(FULL.act))


def test_small_windows_and_large_text_fold_and_the_card_stays_large() -> None:
    assert Plan(Units((800, 600))).design is SMALL
    assert Plan(Units((1280, 720), 1.5)).design is SMALL
    assert Plan(Units((800, 600), 1.0), whole=True).design is FULL
    assert Plan(Units((800, 600))).card_width * 1.4 / 600 == pytest.approx(0.42, abs=0.01)
    assert all(Plan(Units(size)).text(18) >= 12 for size in SIZES)


@pytest.mark.parametrize("pair", [False, True])
@pytest.mark.parametrize(("size", "text"), [((800, 600), 1.0), ((1280, 720), 1.5), ((800, 600), 1.5)])
def test_small_plates_say_who_turns_the_next_card(size: tuple[int, int], text: float, pair: bool) -> None:
    Room(size)  # a window, for the drawings
    plan = Plan(Units(size, text))
    assert plan.small
    box, art = plan.plate_box(Side.BOTTOM, pair), Art()

    def drawn(note: str) -> bytes:
        sheet = Surface(size)
        draw_plate(Pen(sheet, plan, art), box, Plate("Bo", note, "hat-bowler", ("A", "S")[: 1 + pair], count=31))
        return pygame.image.tobytes(sheet, "RGB")

    assert drawn(words.TURNS_NEXT) != drawn("")
    assert drawn(words.TURNED_IT) == drawn("")


def test_words_on_papers_can_be_read() -> None:
    for ink in (theme.INK, BROWN, DEEP):
        assert theme.contrast(ink, theme.PAPER) >= 4.5
        assert theme.contrast(ink, theme.PARCHMENT) >= 4.5
    assert theme.contrast("#E6CDA0", "#6E4729") >= 4.5
    assert theme.contrast("#FFD071", "#6E4729") >= 4.5


# ---------------------------------------------------------------- reasons
def told(card: str, players: int, slapper: int, revealer: int = 0) -> list[Line]:
    tops = [card if seat == revealer else "" for seat in range(players)]
    court = Court(dealt(*tops, first=revealer))
    face = court.reveal(0, revealer)
    from game.match.judge import Decided, Key

    court.press(face + 300, slapper, Key.SLAP)
    court.go(face + 400)
    call = next(call for call in court.calls if isinstance(call, Decided))
    return list(of_decision(party(players), call, card).lines)


@pytest.mark.parametrize(
    ("card", "players", "slapper", "first", "last"),
    [
        (NONE, 4, 2, ("No red bullet", words.NO_MATCH[1]), words.NEXT_AGAIN[1]),
        (HITS_LEFT, 4, 2, ("Only one red bullet", words.ONE_MATCH[1]), words.NEXT_HIT[1]),
        (LEFT_RIGHT, 4, 2, ("No red bullet", "flies at Doc."), words.NEXT_CHOICE[1]),
        (LEFT_RIGHT, 4, 0, ("Bo turned it up:", words.OWN_CARD[1]), words.NEXT_CHOICE[1]),
        (NONE, 3, 2, ("No red bullet", words.NO_MATCH[1]), words.NEXT_THIRD[1]),
        (NONE, 3, 0, ("No red bullet", words.NO_MATCH[1]), words.NEXT_AGAIN[1]),
        (ALONE, 2, 0, ("One red bullet", words.ACROSS_ALONE[1]), words.NEXT_OTHER[1]),
        (LEFT_RIGHT, 2, 1, ("No red bullet", words.NOT_ACROSS[1]), words.NEXT_OTHER[1]),
    ],
)
def test_every_foul_has_its_reason(card: str, players: int, slapper: int, first: tuple[str, str], last: str) -> None:
    lines = told(card, players, slapper)
    assert (lines[0].bold, lines[0].plain) == first
    assert lines[0].sign == "R"
    assert lines[1].sign == slapper
    assert lines[2].plain == last


def test_a_duel_that_was_won_needs_no_reasons() -> None:
    assert told(ACROSS_RIGHT, 4, 2) == []


# ---------------------------------------------------------------- the plot
def marks(*times: int) -> list[Mark]:
    return [Mark(ms, Kind.LATE, NONE) for ms in times]


def test_the_axis_spans_whole_hundreds_round_nearly_all() -> None:
    assert axis_of([]) == Axis(200, 700)
    assert axis_of([312, 455]) == Axis(300, 600)
    assert axis_of([*range(300, 600), 2900]).most == 600
    assert list(axis_of([210, 690]).hundreds) == [200, 300, 400, 500, 600, 700]


def test_dots_stand_at_their_times_and_never_on_one_another() -> None:
    axis = Axis(200, 700)
    dots, slower = place_dots(marks(*[400] * 3, *range(300, 420, 5), 900), axis, 718)
    assert slower == 1
    assert all(dot.x == pytest.approx(axis.part(dot.mark.ms) * 718) for dot in dots)
    size = dot_size(len(dots)) - 0.6
    assert all((a.x - b.x) ** 2 + (a.y - b.y) ** 2 >= size**2 - 1e-6 for a, b in combinations(dots, 2))
    assert dot_size(200) < dot_size(100)
