"""The card in the middle, laid from its parts: turned to aim from its revealer, its four signs always upright.

Parts are cut to what they cover and kept, so that a face is put together in a millisecond and bullets can fly off.
"""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.scenes.crazy_bullets.sides import WAYS
from game.stage.art import Art, rasterise, turned
from game.stage.faces import CARD_RATIO, DRAWN_WIDTH

FOLDER = "cards/crazy-bullets"
SIGN = 90
SPENT = 110
"""How much is left of a bullet on the card once it has been shot, of 255."""
HANDLE_AT = (125.0, 292.0)
BULLET_AT = {"left": (55.0, 142.0), "across": (125.0, 56.0), "right": (195.0, 142.0)}
MIDDLE = (DRAWN_WIDTH / 2, DRAWN_WIDTH * CARD_RATIO / 2)


@dataclass(frozen=True)
class Part:
    """A drawing of the card's own size, turned and cut to what it covers; `at`: its corner on the turned card."""

    image: Surface
    at: tuple[int, int]


class Faces:
    """All parts at one width; `face` lays a card, `bullet` is one bullet alone."""

    def __init__(self, art: Art, width: int) -> None:
        self.art, self.width = art, width
        self.height = round(width * CARD_RATIO)
        self._parts: dict[tuple[str, int], Part] = {}

    def size(self, turn: int) -> tuple[int, int]:
        """The size of a card that is turned by so many degrees (a multiple of 90)."""
        return (self.height, self.width) if turn % 180 else (self.width, self.height)

    def face(self, text: str, turn: int, fired: frozenset[str] = frozenset()) -> Surface:
        """A face as it is written ("R-RYB"), aiming from a side. `fired`: the ways of bullets that have flown off."""
        return self.art.keep(("face", text, turn, self.width, fired), lambda: self._lay(text, turn, fired))

    def _lay(self, text: str, turn: int, fired: frozenset[str]) -> Surface:
        card = Surface(self.size(turn), pygame.SRCALPHA)
        for name in ("card", f"handle-{text[0]}", "gun"):
            part = self._part(name, turn)
            card.blit(part.image, part.at)
        for way, colour in zip(WAYS, text[2:], strict=True):
            onto = Surface(card.get_size(), pygame.SRCALPHA) if way in fired else card
            self._load(onto, colour, way, turn)
            if onto is not card:  # what it was can still be read, as a trace
                onto.set_alpha(SPENT)
                card.blit(onto, (0, 0))
        self._sign(card, f"sign-{text[0]}-handle", HANDLE_AT, turn)
        return card

    def _load(self, card: Surface, colour: str, way: str, turn: int) -> None:
        """Draw a bullet with its sign."""
        part = self._part(f"bullet-{colour}-{way}", turn)
        card.blit(part.image, part.at)
        self._sign(card, f"sign-{colour}-bullet", BULLET_AT[way], turn)

    def bullet(self, colour: str, way: str, turn: int) -> Surface:
        """One bullet with its sign, alone."""

        def make() -> Surface:
            card = Surface(self.size(turn), pygame.SRCALPHA)
            self._load(card, colour, way, turn)
            return card.subsurface(card.get_bounding_rect()).copy()

        return self.art.keep(("bullet", colour, way, turn, self.width), make)

    def bullet_at(self, way: str, turn: int) -> tuple[float, float]:
        """The middle of a bullet's sign, from the middle of the card, in pixels."""
        return self._off(BULLET_AT[way], turn)

    def _off(self, spot: tuple[float, float], turn: int) -> tuple[float, float]:
        k = self.width / DRAWN_WIDTH
        away = pygame.Vector2((spot[0] - MIDDLE[0]) * k, (spot[1] - MIDDLE[1]) * k).rotate(-turn)
        return away.x, away.y

    def _sign(self, card: Surface, name: str, spot: tuple[float, float], turn: int) -> None:
        side = max(4, round(SIGN * self.width / DRAWN_WIDTH))
        sign = self.art.drawing(f"{FOLDER}/{name}.svg", side)
        x, y = self._off(spot, turn)
        card.blit(sign, sign.get_rect(center=(card.get_width() / 2 + x, card.get_height() / 2 + y)))

    def _part(self, name: str, turn: int) -> Part:
        key = (name, turn)
        if key not in self._parts:
            whole = turned(rasterise(f"{FOLDER}/{name}.svg", self.width, self.height), turn)
            box = whole.get_bounding_rect()
            self._parts[key] = Part(whole.subsurface(box).copy(), box.topleft)
        return self._parts[key]

    def prepare(self, turns: list[int]) -> None:
        """Rasterise every part for these sides now, so that nothing is made between the press and the face."""
        names = [
            "card",
            "gun",
            *(f"handle-{c}" for c in "RYGB"),
            *(f"bullet-{c}-{way}" for c in "RYGB" for way in WAYS),
        ]
        for turn in turns:
            for name in names:
                self._part(name, turn)
        for colour in "RYGB":
            for kind in ("handle", "bullet"):
                self.art.drawing(f"{FOLDER}/sign-{colour}-{kind}.svg", max(4, round(SIGN * self.width / DRAWN_WIDTH)))

    def back(self, turn: int) -> Surface:
        """The card face down."""
        return self.art.keep(
            ("back", turn, self.width), lambda: turned(rasterise(f"{FOLDER}/back.svg", self.width, self.height), turn)
        )

    def plain(self, turn: int, tilt: int) -> Surface:
        """An older card of the heap: edges without a face, so that nothing competes with the one on top."""

        def make() -> Surface:
            card = Surface((self.width, self.height), pygame.SRCALPHA)
            whole, edge = card.get_rect(), max(2, round(self.width * 0.021))
            pygame.draw.rect(card, "#1E1512", whole, border_radius=round(self.width * 0.08))
            inner = Rect(whole).inflate(-2 * edge, -2 * edge)
            pygame.draw.rect(card, "#D9C294", inner, border_radius=round(self.width * 0.06))
            return pygame.transform.rotozoom(card, turn + tilt, 1)

        return self.art.keep(("plain", turn, tilt, self.width), make)
