"""Choosing cards in Blast: what is picked stands out of the hand, what it opens is listed, hints speak in words."""

from __future__ import annotations

import pytest

from game.players.worker import HINT, Request, decide
from game.rules.blast.moves import Phase
from game.scenes.blast.ending import outcome
from game.scenes.blast.layout import HAND
from game.scenes.blast.plan import Plan
from game.scenes.table.advice import Advice
from game.scenes.table.measure import Measure
from game.stage.assets import asset
from tests.scenes.sky import Sky, dealt, reached


@pytest.fixture(params=[(1920, 1080), (800, 600)], ids=str)
def sky(request: pytest.FixtureRequest) -> Sky:
    sky = Sky(dealt("T6 M6 S8", "G10"), size=request.param)
    sky.until(sky.may_choose)
    return sky


def test_picked_cards_stand_out_of_the_hand_and_go_back_into_it(sky: Sky) -> None:
    six, eight = sky.key_of("T6"), sky.key_of("S8")
    before = sky.board.poses[six].y
    sky.pick("T6")
    sky.frames(2, 0.1)
    rise = Plan(Measure(sky.stage.units)).rise
    assert before - sky.board.poses[six].y == pytest.approx(Measure(sky.stage.units).n(rise))
    assert sky.board.poses[eight].y == before
    assert six not in sky.board.outside()
    sky.pick("T6")
    sky.frames(2, 0.1)
    assert sky.board.poses[six].y == before
    sky.close()


def test_what_lies_still_is_the_same_moment_until_something_changes(sky: Sky) -> None:
    first = sky.game.moment()
    assert sky.game.moment() is first
    sky.pick("T6")
    assert sky.game.moment() is not first
    sky.close()


@pytest.mark.parametrize("phase", [Phase.LEAD, Phase.ANSWER, Phase.DISCARD], ids=str)
def test_a_hint_of_the_search_names_cards_by_their_factions(phase: Phase) -> None:
    match = reached(lambda match: match.to_move == (0,) and match.view(0).facts.phase is phase)
    sky = Sky(match)
    sky.until(sky.may_choose)
    view = sky.table.view
    answer = decide(Request(1, "blast", HINT, view, "luck"), stop=lambda: True)
    hint = sky.game.explain(Advice(answer.move, answer.reason))
    assert hint.title
    assert set(hint.cards) <= set(sky.board.poses)
    faces = [str(card.face) for card in view.zone(HAND, 0).cards]
    assert not {word.strip(".,:;") for word in hint.reason.split()} & set(faces)
    sky.close()


def test_a_double_click_on_a_button_passes_once_and_does_nothing_else() -> None:
    sky = Sky(reached(lambda match: match.to_move == (0,) and match.view(0).facts.phase is Phase.ANSWER))
    sky.until(sky.may_choose)
    passed, sorted_by_faction = len(sky.moves), sky.game.by_faction
    place = sky.button("giving_up").rect.copy()
    for _ in range(3):
        sky.click(place)
        sky.frames(1, 0.05)
    assert [move for move in sky.moves[passed:] if move.startswith("0:")] == ["0:pass"]
    assert sky.game.by_faction is sorted_by_faction
    sky.close()


def test_the_result_shows_every_planet_and_star_that_makes_a_point() -> None:
    match = reached(lambda match: match.over)
    for account in outcome(match.view(None), ("Ann", "Bob")).accounts:
        assert len(account.drawings) == account.total
        assert all(asset(*drawing).is_file() for drawing in account.drawings)
