"""Tests of the packed program: collected only where SALOON_PACKED names the folder that `tools.package` made.

The program is tried as a stranger would meet it: in a folder whose name has spaces and a spade, where nothing can be
written, by somebody who isn't root.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.frozen.packed import Packed, give_away

collect_ignore_glob = [] if "SALOON_PACKED" in os.environ else ["test_*.py"]


def _remove(folder: Path) -> None:
    for inner in (folder, *(path for path in folder.rglob("*") if path.is_dir() and not path.is_symlink())):
        inner.chmod(0o755)
    shutil.rmtree(folder)


@pytest.fixture(scope="session")
def packed() -> Iterator[Packed]:
    """The packed program in a read-only folder with an odd name."""
    built = Path(os.environ["SALOON_PACKED"]).resolve()
    assert built.is_dir(), f"SALOON_PACKED: there is no folder {built}"
    above = Path(tempfile.mkdtemp(prefix="saloon-packed-"))
    above.chmod(0o755)
    folder = above / "Five games ♠ & $more 100%"
    shutil.copytree(built, folder, symlinks=True)
    for path in (*folder.rglob("*"), folder):
        if not path.is_symlink():
            path.chmod(path.stat().st_mode & 0o555)
    yield Packed(folder, built)
    _remove(above)


@pytest.fixture
def home() -> Iterator[Path]:
    """An empty home of whoever runs the packed program."""
    folder = Path(tempfile.mkdtemp(prefix="saloon-home-"))
    give_away(folder)
    yield folder
    shutil.rmtree(folder)
