"""Playing on from a moment of a record: who sits where, what is asked before, and the choice of a seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from pygame import Rect, Surface

from game.match.match import Sitter
from game.match.theatre import Foreknown
from game.scenes.house import House
from game.scenes.player import GUEST, player_of
from game.scenes.portrait import Portrait, draw_badge
from game.scenes.words import history as history_words
from game.scenes.words import replay as words
from game.stage import draw, grounds, text, theme
from game.stage.input import Action
from game.stage.scene import Scene, Stage
from game.stage.theme import Kind, Role
from game.stage.widgets import Button, ListBox, Panel, Row
from game.store import NAME_LETTERS

KNOWN = {Foreknown.HANDS: words.KNOWN_HANDS, Foreknown.COMING: words.KNOWN_COMING}


def names_line(names: Sequence[str]) -> str:
    """Several names, or one."""
    if len(names) < 2:
        return "".join(names)
    return words.NAMES.format(others=", ".join(names[:-1]), last=names[-1])


def people_of(sitters: Sequence[Sitter]) -> list[int]:
    """The seats of people."""
    return [seat for seat, sitter in enumerate(sitters) if sitter.level is None]


def newcomer(house: House) -> Sitter:
    """Who takes a seat among others: whoever plays alone here, but nobody in particular has a name there, too."""
    player = player_of(house)
    return Sitter(words.NEWCOMER) if player == GUEST else player


def seated(sitters: Sequence[Sitter], seat: int, player: Sitter) -> tuple[Sitter, ...]:
    """The same company with somebody else in a seat."""
    return distinct([*sitters[:seat], player, *sitters[seat + 1 :]])


def distinct(sitters: Sequence[Sitter]) -> tuple[Sitter, ...]:
    """The same company, all called differently: who has a name already gets a number, people before computers."""
    taken: set[str] = set()
    named: dict[int, Sitter] = {}
    for seat in sorted(range(len(sitters)), key=lambda seat: (sitters[seat].person is None, sitters[seat].level or "")):
        name, number = sitters[seat].name, 1
        while name.casefold() in taken:
            number += 1
            name = f"{sitters[seat].name[: NAME_LETTERS - 1 - len(str(number))]} {number}"
        taken.add(name.casefold())
        named[seat] = replace(sitters[seat], name=name)
    return tuple(named[seat] for seat in range(len(sitters)))


def level_words(level: str) -> str:
    """How a computer player plays, in a word."""
    return history_words.LEVELS.get(level, level)


def company_line(sitters: Sequence[Sitter]) -> str:
    """Who will play, and who of them is a computer, in a sentence."""
    names = [sitter.name for sitter in sitters if sitter.level is None]
    others = [
        words.COMPUTER.format(name=sitter.name, level=level_words(sitter.level)) for sitter in sitters if sitter.level
    ]
    said = (words.PLAYS, words.PLAY) if not others else (words.PLAYS_AGAINST, words.PLAY_AGAINST)
    return said[len(names) > 1 or names == [GUEST.name]].format(names=names_line(names), others=names_line(others))


class SeatChoice(Scene):
    """Which seat is taken in a game of computers alone; `take` gets its number."""

    covers = False

    def __init__(
        self, sitters: Sequence[Sitter], faces: Sequence[Portrait], lines: Sequence[str], take: Callable[[int], None]
    ) -> None:
        self.sitters, self.faces, self.lines, self.take = tuple(sitters), tuple(faces), tuple(lines), take

    def enter(self, stage: Stage) -> None:
        super().enter(stage)
        rows = [
            Row(sitter.name, end=level_words(sitter.level or ""), picture=_badge(face))
            for sitter, face in zip(self.sitters, self.faces, strict=False)
        ]
        self.rows = ListBox(rows, self._choose, row=54)
        self.shut = Button(words.NO, self.close, kind=Kind.SECONDARY, key=Action.BACK)
        self.controls = self.panel = Panel(stage, [self.rows, self.shut])
        self.panel.set_focus(self.rows)
        stage.sound.play("page")

    def _choose(self, at: int) -> None:
        self.close()
        self.take(at)

    # -------------------------------------------------------------- layout
    def resized(self, size: tuple[int, int]) -> None:
        units = self.stage.units
        margin, pad = units.px(theme.MARGIN), units.px(36)
        self.rows.units = units
        wide = min(units.width - 2 * margin, max(units.px(760), round(units.text(21) * 28)))
        room = wide - 2 * pad
        head = round(units.text(34) * 1.5)
        body = sum(text.paragraph_height(line, Role.TEXT, units.text(20), room) + units.px(4) for line in self.lines)
        button = max(units.px(60), round(units.text(22) * 1.8))
        wanted = self.rows.row_px * len(self.rows.rows)
        tall = min(units.height - 2 * margin, 2 * pad + head + body + wanted + button + 2 * units.px(20))
        self.closed_beside = self.box = Rect(0, 0, wide, tall)
        self.box.center = units.bounds.center
        left = self.box.x + pad
        self.shut.rect = Rect(left, self.box.bottom - pad - button, room, button)
        top = self.box.y + pad + head + body + units.px(20)
        self.rows.rect = Rect(left, top, room, max(20, self.shut.rect.y - units.px(20) - top))

    def draw(self, surface: Surface) -> None:
        units, pad = self.stage.units, self.stage.units.px(36)
        grounds.dim(surface, 140)
        draw.paper(surface, self.box, units, radius=20)
        left, room = self.box.x + pad, self.box.w - 2 * pad
        at = (left, self.box.y + units.px(28))
        text.write(surface, words.PLAY_ON_TITLE, at, Role.TITLE, units.text(34), theme.INK, room=room)
        y = self.box.y + pad + round(units.text(34) * 1.5)
        for line in self.lines:
            y = text.paragraph(surface, line, (left, y), room, Role.TEXT, units.text(20), theme.SECOND) + units.px(4)
        self.panel.draw(surface)


def _badge(face: Portrait) -> Callable[[Surface, Rect], None]:
    return lambda surface, box: draw_badge(surface, face, box.center, box.h)
