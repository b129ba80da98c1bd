"""Taking seats: any key, pads, computer players, the keyboard check, the match."""

from __future__ import annotations

import itertools
import math
from random import Random

import pygame
import pytest

from game.scenes.crazy_bullets.plan import Plan
from game.scenes.crazy_bullets.quiet import QuietStreet
from game.scenes.crazy_bullets.sides import CLOCKWISE, Side
from game.scenes.crazy_bullets.street import Street
from game.scenes.joining import Joining
from game.scenes.joining.chairs import Chair, Chairs, may_be_taken, neighbour
from game.scenes.joining.check import Check, Finding
from game.scenes.joining.keyboard import HAT, KEY, PITCH, hat_places
from game.scenes.joining.measures import ACT, PLATE, across, act_of, plate_of, stepper_box, table_of
from game.scenes.setup.desk import SetupDesk
from game.scenes.words import joining as words
from game.scenes.words.seats import COMPUTERS
from game.stage.text import width
from game.stage.theme import Role
from game.stage.units import Units
from game.store import Person
from tests.scenes.noon import Clock
from tests.scenes.saloon import SIZES, TINY, Saloon, overlapping

Q, P, B, Y, SPACE = pygame.KSCAN_Q, pygame.KSCAN_P, pygame.KSCAN_B, pygame.KSCAN_Y, pygame.KSCAN_SPACE


# ---------------------------------------------------------------- chairs
def test_seats_are_taken_so_that_two_sit_across() -> None:
    chairs = Chairs()
    assert [chairs.take_key(key) for key in (B, Q, Y, P, SPACE)] == [Side.BOTTOM, Side.TOP, Side.LEFT, Side.RIGHT, None]
    assert chairs.names == ["Player 1", "Player 2", "Player 3", "Player 4"]


@pytest.mark.rule("bullets-30")
def test_with_two_each_has_a_key_to_turn_on_the_left_and_one_to_slap_on_the_right() -> None:
    chairs = Chairs()
    chairs.take_key(pygame.KSCAN_A)
    assert chairs.keys_of(Side.BOTTOM) == (pygame.KSCAN_A,)
    chairs.take_key(P)
    assert chairs.keys_of(Side.BOTTOM) == (pygame.KSCAN_A, pygame.KSCAN_S)
    assert chairs.keys_of(Side.TOP) == (P, pygame.KSCAN_LEFTBRACKET)
    chairs.take_key(Y)
    assert chairs.keys_of(Side.BOTTOM) == (pygame.KSCAN_A,)


@pytest.mark.parametrize(("one", "two"), [(Q, pygame.KSCAN_W), (pygame.KSCAN_A, pygame.KSCAN_S), (SPACE, P)])
def test_two_players_never_share_a_key(one: int, two: int) -> None:
    chairs = Chairs()
    chairs.take_key(one)
    chairs.take_key(two)
    keys = [*chairs.keys_of(Side.BOTTOM), *chairs.keys_of(Side.TOP)]
    assert len(set(keys)) == 4


def test_a_neighbour_is_free_and_beside() -> None:
    assert neighbour(Q, {Q}) == pygame.KSCAN_W
    assert neighbour(Q, {Q, pygame.KSCAN_W}) not in {Q, pygame.KSCAN_W}
    assert neighbour(pygame.KSCAN_0, {pygame.KSCAN_0}) == pygame.KSCAN_9
    assert may_be_taken(neighbour(SPACE, {SPACE}))


@pytest.mark.parametrize(
    "name", ["LSHIFT", "LALT", "LGUI", "CAPSLOCK", "F10", "ESCAPE", "RETURN", "TAB", "LEFT", "DELETE", "LCTRL"]
)
def test_keys_that_steer_or_stick_are_nobodys(name: str) -> None:
    assert not may_be_taken(vars(pygame)[f"KSCAN_{name}"])


def test_those_who_dont_sit_across_are_moved_when_two_play() -> None:
    chairs = Chairs()
    chairs.take_key(B)
    chairs.take_key(Q)
    chairs.swap(Side.TOP, Side.LEFT)
    party = chairs.party(1, {}, False, 0)
    assert [seat.side for seat in party.seats] == [Side.BOTTOM, Side.TOP]
    assert [seat.keys[0] for seat in party.seats] == [B, Q]


def test_names_go_along_to_another_side() -> None:
    chairs = Chairs()
    chairs.take_key(B)
    chairs.take_key(Q, Person("Ann"))
    chairs.swap(Side.BOTTOM, Side.TOP)
    assert chairs.by_side == {Side.TOP: Chair("Player 1", B), Side.BOTTOM: Chair("Ann", Q)}


def test_people_are_called_as_at_the_other_tables_and_so_are_computer_players(saloon: Saloon) -> None:
    for known in ((), (Person("Rosa", 1, (Q, P)), Person("Tom", 2, (0, 0)))):
        saloon.store.keep_people(known)
        saloon.store.keep_setup("blasting-billy", {})
        desk, chairs = SetupDesk(saloon.house, "blasting-billy"), Chairs()
        called = [desk.draft.seats[0].name]
        for at in (3, 4):
            desk.add(at, person=True)
            seat = desk.seat(at)
            assert seat is not None
            called.append(seat.name)
        for key in (B, Y, SPACE):
            chairs.take_key(key, None, saloon.store.people)
        assert chairs.names == called
    for side in CLOCKWISE:
        chairs.get_up(side)
        chairs.take_computer(side)
    assert set(chairs.names) <= set(COMPUTERS)
    assert len(set(chairs.names)) == 4


def test_a_computer_player_never_has_the_name_of_somebody_who_sits() -> None:
    chairs = Chairs()
    chairs.take_key(B, Person("doc "))
    for side in (Side.TOP, Side.LEFT, Side.RIGHT):
        chairs.take_computer(side)
    assert len({name.strip().casefold() for name in chairs.names}) == 4


def test_who_was_taken_for_somebody_is_called_otherwise_once_they_come(saloon: Saloon) -> None:
    saloon.store.keep_people((Person("Rosa", 1, (Q, P)),))
    joining = Joining(saloon.house, Clock())
    saloon.show_scene(joining)
    press(saloon, B)
    (rosa,) = saloon.store.people
    assert joining.chairs.by_side[Side.BOTTOM] == Chair("Rosa", B, person=rosa.id, guessed=True)
    press(saloon, P)
    assert joining.chairs.by_side[Side.BOTTOM] == Chair("Player 1", B)
    assert joining.chairs.by_side[Side.TOP] == Chair("Rosa", P, Q, person=rosa.id)
    press(saloon, Q)
    press(saloon, Y)
    assert joining.chairs.names == ["Player 1", "Rosa", "Player 2"]


def test_a_pad_is_taken_for_somebody_of_the_house_and_a_written_name_for_nobody(saloon: Saloon) -> None:
    saloon.store.keep_people((Person("Rosa", 1, (Q, P)),))
    joining = Joining(saloon.house, Clock())
    saloon.show_scene(joining)
    saloon.pad(2, 8)
    assert joining.chairs.by_side[Side.BOTTOM].name == "Rosa"
    saloon.click(joining.places[Side.BOTTOM].name)
    saloon.write("Pit")
    saloon.press("RETURN")
    chair = joining.chairs.by_side[Side.BOTTOM]
    assert (chair.name, chair.person, chair.guessed) == ("Pit", None, False)


def key_boxes(names: str) -> list[pygame.Rect]:
    """Where these keys lie on the drawn keyboard, whose first one lies at 0."""
    rows = ("qwertyuiop[", "asdfghjkl;'", "zxcvbnm,./")
    places = [
        (column * PITCH + row * 13, row * PITCH)
        for name in names
        for row, keys in enumerate(rows)
        for column, key in enumerate(keys)
        if key == name
    ]
    return [pygame.Rect(x, y, KEY, KEY) for x, y in places]


@pytest.mark.parametrize("names", ["tgb", "tgbu", "qazw", "asdw", "fghv", "kl;o"])
@pytest.mark.parametrize("lost", [False, True])
def test_no_hat_on_the_keyboard_hides_the_key_of_another(names: str, lost: bool) -> None:
    keys = key_boxes(names)
    hats = hat_places(keys, [lost] * len(keys))
    for key, hat in zip(keys, hats, strict=True):
        assert math.dist(hat, key.center) < KEY + HAT / 2
        assert [other for other in keys if other.inflate(-8, -8).collidepoint(hat)] == []
        hidden = pygame.Rect(hat[0] - HAT + 4, hat[1] - HAT + 4, 2 * HAT - 8, 2 * HAT - 8)
        assert hidden.collidelist(keys) < 0
    assert all(math.dist(one, two) > KEY for one, two in itertools.combinations(hats, 2))


def test_hats_lie_above_their_keys_where_nothing_is() -> None:
    keys = key_boxes("asp")
    assert hat_places(keys, [False] * 3) == [(key.centerx, key.top - HAT) for key in keys]


# ---------------------------------------------------------------- the check
def test_two_keys_need_no_check() -> None:
    check = Check()
    check.press(B, [B, Q], 0)
    assert check.report([B, Q], 5000).finding is Finding.NONE


def test_the_check_passes_when_all_are_down_together_and_stays_passed() -> None:
    check, keys = Check(), [B, Q, P]
    assert check.report(keys, 0).finding is Finding.WAIT
    for at, key in enumerate(keys):
        assert check.report(keys, at).finding in (Finding.WAIT, Finding.SOME)
        check.press(key, keys, at)
    assert check.report(keys, 10).finding is Finding.PASSED
    for key in keys:
        check.release(key, 20)
    assert check.report(keys, 30).finding is Finding.PASSED
    assert check.report([*keys, Y], 30).finding is Finding.WAIT


def test_who_is_missing_is_said_after_a_while() -> None:
    check, keys = Check(), [B, Q, P]
    check.press(B, keys, 0)
    check.press(Q, keys, 100)
    assert check.report(keys, 1500).finding is Finding.SOME
    report = check.report(keys, 1700)
    assert (report.finding, report.missing) == (Finding.LOST, {P})
    check.press(P, keys, 1800)
    assert check.report(keys, 1801).finding is Finding.PASSED


def test_one_who_holds_alone_is_no_failure() -> None:
    check, keys = Check(), [B, Q, P]
    check.press(B, keys, 0)
    assert check.report(keys, 9000).finding is Finding.SOME


def test_a_key_that_nobody_holds_is_a_ghost() -> None:
    check, keys = Check(), [B, Q, P, Y]
    for key in (B, Q, P):
        assert not check.press(key, keys, 0)
    assert check.press(pygame.KSCAN_K, keys, 10)
    assert check.report(keys, 20).finding is Finding.GHOST
    check.again()
    assert check.report(keys, 20).finding is Finding.SOME


# ---------------------------------------------------------------- the screen
@pytest.fixture
def joining(saloon: Saloon) -> Joining:
    scene = Joining(saloon.house, Clock())
    saloon.show_scene(scene)
    return scene


def press(saloon: Saloon, scancode: int, code: int = 0) -> None:
    saloon.key(code, scancode)


def deal(saloon: Saloon) -> None:
    saloon.press("RETURN")


def test_keys_pads_and_computers_sit_down_and_a_game_begins(saloon: Saloon, joining: Joining) -> None:
    press(saloon, B)
    saloon.pad(2, 8)
    saloon.click(joining.places[Side.LEFT].computer)
    joining.rules.false_start.choose(1)
    deal(saloon)
    street = saloon.top
    assert isinstance(street, Street)
    seats = street.party.seats
    assert [seat.side for seat in seats] == [Side.BOTTOM, Side.LEFT, Side.TOP]
    assert [(seat.keys, seat.pad, seat.level) for seat in seats] == [
        ((B,), None, None),
        ((), None, "normal"),
        ((), 8, None),
    ]
    assert street.match.options["false-start"] == "foul"


def test_enter_deals_after_a_click_on_how_many_games(saloon: Saloon, joining: Joining) -> None:
    press(saloon, B)
    press(saloon, Q)
    saloon.click((joining.games.rect.centerx, joining.games.rect.centery))
    assert joining.goal == 3
    saloon.picture()
    assert joining.deal.tag == "Enter"
    deal(saloon)
    street = saloon.top
    assert isinstance(street, Street)
    assert street.party.goal == 3


def test_no_button_names_enter_while_the_ring_is_seen_elsewhere(saloon: Saloon, joining: Joining) -> None:
    press(saloon, B)
    press(saloon, Q)
    joining.panel.set_focus(joining.games)
    saloon.press("RIGHT")
    saloon.picture()
    assert joining.deal.tag == ""
    deal(saloon)
    assert (saloon.top, joining.goal) == (joining, 5)


def test_while_a_name_is_written_no_button_names_a_key(saloon: Saloon, joining: Joining) -> None:
    press(saloon, B)
    press(saloon, Q)
    saloon.click(joining.places[Side.BOTTOM].name)
    saloon.picture()
    assert (joining.deal.tag, joining.house_rules.tag) == ("", "")


def test_alone_nobody_deals(saloon: Saloon, joining: Joining) -> None:
    press(saloon, B)
    assert not joining.deal.enabled
    deal(saloon)
    assert saloon.top is joining


def test_why_nobody_deals_is_not_said_in_the_room_that_one_goes_back_to(saloon: Saloon, joining: Joining) -> None:
    saloon.press("b")
    saloon.click(joining.deal)
    assert [toast.sub for toast in saloon.stage.toasts.up] == [words.ONE_MORE]
    saloon.press("ESCAPE")
    assert saloon.top is not joining
    assert saloon.stage.toasts.up == []


def test_caps_are_labelled_as_printed(saloon: Saloon, joining: Joining) -> None:
    press(saloon, Q, pygame.K_a)  # AZERTY: the key at the place of Q is an A
    assert joining.looks.label(Q) == "A"
    saloon.post(pygame.KEYMAPCHANGED)
    assert joining.looks.label(Q) == "Q"
    press(saloon, Q, pygame.K_a)
    assert joining.looks.label(Q) == "A"
    assert list(joining.chairs.by_side) == [Side.BOTTOM]


def test_people_of_the_house_bring_their_name_and_keys(saloon: Saloon) -> None:
    saloon.store.keep_people([Person("Ann", 1, (Q, pygame.KSCAN_W))])
    joining = Joining(saloon.house, Clock())
    saloon.show_scene(joining)
    press(saloon, pygame.KSCAN_W)
    press(saloon, P)
    assert joining.chairs.by_side[Side.BOTTOM].name == "Ann"
    deal(saloon)
    assert isinstance(saloon.top, Street)
    assert set(saloon.top.party.seats[0].keys) == {Q, pygame.KSCAN_W}


def test_a_fifth_key_finds_no_seat(saloon: Saloon, joining: Joining) -> None:
    for key in (B, Q, Y, P, pygame.KSCAN_G):
        press(saloon, key)
    assert saloon.toasts() == [words.FULL]


def test_delete_frees_the_focused_seat_and_shift_moves_it(saloon: Saloon, joining: Joining) -> None:
    press(saloon, B)
    joining.panel.set_focus(joining.places[Side.BOTTOM].handicap)
    saloon.key(pygame.K_LEFT, pygame.KSCAN_LEFT, pygame.KMOD_SHIFT)
    assert list(joining.chairs.by_side) == [Side.LEFT]
    joining.panel.set_focus(joining.places[Side.LEFT].handicap)
    press(saloon, pygame.KSCAN_DELETE)
    assert joining.chairs.by_side == {}


def test_a_plate_is_dragged_to_another_side(saloon: Saloon, joining: Joining) -> None:
    press(saloon, B)
    plan = joining.stand.plan
    here, there = (plan.rect(plan.plate_box(side)) for side in (Side.BOTTOM, Side.RIGHT))
    spot = (here.x + here.w // 6, here.y + 6)
    saloon.move(spot)
    saloon.down(spot)
    saloon.up(there.center)
    assert list(joining.chairs.by_side) == [Side.RIGHT]


def test_a_click_on_the_cap_asks_for_another_key(saloon: Saloon, joining: Joining) -> None:
    press(saloon, B)
    saloon.click(joining.looks.cap_box(Side.BOTTOM))
    press(saloon, Q)
    assert joining.chairs.by_side[Side.BOTTOM].key == Q
    assert len(joining.chairs.by_side) == 1


def test_a_name_is_written_and_keys_take_no_seat_meanwhile(saloon: Saloon, joining: Joining) -> None:
    press(saloon, B)
    saloon.click(joining.places[Side.BOTTOM].name)
    for _ in range(4):
        saloon.press("BACKSPACE")
    press(saloon, Q)
    saloon.write("Zoë")
    saloon.press("RETURN")
    assert joining.chairs.by_side[Side.BOTTOM].name == "Zoë"
    assert len(joining.chairs.by_side) == 1


def test_a_handicap_goes_along(saloon: Saloon, joining: Joining) -> None:
    press(saloon, B)
    press(saloon, P)
    for _ in range(3):
        joining.places[Side.TOP].handicap.step(1)
    deal(saloon)
    assert isinstance(saloon.top, Street)
    assert saloon.top.party.handicaps == {1: 60}


@pytest.mark.rule("bullets-4")
def test_left_out_colours_are_chosen_as_many_as_players_miss(saloon: Saloon, joining: Joining) -> None:
    press(saloon, B)
    press(saloon, P)
    joining.places_of.colours.pick(1)
    saloon.frames(1)
    assert not joining.deal.enabled
    joining.places_of.colours.pick(4)
    saloon.frames(1)
    deal(saloon)
    assert isinstance(saloon.top, Street)
    assert tuple(saloon.top.match.options["colours"]) == ("Y", "G")


def test_calm_mode_opens_another_street_and_all_is_kept(saloon: Saloon, joining: Joining) -> None:
    press(saloon, B)
    press(saloon, P)
    press(saloon, pygame.KSCAN_F2)
    assert joining.rules.open
    joining.rules.race.choose(1)
    joining.games.choose(1)
    press(saloon, pygame.KSCAN_F2)
    saloon.press("ESCAPE")
    assert not joining.rules.open
    deal(saloon)
    assert isinstance(saloon.top, QuietStreet)
    again = Joining(saloon.house)
    assert again.goal == 3
    assert again.rules.calm


def test_coming_back_the_seats_are_as_they_were_and_all_keys_count(saloon: Saloon, joining: Joining) -> None:
    press(saloon, B)
    press(saloon, P)
    deal(saloon)
    street = saloon.top
    saloon.stage.pop(street)
    assert saloon.top is joining
    assert len(joining.chairs.by_side) == 2
    deal(saloon)
    assert isinstance(saloon.top, Street)
    press(saloon, saloon.top.party.seats[0].keys[0])
    press(saloon, saloon.top.party.seats[1].keys[0])
    assert saloon.top.live.judge.card.value == "turned"


def test_the_warning_offers_another_key(saloon: Saloon, joining: Joining) -> None:
    clock = joining.clock
    assert isinstance(clock, Clock)
    for key in (B, Q, Y):
        press(saloon, key)
    for key in (B, Q):
        saloon.post(pygame.KEYDOWN, key=0, scancode=key, mod=0, unicode="")
    clock.now += 2000
    saloon.frames(2)
    assert joining.new_key.shown
    saloon.click(joining.new_key)
    assert joining.rekey is Side.LEFT
    saloon.post(pygame.KEYUP, key=0, scancode=B, mod=0, unicode="")
    saloon.post(pygame.KEYUP, key=0, scancode=Q, mod=0, unicode="")
    press(saloon, P)
    assert joining.chairs.by_side[Side.LEFT].key == P


def test_a_pad_that_was_pulled_out_keeps_its_seat_and_the_next_takes_it(saloon: Saloon, joining: Joining) -> None:
    saloon.pad(0, 5)
    assert joining.chairs.by_side[Side.BOTTOM].pad == 5
    saloon.post(pygame.JOYDEVICEREMOVED, instance_id=5)
    assert list(joining.chairs.by_side) == [Side.BOTTOM]


def test_pads_in_any_order_and_random_keys_break_nothing(saloon: Saloon, joining: Joining) -> None:
    rng = Random(5)
    for _ in range(150):
        kind = rng.randrange(6)
        match kind:
            case 0:
                saloon.post(pygame.JOYDEVICEADDED, device_index=rng.randrange(4))
            case 1:
                saloon.post(pygame.JOYDEVICEREMOVED, instance_id=rng.randrange(4))
            case 2:
                saloon.pad(rng.choice((2, 3, 8)), rng.randrange(4))
            case 3:
                joining.get_up(rng.choice(CLOCKWISE))
            case _:
                press(saloon, rng.randrange(4, 60))
        if saloon.top is not joining:
            saloon.stage.pop(saloon.top)
            if joining not in saloon.stage.scenes:
                saloon.show_scene(joining)
    assert saloon.caught == []


@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("size", [*SIZES[:3], *TINY])
def test_joining_fits_every_size(saloon: Saloon, joining: Joining, size: tuple[int, int], text: float) -> None:
    saloon.settings.change("text_size", text)
    for key in (B, Q, Y):
        press(saloon, key)
    saloon.resize(size)
    saloon.frames(5)
    if size in SIZES:
        assert overlapping(joining.panel.widgets) == []
        assert all(saloon.stage.bounds.contains(widget.seen) for widget in joining.panel.widgets if widget.shown)
    press(saloon, pygame.KSCAN_F2)
    saloon.frames(2)


@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("size", SIZES[:4])
def test_the_panel_covers_neither_plates_nor_the_keyboard(size: tuple[int, int], text: float) -> None:
    plan = Plan(Units(size, text))
    act = act_of(plan)
    panel = act.rect((0, 0, ACT, act.tall))
    plates = [plate_of(plan, side) for side in CLOCKWISE]
    boxes = [plate.rect((0, 0, PLATE, plate.tall)) for plate in plates]
    keys = table_of(plan).rect((960 - 282, 548 - 109, 563, 218))
    assert not any(panel.colliderect(box) for box in [*boxes, keys])
    assert all(plan.units.bounds.contains(box) for box in [panel, *boxes])
    for plate in plates:
        name, steps = plate.rect((126, 18, 200, 42)), plate.rect(stepper_box(plate.tall))
        assert not name.colliderect(steps)
        assert steps.h >= 22


@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("size", SIZES[:4])
def test_lines_on_the_table_stay_within_its_rim_and_off_the_panel(size: tuple[int, int], text: float) -> None:
    plan = Plan(Units(size, text))
    table, act = table_of(plan), act_of(plan)
    panel, middle, radius = act.rect((0, 0, ACT, act.tall)), plan.middle, plan.n(plan.design.radius)
    for y in (318, 342, 366, 700, 730):
        wide = across(plan, y)
        line = table.rect((960 - wide / 2, y - 14, wide, 28))
        corners = (line.topleft, line.topright, line.bottomleft, line.bottomright)
        assert all(math.dist(corner, middle) < radius * 0.9 for corner in corners)
        assert not line.colliderect(panel)


def test_the_warning_has_room_for_its_words_in_a_small_window(saloon: Saloon, joining: Joining) -> None:
    saloon.resize((800, 600))
    for key in (B, Q, Y):
        press(saloon, key)
    for key in (B, Q):
        saloon.post(pygame.KEYDOWN, key=0, scancode=key, mod=0, unicode="")
    clock = joining.clock
    assert isinstance(clock, Clock)
    clock.now += 5000
    saloon.frames(3)
    for button in (joining.new_key, joining.again, joining.anyway):
        assert button.shown
        assert width(button.label, Role.BOLD, 12) + 12 < button.rect.w
