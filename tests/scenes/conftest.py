"""The house without a screen."""

from collections.abc import Iterator

import pytest

from tests.scenes.saloon import Saloon


@pytest.fixture
def saloon() -> Iterator[Saloon]:
    made = Saloon()
    yield made
    made.close()
    assert made.caught == [], "a scene failed"
