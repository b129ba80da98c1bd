"""The stage without a screen."""

from collections.abc import Iterator

import pytest

from tests.stage.room import Room


@pytest.fixture
def room() -> Iterator[Room]:
    made = Room()
    yield made
    made.close()
    assert made.caught == [], "a scene failed"
