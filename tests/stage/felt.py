"""What the tests of the stage lay their cards on: a small dummy screen and a few known faces."""

import pygame

from game.stage.art import Art
from game.stage.board import Board, Pose
from game.stage.faces import Face

FOLDER = "cards/bullets-and-bombs"
KING = Face(f"{FOLDER}/back.svg", f"{FOLDER}/KS.svg", "K", symbol=f"{FOLDER}/suit-spades.svg")
TEN = Face(f"{FOLDER}/back.svg", f"{FOLDER}/TH.svg", "10", "#B23A27", f"{FOLDER}/suit-hearts.svg")
JOKER = Face(f"{FOLDER}/back.svg", f"{FOLDER}/JOK-1.svg", emblem=f"{FOLDER}/cap.svg", symbol=f"{FOLDER}/wild.svg")
UNKNOWN = Face(f"{FOLDER}/back.svg")
WINDOW = (800, 600)


def screen(size: tuple[int, int] = WINDOW) -> pygame.Surface:
    """A dummy window, cleared."""
    pygame.display.init()
    pygame.font.init()
    surface = pygame.display.set_mode(size)
    surface.fill("#1E6B67")
    return surface


def art() -> Art:
    """A cache of its own, with a screen to convert for."""
    screen()
    return Art()


def row(*cards: int, y: float = 400, face: Face = KING, size: tuple[int, int] = WINDOW, **zones: pygame.Rect) -> Board:
    """Cards side by side from the left, 60 pixels apart, each a little above the one before."""
    poses = {card: Pose(face, 80 + 60 * place, y, 64, z=place) for place, card in enumerate(cards)}
    return Board(
        size, poses, zones or {"stock": pygame.Rect(600, 40, 64, 90), "discards": pygame.Rect(700, 40, 64, 90)}
    )
