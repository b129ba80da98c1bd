"""The rule of thumb of Bluffing Billionaires."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game.players.bluffing_billionaires import OPPONENTS, RuleOfThumb, odds
from game.players.core import Player
from game.rules.bluffing_billionaires import GAME
from game.rules.bluffing_billionaires.state import State
from game.rules.core import CHANCE
from tests.rules.bluffing_billionaires.table import lay, lay_all, play, seated, started

THUMB = RuleOfThumb()
BEGINNER = OPPONENTS.levels["easy"]


def chosen(state: State, seed: int = 1) -> str:
    """What the rule of thumb does for the first seat that play waits for."""
    return str(THUMB.choose(state.view(state.to_move[0]), Random(seed)))


def reason(state: State, move: str) -> str:
    return THUMB.reason(state.view(state.to_move[0]), GAME.parse(move))


def test_it_plays_any_card_of_the_upper_half() -> None:
    state = started("BO")
    played = Counter(chosen(state, seed) for seed in range(200))
    assert set(played) == {f"play B{value}" for value in range(5, 10)}
    assert min(played.values()) > 20
    assert "upper half" in reason(state, "play B5")
    assert "lower half" in reason(state, "play B4")


@pytest.mark.parametrize(("own", "vote"), [(4, "approve"), (5, "challenge"), (6, "challenge"), (1, "approve")])
def test_it_challenges_what_is_more_likely_than_not_no_higher_than_its_own(own: int, vote: str) -> None:
    state = started("BO")
    lay(state, f"B{own}")
    play(state, "1:play O9")
    assert chosen(state) == vote
    assert (odds(state.view(0)).good, odds(state.view(0)).possible) == (own, 9)
    assert f"{own} of the 9" in reason(state, vote)


def test_it_counts_the_cards_that_it_has_seen() -> None:
    state = started("BO")
    lay(state, "B1")
    lay(state, "O9", 0)
    play(state, "*:take B2")
    lay(state, "B5")
    play(state, "1:play O1")
    # O9 was turned up and lies in the discard pile.
    assert (odds(state.view(0)).good, odds(state.view(0)).possible) == (5, 8)


@pytest.mark.parametrize(("own", "vote"), [(5, "approve"), (6, "challenge")])
def test_a_beginner_forgets_what_was_shown_and_calls_with_a_high_card(own: int, vote: str) -> None:
    state = started("BO")
    for mine, other, lost in (("B1", "O9", "B3"), ("B2", "O8", "B4")):
        lay(state, mine)
        lay(state, other, 0)
        play(state, f"*:take {lost}")
    lay(state, f"B{own}")
    play(state, "1:play O1")
    # With the 9 and the 8 gone most of what it may be loses to a 5.
    assert chosen(state) == "challenge"
    assert str(BEGINNER.choose(state.view(0), Random(1))) == vote


def test_it_remembers_what_pinks_6_took() -> None:
    state = started("BP")
    lay_all(state, "B9", "P1", "B1")
    lay(state, "P6", 0)
    lay(state, "B2")
    lay(state, "P2")
    play(state, "0:play B3")
    # The hand had nothing above the 8; the 9, which is not seen, was discarded before.
    assert (odds(state.view(1)).good, odds(state.view(1)).possible) == (1, 6)


def test_yellows_active_4_is_no_tie_to_win() -> None:
    for powers, good in (("on", 3), ("off", 4)):
        state = started("BY", powers=powers)
        lay(state, "B4")
        play(state, "1:play Y1")
        assert odds(state.view(0)).good == good


def test_it_uses_every_power() -> None:
    blue = started("OB")
    lay(blue, "O9")
    lay(blue, "B1", 0)
    play(blue, "*:take B8")
    assert chosen(blue) == "protect"
    assert "3 coins" in reason(blue, "protect")
    assert "3 coins" in reason(blue, "allow")
    green = started("BG")
    lay(green, "B9")
    lay(green, "G3")
    assert chosen(green) == "bank"
    assert "coin" in reason(green, "bank")
    other = started("BG")
    lay(other, "B9")
    lay(other, "G4")
    assert chosen(other) == "decline"
    assert "declining" in reason(other, "decline")


def test_red_robs_the_largest_hand() -> None:
    state = started("BORG", first=1)
    lay_all(state, "O1", "R1", "G1", "B1", "O2")
    lay(state, "R2")
    assert len(state.view(None).zone("hand", 1).cards) == 7
    assert chosen(state) in ("rob 0", "rob 3")
    assert "8 cards" in reason(state, "rob 3")
    assert "larger" in reason(state, "rob 1")


def mean_share_of_wins(one: Player, others: Player, seats: int, games: int) -> float:
    """How often the one wins against the others, a shared win counting in part; decks and seat change."""
    rng = Random(11)
    won = 0.0
    for number in range(games):
        state = seated("".join(rng.sample("BOGRPY", seats)))
        while state.to_move:
            seat = state.to_move[0]
            player = one if seat == number % seats else others
            state.play(seat, state.chance(rng) if seat == CHANCE else player.choose(state.view(seat), rng))
        assert state.result is not None
        if number % seats in state.result.winners:
            won += 1 / len(state.result.winners)
    return won / games


@pytest.mark.parametrize(("seats", "least"), [(2, 0.7), (4, 0.33)])
def test_it_is_stronger_than_random_play(seats: int, least: float) -> None:
    levels = OPPONENTS.levels
    assert mean_share_of_wins(levels["easy"], levels["random"], seats, 120) > least
