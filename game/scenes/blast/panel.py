"""The pane at the right: the trick as it stands, what a lead could be for, gifts, and the score between rounds."""

from __future__ import annotations

from pygame import Rect, Surface

from game.rules.blast.cards import GREEDBOT, PLANETS, TRASHER
from game.rules.blast.moves import Lead, Phase, Play
from game.scenes.blast.cards import TABLE, face, symbol, used_as
from game.scenes.blast.choosing import powers
from game.scenes.blast.layout import latest
from game.scenes.blast.moment import Moment
from game.scenes.blast.plan import RATIO, Fan, Plan
from game.scenes.blast.score import paint_score
from game.scenes.blast.signs import MINT, PALE, empty_place, pane, rule, stamp, tag
from game.scenes.blast.telling import signed
from game.scenes.words import blast as words
from game.stage import draw, text, theme
from game.stage.art import Art
from game.stage.faces import side
from game.stage.theme import Colour, Role
from game.stage.units import LEAST_TEXT


def paint_panel(surface: Surface, art: Art, now: Moment, spots: Plan) -> None:
    """What belongs to the phase of the view."""
    m = spots.m
    box = spots.box(spots.panel)
    phase = now.view.facts.phase
    pane(surface, m, box, lit=now.live)
    match phase:
        case Phase.LEAD:
            _paint_lead(surface, art, now, spots, box)
        case Phase.ANSWER | Phase.DISCARD:
            _paint_trick(surface, art, now, spots, box)
        case Phase.EXCHANGE:
            _paint_exchange(surface, art, now, spots, box)
        case Phase.FIRST:
            _title(surface, spots, box, words.SHUFFLING)
        case _ if now.view.facts.round == 0:
            _title(surface, spots, box, words.SHUFFLING)
        case _:
            paint_score(surface, art, now, spots, box)


def asked_by(planet: str, px: int, room: int) -> str:
    """What a planet asks for, in fewer words where even small letters have no room in so many pixels."""
    whole = words.ASKS[planet]
    return whole if text.width(whole, Role.TEXT, min(px, LEAST_TEXT)) <= room else words.ASKS_SHORT[planet]


def _title(surface: Surface, spots: Plan, box: Rect, head: str, planet: str = "") -> None:
    """A heading; for a planet with what it asks for, where there is room."""
    m = spots.m
    px, small = min(m.text(42, 19), m.n(50 if not m.small else 24)), m.text(22, 12)
    left, middle = box.x + m.n(28 if not m.small else 9), box.y + m.n(42 if not m.small else 18)
    room = box.w - m.n(56 if not m.small else 18)
    name = text.write(surface, head, (left, middle), Role.TITLE, px, theme.LAMP, "midleft", room=room)
    rest = room - name.w - m.n(14)
    at = (name.right + m.n(14 if not m.small else 7), middle + m.n(6 if not m.small else 2))
    if planet and rest > m.n(60):
        line = asked_by(planet, small, rest)
        text.write(surface, line, at, Role.TEXT, small, theme.PARCHMENT, "midleft", room=rest)
    rule(surface, m, box, box.y + m.n(80 if not m.small else 35))


def _side(spots: Plan, box: Rect, near: bool) -> tuple[int, int, int]:
    """The middle and the width of what is written beside a row of the trick."""
    m = spots.m
    row = spots.box(spots.row(near))
    left = row.right + m.n(6)
    right = box.right - m.n(16 if not m.small else 6)
    return (left + right) // 2, row.centery, right - left


def _foot(spots: Plan, box: Rect) -> Rect:
    """The lowest part of the pane."""
    m = spots.m
    row = spots.box(spots.row(True))
    top = row.bottom + m.n(12 if not m.small else 4)
    return Rect(box.x, top, box.w, box.bottom - top - m.n(8 if not m.small else 3))


# ------------------------------------------------------------------ a trick
def _paint_trick(surface: Surface, art: Art, now: Moment, spots: Plan, box: Rect) -> None:
    planet = str(now.view.facts.planet)
    _title(surface, spots, box, words.PLANETS[planet], planet)
    m = spots.m
    rows = [spots.box(spots.row(near)) for near in (False, True)]
    rule(surface, m, box, (rows[0].bottom + rows[1].top) // 2)
    top = _top_play(now)
    for near in (False, True):
        seat = now.near if near else now.far
        move = latest(now.view, seat)
        if move is not None:
            won = top is not None and top[0] == seat
            _beside(surface, now, spots, box, near, signed(move.combination.total), _said_of(now, seat, won), lit=won)
            _powers(surface, art, now, spots, box, near, seat)
        elif near and now.picked.texts:
            _paint_picked(surface, art, now, spots, box)
        else:
            fan = spots.in_row(near, _asked(planet))
            for at in range(_asked(planet)):
                empty_place(surface, m, _place(spots, fan, at), "", m.text(20, 12), lit=seat in now.view.to_move)
            waited = seat in now.view.to_move
            over = words.MUST_BEAT.format(total=signed(top[1])) if top is not None else ""
            said = over if waited else _said_of(now, seat, ahead=False)
            _beside(surface, now, spots, box, near, "?" if waited else "–", said, lit=False)
            _powers(surface, art, now, spots, box, near, seat)
    _paint_foot(surface, art, now, spots, _foot(spots, box), planet)


def _asked(planet: str) -> int:
    """How many cards a planet asks for."""
    return {"zamepra": 1, "peolara": 2}.get(planet, 3)


def _top_play(now: Moment) -> tuple[int, int] | None:
    """Who is ahead in the trick, and with what."""
    plays = [(who, move) for who, move in now.view.facts.trick if isinstance(move, Lead | Play)]
    return (plays[-1][0], plays[-1][1].combination.total) if plays else None


def _played_out(now: Moment) -> int | None:
    """Who has laid down the last card of a hand."""
    return next((seat for seat in (0, 1) if not now.view.zone("hand", seat).cards), None)


def _said_of(now: Moment, seat: int, ahead: bool) -> str:
    if _played_out(now) is not None:
        return words.LAST_CARD if _played_out(now) == seat else ""
    if now.view.facts.phase is Phase.DISCARD or not now.view.to_move:
        return words.WINS if ahead else words.PASSES
    return words.TO_BEAT if ahead else ""


def _beside(
    surface: Surface, now: Moment, spots: Plan, box: Rect, near: bool, figure: str, said: str, *, lit: bool
) -> None:
    m = spots.m
    seat = now.near if near else now.far
    x, y, room = _side(spots, box, near)
    tone = theme.LAMP if lit else theme.PARCHMENT
    up, down = (68, 60) if not m.small else (32, 22)
    text.write(surface, now.said(seat), (x, y - m.n(up)), Role.BOLD, m.text(25, 13), tone, "center", room=room)
    text.write(surface, figure, (x, y - m.n(4)), Role.TITLE, m.n(82 if not m.small else 34), tone, "center", room=room)
    if said:
        text.write(surface, said, (x, y + m.n(down)), Role.TEXT, m.text(21, 12), PALE, "center", room=room)


def _powers(surface: Surface, art: Art, now: Moment, spots: Plan, box: Rect, near: bool, seat: int) -> None:
    """The signs of what the seat played in this trick and what counts if it wins (blast-20)."""
    m = spots.m
    mask = powers(now.view, seat)
    signs = [letter for bit, letter in ((TRASHER, "T"), (GREEDBOT, "G")) if mask >> bit & 1]
    x, y, _ = _side(spots, box, near)
    size = m.n(32 if not m.small else 14)
    y += m.n(92 if not m.small else 42)
    for at, letter in enumerate(signs):
        middle = (round(x + (at - (len(signs) - 1) / 2) * size * 1.25), y - size // 4)
        stamp(surface, art, symbol(letter), middle, size)


def _place(spots: Plan, fan: Fan, at: int) -> Rect:
    wide = fan.wide
    return spots.m.rect(fan.x + fan.step * at - wide / 2, fan.y - wide * RATIO / 2, wide, wide * RATIO)


def _paint_picked(surface: Surface, art: Art, now: Moment, spots: Plan, box: Rect) -> None:
    """What is picked, as it would lie there."""
    m, picked = spots.m, now.picked
    fan = spots.in_row(True, max(1, len(picked.texts)))
    for at, written in enumerate(picked.texts):
        place = _place(spots, fan, at)
        draw.shadow(surface, place, m.n(5), m.n(8), 130)
        surface.blit(side(art, face(written), True, place.w), place)
    for at, written in enumerate(picked.texts):
        _paint_less(surface, spots, fan, at, written)
    said = ""
    if picked.combination is not None:
        said = words.BEATS if now.view.facts.phase is Phase.ANSWER else words.SUM
    elif now.view.facts.phase is Phase.ANSWER:
        top = _top_play(now)
        said = words.MUST_BEAT.format(total=signed(top[1])) if top is not None else ""
    _beside(surface, now, spots, box, True, signed(picked.total), said, lit=picked.combination is not None)


def _paint_less(surface: Surface, spots: Plan, fan: Fan, at: int, written: str) -> None:
    """Shrinkin that count one less say so at the lower left, so that no figure is hidden."""
    if not written.endswith("-"):
        return
    m, place = spots.m, _place(spots, fan, at)
    said = words.AS.format(value=signed(used_as(written)))
    strip = m.n(fan.step)
    px = min(m.text(22, 12), max(LEAST_TEXT, round(strip * 0.3)))
    tag(surface, m, (place.x + strip // 2, place.bottom - px), said, px, MINT, most=strip)


def paint_less_tags(surface: Surface, now: Moment, spots: Plan) -> None:
    """Over the cards of the trick: Shrinkin that count one less."""
    for seat in (0, 1):
        move = latest(now.view, seat)
        if move is None:
            continue
        texts = move.combination.text.split()
        fan = spots.in_row(seat == now.near, len(texts))
        for at, written in enumerate(texts):
            _paint_less(surface, spots, fan, at, written)


def _paint_foot(surface: Surface, art: Art, now: Moment, spots: Plan, foot: Rect, planet: str) -> None:
    """What comes of it: where the planet goes, and a card to discard."""
    lines = _consequences(now, planet)
    m = spots.m
    size = m.n(36 if not m.small else 17)
    px = m.text(22, 12)
    step = foot.h / max(1, len(lines))
    step = min(step, size * 1.3)
    top = foot.centery - step * (len(lines) - 1) / 2
    for at, (sign, line) in enumerate(lines):
        y = round(top + at * step)
        left = foot.x + m.n(26 if not m.small else 9)
        if sign:
            stamp(surface, art, sign, (left + size // 2, y), size)
        room = foot.w - size - m.n(70 if not m.small else 24)
        at_x = left + size + m.n(12 if not m.small else 5)
        text.write(surface, line, (at_x, y), Role.TEXT, px, theme.PARCHMENT, "midleft", room=room)


def _consequences(now: Moment, planet: str) -> list[tuple[str, str]]:
    facts, name = now.view.facts, words.PLANETS[planet]
    owner = facts.planets[PLANETS.index(planet)]
    sign = f"{TABLE}/planet-{planet}.svg"
    if facts.phase is Phase.DISCARD and now.mover is not None:
        due = words.TRASHER_YOU if now.you(now.mover) else words.TRASHER_THEY.format(name=now.names[now.mover])
        return [(symbol("T"), due)]
    combination = now.picked.combination
    if combination is not None:
        if len(combination.cards) == len(now.view.zone("hand", now.near).cards):
            return [(f"{TABLE}/star.svg", words.LAST_CARDS)]
        mask = powers(now.view, now.near, combination)
        greedy = bool(mask >> GREEDBOT & 1) and owner == now.far
        if greedy:
            found = [(symbol("G"), words.ALL_THE_WAY.format(planet=name))]
        else:
            said = words.STAYS if owner == now.near else words.COMES_MIDDLE if owner == now.far else words.COMES_HERE
            found = [(sign, said.format(planet=name))]
        return [*found, (symbol("T"), words.TRASHER_DUE)] if mask >> TRASHER & 1 else found
    top, out = _top_play(now), _played_out(now)
    if out is not None:
        return [
            (
                f"{TABLE}/star.svg",
                words.PLAYED_OUT_YOU if now.you(out) else words.PLAYED_OUT.format(name=now.names[out]),
            )
        ]
    if not now.view.to_move and top is not None and facts.phase is Phase.ANSWER:
        if owner is None:
            return [(sign, words.WENT_MIDDLE.format(planet=name))]
        greedy = bool(powers(now.view, top[0]) >> GREEDBOT & 1)
        return [(symbol("G") if greedy else sign, words.WON_BY.format(name=now.names[top[0]], planet=name))]
    return []


# ------------------------------------------------------------------ a lead
def _paint_lead(surface: Surface, art: Art, now: Moment, spots: Plan, box: Rect) -> None:
    """Five planets with what they ask; those that the picked cards open are lit."""
    m = spots.m
    mine = now.mover is not None and now.you(now.mover)
    mover = now.near if now.mover is None else now.mover
    head = words.YOUR_LEAD if mine else words.THEIR_LEAD.format(name=now.names[mover])
    _title(surface, spots, box, head)
    foot = _foot(spots, box)
    picking = mine and bool(now.picked.texts)
    upper = spots.box(spots.row(False))
    top = upper.top - m.n(8 if not m.small else 3)
    end = spots.box(spots.row(True)).top - m.n(10) if picking else foot.bottom
    listed = [planet for planet in PLANETS if not picking or planet in now.picked.opens | now.picked.reach]
    tall = min((end - top) / max(1, len(listed)), m.n(128 if not m.small else 64))
    for at, planet in enumerate(listed):
        row = Rect(box.x + m.n(16 if not m.small else 5), round(top + at * tall), 0, round(tall - m.n(4)))
        row.w = box.w - 2 * (row.x - box.x)
        _paint_asked(surface, art, now, spots, row, planet, mine=mine, brief=picking)
    if picking:
        rule(surface, m, box, end + m.n(2))
        _paint_picked(surface, art, now, spots, box)
        aimed = now.picked.move.target if now.picked.move is not None else None
        if aimed in PLANETS:
            _paint_foot(surface, art, now, spots, foot, str(aimed))


def _paint_asked(
    surface: Surface, art: Art, now: Moment, spots: Plan, row: Rect, planet: str, *, mine: bool, brief: bool
) -> None:
    m = spots.m
    opens = planet in now.picked.opens
    can = not mine or planet in (now.picked.reach if now.picked.texts else now.reachable)
    if opens:
        draw.rounded(surface, row, (242, 180, 65, 60), m.n(10))
        draw.outline(surface, row, theme.LAMP, m.n(10), max(1, m.n(3)))
    size = min(row.h, m.n(74 if not m.small else 36))
    name_tone: Colour = theme.LAMP if opens else theme.PARCHMENT if can else "#9AA3A5"
    image = art.drawing(f"{TABLE}/planet-{planet}.svg", max(2, round(size * 0.94)))
    surface.blit(image, image.get_rect(center=(row.x + round(size * 0.6), row.centery)))
    left = row.x + round(size * 1.25)
    asks = art.drawing(f"{TABLE}/asks-{planet}.svg", max(2, round(size * 0.8)))
    surface.blit(asks, asks.get_rect(center=(row.right - round(size * 0.55), row.centery)))
    room = row.right - round(size * 1.1) - left
    px, note = min(m.text(27, 14), round(row.h * 0.8)), m.text(20, 12)
    asked = asked_by(planet, note, room) if can else words.CANT_OPEN
    if picked_line := words.OPENS if opens and brief else "":
        asked = picked_line
    two = row.h >= (px + note) * 1.2
    y = row.centery - (round(note * 0.62) if two else 0)
    text.write(surface, words.PLANETS[planet], (left, y), Role.TITLE, px, name_tone, "midleft", room=room)
    if two:
        second = PALE if can else "#9AA3A5"
        text.write(surface, asked, (left, row.centery + round(px * 0.6)), Role.TEXT, note, second, "midleft", room=room)


# ------------------------------------------------------------------ gifts
def _paint_exchange(surface: Surface, art: Art, now: Moment, spots: Plan, box: Rect) -> None:
    m, facts = spots.m, now.view.facts
    more, less = max(facts.points), min(facts.points)
    count = words.CARD if facts.exchange == 1 else words.CARDS.format(number=words.NUMBERS[facts.exchange])
    size = m.n(56 if not m.small else 26)
    left = box.x + m.n(26 if not m.small else 8)
    line = words.EXCHANGE_LINE.format(more=more, less=less, count=count)
    px, small = min(m.text(38, 18), m.n(40 if not m.small else 17)), min(m.text(20, 12), m.n(24 if not m.small else 13))
    stamp(surface, art, f"{TABLE}/exchange.svg", (left + size // 2, box.y + m.n(42 if not m.small else 18)), size)
    room = box.right - left - size - m.n(30 if not m.small else 12)
    at = (left + size + m.n(12 if not m.small else 5), box.y + m.n(28 if not m.small else 11))
    text.write(surface, words.EXCHANGE, at, Role.TITLE, px, theme.LAMP, "midleft", room=room)
    under = (at[0], box.y + m.n(66 if not m.small else 29))
    text.write(surface, line, under, Role.BOLD, small, theme.PARCHMENT, "midleft", room=room)
    rule(surface, m, box, box.y + m.n(84 if not m.small else 36))
    rows = [spots.box(spots.row(near)) for near in (False, True)]
    rule(surface, m, box, (rows[0].bottom + rows[1].top) // 2)
    for near in (False, True):
        _paint_gift(surface, now, spots, box, near)
    foot = _foot(spots, box)
    leader = facts.leader if facts.leader is not None else now.near
    lead = words.YOU_LEAD if now.you(leader) else words.WHO_LEADS.format(name=now.names[leader])
    head = text.write(
        surface,
        words.ROUND.format(round=facts.round),
        (box.x + m.n(28 if not m.small else 9), foot.centery),
        Role.LABEL,
        m.text(23, 13),
        theme.LAMP,
        "midleft",
    )
    lead_at = (head.right + m.n(14), foot.centery)
    room = box.right - lead_at[0] - m.n(20)
    text.write(surface, lead, lead_at, Role.TEXT, m.text(21, 12), theme.PARCHMENT, "midleft", room=room)


def _paint_gift(surface: Surface, now: Moment, spots: Plan, box: Rect, near: bool) -> None:
    m, facts = spots.m, now.view.facts
    seat = now.near if near else now.far
    count, chosen = facts.exchange, facts.chosen[seat]
    lying = count if chosen else now.gift if near else 0
    fan = spots.in_row(near, count, wide_apart=True)
    own = near and now.live
    for at in range(lying, count):
        said = words.ONE_OF_YOURS if own and at == lying and fan.step > fan.wide * 0.9 else ""
        empty_place(surface, m, _place(spots, fan, at), said, m.text(20, 12), lit=own)
    ahead = facts.ahead == seat
    numbers = words.NUMBERS[count]
    if ahead:
        said = words.GIVES_HIGHEST_ONE if count == 1 else words.GIVES_HIGHEST.format(number=numbers)
    else:
        said = words.GIVES_ANY_ONE if count == 1 else words.GIVES_ANY.format(number=numbers)
    right = box.right - m.n(16 if not m.small else 6)
    end = fan.x + fan.step * (count - 1) + fan.wide / 2
    left = round(m.x(end)) + m.n(12 if not m.small else 5)
    x, room = (left + right) // 2, right - left
    y = round(m.y(fan.y))
    px = m.text(26, 13)
    tone = theme.LAMP if own else theme.PARCHMENT
    text.write(
        surface, now.said(seat), (x, y - m.n(70 if not m.small else 34)), Role.BOLD, px, tone, "center", room=room
    )
    note = m.text(19, 12)
    most = m.n(96 if not m.small else 48)
    while note > LEAST_TEXT and text.paragraph_height(said, Role.TEXT, note, room, 1.22) > most:
        note -= 1
    top = y - m.n(48 if not m.small else 24)
    down = text.paragraph(surface, said, (left, top), room, Role.TEXT, note, PALE, centred=True, leading=1.22)
    if own and not chosen:
        done = words.CHOSEN_OF.format(count=lying, all=count)
        at_y = max(down + m.n(20), y + m.n(56 if not m.small else 26))
        text.write(surface, done, (x, at_y), Role.TITLE, m.text(34, 17), theme.LAMP, "center", room=room)
