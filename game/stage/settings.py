"""What a player can set. The stage only reads it; whoever keeps it listens by `changed`."""

from collections.abc import Callable
from dataclasses import dataclass, field, fields
from enum import StrEnum

TEXT_SIZES = (1.0, 1.1, 1.2, 1.3, 1.4, 1.5)


class Speed(StrEnum):
    """How fast the table moves."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    OFF = "off"

    @property
    def factor(self) -> float:
        """What durations are multiplied by; 0.0 means at once."""
        match self:
            case Speed.SLOW:
                return 1.7
            case Speed.NORMAL:
                return 1.0
            case Speed.FAST:
                return 0.5
            case Speed.OFF:
                return 0.0


Changed = Callable[[str, object], None]


@dataclass
class Settings:
    """All options. Change them by `change`, so that they act and are kept at once."""

    speed: Speed = Speed.NORMAL
    reduced_motion: bool = False
    text_size: float = 1.0
    effects_volume: float = 0.8
    ambience_volume: float = 0.5
    muted: bool = False
    fullscreen: bool = False
    peek_toggle: bool = False
    bindings: dict[str, int] = field(default_factory=dict)
    """Scancode by name of the action or of a game's own key; what isn't here has its default key."""
    listeners: list[Changed] = field(default_factory=list, repr=False, compare=False)

    def change(self, name: str, value: object) -> None:
        """Set one option and tell the listeners its name and new value; nothing happens if it is already so."""
        if name == "listeners" or name not in {entry.name for entry in fields(self)}:
            raise KeyError(name)
        value = _checked(name, value)
        if getattr(self, name) == value:
            return
        setattr(self, name, value)
        for listener in list(self.listeners):
            listener(name, value)

    def bind(self, name: str, scancode: int) -> None:
        """Give an action or a game's key another key."""
        self.change("bindings", {**self.bindings, name: scancode})

    def unbind(self, name: str) -> None:
        """Back to the default key."""
        self.change("bindings", {key: code for key, code in self.bindings.items() if key != name})

    def plain(self) -> dict[str, object]:
        """All options as plain values, for keeping."""
        kept = {entry.name: getattr(self, entry.name) for entry in fields(self) if entry.name != "listeners"}
        return {**kept, "speed": self.speed.value, "bindings": dict(self.bindings)}

    def adopt(self, kept: dict[str, object]) -> None:
        """Take over kept values without telling anybody; unknown names and impossible values are left out."""
        for name, value in kept.items():
            if name == "listeners" or name not in {entry.name for entry in fields(self)}:
                continue
            try:
                setattr(self, name, _checked(name, value))
            except (TypeError, ValueError):
                continue


def _checked(name: str, value: object) -> object:
    match name, value:
        case "speed", str():
            return Speed(value)
        case "text_size", int() | float() if not isinstance(value, bool):
            return min(1.5, max(1.0, float(value)))
        case (("effects_volume" | "ambience_volume"), int() | float()) if not isinstance(value, bool):
            return min(1.0, max(0.0, float(value)))
        case (("reduced_motion" | "muted" | "fullscreen" | "peek_toggle"), bool()):
            return value
        case "bindings", dict() if all(isinstance(k, str) and type(c) is int for k, c in value.items()):
            return dict(value)
        case _:
            raise TypeError(f"{name} can't be {value!r}")
