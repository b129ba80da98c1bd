"""Billy at the table: he blinks, a gift pleases him, and who takes the lot laughs."""

from __future__ import annotations

import pytest

from game.rules.blasting_billy.cards import Place
from game.rules.blasting_billy.events import Placed
from game.scenes.blasting_billy.cards import TABLE
from game.scenes.blasting_billy.humour import BLINKS_EVERY, PLEASED, SHUT, Humour
from game.scenes.blasting_billy.room import Mood
from game.stage.assets import asset


def gift(place: Place) -> Placed:
    return Placed(0, place, 7, "G", None)


def seen(humour: Humour, seconds: float, *, still: bool = False) -> set[Mood]:
    moods = set()
    for _ in range(round(seconds / 0.05)):
        humour.update(0.05, still)
        moods.add(humour.mood)
    return moods


def test_he_blinks_now_and_then_and_only_for_a_moment() -> None:
    humour = Humour()
    assert seen(humour, BLINKS_EVERY - SHUT - 0.1) == {Mood.LEAN}
    assert seen(humour, 0.2 + SHUT) == {Mood.LEAN, Mood.BLINK}


def test_with_reduced_motion_he_does_not() -> None:
    assert seen(Humour(), 3 * BLINKS_EVERY, still=True) == {Mood.LEAN}


@pytest.mark.parametrize("place", list(Place))
def test_only_what_he_is_given_pleases_him(place: Place) -> None:
    humour = Humour()
    humour.hear([gift(place)])
    assert humour.update(0.1, False) is (place is Place.BILLY)
    assert humour.mood is (Mood.PLEASED if place is Place.BILLY else Mood.LEAN)


def test_it_passes() -> None:
    humour = Humour()
    humour.hear([gift(Place.BILLY)])
    humour.update(0.1, True)
    assert not humour.update(0.1, True)
    assert humour.update(PLEASED, True)
    assert humour.mood is Mood.LEAN


@pytest.mark.parametrize("mood", list(Mood))
def test_every_mood_is_drawn(mood: Mood) -> None:
    assert asset(*TABLE.split("/"), f"billy-{mood.value}.svg").is_file()
