"""The house rules: a row each with its mark and control, and what the rulebook leaves open. Scrolls where it must."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect, Surface

from game.rules.core import Choice as Rule
from game.scenes.setup.desk import SetupDesk
from game.scenes.setup.guide import house_rule
from game.scenes.words import setup as words
from game.stage import draw, text, theme
from game.stage import words as stage_words
from game.stage.input import Action
from game.stage.scene import Stage
from game.stage.theme import Ground, Role
from game.stage.units import Units
from game.stage.widgets import Button, Choice, Mark, Scroller, Toggle, Widget, badge
from game.stage.widgets.choice import choice_width
from game.stage.widgets.marks import badge_width, key_tag_width

TWO_COLUMNS = 980
"""From how many design units on the open points stand beside the rules."""
CARDS_GAP = 28
ON_OFF = frozenset(("on", "off"))


class HouseRules:
    """Belongs to a screen, which gives it a place and draws it."""

    def __init__(
        self, stage: Stage, desk: SetupDesk, changed: Callable[[], None], read: Callable[[], None] | None
    ) -> None:
        self.stage, self.desk, self.changed = stage, desk, changed
        self.scroller = Scroller(self._paint)
        self.controls: dict[str, Widget] = {rule.name: self._control(rule) for rule in desk.rules}
        self.default = Button(words.ALL_DEFAULT, self._all_default, icon="undo", size=19, ground=Ground.PAPER)
        self.read = Button(words.READ_RULINGS, read or (lambda: None), key=Action.HELP, size=20, ground=Ground.PAPER)
        self.open_shown = bool(desk.guide.left_open)
        self.read.shown = self.open_shown and read is not None
        self.box = Rect(0, 0, 0, 0)
        self._spots: list[tuple[str, Rect]] = []
        self._open_at = Rect(0, 0, 0, 0)
        self.follow()

    @property
    def widgets(self) -> list[Widget]:
        """All of them, in drawing order."""
        return [self.scroller, self.default, *self.controls.values(), self.read]

    def _control(self, rule: Rule) -> Widget:
        if set(rule.values) == ON_OFF:
            return Toggle(False, lambda on: self._choose(rule, "on" if on else "off"))
        labels = [house_rule(rule.name).values[value] for value in rule.values]
        return Choice(labels, 0, lambda at: self._choose(rule, rule.values[at]))

    def _choose(self, rule: Rule, value: str) -> None:
        self.desk.choose(rule.name, value)
        self.follow()
        self.changed()

    def _all_default(self) -> None:
        self.desk.all_default()
        self.follow()
        self.changed()

    def follow(self) -> None:
        """Show what is chosen now."""
        for rule in self.desk.rules:
            value, control = self.desk.draft.options[rule.name], self.controls[rule.name]
            if isinstance(control, Toggle):
                control.on = value == "on"
            elif isinstance(control, Choice):
                control.chosen = rule.values.index(value)
        if self.desk.default:
            self.default.disable(words.ALREADY_DEFAULT)
        else:
            self.default.enable()

    # -------------------------------------------------------------- layout
    def place(self, box: Rect, *, shrinks: bool = False) -> None:
        """Stand on a paper that lies at `box`, in pixels; one that `shrinks` is no higher than it must be."""
        units, px = self.stage.units, self.stage.units.px
        self.box = Rect(box)
        pad = px(34)
        top = box.y + px(20)
        tall = max(px(46), round(units.text(19) * 1.8))
        wide = text.width(words.ALL_DEFAULT, Role.BOLD, units.text(19)) + round(units.text(19) * 1.3) + px(72)
        self.default.rect = Rect(box.right - pad - wide, top, wide, tall)
        self._rule_y = top + max(tall, round(units.text(30) * 1.2)) + px(8)
        room = Rect(box.x + pad, self._rule_y + px(8), box.w - 2 * pad, 0)
        room.h = box.bottom - px(18) - room.y
        content = self._lay(room.w)
        if content > room.h:
            content = self._lay(room.w - 28)
        elif shrinks:
            self.box.h -= max(0, room.h - content - px(12))
            room.h = min(room.h, content)
        margin = px(16)
        self.scroller.place(room.inflate(2 * margin, 0), content)
        for widget in (*self.controls.values(), self.read):
            widget.view = self.scroller.content_view
            widget.rect = widget.rect.move(margin, 0)
        self._shift = margin

    def _lay(self, room: int) -> int:
        """Places in the content for this width; returns its height."""
        units, px = self.stage.units, self.stage.units.px
        two = self.open_shown and room >= px(TWO_COLUMNS)
        left = (room - px(80)) // 2 if two else room
        self._spots, y = [], px(14)
        for rule in self.desk.rules:
            y = self._lay_rule(rule, left, y)
        if self.desk.guide.power_rule:
            y += round(units.text(24) * 1.6) + px(10)
        if not self.open_shown:
            self._open_at = Rect(0, 0, 0, 0)
            return y
        self._open_at = Rect(left + px(80), px(14), room - left - px(80), 0) if two else Rect(0, y + px(24), room, 0)
        end = self._lay_open(self._open_at)
        self._open_at.h = end - self._open_at.y
        return max(y, end)

    def _lay_rule(self, rule: Rule, room: int, y: int) -> int:
        units, px = self.stage.units, self.stage.units.px
        guide, control = house_rule(rule.name), self.controls[rule.name]
        tall = max(px(50), round(units.text(20) * 1.9))
        if isinstance(control, Choice):
            wide = min(room, max(px(300), choice_width(control.labels, units)))
        else:
            wide = px(88) + text.width(stage_words.OFF, Role.BOLD, units.text(20)) + px(8)
        name = text.width(guide.name, Role.BOLD, units.text(22)) + self._mark_width(units) + px(30)
        stacked = name + wide > room
        control.rect = Rect(room - wide, y, wide, tall) if not stacked else Rect(0, y + tall, wide, tall)
        line_top = control.rect.bottom + px(4)
        self._spots.append((rule.name, Rect(0, y, room, line_top - y)))
        return line_top + text.paragraph_height(guide.line, Role.TEXT, units.text(20), room) + px(14)

    def _mark_width(self, units: Units) -> int:
        return max(badge_width(words.DEFAULT, Mark.DEFAULT, units), badge_width(words.CHANGED, Mark.CHANGED, units))

    def _lay_open(self, at: Rect) -> int:
        units, px = self.stage.units, self.stage.units.px
        head = max(px(50), round(units.text(22) * 1.6))
        end = at.y + head + text.paragraph_height(self.desk.guide.left_open, Role.TEXT, units.text(20), at.w)
        if not self.read.shown:
            return end + px(10)
        tall = max(px(52), round(units.text(20) * 1.9))
        wide = (
            text.width(words.READ_RULINGS, Role.BOLD, units.text(20))
            + key_tag_width(self.stage.input.label(Action.HELP), units)
            + px(70)
        )
        self.read.rect = Rect(at.x, end + px(12), min(at.w, wide), tall)
        return self.read.rect.bottom + px(12)

    # -------------------------------------------------------------- picture
    def draw(self, surface: Surface) -> None:
        """The paper with its head; the rest is drawn by the scroller, which stands in the screen's panel."""
        units, px, box = self.stage.units, self.stage.units.px, self.box
        draw.paper(surface, box, units, radius=18)
        room = self.default.rect.x - box.x - px(44)
        middle = (box.x + px(34), self.default.rect.centery)
        text.write(surface, words.HOUSE_RULES, middle, Role.TITLE, units.text(30), theme.INK, "midleft", room=room)
        draw.rule(surface, box.x + px(34), self._rule_y, box.w - 2 * px(34), units)

    def _paint(self, surface: Surface, origin: Rect, units: Units) -> None:
        px = units.px
        left, top = origin.x + self._shift, origin.y
        end = top
        for at, (name, spot) in enumerate(self._spots):
            place = spot.move(left, top)
            if at:
                surface.fill(theme.rgb(theme.PAPER_LINE), (place.x, place.y - px(8), place.w, max(1, px(2))))
            end = self._paint_rule(surface, name, place, units)
        if self.desk.guide.power_rule:
            self._paint_cards(surface, (left, end + px(14)), units)
        if self._open_at.w:
            self._paint_open(surface, self._open_at.move(left, top), units)

    def _paint_rule(self, surface: Surface, name: str, place: Rect, units: Units) -> int:
        guide = house_rule(name)
        middle = place.y + max(units.px(50), round(units.text(20) * 1.9)) // 2
        room = place.w - units.px(14) - self._mark_width(units)
        first = text.write(
            surface, guide.name, (place.x, middle), Role.BOLD, units.text(22), theme.INK, "midleft", room=room
        )
        rule = next(rule for rule in self.desk.rules if rule.name == name)
        changed = self.desk.draft.options[name] != rule.default
        mark, said = (Mark.CHANGED, words.CHANGED) if changed else (Mark.DEFAULT, words.DEFAULT)
        badge(surface, said, (first.right + units.px(14), middle), mark, units)
        return text.paragraph(surface, guide.line, place.bottomleft, place.w, Role.TEXT, units.text(20), theme.SECOND)

    def _paint_cards(self, surface: Surface, at: tuple[int, int], units: Units) -> None:
        """On which cards the powers are, sign by sign."""
        left, px_high = at[0], units.text(24)
        powers = [look.power.cards for look in self.desk.guide.looks.values() if look.power]
        room = self._spots[0][1].w
        while px_high > 12 and _cards_width(powers, px_high, units) > room:
            px_high -= 1
        size = round(px_high * 1.4)
        middle = at[1] + size // 2
        for look in self.desk.guide.looks.values():
            if look.power is None:
                continue
            image = draw.picture(look.symbol, (size, size))
            surface.blit(image, (left, middle - size // 2))
            cards = (left + size + units.px(8), middle)
            ends = text.write(surface, look.power.cards, cards, Role.LABEL, px_high, theme.INK, "midleft")
            left = ends.right + units.px(CARDS_GAP)

    def _paint_open(self, surface: Surface, place: Rect, units: Units) -> None:
        px = units.px
        if place.x > self.box.x + px(120):
            line = (place.x - px(40), place.y, max(1, px(2)), max(1, place.h))
            surface.fill(theme.rgb(theme.PAPER_LINE), line)
        middle = place.y + max(px(50), round(units.text(22) * 1.6)) // 2
        first = badge(surface, words.FILLED, (place.x, middle), Mark.FILLED, units)
        left = first.right + px(14)
        room = place.right - left
        text.write(surface, words.LEFT_OPEN, (left, middle), Role.BOLD, units.text(22), theme.INK, "midleft", room=room)
        top = place.y + max(px(50), round(units.text(22) * 1.6))
        line_words = self.desk.guide.left_open
        text.paragraph(surface, line_words, (place.x, top), place.w, Role.TEXT, units.text(20), theme.SECOND)


def _cards_width(powers: Sequence[str], px: int, units: Units) -> int:
    """How wide the row of signs with their cards is, in pixels."""
    each = round(px * 1.4) + units.px(8) + units.px(CARDS_GAP)
    return sum(each + text.width(cards, Role.LABEL, px) for cards in powers) - units.px(CARDS_GAP)
