"""Options: every setting by mouse, keys and pad, acting and kept at once; people, keys, swaps; small windows."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.scenes.options import Options
from game.scenes.options.keys import STEERING, SUGGESTED, Slot, owner, suggested, with_key
from game.scenes.words import options as words
from game.scenes.words.seats import NEW_NAME
from game.stage.input import Action
from game.stage.settings import Settings, Speed
from game.stage.widgets import Button, Dialog, Field, Widget
from game.stage.words import PAD_BUTTONS
from game.store import Person, Store
from tests.scenes.saloon import SIZES, TINY, Saloon, inside, overlapping

ANN = Person("Ann", 1, (pygame.KSCAN_Q, pygame.KSCAN_W))
BO = Person("Bo", 2, (pygame.KSCAN_B, pygame.KSCAN_N))


class OptionsRoom(Saloon):
    """The saloon with the options open."""

    def __init__(self, size: tuple[int, int] = (1280, 720), folder: Path | None = None, text_size: float = 1.0) -> None:
        super().__init__(size, folder)
        self.settings.change("text_size", text_size)
        self.options = Options(self.house)
        self.show_scene(self.options)

    def with_people(self, *people: Person) -> None:
        self.store.keep_people(people)
        self.options.rebuild()
        self.frames(1)

    def answer(self, label: str) -> None:
        """Press a button of the dialog on top."""
        dialog = self.top
        assert isinstance(dialog, Dialog)
        (button,) = [each for each in dialog.panel.widgets if isinstance(each, Button) and each.label == label]
        self.click(button)

    def give_focus(self, widget: Widget) -> None:
        self.options.panel.set_focus(widget)


@pytest.fixture
def page() -> Iterator[OptionsRoom]:
    made = OptionsRoom()
    yield made
    made.close()
    assert made.caught == [], "a scene failed"


# ------------------------------------------------------------------ settings
def test_speed_by_mouse_and_keys(page: OptionsRoom) -> None:
    choice = page.options.knobs.speed
    page.click((choice.seen.right - 12, choice.seen.centery))
    assert page.settings.speed is Speed.OFF
    page.press("LEFT")
    assert page.settings.speed is Speed.FAST
    assert page.store.settings["speed"] == "fast"


@pytest.mark.parametrize(
    ("name", "setting"), [("motion", "reduced_motion"), ("peek", "peek_toggle"), ("mute", "muted")]
)
def test_toggles_by_mouse_keys_and_pad(page: OptionsRoom, name: str, setting: str) -> None:
    toggle = getattr(page.options.knobs, name)
    page.click((toggle.seen.x + 12, toggle.seen.centery))
    assert getattr(page.settings, setting) is True
    assert page.store.settings[setting] is True
    page.press("RETURN")
    assert getattr(page.settings, setting) is False
    page.pad(0)
    assert getattr(page.settings, setting) is True


@pytest.mark.parametrize(("name", "setting"), [("effects", "effects_volume"), ("ambience", "ambience_volume")])
def test_volumes_by_mouse_and_keys(page: OptionsRoom, name: str, setting: str) -> None:
    slider = getattr(page.options.knobs, name)
    page.click((slider.seen.x + 4, slider.seen.centery))
    assert getattr(page.settings, setting) == 0.0
    page.press("RIGHT")
    assert getattr(page.settings, setting) == 0.05
    assert page.store.settings[setting] == 0.05
    page.press("END")
    assert getattr(page.settings, setting) == 1.0


def test_full_screen_by_toggle_and_key(page: OptionsRoom) -> None:
    toggle = page.options.knobs.fullscreen
    page.click((toggle.seen.x + 12, toggle.seen.centery))
    assert page.window.fullscreen
    page.press("F11")
    page.frames(2)
    assert not page.window.fullscreen
    assert not toggle.on
    assert page.store.settings["fullscreen"] is False


def test_mute_by_its_key_turns_the_toggle(page: OptionsRoom) -> None:
    page.press("m")
    page.frames(2)
    assert page.settings.muted
    assert page.options.knobs.mute.on


def test_text_size_waits_for_the_mouse_to_let_go(page: OptionsRoom) -> None:
    slider = page.options.knobs.text_size
    page.down((slider.seen.x + 8, slider.seen.centery))
    page.move((slider.seen.right, slider.seen.centery))
    assert slider.value == 150
    assert page.settings.text_size == 1.0
    page.up((slider.seen.right, slider.seen.centery))
    page.frames(2)
    assert page.settings.text_size == 1.5
    assert page.options.tabbed


def test_text_size_by_keys_acts_at_once(page: OptionsRoom) -> None:
    page.give_focus(page.options.knobs.text_size)
    page.press("RIGHT")
    page.frames(2)
    assert page.settings.text_size == 1.1
    assert page.store.settings["text_size"] == 1.1


def test_all_on_default_asks_and_spares_people(page: OptionsRoom) -> None:
    page.with_people(ANN)
    page.settings.change("speed", "slow")
    page.settings.bind("hint", pygame.KSCAN_J)
    page.frames(1)
    page.press("d")
    page.answer(words.ALL_DEFAULT)
    assert page.settings.plain() == Settings().plain()
    assert page.store.people == (ANN,)
    assert page.store.settings["speed"] == "normal"


def test_all_on_default_says_when_there_is_nothing_to_do(page: OptionsRoom) -> None:
    page.frames(1)
    page.click(page.options.defaults)
    assert page.top is page.options
    assert [toast.sub for toast in page.stage.toasts.up] == [words.ALREADY_DEFAULT]


@pytest.mark.parametrize("way", ["ESCAPE", "pad", "click"])
def test_ways_back(page: OptionsRoom, way: str) -> None:
    match way:
        case "pad":
            page.pad(1)
        case "click":
            page.click(page.options.back)
        case _:
            page.press(way)
    assert page.top is page.menu


def test_tab_goes_from_part_to_part(page: OptionsRoom) -> None:
    page.with_people(ANN)
    page.frames(1)
    firsts = []
    for _ in range(6):
        page.press("TAB")
        firsts.append(page.options.panel.focus)
    knobs, table = page.options.knobs, page.options.table
    people = page.options.people.rows[0].hat
    assert firsts == [page.options.back, knobs.speed, knobs.text_size, knobs.effects, people, table.caps[Action.HINT]]
    page.press("TAB", mod=pygame.KMOD_LSHIFT)
    assert page.options.panel.focus is people


def test_everything_is_reached_by_arrows_and_tab(page: OptionsRoom) -> None:
    page.with_people(ANN, BO)
    page.settings.change("reduced_motion", True)
    page.frames(1)
    reached = set()
    for _ in range(6):
        page.press("TAB")
        reached.add(page.options.panel.focus)
    for first in (page.options.knobs.speed, page.options.people.rows[0].hat):
        page.give_focus(first)
        for _ in range(9):
            page.press("DOWN")
            reached.add(page.options.panel.focus)
    page.give_focus(page.options.people.rows[1].hat)
    for _ in range(4):
        page.press("RIGHT")
        reached.add(page.options.panel.focus)
    knobs, second = page.options.knobs, page.options.people.rows[1]
    expected = {knobs.speed, knobs.motion, knobs.peek, knobs.text_size, knobs.fullscreen, knobs.effects, knobs.ambience}
    expected |= {knobs.mute, page.options.people.adder, page.options.back, *second.widgets}
    expected |= {page.options.people.rows[0].hat, page.options.table.caps[Action.HINT]}
    assert expected - reached == set()


# ------------------------------------------------------------------ what the head says
def test_the_head_says_that_nothing_is_kept(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    page = OptionsRoom(folder=tmp_path / "file" / "kept")
    assert page.store.trouble
    troubled = page.picture()
    page.store.trouble = ""
    page.stage.redraw()
    page.frames(1)
    assert page.picture() != troubled
    page.close()
    assert page.caught == []


# ------------------------------------------------------------------ people
def test_adding_people_up_to_six(page: OptionsRoom) -> None:
    for number in range(6):
        page.click(page.options.people.adder)
        assert len(page.store.people) == number + 1
    assert len({person.name for person in page.store.people}) == 6
    keys = [key for person in page.store.people for key in person.keys]
    assert len(set(keys)) == 12
    assert not page.options.people.adder.enabled
    page.click(page.options.people.adder)
    assert len(page.store.people) == 6
    assert [toast.sub for toast in page.stage.toasts.up] == [words.NO_MORE]


def test_a_newcomer_is_named_at_once(page: OptionsRoom) -> None:
    page.click(page.options.people.adder)
    field = page.options.people.rows[0].name
    assert page.options.panel.focus is field
    assert field.typing
    page.write("Rosa")
    page.press("RETURN")
    assert [person.name for person in page.store.people] == ["Rosa"]
    page.click(page.options.people.adder)
    page.press("ESCAPE")
    assert [person.name for person in page.store.people] == ["Rosa", NEW_NAME.format(number=1)]


def rename(page: OptionsRoom, place: int, name: str) -> None:
    field = page.options.people.rows[place].name
    page.click(field)
    for _ in range(20):
        page.press("BACKSPACE")
    page.write(name)
    page.press("RETURN")
    page.frames(1)


def test_renaming(page: OptionsRoom) -> None:
    page.with_people(ANN, BO)
    rename(page, 1, "  Zoë  of   Ys ")
    assert [person.name for person in page.store.people] == ["Ann", "Zoë of Ys"]
    assert page.store.people[1].keys == BO.keys


@pytest.mark.parametrize("name", ["", "   ", "ann", "ANN"])
def test_names_that_are_refused(page: OptionsRoom, name: str) -> None:
    page.with_people(ANN, BO)
    rename(page, 1, name)
    assert page.store.people == (ANN, BO)
    assert page.options.people.rows[1].name.words == "Bo"


def test_names_are_cut_at_sixteen_letters(page: OptionsRoom) -> None:
    page.with_people(ANN)
    rename(page, 0, "Maximiliane-Aurelia")
    assert page.store.people[0].name == "Maximiliane-Aure"


def test_leaving_while_a_name_is_written_keeps_it(page: OptionsRoom) -> None:
    page.with_people(ANN)
    page.click(page.options.people.rows[0].name)
    page.write("a")
    page.click(page.options.back)
    assert page.store.people[0].name == "Anna"


def test_a_hat_for_everybody(page: OptionsRoom) -> None:
    page.with_people(ANN)
    seen = []
    for _ in range(5):
        page.click(page.options.people.rows[0].hat)
        seen.append(page.store.people[0].hat)
    assert seen == [2, 3, 4, 5, 1]


def test_taking_somebody_out_asks_first(page: OptionsRoom) -> None:
    page.with_people(ANN, BO)
    page.click(page.options.people.rows[0].cross)
    page.answer(words.LEAVES_NO)
    assert page.store.people == (ANN, BO)
    page.click(page.options.people.rows[0].cross)
    page.answer(words.LEAVES_YES)
    assert page.store.people == (BO,)


def test_people_are_there_at_the_next_start(tmp_path: Path) -> None:
    page = OptionsRoom(folder=tmp_path)
    page.click(page.options.people.adder)
    page.settings.change("speed", "fast")
    page.close()
    found = Store(tmp_path).wait()
    assert [person.name for person in found.people] == [NEW_NAME.format(number=1)]
    settings = Settings()
    settings.adopt(found.settings)
    assert settings.speed is Speed.FAST
    found.close()


# ------------------------------------------------------------------ keys of people
def test_a_persons_key_listens_and_is_given(page: OptionsRoom) -> None:
    page.with_people(ANN)
    page.click(page.options.people.rows[0].caps[1])
    assert page.options.people.rows[0].listening
    page.press("z")
    assert page.store.people[0].keys == (pygame.KSCAN_Q, pygame.KSCAN_Z)
    assert page.options.people.rows[0].caps[1].label == "Z"


def test_the_label_is_what_the_keyboard_calls_it(page: OptionsRoom) -> None:
    page.with_people(ANN)
    page.click(page.options.people.rows[0].caps[0])
    page.key(pygame.K_z, pygame.KSCAN_Y)
    assert page.store.people[0].keys[0] == pygame.KSCAN_Y
    assert page.options.people.rows[0].caps[0].label == "Z"


def test_escape_leaves_the_key_as_it_was(page: OptionsRoom) -> None:
    page.with_people(ANN)
    page.click(page.options.people.rows[0].caps[0])
    page.press("ESCAPE")
    assert page.top is page.options
    assert not page.options.people.rows[0].listening
    assert page.store.people == (ANN,)


def test_a_pad_can_let_go_of_a_listening_key(page: OptionsRoom) -> None:
    page.with_people(ANN)
    cap = page.options.people.rows[0].caps[0]
    page.give_focus(cap)
    page.pad(0)
    assert cap.listening
    page.pad(1)
    assert not cap.listening
    assert page.top is page.options


@pytest.mark.parametrize("swaps", [True, False])
def test_a_taken_key_asks_to_swap(page: OptionsRoom, swaps: bool) -> None:
    page.with_people(ANN, BO)
    page.click(page.options.people.rows[1].caps[0])
    page.press("q")
    assert page.options.people.rows[1].caps[0].clash
    page.answer(words.SWAP if swaps else words.NO_SWAP)
    if swaps:
        assert page.store.people[0].keys == (pygame.KSCAN_B, pygame.KSCAN_W)
        assert page.store.people[1].keys == (pygame.KSCAN_Q, pygame.KSCAN_N)
    else:
        assert page.store.people == (ANN, BO)
    assert not page.options.people.rows[1].caps[0].clash


@pytest.mark.parametrize("name", ["RETURN", "LEFT", "TAB", "F5", "F1"])
def test_steering_keys_are_nobodys(page: OptionsRoom, name: str) -> None:
    page.with_people(ANN)
    page.click(page.options.people.rows[0].caps[0])
    page.press(name)
    assert page.store.people == (ANN,)
    assert page.stage.toasts.up


def test_key_arithmetic() -> None:
    people = (ANN, BO)
    assert owner(people, pygame.KSCAN_N) == Slot(1, 1)
    assert owner(people, pygame.KSCAN_Z) is None
    within = with_key(people, Slot(0, 0), pygame.KSCAN_W)
    assert within[0].keys == (pygame.KSCAN_W, pygame.KSCAN_Q)
    assert suggested(()) == SUGGESTED[0]
    assert not set(suggested(people)) & {*ANN.keys, *BO.keys}
    everybody = [Person(str(at), 1, pair) for at, pair in enumerate(SUGGESTED)]
    assert suggested(everybody) == (0, 0)
    assert not STEERING & {key for pair in SUGGESTED for key in pair}


# ------------------------------------------------------------------ keys of the table
def test_a_table_key_is_moved_and_acts(page: OptionsRoom) -> None:
    page.click(page.options.table.caps[Action.MUTE])
    page.press("j")
    assert page.store.settings["bindings"] == {"mute": pygame.KSCAN_J}
    assert page.options.table.caps[Action.MUTE].label == "J"
    page.press("m")
    assert not page.settings.muted
    page.press("j")
    assert page.settings.muted


@pytest.mark.parametrize("swaps", [True, False])
def test_a_taken_table_key_asks_to_swap(page: OptionsRoom, swaps: bool) -> None:
    page.click(page.options.table.caps[Action.HINT])
    page.press("u")
    page.answer(words.SWAP if swaps else words.NO_SWAP)
    keys = page.options.table.keys()
    expected = (pygame.KSCAN_U, pygame.KSCAN_H) if swaps else (pygame.KSCAN_H, pygame.KSCAN_U)
    assert (keys[Action.HINT], keys[Action.UNDO]) == expected


def test_a_table_key_cannot_be_a_steering_key(page: OptionsRoom) -> None:
    page.click(page.options.table.caps[Action.HINT])
    page.press("TAB")
    assert page.options.table.keys()[Action.HINT] == pygame.KSCAN_H
    assert page.stage.toasts.up


def test_the_pads_own_words_do_not_get_onto_caps(page: OptionsRoom) -> None:
    page.pad(4)
    page.options.rebuild()
    assert page.options.table.caps[Action.HINT].label == "H"
    assert "hint" in PAD_BUTTONS


# ------------------------------------------------------------------ sizes
@pytest.mark.parametrize("text_size", [1.0, 1.2, 1.5])
@pytest.mark.parametrize("size", [*SIZES, (1000, 1600), (1920, 1200)])
def test_everything_is_in_its_place_at_every_size(size: tuple[int, int], text_size: float) -> None:
    page = OptionsRoom(size, text_size=text_size)
    page.with_people(ANN, BO, Person("Cy", 3), Person("Di", 4), Person("Ed", 5), Person("Flo", 1))
    options = page.options
    for tab in range(5 if options.tabbed else 1):
        if options.tabbed:
            options.tabs.choose(tab)
            page.frames(1)
        assert inside(page, options.panel.widgets) == []
        assert overlapping(options.panel.widgets) == []
        for widget in options.panel.widgets:
            if widget.shown and widget.takes_focus:
                assert min(widget.rect.size) >= 20, widget
    page.close()
    assert page.caught == []


@pytest.mark.parametrize("size", TINY)
def test_tiny_windows_do_not_crash(size: tuple[int, int]) -> None:
    page = OptionsRoom(size)
    page.with_people(ANN)
    for tab in range(5):
        page.options.tabs.choose(tab)
        page.frames(2)
    page.press("ESCAPE")
    assert page.top is page.menu
    page.close()
    assert page.caught == []


def test_tabs_by_keys_and_scrolling_to_the_focus() -> None:
    page = OptionsRoom((800, 440), text_size=1.5)
    page.with_people(ANN, BO, Person("Cy", 3), Person("Di", 4), Person("Ed", 5), Person("Flo", 1))
    page.click(page.options.tabs.rect.center)
    assert page.options.tab == 2
    page.give_focus(page.options.tabs)
    page.press("RIGHT")
    assert page.options.tab == 3
    page.give_focus(page.options.people.adder)
    page.frames(1)
    view = page.options.scrollers[0].content_view
    assert view.offset > 0
    assert view.rect.contains(page.options.people.adder.seen.inflate(0, -4))
    page.close()
    assert page.caught == []


def test_resizing_in_mid_listening_keeps_the_key(page: OptionsRoom) -> None:
    page.with_people(ANN)
    page.click(page.options.people.rows[0].caps[0])
    page.resize((900, 700))
    page.press("ESCAPE")
    page.resize((1280, 720))
    assert page.store.people == (ANN,)


def test_names_in_any_script_are_drawn(page: OptionsRoom) -> None:
    page.with_people(Person("Ωμέγα", 1), Person("Жанна-Екатерина", 2), Person("山田太郎", 3), Person("W" * 16, 4))
    assert all(isinstance(row.name, Field) for row in page.options.people.rows)
    assert page.caught == []
