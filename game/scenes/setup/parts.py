"""The widgets of one place at the table, whatever the layout: made anew whenever somebody else sits there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from game.scenes.naming import tidy
from game.scenes.setup.desk import SetupDesk
from game.scenes.setup.guide import Look
from game.scenes.setup.pieces import Arrow, FaceButton
from game.scenes.setup.seating import LEVELS, Seat
from game.scenes.words import setup as words
from game.stage.scene import Stage
from game.stage.theme import Ground, Kind
from game.stage.widgets import Button, Choice, Field, IconButton, KeyCap, Tip, Widget
from game.store import NAME_LETTERS

KNOWN_SHOWN = 3
KEY_TIPS = (words.BLUFF_KEY, words.APPROVE_KEY)


@dataclass(frozen=True)
class Calls:
    """What a place asks of the screen: to build anew, to list remembered people, to hear a key."""

    rebuild: Callable[[], None]
    changed: Callable[[], None]
    list_names: Callable[[int], None]
    want_key: Callable[[tuple[int, int], int], None]


class PlaceParts:
    """Widgets by what they are for; `seat` is None where nobody sits."""

    def __init__(self, stage: Stage, desk: SetupDesk, at: int, calls: Calls) -> None:
        self.stage, self.desk, self.at, self.calls = stage, desk, at, calls
        self.seat = desk.seat(at)
        self.widgets: dict[str, Widget] = {}
        if self.seat is None:
            self._build_free()
        else:
            self._build_look(self.seat)
            self._build_seat(self.seat)

    @property
    def look(self) -> Look:
        """How whoever sits here looks; for a free place, who would come next."""
        look = self.seat.look if self.seat else self.desk.free_look(self.at)
        return self.desk.guide.looks[look]

    def do(self, change: Callable[[], None]) -> Callable[[], None]:
        """Something that changes who sits where, and then builds anew."""

        def doing() -> None:
            change()
            self.calls.rebuild()

        return doing

    # -------------------------------------------------------------- building
    def _build_free(self) -> None:
        for person, role, label in ((True, "person", words.ADD_PERSON), (False, "computer", words.ADD_COMPUTER)):
            add = self.do(partial(self.desk.add, self.at, person))
            self.widgets[role] = Button(label, add, kind=Kind.QUIET, icon=role, size=21)

    def _build_look(self, seat: Seat) -> None:
        look, chooses = self.look, self.desk.guide.chooses
        tip = Tip(look.name, look.power.line if look.power else words.ANOTHER) if chooses else None
        onward = self.do(lambda: self.desk.next_look(self.at, 1))
        self.widgets["face"] = FaceButton(look.portrait, onward if chooses else None)
        self.widgets["face"].tip = tip
        if not chooses:
            return
        self.widgets["left"] = Arrow("left", self.do(lambda: self.desk.next_look(self.at, -1)), plate=True)
        self.widgets["right"] = Arrow("right", onward, plate=True)
        self.widgets["left"].tip = self.widgets["right"].tip = tip

    def _build_seat(self, seat: Seat) -> None:
        person = seat.level is None
        self.widgets["kind"] = Choice(
            (words.PERSON, words.COMPUTER), 0 if person else 1, self._turn_into, icons=("person", "computer")
        )
        if not person:
            chosen = LEVELS.index(seat.level or LEVELS[0])
            labels = tuple(words.LEVELS[level] for level in LEVELS)
            self.widgets["level"] = Choice(labels, chosen, lambda at: self.desk.set_level(self.at, LEVELS[at]))
        elif self.desk.guide.votes:
            self._build_keys(seat)
        else:
            self._build_known(seat)
        lists = person and any(known.name != seat.name for known in self.desk.known(self.at))
        self.name = Field(
            seat.name,
            self._written,
            on_done=self._named,
            hint=words.NAME_HINT,
            most=NAME_LETTERS,
            icon="down" if lists else None,
        )
        self.widgets["name"] = self.name
        if lists:
            self.widgets["names"] = Arrow("down", lambda: self.calls.list_names(self.at))
            self.widgets["names"].tip = Tip(words.KNOWN, "")
        if self.desk.may_empty:
            cross = IconButton("close", self.do(lambda: self.desk.empty(self.at)), kind=Kind.QUIET)
            cross.tip = Tip(words.EMPTY_SEAT, "")
            self.widgets["cross"] = cross

    def _build_keys(self, seat: Seat) -> None:
        for at, key in enumerate(seat.keys):
            cap = KeyCap(self.stage.input.names.label(key), self._taker((self.at, at)))
            cap.tip = Tip(KEY_TIPS[at], words.CAP_TIP)
            self.widgets[f"key-{at}"] = cap

    def _taker(self, place: tuple[int, int]) -> Callable[[int, int], None]:
        return lambda scancode, _: self.calls.want_key(place, scancode)

    def _build_known(self, seat: Seat) -> None:
        others = [person for person in self.desk.known(self.at) if person.name != seat.name]
        for at, person in enumerate(others[:KNOWN_SHOWN]):
            take = self.do(partial(self.desk.seat_known, self.at, person))
            self.widgets[f"known-{at}"] = Button(person.name, take, size=20, ground=Ground.PAPER, left=False)

    # -------------------------------------------------------------- changes
    def _turn_into(self, at: int) -> None:
        self.desk.turn_into(self.at, at == 0)
        self.calls.rebuild()

    def _written(self, name: str) -> None:
        self.desk.rename(self.at, name)
        self.calls.changed()

    def _named(self, name: str) -> None:
        self.desk.rename(self.at, tidy(name))
        self.name.words = tidy(name)
        self.calls.changed()

    @property
    def listening(self) -> bool:
        """Whether a cap waits for its key."""
        return any(isinstance(widget, KeyCap) and widget.listening for widget in self.widgets.values())
