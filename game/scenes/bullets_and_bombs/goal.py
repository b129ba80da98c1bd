"""The paper that says how far three bundles are, and what of bombs, bullets and wild cards has come."""

from __future__ import annotations

from typing import Any

import pygame
from pygame import Rect, Surface

from game.rules.bullets_and_bombs.cards import BULLETS, BUNDLE, WILDS
from game.rules.bullets_and_bombs.sight import ASIDE, BOMB, DISCARDS
from game.rules.view import View
from game.scenes.bullets_and_bombs import cards as deck
from game.scenes.bullets_and_bombs.cards import FOLDER, RANKS, face, is_bomb, plural
from game.scenes.bullets_and_bombs.layout import GOAL, SMALL_GOAL, hand
from game.scenes.bullets_and_bombs.signs import meter
from game.scenes.table.measure import Measure
from game.scenes.words import bullets_and_bombs as words
from game.stage import draw, text, theme
from game.stage.art import Art
from game.stage.faces import side
from game.stage.theme import Role

ROWS = 3
BOMBS = 4


def nearest(view: View[Any]) -> list[tuple[str, int]]:
    """The three ranks of which most are held, with how many; higher ranks first where as many are held."""
    held = [(len(cards), RANKS.index(rank), rank) for rank, cards in hand(view).items() if rank in RANKS and cards]
    return [(rank, count) for count, _, rank in sorted(held, reverse=True)[:ROWS]]


def bombs_out(view: View[Any]) -> int:
    """Bombs that can't come any more: set aside, gone off, or just turned up."""
    zones = (ASIDE.name, DISCARDS.name, BOMB.name)
    return sum(is_bomb(card.face or "") for name in zones for card in view.zone(name).cards)


def paint_goal(surface: Surface, art: Art, view: View[Any], m: Measure) -> None:
    """The paper at the upper right."""
    if m.small:
        _paint_small(surface, art, view, m)
        return
    x, y, wide, _ = GOAL
    draw.paper(surface, m.rect(*GOAL), m.units)
    room = m.n(wide - 72)
    px = min(m.text(30, 17), m.n(38))
    text.write(surface, words.GOAL, m.at(x + 36, y + 44), Role.TITLE, px, theme.INK, "midleft", room=room)
    draw.rule(surface, m.at(x + 34, 0)[0], m.at(0, y + 72)[1], m.n(wide - 68), m.units)
    for row, (rank, count) in enumerate(nearest(view)):
        middle = y + 114 + row * 76
        picture = hand(view)[rank][-1]
        shown = side(art, face(picture.face or "", picture.id), True, m.n(48))
        turned = pygame.transform.rotozoom(shown, 3 if row % 2 == 0 else -3, 1.0)
        box = turned.get_rect(center=m.at(x + 64, middle))
        draw.shadow(surface, Rect(0, 0, m.n(44), m.n(62)).move(box.x + 2, box.y + 2), m.n(3), m.n(4), 90)
        surface.blit(turned, box)
        _paint_row(surface, art, m, (x, middle, wide), rank, count)
    _paint_signs(surface, art, view, m)


def _paint_row(surface: Surface, art: Art, m: Measure, at: tuple[float, float, float], rank: str, count: int) -> None:
    x, middle, wide = at
    name_at, meter_at, light, gap = (108, 210, 32, 38) if not m.small else (14, 76, 18, 21)
    done = count >= BUNDLE
    end = words.DONE if done else words.TO_GO.format(count=BUNDLE - count)
    px = m.text(25, 16)
    room = m.n(meter_at - name_at - 6)
    text.write(surface, plural(rank), m.at(x + name_at, middle), Role.LABEL, px, theme.INK, "midleft", room=room)
    meter(surface, art, m.at(x + meter_at, 0)[0], m.at(0, middle)[1], count, m.n(light), m.k * gap)
    right = m.at(x + wide - (38 if not m.small else 14), middle)
    room = m.n(wide - meter_at - 7 * gap - (40 if not m.small else 16))
    ink = "#2F5F2A" if done else theme.SECOND
    text.write(surface, end, right, Role.BOLD, m.text(20, 14), ink, "midright", room=room)


def _signs(view: View[Any]) -> tuple[tuple[str, str, str], ...]:
    held = hand(view)
    return (
        ("bomb", words.OF.format(count=bombs_out(view), all=BOMBS), words.BOMBS_GONE),
        ("bullet", words.OF.format(count=len(held[deck.BULLETS]), all=BULLETS), words.BULLETS_HELD),
        ("wild", words.OF.format(count=len(held[deck.WILD]), all=WILDS), words.WILDS_HELD),
    )


def _paint_signs(surface: Surface, art: Art, view: View[Any], m: Measure) -> None:
    x, y, wide, _ = GOAL
    draw.rule(surface, m.at(x + 34, 0)[0], m.at(0, y + 312)[1], m.n(wide - 68), m.units)
    room, small = m.n(128), m.text(18, 12)
    # Where the text is too large for the captions the signs speak for themselves.
    captioned = all(text.width(what, Role.TEXT, small) <= room for _, _, what in _signs(view))
    for place, (sign, count, what) in enumerate(_signs(view)):
        left = x + 36 + place * 196
        drawing = art.drawing(f"{FOLDER}/{sign}.svg", m.n(58))
        surface.blit(drawing, drawing.get_rect(center=m.at(left + 29, y + 366)))
        if not captioned:
            at = m.at(left + 68, y + 366)
            text.write(surface, count, at, Role.LABEL, m.text(25, 17), theme.INK, "midleft", room=room)
            continue
        text.write(surface, count, m.at(left + 68, y + 334), Role.LABEL, m.text(25, 17), theme.INK, room=room)
        text.write(surface, what, m.at(left + 68, y + 368), Role.TEXT, small, theme.INK, room=room)


def _paint_small(surface: Surface, art: Art, view: View[Any], m: Measure) -> None:
    x, y, wide, _ = SMALL_GOAL
    draw.paper(surface, m.rect(*SMALL_GOAL), m.units, radius=10, lined=False)
    px, room = min(m.text(30, 17), m.n(22)), m.n(wide - 28)
    text.write(surface, words.GOAL, m.at(x + 14, y + 22), Role.TITLE, px, theme.INK, "midleft", room=room)
    surface.fill(theme.INK, (*m.at(x + 14, y + 40), m.n(wide - 28), m.n(2)))
    for row, (rank, count) in enumerate(nearest(view)):
        _paint_row(surface, art, m, (x, y + 61 + row * 32, wide), rank, count)
    surface.fill(theme.INK, (*m.at(x + 14, y + 146), m.n(wide - 28), m.n(1)))
    for place, (sign, said, _) in enumerate(_signs(view)):
        drawing = art.drawing(f"{FOLDER}/{sign}.svg", m.n(28))
        surface.blit(drawing, drawing.get_rect(center=m.at(x + 26 + place * 92, y + 173)))
        px, left = m.text(25, 17), m.at(x + 44 + place * 92, y + 173)
        text.write(surface, said, left, Role.LABEL, px, theme.INK, "midleft", room=m.n(54))
