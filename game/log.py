"""The log: errors go to a small file in the folder that the system has for such; it never grows without end."""

from __future__ import annotations

import contextlib
import faulthandler
import logging
import sys
import threading
from logging.handlers import RotatingFileHandler
from pathlib import Path

LOG = "saloon.log"
FAULTS = "saloon.faults.log"
"""Where the interpreter itself writes when it falls: no rotation is possible then, so it is begun anew when large."""
LARGEST = 256_000
"""Bytes in each of the log's two files."""


def start_log(folder: Path | None) -> Path | None:
    """Write the log into this folder, which is made if it isn't there; the file, or None if none can be written.

    Then errors go to the terminal, if there is one.
    """
    file = None
    handler: logging.Handler = logging.StreamHandler() if sys.stderr is not None else logging.NullHandler()
    if folder is not None:
        with contextlib.suppress(OSError):
            folder.mkdir(parents=True, exist_ok=True)
            handler = RotatingFileHandler(folder / LOG, maxBytes=LARGEST, backupCount=1, encoding="utf-8")
            file = folder / LOG
    handler.setFormatter(logging.Formatter("%(asctime)s %(name)s %(levelname)s %(message)s"))
    root = logging.getLogger()
    for old in root.handlers:
        old.close()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    threading.excepthook = _log_thread
    _watch_for_faults(file)
    return file


def _watch_for_faults(log: Path | None) -> None:
    if log is not None:
        faults = log.with_name(FAULTS)
        with contextlib.suppress(OSError):
            fresh = not faults.exists() or faults.stat().st_size > LARGEST
            faulthandler.enable(faults.open("w" if fresh else "a", encoding="utf-8"))
            return
    if sys.stderr is not None:
        with contextlib.suppress(ValueError, OSError):  # a stand-in without a file of its own
            faulthandler.enable()


def _log_thread(broken: threading.ExceptHookArgs) -> None:
    error = broken.exc_value
    if error is not None:
        name = broken.thread.name if broken.thread is not None else "a thread"
        logging.getLogger("game").error("%s broke", name, exc_info=error)
