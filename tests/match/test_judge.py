"""What counts in a live game: each rule of the judge by hand, with the times that decide it."""

from __future__ import annotations

from random import Random

import pytest

from game.match.judge import (
    Card,
    Chose,
    Decided,
    Dropped,
    Faced,
    Judge,
    Key,
    Opened,
    TimedOut,
    TooSoon,
    Turned,
    Voided,
    Why,
)
from game.rules.core import RuleError
from tests.match.court import ACROSS, ALL, LEFT, LEFT_ACROSS, LEFT_RIGHT, NONE, NONE_TOO, Court, dealt, moves


def decided(court: Court) -> Decided:
    return next(call for call in court.calls if isinstance(call, Decided))


# ---------------------------------------------------------------- the face


@pytest.mark.rule("bullets-26")
def test_the_face_comes_after_a_random_delay_that_is_drawn_once_for_all() -> None:
    waits = []
    for seed in range(300):
        court = Court(dealt(NONE, "", "", ""), seed)
        (turned,) = court.press(1000, 0)
        assert isinstance(turned, Turned)
        waits.append(turned.due - 1000)
        court.go(turned.due - 1)
        assert court.match.length == 2
        (shown,) = court.go(turned.due)
        assert isinstance(shown, Faced)
    assert min(waits) >= 300
    assert max(waits) <= 1200
    assert max(waits) - min(waits) > 800


@pytest.mark.rule("bullets-26")
def test_without_a_delay_the_face_is_due_at_once() -> None:
    court = Court(dealt(NONE, "", "", "", reveal_delay="none"))
    (turned,) = court.press(1000, 0)
    assert isinstance(turned, Turned)
    assert turned.due == 1000


@pytest.mark.rule("bullets-26")
def test_the_press_settles_the_card_before() -> None:
    court = Court(dealt(f"{NONE} {NONE_TOO}", "", "", ""))
    face = court.reveal(0, 0)
    court.press(face + 900, 0)
    court.press(face + 901, 2)
    assert court.judge.card is Card.TURNED
    assert court.whys() == [(2, Why.LATE)]
    court.go(face + 4000)
    assert moves(court.match) == ["0:reveal", "0:reveal"]


# ---------------------------------------------------------------- who was first


@pytest.mark.rule("bullets-28")
@pytest.mark.parametrize("order", [(1, 3), (3, 1)])
def test_the_first_press_wins_whatever_the_seat(order: tuple[int, int]) -> None:
    court = Court(dealt(LEFT_RIGHT, "", "", ""))
    face = court.reveal(0, 0)
    court.press(face + 300, order[0])
    court.press(face + 310, order[1])
    court.go(face + 400)
    assert decided(court).winner.seat == order[0]
    assert moves(court.match) == ["0:reveal", f"{order[0]}:slap @300"]


@pytest.mark.rule("bullets-24")
def test_the_judge_waits_ten_ms_before_it_answers() -> None:
    court = Court(dealt(LEFT_RIGHT, "", "", ""))
    face = court.reveal(0, 0)
    assert court.press(face + 300, 1) == []
    assert court.go(face + 309.9) == []
    (call,) = court.go(face + 310)
    assert isinstance(call, Decided)


@pytest.mark.rule("bullets-24")
def test_only_what_comes_within_ten_ms_of_the_first_ties_with_it() -> None:
    winners = set()
    for seed in range(60):
        court = Court(dealt(ALL, "", "", ""), seed)
        face = court.reveal(0, 0)
        for ms, seat in ((300, 2), (309, 3), (318, 1)):
            court.press(face + ms, seat)
        court.go(face + 400)
        assert decided(court).tied == (2, 3)
        winners.add(decided(court).winner.seat)
    assert winners == {2, 3}


@pytest.mark.rule("bullets-24")
def test_a_foul_ties_with_a_slap_of_a_duellist() -> None:
    outcomes = set()
    for seed in range(60):
        court = Court(dealt(LEFT_RIGHT, "", "", ""), seed)
        face = court.reveal(0, 0)
        court.press(face + 300, 2)
        court.press(face + 305, 1)
        court.go(face + 400)
        outcomes.add(moves(court.match)[-1])
    assert outcomes == {"2:slap @300", "1:slap @305"}


@pytest.mark.rule("bullets-24")
def test_chance_is_even_in_dead_heats() -> None:
    wins = {1: 0, 3: 0}
    match = dealt(LEFT_RIGHT, "", "", "")
    for seed in range(2000):
        court = Court(match, seed)
        face = court.reveal(0, 0)
        court.press(face + 300, 1)
        court.press(face + 303, 3)
        court.go(face + 400)
        wins[decided(court).winner.seat] += 1
        match = dealt(LEFT_RIGHT, "", "", "")
    assert 900 < wins[1] < 1100


@pytest.mark.rule("bullets-24")
def test_a_handicap_counts_and_the_judge_waits_for_whoever_has_less() -> None:
    court = Court(dealt(LEFT_RIGHT, "", "", ""), handicaps={1: 100})
    face = court.reveal(0, 0)
    court.press(face + 300, 1)
    assert court.go(face + 380) == []
    court.press(face + 385, 3)
    court.go(face + 420)
    call = decided(court)
    assert (call.winner.seat, call.winner.ms, call.tied) == (3, 385, ())
    assert [slap.counted for slap in call.slaps] == [385, 400]


@pytest.mark.rule("bullets-24")
def test_two_slaps_of_one_seat_are_one() -> None:
    court = Court(dealt(LEFT_RIGHT, "", "", ""))
    face = court.reveal(0, 0)
    court.press(face + 300, 1)
    court.press(face + 304, 1)
    court.go(face + 400)
    assert decided(court).tied == ()
    assert len(decided(court).slaps) == 1


# ---------------------------------------------------------------- false starts, held keys


@pytest.mark.rule("bullets-23")
def test_under_a_tenth_of_a_second_nobody_has_reacted() -> None:
    court = Court(dealt(LEFT_RIGHT, "", "", ""))
    court.press(0, 0)
    face = court.judge.due
    court.press(face + 99, 1)
    court.press(face + 100, 3)
    court.go(face + 200)
    assert court.whys() == [(1, Why.EARLY)]
    assert moves(court.match) == ["0:reveal", "3:slap @100"]


@pytest.mark.rule("bullets-23")
def test_where_a_false_start_is_a_foul_it_stands_before_the_reveal() -> None:
    court = Court(dealt(LEFT_RIGHT, "", "", "", false_start="foul"))
    court.press(0, 0)
    face = court.judge.due
    court.press(299, 2)  # late, for the card before
    court.press(face - 1, 1) if face > 301 else court.press(face, 1)
    court.press(face + 50, 1)  # once a seat and card
    court.press(face + 99, 2)
    assert moves(court.match) == []
    (opened,) = court.go(face + 100)
    assert isinstance(opened, Opened)
    court.press(face + 200, 1)
    court.press(face + 300, 3)
    court.go(face + 400)
    assert moves(court.match) == ["1:early", "2:early", "0:reveal", "3:slap @300"]
    assert [call.seat for call in court.calls if isinstance(call, TooSoon)] == [1, 2]
    assert (1, Why.BARRED) in court.whys()


@pytest.mark.rule("bullets-23")
def test_if_every_duellist_started_too_soon_the_duel_is_off() -> None:
    court = Court(dealt(LEFT_RIGHT, "", "", "", false_start="foul", reveal_delay="none"))
    court.press(0, 0)
    court.press(10, 1)
    court.press(20, 3)
    court.go(100)
    assert court.judge.card is Card.REST
    assert court.match.to_move == (0,)
    assert moves(court.match) == ["1:early", "3:early", "0:reveal"]


@pytest.mark.rule("bullets-23")
def test_without_a_delay_nothing_is_late() -> None:
    court = Court(dealt(LEFT_RIGHT, "", "", "", reveal_delay="none"))
    court.press(0, 0)
    court.press(1, 1)
    assert court.whys() == [(1, Why.EARLY)]


@pytest.mark.rule("bullets-27")
def test_a_key_that_repeats_is_one_slap() -> None:
    court = Court(dealt(NONE, "", "", ""))
    court.press(0, 0)
    court.press(50, 1, hold=True)
    for ms in range(60, 4000, 30):
        court.press(ms, 1, hold=True)
    assert moves(court.match) == ["0:reveal"]
    assert court.whys() == [(1, Why.LATE)]


@pytest.mark.rule("bullets-27")
def test_a_key_held_before_the_face_has_to_be_released_first() -> None:
    court = Court(dealt(LEFT_RIGHT, "", "", ""))
    court.press(0, 0)
    face = court.judge.due
    court.press(face - 20, 1, hold=True)
    court.press(face + 200, 1, hold=True)
    court.up(face + 220, 1)
    court.press(face + 250, 1)
    court.go(face + 400)
    assert moves(court.match)[-1] == "1:slap @250"


# ---------------------------------------------------------------- which key does what


@pytest.mark.rule("bullets-30")
def test_with_four_players_one_key_each_does_all() -> None:
    court = Court(dealt(f"{LEFT} {NONE_TOO}", f"{NONE} {LEFT_RIGHT}", "", ""))
    court.press(0, 1)
    court.reveal(10, 0)  # hits seat 1, which reveals next
    court.press(2000, 0)
    assert isinstance(court.go(2010)[-1], Decided)  # anybody else's key is a slap: here a foul
    court.press(3000, 3)
    face = court.reveal(3500, 1)
    assert moves(court.match)[-1] == "1:reveal"
    assert court.whys() == [(1, Why.LATE), (3, Why.LATE)]
    court.press(face + 700, 1)
    face = court.judge.due
    court.go(face + 100)
    court.press(face + 350, 1)  # on an open duel it is a slap of the revealer too: a foul
    court.go(face + 400)
    assert moves(court.match)[-1] == "1:slap @350"


@pytest.mark.rule("bullets-30", "bullets-17")
def test_with_two_players_the_reveal_key_is_never_a_slap() -> None:
    court = Court(dealt(LEFT_ACROSS, ""))
    face = court.reveal(0, 0, Key.REVEAL)
    court.press(face + 250, 0, Key.REVEAL)
    court.press(face + 260, 1, Key.REVEAL)
    assert court.go(face + 300) == []
    court.press(face + 300, 1, Key.SLAP)
    court.go(face + 310)
    assert moves(court.match) == ["0:reveal", "1:slap @300"]
    assert court.whys() == [(0, Why.OTHER_KEY), (1, Why.OTHER_KEY)]


@pytest.mark.rule("bullets-30")
def test_with_two_players_the_slap_key_reveals_nothing() -> None:
    court = Court(dealt(NONE, ""))
    court.press(0, 0, Key.SLAP)
    assert court.whys() == [(0, Why.LATE)]
    face = court.reveal(10, 0, Key.REVEAL)
    court.press(face + 500, 0, Key.SLAP)  # the next revealer slaps a card without a duel
    court.go(face + 600)
    assert moves(court.match) == ["0:reveal", "0:slap @500"]
    assert court.match.to_move == (1,)


@pytest.mark.rule("bullets-22")
def test_the_loser_of_a_duel_slaps_late_and_the_time_is_kept() -> None:
    court = Court(dealt(LEFT_RIGHT, "", "", ""))
    face = court.reveal(0, 0)
    court.press(face + 300, 1)
    court.press(face + 341, 3)
    court.press(face + 350, 2)
    late = [call for call in court.calls if isinstance(call, Dropped)]
    assert [(call.seat, call.slap.ms if call.slap else None) for call in late] == [(3, 341), (2, None)]


def test_a_reveal_after_a_slap_that_isnt_answered_yet_counts_for_nothing() -> None:
    court = Court(dealt(NONE, "", "", ""))
    face = court.reveal(0, 0)
    court.press(face + 300, 2)
    court.press(face + 304, 0)
    court.go(face + 320)
    assert moves(court.match) == ["0:reveal", "2:slap @300"]
    assert court.whys() == [(0, Why.NOT_NOW)]


@pytest.mark.rule("bullets-32")
def test_a_reveal_is_dropped_while_keys_of_the_last_card_are_down() -> None:
    court = Court(dealt(LEFT_RIGHT, "", "", ""))
    face = court.reveal(0, 0)
    court.press(face + 300, 1)
    court.press(face + 320, 3, hold=True)
    court.press(face + 700, 1)
    assert court.whys()[-1] == (1, Why.KEYS_DOWN)
    court.press(face + 720, 1)  # 400 ms at most
    assert court.judge.card is Card.TURNED


@pytest.mark.rule("bullets-32")
def test_a_reveal_counts_once_all_keys_are_up() -> None:
    court = Court(dealt(LEFT_RIGHT, "", "", ""))
    face = court.reveal(0, 0)
    court.press(face + 300, 1)
    court.press(face + 320, 3, hold=True)
    court.up(face + 400, 3)
    court.press(face + 410, 1)
    assert court.judge.card is Card.TURNED


@pytest.mark.rule("bullets-32")
def test_keys_that_are_down_before_the_first_card_keep_nothing_away() -> None:
    court = Court(dealt(NONE, "", "", ""))
    court.press(0, 2, hold=True)
    court.press(10, 0)
    assert court.judge.card is Card.TURNED


# ---------------------------------------------------------------- time-out, choice


@pytest.mark.rule("bullets-25")
def test_a_duel_runs_out_by_the_clock_from_the_face_on() -> None:
    court = Court(dealt(LEFT_RIGHT, "", "", "", duel_timeout=2))
    face = court.reveal(0, 0)
    court.go(face + 1999)
    assert court.judge.card is Card.LIVE
    (call,) = court.press(face + 2000, 1)[:1]
    assert isinstance(call, TimedOut)
    assert moves(court.match) == ["0:reveal", "*:timeout"]
    (chose,) = court.judge.choose(face + 3000, 0, 3)
    assert isinstance(chose, Chose)
    assert court.match.to_move == (3,)


@pytest.mark.rule("bullets-25")
def test_without_a_limit_the_duel_waits() -> None:
    court = Court(dealt(LEFT_RIGHT, "", "", ""))
    court.reveal(0, 0)
    court.go(10_000_000)
    assert court.judge.card is Card.LIVE


@pytest.mark.rule("bullets-20")
def test_after_a_foul_on_a_duel_only_the_revealer_chooses_among_those_aimed_at() -> None:
    court = Court(dealt(LEFT_RIGHT, "", "", ""))
    face = court.reveal(0, 0)
    court.press(face + 300, 2)
    court.go(face + 320)
    for seat, chosen in ((1, 3), (0, 2)):
        with pytest.raises(RuleError):
            court.judge.choose(face + 400, seat, chosen)
    court.judge.choose(face + 500, 0, 3)
    assert court.match.to_move == (3,)


# ---------------------------------------------------------------- void


def voided(court: Court) -> int:
    return sum(isinstance(call, Voided) for call in court.calls)


@pytest.mark.rule("bullets-31")
def test_a_lost_focus_voids_the_card_and_it_is_counted_in_again() -> None:
    court = Court(dealt(LEFT_RIGHT, "", "", ""))
    face = court.reveal(0, 0)
    court.press(face + 300, 1)
    court.calls += court.judge.suspend(face + 305, "focus")
    assert voided(court) == 1
    court.go(face + 60_000)
    assert court.judge.card is Card.VOID
    assert court.judge.count(face + 60_000) == 3
    court.judge.resume(face + 60_000)
    assert [court.judge.count(face + 60_000 + ms) for ms in (0, 799, 800, 1600, 2400)] == [3, 3, 2, 1, 0]
    court.press(face + 61_000, 3)
    court.go(court.judge.due)
    again = court.judge.face_at
    assert again - (face + 60_000) >= 2400
    court.press(again + 50, 3)
    court.press(again + 400, 3)
    court.go(again + 500)
    assert moves(court.match) == ["0:reveal", "3:slap @400"]
    assert [why for _, why in court.whys()] == [Why.COUNT, Why.COUNT]


@pytest.mark.rule("bullets-31")
def test_what_was_decided_before_stays() -> None:
    court = Court(dealt(LEFT_RIGHT, "", "", ""))
    face = court.reveal(0, 0)
    court.press(face + 300, 1)
    court.calls += court.judge.suspend(face + 310, "focus")
    assert voided(court) == 0
    assert moves(court.match)[-1] == "1:slap @300"


@pytest.mark.rule("bullets-31")
@pytest.mark.parametrize(("gap", "void"), [(50, False), (51, True)])
def test_a_loop_that_stood_still_for_over_fifty_ms_voids(gap: float, void: bool) -> None:
    court = Court(dealt(LEFT_RIGHT, "", "", ""))
    face = court.reveal(0, 0)
    court.calls += court.judge.stalled(face + 200, face + 200 + gap, "stall")
    assert bool(voided(court)) is void


@pytest.mark.rule("bullets-31")
@pytest.mark.parametrize(("until", "void"), [(99, False), (100, True)])
def test_a_stall_that_ends_before_slaps_count_harms_nobody(until: float, void: bool) -> None:
    court = Court(dealt(LEFT_RIGHT, "", "", ""))
    court.press(0, 0)
    face = court.judge.due
    court.go(face)
    court.calls += court.judge.stalled(face + 10, face + until, "stall")
    assert bool(voided(court)) is void


@pytest.mark.rule("bullets-31")
@pytest.mark.parametrize(("rule", "void"), [("ignore", False), ("foul", True)])
def test_a_stall_before_the_face_blurs_only_what_is_a_foul(rule: str, void: bool) -> None:
    court = Court(dealt(LEFT_RIGHT, "", "", "", false_start=rule))
    court.press(0, 0)
    court.calls += court.judge.stalled(100, 250, "stall")
    assert not voided(court)
    court.calls += court.judge.stalled(250, 310, "stall")
    assert bool(voided(court)) is void


@pytest.mark.rule("bullets-31")
def test_long_after_a_card_without_a_duel_a_stall_harms_nobody() -> None:
    court = Court(dealt(NONE, "", "", ""))
    face = court.reveal(0, 0)
    assert court.judge.stalled(face + 1001, face + 5000, "stall") == []
    assert court.judge.stalled(face + 999, face + 5000, "stall") != []


@pytest.mark.rule("bullets-31")
@pytest.mark.parametrize("when", ["turned", "face", "live"])
def test_a_void_card_is_revealed_once_and_its_false_starts_are_forgotten(when: str) -> None:
    court = Court(dealt(LEFT_RIGHT, "", "", "", false_start="foul"))
    court.press(0, 0)
    face = court.judge.due
    if when == "turned":
        at = 10.0
    else:
        at = face + (50 if when == "face" else 150)
        court.press(face + 20, 1)
    court.go(at)
    court.calls += court.judge.void(at, "moved")
    court.go(at + 5000)
    again = court.judge.face_at
    court.press(again + 300, 1)
    court.go(again + 400)
    early = ["1:early"] if when == "live" else []
    last = [] if when == "live" else ["1:slap @300"]
    assert moves(court.match) == [*early, "0:reveal", *last]


@pytest.mark.rule("bullets-31")
def test_a_settled_card_cant_be_void_and_keys_are_forgotten_with_the_focus() -> None:
    court = Court(dealt(f"{NONE} {ACROSS}", "", "", ""))
    court.press(0, 0, hold=True)
    court.calls += court.judge.suspend(5, "focus")
    court.judge.resume(10)
    court.go(6000)
    assert voided(court) == 1
    assert court.press(7000, 0)  # no release ever came, and it counts all the same
    assert court.judge.card is Card.TURNED


def test_while_time_is_out_nothing_counts() -> None:
    court = Court(dealt(NONE, "", "", ""))
    court.judge.suspend(0, "pause")
    court.press(10, 0)
    assert court.judge.card is Card.REST
    court.judge.resume(20)
    court.press(30, 0)
    assert court.judge.card is Card.TURNED


# ---------------------------------------------------------------- slow motion


def test_in_slow_motion_the_face_is_dim_before_it_counts() -> None:
    court = Court(dealt(LEFT_RIGHT, "", "", ""), dim=1000)
    court.press(0, 0)
    due = court.judge.due
    assert not court.judge.lit
    court.go(due)
    assert court.judge.card is Card.DIM
    assert court.judge.lit
    court.press(due + 900, 1)
    court.press(due + 1050, 1)
    court.press(due + 1300, 1)
    court.go(due + 1400)
    assert moves(court.match) == ["0:reveal", "1:slap @300"]


# ---------------------------------------------------------------- mashing, whole games


def test_mashing_keys_in_a_count_changes_nothing() -> None:
    court = Court(dealt(LEFT_RIGHT, "", "", "", false_start="foul"))
    face = court.reveal(0, 0)
    court.judge.suspend(face + 200, "focus")
    court.judge.resume(face + 300)
    before = court.match.length, court.judge.due
    rng = Random(3)
    for ms in range(0, 2400, 7):
        court.press(face + 300 + ms, rng.randrange(4))
    assert (court.match.length, court.judge.due) == before


def test_a_dead_heat_of_three_is_even_whatever_the_order() -> None:
    wins = [0, 0, 0, 0]
    for seed in range(900):
        court = Court(dealt("", ALL, "", "", first=1), seed)
        face = court.reveal(0, 1)
        for number, seat in enumerate((0, 2, 3)):
            court.press(face + 300 + number, seat)
        court.go(face + 400)
        wins[decided(court).winner.seat] += 1
    assert wins[1] == 0
    assert all(240 < won < 360 for won in (wins[0], wins[2], wins[3]))


def test_a_judge_needs_no_window() -> None:
    assert isinstance(Judge(dealt("", "", "", ""), Random(1)).card, Card)
