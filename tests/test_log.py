"""The log is written where it should be, stays small, and stands in nobody's way."""

from __future__ import annotations

import faulthandler
import logging
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.log import FAULTS, LARGEST, LOG, start_log
from tests.window import PROJECT


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """Whatever a test does to the log is undone."""
    root = logging.getLogger()
    handlers, level, hook, faults = root.handlers, root.level, threading.excepthook, faulthandler.is_enabled()
    yield
    for handler in root.handlers:
        if handler not in handlers:
            handler.close()
    root.handlers, threading.excepthook = handlers, hook
    root.setLevel(level)
    if faults and sys.__stderr__ is not None:
        faulthandler.enable(sys.__stderr__)
    else:
        faulthandler.disable()


def test_errors_go_to_the_file(tmp_path: Path) -> None:
    file = start_log(tmp_path / "deep" / "state")
    assert file == tmp_path / "deep" / "state" / LOG
    logging.getLogger("game").warning("the roof leaks")
    assert "game WARNING the roof leaks" in file.read_text(encoding="utf-8")


def test_it_never_grows_without_end(tmp_path: Path) -> None:
    start_log(tmp_path)
    for number in range(2000):
        logging.getLogger("game").error("%s %s", number, "x" * 1000)
    files = sorted(file.name for file in tmp_path.iterdir() if file.name != FAULTS)
    assert files == [LOG, f"{LOG}.1"]
    assert all((tmp_path / name).stat().st_size <= LARGEST for name in files)
    assert "1999 x" in (tmp_path / LOG).read_text(encoding="utf-8")


def test_where_nothing_can_be_written_it_goes_to_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("in the way")
    assert start_log(tmp_path / "file" / "state") is None
    logging.getLogger("game").error("the roof leaks")
    assert "the roof leaks" in capsys.readouterr().err


def test_without_a_terminal_either_it_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", None)
    assert start_log(None) is None
    logging.getLogger("game").error("the roof leaks")


def test_a_thread_that_breaks_is_in_the_log(tmp_path: Path) -> None:
    file = start_log(tmp_path)
    assert file is not None
    thread = threading.Thread(target=lambda: 1 / 0, name="the cook")
    thread.start()
    thread.join()
    written = file.read_text(encoding="utf-8")
    assert "the cook broke" in written
    assert "ZeroDivisionError" in written


def test_a_fault_of_the_interpreter_leaves_its_traces(tmp_path: Path) -> None:
    code = "import faulthandler, sys; from pathlib import Path; from game.log import start_log\n"
    code += "start_log(Path(sys.argv[1])); faulthandler._sigabrt()"
    done = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path)], cwd=PROJECT, capture_output=True, timeout=60, check=False
    )
    assert done.returncode != 0
    assert "Fatal Python error" in (tmp_path / FAULTS).read_text(encoding="utf-8")


def test_an_overgrown_file_of_faults_is_begun_anew(tmp_path: Path) -> None:
    (tmp_path / FAULTS).write_text("x" * (LARGEST + 1))
    start_log(tmp_path)
    assert (tmp_path / FAULTS).stat().st_size == 0
    (tmp_path / FAULTS).write_text("short")
    start_log(tmp_path)
    assert (tmp_path / FAULTS).read_text() == "short"
