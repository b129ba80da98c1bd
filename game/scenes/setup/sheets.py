"""What lies over the set-up for a moment: the list of remembered people, and the house rules in small windows."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect, Surface

from game.scenes.select import LIST_CLOSED_BY, drop_down
from game.scenes.setup.rules import HouseRules
from game.scenes.words import setup as words
from game.stage import draw, grounds
from game.stage.input import Action
from game.stage.scene import Scene, Stage
from game.stage.theme import Ground, Kind
from game.stage.widgets import Button, ListBox, Panel, Row
from game.store import Person


class NameList(Scene):
    """Remembered people below a name field, and a last row for somebody else. A press beside it closes it."""

    covers = False
    closed_by = LIST_CLOSED_BY

    def __init__(
        self, over: Rect, people: Sequence[Person], on_person: Callable[[Person], None], on_new: Callable[[], None]
    ) -> None:
        self.over, self.people = over, tuple(people)
        self.on_person, self.on_new = on_person, on_new

    def enter(self, stage: Stage) -> None:
        super().enter(stage)
        rows = [Row(person.name, picture=_hat(person.hat)) for person in self.people]
        self.rows = ListBox([*rows, Row(words.WHO, icon="quill")], self._choose, row=54)
        self.controls = self.panel = Panel(stage, [self.rows])
        self.panel.set_focus(self.rows)
        self._size = stage.units.size

    def _choose(self, at: int) -> None:
        self.stage.pop(self)
        if at < len(self.people):
            self.on_person(self.people[at])
        else:
            self.on_new()

    def resized(self, size: tuple[int, int]) -> None:
        if size != self._size:
            self.close()
            return
        self.closed_beside = self.box = drop_down(self.rows, self.over, self.stage.units, 260)

    def draw(self, surface: Surface) -> None:
        draw.paper(surface, self.box, self.stage.units, radius=14, lined=False)
        self.panel.draw(surface)


def _hat(number: int) -> Callable[[Surface, Rect], None]:
    def paint(surface: Surface, box: Rect) -> None:
        image = draw.picture(("hats", f"hat-{number}.svg"), box.size)
        surface.blit(image, image.get_rect(center=box.center))

    return paint


class RulesSheet(Scene):
    """The house rules on a paper of their own."""

    covers = False

    def __init__(self, make: Callable[[], HouseRules]) -> None:
        self.make = make

    def enter(self, stage: Stage) -> None:
        super().enter(stage)
        self.rules = self.make()
        self.done = Button(words.DONE, self.close, kind=Kind.PRIMARY, key=Action.BACK, ground=Ground.TABLE)
        self.controls = self.panel = Panel(stage, [*self.rules.widgets, self.done])
        self.panel.set_focus(self.done)

    def resized(self, size: tuple[int, int]) -> None:
        units = self.stage.units
        margin = units.px(theme_margin(units.width))
        tall = max(units.px(64), round(units.text(22) * 1.9))
        wide = min(units.width - 2 * margin, round(units.text(22) * 12))
        self.done.rect = Rect(0, 0, wide, tall)
        self.done.rect.midbottom = (units.width // 2, units.height - margin)
        room = Rect(margin, margin, units.width - 2 * margin, self.done.rect.y - 2 * margin)
        self.rules.place(room, shrinks=True)
        lower = Rect(self.rules.box)
        lower.center = room.center
        self.rules.place(lower)

    def draw(self, surface: Surface) -> None:
        grounds.dim(surface, 150)
        self.rules.draw(surface)
        self.panel.draw(surface)


def theme_margin(width: int) -> int:
    """The margin around the sheet in design units: less where every pixel counts."""
    return 44 if width >= 700 else 24
