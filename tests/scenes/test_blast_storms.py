"""Restless hands at the table of Blast: click storms, drags that break off, windows that change. No card is lost."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from game.rules.blast.moves import Phase
from tests.scenes.saloon import SIZES, TINY
from tests.scenes.sky import ALONE, TWO, Sky, dealt, new_match, reached

KEYS = ("v", "s", "u", "y", "h", "l", "e", "RETURN", "SPACE", "BACKSPACE", "LEFT", "RIGHT", "UP", "DOWN", "TAB", "p")


def whole(sky: Sky) -> bool:
    """Whether all 44 cards are known, and what is drawn is what lies on the board."""
    return sky.cards() == 44 and len(sky.table.sprites) == len(sky.board.poses)


@pytest.mark.parametrize("speed", ["normal", "off"])
@pytest.mark.parametrize("levels", [ALONE, TWO], ids=str)
def test_a_storm_of_clicks_and_keys(speed: str, levels: tuple[str | None, ...]) -> None:
    sky = Sky(new_match(levels, 2, first=0), levels, speed=speed, size=(800, 600))
    rng = Random(3)
    for _ in range(160):
        at = (rng.randrange(800), rng.randrange(600))
        match rng.randrange(7):
            case 0 | 1 | 2:
                sky.click(at)
            case 3:
                sky.down(at, button=rng.choice((1, 1, 3)))
            case 4:
                sky.up(at)
            case 5:
                sky.post(pygame.MOUSEMOTION, pos=at, rel=(5, 5), buttons=(1, 0, 0), touch=False)
            case _:
                sky.press(rng.choice(KEYS))
        curtain = sky.table.watch.curtain if sky.table.watch is not None else None
        while sky.top not in (sky.table, curtain) and sky.table in sky.stage.scenes:
            sky.stage.pop(sky.top)
        assert whole(sky)
    sky.up((1, 1))
    sky.frames(120, 0.1)
    assert whole(sky)
    assert sky.caught == []
    sky.close()


def test_quick_clicks_make_one_move() -> None:
    sky = Sky(dealt("T6 M6", "G10"), speed="normal")
    sky.until(sky.may_choose)
    sky.pick("T6")
    sky.frames(10, 0.1)
    length = sky.match.length
    for _ in range(3):
        sky.click(sky.button("play"))
    assert [move for move in sky.moves[length:] if move.startswith("0:")] == ["0:lead zamepra T6"]
    sky.close()


@pytest.mark.parametrize("broken_by", ["right click", "focus", "leave", "outside", "lost release"])
def test_a_drag_that_breaks_off_comes_home(broken_by: str) -> None:
    sky = Sky(dealt("T6 M6", "G10"), speed="normal")
    sky.until(sky.may_choose)
    card = sky.key_of("T6")
    start, at = sky.board.own_room(card).center, sky.board.zones["usiri"].center
    sky.down(start)
    for step in (1, 2, 3):
        spot = (start[0] + (at[0] - start[0]) * step // 3, start[1] + (at[1] - start[1]) * step // 3)
        sky.post(pygame.MOUSEMOTION, pos=spot, rel=(1, 1), buttons=(1, 0, 0), touch=False)
    assert sky.table.sprites.held == (card,)
    match broken_by:
        case "right click":
            sky.down(at, button=3)
        case "focus":
            sky.post(pygame.WINDOWFOCUSLOST)
        case "leave":
            sky.table.pause_game()
        case "outside":
            sky.up((-20, 5000))
        case _:
            sky.post(pygame.MOUSEMOTION, pos=(5, 5), rel=(1, 1), buttons=(0, 0, 0), touch=False)
    while sky.top is not sky.table:
        sky.stage.pop(sky.top)
    assert sky.table.sprites.held == ()
    sky.frames(60)
    assert sky.table.sprites.bounds(card).center == sky.board.poses[card].bounds.center
    assert sky.match.length == 2
    sky.close()


def test_every_phase_is_drawn_at_every_size() -> None:
    for phase in (Phase.LEAD, Phase.ANSWER, Phase.EXCHANGE, Phase.DISCARD, Phase.OVER):
        match = reached(lambda m, phase=phase: m.view(0).facts.phase is phase and (m.over or 0 in m.to_move))
        sky = Sky(match)
        for text in (1.0, 1.5):
            sky.settings.change("text_size", text)
            for size in (*SIZES[:3], *TINY):
                sky.window.size = size
                sky.frames(2)
                picks = [offer.cards for offer in sky.table.fingers.picking.offers if offer.cards]
                if picks and not sky.table.fingers.picking.picked:
                    sky.table.fingers.pick(picks[0][0])
                    sky.frames(1)
        assert sky.caught == []
        sky.close()


def test_the_window_changes_its_size_while_cards_and_planets_fly() -> None:
    sky = Sky(new_match(ALONE, 5, first=0), speed="slow")
    for size in (*SIZES[:3], *TINY, (1280, 720)):
        sky.frames(3)
        sky.press("SPACE")
        sky.window.size = size
        sky.frames(4)
        assert whole(sky)
        assert sky.board.size == sky.stage.units.size
    sky.close()
