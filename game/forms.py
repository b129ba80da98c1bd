"""How this system writes dates, times of day and numbers; words stay English.

Read once, from the system's locale. What is kept and what other programs read never goes through here.
"""

from __future__ import annotations

import locale
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from datetime import date, datetime, time
from functools import lru_cache
from pathlib import Path
from typing import Final

MONTHS: Final = (
    "January", "February", "March", "April", "May", "June",
    "July", "August", "September", "October", "November", "December",
)  # fmt: skip
DAYS: Final = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
AM, PM = "am", "pm"
MINUS: Final = "−"
_NO_BREAK: Final = "\u00a0"
_PROBE: Final = (2003, 11, 28, 21, 5, 7)
"""A moment whose parts can't be taken for one another: 28 November 2003, five past nine in the evening."""
_TIGHT_PERCENT: Final = ("en", "english", "ja", "japanese", "zh", "chinese", "ko", "korean", "it", "italian")
"""Languages, as locales are named here and on Windows, that set the percent sign close to its number."""
_SAYS_NOTHING: Final = ("c", "posix")
"""Locales of systems that were never told where they are."""
_APPLE: Final = ("/usr/bin/defaults", "read", "-g", "AppleLocale")
_LOCALES_OF_APPLE: Final = Path("/usr/share/locale")


@dataclass(frozen=True)
class Forms:
    """`order`: of day, month, year, as in "dmy". `hours`: 24 or 12, `colon` between hour and minute.

    `groups`: how many digits stand together from the right, the last number holding on; none where none are parted.
    """

    order: str = "dmy"
    hours: int = 24
    colon: str = ":"
    point: str = "."
    comma: str = ","
    groups: tuple[int, ...] = (3,)
    tight_percent: bool = False

    # ------------------------------------------------------------ dates and times
    def day(self, day: date, *, week: bool = True, year: bool = True, short: bool = False) -> str:
        """A date in words, with its day of the week and its year if they are wanted, or with a short month."""
        month = MONTHS[day.month - 1][: 3 if short else None]
        if self.order == "dmy":
            named = f"{DAYS[day.weekday()]} " if week else ""
            return f"{named}{day.day} {month}" + (f" {day.year}" if year else "")
        named = f"{DAYS[day.weekday()]}, " if week else ""
        if self.order == "ymd":
            return named + (f"{day.year} " if year else "") + f"{month} {day.day}"
        return f"{named}{month} {day.day}" + (f", {day.year}" if year else "")

    def clock(self, moment: time | datetime) -> str:
        """A time of day to the minute."""
        if self.hours == 24:
            return f"{moment.hour:02}{self.colon}{moment.minute:02}"
        half = PM if moment.hour >= 12 else AM
        return f"{moment.hour % 12 or 12}{self.colon}{moment.minute:02}{_NO_BREAK}{half}"

    # ------------------------------------------------------------ numbers
    def number(self, number: float, places: int = 0) -> str:
        """A number with so many decimal places."""
        whole, _, part = f"{abs(number):.{places}f}".partition(".")
        sign = MINUS if number < 0 and any(digit != "0" for digit in whole + part) else ""
        return sign + self.comma.join(self._grouped(whole)) + (self.point + part if part else "")

    def _grouped(self, whole: str) -> list[str]:
        found: list[str] = []
        for size in self._sizes():
            if len(whole) <= size:
                break
            found.insert(0, whole[-size:])
            whole = whole[:-size]
        return [whole, *found]

    def _sizes(self) -> Iterator[int]:
        yield from self.groups
        while self.groups:
            yield self.groups[-1]

    def percent(self, part: float) -> str:
        """A part of one in whole percent."""
        return self.number(round(part * 100)) + ("" if self.tight_percent else _NO_BREAK) + "%"


@lru_cache(1)
def of_system() -> Forms:
    """The forms of this system; those of a system without a locale where it has none."""
    return read(preferred(_apple_name() if sys.platform == "darwin" else "", _LOCALES_OF_APPLE))


def preferred(apple: str, installed: Path) -> tuple[str, ...]:
    """The names of locales to be tried: the environment's; before it the one that a Mac was set to.

    Programs that are opened from a Mac's desktop get no locale in their environment. Where the language isn't spoken
    in the chosen region ("en_DE") the region's own locale says how things are written there.
    """
    if not apple or any(os.environ.get(name) for name in ("LC_ALL", "LC_TIME", "LC_NUMERIC", "LANG")):
        return ("",)
    name = apple.partition("@")[0].replace("-", "_")
    region = name.rpartition("_")[2]
    others = sorted(path.name for path in installed.glob(f"*_{region}.UTF-8"))
    return (f"{name}.UTF-8", *others, "")


def _apple_name() -> str:
    """What a Mac was set to, "de_DE" say; "" if it doesn't tell."""
    with suppress(OSError, subprocess.SubprocessError):
        told = subprocess.run(_APPLE, capture_output=True, text=True, timeout=2, check=True)
        return told.stdout.strip()
    return ""


def read(names: Sequence[str] = ("",)) -> Forms:
    """The forms of the first of these locales that there is; "" is the one of the environment."""
    forms = Forms()
    with suppress(locale.Error, ValueError), _in_force(locale.LC_TIME, names) as language:
        if language not in _SAYS_NOTHING:
            probe = datetime(*_PROBE)
            hours, colon = clock_of(probe.strftime("%X"))
            forms = replace(forms, order=order_of(probe.strftime("%x")), hours=hours, colon=colon)
    with suppress(locale.Error, ValueError), _in_force(locale.LC_NUMERIC, names) as language:
        if language not in _SAYS_NOTHING:
            point, comma, groups = numbers_of(locale.localeconv())
            tight = language in _TIGHT_PERCENT
            forms = replace(forms, point=point, comma=comma, groups=groups, tight_percent=tight)
    return forms


@contextmanager
def _in_force(category: int, names: Sequence[str]) -> Iterator[str]:
    """The first of these locales that there is, in force, and its language; afterwards the one of before, so that
    nobody else notices."""
    before = locale.setlocale(category)
    try:
        name = _first(lambda name: locale.setlocale(category, name), names)
        yield re.split(r"[_.\-]", name)[0].lower()
    finally:
        locale.setlocale(category, before)


def _first(attempt: Callable[[str], str], names: Sequence[str]) -> str:
    for name in names[:-1]:
        with suppress(locale.Error):
            return attempt(name)
    return attempt(names[-1])


def order_of(written: str) -> str:
    """The order of day, month and year in 28 November 2003 as a system writes it in figures."""
    places = {"d": written.find("28"), "m": written.find("11"), "y": written.find("03")}
    order = "".join(sorted(places, key=places.__getitem__))
    return order if -1 not in places.values() and order in ("dmy", "mdy", "ymd") else Forms.order


def clock_of(written: str) -> tuple[int, str]:
    """The hours of the clock, and what stands between hour and minute, in 21:05:07 as a system writes it."""
    parts = re.search(r"(\d+)(\D)05", written)
    if parts is None:
        return Forms.hours, Forms.colon
    return (24 if parts[1] == "21" else 12), (parts[2] if parts[2] in ":." else Forms.colon)


def numbers_of(told: Mapping[str, object]) -> tuple[str, str, tuple[int, ...]]:
    """Decimal point, what parts groups of digits, and their sizes, from what `locale.localeconv` tells."""
    point, comma, sizes = str(told["decimal_point"]), str(told["thousands_sep"]), told["grouping"]
    groups = tuple(size for size in sizes if 0 < size < locale.CHAR_MAX) if isinstance(sizes, list) else ()
    return point, _NO_BREAK if comma.isspace() else comma, groups if comma else ()
