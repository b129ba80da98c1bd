"""Sentences about what somebody wrote stay one readable line, however long and odd the thing is that they quote."""

from __future__ import annotations

import re

QUOTED, LINE = 60, 400
"""Letters of what is quoted, and of a whole sentence, at most."""

_QUOTE = re.compile(rf"""(['"“])([^'"”]{{{QUOTED - 1}}})[^'"”]{{2,}}(['"”])""")
_WORD = re.compile(rf"(\S{{{QUOTED}}})\S{{4,}}")


def cut(text: str, most: int = QUOTED) -> str:
    """The text, or its beginning with an ellipsis: at most so many letters, all of them in one line."""
    # Only so much is looked at as can be shown: a file may hold a text of a mebibyte.
    plain = "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text[: most + 1])
    return plain if len(plain) <= most else f"{plain[: most - 1]}…"


def readable(sentence: str) -> str:
    """A sentence in which everything long that it quotes is cut, in one line of at most `LINE` letters."""
    quoted = _QUOTE.sub(r"\1\2…\3", sentence)
    return cut(_WORD.sub(r"\1…", quoted), LINE)
