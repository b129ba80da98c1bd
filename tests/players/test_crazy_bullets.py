"""Computer players of Crazy Bullets: reflexes, slips, and the race."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random
from statistics import mean, median
from typing import Any

import pytest

from game.players.core import Player, RandomPlayer
from game.players.crazy_bullets import (
    CHOOSE_MOST,
    CHOOSE_OTHER,
    NO_SLAP,
    OPPONENTS,
    REVEAL_NEXT,
    SLAP_FIRST,
    Gunslinger,
    race,
)
from game.players.crazy_bullets.reflexes import EASY, HARD, NORMAL, QUICKEST, Reaction, Reflexes, is_decoy
from game.rules.core import CHANCE
from game.rules.crazy_bullets.moves import REVEAL, SLAP, Act, Kind
from game.rules.crazy_bullets.phase import Phase
from game.rules.crazy_bullets.state import Table
from game.rules.crazy_bullets.views import Facts, moves_of
from game.rules.view import View
from tests.rules.crazy_bullets.street import (
    ACROSS,
    ALL,
    LEFT,
    LEFT_ACROSS,
    LEFT_RIGHT,
    NONE,
    RIGHT,
    new,
    play,
    position,
    shorten,
)

PERFECT = Gunslinger(Reflexes(mean=500, fooled=0, careless=0, lapses=0))


def text(player: Player, table: Table, seat: int) -> str:
    return str(player.choose(table.view(seat), Random(1)))


# ---------------------------------------------------------------- the rule of thumb


def test_without_a_clock_duellists_slap_and_others_reveal_on() -> None:
    duel = play(position(LEFT_ACROSS, "", "", ""), "0:reveal")
    assert [text(PERFECT, duel, seat) for seat in duel.to_move] == ["slap", "slap"]
    harmless = play(position(LEFT, "", "", ""), "0:reveal")
    assert text(PERFECT, harmless, 1) == "reveal"
    assert text(PERFECT, position(NONE, "", "", ""), 0) == "reveal"


def test_whoever_has_most_cards_left_is_chosen() -> None:
    table = shorten(shorten(position(ALL, "", "", ""), 1, 5), 3, 4)
    play(table, "0:reveal", "0:slap")
    assert text(PERFECT, table, 0) == "choose 2"
    assert text(PERFECT, play(shorten(position(LEFT_RIGHT, "", "", ""), 1, 5), "0:reveal", "0:slap"), 0) == "choose 3"


def test_hints_name_the_rule_of_thumb() -> None:
    duel = play(position(LEFT_ACROSS, "", "", ""), "0:reveal").view(1)
    assert PERFECT.reason(duel, SLAP) == SLAP_FIRST
    outsider = play(position(LEFT_ACROSS, "", "", ""), "0:reveal").view(3)
    assert PERFECT.reason(outsider, SLAP) == NO_SLAP
    harmless = play(position(LEFT, "", "", ""), "0:reveal").view(1)
    assert PERFECT.reason(harmless, REVEAL) == REVEAL_NEXT
    assert PERFECT.reason(harmless, SLAP) == NO_SLAP
    choice = play(shorten(position(LEFT_RIGHT, "", "", ""), 1, 5), "0:reveal", "0:slap").view(0)
    assert [PERFECT.reason(choice, move) for move in choice.legal] == [CHOOSE_OTHER, CHOOSE_MOST]


# ---------------------------------------------------------------- reflexes


@pytest.mark.parametrize(("reflexes", "ms"), [(EASY, 700), (NORMAL, 500), (HARD, 380)])
def test_levels_recognise_a_card_in_a_right_skewed_time(reflexes: Reflexes, ms: float) -> None:
    rng = Random(1)
    times = [reflexes.recognise(rng) for _ in range(4000)]
    assert min(times) > QUICKEST
    assert mean(times) == pytest.approx(ms, rel=0.05)
    assert median(times) < mean(times) - 0.02 * ms


def test_lapses_and_slips_come_in_their_share() -> None:
    rng = Random(2)
    sleepy = Reflexes(mean=300, fooled=0.5, careless=0.1, lapses=0.25)
    assert 0.2 < mean(sleepy.slap(rng) > 650 for _ in range(3000)) < 0.3
    assert 0.45 < mean(sleepy.slips(True, rng) for _ in range(3000)) < 0.55
    assert 0.08 < mean(sleepy.slips(False, rng) for _ in range(3000)) < 0.12


def test_better_levels_are_quicker_and_more_careful() -> None:
    for weak, strong in ((EASY, NORMAL), (NORMAL, HARD)):
        assert weak.mean > strong.mean
        assert weak.fooled > strong.fooled > strong.careless
        assert weak.careless > strong.careless
        assert weak.lapses > strong.lapses


@pytest.mark.parametrize(
    ("tops", "fooled"),
    [
        ((NONE, "", "", ""), {1, 2}),  # R-YYG: two yellow ones
        (("R-GBY", "", "", ""), set()),
        ((LEFT, "", "", ""), {2, 3}),  # R-RYY: the red one is no duel, the yellow ones look like one
        (("R-GRB", "", "", ""), set()),
        ((LEFT_ACROSS, "", "", ""), {0, 3}),  # a true duel, but of 1 and 2
        ((ALL, "", "", ""), {0}),
        ((LEFT_RIGHT, "", ""), {1}),  # the right one flies at the empty seat
        ((RIGHT, "", ""), {1, 2}),
        ((LEFT_RIGHT, ""), {0, 1}),  # two bullets, but none across
        ((ACROSS, ""), {0, 1}),  # R-YRY
        ((LEFT_ACROSS, ""), set()),
    ],
)
def test_decoys_look_like_a_duel_and_are_none(tops: tuple[str, ...], fooled: set[int]) -> None:
    table = play(position(*tops), "0:reveal")
    view = table.view(None)
    assert {seat for seat in range(len(tops)) if is_decoy(view, seat)} == fooled


def test_who_slips_slaps_a_decoy_and_who_does_not_leaves_it() -> None:
    table = play(position(NONE, "", "", ""), "0:reveal")
    view = table.view(None)
    clumsy = Gunslinger(Reflexes(mean=500, fooled=1, careless=0, lapses=0))
    reactions = [clumsy.react(view, seat, Random(1)) for seat in range(4)]
    assert [reaction and str(reaction.move) for reaction in reactions] == ["reveal", "slap", "slap", None]
    reactions = [PERFECT.react(view, seat, Random(1)) for seat in range(4)]
    assert [reaction and str(reaction.move) for reaction in reactions] == ["reveal", None, None, None]


def test_whoever_is_barred_does_not_slap() -> None:
    table = play(position(ALL, "", "", "", false_start="foul"), "1:early", "0:reveal")
    assert PERFECT.react(table.view(None), 1, Random(1)) is None
    for level in OPPONENTS.levels.values():
        for seed in range(20):
            assert raced(table, dict.fromkeys(range(4), level), seed)[0] != 1


def test_a_reaction_follows_from_what_a_bystander_sees() -> None:
    table = play(position(ALL, "", "", ""), "0:reveal")
    for seat in range(4):
        from_outside = PERFECT.react(table.view(None), seat, Random(5))
        assert from_outside == PERFECT.react(table.view(seat), seat, Random(5))


# ---------------------------------------------------------------- the race


class Puppet:
    """Slaps, and does whatever else is due, after a fixed time."""

    def __init__(self, ms: float, only: Kind | None = None) -> None:
        self.ms, self.only = ms, only

    def choose(self, view: View[Any], rng: Random) -> Act:
        return moves_of(view.facts, view.seat or 0)[-1]

    def react(self, view: View[Facts], seat: int, rng: Random) -> Reaction | None:
        moves = [move for move in moves_of(view.facts, seat) if self.only in (None, move.kind)]
        return Reaction(self.ms, moves[-1]) if moves else None


def raced(table: Table, players: Mapping[int, Player], seed: int = 1) -> tuple[int, str]:
    seat, move = race(table.view(None), players, Random(seed))
    return seat, str(move)


def test_the_first_slap_counts_and_carries_its_clock() -> None:
    table = play(position(ALL, "", "", ""), "0:reveal")
    players = {0: Puppet(900), 1: Puppet(412.4), 2: Puppet(500), 3: Puppet(423)}
    assert raced(table, players) == (1, "slap @412")


def test_slaps_within_ten_ms_tie_and_chance_decides_evenly() -> None:
    table = play(position(ALL, "", "", ""), "0:reveal")
    players = {0: Puppet(900), 1: Puppet(400), 2: Puppet(409.9), 3: Puppet(410)}
    won = Counter(raced(table, players, seed)[0] for seed in range(400))
    assert set(won) == {1, 2}
    assert 150 < won[1] < 250


def test_a_reveal_that_comes_first_settles_the_card() -> None:
    table = play(position(LEFT, "", "", ""), "0:reveal")
    players: dict[int, Player] = {0: Puppet(405), 1: Puppet(400, Kind.REVEAL), 2: Puppet(600), 3: Puppet(600)}
    assert raced(table, players) == (1, "reveal")
    players[0] = Puppet(395)
    assert raced(table, players) == (0, "slap @395")


def test_settled_cards_and_choices_go_on() -> None:
    table = position(LEFT_RIGHT, "", "", "")
    everybody = dict.fromkeys(range(4), PERFECT)
    assert raced(table, everybody) == (0, "reveal")
    play(table, "0:reveal", "2:slap")
    assert raced(table, everybody) == (0, "choose 1")


def test_a_duel_that_nobody_wins_in_time_runs_out() -> None:
    players = dict.fromkeys(range(4), Puppet(1000))
    waits = play(position(ALL, "", "", "", duel_timeout=2), "0:reveal")
    assert raced(waits, players)[1] == "slap @1000"
    late = play(position(ALL, "", "", "", duel_timeout=1), "0:reveal")
    assert race(late.view(None), players, Random(1))[0] == CHANCE
    assert raced(late, players)[1] == "timeout"


def test_a_player_without_reflexes_cannot_race() -> None:
    with pytest.raises(TypeError, match="reflexes"):
        raced(position(NONE, "", "", ""), dict.fromkeys(range(4), RandomPlayer()))


# ---------------------------------------------------------------- whole games


def whole_game(players: Mapping[int, Player], seed: int, **options: object) -> tuple[int, Counter[str]]:
    """Who won, and how often there was a reveal, an open duel, a foul."""
    rng, table, told = Random(seed), new(len(players), **options), Counter[str]()
    for _ in range(3000):
        if table.to_move == (CHANCE,):
            table.play(CHANCE, table.chance(rng))
            continue
        view = table.view(None)
        seat, move = race(view, players, rng)
        assert isinstance(move, Act)
        told["foul"] += move.kind is Kind.SLAP and not (table.phase is Phase.DUEL and seat in table.duellists)
        table.play(seat, move)
        told["reveal"] += move.kind is Kind.REVEAL
        told["duel"] += move.kind is Kind.REVEAL and table.phase is Phase.DUEL
        if table.result:
            return table.result.winners[0], told
    raise AssertionError("the game didn't end")


def series(players: Mapping[int, Player], games: int) -> tuple[list[int], dict[str, float]]:
    """Games won by seat, and what there was of each kind in a game on average."""
    ends = [whole_game(players, seed) for seed in range(games)]
    told = sum((counted for _, counted in ends), Counter[str]())
    return [sum(won == seat for won, _ in ends) for seat in players], {k: n / games for k, n in told.items()}


@pytest.mark.parametrize(("seats", "reveals", "duels"), [(2, 40, 15), (3, 66, 16), (4, 70, 35)])
def test_equal_players_play_games_of_the_known_length(seats: int, reveals: float, duels: float) -> None:
    wins, told = series(dict.fromkeys(range(seats), PERFECT), 50)
    assert told["reveal"] == pytest.approx(reveals, rel=0.12)
    assert told["duel"] == pytest.approx(duels, rel=0.15)
    assert "foul" not in told
    assert min(wins) > 50 / seats / 3


def test_the_quicker_player_wins_most_games() -> None:
    wins, _ = series({0: OPPONENTS.levels["easy"], 1: OPPONENTS.levels["hard"]}, 30)
    assert wins[1] > 24


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_slapping_every_card_at_once_never_wins(seats: int) -> None:
    wins, told = series({0: Puppet(QUICKEST), **dict.fromkeys(range(1, seats), PERFECT)}, 20)
    assert wins[0] == 0
    assert told["foul"] > 10


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_of_hotheads_end(seats: int) -> None:
    for seed in range(5):
        _, told = whole_game(dict.fromkeys(range(seats), OPPONENTS.levels["random"]), seed)
        assert told["foul"] > 10
    mixed = {0: OPPONENTS.levels["easy"], **dict.fromkeys(range(1, seats), OPPONENTS.levels["random"])}
    assert whole_game(mixed, 1, duel_timeout=1, false_start="foul")[1]["reveal"] > 20


def test_levels_foul_now_and_then() -> None:
    _, easy = series(dict.fromkeys(range(4), OPPONENTS.levels["easy"]), 20)
    _, hard = series(dict.fromkeys(range(4), OPPONENTS.levels["hard"]), 20)
    assert 8 * hard["foul"] > easy["foul"] > 2 * hard["foul"] > 0
