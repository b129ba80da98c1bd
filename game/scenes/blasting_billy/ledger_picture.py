"""How the count is painted: strips, totals in pills, holes where Billy has shot, and what stands at the right."""

from __future__ import annotations

from pygame import Rect, Surface

from game.rules.blasting_billy.cards import TYPES
from game.scenes.blasting_billy.cards import TABLE, symbol
from game.scenes.blasting_billy.counting import Act, Counting, Owner
from game.scenes.blasting_billy.facts import Who
from game.scenes.blasting_billy.ledger import Ledger
from game.scenes.blasting_billy.picture import counted
from game.scenes.blasting_billy.signs import PALE, disc, faint, pill, stamp
from game.scenes.table.measure import Measure
from game.scenes.words import blasting_billy as words
from game.stage import draw, text, theme
from game.stage.art import Art
from game.stage.theme import Role

BAD, DUN = "#F5A98E", "#CDB38C"
LIT, PLAIN, HIS = (26, 11, 7, 200), (26, 11, 7, 160), (20, 26, 32, 190)
HOLES = ((0.45, 0.28, 36), (1.15, 0.06, 42))
"""Bullet holes in a fan: right of its left edge and below its middle in card widths, size on a card of 72."""


def paint_strips(
    surface: Surface, art: Art, counting: Counting, ledger: Ledger, who: tuple[Who, ...], winners: tuple[int, ...]
) -> None:
    """All that lies under the cards."""
    m = ledger.m
    lit = winners if counting.over else ()
    now = counting.now.kind
    if now:
        draw.glow(surface, ledger.frame(TYPES.index(now)), m.n(14), m.n(16), theme.LAMP, 120)
    for owner in counting.owners:
        _paint_strip(surface, art, counting, ledger, owner, who, won=owner in lit, shared=len(lit) > 1)
    if now:
        box = ledger.frame(TYPES.index(now))
        draw.rounded(surface, box, (242, 180, 65, 34), m.n(16))
        draw.outline(surface, box, theme.LAMP, m.n(16), max(2, m.n(4)))
    _paint_heads(surface, art, counting, ledger)


def _paint_strip(
    surface: Surface,
    art: Art,
    counting: Counting,
    ledger: Ledger,
    owner: Owner,
    who: tuple[Who, ...],
    *,
    won: bool,
    shared: bool,
) -> None:
    m, box = ledger.m, ledger.row(owner)
    radius = m.n(18 if not m.small else 10)
    if won:
        draw.glow(surface, box, m.n(14), radius)
    draw.rounded(surface, box, HIS if owner is None else LIT if won else PLAIN, radius)
    edge = theme.LAMP if won else (246, 231, 200, 90 if owner is None else 42)
    draw.outline(surface, box, edge, radius, max(1, m.n(3 if won else 2)))
    if owner is not None:
        shot = counting.shot_for(owner)
        tone = theme.LAMP if won else BAD if shot else PALE
        note = words.SHARES if won and shared else words.WINS if won else words.SHOT_FOR if shot else words.STILL_IN
        badge = "/".join(who[owner].badge)
        kinds = () if won else shot
        _paint_who(surface, art, m, box, badge, who[owner].name, note, tone, kinds, bold=bool(shot) or won)
        if shot:
            _paint_hole_in_hat(surface, art, m, box)
    elif not m.small or ledger.behind_the_sheet:
        portrait = f"{TABLE}/billy-portrait.svg"
        _paint_who(surface, art, m, box, portrait, "Billy", words.NOT_BEATEN, PALE, (), bold=False)
    for at, kind in enumerate(TYPES):
        if not counting.of(owner, kind).cards:
            _paint_none(surface, art, counting, ledger, owner, at)
        elif counting.seen(Act.BLOW, kind, owner) and not counting.of(owner, kind).left:
            x, y = ledger.middle(owner, at, 0.6, 1)
            size = m.n(ledger.card * 1.7)
            scorch = art.drawing(f"{TABLE}/scorch.svg", round(size * 0.72), size)
            surface.blit(scorch, scorch.get_rect(center=m.at(x, y)))


def _paint_who(
    surface: Surface,
    art: Art,
    m: Measure,
    box: Rect,
    badge: str,
    name: str,
    note: str,
    tone: str,
    kinds: tuple[str, ...],
    *,
    bold: bool,
) -> None:
    """The left end of a strip; in small windows only the hat and the name. `kinds`: what the note speaks of."""
    small = m.small
    stamp(surface, art, badge, _hat(m, box).center, _hat(m, box).w)
    x, room = box.x + m.n(100 if not small else 42), m.n(180 if not small else 70)
    lift = m.n(14) if not small else 0
    px = m.text(30, 15)
    text.write(surface, name, (x, box.centery - lift), Role.TITLE, px, theme.PARCHMENT, "midleft", room=room)
    if not small:
        role = Role.BOLD if bold else Role.TEXT
        _paint_note(surface, art, m, (x, box.centery + m.n(20)), room, note, kinds, role, tone)


def _hat(m: Measure, box: Rect) -> Rect:
    """Where the badge stands at the left end of a strip."""
    size = min(m.n(74 if not m.small else 34), box.h - m.n(8))
    hat = Rect(0, 0, size, size)
    hat.center = (box.x + m.n(52 if not m.small else 22), box.centery)
    return hat


def _paint_hole_in_hat(surface: Surface, art: Art, m: Measure, box: Rect) -> None:
    hat = _hat(m, box)
    at = (hat.centerx + round(hat.w * 0.33), hat.centery + round(hat.h * 0.3))
    stamp(surface, art, symbol("shot"), at, round(hat.w * 0.6))


def _paint_note(
    surface: Surface,
    art: Art,
    m: Measure,
    at: tuple[int, int],
    room: int,
    note: str,
    kinds: tuple[str, ...],
    role: Role,
    tone: str,
) -> None:
    """What has become of somebody; types as their signs where their names have no room."""
    px = m.text(19, 12)
    said = note.format(kinds=", ".join(words.KINDS[kind] for kind in kinds))
    if not kinds or text.width(said, role, px) <= room:
        text.write(surface, said, at, role, px, tone, "midleft", room=room)
        return
    size = min(m.n(30), (room - text.width(note.format(kinds="").strip(), role, m.n(19))) // len(kinds) - m.n(3))
    end = text.write(surface, note.format(kinds="").strip(), at, role, m.n(19), tone, "midleft", room=room).right
    for number, kind in enumerate(kinds):
        disc(surface, art, m, kind, (end + m.n(6) + size // 2 + number * (size + m.n(3)), at[1]), size)


def _paint_none(surface: Surface, art: Art, counting: Counting, ledger: Ledger, owner: Owner, at: int) -> None:
    m, kind = ledger.m, TYPES[at]
    x, y = ledger.middle(owner, at, 0, 1)
    faint(surface, art, kind, m.at(x, y), m.n(36 if not m.small else 20))
    if owner is not None and counting.weighed(owner, kind):
        said_at = m.at(*ledger.pill(owner, at))
        text.write(surface, words.NONE, said_at, Role.TEXT, m.text(18, 12), DUN, "center")


def _paint_heads(surface: Surface, art: Art, counting: Counting, ledger: Ledger) -> None:
    """The names of the colours over their cells."""
    m = ledger.m
    for at, kind in enumerate(TYPES):
        on = counting.now.kind == kind
        fill = theme.LAMP if on else theme.PARCHMENT if counting.framed(kind) else "#B79C73"
        px, title = m.text(22, 14), words.KIND_TITLES[kind]
        sign = m.n(28 if not m.small else 18)
        tall = m.n(40 if not m.small else 26)
        room = m.n(ledger.cell) - sign - m.n(24)
        title, px = text.fit(title, Role.LABEL, px, room)
        wide = text.width(title, Role.LABEL, px) + sign + m.n(30 if not m.small else 16)
        box = Rect(0, 0, wide, tall)
        box.center = m.at(ledger.column(at) + ledger.cell / 2 - 5, ledger.heads)
        draw.rounded(surface, box, fill, tall // 2, theme.INK, max(1, m.n(3 if not m.small else 2)))
        inner = m.n(11 if not m.small else 5)
        stamp(surface, art, symbol(kind), (box.x + inner + sign // 2, box.centery), sign)
        text.write(surface, title, (box.x + inner + sign + m.n(5), box.centery), Role.LABEL, px, theme.INK, "midleft")
    px = m.text(22, 14)
    title = words.UNSHOT_LOOT if counting.over and _all_shot(counting) else words.ALL_LOOT
    box = Rect(0, 0, text.width(title, Role.LABEL, px) + m.n(30 if not m.small else 16), m.n(40 if not m.small else 26))
    box.center = m.at(ledger.sums, ledger.heads)
    draw.rounded(surface, box, "#2A1711", box.h // 2, "#8A5B3A", max(1, m.n(2)))
    text.write(surface, title, box.center, Role.LABEL, px, theme.PARCHMENT, "center")


def _all_shot(counting: Counting) -> bool:
    return all(counting.shot_for(seat) for seat in range(counting.seats))


# ------------------------------------------------------------------ over the cards
def paint_figures(surface: Surface, art: Art, counting: Counting, ledger: Ledger, winners: tuple[int, ...]) -> None:
    """Totals, holes and sums."""
    for owner in counting.owners:
        for at, kind in enumerate(TYPES):
            if counting.of(owner, kind).cards and counting.weighed(owner, kind):
                _paint_total(surface, art, counting, ledger, owner, at)
        if owner is not None:
            _paint_sum(surface, counting, ledger, owner, won=counting.over and owner in winners)


def _paint_total(surface: Surface, art: Art, counting: Counting, ledger: Ledger, owner: Owner, at: int) -> None:
    m, kind = ledger.m, TYPES[at]
    tally, billys = counting.of(owner, kind), counting.of(None, kind).total
    shot = owner is not None and counting.shot(owner, kind)
    if shot:
        _paint_holes(surface, art, counting, ledger, owner, at)
    tie = owner is not None and tally.total == billys and counting.stands(owner, kind)
    lost = words.LOST.format(value=tally.lost) if tally.lost is not None else ""
    said = words.OVER.format(billys=billys) if shot else words.TIE if tie else lost
    x, y = ledger.pill(owner, at)
    fill, ink = (theme.EMBER, "#FFFFFF") if shot else (theme.PARCHMENT, theme.INK)
    lift = (15 if not m.small else 10) if said else 0
    most = m.n(62 if not m.small else 44)
    px = min(m.text(28, 16), round(most * 0.48))
    surface.blit(*pill(m, m.at(x, y - lift), str(counting.figure(owner, kind)), px, fill, ink, 0.4, most))
    if said:
        tone = BAD if shot else PALE
        room = m.n(66 if not m.small else 46)
        under = m.at(x, y - lift)[1] + round(px * 0.78)
        px = text.fit(words.OVER.format(billys="00"), Role.BOLD, m.text(18, 12), room)[1]
        text.write(surface, said, (m.at(x, y)[0], under), Role.BOLD, px, tone, "midtop", room=room)


def _paint_holes(surface: Surface, art: Art, counting: Counting, ledger: Ledger, owner: Owner, at: int) -> None:
    m, count = ledger.m, len(counting.of(owner, TYPES[at]).left)
    x, y = ledger.middle(owner, at, 0, count)
    left, wide = x - ledger.card / 2, ledger.card + ledger.fan_step(count) * (count - 1)
    for across, down, size in HOLES:
        middle = m.at(left + wide * min(0.86, across / 1.5), y + down * ledger.card * 1.3)
        stamp(surface, art, symbol("shot"), middle, m.n(size * ledger.card / 72))


def _paint_sum(surface: Surface, counting: Counting, ledger: Ledger, seat: int, *, won: bool) -> None:
    m = ledger.m
    _, top, _, tall = ledger.strip(seat)
    middle, shot = top + tall / 2, counting.shot_for(seat)
    total, all_out = counting.sum_so_far(seat), _all_shot(counting)
    if not counting.framed(TYPES[0]):
        return
    big, tone, under = str(total), theme.PARCHMENT, words.SO_FAR_SUM
    if counting.over:
        under = counted(counting.cards_left(seat)) if counting.ties(seat) else ""
    if shot and not (counting.over and all_out):
        big, tone = words.OUT, BAD
        under = words.UNSHOT.format(total=total) if counting.over else ""
    px = m.text(54 if won else 44 if counting.over and not shot else 34, 26 if won else 20)
    lift = (12 if not m.small else 8) if under else 0
    at = m.at(ledger.sums, middle - lift)
    room = m.n(140 if not m.small else 130)
    text.write(surface, big, at, Role.TITLE, px, theme.LAMP if won else tone, "center", room=room)
    if under:
        at = m.at(ledger.sums, middle + (22 if not m.small else 14))
        text.write(surface, under, at, Role.TEXT, m.text(18, 12), PALE, "center", room=room)
