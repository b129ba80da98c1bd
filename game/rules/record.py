"""Records: whole games as JSON text. Reading is strict and bounded, writing canonical; replaying plays move by move."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from game.rules.core import CHANCE, Game, Move, OptionError, RuleError, State, changed_options, read_options

FORMAT = "saloon-record/1"
LONGEST = 1 << 20
"""Bytes in the largest record that is read."""

_PLY = re.compile(r"(\*|0|[1-9][0-9]*):(.*)", re.DOTALL)


class RecordError(ValueError):
    """A record that can't be read; its text names the place."""


@dataclass(frozen=True, slots=True)
class Record:
    """A game as it was played. `options`: all of them, defaults filled in. `more`: further keys, kept as they are."""

    game: Game[Any]
    players: tuple[str, ...]
    options: Mapping[str, object]
    moves: tuple[str, ...]
    more: Mapping[str, object] = field(default_factory=dict)

    def start(self) -> State[Any]:
        """The state before the first move."""
        return self.game.start(len(self.players), self.options)

    def write(self) -> str:
        """The canonical text: keys in their order, defaults left out, one line a move."""
        head = {
            "format": FORMAT,
            "game": self.game.id,
            "players": list(self.players),
            "options": changed_options(self.game.options, self.options, len(self.players)),
        }
        lines = [f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in head.items()]
        moves = ",\n".join(f"    {json.dumps(move, ensure_ascii=False)}" for move in self.moves)
        lines.append(f'  "moves": [\n{moves}\n  ]' if moves else '  "moves": []')
        lines += [f"  {json.dumps(k)}: {json.dumps(v, ensure_ascii=False)}" for k, v in self.more.items()]
        return "{\n" + ",\n".join(lines) + "\n}\n"


def read(content: str | bytes, games: Mapping[str, Game[Any]]) -> Record:
    """A record from its text. Raises RecordError, which names the place, for anything that isn't exactly one."""
    document = _parse(content)
    if not isinstance(document, dict):
        raise RecordError("a record is a JSON object")
    for key in ("format", "game", "players", "options", "moves"):
        if key not in document:
            raise RecordError(f"the key {key!r} is missing")
    if document["format"] != FORMAT or not isinstance(document["format"], str):
        raise RecordError(f"'format' must be {FORMAT!r}")
    name = document["game"]
    if not isinstance(name, str) or name not in games:
        raise RecordError(f"'game' must be one of {', '.join(games)}")
    game = games[name]
    players = _texts(document, "players")
    if len(players) not in game.seats:
        raise RecordError(f"'players': {game.title} is for {_span(game.seats)} players, not {len(players)}")
    moves = _texts(document, "moves")
    if not isinstance(document["options"], dict):
        raise RecordError("'options' must be an object")
    try:
        options = read_options(game.options, document["options"], len(players))
    except OptionError as error:
        raise RecordError(f"'options': {error}") from None
    known = ("format", "game", "players", "options", "moves")
    return Record(game, players, options, moves, {k: v for k, v in document.items() if k not in known})


def _parse(content: str | bytes) -> Any:
    size = len(content) if isinstance(content, bytes) else len(content.encode("utf-8", "surrogatepass"))
    if size > LONGEST:
        raise RecordError("the file is larger than 1 MiB")
    try:
        text = content.decode("utf-8") if isinstance(content, bytes) else content
    except UnicodeDecodeError as error:
        raise RecordError(f"the file is not UTF-8 (byte {error.start})") from None
    try:
        return json.loads(text, object_pairs_hook=_object, parse_constant=_constant, parse_float=_float)
    except json.JSONDecodeError as error:
        raise RecordError(f"bad JSON in line {error.lineno}, column {error.colno}: {error.msg}") from None
    except RecursionError:
        raise RecordError("bad JSON: too deeply nested") from None
    except RecordError:
        raise
    except ValueError as error:
        raise RecordError(f"bad JSON: {error}") from None


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    out = dict(pairs)
    if len(out) != len(pairs):
        raise RecordError("bad JSON: a key stands twice in an object")
    return out


def _float(text: str) -> float:
    number = float(text)
    if math.isinf(number):
        raise RecordError(f"bad JSON: {text[:20]} is too large a number")
    return number


def _constant(name: str) -> Any:
    raise RecordError(f"bad JSON: {name} is no number")


def _texts(document: Mapping[str, Any], key: str) -> tuple[str, ...]:
    value = document[key]
    if not isinstance(value, list):
        raise RecordError(f"{key!r} must be a list")
    for place, item in enumerate(value):
        if not isinstance(item, str):
            raise RecordError(f"{key!r}: number {place} is no text")
    return tuple(value)


def _span(seats: range) -> str:
    return f"{seats[0]}" if len(seats) == 1 else f"{seats[0]} to {seats[-1]}"


# ---------------------------------------------------------------- playing


def spell(seat: int, move: Move) -> str:
    """`SEAT:MOVE`, or `*:MOVE` for chance."""
    return f"{seat_text(seat)}:{move}"


def seat_text(seat: int) -> str:
    """A seat as the notation writes it; chance is `*`."""
    return "*" if seat == CHANCE else str(seat)


def unspell(game: Game[Any], text: str) -> tuple[int, Any]:
    """Seat and move from `SEAT:MOVE`. Raises RuleError for a text that is no move."""
    ply = _PLY.fullmatch(text)
    if not ply:
        raise RuleError("a move is written SEAT:MOVE")
    seat = CHANCE if ply[1] == "*" else int(ply[1]) if len(ply[1]) < 3 else 99
    return seat, game.parse(ply[2])


@dataclass(frozen=True, slots=True)
class Replay:
    """Where a record leads. `illegal`: the number of the first move that the rules forbid, None if all are legal."""

    state: State[Any]
    played: int
    illegal: int | None = None
    why: str = ""


def replay(record: Record) -> Replay:
    """Play a record move by move, up to its end or the first illegal move."""
    state = record.start()
    for number, text in enumerate(record.moves):
        try:
            state.play(*unspell(record.game, text))
        except RuleError as error:
            return Replay(state, number, number, str(error))
    return Replay(state, len(record.moves))


def answer(game: Game[Any], state: State[Any], played: int, seat: int | None = None) -> dict[str, object]:
    """What `replay --json` prints for a position; with a `seat` only what that seat may know, and its view."""
    out: dict[str, object] = {"game": game.id, "moves": played, "finished": state.result is not None}
    if seat is None:
        out["to_move"] = [seat_text(s) for s in state.to_move]
        out["legal"] = {seat_text(s): sorted({str(m) for m in state.legal(s)}) for s in state.movers()}
        out["result"] = state.result.as_json() if state.result else None
        return out
    view = state.view(seat)
    out["to_move"] = [seat_text(s) for s in view.to_move]
    legal = {seat_text(seat): sorted({str(m) for m in view.legal})} if view.legal else {}
    if view.to_move == (CHANCE,):
        legal["*"] = sorted({str(m) for m in view.chance})
    out["legal"] = legal
    out["result"] = view.result.as_json() if view.result else None
    out["view"] = view.as_json()
    return out
