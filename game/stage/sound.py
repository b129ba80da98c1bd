"""The sound room: effects in variants, a quiet ambience, two volumes and mute. Without a device all of it is silence.

Nothing here ever fails: the mixer raises at every call where there is no device, and a table must not care.
An ambience is decoded as a whole on a thread of its own: as a stream it would take half a per cent of a core for good.
"""

from collections import deque
from collections.abc import Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from random import Random

import pygame
from pygame.mixer import Channel, Sound

from game.stage.assets import assets_folder

VOICES = 16
AMBIENCE_FADE_MS = 900
DUCKED = 0.35
"""What is left of the ambience while something loud plays."""
RECOVERY = 0.9
LOUD = frozenset({"explosion", "shot", "win", "lose"})
MOST_AT_ONCE = 4
"""How often one sound may start within a frame or two; a dozen cards dealt at once are not a dozen times as loud."""
CROWD = 0.03
HUSHED = 3.0
"""Seconds after which a muted room lets the device go: an open one is woken 86 times a second."""


def variants(name: str) -> tuple[str, ...]:
    """The files of one sound without ending: `deal-1`, `deal-2`, `deal-3`, or `deal` alone; none if nobody made it."""
    folder = assets_folder() / "sounds"
    found = [f"{name}-{number}" for number in (1, 2, 3) if (folder / f"{name}-{number}.ogg").is_file()]
    return tuple(found) or ((name,) if (folder / f"{name}.ogg").is_file() else ())


class SoundRoom:
    """Plays sounds by name. Volumes are 0.0 to 1.0."""

    def __init__(self, *, effects: float = 0.8, ambience: float = 0.5, muted: bool = False, seed: int = 0) -> None:
        self._effects = effects
        self._ambience = ambience
        self._muted = muted
        self._random = Random(seed)
        self._loaded: dict[str, Sound | None] = {}
        self._files: dict[str, tuple[str, ...]] = {}
        self._wanted: deque[str] = deque()
        self._last: dict[str, str] = {}
        self._recent: dict[str, list[float]] = {}
        self._now = 0.0
        self._duck_left = 0.0
        self._scene: str | None = None
        self._loop: Sound | None = None
        self._coming: Future[Sound | None] | None = None
        self._decoder = ThreadPoolExecutor(1, thread_name_prefix="ambience")
        self._leaving: Future[None] | None = None
        """The device as it is let go."""
        self._silent = 0.0
        self._closed = False
        self.device = False
        """Whether there is a device that is open."""
        self._voices: deque[Channel] = deque()
        """For effects, the one used longest ago first."""
        self._grounds: deque[Channel] = deque()
        """For the ambience; the first one sounds while the other fades away."""
        if not muted:
            self._wake()

    # ------------------------------------------------------------------ what the options say
    @property
    def effects(self) -> float:
        """Volume of effects."""
        return self._effects

    @effects.setter
    def effects(self, volume: float) -> None:
        self._effects = max(0.0, min(1.0, volume))

    @property
    def ambience(self) -> float:
        """Volume of the ambience."""
        return self._ambience

    @ambience.setter
    def ambience(self, volume: float) -> None:
        self._ambience = max(0.0, min(1.0, volume))
        self._set_ambience()

    @property
    def muted(self) -> bool:
        """Whether all is silent by wish."""
        return self._muted

    @muted.setter
    def muted(self, muted: bool) -> None:
        if muted == self._muted:
            return
        self._muted, self._silent = muted, 0.0
        if muted:
            for voice in self._voices:
                voice.stop()
        elif not self.device:
            self._wake()
        self._set_ambience()

    # ------------------------------------------------------------------ the device
    def _wake(self) -> None:
        """Open the device and go on with what should sound now."""
        if self._closed:
            return
        if self._leaving is not None:
            self._leaving.result()
            self._leaving = None
        self.device = _open()
        if not self.device:
            return
        self._voices.extend(Channel(number) for number in range(VOICES))
        self._grounds.extend(Channel(VOICES + number) for number in range(2))
        self._wanted.extendleft(reversed(self._loaded))  # as another device may want them
        self._loaded.clear()
        scene, self._scene = self._scene, None
        self.enter(scene)

    def _rest(self) -> None:
        """Let the device go, on a thread: it plays what it has before it closes, for up to 0.3 s."""
        self._forget_device()
        self._leaving = self._decoder.submit(pygame.mixer.quit)

    def _forget_device(self) -> None:
        self.device = False
        self._coming = self._loop = None
        self._voices.clear()
        self._grounds.clear()

    # ------------------------------------------------------------------ effects
    def prepare(self, names: Iterable[str]) -> None:
        """Load these in the coming frames, one a frame, so that the first time sounds as prompt as the tenth."""
        for name in names:
            self._wanted.extend(file for file in self._variants(name) if file not in self._loaded)

    def play(self, name: str, volume: float = 1.0, across: float = 0.5) -> None:
        """Play a sound, never the same variant twice running. `across` is its place: 0 left, 0.5 middle, 1 right."""
        files = self._variants(name)
        if not files or not self.device or self._muted or self._crowded(name):
            return
        fresh = [file for file in files if file != self._last.get(name)] or list(files)
        file = self._random.choice(fresh)
        self._last[name] = file
        sound = self._load(file)
        if sound is None:
            return
        loud = self._effects * max(0.0, min(1.0, volume))
        left, right = min(1.0, 2.0 * (1.0 - across)), min(1.0, 2.0 * across)
        channel = self._voice()
        channel.play(sound)
        channel.set_volume(loud * (0.4 + 0.6 * left), loud * (0.4 + 0.6 * right))
        if name in LOUD:
            self._duck_left = sound.get_length() + RECOVERY
            self._set_ambience()

    def _voice(self) -> Channel:
        """A voice that is free, or else the one that began longest ago."""
        voice = next((voice for voice in self._voices if not voice.get_busy()), self._voices[0])
        self._voices.remove(voice)
        self._voices.append(voice)
        return voice

    def _variants(self, name: str) -> tuple[str, ...]:
        if name not in self._files:
            self._files[name] = variants(name)
        return self._files[name]

    def _crowded(self, name: str) -> bool:
        recent = [moment for moment in self._recent.get(name, []) if self._now - moment < CROWD]
        crowded = len(recent) >= MOST_AT_ONCE
        self._recent[name] = recent if crowded else [*recent, self._now]
        return crowded

    def _load(self, file: str) -> Sound | None:
        if file not in self._loaded:
            try:
                self._loaded[file] = Sound(assets_folder() / "sounds" / f"{file}.ogg")
            except (pygame.error, OSError):
                self._loaded[file] = None
        return self._loaded[file]

    # ------------------------------------------------------------------ ambience
    def enter(self, scene: str | None) -> None:
        """Change to the ambience of a scene ("ambience-" + its name), or to silence; the same one goes on."""
        if scene == self._scene:
            return
        self._scene = scene
        if not self.device:
            return
        self._fade_away()
        file = assets_folder() / "sounds" / f"ambience-{scene}.ogg"
        self._coming = self._decoder.submit(_decoded, file) if scene is not None and file.is_file() else None

    def _fade_away(self) -> None:
        if self._loop is None:
            return
        self._loop, old = None, self._grounds[0]
        if self.ambience_now() > 0.0:
            old.fadeout(AMBIENCE_FADE_MS)
        else:
            old.stop()  # it is paused, and would be heard fading once it goes on
        self._grounds.rotate()

    def _begin(self) -> None:
        """Let the ambience sound that was waited for."""
        if self._coming is None or not self._coming.done():
            return
        self._loop, self._coming = self._coming.result(), None
        if self._loop is not None:
            self._grounds[0].play(self._loop, loops=-1, fade_ms=AMBIENCE_FADE_MS)
            self._set_ambience()

    def ambience_now(self) -> float:
        """The volume of the ambience at this moment: lowered while something loud plays, then coming back."""
        if self._muted:
            return 0.0
        back = max(0.0, min(1.0, self._duck_left / RECOVERY))
        return self._ambience * (1.0 - (1.0 - DUCKED) * back)

    def _set_ambience(self) -> None:
        """Follow the volume; what can't be heard isn't mixed either."""
        if self._loop is None:
            return
        volume = self.ambience_now()
        self._loop.set_volume(volume)
        if volume > 0.0:
            self._grounds[0].unpause()
        else:
            self._grounds[0].pause()

    # ------------------------------------------------------------------ time
    def update(self, dt: float) -> None:
        """Let `dt` seconds pass: load one wanted sound, let the ambience begin or come back."""
        self._now += dt
        self._begin()
        if self._muted and self.device:
            self._silent += dt
            if self._silent >= HUSHED:
                self._rest()
        if self._wanted and self.device:
            self._load(self._wanted.popleft())
        if self._duck_left > 0.0:
            self._duck_left = max(0.0, self._duck_left - dt)
            self._set_ambience()

    def close(self) -> None:
        """Silence, and let the device go."""
        self._closed = True
        self._decoder.shutdown(cancel_futures=True)
        self._forget_device()
        pygame.mixer.quit()
        self._loaded.clear()
        self._wanted.clear()


def _decoded(file: Path) -> Sound | None:
    """All of a sound file in memory; None if it can't be read."""
    try:
        return Sound(file)
    except (pygame.error, OSError):
        return None


def _open() -> bool:
    """Open the device; False where there is none."""
    try:
        pygame.mixer.init(frequency=44100, size=-16, channels=2, buffer=512)
        pygame.mixer.set_num_channels(VOICES + 2)
    except pygame.error:
        return False
    return True
