"""The replay: any moment by key, bar and list; anybody's eyes; playing on; records from files and hostile ones."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.match.match import Sitter
from game.match.simulate import Series, play
from game.match.theatre import ALL_OPEN, Theatre
from game.scenes import ENTRIES
from game.scenes.bullets_and_bombs.called import called
from game.scenes.history import History
from game.scenes.joining import Joining
from game.scenes.player import GUEST, SHELF
from game.scenes.replay import Opening, Replay, pick_record
from game.scenes.replay.playing_on import SeatChoice, company_line, distinct
from game.scenes.replay.projector import Projector
from game.scenes.replay.screening import Screening, undecided
from game.scenes.replay.street import StreetProjector
from game.scenes.replay.telling import tell
from game.scenes.replay.won import STAR
from game.scenes.table.table import Table
from game.scenes.words import replay as words
from game.stage import text
from game.stage.assets import asset
from game.stage.theme import Role
from game.stage.units import LEAST_TEXT
from game.stage.widgets import Button, Dialog
from game.store.files import save_record
from tests.scenes.evening import fill
from tests.scenes.looking_back import BackRoom
from tests.scenes.saloon import SIZES, TINY, inside, overlapping
from tests.store.test_files import hostile

SHOWN = sorted(entry.game for entry in ENTRIES if entry.game != "crazy-bullets")


@pytest.fixture(scope="module")
def evenings(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("evenings") / "kept"
    fill(folder, 7)
    return folder


def open_replay(room: BackRoom, game: str) -> Replay:
    room.lay(History(room.house))
    room.pick(room.match_of(game))
    room.press("RETURN")
    room.settle()
    if isinstance(room.top, History):  # in a small window the way leads over the sheet
        room.press("RETURN")
        room.settle()
    return room.replay


@pytest.fixture
def room(tmp_path: Path, evenings: Path) -> Iterator[BackRoom]:
    made = BackRoom(tmp_path, evenings)
    yield made
    made.close()
    assert made.caught == [], "a scene failed"


def answer(room: BackRoom, label: str) -> None:
    dialog = room.top
    assert isinstance(dialog, Dialog)
    (button,) = [each for each in dialog.panel.widgets if isinstance(each, Button) and each.label == label]
    room.click(button)
    room.settle()


# ------------------------------------------------------------------ going through it
@pytest.mark.parametrize("game", sorted(entry.game for entry in ENTRIES))
def test_every_game_can_be_gone_through(room: BackRoom, game: str) -> None:
    replay = open_replay(room, game)
    assert replay.ply == 0
    for name, ply in (("RIGHT", 1), ("RIGHT", 2), ("LEFT", 1), ("END", replay.theatre.length), ("HOME", 0)):
        room.press(name)
        assert replay.ply == ply
        assert (replay.timeline.at, replay.list.at) == (ply, ply)
        room.frames(3)
    room.press("ESCAPE")
    room.settle()
    assert isinstance(room.top, History)


@pytest.mark.parametrize("game", SHOWN)
def test_the_table_shows_the_moment_from_the_eyes_that_look(room: BackRoom, game: str) -> None:
    replay = open_replay(room, game)
    projector = replay.projector
    assert isinstance(projector, Projector)
    for ply in (0, 3, replay.theatre.length // 2, replay.theatre.length):
        replay.go_to(ply)
        for at, looker in enumerate(replay.lookers):
            replay.look(at)
            room.frames(1)
            assert projector.table.view == undecided(replay.theatre.view(ply, looker))


@pytest.mark.parametrize("game", ["blasting-billy", "bluffing-billionaires", "blast"])
def test_with_all_cards_open_no_known_card_shows_its_back(room: BackRoom, game: str) -> None:
    replay = open_replay(room, game)
    projector = replay.projector
    assert isinstance(projector, Projector)
    backs = {0: 0, len(replay.lookers) - 1: 0}
    for ply in range(4, replay.theatre.length - 1, 3):
        replay.go_to(ply)
        for eyes in backs:
            replay.look(eyes)
            room.frames(1)
            piles = ("stock", "pile")
            poses = projector.table.sprites.board.poses
            cards = [card for zone in projector.table.view.zones if zone.name not in piles for card in zone.cards]
            backs[eyes] += sum(card.id in poses and not poses[card.id].up for card in cards)
    assert backs[0] > 0
    assert backs[len(replay.lookers) - 1] == 0


@pytest.mark.parametrize("game", ["blast", "blasting-billy", "bluffing-billionaires"])
def test_what_one_move_brings_is_told_in_sentences(room: BackRoom, game: str) -> None:
    replay = open_replay(room, game)
    projector = replay.projector
    assert isinstance(projector, Projector)
    company, names = projector.table.company, replay.theatre.record.players
    assert company is not None
    told: dict[int, str] = {}
    for line in replay.list.lines:
        if not line.heading:
            told[line.ply] = f"{told[line.ply]} {line.words}" if line.more else line.words
    several = 0
    for ply in range(1, replay.theatre.length + 1):
        parts = [said for event in replay.theatre.events(ply - 1) if (said := company.game.say(event, names))]
        for part in parts[:-1]:
            several += 1
            after = told[ply][told[ply].index(part) + len(part.rstrip(".!?…:”")) :]
            assert after[0] in ".!?…:”", told[ply]
    assert several


@pytest.mark.parametrize("game", SHOWN)
def test_playing_leaves_time_to_follow_at_speed_off(room: BackRoom, game: str) -> None:
    replay = open_replay(room, game)
    room.settings.change("speed", "off")
    replay.go_to(replay.theatre.length - 6)
    begun = replay.ply
    room.press("SPACE")
    for _ in range(24):
        room.frames(1, 0.1)
    assert begun + 1 <= replay.ply <= begun + 4, "three beats of 0.8 seconds"
    room.press("4")
    for _ in range(12):
        room.frames(1, 0.1)
    assert replay.ply == replay.theatre.length, "four times as fast"


@pytest.mark.parametrize("game", SHOWN)
def test_playing_shows_every_move_and_ends_at_the_end(room: BackRoom, game: str) -> None:
    replay = open_replay(room, game)
    replay.look(1)
    room.settings.change("speed", "off")
    replay.go_to(replay.theatre.length - 6)
    room.press("SPACE")
    assert replay.playing
    for _ in range(2000):
        room.frames(1, 0.1)
        if not replay.playing:
            break
    assert replay.ply == replay.theatre.length
    assert not replay.playing
    assert isinstance(replay.projector, Projector)
    assert replay.projector.table.view == undecided(replay.theatre.view(replay.ply, replay.lookers[1]))
    room.press("SPACE")
    assert replay.ply < 10


def test_the_street_shows_what_lay_there(room: BackRoom) -> None:
    replay = open_replay(room, "crazy-bullets")
    street = replay.projector
    assert isinstance(street, StreetProjector)
    for ply in range(2, replay.theatre.length + 1, 5):
        replay.go_to(ply)
        facts = replay.theatre.view(ply, None).facts
        assert street.show.counts == [
            len(replay.theatre.view(ply, None).zone("stack", seat).cards) for seat in range(4)
        ]
        move = str(replay.theatre.moves[ply - 1][1])
        if move == "reveal":
            heap = replay.theatre.view(ply, None).zone("heap").cards
            assert street.show.face == heap[-1].face
            assert street.show.aim is street.party.seats[facts.revealer].side
        if move.startswith("slap"):
            assert street.show.told is not None
            assert street.show.told.hands == (replay.theatre.moves[ply - 1][0],)
    replay.go_to(replay.theatre.length - 3)
    room.press("4")
    room.press("SPACE")
    for _ in range(2000):
        room.frames(1, 0.1)
        if not replay.playing:
            break
    assert replay.ply == replay.theatre.length
    assert street.show.told is not None
    assert street.show.told.title


def test_a_click_hurries_and_speed_makes_it_faster(room: BackRoom) -> None:
    replay = open_replay(room, "blasting-billy")
    replay.go_to(6)

    def frames_of_a_step() -> int:
        replay.step_on()
        frames = 0
        while replay.busy:
            room.frames(1)
            frames += 1
            assert frames < 2000
        return frames

    slow = frames_of_a_step()
    room.press("4")
    assert replay.speed == 3
    fast = frames_of_a_step()
    assert fast < slow
    room.press("1")
    replay.step_on()
    room.frames(2)
    room.click(replay.plan.table.center)
    room.click(replay.plan.table.center)
    room.frames(2)
    assert not replay.busy


def test_the_bar_is_dragged_clicked_and_turned(room: BackRoom) -> None:
    replay = open_replay(room, "blasting-billy")
    bar = replay.timeline.seen
    room.down((bar.x + bar.w // 2, bar.centery))
    middle = replay.ply
    assert middle == pytest.approx(replay.theatre.length / 2, abs=2)
    room.move((bar.right - 2, bar.centery))
    assert replay.ply == replay.theatre.length
    room.up((bar.right - 2, bar.centery))
    room.wheel(bar.center, 1)
    assert replay.ply == replay.theatre.length - 1


def test_what_was_won_stands_on_the_bar_where_it_was_won(room: BackRoom) -> None:
    replay = open_replay(room, "blast")
    theatre = replay.theatre
    stars = [won for won in replay.timeline.won if won.sign != STAR]
    for ply in range(0, theatre.length + 1, 5):
        taken = theatre.view(ply, None).facts.stars
        assert [sum(won.ply <= ply and won.seat == seat for won in stars) for seat in (0, 1)] == list(taken)
    assert theatre.result is not None
    winners = [won for won in replay.timeline.won if won.sign == STAR]
    assert [(won.ply, won.seat) for won in winners] == [(theatre.length, seat) for seat in theatre.result.winners]


@pytest.mark.parametrize("game", sorted(entry.game for entry in ENTRIES))
def test_signs_never_lie_thickly(room: BackRoom, game: str) -> None:
    replay = open_replay(room, game)
    bar = replay.timeline
    assert bar.sign_size(bar.seen) * len(bar.won) < bar.seen.w * 2
    for won in bar.won:
        assert asset(*won.sign).is_file()


def test_a_line_of_the_list_is_a_moment(room: BackRoom) -> None:
    replay = open_replay(room, "blasting-billy")
    shown = replay.list
    room.click((shown.seen.x + 60, shown.seen.y + 60))
    assert replay.ply > 0
    replay.panel.set_focus(shown)
    before = replay.ply
    room.press("DOWN")
    assert replay.ply == before + 1
    room.press("UP")
    assert replay.ply == before


def test_rounds_are_jumped_to(room: BackRoom) -> None:
    replay = open_replay(room, "blast")
    assert len(replay.rounds) > 1
    room.press("PAGEDOWN")
    assert replay.ply == replay.rounds[0]
    room.press("PAGEDOWN")
    assert replay.ply == replay.rounds[1]
    room.press("PAGEUP")
    assert replay.ply == replay.rounds[0]
    headings = [line.words for line in replay.list.lines if line.heading]
    assert headings == [words.ROUND.format(number=number + 1) for number in range(len(replay.rounds))]


@pytest.mark.parametrize("game", sorted(entry.game for entry in ENTRIES))
def test_every_move_has_a_line(room: BackRoom, game: str) -> None:
    replay = open_replay(room, game)
    lines = [line for line in replay.list.lines if not line.heading and not line.more]
    assert [line.ply for line in lines] == list(range(replay.theatre.length + 1))
    assert all(line.words for line in lines)
    table = replay.projector.table if isinstance(replay.projector, Projector) else None
    assert tell(replay.theatre, table) == list(replay.list.lines)


def test_a_long_end_is_told_line_by_line_and_only_the_first_is_lit(room: BackRoom) -> None:
    replay = open_replay(room, "blasting-billy")
    replay.go_to(replay.theatre.length)
    room.settle()
    last = [line for line in replay.list.lines if line.ply == replay.theatre.length]
    assert [line.more for line in last] == [False] + [True] * (len(last) - 1)
    assert len(last) > 1
    rows, tops = replay.list.lines, replay.list._tops()
    tall = max(tops[row + 1] - tops[row] for row in range(len(rows)))
    assert tall < replay.list.seen.h / 2, "no line fills the list"
    assert all(line.seat == last[0].seat for line in last)


def test_the_knob_of_the_bar_answers_pointer_and_press(room: BackRoom) -> None:
    bar, looks = open_replay(room, "blast").timeline, set()
    for hovered, held in ((False, False), (True, False), (True, True)):
        bar.hovered, bar.held = hovered, held
        surface = pygame.Surface((1280, 720))
        bar.draw(surface)
        looks.add(pygame.image.tobytes(surface, "RGB"))
    assert len(looks) == 3


# ------------------------------------------------------------------ eyes and playing on
def test_who_begins_is_told_by_name(room: BackRoom) -> None:
    replay = open_replay(room, "crazy-bullets")
    assert str(replay.theatre.moves[0][1]).startswith("first ")
    first = int(str(replay.theatre.moves[0][1]).split()[1])
    assert replay.list.lines[1].words == words.BEGINS.format(name=replay.theatre.record.players[first])


def test_the_solitaire_is_told_in_words(room: BackRoom) -> None:
    replay = open_replay(room, "bullets-and-bombs")
    lines = {line.ply: line.words for line in tell(replay.theatre, None) if not line.more}
    assert lines[1].startswith(words.DEALT)
    kept = {number + 1: str(move) for number, (_, move) in enumerate(replay.theatre.moves) if str(move) == "keep JOK"}
    assert kept
    for ply in kept:
        assert lines[ply].startswith(words.STAYS.format(card="joker"))
    score = replay.theatre.result.scores[0] if replay.theatre.result else None
    assert lines[replay.theatre.length] == (words.LAID if score is None else words.LAID_FOR.format(score=score))


@pytest.mark.parametrize(
    ("deal", "shown"),
    [("77", "Deal 77"), ("2026-11-29", "Daily deal"), (7, "A deal without a number"), ("9" * 4000, "A deal without")],
)
def test_the_deal_is_called_as_the_record_says(room: BackRoom, deal: object, shown: str) -> None:
    replay = open_replay(room, "bullets-and-bombs")
    record = replace(replay.theatre.record, more={"deal": deal})
    screening = Screening.at(Theatre(record), 3, replay.sitters, None)
    assert called(screening).name.startswith(shown)


def test_v_changes_eyes_and_all_cards_come_last(room: BackRoom) -> None:
    replay = open_replay(room, "blasting-billy")
    replay.go_to(20)
    pictures = {room.picture()}
    for _ in range(len(replay.lookers) - 1):
        room.press("v")
        room.frames(20)
        pictures.add(room.picture())
    assert isinstance(replay.projector, Projector)
    assert replay.projector.looker is ALL_OPEN
    assert len(pictures) == len(replay.lookers)
    room.press("v")
    assert replay.projector.looker is None


def table_of(room: BackRoom) -> Table:
    (table,) = [scene for scene in room.stage.scenes if isinstance(scene, Table)]
    return table


def from_file(room: BackRoom, file: Path) -> Replay:
    room.stage.push(Opening(room.house, file))
    room.settle()
    return room.replay


def simulated(folder: Path, game: str, *levels: str, **changes: object) -> Path:
    """A record of a game of computers alone, or what others made of it. Whatever it says, all moves are random."""
    played = play(Series(game, ("random",) * len(levels), 1, 4), 0)
    names = [level if levels.count(level) == 1 else f"{level} {at}" for at, level in enumerate(levels, 1)]
    whole = {**json.loads(played.record(levels=list(levels)).write()), "players": names}
    file = folder / f"{game}.saloon.json"
    file.write_text(json.dumps({**whole, **changes}), encoding="utf-8")
    return file


def lines_of(room: BackRoom) -> list[str]:
    """What the question on top says."""
    assert isinstance(room.top, Dialog | SeatChoice)
    return list(room.top.lines)


def test_playing_on_is_a_new_game_and_the_record_stays(room: BackRoom) -> None:
    replay = open_replay(room, "blasting-billy")
    moves = replay.theatre.record.moves
    replay.go_to(12)
    room.press("p")
    assert lines_of(room) == [
        words.PLAY_ON_ASK.format(number=12),
        "Ann and Bo play.",
        words.KNOWN_COMING,
    ]
    answer(room, words.YES)
    table = table_of(room)
    assert table.match.record().moves[:12] == moves[:12]
    assert table.match.practice
    playing = room.store.matches.in_play().result(10)
    assert len(playing) == 1
    assert len(room.store.matches.history().result(10)) == 7


def test_a_record_that_stops_is_gone_on_with_for_the_count(room: BackRoom, tmp_path: Path) -> None:
    match = play(Series("blast", ("random", "random"), 1, 4), 0).record()
    record = replace(match, moves=match.moves[:20], players=("Ann", "Bo"), more={})
    save_record(record, tmp_path / "stopped.saloon.json")
    replay = from_file(room, tmp_path / "stopped.saloon.json")
    room.press("END")
    room.press("p")
    assert lines_of(room) == [words.PLAY_ON_ASK.format(number=20), "Ann and Bo play."]
    answer(room, words.YES)
    assert replay not in room.stage.scenes
    assert not table_of(room).match.practice


def test_who_saw_all_cards_plays_on_for_practice(room: BackRoom) -> None:
    replay = open_replay(room, "blasting-billy")
    replay.go_to(12)
    replay.look(len(replay.lookers) - 1)
    room.press("p")
    assert lines_of(room)[-1] == words.KNOWN_HANDS
    answer(room, words.YES)
    assert table_of(room).match.practice


# ------------------------------------------------------------------ games of computers alone
def test_in_a_game_of_computers_one_takes_a_seat_and_the_others_stay(room: BackRoom, tmp_path: Path) -> None:
    replay = from_file(room, simulated(tmp_path, "blasting-billy", "easy", "random", "easy"))
    replay.go_to(12)
    room.press("p")
    choice = room.top
    assert isinstance(choice, SeatChoice)
    assert lines_of(room) == [words.PLAY_ON_ASK.format(number=12), words.SEATS, words.KNOWN_COMING]
    assert [(row.title, row.end) for row in choice.rows.rows] == [
        ("easy 1", "easy"),
        ("random", "at random"),
        ("easy 3", "easy"),
    ]
    room.press("DOWN")
    room.press("RETURN")
    room.settle()
    match = table_of(room).match
    assert match.sitters == (Sitter("easy 1", "easy"), Sitter(words.NEWCOMER), Sitter("easy 3", "easy"))
    assert match.practice
    assert match.record().moves[:12] == replay.theatre.record.moves[:12]


def test_who_plays_alone_here_is_who_sits_down(room: BackRoom, tmp_path: Path) -> None:
    rosa = next(person for person in room.store.people if person.name == "Rosa")
    room.store.keep_setup(SHELF, {"person": rosa.id})
    from_file(room, simulated(tmp_path, "blast", "easy", "normal", players=["Rosa", "normal"]))
    room.press("p")
    choice = room.top
    assert isinstance(choice, SeatChoice)
    room.click(choice.rows.rect.move(0, choice.rows.row_px // 2).midtop)
    room.settle()
    assert table_of(room).match.sitters == (Sitter("Rosa", None, rosa.id), Sitter("normal", "normal"))


def test_a_seat_can_be_left_free(room: BackRoom, tmp_path: Path) -> None:
    replay = from_file(room, simulated(tmp_path, "crazy-bullets", "easy", "easy"))
    for leave in ("ESCAPE", "click beside", "button"):
        room.press("p")
        choice = room.top
        assert isinstance(choice, SeatChoice)
        if leave == "ESCAPE":
            room.press("ESCAPE")
        else:
            room.click((3, 3) if leave == "click beside" else choice.shut)
        room.frames(2)
        assert room.top is replay
    assert room.store.matches.in_play().result(10) == ()


def test_on_the_street_the_others_stay_computers_too(room: BackRoom, tmp_path: Path) -> None:
    replay = from_file(room, simulated(tmp_path, "crazy-bullets", "easy", "hard", "easy"))
    replay.go_to(9)
    room.press("p")
    room.press("RETURN")
    room.settle()
    door = room.top
    assert isinstance(door, Joining)
    assert door.kept is not None
    assert [sitter.level for sitter in door.kept.match.sitters] == [None, "hard", "easy"]
    assert len(door.chairs.waiting) == 1


def test_alone_at_the_solitaire_one_plays_without_a_choice(room: BackRoom, tmp_path: Path) -> None:
    replay = from_file(room, simulated(tmp_path, "bullets-and-bombs", "easy"))
    replay.go_to(9)
    room.press("p")
    assert lines_of(room) == [words.PLAY_ON_ASK.format(number=9), "You play.", words.KNOWN_COMING]
    answer(room, words.YES)
    assert table_of(room).match.sitters == (GUEST,)


def test_a_game_played_on_from_its_beginning_has_the_same_cards(room: BackRoom, tmp_path: Path) -> None:
    replay = from_file(room, simulated(tmp_path, "blast", "easy", "easy"))
    room.press("p")
    assert lines_of(room)[0] == words.PLAY_ON_ASK.format(number=2)
    room.press("RETURN")
    room.settle()
    assert table_of(room).match.record().moves[:2] == replay.theatre.record.moves[:2]


@pytest.mark.parametrize("size", [(1280, 720), (800, 600), *TINY])
def test_the_choice_of_a_seat_fits_every_window(
    size: tuple[int, int], tmp_path: Path, evenings: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = BackRoom(tmp_path, evenings, size)
    from_file(room, simulated(tmp_path, "bluffing-billionaires", *["hard"] * 6))
    room.press("p")
    room.frames(2)
    choice = room.top
    assert isinstance(choice, SeatChoice)
    assert not inside(room, choice.panel.widgets)
    assert not overlapping(choice.panel.widgets)
    room.close()
    assert room.caught == []


@pytest.mark.parametrize(
    ("sitters", "names"),
    [
        ((Sitter("easy", "easy"), Sitter("easy", "easy"), Sitter("Easy", "easy")), ["easy", "easy 2", "Easy 3"]),
        ((Sitter("Ann", "hard"), Sitter("Ann")), ["Ann 2", "Ann"]),
        ((Sitter("Ann"), Sitter("Ann", None, 7), Sitter("Bo")), ["Ann 2", "Ann", "Bo"]),
        ((Sitter("W" * 16, "hard"), Sitter("W" * 16, "hard")), ["W" * 16, "W" * 14 + " 2"]),
        ((Sitter("Bo 2", "easy"), Sitter("Bo"), Sitter("Bo", "easy")), ["Bo 2", "Bo", "Bo 3"]),
    ],
)
def test_nobody_at_a_table_is_called_like_another(sitters: tuple[Sitter, ...], names: list[str]) -> None:
    assert [sitter.name for sitter in distinct(sitters)] == names
    assert [replace(sitter, name="") for sitter in distinct(sitters)] == [replace(each, name="") for each in sitters]


@pytest.mark.parametrize(
    ("sitters", "said"),
    [
        ((Sitter("Ann"), Sitter("Bo"), Sitter("Cy")), "Ann, Bo and Cy play."),
        ((Sitter("Doc", "easy"), Sitter("Ann")), "Ann plays against Doc (easy)."),
        ((Sitter("A"), Sitter("D", "random"), Sitter("{x}", "easy")), "A plays against D (at random) and {x} (easy)."),
        ((Sitter("Ann"), Sitter("Bo"), Sitter("Doc", "hard")), "Ann and Bo play against Doc (hard)."),
        ((GUEST,), "You play."),
    ],
)  # fmt: skip
def test_who_plays_on_is_said(sitters: tuple[Sitter, ...], said: str) -> None:
    assert company_line(sitters) == said


# ------------------------------------------------------------------ what files claim
def test_a_result_that_the_moves_do_not_lead_to_is_told(room: BackRoom, tmp_path: Path) -> None:
    from_file(room, simulated(tmp_path, "blast", "easy", "easy", result={"winners": [], "scores": [99, 98]}))
    assert room.toasts() == [words.CONTRADICTED]
    room.stage.toasts.clear()
    room.press("ESCAPE")
    from_file(room, simulated(tmp_path, "blast", "easy", "easy"))
    assert room.toasts() == []


@pytest.mark.parametrize("size", [(1280, 720), (640, 480)])
def test_names_without_end_break_no_screen(size: tuple[int, int], tmp_path: Path, evenings: Path) -> None:
    room = BackRoom(tmp_path, evenings, size)
    file = simulated(tmp_path, "blasting-billy", *["easy"] * 4, players=["W" * 100_000, "M" * 99, "\u202eAnn", ""])
    replay = from_file(room, file)
    names = replay.theatre.record.players
    assert names == ("W" * 16, "M" * 16, "Ann", "Player 4")
    for at in range(len(replay.lookers)):
        replay.look(at)
        replay.go_to(20 + at)
        room.frames(2)
    assert not inside(room, replay.panel.widgets)
    room.close()
    assert room.caught == []


@pytest.mark.parametrize("size", [(1280, 720), (800, 600), (640, 480)])
@pytest.mark.parametrize("longest", ["random", "W" * 16])
def test_whose_eyes_look_is_never_cut(
    size: tuple[int, int], longest: str, tmp_path: Path, evenings: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = BackRoom(tmp_path, evenings, size)
    players = ["easy 1", longest, "easy 2", "normal"]
    cut: list[str] = []

    def fit(said: str, role: Role, px: int, wide: int, least: int = LEAST_TEXT) -> tuple[str, int]:
        found = fitted(said, role, px, wide, least)
        if found[0] != said:
            cut.append(said)
        return found

    fitted = text.fit
    monkeypatch.setattr(text, "fit", fit)
    replay = from_file(room, simulated(tmp_path, "blasting-billy", "easy", "easy", "easy", "easy", players=players))
    for at in range(len(replay.lookers)):
        replay.look(at)
        room.frames(2)
    assert replay.eyes.shown != replay.eyes_list.shown
    named = [] if longest == "random" else [longest]  # that name is too long for a table's plates
    assert not ({*replay.eyes.labels} & {*cut}).difference(named)
    assert not [said for said in cut if said.startswith("The box: ")]
    room.close()


def test_the_end_can_not_be_played_on(room: BackRoom) -> None:
    replay = open_replay(room, "blasting-billy")
    room.press("END")
    room.press("p")
    assert room.top is replay
    assert room.toasts()


def test_nobody_thinks_in_a_replay(room: BackRoom) -> None:
    replay = open_replay(room, "blast")
    assert "normal" in [sitter.level for sitter in replay.sitters]
    projector = replay.projector
    assert isinstance(projector, Projector)
    for ply in range(0, replay.theatre.length, 9):
        replay.go_to(ply)
        room.frames(3)
        assert projector.table.computers.due == ()


def test_a_replay_leaves_nothing_that_listens(room: BackRoom) -> None:
    room.lay(History(room.house))
    before = len(room.settings.listeners)
    for _ in range(3):
        room.pick(room.match_of("blasting-billy"))
        room.press("RETURN")
        room.settle()
        room.press("ESCAPE")
        room.settle()
    assert len(room.settings.listeners) == before


# ------------------------------------------------------------------ files
def saved(room: BackRoom, folder: Path) -> Path:
    match = next(match for match in room.store.matches.history().result(10) if match.game == "blasting-billy")
    return room.store.matches.save(match.id, folder).result(10)


def test_a_record_that_is_dropped_on_the_window_is_shown(room: BackRoom, tmp_path: Path) -> None:
    file = saved(room, tmp_path / "documents")
    room.post(pygame.DROPFILE, file=str(file))
    room.settle()
    assert room.replay.theatre.over
    assert "from a file" in room.replay.line
    room.press("ESCAPE")
    assert room.top is room.menu


def test_records_are_picked_from_a_list(room: BackRoom, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "documents"
    monkeypatch.setattr("game.scenes.replay.opening.records_folder", lambda: folder)
    room.lay(History(room.house))
    room.key(pygame.K_o, pygame.KSCAN_O, pygame.KMOD_CTRL)
    assert room.top is not room.stage.scenes[1]
    room.press("ESCAPE")
    saved(room, folder)
    pick_record(room.stage, room.house)
    room.frames(2)
    room.press("RETURN")
    room.settle()
    assert room.replay.theatre.over


@pytest.mark.parametrize("name", sorted(hostile()))
def test_a_hostile_file_is_one_sentence(room: BackRoom, tmp_path: Path, name: str) -> None:
    file = tmp_path / "x.saloon.json"
    file.write_bytes(hostile()[name])
    room.post(pygame.DROPFILE, file=str(file))
    room.settle()
    assert room.top is room.menu
    assert room.toasts() == [words.NOT_READ]


# ------------------------------------------------------------------ windows
@pytest.mark.parametrize("text_size", [1.0, 1.5])
@pytest.mark.parametrize("size", SIZES)
def test_every_size_has_room(tmp_path: Path, evenings: Path, size: tuple[int, int], text_size: float) -> None:
    room = BackRoom(tmp_path, evenings, size)
    room.settings.change("text_size", text_size)
    replay = open_replay(room, "blasting-billy")
    replay.go_to(20)
    room.frames(3)
    for opened in (False, True) if replay.plan.small else (False,):
        replay.moves_open = opened
        replay.resized(size)
        room.frames(2)
        widgets = [widget for widget in replay.panel.widgets if widget.shown]
        assert inside(room, widgets) == []
        assert overlapping(widgets) == []
    room.close()
    assert room.caught == []


@pytest.mark.parametrize("size", [(800, 600), (420, 600), (1280, 720)])
@pytest.mark.parametrize("moves", [False, True])
def test_its_key_plays_on_in_every_window(room: BackRoom, size: tuple[int, int], moves: bool) -> None:
    replay = open_replay(room, "bullets-and-bombs")
    room.resize(size)
    if replay.plan.small and moves:
        replay._turn_moves()
    replay.go_to(6)
    if size != (420, 600):
        assert [replay.on.shown, replay.branch.shown].count(True) == 1
    room.press("p")
    answer(room, words.YES)
    assert isinstance(room.top, Table)
    assert room.top.match.length == 6


def test_a_small_window_has_a_button_to_play_on(room: BackRoom) -> None:
    replay = open_replay(room, "bullets-and-bombs")
    room.resize((800, 600))
    replay.go_to(6)
    room.click(replay.branch)
    answer(room, words.YES)
    assert isinstance(room.top, Table)


@pytest.mark.parametrize("size", TINY)
def test_tiny_windows_do_no_harm(room: BackRoom, size: tuple[int, int]) -> None:
    replay = open_replay(room, "bullets-and-bombs")
    room.resize(size)
    for name in ("RIGHT", "SPACE", "v", "END", "LEFT"):
        room.press(name)
        room.frames(3)
    replay._turn_moves()
    room.frames(2)
