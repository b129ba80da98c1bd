"""What is drawn round the counted cards: headings, the bill, the ruler, the line to copy."""

from __future__ import annotations

from pygame import Rect, Surface

from game.rules.bullets_and_bombs.groups import Judgement
from game.scenes.bullets_and_bombs.arranging_picture import WILD_FILL
from game.scenes.bullets_and_bombs.counted import Counted, signed
from game.scenes.bullets_and_bombs.result_layout import LINE, SMALL_VERDICT, VERDICT, Section, pages
from game.scenes.bullets_and_bombs.ruler import RulerMark, band, paint_ruler
from game.scenes.bullets_and_bombs.signs import LINE as BRASS
from game.scenes.bullets_and_bombs.sum_picture import BAD_INK, THEN, labels, terms
from game.scenes.table.measure import Measure
from game.scenes.words import bullets_and_bombs as words
from game.stage import draw, text, theme
from game.stage.theme import Role
from game.stage.units import LEAST_TEXT

LEADING = 1.35
FILLS = {"natural": theme.LAMP, "wild": WILD_FILL, "free": theme.PARCHMENT, "cost": theme.EMBER}
MARK_BEST, MARK_PAR = "#DDEBF0", theme.PARCHMENT


def paint_result(surface: Surface, counted: Counted, m: Measure, shown: float) -> None:
    """All that lies under the cards. `shown`: how far the counting has come, 0 to 1."""
    for section in pages(counted.draft, m).sections:
        _paint_heading(surface, m, section)
    if m.small:
        _paint_small(surface, counted, m, shown)
        return
    _paint_verdict(surface, counted, m, shown)
    _paint_line(surface, counted, m)


def _paint_heading(surface: Surface, m: Measure, section: Section) -> None:
    px = m.text(23, 13)
    middle = section.y + (17 if not m.small else 10)
    left = section.x + 2
    if section.count:
        name = words.SECTIONS[section.name]
        place = text.write(
            surface,
            name,
            m.at(left, middle),
            Role.LABEL,
            px,
            theme.PARCHMENT,
            "midleft",
            spacing=m.k if not m.small else 0,
        )
        radius = round(px * 0.78)
        centre = (place.right + round(px * 1.2), place.centery)
        draw.disc(surface, centre, radius, FILLS[section.name])
        ink = "#FFFFFF" if section.name == "cost" else theme.INK
        text.write(surface, str(section.count), centre, Role.TITLE, round(px * 0.95), ink, "center")
        start = centre[0] + radius + m.n(14)
        end = m.at(section.right, 0)[0]
        surface.fill(theme.rgb(BRASS), (start, m.at(0, middle)[1], max(0, end - start), max(1, m.n(2))))


def _head(counted: Counted) -> tuple[str, str]:
    worth = counted.shown_worth
    if worth.score is None:
        number = words.NUMBERS[worth.natural]
        bundles = "bundle" if worth.natural == 1 else "bundles"
        return words.TOO_FEW, words.LOST_HAND.format(number=number, bundles=bundles)
    return words.YOU_WIN, words.HANDS[band(worth.score)]


def _marks(counted: Counted) -> list[RulerMark]:
    marks = []
    if counted.worth.score is not None:
        marks.append(RulerMark(counted.worth.score, words.YOU, theme.LAMP))
    review, possible = counted.back.review, counted.possible
    if review is not None and review.par is not None:
        marks.append(RulerMark(review.par, words.PAR_MARK, MARK_PAR))
    if review is not None and possible is not None:
        label = words.BEST_MARK if possible == review.bound else words.POSSIBLE_MARK
        marks.append(RulerMark(possible, label, MARK_BEST))
    return marks


def said_of_the_deal(counted: Counted, short: bool) -> str:
    """What was in the hand, what par is, and what was possible; `short` where there is little room."""
    lines = [words.LOST_WHY] if counted.shown_worth.score is None and not short else []
    if counted.better:
        points = counted.best_worth.score or 0
        lines.append(words.BETTER_WON if not counted.worth.won else words.BETTER.format(points=signed(points)))
    review, possible = counted.back.review, counted.possible
    if review is None:
        return " ".join([*lines, words.PAR_COMES] if counted.back.waiting else lines)
    if review.par is None:
        lines.append(words.PAR_LOST_SHORT if short else words.PAR_LOST)
    else:
        lines.append((words.PAR_SHORT if short else words.PAR).format(par=signed(review.par)))
    if possible is None:
        lines.append(words.BEST_BOUND.format(bound=review.bound))
    elif possible >= review.bound:
        lines.append((words.BEST_IS_SHORT if short else words.BEST_IS).format(best=signed(possible)))
    else:
        best = words.BEST_LIES_SHORT if short else words.BEST_LIES
        lines.append(best.format(bound=review.bound, reached=signed(possible)))
    return " ".join(lines)


def _paint_verdict(surface: Surface, counted: Counted, m: Measure, shown: float) -> None:
    x, y, wide, _ = VERDICT
    draw.paper(surface, m.rect(*VERDICT), m.units)
    small, large = _head(counted)
    middle, room = x + wide / 2, m.n(wide - 70)
    at = m.at(middle, y + 56)
    text.write(surface, small, at, Role.LABEL, m.text(28, 16), BAD_INK, "center", spacing=3 * m.k, room=room)
    px = min(m.text(54, 26), m.n(62))
    text.write(surface, large, m.at(middle, y + 106), Role.TITLE, px, theme.INK, "center", room=room)
    top = y + 158
    draw.rule(surface, m.at(x + 40, 0)[0], m.at(0, top)[1], m.n(wide - 80), m.units)
    worth = counted.shown_worth
    for row, (count, label) in enumerate(zip(terms(worth), labels(worth), strict=True)):
        line = top + 36 + row * 46
        ink = BAD_INK if row == 2 else theme.INK
        sign = ("", "+ ", "− ")[row]
        px, room = m.text(24, 14), m.n(wide - 190)
        text.write(surface, label, m.at(x + 44, line), Role.TEXT, px, theme.INK, "midleft", room=room)
        if shown * 4 > row:
            number = m.at(x + wide - 48, line)
            text.write(surface, f"{sign}{count}", number, Role.TITLE, m.text(32, 16), ink, "midright")
    draw.rule(surface, m.at(x + 40, 0)[0], m.at(0, top + 160)[1], m.n(wide - 80), m.units)
    if shown < 0.75:
        return
    _paint_score(surface, counted, m)


def _paint_score(surface: Surface, counted: Counted, m: Measure) -> None:
    x, y, wide, _ = VERDICT
    top = y + 158
    score = counted.shown_worth.score
    px = min(m.text(40, 20), m.n(48))
    text.write(surface, words.SCORE, m.at(x + 44, top + 216), Role.TITLE, px, theme.INK, "midleft")
    px = min(m.text(88 if score is not None else 40, 30), m.n(100))
    said = words.NO_SCORE if score is None else signed(score)
    text.write(surface, said, m.at(x + wide - 46, top + 214), Role.TITLE, px, THEN, "midright", room=m.n(wide - 240))
    marks = _marks(counted)
    room = m.n(wide - 88)
    if score is not None or counted.worth.score is not None:
        paint_ruler(surface, m, m.rect(x + 32, y + 490, wide - 64, 40), marks)
        _paint_said(surface, counted, m, Rect(m.at(x + 44, y + 566), (room, m.n(112))))
    else:
        _paint_said(surface, counted, m, Rect(m.at(x + 44, y + 440), (room, m.n(238))))


def _paint_said(surface: Surface, counted: Counted, m: Measure, box: Rect) -> None:
    """As much of it, and as large, as there is room for."""
    largest = m.text(20, 12)
    for short in (False, True):
        said = said_of_the_deal(counted, short)
        for px in range(largest, max(LEAST_TEXT, round(largest * 0.85)) - 1, -1):
            if text.paragraph_height(said, Role.TEXT, px, box.w, LEADING) <= box.h:
                text.paragraph(surface, said, box.topleft, box.w, Role.TEXT, px, theme.SECOND, leading=LEADING)
                return


def _paint_line(surface: Surface, counted: Counted, m: Measure) -> None:
    x, _, wide, tall = LINE
    y = LINE[1] + m.tall - 1080
    draw.paper(surface, m.rect(x, y, wide, tall), m.units, lined=False)
    px = min(m.text(32, 16), m.n(38))
    place = text.write(surface, counted.deal.name, m.at(x + 32, y + 20), Role.TITLE, px, theme.INK)
    after = (place.right + m.n(20), place.centery + m.n(2))
    room = m.at(x + wide - 32, 0)[0] - after[0]
    text.write(surface, counted.deal.more, after, Role.TEXT, m.text(20, 12), theme.SECOND, "midleft", room=room)
    box = m.rect(x + 28, y + 76, wide - 56, 60)
    draw.rounded(surface, box, theme.CREAM, m.n(12), theme.INK, m.n(3))
    at = (box.x + m.n(22), box.centery)
    place = text.write(
        surface, counted.said(), at, Role.BOLD, m.text(23, 13), theme.INK, "midleft", room=box.w - m.n(340)
    )
    if counted.worth.natural + counted.worth.wild + counted.worth.cost:
        _paint_marks(surface, m, counted.worth, (place.right + m.n(30), box.centery))
    if counted.copied is not None:
        button = counted.copy.rect
        sign, tone = ("check", theme.GOOD) if counted.copied else ("warn", theme.RED_DARK)
        draw.icon(surface, sign, (button.right + m.n(32), button.centery), m.n(28), tone)
        said, ink = (words.COPIED, "#2F5F2A") if counted.copied else (words.NO_COPY, BAD_INK)
        at = (button.right + m.n(54), button.centery)
        room = m.at(x + wide - 32, 0)[0] - at[0]
        text.write(surface, said, at, Role.BOLD, m.text(20, 12), ink, "midleft", room=room)


def _paint_marks(surface: Surface, m: Measure, worth: Judgement, at: tuple[int, int]) -> None:
    """A full circle a natural bundle, an empty one a wild bundle, then what costs."""
    x, y = at
    for number in range(worth.natural + worth.wild):
        draw.disc(surface, (x, y), m.n(11), theme.INK)
        if number >= worth.natural:
            draw.disc(surface, (x, y), m.n(8), theme.CREAM)
        x += m.n(27)
    if worth.cost:
        text.write(surface, f"−{worth.cost}", (x, y), Role.BOLD, m.text(24, 13), theme.INK, "midleft")


def _paint_small(surface: Surface, counted: Counted, m: Measure, shown: float) -> None:
    x, y, wide, _ = SMALL_VERDICT
    draw.paper(surface, m.rect(*SMALL_VERDICT), m.units, radius=12, lined=False)
    small, large = _head(counted)
    room = m.n(330)
    text.write(surface, small, m.at(x + 18, y + 22), Role.LABEL, m.text(28, 14), BAD_INK, "midleft", room=room)
    text.write(surface, large, m.at(x + 18, y + 52), Role.TITLE, m.text(54, 28), theme.INK, "midleft", room=room)
    worth = counted.shown_worth
    left = x + 18
    for row, (count, label) in enumerate(zip(terms(worth), labels(worth), strict=True)):
        sign = ("", "+ ", "− ")[row]
        ink = BAD_INK if row == 2 else theme.INK
        at = m.at(left, y + 92)
        text.write(surface, f"{sign}{count}", at, Role.TITLE, m.text(32, 20), ink, "midleft")
        text.write(
            surface, label, m.at(left, y + 120), Role.TEXT, m.text(20, 12), theme.SECOND, "midleft", room=m.n(118)
        )
        left += 124
    score = worth.score
    said = words.NO_SCORE if score is None else signed(score)
    px = min(m.text(88, 46), m.n(54)) if score is not None else min(m.text(40, 24), m.n(26))
    if shown >= 0.75:
        text.write(surface, said, m.at(x + wide - 24, y + 30), Role.TITLE, px, THEN, "midright", room=m.n(200))
        if _marks(counted):
            paint_ruler(surface, m, m.rect(x + 400, y + 104, wide - 416, 28), _marks(counted), named=False)
        said, at = said_of_the_deal(counted, short=True), m.at(x + 18, y + 146)
        text.write(surface, said, at, Role.TEXT, m.text(20, 12), theme.SECOND, "midleft", room=m.n(wide - 36))
