"""The whole house without a screen: menu, settings, store; real events are posted, frames driven one by one."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from game.scenes import ENTRIES, Entry
from game.scenes.house import House
from game.scenes.menu import Menu
from game.scenes.running import SaloonLoop
from game.stage.scene import Scene
from game.stage.widgets import Widget
from game.store import Store
from tests.stage.room import Bench, Room

SIZES = ((800, 600), (1280, 720), (1920, 1080), (2560, 1440), (3840, 2160))
TINY = ((320, 200), (200, 600))


class Table(Bench):
    """Stands in for a game's table."""

    @property
    def title(self) -> str:
        return "A table"


def open_table(house: House) -> Scene:
    return Table()


def with_one_open() -> tuple[Entry, ...]:
    """The posters as they would be with the last game playable and the others not."""
    return (*(Entry(entry.game) for entry in ENTRIES[:-1]), Entry(ENTRIES[-1].game, open_table))


class Saloon(Room):
    """A room with the menu on the stack."""

    def __init__(
        self, size: tuple[int, int] = (1280, 720), folder: Path | None = None, entries: Sequence[Entry] | None = None
    ) -> None:
        super().__init__(size)
        self.store = Store(folder).wait()
        self.house = House(self.store)
        self.loop = SaloonLoop(self.stage, self.house, lambda error, where: self.caught.append((error, where)))

        def keep(name: str, _: object) -> None:
            self.store.keep_setting(name, self.settings.plain()[name])

        self.settings.listeners.append(keep)
        self.menu = Menu(self.house, with_one_open() if entries is None else entries)
        self.stage.push(self.menu)
        self.frames(2)
        self.stage.toasts.clear()
        self.frames(1)

    @property
    def top(self) -> Scene:
        """The scene that gets the events."""
        found = self.stage.top
        assert found is not None
        return found

    def show_scene(self, scene: Scene) -> None:
        """Lay a scene on top and draw it."""
        self.stage.push(scene)
        self.frames(2)

    def toasts(self) -> list[str]:
        """The first lines of the notes that are up."""
        return [toast.words for toast in self.stage.toasts.up]

    def resize(self, size: tuple[int, int]) -> None:
        """The window changes its size, and keeps it."""
        self.window.size = size
        self.frames(15)

    def close(self) -> None:
        super().close()
        self.store.close()


def inside(room: Room, widgets: Sequence[Widget]) -> list[Widget]:
    """Those of the shown widgets that don't lie wholly in the window (in a scroller: across it)."""
    bounds = room.stage.bounds
    return [
        widget
        for widget in widgets
        if widget.shown and (not bounds.contains(widget.seen) if widget.view is None else widget.seen.right > bounds.w)
    ]


def overlapping(widgets: Sequence[Widget]) -> list[tuple[Widget, Widget]]:
    """Pairs of shown widgets that lie over one another."""
    shown = [widget for widget in widgets if widget.shown and widget.takes_focus]
    return [
        (one, two)
        for at, one in enumerate(shown)
        for two in shown[at + 1 :]
        if one.view is two.view and one.seen.colliderect(two.seen)
    ]
