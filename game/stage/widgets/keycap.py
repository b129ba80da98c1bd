"""The big cap of a key that can be given another key."""

from collections.abc import Callable

import pygame
from pygame import Rect
from pygame.event import Event

from game.stage import draw, text, theme, words
from game.stage.input import Action, Press
from game.stage.theme import Ground, Look, Role
from game.stage.widgets.base import Brush, Widget


class KeyCap(Widget):
    """Shows a key's label; pressed, it listens until a key comes (`on_key` gets its scancode and code) or Esc."""

    def __init__(self, label: str, on_key: Callable[[int, int], None], *, ground: Ground = Ground.PAPER) -> None:
        super().__init__()
        self.label, self.on_key, self.ground = label, on_key, ground
        self.clash = False
        """Whether somebody else has this key."""
        self.listening = False

    @property
    def typing(self) -> bool:
        return self.listening

    def type(self, event: Event) -> bool:
        if event.type != pygame.KEYDOWN:
            return event.type in (pygame.KEYUP, pygame.TEXTINPUT)
        if event.key == pygame.K_F11:
            return False
        self.listening = False
        if event.key != pygame.K_ESCAPE:
            self.on_key(event.scancode, event.key)
        return True

    def blur(self) -> None:
        self.listening = False

    def release(self, pos: tuple[int, int] | None) -> None:
        if pos is not None:
            self.listening = True

    def act(self, press: Press) -> bool:
        if press.action is Action.BACK and self.listening:
            self.listening = False
            return True
        if press.action is not Action.CONFIRM or press.again:
            return False
        self.listening = True
        return True

    def paint(self, brush: Brush, box: Rect) -> None:
        units, surface = brush.units, brush.surface
        radius, drop, edge = round(box.h * 0.22), round(box.h * 0.16), units.px(theme.EDGE_CONTROL)
        if self.listening:
            self._paint_listening(brush, box, radius)
            return
        spot = box.move(0, -units.px(2)) if brush.look is Look.HOVER else box
        if not brush.flat:
            draw.shadow(surface, spot, units.px(6 if brush.look is Look.HOVER else 3), radius, 140)
        draw.rounded(surface, spot, theme.INK, radius)
        body = spot.inflate(-2 * edge, -2 * edge)
        draw.rounded(surface, body, "#7E2617" if self.clash else theme.KEY_LIP, max(1, radius - edge))
        lip = units.px(2) if brush.look is Look.PRESSED else drop
        top = Rect(body.x, body.y + drop - lip, body.w, body.h - drop)
        draw.rounded(surface, top, theme.INK, max(1, radius - edge))
        top.h -= units.px(3)
        plain = "#F3B9A6" if self.clash else "#FBF0D8"
        fill = {Look.HOVER: "#FFFBEF", Look.PRESSED: "#E3CE9F"}.get(brush.look, plain)
        draw.rounded(surface, top, fill, max(1, radius - edge))
        px = max(round(box.h * 0.42), 12)
        text.write(surface, self.label, top.center, Role.TITLE, px, theme.INK, "center", room=top.w - units.px(6))

    def _paint_listening(self, brush: Brush, box: Rect, radius: int) -> None:
        on_paper = self.ground is Ground.PAPER
        draw.rounded(brush.surface, box, (30, 21, 18, 30), radius)
        inner = box.inflate(-brush.units.px(4), -brush.units.px(4))
        line = "#8F5A12" if on_paper else theme.LAMP
        draw.dashed(brush.surface, inner, radius, line, brush.units.px(3), brush.units.px(9), brush.units.px(6))
        ink = "#7A4A0C" if on_paper else theme.LAMP
        px = max(12, round(box.h * 0.34))
        text.write(brush.surface, words.KEY_PROMPT, box.center, Role.BOLD, px, ink, "center", room=box.w - 6)
