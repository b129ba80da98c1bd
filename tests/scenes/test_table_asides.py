"""Beside playing: taking back, hints, the pause and leaving, a word while a move is being kept, looking closer."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Future

import pygame
import pytest

from game.match.keeping import Change, done
from game.match.match import Match
from game.match.words import WORDS
from game.players import OPPONENTS
from game.scenes.pause import Pause
from game.scenes.table.advice import Reasons, advise
from game.scenes.table.closer import LONG_PRESS, Large
from game.scenes.table.looking import LookThrough
from game.scenes.table.saving import PATIENCE, Saving
from game.scenes.table.sofar import SoFar
from game.scenes.table.table import Table
from game.scenes.words import pause as pause_words
from game.scenes.words import table as words
from game.stage.widgets import Dialog
from tests.scenes.plain import Crowd
from tests.scenes.saloon import SIZES, TINY

ANN, BOB = 0, 1
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


def entries(crowd: Crowd) -> list[str]:
    """The labels of the pause."""
    crowd.press("ESCAPE")
    assert isinstance(crowd.top, Pause)
    return [entry.label for entry in crowd.top.entries]


# ------------------------------------------------------------------ taking back
def test_a_slip_is_taken_back_as_long_as_nobody_has_moved(opened: Open) -> None:
    crowd = opened("bluffing-billionaires", [None, "easy", "easy"], first=ANN, speed="slow")
    crowd.until(crowd.may_choose)
    hand = crowd.table.view.zone("hand", ANN)
    crowd.choose()
    crowd.frames(5)
    crowd.press("u")
    assert crowd.table.view.zone("hand", ANN) == hand
    assert crowd.table.match.to_move == (ANN,)
    crowd.until(crowd.may_choose)
    crowd.press("y")
    assert crowd.table.match.to_move != (ANN,)


def test_what_cannot_be_taken_back_says_why(opened: Open) -> None:
    crowd = opened("bluffing-billionaires", [None, "easy", "easy"], first=ANN)
    crowd.until(crowd.may_choose)
    crowd.press("u")
    assert [toast.sub for toast in crowd.stage.toasts.up] == [WORDS.nothing_to_undo]
    crowd.choose()
    crowd.until(lambda: crowd.table.match.length > 2)
    crowd.stage.toasts.clear()
    crowd.press("u")
    assert [toast.sub for toast in crowd.stage.toasts.up] == [WORDS.moved_since]


def test_the_log_goes_back_too(opened: Open) -> None:
    crowd = opened("bluffing-billionaires", [None, "easy", "easy"], first=ANN, speed="slow")
    crowd.until(crowd.may_choose)
    before = list(crowd.table.journal.lines)
    crowd.choose()
    crowd.until(lambda: crowd.table.journal.lines != before)
    crowd.press("u")
    assert crowd.table.journal.lines == before


def test_at_a_shared_screen_whoever_moved_last_takes_it_back_before_the_next_one_looks(opened: Open) -> None:
    crowd = opened("bluffing-billionaires", [None, None, None], first=ANN)
    crowd.lift()
    crowd.choose()
    crowd.until(crowd.called)
    assert crowd.curtain.called.name == "Bob"
    assert words.BACK_AGAIN.format(name="Ann") in entries(crowd)
    crowd.press("u")
    crowd.until(crowd.called)
    assert crowd.curtain.called.name == "Ann"
    assert crowd.table.match.to_move == (ANN,)
    crowd.lift()
    assert crowd.may_choose()


def test_nothing_is_taken_back_once_somebody_else_has_looked(opened: Open) -> None:
    crowd = opened("bluffing-billionaires", [None, None, None], first=ANN)
    crowd.lift()
    crowd.choose()
    crowd.lift()
    assert words.BACK_AGAIN.format(name="Ann") not in entries(crowd)


# ------------------------------------------------------------------ hints
@pytest.mark.parametrize("game", ["blasting-billy", "bluffing-billionaires", "blast"])
def test_a_hint_is_what_the_rule_of_thumb_does_and_why(opened: Open, game: str) -> None:
    crowd = opened(game, [None, "easy"], first=ANN)
    crowd.until(crowd.may_choose)
    view = crowd.table.match.view(ANN)
    advice = advise(view)
    assert advice is not None
    thumb = OPPONENTS[game].thumb
    assert advice.move in view.legal
    assert isinstance(thumb, Reasons)
    assert advice.reason == thumb.reason(view, advice.move) != ""
    crowd.press("h")
    assert [(toast.words, toast.sub) for toast in crowd.stage.toasts.up] == [(str(advice.move), advice.reason)]
    assert crowd.may_choose()


def test_no_hint_while_nothing_waits_for_one(opened: Open) -> None:
    crowd = opened("blast", [None, "easy"], first=BOB)
    crowd.until(lambda: crowd.table.at_rest)
    if crowd.table.match.to_move == (BOB,):
        crowd.press("h")
        assert [toast.sub for toast in crowd.stage.toasts.up] == [words.NO_HINT]
    assert advise(crowd.table.match.view(None)) is None


# ------------------------------------------------------------------ pause and leaving
def test_leaving_a_game_that_cannot_be_kept_asks_first(opened: Open) -> None:
    crowd = opened("blasting-billy", [None, "easy"], first=ANN)
    crowd.until(crowd.may_choose)
    crowd.choose()
    assert pause_words.BACK in entries(crowd)
    crowd.press("q")
    assert isinstance(crowd.top, Dialog)
    crowd.press("ESCAPE")
    assert crowd.top is crowd.table
    crowd.press("ESCAPE")
    crowd.press("q")
    crowd.press("q")
    assert crowd.top is crowd.menu


@pytest.mark.parametrize("kept", [True, False])
def test_leaving_asks_nothing_where_nothing_is_lost(opened: Open, kept: bool) -> None:
    crowd = opened("blasting-billy", [None, "easy"], first=ANN)
    if kept:
        crowd.table.match.keep_by(lambda change: done(True))
        crowd.until(crowd.may_choose)
        crowd.choose()
    crowd.until(lambda: crowd.table.at_rest)
    crowd.press("ESCAPE")
    assert isinstance(crowd.top, Pause)
    assert (crowd.top.foot, crowd.top.kept) == (words.KEPT_FOOT if kept else words.UNKEPT_FOOT, True)
    crowd.press("q")
    assert crowd.top is crowd.menu


def test_starting_over_asks_and_lays_a_new_table(opened: Open) -> None:
    crowd = opened("blasting-billy", [None, "easy"], first=BOB)
    crowd.until(lambda: crowd.table.at_rest)
    assert pause_words.START_OVER in entries(crowd)
    crowd.press("r")
    assert isinstance(crowd.top, Dialog)
    crowd.press("r")
    assert crowd.rematches == [BOB]
    assert crowd.top is not crowd.table
    assert crowd.table not in crowd.stage.scenes


def test_starting_over_at_a_shared_screen_leaves_neither_table_nor_curtain_behind(opened: Open) -> None:
    crowd = opened("blasting-billy", [None, None], first=BOB)
    crowd.lift()
    crowd.press("ESCAPE")
    crowd.press("r")
    crowd.press("r")
    assert crowd.rematches == [BOB]
    assert len([scene for scene in crowd.stage.scenes if isinstance(scene, Table)]) == 1
    assert crowd.table not in crowd.stage.scenes
    assert crowd.table.watch is not None
    assert crowd.table.watch.curtain not in crowd.stage.scenes


def test_the_pause_says_only_what_all_may_know(opened: Open) -> None:
    crowd = opened("blasting-billy", [None, None], first=BOB)
    crowd.game.pause_line = lambda: f"Seen by {crowd.table.view.seat}"
    crowd.lift()
    assert crowd.table.view.seat == BOB
    crowd.press("ESCAPE")
    assert isinstance(crowd.top, Pause)
    assert crowd.top.line == "Seen by None"


# ------------------------------------------------------------------ keeping
def test_what_is_not_kept_yet_can_be_taken_back(opened: Open) -> None:
    crowd = opened("bluffing-billionaires", [None, "easy", "easy"], first=ANN)
    store = Store()
    crowd.table.match.keep_by(store.keep)
    store.write()
    crowd.until(crowd.may_choose)
    before = crowd.table.past.now
    crowd.choose()
    assert crowd.table.saving.waiting
    crowd.press("u")
    assert crowd.table.past.now == before
    store.write()
    crowd.until(crowd.may_choose)
    assert crowd.table.match.to_move == (ANN,)
    crowd.choose(3)
    store.write()
    crowd.until(lambda: crowd.table.past.now > before)
    assert str(crowd.table.past.steps[before].move) == str(crowd.table.match.record().moves[-1]).removeprefix("0:")


def test_the_word_goes_as_soon_as_the_move_is_kept(opened: Open) -> None:
    crowd = opened("blasting-billy", [None, "easy"], first=ANN)
    store = Store()
    crowd.table.match.keep_by(store.keep)
    crowd.until(crowd.may_choose)
    crowd.choose()
    crowd.until(lambda: crowd.table.saving.slow and crowd.table.at_rest)
    crowd.frames(120)
    drawn = crowd.loop.frames_drawn
    crowd.frames(3)
    assert crowd.loop.frames_drawn == drawn
    store.write()
    crowd.frames(1)
    assert crowd.loop.frames_drawn == drawn + 1


class Store:
    """Keeps when it is told to."""

    def __init__(self) -> None:
        self.promises: list[Future[bool]] = []

    def keep(self, change: Change) -> Future[bool]:
        self.promises.append(Future())
        return self.promises[-1]

    def write(self) -> None:
        for promise in self.promises:
            if not promise.done():
                promise.set_result(True)


def test_a_step_is_shown_when_its_move_is_kept_or_after_a_moment_with_a_word(opened: Open) -> None:
    crowd = opened("blasting-billy", [None, "easy"], first=ANN)
    store = Store()
    crowd.table.match.keep_by(store.keep)
    store.write()
    crowd.until(crowd.may_choose)
    crowd.choose()
    moment = crowd.table.moment
    assert not crowd.may_choose()
    crowd.frames(4)
    assert (crowd.table.moment, crowd.table.saving.slow) == (moment, False)
    crowd.until(lambda: crowd.table.moment > moment, 12)
    assert crowd.table.saving.slow
    with_word = crowd.picture()
    store.write()
    crowd.frames(2)
    assert not crowd.table.saving.slow
    assert crowd.picture() != with_word


def test_a_quick_store_delays_nothing(opened: Open) -> None:
    crowd = opened("blasting-billy", [None, "easy"], first=ANN)
    crowd.table.match.keep_by(lambda change: done(True))
    crowd.until(crowd.may_choose)
    moment = crowd.table.moment
    crowd.choose()
    assert crowd.table.moment == moment + 1


def test_steps_never_overtake_each_other() -> None:
    crowd = Crowd("blast", ["easy", "easy"])
    match: Match = crowd.table.match
    first, second = Future[bool](), done(True)
    steps = []
    for promise in (first, second):
        match.keep_by(lambda change, promise=promise: promise)
        seat = match.to_move[0]
        steps.append(match.play(seat, match.view(seat).legal[0]))
    saving = Saving()
    for step in steps:
        saving.take(step)
    assert saving.ready(PATIENCE / 2) == []
    first.set_result(True)
    assert saving.ready(0.0) == steps
    assert (saving.waiting, saving.slow) == (False, False)
    crowd.close()


# ------------------------------------------------------------------ looking closer
def card_of(crowd: Crowd, owner: int, name: str = "hand") -> tuple[int, tuple[int, int]]:
    """A card of a zone and a place on it."""
    card = crowd.table.view.zone(name, owner).cards[0].id
    return card, crowd.table.sprites.board.own_room(card).center


@pytest.mark.parametrize("how", ["right click", "long press", "key"])
def test_a_card_is_shown_large(opened: Open, how: str) -> None:
    crowd = opened("blasting-billy", [None, "easy"], first=ANN)
    crowd.until(crowd.may_choose)
    _, spot = card_of(crowd, ANN)
    crowd.move(spot)
    match how:
        case "right click":
            crowd.down(spot, 3)
            crowd.up(spot, 3)
        case "long press":
            crowd.down(spot)
            crowd.frames(round(LONG_PRESS * 60) + 2)
            crowd.up(spot)
        case _:
            crowd.press("e")
    assert isinstance(crowd.top, Large)
    assert crowd.top.up
    assert crowd.stage.bounds.contains(crowd.top.box)
    crowd.frames(20)
    crowd.click((5, 5))
    assert crowd.top is crowd.table
    assert crowd.may_choose()


def test_a_card_that_lies_face_down_is_shown_face_down(opened: Open) -> None:
    crowd = opened("blasting-billy", [None, "easy"], first=ANN)
    crowd.until(crowd.may_choose)
    _, spot = card_of(crowd, BOB)
    crowd.down(spot, 3)
    assert isinstance(crowd.top, Large)
    assert not crowd.top.up
    assert not crowd.top.face.picture


def test_a_short_press_plays_and_a_drag_looks_at_nothing(opened: Open) -> None:
    crowd = opened("blasting-billy", [None, "easy"], first=ANN)
    crowd.until(crowd.may_choose)
    _, spot = card_of(crowd, ANN)
    crowd.down(spot)
    crowd.post(pygame.MOUSEMOTION, pos=(spot[0] + 60, spot[1]), rel=(60, 0), buttons=(1, 0, 0), touch=False)
    crowd.frames(60)
    crowd.up((spot[0] + 60, spot[1]))
    assert crowd.top is crowd.table


def test_on_a_pile_all_that_may_be_looked_through(opened: Open) -> None:
    crowd = opened("blast", [None, "easy"], first=ANN, speed="off", hold=0.0)
    while not crowd.table.view.zone("discards").cards:
        if crowd.may_choose():
            crowd.choose()
        else:
            crowd.frames(1)
    crowd.until(crowd.may_choose)
    crowd.down(crowd.table.sprites.board.zones["None/discards"].center, 3)
    assert isinstance(crowd.top, LookThrough)
    crowd.press("ESCAPE")
    assert crowd.top is crowd.table


# ------------------------------------------------------------------ the log
def test_the_sheet_so_far_has_all_lines_and_closes_by_its_key(opened: Open) -> None:
    crowd = opened("blasting-billy", ["easy", "easy"], speed="off", hold=0.0)
    crowd.until(lambda: len(crowd.table.journal.lines) > 30)
    crowd.press("l")
    assert isinstance(crowd.top, SoFar)
    assert crowd.top.lines == [line.words for line in crowd.table.journal.lines]
    at_end = crowd.top.scroller.content_view.offset
    assert at_end == crowd.top.scroller.content_view.most > 0
    crowd.press("PAGEUP")
    assert crowd.top.scroller.content_view.offset < at_end
    crowd.press("l")
    assert crowd.top is crowd.table


@pytest.mark.parametrize("size", [*SIZES[:3], *TINY])
def test_the_sheets_fit_every_window(opened: Open, size: tuple[int, int]) -> None:
    crowd = opened("blasting-billy", [None, "easy"], first=ANN, size=size)
    crowd.until(crowd.may_choose)
    crowd.settings.change("text_size", 1.5)
    crowd.press("l")
    assert isinstance(crowd.top, SoFar)
    crowd.frames(3)
    assert crowd.stage.bounds.contains(crowd.top.box)
    assert crowd.stage.bounds.contains(crowd.top.back.rect)
    crowd.press("ESCAPE")
    assert crowd.top is crowd.table


def test_the_last_move_is_marked_and_only_it(opened: Open) -> None:
    crowd = opened("bluffing-billionaires", [None, "easy", "easy"], first=ANN, speed="slow")
    crowd.until(crowd.may_choose)
    assert crowd.table.marked == frozenset()
    crowd.choose()
    crowd.until(lambda: crowd.table.moment == crowd.table.past.now)
    (card,) = crowd.table.view.zone("face down", ANN).cards
    assert crowd.table.marked == {card.id}
