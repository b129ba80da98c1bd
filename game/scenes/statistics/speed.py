"""Reaction times: how often a duel was won after how many milliseconds."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from functools import partial
from statistics import median

from pygame import Rect, Surface

from game.forms import of_system
from game.match.tallies import Count
from game.rules.crazy_bullets.views import ID
from game.scenes.kept.said import counted
from game.scenes.signs import draw_sign
from game.scenes.statistics.bars import (
    FEW,
    GRID,
    YELLOW,
    Bar,
    Plot,
    Tone,
    dots,
    paint_bar,
    paint_nothing,
    paint_tag,
    paint_title,
)
from game.scenes.words import statistics as words
from game.scenes.words.games import TITLES
from game.stage import text, theme
from game.stage.theme import Role
from game.stage.units import Units
from game.stage.widgets import Tip
from game.store import Sheet

RECENT = timedelta(days=30)
OF_ALL, OF_RECENT = Tone(YELLOW), Tone("#2A8A83", "#125450")
BINS = 24
STEPS = (10, 20, 50, 100, 200, 500, 1000, 2000, 5000)


def speed(box: Rect, sheet: Sheet, units: Units, now: datetime) -> Plot:
    """A bar a span of time; in it, hatched, those of the last 30 days."""
    plot = Plot()
    plot.below.append(partial(_paint_head, box=box, sheet=sheet, units=units))
    times = [slap.ms for slap in sheet.slaps]
    recent = [slap.ms for slap in sheet.slaps if now - slap.ended <= RECENT]
    if not times:
        plot.below.append(partial(_paint_none, box=box, units=units))
        return plot
    step, first, count = spans(times)
    rail = Rect(box.x + units.px(52), box.y + round(units.text(30) * 3.1), 0, 0)
    rail.w = max(20, box.right - rail.x - units.px(8))
    rail.h = max(10, box.bottom - round(units.text(20) * 1.7) - rail.y)
    scale = Scale(rail, first, step * count)
    if len(times) < FEW:
        plot.below.append(partial(_paint_axis, scale=scale, high=0, step=step, units=units))
        place = partial(_above, scale=scale, units=units)
        plot.bars += dots(sorted(times), place, OF_ALL, words.MS.format(ms="{}"), units)
        return plot
    heights = [_within(times, first + at * step, step) for at in range(count)]
    high = max(heights)
    plot.below.append(partial(_paint_axis, scale=scale, high=high, step=step, units=units))
    for at, number in enumerate(heights):
        low = first + at * step
        plot.bars += _bars(scale, low, step, number, _within(recent, low, step), high, units)
    middle, best = round(median(times)), min(times)
    lamp = (scale.x(middle), words.MEDIAN_MS.format(ms=of_system().number(middle)), theme.LAMP, units.px(10))
    pale = (scale.x(best), words.BEST_MS.format(ms=of_system().number(best)), theme.PARCHMENT, -round(rail.h * 0.4))
    plot.above += [partial(_paint_mark, rail=rail, mark=mark, units=units) for mark in (pale, lamp)]
    plot.above.append(partial(_paint_legend, rail=rail, recent=tuple(recent), units=units))
    return plot


class Scale:
    """Where milliseconds stand across a rail."""

    def __init__(self, rail: Rect, first: int, span: int) -> None:
        self.rail, self.first, self.span = rail, first, span

    def x(self, ms: float) -> int:
        """The place of a time."""
        part = min(1.0, max(0.0, (ms - self.first) / self.span))
        return self.rail.x + round(self.rail.w * part)


def spans(times: Sequence[int]) -> tuple[int, int, int]:
    """How wide a span is, where the first begins, how many there are: all times but the slowest few fit in.

    One very slow slap would press all others together; what is slower than four medians stands in the last span.
    """
    low, high = min(times), min(max(times), round(median(times) * 4))
    step = next((step for step in STEPS if (high - low) / step < BINS), STEPS[-1])
    first = low // step * step
    return step, first, max(4, (high - first) // step + 1)


def _within(times: Sequence[int], low: int, step: int) -> int:
    return sum(low <= ms < low + step for ms in times)


def _bars(scale: Scale, low: int, step: int, number: int, new: int, high: int, units: Units) -> list[Bar]:
    if not number:
        return []
    left, right, rail = scale.x(low) + 1, scale.x(low + step) - 1, scale.rail
    tip = Tip(words.SPAN.format(first=of_system().number(low), last=of_system().number(low + step - 1)), "")
    line = counted(words.TIMES, number)
    tip = Tip(tip.title, words.RECENT_TIP.format(times=line, recent=new) if new else line)
    found = []
    for tone, count in ((OF_ALL, number), (OF_RECENT, new)):
        tall = round(rail.h * count / high)
        if count:
            found.append(Bar(Rect(left, rail.bottom - tall, max(2, right - left), max(2, tall)), tone, tip, 3))
    if len(found) > 1:
        found[1].takes_focus = False
    return found


def _above(ms: int, above: int, scale: Scale, units: Units) -> tuple[int, int]:
    return scale.x(ms), scale.rail.bottom - above * units.px(28)


def _paint_head(surface: Surface, box: Rect, sheet: Sheet, units: Units) -> None:
    duels = counted(words.DUELS, sheet.counts[Count.SLAP])
    fouls = counted(words.FOULS, sheet.counts[Count.FOUL])
    note = words.FAST_NOTE.format(game=TITLES[ID], duels=duels, fouls=fouls) if sheet.slaps else TITLES[ID]
    paint_title(surface, box, words.FAST, note, units, lambda s, spot: draw_sign(s, ID, spot.center, spot.w))


def _paint_none(surface: Surface, box: Rect, units: Units) -> None:
    paint_nothing(surface, box, words.NO_DUEL, units)


def _paint_axis(surface: Surface, scale: Scale, high: int, step: int, units: Units) -> None:
    rail = scale.rail
    lines = next(each for each in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 10**9) if high / each <= 4)
    for count in range(0, high + 1, lines):
        y = rail.bottom - round(rail.h * count / max(1, high))
        surface.fill(theme.rgb(GRID), (rail.x, y, rail.w, max(1, units.px(2))))
        at = (rail.x - units.px(12), y)
        text.write(surface, str(count), at, Role.LABEL, units.text(18), theme.SECOND, "midright")
    surface.fill(theme.rgb(theme.INK), (rail.x, rail.bottom, rail.w, max(1, units.px(3))))
    room = text.width("0000 ms", Role.LABEL, units.text(20)) + units.px(20)
    every = next((n for n in (1, 2, 5, 10, 20, 50) if rail.w * step * n / scale.span > room), 100) * step
    first = -(-scale.first // every) * every
    end = rail.right + room
    for ms in reversed(range(first, scale.first + scale.span + 1, every)):
        last = ms + every > scale.first + scale.span
        label = words.MS.format(ms=of_system().number(ms)) if last else of_system().number(ms)
        at = (scale.x(ms), rail.bottom + units.px(6))
        anchor = "topright" if last and scale.x(ms) > rail.right - room // 2 else "midtop"
        if at[0] + text.width(label, Role.LABEL, units.text(20)) // 2 < end:
            end = text.write(surface, label, at, Role.LABEL, units.text(20), theme.INK, anchor).x - units.px(8)


def _paint_mark(surface: Surface, rail: Rect, mark: tuple[int, str, str, int], units: Units) -> None:
    x, label, fill, rise = mark
    top = rail.y - rise
    surface.fill(theme.rgb(theme.INK), (x - units.px(2), top, max(2, units.px(4)), rail.bottom - top))
    paint_tag(surface, label, (x, top), fill, units, rail.inflate(0, 6 * units.text(18)))


def _paint_legend(surface: Surface, rail: Rect, recent: Sequence[int], units: Units) -> None:
    px = units.text(20)
    wide = text.width(words.RECENT, Role.TEXT, px) + units.px(50)
    left, y, step = rail.right - wide, rail.y + units.px(4), round(px * 1.7)
    if rail.w < wide * 2.5 or rail.h < step * 3:
        return
    swatch = Rect(left, y, units.px(30), units.px(24))
    for tone, label in ((OF_ALL, words.ALL), (OF_RECENT, words.RECENT)):
        paint_bar(surface, swatch, tone, units, 3)
        text.write(surface, label, (swatch.right + units.px(14), swatch.centery), Role.TEXT, px, theme.INK, "midleft")
        swatch = swatch.move(0, step)
    if recent:
        label = words.MEDIAN_MS.format(ms=of_system().number(round(median(recent))))
        text.write(
            surface,
            label,
            (swatch.right + units.px(14), swatch.centery - units.px(6)),
            Role.BOLD,
            px,
            theme.INK,
            "midleft",
        )
