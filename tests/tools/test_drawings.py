"""Looks at all drawings as numbers: none blank, none like another, none cut off; no meaning by colour alone."""

import itertools

import numpy as np
import pygame
import pytest

from game.scenes.bluffing_billionaires.cards import DARK
from game.scenes.bullets_and_bombs.cards import RED
from game.scenes.portrait import BILLIONAIRES, HATS, PILOTS
from game.stage.art import rasterise
from game.stage.assets import assets_folder
from game.stage.theme import INK, contrast
from tools.contact_sheet import DECKS_OF

LIGHT = np.array([0.2126, 0.7152, 0.0722])
PARCHMENTS = ("#FBF0D8", "#EBD6AC")
"""The face of a card at its upper and lower edge."""
EDGE_TO_EDGE = {
    "icon/icon-small.svg",
    "menu/doors.svg",
    "menu/lantern.svg",
    "menu/sign.svg",
    "setup/ballot.svg",
    "setup/curtain.svg",
    "setup/valance-replay.svg",
    "setup/valance.svg",
    "tables/blasting-billy/backdrop.svg",
    "tables/blasting-billy/billy-aim.svg",
}
"""Made to be laid against an edge, or hung from one: the only ones that may end there."""
MEANINGS = {
    "types of loot": [
        f"cards/blasting-billy/symbol-{name}" for name in ("gold", "notes", "coins", "jewelry", "diamonds")
    ],
    "decks": [
        f"cards/bluffing-billionaires/symbol-{name}" for name in ("blue", "orange", "green", "red", "pink", "yellow")
    ],
    "factions": [f"cards/blast/symbol-{name}" for name in ("shrinkin", "trashers", "morphi", "greedbots")],
    "suits": [f"cards/bullets-and-bombs/suit-{name}" for name in ("clubs", "diamonds", "hearts", "spades")],
    "bullets": [f"cards/crazy-bullets/sign-{colour}-bullet" for colour in "RYGB"],
    "handles": [f"cards/crazy-bullets/sign-{colour}-handle" for colour in "RYGB"],
    "signs of colours": [f"cards/crazy-bullets/sym-{colour}" for colour in "RYGB"],
    "planets": [f"tables/blast/planet-{name}" for name in ("thora-iii", "usiri", "vao-d", "peolara", "zamepra")],
    "yes and no": ["street/yes", "street/no"],
    "chambers": [f"cards/bullets-and-bombs/meter-{state}" for state in ("empty", "full", "done")],
    "stars and their places": ["tables/blast/star", "tables/blast/star-socket"],
    "votes": ["tables/bluffing-billionaires/thumb-up-blue", "tables/bluffing-billionaires/thumb-down-blue"],
    "rulings and house rules": ["signs/mark-ruling", "signs/mark-house"],
    "hats": ["/".join(portrait.badge).removesuffix(".svg") for portrait in HATS.values()],
    "billionaires": ["/".join(portrait.badge).removesuffix(".svg") for portrait in BILLIONAIRES.values()],
    "pilots": ["/".join(portrait.badge).removesuffix(".svg") for portrait in PILOTS.values()],
}
"""What is told apart by its colour too: every set of drawings that mean different things."""
PAIRS = [(meaning, *pair) for meaning, names in MEANINGS.items() for pair in itertools.combinations(names, 2)]


@pytest.fixture(autouse=True)
def _screen():
    pygame.display.set_mode((1, 1))
    pygame.font.init()


def greys(surface):
    return pygame.surfarray.array3d(surface).astype(float) @ LIGHT


def on(surface, ground):
    laid = pygame.Surface(surface.get_size())
    laid.fill(ground)
    laid.blit(surface, (0, 0))
    return greys(laid)


# ---------------------------------------------------------------- cards
@pytest.mark.parametrize("game", list(DECKS_OF))
@pytest.mark.parametrize("width", [64, 140])
def test_no_card_is_blank_or_like_another(game, width):
    seen = [greys(card) for card in DECKS_OF[game](width)]
    assert min(float(np.ptp(each)) for each in seen) > 150
    assert min(float(each.std()) for each in seen) > 30
    for one, two in itertools.combinations(seen, 2):
        differs = np.abs(one - two)
        assert (differs > 60).sum() > 0.004 * differs.size, "two cards look alike in grey"


@pytest.mark.parametrize("game", list(DECKS_OF))
def test_every_card_has_round_corners_and_ends_within_its_frame(game):
    for card in DECKS_OF[game](250):
        alpha = pygame.surfarray.array_alpha(card)
        assert alpha[[0, 0, -1, -1], [0, -1, 0, -1]].max() == 0
        rim = np.concatenate([alpha[0], alpha[-1], alpha[:, 0], alpha[:, -1]])
        assert rim.max() < 40
        assert alpha[125, 175] == 255


# ---------------------------------------------------------------- all drawings
DRAWINGS = sorted(path.relative_to(assets_folder()).as_posix() for path in assets_folder().rglob("*.svg"))


def drawn(path, width=200):
    own = pygame.image.load(assets_folder() / path).get_size()
    return rasterise(path, width, max(1, round(width * own[1] / own[0])))


@pytest.mark.parametrize("path", DRAWINGS)
def test_no_drawing_is_cut_off(path):
    alpha = pygame.surfarray.array_alpha(drawn(path))
    ends = [int((edge > 150).sum()) for edge in (alpha[0], alpha[-1], alpha[:, 0], alpha[:, -1])]
    if path in EDGE_TO_EDGE:
        assert max(ends) > 5, "it ends nowhere: take it off the list"
    else:
        assert max(ends) <= 5


@pytest.mark.parametrize("path", DRAWINGS)
def test_no_drawing_is_blank(path):
    picture = drawn(path, 100)
    alpha = pygame.surfarray.array_alpha(picture)
    assert (alpha > 200).mean() > 0.015
    tones = on(picture, "white")[alpha > 200]
    assert path.startswith("icons/") or float(np.ptp(tones)) > 20


# ---------------------------------------------------------------- colour is never the only sign
def shape(name):
    """Outlines and dark parts of a drawing, and what it covers: nothing of its colours."""
    picture = rasterise(f"{name}.svg", 96, 96)
    alpha = pygame.surfarray.array_alpha(picture)
    return alpha > 128, (on(picture, "white") < 70) & (alpha > 128)


def alike(one, two):
    """How much of two masks is common, 0 to 1."""
    return float((one & two).sum()) / max(1, int((one | two).sum()))


@pytest.mark.parametrize(("meaning", "one", "two"), PAIRS, ids=lambda text: text.rsplit("/", 1)[-1])
def test_what_means_different_things_has_different_shapes(meaning, one, two):
    shapes = [shape(name) for name in MEANINGS[meaning]]
    # What all of them have, a ring round a badge, tells nothing apart.
    covers, ink = (
        ~np.logical_and.reduce([each[0] for each in shapes]),
        ~np.logical_and.reduce([each[1] for each in shapes]),
    )
    (covered, inked), (other_covered, other_inked) = shape(one), shape(two)
    assert min(alike(covered & covers, other_covered & covers), alike(inked & ink, other_inked & ink)) < 0.75


def test_the_check_sees_through_another_colour():
    one, two = (shape(f"cards/crazy-bullets/handle-{colour}") for colour in "RB")
    assert min(alike(one[0], two[0]), alike(one[1], two[1])) > 0.75


# ---------------------------------------------------------------- figures on cards
@pytest.mark.parametrize("ground", PARCHMENTS)
@pytest.mark.parametrize("colour", [INK, RED, *DARK.values()])
def test_figures_can_be_read_on_both_ends_of_a_card(colour, ground):
    assert contrast(colour, ground) >= 4.0
