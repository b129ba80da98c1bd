"""The curtain: nothing shows while it is down, one button lifts it, and only when it should."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest
from pygame import Surface

from game.scenes.curtain import Called, Curtain, look_away
from game.scenes.portrait import BILLIONAIRES, HATS
from game.stage.scene import Scene
from tests.stage.room import FRAME, Room

SIZES = [(800, 600), (1280, 720), (1920, 1080), (3840, 2160), (320, 200), (600, 900)]
SECRET, OPEN = (255, 0, 255), (0, 60, 40)


class Table(Scene):
    """Shows a hand of one colour; bystanders see another."""

    def __init__(self) -> None:
        self.hand_shown = True
        self.tint = SECRET

    def draw(self, surface: Surface) -> None:
        surface.fill(self.tint if self.hand_shown else OPEN)


@pytest.fixture
def room() -> Iterator[Room]:
    made = Room()
    yield made
    made.close()
    assert made.caught == []


def called(name: str = "Rosa", **more: object) -> Called:
    return Called(name, HATS["3"], others=[("Ann", HATS["1"])], game="Blasting Billy", when="turn 9", **more)


class Evening:
    """A table, and a curtain that falls on it."""

    def __init__(self, room: Room, who: Called | None = None, **more: object) -> None:
        self.room, self.table = room, Table()
        self.lifted = self.menus = self.covered = 0
        room.stage.push(self.table)
        self.table.hand_shown = False
        self.curtain = Curtain(who or called(), self._lift, on_menu=self._menu, on_covered=self._covered, **more)
        room.stage.push(self.curtain)

    def _lift(self) -> None:
        assert self.room.stage.top is self.curtain
        self.lifted += 1
        self.table.hand_shown = True

    def _menu(self) -> None:
        self.menus += 1

    def _covered(self) -> None:
        self.covered += 1

    def settle(self) -> None:
        self.room.frames(40)


def test_it_falls_in_about_a_quarter_of_a_second(room: Room) -> None:
    evening = Evening(room)
    room.frames(14)
    assert not evening.curtain.covered
    assert evening.covered == 0
    room.frames(3)
    assert evening.curtain.covered
    assert evening.covered == 1


def test_no_frame_shows_the_hand_before_it_is_lifted(room: Room) -> None:
    evening = Evening(room)
    for _ in range(60):
        room.frames(1)
        assert SECRET not in {room.window.surface.get_at((x, 700))[:3] for x in range(0, 1280, 40)}
    room.press("SPACE")
    room.frames(40)
    assert evening.lifted == 1
    assert room.stage.top is evening.table
    assert room.window.surface.get_at((640, 360))[:3] == SECRET


def test_while_it_is_down_what_lies_below_makes_no_difference(room: Room) -> None:
    evening = Evening(room)
    evening.settle()
    pictures = set()
    for tint in (SECRET, OPEN, (9, 9, 9)):
        evening.table.hand_shown, evening.table.tint = True, tint
        pictures.add(room.picture())
    assert len(pictures) == 1


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (800, 600)], ids=str)
def test_a_note_leaves_its_words_free(size: tuple[int, int]) -> None:
    room = Room(size)
    evening = Evening(room)
    evening.settle()
    said = evening.curtain.questions()
    assert len(said) == 2, "who is called, and who should look away"
    bare = [pygame.image.tobytes(room.window.surface.subsurface(words), "RGB") for words in said]
    room.press("m")
    room.frames(30)
    assert len(room.stage.toasts.up) == 1
    assert room.stage.toasts.box.collidelist([evening.curtain.button.rect, *said]) == -1
    assert bare == [pygame.image.tobytes(room.window.surface.subsurface(words), "RGB") for words in said]
    room.close()


def test_resizing_while_it_is_down_shows_nothing(room: Room) -> None:
    evening = Evening(room)
    evening.settle()
    evening.table.hand_shown = True
    for size in ((900, 700), (1600, 900), (320, 200)):
        room.window.size = size
        for _ in range(12):
            room.frames(1)
            shown = room.window.surface
            assert SECRET not in {
                shown.get_at((x, y))[:3] for x in range(0, size[0], 30) for y in range(0, size[1], 30)
            }


@pytest.mark.parametrize("reduced", [False, True])
def test_the_hand_comes_only_from_the_press_on(room: Room, reduced: bool) -> None:
    room.settings.change("reduced_motion", reduced)
    evening = Evening(room)
    evening.settle()
    before = room.picture()
    room.key(pygame.K_RETURN, pygame.KSCAN_RETURN)
    assert evening.lifted == 1
    assert room.picture() != before
    evening.settle()
    assert room.stage.top is evening.table


def test_reduced_motion_fades_and_moves_nothing(room: Room) -> None:
    room.settings.change("reduced_motion", True)
    evening = Evening(room)
    seen = []
    for _ in range(18):
        room.frames(1)
        seen.append(room.window.surface.get_at((10, 700))[:3])
    assert evening.curtain.covered
    first, darkest = seen[0], min(seen, key=sum)
    assert sum(darkest) < sum(first)
    assert sum(darkest) < 20


def test_without_speed_it_is_down_at_once_and_still_waits_for_the_finger(room: Room) -> None:
    room.settings.change("speed", "off")
    evening = Evening(room)
    room.frames(1)
    assert evening.curtain.covered
    room.click(evening.curtain.button)
    assert evening.lifted == 0
    room.frames(20)
    room.click(evening.curtain.button)
    assert evening.lifted == 1


def test_presses_while_it_falls_lift_nothing(room: Room) -> None:
    evening = Evening(room)
    for _ in range(3):
        room.press("SPACE")
        room.click(evening.curtain.button)
    assert evening.lifted == 0


@pytest.mark.parametrize("how", ["mouse", "space", "enter", "pad"])
def test_every_way_to_lift_it(room: Room, how: str) -> None:
    evening = Evening(room)
    evening.settle()
    match how:
        case "mouse":
            room.click(evening.curtain.button)
        case "space":
            room.press("SPACE")
        case "enter":
            room.press("RETURN")
        case _:
            room.pad(0)
    assert evening.lifted == 1
    room.press("SPACE")
    evening.settle()
    assert evening.lifted == 1


def test_only_the_persons_own_pad_lifts_it(room: Room) -> None:
    evening = Evening(room, called(pad=7))
    evening.settle()
    room.pad(0, instance=3)
    assert evening.lifted == 0
    room.pad(0, instance=7)
    assert evening.lifted == 1


def test_the_cap_shows_what_lifts_it(room: Room) -> None:
    evening = Evening(room)
    evening.settle()
    assert evening.curtain.button.key_words == "Space"
    room.hat(0, 1)
    room.picture()
    assert evening.curtain.button.key_words == "A"


@pytest.mark.parametrize("after", [2, 40])
def test_escape_opens_the_pause_with_the_curtain_down(room: Room, after: int) -> None:
    evening = Evening(room)
    room.frames(after)
    room.press("ESCAPE")
    assert evening.menus == 1
    assert evening.curtain.covered
    assert evening.covered == 1
    assert evening.lifted == 0


def test_clicking_beside_the_button_does_nothing(room: Room) -> None:
    evening = Evening(room)
    evening.settle()
    room.click((100, 100))
    assert evening.lifted == 0
    assert room.stage.top is evening.curtain


def test_it_stays_down_until_the_others_have_played(room: Room) -> None:
    evening = Evening(room)
    evening.settle()
    evening.curtain.hold("Doc is thinking")
    room.click(evening.curtain.button)
    room.press("SPACE")
    assert evening.lifted == 0
    assert [toast.sub for toast in room.stage.toasts.up] == ["Doc is thinking"]
    evening.curtain.free()
    room.press("SPACE")
    assert evening.lifted == 1


def test_it_can_be_down_from_the_first_frame(room: Room) -> None:
    evening = Evening(room, down=True)
    assert evening.curtain.covered
    evening.table.hand_shown = True
    room.frames(1)
    assert room.window.surface.get_at((640, 700))[:3] != SECRET


def test_a_short_name_stands_on_the_button_and_a_long_one_does_not(room: Room) -> None:
    assert Evening(room).curtain.button.label == "I’m Rosa: show my cards"
    long = Called("Maria-Antonietta", BILLIONAIRES["G"], "look at your card", "show my card")
    assert Evening(room, long).curtain.button.label == "Show my card"


@pytest.mark.parametrize("name", ["Ann", "Maria-Antonietta", "WWWWWWWWWWWWWWWW", "Ильинична Ж", "محمد", "李小龙", "é́️"])
@pytest.mark.parametrize("size", SIZES)
def test_any_name_in_any_window(name: str, size: tuple[int, int]) -> None:
    room = Room(size)
    evening = Evening(room, called(name))
    room.frames(30)
    room.settings.change("text_size", 1.5)
    room.frames(30)
    bounds = room.stage.bounds
    assert bounds.contains(evening.curtain.button.rect)
    assert bounds.contains(evening.curtain.menu.rect)
    assert bounds.contains(evening.curtain.poster)
    assert not evening.curtain.button.rect.colliderect(evening.curtain.menu.rect)
    room.press("SPACE")
    room.frames(40, FRAME)
    assert evening.lifted == 1
    assert room.caught == []
    room.close()


def test_who_should_look_away() -> None:
    assert look_away([]) == ""
    assert look_away(["Ann"]) == "Ann, please look away"
    assert look_away(["Ann", "Bo", "Dex"]) == "Ann, Bo and Dex, please look away"
