"""One place as a strip: face, name, kind, keys or level. For small windows and large text."""

from __future__ import annotations

from pygame import Rect, Surface

from game.scenes.setup.parts import PlaceParts
from game.scenes.words import setup as words
from game.stage import draw, text, theme
from game.stage.theme import Role
from game.stage.units import Units
from game.stage.widgets import KeyCap
from game.stage.widgets.base import View

TALL, TWO_LINES = 104, 176
GAP, PAD = 14, 16
FACE, CONTROL, CROSS = 72, 52, 50
NAME, KIND, THIRD = 300, 272, 300
CAP, CAP_LISTENING = 52, 100
ONE_LINE = PAD * 2 + FACE + NAME + KIND + THIRD + CROSS + 4 * GAP
"""How wide a strip must be, in its own units, to stand in one line."""


def strip_height(wide: int, k: float) -> int:
    """How high strips of that width are, in pixels."""
    return round((TALL if wide >= ONE_LINE * k else TWO_LINES) * k)


class Strip:
    """Places the widgets of a place on a strip in a scroller's content; `k` is pixels for one of its units."""

    def __init__(self, parts: PlaceParts, box: Rect, k: float, view: View) -> None:
        self.parts, self.box, self.k = parts, box, k
        for widget in parts.widgets.values():
            widget.view = view
        self.one_line = box.w >= ONE_LINE * k
        if parts.seat is None:
            self._place_free()
        else:
            self._place()

    def _px(self, design: float) -> int:
        return round(design * self.k)

    def _place_free(self) -> None:
        px, box = self._px, self.box
        label = 0 if box.w < px(760) else px(260)
        wide = (box.w - 2 * px(PAD) - label - px(GAP)) // 2
        for at, role in enumerate(("person", "computer")):
            left = box.x + px(PAD) + label + at * (wide + px(GAP))
            self.parts.widgets[role].rect = Rect(left, box.centery - px(30), wide, px(60))

    def _place(self) -> None:
        px, box, widgets = self._px, self.box, self.parts.widgets
        for role in ("left", "right"):
            if role in widgets:
                widgets[role].shown = False
        middle = box.y + px(44)
        left, right = box.x + px(PAD), box.right - px(PAD)
        widgets["face"].rect = Rect(left, middle - px(FACE) // 2, px(FACE), px(FACE))
        cross = Rect(right - px(CROSS), middle - px(CROSS) // 2, px(CROSS), px(CROSS))
        if "cross" in widgets:
            widgets["cross"].rect = cross
        left += px(FACE + GAP)
        room = cross.x - px(GAP) - left
        over = (room - px(NAME + KIND + THIRD + 2 * GAP)) / (NAME + KIND + THIRD) if self.one_line else 0.0
        tall = px(CONTROL)
        name_wide = round(NAME * (self.k + over)) if self.one_line else room
        widgets["name"].rect = Rect(left, middle - tall // 2, name_wide, tall)
        if "names" in widgets:
            widgets["names"].rect = Rect(left + name_wide - px(52), middle - tall // 2, px(52), tall)
        if self.one_line:
            left += name_wide + px(GAP)
            wide = round(KIND * (self.k + over))
        else:
            middle, left = box.y + px(134), box.x + px(PAD)
            wide = (right - left - px(GAP)) // 2
        widgets["kind"].rect = Rect(left, middle - tall // 2, wide, tall)
        left += wide + px(GAP)
        third = (cross.x - px(GAP) if self.one_line else right) - left
        self.third = Rect(left, middle - tall // 2, third, tall)
        if "level" in widgets:
            widgets["level"].rect = self.third
        known = [widget for role, widget in widgets.items() if role.startswith("known")]
        part = (third + px(10)) // max(1, len(known))
        for at, widget in enumerate(known):
            widget.rect = Rect(self.third.x + at * part, self.third.y, part - px(10), tall)
        self.place_caps()

    def place_caps(self) -> None:
        """The caps; one that listens is wider."""
        for at in (0, 1):
            cap = self.parts.widgets.get(f"key-{at}")
            if isinstance(cap, KeyCap):
                tall = self._px(CAP)
                longer = self._px(11) * (len(cap.label) - 1)
                most = min(self._px(CAP_LISTENING), self.third.w // 2 - self._px(6))
                wide = most if cap.listening else min(most, max(tall, tall + longer))
                left = self.third.x + at * (self.third.w // 2)
                cap.rect = Rect(left, self.third.centery - tall // 2, wide, tall)

    def draw(self, surface: Surface, shift: tuple[int, int], units: Units) -> None:
        """All that isn't a widget; `shift` is where the content begins in the window."""
        box = self.box.move(shift)
        px = self._px
        if self.parts.seat is None:
            draw.glass(surface, box, px(16), (10, 12, 10, 120))
            draw.dashed(surface, box.inflate(-4, -4), px(16), "#B9A05E", max(1, px(3)), px(14), px(10))
            if box.w >= px(760):
                middle = (box.x + px(PAD + 10), box.centery)
                text.write(surface, words.FREE_SEAT, middle, Role.TITLE, units.text(28), theme.PARCHMENT, "midleft")
            return
        draw.paper(surface, box, units, radius=18, lined=False)
        for at, drawing in enumerate(self.parts.look.thumbs):
            cap = self.parts.widgets.get(f"key-{at}")
            if not isinstance(cap, KeyCap) or cap.listening:
                continue
            size = px(46)
            left = cap.rect.right + shift[0] + px(8)
            if left + size <= self.third.x + shift[0] + (at + 1) * (self.third.w // 2):
                image = draw.picture(drawing, (size, size))
                surface.blit(image, (left, self.third.centery + shift[1] - size // 2))
