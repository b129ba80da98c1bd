"""A question on top of a screen: a few sentences and two or three answers."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.stage import draw, grounds, text, theme
from game.stage.input import Action
from game.stage.scene import Scene, Stage
from game.stage.theme import Ground, Kind, Role
from game.stage.widgets.button import Button
from game.stage.widgets.marks import key_tag_width
from game.stage.widgets.panel import Panel

WIDE = 640


@dataclass(frozen=True)
class Answer:
    """One answer. `safe` marks the one that the focus is on and that Esc gives."""

    label: str
    then: Callable[[], None] | None = None
    kind: Kind = Kind.SECONDARY
    key: int | None = None
    safe: bool = False


class Dialog(Scene):
    """A paper over the dimmed screen; answers close it first, then do what they say."""

    covers = False
    closed_by = (Action.BACK, Action.MENU)

    def __init__(self, title: str, lines: Sequence[str], answers: Sequence[Answer], icon: str | None = None) -> None:
        self.words, self.lines, self.answers, self.icon = title, tuple(lines), tuple(answers), icon
        self.box = Rect(0, 0, 0, 0)

    def enter(self, stage: Stage) -> None:
        super().enter(stage)
        self.controls = self.panel = Panel(stage, [self._button(answer) for answer in self.answers])
        safe = next((at for at, answer in enumerate(self.answers) if answer.safe), len(self.answers) - 1)
        self.safe = self.answers[safe]
        self.panel.set_focus(self.panel.widgets[safe])

    def _button(self, answer: Answer) -> Button:
        button = Button(answer.label, lambda: self.give(answer), kind=answer.kind, key=answer.key, ground=Ground.PAPER)
        if answer.safe:
            button.key = Action.BACK
        elif answer.key is not None:
            button.key_words = self.stage.input.names.label(answer.key)
        return button

    def give(self, answer: Answer) -> None:
        """Close the dialog and do what the answer says."""
        self.stage.pop(self)
        if answer.then is not None:
            answer.then()

    # -------------------------------------------------------------- layout
    def _text_left(self) -> int:
        return self.stage.units.px(112 if self.icon else 36)

    def _text_room(self, wide: int) -> int:
        return max(1, wide - self._text_left() - self.stage.units.px(36))

    def _button_width(self, button: Button) -> int:
        units = self.stage.units
        key = self.stage.input.label(button.key) if isinstance(button.key, Action) else button.key_words
        tag = key_tag_width(key, units) + units.px(12) if key else 0
        return text.width(button.label, Role.BOLD, units.text(22)) + tag + units.px(48)

    def resized(self, size: tuple[int, int]) -> None:
        units = self.stage.units
        gap, edge = units.px(20), units.px(32)
        buttons = [widget for widget in self.panel.widgets if isinstance(widget, Button)]
        wanted = [self._button_width(button) for button in buttons]
        row = sum(wanted) + gap * (len(wanted) - 1)
        title = text.width(self.words, Role.TITLE, units.text(30)) + self._text_left() + units.px(36)
        most = units.width - 2 * units.px(24)
        wide = min(most, max(round(units.px(WIDE) * min(1.5, units.stretch)), row + 2 * edge, title))
        tall_button = max(units.px(56), round(units.text(22) * 1.7))
        stacked = row + 2 * edge > wide
        rows = len(buttons) if stacked else 1
        head = units.px(26) + text.line_height(Role.TITLE, units.text(30))
        body = sum(
            text.paragraph_height(line, Role.TEXT, units.text(20), self._text_room(wide)) + units.px(4)
            for line in self.lines
        )
        tall = head + body + units.px(24) + rows * tall_button + (rows - 1) * gap + edge
        self.box = Rect(0, 0, wide, max(tall, units.px(220)))
        self.box.center = units.bounds.center
        right, top = self.box.right - edge, self.box.bottom - edge - rows * tall_button - (rows - 1) * gap
        for button, width in zip(reversed(buttons), reversed(wanted), strict=True):
            if stacked:
                button.rect = Rect(self.box.x + edge, top, self.box.w - 2 * edge, tall_button)
                top += tall_button + gap
            else:
                button.rect = Rect(right - width, top, width, tall_button)
                right -= width + gap

    # -------------------------------------------------------------- events
    def close(self) -> None:
        self.give(self.safe)

    def draw(self, surface: Surface) -> None:
        units, box = self.stage.units, self.box
        grounds.dim(surface, 140)
        draw.paper(surface, box, units, radius=20)
        left = box.x + self._text_left()
        if self.icon:
            middle = (box.x + units.px(62), box.y + units.px(62))
            draw.disc(surface, middle, units.px(30), theme.INK)
            draw.disc(surface, middle, units.px(27), theme.RED)
            draw.icon(surface, self.icon, middle, units.px(34), theme.CREAM)
        room = self._text_room(box.w)
        title = text.write(
            surface, self.words, (left, box.y + units.px(26)), Role.TITLE, units.text(30), theme.INK, room=room
        )
        top = title.bottom
        for line in self.lines:
            top = text.paragraph(surface, line, (left, top), room, Role.TEXT, units.text(20), theme.SECOND) + units.px(
                4
            )
        self.panel.draw(surface)


def ask(stage: Stage, title: str, lines: Sequence[str], answers: Sequence[Answer], icon: str | None = None) -> Dialog:
    """Ask something on top of whatever is shown."""
    dialog = Dialog(title, lines, answers, icon)
    stage.push(dialog)
    return dialog
