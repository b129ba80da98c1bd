"""What stands beside the count: the colour that is weighed, line by line; in the end the poster of who won."""

from __future__ import annotations

from typing import Any

from pygame import Rect, Surface

from game.rules.blasting_billy.cards import TYPES
from game.rules.view import View
from game.scenes.blasting_billy.cards import TABLE, symbol
from game.scenes.blasting_billy.counting import Counting, Owner
from game.scenes.blasting_billy.ending import headline, reason
from game.scenes.blasting_billy.facts import Who
from game.scenes.blasting_billy.ledger import Ledger
from game.scenes.blasting_billy.signs import stamp
from game.scenes.portrait import Portrait, draw_portrait
from game.scenes.table.measure import Measure
from game.scenes.words import blasting_billy as words
from game.stage import draw, text, theme
from game.stage.art import Art
from game.stage.theme import Role
from game.stage.units import LEAST_TEXT

GOOD, BAD = "#2F5F2A", "#93301F"
SHOT_ROW = "#F3B79A"


def verdict(counting: Counting, seat: int, kind: str) -> tuple[str, str, str]:
    """What the count says of a column: its figure, a few words, their colour."""
    tally, billys = counting.of(seat, kind), counting.of(None, kind).total
    figure = str(tally.total) if tally.cards else words.NONE
    if tally.total > billys:
        return figure, words.MORE_SHOT, BAD
    return figure, words.TIE_SAFE if tally.cards and tally.total == billys else words.SAFE, GOOD


def billys_words(counting: Counting, kind: str) -> str:
    """What has become of Billy's column."""
    tally = counting.of(None, kind)
    if not tally.gone:
        return words.TO_BEAT
    return words.TOOK_ONE if tally.lost is None else words.TOOK.format(value=tally.lost)


def paint_sheet(surface: Surface, art: Art, counting: Counting, ledger: Ledger, who: tuple[Who, ...]) -> None:
    """The paper at the right, or the strip at the foot in small windows."""
    m, box = ledger.m, ledger.side
    draw.paper(surface, box, m.units, radius=20, lined=not m.small)
    kind = counting.now.kind or TYPES[0]
    if m.small:
        _paint_foot(surface, art, counting, m, box, kind, who)
        return
    number = words.ORDINALS[TYPES.index(kind)]
    at = (box.x + m.n(36), box.y + m.n(34))
    room = box.w - m.n(150)
    text.write(surface, number, at, Role.LABEL, min(m.text(20, 12), m.n(26)), theme.SECOND, spacing=m.k)
    at = (box.x + m.n(36), box.y + m.n(92))
    px = min(m.text(46, 24), m.n(52))
    text.write(surface, words.KIND_TITLES[kind], at, Role.TITLE, px, theme.INK, "midleft", room=room)
    medal = (box.right - m.n(72), box.y + m.n(78))
    draw.disc(surface, medal, m.n(37), theme.INK)
    draw.disc(surface, medal, m.n(34), "#F9ECCF")
    stamp(surface, art, symbol(kind), medal, m.n(50))
    draw.rule(surface, box.x + m.n(34), box.y + m.n(128), box.w - m.n(68), m.units)
    top, foot = box.y + m.n(140), box.bottom - m.n(186)
    tall = min(m.n(76), (foot - top) // (counting.seats + 1))
    for at_row, owner in enumerate(counting.owners):
        _paint_line(surface, art, counting, m, Rect(box.x, top + at_row * tall, box.w, tall), kind, owner, who)


def _paint_line(
    surface: Surface,
    art: Art,
    counting: Counting,
    m: Measure,
    box: Rect,
    kind: str,
    owner: Owner,
    who: tuple[Who, ...],
) -> None:
    known = counting.weighed(owner, kind)
    if owner is None:
        badge, name = symbol("billy"), "Billy"
        figure, said, tone = str(counting.of(None, kind).total), billys_words(counting, kind), theme.INK
    else:
        badge, name = "/".join(who[owner].badge), who[owner].name
        figure, said, tone = verdict(counting, owner, kind)
    stands = counting.stands(owner, kind)
    if known and not stands:
        figure, said, tone = str(counting.figure(owner, kind)), "", theme.INK
    bad = known and tone == BAD
    if bad:
        row = Rect(box.x + m.n(22), box.y + m.n(3), box.w - m.n(44), box.h - m.n(6))
        draw.rounded(surface, row, SHOT_ROW, m.n(12))
    stamp(surface, art, badge, (box.x + m.n(62), box.centery), min(m.n(48), box.h - m.n(8)))
    x, room = box.x + m.n(98), m.n(210)
    lift = round(box.h * 0.17) if known else 0
    at = (x, box.centery - lift)
    text.write(surface, name, at, Role.BOLD, m.text(22, 13), theme.INK, "midleft", room=room)
    if not known:
        return
    role = Role.BOLD if bad else Role.TEXT
    at = (x, box.centery + round(box.h * 0.19))
    text.write(surface, said, at, role, m.text(19, 12), tone, "midleft", room=room)
    px = m.text(34 if figure != words.NONE else 22, 18)
    at = (box.right - m.n(40), box.centery)
    text.write(surface, figure, at, Role.TITLE, px, BAD if bad else theme.INK, "midright", room=m.n(90))


def _paint_foot(
    surface: Surface, art: Art, counting: Counting, m: Measure, box: Rect, kind: str, who: tuple[Who, ...]
) -> None:
    """In small windows: the colour, and what has just come out."""
    stamp(surface, art, symbol(kind), (box.x + m.n(44), box.centery), m.n(46))
    at, room = (box.x + m.n(82), box.y + m.n(12)), m.n(360)
    px = min(m.text(30, 22), m.n(28))
    title = text.write(surface, words.KIND_TITLES[kind], at, Role.TITLE, px, theme.INK, room=room)
    lines = [f"Billy: {counting.of(None, kind).total}"] if counting.weighed(None, kind) else []
    shot = [seat for seat in range(counting.seats) if counting.shot(seat, kind)]
    lines += [f"{who[seat].name}: {counting.of(seat, kind).total}, {words.MORE_SHOT}" for seat in shot]
    tone = BAD if shot else theme.INK
    _paint_foot_line(surface, m, " · ".join(lines), title, box, room, tone)


def _paint_foot_line(surface: Surface, m: Measure, said: str, title: Rect, box: Rect, room: int, tone: str) -> None:
    """A sentence below the title, as large as it can be."""
    px = m.text(20, 13)
    while px > LEAST_TEXT and text.paragraph_height(said, Role.BOLD, px, room, 1.15) > box.bottom - title.bottom - m.n(
        8
    ):
        px -= 1
    text.paragraph(surface, said, title.bottomleft, room, Role.BOLD, px, tone, leading=1.15)


# ------------------------------------------------------------------ the poster
def poster_box(ledger: Ledger) -> Rect:
    """Where the poster hangs."""
    if ledger.small:
        return ledger.side
    return ledger.m.rect(1436, 300, 444, 396)


def paint_poster(
    surface: Surface, art: Art, view: View[Any], ledger: Ledger, who: tuple[Who, ...], portraits: tuple[Portrait, ...]
) -> None:
    """Who won, and why."""
    m, names = ledger.m, tuple(each.name for each in who)
    box = poster_box(ledger)
    said, why, winners = headline(view, names), reason(view, names), view.result.winners
    if m.small:
        draw.paper(surface, box, m.units, radius=20, lined=False)
        at, room = (box.x + m.n(20), box.y + m.n(10)), m.n(300)
        title = text.write(surface, said, at, Role.TITLE, min(m.text(40, 26), m.n(34)), theme.INK, room=room)
        _paint_foot_line(surface, m, why, title, box, room, BAD)
        return
    sheet = draw.picture(("setup", "poster.svg"), box.size)
    draw.shadow(surface, box.inflate(-m.n(30), -m.n(30)), m.n(14), m.n(10), 150)
    surface.blit(sheet, sheet.get_rect(center=box.center))
    head = words.WANTED if not winners else words.RICH if _everybody_shot(view) else words.RICH_AND_ALIVE
    room = box.w - m.n(70)
    at = (box.centerx, box.y + m.n(52))
    text.write(surface, head, at, Role.LABEL, m.text(28, 14), BAD, "center", room=room, spacing=2 * m.k)
    window = Rect(box.x + m.n(30), box.y + m.n(78), box.w - m.n(60), m.n(166))
    _paint_window(surface, art, m, window, winners, portraits)
    at = (box.centerx, box.y + m.n(288))
    text.write(surface, said, at, Role.TITLE, m.text(50, 24), theme.INK, "center", room=room, least=m.text(28, 14))
    at = (box.centerx, box.y + m.n(336))
    text.write(surface, why, at, Role.BOLD, m.text(23, 13), theme.SECOND, "center", room=room)


def _everybody_shot(view: View[Any]) -> bool:
    return all(view.result.more["shot"])


def _paint_window(
    surface: Surface, art: Art, m: Measure, window: Rect, winners: tuple[int, ...], portraits: tuple[Portrait, ...]
) -> None:
    edge = max(1, m.n(4))
    if not winners:
        draw.rounded(surface, window, theme.INK, m.n(8))
        draw.rays(surface, window.inflate(-2 * edge, -2 * edge), "#DF9F30", "#F2B441", 20, m.n(6))
        stamp(surface, art, f"{TABLE}/billy-portrait-triumph.svg", window.center, round(window.h * 0.94))
        return
    wide = window.w // len(winners)
    for at, seat in enumerate(winners):
        part = Rect(window.x + at * wide, window.y, wide, window.h)
        draw_portrait(surface, part, portraits[seat], m.n(8), edge, 20)
