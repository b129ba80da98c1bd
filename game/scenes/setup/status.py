"""What stands beside Start: how many sit down, and what that means; or why it can't start."""

from __future__ import annotations

from pygame import Rect, Surface

from game.scenes.naming import tidy
from game.scenes.setup.desk import SetupDesk
from game.scenes.words import setup as words
from game.stage import draw, text, theme
from game.stage.theme import Role
from game.stage.units import Units

RED_ON_DARK = "#FFB9A6"

Line = tuple[str, str]
"""An icon and what it says."""


def heading(desk: SetupDesk) -> str:
    """How many are at the table."""
    return words.AT_TABLE.format(number=words.NUMBERS[len(desk.draft.seats)])


def lines(desk: SetupDesk) -> list[Line]:
    """People, computer players, who begins."""
    seats = desk.draft.seats
    people = sum(seat.level is None for seat in seats)
    computers = len(seats) - people
    found: list[Line] = []
    match people:
        case 0:
            found.append(("eye", words.NO_PEOPLE))
        case 1:
            found.append(("person", words.ONE_PERSON))
        case _:
            found.append(("covered", words.PEOPLE.format(count=people)))
    if computers:
        found.append(
            ("computer", words.ONE_COMPUTER if computers == 1 else words.SOME_COMPUTERS.format(count=computers))
        )
    return [*found, ("die", desk.guide.begins)]


def sentence(desk: SetupDesk) -> str:
    """The same for two, in one line."""
    seats = desk.draft.seats
    people = [tidy(seat.name) for seat in seats if seat.level is None]
    match people:
        case [first, second]:
            who = words.TWO_PEOPLE.format(first=first, second=second)
        case [name]:
            who = words.AGAINST.format(name=name)
        case _:
            who = words.TWO_COMPUTERS
    return f"{who} {desk.guide.begins}."


def short(desk: SetupDesk) -> str:
    """The same in few words, for small windows."""
    if len(desk.guide.looks) == 2:
        return sentence(desk)
    return " · ".join([heading(desk), lines(desk)[0][1]])


def draw_line(surface: Surface, box: Rect, desk: SetupDesk, line: str, units: Units) -> None:
    """One line over Start: what will be played, or why not yet."""
    if box.h < 1:
        return
    ink = RED_ON_DARK if desk.trouble else theme.PARCHMENT
    said, px = desk.trouble or line, units.text(21)
    text.write(surface, said, box.center, Role.TEXT, px, ink, "center", room=box.w)


def draw_pane(surface: Surface, pane: Rect, bottom: int, desk: SetupDesk, units: Units) -> None:
    """The dark pane with the heading and its lines, which end above `bottom`; Start stands on it."""
    px, ink = units.px, RED_ON_DARK if desk.trouble else theme.PARCHMENT
    draw.glass(surface, pane, px(18), (12, 12, 9, 150), theme.BRASS)
    at, room = (pane.x + px(32), pane.y + px(20)), pane.w - px(64)
    first = text.write(surface, heading(desk), at, Role.TITLE, units.text(30), theme.CREAM, room=room)
    shown = [("warn", desk.trouble)] if desk.trouble else lines(desk)
    step = min(px(35), (bottom - px(6) - first.bottom) // len(shown))
    for place, (icon, line) in enumerate(shown):
        middle = first.bottom + step // 2 + place * step
        draw.icon(surface, icon, (pane.x + px(46), middle), px(26), ink if desk.trouble else theme.LAMP)
        spot = (pane.x + px(74), middle)
        text.write(surface, line, spot, Role.TEXT, units.text(20), ink, "midleft", room=pane.right - px(24) - spot[0])
