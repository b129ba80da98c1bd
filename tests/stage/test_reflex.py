"""Where milliseconds count: the scene hears when its picture is there, and no press costs a frame by itself."""

from __future__ import annotations

import pygame
from pygame import Surface
from pygame.event import Event

from game.stage.scene import Scene
from tests.stage.room import Room


class Watcher(Scene):
    """Uses every key, and notes in which order it drew and was seen."""

    def __init__(self, reflex: bool) -> None:
        self.waiting_for_reflex = reflex
        self.noted: list[str] = []

    def event(self, event: Event) -> bool:
        return event.type == pygame.KEYDOWN

    def draw(self, surface: Surface) -> None:
        self.noted.append("drawn")

    def seen(self) -> None:
        self.noted.append("seen")


def test_a_scene_hears_that_its_picture_is_on_the_screen(room: Room) -> None:
    below, top = Watcher(False), Watcher(False)
    top.covers = False
    room.stage.push(below)
    room.frames(1)
    room.stage.push(top)
    room.frames(1)
    assert below.noted == ["drawn", "seen", "drawn"]
    assert top.noted == ["drawn", "seen"]


def test_a_press_that_was_used_costs_a_frame_only_where_nobody_races(room: Room) -> None:
    for reflex in (False, True):
        scene = Watcher(reflex)
        room.stage.push(scene)
        room.frames(2)
        before = room.loop.frames_drawn
        room.post(pygame.KEYDOWN, key=pygame.K_q, scancode=pygame.KSCAN_Q, mod=0, unicode="q")
        assert (room.loop.frames_drawn > before) is not reflex
