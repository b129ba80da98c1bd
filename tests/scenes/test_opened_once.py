"""What a button opened isn't opened again by the next Enter, which is meant for the scene below: at every table."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from game.match.judge import Series, Tally
from game.scenes.blasting_billy.reckoning import Reckoning
from game.scenes.crazy_bullets.after import After
from game.scenes.crazy_bullets.quiet import QuietStreet
from game.scenes.crazy_bullets.street import Street
from game.scenes.joining import Joining
from game.scenes.pause import Pause
from game.scenes.rulebook import Rulebook
from game.stage.scene import Scene
from game.stage.widgets import Button, IconButton, Widget
from tests.scenes.billionaires import Evening
from tests.scenes.billy import Corner, ended
from tests.scenes.bombs import Player, by_number
from tests.scenes.noon import Clock, party
from tests.scenes.plain import Crowd
from tests.scenes.saloon import Saloon
from tests.scenes.sky import ALONE, Sky

Made = tuple[Saloon, Scene]


def blast() -> Made:
    sky = Sky(levels=ALONE)
    return sky, sky.table


def billy() -> Made:
    corner = Corner([None, "easy", "easy"])
    return corner, corner.table


def count() -> Made:
    corner = Corner([None, "easy", "easy"], speed="slow")
    reckoning = Reckoning(corner.table, ended("G2 G9 C10", "G7 J5", "C0 J1", "C2 C4"), corner.game.who)
    corner.show_scene(reckoning)
    return corner, reckoning


def billionaires() -> Made:
    evening = Evening([None, "easy", "easy"])
    return evening, evening.table


def bombs() -> Made:
    saloon = Saloon()
    return saloon, Player(saloon, by_number(1)).table


def street() -> Made:
    saloon = Saloon()
    return saloon, Street(saloon.house, party(3), clock=Clock())


def quiet() -> Made:
    saloon = Saloon()
    return saloon, QuietStreet(saloon.house, party(3, calm=True), clock=Clock())


def after() -> Made:
    saloon, people = Saloon(), party(2)
    return saloon, After(
        saloon.house, people, Series(people.sitters, people.options, 1, Random(1)), Tally(2), 3.0, Clock()
    )


def joining() -> Made:
    saloon = Saloon()
    return saloon, Joining(saloon.house, Clock())


MAKERS = (blast, billy, count, billionaires, bombs, street, quiet, after, joining)


def by_mouse(saloon: Saloon, scene: Scene, widget: Widget) -> None:
    saloon.click(widget)


def by_keys(saloon: Saloon, scene: Scene, widget: Widget) -> None:
    scene.panel.set_focus(widget)
    saloon.stage.input.ring = True
    for _ in range(9):  # the first ones may only hurry what is being shown
        saloon.frames(2)
        if saloon.top is scene:
            saloon.press("RETURN")


def openers(scene: Scene) -> list[Widget]:
    """The buttons that every table has: time out and rules."""
    found = (getattr(scene, name, None) for name in ("menu", "rules", "book"))
    return [widget for widget in found if isinstance(widget, Button | IconButton) and widget.shown]


@pytest.mark.parametrize("way", [by_mouse, by_keys])
@pytest.mark.parametrize("make", MAKERS)
def test_time_out_and_rules_come_once(make: Callable[[], Made], way: Callable[[Saloon, Scene, Widget], None]) -> None:
    saloon, scene = make()
    if scene not in saloon.stage.scenes:
        saloon.show_scene(scene)
    saloon.frames(60)
    opened = 0
    for widget in openers(scene):
        if way is by_keys and not widget.takes_focus:
            continue
        way(saloon, scene, widget)
        assert isinstance(saloon.top, Pause | Rulebook)
        saloon.press("ESCAPE")
        assert saloon.top is scene
        saloon.frames(2)
        saloon.press("RETURN")
        saloon.frames(2)
        assert not isinstance(saloon.top, Pause | Rulebook)
        opened += 1
    assert opened == 2 or (way is by_keys and not openers(scene)[0].takes_focus)
    saloon.close()
    assert saloon.caught == []


# ------------------------------------------------------------------ at a shared screen
def test_at_a_shared_screen_enter_lifts_the_curtain_after_a_time_out_that_its_button_opened() -> None:
    crowd = Crowd("bluffing-billionaires", [None, None, None], first=0)
    crowd.until(crowd.called)
    for _ in range(2):
        crowd.frames(25)
        crowd.click(crowd.curtain.menu)
        assert isinstance(crowd.top, Pause)
        crowd.press("ESCAPE")
        assert crowd.top is crowd.curtain
    crowd.press("RETURN")
    crowd.until(lambda: crowd.top is crowd.table)
    crowd.close()


def test_behind_the_curtain_the_button_that_opened_the_time_out_has_lost_the_focus() -> None:
    crowd = Crowd("bluffing-billionaires", [None, None, None], first=0)
    crowd.lift()
    crowd.table.panel.set_focus(crowd.table.menu)
    crowd.stage.input.ring = True
    crowd.frames(2)
    crowd.press("RETURN")
    assert isinstance(crowd.top, Pause)
    crowd.press("RETURN")
    crowd.frames(25)
    crowd.press("RETURN")
    crowd.until(crowd.may_choose)
    moves = crowd.table.match.length
    crowd.press("RETURN")
    assert crowd.table.match.length == moves + 1


def test_other_eyes_find_the_focus_on_what_they_can_choose() -> None:
    crowd = Crowd("bluffing-billionaires", [None, None, None], first=0)
    crowd.lift()
    crowd.table.panel.set_focus(crowd.table.help)
    crowd.press("ESCAPE")
    crowd.press("ESCAPE")
    crowd.lift()
    assert crowd.table.panel.focus in crowd.table.fingers.spots
    crowd.close()
