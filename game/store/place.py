"""Where things are kept: the folder that the system has for that."""

from pathlib import Path

from platformdirs import user_data_path

FOLDER = "quickdraw-saloon"
FILE = "saloon.db"
SPARE = "saloon.spare.db"


def kept_folder() -> Path | None:
    """The folder for what lasts (it need not exist yet); None where the system names no place.

    Without a home some systems answer with a path that isn't absolute: nothing is kept there, or it would
    appear in whatever folder the program was started from.
    """
    try:
        folder = user_data_path(FOLDER, appauthor=False)
    except (OSError, RuntimeError, KeyError):
        return None
    return folder if folder.is_absolute() else None
