"""The sheet of one day: its date, how it went, and the line to send to friends."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from pygame import Rect, Surface

from game import forms
from game.match.daily import Outcome, band, line_for_friends, short_day, words_for_friends
from game.rules.bullets_and_bombs.sight import GAME_ID
from game.scenes.kept.said import clock, counted, minus
from game.scenes.player import name_told
from game.scenes.signs import LARGE
from game.scenes.words import daily as words
from game.stage import draw, text, theme
from game.stage.theme import Role
from game.stage.units import Units
from game.store import Day, Standing

RAYS = ("#DF9F30", "#F2B441")
FIGURE = "#8F6117"


@dataclass(frozen=True)
class DaySheet:
    """What is told of a day. `copied`: whether the line was put on the clipboard; None while nobody tried."""

    day: Day
    today: date
    copied: bool | None = None

    @property
    def said(self) -> str:
        """How it stands, in a sentence."""
        first = self.day.first
        match self.day.standing:
            case Standing.FRESH:
                return words.FRESH if self.day.day == self.today else words.MISSED
            case Standing.IN_PLAY:
                return words.IN_PLAY
            case Standing.COUNTED if first is not None and first.begun.date() == self.day.day:
                return words.COUNTED.format(clock=clock(first.begun))
            case Standing.COUNTED:
                return words.LATE
            case _:
                return words.PRACTICE

    @property
    def more(self) -> str:
        """How often it was played besides; "" for never."""
        others = len(self.day.tries) - (self.day.first is not None)
        return counted(words.TRIES, others) if others and self.day.first is not None else ""

    @property
    def line(self) -> str:
        """The line for friends without its signs; "" while there is none."""
        outcome = self.day.outcome
        return "" if outcome is None else words_for_friends(*_told(self.day, outcome))


def line_of(day: Day, outcome: Outcome) -> str:
    """The line for friends of a day that was counted like this, with its signs."""
    return line_for_friends(*_told(day, outcome))


def _told(day: Day, outcome: Outcome) -> tuple[str, Outcome, int | None, str]:
    first = day.first
    par, name = (None, "") if first is None else (first.par, name_told(first.seats[0].name))
    return short_day(day.day), outcome, par, name


def paint_sheet(surface: Surface, box: Rect, sheet: DaySheet, units: Units) -> None:
    """Draw it in a box above its buttons."""
    y = _paint_window(surface, box, units, 190 if sheet.day.outcome is not None else 340)
    px = min(units.text(36), max(14, box.w // 14))
    heading = forms.of_system().day(sheet.day.day)
    place = text.write(surface, heading, (box.x, y), Role.TITLE, px, theme.INK, room=box.w)
    y = text.paragraph(
        surface, sheet.said, (box.x, place.bottom + units.px(2)), box.w, Role.TEXT, units.text(21), theme.SECOND
    )
    y += units.px(8)
    draw.rule(surface, box.x, y, box.w, units)
    y += units.px(12)
    if sheet.day.outcome is not None:
        y = _paint_outcome(surface, Rect(box.x, y, box.w, box.bottom - y), sheet, units)
    if sheet.more and y + units.text(20) <= box.bottom:
        text.write(surface, sheet.more, (box.x, y), Role.TEXT, units.text(20), theme.SECOND, room=box.w)


def _paint_window(surface: Surface, box: Rect, units: Units, high: float) -> int:
    """A bomb in a sunny window of at most this height, where there is room for one; returns the y below."""
    lines = 8.5 if high < 300 else 3.5
    tall = min(units.px(high), box.h - round(units.text(36) * lines))
    if tall < units.px(90):
        return box.y
    window = Rect(box.x, box.y, box.w, tall)
    edge, radius = units.px(4), units.px(theme.RADIUS_CONTROL)
    draw.rounded(surface, window, theme.INK, radius)
    inside = window.inflate(-2 * edge, -2 * edge)
    draw.rays(surface, inside, *RAYS, 14, max(1, radius - edge))
    whole = min(round(inside.h * 0.9), inside.w // 4)
    for at, name in ((-1.15, "bullet"), (0, "bomb"), (1.15, "wild")):
        drawing = LARGE[GAME_ID][0] if name == "bomb" else ("cards", GAME_ID, f"{name}.svg")
        size = whole if name == "bomb" else whole * 2 // 3
        picture = draw.picture(drawing, (size, size))
        surface.blit(picture, picture.get_rect(center=(inside.centerx + round(at * whole), inside.centery)))
    return window.bottom + units.px(14)


def _paint_outcome(surface: Surface, box: Rect, sheet: DaySheet, units: Units) -> int:
    """The score with its word, then the line for friends in a pane; returns the y below."""
    outcome = sheet.day.outcome
    assert outcome is not None
    px = units.text(64)
    if outcome.score is None:
        natural = words.NATURAL[min(outcome.natural, len(words.NATURAL) - 1)]
        place = text.write(surface, words.LOST, box.topleft, Role.TITLE, units.text(44), theme.RED_DARK, room=box.w)
        said = natural
    else:
        place = text.write(surface, minus(outcome.score), box.topleft, Role.TITLE, px, FIGURE, room=box.w)
        said = words.BANDS[band(outcome.score)]
    after = (place.right + units.px(20), place.centery)
    room = max(1, box.right - after[0])
    text.write(surface, said, after, Role.BOLD, units.text(24), theme.INK, "midleft", room=room)
    return _paint_line(surface, Rect(box.x, place.bottom + units.px(8), box.w, 0), box.bottom, sheet, units)


def _paint_line(surface: Surface, box: Rect, end: int, sheet: DaySheet, units: Units) -> int:
    outcome = sheet.day.outcome
    assert outcome is not None
    px, pad = units.text(20), units.px(14)
    lines = text.wrap(sheet.line, Role.BOLD, px, max(20, box.w - 2 * pad))
    step = round(px * text.LEADING)
    box.h = (len(lines) + 1) * step + 2 * pad
    if box.bottom > end:
        return box.y
    held = sheet.copied is False
    draw.rounded(surface, box, theme.LAMP if held else theme.CREAM, units.px(12), theme.INK, units.px(3))
    y = text.paragraph(surface, sheet.line, (box.x + pad, box.y + pad), box.w - 2 * pad, Role.BOLD, px, theme.INK)
    x, radius = box.x + pad + px // 2, max(3, px * 2 // 5)
    for number in range(outcome.natural + outcome.wild):
        draw.disc(surface, (x, y + step // 2), radius, theme.INK)
        if number >= outcome.natural:
            draw.disc(surface, (x, y + step // 2), max(1, radius - max(2, radius // 4)), theme.CREAM)
        x += radius * 5 // 2
    if outcome.cost:
        text.write(surface, minus(-outcome.cost), (x, y + step // 2), Role.BOLD, px, theme.INK, "midleft")
    y = box.bottom + units.px(8)
    if sheet.copied is None or y + step > end:
        return y
    if sheet.copied:
        icon = draw.icon(surface, "check", (box.x + px // 2, y + step // 2), px, theme.GOOD)
        at = (icon.right + units.px(8), y + step // 2)
        text.write(surface, words.COPIED, at, Role.BOLD, px, theme.GOOD, "midleft")
        return y + step
    return text.paragraph(surface, words.NOT_COPIED, (box.x, y), box.w, Role.BOLD, px, theme.RED_DARK)
