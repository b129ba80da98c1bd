"""Bluffing Billionaires from the first card to the last score, through the window's events alone."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from game.scenes.table.sheet import ResultSheet
from game.scenes.votes import Votes
from tests.scenes.billionaires import Evening

E = "easy"
TABLES: list[list[str | None]] = [
    [None, E],
    [None, None],
    [E, None, E],
    [None, None, None],
    [E, E, E],
    [None, E, None, E],
    [None, None, E, None, E],
    [E, None, None, None, None, None],
    [None, E, E, E, E, E],
    [E, E],
    [E, E, E, E, E, E],
]


def play_on(evening: Evening, luck: Random) -> None:
    """One thing that somebody at the screen can do, or a frame."""
    table, game, top = evening.table, evening.game, evening.top
    if evening.called():
        evening.lift()
    elif isinstance(top, Votes):
        vote(evening, top, luck)
    elif evening.rests() and game.voting.lobby:
        lobby(evening, luck)
    elif evening.rests() and game.looking:
        evening.frames(2, 0.1)
        evening.press("SPACE")
    elif evening.rests() and table.fingers.picking.offers:
        choose(evening, luck)
    else:
        evening.see()
        evening.frames(1)


def vote(evening: Evening, votes: Votes, luck: Random) -> None:
    missing = [voter for voter in votes.voters if voter.seat not in votes.in_since]
    if missing and not votes.in_turn:
        evening.frames(0 if votes.in_since else 4, 0.12)
        evening.vote(luck.choice(missing).seat, luck.randrange(2))
    else:
        evening.frames(1)


def lobby(evening: Evening, luck: Random) -> None:
    due = evening.game.voting.due(evening.game.view)
    looks = [evening.game.looks[seat] for seat in due]
    evening.frames(2, 0.1)
    if looks and luck.random() < 0.15:
        evening.click(luck.choice(looks))
    else:
        evening.press("SPACE")


def choose(evening: Evening, luck: Random) -> None:
    """Click what an offer wants: a card, or a place."""
    table = evening.table
    offer = luck.choice(table.fingers.picking.offers)
    evening.frames(3, 0.15)
    if offer.cards:
        evening.click(evening.board.own_room(offer.cards[0]).center)
    elif offer.target is not None:
        evening.click(evening.zones[offer.target])


def to_the_end(evening: Evening, luck: Random, most: int = 6000) -> None:
    for _ in range(most):
        if isinstance(evening.top, ResultSheet):
            break
        play_on(evening, luck)
        assert evening.caught == []
    assert isinstance(evening.top, ResultSheet)
    assert evening.match.over
    assert evening.table.moment == evening.table.past.now
    for seat in range(len(evening.seats.sitters)):
        account = evening.top.outcome.accounts[seat]
        assert account.total == evening.match.state.result.scores[seat]
        assert sum(figure for _, figure in account.parts) == account.total


@pytest.mark.parametrize("levels", TABLES, ids=lambda levels: "".join("P" if x is None else "c" for x in levels))
def test_whole_games(levels: list[str | None]) -> None:
    evening = Evening(levels, speed="off", size=(800, 600))
    to_the_end(evening, Random(7))
    evening.close()
    assert evening.caught == []


@settings(
    max_examples=5, deadline=None, suppress_health_check=[HealthCheck.too_slow], phases=[Phase.explicit, Phase.generate]
)
@given(st.integers(0, 2**32), st.lists(st.sampled_from([None, E]), min_size=2, max_size=6), st.permutations("BOGRPY"))
def test_random_offers_lead_to_the_end(seed: int, levels: list[str | None], decks: list[str]) -> None:
    evening = Evening(levels, decks="".join(decks), speed="off", size=(640, 400), seed=str(seed))
    to_the_end(evening, Random(seed))
    evening.close()
    assert evening.caught == []


class Swift(Evening):
    """Frames that are long, so that a game in which everything is shown doesn't take too many."""

    def frames(self, count: int = 1, dt: float = 0.1) -> None:
        super().frames(count, max(dt, 0.1))


def test_a_whole_game_of_which_every_step_is_drawn() -> None:
    evening = Swift([None, E, None, E], decks="BGRP", speed="fast", size=(640, 400), seed="shown")
    to_the_end(evening, Random(5))
    evening.close()
    assert evening.caught == []


def test_without_powers_nobody_is_asked() -> None:
    evening = Evening([None, None, E], decks="GRB", powers="off", speed="off", size=(800, 600))
    to_the_end(evening, Random(2))
    moves = evening.match.record().moves
    assert not any(word in move for move in moves for word in ("decline", "bank", "rob", "protect"))
    evening.close()


def test_a_rematch_moves_the_start_player_on() -> None:
    evening = Evening([None, E], speed="off", size=(800, 600), first=1)
    to_the_end(evening, Random(1))
    sheet = evening.top
    assert isinstance(sheet, ResultSheet)
    evening.until(lambda: sheet.counted)
    evening.click(sheet.buttons[0])
    assert evening.rematches == [0]
    evening.close()
