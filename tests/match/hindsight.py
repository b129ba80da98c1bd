"""The judge's rules once more, told from the end: given everything that was ever pressed, what were the moves?

Works card by card over the whole list of inputs and shares nothing with the judge but the rules of the game and the
order in which both draw from the same random numbers.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from game.match.judge import Key
from game.rules.core import CHANCE
from game.rules.crazy_bullets.moves import EARLY, REVEAL, TIMEOUT, slap_at
from game.rules.crazy_bullets.phase import Phase
from game.rules.crazy_bullets.state import Table
from game.rules.record import spell

INF = float("inf")


@dataclass(frozen=True)
class Input:
    """`what`: down, up, out (the focus is lost), back, still (nothing was read for `ms` before)."""

    at: float
    what: str
    seat: int = -1
    key: Key = Key.ONE
    ms: float = 0.0


@dataclass
class Told:
    """What the inputs say without any rule: fresh presses, and which keys were down when."""

    presses: list[tuple[int, Input]] = field(default_factory=list)
    spans: list[tuple[int, Key, float, float, int]] = field(default_factory=list)


def told(inputs: list[Input]) -> Told:
    """Presses of keys that weren't down already, while the window had the focus; and from when until when each was."""
    out, down, away = Told(), {}, False
    for place, entry in enumerate(inputs):
        match entry.what:
            case "down" if (entry.seat, entry.key) not in down:
                down[entry.seat, entry.key] = (entry.at, place)
                if not away:
                    out.presses.append((place, entry))
            case "up" if (entry.seat, entry.key) in down:
                since, first = down.pop((entry.seat, entry.key))
                out.spans.append((entry.seat, entry.key, since, entry.at, first))
            case "out":
                out.spans += [(*who, since, entry.at, first) for who, (since, first) in down.items()]
                down.clear()
                away = True
            case "back":
                away = False
    out.spans += [(*who, since, INF, first) for who, (since, first) in down.items()]
    return out


class Hindsight:
    """Tells the moves of a whole sequence."""

    def __init__(
        self, table: Table, options: dict, handicaps: dict, seed: int, lag: float, inputs: list[Input]
    ) -> None:
        self.table, self.handicaps, self.lag, self.inputs = table, handicaps, lag, inputs
        self.rng = Random(seed)
        self.foul = options["false-start"] == "foul"
        self.random = options["reveal-delay"] == "random"
        limit = options["duel-timeout"]
        self.limit = limit * 1000 if isinstance(limit, int) else INF
        self.told = told(inputs)
        self.moves: list[str] = []
        self.last_reveal = INF

    def play(self, seat, move) -> None:
        self.table.play(seat, move)
        self.moves.append(spell(seat, move))

    def delay(self) -> float:
        return self.rng.uniform(300, 1200) if self.random else 0.0

    # ------------------------------------------------------------ one card after the other
    def run(self) -> list[str]:
        place = -1
        while self.table.result is None:
            if self.table.phase is Phase.CHOICE:
                break
            found = self.next_reveal(place)
            if found is None:
                break
            place = self.card(*found)
        return self.moves

    def next_reveal(self, after: int):
        """The first press that turns a card: of the successor, with a key for it, and no key of the last card down."""
        for place, press in self.told.presses:
            turns = press.seat == self.table.successor and press.key is not Key.SLAP
            if place > after and turns and not self.blocked(place, press):
                return place, press.at
        return None

    def blocked(self, place: int, press: Input) -> bool:
        return any(
            (seat, key) != (press.seat, press.key)
            and first < place
            and since >= self.last_reveal
            and until_place(self.inputs, seat, key, first) > place
            and press.at - since < 400
            for seat, key, since, _, first in self.told.spans
        )

    def card(self, place: int, at: float) -> int:
        """Everything about one card; the place of the last input that belongs to it."""
        revealer = self.table.successor
        self.last_reveal = at
        opened = False
        start, due, redone = at, at + self.delay(), False
        while True:
            face = due + self.lag
            early = [] if redone else self.false_starts(place, start, face)
            ghost = self.table.copy()
            if not opened:
                for seat in early:
                    ghost.play(seat, EARLY)
                ghost.play(revealer, REVEAL)
            end, how, last = self.outcome(ghost, place, face)
            spoiled = self.spoiler(place, ghost, face, end, last, how, redone)
            if spoiled is None:
                break
            where, moment = spoiled
            if not opened and read_until(self.inputs[where]) >= face + 100:
                for seat in early:
                    self.play(seat, EARLY)
                self.play(revealer, REVEAL)
                opened = True
            if moment is None:
                return len(self.inputs)
            place, redone = where, True
            due = moment + 2400 + self.delay()
            start = moment
        if how is None and end > self.inputs[-1].at + 100_000:
            end = INF
        if not opened and face + 100 <= self.inputs[-1].at:
            for seat in early:
                self.play(seat, EARLY)
            self.play(revealer, REVEAL)
        elif not opened:
            return len(self.inputs)
        return self.settle(how, place, last)

    def settle(self, how, place: int, last: int) -> int:
        if how == "slap":
            first = min(counted for *_, counted, _ in self.heat)
            tied = [slap for slap in sorted(self.heat, key=lambda s: s[2]) if slap[2] - first < 10]
            seat, ms, *_ = tied[int(self.rng.random() * len(tied))] if len(tied) > 1 else tied[0]
            self.play(seat, slap_at(round(ms)))
        elif how == "timeout":
            self.play(CHANCE, TIMEOUT)
        return last

    def false_starts(self, place: int, start: float, face: float) -> list[int]:
        seats: list[int] = []
        since = start + 300 if self.random else start
        for where, press in self.told.presses:
            within = where > place and since <= press.at < face + 100 and press.key is not Key.REVEAL
            if self.foul and within and press.seat not in seats:
                seats.append(press.seat)
        return seats

    def outcome(self, table: Table, place: int, face: float):
        """When and how the card ends if nothing spoils it, and the last input that it used up."""
        self.heat = []
        last = place
        duel = table.phase is Phase.DUEL
        if table.phase not in (Phase.DUEL, Phase.OPEN):
            used = [w for w, p in self.told.presses if w > place and p.at < face + 100]
            return face + 100, None, max(used, default=place)
        for where, press in self.told.presses:
            if where <= place or press.at < face + 100:
                last = where if where > place else last
                continue
            if self.heat and press.at >= self.deadline(table, face):
                break
            if not self.heat and duel and press.at >= face + self.limit:
                break
            turns = not duel and press.seat == table.successor
            if press.key is Key.REVEAL or (turns and press.key is Key.ONE):
                if turns and not self.heat and not self.blocked(where, press):
                    return press.at, "turn", where - 1
            elif not table.barred >> press.seat & 1 and press.seat not in [seat for seat, *_ in self.heat]:
                ms = press.at - face
                self.heat.append((press.seat, ms, ms + self.handicaps.get(press.seat, 0), where))
            last = where
        horizon = self.inputs[-1].at
        if self.heat and self.deadline(table, face) <= horizon:
            return self.deadline(table, face), "slap", last
        if not self.heat and duel and face + self.limit <= horizon:
            return face + self.limit, "timeout", last
        return INF, None, len(self.inputs)

    def deadline(self, table: Table, face: float) -> float:
        least = min(self.handicaps.get(seat, 0) for seat in table.movers())
        return face + min(counted for *_, counted, _ in self.heat) + 10 - least

    def spoiler(self, place: int, table: Table, face: float, end: float, last: int, how, redone: bool):
        """The first input that makes the card void, and when all look again (None: never)."""
        for where, entry in enumerate(self.inputs):
            if where <= place or (how == "turn" and where <= last and entry.what in ("down", "up")):
                continue
            if (how == "turn" and where > last) or (how != "turn" and read_until(entry) >= end):
                break
            if entry.what == "still" and entry.ms > 50 and self.blurs(where, table, face, redone):
                return where, entry.at
            if entry.what == "out":
                return where, self.back_after(where)
        return None

    def blurs(self, where: int, table: Table, face: float, redone: bool) -> bool:
        """Whether what was pressed while nothing was read may have meant something else."""
        since, until = read_until(self.inputs[where]), self.inputs[where].at
        reached = max(read_until(entry) for entry in self.inputs[: where + 1])
        if reached < face:
            return not redone and self.foul and since < self.last_reveal + 300 <= until
        if reached < face + 100:
            return until >= face + 100
        live = table.phase is Phase.DUEL or any(slap[3] < where for slap in self.heat)
        return live or since <= face + 1000

    def back_after(self, where: int):
        return next((entry.at for entry in self.inputs[where:] if entry.what == "back"), None)


def read_until(entry: Input) -> float:
    """Until when presses were read in time: before a stall, else at once."""
    return entry.at - entry.ms


def until_place(inputs: list[Input], seat: int, key: Key, first: int) -> int:
    """The place of the input with which a key that went down at `first` came up (or the focus was lost)."""
    for place in range(first + 1, len(inputs)):
        entry = inputs[place]
        if entry.what == "out" or (entry.what == "up" and (entry.seat, entry.key) == (seat, key)):
            return place
    return len(inputs)
