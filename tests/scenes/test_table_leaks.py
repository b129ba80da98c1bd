"""Nothing hidden reaches the screen: games that differ only in what a person may not see look alike, frame by frame."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from random import Random
from typing import Any

import pygame
import pytest

from game.match.match import Match, Step
from game.rules import GAMES
from game.rules.core import CHANCE
from game.rules.view import View
from game.stage.art import Art
from tests.scenes.plain import Crowd, seating_of

ANN, BOB = 0, 1


class Rigged(Match):
    """A match whose first deal is given."""

    deal = ""

    def draw(self) -> Step:
        if self.deal and self.state.legal(CHANCE) == []:
            text, self.deal = self.deal, ""
            return self.play(CHANCE, self.game.parse(text))
        return super().draw()


def rigged(game: str, levels: Sequence[str | None], deal: str) -> Rigged:
    seating = seating_of(game, levels)
    match = Rigged(GAMES[game], seating.sitters, seating.options, Random(5), first=BOB)
    match.deal = deal
    return match


def views(game: str, levels: Sequence[str | None], deal: str) -> list[View[Any]]:
    """What the bystander and each seat see of a deal."""
    match = rigged(game, levels, deal)
    match.settle()
    return [match.view(seat) for seat in (None, *range(len(levels)))]


def two_deals(game: str, levels: Sequence[str | None]) -> tuple[str, str]:
    """Two deals that only Ann can tell apart: two cards of hers are others."""
    match = rigged(game, levels, "")
    match.settle()
    one = match.record().moves[1].removeprefix("*:")
    before = views(game, levels, one)
    cards = one.split()
    for a, b in combinations(range(1, len(cards)), 2):
        swapped = list(cards)
        swapped[a], swapped[b] = cards[b], cards[a]
        try:
            after = views(game, levels, " ".join(swapped))
        except ValueError:
            continue
        alike = [x == y for x, y in zip(before, after, strict=True)]
        if alike == [place != 1 + ANN for place in range(len(alike))]:
            return one, " ".join(swapped)
    raise AssertionError("no two deals differ for Ann alone")


def stop_clocks(crowd: Crowd) -> None:
    """Let every frame make all the bitmaps it asks for: which are put off depends on how busy the machine is."""
    for scene in crowd.stage.scenes:
        art = getattr(scene, "art", None)
        if isinstance(art, Art):
            art._clock = float


class Pair:
    """Two crowds to which the same is done; `same` compares all that can be seen or heard of them."""

    def __init__(self, *crowds: Crowd) -> None:
        self.crowds = crowds
        self.frames = 0

    def do(self, what: Callable[[Crowd], object]) -> list[object]:
        return [what(crowd) for crowd in self.crowds]

    def step(self) -> None:
        """A frame of both, which must look, sound and be called alike."""
        pictures = []
        for crowd in self.crowds:
            stop_clocks(crowd)
            crowd.stage.redraw()
            crowd.frames(1)
            toasts = [(toast.words, toast.sub) for toast in crowd.stage.toasts.up]
            log = [line.words for line in crowd.table.journal.lines]
            picture = pygame.image.tobytes(crowd.window.surface, "RGB")
            pictures.append((picture, crowd.window.title, crowd.sound.played, toasts, log))
        assert pictures[0] == pictures[1]
        self.frames += 1

    def until(self, true: Callable[[Crowd], bool], most: int = 600) -> None:
        for _ in range(most):
            reached = self.do(true)
            assert reached[0] == reached[1]
            if reached[0]:
                return
            self.step()
        raise AssertionError("it never came")

    def steps(self, count: int) -> None:
        for _ in range(count):
            self.step()

    def close(self) -> None:
        for crowd in self.crowds:
            crowd.close()
            assert crowd.caught == []


def looked_through(crowd: Crowd) -> bool:
    return crowd.top is crowd.table and crowd.table.at_rest


@pytest.mark.parametrize("reduced", [False, True])
@pytest.mark.parametrize(
    ("game", "levels"), [("blast", [None, None]), ("blasting-billy", [None, None, "easy"])], ids=["blast", "billy"]
)
def test_anns_cards_show_in_no_frame_that_is_not_hers(game: str, levels: list[str | None], reduced: bool) -> None:
    deals = two_deals(game, levels)
    pair = Pair(*(Crowd(game, levels, match=rigged(game, levels, deal), size=(640, 420)) for deal in deals))
    pair.do(lambda crowd: crowd.settings.change("reduced_motion", reduced))
    pair.until(Crowd.called)
    assert pair.do(lambda crowd: crowd.table.watch.calling) == [BOB, BOB]
    pair.steps(25)
    pair.do(lambda crowd: crowd.press("SPACE"))
    pair.until(looked_through)
    assert pair.do(lambda crowd: crowd.table.eyes) == [BOB, BOB]
    pair.do(lambda crowd: crowd.move((300, 300)))
    pair.steps(3)
    pair.do(lambda crowd: crowd.press("h"))
    pair.steps(5)
    pair.do(Crowd.choose)
    pair.until(Crowd.called)
    assert pair.do(lambda crowd: crowd.table.watch.calling) == [ANN, ANN]
    pair.do(lambda crowd: crowd.press("ESCAPE"))
    pair.steps(5)
    pair.do(lambda crowd: crowd.press("ESCAPE"))
    pair.steps(5)
    for size in ((700, 500), (320, 240)):
        pair.do(lambda crowd, size=size: crowd.resize(size))
        pair.steps(5)
    assert pair.frames > 100
    pair.do(lambda crowd: crowd.press("SPACE"))
    with pytest.raises(AssertionError):
        pair.steps(60)
    pair.close()


@pytest.mark.parametrize("speed", ["normal", "off"])
def test_a_card_played_face_down_leaves_no_trace(speed: str) -> None:
    """Ann plays another card each time; as soon as her eyes are gone nobody can tell."""
    levels = [None, None]
    pair = Pair(*(Crowd("bluffing-billionaires", levels, first=ANN, speed=speed, size=(640, 420)) for _ in range(2)))
    pair.until(Crowd.called)
    pair.do(lambda crowd: crowd.frames(25))
    pair.do(lambda crowd: crowd.press("SPACE"))
    pair.do(lambda crowd: crowd.until(crowd.may_choose))
    for crowd, card in zip(pair.crowds, (1, 7), strict=True):
        crowd.press("h")
        crowd.choose(card)
    pair.do(lambda crowd: crowd.until(lambda: crowd.table.eyes is None))
    for crowd in pair.crowds:
        crowd.sound.played.clear()
    pair.do(lambda crowd: crowd.move((5, 5)))
    pair.until(Crowd.called)
    pair.steps(30)
    pair.do(lambda crowd: crowd.press("SPACE"))
    pair.until(looked_through)
    assert pair.do(lambda crowd: crowd.table.eyes) == [BOB, BOB]
    pair.do(lambda crowd: crowd.press("l"))
    pair.steps(10)
    pair.close()
