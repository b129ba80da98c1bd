"""The front door: a window by default, headless verbs beside it. Knows no pygame until a window is wanted."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from game import __version__
from game.match.simulate import Series, timed
from game.players.core import LEVELS
from game.rules import GAMES
from game.rules.record import LONGEST, RecordError, answer, read, replay

_VERBS = ("replay", "simulate")
_EPILOG = """\
verbs:
  (none)                     open the window
  FILE                       open the window with the replay of this record
  --smoke                    open the window, show every scene for some frames, leave
  replay FILE... [--json] [--view SEAT]
                             play records move by move and say where they lead
  simulate GAME --players LEVEL,LEVEL,... --games N --seed S [--json] [--records DIR] [--jobs J]
                             play whole games between computer players
  doctor                     what was found here: display, sound, store, pads, fonts; for reports of faults

games:  {games}
levels: {levels}
"""


class _Parser(argparse.ArgumentParser):
    """Says what was wrong in one line and exits with 2."""

    def error(self, message: str) -> NoReturn:
        print(f"{self.prog}: {message}", file=sys.stderr)
        raise SystemExit(2)


def parser() -> argparse.ArgumentParser:
    """The grammar of the command line."""
    main = _Parser(
        prog="quickdraw-saloon",
        description="Five card games for one couch and one computer.",
        epilog=_EPILOG.format(games=", ".join(GAMES), levels=", ".join(LEVELS)),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    main.add_argument("--version", action="version", version=f"Quickdraw Saloon {__version__}")
    main.add_argument("--smoke", action="store_true", help="show every scene for some frames, then leave")
    verbs = main.add_subparsers(dest="verb", metavar="verb")
    one = verbs.add_parser("replay", help="play records and say where they lead")
    one.add_argument("files", nargs="+", metavar="FILE")
    one.add_argument("--json", action="store_true", help="one JSON object a file")
    one.add_argument("--view", type=_natural, metavar="SEAT", help="only what this seat may know")
    verbs.add_parser("doctor", help="say what was found on this machine")
    two = verbs.add_parser("simulate", help="play whole games between computer players")
    two.add_argument("game", metavar="GAME")
    two.add_argument("--players", required=True, metavar="LEVEL,LEVEL,...", help="one level a seat")
    two.add_argument("--games", type=_positive, default=1, metavar="N", help="how many (1)")
    two.add_argument("--seed", type=int, default=0, metavar="S", help="a whole number (0)")
    two.add_argument("--json", action="store_true", help="print one JSON object")
    two.add_argument("--records", metavar="DIR", help="write one record a game into this folder")
    two.add_argument("--jobs", type=_positive, default=1, metavar="J", help="processes (1)")
    return main


def _natural(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number from 0 on")
    return int(text)


def _positive(text: str) -> int:
    if _natural(text) == 0:
        raise argparse.ArgumentTypeError("it must be 1 or more")
    return int(text)


def run(arguments: argparse.Namespace) -> int:
    """Carry out a headless verb; the exit code."""
    match arguments.verb:
        case "replay":
            return max(_replay(file, arguments.json, arguments.view) for file in arguments.files)
        case "doctor":
            from game import doctor

            return doctor.main()
        case _:
            return _simulate(arguments)


def _say(line: str) -> None:
    print(line.encode("utf-8", "replace").decode("utf-8"), file=sys.stderr)


def _replay(file: str, as_json: bool, seat: int | None) -> int:
    try:
        record = read(_content(file), GAMES)
        if seat is not None and seat >= len(record.players):
            raise RecordError(f"there is no seat {seat}; the seats are 0 to {len(record.players) - 1}")
    except RecordError as error:
        _say(f"{file}: {error}")
        if as_json:
            print(json.dumps({"error": str(error)}))
        return 2
    end = replay(record)
    if end.illegal is not None:
        text = record.moves[end.illegal]
        move = json.dumps(text, ensure_ascii=not text.isprintable())  # whatever it holds, the line stays one
        _say(f"{file}: move {end.illegal} {move}: {end.why}")
        if as_json:
            print(json.dumps({"illegal": end.illegal, "why": end.why}))
        return 2
    found = answer(record.game, end.state, end.played, seat)
    print(json.dumps(found) if as_json else _in_words(file, found))
    return 0


def _content(file: str) -> bytes:
    try:
        with Path(file).open("rb") as stream:
            return stream.read(LONGEST + 1)
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise RecordError(f"can't be read: {why}") from None


def _in_words(file: str, found: dict[str, object]) -> str:
    lines = [f"{file}: {found['game']}, {found['moves']} moves"]
    result = found["result"]
    if isinstance(result, dict):
        winners = ", ".join(str(seat) for seat in result["winners"]) or "nobody"
        scores = ", ".join("lost" if score is None else str(score) for score in result["scores"])
        lines.append(f"  over; winners: {winners}; scores: {scores}")
    else:
        to_move = found["to_move"]
        assert isinstance(to_move, list)
        lines.append(f"  to move: {', '.join(to_move)}")
    legal = found["legal"]
    assert isinstance(legal, dict)
    for seat, moves in legal.items():
        lines.append(f"  {seat} may: {' · '.join(moves) or 'deal'}")
    if "view" in found:
        lines.append(f"  view: {json.dumps(found['view'])}")
    return "\n".join(lines)


def _simulate(arguments: argparse.Namespace) -> int:
    why = _wrong_series(arguments)
    if why is not None:
        _say(f"quickdraw-saloon simulate: {why}")
        return 2
    levels = tuple(arguments.players.split(","))
    series = Series(arguments.game, levels, arguments.games, arguments.seed)
    folder = Path(arguments.records) if arguments.records else None
    try:
        if folder:
            folder.mkdir(parents=True, exist_ok=True)
        played, summary = timed(series, arguments.jobs, folder is not None)
        for game in played if folder else ():
            name = f"{series.game}-{series.seed}-{game.number:05}.saloon.json"
            (folder / name if folder else Path(name)).write_text(game.record, encoding="utf-8")
    except OSError as error:
        _say(f"quickdraw-saloon simulate: records can't be written to {folder}: {error.strerror}")
        return 2
    if arguments.json:
        print(json.dumps(summary))
    else:
        for key, value in summary.items():
            print(f"{key:>10}: {', '.join(map(str, value)) if isinstance(value, list) else value}")
    return 0


def _wrong_series(arguments: argparse.Namespace) -> str | None:
    """What can't be played, as a sentence that names what can."""
    game = GAMES.get(arguments.game)
    if game is None:
        return f"there is no game {arguments.game!r}; known: {', '.join(GAMES)}"
    levels = arguments.players.split(",")
    for level in levels:
        if level not in LEVELS:
            return f"there is no level {level!r}; known: {', '.join(LEVELS)}"
    if len(levels) not in game.seats:
        span = f"{game.seats[0]} to {game.seats[-1]}" if len(game.seats) > 1 else str(game.seats[0])
        return f"{game.title} is for {span} players, not {len(levels)}"
    return None


def record_named(argv: Sequence[str]) -> Path | None:
    """The record that the window is to open with, as when a file is opened with the program; None for none."""
    if len(argv) != 1 or argv[0].startswith("-") or argv[0] in _VERBS:
        return None
    file = Path(argv[0])
    return file if file.suffix == ".json" or file.is_file() else None


def main(argv: Sequence[str]) -> int | None:
    """The exit code of a headless verb; None where the window is wanted."""
    if record_named(argv) is not None:
        return None
    arguments = parser().parse_args(argv)
    if arguments.verb is None:
        return None
    return run(arguments)
