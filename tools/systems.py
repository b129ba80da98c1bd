"""What the packed program tells each system of itself: name, version, the file type of records; and what it leaves out.

Plain tables without PyInstaller, so that those of every system can be looked at on each. `build/pyinstaller.spec` uses
them; what a Linux desktop is told lies in `build/linux` as files.
"""

from __future__ import annotations

import re
import sys

from game import __version__
from game.store.files import ENDING

NAME = "quickdraw-saloon"
TITLE = "Quickdraw Saloon"
BUNDLE = "org.quickdraw-saloon.game"
RECORD = "Quickdraw Saloon record"
RECORD_TYPE = "org.quickdraw-saloon.record"

THEIRS = ("libstdc++", "libgcc_s")
"""They belong to a Linux system: its graphics driver brings newer ones, and breaks if it meets ours."""

UNUSED = (
    # What the standard library offers for lines and letters that this program never sends.
    *("_ssl", "ssl", "_hashlib", "asyncio", "email", "ftplib", "http", "smtplib", "xmlrpc", "xml", "pyexpat"),
    # What happens to be installed where it is packed.
    *("PIL", "_pytest", "hypothesis", "numpy", "pip", "pkg_resources", "pytest", "setuptools", "tkinter", "unittest"),
    *("pydoc", "test"),
    # What pygame-ce shows and tries out.
    *("pygame.docs", "pygame.examples", "pygame.tests"),
)
"""Modules that aren't packed. pygame-ce's own libraries need each other, so that none of them can be left out."""


def ours_on_linux(name: str) -> bool:
    """Whether a library of this name is packed on Linux."""
    return not name.rpartition("/")[2].startswith(THEIRS)


def may_strip(name: str) -> bool:
    """Whether a library's symbols may be thrown away: Python's own; those of pygame-ce were rewritten and break."""
    return name.startswith("libpython") or "/lib-dynload/" in name


def plist() -> dict[str, object]:
    """What the bundle tells macOS beside its name and version.

    The system looks at the last ending of a file alone, so it may take a record for any JSON: those are offered too,
    but only as a second choice.
    """
    return {
        "CFBundleDisplayName": TITLE,
        "LSApplicationCategoryType": "public.app-category.card-games",
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "The Quickdraw Saloon authors, MIT licence",
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": RECORD,
                "CFBundleTypeRole": "Viewer",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [RECORD_TYPE],
            },
            {
                "CFBundleTypeName": "JSON",
                "CFBundleTypeRole": "Viewer",
                "LSHandlerRank": "Alternate",
                "LSItemContentTypes": ["public.json"],
            },
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": RECORD_TYPE,
                "UTTypeDescription": RECORD,
                "UTTypeConformsTo": ["public.json"],
                "UTTypeTagSpecification": {"public.filename-extension": [ENDING.removeprefix(".")]},
            }
        ],
    }


def version_resource(program: str) -> str:
    """What Windows shows among the properties of a program, in the words that PyInstaller reads."""
    numbers = (*map(int, re.findall(r"\d+", __version__)[:3]), 0)
    said = {
        "FileDescription": TITLE,
        "FileVersion": __version__,
        "InternalName": program,
        "LegalCopyright": "The Quickdraw Saloon authors, MIT licence",
        "OriginalFilename": f"{program}.exe",
        "ProductName": TITLE,
        "ProductVersion": __version__,
    }
    lines = ",\n".join(f"      StringStruct({name!r}, {value!r})" for name, value in said.items())
    return f"""\
VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}),
  kids=[
    StringFileInfo([StringTable('040904B0', [
{lines},
    ])]),
    VarFileInfo([VarStruct('Translation', [1033, 1200])]),
  ],
)
"""


def programs() -> dict[str, bool]:
    """The executables in the folder of this system, and whether each belongs to a terminal.

    On Windows a program without a terminal can't write into one: for `--version`, `doctor`, `replay` and `simulate`
    there is a second one.
    """
    return {NAME: False, f"{NAME}-console": True} if sys.platform == "win32" else {NAME: False}
