"""`python -m tools.package [--out DIR]`: packs the program for this system, starts it once, and writes its checksum.

Linux: a tarball with the program's folder, a .desktop file, the icon and the file type of records. Windows: a zip.
macOS: a zip of the .app bundle.
"""

from __future__ import annotations

import argparse
import hashlib
import platform
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from game import __version__
from tools.systems import NAME, TITLE

ROOT = Path(__file__).parent.parent
SYSTEMS = {"linux": "linux", "win32": "windows", "darwin": "macos"}


def main() -> int:
    """Pack, try, and write the checksum; 0 if the packed program starts."""
    parser = argparse.ArgumentParser(prog="python -m tools.package", description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="where the folder and the archive go (dist)")
    parser.add_argument("--no-archive", action="store_true", help="the folder alone")
    arguments = parser.parse_args()
    out: Path = arguments.out.resolve()
    with tempfile.TemporaryDirectory() as scratch:
        folder = _pack(out, Path(scratch))
        _lay_beside(folder, Path(scratch))
    subprocess.run([str(executable(folder)), "--smoke"], check=True, cwd=tempfile.gettempdir())
    print(f"{folder} ({size_of(folder) / 1e6:.1f} MB)")
    if not arguments.no_archive:
        archive = _archive(folder, out)
        print(archive)
        print(_write_sum(archive))
    return 0


def executable(folder: Path) -> Path:
    """What is double-clicked in a packed folder or bundle."""
    if folder.suffix == ".app":
        return folder / "Contents" / "MacOS" / NAME
    return folder / (f"{NAME}.exe" if sys.platform == "win32" else NAME)


def size_of(folder: Path) -> int:
    """The bytes of all files in a folder; a link counts nothing."""
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file() and not file.is_symlink())


def _pack(out: Path, scratch: Path) -> Path:
    """Run PyInstaller; the folder or bundle that it made. Its own scratch folder is kept away from `build/`."""
    places = ["--workpath", str(scratch / "work"), "--distpath", str(out)]
    options = ["--noconfirm", "--log-level", "ERROR", *places, str(ROOT / "build" / "pyinstaller.spec")]
    subprocess.run([sys.executable, "-m", "PyInstaller", *options], check=True, cwd=ROOT)
    return out / (f"{TITLE}.app" if sys.platform == "darwin" else NAME)


def _lay_beside(folder: Path, scratch: Path) -> None:
    """What lies beside the executable: the licence, and what a Linux desktop asks for. A bundle is left as it is."""
    if sys.platform != "darwin":
        shutil.copy(ROOT / "LICENSE", folder)
    if sys.platform == "linux":
        shutil.copy(scratch / "work" / "pyinstaller" / "icons" / f"{NAME}.png", folder)
        shutil.copytree(ROOT / "build" / "linux", folder, dirs_exist_ok=True)


def _archive(folder: Path, out: Path) -> Path:
    """One file to be downloaded. A bundle holds links, which Python's zip would turn into copies that don't start."""
    base = out / f"{NAME}-{__version__}-{SYSTEMS.get(sys.platform, sys.platform)}-{platform.machine().lower()}"
    if sys.platform == "darwin":
        archive = base.with_name(f"{base.name}.zip")
        command = ["ditto", "-c", "-k", "--sequesterRsrc", "--keepParent", str(folder), str(archive)]
        subprocess.run(command, check=True)
        return archive
    kind = "gztar" if sys.platform == "linux" else "zip"
    return Path(shutil.make_archive(str(base), kind, root_dir=out, base_dir=folder.name))


def _write_sum(archive: Path) -> Path:
    """The SHA-256 sum of an archive beside it, in the form that `sha256sum --check` reads."""
    digest = hashlib.sha256(archive.read_bytes()).hexdigest()
    file = archive.with_name(f"{archive.name}.sha256")
    file.write_text(f"{digest}  {archive.name}\n", encoding="ascii", newline="\n")
    return file


if __name__ == "__main__":
    raise SystemExit(main())
