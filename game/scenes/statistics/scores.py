"""The scores of the solitaire: how often each came."""

from __future__ import annotations

from collections import Counter
from functools import partial

from pygame import Rect, Surface

from game.forms import of_system
from game.rules.bullets_and_bombs.sight import GAME_ID
from game.scenes.kept.said import counted, minus
from game.scenes.signs import draw_sign
from game.scenes.statistics.bars import (
    FEW,
    GREEN,
    GREY,
    SALMON,
    YELLOW,
    Bar,
    Plot,
    Tone,
    dots,
    paint_nothing,
    paint_tag,
    paint_title,
)
from game.scenes.words import statistics as words
from game.scenes.words.games import TITLES
from game.stage import draw, text, theme
from game.stage.theme import Role
from game.stage.units import Units
from game.stage.widgets import Tip
from game.store import GameSheet, Sheet

POOR, GOOD = 4, 6
"""The highest scores that are poor and good (bombs-21)."""
LEAST, MOST = 1, 8
"""The scores that are always listed."""


def scores(box: Rect, sheet: Sheet, units: Units) -> Plot:
    """A bar a score, lost games before them."""
    row = next((game for game in sheet.games if game.game == GAME_ID), None)
    plot = Plot()
    plot.below.append(partial(_paint_head, box=box, row=row, units=units))
    if row is None:
        plot.below.append(partial(_paint_none, box=box, units=units))
        return plot
    columns: list[int | None] = [None, *range(min(LEAST, *row.counted, LEAST), max(MOST, *row.counted, MOST) + 1)]
    times = Counter(row.scores)
    foot = round(units.text(21) * 1.5) + round(units.text(18) * 1.6)
    rail = Rect(box.x, box.y + round(units.text(30) * 2.6), box.w, 0)
    rail.h = max(10, box.bottom - foot - rail.y)
    wide = rail.w / len(columns)
    plot.below.append(partial(_paint_ground, rail=rail, columns=tuple(columns), units=units))
    if row.played < FEW:
        few = [column for column in columns for _ in range(times[column]) if column is not None]

        def place(score: int, above: int) -> tuple[int, int]:
            x = rail.x + round((columns.index(score) + 0.5) * wide)
            return x, rail.bottom - above * units.px(28)

        plot.bars += dots(few, place, Tone(YELLOW), "{}", units)
        return plot
    mean_at: int | None = None
    if row.mean is not None:
        mean_at = rail.x + round((row.mean - columns[1] + 1.5) * wide) if columns[1] is not None else rail.x
        plot.above.append(partial(_paint_mean, x=mean_at, rail=rail, mean=row.mean, units=units))
    high = max(times.values())
    for at, column in enumerate(columns):
        tall = round(rail.h * times[column] / high)
        left = rail.x + round(at * wide) + units.px(8)
        bar = Rect(left, rail.bottom - tall, max(3, round(wide) - 2 * units.px(8)), tall)
        label = words.LOST if column is None else minus(column)
        if times[column]:
            tip = Tip(words.SCORE_TIP.format(score=label), counted(words.TIMES, times[column]))
            plot.bars.append(Bar(bar, _tone(column), tip))
        crossed = mean_at is not None and abs(mean_at - bar.centerx) < units.text(20)
        busy = column is None or crossed
        plot.above.append(partial(_paint_times, bar=bar, times=times[column], units=units, busy=busy))
    return plot


def _tone(score: int | None) -> Tone:
    if score is None:
        return Tone(GREY, theme.INK)
    return Tone(SALMON if score <= POOR else YELLOW if score <= GOOD else GREEN)


def _paint_head(surface: Surface, box: Rect, row: GameSheet | None, units: Units) -> None:
    note = TITLES[GAME_ID]
    if row is not None and row.highest is not None:
        deals = counted(words.DEALS, row.played)
        note = words.SCORES_NOTE.format(game=TITLES[GAME_ID], deals=deals, best=minus(row.highest))
    paint_title(surface, box, words.SCORES, note, units, lambda s, spot: draw_sign(s, GAME_ID, spot.center, spot.w))


def _paint_none(surface: Surface, box: Rect, units: Units) -> None:
    paint_nothing(surface, box, words.NO_SCORE, units)


def _paint_ground(surface: Surface, rail: Rect, columns: tuple[int | None, ...], units: Units) -> None:
    surface.fill(theme.rgb(theme.INK), (rail.x, rail.bottom, rail.w, max(1, units.px(3))))
    wide = rail.w / len(columns)
    px = units.text(21)
    for at, column in enumerate(columns):
        label = words.LOST if column is None else minus(column)
        centre = (rail.x + round((at + 0.5) * wide), rail.bottom + units.px(6))
        text.write(surface, label, centre, Role.LABEL, px, theme.INK, "midtop", room=max(1, round(wide)))
    y = rail.bottom + round(px * 1.5) + round(units.text(18) * 0.7)
    first = columns[1] if columns[1] is not None else LEAST
    last = columns[-1] if columns[-1] is not None else MOST
    for word, low, high in zip(words.BANDS, (first, POOR + 1, GOOD + 1), (POOR, GOOD, last), strict=True):
        left = rail.x + round((low - first + 1) * wide) + units.px(8)
        right = rail.x + round((high - first + 2) * wide) - units.px(8)
        surface.fill(theme.rgb(theme.SECOND), (left, y, max(1, right - left), max(1, units.px(2))))
        tall = round(units.text(18) * 1.2)
        needed = text.width(word, Role.BOLD, units.text(18)) + units.px(16)
        gap = Rect(0, 0, min(right - left, needed), tall)
        gap.center = ((left + right) // 2, y)
        surface.fill(theme.rgb(theme.PAPER), gap)
        text.write(surface, word, gap.center, Role.BOLD, units.text(18), theme.SECOND, "center", room=gap.w)


def _paint_times(surface: Surface, bar: Rect, times: int, units: Units, busy: bool) -> None:
    """How often, in or over its bar; on a pill of paper where hatching or the mean's line lies behind it."""
    px = units.text(20)
    inside = bar.h > px * 2.4
    at = (bar.centerx, bar.y + px if inside else bar.y - round(px * 0.7))
    if busy:
        pill = Rect(0, 0, text.width(str(times), Role.BOLD, px) + units.px(20), round(px * 1.4))
        pill.center = at
        draw.rounded(surface, pill, theme.PAPER, units.px(8))
    text.write(surface, str(times), at, Role.BOLD, px, theme.INK, "center")


def _paint_mean(surface: Surface, x: int, rail: Rect, mean: float, units: Units) -> None:
    top = rail.y - units.px(24)
    surface.fill(theme.rgb(theme.INK), (x - units.px(2), top, max(2, units.px(4)), rail.bottom - top))
    bounds = rail.inflate(0, 4 * units.text(18))
    paint_tag(surface, words.MEAN.format(mean=of_system().number(mean, 1)), (x, top), theme.LAMP, units, bounds)
