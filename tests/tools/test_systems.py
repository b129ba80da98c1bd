"""What each system is told of the packed program, looked at on any of them; PyInstaller itself isn't needed."""

from __future__ import annotations

import hashlib
import plistlib
import runpy
import subprocess
import sys
import types
import zipfile
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from game import __version__
from game.store.files import ENDING
from tests.window import PROJECT
from tools import package, systems

SPEC = PROJECT / "build" / "pyinstaller.spec"
LINUX = PROJECT / "build" / "linux"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"


# ---------------------------------------------------------------- records
def desktop_entry() -> dict[str, str]:
    lines = (LINUX / "quickdraw-saloon.desktop").read_text(encoding="utf-8").splitlines()
    assert lines[0] == "[Desktop Entry]"
    return dict(line.split("=", 1) for line in lines[1:])


def test_a_linux_desktop_opens_what_we_save() -> None:
    (kind,) = ElementTree.parse(LINUX / "quickdraw-saloon.xml").getroot()
    assert [glob.get("pattern") for glob in kind.findall(f"{MIME}glob")] == [f"*{ENDING}"]
    entry = desktop_entry()
    assert entry["MimeType"] == f"{kind.get('type')};"
    assert entry["Exec"] == f"{systems.NAME} %f"
    assert entry["Name"] == systems.TITLE
    (icon,) = kind.findall(f"{MIME}icon")
    assert icon.get("name") == entry["Icon"] == systems.NAME


def test_macos_opens_what_we_save() -> None:
    told = plistlib.loads(plistlib.dumps(systems.plist()))
    (declared,) = told["UTExportedTypeDeclarations"]
    assert declared["UTTypeTagSpecification"]["public.filename-extension"] == [ENDING.removeprefix(".")]
    ours, any_json = told["CFBundleDocumentTypes"]
    assert ours["LSItemContentTypes"] == [declared["UTTypeIdentifier"]]
    assert ours["LSHandlerRank"] == "Owner"
    assert any_json["LSItemContentTypes"] == declared["UTTypeConformsTo"]
    assert any_json["LSHandlerRank"] == "Alternate"


# ---------------------------------------------------------------- the specification, as each system reads it
class Bench:
    """Stands in for PyInstaller: notes what it is asked to make."""

    def __init__(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, platform: str) -> None:
        self.made: list[tuple[str, tuple[Any, ...], dict[str, Any]]] = []
        self.commands: list[list[str]] = []
        icons = types.SimpleNamespace(make=lambda place: {end: place / f"x.{end}" for end in ("png", "ico", "icns")})
        monkeypatch.setitem(sys.modules, "tools.icons", icons)
        monkeypatch.setattr(sys, "platform", platform)
        monkeypatch.setattr(sys, "path", list(sys.path))
        monkeypatch.setattr(subprocess, "run", lambda command, check: self.commands.append(command))
        library = tmp_path / "a library"
        library.write_bytes(b"\x7fELF")
        self.binaries = [
            (name, str(library), kind)
            for name, kind in (
                ("libpython3.11.so.1.0", "BINARY"),
                ("python3.11/lib-dynload/math.so", "EXTENSION"),
                ("libSDL2-2.so.0", "SYMLINK"),
                ("pygame_ce.libs/libSDL2-2.so.0", "BINARY"),
                ("libstdc++.so.6", "BINARY"),
                ("pygame_ce.libs/libgcc_s-1a2b.so.1", "BINARY"),
            )
        ]
        names = {name: self.maker(name) for name in ("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE")}
        (tmp_path / "scratch").mkdir()
        given = {**names, "SPECPATH": str(SPEC.parent), "workpath": str(tmp_path / "scratch")}
        self.after = runpy.run_path(str(SPEC), given)

    def maker(self, name: str) -> Any:
        def make(*parts: Any, **told: Any) -> types.SimpleNamespace:
            self.made.append((name, parts, told))
            return types.SimpleNamespace(pure="pure", scripts="scripts", datas="datas", binaries=self.binaries)

        return make

    def told(self, name: str) -> list[dict[str, Any]]:
        """What each thing of this kind was told."""
        return [told for made, _, told in self.made if made == name]


@pytest.fixture
def bench(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Bench:
    return Bench(tmp_path, monkeypatch, request.param)


EVERYWHERE = ["linux", "win32", "darwin"]


@pytest.mark.parametrize("bench", EVERYWHERE, indirect=True)
def test_all_that_is_needed_is_packed_everywhere(bench: Bench) -> None:
    (told,) = bench.told("Analysis")
    for source, _ in told["datas"]:
        assert Path(source).exists(), source
    assert {"assets", "."} < {goal for _, goal in told["datas"]}
    assert sum(goal.endswith("files") for _, goal in told["datas"]) == 5
    assert set(told["excludes"]) & {"game", "pygame", "platformdirs", "sqlite3", "multiprocessing"} == set()
    assert bench.told("EXE")[0]["name"] == systems.NAME
    assert all(not made["upx"] for made in bench.told("EXE"))


@pytest.mark.parametrize("bench", ["linux"], indirect=True)
def test_linux_has_its_own_libraries_and_only_pythons_lose_their_symbols(bench: Bench) -> None:
    packed = {name: Path(file) for name, file, _ in bench.after["analysis"].binaries}
    assert list(packed) == [name for name, _, _ in bench.binaries[:4]]
    smaller = [name for name, file in packed.items() if file.name != "a library"]
    assert smaller == ["libpython3.11.so.1.0", "python3.11/lib-dynload/math.so"]
    assert [command[-1] for command in bench.commands] == [str(packed[name]) for name in smaller]
    assert bench.told("BUNDLE") == []


@pytest.mark.parametrize("bench", ["win32"], indirect=True)
def test_windows_has_icon_version_and_no_console(bench: Bench) -> None:
    window, console = bench.told("EXE")
    assert (window["console"], console["console"]) == (False, True)
    assert console["name"] == f"{systems.NAME}-console"
    for made in (window, console):
        assert made["icon"].endswith(".ico")
        assert __version__ in Path(made["version"]).read_text(encoding="utf-8")
    assert bench.after["analysis"].binaries == bench.binaries


@pytest.mark.parametrize("bench", ["darwin"], indirect=True)
def test_macos_has_a_bundle(bench: Bench) -> None:
    (told,) = bench.told("BUNDLE")
    assert told["name"] == f"{systems.TITLE}.app"
    assert told["icon"].endswith(".icns")
    assert (told["version"], told["info_plist"]) == (__version__, systems.plist())
    assert len(bench.told("EXE")) == 1


def test_the_version_resource_says_what_it_should() -> None:
    def word(name: str, *parts: Any) -> tuple[Any, ...]:
        return (name, *parts)

    names = (
        "FixedFileInfo",
        "VSVersionInfo",
        "StringFileInfo",
        "StringTable",
        "StringStruct",
        "VarFileInfo",
        "VarStruct",
    )
    known: dict[str, Any] = {name: lambda *parts, name=name, **more: word(name, *parts, more) for name in names}
    _, whole = eval(systems.version_resource("quickdraw-saloon"), known)
    numbers = tuple(int(part) for part in __version__.split("."))
    assert whole["ffi"][1] == {"filevers": (*numbers, 0), "prodvers": (*numbers, 0)}
    (_, (table,), _), _ = whole["kids"]
    said = {name: what for _, name, what, _ in table[2]}
    assert said["ProductName"] == systems.TITLE
    assert said["FileVersion"] == said["ProductVersion"] == __version__
    assert said["OriginalFilename"] == "quickdraw-saloon.exe"


# ---------------------------------------------------------------- archives
@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "out" / systems.NAME
    made.mkdir(parents=True)
    (made / systems.NAME).write_text("#!/bin/sh\n")
    (made / systems.NAME).chmod(0o755)
    (made / "library").write_bytes(b"1234")
    return made


def test_a_sum_can_be_checked(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    archive = package._archive(folder, folder.parent)
    assert archive.suffix == ".zip"
    assert f"{systems.NAME}/{systems.NAME}" in zipfile.ZipFile(archive).namelist()
    line = package._write_sum(archive).read_text()
    assert line == f"{hashlib.sha256(archive.read_bytes()).hexdigest()}  {archive.name}\n"


def test_a_bundle_is_archived_with_its_links(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    commands: list[list[str]] = []
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(subprocess, "run", lambda command, check: commands.append(command))
    archive = package._archive(folder, folder.parent)
    assert archive.name.startswith(f"{systems.NAME}-{__version__}-macos-")
    assert commands[0][0] == "ditto"
    assert commands[0][-2:] == [str(folder), str(archive)]
