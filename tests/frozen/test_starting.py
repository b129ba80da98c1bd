"""The packed program starts wherever it is put and whatever is missing around it."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import __version__
from tests.frozen.packed import Packed, log_of, said
from tests.window import ended, screen

NO_SCREEN = "Quickdraw Saloon needs a screen: no display was found."


def looked_round(packed: Packed, home: Path | None, keeping: Path, **how: object) -> tuple[int, str]:
    """Open it, go from the menu to the options and back, leave by a key: its exit code and what it wrote.

    That the key for the options works at once shows that a first start asks nothing.
    """
    with screen(keeping) as x:
        program = packed.open(x, home=home, **how)
        x.see_window(program)
        x.key_until("o", lambda: x.title() == "Options · Quickdraw Saloon")
        x.key_until("Escape", lambda: x.title() == "Quickdraw Saloon")
        x.key_until("q", lambda: program.poll() is not None)
        code, wrote = ended(program)
    return code, said(wrote)


@pytest.mark.parametrize(
    "how",
    [
        pytest.param({}, id="from its own folder, without sound"),
        pytest.param({"folder": Path("/")}, id="from the root"),
        pytest.param({"LC_ALL": "C"}, id="in the C locale"),
        pytest.param({"silent": True}, id="with both outputs closed"),
        pytest.param({"folder": Path("/"), "LC_ALL": "C", "silent": True}, id="all at once"),
    ],
)
def test_it_starts_at_the_menu(packed: Packed, home: Path, how: dict[str, object]) -> None:
    before = sorted(packed.folder.rglob("*"))
    assert looked_round(packed, home, home, **how) == (0, "")
    assert (home / ".local" / "share" / "quickdraw-saloon" / "saloon.db").is_file()
    assert log_of(home) == ""
    assert sorted(packed.folder.rglob("*")) == before


def test_without_a_home_it_starts_all_the_same(packed: Packed, home: Path) -> None:
    before = sorted(packed.folder.rglob("*"))
    assert looked_round(packed, None, home, silent=True, LC_ALL="C", folder=Path("/")) == (0, "")
    assert sorted(packed.folder.rglob("*")) == before


@pytest.mark.parametrize("silent", [False, True])
def test_without_a_screen_it_says_so(packed: Packed, home: Path, tmp_path: Path, silent: bool) -> None:
    with screen(tmp_path) as x:
        program = packed.open(x, home=home, silent=silent, DISPLAY="")
        code, wrote = ended(program)
    assert code == 1
    assert wrote == {"out": "", "err": "" if silent else f"{NO_SCREEN}\n"}
    assert log_of(home).endswith(f"game ERROR {NO_SCREEN}\n")


def test_through_a_link_it_finds_what_belongs_to_it(packed: Packed, home: Path, tmp_path: Path) -> None:
    link = home / "saloon"
    link.symlink_to(packed.program)
    done = packed.run("--version", home=home, by=link)
    assert (done.returncode, done.stdout, done.stderr) == (0, f"Quickdraw Saloon {__version__}\n", "")
