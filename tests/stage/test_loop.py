"""The loop: one round at a time, drawing only what changed, and nothing that goes wrong ends it."""

import pygame
import pytest

from game.stage import loop, theme, words
from game.stage.input import Action
from game.stage.toasts import Tone
from tests.stage.room import Bench


class Tally(Bench):
    """Counts what it is asked, and may be told to move or to fail."""

    def __init__(self, covers=True, fails=""):
        super().__init__()
        self.covers = covers
        self.fails = fails
        self.drawn = self.updated = self.left = self.paused = self.resumed = 0
        self.runs = False

    def update(self, dt):
        self.updated += 1
        if self.fails == "update":
            raise ValueError("broken")

    def draw(self, surface):
        self.drawn += 1

    def leave(self):
        self.left += 1

    def pause(self):
        self.paused += 1

    def resume(self):
        self.resumed += 1

    @property
    def moving(self):
        return self.runs


def test_nothing_is_drawn_while_nothing_changes(room):
    scene = Tally()
    room.stage.push(scene)
    room.frames(1)
    drawn = scene.drawn
    room.frames(30)
    assert scene.drawn == drawn
    assert scene.updated == 31
    room.stage.redraw()
    room.frames(3)
    assert scene.drawn == drawn + 1


def test_what_moves_is_drawn_every_frame(room):
    scene = Tally()
    room.stage.push(scene)
    scene.runs = True
    room.frames(10)
    assert scene.drawn == 10


def test_a_window_uncovered_is_drawn_again(room):
    scene = Tally()
    room.stage.push(scene)
    room.frames(1)
    room.post(pygame.WINDOWEXPOSED)
    assert scene.drawn == 2


def test_the_stack_tells_scenes_what_happens_to_them(room):
    low, high = Tally(), Tally(covers=False)
    room.stage.push(low)
    room.stage.push(high)
    assert (low.paused, room.stage.top) == (1, high)
    room.frames(1)
    assert (low.drawn, high.drawn) == (1, 1)
    room.stage.pop()
    assert (high.left, low.resumed) == (1, 1)
    room.stage.replace(other := Tally())
    assert (low.left, room.stage.scenes) == (1, (other,))


def test_a_covering_scene_spares_those_below_the_drawing(room):
    low, high = Tally(), Tally()
    room.stage.push(low)
    room.stage.push(high)
    room.frames(1)
    assert (low.drawn, high.drawn) == (0, 1)


def test_the_last_scene_stays(room):
    room.stage.push(scene := Tally())
    room.stage.pop()
    assert room.stage.scenes == (scene,)
    room.stage.push(Tally())
    room.stage.push(Tally())
    room.stage.back_to_first()
    assert room.stage.scenes == (scene,)
    room.stage.reset_to(other := Tally())
    assert (room.stage.scenes, scene.left) == ((other,), 1)


def test_a_scene_in_the_middle_can_go(room):
    low, middle, high = Tally(), Tally(), Tally()
    for scene in (low, middle, high):
        room.stage.push(scene)
    room.stage.pop(middle)
    assert room.stage.scenes == (low, high)
    assert low.resumed == 0


def test_closing_the_window_ends_the_program_unless_a_scene_takes_it(room):
    class Asks(Tally):
        def event(self, event):
            return event.type == pygame.QUIT

    room.stage.push(Tally())
    room.stage.push(Asks())
    room.post(pygame.QUIT)
    assert room.stage.running
    room.stage.pop()
    room.post(pygame.QUIT)
    assert not room.stage.running


def test_an_error_reaches_the_log_and_the_scene_goes_on(room):
    class Once(Tally):
        def event(self, event):
            if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
                raise ValueError("broken once")
            return False

    room.stage.push(scene := Once())
    room.down((10, 10), button=3)
    room.frames(5)
    assert [where for _, where in room.caught] == ["Once.event"]
    assert room.stage.top is scene
    assert room.stage.toasts.up[0].words == words.TROUBLE
    room.caught.clear()


def test_a_scene_that_fails_again_and_again_is_left(room):
    room.stage.push(menu := Tally())
    room.stage.push(Tally(fails="update"))
    room.frames(5)
    assert room.stage.scenes == (menu,)
    assert len(room.caught) == 3
    room.caught.clear()


def test_the_lowest_scene_failing_for_good_ends_the_program(room):
    room.stage.push(Tally(fails="update"))
    with pytest.raises(ValueError, match="broken"):
        room.frames(5)
    room.caught.clear()


def test_mute_and_full_screen_work_on_every_screen(room):
    room.show()
    room.press("m")
    assert room.settings.muted
    assert room.stage.toasts.up[-1].words == words.MUTED
    room.press("m")
    assert not room.settings.muted


def test_a_scene_may_take_an_action_for_itself(room):
    class Takes(Tally):
        def act(self, press):
            return press.action is Action.MUTE

    room.stage.push(Takes())
    room.press("m")
    assert not room.settings.muted


def test_a_stall_makes_nothing_jump(room):
    class Watch(Tally):
        longest = 0.0

        def update(self, dt):
            self.longest = max(self.longest, dt)

    room.stage.push(scene := Watch())
    room.frames(1, dt=9.0)
    assert scene.longest == pytest.approx(0.1)


def test_text_size_lays_everything_out_anew(room):
    sizes = []

    class Listener(Bench):
        def resized(self, size):
            sizes.append(self.stage.units.text_size)

    room.stage.push(Listener())
    room.settings.change("text_size", 1.5)
    room.frames(1)
    assert sizes == [1.0, 1.5]


def test_a_new_size_settles_after_a_while(room):
    room.show()
    room.window.size = (900, 700)
    room.frames(1)
    assert not room.loop.size_settled
    room.frames(12)
    assert room.loop.size_settled


def test_the_loop_ends_when_the_stage_quits(room):
    class Ends(Tally):
        def update(self, dt):
            super().update(dt)
            self.runs = self.updated < 3
            self.waiting_for_reflex = self.updated == 4
            if self.updated > 6:
                self.stage.quit()

    room.stage.push(scene := Ends())
    room.loop.run()
    assert scene.updated == 7


class Watch:
    """A clock that goes on only while the loop sleeps; `at` does something at a moment."""

    def __init__(self):
        self.now = 0.0
        self.naps = []
        self.at = {}

    def perf_counter(self):
        return self.now

    def sleep(self, seconds):
        self.naps.append(seconds)
        self.pass_until(self.now + seconds)

    def pass_until(self, moment):
        self.now = moment
        for due in sorted(due for due in self.at if due <= self.now):
            self.at.pop(due)()


class FakeBell:
    """A bell on a watch's time. It rings when something happens, or whenever it is waited for if `vain`."""

    def __init__(self, watch, *, hangs=True, near=True, vain=False):
        self.watch, self.hangs, self.near, self.vain = watch, hangs, near, vain
        self.waits = []

    def wait(self, seconds):
        assert seconds > 0.0
        self.waits.append((self.watch.now, seconds))
        if self.vain:
            return True
        coming = [moment for moment in self.watch.at if moment <= self.watch.now + seconds]
        self.watch.pass_until(min(coming, default=self.watch.now + seconds))
        return bool(coming)


class Waits(Tally):
    """Notes when a key came, how many updates there had been, and the time of each update."""

    def __init__(self, watch):
        super().__init__()
        self.watch, self.pressed, self.passed, self.asked = watch, [], [], []

    def event(self, event):
        if event.type == pygame.KEYDOWN:
            self.pressed.append((self.watch.now, len(self.passed)))
        return False

    def update(self, dt):
        super().update(dt)
        self.passed.append(dt)
        self.asked.append(self.watch.now)


@pytest.fixture
def watch(room, monkeypatch):
    room.show()
    pygame.event.clear()
    watch = Watch()
    monkeypatch.setattr(loop, "time", watch)
    return watch


def a_key():
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=0, mod=0, scancode=0))


def test_without_a_bell_the_loop_dozes_in_naps_and_the_first_press_wakes_it(room, watch, monkeypatch):
    monkeypatch.setattr(room.loop, "_bell", FakeBell(watch, hangs=False))
    room.stage.push(scene := Waits(watch))
    watch.at = {5.01: a_key, 5.3: room.stage.quit}
    room.loop.run()
    asleep = watch.naps.index(loop.NAP)
    assert abs(asleep * loop.REST - loop.DROWSY) < 2 * loop.REST
    [(at, before)] = scene.pressed
    assert 5.01 <= at <= 5.01 + loop.NAP
    assert scene.passed[before] == 0.0, "what the press sets going begins with it"
    assert sum(scene.passed) == pytest.approx(watch.now, abs=2 * loop.REST), "no time is lost"
    assert set(watch.naps[-10:]) == {loop.REST}, "whoever presses once may press again"
    updates = asleep + (5.01 - loop.DROWSY) / loop.DOZE + 0.3 / loop.REST
    assert abs(scene.updated - updates) < 5, "scenes are asked as often as they were promised"


def test_naps_are_longer_while_nobody_is_near(room, watch, monkeypatch):
    monkeypatch.setattr(room.loop, "_bell", FakeBell(watch, hangs=False, near=False))
    room.stage.push(scene := Waits(watch))
    watch.at = {5.01: a_key, 5.3: room.stage.quit}
    room.loop.run()
    assert loop.AWAY in watch.naps
    assert loop.NAP not in watch.naps
    [(at, _)] = scene.pressed
    assert 5.01 <= at <= 5.01 + loop.AWAY


@pytest.mark.parametrize("moment", [5.01, 31.234])
def test_a_bell_wakes_the_loop_at_the_moment_of_the_press(room, watch, monkeypatch, moment):
    monkeypatch.setattr(room.loop, "_bell", bell := FakeBell(watch))
    room.stage.push(scene := Waits(watch))
    watch.at = {moment: a_key, moment + 0.3: room.stage.quit}
    room.loop.run()
    [(at, before)] = scene.pressed
    assert at == moment
    assert scene.passed[before] == 0.0, "what the press sets going begins with it"
    assert sum(scene.passed) == pytest.approx(watch.now, abs=2 * loop.REST), "no time is lost"
    assert set(watch.naps) == {loop.REST}, "it sleeps by the bell alone"
    assert bell.waits[0][0] == pytest.approx(loop.DROWSY, abs=2 * loop.REST)


def test_the_longer_nothing_happens_the_less_scenes_are_asked(room, watch, monkeypatch):
    monkeypatch.setattr(room.loop, "_bell", FakeBell(watch))
    room.stage.push(scene := Waits(watch))
    watch.at = {30.0: room.stage.quit}
    room.loop.run()

    def asked(since, until):
        return sum(since <= moment < until for moment in scene.asked) / (until - since)

    assert asked(3.0, 9.0) == pytest.approx(1 / loop.DOZE, abs=0.5)
    assert asked(12.0, 28.0) == pytest.approx(1 / loop.SLEEP, abs=0.2)
    assert sum(scene.passed) == pytest.approx(watch.now, abs=2 * loop.SLEEP), "no time is lost"


def test_a_bell_that_rings_for_nothing_keeps_nobody_busy(room, watch, monkeypatch):
    monkeypatch.setattr(room.loop, "_bell", bell := FakeBell(watch, vain=True))
    room.stage.push(scene := Waits(watch))
    watch.at = {8.01: a_key, 8.3: room.stage.quit}
    room.loop.run()
    assert len(bell.waits) <= (8.3 - loop.DROWSY) / loop.DOZE + 2
    [(at, _)] = scene.pressed
    assert 8.01 <= at <= 8.01 + loop.NAP


def test_toasts_come_stay_and_go(room):
    room.show()
    room.stage.toast("Kept in History", tone=Tone.GOOD)
    assert room.stage.moving
    room.frames(30)
    assert room.stage.toasts.up
    assert not room.stage.moving
    room.frames(300)
    assert room.stage.toasts.up == []


def test_a_scene_says_where_toasts_hang(room):
    class Covered(Bench):
        """Its hand lies at the lower edge."""

        def toast_room(self):
            return pygame.Rect(300, 10, 500, 60)

    def seen(at: tuple[int, int]) -> bool:
        return room.stage.window.surface.get_at(at)[:3] == tuple(theme.rgb(theme.PAPER))[:3]

    lower, upper = (640, room.stage.bounds.bottom - 29), (560, 15)
    room.show()
    room.stage.toast("Choose a planet for these cards", "Or put them back")
    room.frames(30)
    assert seen(lower)
    assert not seen(upper)
    room.stage.push(Covered())
    room.frames(1)
    assert not seen(lower)
    assert seen(upper)


def test_the_same_toast_twice_is_one(room):
    room.show()
    for _ in range(20):
        room.stage.refuse("Planets come after the exchange")
    assert len(room.stage.toasts.up) == 1
    assert room.sound.played.count("refuse") == 20


def said(room) -> list[str]:
    """The first lines of the notes that are up."""
    return [toast.words for toast in room.stage.toasts.up]


def test_one_toast_is_up_the_newest_and_what_nobody_can_have_read_comes_back(room):
    room.show()
    for number in range(9):
        room.stage.toast(f"Note {number}")
        assert said(room) == [f"Note {number}"]
    seen = []
    for _ in range(900):
        room.frames(1)
        if said(room) and said(room) != seen[-1:]:
            seen += said(room)
    assert seen == ["Note 8", "Note 7", "Note 6"]
    assert said(room) == []


def test_what_was_read_does_not_come_back(room):
    room.show()
    room.stage.toast("Kept in History")
    room.frames(100)
    room.stage.toast("Sound is off")
    for _ in range(300):
        room.frames(1)
        assert said(room) in (["Sound is off"], [])
    assert said(room) == []


@pytest.mark.parametrize("leaves", ["pop", "replace", "reset"])
def test_why_something_cant_be_done_is_no_longer_said_once_its_screen_is_left(room, leaves):
    stage = room.stage
    room.show()
    room.show()
    stage.refuse("It takes two")
    stage.push(Bench())
    stage.pop()
    assert [toast.sub for toast in stage.toasts.up] == ["It takes two"], (
        "what lies over it for a moment changes nothing"
    )
    stage.toast("Sound off")
    {"pop": stage.pop, "replace": lambda: stage.replace(Bench()), "reset": lambda: stage.reset_to(Bench())}[leaves]()
    assert [toast.words for toast in (*stage.toasts.up, *stage.toasts.waiting)] == ["Sound off"]


def test_a_toast_with_the_same_first_line_takes_the_place_of_the_other(room):
    room.show()
    room.stage.refuse("Planets come after the exchange")
    room.frames(30)
    room.stage.refuse("It isn't your turn")
    assert [toast.sub for toast in room.stage.toasts.up] == ["It isn't your turn"]
    assert not room.stage.toasts.moving
    assert not room.stage.toasts.waiting


def test_toasts_out_of_date_are_taken_down_wherever_they_wait(room):
    room.show()
    room.stage.toast("Keep the nine", icon="hint")
    room.stage.toast("A practice game")
    room.stage.toast("Keep the ten", icon="hint")
    room.stage.toasts.take_down("hint")
    assert said(room) == ["A practice game"]
    assert not room.stage.toasts.waiting
