"""Records as files: saved and opened again; whatever a file from elsewhere holds, it is one sentence."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import replace
from datetime import date
from functools import cache
from pathlib import Path
from random import Random

import pytest

from game.match.match import Match, Sitter
from game.rules import GAMES
from game.rules.core import draw_options, random_move
from game.rules.record import Record, RecordError, replay, unspell
from game.store import words
from game.store.files import open_record, records_in, save_into, save_record, shown_name, sitters_of
from tests.window import PROJECT


def played(game_id: str = "blast", moves: int = 10_000, seed: int = 1) -> Record:
    game, rng = GAMES[game_id], Random(seed)
    seats = game.seats[-1]
    match = Match(game, [Sitter(name) for name in "ABCDEF"[:seats]], draw_options(game.options, {}, seats, rng), rng)
    while not match.over and match.length < moves:
        match.play(*random_move(match.state, rng))
    return match.record(levels=[None, *["hard"] * (seats - 1)])


# ------------------------------------------------------------------ saving and opening
@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_a_saved_record_is_opened_again(tmp_path: Path, game_id: str) -> None:
    record = played(game_id)
    file = save_into(record, tmp_path / "records", date(2026, 11, 29))
    theatre = open_record(file)
    assert theatre.record == record
    assert theatre.over
    assert [sitter.level for sitter in sitters_of(theatre.record)] == record.more["levels"]
    assert file.name == f"{game_id} 2026-11-29.saloon.json"
    again = save_into(record, file.parent, date(2026, 11, 29))
    assert again.name == f"{game_id} 2026-11-29 (2).saloon.json"
    assert set(records_in(file.parent)) == {file, again}
    assert records_in(tmp_path / "nowhere") == []


def test_saving_where_it_can_not_be_is_one_sentence_and_leaves_the_old_file(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="It can't be saved: "):
        save_record(played(moves=5), tmp_path / "nowhere" / "x.saloon.json")
    (tmp_path / "folder.saloon.json").mkdir()
    with pytest.raises(RecordError, match="It can't be saved: "):
        save_record(played(moves=5), tmp_path / "folder.saloon.json")
    assert [found.name for found in tmp_path.iterdir()] == ["folder.saloon.json"]


def test_names_that_no_file_can_hold_are_saved_all_the_same(tmp_path: Path) -> None:
    record = replace(played(moves=5), players=("\ud800", "Bö \U0001f920"))
    save_record(record, tmp_path / "x")
    assert json.loads((tmp_path / "x").read_text(encoding="utf-8"))["players"] == ["\ud800", "Bö \U0001f920"]
    assert open_record(tmp_path / "x").record.players == ("Player 1", "Bö \U0001f920")


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ann", "Ann"),
        ("  Ann \n Lee\t", "Ann Lee"),
        ("", "Player 3"),
        ("\u202egnp", "gnp"),
        ("\x00\x1b[31m", "[31m"),
        ("W" * 10**6, "W" * 16),
        ("\ud83d\udc00\ufeff", "Player 3"),
    ],
)
def test_names_are_made_fit_to_be_shown(name: str, shown: str) -> None:
    assert shown_name(name, 2) == shown


@pytest.mark.parametrize("levels", [None, 3, "hard", ["hard"], [3, {}], ["god", None], {"0": "hard"}])
def test_levels_that_make_no_sense_are_people(levels: object) -> None:
    record = replace(played(moves=5), more={"levels": levels})
    assert sitters_of(record) == [Sitter("A"), Sitter("B")]


def test_who_is_called_like_a_level_is_a_computer_where_the_record_says_nothing() -> None:
    record = replace(played(moves=5), players=("easy", "Ann"), more={})
    assert sitters_of(record) == [Sitter("easy", "easy"), Sitter("Ann")]
    assert sitters_of(replace(record, more={"levels": [None, "hard"]})) == [Sitter("easy"), Sitter("Ann", "hard")]


# ------------------------------------------------------------------ hostile files
def refused(file: Path) -> str:
    """The one sentence that opening answers."""
    with pytest.raises(RecordError) as caught:
        open_record(file)
    said = str(caught.value)
    assert said
    assert "\n" not in said
    assert len(said) < 400
    return said


def test_what_is_no_file_is_refused(tmp_path: Path) -> None:
    assert "No such file" in refused(tmp_path / "missing")
    assert refused(tmp_path) == words.NO_FILE
    assert refused(tmp_path / "a\0b") == words.NO_FILE


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_pipe_that_never_ends_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert refused(tmp_path / "pipe") == words.NO_FILE


@cache
def hostile() -> dict[str, bytes]:
    """Files that were made to do harm."""
    good = json.loads(played(moves=30).write())

    def with_(**change: object) -> bytes:
        return json.dumps({**good, **change}).encode()

    crazy = json.loads(played("crazy-bullets", 200).write())
    return {
        "empty": b"",
        "not text": bytes(range(256)),
        "another encoding": played(moves=5).write().encode("utf-16"),
        "nested deeply": b'{"format": ' + b"[" * 200_000,
        "nested deeply in a key of nobody's": json.dumps(good)[:-1].encode()
        + b', "x": '
        + b"[" * 9000
        + b"]" * 9000
        + b"}",
        "long": b" " * (1 << 20) + json.dumps(good).encode(),
        "a number without end": with_()[:-1] + b', "x": ' + b"9" * 5000 + b"}",
        "no number": with_()[:-1] + b', "x": NaN}',
        "a key twice": with_()[:-1] + b', "game": "blast"}',
        "code for a game": with_(game="__import__('os').system('true')"),
        "a path for a game": with_(game="../../etc/passwd"),
        "a move of a megabyte": with_(moves=["0:" + "S" * 900_000]),
        "a seat of a megabyte": with_(moves=["9" * 900_000 + ":pass"]),
        "a deal of a hundred thousand cards": with_(moves=["*:first 0", "*:deal" + " S1" * 100_000]),
        "a hundred thousand groups": with_(
            game="bullets-and-bombs", players=["A"], moves=["0:bundle" + " Kx7" * 100_000]
        ),
        "moves that are no texts": with_(moves=[1, 2]),
        "too many players": with_(players=["A"] * 50_000),
        "a clock of a megabyte": json.dumps({**crazy, "moves": [*crazy["moves"], "0:slap @" + "9" * 500_000]}).encode(),
        "an option of nobody's": with_(options={"speed": "9" * 100_000}),
        "an endless number of seconds": json.dumps(
            {**crazy, "options": {**crazy["options"], "duel-timeout": "9" * 4000}}
        ).encode(),
    }


@pytest.mark.parametrize("name", sorted(hostile()))
def test_a_hostile_file_is_one_sentence(tmp_path: Path, name: str) -> None:
    file = tmp_path / "x.saloon.json"
    file.write_bytes(hostile()[name])
    refused(file)


BOUNDED = """
import resource, sys
from pathlib import Path
from random import Random

resource.setrlimit(resource.RLIMIT_AS, (1 << 30, 1 << 30))
resource.setrlimit(resource.RLIMIT_CPU, (60, 60))
from game.rules import GAMES
from game.rules.record import RecordError
from game.store.files import open_record, sitters_of
from tests.store.spoiling import spoilt

file, sources, rng = Path(sys.argv[1]), [Path(name).read_bytes() for name in sys.argv[2:]], Random(7)
opened = refused = 0
for content in spoilt(sources, 1000, rng):
    file.write_bytes(content)
    try:
        theatre = open_record(file)
    except RecordError as error:
        assert str(error) and len(str(error)) < 400 and "\\n" not in str(error), error
        refused += 1
        continue
    opened += 1
    theatre.view(theatre.length, None)
    middle, sitters = theatre.length // 2, sitters_of(theatre.record)
    theatre.play_on(middle, sitters, rng, theatre.foreknown(middle, ()) is not None).record().write()
print(opened, refused)
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="limits of Linux")
def test_a_thousand_spoilt_records_do_no_harm(tmp_path: Path) -> None:
    """In a process with a bound on memory and time: a hang or a flood would end it."""
    sources = []
    for game_id in sorted(GAMES):
        sources.append(tmp_path / game_id)
        save_record(played(game_id, 120, seed=3), sources[-1])
    done = subprocess.run(
        [sys.executable, "-c", BOUNDED, str(tmp_path / "x"), *map(str, sources)],
        cwd=PROJECT, capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    opened, refused_ = map(int, done.stdout.split())
    assert opened + refused_ == 1000
    assert refused_ > 500
    assert opened > 50


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="limits of Linux")
def test_a_legal_game_that_never_ends_fills_no_memory_and_is_not_laid_out(tmp_path: Path) -> None:
    """Fouls bring every card back, so a file of a megabyte may hold some 60,000 legal moves."""
    record = played("crazy-bullets", 2)
    state, moves, size = replay(record).state, list(record.moves), 1000
    while size < (1 << 20) - 100:
        bystander = next((seat for seat in state.movers() if seat not in state.duellists), state.to_move[0])
        text = (
            f"{bystander}:slap" if len(state.movers()) > 1 else f"{state.to_move[0]}:{state.legal(state.to_move[0])[0]}"
        )
        state.play(*unspell(record.game, text))
        moves.append(text)
        size += len(text) + 3
    document = {**json.loads(record.write()), "moves": moves}
    (tmp_path / "x").write_text(json.dumps(document, separators=(",", ":")))
    code = """
import resource, sys
from pathlib import Path
from random import Random
resource.setrlimit(resource.RLIMIT_AS, (1 << 30, 1 << 30))
resource.setrlimit(resource.RLIMIT_CPU, (60, 60))
from game.match.theatre import Theatre
from game.rules import GAMES
from game.rules.record import RecordError, read
from game.store.files import open_record, sitters_of
try:
    open_record(Path(sys.argv[1]))
except RecordError as error:
    assert "more than 3000 moves" in str(error)
else:
    raise AssertionError
theatre = Theatre(read(Path(sys.argv[1]).read_bytes(), GAMES))
theatre.view(theatre.length // 2, None)
match = theatre.play_on(theatre.length, sitters_of(theatre.record), Random(1), practice=True)
print(theatre.length, match.length)
"""
    done = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path / "x")],
        cwd=PROJECT, capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert int(done.stdout.split()[0]) == len(moves)
    assert len(moves) > 50_000
