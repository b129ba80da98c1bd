"""The count: what is turned up when, who is shot and why, who wins; and the ways on from it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.rules.blasting_billy.cards import TYPES
from game.scenes.blasting_billy.counting import Act, Counting, Moment
from game.scenes.blasting_billy.ending import headline, reason, standings, summary
from game.scenes.blasting_billy.ledger import board
from game.scenes.blasting_billy.reckoning import Reckoning
from game.scenes.blasting_billy.room import Mood
from game.scenes.blasting_billy.side import verdict
from game.scenes.blasting_billy.telling import won
from game.scenes.menu import Menu
from game.scenes.pause import Pause
from game.scenes.words import blasting_billy as words
from game.stage.motion import Pace
from game.stage.units import Units
from tests.scenes.billy import NAMES, Corner, ended
from tests.scenes.saloon import SIZES, TINY, inside, overlapping

BILLY = "G2 G9 C10 C* J4 J7"
NOBODY = "Nobody shot, {} left: most loot wins."
ANN, BOB, CLEO = "G7 G10 J5", "C0 J1 J6 J*", "C2 C4 C9"


def through(counting: Counting) -> list[Moment]:
    """All moments in the order in which they come."""
    found = [counting.now]
    while not counting.over:
        found += counting.update(0.01, Pace())
    return found


# ---------------------------------------------------------------------- the story
def test_colour_by_colour_everything_turns_up_blows_up_and_is_weighed() -> None:
    moments = through(Counting(ended(BILLY, ANN, BOB, CLEO)))
    assert [moment.kind for moment in moments if moment.act is Act.FRAME] == list(TYPES)
    coins = [(moment.act, moment.owner) for moment in moments if moment.kind == "C"]
    assert coins == [
        (Act.FRAME, None),
        (Act.TURN, None),
        (Act.TURN, 1),
        (Act.TURN, 2),
        (Act.BLOW, None),
        (Act.WEIGH, 0),
        (Act.WEIGH, 1),
        (Act.WEIGH, 2),
        (Act.SHOOT, 2),
        (Act.REST, None),
    ]
    assert [(m.kind, m.owner) for m in moments if m.act is Act.SHOOT] == [("G", 0), ("C", 2)]
    assert [(m.kind, m.owner) for m in moments if m.act is Act.BLOW] == [("C", None), ("J", 1)]


def test_every_moment_comes_once_whatever_the_frames() -> None:
    view = ended(BILLY, ANN, BOB, CLEO)
    counting = Counting(view)
    begun = counting.update(1000.0, Pace())
    assert [counting.moments[0], *begun] == through(Counting(view)) == list(counting.moments)


def test_dynamite_takes_its_neighbour_off_the_board() -> None:
    counting = Counting(ended(BILLY, ANN, BOB, CLEO))
    units = Units((1280, 720))
    gone = counting.of(None, "C").gone
    assert len(gone) == 2
    while not counting.seen(Act.BLOW, "C"):
        assert set(gone) <= set(board(counting, units).poses)
        counting.update(0.05, Pace())
    assert not set(gone) & set(board(counting, units).poses)
    assert counting.of(None, "C").lost == 10


def test_what_is_said_of_a_column() -> None:
    counting = Counting(ended(BILLY, ANN, BOB, CLEO))
    assert verdict(counting, 0, "G")[:2] == ("17", words.MORE_SHOT)
    assert verdict(counting, 1, "C")[:2] == ("0", words.TIE_SAFE)
    assert verdict(counting, 0, "C")[:2] == (words.NONE, words.SAFE)
    assert verdict(counting, 1, "J")[:2] == ("1", words.SAFE)


def test_sums_grow_only_by_what_was_weighed_and_not_shot() -> None:
    counting = Counting(ended(BILLY, ANN, BOB, CLEO))
    counting.skip_to("B")
    assert [counting.sum_so_far(seat) for seat in range(3)] == [0, 0, 0]
    assert counting.shot_for(0) == ("G",)
    counting.skip_to("")
    assert [counting.sum_so_far(seat) for seat in range(3)] == [5, 1, 0]


@pytest.mark.parametrize(
    ("columns", "won", "why", "left"),
    [
        ((BILLY, ANN, BOB, CLEO), "Bob wins", words.ALONE, "Two shot, one left: that is enough."),
        (("G10 B9", "G8", "B5", "G1"), "Ann wins", "8 against Bob’s 5", NOBODY.format("three")),
        (
            ("G10 B9", "G8", "B3 B5", ""),
            "Ann wins",
            "8 each, but in fewer cards",
            NOBODY.format("three"),
        ),
        (
            ("G10 B9", "G8", "B8"),
            "Ann and Bob share it",
            words.EVEN.format(total=8),
            NOBODY.format("two"),
        ),
        (("G1", "G8 B0", "C5"), "Billy wins", words.NOBODY_LEFT, words.ALL_SHOT),
        (("D9", "G8 D4", "C5 D2"), "Ann wins", "4 against Bob’s 2", words.ALL_SHOT),
    ],
)
def test_who_won_and_why(columns: tuple[str, ...], won: str, why: str, left: str) -> None:
    view = ended(*columns)
    assert headline(view, NAMES) == won
    assert reason(view, NAMES) == why
    assert summary(view) == left


def test_standings_agree_with_the_rules() -> None:
    for columns in ((BILLY, ANN, BOB, CLEO), ("G1", "G8 B0", "C5"), ("G10 B9", "G8", "B8", "", "D*")):
        view = ended(*columns)
        for standing in standings(view):
            assert list(standing.shot) == view.result.more["shot"][standing.seat]
            assert standing.unshot == view.result.scores[standing.seat]


# ---------------------------------------------------------------------- the screen
@pytest.fixture
def corner() -> Iterator[Corner]:
    made = Corner([None, "easy", "easy"], ahead=45, size=(900, 600))
    yield made
    made.close()
    assert made.caught == []


def begin(corner: Corner, speed: str = "normal", *columns: str) -> Reckoning:
    """The count of a game that ended so."""
    corner.settings.change("speed", speed)
    reckoning = Reckoning(corner.table, ended(*(columns or (BILLY, ANN, BOB, CLEO))), corner.game.who)
    corner.show_scene(reckoning)
    return reckoning


def test_the_count_comes_by_itself_after_the_last_turn(corner: Corner) -> None:
    corner.settings.change("speed", "fast")
    corner.until(corner.may_choose)
    before = len(corner.table.journal.lines)
    corner.put(1, "dump")
    corner.until(corner.reckons)
    assert not any("shot" in line.words for line in corner.table.journal.lines[before:])
    assert not any(pose.up for card, pose in corner.board.poses.items() if card in billys(corner))
    corner.until(lambda: corner.reckoning.counting.over)
    assert corner.table.journal.last == won(corner.table.view.result.winners, NAMES)


def billys(corner: Corner) -> set[int]:
    return {card.id for kind in TYPES for card in corner.table.view.zone(f"billy {kind}").cards}


def test_billy_aims_is_sooty_and_leans(corner: Corner) -> None:
    reckoning = begin(corner)
    moods: dict[tuple[Act, str], Mood] = {}
    while not reckoning.counting.over:
        moods[reckoning.counting.now.act, reckoning.counting.now.kind] = reckoning.mood
        corner.frames(1, 0.05)
    assert moods[Act.TURN, "G"] is Mood.LEAN
    assert moods[Act.SHOOT, "G"] is Mood.AIM
    assert moods[Act.WEIGH, "C"] is Mood.SOOTY
    assert moods[Act.SHOOT, "C"] is Mood.AIM
    assert moods[Act.REST, "C"] is Mood.AIM, "once he has shot he keeps his gun up"
    assert moods[Act.TURN, "J"] is Mood.LEAN


def test_it_sounds_as_it_looks(corner: Corner) -> None:
    reckoning = begin(corner, "fast")
    corner.sound.played.clear()
    corner.until(lambda: reckoning.counting.over)
    heard = list(corner.sound.played)
    assert heard.count("shot") == 2
    assert heard.count("explosion") == 2
    assert heard[-1] == "win"


def test_figures_count_up_while_they_are_weighed() -> None:
    counting = Counting(ended(BILLY, ANN, BOB, CLEO))
    seen: list[int] = []
    while not counting.seen(Act.SHOOT, "G", 0):
        counting.update(0.02, Pace())
        if counting.now == Moment(Act.WEIGH, "G", 0):
            assert counting.stands(0, "G") == (counting.figure(0, "G") == 17)
            seen.append(counting.figure(0, "G"))
    assert seen == sorted(seen)
    assert len(set(seen)) > 4
    assert seen[-1] == 17
    assert counting.figure(None, "G") == 11


def test_figures_are_there_at_once_with_reduced_motion() -> None:
    counting = Counting(ended(BILLY, ANN, BOB, CLEO))
    while counting.now != Moment(Act.WEIGH, "G", 0):
        counting.update(0.02, Pace(reduced=True))
    assert (counting.figure(None, "G"), counting.figure(0, "G")) == (11, 17)


@pytest.mark.parametrize("reduced", [False, True])
def test_dynamite_and_its_neighbour_are_blown_off_the_table(corner: Corner, reduced: bool) -> None:
    corner.settings.change("reduced_motion", reduced)
    reckoning = begin(corner)
    corner.until(lambda: reckoning.counting.now == Moment(Act.BLOW, "C", None))
    corner.frames(1, 0.02)
    gone = list(reckoning.sprites._leaving)
    assert {sprite.card for sprite in gone} == set(reckoning.counting.of(None, "C").gone)
    starts = [sprite.pose().x for sprite in gone]
    corner.frames(3, 0.05)
    ways = [sprite.pose().x - start for sprite, start in zip(gone, starts, strict=True)]
    assert ways == [0.0, 0.0] if reduced else max(ways) > 100 > -100 > min(ways)


def test_space_goes_on_and_s_jumps_to_the_end(corner: Corner) -> None:
    reckoning = begin(corner)
    corner.press("SPACE")
    assert reckoning.counting.now == Moment(Act.FRAME, "G")
    corner.press("SPACE")
    assert reckoning.counting.now == Moment(Act.FRAME, "B")
    corner.click((300, 400))
    assert reckoning.counting.now == Moment(Act.FRAME, "C")
    corner.press("s")
    assert reckoning.counting.over


def test_enter_walks_through_it_and_then_plays_again(corner: Corner) -> None:
    reckoning = begin(corner)
    for _ in range(6):
        corner.press("RETURN")
    assert reckoning.counting.over
    assert corner.rematches == []
    corner.press("RETURN")
    assert corner.rematches == [1]


def test_speed_off_shows_the_end_at_once(corner: Corner) -> None:
    assert begin(corner, "off").counting.over


def test_reduced_motion_counts_without_flights(corner: Corner) -> None:
    corner.settings.change("reduced_motion", True)
    reckoning = begin(corner, "fast")
    corner.until(lambda: reckoning.counting.over)


def test_pause_and_rules_lie_over_it_and_time_stands_still(corner: Corner) -> None:
    reckoning = begin(corner)
    corner.press("ESCAPE")
    assert isinstance(corner.top, Pause)
    now = reckoning.counting.now
    corner.frames(40, 0.1)
    assert reckoning.counting.now == now
    corner.press("ESCAPE")
    corner.press("F1")
    assert corner.top is not reckoning
    corner.press("ESCAPE")
    assert corner.top is reckoning


def test_the_table_can_be_seen_and_the_count_again(corner: Corner) -> None:
    corner.until(corner.may_choose)
    corner.put(1, "dump")
    corner.until(corner.reckons)
    corner.press("ESCAPE")
    assert corner.top is corner.table
    corner.table.relay()
    assert all(corner.board.poses[card].up for card in billys(corner))
    corner.click(corner.game.again)
    assert corner.reckoning.counting.over


def test_back_to_the_saloon(corner: Corner) -> None:
    begin(corner, "off")
    corner.press("q")
    assert isinstance(corner.top, Menu)


def test_buttons_lie_apart_and_inside_at_every_size(corner: Corner) -> None:
    for speed, sizes in (("slow", SIZES[:2]), ("off", SIZES)):
        reckoning = begin(corner, speed)
        for size in sizes:
            corner.resize(size)
            assert inside(corner, reckoning.panel.widgets) == []
            assert overlapping(reckoning.panel.widgets) == []
            assert all(min(widget.rect.size) >= 24 for widget in reckoning.panel.widgets if widget.shown)
        for size in TINY:
            corner.resize(size)
        corner.stage.pop(reckoning)
        corner.resize((900, 600))


@pytest.mark.rule("billy-18")
def test_only_who_ties_for_the_most_loot_is_told_how_many_cards_decide() -> None:
    counting = Counting(ended("G10 J10", "G4 J4", "G8", "G1"))
    assert not counting.ties(0)
    counting.skip_to("")
    assert [counting.ties(seat) for seat in range(3)] == [True, True, False]
    assert [counting.cards_left(seat) for seat in range(2)] == [2, 1]
