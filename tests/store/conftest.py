"""A store of its own for every test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.store import Store


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "kept"


@pytest.fixture
def store(folder: Path) -> Iterator[Store]:
    opened = Store(folder).wait()
    yield opened
    opened.close()
