"""What goes on behind every scene: the store's word, the sound room's breath."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.scenes.running import Speaker
from game.scenes.words import notice as words
from game.stage.settings import Settings
from game.stage.widgets import Dialog
from game.store.place import FILE
from tests.scenes.saloon import Saloon


def test_a_broken_file_is_told_in_a_paper_that_must_be_read(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"not a store " * 500)
    saloon = Saloon(folder=tmp_path)
    assert isinstance(saloon.top, Dialog)
    assert "set aside" in saloon.top.lines[0]
    saloon.press("RETURN")
    assert saloon.top is saloon.menu
    saloon.close()
    assert saloon.caught == []


def test_no_place_is_told_once_and_play_goes_on(tmp_path: Path) -> None:
    saloon = Saloon(folder=None)
    assert saloon.toasts() == []
    saloon.store.trouble = "Not kept: a new reason"
    saloon.frames(1)
    assert saloon.toasts() == [words.NOT_KEPT]
    saloon.frames(600)
    assert saloon.toasts() == []
    saloon.close()
    assert saloon.caught == []


def test_the_sound_room_follows_the_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings()
    speaker = Speaker(settings)
    settings.change("effects_volume", 0.25)
    settings.change("ambience_volume", 0.75)
    settings.change("muted", True)
    settings.change("speed", "fast")
    assert (speaker.room.effects, speaker.room.ambience, speaker.room.muted) == (0.25, 0.75, True)
    speaker.room.close()


def test_sound_is_turned_on_after_the_first_picture(saloon: Saloon) -> None:
    before = saloon.loop.frames_drawn
    assert before > 0
    saloon.loop.turn_on_sound()
    speaker = saloon.loop.speaker
    assert saloon.stage.sound is speaker
    saloon.frames(3)
    assert saloon.caught == []
    assert speaker is not None
    speaker.room.close()
