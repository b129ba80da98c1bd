"""The rule of thumb of Blast: empty the hand, low cards first, on planets that aren't one's own yet."""

from __future__ import annotations

from random import Random

import pytest

from game.players import OPPONENTS
from game.players.blast import thumb
from game.players.core import Player
from game.players.search import Searcher
from game.rules.blast.state import BlastState
from game.rules.core import CHANCE
from tests.rules.blast.positions import next_round, play, position, start
from tests.rules.blast.test_rounds import HIGH, LOW

THUMB = thumb.RuleOfThumb()


def choice(state: BlastState) -> str:
    return str(THUMB.choose(state.view(state.to_move[0]), Random(1)))


def why(state: BlastState, text: str) -> str:
    view = state.view(state.to_move[0])
    (move,) = [move for move in view.legal if str(move) == text]
    return THUMB.reason(view, move)


def test_it_leads_with_as_many_cards_as_go_together_and_the_lowest_of_them() -> None:
    state = position("M2 T2 S2 M7 T7 S7 G0", "S9 T9")
    assert choice(state) == "lead usiri S2 T2 M2"
    assert why(state, "lead usiri S2 T2 M2") == thumb.LEAD_CHEAP
    assert why(state, "lead zamepra G0") == thumb.LEAD_OTHER


def test_it_leads_for_planets_that_arent_its_own() -> None:
    state = position("M2 T2 S2 M7", "S9 T9", planets="1.0..")
    assert choice(state) == "lead peolara S2 T2"
    state = position("M2 T2 S2 M7", "S9 T9", planets="00000")
    assert choice(state) == "lead usiri S2 T2 M2"
    assert why(state, "lead usiri S2 T2 M2") == thumb.LEAD_FORCED


def test_it_keeps_greedbots_for_planets_on_the_other_side() -> None:
    state = position("G2 M4", "S9 T9", planets=".0000")
    assert choice(state) == "lead zamepra M4"
    state = position("G2 M4", "S9 T9", planets="10000")
    assert choice(state) == "lead zamepra G2"
    assert why(state, "lead zamepra G2") == thumb.LEAD_JUMP


def test_a_beginner_leads_with_what_is_high_and_forgets_what_greedbots_can_do() -> None:
    beginner = OPPONENTS["blast"].levels["easy"]
    state = position("M2 T2 S2 M7 T7 S7 G0", "S9 T9")
    assert str(beginner.choose(state.view(0), Random(1))) == "lead usiri S7 T7 M7"
    state = position("G4 M2", "S9 T9", planets=".0000")
    assert choice(state) == "lead zamepra M2"
    assert str(beginner.choose(state.view(0), Random(1))) == "lead zamepra G4"


def test_it_answers_with_the_cheapest_that_is_enough() -> None:
    state = position("M5 T0", "S4 S6 T7 G9")
    play(state, "0:lead zamepra M5")
    assert choice(state) == "play S6"
    assert why(state, "play S6") == thumb.ANSWER_CHEAP
    assert why(state, "play G9") == thumb.ANSWER_DEAR
    assert why(state, "pass") == thumb.PASS_WEAK


def test_it_uses_a_shrinkin_as_printed_where_both_ways_are_enough() -> None:
    state = position("M5 T0", "S8 G9")
    play(state, "0:lead zamepra M5")
    assert choice(state) == "play S8"


def test_it_passes_only_where_it_must() -> None:
    state = position("M5 T0", "S4 T4")
    play(state, "0:lead zamepra M5")
    assert choice(state) == "pass"
    assert why(state, "pass") == thumb.ONLY


def test_it_discards_and_gives_the_lowest() -> None:
    state = position("T9 M5 S3 G8", "S9 T8")
    play(state, "0:lead zamepra T9", "1:pass")
    assert choice(state) == "discard S3"
    assert why(state, "discard S3") == thumb.DISCARD_LOW
    assert why(state, "discard G8") == thumb.DISCARD_HIGH
    state = next_round(LOW, HIGH, "11...", (0, 0))
    assert choice(state) == "give S0 T0"
    assert why(state, "give S0 T0") == thumb.GIVE_LOW
    assert why(state, "give S4 T4") == thumb.GIVE_HIGH


def winner(players: tuple[Player, Player], rng: Random) -> int:
    state = start(int(rng.random() * 2))
    while state.to_move:
        seat = state.to_move[0]
        move = state.chance(rng) if seat == CHANCE else players[seat].choose(state.view(seat), rng)
        state.play(seat, move)
    assert state.result is not None
    return state.result.winners[0]


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_every_level_beats_random_play(level: str) -> None:
    levels = OPPONENTS["blast"].levels
    player = levels[level]
    if isinstance(player, Searcher):
        player = player.scaled(30 / player.iterations)
    rng = Random(7)
    won = sum(winner((player, levels["random"]), rng) == 0 for _ in range(10))
    won += sum(winner((levels["random"], player), rng) == 1 for _ in range(10))
    assert won >= 17
