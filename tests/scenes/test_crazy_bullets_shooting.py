"""Bullets of a duel that was won: they flash, leave the card, and hit; with reduced motion only the card shows it."""

from __future__ import annotations

from pygame import Surface

from game.scenes.crazy_bullets.faces import Faces
from game.scenes.crazy_bullets.shooting import FAR, draw_shots, fired, shots_of
from game.scenes.crazy_bullets.show import FLY, Show
from game.scenes.crazy_bullets.sides import STEP, Side
from game.scenes.crazy_bullets.telling import Flight, Mood, Telling
from game.stage.art import Art
from game.stage.particles import FLASH
from tests.scenes.saloon import Saloon

HIT = Flight("across", "B", Side.BOTTOM, 1)
MISSED = Flight("left", "B", Side.RIGHT, None)
MIDDLE, SIZE = (300, 300), (600, 600)


def show_of(told: Telling | None, *, still: bool = False) -> Show:
    show = Show([32, 32], aim=Side.TOP, face="B-BGB", still=still)
    if told is not None:
        show.tell(told, 0.0)
    return show


def picture(show: Show, age: float) -> bytes:
    surface = Surface(SIZE)
    shots = shots_of(show, MIDDLE, 1.0)
    assert shots is not None
    draw_shots(surface, Faces(Art(), 120), shots, age)
    return bytes(surface.get_buffer().raw)


def test_only_a_duel_that_was_won_takes_bullets_off_the_card(saloon: Saloon) -> None:
    assert fired(show_of(None)) == frozenset()
    assert fired(show_of(Telling(Mood.FOUL, flights=(HIT,)))) == frozenset()
    won = Telling(Mood.WON, winner=1, flights=(HIT, MISSED))
    assert fired(show_of(won)) == {"across", "left"}
    faces = Faces(Art(), 120)
    whole, shot = faces.face("B-BGB", 180), faces.face("B-BGB", 180, frozenset({"across"}))
    assert whole.get_buffer().raw != shot.get_buffer().raw
    assert whole.get_at((60, 12)) == shot.get_at((60, 12)), "the handle stays as it is"


def test_a_bullet_flies_straight_to_whom_it_hits(saloon: Saloon) -> None:
    faces = Faces(Art(), 120)
    shots = shots_of(show_of(Telling(Mood.WON, winner=1, flights=(HIT,))), MIDDLE, 1.0)
    assert shots is not None
    start, end = shots.spot(faces, HIT, 0.0), shots.spot(faces, HIT, 1.0)
    step = STEP[HIT.side]
    assert (round(end[0] - start[0]), round(end[1] - start[1])) == (step[0] * FAR, step[1] * FAR)


def test_flash_flight_and_hit_come_one_after_the_other_and_are_over(saloon: Saloon) -> None:
    show = show_of(Telling(Mood.WON, winner=1, flights=(HIT,)))
    nothing = bytes(Surface(SIZE).get_buffer().raw)
    flash, flight, hit = (picture(show, age) for age in (30.0, FLY / 2 + 20, FLY + 30))
    assert len({nothing, flash, flight, hit}) == 4
    assert picture(show, FLY + 1000 * FLASH + 1) == nothing
    missed = show_of(Telling(Mood.WON, winner=1, flights=(MISSED,)))
    assert picture(missed, FLY + 30) == nothing, "where nobody is hit there is no star"


def test_with_reduced_motion_nothing_flies_and_the_card_shows_what_was_shot() -> None:
    show = show_of(Telling(Mood.WON, winner=1, flights=(HIT,)), still=True)
    assert shots_of(show, MIDDLE, 1.0) is None
    assert fired(show) == {"across"}
