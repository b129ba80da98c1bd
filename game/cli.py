"""The front door: a window by default, headless verbs beside it. Knows no pygame until a window is wanted."""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Mapping, Sequence
from contextlib import redirect_stdout
from pathlib import Path
from typing import NoReturn

from game import __version__
from game.match.quoting import QUOTED, cut, readable
from game.match.simulate import Played, Series, timed
from game.match.theatre import contradicts
from game.players.core import LEVELS
from game.rules import GAMES
from game.rules.record import LONGEST, RecordError, answer, read, replay
from game.terminal import Answers, Unwritten, say, shown_file, why

_VERBS = ("replay", "simulate")
_SEED_DIGITS = 100
"""A seed stands in the names of the files that are written."""
_NO_FILE = "FILE names no file; a record's name ends in .saloon.json"
_INTERRUPTED = 130
"""The exit code of a verb that was stopped from the keyboard, as shells have it."""
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
        say(f"{self.prog}: {readable(message)}")
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
    two.add_argument("--seed", type=_whole, default=0, metavar="S", help="a whole number (0)")
    two.add_argument("--json", action="store_true", help="print one JSON object")
    two.add_argument("--records", metavar="DIR", help="write one record a game into this folder")
    two.add_argument("--jobs", type=_positive, default=1, metavar="J", help="processes (1)")
    return main


def _natural(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise argparse.ArgumentTypeError(f"{cut(text)!r} is no whole number from 0 on")
    return int(text)


def _whole(text: str) -> int:
    if not re.fullmatch(r"[+-]?[0-9]+", text):
        raise argparse.ArgumentTypeError(f"{cut(text)!r} is no whole number")
    if len(text) > _SEED_DIGITS:
        raise argparse.ArgumentTypeError(f"{cut(text)!r} has more than {_SEED_DIGITS} digits")
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


def _replay(file: str, as_json: bool, seat: int | None) -> int:
    try:
        record = read(_content(file), GAMES)
        if seat is not None and seat >= len(record.players):
            raise RecordError(f"there is no seat {seat}; the seats are 0 to {len(record.players) - 1}")
    except RecordError as error:
        return _refused(file, "", {"error": readable(str(error))}, as_json)
    end = replay(record)
    if end.illegal is not None:
        place = f"move {end.illegal} {_quoted(record.moves[end.illegal])}: "
        return _refused(file, place, {"illegal": end.illegal, "why": readable(end.why)}, as_json)
    found = answer(record.game, end.state, end.played, seat)
    print(json.dumps(found) if as_json else _in_words(file, found))
    if contradicts(record.more.get("result"), end.state.result):
        say(f"{shown_file(file)}: its 'result' isn't what its moves lead to; the moves count")
    return 0


def _refused(file: str, place: str, answered: Mapping[str, object], as_json: bool) -> int:
    """Say why a record can't be played, the reason standing last in what is answered; the exit code."""
    say(f"{shown_file(file) or 'quickdraw-saloon replay'}: {place}{[*answered.values()][-1]}")
    if as_json:
        print(json.dumps(answered))
    return 2


def _quoted(move: str) -> str:
    """A move between quotation marks, its beginning if it is long; whatever it holds, the line stays one."""
    start = json.dumps(move[:QUOTED], ensure_ascii=not move[:QUOTED].isprintable())
    return start if len(move) <= QUOTED else f"{start[:-1]}…{start[-1]}"


def _content(file: str) -> bytes:
    if file == "":  # a path takes it for the folder one is in
        raise RecordError(_NO_FILE)
    try:
        with Path(file).open("rb") as stream:
            return stream.read(LONGEST + 1)
    except OSError as error:
        raise RecordError(f"can't be read: {why(error)}") from None
    except ValueError as error:  # a name that no file can have
        raise RecordError(f"can't be read: {error}") from None


def _in_words(file: str, found: dict[str, object]) -> str:
    lines = [f"{shown_file(file)}: {found['game']}, {found['moves']} moves"]
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
    wrong = _wrong_series(arguments)
    if wrong is not None:
        say(f"quickdraw-saloon simulate: {wrong}")
        return 2
    levels = tuple(arguments.players.split(","))
    series = Series(arguments.game, levels, arguments.games, arguments.seed)
    folder = None if arguments.records is None else Path(arguments.records)
    try:
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        return _unwritable(folder, error)
    played, summary = timed(series, arguments.jobs, folder is not None)
    try:
        if folder is not None:
            _write_records(folder, series, played)
    except OSError as error:
        return _unwritable(folder, error)
    if arguments.json:
        print(json.dumps(summary))
    else:
        for key, value in summary.items():
            print(f"{key:>10}: {', '.join(map(str, value)) if isinstance(value, list) else value}")
    return 0


def _write_records(folder: Path, series: Series, played: Sequence[Played]) -> None:
    """Write one record a game, each whole or not at all."""
    for game in played:
        file = folder / f"{series.game}-{series.seed}-{game.number:05}.saloon.json"
        fresh = file.with_suffix(".part")
        try:
            fresh.write_text(game.record, encoding="utf-8")
            fresh.replace(file)
        finally:
            fresh.unlink(missing_ok=True)


def _unwritable(folder: Path | None, error: OSError) -> int:
    say(f"quickdraw-saloon simulate: records can't be written to {shown_file(str(folder))}: {why(error)}")
    return 2


def _wrong_series(arguments: argparse.Namespace) -> str | None:
    """What can't be played, as a sentence that names what can."""
    game = GAMES.get(arguments.game)
    if game is None:
        return f"there is no game {cut(arguments.game)!r}; known: {', '.join(GAMES)}"
    if arguments.records == "":
        return "--records names no folder; '.' is the one you are in"
    levels = arguments.players.split(",")
    for level in levels:
        if level not in LEVELS:
            return f"there is no level {cut(level)!r}; known: {', '.join(LEVELS)}"
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
    if list(argv) == [""]:
        say(f"quickdraw-saloon: {_NO_FILE}")
        return 2
    try:
        with redirect_stdout(Answers(sys.stdout)):
            arguments = parser().parse_args(argv)
            return None if arguments.verb is None else run(arguments)
    except Unwritten as error:
        say(f"quickdraw-saloon: the answer can't be written: {error}")
        return 2
    except KeyboardInterrupt:
        return _INTERRUPTED
