"""One place as a card: window, plate, name, kind, keys or level, and what its look can do. For windows with room."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect, Surface

from game.scenes.portrait import draw_portrait
from game.scenes.setup.parts import PlaceParts
from game.scenes.words import setup as words
from game.stage import draw, text, theme
from game.stage.theme import Role
from game.stage.units import Units
from game.stage.widgets import KeyCap, Mark, badge
from game.stage.widgets.marks import badge_width

CAP, THUMB = 48, 48
LISTENING = 92
FAINT = theme.mix(theme.INK, theme.PAPER, 0.51)
"""Words of a power that is turned off."""


@dataclass(frozen=True)
class Plan:
    """Measures of a card in design units, from its upper left corner; pairs are a top and a height."""

    wide: int
    tall: int
    margin: int
    window: int
    side: int
    plate: int
    name: tuple[int, int]
    kind: tuple[int, int]
    third: tuple[int, int]
    rule: int
    """Where the words below begin; 0 leaves them out."""


MANY = Plan(292, 592, 14, 194, 18, 194, (258, 48), (336, 50), (403, 50), 472)
MANY_LARGE = Plan(292, 548, 14, 194, 18, 194, (260, 62), (364, 62), (442, 62), 0)
TWO = Plan(436, 572, 16, 214, 28, 0, (252, 58), (340, 56), (416, 56), 494)
TWO_LARGE = Plan(436, 572, 16, 214, 28, 0, (258, 66), (374, 66), (462, 66), 0)


class Card:
    """Places the widgets of a place on a card and draws what lies below them."""

    def __init__(self, parts: PlaceParts, box: Rect, plan: Plan, units: Units, powers: bool) -> None:
        self.parts, self.box, self.plan, self.units = parts, box, plan, units
        self.powers = powers
        self._place()

    def _row(self, top: int, tall: int, left: float | None = None, wide: float | None = None) -> Rect:
        px, plan = self.units.px, self.plan
        left = plan.side if left is None else left
        wide = plan.wide - 2 * plan.side if wide is None else wide
        return Rect(self.box.x + px(left), self.box.y + px(top), px(wide), px(tall))

    def _place(self) -> None:
        widgets, plan, px = self.parts.widgets, self.plan, self.units.px
        for widget in widgets.values():
            widget.view = None
        if self.parts.seat is None:
            widgets["person"].rect = self._row(336, 56)
            widgets["computer"].rect = self._row(404, 56)
            return
        widgets["face"].shown = False
        if "left" in widgets:
            widgets["left"].rect = self._row(plan.plate, 52, plan.side, 43)
            widgets["right"].rect = self._row(plan.plate, 52, plan.wide - plan.side - 43, 43)
        widgets["name"].rect = self._row(*plan.name)
        if "names" in widgets:
            widgets["names"].rect = self._row(*plan.name, plan.wide - plan.side - 48, 48)
        widgets["kind"].rect = self._row(*plan.kind)
        if "level" in widgets:
            widgets["level"].rect = self._row(*plan.third)
        if "cross" in widgets:
            size = max(px(44), 22)
            widgets["cross"].rect = Rect(0, 0, size, size)
            widgets["cross"].rect.center = (self.box.right - px(10), self.box.y + px(10))
        known = [widget for role, widget in widgets.items() if role.startswith("known")]
        columns = 2 if plan.plate else 3
        for at, widget in enumerate(known):
            widget.shown = at < columns
            wide = (plan.wide - 2 * plan.side - 12 * (columns - 1)) / columns
            widget.rect = self._row(plan.third[0], plan.third[1] - 2, plan.side + at * (wide + 12), wide)
        self.place_caps()

    def place_caps(self) -> None:
        """The caps; one that listens is wider."""
        px = self.units.px
        for at in (0, 1):
            cap = self.parts.widgets.get(f"key-{at}")
            if isinstance(cap, KeyCap):
                tall = max(px(CAP), 20)
                longer = px(11) * (len(cap.label) - 1)
                wide = px(LISTENING) if cap.listening else min(px(LISTENING - 16), max(tall, tall + longer))
                row = self._row(*self.plan.third, self.plan.side + at * 132, 124)
                cap.rect = Rect(row.x, row.centery - tall // 2, wide, tall)

    # -------------------------------------------------------------- picture
    def draw(self, surface: Surface) -> None:
        """All that isn't a widget."""
        if self.parts.seat is None:
            self._draw_free(surface)
            return
        units, px, box, plan = self.units, self.units.px, self.box, self.plan
        draw.paper(surface, box, units, radius=18, lined=False)
        window = Rect(box.x + px(plan.margin), box.y + px(plan.margin), box.w - 2 * px(plan.margin), px(plan.window))
        draw_portrait(surface, window, self.parts.look.portrait, px(10), px(theme.EDGE_CONTROL), 14)
        if plan.plate:
            self._draw_plate(surface)
        self._draw_thumbs(surface)
        if plan.rule:
            self._draw_words(surface)

    def _draw_free(self, surface: Surface) -> None:
        units, px, box = self.units, self.units.px, self.box
        draw.glass(surface, box, px(18), (10, 12, 10, 120))
        draw.dashed(surface, box.inflate(-px(4), -px(4)), px(18), "#B9A05E", px(3), px(14), px(10))
        look = self.parts.look
        image = draw.picture(look.portrait.drawing, (px(206), px(206))).copy()
        image.set_alpha(100)
        surface.blit(image, image.get_rect(center=(box.centerx, box.y + px(108))))
        at = (box.centerx, box.y + px(254))
        room = box.w - 2 * px(24)
        text.write(surface, words.FREE_SEAT, at, Role.TITLE, units.text(30), theme.PARCHMENT, "center", room=room)
        line = self.parts.desk.guide.waiting.format(look=look.name)
        if not self.plan.rule:
            return
        below = (box.x + px(24), at[1] + round(units.text(30) * 0.8))
        text.paragraph(surface, line, below, room, Role.TEXT, units.text(20), theme.FAINT, centred=True)

    def _draw_plate(self, surface: Surface) -> None:
        """The name of the look between its two arrows."""
        units, px = self.units, self.units.px
        plate = self._row(self.plan.plate, 52)
        draw.shadow(surface, plate, px(4), px(12), 130)
        draw.rounded(surface, plate, theme.INK, px(12))
        middle = Rect(plate.x + px(40), plate.y + px(3), plate.w - 2 * px(40), plate.h - 2 * px(3))
        surface.fill(theme.rgb("#FBF0D8"), middle)
        look, px_high = self.parts.look, units.text(21)
        sign = px(28) if look.symbol else 0
        gap = px(8) if sign else 0
        name, px_high = text.fit(look.name, Role.LABEL, px_high, middle.w - sign - gap - px(12))
        wide = text.width(name, Role.LABEL, px_high) + sign + gap
        left = middle.centerx - wide // 2
        if sign:
            image = draw.picture(look.symbol, (sign, sign))
            surface.blit(image, image.get_rect(center=(left + sign // 2, middle.centery)))
        text.write(surface, name, (left + sign + gap, middle.centery), Role.LABEL, px_high, theme.INK, "midleft")

    def _draw_thumbs(self, surface: Surface) -> None:
        px = self.units.px
        for at, drawing in enumerate(self.parts.look.thumbs):
            cap = self.parts.widgets.get(f"key-{at}")
            if not isinstance(cap, KeyCap) or cap.listening:
                continue
            row = self._row(*self.plan.third, self.plan.side + at * 132, 124)
            middle = (max(row.x + px(78), cap.rect.right + px(24)), row.centery + px(4 if at == 0 else -4))
            image = draw.picture(drawing, (px(THUMB), px(THUMB)))
            surface.blit(image, image.get_rect(center=middle))

    def _draw_words(self, surface: Surface) -> None:
        units, px, plan, box = self.units, self.units.px, self.plan, self.box
        left, room = box.x + px(plan.side + 4), box.w - 2 * px(plan.side + 4)
        top = box.y + px(plan.rule)
        surface.fill(theme.rgb(theme.PAPER_LINE), (left, top, room, max(1, px(2))))
        power = self.parts.look.power
        if power is None:
            note = self._note()
            below = (left, top + px(16))
            text.paragraph(surface, note, below, room, Role.TEXT, units.text(20), theme.SECOND, centred=True)
            return
        ink, second = (theme.INK, theme.SECOND) if self.powers else (FAINT, FAINT)
        text.write(surface, words.POWER, (left, top + px(26)), Role.LABEL, units.text(21), second, "midleft")
        if self.powers:
            mark, said = (Mark.PLAIN, words.BY_BOOK) if power.by_book else (Mark.FILLED, words.FILLED)
            badge(surface, said, (left + room - badge_width(said, mark, units), top + px(26)), mark, units)
        text.paragraph(surface, power.line, (left, top + px(52)), room, Role.TEXT, units.text(20), ink)

    def _note(self) -> str:
        seat = self.parts.seat
        if seat is not None and seat.level is not None:
            return words.FAIR
        return words.KNOWN if "known-0" in self.parts.widgets else words.KNOWN_LINE
