"""How the table is painted around the cards: planets in their lanes, who sits there, stars, piles."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.rules.blast.cards import PLANETS, STARS
from game.rules.blast.moves import Phase
from game.scenes.blast.cards import BACK, TABLE, symbol
from game.scenes.blast.layout import DISCARDS, HAND, PLAYED, pile
from game.scenes.blast.moment import Moment
from game.scenes.blast.orbits import Orbits
from game.scenes.blast.plan import RATIO, Box, Plan
from game.scenes.blast.signs import LINE, PALE, RING, SIDES, arrow, pane, ring, stamp
from game.scenes.words import blast as words
from game.stage import draw, grounds, text, theme
from game.stage.art import Art
from game.stage.faces import side
from game.stage.theme import Role

GREED = "G"
UNDEALT = 14


# ------------------------------------------------------------------ planets
def paint_lanes(surface: Surface, art: Art, now: Moment, spots: Plan, orbits: Orbits, pointed: str | None) -> None:
    """Five lanes with three places each, the planets that rest, and where one would go."""
    m = spots.m
    going = now.going
    for at, planet in enumerate(PLANETS):
        lit = _lit(now, planet) or orbits.orbits[at].moving
        x = m.x(spots.lanes[at])
        if lit:
            _lane_light(surface, art, spots, at, strong=planet == pointed)
        for row in spots.rows:
            place = (round(x), round(m.y(row - (4 if not m.small else 2))))
            ring(surface, art, place, m.n(spots.orbit), theme.LAMP if lit else RING, 190 if lit else 110)
        for upper, lower in ((0, 1), (1, 2)):
            middle = (spots.rows[upper] + spots.rows[lower]) / 2
            for away in (-9, 9) if not m.small else ():
                draw.disc(surface, m.at(spots.lanes[at], middle + away), m.n(4), "#5C7A8C")
    if going is not None and not orbits.moving:
        _paint_way(surface, art, spots, orbits, *going)
    for at, planet in enumerate(PLANETS):
        if not orbits.orbits[at].moving:
            _paint_planet(surface, art, now, spots, orbits, at, planet)


def paint_travelling(surface: Surface, art: Art, now: Moment, spots: Plan, orbits: Orbits) -> None:
    """The planets on their way, and what they leave behind."""
    _paint_trail(surface, spots, orbits)
    for at, planet in enumerate(PLANETS):
        if orbits.orbits[at].moving:
            _paint_planet(surface, art, now, spots, orbits, at, planet)


def _lit(now: Moment, planet: str) -> bool:
    """Whether play is about this planet, or what is picked opens it."""
    played_for = now.view.facts.phase in (Phase.ANSWER, Phase.DISCARD) and planet == now.view.facts.planet
    return played_for or planet in now.picked.opens


def _dim(now: Moment, planet: str) -> bool:
    """Whether this planet can't be opened now by who is to decide."""
    if not now.live or now.view.facts.phase not in (Phase.LEAD, Phase.ANSWER):
        return False
    if now.view.facts.phase is Phase.ANSWER:
        return not _lit(now, planet)
    return planet not in (now.picked.reach if now.picked.texts else now.reachable)


def _lane_light(surface: Surface, art: Art, spots: Plan, at: int, *, strong: bool) -> None:
    box = spots.box(spots.lane(at))

    def make() -> Surface:
        blur = max(2, spots.m.n(9))
        light = Surface((box.w + 4 * blur, box.h + 4 * blur), pygame.SRCALPHA)
        light.fill((242, 180, 65, 0))
        inner = light.get_rect().inflate(-4 * blur, -4 * blur)
        pygame.draw.rect(light, (242, 180, 65, 84 if strong else 46), inner, border_radius=box.w // 2)
        return pygame.transform.gaussian_blur(light, blur)

    image = art.keep(("lane", box.size, strong), make)
    surface.blit(image, image.get_rect(center=box.center))


def _paint_way(surface: Surface, art: Art, spots: Plan, orbits: Orbits, planet: int, end: float, jumps: bool) -> None:
    """An arrow to where the planet would go."""
    m = spots.m
    row = orbits.orbits[planet].row
    if row == end:
        return
    x = round(m.x(spots.lanes[planet]))
    top = round(m.y(_down(spots, row) + (112 if not m.small else 46)))
    bottom = round(m.y(_down(spots, end) + (10 if not m.small else 6)))
    arrow(surface, m, x, top, bottom)
    if jumps:
        middle = (x, (top + bottom) // 2 - m.n(12 if not m.small else 6))
        stamp(surface, art, symbol(GREED), middle, m.n(58 if not m.small else 24))


def _down(spots: Plan, row: float) -> float:
    """How far down a row is, also between two."""
    first, last = spots.rows[0], spots.rows[2]
    return first + (last - first) * row / 2


def planet_at(spots: Plan, orbits: Orbits, at: int) -> tuple[int, int]:
    """The middle of a planet in pixels."""
    return _middle(spots, at, orbits.orbits[at].row)


def _middle(spots: Plan, at: int, row: float) -> tuple[int, int]:
    m = spots.m
    up = 12 if not m.small else 4
    return round(m.x(spots.lanes[at])), round(m.y(_down(spots, row) - up))


def _paint_planet(surface: Surface, art: Art, now: Moment, spots: Plan, orbits: Orbits, at: int, planet: str) -> None:
    m, orbit = spots.m, orbits.orbits[at]
    middle, wide = planet_at(spots, orbits, at), m.n(spots.planet)
    lit, dim = _lit(now, planet), _dim(now, planet)
    if lit or orbit.moving:
        pool = grounds.light((round(wide * 1.9), round(wide * 1.9)), theme.LAMP, 150)
        surface.blit(pool, pool.get_rect(center=middle), special_flags=pygame.BLEND_RGB_ADD)
    image = art.drawing(f"{TABLE}/planet-{planet}.svg", wide)
    if dim:
        image = _faded(art, f"planet-{planet}", image)
    if orbit.presence < 1.0:
        gone, image = image.copy(), image.copy()
        gone.set_alpha(round(255 * (1.0 - orbit.presence)))
        image.set_alpha(round(255 * orbit.presence))
        surface.blit(gone, gone.get_rect(center=_middle(spots, at, orbit.start)))
    surface.blit(image, image.get_rect(center=middle))
    if orbit.moving and orbit.jumps:
        stamp(surface, art, symbol(GREED), (middle[0], middle[1] - round(wide * 0.52)), round(wide * 0.42))
    _paint_chip(surface, art, spots, at, planet, _down(spots, orbit.row), lit=lit, dim=dim)


def _faded(art: Art, name: str, image: Surface) -> Surface:
    def make() -> Surface:
        faded = image.copy()
        faded.fill((105, 112, 124, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return faded

    return art.keep(("faded", name, image.get_size()), make)


def _paint_chip(
    surface: Surface, art: Art, spots: Plan, at: int, planet: str, down: float, *, lit: bool, dim: bool
) -> None:
    m = spots.m
    below, wide, tall = spots.chip
    box = m.rect(spots.lanes[at] - wide / 2, down + below - tall / 2, wide, tall)
    edge = max(1, m.n(4 if not m.small else 2))
    draw.rounded(surface, box.inflate(2 * edge, 2 * edge), theme.INK, box.h)
    fill = theme.LAMP if lit else "#8E8877" if dim else theme.PARCHMENT
    draw.rounded(surface, box, fill, box.h // 2)
    size = m.n(38 if not m.small else 19)
    stamp(surface, art, f"{TABLE}/asks-{planet}.svg", (box.x + round(size * 0.82), box.centery), size)
    left = box.x + round(size * 1.5)
    room = box.right - left - m.n(10 if not m.small else 3)
    px = m.text(25, 13)
    name = words.PLANETS[planet]
    text.write(surface, name, (left, box.centery), Role.LABEL, px, theme.INK, "midleft", room=room, least=9)


# ------------------------------------------------------------------ who sits there
def paint_plates(surface: Surface, now: Moment, spots: Plan) -> None:
    """Both players: portrait, points, what they do."""
    for seat, box in zip((now.near, now.far), spots.plates, strict=True):
        _paint_plate(surface, now, spots, seat, box)


def _paint_plate(surface: Surface, now: Moment, spots: Plan, seat: int, box: Box) -> None:
    m = spots.m
    place = spots.box(box)
    facts = now.view.facts
    pane(surface, m, place, lit=seat in now.view.to_move)
    size = round(place.h * 0.82)
    badge = draw.picture(now.badges[seat], (size, size))
    surface.blit(badge, badge.get_rect(center=(place.x + round(place.h * 0.52), place.centery)))
    left = place.x + round(place.h * (1.02 if not m.small else 1.0))
    room = place.right - left - m.n(18 if not m.small else 5)
    k = place.h / (150 if not m.small else 54)
    if m.small:
        px = min(m.text(30, 16), round(place.h * 0.36))
        name_at = (left, place.y + round(15 * k))
        text.write(surface, now.names[seat], name_at, Role.TITLE, px, theme.PARCHMENT, "midleft", room=room)
        figure = text.write(
            surface,
            str(facts.points[seat]),
            (left, place.y + round(37 * k)),
            Role.TITLE,
            m.n(24),
            theme.LAMP,
            "midleft",
        )
        rest = place.right - figure.right - m.n(8)
        note_at = (figure.right + m.n(5), place.y + round(39 * k))
        text.write(surface, _note(now, seat), note_at, Role.TEXT, m.text(20, 12), PALE, "midleft", room=rest)
        return
    px = min(m.text(33, 16), round(33 * m.k * 1.3))
    name_at = (left, place.y + round(31 * k))
    text.write(surface, now.names[seat], name_at, Role.TITLE, px, theme.PARCHMENT, "midleft", room=room)
    figure = text.write(
        surface, str(facts.points[seat]), (left, place.y + round(78 * k)), Role.TITLE, m.n(60), theme.LAMP, "midleft"
    )
    rest = place.right - figure.right - m.n(29)
    of_at = (figure.right + m.n(11), place.y + round(88 * k))
    text.write(surface, words.OF_SEVEN, of_at, Role.TEXT, m.text(21, 12), theme.PARCHMENT, "midleft", room=rest)
    note_at = (left, place.y + round(126 * k))
    text.write(surface, _note(now, seat), note_at, Role.TEXT, m.text(20, 12), PALE, "midleft", room=room)


def _note(now: Moment, seat: int) -> str:
    """What a player does; of who isn't to move, how many cards there are."""
    facts = now.view.facts
    if facts.phase is Phase.EXCHANGE:
        return words.HAS_CHOSEN if facts.chosen[seat] else words.CHOOSES
    if seat in now.view.to_move and now.you(seat):
        return words.YOUR_MOVE
    if seat in now.view.to_move and seat not in now.people:
        return words.THINKS
    count = len(now.view.zone(HAND, seat).cards)
    return words.HELD_ONE if count == 1 else words.HELD.format(count=count)


# ------------------------------------------------------------------ stars
def star_at(spots: Plan, now: Moment, seat: int, number: int) -> tuple[int, int]:
    """The middle of a seat's star of that number, from its own end of the rail on."""
    box = spots.box(spots.rail)
    place = number if seat == now.far else STARS - 1 - number
    if spots.small:
        step = box.w / STARS
        return round(box.x + step * (place + 0.5)), box.centery
    pad = box.h * 0.02
    step = (box.h - 2 * pad) / STARS
    return box.centerx, round(box.y + pad + step * (place + 0.5))


def paint_stars(surface: Surface, art: Art, now: Moment, spots: Plan, *, growing: bool) -> None:
    """The row of seven: the other's from one end, the near one's from the other. `growing`: the newest isn't there."""
    m, box = spots.m, spots.box(spots.rail)
    pane(surface, m, box)
    for place in range(STARS):
        stamp(surface, art, f"{TABLE}/star-socket.svg", star_at(spots, now, now.far, place), _star_wide(spots))
    for seat in (now.near, now.far):
        for number in range(now.view.facts.stars[seat] - (growing and now.star == seat)):
            stamp(surface, art, f"{TABLE}/star.svg", star_at(spots, now, seat, number), _star_wide(spots))
    _paint_star_words(surface, now, spots, box)


def _star_wide(spots: Plan) -> int:
    return spots.m.n(74 if not spots.small else 28)


def paint_new_star(surface: Surface, art: Art, now: Moment, spots: Plan, grown: float) -> None:
    """The star that has just been taken, on its way into the row."""
    if now.star is not None:
        middle = star_at(spots, now, now.star, now.view.facts.stars[now.star] - 1)
        stamp(surface, art, f"{TABLE}/star.svg", middle, max(2, round(_star_wide(spots) * grown)))


def _paint_star_words(surface: Surface, now: Moment, spots: Plan, box: Rect) -> None:
    m, stars = spots.m, now.view.facts.stars
    left = STARS - sum(stars)
    px = m.text(23, 13)
    if m.small:
        said = words.STAR_LEFT_LINE if left == 1 else words.STARS_LEFT_LINE.format(count=left)
        at = (box.right + m.n(10), box.centery)
        text.write(surface, said, at, Role.LABEL, px, theme.PARCHMENT, "midleft", room=m.n(190))
        return
    step = box.h / STARS
    room = m.n(96)
    for seat, top, bottom in (
        (now.far, box.y, box.y + round(step * stars[now.far])),
        (now.near, box.bottom - round(step * stars[now.near]), box.bottom),
    ):
        if stars[seat]:
            x = box.right + m.n(12)
            draw.line(surface, (x, top + m.n(12)), (x, bottom - m.n(12)), SIDES[seat], m.n(6))
            middle = (x + m.n(14), (top + bottom) // 2)
            text.write(surface, now.names[seat], middle, Role.LABEL, px, SIDES[seat], "midleft", room=room)
    if left:
        middle_y = box.y + round(step * (stars[now.far] + left / 2))
        said = words.STAR_LEFT if left == 1 else words.STARS_LEFT.format(count=left)
        for number, line in enumerate(said.split("\n")):
            y = middle_y + round((number - 0.5) * px * 1.25)
            text.write(surface, line, (box.right + m.n(12), y), Role.LABEL, px, theme.PARCHMENT, "midleft", room=room)


# ------------------------------------------------------------------ piles
def paint_piles(surface: Surface, art: Art, now: Moment, spots: Plan) -> None:
    """What wasn't dealt, what was played, what was discarded: places under the cards, and counts."""
    m, view = spots.m, now.view
    counts = (UNDEALT if view.facts.round else 0, len(pile(view, PLAYED)), len(pile(view, DISCARDS)))
    names = (words.STOCK, words.PLAYED, words.DISCARDS)
    wide = spots.pile_wide
    back = side(art, BACK, False, m.n(wide))
    for at, ((x, y), name, count) in enumerate(zip(spots.piles, names, counts, strict=True)):
        box = m.rect(x - wide / 2, y - wide * RATIO / 2, wide, wide * RATIO)
        draw.rounded(surface, box, (8, 14, 20, 110), max(2, m.n(7)))
        draw.outline(surface, box, LINE, max(2, m.n(7)), max(1, m.n(2)))
        if at == 0 and count:
            for layer in range(3):
                spot = box.move(-layer * m.n(2), -layer * m.n(3))
                draw.shadow(surface, spot, m.n(3), m.n(8), 80)
                surface.blit(back, spot)
        said = f"{name} {count}"
        px = min(m.text(20, 12), m.n(27 if not m.small else 16))
        below = box.bottom + m.n(5 if not m.small else 2) + px // 2
        room = m.n(128 if not m.small else 84)
        text.write(surface, said, (box.centerx, below), Role.LABEL, px, PALE, "center", room=room)


def _paint_trail(surface: Surface, spots: Plan, orbits: Orbits) -> None:
    """Behind a planet that Greedbots carry: sparks of lamp along the way."""
    for at, orbit in enumerate(orbits.orbits):
        if not (orbit.moving and orbit.jumps) or orbit.fades:
            continue
        x, y = planet_at(spots, orbits, at)
        way = 1 if orbit.end > orbit.start else -1
        for number in range(1, 6):
            size = max(2, round(spots.m.n(spots.planet) * 0.2 * (1 - number / 7)))
            spot = (x + (number % 2 * 2 - 1) * size // 2, y - way * number * size * 2)
            draw.disc(surface, spot, size // 2, theme.LAMP if number % 2 else theme.CREAM)
