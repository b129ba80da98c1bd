"""What stays until it was seen: it waits for a click or a key, costs no frames, and speed off passes over it."""

from __future__ import annotations

import pytest

from game.scenes.table.game import UNTIL_SEEN
from game.scenes.words import table as words
from tests.scenes.plain import Crowd


def waiting(speed: str = "normal") -> Crowd:
    crowd = Crowd("blasting-billy", [None, "easy"], hold=UNTIL_SEEN, speed=speed, first=0)
    crowd.frames(60)
    return crowd


@pytest.mark.parametrize("key", ["SPACE", "RETURN", None])
def test_it_stays_until_a_key_or_a_click(key: str | None) -> None:
    crowd = waiting()
    crowd.frames(60, 0.5)
    assert crowd.table.stays
    assert crowd.table.moment == 1
    crowd.press(key) if key is not None else crowd.click((500, 640))
    crowd.frames(60)
    assert crowd.table.moment == 2
    crowd.close()
    assert crowd.caught == []


def test_while_it_stays_nothing_moves() -> None:
    crowd = waiting()
    assert crowd.table.steps.busy
    assert not crowd.table.moving
    crowd.close()


def test_nothing_stays_where_nothing_is_held() -> None:
    crowd = waiting("off")
    assert not crowd.table.stays
    assert not crowd.table.steps.busy
    crowd.close()


def test_what_comes_after_it_stays_as_well() -> None:
    crowd = Crowd("blasting-billy", ["easy", None], hold=UNTIL_SEEN, speed="normal", first=0)
    for moment in (1, 2, 3):
        crowd.frames(120)
        assert crowd.table.stays
        assert crowd.table.moment == moment
        crowd.press("SPACE")
    crowd.close()


def test_a_jump_passes_over_it() -> None:
    crowd = waiting()
    crowd.table.steps.jump()
    assert not crowd.table.stays
    crowd.frames(60)
    assert crowd.table.moment == 2
    crowd.close()
    assert crowd.caught == []


@pytest.mark.parametrize("asked", ["undo", "redo", "hint"])
def test_taking_back_and_a_hint_wait_until_it_was_seen(asked: str) -> None:
    crowd = waiting()
    moment, length = crowd.table.moment, crowd.table.match.length
    {"undo": crowd.table.undo, "redo": crowd.table.redo, "hint": crowd.table.hint}[asked]()
    crowd.frames(60)
    assert crowd.table.stays
    assert (crowd.table.moment, crowd.table.match.length) == (moment, length)
    assert words.NEXT_FIRST in [toast.sub for toast in crowd.stage.toasts.up]
    crowd.press("SPACE")
    crowd.frames(60)
    assert crowd.table.moment == moment + 1
    crowd.close()
    assert crowd.caught == []
