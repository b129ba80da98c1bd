"""What lasts: settings, people and set-ups, in one SQLite file."""

from game.store.opening import Notice
from game.store.place import kept_folder
from game.store.store import HATS, NAME_LETTERS, Person, Store

__all__ = ["HATS", "NAME_LETTERS", "Notice", "Person", "Store", "kept_folder"]
