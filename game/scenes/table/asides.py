"""What is done beside playing: take back, do again, ask for a hint, pause, start over, leave."""

from __future__ import annotations

from concurrent.futures import Future
from typing import TYPE_CHECKING

import pygame

from game.rules.core import CHANCE
from game.scenes.pause import Pause, PauseEntry, back_entry, options_entry, start_over_entry
from game.scenes.table import hints
from game.scenes.table.saving import PATIENCE
from game.scenes.table.ways import go_to
from game.scenes.words import pause as pause_words
from game.scenes.words import table as words
from game.stage.input import Action
from game.stage.scene import Stage
from game.stage.theme import Kind
from game.stage.toasts import Tone
from game.stage.widgets import Answer, ask

if TYPE_CHECKING:
    from game.scenes.table.table import Table


# ------------------------------------------------------------------ back and forward
def undo(table: Table) -> None:
    """Take back the last thing that these eyes decided, or say why not."""
    if _waits_for_next(table):
        return
    if table.eyes is None:  # nothing to take back: what is shown to all goes on as it does
        table.stage.refuse(words.NOT_YOURS)
        return
    _catch_up(table)
    if table.game.step_back():
        table.stage.sound.play("slide")
        table.relay()
    else:
        take_back(table, table.eyes)


def _waits_for_next(table: Table) -> bool:
    """Whether something is shown that all want to have seen; says so."""
    if table.stays:
        table.stage.refuse(words.NEXT_FIRST)
    return table.stays


def _catch_up(table: Table) -> None:
    """Show all that has happened, at once; what was picked or carried is put back."""
    table.arrive(PATIENCE)
    table.steps.jump()
    table.fingers.drop_all()


def take_back(table: Table, seat: int) -> None:
    """Take back the seat's last decision, or say why not."""
    table.arrive(PATIENCE)
    why = table.match.why_no_undo(seat)
    if why is not None:
        table.stage.refuse(why)
        return
    turned = table.match.undo(seat)
    table.computers.cancel()
    table.took_back()
    table.stage.sound.play("slide")
    if turned:
        table.stage.toast(words.PRACTICE, words.PRACTICE_MORE, Tone.NOTE, "undo")


def redo(table: Table) -> None:
    """Do again what was taken back last."""
    if _waits_for_next(table):
        return
    if table.eyes is None:
        table.stage.refuse(words.NOTHING_TO_REDO)
        return
    _catch_up(table)
    if table.game.step_forward():
        table.stage.sound.play("slide")
        table.relay()
        return
    if not table.match.can_redo:
        table.stage.refuse(words.NOTHING_TO_REDO)
        return
    table.computers.cancel()
    for step in table.match.redo():
        table.take(step)
    table.fingers.offer(())


def hint(table: Table) -> None:
    """Say what a sensible player would do, and why; nothing is done."""
    if _waits_for_next(table):
        return
    if table.eyes is not None:
        table.steps.jump()
    if table.may_decide:
        hints.ask(table)
    else:
        hints.tell(table, None)


# ------------------------------------------------------------------ pause
def pause_game(table: Table) -> None:
    """Time out. At a shared screen hands are covered first, and afterwards somebody is called again."""
    if table.watch is not None:
        table.watch.cover()
    lost = not_kept(table)
    meant = table.match.unkept
    foot = words.UNKEPT_FOOT if meant else words.NOT_KEPT_FOOT if lost else words.KEPT_FOOT
    table.stage.push(Pause(table.house, table.game.pause_line(), _entries(table), foot=foot, kept=meant or not lost))


def _entries(table: Table) -> list[PauseEntry]:
    entries: list[PauseEntry] = []
    if table.open_rules is not None:
        open_rules = table.open_rules
        entries.append(PauseEntry(pause_words.RULES, "book", lambda stage: open_rules(), Action.HELP, over=True))
    entries += [*_take_back_entry(table), *table.game.pause_entries(), options_entry(table.house)]
    if table.ending.shown:
        result = table.ending
        entries.insert(0, PauseEntry(words.RESULT, "star", lambda stage: result.show(), pygame.KSCAN_T))
    company = table.company
    if company is not None and company.rematch is not None:
        rematch, first = company.rematch, table.match.first
        line = words.OVER_LOST if not_kept(table) else words.OVER_LINE
        entries.append(start_over_entry(lambda stage: go_to(table, rematch(first or 0)), line))
    return [*entries, _leave_entry(table)]


def _take_back_entry(table: Table) -> list[PauseEntry]:
    """Whoever decided last at a shared screen may take it back, as long as nobody else has moved or looked."""
    watch, last = table.watch, last_person(table)
    if watch is None or not table.shared or last is None or watch.looked_since(last):
        return []
    if table.match.why_no_undo(last) is not None:
        return []
    name = table.match.sitters[last].name
    return [PauseEntry(words.BACK_AGAIN.format(name=name), "undo", lambda stage: take_back(table, last), Action.UNDO)]


def last_person(table: Table) -> int | None:
    """The person who moved last, if nobody else and no chance has moved since; None for nobody."""
    steps = table.past.steps
    seat = steps[-1].seat if steps else CHANCE
    return seat if seat != CHANCE and table.match.sitters[seat].level is None else None


def _leave_entry(table: Table) -> PauseEntry:
    """Back to the saloon; asks only where what was played would be lost."""
    if not not_kept(table):
        return back_entry()

    def ask_first(stage: Stage) -> None:
        why = words.UNKEPT_WHY if table.match.unkept else table.house.store.trouble or words.CANT_KEEP
        answers = [
            Answer(words.LEAVE_NO, safe=True),
            Answer(words.LEAVE_YES, stage.back_to_first, Kind.DANGER, pygame.KSCAN_Q),
        ]
        ask(stage, words.LEAVE_TITLE, [words.LEAVE_LINE.format(why=why)], answers, "leave")

    return PauseEntry(pause_words.BACK, "leave", ask_first, pygame.KSCAN_Q)


def not_kept(table: Table) -> bool:
    """Whether leaving now would lose something: a game that is under way and can't be kept."""
    match = table.match
    return not match.over and match.length > table.opened_with and failed(match.kept)


def failed(promise: Future[bool]) -> bool:
    """Whether a promise to keep something was broken."""
    return promise.done() and (promise.exception() is not None or not promise.result())
