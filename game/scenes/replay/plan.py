"""Where everything of a replay stands: the table, the bar below it, the moves at the right."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pygame import Rect

from game.stage import text, theme
from game.stage.theme import Role
from game.stage.units import Fold, Units
from game.stage.widgets import IconButton, Widget

if TYPE_CHECKING:
    from game.scenes.replay.scene import Replay

TOP, SIDE_WIDE, BAR_TALL = 118, 444, 198


@dataclass(frozen=True)
class Plan:
    """Boxes in pixels. `side`: the paper of the moves; in a small window that of the table, where it lies over it."""

    units: Units
    small: bool
    moves: bool
    table: Rect
    bar: Rect
    side: Rect

    def place(self, scene: Replay) -> None:
        """Give all widgets their places."""
        self._head(scene)
        self._transport(scene)
        self._moves(scene)
        if scene.panel.focus is not None and not scene.panel.focus.shown:
            scene.panel.set_focus(scene.play)

    def _head(self, scene: Replay) -> None:
        units = self.units
        size = max(24, units.px(56))
        scene.back.rect = Rect(0, 0, size, size)
        scene.back.rect.center = (max(units.px(theme.MARGIN + 28), 16), units.px(60))
        right = units.width - units.px(theme.MARGIN)
        tall = max(units.px(52), round(units.text(20) * 1.7))
        for button, shown in (
            (scene.save, not self.small),
            (scene.rules, not self.small),
            (scene.contents, self.small),
        ):
            wide = text.width(button.label, Role.BOLD, units.text(20)) + units.px(40 if self.small else 100)
            button.rect = Rect(right - wide, units.px(34), wide, tall)
            button.shown = shown
            right -= (wide + units.px(14)) if shown else 0
        wide = text.width(scene.branch.label, Role.BOLD, units.text(20)) + units.px(100)
        scene.branch.rect = Rect(right - wide, units.px(34), wide, tall)
        left = scene.back.rect.right + units.text(44) * 3
        scene.branch.shown = self.small and not self.moves and scene.branch.rect.x > left

    def _transport(self, scene: Replay) -> None:
        units, box = self.units, self.bar
        pad = units.px(32 if not self.small else 18)
        tall = max(units.px(52), round(units.text(20) * 1.7))
        y = box.bottom - units.px(28 if not self.small else 14) - tall
        scene.timeline.rect = Rect(
            box.x + pad, box.y + units.px(16), box.w - 2 * pad, max(24, y - units.px(14) - box.y - units.px(16))
        )
        x = box.x + pad
        for button in (scene.start, scene.before, scene.play, scene.after, scene.end):
            wide = round(tall * (1.6 if button is scene.play else 1.0)) if not self.small else tall
            button.rect = Rect(x, y, tall if isinstance(button, IconButton) else wide, tall)
            x += button.rect.w + units.px(12)
        right = box.right - pad
        names = scene.eyes.labels
        longest = max(text.width(name, Role.BOLD, units.text(20)) for name in names)
        wanted = len(names) * max(units.px(70), longest + units.px(28))  # all are as wide as the widest
        speeds = max(units.px(228), text.width("0.5", Role.BOLD, units.text(20)) * 8)
        scene.speeds.rect = Rect(x + units.px(80), y, speeds, tall)
        scene.speeds.shown = not self.small and scene.speeds.rect.right < right - units.px(200)
        left = scene.speeds.rect.right + units.px(90) if scene.speeds.shown else x + units.px(12)
        room = max(20, right - left)
        as_choice = wanted <= room
        scene.eyes.rect = Rect(left, y, min(room, max(wanted, units.px(300))), tall)
        scene.eyes_list.rect = Rect(left, y, min(room, units.px(410) if not self.small else room), tall)
        several = len(scene.lookers) > 1
        scene.eyes.shown, scene.eyes_list.shown = several and as_choice, several and not as_choice

    def _moves(self, scene: Replay) -> None:
        units, box = self.units, self.side
        pad = units.px(32 if not self.small else 18)
        tall = max(units.px(82), round((units.text(22) + units.text(19)) * 1.7))
        widgets: tuple[Widget, ...] = (scene.list, scene.on)
        for widget in widgets:
            widget.shown = not self.small or self.moves
        scene.on.rect = Rect(box.x + units.px(26), box.bottom - units.px(26) - tall, box.w - 2 * units.px(26), tall)
        top = box.y + units.px(30) + round(units.text(30) * 1.5)
        scene.list.rect = Rect(box.x + pad, top, box.w - 2 * pad, max(20, scene.on.rect.y - units.px(16) - top))
        scene.list.units = units
        scene.list.show(scene.ply)


def plan(units: Units, moves_open: bool) -> Plan:
    """The boxes in a window of this size."""
    margin = units.px(theme.MARGIN)
    small = units.fold >= Fold.FOLDED or units.width < units.height * 1.35
    top = max(units.px(TOP), units.px(22) + round((units.text(44) + units.text(21)) * 1.35))
    side = 0 if small else max(units.px(SIDE_WIDE), min(units.width // 3, round(units.text(19) * 19)))
    gap = units.px(24) if side else 0
    left, wide = margin, max(40, units.width - 2 * margin - side - gap)
    tall = max(units.px(BAR_TALL), round(units.text(20) * 6)) if not small else round(units.text(20) * 6.2)
    bar = Rect(left, units.height - margin - tall, wide, tall)
    table = Rect(left, top, wide, max(20, bar.y - units.px(24) - top))
    beside = Rect(table.right + gap, top, side, max(20, units.height - margin - top)) if side else table
    return Plan(units, small, moves_open, table, bar, beside)
