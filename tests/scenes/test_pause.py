"""Time out: play on, what the table offers, quick changes; and the number that somebody wants to play."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pygame
import pytest

from game.scenes.number import AskNumber, read_number
from game.scenes.options import Options
from game.scenes.pause import Pause, PauseEntry, back_entry, options_entry, start_over_entry
from game.scenes.words import pause as words
from game.stage.input import Action
from game.stage.scene import Stage
from game.stage.settings import Speed
from game.stage.widgets import Button, Dialog
from tests.scenes.saloon import SIZES, TINY, Saloon, Table, inside, overlapping

PAD_A, PAD_B, PAD_START = 0, 1, 7


class PauseRoom(Saloon):
    """The saloon with a table, and a pause over it."""

    def __init__(self, size: tuple[int, int] = (1280, 720)) -> None:
        super().__init__(size)
        self.done: list[str] = []
        self.table = Table()
        self.show_scene(self.table)
        entries = [
            PauseEntry(words.UNDO, "undo", self.note("undo"), Action.UNDO),
            PauseEntry(words.RULES, "book", self.note("rules"), Action.HELP, over=True),
            options_entry(self.house),
            start_over_entry(self.note("over"), "The record stays."),
            PauseEntry(words.SAME_DEAL, "cards", self.note("same"), pygame.KSCAN_S),
            replace(PauseEntry(words.BY_NUMBER, "die", self.note("number")), why_not="Not in a duel"),
            back_entry(),
        ]
        self.pause = Pause(self.house, "Card 12 of 104.", entries, foot="Every move is kept.")
        self.show_scene(self.pause)

    def note(self, what: str):
        def then(stage: Stage) -> None:
            self.done.append(what)

        return then

    def button(self, label: str) -> Button:
        (found,) = [button for button in self.pause.buttons if button.label == label]
        return found


@pytest.fixture
def room() -> Iterator[PauseRoom]:
    made = PauseRoom()
    yield made
    made.close()
    assert made.caught == [], "a scene failed"


@pytest.mark.parametrize("way", ["click", "ESCAPE", "RETURN", "A", "B", "Start"])
def test_playing_on(room: PauseRoom, way: str) -> None:
    match way:
        case "click":
            room.click(room.pause.play_on)
        case "A" | "B" | "Start":
            room.pad({"A": PAD_A, "B": PAD_B, "Start": PAD_START}[way])
        case _:
            room.press(way)
    assert room.top is room.table
    assert room.done == []


def test_an_entry_whose_ring_went_with_a_click_is_not_pressed_unseen(room: PauseRoom) -> None:
    while room.pause.panel.focus is not room.button(words.BACK):
        room.press("DOWN")
    room.click((3, 3))
    room.press("RETURN")
    assert room.top is room.pause
    room.press("RETURN")
    assert room.stage.scenes == (room.menu,)


def test_an_entry_closes_the_pause_and_acts(room: PauseRoom) -> None:
    room.click(room.button(words.UNDO))
    assert room.top is room.table
    assert room.done == ["undo"]


def test_entries_by_their_keys(room: PauseRoom) -> None:
    room.press("s")
    assert room.done == ["same"]
    assert room.top is room.table


def test_an_entry_that_lies_over_the_pause_leaves_it(room: PauseRoom) -> None:
    room.press("F1")
    assert room.done == ["rules"]
    assert room.top is room.pause


def test_options_lie_over_the_pause(room: PauseRoom) -> None:
    room.press("o")
    assert isinstance(room.top, Options)
    room.press("ESCAPE")
    assert room.top is room.pause


def test_what_cannot_be_done_says_why(room: PauseRoom) -> None:
    room.click(room.button(words.BY_NUMBER))
    assert room.done == []
    assert [toast.sub for toast in room.stage.toasts.up] == ["Not in a duel"]


@pytest.mark.parametrize("sure", [True, False])
def test_starting_over_asks(room: PauseRoom, sure: bool) -> None:
    room.press("r")
    assert isinstance(room.top, Dialog)
    room.press("r" if sure else "ESCAPE")
    assert room.done == (["over"] if sure else [])
    assert room.top is room.table


def test_back_to_the_saloon(room: PauseRoom) -> None:
    room.press("q")
    assert room.stage.scenes == (room.menu,)


def test_arrows_go_down_the_list_and_over_to_the_quick_changes(room: PauseRoom) -> None:
    seen = [room.pause.panel.focus]
    for _ in range(6):
        room.press("DOWN")
        seen.append(room.pause.panel.focus)
    enabled = [button for button in room.pause.buttons if button.enabled]
    assert seen == enabled
    room.press("RIGHT")
    assert room.pause.panel.focus in room.pause.quick


def test_quick_changes_act_at_once(room: PauseRoom) -> None:
    knobs = room.pause.knobs
    room.click((knobs.speed.seen.x + 10, knobs.speed.seen.centery))
    assert room.settings.speed is Speed.SLOW
    room.click((knobs.mute.seen.x + 10, knobs.mute.seen.centery))
    assert room.settings.muted
    room.press("m")
    room.frames(2)
    assert not knobs.mute.on


def test_the_table_below_is_seen_but_neither_played_nor_moved(room: PauseRoom) -> None:
    assert room.pause.covers
    room.click((8, 8))
    assert room.top is room.pause


def test_the_picture_behind_follows_the_window(room: PauseRoom) -> None:
    room.resize((1000, 700))
    assert room.pause.covers
    assert room.window.surface.get_at((2, 2)) != room.window.surface.get_at(room.pause.box.center)


@pytest.mark.parametrize("text_size", [1.0, 1.5])
@pytest.mark.parametrize("size", SIZES)
def test_everything_is_in_its_place_at_every_size(size: tuple[int, int], text_size: float) -> None:
    room = PauseRoom(size)
    room.settings.change("text_size", text_size)
    room.frames(15)
    assert room.stage.bounds.contains(room.pause.box)
    assert inside(room, room.pause.panel.widgets) == []
    assert overlapping(room.pause.panel.widgets) == []
    for button in room.pause.buttons:
        assert button.rect.h >= 20
    room.close()
    assert room.caught == []


@pytest.mark.parametrize("size", TINY)
def test_tiny_windows_do_not_crash_and_scroll_to_the_focus(size: tuple[int, int]) -> None:
    room = PauseRoom(size)
    for _ in range(6):
        room.press("DOWN")
    last = room.pause.buttons[-1]
    assert room.pause.panel.focus is last
    assert room.pause.scroller.content_view.rect.contains(last.seen.inflate(0, -2))
    room.press("RETURN")
    assert room.top is room.menu
    room.close()
    assert room.caught == []


# ------------------------------------------------------------------ deal by number
def test_what_is_a_number() -> None:
    assert read_number(" 0471 ") == 471
    assert [read_number(text) for text in ("", "-3", "1.5", "1234567890", "½", "٣", "eleven")] == [None] * 7


def ask_number(room: Saloon) -> tuple[AskNumber, list[int]]:
    got: list[int] = []
    asked = AskNumber("Deal by number", "The same number gives the same deal.", got.append)
    room.show_scene(asked)
    return asked, got


def test_a_number_is_written_and_dealt_by_keys(saloon: Saloon) -> None:
    _, got = ask_number(saloon)
    saloon.write("4711")
    saloon.press("RETURN")
    assert got == []
    saloon.press("RETURN")
    saloon.press("DOWN")
    saloon.press("RIGHT")
    if not got:
        saloon.press("RETURN")
    assert got == [4711]
    assert saloon.top is saloon.menu


def test_a_number_by_mouse(saloon: Saloon) -> None:
    asked, got = ask_number(saloon)
    saloon.click(asked.deal)
    assert got == []
    saloon.click(asked.field)
    saloon.write("12")
    saloon.click(asked.deal)
    assert got == [12]


def test_words_are_no_number(saloon: Saloon) -> None:
    asked, got = ask_number(saloon)
    saloon.write("four")
    assert asked.field.error == words.NUMBER_WRONG
    saloon.click(asked.deal)
    assert got == []
    assert saloon.top is asked


def test_a_number_can_be_left(saloon: Saloon) -> None:
    _, got = ask_number(saloon)
    saloon.write("5")
    saloon.press("ESCAPE")
    saloon.press("ESCAPE")
    assert got == []
    assert saloon.top is saloon.menu


@pytest.mark.parametrize("size", [*SIZES, *TINY])
def test_the_question_fits_every_window(size: tuple[int, int]) -> None:
    saloon = Saloon(size)
    asked, _ = ask_number(saloon)
    assert saloon.stage.bounds.contains(asked.box)
    assert inside(saloon, asked.panel.widgets) == []
    saloon.close()
    assert saloon.caught == []
