"""Every drawing keeps to what pygame draws: the rest would vanish without a word."""

import re
from xml.etree import ElementTree

import pygame
import pytest

from game.stage.assets import assets_folder

DRAWINGS = sorted(assets_folder().rglob("*.svg"))
DROPPED = {"text", "tspan", "use", "symbol", "pattern", "image", "clipPath", "mask", "filter", "style", "foreignObject"}
IGNORED = {"clip-path", "mask", "filter", "class"}


def local(tag):
    return tag.rsplit("}", 1)[-1]


def complaints(source):
    """What pygame would leave out or draw wrongly."""
    for element in ElementTree.fromstring(source).iter():
        tag = local(element.tag)
        if tag in DROPPED:
            yield f"<{tag}>"
        for name, value in element.attrib.items():
            if local(name) in IGNORED:
                yield f"{name} on <{tag}>"
            if re.search(r"\bhsla?\(|currentColor|\bvar\(", value):
                yield f"{name}={value!r}"
        if tag in ("linearGradient", "radialGradient") and element.get("gradientUnits") != "userSpaceOnUse":
            numbers = {"x1", "y1", "x2", "y2", "cx", "cy", "r", "fx", "fy"} & element.attrib.keys()
            if any(not element.attrib[name].endswith("%") for name in numbers):
                yield f"<{tag}> without userSpaceOnUse or percentages"


def test_there_are_drawings():
    assert len(DRAWINGS) > 40


@pytest.mark.parametrize("drawing", DRAWINGS, ids=lambda path: path.relative_to(assets_folder()).as_posix())
def test_a_drawing_can_be_drawn(drawing):
    assert list(complaints(drawing.read_text(encoding="utf-8"))) == []
    image = pygame.image.load_sized_svg(str(drawing), (64, 64))
    assert pygame.mask.from_surface(image, 10).count() > 0


@pytest.mark.parametrize(
    "inside",
    [
        "<text>7</text>",
        "<use href='#a'/>",
        "<path d='M0 0' fill='hsl(3,4%,5%)'/>",
        "<path d='M0 0' stroke='currentColor'/>",
        "<g clip-path='url(#a)'/>",
        "<linearGradient id='a' x1='0' x2='1'/>",
    ],
)
def test_the_check_sees_what_would_vanish(inside):
    assert list(complaints(f"<svg xmlns='http://www.w3.org/2000/svg'>{inside}</svg>"))


def test_the_check_lets_good_gradients_pass():
    inside = "<linearGradient id='a' gradientUnits='userSpaceOnUse' x1='0' x2='90'/><radialGradient id='b' r='50%'/>"
    assert not list(complaints(f"<svg xmlns='http://www.w3.org/2000/svg'>{inside}</svg>"))
