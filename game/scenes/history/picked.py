"""The sheet of the match that is picked: its picture, who played, how it ended."""

from __future__ import annotations

from pygame import Rect, Surface

from game.scenes.kept.looks import portraits
from game.scenes.kept.said import (
    clock,
    counted,
    long_day,
    minus,
    minutes,
    result_line,
    rules_line,
    shots,
    won_by_nobody,
)
from game.scenes.portrait import draw_badge
from game.scenes.signs import LARGE
from game.scenes.words import history as words
from game.scenes.words.games import TITLES
from game.stage import draw, text, theme
from game.stage.theme import Role
from game.stage.units import Units
from game.store import KeptMatch, KeptSeat, Person

RAYS = ("#DF9F30", "#F2B441")


def paint_picked(surface: Surface, box: Rect, match: KeptMatch, people: tuple[Person, ...], units: Units) -> None:
    """Draw it in a box above the buttons."""
    top = _paint_window(surface, box, match.game, units)
    title = text.write(surface, TITLES[match.game], (box.x, top), Role.TITLE, units.text(38), theme.INK, room=box.w)
    place = text.write(
        surface, _when(match), (box.x + 2, title.bottom), Role.TEXT, units.text(19), theme.SECOND, room=box.w
    )
    y = place.bottom + units.px(10)
    draw.rule(surface, box.x, y, box.w, units)
    y += units.px(10)
    faces, shot = portraits(match, people), shots(match)
    notes = [line for line in (rules_line(match), _marks(match)) if line]
    room = box.bottom - y - len(notes) * round(units.text(19) * 1.3)
    step = max(1, min(max(units.px(64), round(units.text(22) * 2.2)), room // max(1, len(match.seats))))
    for at, seat in enumerate(match.seats):
        row = Rect(box.x, y, box.w, step)
        draw_badge(surface, faces[at], (row.x + units.px(28), row.centery), min(units.px(50), max(8, step - 4)))
        _paint_seat(surface, row, match, seat, shot[at], units)
        y += step
    for note in notes:
        place = text.write(
            surface, note, (box.x + 2, y + units.px(6)), Role.TEXT, units.text(19), theme.SECOND, room=box.w
        )
        y = place.bottom


def _paint_window(surface: Surface, box: Rect, game: str, units: Units) -> int:
    """What the game is known by in a sunny window, where there is room for one; returns the y below."""
    tall = min(units.px(242), box.h * 3 // 10)
    if tall < units.px(120):
        return box.y
    window = Rect(box.x, box.y, box.w, tall)
    radius = units.px(theme.RADIUS_CONTROL)
    draw.rounded(surface, window, theme.INK, radius)
    inside = window.inflate(-2 * units.px(4), -2 * units.px(4))
    draw.rays(surface, inside, *RAYS, 14, max(1, radius - units.px(4)))
    drawing, across = LARGE[game]
    high = round(min(inside.h * 0.94, inside.w * 0.94 / across))
    image = draw.picture(drawing, (round(high * across), high))
    old = surface.get_clip()
    surface.set_clip(inside.clip(old))
    surface.blit(image, image.get_rect(center=inside.center))
    surface.set_clip(old)
    return window.bottom + units.px(14)


def _when(match: KeptMatch) -> str:
    when = match.ended or match.changed
    return f"{long_day(when)}, {clock(when)} · {counted(words.LONG_MINUTES, minutes(match.played))}"


def _marks(match: KeptMatch) -> str:
    marks = [words.PRACTICE] if match.practice else []
    if match.daily:
        marks.append(words.DAILY)
    if match.par is not None:
        marks.append(words.PAR.format(par=minus(match.par)))
    return ", ".join(marks).capitalize()


def _paint_seat(surface: Surface, row: Rect, match: KeptMatch, seat: KeptSeat, shot: list[str], units: Units) -> None:
    left, right = row.x + units.px(66), row.right - units.px(6)
    end, colour, px = _end_of(match, seat, shot)
    if end:
        place = text.write(surface, end, (right, row.centery), Role.TITLE, units.text(px), colour, "midright")
        right = place.x - units.px(12)
    if seat.won:
        size = min(units.px(34), row.h)
        star = draw.picture(("signs", "star-win.svg"), (size, size))
        place = surface.blit(star, star.get_rect(midright=(right, row.centery)))
        right = place.x - units.px(12)
    note = words.SHOT.format(types=", ".join(words.TYPES.get(kind, kind) for kind in shot)) if shot else ""
    level = words.COMPUTER.format(level=words.LEVELS.get(seat.level, seat.level)) if seat.level else ""
    second, ink = (note, theme.RED_DARK) if note else (level, theme.SECOND)
    room = max(1, right - left)
    two = bool(second) and row.h >= units.text(22) + units.text(18)
    middle = row.centery - (round(units.text(18) * 0.6) if two else 0)
    text.write(surface, seat.name, (left, middle), Role.BOLD, units.text(22), theme.INK, "midleft", room=room)
    if two:
        at = (left, row.centery + round(units.text(22) * 0.62))
        text.write(surface, second, at, Role.TEXT, units.text(18), ink, "midleft", room=room)


def _end_of(match: KeptMatch, seat: KeptSeat, shot: list[str]) -> tuple[str, str, int]:
    """What stands at the end of a seat's row: words, colour, size."""
    if match.result is None:
        return "", theme.INK, 34
    if shot:
        return words.OUT, theme.RED_DARK, 24
    if seat.score is None:
        return (result_line(match) if won_by_nobody(match) else ""), theme.RED_DARK, 24
    return minus(seat.score), theme.INK, 34
