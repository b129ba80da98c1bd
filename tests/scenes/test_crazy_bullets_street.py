"""The live street by posted events: duels, fouls, dead heats, void cards, pads, whole games, mashing."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from game.match.judge import Card, Decided, TooSoon, Voided
from game.rules import GAMES
from game.rules.crazy_bullets.phase import Phase
from game.rules.record import read, replay
from game.scenes.crazy_bullets.after import After
from game.scenes.crazy_bullets.street import Street
from game.scenes.pause import Pause
from game.scenes.words import crazy_bullets as words
from game.stage import text
from tests.match.court import ACROSS_RIGHT, ALL, LEFT, LEFT_ACROSS, LEFT_RIGHT, NONE, NONE_TOO
from tests.scenes.noon import Noon, party
from tests.scenes.saloon import SIZES, TINY, Saloon

SMALL = (400, 300)


def noon(saloon: Saloon, players: int = 4, tops: tuple[str, ...] = (), first: int = 0, **more: object) -> Noon:
    return Noon(saloon, saloon.house, party(players, **more), tops, first)


def decided(day: Noon) -> Decided:
    return next(call for call in day.calls if isinstance(call, Decided))


# ---------------------------------------------------------------- one card
def test_the_first_key_wins_and_all_see_by_how_much(saloon: Saloon) -> None:
    day = noon(saloon, 4, (LEFT_RIGHT, "", "", ""))
    face = day.face(0)
    assert day.street.show.face == LEFT_RIGHT
    day.go(face + 312 - day.clock.now)
    day.slap(3)
    day.go(41)
    day.slap(1)
    day.go(300)
    told = day.street.show.told
    assert told is not None
    assert day.moves() == ["0:reveal", "3:slap @312"]
    assert told.burst == 312
    assert told.notes[3] == words.FIRST_BY.format(ms=41)
    assert told.notes[1] == words.TIME.format(ms=353)
    assert told.lit == {3}
    assert {"flip", "slap", "shot"} <= set(saloon.sound.played)


def test_nothing_tells_of_a_duel_before_it_is_settled(saloon: Saloon) -> None:
    pictures = []
    for card in (LEFT_RIGHT, LEFT):
        day = noon(saloon, 4, (card, "", "", ""))
        day.face(0)
        day.go(500)
        assert day.street.show.told is None
        day.street.show.face = NONE
        day.street.stand.art.shelf.clear()
        pictures.append(saloon.picture())
        saloon.stage.pop(day.street)
    assert pictures[0] == pictures[1]


def test_a_foul_says_why_and_who_goes_on(saloon: Saloon) -> None:
    day = noon(saloon, 3, ("", "R-RRY", ""), first=1)
    face = day.face(1)
    day.go(face + 402 - day.clock.now)
    day.slap(0)
    day.go(100)
    told = day.street.show.told
    assert told is not None
    assert told.title == words.FOUL
    assert told.sub == words.SLAPPED_AFTER.format(name="Bo", ms=402)
    assert [line.bold for line in told.lines] == ["Only one red bullet", "Bo", "Doc"]
    assert told.bad == {0}
    assert told.lit == {2}
    assert "foul" in saloon.sound.played
    day.face(2)
    assert day.street.show.told is None


@pytest.mark.parametrize("grown", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("size", SIZES[:3], ids=str)
def test_large_words_of_a_foul_keep_off_one_another(
    saloon: Saloon, size: tuple[int, int], grown: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    saloon.settings.change("text_size", grown)
    saloon.resize(size)
    day = noon(saloon, 3, ("", "R-RRY", ""), first=1)
    day.go(day.face(1) + 402 - day.clock.now)
    written: dict[str, pygame.Rect] = {}
    write = text.write

    def note(surface: pygame.Surface, said: str, *given: object, **more: object) -> pygame.Rect:
        written[said] = write(surface, said, *given, **more)
        return written[said]

    monkeypatch.setattr(text, "write", note)
    day.slap(0)
    day.go(300)
    title, line = written[words.FOUL], written[words.SLAPPED_AFTER.format(name="Bo", ms=402)]
    assert title.bottom - title.h // 6 <= line.top + line.h // 6  # no letter is as high as its line


def test_a_dead_heat_is_shown_as_one_and_keys_dont_wait_for_the_coin(saloon: Saloon) -> None:
    day = noon(saloon, 2, (LEFT_ACROSS, ""))
    face = day.face(0)
    day.go(face + 346 - day.clock.now)
    day.slap(0)
    day.clock.now += 5
    day.slap(1)
    day.go(60)
    told = day.street.show.told
    assert told is not None
    assert told.title == words.HEAT
    assert told.burst == 5
    assert told.coin == decided(day).winner.seat
    assert not day.street.show.landed(day.clock.now)
    day.go(120)
    day.press(decided(day).winner.seat)
    assert day.card is Card.TURNED


def test_the_revealer_chooses_by_an_arrow_or_a_click(saloon: Saloon) -> None:
    for way in ("arrow", "click"):
        day = noon(saloon, 4, (LEFT_RIGHT, "", "", ""))
        face = day.face(0)
        day.go(face + 300 - day.clock.now)
        day.slap(2)
        day.go(50)
        assert day.phase is Phase.CHOICE
        if way == "arrow":
            day.event(pygame.KEYDOWN, key=0, scancode=pygame.KSCAN_UP, mod=0, unicode="")
            assert day.phase is Phase.CHOICE
            day.event(pygame.KEYDOWN, key=0, scancode=pygame.KSCAN_RIGHT, mod=0, unicode="")
        else:
            plan = day.street.stand.plan
            saloon.click(plan.rect(plan.plate_box(day.people.seats[3].side)))
        assert day.moves()[-1] == "0:choose 3"
        assert day.street.show.told is not None
        assert day.street.show.told.lit == {3}
        saloon.stage.pop(day.street)


def test_a_false_start_bars_where_the_house_says_so(saloon: Saloon) -> None:
    day = noon(saloon, 4, (LEFT_RIGHT, "", "", ""), false_start="foul")
    day.press(0)
    day.go(day.street.live.judge.due - 10 - day.clock.now)
    day.slap(1)
    assert any(isinstance(call, TooSoon) for call in day.calls)
    assert day.street.show.barred == {1}
    day.until_live()
    day.go(300)
    day.slap(1)
    day.slap(3)
    day.go(50)
    assert day.moves() == ["1:early", "0:reveal", day.moves()[-1]]
    assert day.moves()[-1].startswith("3:slap")


def test_who_goes_on_is_said_after_a_while_only(saloon: Saloon) -> None:
    day = noon(saloon, 4, (LEFT, "", "", ""))
    day.face(0)
    day.go(2000, 40)
    assert day.street.bars(day.clock.now).right == words.ONE_KEY
    day.go(4000, 40)
    assert day.street.bars(day.clock.now).right == words.BULLET_HIT.format(colour="red", name="Lupe")


# ---------------------------------------------------------------- void
@pytest.mark.rule("bullets-31")
def test_a_lost_focus_turns_the_card_down_and_counts(saloon: Saloon) -> None:
    day = noon(saloon, 4, (LEFT_RIGHT, "", "", ""))
    face = day.face(0)
    day.go(face + 200 - day.clock.now)
    day.slap(1)
    day.event(pygame.WINDOWFOCUSLOST)
    assert any(isinstance(call, Voided) for call in day.calls)
    assert day.street.show.face == ""
    day.go(5000)
    assert day.card is Card.VOID
    day.event(pygame.WINDOWFOCUSGAINED)
    seen = set()
    for _ in range(60):
        day.go(40)
        seen.add(day.street.show.count)
    assert {3, 2, 1} <= seen
    day.until_live()
    assert day.street.show.face == LEFT_RIGHT
    day.slap(3)
    day.go(50)
    assert [move.split(" ")[0] for move in day.moves()] == ["0:reveal", "3:slap"]


@pytest.mark.rule("bullets-31")
def test_a_loop_that_stood_still_voids_before_its_presses_are_read(saloon: Saloon) -> None:
    day = noon(saloon, 4, (LEFT_RIGHT, "", "", ""))
    day.face(0)
    day.go(200)
    day.clock.now += 400
    day.slap(3)
    assert day.card is Card.VOID
    assert day.moves() == ["0:reveal"]


@pytest.mark.rule("bullets-31")
def test_a_moved_window_voids(saloon: Saloon) -> None:
    day = noon(saloon, 4, (LEFT_RIGHT, "", "", ""))
    day.face(0)
    day.event(pygame.WINDOWMOVED, x=3, y=4)
    assert day.card is Card.VOID


def test_time_out_stops_everything_and_the_card_comes_again(saloon: Saloon) -> None:
    day = noon(saloon, 4, (LEFT_RIGHT, "", "", ""))
    day.face(0)
    saloon.press("ESCAPE")
    assert isinstance(saloon.top, Pause)
    day.go(3000, 50)
    assert day.card is Card.VOID
    saloon.press("ESCAPE")
    assert saloon.top is day.street
    day.until_live()
    assert day.street.show.face == LEFT_RIGHT


def test_mashing_keys_in_a_count_changes_nothing(saloon: Saloon) -> None:
    day = noon(saloon, 4, (LEFT_RIGHT, "", "", ""), false_start="foul")
    day.face(0)
    day.event(pygame.WINDOWFOCUSLOST)
    day.event(pygame.WINDOWFOCUSGAINED)
    before = day.moves(), day.street.live.judge.due, day.street.show.barred
    rng = Random(2)
    while day.street.show.count != 1:
        day.press(rng.randrange(4))
        day.go(15)
    assert (day.moves(), day.street.live.judge.due, day.street.show.barred) == before


# ---------------------------------------------------------------- slow motion, handicap
def test_slow_motion_shows_the_face_before_it_counts_and_is_practice(saloon: Saloon) -> None:
    day = noon(saloon, 4, (LEFT_RIGHT, "", "", ""), dim=1000)
    assert day.match.practice
    day.press(0)
    while day.card is not Card.DIM:
        day.go(10)
    assert day.street.show.dim
    assert day.street.show.face == LEFT_RIGHT
    day.slap(1)
    day.until_live()
    assert not day.street.show.dim
    assert day.moves() == ["0:reveal"]


def test_a_handicap_is_shown_with_the_time(saloon: Saloon) -> None:
    day = noon(saloon, 4, (LEFT_RIGHT, "", "", ""), handicaps={1: 60})
    face = day.face(0)
    day.go(face + 300 - day.clock.now)
    day.slap(1)
    day.go(30)
    day.slap(3)
    day.go(200)
    told = day.street.show.told
    assert told is not None
    assert decided(day).winner.seat == 3
    assert told.notes[1] == "300 + 60 ms"


# ---------------------------------------------------------------- pads
def test_any_button_of_a_pad_counts_and_a_pulled_pad_stops_the_game(saloon: Saloon) -> None:
    day = noon(saloon, 4, (LEFT_RIGHT, "", "", ""), pads={0: 5, 3: 9})
    day.pad(5, 2)
    face = day.until_live()
    day.go(face + 300 - day.clock.now)
    day.pad(9, 7)
    day.go(50)
    assert day.moves() == ["0:reveal", "3:slap @300"]
    day.event(pygame.JOYDEVICEREMOVED, instance_id=9)
    assert isinstance(saloon.top, Pause)


def test_with_two_players_a_pad_turns_with_the_shoulder_or_the_cross(saloon: Saloon) -> None:
    day = noon(saloon, 2, (LEFT_ACROSS, ""), pads={0: 5, 1: 9})
    day.pad(5, 0)
    assert day.card is Card.REST
    day.event(pygame.JOYHATMOTION, hat=0, value=(0, 1), instance_id=5, joy=0)
    day.event(pygame.JOYHATMOTION, hat=0, value=(0, 0), instance_id=5, joy=0)
    day.until_live()
    day.go(200)
    day.pad(9, 3)
    day.go(50)
    assert day.moves()[-1].startswith("1:slap")
    day.go(500)
    day.pad(9, 4)
    assert day.card is Card.TURNED


def test_pads_come_and_go_in_any_order(saloon: Saloon) -> None:
    rng = Random(4)
    day = noon(saloon, 4, (), pads={0: 1, 1: 2, 2: 3, 3: 4})
    for _ in range(60):
        kind = rng.choice((pygame.JOYDEVICEADDED, pygame.JOYDEVICEREMOVED, pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP))
        fields = {
            "device_index": rng.randrange(5),
            "instance_id": rng.randrange(6),
            "button": rng.randrange(9),
            "joy": 0,
        }
        day.event(kind, **fields)
        day.go(20)
    saloon.stage.back_to_first()


# ---------------------------------------------------------------- whole games
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("computers", [0, 1, 9])
def test_whole_games_by_events_and_computer_players(saloon: Saloon, players: int, computers: int) -> None:
    saloon.resize(SMALL)
    levels = {player: "hard" for player in range(players) if player >= players - computers}
    day = noon(saloon, players, (), levels=levels)
    for _ in range(3000):
        if day.match.over:
            break
        day.step()
    assert day.match.over
    record = read(day.match.record().write(), GAMES)
    assert replay(record).illegal is None
    assert any(" @" in move for move in record.moves)
    assert day.street.series.winner is not None
    day.go(1500, 50)
    saloon.press("RETURN")
    assert isinstance(saloon.top, After)


def test_a_second_game_in_the_same_run_accepts_all_keys(saloon: Saloon) -> None:
    day = noon(saloon, 4, (LEFT_RIGHT, "", "", ""), goal=3)
    for stack in day.match.state.stacks:
        del stack[:-2]
    face = day.face(0)
    for player in (1, 3):
        day.down(player)  # never let go
    day.go(face + 400 - day.clock.now)
    while not day.match.over:
        day.up(1)
        day.up(3)
        day.step()
    winner = day.street.series.wins.index(1)
    day.go(1200)
    for player in range(4):
        day.press(player)
    assert len(day.street.series.matches) == 2
    assert day.match.first == 1
    assert day.street.series.wins[winner] == 1
    day.go(100)
    day.press(1)
    assert day.card is Card.TURNED
    face = day.until_live()
    day.go(300)
    assert day.phase in (Phase.DUEL, Phase.OPEN)


def test_a_game_goes_on_a_second_after_its_last_card_at_the_earliest(saloon: Saloon) -> None:
    day = noon(saloon, 4, (NONE, "", "", ""), goal=3)
    for stack in day.match.state.stacks:
        del stack[:-1]
    day.face(0)
    assert day.match.over
    for _ in range(15):
        for player in range(4):
            day.press(player)
        day.go(50)
    assert len(day.street.series.matches) == 1
    day.go(600)
    day.press(1)
    assert len(day.street.series.matches) == 2


@pytest.mark.parametrize("seed", range(6))
def test_random_streams_of_keys_never_break_the_rules(saloon: Saloon, seed: int) -> None:
    saloon.resize(SMALL)
    rng = Random(seed)
    players = rng.choice((2, 3, 4))
    options = {"false_start": rng.choice(("ignore", "foul")), "reveal_delay": rng.choice(("random", "none"))}
    day = noon(saloon, players, (), **options)
    for _ in range(400):
        player = rng.randrange(players)
        which = rng.randrange(len(day.people.seats[player].keys))
        (day.down if rng.random() < 0.6 else day.up)(player, which)
        if rng.random() < 0.01:
            day.event(rng.choice((pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED, pygame.WINDOWMOVED)), x=1, y=1)
        if rng.random() < 0.05:
            day.event(
                pygame.KEYDOWN, key=0, scancode=rng.choice((pygame.KSCAN_LEFT, pygame.KSCAN_UP)), mod=0, unicode=""
            )
        day.go(rng.choice((0, 3, 8, 20, 45, 400)), 40)
    assert replay(day.match.record()).illegal is None


# ---------------------------------------------------------------- sizes, pictures
@pytest.mark.parametrize(
    ("size", "text_size"), [*((size, 1.0) for size in (*SIZES, *TINY)), ((1280, 720), 1.5), ((800, 600), 1.5)]
)
def test_every_state_can_be_drawn_at_every_size(saloon: Saloon, size: tuple[int, int], text_size: float) -> None:
    saloon.settings.change("text_size", text_size)
    saloon.resize(size)
    day = noon(saloon, 3, (f"{ALL} {NONE}", "", ""), false_start="foul")
    day.press(0)
    day.go(100)
    face = day.until_live()
    day.go(face + 320 - day.clock.now)
    for player in day.match.view(None).facts.duellists:
        day.slap(player)
    day.go(1200, 50)
    day.event(pygame.WINDOWFOCUSLOST)
    day.go(50)
    saloon.resize((size[0] + 40, size[1] + 10))
    day.go(200, 50)
    assert day.street.stand.steady


def test_reduced_motion_shows_everything_at_once(saloon: Saloon) -> None:
    saloon.settings.change("reduced_motion", True)
    day = noon(saloon, 2, (LEFT_ACROSS, ""))
    day.face(0)
    day.slap(0)
    day.clock.now += 2
    day.slap(1)
    day.go(30)
    assert day.street.show.landed(day.clock.now)
    assert not day.street.show.moving(day.clock.now)


def test_nothing_is_drawn_while_a_card_waits_for_a_slap(saloon: Saloon) -> None:
    day = noon(saloon, 4, (LEFT_RIGHT, "", "", ""))
    day.face(0)
    day.go(500)
    before = saloon.loop.frames_drawn
    day.go(1000)
    assert saloon.loop.frames_drawn == before
    assert day.street.waiting_for_reflex


def test_the_face_counts_from_the_frame_that_shows_it(saloon: Saloon) -> None:
    day = noon(saloon, 4, (ACROSS_RIGHT, "", "", ""))
    day.press(0)
    due = day.street.live.judge.due
    while day.card is Card.TURNED:
        day.go(7, 7)
    assert due <= day.street.live.judge.face_at < due + 8


def test_a_slow_keeper_delays_no_slap(saloon: Saloon) -> None:
    day = noon(saloon, 4, (f"{LEFT_RIGHT} {NONE_TOO}", "", "", ""))
    handed: list[int] = []
    keep = saloon.house.store.matches
    assert keep is not None
    day.match.keep_by(lambda change: handed.append(len(change.moves)) or _never())
    day.face(0)
    day.go(300)
    day.slap(1)
    day.go(30)
    assert day.moves()[-1].startswith("1:slap")
    assert len(handed) == 2


def _never():
    from concurrent.futures import Future

    return Future()


def test_a_new_match_and_the_way_back_are_in_the_pause(saloon: Saloon) -> None:
    day = noon(saloon, 4)
    saloon.press("ESCAPE")
    pause = saloon.top
    assert isinstance(pause, Pause)
    assert [entry.label for entry in pause.entries][:2] == [words.RESEAT, "Start over …"]
    saloon.click(pause.buttons[1])
    assert day.street not in saloon.stage.scenes
    assert not isinstance(saloon.top, Street)
