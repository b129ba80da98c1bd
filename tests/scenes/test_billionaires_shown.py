"""What is seen at the table of Bluffing Billionaires: what is dim, what stays until seen, ways, bubbles, the log."""

from __future__ import annotations

from math import dist
from random import Random
from typing import Any

import pytest
from pygame import Surface

from game.match.match import Match
from game.rules import GAMES
from game.rules.bluffing_billionaires import GAME
from game.rules.bluffing_billionaires.cards import VOTES
from game.rules.bluffing_billionaires.events import Compared, TurnedUp
from game.rules.bluffing_billionaires.views import HAND, Phase
from game.rules.core import CHANCE
from game.scenes.bluffing_billionaires.cards import named
from game.scenes.bluffing_billionaires.layout import Asked, layout, showdown
from game.scenes.bluffing_billionaires.path import is_clear, way
from game.scenes.bluffing_billionaires.plan import Plan
from game.scenes.bluffing_billionaires.tags import SLAM
from game.scenes.bluffing_billionaires.unroll import unroll
from game.scenes.table.measure import Measure
from game.scenes.table.sofar import SoFar
from game.stage import theme
from game.stage.units import Units
from tests.scenes.billionaires import Evening, seating

ONE_VOTE = "0:play B5,1:play O4"
TWO_CALL = "0:play B5,1:play O4,0:approve,2:play G6,0:approve,1:approve,2:decline,3:play R7,0:challenge,1:challenge"
ANN = 0
CHALLENGE = VOTES[1]


def at_rest(levels: list[str | None], moves: str, **more: Any) -> Evening:
    evening = Evening(levels, moves=moves, **more)
    evening.until(evening.rests)
    evening.frames(5, 0.1)
    return evening


def done(evening: Evening) -> None:
    evening.close()
    assert evening.caught == []


def dim(evening: Evening) -> set[bool]:
    held = evening.table.view.zone(HAND.name, ANN).cards
    return {evening.board.poses[card.id].dim for card in held}


# ---------------------------------------------------------------- dim means: can't be played
def test_the_hand_is_dim_while_a_vote_is_asked_for_and_not_in_ones_turn() -> None:
    evening = at_rest([None, "easy"], "")
    assert dim(evening) == {False}
    done(evening)
    evening = at_rest([None, "easy"], ONE_VOTE)
    assert dim(evening) == {True}
    done(evening)


def test_the_card_of_the_last_move_stays_marked_when_all_approve() -> None:
    evening = at_rest([None, "easy"], "0:play B5", thinker=Silent())
    evening.table.make_for(1, evening.match.view(1).legal[3])
    evening.until(evening.rests)
    (played,) = evening.table.marked
    evening.vote(ANN, 1)
    evening.until(evening.rests)
    assert evening.match.record().moves[-1] == "0:approve"
    assert evening.table.marked == {played}
    done(evening)


# ---------------------------------------------------------------- a challenge stays until it was seen
def stays(evening: Evening) -> bool:
    return evening.table.stays and evening.table.sprites.resting


def frames_until_it_stays(evening: Evening) -> None:
    for _ in range(400):
        if stays(evening):
            return
        evening.frames(1)
    raise AssertionError("nothing stayed")


@pytest.mark.parametrize("by", ["button", "SPACE", "RETURN", "click"])
def test_a_challenge_stays_until_next(by: str) -> None:
    evening = at_rest([None, "easy"], ONE_VOTE)
    evening.vote(ANN, 0)
    frames_until_it_stays(evening)
    assert evening.game.told.taken is not None
    evening.frames(100, 0.2)
    assert stays(evening)
    assert list(evening.game.widgets()) == [evening.game.next]
    match by:
        case "button":
            evening.click(evening.game.next)
        case "click":
            evening.click((640, 150))
        case key:
            evening.press(key)
    evening.until(evening.rests)
    assert evening.game.view.facts.phase is not Phase.TAKING
    done(evening)


def test_of_several_challenges_each_stays() -> None:
    evening = at_rest([None, "easy", "easy", "easy"], TWO_CALL.removesuffix(",0:challenge,1:challenge"))
    for seat in (1, 2, 0):
        evening.table.make_for(seat, evening.match.view(seat).legal[1 if seat != 2 else 0])
    seen = []
    for _ in range(2):
        frames_until_it_stays(evening)
        taken = evening.game.told.taken
        assert taken is not None
        seen.append(taken.card.card)
        evening.press("SPACE")
        evening.frames(1)
    assert len(set(seen)) == 2
    done(evening)


def test_where_nobody_sits_nothing_waits() -> None:
    evening = Evening(["easy", "easy"], moves=ONE_VOTE)
    before = evening.table.match.length
    for _ in range(900):
        evening.frames(1)
        assert not evening.table.stays
    assert evening.table.match.length > before
    done(evening)


# ---------------------------------------------------------------- where a taken card goes
@pytest.mark.parametrize("size", [(1920, 1080), (800, 600)])
def test_the_way_of_a_card_leads_to_the_pile_of_whoever_takes_it(size: tuple[int, int]) -> None:
    for seats in range(2, 7):
        plan = Plan(Measure(Units(size)), seats, 0)
        for taker in range(seats):
            points = way(plan, (taker + 1) % seats, taker)
            pile = plan.place(taker).bonus
            assert dist(points[-1], pile[:2]) <= pile[2] * 1.4
            card = plan.middle.taken
            assert min(dist(point, (card[0], card[1] + plan.lowered)) for point in points) < 1
        assert is_clear(plan, 0)


def test_with_two_it_begins_in_the_hand_of_whoever_loses_it() -> None:
    plan = Plan(Measure(Units((1920, 1080))), 2, 0)
    hand = plan.place(0).hand
    assert hand is not None
    start = way(plan, 0, 1)[0]
    assert abs(start[0] - hand[0]) < hand[3] / 2
    assert start[1] < hand[1]


# ---------------------------------------------------------------- painted once
def test_what_lies_still_is_painted_once() -> None:
    evening = at_rest([None, "easy", "easy"], "")
    picture, painted = evening.game.picture, []
    paint = picture._still

    def counted(surface: Surface) -> None:
        painted.append(surface)
        paint(surface)

    picture._still = counted
    for _ in range(10):
        evening.table.draw(evening.stage.window.surface)
    assert painted == []
    evening.play("B5")
    evening.frames(5)
    assert len(painted) >= 1
    done(evening)


# ---------------------------------------------------------------- thumbs
@pytest.mark.parametrize("reduced", [False, True])
def test_thumbs_come_down_unless_motion_is_reduced(reduced: bool) -> None:
    evening = at_rest([None, "easy"], ONE_VOTE, speed="normal")
    evening.settings.change("reduced_motion", reduced)
    evening.vote(ANN, 0)
    coming, shakes = [], []
    for _ in range(30):
        evening.frames(1)
        coming.append(evening.game.slammed < SLAM)
        shakes.append(evening.table.particles.shake() != (0, 0))
    assert any(coming) != reduced
    assert not coming[-1]
    assert any(shakes) != reduced, "the table shakes as they hit it"
    assert not any(came and shook for came, shook in zip(coming, shakes, strict=True))
    done(evening)


def test_nothing_says_how_a_comparison_ends_before_its_cards_lie_open() -> None:
    evening = at_rest([None, "easy"], ONE_VOTE, speed="normal")
    evening.vote(ANN, 0)
    game, sprites = evening.game, evening.table.sprites
    turning = []
    for _ in range(400):
        evening.frames(1)
        if game.told.compared is not None:
            turning.append(game.picture._turning(evening.table.view))
            if not turning[-1]:
                break
    assert turning[0]
    assert not turning[-1]
    claim = showdown(evening.table.view).claim
    assert claim is not None
    assert sprites.settled(claim)
    done(evening)


def test_the_ledger_says_how_a_comparison_ends_once_its_cards_lie_open() -> None:
    evening = at_rest([None, "easy", "easy", "easy"], TWO_CALL.removesuffix(",0:challenge,1:challenge"), speed="normal")
    for seat in (1, 2, 0):
        evening.table.make_for(seat, evening.match.view(seat).legal[1 if seat != 2 else 0])
    game, written = evening.game, []
    lines = evening.table.journal.lines
    turned = 0
    for _ in range(400):
        evening.frames(1)
        events = [type(line.event) for line in game.picture.written()]
        if game.picture._turning(evening.table.view):
            turned += 1
            assert TurnedUp not in events[-2:]
            assert Compared not in events
        elif game.told.compared is not None:
            written = [line.words for line in game.picture.written()]
            break
    assert turned
    assert written == [line.words for line in lines]
    assert Compared in [type(line.event) for line in lines]
    done(evening)


@pytest.mark.parametrize("pause", [5, 400])
@pytest.mark.parametrize("key", ["u", "y", "h"])
def test_taking_back_while_a_challenge_is_shown_to_all_passes_over_nothing(key: str, pause: int) -> None:
    evening = at_rest([None, None, "easy"], "0:play B5,1:play O4,0:approve,2:play G6", thinker=Silent())
    for seat in (0, 1):
        evening.table.make_for(seat, CHALLENGE)
    for _ in range(pause):
        evening.frames(1)
        if evening.table.stays:
            break
    assert evening.table.stays == (pause > 5)
    assert evening.table.eyes is None
    evening.press(key)
    for _ in range(400):
        evening.frames(1)
        assert evening.top is evening.table
        if evening.table.stays:
            break
    taken, moment = evening.game.told.taken, evening.table.moment
    assert taken is not None
    evening.frames(60)
    assert evening.table.stays
    assert (evening.game.told.taken, evening.table.moment) == (taken, moment)
    done(evening)


def test_the_nine_assets_are_dealt_from_ones_own_place() -> None:
    seats, units = seating([None, "easy"]), Units((1280, 720))
    match = Match(GAMES[GAME.id], seats.sitters, seats.options, Random("luck"))
    before = match.view(ANN)
    step = match.play(CHANCE, GAME.parse("first 0"))
    after = match.view(ANN)
    (beat,) = unroll(before, step.events, after, ANN)
    assert beat.view == after
    held = {card.id for card in after.zone(HAND.name, ANN).cards}
    assert len(held) == 9
    assert beat.came_from == dict.fromkeys(held, "seat 0")
    assert not held & set(layout(before, ANN, units, Asked(), None).poses)
    dealt = layout(after, ANN, units, Asked(), None)
    assert held <= set(dealt.poses)
    assert "seat 0" in dealt.zones


# ---------------------------------------------------------------- small windows
@pytest.mark.parametrize("active", [0, 1, 2])
def test_in_small_windows_the_claim_stands_at_its_card(active: int) -> None:
    moves = ["0:play B5", "1:play O4", "0:approve", "2:play G6", "0:approve", "1:approve", "2:decline", "0:play B1"]
    shown = {0: 8, 1: 2, 2: 4}[active]
    evening = at_rest([None, "easy", "easy"], ",".join(moves[:shown]), size=(800, 600), thinker=Silent())
    assert evening.game.view.facts.phase is Phase.VOTE
    plan = Plan(Measure(evening.stage.units), 3, 0)
    x, y, wide, *_ = plan.middle.home if active == 0 else plan.place(active).card
    spot = (round(x + wide / 2 + 60), round(y - 8)) if active == 0 else (round(x) - 50, round(y + wide * 0.7 + 18))
    red, green, blue, _ = theme.rgb(theme.CREAM)
    assert tuple(evening.stage.window.surface.get_at(spot))[:3] == (red, green, blue)
    done(evening)


def test_the_log_is_a_click_away_in_small_windows() -> None:
    evening = at_rest([None, "easy"], ONE_VOTE, size=(800, 600))
    evening.click(evening.game.so_far)
    sheet = evening.top
    assert isinstance(sheet, SoFar)
    assert sheet.lines == [line.words for line in evening.table.journal.lines]
    done(evening)


def test_an_eight_has_its_article() -> None:
    assert (named("B7"), named("O8")) == ("a 7", "an 8")


class Silent:
    """Computer players who never answer."""

    def start(self) -> None:
        """Nothing to get ready."""

    def ask(self, request: object) -> None:
        """Nobody listens."""

    def poll(self) -> None:
        """No answer."""

    def cancel(self) -> None:
        """Nothing to give up."""
