"""The words of this room that people read."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class _Words:
    nothing_to_undo: str = "You haven't decided anything yet that could be taken back."
    chance_since: str = "Chance has spoken since; that can't be taken back."
    moved_since: str = "Somebody else has moved since; that can't be taken back."
    shown_since: str = "A card was shown since; that can't be taken back."
    illegal_move: str = "move {number} \u201c{move}\u201d is against the rules: {why}"


WORDS = _Words()
