"""What goes on behind every scene: the store's word is passed on, the sound room breathes, settings are heard."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pygame
from pygame.event import Event

from game.scenes.house import House
from game.scenes.notice import tell
from game.scenes.words import notice as words
from game.stage.loop import Caught, Loop, log_caught
from game.stage.scene import Stage
from game.stage.settings import Settings
from game.stage.sound import SoundRoom
from game.stage.toasts import Tone


class Speaker:
    """The sound room as scenes know it; follows the settings."""

    def __init__(self, settings: Settings) -> None:
        self.room = SoundRoom(effects=settings.effects_volume, ambience=settings.ambience_volume, muted=settings.muted)
        settings.listeners.append(self._heard)

    def play(self, name: str, volume: float = 1.0) -> None:
        """Play a sound by its name."""
        self.room.play(name, volume)

    def ambience(self, name: str | None) -> None:
        """Change to another room's quiet loop, or to none."""
        self.room.enter(name)

    def _heard(self, name: str, value: object) -> None:
        match name, value:
            case "effects_volume", float():
                self.room.effects = value
            case "ambience_volume", float():
                self.room.ambience = value
            case "muted", bool():
                self.room.muted = value
            case _:
                pass


class SaloonLoop(Loop):
    """The stage's loop with the house's own business between frames."""

    def __init__(self, stage: Stage, house: House, caught: Caught = log_caught) -> None:
        super().__init__(stage, caught)
        self.house = house
        self.speaker: Speaker | None = None
        self._trouble = ""

    def turn_on_sound(self) -> None:
        """Open the sound device: after the first picture, since devices can be slow."""
        self.speaker = Speaker(self.stage.settings)
        self.stage.sound = self.speaker
        for scene in self.stage.scenes:
            scene.resume()

    def frame(self, dt: float, events: Iterable[Event] | None = None) -> bool:
        """One round; True if it drew."""
        self._listen_to_store()
        if self.speaker is not None:
            self.speaker.room.update(dt)
        return super().frame(dt, events)

    def _give(self, event: Event) -> bool:
        """A file that is dropped on the window is a record to be looked at, whatever lies there."""
        if event.type == pygame.DROPFILE:
            self.open_record(Path(event.file))
            return True
        return super()._give(event)

    def open_record(self, file: Path) -> None:
        """Show the replay of a record from a file, or say why not."""
        from game.scenes.replay import Opening

        self.stage.push(Opening(self.house, file))

    def _listen_to_store(self) -> None:
        store = self.house.store
        for told in store.notices():
            tell(self.stage, told.title, told.text)
        if store.trouble != self._trouble:
            self._trouble = store.trouble
            if store.trouble:
                self.stage.toast(words.NOT_KEPT, store.trouble, Tone.WARN)
            self.stage.redraw()
