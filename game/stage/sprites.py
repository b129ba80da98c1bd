"""Every card of a table as a sprite by its id: glides to its place on each new board, flips, rises, follows a hand."""

import math
from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from types import MappingProxyType

import pygame
from pygame import Rect, Surface

from game.stage.art import Art
from game.stage.bitmaps import Bitmaps
from game.stage.board import Board, Pose
from game.stage.flight import Sprite
from game.stage.motion import Pace

RISEN = 0.07
"""How far a raised card stands above its place, as a share of its width."""
TUMBLE = 170.0
"""Degrees by which a card turns that is blown off the table."""
NOWHERE: Mapping[int, str] = MappingProxyType({})
ABOVE = 1 << 20
FAR = 0.6
"""Who goes farther than this share of a card's width flies above the others; else it keeps its place in the pile."""


class Sprites:
    """The cards of one table. `show` a board, `update` every frame, `draw`; ask `card_at` what is under the pointer."""

    def __init__(self, art: Art, pace: Pace | None = None) -> None:
        self.art = art
        self.pace = pace or Pace()
        self.board = Board((1, 1), {})
        self._sprites: dict[int, Sprite] = {}
        self._leaving: list[Sprite] = []
        self._raised: frozenset[int] = frozenset()
        self._lit: frozenset[int] | None = None
        self._dimmed: frozenset[int] | None = None
        self._grip: dict[int, tuple[float, float]] = {}
        self._bitmaps = Bitmaps(art)
        self._calm = False
        """Whether nothing was left to do after the last update and nobody has asked for anything since."""

    # ------------------------------------------------------------------ boards
    def show(
        self,
        board: Board,
        *,
        came_from: Mapping[int, str] = NOWHERE,
        goes_to: Mapping[int, str] = NOWHERE,
        tumbling: Collection[int] = (),
        origin: str | None = None,
        pace: Pace | None = None,
    ) -> None:
        """Send every card to its place on this board.

        New cards fly in one after the other, face down, from the middle of the zone that `came_from` names (else
        `origin`); without one they appear in place. Cards that are gone fly to the zone `goes_to` names, or fade;
        those that are `tumbling` are thrown there and turn over and over.
        """
        self._calm = False
        pace = pace or self.pace
        if board.size != self.board.size and self._sprites:
            self._scale(board)
        across = math.hypot(*board.size)
        self.board = board
        for card in [card for card in self._sprites if card not in board.poses]:
            self._leave(self._sprites.pop(card), goes_to.get(card), pace, across, tumbles=card in tumbling)
        dealt = 0
        for card, pose in board.poses.items():
            known = self._sprites.get(card)
            if known is None:
                zone = came_from.get(card, origin)
                dealt += self._enter(card, pose, zone, pace, across, dealt * pace.deal_gap())
            elif known.held is not None or known.end.same_place(pose):
                known.end = pose
            elif known.end != pose:
                known.send(pose, pace, across)

    def cut(self, board: Board) -> None:
        """Show a board at once: another's eyes, a match that is opened. Nothing of before remains."""
        self.board = board
        self._calm = False
        self._leaving.clear()
        self._grip.clear()
        self._bitmaps.forget()
        self._sprites = {card: Sprite(card, pose, pose) for card, pose in board.poses.items()}

    def resize(self, board: Board) -> None:
        """The same view in a window of another size: what lies is there at once, what flies goes on in proportion.

        A layout that folds may show other cards: they are there, or gone, at once.
        """
        self._scale(board)
        self.board = board
        self._calm = False
        for card in [card for card in self._sprites if card not in board.poses]:
            del self._sprites[card]
            self._grip.pop(card, None)
        for card, pose in board.poses.items():
            if card not in self._sprites:
                self._sprites[card] = Sprite(card, pose, pose)

    def _scale(self, board: Board) -> None:
        by_x, by_y = board.size[0] / self.board.size[0], board.size[1] / self.board.size[1]
        by = min(by_x, by_y)
        for moving in [*self._sprites.values(), *self._leaving]:
            old = moving.end
            scaled = replace(old, x=old.x * by_x, y=old.y * by_y, width=old.width * by)
            moving.scale(board.poses.get(moving.card, scaled), by_x, by_y)

    def _enter(self, card: int, pose: Pose, zone: str | None, pace: Pace, across: float, delay: float) -> int:
        rect = self.board.zones.get(zone) if zone is not None else None
        new = Sprite(card, pose, pose)
        self._sprites[card] = new
        if rect is None or pace.reduced:
            new.appear(pace.fade())
            return 0
        width = min(float(rect.width), rect.height / 1.4) or pose.width
        new.cut(replace(pose, x=rect.centerx, y=rect.centery, width=width, angle=0.0, up=False))
        new.send(pose, pace, across, delay=delay, thrown=True)
        return 1

    def _leave(self, gone: Sprite, zone: str | None, pace: Pace, across: float, *, tumbles: bool = False) -> None:
        self._grip.pop(gone.card, None)
        rect = self.board.zones.get(zone) if zone is not None else None
        shown = gone.shown()[0]
        here = replace(gone.pose(), face=shown.face, up=shown.up, dim=False, lit=False)
        if rect is None or pace.reduced:
            gone.cut(here)
            gone.fade_seconds = pace.fade()
        else:
            width = min(float(rect.width), rect.height / 1.4) or here.width
            turn = TUMBLE if tumbles else 0.0
            there = replace(here, x=rect.centerx, y=rect.centery, width=width, angle=turn, lift=0.0)
            gone.send(there, pace, across, thrown=tumbles)
            gone.seconds *= 2.0 if tumbles else 1.0
            gone.fade_seconds = 0.0
        gone.presence = 1.0
        gone.leaving = True
        self._leaving.append(gone)

    # ------------------------------------------------------------------ the hand
    def mark(
        self,
        *,
        raised: Collection[int] = (),
        lit: Collection[int] | None = None,
        dimmed: Collection[int] | None = None,
    ) -> None:
        """What pointer and offers say: raised cards, and lit and dimmed ones in place of the board's."""
        if self._raised != raised:
            self._raised = frozenset(raised)
            self._calm = False
        self._lit = None if lit is None else frozenset(lit)
        self._dimmed = None if dimmed is None else frozenset(dimmed)

    def grab(self, cards: Iterable[int], x: float, y: float) -> None:
        """Take cards in the hand at a point: from now on they follow `carry`."""
        self._calm = False
        for card in cards:
            held = self._sprites.get(card)
            if held is not None:
                place = held.pose()
                self._grip[card] = (place.x - x, place.y - y)
                held.held = (place.x, place.y)

    def carry(self, x: float, y: float) -> None:
        """The hand is at this point."""
        for card, (away_x, away_y) in self._grip.items():
            self._sprites[card].held = (x + away_x, y + away_y)

    def release(self) -> None:
        """Let go: each card glides to its place on the board, which is home unless a new board says otherwise."""
        self._calm = False
        across = math.hypot(*self.board.size)
        for card in self._grip:
            self._sprites[card].send(self.board.poses[card], self.pace, across)
        self._grip.clear()

    @property
    def held(self) -> tuple[int, ...]:
        """The cards in the hand."""
        return tuple(self._grip)

    # ------------------------------------------------------------------ time
    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; answers whether anything still changes on the screen."""
        if self._calm:
            return self._bitmaps.rough
        lifting = False
        for card, moving in self._sprites.items():
            lift = 1.0 if card in self._raised or card in self._grip else moving.end.lift
            moving.advance(dt, lift, self.pace)
            lifting = lifting or moving.raised != lift
        for gone in self._leaving:
            gone.advance(dt, 0.0, self.pace)
        self._leaving = [gone for gone in self._leaving if gone.presence > 0.0]
        self._calm = self.resting and not lifting
        return self._bitmaps.rough or not self._calm

    @property
    def resting(self) -> bool:
        """Whether every card has arrived, shows the right side, and nothing is leaving."""
        return self._calm or not (self._leaving or any(not moving.resting for moving in self._sprites.values()))

    def finish(self) -> None:
        """Everything arrives now, but for what the hand holds."""
        self._leaving.clear()
        for moving in self._sprites.values():
            if moving.held is None and not moving.resting:
                moving.cut(moving.end)

    # ------------------------------------------------------------------ where things are
    def card_at(self, x: float, y: float) -> int | None:
        """The card whose visible part lies under a point. A raised card also keeps the strip that it left."""
        for moving in reversed(self._in_order()):
            if moving.leaving:
                continue
            pose = moving.pose()
            if pose.holds(x, y) or (moving.raised and pose.holds(x, y + moving.raised * RISEN * pose.width)):
                return moving.card
        return None

    def bounds(self, card: int) -> Rect:
        """The upright rectangle round a card where it is now; KeyError if it isn't on the table."""
        return self._sprites[card].pose().bounds

    def settled(self, card: int) -> bool:
        """Whether a card has arrived and shows the right side; KeyError if it isn't on the table."""
        return self._sprites[card].resting

    def __len__(self) -> int:
        return len(self._sprites)

    def __contains__(self, card: int) -> bool:
        return card in self._sprites

    def _in_order(self) -> list[Sprite]:
        return sorted([*self._leaving, *self._sprites.values()], key=_height)

    # ------------------------------------------------------------------ drawing
    def draw(self, surface: Surface) -> None:
        """Draw all cards, lowest first."""
        self._bitmaps.rough = False
        drawn: list[tuple[Surface, tuple[int, int]]] = []
        for moving in self._in_order():
            if moving.ghost is not None:
                drawn += self._drawn(moving, moving.ghost, 1.0, 1.0 - moving.presence)
            pose, flatness = moving.shown()
            drawn += self._drawn(moving, pose, flatness, moving.presence)
        surface.fblits(drawn, pygame.BLEND_PREMULTIPLIED)
        self._bitmaps.keep_only(self._sprites.keys() | {leaving.card for leaving in self._leaving})

    def _drawn(
        self, moving: Sprite, side: Pose, flatness: float, opacity: float
    ) -> Iterable[tuple[Surface, tuple[int, int]]]:
        """What to blit of a card and where; nothing of one that can't be seen."""
        if opacity <= 0.0:
            return ()
        if side is moving.ghost:
            x, y, width, angle = side.x, side.y, side.width, side.angle
        elif moving.held is not None:
            x, y, width, angle = *moving.held, moving.end.width, 0.0
        else:
            x, y, width, angle = moving.place()
        card, raised = moving.card, moving.raised
        lit = side.lit if self._lit is None else card in self._lit
        dim = side.dim if self._dimmed is None else card in self._dimmed
        moves = not moving.resting
        made, bitmap = self._bitmaps.of(
            card, side.face, side.up, moving.end.width, angle, lift=raised, dim=dim, lit=lit, moves=moves
        )
        size_x, size_y = width / made.width * flatness, width / made.width
        if abs(size_x - 1.0) > 0.004 or abs(size_y - 1.0) > 0.004:
            size = (max(1, round(bitmap.get_width() * size_x)), max(1, round(bitmap.get_height() * size_y)))
            bitmap = pygame.transform.smoothscale(bitmap, size)
        if opacity < 1.0:
            part = round(255 * opacity)
            bitmap = bitmap.copy()
            bitmap.fill((part, part, part, part), special_flags=pygame.BLEND_RGBA_MULT)
        y -= raised * RISEN * width
        across, down = bitmap.get_size()
        return ((bitmap, (round(x - across / 2), round(y - down / 2))),)


def _height(moving: Sprite) -> tuple[int, int]:
    """What covers what: the hand above all, then what flies far, then by z."""
    if moving.held is not None:
        return 2 * ABOVE + moving.end.z, moving.card
    way = abs(moving.end.x - moving.start.x) + abs(moving.end.y - moving.start.y)
    flies = moving.elapsed < moving.seconds and way > FAR * moving.end.width
    return moving.end.z + (ABOVE if flies else 0), moving.card
