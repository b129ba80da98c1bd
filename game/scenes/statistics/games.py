"""What is told of a game in a line: won in a row at best, the best score, the mean of them."""

from __future__ import annotations

from pygame import Rect, Surface

from game.forms import of_system
from game.rules.crazy_bullets.views import ID as STREET
from game.scenes.signs import draw_sign
from game.scenes.words import statistics as words
from game.scenes.words.games import TITLES
from game.stage import text, theme
from game.stage.theme import Role
from game.stage.units import Units
from game.store import GameSheet, Sheet


def line_of(game: GameSheet) -> str:
    """Streak and scores. At Crazy Bullets the score is the cards that are left, so only whoever lost has one."""
    number = of_system().number
    parts = [words.RUN.format(count=number(game.best_streak))]
    if game.game != STREET and game.highest is not None and game.mean is not None:
        parts += [words.BEST.format(best=number(game.highest)), words.MEAN_OF.format(mean=number(game.mean, 1))]
    return ", ".join(parts)


def paint_games(surface: Surface, box: Rect, sheet: Sheet, units: Units) -> None:
    """A line a game, as many as have room."""
    px = units.text(20)
    step = max(units.px(64), round(px * 3.1))
    for at, game in enumerate(sheet.games):
        row = Rect(box.x, box.y + at * step, box.w, step)
        if row.bottom > box.bottom + step // 4:
            return
        surface.fill(theme.rgb(theme.PAPER_LINE), (row.x, row.y, row.w, max(1, units.px(2))))
        size = round(px * 1.8)
        draw_sign(surface, game.game, (row.x + size // 2 + units.px(6), row.centery), size)
        left = row.x + size + units.px(24)
        said = words.WON_OF.format(won=of_system().number(game.won), played=of_system().number(game.played))
        right = text.write(surface, said, (row.right, row.centery), Role.BOLD, px, theme.INK, "midright").x
        room = max(1, right - units.px(16) - left)
        top = (left, row.centery - round(px * 0.65))
        text.write(surface, TITLES[game.game], top, Role.BOLD, px, theme.INK, "midleft", room=room)
        below = (left, row.centery + round(px * 0.65))
        text.write(surface, line_of(game), below, Role.TEXT, px, theme.SECOND, "midleft", room=room)
