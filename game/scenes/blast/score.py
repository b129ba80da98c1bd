"""The score between two rounds and after the last one: planets and stars of both, and who leads next."""

from __future__ import annotations

from pygame import Rect, Surface

from game.rules.blast.cards import PLANETS
from game.scenes.blast.cards import TABLE
from game.scenes.blast.moment import Moment
from game.scenes.blast.plan import Plan
from game.scenes.blast.signs import PALE, rule, stamp
from game.scenes.words import blast as words
from game.stage import draw, text, theme
from game.stage.art import Art
from game.stage.theme import Role


def paint_score(surface: Surface, art: Art, now: Moment, spots: Plan, box: Rect) -> None:
    """Two rows: whose planets lie before them, whose stars, and the points that makes."""
    m, facts = spots.m, now.view.facts
    over = now.view.result is not None
    head = words.FINAL if over else words.SCORE.format(round=facts.round)
    left = box.x + m.n(28 if not m.small else 9)
    room = box.w - m.n(56 if not m.small else 18)
    at = (left, box.y + m.n(42 if not m.small else 18))
    text.write(surface, head, at, Role.TITLE, m.text(42, 19), theme.LAMP, "midleft", room=room)
    rule(surface, m, box, box.y + m.n(80 if not m.small else 35))
    rows = [spots.box(spots.row(near)) for near in (False, True)]
    rule(surface, m, box, (rows[0].bottom + rows[1].top) // 2)
    for near, row in zip((False, True), rows, strict=True):
        _paint_side(surface, art, now, spots, box, row, now.near if near else now.far)
    lines = _lines(now)
    px = m.text(22, 12)
    y = rows[1].bottom + m.n(18 if not m.small else 6)
    for line in lines:
        text.write(surface, line, (left, y), Role.TEXT, px, theme.PARCHMENT, room=room)
        y += round(px * 1.4)


def _lines(now: Moment) -> list[str]:
    facts = now.view.facts
    if now.view.result is not None or facts.leader is None:
        return []
    taker, leader = 1 - facts.leader, facts.leader
    took = words.YOU_TOOK_STAR if now.you(taker) else words.TOOK_STAR.format(name=now.names[taker])
    following = facts.round + 1
    if now.you(leader):
        return [f"{took}.", words.NEXT_ROUND_YOU.format(round=following)]
    return [f"{took}.", words.NEXT_ROUND.format(name=now.names[leader], round=following)]


def _paint_side(surface: Surface, art: Art, now: Moment, spots: Plan, box: Rect, row: Rect, seat: int) -> None:
    m, facts = spots.m, now.view.facts
    size = m.n(84 if not m.small else 36)
    badge = draw.picture(now.badges[seat], (size, size))
    middle = row.y + m.n(46 if not m.small else 22)
    surface.blit(badge, badge.get_rect(center=(row.x + size // 2, middle)))
    room = box.right - row.x - size - m.n(130 if not m.small else 60)
    name_at = (row.x + size + m.n(16 if not m.small else 6), middle)
    text.write(surface, now.names[seat], name_at, Role.TITLE, m.text(32, 16), theme.PARCHMENT, "midleft", room=room)
    points = str(facts.points[seat])
    end = (box.right - m.n(28 if not m.small else 10), middle)
    tone = theme.LAMP if facts.points[seat] == max(facts.points) else theme.PARCHMENT
    text.write(surface, points, end, Role.TITLE, m.n(76 if not m.small else 32), tone, "midright")
    owned = [planet for planet, owner in zip(PLANETS, facts.planets, strict=True) if owner == seat]
    signs = [f"{TABLE}/planet-{planet}.svg" for planet in owned] + [f"{TABLE}/star.svg"] * facts.stars[seat]
    wide = m.n(46 if not m.small else 22)
    step = min(wide * 1.12, (box.w - m.n(60 if not m.small else 20) - wide) / max(1, len(signs) - 1))
    y = row.bottom - m.n(58 if not m.small else 28)
    for number, sign in enumerate(signs):
        stamp(surface, art, sign, (round(row.x + wide / 2 + number * step), y), wide)
    planets = words.PLANET_ONE if len(owned) == 1 else words.PLANET_COUNT.format(count=len(owned))
    stars = words.STAR_ONE if facts.stars[seat] == 1 else words.STAR_COUNT.format(count=facts.stars[seat])
    line = words.PLANETS_AND_STARS.format(planets=planets, stars=stars)
    at = (row.x, row.bottom - m.n(16 if not m.small else 8))
    text.write(
        surface, line, at, Role.TEXT, m.text(20, 12), PALE, "midleft", room=box.w - m.n(60 if not m.small else 20)
    )
