"""The way to the rulebook from everywhere on the street, and the round buttons at the right of the upper boards."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from pygame import Rect

from game.scenes.crazy_bullets.party import Party
from game.scenes.crazy_bullets.plan import Plan
from game.scenes.crazy_bullets.telling import Mood, Telling
from game.scenes.pause import PauseEntry
from game.scenes.rulebook import BOOKS, Rulebook
from game.scenes.words import crazy_bullets as words
from game.scenes.words import joining as joining_words
from game.scenes.words import pause as pause_words
from game.stage.input import Action
from game.stage.scene import Stage
from game.stage.widgets import IconButton, Tip

Read = Callable[[], None]

SAID: Mapping[str, Mapping[object, str]] = {
    "false-start": dict(zip(("ignore", "foul"), joining_words.FALSE_STARTS, strict=True)),
    "duel-timeout": dict(zip(("off", 3, 5, 10), joining_words.TIME_OUTS, strict=True)),
    "reveal-delay": dict(zip(("random", "none"), joining_words.DELAYS, strict=True)),
}
"""How the house rules are called that the rulebook has marks for."""


def read_rules(
    stage: Stage, options: Mapping[str, object], chapter: str = "", guided: Callable[[], None] | None = None
) -> None:
    """Lay the rulebook over what there is; `options`: the house rules that its marks show."""
    said: dict[str, object] = {}
    for name, forms in SAID.items():
        value = options.get(name, next(iter(forms)))
        said[name] = forms.get(value, f"{value} s")
    stage.push(Rulebook(BOOKS["crazy-bullets"](), chapter=chapter, options=said, guided=guided))


def chapter_for(party: Party, told: Telling | None) -> str:
    """Where the book opens: at what has just happened, else at what is done most."""
    if told is not None and told.mood is Mood.FOUL:
        return "fouls"
    if told is not None and told.mood is Mood.HEAT:
        return "first"
    if told is not None and told.mood is Mood.VOID:
        return "keys"
    return "ways" if party.calm else "two" if party.pair else "reveal"


def book_button(read: Read) -> IconButton:
    """The round button that opens the rulebook."""
    book = IconButton("book", read, key=Action.HELP)
    book.tip = Tip(pause_words.RULES, words.RULES_TIP)
    return book


def book_entry(read: Read) -> PauseEntry:
    """Opens the rulebook over a pause."""
    return PauseEntry(pause_words.RULES, "book", lambda stage: read(), Action.HELP, over=True)


def place_rounds(plan: Plan, buttons: Sequence[IconButton]) -> None:
    """From the right end of the upper boards leftwards."""
    side = max(24, plan.n(56 if not plan.small else 30))
    right = plan.upper_bar.right - plan.n(40 if not plan.small else 10)
    for button in buttons:
        button.rect = Rect(0, 0, side, side)
        button.rect.midright = (right, plan.upper_bar.centery)
        right -= side + plan.n(16 if not plan.small else 8)
