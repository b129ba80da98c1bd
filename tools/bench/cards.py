"""Our own work a frame with many cards in flight, apart from any game."""

import os

import pygame

from game.stage.art import Art
from game.stage.board import Board, Pose
from game.stage.faces import Face
from game.stage.grounds import still
from game.stage.motion import Pace, Speed
from game.stage.sprites import Sprites
from tools.bench.measure import Frames

SIZE = (1920, 1080)
CARD_WIDTH = 160
FRAME = 1 / 60
FOLDER = "cards/bullets-and-bombs"
SUITS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
RANKS = "456789TJQKA23"


def deck() -> list[Face]:
    """The fronts of one French deck."""
    return [
        Face(
            back=f"{FOLDER}/back.svg",
            picture=f"{FOLDER}/{rank}{suit}.svg",
            figure="10" if rank == "T" else rank,
            symbol=f"{FOLDER}/suit-{name}.svg",
        )
        for suit, name in SUITS.items()
        for rank in RANKS
    ]


def scattered(faces: list[Face], n: int, turn: int) -> Board:
    """A board with n cards all over the window, another place and angle for each on every turn."""
    poses = {}
    for card in range(n):
        place = (card * 7 + turn * 23) % n
        x, y = 130 + (place % 12) * 150, 150 + (place // 12) * 190
        angle = float((place * 5 + turn * 3) % 17 - 8)
        poses[card] = Pose(faces[card % len(faces)], x, y, CARD_WIDTH, angle, z=place)
    return Board(SIZE, poses)


def frames_of_cards(n: int = 60, rounds: int = 8) -> dict[str, float]:
    """Milliseconds a frame (update and draw, no flip) with n turned cards in flight at 1920 × 1080.

    Answers the figures of `Frames`, and "sprites". The first two rounds fill the cache, as a match's set-up does.
    """
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.font.init()
    screen = pygame.display.set_mode(SIZE)
    art, faces = Art(), deck()
    sprites = Sprites(art, Pace(Speed.SLOW))
    ground = still(SIZE)
    ground.fill("#1E6B67")

    def frame() -> None:
        art.update(FRAME, busy=True)
        sprites.update(FRAME)
        screen.blit(ground, (0, 0))
        sprites.draw(screen)

    taken = Frames()
    for turn in range(rounds + 2):
        sprites.show(scattered(faces, n, turn))
        while not sprites.resting:
            if turn < 2:
                frame()
            else:
                taken.take(frame)
    return {**taken.figures(), "sprites": n}
