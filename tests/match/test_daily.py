"""The daily deal: fixed for ever, fair, and a line to send that tells no secrets."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta

import pytest

from game.match.daily import (
    Outcome,
    SplitMix64,
    band,
    daily_match,
    day_of,
    line_for_friends,
    short_day,
    shuffled_deck,
    words_for_friends,
)
from game.match.match import Sitter
from game.rules.bullets_and_bombs.cards import DECK, FACES

DAY = date(2026, 11, 29)


def test_the_generator_is_the_documented_one() -> None:
    draw = SplitMix64(1234567)
    assert [draw.next() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_draws_below_a_bound_are_even() -> None:
    draw = SplitMix64(7)
    counted = Counter(draw.below(6) for _ in range(60_000))
    assert sorted(counted) == [0, 1, 2, 3, 4, 5]
    assert sum((number - 10_000) ** 2 / 10_000 for number in counted.values()) < 20.5  # 1 in 1000 of chi-squared(5)


GOLDEN = {
    date(2026, 11, 29): (
        "AD JH JOK AH 6D TS 7S 2S 4D 3S KC QH 8C JC JC 6D 9H 4C AC 6C AD 8S AS 9D JS 7H 7D 8D 5C 9S 7C 3C TD "
        "3H KS JD 4S TH 7C 5H QH 7H 3D 5S 3D 9H KD KS 2C QC JD JOK JH QS QD 9C 6S 2D 8C JOK 4S 9S TC 4H AH 5D "
        "7S KH KC 2H 6H 5S 8H TS 5H QD AC 3H 4D KH KD 2H TD 9D 4C 6H JS 8D 3S 6S 8H 4H 6C 9C QC TH 5C 2S 3C "
        "TC 7D 2D 8S JOK 2C QS AS 5D "
    ),
    date(2024, 2, 29): (
        "7D JOK 5H QH 8S 3C JOK 3C KC TC 7C TS AC 7H 3S QH 8C 6H QD 8C AH 5S 3D 4H TC 6S KD 6H 9S 9H AH QD 9D "
        "4C AS 2H AC 7S TS 3H JOK 4S 3S 3D TH KH 5S 8H 7D KS 4D AD 2S 2D 6C JD QC 7S AS KD JS 2H 9C 3H JS QC "
        "6S 8H JC KS 5C 4H 4D 6D 4C 8D 5H JH 9D JH 6D 5C 2D 8S JOK JC 7H 5D 2C TD QS 4S TD KH 7C TH 5D 8D 9S "
        "JD QS 9C 2S 2C 9H 6C KC AD "
    ),
    date(1999, 12, 31): (
        "AD 5C JD 3D TD 8D 4H 8H KD 7D KH QS JOK 4H 9S JOK TS AS 9C AS JOK JC 8S KD QS JH JD JH JS 3H 6C 6H "
        "5D 4C 7C 6H 3D 9S 4S 4C 9C 7C 3S 5C TC 9D 3C 9H 3H 2H AH TH AC 5D 7S 3S 2C 3C KH 7H 2H JS TH 2D KC "
        "QH 5H QD 2S 8H 6D KS 2C 2D 4S 9H JOK 8D 7H 6C KS 5S AD 6S 4D JC TS 5S QH 8S QC 2S QD KC 6S AH QC 7S "
        "5H AC 4D TD 8C 6D 7D TC 8C 9D "
    ),
}


@pytest.mark.rule("bombs-1", "bombs-2")
@pytest.mark.parametrize("day", sorted(GOLDEN), ids=str)
def test_a_days_deal_never_changes(day: date) -> None:
    assert shuffled_deck(day) == tuple(GOLDEN[day].split())


def test_every_deal_has_all_cards_and_days_differ() -> None:
    days = [DAY + timedelta(days=number) for number in range(400)]
    deals = [shuffled_deck(day) for day in days]
    assert len(set(deals)) == 400
    assert {tuple(sorted(deal)) for deal in deals} == {tuple(sorted(FACES[face] for face in DECK))}


def test_cards_come_to_every_place_alike() -> None:
    days = [DAY + timedelta(days=number) for number in range(3000)]
    jokers = Counter(place // 12 for day in days for place, card in enumerate(shuffled_deck(day)) if card == "JOK")
    assert sum((number - 4 * 3000 / 9) ** 2 / (4 * 3000 / 9) for number in jokers.values()) < 26.1  # chi-squared(8)


def test_the_match_has_the_days_deal_and_bears_its_name() -> None:
    match = daily_match(DAY, Sitter("Ann"))
    assert match.record().moves == ("*:deal " + " ".join(shuffled_deck(DAY)),)
    assert match.deal == "2026-11-29"
    assert match.options == {"early-bundles": "off", "replace-dealt-bullets": "off"}
    assert match.to_move == (0,)


def test_only_the_first_try_need_not_be_practice() -> None:
    assert not daily_match(DAY, Sitter("Ann")).practice
    again = daily_match(DAY, Sitter("Ann"), practice=True)
    assert again.practice
    assert again.record().moves == daily_match(DAY, Sitter("Ann")).record().moves


@pytest.mark.parametrize(
    ("deal", "day"), [("2026-11-29", DAY), ("20261129", None), ("2026-W48-7", None), ("2026-02-30", None), ("", None)]
)
def test_a_deal_by_its_number_is_no_day(deal: str, day: date | None) -> None:
    assert day_of(deal) == day


@pytest.mark.rule("bombs-21")
def test_bands() -> None:
    assert [band(score) for score in (-1, 4, 5, 6, 7, 8)] == ["poor", "poor", "good", "good", "great", "great"]


@pytest.mark.parametrize(
    ("outcome", "par", "line"),
    [
        (Outcome(6, 4, 3, 1), 6, "Bullets and Bombs, 29 Nov 2026: 6, good. Par 6. ●●●●○○○ −1"),
        (Outcome(8, 4, 4, 0), 6, "Bullets and Bombs, 29 Nov 2026: 8, great. Par 6. ●●●●○○○○"),
        (Outcome(-2, 3, 0, 5), None, "Bullets and Bombs, 29 Nov 2026: −2, poor. ●●● −5"),
        (Outcome(None, 2, 3, 4), 5, "Bullets and Bombs, 29 Nov 2026: lost, two natural bundles. Par 5. ●●○○○ −4"),
        (Outcome(None, 0, 0, 30), 5, "Bullets and Bombs, 29 Nov 2026: lost, no natural bundle. Par 5. −30"),
    ],
)
def test_the_line_for_friends(outcome: Outcome, par: int | None, line: str) -> None:
    assert line_for_friends(short_day(DAY), outcome, par) == line
    assert line.startswith(words_for_friends(short_day(DAY), outcome, par))


def test_the_line_for_friends_names_who_played() -> None:
    outcome = Outcome(6, 4, 3, 1)
    line = "Bullets and Bombs, 29 Nov 2026, Ann: 6, good. Par 5. ●●●●○○○ −1"
    assert line_for_friends(short_day(DAY), outcome, 5, "Ann") == line
