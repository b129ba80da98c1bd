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

ROOT = Path(__file__).parent.parent
NAME = "quickdraw-saloon"

DESKTOP = f"""\
[Desktop Entry]
Type=Application
Name=Quickdraw Saloon
Comment=Five card games for one couch and one computer
Exec={NAME} %f
Icon={NAME}
Categories=Game;CardGame;
MimeType=application/x-saloon-record+json;
"""

MIME = """\
<?xml version="1.0" encoding="UTF-8"?>
<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
  <mime-type type="application/x-saloon-record+json">
    <comment>Quickdraw Saloon record</comment>
    <sub-class-of type="application/json"/>
    <glob pattern="*.saloon.json"/>
  </mime-type>
</mime-info>
"""

INSTALL = f"""\
#!/bin/sh
# Puts the program into the menu of this account, and opens records by a double click. `--remove` takes it out again.
set -e
here=$(cd "$(dirname "$0")" && pwd)
share=${{XDG_DATA_HOME:-$HOME/.local/share}}
menu=$share/applications/{NAME}.desktop
icon=$share/icons/hicolor/256x256/apps/{NAME}.png
type=$share/mime/packages/{NAME}.xml
if [ "$1" = --remove ]; then
  rm -f "$menu" "$icon" "$type"
else
  mkdir -p "$(dirname "$menu")" "$(dirname "$icon")" "$(dirname "$type")"
  sed "s|^Exec={NAME}|Exec=\\"$here/{NAME}\\"|" "$here/{NAME}.desktop" > "$menu"
  cp "$here/{NAME}.png" "$icon"
  cp "$here/{NAME}.xml" "$type"
fi
for tool in "update-desktop-database $share/applications" "update-mime-database $share/mime"; do
  command -v "${{tool%% *}}" >/dev/null && $tool || true
done
"""


def main() -> int:
    """Pack, try, and write the checksum; 0 if the packed program starts."""
    parser = argparse.ArgumentParser(prog="python -m tools.package", description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="where the folder and the archive go (dist)")
    parser.add_argument("--no-archive", action="store_true", help="the folder alone")
    arguments = parser.parse_args()
    out: Path = arguments.out.resolve()
    with tempfile.TemporaryDirectory() as scratch:
        folder = _pack(out, Path(scratch))
        if sys.platform == "linux":
            _for_desktops(folder, Path(scratch))
    subprocess.run([str(executable(folder)), "--smoke"], check=True, cwd=tempfile.gettempdir())
    if not arguments.no_archive:
        archive = _archive(folder, out)
        digest = hashlib.sha256(archive.read_bytes()).hexdigest()
        archive.with_name(archive.name + ".sha256").write_text(f"{digest}  {archive.name}\n", encoding="ascii")
        print(archive)
    print(folder)
    return 0


def executable(folder: Path) -> Path:
    """What is double-clicked in a packed folder or bundle."""
    if folder.suffix == ".app":
        return folder / "Contents" / "MacOS" / NAME
    return folder / (f"{NAME}.exe" if sys.platform == "win32" else NAME)


def _pack(out: Path, scratch: Path) -> Path:
    """Run PyInstaller; the folder or bundle that it made. Its own scratch folder is kept away from `build/`."""
    places = ["--workpath", str(scratch / "work"), "--distpath", str(out)]
    options = ["--noconfirm", "--log-level", "ERROR", *places, str(ROOT / "build" / "pyinstaller.spec")]
    subprocess.run([sys.executable, "-m", "PyInstaller", *options], check=True, cwd=ROOT)
    return out / ("Quickdraw Saloon.app" if sys.platform == "darwin" else NAME)


def _for_desktops(folder: Path, scratch: Path) -> None:
    """What a Linux desktop asks for, beside the executable."""
    shutil.copy(scratch / "work" / "pyinstaller" / "icons" / f"{NAME}.png", folder)
    (folder / f"{NAME}.desktop").write_text(DESKTOP, encoding="utf-8")
    (folder / f"{NAME}.xml").write_text(MIME, encoding="utf-8")
    install = folder / "install.sh"
    install.write_text(INSTALL, encoding="utf-8")
    install.chmod(0o755)


def _archive(folder: Path, out: Path) -> Path:
    system = {"linux": "linux", "win32": "windows", "darwin": "macos"}.get(sys.platform, sys.platform)
    base = out / f"{NAME}-{__version__}-{system}-{platform.machine().lower()}"
    kind = "gztar" if sys.platform == "linux" else "zip"
    return Path(shutil.make_archive(str(base), kind, root_dir=out, base_dir=folder.name))


if __name__ == "__main__":
    raise SystemExit(main())
