"""The stage without a screen."""

from collections.abc import Iterator

import pytest

from tests.stage.room import Room, close_all


@pytest.fixture(autouse=True)
def no_window_stays() -> Iterator[None]:
    """However a test ends, its windows are closed before the next one begins."""
    yield
    close_all()


@pytest.fixture
def room() -> Iterator[Room]:
    made = Room()
    yield made
    made.close()
    assert made.caught == [], "a scene failed"
