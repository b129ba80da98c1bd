"""Hints that a search has found: what a strong player would do, with what speaks for it; it comes in a later frame."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, runtime_checkable

from game.scenes.table.advice import Advice
from game.scenes.table.game import Hint
from game.scenes.table.thinker import Answer, Thinker
from game.scenes.words import table as words
from game.stage.toasts import Tone

if TYPE_CHECKING:
    from game.scenes.table.table import Table


@runtime_checkable
class Explains(Protocol):
    """A game that can say any advice in its own words, not only the rule of thumb's."""

    def explain(self, advice: Advice) -> Hint:
        """The advice for the view that is shown."""
        ...


@runtime_checkable
class Searching(Protocol):
    """A thinker with a process of its own."""

    @property
    def pid(self) -> int | None:
        """The process that thinks; None while there is none."""
        ...


def ask(table: Table) -> None:
    """Have a hint searched for; where nothing can search now, the rule of thumb's comes at once."""
    if not _search(table):
        tell(table, table.game.hint())


def tell(table: Table, hint: Hint | None) -> None:
    """Say a hint and mark its cards; without one say that nothing waits."""
    if hint is None:
        table.stage.refuse(words.NO_HINT)
        return
    table.stage.toast(hint.title, hint.reason, Tone.NOTE, "hint", of=table)
    table.fingers.hint(hint.cards)


def mark(table: Table) -> None:
    """Let the button say whether a hint is being thought about."""
    label = words.HINT_COMING if table.computers.advising else words.HINT
    if table.help.label != label:
        table.help.label = label
        table.stage.redraw()


def _search(table: Table) -> bool:
    game, thinker, view = table.game, table.computers.thinker, table.view
    if thinker is None or not isinstance(game, Explains) or not view.legal or not _searches(thinker):
        return False

    def come(answer: Answer) -> None:
        if table.view is not view or not table.may_decide:
            return
        reason = answer.reason
        tell(table, game.explain(Advice(answer.move, reason)) if reason else game.hint())

    table.computers.advise(view, come)
    return True


def _searches(thinker: Thinker) -> bool:
    """Whether a process is there that can search; else one is started, so that it is next time."""
    if not isinstance(thinker, Searching):
        return False
    found = thinker.pid is not None
    if not found:
        thinker.start()
    return found
