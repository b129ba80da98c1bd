"""The plain figures at the top of the statistics."""

from __future__ import annotations

from pygame import Rect, Surface

from game.forms import MONTHS, of_system
from game.scenes.statistics.games import paint_games
from game.scenes.words import statistics as words
from game.stage import text, theme
from game.stage.theme import Role
from game.stage.units import Units
from game.store import Sheet


def figures(sheet: Sheet) -> list[tuple[str, str, str]]:
    """A figure, what it is, and a note, each."""
    said = of_system()
    share = said.percent(sheet.won / sheet.finished) if sheet.finished else ""
    best = words.AT_BEST
    if sheet.best_when is not None:
        best = words.AT_BEST_IN.format(month=MONTHS[sheet.best_when.month - 1])
    seconds = sheet.played.total_seconds()
    hours = words.HOURS.format(count=said.number(round(seconds / 3600)))
    return [
        (said.number(sheet.finished), words.GAMES[sheet.finished != 1], ""),
        (said.number(sheet.won), words.WON, share),
        (said.number(sheet.best_streak), words.IN_A_ROW, best),
        (said.number(sheet.streak), words.IN_A_ROW, words.NOW),
        (hours if seconds >= 5400 else words.MINUTES.format(count=round(seconds / 60)), words.AT_TABLE, ""),
    ]


def paint_figures(surface: Surface, box: Rect, sheet: Sheet, units: Units) -> None:
    """Side by side as far as they fit, else in rows of two, with a line a game below them."""
    found = figures(sheet)
    px = units.text(20)
    needed = [text.width(f"{what} {note}", Role.BOLD, px) + units.px(64) for _, what, note in found]
    if box.h < box.w * 0.4 and sum(needed) <= box.w * 1.15:
        part, x = box.w / sum(needed), float(box.x)
        for (figure, what, note), wide in zip(found, needed, strict=True):
            place = Rect(round(x), box.y, round(wide * part), box.h)
            _paint_figure(surface, place, figure, what, note, units, line=True)
            x += wide * part
        return
    across = 2 if box.w >= 2 * max(needed) else 1
    rows = -(-len(found) // across)
    wide, tall = box.w // across, min(box.h // rows, round(units.text(52) * 2.2))
    for at, (figure, what, note) in enumerate(found):
        place = Rect(box.x + at % across * wide, box.y + at // across * tall, wide, tall)
        _paint_figure(surface, place, figure, what, note, units, line=at % across > 0)
    top = box.y + rows * tall + units.px(10)
    paint_games(surface, Rect(box.x, top, box.w, box.bottom - top), sheet, units)


def _paint_figure(surface: Surface, box: Rect, figure: str, what: str, note: str, units: Units, line: bool) -> None:
    if line:
        tall = min(box.h, units.px(84))
        surface.fill(theme.rgb(theme.PAPER_LINE), (box.x, box.centery - tall // 2, max(1, units.px(2)), tall))
    left, px = box.x + units.px(28), units.text(20)
    high = min(units.text(52), max(units.text(24), box.h - round(px * 1.6)))
    text.write(surface, figure, (left, box.centery - round(px * 0.75)), Role.TITLE, high, theme.INK, "midleft")
    y = box.centery + round(high * 0.42)
    room = box.right - left - units.px(8)
    place = text.write(surface, what, (left, y), Role.BOLD, px, theme.INK, "midleft", room=room)
    rest = box.right - place.right - units.px(16)
    if note and rest > px * 2:
        at = (place.right + units.px(8), y)
        text.write(surface, note, at, Role.TEXT, px, theme.SECOND, "midleft", room=rest)
