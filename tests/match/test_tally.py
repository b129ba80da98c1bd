"""The board at the end: who was how fast, first, late, foul, and what would even it out."""

from __future__ import annotations

from game.match.judge import Kind, Mark, Tally
from tests.match.court import ALL, LEFT_RIGHT, NONE, Court, dealt


def noted(court: Court) -> Tally:
    tally = Tally(4)
    for call in court.calls:
        tally.note(call)
    return tally


def test_first_and_late_slaps_of_a_duel_are_kept_with_their_card() -> None:
    court = Court(dealt(ALL, "", "", ""), handicaps={2: 20})
    face = court.reveal(0, 0)
    for ms, seat in ((300, 1), (301, 3), (355, 2), (360, 0), (370, 2)):
        court.press(face + ms, seat)
    court.go(face + 2000)
    tally = noted(court)
    assert tally.heats == 1
    assert tally.duels == 1
    assert sorted(mark.kind.value for line in tally.lines for mark in line.marks) == ["first", "late", "late"]
    assert tally.lines[2].marks == [Mark(375, Kind.LATE, ALL)]
    assert [line.duels for line in tally.lines] == [0, 1, 1, 1]
    assert sum(line.won for line in tally.lines) == 1


def test_a_foul_is_no_time() -> None:
    court = Court(dealt(f"{NONE}", "", "", ""))
    face = court.reveal(0, 0)
    court.press(face + 300, 2)
    court.press(face + 350, 1)
    court.go(face + 500)
    tally = noted(court)
    assert tally.fouls == tally.lines[2].fouls == 1
    assert tally.lines[2].marks == [Mark(300, Kind.FOUL, NONE)]
    assert tally.lines[2].middle is tally.lines[2].best is None
    assert tally.lines[1].marks == []


def test_a_false_start_that_is_a_foul_counts_as_one() -> None:
    court = Court(dealt(NONE, "", "", "", false_start="foul", reveal_delay="none"))
    court.press(0, 0)
    court.press(10, 1)
    assert noted(court).lines[1].fouls == 1


def test_who_slaps_seconds_later_has_no_time() -> None:
    court = Court(dealt(LEFT_RIGHT, "", "", ""))
    face = court.reveal(0, 0)
    court.press(face + 300, 1)
    court.press(face + 3500, 3)
    assert noted(court).lines[3].marks == []


def test_streaks_end_with_a_lost_duel_of_ones_own() -> None:
    tally = Tally(4)
    for winner in (1, 1, 3, 1, 1, 1):
        court = Court(dealt(LEFT_RIGHT, "", "", ""))
        face = court.reveal(0, 0)
        court.press(face + 300, winner)
        court.go(face + 400)
        for call in court.calls:
            tally.note(call)
    assert (tally.lines[1].streak, tally.lines[3].streak, tally.lines[0].streak) == (3, 1, 0)
    assert (tally.lines[1].won, tally.lines[1].duels) == (5, 6)


def test_evening_out_gives_the_fastest_half_of_the_gap_in_tens() -> None:
    tally = Tally(4)
    for seat, ms in enumerate((352, 384, 406, 447)):
        tally.lines[seat].marks.append(Mark(ms, Kind.LATE, ALL))
    assert tally.handicap([60, 0, 0, 0]) == (0, 90, 60)
    assert tally.handicap([300, 0, 0, 0]) is None
    even = Tally(2)
    for line in even.lines:
        line.marks.append(Mark(400, Kind.LATE, ALL))
    assert even.handicap([0, 0]) is None
    assert Tally(2).handicap([0, 0]) is None
