"""The live score of the arranging: an equation, the ruler, and what would be if what is held were let go here."""

from __future__ import annotations

from pygame import Surface

from game.rules.bullets_and_bombs.cards import NATURAL_TO_WIN
from game.rules.bullets_and_bombs.groups import Judgement
from game.scenes.bullets_and_bombs.arranging_layout import SMALL_SUM, SUM
from game.scenes.bullets_and_bombs.ruler import RulerMark, paint_ruler
from game.scenes.table.measure import Measure
from game.scenes.words import bullets_and_bombs as words
from game.stage import draw, text, theme
from game.stage.theme import Role

THEN = "#8F6117"
GOOD_INK, BAD_INK = "#2F5F2A", "#93301F"


def terms(worth: Judgement) -> tuple[int, int, int]:
    """Natural bundles, wild bundles, cards that cost."""
    return worth.natural, worth.wild, worth.cost


def labels(worth: Judgement) -> tuple[str, str, str]:
    """What the three numbers are, in the singular where there is one."""
    many = (words.NATURAL_TERM, words.WILD_TERM, words.COST_TERM)
    one = (words.NATURAL_TERM_1, words.WILD_TERM_1, words.COST_TERM_1)
    natural, wild, cost = (one[at] if count == 1 else many[at] for at, count in enumerate(terms(worth)))
    return natural, wild, cost


def _lack(worth: Judgement) -> str:
    missing = NATURAL_TO_WIN - worth.natural
    return words.ONE_MORE if missing == 1 else words.MORE_NEEDED.format(count=missing)


def paint_sum(surface: Surface, m: Measure, now: Judgement, then: Judgement | None) -> None:
    """The paper with the equation; `then` is what letting go would make of it."""
    if m.small:
        _paint_line(surface, m, now, then)
        return
    x, y, wide, _ = SUM
    draw.paper(surface, m.rect(*SUM), m.units)
    left = x + 44.0
    for at, (count, label) in enumerate(zip(terms(now), labels(now), strict=True)):
        ink = theme.INK if at != 0 or now.won else BAD_INK
        if at:
            sign = m.at(left - 34, y + 78)
            text.write(surface, "+" if at == 1 else "−", sign, Role.TITLE, m.text(46, 20), theme.SECOND, "center")
        changed = None if then is None or terms(then)[at] == count else terms(then)[at]
        _paint_number(surface, m, (left, y + 28), count, changed, ink, done=at == 0 and now.won)
        tone = (GOOD_INK if now.won else BAD_INK, theme.INK, BAD_INK)[at]
        px, room = m.text(21, 13), m.n(214)
        text.write(surface, label, m.at(left, y + 116), Role.BOLD, px, tone, room=room)
        if at == 0:
            note = words.THREE_ENOUGH if now.won else _lack(now)
            text.write(surface, note, m.at(left, y + 145), Role.TEXT, m.text(19, 12), theme.SECOND, room=room)
        left += 252
    text.write(surface, "=", m.at(left - 34, y + 78), Role.TITLE, m.text(46, 20), theme.SECOND, "center")
    _paint_result(surface, m, (left + 4, y), x + wide - left - 44, now, then)


def _paint_number(
    surface: Surface, m: Measure, at: tuple[float, float], count: int, then: int | None, ink: str, *, done: bool
) -> None:
    long = then is not None and count + then > 9
    px = m.text(48 if long else 66, 24)
    middle = m.at(0, at[1] + 48)[1]
    place = text.write(surface, str(count), (m.at(*at)[0], middle), Role.TITLE, px, ink, "midleft")
    right = place.right + m.n(12)
    if then is not None:
        draw.line(surface, (right, middle), (right + m.n(28), middle), theme.SECOND, m.n(4))
        tip = right + m.n(44)
        draw.polygon(
            surface, [(tip - m.n(18), middle - m.n(10)), (tip, middle), (tip - m.n(18), middle + m.n(10))], theme.SECOND
        )
        text.write(surface, str(then), (tip + m.n(10), middle), Role.TITLE, px, THEN, "midleft")
    elif done:
        draw.icon(surface, "check", (right + m.n(22), middle), m.n(44), theme.GOOD)


def _paint_result(
    surface: Surface, m: Measure, at: tuple[float, float], wide: float, now: Judgement, then: Judgement | None
) -> None:
    x, y = at
    if not now.won and (then is None or not then.won):
        px, room = m.text(34, 18), m.n(wide)
        text.write(surface, words.LOST_AS_IT_LIES, m.at(x + 10, y + 98), Role.TITLE, px, BAD_INK, "midleft", room=room)
        return
    marks = [RulerMark(now.points, words.NOW, theme.PARCHMENT)] if now.won else []
    if then is not None and then.won and (then.points != now.points or not now.won):
        marks.append(RulerMark(then.points, words.IF_DROPPED, theme.LAMP))
    inset = 18 if now.points < 0 else 0
    paint_ruler(surface, m, m.rect(x + inset, y + 82, wide - inset, 40), marks)


def _paint_line(surface: Surface, m: Measure, now: Judgement, then: Judgement | None) -> None:
    """All of it in one line, for small windows."""
    box = m.rect(*SMALL_SUM)
    draw.paper(surface, box, m.units, radius=12, lined=False)
    shown = then or now
    left = box.x + m.n(12)
    px, small = min(m.text(34, 24), m.n(31)), m.text(18, 12)
    longest = max(labels(shown), key=lambda label: text.width(label, Role.TEXT, small))
    _, small = text.fit(longest, Role.TEXT, small, m.n(112))
    for at, (count, label) in enumerate(zip(terms(shown), labels(shown), strict=True)):
        sign = ("", "+ ", "− ")[at]
        ink = THEN if then is not None and terms(then)[at] != terms(now)[at] else theme.INK
        ink = BAD_INK if at == 0 and not shown.won else ink
        number = text.write(surface, f"{sign}{count}", (left, box.y + m.n(23)), Role.TITLE, px, ink, "midleft")
        below = (left, box.bottom - m.n(5))
        text.write(surface, label, below, Role.TEXT, small, theme.SECOND, "bottomleft", room=m.n(112))
        left = max(left + m.n(120), number.right + m.n(10))
    result = f"= {shown.points}".replace("-", "−") if shown.won else words.LOST_AS_IT_LIES
    ink = BAD_INK if not shown.won else THEN if then is not None else theme.INK
    room = box.right - m.n(12) - left
    text.write(
        surface, result, (box.right - m.n(12), box.centery), Role.TITLE, m.text(40, 26), ink, "midright", room=room
    )
