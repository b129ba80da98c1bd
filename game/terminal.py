"""What verbs say on a terminal: answers, whose reader may be gone or whose disk full, and errors of one line."""

from __future__ import annotations

import contextlib
import errno
import io
import os
import sys
from typing import TextIO

from game.match.quoting import cut

LONG_NAME = 255
"""Letters that are shown of a file's name."""
_READER_GONE = (errno.EPIPE, errno.EINVAL) if sys.platform == "win32" else (errno.EPIPE,)


class Unwritten(Exception):
    """An answer can't be written; its text says why."""


class Answers(io.TextIOBase):
    """Standard output as verbs write to it, line by line.

    Who stops reading, as `head` does, has what they wanted: the rest goes nowhere and nothing is said. Whatever else
    keeps a line from being written raises Unwritten. `stream`: None where there is no standard output.
    """

    def __init__(self, stream: TextIO | None) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        """Write a text, with a sign of doubt for what the terminal's encoding lacks; how long it is."""
        if self._stream is None:
            return len(text)
        encoding = self._stream.encoding or "utf-8"
        try:
            self._stream.write(text.encode(encoding, "replace").decode(encoding))
            if "\n" in text:
                self._stream.flush()
        except OSError as error:
            _lead_nowhere(self._stream)
            if error.errno not in _READER_GONE:
                raise Unwritten(why(error)) from None
        return len(text)


def say(line: str) -> None:
    """An error in one line. Where nobody can hear it, it is not said."""
    if sys.stderr is not None:
        with contextlib.suppress(OSError):
            print(line, file=sys.stderr)


def shown_file(file: str) -> str:
    """A file's name as it stands in a line: its end where it is very long."""
    return cut(file if len(file) <= LONG_NAME else f"…{file[-LONG_NAME:]}", LONG_NAME + 1)


def why(error: OSError) -> str:
    """The system's reason in words."""
    return error.strerror or str(error)


def _lead_nowhere(stream: TextIO) -> None:
    """What still lies in the stream is written nowhere, or the interpreter would stumble over it once more."""
    with contextlib.suppress(OSError, ValueError):  # a stream without a file has nothing left
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)
