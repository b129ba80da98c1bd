"""What stands on the caps: the names of keys on this keyboard, learnt from presses."""

import pygame

from game.stage import words


def _common() -> dict[int, int]:
    """Key codes by scancode on the commonest keyboard, by the names of pygame's constants."""
    table: dict[int, int] = {}
    for name, scancode in vars(pygame).items():
        if not name.startswith("KSCAN_"):
            continue
        end = name.removeprefix("KSCAN_")
        code = vars(pygame).get(f"K_{end.lower() if len(end) == 1 else end}")
        if isinstance(code, int):
            table[int(scancode)] = code
    return table


class KeyNames:
    """Labels by scancode. A key that was pressed shows its own name, others the commonest layout's."""

    def __init__(self) -> None:
        self._common = _common()
        self._learnt: dict[int, int] = {}

    def learn(self, scancode: int, key: int) -> None:
        """A key was pressed: from now on it is called as this keyboard calls it."""
        if scancode and key:
            self._learnt[scancode] = key

    def forget(self) -> None:
        """The layout changed."""
        self._learnt.clear()

    def label(self, scancode: int) -> str:
        """The short name for a cap; "" for no key, "?" for one without a name."""
        if not scancode:
            return ""
        name = pygame.key.name(self._learnt.get(scancode) or self._common.get(scancode, 0))
        if not name:
            return "?"
        if name in words.KEYS:
            return words.KEYS[name]
        return name.upper() if len(name) <= 3 else name[:1].upper() + name[1:]
