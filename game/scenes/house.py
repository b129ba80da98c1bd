"""What scenes get besides the stage: the keeper of what lasts."""

from dataclasses import dataclass

from game.store import Store


@dataclass
class House:
    """One a program: handed to the maker of every scene."""

    store: Store
