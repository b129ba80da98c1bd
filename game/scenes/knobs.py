"""The widgets that turn the settings, for Options and the pause; each acts at once and follows what others set."""

from game.forms import of_system
from game.stage.settings import TEXT_SIZES, Settings, Speed
from game.stage.widgets import Choice, Slider, Toggle
from game.stage.words import SPEEDS

ORDER = tuple(Speed)


def percent(part: float) -> int:
    """A part of one in whole percent."""
    return round(part * 100)


def said(percents: int) -> str:
    """So many percent in words."""
    return of_system().percent(percents / 100)


class Knobs:
    """One widget a setting. `follow` brings them to what the settings say now."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        change = settings.change
        self.speed = Choice([SPEEDS[speed] for speed in ORDER], 0, lambda at: change("speed", ORDER[at].value))
        self.motion = Toggle(False, lambda on: change("reduced_motion", on))
        self.peek = Toggle(False, lambda on: change("peek_toggle", on))
        least, most = percent(TEXT_SIZES[0]), percent(TEXT_SIZES[-1])
        self.text_size = Slider(least, self._want_text_size, least=least, most=most, by=10, say=said, ticks=True)
        self.fullscreen = Toggle(False, lambda on: change("fullscreen", on))
        self.effects = Slider(0, lambda value: change("effects_volume", value / 100))
        self.ambience = Slider(0, lambda value: change("ambience_volume", value / 100))
        self.mute = Toggle(False, lambda on: change("muted", on))
        self._wanted_size: int | None = None
        self.follow()

    def _want_text_size(self, value: int) -> None:
        """The page changes with the text, so while the knob is dragged the new size only waits."""
        self._wanted_size = value
        self._set_text_size()

    def _set_text_size(self) -> None:
        if self._wanted_size is not None and not self.text_size.held:
            wanted, self._wanted_size = self._wanted_size, None
            self.settings.change("text_size", wanted / 100)

    def follow(self) -> None:
        """Show what the settings say: keys may have changed them."""
        self._set_text_size()
        now = self.settings
        self.speed.chosen = ORDER.index(now.speed)
        self.motion.on, self.peek.on = now.reduced_motion, now.peek_toggle
        self.fullscreen.on, self.mute.on = now.fullscreen, now.muted
        if not self.effects.held:
            self.effects.value = percent(now.effects_volume)
        if not self.ambience.held:
            self.ambience.value = percent(now.ambience_volume)
        if self._wanted_size is None:
            self.text_size.value = percent(now.text_size)
