"""The saloon after some evenings, with a screen open that looks back."""

from __future__ import annotations

import shutil
import threading
from pathlib import Path

from game.scenes.history import History
from game.scenes.replay import Replay
from game.scenes.statistics import Statistics
from game.stage.scene import Scene
from game.store import KeptMatch
from tests.scenes.saloon import Saloon


class BackRoom(Saloon):
    """`kept`: a folder that was filled; it is copied, so that every test has its own."""

    def __init__(self, tmp_path: Path, kept: Path | None = None, size: tuple[int, int] = (1280, 720)) -> None:
        folder = tmp_path / "kept"
        if kept is not None:
            shutil.copytree(kept, folder)
        super().__init__(size, folder)
        self.settle()

    def settle(self) -> None:
        """Until the store has answered all that was asked, and that is shown."""
        for _ in range(4):
            asked = threading.Event()
            self.store._desk.ask(lambda _, asked=asked: asked.set())
            assert asked.wait(20)
            self.frames(2)

    def lay(self, scene: Scene) -> None:
        self.show_scene(scene)
        self.settle()

    @property
    def history(self) -> History:
        assert isinstance(self.top, History)
        return self.top

    @property
    def replay(self) -> Replay:
        assert isinstance(self.top, Replay)
        return self.top

    @property
    def statistics(self) -> Statistics:
        assert isinstance(self.top, Statistics)
        return self.top

    def match_of(self, game: str, over: bool = True) -> KeptMatch:
        """A match of the list."""
        return next(m for m in self.history.list.matches if m.game == game and (m.ended is not None) is over)

    def pick(self, match: KeptMatch) -> None:
        """Walk to a row of the history by keys."""
        shown = self.history.list
        self.history.panel.set_focus(shown)
        self.press("HOME")
        for _ in range([each.id for each in shown.matches].index(match.id)):
            self.press("DOWN")
        assert shown.match is not None
        assert shown.match.id == match.id
