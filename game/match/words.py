"""The words of this room that people read."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class _Words:
    nothing_to_undo: str = "You haven't decided anything yet that could be taken back."
    chance_since: str = "Chance has spoken since; that can't be taken back."
    moved_since: str = "Somebody else has moved since; that can't be taken back."
    shown_since: str = "A card was shown since; that can't be taken back."
    illegal_move: str = "move {number} “{move}” is against the rules: {why}"
    not_over: str = "All cards are shown only once the game is over."
    poor: str = "poor"
    good: str = "good"
    great: str = "great"
    lost: str = "lost, {natural}"
    natural: tuple[str, ...] = ("no natural bundle", "one natural bundle", "two natural bundles")
    par: str = "Par {par}."
    months: tuple[str, ...] = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")


WORDS = _Words()
