"""The sign of each player: key, name, a note, the stack; plain, lamp, or ember with a sign of its own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame
from pygame import Surface

from game.scenes.crazy_bullets.pen import BROWN, DEEP, PLAIN_EDGE, Pen
from game.scenes.crazy_bullets.plan import Box
from game.scenes.words import crazy_bullets as words
from game.stage import theme
from game.stage.theme import Role

Labels = Callable[[int], str]
SMALL_NAME, SMALL_NOTE = 18, 13
MARGIN = 44.0
"""So far light and shadow reach beyond a plate."""


@dataclass(frozen=True)
class Plate:
    """What stands on one. `caps`: what is printed on the keys; none for a pad and where only
    the `hat` stands. `count`: cards in the stack, None where there is none yet."""

    name: str
    note: str
    hat: str
    caps: tuple[str, ...] = ()
    pad: bool = False
    count: int | None = None
    lit: bool = False
    bad: bool = False
    mark: str = ""


def stick_plate(pen: Pen, box: Box, plate: Plate) -> None:
    """A plate as it was drawn before, as long as nothing on it changes."""
    plan = pen.plan
    around, margin = plan.rect(box), plan.n(MARGIN)
    key = ("plate", plate, around.size, plan.k, plan.units.text_size, plan.small)

    def make() -> Surface:
        sheet = Surface((around.w + 2 * margin, around.h + 2 * margin), pygame.SRCALPHA)
        local = plan.moved((margin - around.x, margin - around.y))
        draw_plate(Pen(sheet, local, pen.art), box, plate)
        return sheet.premul_alpha()

    at = (around.x - margin, around.y - margin)
    pen.surface.blit(pen.art.keep(key, make), at, special_flags=pygame.BLEND_PREMULTIPLIED)


def draw_plate(pen: Pen, box: Box, plate: Plate, down: bool = False) -> None:
    """Draw one in a box of the design; `down`: its key is held."""
    _stick_frame(pen, box, plate.lit, plate.bad)
    if pen.plan.small:
        _small(pen, box, plate)
        return
    x, y, wide, tall = box
    left = x + 20
    left = _keys(pen, left, y, tall, plate, down)
    room = x + wide - left - (106 if plate.count is not None else 24)
    pen.text(plate.name, left, y + 46, 36, theme.INK, Role.TITLE, room=room)
    at = left + 1
    if plate.mark:
        pen.art_at(plate.mark, left + 13, y + 92, 28)
        at, room = at + 32, room - 32
    colour, role = (DEEP if plate.bad else BROWN), Role.BOLD if plate.lit or plate.bad else Role.TEXT
    pen.text(plate.note, at, y + 92, 21, colour, role, room=room)
    if plate.count is not None:
        stack(pen, x + wide - pen.plan.stack_inset, y + tall / 2 - 2, plate.count)


def _stick_frame(pen: Pen, box: Box, lit: bool, bad: bool) -> None:
    """The paper alone, kept: of it there are few."""
    plan = pen.plan
    around, margin = plan.rect(box), plan.n(MARGIN)

    def make() -> Surface:
        sheet = Surface((around.w + 2 * margin, around.h + 2 * margin), pygame.SRCALPHA)
        frame(Pen(sheet, plan.moved((margin - around.x, margin - around.y)), pen.art), box, lit, bad)
        return sheet

    kept = pen.art.keep(("paper", lit, bad, around.size, plan.k, plan.small), make)
    pen.surface.blit(kept, (around.x - margin, around.y - margin))


def frame(pen: Pen, box: Box, lit: bool, bad: bool) -> None:
    """The paper: ring outside, frame inside, and a sign where something is wrong, so that colour is never alone."""
    x, y, wide, tall = box
    small = pen.plan.small
    pen.shadow(box, 10 if not small else 5)
    ring, inset = (6, 12) if not small else (3, 6)
    if lit or bad:
        colour = theme.EMBER if bad else theme.LAMP
        around = (x - ring, y - ring, wide + 2 * ring, tall + 2 * ring)
        pen.glow(around, 12 if not small else 6, 20, colour)
        pen.box(around, colour, 21)
    pen.box(box, theme.PARCHMENT, 16, theme.INK, 5 if not small else 3)
    inner = theme.EMBER if bad else theme.LAMP if lit else PLAIN_EDGE
    pen.frame((x + inset, y + inset, wide - 2 * inset, tall - 2 * inset), inner, 9, 5 if lit or bad else 2)
    if bad:
        pen.art_at("no", x + 6, y + 6, 50 if not small else 26)


def _keys(pen: Pen, left: float, y: float, tall: float, plate: Plate, down: bool) -> float:
    """Key caps, pad or hat; answers where words begin."""
    if plate.pad:
        pen.art_at("pad", left + 48, y + tall / 2, 92)
        return left + 108
    if not plate.caps:
        pen.art_at(plate.hat, left + 48, y + tall / 2, 92)
        return left + 108
    if len(plate.caps) == 1:
        pen.cap(plate.caps[0], left + 48, y + tall / 2 + (6 if down else 2), 96)
        return left + 108
    for label, below, size in zip(plate.caps, ("turn", plate.hat.replace("hat-", "slap-")), (34, 28), strict=True):
        pen.cap(label, left + 39, y + tall / 2 - 16, 78)
        pen.art_at(below, left + 39, y + tall - 36, size)
        left += 84
    return left + 4


def _small(pen: Pen, box: Box, plate: Plate) -> None:
    """Key, name, stack; of the notes only who turns the next card is left, as long as there is room for a word."""
    x, y, wide, tall = box
    left = x + 12
    if plate.pad or not plate.caps:
        pen.art_at("pad" if plate.pad else plate.hat, left + 22, y + tall / 2, 44)
        left += 48
    else:
        size = 44 if len(plate.caps) == 1 else 38
        for label in plate.caps:
            pen.cap(label, left + size / 2, y + tall / 2, size)
            left += size + 4
    room = x + wide - left - (66 if plate.count is not None else 10)
    said = words.NEXT_SHORT if plate.note == words.TURNS_NEXT else ()
    note = next((short for short in said if pen.width(short, Role.BOLD, SMALL_NOTE) <= room), "")
    unit = pen.plan.text(1000) / pen.plan.k / 1000
    middle = y + tall / 2 - (SMALL_NOTE * 0.7 * unit if note else 0)
    pen.text(plate.name, left, middle, SMALL_NAME, theme.INK, Role.TITLE, room=room)
    if note:
        pen.text(note, left, middle + SMALL_NAME * 1.1 * unit, SMALL_NOTE, DEEP, Role.BOLD, room=room)
    if plate.count is not None:
        stack(pen, x + wide - pen.plan.stack_inset, y + tall / 2 - 2, plate.count)


def stack(pen: Pen, x: float, y: float, count: int) -> None:
    """Cards face down, as many edges as tell low from high, and their number."""
    k = 1.0 if not pen.plan.small else 0.52
    for edge in range(min(5, 1 + count // 7) if count else 0):
        at = y - 3 * k * edge
        if edge == 0:
            pen.shadow((x - 35 * k, at - 49 * k, 70 * k, 98 * k), 6 * k, 8)
        pen.art_at("back", x, at, 70 * k, folder="cards/crazy-bullets")
    size = 27 if not pen.plan.small else 15
    wide = max(54 * k, pen.width(str(count), Role.TITLE, size) + 20 * k)
    tall = max(38 * k, size * 1.4)
    box = (x + 22 * k - wide / 2, y + 40 * k - tall / 2, wide, tall)
    pen.box((box[0] - 3 * k, box[1] - 3 * k, wide + 6 * k, tall + 6 * k), theme.INK, tall / 2 + 3)
    pen.box(box, theme.LAMP, tall / 2)
    pen.text(str(count), x + 22 * k, y + 39 * k, size, theme.INK, Role.TITLE, "center")
