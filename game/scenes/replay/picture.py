"""What a replay looks like: the table under its valance, papers for the bar and the moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.scenes.words import replay as words
from game.scenes.words.games import TITLES
from game.stage import draw, grounds, text, theme
from game.stage.theme import Role
from game.stage.units import Units
from game.stage.widgets import head

if TYPE_CHECKING:
    from game.scenes.replay.scene import Replay

VALANCE = (1364, 62)
"""The size of its drawing."""
HEAD = 96
"""How far down on a table its head reaches, in design units; the valance hangs there."""


def draw_replay(surface: Surface, scene: Replay) -> None:
    """All of it but the widgets."""
    units, plan = scene.stage.units, scene.plan
    surface.blit(grounds.boards(units.size), (0, 0))
    first = min(button.rect.x for button in (scene.save, scene.rules, scene.contents, scene.branch) if button.shown)
    old = surface.get_clip()
    surface.set_clip(Rect(0, 0, first - units.px(10), surface.get_height()).clip(old))
    lead = TITLES[scene.theatre.record.game.id]
    head(surface, words.TITLE, lead, scene.line, scene.back.rect.right + units.px(20), units)
    surface.set_clip(old)
    if plan.small and plan.moves:
        draw.paper(surface, plan.side, units)
    else:
        _draw_table(surface, scene, units)
    draw.paper(surface, plan.bar, units)
    _labels(surface, scene, units)
    if not plan.small:
        draw.paper(surface, plan.side, units)
    if not plan.small or plan.moves:
        _draw_moves_head(surface, scene, units)


def _draw_table(surface: Surface, scene: Replay, units: Units) -> None:
    box = scene.plan.table
    edge = max(1, units.px(4))
    surface.fill(theme.rgb(theme.INK), box.inflate(2 * edge, 2 * edge))
    if scene.projector is not None:
        surface.blit(scene.projector.draw(), box)
    else:
        surface.fill(theme.rgb(theme.NIGHT), box)
        room = box.w - 2 * units.px(60)
        at = (box.x + units.px(60), box.centery)
        text.paragraph(surface, words.NO_PICTURE, at, room, Role.TEXT, units.text(24), theme.FAINT, centred=True)
    wide = box.w + 2 * edge
    most, drawn = round(HEAD * min(box.w / 1920, box.h / 1080)), max(4, round(wide * VALANCE[1] / VALANCE[0]))
    valance = draw.picture(("setup", "valance-replay.svg"), (wide, drawn))
    if most < drawn:  # a drawing keeps its proportions, the cloth needn't
        valance = pygame.transform.smoothscale(valance, (wide, max(4, most)))
    old = surface.get_clip()
    surface.set_clip(box.inflate(2 * edge, 2 * edge).clip(old))
    surface.blit(valance, (box.x - edge, box.y - edge))
    surface.set_clip(old)


def _labels(surface: Surface, scene: Replay, units: Units) -> None:
    px = units.text(20)
    for widget, label in ((scene.speeds, words.SPEED), (scene.eyes, words.EYES)):
        if widget.shown and not scene.plan.small:
            at = (widget.rect.x - units.px(12), widget.rect.centery)
            text.write(surface, label, at, Role.TEXT, px, theme.SECOND, "midright")
    names = scene.stage.input.names.label
    scene.save.key_words, scene.on.key_words = names(pygame.KSCAN_E), names(pygame.KSCAN_P)
    scene.branch.key_words = names(pygame.KSCAN_P)


def _draw_moves_head(surface: Surface, scene: Replay, units: Units) -> None:
    box = scene.plan.side
    left, right = box.x + units.px(32), box.right - units.px(32)
    y = box.y + units.px(26)
    said = words.AT.format(number=scene.ply, count=scene.theatre.length)
    place = text.write(surface, said, (right, y + units.px(10)), Role.BOLD, units.text(20), theme.SECOND, "topright")
    room = max(1, place.x - units.px(12) - left)
    title = text.write(surface, words.MOVES, (left, y), Role.TITLE, units.text(30), theme.INK, room=room)
    draw.rule(surface, left, title.bottom + units.px(2), right - left, units)
