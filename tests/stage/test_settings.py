"""Settings: each change is told at once, and what is kept comes back."""

import pytest

from game.stage.settings import Settings, Speed


def test_a_change_is_told_once_and_only_if_it_is_one():
    told = []
    settings = Settings()
    settings.listeners.append(lambda name, value: told.append((name, value)))
    settings.change("muted", True)
    settings.change("muted", True)
    assert told == [("muted", True)]


def test_values_stay_within_their_bounds():
    settings = Settings()
    settings.change("text_size", 9)
    settings.change("effects_volume", -3)
    assert (settings.text_size, settings.effects_volume) == (1.5, 0.0)


@pytest.mark.parametrize(
    ("name", "value"), [("muted", 1), ("bindings", {"up": "w"}), ("text_size", "big"), ("speed", 3)]
)
def test_what_cannot_be_is_refused(name, value):
    settings = Settings()
    with pytest.raises(TypeError):
        settings.change(name, value)
    assert settings == Settings()


@pytest.mark.parametrize("name", ["listeners", "colour"])
def test_unknown_options_are_refused(name):
    with pytest.raises(KeyError):
        Settings().change(name, [])


def test_what_was_kept_comes_back():
    settings = Settings()
    settings.change("speed", "fast")
    settings.bind("hint", 11)
    kept = settings.plain()
    assert kept["speed"] == "fast"
    other = Settings()
    other.adopt(kept)
    assert other == settings
    assert other.speed is Speed.FAST


def test_nonsense_from_a_file_is_left_out():
    settings = Settings()
    settings.adopt({"speed": "sideways", "muted": "yes", "colour": 3, "listeners": 3, "text_size": 1.2})
    assert settings == Settings(text_size=1.2)


def test_a_key_can_be_given_back():
    settings = Settings()
    settings.bind("hint", 11)
    settings.unbind("hint")
    assert settings.bindings == {}


def test_speed_off_takes_no_time():
    assert Speed.OFF.factor == 0.0
    assert Speed.FAST.factor < Speed.NORMAL.factor < Speed.SLOW.factor
