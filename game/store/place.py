"""Where things are kept: the folder that the system has for that."""

import os
from collections.abc import Callable
from pathlib import Path, PurePath
from urllib.parse import quote

from platformdirs import user_data_path, user_documents_path, user_state_path

FOLDER = "quickdraw-saloon"
TITLE = "Quickdraw Saloon"
FILE = "saloon.db"
SPARE = "saloon.spare.db"


def kept_folder() -> Path | None:
    """The folder for what lasts (it need not exist yet); None where the system names no place.

    Without a home some systems answer with a path that isn't absolute: nothing is kept there, or it would
    appear in whatever folder the program was started from.
    """
    return _absolute(user_data_path)


def state_folder() -> Path | None:
    """The folder for the log, in the same way."""
    return _absolute(user_state_path)


def records_folder() -> Path | None:
    """The folder for files of the player's own, among their documents; None where the system names no place."""
    try:
        folder = user_documents_path() / TITLE
    except (OSError, RuntimeError, KeyError):
        return None
    return folder if folder.is_absolute() else None


def address(file: PurePath, mode: str) -> str:
    """The address under which SQLite opens a file, whose path is absolute: `ro` to read, `rw` to write.

    A machine's name stays in the path: SQLite takes none where other addresses have it.
    """
    path = quote(os.fsencode(file.as_posix()), safe="/:")
    return f"file://{'' if path.startswith('/') else '/'}{path}?mode={mode}"


def _absolute(ask: Callable[..., Path]) -> Path | None:
    try:
        folder = ask(FOLDER, appauthor=False)
    except (OSError, RuntimeError, KeyError):
        return None
    return folder if folder.is_absolute() else None
