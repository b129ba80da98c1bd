"""The set-up of the three games: who sits down, by mouse, keys and pad, in every window."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest
from pygame import Rect

from game.rules import GAMES
from game.scenes import ENTRIES
from game.scenes.house import House
from game.scenes.rulebook import Rulebook
from game.scenes.setup import Seating, Setup
from game.scenes.setup.guide import GUIDES, house_rule
from game.scenes.table.table import Table
from game.scenes.words import setup as words
from game.stage.scene import Scene
from game.stage.widgets import Choice, Field, KeyCap, Toggle, Widget
from game.store import Person, Store
from tests.stage.room import Room

BILLY, BLUFF, BLAST = "blasting-billy", "bluffing-billionaires", "blast"
SIZES = [(800, 600), (1024, 768), (1280, 720), (1920, 1080), (3840, 2160), (320, 200), (600, 900), (2560, 1080)]


class Evening:
    """A set-up in a room, and what it started."""

    def __init__(self, game: str = BLUFF, size: tuple[int, int] = (1280, 720), house: House | None = None) -> None:
        self.room = Room(size)
        self.house = house or House(Store(None).wait())
        self.started: list[Seating] = []
        self.table = Scene()
        self.room.stage.push(Scene())
        self.setup = Setup(self.house, game, self._start)
        self.room.stage.push(self.setup)
        self.room.frames(1)

    def _start(self, seating: Seating) -> Scene:
        self.started.append(seating)
        return self.table

    def widget(self, at: int, role: str) -> Widget:
        return self.setup.places[at].widgets[role]

    def field(self, at: int) -> Field:
        found = self.widget(at, "name")
        assert isinstance(found, Field)
        return found

    def click(self, at: int, role: str) -> None:
        widget = self.widget(at, role)
        self.room.click(widget)

    def pick(self, at: int, role: str, cell: int) -> None:
        """A click on one segment of a choice."""
        widget = self.widget(at, role)
        assert isinstance(widget, Choice)
        box = widget.seen
        self.room.click((box.x + box.w * (2 * cell + 1) // (2 * len(widget.labels)), box.centery))

    @property
    def kept(self) -> dict[str, object]:
        return self.house.store.setups[self.setup.desk.game.id]


def people(*names: str) -> House:
    house = House(Store(None).wait())
    keys = ((20, 26), (27, 6), (5, 17), (18, 19), (23, 28), (14, 15))
    house.store.keep_people([Person(name, at % 5 + 1, keys[at]) for at, name in enumerate(names)])
    return house


@pytest.fixture
def made() -> Iterator[list[Evening]]:
    evenings: list[Evening] = []
    yield evenings
    for evening in evenings:
        assert evening.room.caught == []
        evening.room.close()


@pytest.fixture
def evening(made: list[Evening]) -> Evening:
    made.append(Evening(house=people("Ann", "Bo", "Rosa")))
    return made[-1]


# ---------------------------------------------------------------- start
@pytest.mark.parametrize("game", [BILLY, BLUFF, BLAST])
@pytest.mark.parametrize("how", ["enter", "mouse", "pad"])
def test_start_is_one_press_away(made: list[Evening], game: str, how: str) -> None:
    made.append(Evening(game))
    evening = made[0]
    match how:
        case "enter":
            evening.room.press("RETURN")
        case "mouse":
            evening.room.click(evening.setup.begin)
        case _:
            evening.room.pad(0)
    (seating,) = evening.started
    assert evening.room.stage.top is evening.table
    assert seating.game == game
    assert len(seating.sitters) == GUIDES[game].first
    assert [sitter.level for sitter in seating.sitters] == [None] + ["normal"] * (len(seating.sitters) - 1)


@pytest.mark.parametrize("game", [BILLY, BLUFF, BLAST])
def test_what_is_started_can_be_played(made: list[Evening], game: str) -> None:
    made.append(Evening(game))
    made[0].room.press("RETURN")
    (seating,) = made[0].started
    state = GAMES[game].start(len(seating.sitters), seating.options)
    assert state.result is None


def test_the_seating_has_looks_decks_and_keys(evening: Evening) -> None:
    evening.click(4, "person")
    evening.room.press("RETURN")
    (seating,) = evening.started
    assert seating.looks == ("B", "O", "G", "R", "P")
    assert seating.options == {"powers": "on", "decks": ("B", "O", "G", "R", "P")}
    assert seating.people == (0, 4)
    assert seating.keys == ((20, 26), (0, 0), (0, 0), (0, 0), (27, 6))
    assert seating.sitters[0].name == "Ann"
    assert seating.sitters[4].name == "Bo"


def test_it_opens_as_it_was_last_used(made: list[Evening], evening: Evening) -> None:
    evening.click(4, "computer")
    evening.pick(1, "level", 2)
    evening.room.click(evening.setup.rules.controls["powers"])
    evening.click(0, "right")
    before = evening.setup.desk.draft
    made.append(Evening(house=evening.house))
    assert made[1].setup.desk.draft == before
    made[1].room.press("RETURN")
    (seating,) = made[1].started
    assert seating.options["powers"] == "off"
    assert seating.sitters[1].level == "hard"
    assert seating.looks == ("Y", "O", "G", "R", "P")


@pytest.mark.parametrize(
    "kept",
    [
        {},
        {"seats": 7, "options": "x"},
        {"seats": [None] * 9},
        {"seats": [{"name": 3}, {"name": "A", "level": "king"}], "options": {"powers": 5}},
        {"seats": [{"name": "A", "level": None, "look": ["B"], "keys": "QW"}, {"name": "B", "level": "easy"}] * 8},
        {"seats": [{"name": "x" * 60, "level": None, "look": "B", "keys": [-1, 9e9]}, {"name": "", "level": None}]},
    ],
)
@pytest.mark.parametrize("game", [BILLY, BLUFF, BLAST])
def test_nonsense_that_was_kept_does_no_harm(made: list[Evening], game: str, kept: dict[str, object]) -> None:
    house = House(Store(None).wait())
    house.store.keep_setup(game, kept)
    made.append(Evening(game, house=house))
    desk = made[0].setup.desk
    assert len(desk.draft.seats) >= 2
    looks = [seat.look for seat in desk.draft.seats]
    assert len(set(looks)) == len(looks)
    assert set(looks) <= set(GUIDES[game].looks)
    assert all(len(seat.name) <= 16 for seat in desk.draft.seats)
    keys = [key for seat in desk.draft.seats if seat.level is None for key in seat.keys]
    assert len(set(keys)) == len(keys)
    assert all(keys)


# ---------------------------------------------------------------- seats
def test_seats_are_filled_and_emptied_within_the_rules(made: list[Evening]) -> None:
    for game in (BILLY, BLUFF):
        made.append(Evening(game))
        evening = made[-1]
        most = len(evening.setup.places)
        assert most == GAMES[game].seats[-1]
        for at in range(GUIDES[game].first, most):
            evening.click(at, "computer")
        assert len(evening.setup.desk.draft.seats) == most
        for at in range(most - 1, 1, -1):
            evening.click(at, "cross")
        assert len(evening.setup.desk.draft.seats) == 2
        assert "cross" not in evening.setup.places[0].widgets
        names = [seat.name for seat in evening.setup.desk.draft.seats]
        assert len(set(names)) == len(names)


def test_blast_has_two_seats_that_cannot_be_emptied(made: list[Evening]) -> None:
    made.append(Evening(BLAST))
    assert len(made[0].setup.places) == 2
    assert all("cross" not in parts.widgets for parts in made[0].setup.places)


def test_an_emptied_seat_keeps_its_column(evening: Evening) -> None:
    evening.click(1, "cross")
    assert evening.setup.desk.seat(1) is None
    assert evening.setup.desk.seat(2) is not None
    evening.room.press("RETURN")
    assert evening.started[0].looks == ("B", "G", "R")


def test_person_and_computer_change_places_and_come_back(evening: Evening) -> None:
    evening.pick(0, "kind", 1)
    seat = evening.setup.desk.seat(0)
    assert seat is not None
    assert seat.level == "normal"
    evening.pick(0, "level", 0)
    evening.pick(0, "kind", 0)
    back = evening.setup.desk.seat(0)
    assert back is not None
    assert (back.name, back.level) == ("Ann", None)
    evening.pick(0, "kind", 1)
    again = evening.setup.desk.seat(0)
    assert again is not None
    assert again.level == "easy"


def test_arrows_skip_taken_billionaires_and_swap_when_all_sit(evening: Evening) -> None:
    evening.click(0, "right")
    assert evening.setup.desk.draft.seats[0].look == "P"
    evening.click(0, "left")
    assert evening.setup.desk.draft.seats[0].look == "B"
    for at in (4, 5):
        evening.click(at, "computer")
    evening.click(0, "right")
    assert [seat.look for seat in evening.setup.desk.draft.seats] == ["O", "B", "G", "R", "P", "Y"]


def test_everybody_changes_by_keyboard(evening: Evening) -> None:
    evening.room.press("TAB")
    for _ in range(8):
        evening.room.press("TAB")
        if evening.setup.panel.focus is evening.widget(0, "kind"):
            break
    assert evening.setup.panel.focus is evening.widget(0, "kind")
    evening.room.press("RIGHT")
    assert evening.setup.desk.draft.seats[0].level == "normal"
    assert evening.setup.panel.focus is evening.widget(0, "kind")


def test_everybody_changes_by_pad(evening: Evening) -> None:
    evening.setup.panel.set_focus(evening.widget(0, "kind"))
    evening.room.hat(1, 0)
    assert evening.setup.desk.draft.seats[0].level == "normal"
    evening.room.hat(0, -1)
    assert evening.setup.panel.focus is evening.widget(0, "level")
    evening.room.pad(1)
    assert evening.room.stage.top is not evening.setup


# ---------------------------------------------------------------- names
def test_writing_a_name_then_enter_twice_starts(evening: Evening) -> None:
    room = evening.room
    room.click((evening.widget(0, "name").rect.x + 10, evening.widget(0, "name").rect.centery))
    for _ in range(3):
        room.press("BACKSPACE")
    room.write("Ильинична")
    room.press("RETURN")
    assert evening.started == []
    assert evening.setup.panel.focus is evening.setup.begin
    room.press("RETURN")
    assert evening.started[0].sitters[0].name == "Ильинична"
    assert [person.name for person in evening.house.store.people] == ["Ann", "Bo", "Rosa", "Ильинична"]


def test_at_most_sixteen_letters_and_at_most_six_are_remembered(made: list[Evening]) -> None:
    house = people("Ann", "Bo", "Cy", "Di", "Ed", "Flo")
    made.append(Evening(house=house))
    evening = made[0]
    evening.click(0, "name")
    evening.room.write("x" * 30)
    assert len(evening.field(0).words) == 16
    evening.room.press("RETURN")
    evening.room.press("RETURN")
    assert len(house.store.people) == 6


@pytest.mark.parametrize("size", [(1920, 1080), (800, 600)])
def test_a_name_twice_says_why_and_start_is_dim(made: list[Evening], size: tuple[int, int]) -> None:
    made.append(Evening(size=size, house=people("Ann", "Bo")))
    evening = made[0]
    evening.setup.panel.set_focus(evening.field(1))
    evening.field(1).start()
    for _ in range(20):
        evening.room.press("BACKSPACE")
    assert evening.field(1).error == words.NO_NAME
    assert not evening.setup.begin.enabled
    evening.room.write("ann ")
    assert evening.field(1).error == words.TWICE.format(name="ann")
    evening.room.press("RETURN")
    evening.room.click(evening.setup.begin)
    evening.room.press("RETURN")
    assert evening.started == []
    assert evening.room.stage.toasts.up[0].sub == words.TWICE_WHY.format(name="ann")
    evening.field(1).start()
    evening.room.write("the second")
    assert evening.field(1).error == ""
    assert evening.setup.begin.enabled


@pytest.mark.parametrize("how", ["mouse", "keys", "pad"])
def test_remembered_people_are_a_list_below_the_name(evening: Evening, how: str) -> None:
    room = evening.room
    evening.click(0, "names")
    assert room.stage.top is not evening.setup
    sheet = room.stage.top
    match how:
        case "mouse":
            room.click(sheet.rows.row_rect(1))
        case "keys":
            room.press("DOWN")
            room.press("RETURN")
        case _:
            room.hat(0, -1)
            room.pad(0)
    seat = evening.setup.desk.seat(0)
    assert seat is not None
    assert (seat.name, seat.keys) == ("Rosa", (5, 17))
    assert room.stage.top is evening.setup


def test_the_list_closes_by_a_press_beside_it_escape_and_resizing(evening: Evening) -> None:
    room = evening.room
    for close in (lambda: room.click((900, 600)), lambda: room.press("ESCAPE")):
        evening.click(0, "names")
        close()
        assert room.stage.top is evening.setup
    evening.click(0, "names")
    room.window.size = (1000, 800)
    room.frames(2)
    assert room.stage.top is evening.setup


def test_somebody_else_starts_with_an_empty_name(evening: Evening) -> None:
    evening.click(0, "names")
    sheet = evening.room.stage.top
    evening.room.click(sheet.rows.row_rect(2))
    assert evening.field(0).typing
    evening.room.write("Zoe")
    assert evening.setup.desk.draft.seats[0].name == "Zoe"


def test_known_names_are_buttons_where_nobody_votes(made: list[Evening]) -> None:
    made.append(Evening(BILLY, house=people("Ann", "Bo", "Rosa")))
    evening = made[0]
    evening.click(0, "known-1")
    assert evening.setup.desk.draft.seats[0].name == "Rosa"


def test_remembered_people_bring_their_hat_if_it_is_free(made: list[Evening]) -> None:
    made.append(Evening(BILLY, house=people("Ann", "Bo", "Cy", "Dot")))
    evening = made[0]
    assert [seat.look for seat in evening.setup.desk.draft.seats] == ["1", "2", "3"]
    evening.setup.desk.seat_known(0, evening.house.store.people[3])
    assert evening.setup.desk.draft.seats[0].look == "4"
    evening.setup.desk.seat_known(0, evening.house.store.people[1])
    assert evening.setup.desk.draft.seats[0].look == "4"


# ---------------------------------------------------------------- keys
def test_a_key_is_given_and_kept_for_the_person(evening: Evening) -> None:
    evening.click(0, "key-0")
    cap = evening.widget(0, "key-0")
    assert isinstance(cap, KeyCap)
    assert cap.listening
    evening.room.press("g")
    assert evening.setup.desk.draft.seats[0].keys == (pygame.KSCAN_G, pygame.KSCAN_W)
    assert evening.house.store.people[0].keys == (pygame.KSCAN_G, pygame.KSCAN_W)
    shown = evening.widget(0, "key-0")
    assert isinstance(shown, KeyCap)
    assert shown.label == "G"


def test_escape_leaves_the_key_as_it_was(evening: Evening) -> None:
    evening.click(0, "key-0")
    evening.room.press("ESCAPE")
    assert evening.setup.desk.draft.seats[0].keys == (pygame.KSCAN_Q, pygame.KSCAN_W)
    assert evening.room.stage.top is evening.setup


@pytest.mark.parametrize("key", ["RETURN", "TAB", "F5", "UP"])
def test_what_steers_the_screens_is_refused(evening: Evening, key: str) -> None:
    evening.click(0, "key-0")
    evening.room.press(key)
    assert evening.setup.desk.draft.seats[0].keys == (pygame.KSCAN_Q, pygame.KSCAN_W)
    assert evening.room.stage.toasts.up


@pytest.mark.parametrize("swap", [True, False])
def test_a_taken_key_asks_and_swaps(evening: Evening, swap: bool) -> None:
    evening.click(4, "person")
    evening.click(4, "key-1")
    evening.room.press("q")
    dialog = evening.room.stage.top
    assert dialog is not evening.setup
    assert "Ann" in dialog.lines[0]
    if swap:
        evening.room.press("RIGHT")
    evening.room.press("RETURN")
    kept = [evening.setup.desk.draft.places[at].keys for at in (0, 4)]
    q, w, x, c = pygame.KSCAN_Q, pygame.KSCAN_W, pygame.KSCAN_X, pygame.KSCAN_C
    assert kept == ([(c, w), (x, q)] if swap else [(q, w), (x, c)])


def test_keys_that_were_changed_in_the_options_are_taken_over(evening: Evening) -> None:
    evening.room.press("o")
    first, *others = evening.house.store.people
    evening.house.store.keep_people([Person(first.name, first.hat, (pygame.KSCAN_1, pygame.KSCAN_2)), *others])
    evening.room.press("ESCAPE")
    assert evening.setup.desk.draft.seats[0].keys == (pygame.KSCAN_1, pygame.KSCAN_2)
    cap = evening.widget(0, "key-0")
    assert isinstance(cap, KeyCap)
    assert cap.label == "1"


def test_six_people_have_twelve_keys_from_the_start(made: list[Evening]) -> None:
    made.append(Evening())
    evening = made[0]
    for at in range(1, 4):
        evening.pick(at, "kind", 0)
    for at in (4, 5):
        evening.click(at, "person")
    labels = [evening.widget(at, f"key-{key}").label for at in range(6) for key in (0, 1)]
    assert "".join(labels) == "QWXCBNOPTYKL"


# ---------------------------------------------------------------- house rules
@pytest.mark.parametrize("game", [BILLY, BLUFF, BLAST])
def test_every_house_rule_has_words_and_can_be_changed_and_put_back(made: list[Evening], game: str) -> None:
    made.append(Evening(game))
    evening = made[0]
    rules = evening.setup.rules
    assert not rules.default.enabled
    for rule in evening.setup.desk.rules:
        assert set(house_rule(rule.name).values) == set(rule.values)
        control = rules.controls[rule.name]
        if isinstance(control, Toggle):
            evening.room.click((control.seen.x + 8, control.seen.centery))
        else:
            evening.room.click((control.seen.right - 8, control.seen.centery))
        assert evening.setup.desk.draft.options[rule.name] != rule.default
    assert evening.kept["options"] == evening.setup.desk.draft.options
    evening.room.click(rules.default)
    assert evening.setup.desk.default
    assert not rules.default.enabled


def test_house_rules_are_a_sheet_in_small_windows(made: list[Evening]) -> None:
    made.append(Evening(size=(800, 600)))
    evening = made[0]
    evening.room.click(evening.setup.house_rules)
    sheet = evening.room.stage.top
    assert sheet is not evening.setup
    evening.room.click(sheet.rules.controls["powers"])
    assert evening.setup.desk.draft.options["powers"] == "off"
    evening.room.press("ESCAPE")
    assert evening.room.stage.top is evening.setup


def test_every_look_that_can_be_chosen_has_a_name_and_its_drawings() -> None:
    from game.stage.assets import asset

    for guide in GUIDES.values():
        for look in guide.looks.values():
            for parts in (look.portrait.drawing, look.portrait.badge, look.symbol, *look.thumbs):
                assert not parts or asset(*parts).is_file()
            assert bool(look.name) == guide.chooses
        assert set(words.LINES) == set(GUIDES)


def test_rules_are_offered_where_there_is_a_rulebook(made: list[Evening]) -> None:
    made.append(Evening())
    evening, opened = made[0], []
    assert not evening.setup.read.shown
    assert not evening.setup.rules.read.shown
    setup = Setup(evening.house, BLUFF, lambda seating: evening.table, opened.append)
    evening.room.stage.push(setup)
    evening.room.frames(1)
    evening.room.click(setup.read)
    evening.room.click(setup.rules.read)
    evening.room.press("F1")
    assert opened == [evening.room.stage] * 3


@pytest.mark.parametrize("game", [BILLY, BLUFF, BLAST])
@pytest.mark.parametrize("by_book", [False, True])
def test_a_newcomer_finds_the_guided_round_where_people_sit_down(game: str, by_book: bool) -> None:
    room, house = Room((1280, 720)), House(Store(None).wait())
    entry = next(entry for entry in ENTRIES if entry.game == game)
    assert entry.make is not None
    room.stage.push(Scene())
    setup = entry.make(house)
    assert isinstance(setup, Setup)
    room.stage.push(setup)
    room.frames(1)
    if by_book:
        room.press("F1")
        book = room.stage.top
        assert isinstance(book, Rulebook)
        room.click(book.lesson)
    else:
        room.click(setup.lesson)
    table = room.stage.top
    assert isinstance(table, Table)
    assert table.match.practice
    assert setup not in room.stage.scenes  # Who leaves the lesson is back in the saloon.


def test_options_lie_over_it_and_nothing_is_lost(evening: Evening) -> None:
    evening.room.press("o")
    assert evening.room.stage.top is not evening.setup
    evening.room.press("ESCAPE")
    assert evening.room.stage.top is evening.setup
    evening.room.press("RETURN")
    assert evening.started


# ---------------------------------------------------------------- every window
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", [BILLY, BLUFF, BLAST])
def test_everything_can_be_reached_in_every_window(made: list[Evening], game: str, size: tuple[int, int]) -> None:
    made.append(Evening(game, size, people("Maria-Antonietta", "WWWWWWWWWWWWWWWW", "李小龙")))
    evening = made[0]
    for large in (1.0, 1.5):
        evening.room.settings.change("text_size", large)
        evening.room.frames(2)
        bounds = evening.room.stage.bounds
        assert bounds.contains(evening.setup.begin.rect)
        assert bounds.contains(evening.setup.back.rect)
        _nothing_overlaps(evening)
    for at in range(GUIDES[game].first, len(evening.setup.places)):
        evening.setup.panel.set_focus(evening.widget(at, "person"))
        evening.room.stage.input.ring = True
        evening.room.press("RETURN")
    assert len(evening.setup.desk.draft.seats) == len(evening.setup.places)
    evening.room.frames(2)
    _nothing_overlaps(evening)
    evening.room.click(evening.setup.begin)
    assert len(evening.started) == 1


def _nothing_overlaps(evening: Evening) -> None:
    """No two things to press lie on one another; the list arrow lies in its field, the cross on the card's corner."""
    for parts in evening.setup.places:
        shown = {role: widget.rect for role, widget in parts.widgets.items() if widget.shown and widget.rect.w}
        inside = {role: rect for role, rect in shown.items() if role not in ("names", "cross", "face")}
        pairs = [(a, b) for a in inside for b in inside if a < b]
        assert [pair for pair in pairs if inside[pair[0]].colliderect(inside[pair[1]])] == []
        if "names" in shown:
            assert shown["name"].contains(shown["names"])
        assert all(rect.w > 5 and rect.h > 5 for rect in shown.values())
    boxes: list[Rect] = [card.box for card in evening.setup.cards]
    assert all(evening.room.stage.bounds.contains(box) for box in boxes)
    assert all(not a.colliderect(b) for a in boxes for b in boxes if a is not b)


def test_resizing_in_the_middle_of_writing_keeps_the_name(evening: Evening) -> None:
    evening.click(1, "name")
    evening.room.write("x")
    for size in ((800, 600), (320, 200), (1920, 1080)):
        evening.room.window.size = size
        evening.room.frames(12)
    assert evening.setup.desk.draft.seats[1].name == "Docx"
    assert evening.field(1).words == "Docx"
