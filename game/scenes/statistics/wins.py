"""How much of each game was won, against a fair share."""

from __future__ import annotations

from functools import partial

from pygame import Rect, Surface

from game.forms import of_system
from game.scenes.signs import SIGNS, draw_sign
from game.scenes.statistics.bars import GRID, RUST, Bar, Plot, Tone, paint_title
from game.scenes.statistics.games import line_of
from game.scenes.words import statistics as words
from game.scenes.words.games import TITLES
from game.stage import text, theme
from game.stage.theme import Role
from game.stage.units import Units
from game.stage.widgets import Tip
from game.store import GameSheet, Sheet


def wins(box: Rect, sheet: Sheet, units: Units) -> Plot:
    """A row a game, in the order of the posters."""
    plot = Plot()
    played = {game.game: game for game in sheet.games}
    top = box.y + round(units.text(30) * 1.5)
    foot = round(units.text(18) * 1.6)
    step = max(1, (box.bottom - foot - top) // len(SIGNS))
    figures = (
        text.width("00 of 000", Role.TEXT, units.text(20))
        + text.width("100 %", Role.TITLE, units.text(24))
        + units.px(28)
    )
    named = [text.width(TITLES[game], Role.BOLD, units.text(21)) for game in SIGNS]
    lined = [text.width(line_of(game), Role.TEXT, units.text(18)) for game in sheet.games]
    names = min(box.w * 2 // 5, max(*named, *lined, 0) + units.px(34 + 10 + 14))
    rail = Rect(box.x + names, top, max(10, box.w - names - figures - units.px(16)), step * len(SIGNS))
    plot.below.append(partial(_paint_ground, box=box, rail=rail, units=units))
    for at, game in enumerate(SIGNS):
        middle = top + step * at + step // 2
        row = played.get(game)
        plot.below.append(partial(_paint_row, box=box, rail=rail, middle=middle, game=game, row=row, units=units))
        if row is None:
            continue
        tall = min(units.px(28), step - 2)
        bar = Rect(rail.x, middle - tall // 2, max(units.px(8), round(rail.w * row.won / row.played)), tall)
        alone = row.fair == 1.0
        tone = Tone(theme.TEAL if alone or row.won / row.played >= row.fair else RUST)
        tip = words.WINS_TIP.format(game=TITLES[game], share=of_system().percent(row.won / row.played))
        line = words.WINS_TIP_LINE.format(won=row.won, played=row.played, fair=of_system().percent(row.fair))
        said = f"{line_of(row)}." if alone else f"{line} {line_of(row).capitalize()}."
        plot.bars.append(Bar(bar, tone, Tip(tip, said)))
        if not alone:
            plot.above.append(partial(_paint_notch, x=rail.x + round(rail.w * row.fair), middle=middle, units=units))
    return plot


def _paint_ground(surface: Surface, box: Rect, rail: Rect, units: Units) -> None:
    paint_title(surface, box, words.WINS, words.WINS_NOTE, units)
    for part in (0, 25, 50, 75, 100):
        x = rail.x + round(rail.w * part / 100)
        surface.fill(theme.rgb(GRID), (x, rail.y, max(1, units.px(2)), rail.h))
        label = of_system().percent(1.0) if part == 100 else str(part)
        text.write(surface, label, (x, rail.bottom + units.px(4)), Role.LABEL, units.text(18), theme.SECOND, "midtop")


def _paint_row(
    surface: Surface, box: Rect, rail: Rect, middle: int, game: str, row: GameSheet | None, units: Units
) -> None:
    step = rail.h // len(SIGNS)
    size = units.px(34)
    draw_sign(surface, game, (box.x + size // 2, middle), size)
    left = box.x + size + units.px(10)
    room = max(1, rail.x - left - units.px(12))
    ink = theme.INK if row is not None else theme.SECOND
    two = row is not None and step >= units.text(21) * 2.1
    up = round(units.text(18) * 0.62) if two else 0
    text.write(surface, TITLES[game], (left, middle - up), Role.BOLD, units.text(21), ink, "midleft", room=room)
    if row is not None and two:
        at = (left, middle + round(units.text(21) * 0.6))
        text.write(surface, line_of(row), at, Role.TEXT, units.text(18), theme.SECOND, "midleft", room=room)
    if row is None:
        at = (rail.x + units.px(12), middle)
        text.write(surface, words.NOT_PLAYED, at, Role.TEXT, units.text(20), theme.SECOND, "midleft", room=rail.w)
        return
    of = words.OF.format(won=row.won, played=row.played)
    place = text.write(surface, of, (box.right, middle), Role.TEXT, units.text(20), theme.SECOND, "midright")
    share = of_system().percent(row.won / row.played)
    right = min(place.x, box.right - text.width("00 of 00", Role.TEXT, units.text(20))) - units.px(18)
    text.write(surface, share, (right, middle), Role.TITLE, units.text(24), theme.INK, "midright")


def _paint_notch(surface: Surface, x: int, middle: int, units: Units) -> None:
    tall = units.px(40)
    surface.fill(theme.rgb(theme.PAPER), (x - units.px(4), middle - tall // 2, units.px(9), tall))
    surface.fill(theme.rgb(theme.INK), (x - units.px(1), middle - tall // 2, max(2, units.px(4)), tall))
