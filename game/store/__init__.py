"""What lasts: settings, people, set-ups, and matches with every move, in one SQLite file."""

from game.store.days import Day, Standing
from game.store.desk import StoreError
from game.store.history import KeptMatch, KeptSeat, Wanted, Who
from game.store.matches import Matches
from game.store.opening import Notice
from game.store.people import HATS, NAME_LETTERS, Person
from game.store.place import kept_folder, records_folder, state_folder
from game.store.statistics import GameSheet, Sheet, Slap
from game.store.store import Store

__all__ = [
    "HATS", "NAME_LETTERS", "Day", "GameSheet", "KeptMatch", "KeptSeat", "Matches", "Notice", "Person", "Sheet",
    "Slap", "Standing", "Store", "StoreError", "Wanted", "Who", "kept_folder", "records_folder", "state_folder",
]  # fmt: skip
