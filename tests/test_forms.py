"""How this system writes dates, times and numbers: conventions of many places, whatever this machine was set to."""

from __future__ import annotations

import locale
from datetime import date, datetime, time
from pathlib import Path

import pytest

from game import forms
from game.forms import Forms, clock_of, numbers_of, order_of, preferred, read

DAY = date(2026, 11, 29)
GERMAN = Forms(point=",", comma=".")
AMERICAN = Forms("mdy", 12, tight_percent=True)
SWEDISH = Forms("ymd", point=",", comma="\u00a0")
VARIABLES = ("LC_ALL", "LC_TIME", "LC_NUMERIC", "LANG")


@pytest.mark.parametrize(
    ("said", "whole", "no_year", "short"),
    [
        (GERMAN, "Sunday 29 November 2026", "Sunday 29 November", "29 Nov 2026"),
        (AMERICAN, "Sunday, November 29, 2026", "Sunday, November 29", "Nov 29, 2026"),
        (SWEDISH, "Sunday, 2026 November 29", "Sunday, November 29", "2026 Nov 29"),
    ],
)
def test_a_date_stands_in_the_order_of_the_system(said: Forms, whole: str, no_year: str, short: str) -> None:
    assert said.day(DAY) == whole
    assert said.day(DAY, year=False) == no_year
    assert said.day(DAY, week=False, short=True) == short


@pytest.mark.parametrize(
    ("hour", "whole_day", "halves"),
    [
        (0, "00:05", "12:05\u00a0am"),
        (9, "09:05", "9:05\u00a0am"),
        (12, "12:05", "12:05\u00a0pm"),
        (23, "23:05", "11:05\u00a0pm"),
    ],
)
def test_the_clock_has_24_hours_or_twice_12(hour: int, whole_day: str, halves: str) -> None:
    assert GERMAN.clock(time(hour, 5)) == whole_day
    assert AMERICAN.clock(datetime(2026, 1, 1, hour, 5)) == halves
    assert Forms(colon=".").clock(time(hour, 5)) == whole_day.replace(":", ".")


def test_numbers_have_the_points_and_groups_of_the_system() -> None:
    assert [GERMAN.number(number) for number in (0, 999, 1000, 1234567)] == ["0", "999", "1.000", "1.234.567"]
    assert GERMAN.number(1234.56, 1) == "1.234,6"
    assert AMERICAN.number(-1234.5, 2) == "−1,234.50"
    assert SWEDISH.number(12345) == "12\u00a0345"
    assert Forms(groups=(3, 2)).number(12345678) == "1,23,45,678"
    assert Forms(groups=()).number(1234567) == "1234567"


def test_what_rounds_to_nothing_has_no_minus() -> None:
    assert Forms().number(-0.04, 1) == "0.0"
    assert Forms().number(-0.06, 1) == "−0.1"


def test_the_percent_sign_stands_as_the_language_sets_it() -> None:
    assert AMERICAN.percent(0.424) == "42%"
    assert GERMAN.percent(1.5) == "150\u00a0%"


@pytest.mark.parametrize(
    ("written", "order"),
    [
        ("28.11.2003", "dmy"),
        ("28/11/03", "dmy"),
        ("11/28/2003", "mdy"),
        ("2003-11-28", "ymd"),
        ("2003年11月28日", "ymd"),
        ("28. marraskuuta", "dmy"),
        ("", "dmy"),
    ],
)
def test_the_order_is_read_from_how_a_date_is_written(written: str, order: str) -> None:
    assert order_of(written) == order


@pytest.mark.parametrize(
    ("written", "found"),
    [
        ("21:05:07", (24, ":")),
        ("21.05.07", (24, ".")),
        ("09:05:07 PM", (12, ":")),
        ("下午9:05:07", (12, ":")),
        ("21時05分07秒", (24, ":")),
        ("five past nine", (24, ":")),
    ],
)
def test_the_clock_is_read_from_how_a_time_is_written(written: str, found: tuple[int, str]) -> None:
    assert clock_of(written) == found


def test_numbers_are_read_from_what_the_system_tells() -> None:
    def told(point: str, comma: str, *grouping: int) -> dict[str, object]:
        return {"decimal_point": point, "thousands_sep": comma, "grouping": list(grouping)}

    assert numbers_of(told(",", ".", 3, 3, 0)) == (",", ".", (3, 3))
    assert numbers_of(told(".", ",", 3, 2, 0)) == (".", ",", (3, 2))
    assert numbers_of(told(",", "\u202f", 3, locale.CHAR_MAX)) == (",", "\u00a0", (3,))
    assert numbers_of(told(",", "", 3)) == (",", "", ())


def test_reading_changes_nothing_for_the_rest_of_the_program() -> None:
    before = [locale.setlocale(category) for category in (locale.LC_NUMERIC, locale.LC_TIME)]
    read(("",))
    assert [locale.setlocale(category) for category in (locale.LC_NUMERIC, locale.LC_TIME)] == before


@pytest.mark.parametrize("name", ["xx_NOWHERE.UTF-8", "C", "POSIX", "\u2660"])
def test_a_locale_that_says_nothing_or_is_not_there_gives_the_plain_forms(name: str) -> None:
    assert read((name,)) == Forms()


def test_of_several_names_the_first_that_there_is_holds() -> None:
    assert read(("xx_NOWHERE.UTF-8", "C")) == Forms()


KNOWN = {"de_DE.UTF-8": GERMAN, "en_US.UTF-8": AMERICAN, "en_GB.UTF-8": Forms(tight_percent=True)}


@pytest.mark.parametrize("name", KNOWN)
def test_locales_of_this_machine_are_read_as_they_are_known_to_be(name: str) -> None:
    """Without the locale there is nothing but the plain forms to be had."""
    try:
        locale.setlocale(locale.LC_NUMERIC, name)
        there = True
    except locale.Error:
        there = False
    finally:
        locale.setlocale(locale.LC_NUMERIC, "C")
    found, known = read((name,)), KNOWN[name] if there else Forms()
    assert (found.order, found.point) == (known.order, known.point)
    assert found.number(1234567) == known.number(1234567)


def test_a_program_opened_on_a_mac_follows_what_the_mac_was_set_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    for name in ("de_DE.UTF-8", "de_AT.UTF-8", "nds_DE.UTF-8"):
        (tmp_path / name).mkdir()
    assert preferred("en_DE@rg=dezzzz", tmp_path) == ("en_DE.UTF-8", "de_DE.UTF-8", "nds_DE.UTF-8", "")
    assert preferred("", tmp_path) == ("",)
    monkeypatch.setenv("LANG", "sv_SE.UTF-8")
    assert preferred("de_DE", tmp_path) == ("",)


def test_the_system_is_asked_once() -> None:
    forms.of_system.cache_clear()
    assert forms.of_system() is forms.of_system()
