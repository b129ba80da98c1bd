"""The sound room: silent without a device, never failing, and every shipped file as it should be."""

import ast
import math
import os
import subprocess
import sys
from array import array
from functools import partial
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

import game
from game.stage.assets import assets_folder
from game.stage.sound import CROWD, DUCKED, HUSHED, LOUD, MOST_AT_ONCE, RECOVERY, SoundRoom, variants

RATE = 44_100
FILES = sorted((assets_folder() / "sounds").glob("*.ogg"))
EFFECTS = [file for file in FILES if not file.stem.startswith("ambience-")]
NAMES = sorted({file.stem.rstrip("0123456789").rstrip("-") for file in EFFECTS})
OFTEN_HEARD = {
    "slide",
    "deal",
    "place",
    "flip",
    "snap",
    "page",
    "tick",
    "confirm",
    "refuse",
    "count",
    "coin",
    "explosion",
}
ONCE = {"shuffle", "fuse", "win", "lose", "draw"}


@pytest.fixture
def room():
    room = SoundRoom(seed=3)
    assert room.device
    yield room
    room.close()


def samples(file):
    """All samples of both channels, -1 to 1, as the mixer decodes them."""
    pygame.mixer.init(RATE, -16, 2, 512)
    raw = array("h", pygame.mixer.Sound(file).get_raw())
    return [value / 32768 for value in raw]


def decibel(values):
    return 20 * math.log10(max(1e-6, math.sqrt(math.fsum(value * value for value in values) / max(1, len(values)))))


def loudest(values, window=RATE // 10):
    """The loudness of the loudest twentieth of a second: two channels lie in turn."""
    return max(decibel(values[start : start + window]) for start in range(0, max(1, len(values) - window), window // 4))


# ---------------------------------------------------------------------- the files
def asked_for():
    """Every name that some scene or widget plays by a literal: `….sound.play("confirm")`."""
    named = set()
    for file in Path(game.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(ast.Attribute(ast.Attribute(attr="sound"), "play"), [ast.Constant(str(name)), *_]):
                    named.add(name)
    return named


def test_whatever_is_played_was_made():
    assert asked_for() >= {"confirm", "refuse", "tick"}
    assert asked_for() <= set(NAMES)


def test_everything_of_the_menu_and_of_bullets_and_bombs_is_there():
    assert set(NAMES) >= OFTEN_HEARD | ONCE
    assert {file.stem for file in FILES} >= {"ambience-menu", "ambience-bullets-and-bombs"}


@pytest.mark.parametrize("name", sorted(OFTEN_HEARD))
def test_what_is_often_heard_has_three_variants(name):
    assert variants(name) == (f"{name}-1", f"{name}-2", f"{name}-3")


def test_a_sound_that_nobody_made_has_no_variants():
    assert variants("gong") == ()


@pytest.mark.parametrize("file", EFFECTS, ids=lambda file: file.stem)
def test_an_effect_is_short_dry_and_neither_faint_nor_clipped(file):
    heard = samples(file)
    seconds = len(heard) / 2 / RATE
    assert 0.015 < seconds < 2.2
    assert 0.2 < max(abs(value) for value in heard) < 0.97
    assert -30 < loudest(heard) < -11
    assert abs(math.fsum(heard) / len(heard)) < 0.003
    assert decibel(heard[-200:]) < -50


@pytest.mark.parametrize("name", sorted(OFTEN_HEARD))
def test_variants_are_alike_in_loudness_and_differ_in_sound(name):
    heard = [samples(assets_folder() / "sounds" / f"{file}.ogg") for file in variants(name)]
    levels = [loudest(values) for values in heard]
    assert max(levels) - min(levels) < 2.0
    assert heard[0] != heard[1] != heard[2]


@pytest.mark.parametrize("file", [file for file in FILES if file not in EFFECTS], ids=lambda file: file.stem)
def test_an_ambience_is_quiet_long_and_loops_without_a_seam(file):
    heard = samples(file)
    assert len(heard) / 2 / RATE > 15
    assert -40 < decibel(heard) < -26
    assert max(abs(value) for value in heard) < 0.5
    assert abs(heard[0] - heard[-2]) < 0.03


def test_all_sounds_together_stay_small():
    assert sum(file.stat().st_size for file in FILES) < 4 * 1024 * 1024


# ---------------------------------------------------------------------- the room
def test_no_variant_plays_twice_running(room):
    played = []
    for _ in range(30):
        room.update(1.0)
        room.play("deal")
        played.append(room._last["deal"])
    assert set(played) == {"deal-1", "deal-2", "deal-3"}
    assert all(one != next_one for one, next_one in pairwise(played))


def test_many_at_once_are_not_as_many_times_as_loud(room):
    for _ in range(30):
        room.play("deal")
    assert len([number for number in range(16) if pygame.mixer.Channel(number).get_busy()]) == MOST_AT_ONCE
    room.update(CROWD * 1.1)
    assert not room._crowded("deal")


def test_muted_is_silent_and_stops_what_sounds(room):
    room.play("win")
    assert pygame.mixer.get_busy()
    room.muted = True
    assert not pygame.mixer.get_busy()
    room.play("win")
    assert not pygame.mixer.get_busy()
    assert room.ambience_now() == 0.0


def test_volumes_stay_between_nothing_and_full(room):
    room.effects, room.ambience = 7.0, -2.0
    assert (room.effects, room.ambience) == (1.0, 0.0)


def test_something_loud_ducks_the_ambience_which_then_comes_back(room):
    room.ambience = 0.8
    assert "explosion" in LOUD
    room.play("explosion")
    assert room.ambience_now() == pytest.approx(0.8 * DUCKED)
    longest = max(room._load(file).get_length() for file in variants("explosion"))
    room.update(longest + RECOVERY * 1.01)
    assert room.ambience_now() == pytest.approx(0.8)


def sounds(room):
    """The ambience that sounds once it is decoded, if any."""
    if room._coming is not None:
        room._coming.result()
    room.update(0.0)
    assert room._loop is None or room._grounds[0].get_sound() is room._loop
    return room._loop


def test_the_ambience_of_a_scene_goes_on_until_another_comes(room):
    room.enter("menu")
    first = sounds(room)
    assert first is not None
    room.enter("menu")
    assert sounds(room) is first
    room.enter("bullets-and-bombs")
    assert room._grounds[1].get_sound() is first, "it fades away while the other begins"
    assert sounds(room) not in (first, None)
    room.enter("a scene without ambience")
    assert sounds(room) is None
    room.enter(None)
    assert sounds(room) is None


def test_an_ambience_that_is_not_wanted_any_more_never_begins(room):
    room.enter("menu")
    room.enter(None)
    assert sounds(room) is None


@pytest.mark.parametrize("silence", ["muted", "turned down"])
def test_an_ambience_that_cannot_be_heard_waits_where_it_is(room, silence):
    def hush(hushed):
        if silence == "muted":
            room.muted = hushed
        else:
            room.ambience = 0.0 if hushed else 0.5

    room.enter("menu")
    loop = sounds(room)
    hush(True)
    assert room._grounds[0].get_sound() is loop
    hush(False)
    assert loop.get_volume() == pytest.approx(0.5, abs=0.01)
    hush(True)
    room.enter("bullets-and-bombs")
    assert room._grounds[1].get_sound() is None, "it doesn't come back for a last moment"


def hush(room):
    """Mute it until it has let the device go."""
    room.muted = True
    room.update(HUSHED * 0.6)
    assert room.device, "whoever mutes for a moment waits for no device"
    room.update(HUSHED * 0.6)
    assert not room.device
    room._leaving.result()
    assert pygame.mixer.get_init() is None


def test_a_muted_room_lets_the_device_go_and_comes_back_as_it_should_be_then(room):
    room.enter("menu")
    sounds(room)
    room.prepare(["deal"])
    for _ in range(3):
        room.update(1 / 60)
    before = dict(room._loaded)
    assert len(before) == 3
    hush(room)
    room.play("deal")
    room.enter("bullets-and-bombs")
    room.prepare(["flip"])
    room.update(1.0)
    room.muted = False
    assert pygame.mixer.get_init() is not None
    assert sounds(room) is not None
    room.play("win")
    assert sum(number in busy() for number in range(16)) == 1
    for _ in range(8):
        room.update(1 / 60)
    assert set(room._loaded) >= {"deal-1", "deal-2", "deal-3", "flip-1", "flip-2", "flip-3"}
    assert all(room._loaded[file] is not sound for file, sound in before.items()), "the new device may be another"


class Late:
    """Does what it is given at the last moment: when somebody waits for it."""

    def __init__(self):
        self.given = []

    def submit(self, work, *given):
        self.given.append(partial(work, *given))
        return self

    def done(self):
        return False

    def result(self):
        self.given.pop(0)()

    def shutdown(self, cancel_futures):
        self.given.clear()


def test_a_room_that_is_heard_again_waits_until_it_has_let_the_device_go(room):
    room._decoder.shutdown()
    room._decoder = late = Late()
    room.muted = True
    room.update(HUSHED)
    assert not room.device
    assert len(late.given) == 1
    room.muted = False
    assert late.given == []
    assert pygame.mixer.get_init() is not None, "what was let go was the one before"
    room.play("win")
    assert pygame.mixer.get_busy()


def busy():
    return [number for number in range(18) if pygame.mixer.Channel(number).get_busy()]


def test_a_room_that_was_muted_for_a_moment_goes_on(room):
    room.enter("menu")
    loop = sounds(room)
    for _ in range(4):
        room.muted = True
        room.update(HUSHED * 0.6)
        room.muted = False
        room.update(0.1)
    assert room.device
    assert room._loop is loop


def test_who_comes_muted_opens_the_device_with_the_first_sound_wanted():
    pygame.mixer.quit()
    room = SoundRoom(muted=True)
    room.enter("menu")
    room.prepare(["deal"])
    room.play("deal")
    room.update(HUSHED * 2)
    assert pygame.mixer.get_init() is None
    room.muted = False
    assert room.device
    assert sounds(room) is not None
    room.close()


def test_a_room_closes_while_it_lets_the_device_go_and_stays_closed(room):
    room.muted = True
    room.update(HUSHED)
    room.close()
    assert pygame.mixer.get_init() is None
    room.muted = False
    assert not room.device
    assert pygame.mixer.get_init() is None


def test_more_effects_than_voices_cut_off_the_one_that_began_first(room):
    voices = [room._voice() for _ in range(17)]
    assert len(set(map(id, voices))) == 16
    assert voices[16] is voices[0]


def test_wanted_sounds_are_loaded_one_a_frame(room):
    room.prepare(["deal", "flip", "gong"])
    for loaded in range(1, 7):
        room.update(1 / 60)
        assert len(room._loaded) == loaded
    room.update(1 / 60)
    assert len(room._loaded) == 6


def everything(room):
    """Use all of a room."""
    room.prepare(["deal"])
    room.enter("menu")
    room.play("deal", 0.5, 0.2)
    room.play("gong")
    room.ambience, room.effects = 0.2, 0.3
    room.muted = True
    room.muted = False
    room.update(1.0)
    room.enter(None)
    room.close()
    room.play("win")
    room.enter("menu")
    room.update(1.0)


def test_without_a_device_all_is_silence_and_nothing_fails(monkeypatch):
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    room = SoundRoom()
    assert not room.device
    everything(room)


def test_with_a_device_nothing_fails_either_and_it_may_be_closed_twice():
    room = SoundRoom()
    everything(room)
    room.close()


def test_a_broken_file_is_silence(room, monkeypatch, tmp_path):
    (tmp_path / "sounds").mkdir()
    (tmp_path / "sounds" / "deal.ogg").write_bytes(b"no sound at all")
    (tmp_path / "sounds" / "ambience-menu.ogg").write_bytes(b"none either")
    monkeypatch.setattr("game.stage.sound.assets_folder", lambda: tmp_path)
    room.play("deal")
    room.enter("menu")
    assert sounds(room) is None
    assert not pygame.mixer.get_busy()


LISTEN = """
import pygame
from game.stage.sound import SoundRoom
room = SoundRoom(effects=1.0)
pygame.display.init()
over = pygame.event.custom_type()
channel = pygame.mixer.Channel(0)
channel.set_endevent(over)
room.play("{name}", across={across})
while channel.get_busy() and pygame.event.wait(10000).type not in (over, pygame.NOEVENT):
    pass
room.close()
"""


def listen(name, across, folder):
    """Left and right of what the device gets while a sound plays."""
    record = folder / "heard.raw"
    environment = {**os.environ, "SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": str(record), "SDL_DISKAUDIODELAY": "0"}
    script = LISTEN.format(name=name, across=across)
    subprocess.run([sys.executable, "-c", script], env=environment, check=True, timeout=60)
    raw = record.read_bytes()
    heard = [value / 32768 for value in array("h", raw[: len(raw) // 4 * 4])]
    return heard[0::2], heard[1::2]


def test_what_is_played_is_heard_at_the_device(tmp_path):
    left, right = listen("explosion", 0.5, tmp_path)
    assert loudest(left) > -20
    assert loudest(left) == pytest.approx(loudest(right), abs=0.5)


def test_what_plays_at_the_left_is_louder_there(tmp_path):
    left, right = listen("explosion", 0.0, tmp_path)
    assert loudest(left) > loudest(right) + 5


def test_a_sound_that_nobody_made_is_silence_at_the_device(tmp_path):
    left, right = listen("gong", 0.5, tmp_path)
    assert not any(left)
    assert not any(right)
