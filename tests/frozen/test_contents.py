"""What is in the packed folder, and what isn't."""

from __future__ import annotations

import hashlib
import tarfile
from pathlib import Path

import pytest
from PIL import Image

from game import __version__
from tests.frozen.packed import NAME, Packed, said
from tools.icons import SIZES, make
from tools.package import executable, size_of
from tools.systems import THEIRS

LARGEST = 70_000_000
"""Bytes on Linux."""


def test_it_is_small(packed: Packed) -> None:
    assert size_of(packed.built) <= LARGEST


def test_what_belongs_to_the_system_is_left_to_it(packed: Packed) -> None:
    names = [path.name for path in packed.built.rglob("*.so*")]
    assert any(name.startswith("libSDL2-") for name in names)
    assert [name for name in names if name.startswith(THEIRS)] == []


def test_what_a_person_finds_there(packed: Packed) -> None:
    assert executable(packed.built).stat().st_mode & 0o111 == 0o111
    assert (packed.built / "install.sh").stat().st_mode & 0o111 == 0o111
    found = {path.name for path in packed.built.iterdir()}
    assert found == {NAME, "_internal", "LICENSE", "install.sh", f"{NAME}.desktop", f"{NAME}.xml", f"{NAME}.png"}
    assert (packed.built / "_internal" / "licences.txt").is_file()
    assert (packed.built / "_internal" / "fontpkg_noto_sans" / "LICENSE").is_file()


def test_the_archive_holds_the_same(packed: Packed) -> None:
    (archive,) = packed.built.parent.glob("*.tar.gz")
    with tarfile.open(archive) as tar:
        held = {member.name: (member.mode & 0o111, member.linkname) for member in tar if not member.isdir()}
    files = [path for path in packed.built.rglob("*") if path.is_symlink() or path.is_file()]
    assert held == {
        str(path.relative_to(packed.built.parent)): (
            path.lstat().st_mode & 0o111,
            str(path.readlink()) if path.is_symlink() else "",
        )
        for path in files
    }
    digest = hashlib.sha256(archive.read_bytes()).hexdigest()
    assert archive.with_name(f"{archive.name}.sha256").read_text() == f"{digest}  {archive.name}\n"


def test_the_doctor_finds_everything(packed: Packed, home: Path) -> None:
    done = packed.run("doctor", home=home, LC_ALL="C")
    assert (done.returncode, said({"out": "", "err": done.stderr})) == (0, "")
    found = {name.strip(): what for name, what in (line.split(": ", 1) for line in done.stdout.splitlines())}
    assert list(found) == ["program", "pygame", "display", "sound", "store", "log", "pads", "fonts", "assets"]
    assert found["program"].startswith(f"Quickdraw Saloon {__version__}, packaged ")
    assert "no display was found" in found["display"]
    assert found["sound"].startswith("none (")
    assert found["store"].startswith(str(home))
    assert found["fonts"] == "all 5 here"
    assert found["assets"].endswith(str(packed.folder / "_internal" / "assets"))


@pytest.fixture(scope="module")
def icons(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    return make(tmp_path_factory.mktemp("icons"))


def test_the_icons_can_be_read_in_every_size(icons: dict[str, Path]) -> None:
    with Image.open(icons["ico"]) as ico, Image.open(icons["icns"]) as icns, Image.open(icons["png"]) as png:
        assert {size for size, _ in ico.info["sizes"]} == {size for size in SIZES if size <= 256}
        assert {wide * scale for wide, _, scale in icns.info["sizes"]} == {32, 64, 128, 256, 512, 1024}
        assert png.size == (256, 256)
        for icon in (ico, icns, png):
            image = icon.convert("RGBA")
            assert image.getpixel((0, 0))[3] == 0
            assert image.getpixel((image.width // 2, image.height // 2))[3] == 255
