"""Who looks at a shared screen: curtain, catching up, peeking, deciding together, pausing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pygame
import pytest

from game.match.match import Match
from game.rules import GAMES
from game.rules.record import read
from game.scenes.curtain import Curtain
from game.scenes.pause import Pause
from game.scenes.table.host import Call
from game.scenes.table.table import Table
from game.scenes.words import table as words
from tests.scenes.plain import Crowd, seating_of
from tests.scenes.saloon import SIZES, TINY

ANN, BOB, CLEO = 0, 1, 2
Open = Callable[..., Crowd]


@pytest.fixture
def opened() -> Iterator[Open]:
    made: list[Crowd] = []

    def make(*args: object, **more: object) -> Crowd:
        made.append(Crowd(*args, **more))
        return made[-1]

    yield make
    for crowd in made:
        crowd.close()
        assert crowd.caught == [], "a scene failed"


def stopped(game: str, levels: list[str | None], where: Callable[[Match], bool]) -> Match:
    """A match that was played for a while, each time the first move, and goes on from its record."""
    seating = seating_of(game, levels)
    match = Match(GAMES[game], seating.sitters, seating.options, Random(4), first=BOB)
    match.settle()
    while not where(match):
        seat = match.to_move[0]
        match.play(seat, match.view(seat).legal[0])
        match.settle()
    return Match.resume(read(match.record().write(), GAMES), seating.sitters, Random(9))


def eyes_over(crowd: Crowd, frames: int) -> list[int | None]:
    """Whose eyes are shown over some frames, each change once."""
    seen = [crowd.table.eyes]
    for _ in range(frames):
        crowd.frames(1)
        if crowd.table.eyes != seen[-1]:
            seen.append(crowd.table.eyes)
    return seen


# ------------------------------------------------------------------ one person
def test_one_person_looks_all_the_time_and_never_sees_a_curtain(opened: Open) -> None:
    crowd = opened("blasting-billy", [None, "easy"], first=ANN)
    for _ in range(3):
        crowd.until(crowd.may_choose)
        crowd.choose()
        assert eyes_over(crowd, 30) == [ANN]
        assert not any(isinstance(scene, Curtain) for scene in crowd.stage.scenes)


def test_nobody_but_computer_players_and_all_watch(opened: Open) -> None:
    crowd = opened("blast", ["easy", "easy"])
    assert eyes_over(crowd, 200) == [None]
    assert crowd.table.match.length > 3


# ------------------------------------------------------------------ the curtain
def test_all_see_the_deal_then_the_first_is_called(opened: Open) -> None:
    crowd = opened("blasting-billy", [None, None], first=BOB)
    assert crowd.table.eyes is None
    crowd.until(lambda: crowd.table.watch.curtain is not None)
    assert crowd.table.moment == crowd.table.past.now
    crowd.until(crowd.called)
    called = crowd.curtain.called
    assert (called.name, [name for name, _ in called.others]) == ("Bob", ["Ann"])


def test_lifting_shows_the_hand_at_once_where_all_was_seen(opened: Open) -> None:
    crowd = opened("blasting-billy", [None, None], first=BOB)
    crowd.lift()
    assert (crowd.table.eyes, crowd.table.near) == (BOB, BOB)
    assert all(card.face for card in crowd.table.view.zone("hand", BOB).cards)
    assert not any(card.face for card in crowd.table.view.zone("hand", ANN).cards)
    assert crowd.may_choose()


def test_what_came_of_ones_own_move_is_seen_before_the_curtain_falls(opened: Open) -> None:
    crowd = opened("blasting-billy", [None, None], first=BOB)
    crowd.lift()
    crowd.choose()
    crowd.until(lambda: crowd.table.at_rest)
    crowd.frames(40)
    assert crowd.table.eyes == BOB
    assert not crowd.table.fingers.picking.offers
    crowd.until(lambda: crowd.table.eyes is None, 60)
    assert isinstance(crowd.top, Curtain)


def test_a_click_lets_the_curtain_fall_sooner(opened: Open) -> None:
    crowd = opened("blasting-billy", [None, None], first=BOB)
    crowd.lift()
    crowd.choose()
    crowd.until(lambda: crowd.table.at_rest)
    crowd.click((400, 300))
    crowd.frames(2)
    assert isinstance(crowd.top, Curtain)


def test_whoever_lifts_it_sees_what_they_have_not_seen(opened: Open) -> None:
    crowd = opened("blasting-billy", [None, None], first=BOB, speed="normal")
    crowd.lift()
    crowd.choose()
    crowd.until(crowd.called)
    last = crowd.table.past.now
    assert crowd.table.watch.seen == {None: last, ANN: last - 1, BOB: last}
    crowd.frames(25)
    crowd.press("SPACE")
    assert (crowd.table.eyes, crowd.table.moment) == (ANN, last - 1)
    log = len(crowd.table.journal.lines)
    crowd.until(lambda: crowd.table.moment == last)
    assert len(crowd.table.journal.lines) > log
    assert not crowd.table.at_rest
    crowd.until(crowd.may_choose)


def test_catching_up_can_be_skipped(opened: Open) -> None:
    crowd = opened("blasting-billy", [None, None, "easy", "easy"], first=BOB, speed="slow", hold=5.0)
    crowd.until(lambda: crowd.table.steps.busy)
    crowd.click((400, 300))
    crowd.click((300, 300))
    crowd.until(crowd.called)
    crowd.frames(25)
    crowd.press("SPACE")
    crowd.until(crowd.may_choose)
    crowd.choose()
    crowd.until(lambda: crowd.table.steps.busy)
    crowd.click((400, 300))
    crowd.until(crowd.called)
    crowd.frames(25)
    crowd.press("SPACE")
    crowd.until(lambda: crowd.top is crowd.table)
    assert crowd.table.past.now - crowd.table.moment == 3
    crowd.click((400, 300))
    crowd.click((300, 300))
    assert crowd.table.moment == crowd.table.past.now


def test_the_curtain_stays_down_while_computer_players_move(opened: Open) -> None:
    crowd = opened("blasting-billy", [None, None, "easy", "easy"], first=BOB)
    crowd.lift()
    crowd.choose()
    crowd.until(lambda: isinstance(crowd.top, Curtain))
    assert crowd.curtain.called.name == "Ann"
    assert crowd.curtain.holding == words.IS_PLAYING.format(name="Cleo")
    length = crowd.table.match.length
    crowd.until(crowd.called)
    assert crowd.table.match.length == length + 2
    assert crowd.table.watch.calling == ANN
    assert crowd.table.moment == crowd.table.past.now - 2


def test_simultaneous_gifts_go_round_by_curtain(opened: Open) -> None:
    match = stopped("blast", [None, None], lambda match: match.to_move == (ANN, BOB))
    crowd = opened("blast", [None, None], match=match)
    for seat in (ANN, BOB):
        crowd.lift()
        assert crowd.table.eyes == seat
        crowd.choose()
    assert match.to_move != (ANN, BOB)


def test_the_last_step_of_a_game_is_shown_to_all(opened: Open) -> None:
    """And not with the eyes of whoever made it: their hand is nobody else's business."""
    whole = stopped("blasting-billy", [None, None], lambda match: match.over)
    last = whole.length - 1
    match = stopped("blasting-billy", [None, None], lambda match: match.length == last)
    crowd = opened("blasting-billy", [None, None], match=match)
    crowd.lift()
    mover = crowd.table.eyes
    assert mover is not None
    crowd.choose()
    assert match.over
    assert crowd.table.eyes is None
    crowd.until(lambda: crowd.table.moment == crowd.table.past.now)
    assert crowd.top is crowd.table


# ------------------------------------------------------------------ together, and looking in
def voting(opened: Open) -> Crowd:
    """Ann or another has played a card, two people are to vote on it, and they do so at the open table."""
    levels: list[str | None] = [None, None, None]
    match = stopped("bluffing-billionaires", levels, lambda match: len(match.to_move) == 2)
    crowd = opened("bluffing-billionaires", levels, match=match)
    crowd.game.openly = True
    crowd.until(lambda: crowd.top is crowd.table)
    return crowd


def test_where_people_decide_together_no_curtain_falls_and_one_that_fell_opens(opened: Open) -> None:
    crowd = voting(opened)
    crowd.frames(60)
    assert crowd.top is crowd.table
    assert crowd.table.eyes is None
    voters = crowd.table.match.to_move
    for seat in voters:
        crowd.table.make_for(seat, crowd.table.match.view(seat).legal[0])
    assert not set(voters) <= set(crowd.table.match.to_move)


def test_somebody_looks_in_and_decides_nothing(opened: Open) -> None:
    crowd = voting(opened)
    seat = crowd.table.match.to_move[0]
    crowd.table.look_in(seat, Call("look at your card", "show my card"))
    crowd.until(crowd.called)
    assert crowd.curtain.called.name == crowd.seating.sitters[seat].name
    assert crowd.curtain.called.line == "look at your card"
    crowd.lift()
    assert crowd.table.eyes == seat
    assert crowd.table.view.legal
    assert not crowd.table.fingers.picking.offers
    crowd.frames(120)
    assert crowd.table.eyes == seat
    crowd.table.look_away()
    assert crowd.table.eyes is None
    crowd.frames(60)
    assert crowd.top is crowd.table


# ------------------------------------------------------------------ peeking
def hand_open(crowd: Crowd) -> bool:
    return all(card.face for card in crowd.table.view.zone("hand", BOB).cards)


def test_peeking_by_holding_the_key(opened: Open) -> None:
    crowd = opened("blasting-billy", [None, None], first=BOB)
    crowd.lift()
    key = {"key": pygame.K_p, "scancode": pygame.KSCAN_P, "mod": 0, "unicode": "p"}
    crowd.post(pygame.KEYDOWN, **key)
    assert hand_open(crowd)
    crowd.post(pygame.KEYUP, **key)
    assert not hand_open(crowd)
    assert not crowd.table.fingers.picking.offers
    crowd.post(pygame.KEYDOWN, **key)
    assert hand_open(crowd)
    assert crowd.may_choose()
    crowd.post(pygame.WINDOWFOCUSLOST)
    crowd.post(pygame.KEYUP, **key)
    assert not hand_open(crowd)


def test_peeking_by_toggle(opened: Open) -> None:
    crowd = opened("blasting-billy", [None, None], first=BOB)
    crowd.settings.change("peek_toggle", True)
    crowd.lift()
    for expected in (False, True, False):
        crowd.press("p")
        assert hand_open(crowd) is expected


@pytest.mark.parametrize("toggle", [False, True])
def test_a_covered_hand_says_how_it_is_shown_and_a_button_shows_it(opened: Open, toggle: bool) -> None:
    crowd = opened("blasting-billy", [None, None], first=BOB)
    crowd.settings.change("peek_toggle", toggle)
    crowd.lift()
    peek, panel = crowd.table.peek, crowd.table.panel
    assert (peek.line, peek.uncover in panel.widgets) == ("", False)
    for go_on in (lambda: crowd.click(peek.uncover), lambda: crowd.press("RETURN")):
        crowd.press("p")
        assert not hand_open(crowd)
        assert peek.line == (words.PEEK_TOGGLE if toggle else words.PEEK_HOLD).format(key="P")
        assert peek.uncover in panel.widgets
        assert crowd.stage.bounds.contains(peek.uncover.seen)
        crowd.frames(2)
        go_on()
        assert hand_open(crowd)
        assert crowd.may_choose()
        assert (peek.line, peek.uncover in panel.widgets) == ("", False)


def test_the_button_that_shows_a_covered_hand_lies_on_it_at_every_size(opened: Open) -> None:
    crowd = opened("blasting-billy", [None, None], first=BOB)
    crowd.lift()
    crowd.press("p")
    for size in (*SIZES, *TINY):
        crowd.resize(size)
        button = crowd.table.peek.uncover.seen
        assert crowd.stage.bounds.contains(button)
        hidden = [pose for pose in crowd.table.sprites.board.poses.values() if not pose.up]
        assert any(pose.bounds.colliderect(button) for pose in hidden)


def test_alone_there_is_nothing_to_cover(opened: Open) -> None:
    crowd = opened("blasting-billy", [None, "easy"], first=ANN)
    crowd.until(crowd.may_choose)
    crowd.press("p")
    assert all(card.face for card in crowd.table.view.zone("hand", ANN).cards)


# ------------------------------------------------------------------ pause
@pytest.mark.parametrize("speed", ["normal", "off"])
def test_a_pause_before_a_move_is_shown_doesnt_keep_computer_players_from_going_on(opened: Open, speed: str) -> None:
    crowd = opened("blasting-billy", [None, "easy", None], first=ANN, speed=speed, hold=5.0)
    crowd.lift()
    crowd.table.make(crowd.table.fingers.picking.offers[0])
    crowd.press("ESCAPE")
    assert isinstance(crowd.top, Pause)
    crowd.press("ESCAPE")
    crowd.until(crowd.called)
    assert crowd.curtain.called.name == "Cleo"
    assert crowd.table.match.to_move == (CLEO,)
    crowd.lift()
    assert crowd.table.eyes == CLEO


def test_the_pause_covers_hands_and_afterwards_somebody_is_called_again(opened: Open) -> None:
    crowd = opened("blasting-billy", [None, None], first=BOB)
    crowd.lift()
    crowd.press("ESCAPE")
    assert isinstance(crowd.top, Pause)
    assert crowd.table.eyes is None
    crowd.press("ESCAPE")
    assert crowd.called()
    assert crowd.curtain.called.name == "Bob"
    crowd.lift()
    assert (crowd.table.eyes, crowd.may_choose()) == (BOB, True)


def test_alone_the_pause_covers_nothing(opened: Open) -> None:
    crowd = opened("blasting-billy", [None, "easy"], first=ANN)
    crowd.until(crowd.may_choose)
    crowd.press("ESCAPE")
    assert isinstance(crowd.top, Pause)
    assert crowd.table.eyes == ANN


def test_the_pause_over_a_curtain_that_is_down(opened: Open) -> None:
    crowd = opened("blasting-billy", [None, None], first=BOB)
    crowd.until(crowd.called)
    crowd.press("ESCAPE")
    assert isinstance(crowd.top, Pause)
    crowd.press("ESCAPE")
    crowd.lift()
    assert crowd.table.eyes == BOB


# ------------------------------------------------------------------ going on
def test_a_match_goes_on_behind_the_curtain_where_it_stopped(opened: Open) -> None:
    match = stopped("blasting-billy", [None, None], lambda match: match.length > 5)
    crowd = opened("blasting-billy", [None, None], match=match)
    crowd.frames(1)
    assert crowd.curtain.covered
    lines = [line.words for line in crowd.table.journal.lines]
    assert len(lines) > 4
    crowd.lift()
    assert crowd.table.eyes == match.to_move[0]
    assert crowd.table.moment == 0
    assert [line.words for line in crowd.table.journal.lines] == lines


def test_alone_a_match_goes_on_at_once(opened: Open) -> None:
    match = stopped("blasting-billy", [None, "easy"], lambda match: match.length > 6)
    crowd = opened("blasting-billy", [None, "easy"], match=match)
    crowd.until(crowd.may_choose)
    assert isinstance(crowd.top, Table)
    assert crowd.table.eyes == ANN
