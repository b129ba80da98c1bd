"""Headless drivers for every test, and the list of rule ids that must all stand in a test."""

from __future__ import annotations

import ast
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from game import forms

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

TESTS = Path(__file__).parent


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say plainly which tests weren't asked for."""
    if "SALOON_PACKED" not in os.environ:
        line = "tests/frozen are for a packed program: SALOON_PACKED=dist/quickdraw-saloon adds them"
        terminalreporter.write_line(line)


@pytest.fixture(scope="session", autouse=True)
def plain_forms() -> Iterator[None]:
    """Dates and numbers look the same on every machine that tests; tests of their forms choose others."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(forms, "read", lambda names: forms.Forms())
        forms.of_system.cache_clear()
        yield
        forms.of_system.cache_clear()


def cited_rules(folder: Path = TESTS) -> set[str]:
    """Every id in a `rule` mark below the folder, read from the source, so that a partial run knows them too."""
    cited: set[str] = set()
    for file in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
                cited |= {a.value for a in node.args if isinstance(a, ast.Constant) and isinstance(a.value, str)}
    return cited
