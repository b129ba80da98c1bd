"""What can be done at the table of Bluffing Billionaires, how, and what is said and shown."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pygame
import pytest

from game.rules.bluffing_billionaires.events import Compared, Taken, TurnedUp, VotesShown
from game.rules.bluffing_billionaires.views import Phase
from game.scenes.bluffing_billionaires import asking
from game.scenes.bluffing_billionaires.aid import Aid
from game.scenes.bluffing_billionaires.layout import FIELD, FIRST, SECOND, layout, seat_zone, showdown
from game.scenes.bluffing_billionaires.told import Told, figures, line, tell
from game.scenes.bluffing_billionaires.unroll import unroll
from game.scenes.curtain import Curtain
from game.scenes.pause import Pause
from game.scenes.rulebook import Rulebook
from game.scenes.table.closer import Large
from game.scenes.table.game import Beat
from game.scenes.table.looking import LookThrough
from game.scenes.votes import Votes
from game.scenes.words import bluffing_billionaires as words
from game.stage.units import Units
from tests.scenes.billionaires import NAMES, Evening, match_of, seating
from tests.scenes.saloon import SIZES, TINY

ANN, BO = 0, 1
ONE_VOTE = "0:play B5,1:play O4"
"""Ann, alone with a computer player, has a vote."""


def alone(moves: str = "", **more: object) -> Evening:
    evening = Evening([None, "easy"], moves=moves, **more)
    evening.until(evening.rests)
    evening.frames(5, 0.1)
    return evening


def done(evening: Evening) -> None:
    evening.close()
    assert evening.caught == []


def last(evening: Evening) -> str:
    return evening.match.record().moves[-1]


# ---------------------------------------------------------------- one way as well as another
def test_a_card_is_played_by_click() -> None:
    evening = alone()
    evening.play("B3")
    assert last(evening) == "0:play B3"
    done(evening)


def test_a_card_is_played_by_dragging_it_onto_the_cloth() -> None:
    evening = alone()
    start, end = evening.board.own_room(evening.card("B3")).center, evening.zones[FIELD].center
    evening.down(start)
    for part in (1, 2, 3, 4):
        at = (start[0] + (end[0] - start[0]) * part // 4, start[1] + (end[1] - start[1]) * part // 4)
        evening.post(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(1, 0, 0), touch=False)
    assert evening.match.length == 1
    evening.up(end)
    assert last(evening) == "0:play B3"
    done(evening)


def test_a_card_is_played_by_keyboard_and_by_pad() -> None:
    evening = alone()
    evening.press("RIGHT")
    evening.frames(2)
    evening.press("RETURN")
    assert evening.match.length == 2
    evening.until(lambda: evening.rests() and bool(evening.table.fingers.picking.offers))
    before = evening.match.length
    evening.hat(1, 0)
    evening.frames(2)
    evening.pad(0)
    evening.frames(2)
    evening.pad(0)
    assert evening.match.length > before
    done(evening)


@pytest.mark.parametrize(("zone", "move"), [(FIRST, "0:challenge"), (SECOND, "0:approve")])
def test_a_vote_is_clicked(zone: str, move: str) -> None:
    evening = alone(ONE_VOTE)
    evening.click(evening.zones[zone])
    assert move in evening.match.record().moves
    done(evening)


@pytest.mark.parametrize(("choice", "move"), [(0, "0:challenge"), (1, "0:approve")])
def test_a_vote_is_given_by_ones_own_two_keys(choice: int, move: str) -> None:
    evening = alone(ONE_VOTE)
    evening.vote(ANN, choice)
    assert move in evening.match.record().moves
    done(evening)


# ---------------------------------------------------------------- why not, undo, hint
def test_why_a_card_cant_be_played_now() -> None:
    evening = alone(ONE_VOTE)
    evening.play("B7")
    assert [toast.sub for toast in evening.stage.toasts.up] == ["The votes on the last card are not all in yet."]
    done(evening)


def test_a_slip_can_be_taken_back_until_somebody_else_moves() -> None:
    evening = alone(speed="slow")
    evening.play("B3")
    evening.frames(3)
    evening.table.undo()
    assert evening.match.length == 1
    done(evening)


def test_after_a_vote_was_shown_it_cant_be_taken_back() -> None:
    evening = alone(ONE_VOTE)
    evening.vote(ANN, 0)
    evening.until(evening.rests)
    evening.table.undo()
    assert evening.toasts()
    assert "0:challenge" in evening.match.record().moves
    done(evening)


def test_a_hint_names_a_move_and_why_in_plain_words() -> None:
    evening = alone(ONE_VOTE)
    evening.table.hint()
    toast = evening.stage.toasts.up[0]
    assert toast.words in (words.BLUFF, words.APPROVE)
    assert "your 5" in toast.sub
    assert "B5" not in toast.sub
    done(evening)


# ---------------------------------------------------------------- powers
def test_green_banks_its_3_and_nothing_else() -> None:
    for card, moved in (("G3", True), ("G5", False)):
        evening = alone(f"0:play G4,1:play B5,0:approve,0:play {card},1:approve", decks="GB")
        assert evening.game.line == words.BANK_ASK
        evening.click(evening.zones[FIRST])
        evening.frames(2)
        assert ("0:bank" in evening.match.record().moves) == moved
        assert bool(evening.toasts()) != moved
        done(evening)


def test_red_chooses_whom_it_robs() -> None:
    moves = "0:play R4,1:play B5,0:approve,2:play O5,0:approve,1:approve,0:play R2,1:approve,2:approve"
    evening = Evening([None, "easy", "easy"], decks="RBO", moves=moves)
    evening.until(evening.rests)
    evening.frames(5, 0.1)
    evening.click(evening.zones[FIRST])
    evening.frames(2)
    assert evening.game.line == words.ROB_WHOM
    assert evening.game.asked.victims == (1, 2)
    evening.frames(5, 0.1)
    evening.click(evening.zones[seat_zone(2)])
    assert "0:rob 2" in evening.match.record().moves
    done(evening)


def test_with_several_people_a_question_says_whom_it_asks() -> None:
    evening = Evening([None, None, "easy"], moves="")
    evening.lift()
    name = NAMES[evening.table.eyes or 0]
    assert evening.game.line == f"{name}: play a card face down"
    done(evening)
    evening = alone()
    assert evening.game.line == words.YOUR_TURN
    done(evening)


@pytest.mark.parametrize("several", [False, True])
def test_every_question_can_say_whom_it_asks(several: bool) -> None:
    rob = "0:play R4,1:play B5,0:approve,2:play O5,0:approve,1:approve,0:play R2,1:approve,2:approve"
    asked = "0:play G4,1:play B5,0:approve,0:play G5,1:approve"
    told = (
        line(match_of(seating([None] * 3), "0:play B5,1:play O4").view(0), Told(), NAMES, False, several=several),
        line(match_of(seating([None] * 2, decks="GB"), asked).view(0), Told(), NAMES, False, several=several),
        line(match_of(seating([None] * 3, decks="RBO"), rob).view(None), Told(), NAMES, True, several=several),
    )
    questions = (words.IS_BLUFFING.format(name="Bo"), words.BANK_ASK, words.ROB_WHOM)
    named = ("Ann: is Bo bluffing?", "Ann: bank your card?", "Ann: whom do you rob?")
    assert told == (named if several else questions)


def test_red_may_think_again() -> None:
    evening = alone("0:play R4,1:play B5,0:approve,0:play R2,1:approve", decks="RB")
    evening.click(evening.zones[FIRST])
    evening.frames(3, 0.2)
    evening.table.undo()
    assert not evening.game.whom
    evening.frames(3, 0.2)
    evening.click(evening.zones[SECOND])
    assert "0:decline" in evening.match.record().moves
    done(evening)


def test_blue_protects_at_the_open_table() -> None:
    moves = "0:play B2,1:play O9,0:challenge,*:take B9"
    evening = Evening([None, None], moves=moves)
    evening.until(evening.rests)
    evening.frames(5, 0.1)
    assert evening.table.eyes is None
    assert evening.game.view.facts.phase is Phase.PROTECTING
    assert showdown(evening.game.view).taken is not None
    evening.click(evening.zones[FIRST])
    assert "0:protect" in evening.match.record().moves
    done(evening)


def test_with_several_people_red_robs_by_key_and_choice() -> None:
    moves = "0:play R4,1:play B5,0:approve,2:play O5,0:approve,1:approve,0:play R2,1:approve,2:approve"
    evening = Evening([None, None, "easy"], decks="RBO", moves=moves)
    votes = evening.votes()
    assert [voter.seat for voter in votes.voters] == [ANN]
    evening.frames(30)
    evening.vote(ANN, 0)
    evening.until(lambda: evening.rests() and evening.game.whom)
    evening.frames(5, 0.1)
    evening.click(evening.zones[seat_zone(BO)])
    assert "0:rob 1" in evening.match.record().moves
    done(evening)


# ---------------------------------------------------------------- votes of several people
def test_votes_can_go_round_by_the_curtain() -> None:
    evening = Evening([None, None, None], moves="0:play B5,1:play O4,0:approve,2:play G6")
    votes = evening.open_votes()
    evening.click(votes.stuck)
    for seat in (ANN, BO):
        evening.until(lambda: isinstance(evening.top, Curtain) and evening.top.covered)
        evening.frames(30)
        evening.press("SPACE")
        evening.until(lambda: evening.top is votes)
        evening.frames(30)
        assert votes.alone is not None
        evening.vote(seat, 1)
    evening.until(lambda: not isinstance(evening.top, Votes))
    approvals = [move for move in evening.match.record().moves if "approve" in move]
    assert approvals == ["0:approve", "0:approve", "1:approve"]
    done(evening)


def test_the_pause_covers_the_votes_and_they_can_be_opened_again() -> None:
    evening = Evening([None, None, None], moves="0:play B5,1:play O4,0:approve,2:play G6")
    evening.open_votes()
    evening.vote(ANN, 1)
    evening.press("ESCAPE")
    assert isinstance(evening.top, Pause)
    evening.press("ESCAPE")
    votes = evening.open_votes()
    assert [voter.seat for voter in votes.voters] == [BO]
    assert [aside.seat for aside in votes.asides] == [ANN]
    evening.vote(BO, 1)
    evening.until(lambda: not isinstance(evening.top, Votes))
    done(evening)


# ---------------------------------------------------------------- what is shown
def test_a_challenge_is_shown_one_after_the_other() -> None:
    moves = "0:play B5,1:play O4,0:approve,2:play G6,0:challenge"
    match = match_of(seating([None, "easy", "easy"]), moves)
    before = match.view(ANN)
    step = match.play(1, match.view(1).legal[1])
    beats = unroll(before, step.events, step.views[ANN], ANN)
    assert isinstance(beats[0].events[-1], VotesShown)
    assert isinstance(beats[1].events[0], TurnedUp)
    assert isinstance(beats[1].events[1], Compared)
    assert beats[-1].view == step.views[ANN]
    while match.to_move == (-1,):
        before = match.view(ANN)
        step = match.draw()
        beats = unroll(before, step.events, step.views[ANN], ANN)
        assert isinstance(beats[0].events[0], Taken)
        assert showdown(beats[0].view).taken is not None


def shown(beats: Sequence[Beat], told: Told) -> Told:
    """Every beat can be told and laid out."""
    for beat in beats:
        told = tell(told, beat.view, beat.events, NAMES)
        assert line(beat.view, told, NAMES, False) or beat.view.facts.phase in (Phase.TAKING, Phase.OVER)
        board = layout(beat.view, 0, Units((1280, 720)))
        assert board.outside() == []
        assert figures(beat.view) is None or showdown(beat.view).caller is not None
    return told


def test_the_beats_of_random_games_lead_from_view_to_view() -> None:
    for seed in range(12):
        match = match_of(seating([None] * (2 + seed % 5)), luck=str(seed))
        rng, told = Random(seed), dict.fromkeys(match.views(), Told())
        while not match.over:
            before = match.views()
            if match.to_move == (-1,):
                step = match.draw()
            else:
                seat = rng.choice(match.to_move)
                step = match.play(seat, rng.choice(match.view(seat).legal))
            for eyes, view in step.views.items():
                beats = unroll(before[eyes], step.events, view, 0)
                told[eyes] = shown(beats, told[eyes])
                assert beats[-1].view == view
                assert [event for beat in beats for event in beat.events] == list(step.events)
                cards = {tuple(sorted(len(zone.cards) for zone in beat.view.zones)) for beat in beats}
                assert {sum(counts) for counts in cards} == {9 * view.seats}


def test_right_click_shows_cards_piles_and_no_hidden_face() -> None:
    evening = alone("0:play B5,1:play O4,0:challenge,*:take O9")
    for spot, scene in (
        (evening.board.own_room(evening.card("B7")).center, Large),
        (evening.zones["bonus 0"], LookThrough),
    ):
        at = spot if isinstance(spot, tuple) else spot.center
        evening.move(at)
        evening.down(at, 3)
        evening.up(at, 3)
        assert isinstance(evening.top, scene)
        evening.press("ESCAPE")
        evening.frames(2)
    done(evening)


def test_aid_and_rules_open_from_the_table() -> None:
    evening = alone()
    evening.press("a")
    assert isinstance(evening.top, Aid)
    for size in ((800, 600), TINY[0]):
        evening.resize(size)
    evening.press("ESCAPE")
    evening.press("F1")
    assert isinstance(evening.top, Rulebook)
    done(evening)


def test_single_votes_and_declining_stay_out_of_the_log() -> None:
    evening = alone("0:play G4,1:play B5,0:approve,0:play G5,1:approve,0:decline", decks="GB")
    lines = [line.words for line in evening.table.journal.lines]
    assert lines[:6] == [
        words.BEGINS.format(name="Ann"),
        words.PLAYS.format(name="Ann"),
        words.PLAYS.format(name="Bo"),
        words.LOG_APPROVE,
        words.PLAYS.format(name="Ann"),
        words.LOG_APPROVE,
    ]
    done(evening)


def test_every_answer_has_its_words() -> None:
    for seed in range(6):
        match = match_of(seating([None] * 4), luck=str(seed))
        rng = Random(seed)
        while not match.over:
            if match.to_move == (-1,):
                match.draw()
                continue
            seat = rng.choice(match.to_move)
            view = match.view(seat)
            asks = asking.asked(view, seat, whom=False)
            offers = asking.offers(view, seat, asks)
            assert len(asking.answers(view)) == 2
            assert all(asking.in_words(move, ["a", "b", "c", "d"], "7") for move in view.legal)
            assert offers
            match.play(seat, rng.choice(view.legal))


@pytest.mark.parametrize("size", [SIZES[0], SIZES[-1], *TINY], ids=str)
def test_every_size_is_drawn(size: tuple[int, int]) -> None:
    evening = Evening([None, *["easy"] * 5], moves=ONE_VOTE, size=(1280, 720))
    evening.until(evening.rests)
    evening.resize(size)
    evening.vote(ANN, 0)
    evening.frames(40)
    done(evening)


def test_a_storm_of_clicks_and_keys_breaks_nothing() -> None:
    luck = Random(11)
    evening = Evening([None, None, "easy"], moves=ONE_VOTE, size=(640, 400))
    for _ in range(250):
        at = (luck.randrange(640), luck.randrange(50, 400))
        match luck.randrange(6):
            case 0 | 1:
                evening.click(at)
            case 2:
                evening.press(luck.choice(["SPACE", "RETURN", "LEFT", "RIGHT", "q", "w", "x", "c", "a"]))
            case 3:
                evening.down(at)
                evening.up((luck.randrange(640), luck.randrange(400)))
            case 4:
                evening.down(at, 3)
                evening.up(at, 3)
            case _:
                evening.frames(2)
    assert evening.caught == []
    evening.close()
