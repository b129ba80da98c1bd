"""Bluffs: how often somebody called rightly, and was caught."""

from __future__ import annotations

from functools import partial

from pygame import Rect, Surface

from game.match.tallies import Count
from game.rules.bluffing_billionaires.views import ID
from game.scenes.kept.said import counted
from game.scenes.signs import draw_sign
from game.scenes.statistics.bars import RUST, SALMON, Bar, Plot, Tone, paint_nothing, paint_title
from game.scenes.words import statistics as words
from game.scenes.words.games import TITLES
from game.scenes.words.history import GAMES
from game.stage import draw, text, theme
from game.stage.theme import Role
from game.stage.units import Units
from game.stage.widgets import Tip
from game.store import Sheet

PAIRS = (
    (words.CALLED, Count.RIGHT, words.RIGHT, Count.WRONG, words.WRONG),
    (words.WAS_CALLED, Count.HAD_IT, words.HAD_IT, Count.CAUGHT, words.CAUGHT),
)


def bluffs(box: Rect, sheet: Sheet, units: Units) -> Plot:
    """Two bars cut in two: own calls, and calls against one's own cards."""
    plot = Plot()
    plot.below.append(partial(_paint_head, box=box, sheet=sheet, units=units))
    total = sum(sheet.counts[count] for _, one, _, other, _ in PAIRS for count in (one, other))
    if not total:
        plot.below.append(partial(_paint_none, box=box, units=units))
        return plot
    top = box.y + round(units.text(30) * 1.5)
    foot = round(units.text(20) * 1.8)
    step = max(1, (box.bottom - foot - top) // len(PAIRS))
    for at, (line, one, one_words, other, other_words) in enumerate(PAIRS):
        first, second = sheet.counts[one], sheet.counts[other]
        y = top + at * step
        said = line.format(name=sheet.who.name, times=counted(words.TIMES, first + second))
        plot.below.append(partial(_paint_line, box=box, y=y, words_=said, units=units))
        tall = max(8, min(units.px(46), step - round(units.text(21) * 1.7)))
        whole = Rect(box.x, y + round(units.text(21) * 1.5), box.w, tall)
        if not first + second:
            continue
        cut = round(whole.w * first / (first + second))
        left, right = Rect(whole.x, whole.y, cut, tall), Rect(whole.x + cut, whole.y, whole.w - cut, tall)
        for rect, count, tone, label in (
            (left, first, Tone(theme.TEAL), one_words),
            (right, second, Tone(SALMON, RUST), other_words),
        ):
            if count:
                plot.bars.append(Bar(rect, tone, Tip(label.format(count=count), "")))
        plot.above.append(partial(_paint_figures, whole=whole, left=one_words.format(count=first),
                                  right=other_words.format(count=second), units=units))  # fmt: skip
    plot.below.append(partial(_paint_coins, box=box, coins=sheet.counts[Count.COINS], units=units))
    return plot


def _paint_head(surface: Surface, box: Rect, sheet: Sheet, units: Units) -> None:
    row = next((game for game in sheet.games if game.game == ID), None)
    note = words.BLUFFS_NOTE.format(game=TITLES[ID], games=counted(GAMES, row.played)) if row else TITLES[ID]
    paint_title(surface, box, words.BLUFFS, note, units, lambda s, spot: draw_sign(s, ID, spot.center, spot.w))


def _paint_none(surface: Surface, box: Rect, units: Units) -> None:
    paint_nothing(surface, box, words.NO_BLUFF, units)


def _paint_line(surface: Surface, box: Rect, y: int, words_: str, units: Units) -> None:
    text.write(surface, words_, (box.x, y), Role.BOLD, units.text(21), theme.INK, room=box.w)


def _paint_figures(surface: Surface, whole: Rect, left: str, right: str, units: Units) -> None:
    """Each figure in its end of the bar, on paper so that it can be read on any fill."""
    px = units.text(20)
    for label, anchor, x in (
        (left, "midleft", whole.x + units.px(10)),
        (right, "midright", whole.right - units.px(10)),
    ):
        box = Rect(0, 0, text.width(label, Role.BOLD, px) + units.px(20), min(round(px * 1.5), whole.h - 4))
        setattr(box, anchor, (x, whole.centery))
        draw.rounded(surface, box, theme.PAPER, units.px(8))
        text.write(surface, label, box.center, Role.BOLD, px, theme.INK, "center", room=box.w)


def _paint_coins(surface: Surface, box: Rect, coins: int, units: Units) -> None:
    at = (box.x, box.bottom)
    text.write(
        surface, words.COINS.format(coins=coins), at, Role.TEXT, units.text(20), theme.SECOND, "bottomleft", room=box.w
    )
