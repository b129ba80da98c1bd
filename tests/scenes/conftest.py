"""The house without a screen."""

from collections.abc import Iterator
from typing import Any

import pytest
from pygame import Rect

from game.stage import draw, text
from game.stage.units import LEAST_TEXT
from tests.scenes.saloon import Saloon
from tests.stage.room import close_all


@pytest.fixture(autouse=True)
def no_window_stays() -> Iterator[None]:
    """However a test ends, its windows are closed before the next one begins."""
    yield
    close_all()


Written = dict[str, Rect]


@pytest.fixture
def saloon() -> Iterator[Saloon]:
    made = Saloon()
    yield made
    made.close()
    assert made.caught == [], "a scene failed"


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Written:
    """All that is written from now on as it is seen, cut where it was cut, and where it stands."""
    found: Written = {}
    write = text.write

    def note(surface: Any, said: str, at: tuple[int, int], role: Any, px: int, *rest: Any, **more: Any) -> Rect:
        place = write(surface, said, at, role, px, *rest, **more)
        room = more.get("room")
        found[said if room is None else text.fit(said, role, px, room, min(LEAST_TEXT, px))[0]] = place
        return place

    monkeypatch.setattr(text, "write", note)
    draw.soft_shelf.clear()  # what another test drew would be shown again and not written
    return found
