"""Where drawings, sounds and fonts lie: alike in a clone, in an installed wheel and in the frozen program."""

import sys
from enum import StrEnum
from functools import cache
from importlib import import_module
from pathlib import Path

import game


class Role(StrEnum):
    """What a piece of writing is for; each role has one typeface."""

    TITLE = "title"
    TEXT = "text"
    BOLD = "bold"
    LABEL = "label"


FONT_FILES: dict[Role, tuple[str, str]] = {
    Role.TITLE: ("font_source_serif_pro", "SourceSerifPro-Black.ttf"),
    Role.TEXT: ("font_hanken_grotesk", "HankenGrotesk-Medium.otf"),
    Role.BOLD: ("font_hanken_grotesk", "HankenGrotesk-Bold.otf"),
    Role.LABEL: ("font_fjallaone", "FjallaOne-Regular.ttf"),
}
FALLBACK_FONT = ("fontpkg_noto_sans", "NotoSans[wdth,wght].ttf")
"""For letters that the four lack."""


def assets_folder() -> Path:
    """The folder of drawings and sounds; FileNotFoundError if the program is incomplete."""
    frozen = getattr(sys, "_MEIPASS", None)
    package = Path(game.__file__).resolve().parent
    places = [Path(frozen) / "assets"] if frozen else [package / "assets", package.parent / "assets"]
    for place in places:
        if place.is_dir():
            return place
    raise FileNotFoundError(f"no assets in {places[0]}")


def asset(*parts: str) -> Path:
    """The path of one asset: `asset("icons", "back.svg")`. It need not exist."""
    return assets_folder().joinpath(*parts)


def package_file(package: str, name: str) -> Path:
    """A file in the folder `files` of a font package; frozen, packages lie beside the program in the same shape."""
    frozen = getattr(sys, "_MEIPASS", None)
    if frozen:
        beside = Path(frozen) / package / "files" / name
        if beside.is_file():
            return beside
    found = import_module(package).__file__
    if found is None:
        raise FileNotFoundError(f"the package {package} has no files")
    return Path(found).resolve().parent / "files" / name


@cache
def font_file(role: Role) -> Path:
    """The font file of a role."""
    return package_file(*FONT_FILES[role])
