"""What a game counts for: duels and their times, fouls, bluffs called, coins."""

from __future__ import annotations

from collections import Counter
from random import Random

from game.match.tallies import SLOWEST, Count, Tally, tallies
from game.rules import GAMES
from game.rules.core import CHANCE, Event, draw_options
from game.rules.crazy_bullets.events import DuelWon, Fouled, Revealed
from game.rules.record import Record, replay, spell, unspell
from tests.games import Table
from tests.match.test_theatre import played

CLOCKS = [312, 0, 4021, SLOWEST, SLOWEST + 1, 10**30]


def clocked(record: Record) -> Record:
    """The same record with a clock at every slap, and one slap without."""
    moves, clocks = [], iter(CLOCKS * 400)
    for number, text in enumerate(record.moves):
        slap = text.endswith(":slap") and number % 7
        moves.append(f"{text} @{next(clocks)}" if slap else text)
    return Record(record.game, record.players, record.options, tuple(moves))


def test_slaps_that_won_count_with_their_times() -> None:
    record = clocked(played(Table("crazy-bullets", 4)))
    state = record.start()
    slaps, duels, fouls = [], Counter[int](), Counter[int]()
    for text in record.moves:
        log: list[Event] = []
        state.play(*unspell(record.game, text), log)
        clock = int(text.partition("@")[2] or -1)
        for event in log:
            if isinstance(event, DuelWon) and 0 <= clock <= SLOWEST:
                slaps.append(Tally(event.seat, Count.SLAP, clock))
            if isinstance(event, Revealed):
                duels.update(event.duellists)
            if isinstance(event, Fouled):
                fouls[event.seat] += 1
    found = tallies(record)
    assert slaps
    assert [tally for tally in found if tally.count is Count.SLAP] == slaps
    assert {tally.seat: tally.value for tally in found if tally.count is Count.DUEL} == duels
    assert {tally.seat: tally.value for tally in found if tally.count is Count.FOUL} == fouls


def bluffing(*moves: str) -> Record:
    game = GAMES["bluffing-billionaires"]
    options = draw_options(game.options, {"powers": "off"}, 3, Random(1))
    return Record(game, ("A", "B", "C"), options, moves)


def test_who_calls_right_and_who_is_caught() -> None:
    moves = ["*:first 0", "0:play B5", "1:play O7", "0:approve", "2:play G3", "0:approve", "1:approve", "0:play B4"]
    moves += ["1:challenge", "2:challenge"]  # the 7 beats the 4, the 3 doesn't
    record = bluffing(*moves)
    state = replay(record).state
    while state.to_move == (CHANCE,):
        move = state.chance(Random(3))
        moves.append(spell(CHANCE, move))
        state.play(CHANCE, move)
    assert set(tallies(bluffing(*moves))) == {
        Tally(0, Count.CAUGHT, 1),
        Tally(0, Count.HAD_IT, 1),
        Tally(1, Count.RIGHT, 1),
        Tally(2, Count.WRONG, 1),
    }


def test_every_comparison_counts_for_both_sides() -> None:
    for seed in range(5):
        found = tallies(played(Table("bluffing-billionaires", 5), seed))
        total = Counter[Count]()
        for tally in found:
            total[tally.count] += tally.value
        assert total[Count.RIGHT] == total[Count.CAUGHT] > 0
        assert total[Count.WRONG] == total[Count.HAD_IT] > 0


def test_coins_are_those_of_the_result() -> None:
    record = played(Table("bluffing-billionaires", 4))
    state = record.start()
    for text in record.moves:
        state.play(*unspell(record.game, text))
    assert state.result is not None
    coins = {tally.seat: tally.value for tally in tallies(record) if tally.count is Count.COINS}
    assert coins == dict(enumerate(state.result.more["coins"]))


def test_other_games_have_none() -> None:
    for game in ("blast", "blasting-billy", "bullets-and-bombs"):
        assert tallies(played(Table(game, GAMES[game].seats[0]))) == ()
