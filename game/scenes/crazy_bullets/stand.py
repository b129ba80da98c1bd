"""The whole street on the screen: picture, plates, corners, bars. Shared by the race and by calm mode."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import pygame
from pygame import Surface

from game.scenes.crazy_bullets.panels import hat
from game.scenes.crazy_bullets.party import Party
from game.scenes.crazy_bullets.pen import Pen
from game.scenes.crazy_bullets.picture import Picture
from game.scenes.crazy_bullets.plan import Plan
from game.scenes.crazy_bullets.plates import Plate, stick_plate
from game.scenes.crazy_bullets.show import Show
from game.scenes.crazy_bullets.sides import FIGURE, Side
from game.scenes.words import crazy_bullets as words
from game.stage import theme
from game.stage.art import Art
from game.stage.scene import Stage
from game.stage.theme import Role

STEADY = 0.15
"""Seconds of an unchanged size after which everything is made anew for it."""
FOOT = 24.0
ART_BYTES = 64 << 20

Corner = Callable[[Pen], None]


@dataclass(frozen=True)
class Bars:
    """Words on the boards: a label in lamp and pairs of bold and plain words at the lower left, a line at the right."""

    label: str = ""
    pairs: tuple[tuple[str, str], ...] = ()
    right: str = ""
    title: str = field(default=words.TITLE)


class Stand:
    """Knows the window, and draws what a `Show` says."""

    def __init__(self, stage: Stage, figures: dict[Side, str], things: bool = True, whole: bool = False) -> None:
        self.stage, self.figures, self.things, self.whole = stage, figures, things, whole
        self.art = Art(ART_BYTES)
        self.plan = Plan(stage.units, whole)
        self._age = STEADY
        self._made_for: Plan | None = None
        self._picture: Picture | None = None

    @property
    def picture(self) -> Picture:
        """The picture for the size that was steady last."""
        if self._picture is None or (self._made_for != self.plan and self._age >= STEADY):
            self._made_for = self.plan
            self._picture = Picture(self.plan, self.art, self.figures, self.things)
        return self._picture

    def resized(self) -> None:
        """The window changed; until its size is steady the old picture stands in, scaled."""
        self.plan = Plan(self.stage.units, self.whole)
        self._age = 0.0 if self._picture is not None else STEADY

    def ready(self) -> None:
        """Have everything rasterised now if nothing is yet: before the first card, not when it is drawn."""
        self.picture.prepare()

    def repeople(self, figures: dict[Side, str]) -> None:
        """Others sit there now."""
        if figures != self.figures:
            self.figures = dict(figures)
            self._picture = None

    def update(self, dt: float) -> None:
        """`dt` seconds have gone by."""
        if self._age < STEADY:
            self._age += dt
            if self._age >= STEADY:
                self.art.shelf.clear()
                self.ready()
                self.stage.redraw()

    @property
    def steady(self) -> bool:
        """Whether what is drawn belongs to this size of the window."""
        return self._age >= STEADY

    def draw(self, surface: Surface, paint: Callable[[Pen, Picture], None], bed: bool = True) -> None:
        """Paint on the bed (`bed` False: what is painted brings its own); while the size changes on one of the old
        size, which is then scaled."""
        picture = self.picture
        size = picture.plan.units.size
        target = surface if size == surface.get_size() else Surface(size)
        if bed:
            target.blit(picture.bed, (0, 0))
        paint(Pen(target, picture.plan, self.art), picture)
        if target is not surface:
            pygame.transform.scale(target, surface.get_size(), surface)


def draw_bars(pen: Pen, bars: Bars) -> None:
    """Words on the boards at both edges."""
    plan = pen.plan
    upper, lower, edge = plan.upper_bar, plan.lower_bar, plan.n(40 if not plan.small else 12)
    k = 1.0 if not plan.small else 0.62

    def write(line: str, x: int, y: int, size: float, colour: str, role: Role, at: str, room: int) -> int:
        from game.stage import text

        if room < 12:
            return x
        px = min(plan.text(size * k), round(upper.h * 0.7) or 1)
        return text.write(pen.surface, line, (x, y), role, px, colour, at, room=room).right

    write(bars.title, edge, upper.centery, 42, theme.PARCHMENT, Role.TITLE, "midleft", upper.w // 2)
    right = lower.right - edge
    wide = lower.w - 2 * edge
    share = 42 if not plan.small else 40  # somebody's hat stands in the middle
    at = edge
    if bars.label:
        at = write(bars.label, at, lower.centery, FOOT, theme.LABEL_ON_WOOD, Role.LABEL, "midleft", wide // 3)
        at += plan.n(24 * k)
    for bold, plain in bars.pairs:
        room = right - at if not bars.right else edge + wide * share // 100 - at
        if bold:
            at = write(bold, at, lower.centery, 22, theme.PARCHMENT, Role.BOLD, "midleft", room) + plan.n(8 * k)
        room = right - at if not bars.right else edge + wide * share // 100 - at
        at = write(plain, at, lower.centery, 22, "#E6CDA0", Role.TEXT, "midleft", room) + plan.n(34 * k)
    write(
        bars.right,
        right,
        lower.centery,
        22,
        theme.PARCHMENT,
        Role.TEXT,
        "midright",
        wide * share // 100,
    )


def draw_plates(pen: Pen, party: Party, plates: list[Plate]) -> None:
    """All plates, those with a ring last."""
    for player in sorted(range(len(plates)), key=lambda each: plates[each].lit or plates[each].bad):
        stick_plate(pen, pen.plan.plate_box(party.seats[player].side, party.pair), plates[player])


def plates_of(
    party: Party, show: Show, notes: Callable[[int], str], caps: Callable[[int], tuple[str, ...]], landed: bool
) -> list[Plate]:
    """The plates as the show and its telling say; `notes` for those of whom nothing is told."""
    told = show.told
    out = []
    for player, seat in enumerate(party.seats):
        note = notes(player)
        lit = bad = False
        if told is not None and landed:
            note = told.notes.get(player, note)
            lit, bad = player in told.lit, player in told.bad
        if player in show.barred:
            note, bad = words.TOO_SOON, True
        out.append(
            Plate(
                seat.name, note, hat(party, player), caps(player), seat.pad is not None, show.counts[player], lit, bad
            )
        )
    return out


def figures_of(party: Party) -> dict[Side, str]:
    """Who sits on which side."""
    return {seat.side: FIGURE[seat.side] for seat in party.seats}
