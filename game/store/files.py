"""Records as files of the player's own: saved for others, opened from anywhere. What is opened is untrusted."""

from __future__ import annotations

import os
import unicodedata
from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from pathlib import Path

from game.match.match import Sitter
from game.match.theatre import Theatre
from game.players.core import LEVELS
from game.rules import GAMES
from game.rules.record import LONGEST, Record, RecordError, read
from game.store import words
from game.store.people import NAME_LETTERS

ENDING = ".saloon.json"
MOST_MOVES = 3_000
"""Moves of a record that is looked at: several times what the longest games have, and laid out within a second."""


def open_record(file: Path) -> Theatre:
    """The record in a file, played to its end, ready to be looked at; names are fit to be shown.

    Raises RecordError with one sentence, without the file's name, for whatever is wrong.
    """
    record = read(_content(file), GAMES)
    if len(record.moves) > MOST_MOVES:
        raise RecordError(words.TOO_LONG.format(most=MOST_MOVES))
    names = tuple(shown_name(name, seat) for seat, name in enumerate(record.players))
    return Theatre(replace(record, players=names))


def save_record(record: Record, file: Path) -> None:
    """Write a record; an older file of that name stays until the new one is whole. Raises RecordError if it fails."""
    fresh = file.with_name(f"{file.name}.{os.getpid()}")
    try:
        try:
            # What UTF-8 can't hold becomes an escape, which in JSON says the same.
            fresh.write_bytes(record.write().encode("utf-8", "backslashreplace"))
            fresh.replace(file)
        finally:
            fresh.unlink(missing_ok=True)
    except (OSError, ValueError, RecursionError) as error:
        raise RecordError(words.CANT_SAVE.format(why=_why(error))) from None


def save_into(record: Record, folder: Path, day: date) -> Path:
    """Write a record into a folder, named by game and day as `blast 2026-11-29.saloon.json`; the file.

    The folder is made if it isn't there; what is there already stays. Raises RecordError.
    """
    file = free_name(folder, f"{record.game.id} {day.isoformat()}", ENDING)
    save_record(record, file)
    return file


def free_name(folder: Path, stem: str, ending: str) -> Path:
    """A file's name that nothing has yet, in a folder that is made if it isn't there. Raises RecordError."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        names = (f"{stem}{ending}", *(f"{stem} ({number}){ending}" for number in range(2, 1000)))
        return next(folder / name for name in names if not (folder / name).exists())
    except (OSError, StopIteration) as error:
        raise RecordError(words.CANT_SAVE.format(why=_why(error))) from None


def save_text(text: str, folder: Path, stem: str, ending: str) -> Path:
    """Write a text of ours, such as a table, in the same way; the file. Raises RecordError."""
    file = free_name(folder, stem, ending)
    try:
        file.write_text(text, encoding="utf-8", newline="")
    except OSError as error:
        raise RecordError(words.CANT_SAVE.format(why=_why(error))) from None
    return file


def records_in(folder: Path) -> list[Path]:
    """The records in a folder by their names, the latest first; none if there is no such folder."""
    try:
        found = [file for file in folder.glob(f"*{ENDING}") if file.is_file()]
        return sorted(found, key=lambda file: file.stat().st_mtime, reverse=True)
    except OSError:
        return []


def sitters_of(record: Record) -> list[Sitter]:
    """Who sat there, as far as the record says so: the levels of computers stand in its key `levels`.

    Where it says nothing, who is called like a level is a computer player of that level: older records of `simulate`.
    """
    levels = record.more.get("levels")
    if not isinstance(levels, Sequence) or len(levels) != len(record.players):
        levels = record.players
    return [
        Sitter(name, level if isinstance(level, str) and level in LEVELS else None)
        for name, level in zip(record.players, levels, strict=True)
    ]


def shown_name(name: str, seat: int) -> str:
    """A name from elsewhere as it can be shown: one line of at most 16 letters, without what steers the writing."""
    plain = "".join(" " if letter.isspace() else letter for letter in name[:200])
    plain = "".join(letter for letter in plain if unicodedata.category(letter)[0] != "C")
    return " ".join(plain.split())[:NAME_LETTERS].strip() or words.SOMEBODY.format(number=seat + 1)


def _content(file: Path) -> bytes:
    try:
        if file.exists() and not file.is_file():  # a pipe or a device might never end
            raise RecordError(words.NO_FILE)
        with file.open("rb") as stream:
            return stream.read(LONGEST + 1)
    except OSError as error:
        raise RecordError(words.CANT_READ.format(why=_why(error))) from None
    except ValueError as error:
        raise error if isinstance(error, RecordError) else RecordError(words.NO_FILE) from None


def _why(error: Exception) -> str:
    return error.strerror if isinstance(error, OSError) and error.strerror else str(error)
