"""Every widget by mouse, keyboard and pad, and in all its states."""

import pygame
import pytest
from pygame import Rect

from game.stage import words
from game.stage.input import Action
from game.stage.theme import Ground, Kind, Look
from game.stage.widgets import (
    Button,
    Choice,
    Field,
    IconButton,
    KeyCap,
    ListBox,
    Row,
    Scroller,
    Slider,
    Tabs,
    Tip,
    Toggle,
)
from game.stage.widgets.field import letters


class Log(list):
    """Notes every call."""

    def __call__(self, *what):
        self.append(what[0] if len(what) == 1 else what)


def place(widget, x=100, y=100, w=240, h=56):
    widget.rect = Rect(x, y, w, h)
    return widget


MAKERS = {
    "primary": lambda log: Button("Start", log, kind=Kind.PRIMARY, key_words="Enter"),
    "secondary": lambda log: Button("Undo", log, second="Back to your 8", icon="undo"),
    "danger": lambda log: Button("Leave", log, kind=Kind.DANGER),
    "quiet": lambda log: Button("Rules", log, kind=Kind.QUIET),
    "icon": lambda log: IconButton("options", log),
    "quiet icon": lambda log: IconButton("sound", log, kind=Kind.QUIET),
    "toggle": lambda log: Toggle(True, log),
    "slider": lambda log: Slider(50, log, ticks=True),
    "choice": lambda log: Choice(("Slow", "Normal", "Fast"), 1, log, icons=("pace", "play", "motion")),
    "tabs": lambda log: Tabs(("Look", "Sound"), 0, log, icons=("eye", "sound")),
    "list": lambda log: ListBox([Row("Rosa", "2 games", end="1 won", icon="person"), Row("Doc")], log),
    "field": lambda log: Field("Rosa", log, hint="Name", icon="quill"),
    "key cap": lambda log: KeyCap("Q", lambda scancode, key: log(scancode)),
}


@pytest.fixture(params=list(MAKERS))
def widget(request):
    return place(MAKERS[request.param](Log()), h=124 if request.param == "list" else 56)


# ------------------------------------------------------------------ states
def test_every_state_looks_different(room, widget):
    bench = room.show(widget)
    spot = (widget.rect.right - 20, widget.rect.y + 20)
    pictures = {Look.NORMAL: room.picture()}
    room.move(spot)
    assert widget.look is Look.HOVER
    pictures[Look.HOVER] = room.picture()
    room.down(spot)
    if not isinstance(widget, Field):  # A field looks pressed by its caret.
        assert widget.look is Look.PRESSED
    pictures[Look.PRESSED] = room.picture()
    room.post(pygame.WINDOWFOCUSLOST)
    room.move((5, 5))
    bench.panel.set_focus(widget)
    room.stage.input.ring = True
    pictures[Look.FOCUS] = room.picture()
    room.stage.input.ring = False
    widget.disable("Not in this game")
    pictures[Look.DISABLED] = room.picture()
    assert len(set(pictures.values())) == 5
    assert pictures[Look.FOCUS] != pictures[Look.NORMAL]
    assert pictures[Look.DISABLED] != pictures[Look.NORMAL]
    assert pictures[Look.PRESSED] != pictures[Look.NORMAL]


@pytest.mark.parametrize("size", [(320, 200), (640, 360), (3840, 2160)])
@pytest.mark.parametrize("ground", list(Ground))
def test_every_widget_is_drawn_at_every_size(room, widget, size, ground):
    widget.ground = ground
    room.show(widget)
    for text_size in (1.0, 1.5):
        room.settings.change("text_size", text_size)
        for rect in (Rect(4, 4, 60, 20), Rect(4, 4, 3, 3), Rect(4, 4, 1, 1), Rect(0, 0, *size)):
            widget.rect = rect
            room.window.size = size
            room.picture()


def test_a_click_on_a_disabled_widget_says_why(room, widget):
    log = Log()
    for name in ("on_press", "on_change", "on_choose"):
        if hasattr(widget, name):
            setattr(widget, name, log)
    widget.disable("Planets come after the exchange")
    room.show(widget)
    room.click((widget.rect.x + 30, widget.rect.centery))
    assert log == []
    assert room.stage.toasts.up[0].words == words.NOT_NOW
    assert room.stage.toasts.up[0].sub == "Planets come after the exchange"


def test_keys_and_pads_skip_disabled_widgets(room):
    log = Log()
    first, second = place(Button("A", lambda: log("a"))), place(Button("B", lambda: log("b")), y=200)
    third = place(Button("C", lambda: log("c")), y=300)
    second.disable("Not now")
    room.show(first, second, third)
    for _ in range(2):
        room.press("DOWN")
    room.press("RETURN")
    assert log == ["c"]


def test_what_takes_no_focus_never_gets_it(room):
    button, paper = place(Button("A", Log())), place(Button("B", Log()), y=200)
    paper.takes_focus = False
    bench = room.show(button, paper)
    bench.panel.set_focus(button)
    bench.panel.set_focus(paper)
    assert bench.panel.focus is None
    room.stage.input.ring = True
    room.picture()
    assert not paper.focused


# ------------------------------------------------------------------ buttons
@pytest.mark.parametrize("make", [lambda log: Button("Undo", log), lambda log: IconButton("undo", log)])
def test_a_button_is_pressed_by_mouse_keyboard_and_pad(room, make):
    log = Log()
    button = place(make(lambda: log("pressed")))
    bench = room.show(button)
    room.click(button)
    assert log == ["pressed"]
    bench.panel.set_focus(button)
    room.press("RETURN")
    assert len(log) == 2
    room.pad(0)
    assert len(log) == 3
    assert room.sound.played == ["confirm"] * 3


def test_a_press_let_go_elsewhere_does_nothing(room):
    log = Log()
    button = place(Button("Undo", lambda: log("pressed")))
    room.show(button)
    room.down(button.rect.center)
    room.move((900, 600))
    room.up((900, 600))
    room.up(button.rect.center)
    assert log == []


def test_right_and_middle_buttons_press_nothing(room):
    log = Log()
    button = place(Button("Undo", lambda: log("pressed")))
    room.show(button)
    for number in (2, 3, 8):
        room.down(button.rect.center, number)
        room.up(button.rect.center, number)
    assert log == []


def test_losing_the_window_lets_a_press_go(room):
    log = Log()
    button = place(Button("Undo", lambda: log("pressed")))
    room.show(button)
    room.down(button.rect.center)
    room.post(pygame.WINDOWFOCUSLOST)
    room.up(button.rect.center)
    assert log == []
    assert not button.held


def test_a_key_of_its_own_presses_a_button_from_anywhere(room):
    log = Log()
    undo = place(Button("Undo", lambda: log("undo"), key=Action.UNDO))
    rules = place(Button("Rulebook", lambda: log("rules"), key=pygame.KSCAN_R), y=200)
    room.show(undo, rules)
    assert undo.key_words == "U"
    room.press("u")
    room.press("r")
    room.pad(2)
    assert log == ["undo", "rules", "undo"]
    assert room.stage.input.pad_used
    undo.disable("Nothing to undo")
    room.press("u")
    assert room.stage.toasts.up[-1].sub == "Nothing to undo"
    assert log == ["undo", "rules", "undo"]


def test_a_hidden_button_hears_no_key(room):
    log = Log()
    button = place(Button("Undo", lambda: log("undo"), key=Action.UNDO))
    button.shown = False
    room.show(button)
    room.press("u")
    room.click(button.rect.center)
    assert log == []


def test_holding_enter_presses_once(room):
    log = Log()
    button = place(Button("Deal", lambda: log("deal")))
    bench = room.show(button)
    bench.panel.set_focus(button)
    room.post(pygame.KEYDOWN, key=pygame.K_RETURN, scancode=pygame.KSCAN_RETURN, mod=0, unicode="")
    room.frames(120)
    assert log == ["deal"]


# ------------------------------------------------------------------ toggle, slider, choice, tabs
def test_a_toggle_turns_by_mouse_keyboard_and_pad(room):
    log = Log()
    toggle = place(Toggle(False, log))
    bench = room.show(toggle)
    room.click(toggle)
    bench.panel.set_focus(toggle)
    room.press("RETURN")
    room.pad(0)
    room.press("LEFT")
    room.hat(1, 0)
    assert log == [True, False, True, False, True]


def test_a_slider_follows_the_mouse_and_stops_at_its_ends(room):
    log = Log()
    slider = place(Slider(50, log, by=10), w=400)
    room.show(slider)
    room.down((slider.rect.x + 2, slider.rect.centery))
    assert slider.value == 0
    room.move((slider.rect.right + 300, 400))
    assert slider.value == 100
    room.up((slider.rect.right + 300, 400))
    room.move((slider.rect.x, slider.rect.centery))
    assert slider.value == 100
    assert log[0] == 0
    assert log[-1] == 100


def test_a_slider_goes_in_steps_by_keyboard_and_pad(room):
    log = Log()
    slider = place(Slider(50, log, by=10))
    bench = room.show(slider)
    bench.panel.set_focus(slider)
    room.press("RIGHT")
    room.hat(1, 0)
    room.post(pygame.JOYAXISMOTION, axis=0, value=-1.0, instance_id=3, joy=0)
    room.post(pygame.JOYAXISMOTION, axis=0, value=0.0, instance_id=3, joy=0)
    room.press("HOME")
    room.press("LEFT")
    room.press("END")
    assert log == [60, 70, 60, 0, 100]


def test_a_held_arrow_keeps_a_slider_going(room):
    slider = place(Slider(50, Log(), by=1))
    bench = room.show(slider)
    bench.panel.set_focus(slider)
    room.post(pygame.KEYDOWN, key=pygame.K_RIGHT, scancode=pygame.KSCAN_RIGHT, mod=0, unicode="")
    room.frames(60)
    assert 54 < slider.value < 62


def test_a_choice_by_mouse_keyboard_and_pad(room):
    log = Log()
    choice = place(Choice(("Slow", "Normal", "Fast"), 0, log), w=300)
    bench = room.show(choice)
    room.click((choice.rect.x + 250, choice.rect.centery))
    bench.panel.set_focus(choice)
    room.press("LEFT")
    room.hat(-1, 0)
    room.press("LEFT")
    room.press("RETURN")
    assert log == [2, 1, 0, 1]


def test_tabs_turn_by_mouse_keyboard_and_pad(room):
    log = Log()
    tabs = place(Tabs(("Look", "Sound", "Keys"), 0, log), w=300)
    bench = room.show(tabs)
    room.click((tabs.rect.x + 250, tabs.rect.centery))
    bench.panel.set_focus(tabs)
    room.press("LEFT")
    room.hat(-1, 0)
    room.press("RETURN")
    assert log == [2, 1, 0, 1]


# ------------------------------------------------------------------ list
def rows(count):
    return [Row(f"Row {at}", "second") for at in range(count)]


def test_a_list_is_chosen_from_by_mouse_keyboard_and_pad(room):
    log = Log()
    listed = place(ListBox(rows(4), log), h=400)
    bench = room.show(listed)
    room.click(listed.row_rect(2))
    bench.panel.set_focus(listed)
    room.press("UP")
    room.press("RETURN")
    room.hat(0, 1)
    room.pad(0)
    assert log == [2, 1, 0]


def test_a_long_list_scrolls_with_the_wheel_and_the_focus(room):
    log = Log()
    listed = place(ListBox(rows(40), log), h=200)
    bench = room.show(listed)
    room.wheel(listed.rect.center, -3)
    assert listed.inner.offset == 3 * listed.row_px
    bench.panel.set_focus(listed)
    room.press("END")
    assert listed.at == 39
    assert listed.rect.contains(listed.row_rect(39))
    room.press("PAGEUP")
    assert listed.at < 39
    room.press("HOME")
    room.press("RETURN")
    assert log == [0]
    assert listed.inner.offset == 0


def test_at_its_ends_a_list_lets_the_focus_go(room):
    listed, button = place(ListBox(rows(2), Log()), h=130), place(Button("Close", Log()), y=300)
    bench = room.show(listed, button)
    bench.panel.set_focus(listed)
    room.press("DOWN")
    assert bench.panel.focus is listed
    room.press("DOWN")
    assert bench.panel.focus is button


def test_a_row_that_cannot_be_chosen_says_why(room):
    log = Log()
    listed = place(ListBox([Row("Blast", why_not="Coming")], log, refuse=room.stage.refuse))
    room.show(listed)
    room.click(listed.row_rect(0))
    assert log == []
    assert room.stage.toasts.up[-1].sub == "Coming"


def test_fewer_rows_leave_nothing_dangling(room):
    listed = place(ListBox(rows(30), Log()), h=150)
    bench = room.show(listed)
    bench.panel.set_focus(listed)
    room.press("END")
    listed.set_rows(rows(2))
    room.frames(1)
    assert (listed.at, listed.inner.offset) == (1, 0)
    listed.set_rows([])
    room.press("RETURN")
    room.picture()


# ------------------------------------------------------------------ field
def test_a_field_is_written_in_after_a_click(room):
    log, done = Log(), Log()
    field = place(Field("", log, on_done=done))
    room.show(field)
    room.click(field)
    room.write("Rosa")
    room.press("RETURN")
    assert log[-1] == "Rosa"
    assert done == ["Rosa"]
    assert not field.typing


def test_keys_belong_to_the_field_while_it_is_written_in(room):
    pressed = Log()
    field, button = place(Field("", Log())), place(Button("Undo", lambda: pressed("undo"), key=Action.UNDO), y=200)
    bench = room.show(field, button)
    bench.panel.set_focus(field)
    room.press("RETURN")
    assert field.typing
    for key in ("m", "u"):
        room.press(key)
    assert not room.settings.muted
    assert pressed == []
    room.press("RETURN")
    room.press("u")
    assert pressed == ["undo"]


def test_escape_takes_the_writing_back(room):
    field = place(Field("Rosa", Log()))
    room.show(field)
    room.click(field)
    room.write("lie")
    room.press("ESCAPE")
    assert field.words == "Rosa"
    assert not field.typing


def test_the_caret_moves_and_letters_go(room):
    field = place(Field("Rosa", Log()))
    room.show(field)
    room.click(field)
    room.press("BACKSPACE")
    room.press("HOME")
    room.press("DELETE")
    room.press("RIGHT")
    room.write("i")
    room.press("LEFT")
    room.press("LEFT")
    room.write("m")
    room.press("END")
    room.write("n")
    assert field.words == "moisn"


def test_sixteen_letters_in_any_script(room):
    field = place(Field("", Log()))
    room.show(field)
    room.click(field)
    room.write("नमस्तेनमस्तेनमस्तेनमस्ते")
    assert len(letters(field.words)) <= 16
    room.press("BACKSPACE")
    room.write("a\n\tb")
    assert "\n" not in field.words


def test_an_input_method_has_the_keys_while_it_composes(room):
    field = place(Field("", Log()))
    room.show(field)
    room.click(field)
    room.post(pygame.TEXTEDITING, text="ni", start=0, length=2)
    assert field.composing == "ni"
    room.press("RETURN")
    assert field.typing
    room.post(pygame.TEXTINPUT, text="你")
    assert (field.words, field.composing) == ("你", "")


def test_a_click_elsewhere_or_tab_ends_the_writing(room):
    done = Log()
    field, button = place(Field("A", Log(), on_done=done)), place(Button("Close", Log()), y=200)
    bench = room.show(field, button)
    room.click(field)
    room.click((900, 600))
    assert not field.typing
    room.click(field)
    room.press("TAB")
    assert not field.typing
    assert bench.panel.focus is button
    assert done == ["A", "A"]


def test_holding_an_arrow_while_writing_keeps_the_focus(room):
    field, button = place(Field("Rosa", Log())), place(Button("Close", Log()), x=400)
    bench = room.show(button, field)
    room.click(field)
    room.post(pygame.KEYDOWN, key=pygame.K_RIGHT, scancode=pygame.KSCAN_RIGHT, mod=0, unicode="")
    room.frames(60)
    assert bench.panel.focus is field
    assert field.typing


def test_a_pad_starts_and_ends_the_writing(room):
    field = place(Field("Rosa", Log()))
    bench = room.show(field)
    bench.panel.set_focus(field)
    room.pad(0)
    room.write("lie")
    room.pad(1)
    assert field.words == "Rosa"
    room.pad(0)
    room.write("lie")
    room.pad(0)
    assert field.words == "Rosalie"
    assert not field.typing


def test_a_covered_field_stops_listening(room):
    field = place(Field("A", Log()))
    room.show(field)
    room.click(field)
    room.show()
    assert not field.typing


def test_a_faulty_field_says_what_is_wrong(room):
    field = place(Field("Ann", Log()))
    room.show(field)
    before = room.picture()
    field.error = "Ann sits here already"
    assert room.picture() != before


def test_enter_leaves_a_faulty_field_open_to_be_mended(room):
    done = Log()
    field = place(
        Field("", lambda words: setattr(field, "error", "" if words.isdigit() else "Only digits"), on_done=done)
    )
    room.show(field)
    room.click(field)
    room.write("1x")
    room.press("RETURN")
    assert field.typing
    assert done == []
    room.press("BACKSPACE")
    room.write("2")
    room.press("RETURN")
    assert not field.typing
    assert done == ["12"]


# ------------------------------------------------------------------ key cap
def test_a_cap_listens_for_one_key(room):
    log = Log()
    cap = place(KeyCap("Q", log))
    bench = room.show(cap)
    room.click(cap)
    assert cap.listening
    room.press("m")
    assert log == [(pygame.KSCAN_M, pygame.K_m)]
    assert not room.settings.muted
    bench.panel.set_focus(cap)
    room.press("RETURN")
    room.press("ESCAPE")
    assert not cap.listening
    assert len(log) == 1
    room.pad(0)
    assert cap.listening
    room.pad(1)
    assert not cap.listening


# ------------------------------------------------------------------ scroller
def test_a_scroller_moves_by_wheel_bar_keyboard_and_pad(room):
    scroller = Scroller(lambda surface, origin, units: surface.fill("#F3E2BE", origin))
    scroller.place(Rect(100, 100, 400, 200), 1000)
    scroller.takes_focus = True
    bench = room.show(scroller)
    view = scroller.content_view
    room.wheel((200, 150), -1)
    assert view.offset == 56
    room.down((scroller.bar.centerx, scroller.bar.y + 20))
    room.move((scroller.bar.centerx, scroller.bar.bottom + 50))
    room.up((scroller.bar.centerx, scroller.bar.bottom + 50))
    assert view.offset == view.most == 800
    bench.panel.set_focus(scroller)
    room.press("HOME")
    assert view.offset == 0
    room.press("PAGEDOWN")
    room.hat(0, -1)
    assert view.offset == 144 + 56
    room.press("END")
    assert view.offset == 800


def test_the_focus_scrolls_into_sight(room):
    scroller = Scroller()
    scroller.place(Rect(100, 100, 400, 200), 1000)
    buttons = [place(Button(f"{at}", Log()), x=0, y=at * 100, w=200) for at in range(10)]
    for button in buttons:
        button.view = scroller.content_view
    bench = room.show(scroller, *buttons)
    for _ in range(6):
        room.press("DOWN")
    assert bench.panel.focus is buttons[5]
    assert scroller.content_view.rect.contains(buttons[5].seen)
    assert not buttons[0].hit((150, buttons[0].seen.centery))


def test_a_content_that_fits_has_no_bar(room):
    scroller = Scroller()
    scroller.place(Rect(100, 100, 400, 200), 150)
    room.show(scroller)
    room.wheel((200, 150), -3)
    assert scroller.content_view.offset == 0
    assert not scroller.hit(scroller.bar.center)


# ------------------------------------------------------------------ tooltip
def test_a_tooltip_comes_after_a_while_and_goes_with_the_pointer(room):
    button = place(Button("Undo", Log()), y=300)
    button.tip = Tip("Undo", "Back to your 8")
    room.show(button)
    plain = room.picture()
    room.move(button.rect.center)
    hovered = room.picture()
    room.frames(50)
    assert room.picture() != hovered
    room.move((5, 5))
    assert room.picture() == plain


@pytest.mark.parametrize("corner", [(0, 0), (1180, 0), (0, 664), (1180, 664)])
def test_a_tooltip_stays_in_the_window(room, corner):
    from game.stage.widgets.tooltip import place as bubble

    box, _ = bubble(
        Tip("Power", "Takes the highest card of a rival, whatever it is."), Rect(corner, (100, 56)), room.stage.units
    )
    assert room.stage.bounds.contains(box)


def key_of(sign: str, mod: int = 0) -> pygame.event.Event:
    """A letter's key as it comes before the system has been told that somebody writes."""
    code = getattr(pygame, f"K_{sign}")
    return pygame.event.Event(pygame.KEYDOWN, key=code, scancode=pygame.KSCAN_A, mod=mod, unicode=sign)


def test_letters_of_the_frame_in_which_the_writing_began_count(room):
    field = place(Field("", Log()))
    room.show(field).panel.set_focus(field)
    field.start()
    events = [key_of("r"), key_of("o"), key_of("c", pygame.KMOD_CTRL), key_of("s"), key_of("a")]
    room.loop.frame(0.016, events)
    assert field.words == "rosa"
    room.loop.frame(0.016, [key_of("n")])  # from the next frame on the system sends its text
    room.write("n")
    assert field.words == "rosan"


def test_a_letter_that_comes_as_key_and_as_text_counts_once(room):
    field = place(Field("", Log()))
    room.show(field).panel.set_focus(field)
    field.start()
    text = [pygame.event.Event(pygame.TEXTINPUT, text=sign) for sign in "ab"]
    room.loop.frame(0.016, [key_of("a"), text[0], key_of("b"), text[1]])
    assert field.words == "ab"


def test_what_is_marked_gives_way_to_the_first_letter(room):
    field = place(Field("Person 1", Log()))
    room.show(field).panel.set_focus(field)
    marked = room.picture()
    field.start(over=True)
    assert room.picture() != marked
    room.write("Ann")
    assert field.words == "Ann"
    room.press("RETURN")
    field.start(over=True)
    room.press("BACKSPACE")
    assert field.words == ""
    room.press("ESCAPE")
    assert field.words == "Ann"


def test_moving_the_caret_leaves_what_was_marked(room):
    field = place(Field("Bo", Log()))
    room.show(field).panel.set_focus(field)
    field.start(over=True)
    room.press("END")
    room.write("b")
    assert field.words == "Bob"
