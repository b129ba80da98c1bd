"""Secret votes: nothing on the screen tells what was voted until all are in; a vote is final."""

from __future__ import annotations

from itertools import product

import pygame
import pytest

from game.scenes.curtain import Curtain
from game.scenes.votes import Answer, Aside, Ballot, Claim, Front, Voter, Votes
from game.scenes.votes.ballot import in_order
from game.stage.faces import Face
from game.stage.scene import Scene
from tests.stage.room import Room

FOLDER = "cards/bluffing-billionaires"
SIGNS = {"B": "blue", "O": "orange", "G": "green", "R": "red", "P": "pink", "Y": "yellow"}
SIZES = [(800, 600), (1280, 720), (1920, 1080), (3840, 2160), (320, 200), (600, 900)]
THUMBS = tuple(
    Answer(word, ("tables", "bluffing-billionaires", f"thumb-{way}-{{sign}}.svg"))
    for word, way in (("Bluff!", "down"), ("Approve", "up"))
)
PLACES = (
    ("Ann", "B", "QW"),
    ("Bo", "O", "BN"),
    ("Dex", "R", "OP"),
    ("Maria-Antonietta", "G", "XC"),
    ("Finn", "Y", "TY"),
)


def front(deck: str) -> Front:
    back = f"{FOLDER}/back-{SIGNS[deck]}.svg"
    won = Face(back, f"{FOLDER}/{SIGNS[deck]}-4.svg", "4", symbol=f"{FOLDER}/symbol-{SIGNS[deck]}.svg")
    return Front(5, 3, Face(back), (won, won))


def scan(letter: str) -> int:
    return int(vars(pygame)[f"KSCAN_{letter}"])


def voters(count: int) -> list[Voter]:
    return [
        Voter(seat, name, deck, (scan(keys[0]), scan(keys[1])), (keys[0], keys[1]), front(deck))
        for seat, (name, deck, keys) in enumerate(PLACES[:count])
    ]


class Evening:
    """A vote in a room."""

    def __init__(self, count: int = 3, size: tuple[int, int] = (1280, 720), **more: object) -> None:
        self.room = Room(size)
        self.heard: list[tuple[int, int]] = []
        self.shown = self.menus = 0
        claim = Claim("Lulu", "P", "computer player", "I’m the richest!", front("P"))
        ballot = Ballot("Bluffing Billionaires", "Turn 17", "Powers on", "Is Lulu bluffing?", THUMBS, claim)
        more.setdefault("on_menu", self._menu)
        self.votes = Votes(ballot, voters(count), lambda *vote: self.heard.append(vote), self._shown, **more)
        self.room.stage.push(Scene())
        self.room.stage.push(self.votes)
        self.room.frames(30)

    def _shown(self) -> None:
        self.shown += 1

    def _menu(self) -> None:
        self.menus += 1

    def type(self, letter: str) -> None:
        self.room.key(ord(letter.lower()), scan(letter))

    def close(self) -> None:
        assert self.room.caught == []
        self.room.close()


@pytest.fixture
def evening() -> Evening:
    made = Evening()
    yield made
    made.close()


# ---------------------------------------------------------------- secrecy
@pytest.mark.parametrize("size", [(1280, 720), (800, 600)])
def test_frames_and_sounds_are_alike_whatever_is_voted(size: tuple[int, int]) -> None:
    films = []
    for choices in product((0, 1), repeat=3):
        evening = Evening(size=size)
        evening.room.pad(5)  # Somebody used a pad before: tags show its buttons.
        film = [evening.room.picture()]
        for choice, (_, _, keys) in zip(choices, PLACES, strict=False):
            evening.room.post(pygame.KEYDOWN, key=ord(keys[choice].lower()), scancode=scan(keys[choice]), mod=0)
            for _ in range(14):
                film.append(evening.room.picture())
                evening.room.frames(1)
            evening.room.post(pygame.KEYUP, key=ord(keys[choice].lower()), scancode=scan(keys[choice]), mod=0)
            film.append(evening.room.picture())
        films.append((film, tuple(evening.room.sound.played), evening.room.window.title, evening.shown))
        assert evening.heard == [(seat, choice) for seat, choice in enumerate(choices)]
        evening.close()
    assert all(film == films[0] for film in films[1:])


def test_keys_that_steer_the_table_are_asleep(evening: Evening) -> None:
    for letter in ("O", "P"):  # P would peek.
        evening.type(letter)
    assert evening.heard == [(2, 0)]
    assert not evening.room.stage.input.ring
    evening.type("M")
    assert evening.room.settings.muted


def test_a_key_that_is_also_mute_only_votes() -> None:
    evening = Evening()
    evening.votes.voters[0] = Voter(0, "Ann", "B", (scan("M"), scan("W")), ("M", "W"), front("B"))
    evening.type("M")
    assert evening.heard == [(0, 0)]
    assert not evening.room.settings.muted
    evening.close()


def test_the_caps_do_not_learn_their_names_from_a_vote(evening: Evening) -> None:
    before = evening.room.picture()
    evening.room.key(pygame.K_a, scan("W"))
    evening.votes.in_since.clear()
    evening.votes.resized(evening.room.stage.units.size)
    assert evening.room.picture() == before


# ---------------------------------------------------------------- voting
def test_a_vote_is_final(evening: Evening) -> None:
    for letter in "QWQQ":
        evening.type(letter)
    assert evening.heard == [(0, 0)]


def test_presses_count_only_after_a_moment() -> None:
    evening = Evening()
    evening.votes._age = 0.0
    evening.type("Q")
    assert evening.heard == []
    evening.room.frames(30)
    evening.type("Q")
    assert evening.heard == [(0, 0)]
    evening.close()


def test_foreign_keys_and_clicks_vote_nothing(evening: Evening) -> None:
    for letter in "ASDFGXCTY":
        evening.type(letter)
    evening.room.click(evening.votes.board.stations[0].center)
    assert evening.heard == []
    assert evening.room.stage.toasts.up


def test_two_at_the_same_moment_both_count(evening: Evening) -> None:
    for letter in "QO":
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=ord(letter.lower()), scancode=scan(letter), mod=0))
    evening.room.frames(1)
    assert evening.heard == [(0, 0), (2, 0)]


def test_stations_stand_as_the_keys_lie() -> None:
    assert [voter.name for voter in in_order(voters(5))] == ["Ann", "Maria-Antonietta", "Finn", "Bo", "Dex"]
    odd = Voter(9, "Pad", "P", (pygame.KSCAN_KP_5, pygame.KSCAN_UP), ("5", "↑"), front("P"))
    assert in_order([odd, *voters(2)])[-1] is odd


def test_all_thumbs_slam_together_once_all_are_known(evening: Evening) -> None:
    for letter in "QBO":
        evening.type(letter)
    evening.room.frames(60)
    assert not evening.votes.open
    sealed = evening.room.picture()
    evening.room.sound.played.clear()
    evening.votes.reveal({0: 0, 1: 0, 2: 0})
    evening.room.frames(5)
    assert evening.votes.open
    assert evening.room.sound.played == ["snap"]
    assert evening.room.picture() != sealed
    assert evening.shown == 0
    shakes = []
    for _ in range(20):
        evening.room.frames(1)
        shakes.append(evening.votes.particles.shake() != (0, 0))
    assert any(shakes), "the table shakes as they hit it"
    evening.room.frames(100)
    assert evening.shown == 1


def test_the_last_envelope_is_seen_before_all_open(evening: Evening) -> None:
    evening.votes.reveal({0: 0, 1: 0, 2: 0})
    evening.room.frames(60)
    assert not evening.votes.open
    for letter in "QBO":
        evening.type(letter)
    assert not evening.votes.open
    evening.room.frames(40)
    assert evening.votes.open


@pytest.mark.parametrize("how", ["click", "enter", "pad"])
def test_a_press_hurries_open_votes(evening: Evening, how: str) -> None:
    for letter in "QBO":
        evening.type(letter)
    evening.votes.reveal({0: 0, 1: 0, 2: 0})
    evening.room.frames(50)
    match how:
        case "click":
            evening.room.click((640, 300))
        case "enter":
            evening.room.press("RETURN")
        case _:
            evening.room.pad(0)
    assert evening.shown == 1


def test_computer_players_vote_at_the_same_moment() -> None:
    asides = [Aside(4, "Doc", "Y", True), Aside(3, "Hank", "G", False)]
    evening = Evening(asides=asides)
    before = [evening.votes._aside(aside)[1] for aside in asides]
    for letter in "QBO":
        evening.type(letter)
    after = [evening.votes._aside(aside)[1] for aside in asides]
    assert (before, after) == (["votes too", "no card, no vote"], ["voted", "no card, no vote"])
    evening.votes.reveal({0: 0, 1: 1, 2: 0, 4: 1})
    evening.room.frames(40)
    answer = evening.votes._aside(asides[0])[2]
    assert answer is THUMBS[1]
    evening.close()


def test_escape_and_pad_open_the_menu(evening: Evening) -> None:
    evening.room.press("ESCAPE")
    evening.room.pad(7)
    evening.room.click(evening.votes.menu)
    assert evening.menus == 3


# ---------------------------------------------------------------- one person
@pytest.mark.parametrize("how", ["key", "mouse", "keyboard", "pad"])
@pytest.mark.parametrize("choice", [0, 1])
def test_one_person_has_buttons_and_keys(how: str, choice: int) -> None:
    evening = Evening(1, opens=False)
    room, button = evening.room, evening.votes.panel.widgets[3 + choice]
    match how:
        case "key":
            evening.type("QW"[choice])
        case "mouse":
            room.click(button)
        case "keyboard":
            evening.votes.panel.set_focus(button)
            room.press("RETURN")
        case _:
            evening.votes.panel.set_focus(button)
            room.pad(0)
    assert evening.heard == [(0, choice)]
    assert evening.shown == 0
    room.frames(60)
    assert evening.shown == 1
    evening.close()


def test_a_question_takes_the_same_time_and_looks_alike_with_both_answers() -> None:
    films = []
    for letter in "QW":
        evening = Evening(1, opens=False)
        evening.type(letter)
        film = []
        while not evening.shown:
            film.append(evening.room.picture())
            evening.room.frames(1)
        films.append(film)
        evening.close()
    assert films[0] == films[1]


# ---------------------------------------------------------------- one by one
def test_votes_go_round_by_the_curtain(evening: Evening) -> None:
    room = evening.room
    room.click(evening.votes.stuck)
    for seat, choice in ((0, 1), (1, 0), (2, 1)):
        curtain = room.stage.top
        assert isinstance(curtain, Curtain)
        assert curtain.called.name == PLACES[seat][0]
        evening.type("Q")
        evening.type("O")
        room.frames(40)
        room.press("SPACE")
        room.frames(60)
        assert room.stage.top is evening.votes
        assert len(evening.heard) == seat
        room.click(evening.votes.panel.widgets[3 + choice])
    assert evening.heard == [(0, 1), (1, 0), (2, 1)]
    assert evening.votes.all_in


def test_while_the_curtain_falls_nothing_tells_which_button_it_was() -> None:
    films = []
    for choice in (0, 1):
        evening = Evening()
        evening.room.click(evening.votes.stuck)
        evening.room.frames(40)
        evening.room.press("SPACE")
        evening.room.frames(60)
        evening.room.click(evening.votes.panel.widgets[3 + choice])
        film = []
        for _ in range(40):
            film.append(evening.room.picture())
            evening.room.frames(1)
        films.append(film)
        assert evening.room.stage.pointer == evening.room.stage.bounds.center
        evening.close()
    assert films[0] == films[1]


def test_others_keys_sleep_while_one_has_the_screen(evening: Evening) -> None:
    evening.room.click(evening.votes.stuck)
    evening.room.frames(40)
    evening.room.press("SPACE")
    evening.room.frames(60)
    evening.type("O")
    assert evening.heard == []
    evening.type("W")
    assert evening.heard == [(0, 1)]


def test_it_can_go_back_to_the_keys(evening: Evening) -> None:
    evening.room.click(evening.votes.stuck)
    evening.room.frames(40)
    evening.room.press("SPACE")
    evening.room.frames(60)
    evening.room.click(evening.votes.stuck)
    assert len(evening.votes.board.stations) == 3
    evening.type("O")
    assert evening.heard == [(2, 0)]


def test_only_those_who_have_not_voted_are_called(evening: Evening) -> None:
    evening.type("Q")
    evening.room.click(evening.votes.stuck)
    assert evening.room.stage.top.called.name == "Bo"


# ---------------------------------------------------------------- every window
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [1, 2, 5])
def test_every_window_and_number_of_voters(count: int, size: tuple[int, int]) -> None:
    evening = Evening(count, size, asides=[Aside(5, "WWWWWWWWWWWWWWWW", "P", True)])
    for large in (1.0, 1.5):
        evening.room.settings.change("text_size", large)
        evening.room.frames(12)
        board, bounds = evening.votes.board, evening.room.stage.bounds
        assert all(bounds.contains(station) for station in board.stations)
        assert all(not a.colliderect(b) for a in board.stations for b in board.stations if a is not b)
        assert bounds.contains(board.menu)
        assert not any(station.colliderect(board.stuck) for station in board.stations)
        assert not any(station.colliderect(board.question) for station in board.stations)
    for _, _, keys in PLACES[:count]:
        evening.type(keys[0])
    evening.votes.reveal(dict.fromkeys(range(6), 0))
    evening.room.frames(160)
    assert evening.shown == 1
    evening.close()


def test_reduced_motion_moves_nothing(evening: Evening) -> None:
    evening.room.settings.change("reduced_motion", True)
    evening.type("Q")
    pictures = set()
    for _ in range(20):
        pictures.add(evening.room.picture())
        evening.room.frames(1)
    assert len(pictures) == 1
