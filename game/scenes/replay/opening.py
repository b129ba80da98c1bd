"""The ways to a replay: from the history, from a file, from a list of files."""

from __future__ import annotations

from pathlib import Path

from pygame import Rect, Surface

from game.match.match import Sitter
from game.match.theatre import Theatre
from game.scenes.awaiting import Awaiting
from game.scenes.house import House
from game.scenes.kept.said import clock, long_day
from game.scenes.replay.playing_on import names_line
from game.scenes.replay.scene import Replay
from game.scenes.words import replay as words
from game.stage import draw, grounds, text, theme
from game.stage.input import Action, Press
from game.stage.scene import Scene, Stage
from game.stage.theme import Kind, Role
from game.stage.toasts import Tone
from game.stage.widgets import Button, ListBox, Panel, Row
from game.store import KeptMatch, records_folder
from game.store.files import ENDING, records_in, sitters_of


def show_replay(stage: Stage, house: House, theatre: Theatre, match: KeptMatch) -> None:
    """The replay of a kept match."""
    sitters = [Sitter(seat.name, seat.level, seat.person) for seat in match.seats]
    when = match.ended or match.changed
    day = f"{long_day(when)}, {clock(when)}"
    line = words.PLAYED.format(names=names_line(theatre.record.players), day=day)
    stage.push(Replay(house, theatre, sitters, line))


def show_record(stage: Stage, house: House, theatre: Theatre) -> None:
    """The replay of a record from a file."""
    line = words.FROM_FILE.format(names=names_line(theatre.record.players))
    stage.push(Replay(house, theatre, sitters_of(theatre.record), line))
    if theatre.contradicted:
        stage.toast(words.CONTRADICTED, words.CONTRADICTED_LINE, Tone.WARN)


def pick_record(stage: Stage, house: House) -> None:
    """A list of the records among the player's documents."""
    stage.push(Records(house, records_folder()))


class Opening(Scene):
    """Waits for a record to be read, over whatever lies there; then shows its replay, or says why not."""

    covers = False

    def __init__(self, house: House, file: Path) -> None:
        self.house, self.file = house, file
        self.awaiting = Awaiting()

    def enter(self, stage: Stage) -> None:
        super().enter(stage)
        self.awaiting.ask(self.house.store.matches.open(self.file), self._show, self._refused)

    def _show(self, theatre: Theatre) -> None:
        self.stage.pop(self)
        show_record(self.stage, self.house, theatre)

    def _refused(self, why: str) -> None:
        self.stage.pop(self)
        self.stage.toast(words.NOT_READ, f"{self.file.name[:60]}: {why}", Tone.WARN)
        self.stage.sound.play("refuse")

    def act(self, press: Press) -> bool:
        if press.down and press.action in (Action.BACK, Action.MENU):
            self.stage.pop(self)
        return True

    def update(self, dt: float) -> None:
        self.awaiting.update()

    @property
    def moving(self) -> bool:
        return self.awaiting.waiting


class Records(Scene):
    """`folder`: where records are looked for; None for nowhere."""

    covers = False

    def __init__(self, house: House, folder: Path | None) -> None:
        self.house, self.folder = house, folder
        self.files = [] if folder is None else records_in(folder)

    def enter(self, stage: Stage) -> None:
        super().enter(stage)
        rows = [Row(file.name.removesuffix(ENDING), icon="cards") for file in self.files]
        self.rows = ListBox(rows, self._choose, row=54)
        self.shut = Button(words.CLOSE, self.close, kind=Kind.SECONDARY, key=Action.BACK)
        self.rows.shown = bool(rows)
        self.controls = self.panel = Panel(stage, [self.rows, self.shut])
        self.panel.set_focus(self.rows if rows else self.shut)
        stage.sound.play("page")

    def _choose(self, at: int) -> None:
        self.stage.replace(Opening(self.house, self.files[at]))

    def resized(self, size: tuple[int, int]) -> None:
        units = self.stage.units
        margin = units.px(theme.MARGIN)
        self.rows.units = units
        wide = min(units.width - 2 * margin, max(units.px(900), round(units.text(21) * 34)))
        tall = min(units.height - 2 * margin, max(units.px(720), round(units.text(21) * 16)))
        self.closed_beside = self.box = Rect(0, 0, wide, tall)
        self.box.center = units.bounds.center
        pad = units.px(36)
        button = max(units.px(60), round(units.text(22) * 1.8))
        self.shut.rect = Rect(self.box.x + pad, self.box.bottom - pad - button, self.box.w - 2 * pad, button)
        self.top = self.box.y + pad + round(units.text(38) * 1.4)
        y = self.top + round(units.text(20) * 3)
        self.rows.rect = Rect(self.box.x + pad, y, self.box.w - 2 * pad, max(20, self.shut.rect.y - units.px(20) - y))

    def draw(self, surface: Surface) -> None:
        units, pad = self.stage.units, self.stage.units.px(36)
        grounds.dim(surface, 150)
        draw.paper(surface, self.box, units)
        left, room = self.box.x + pad, self.box.w - 2 * pad
        text.write(surface, words.RECORDS, (left, self.box.y + pad), Role.TITLE, units.text(38), theme.INK, room=room)
        line = words.RECORDS_LINE.format(folder=self.folder) if self.files else words.NO_RECORDS_LINE
        text.paragraph(surface, line, (left, self.top), room, Role.TEXT, units.text(20), theme.SECOND)
        if not self.files:
            at = (self.box.centerx, self.box.centery)
            text.write(surface, words.NO_RECORDS, at, Role.TITLE, units.text(30), theme.INK, "center", room=room)
        self.panel.draw(surface)
