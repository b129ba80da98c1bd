"""What the heap shows, and so who may do what: the rows of bullets-29."""

from __future__ import annotations

from enum import Enum


class Phase(Enum):
    """START and DEAL wait for chance. SETTLED: a settled card or none. OPEN: an open card without a duel."""

    START = "start"
    DEAL = "deal"
    SETTLED = "settled"
    OPEN = "open"
    DUEL = "duel"
    CHOICE = "choice"
    OVER = "over"
