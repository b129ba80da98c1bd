"""Before the first card: bullets-4, -5; and how moves are written."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game.rules.core import CHANCE, OptionError, RuleError, draw_options, read_options
from game.rules.crazy_bullets import GAME
from game.rules.crazy_bullets.cards import DECK
from tests.rules.crazy_bullets.street import COLOURS, counts, faces, legal, new, play, position, refuses


def cards_of(colours: str) -> list[str]:
    return [card for card in DECK if card[0] in colours]


@pytest.mark.rule("bullets-5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chance_names_the_start_player_who_reveals_first(seats: int) -> None:
    assert legal(new(seats)) == {CHANCE: [f"first {seat}" for seat in range(seats)]}
    table = play(new(seats), "*:first 1")
    assert table.to_move == (CHANCE,)
    assert legal(table) == {CHANCE: []}
    play(table, "*:deal " + " ".join(cards_of(COLOURS[seats])))
    assert table.to_move == (1,)
    assert legal(table) == {1: ["reveal"]}


@pytest.mark.rule("bullets-5")
def test_every_start_player_is_as_likely() -> None:
    rng = Random(1)
    named = Counter(str(new(3).chance(rng)) for _ in range(3000))
    assert set(named) == {"first 0", "first 1", "first 2"}
    assert all(900 < number < 1100 for number in named.values())


@pytest.mark.rule("bullets-4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_gets_32_cards(seats: int) -> None:
    table = play(new(seats), "*:first 0")
    table.play(CHANCE, table.chance(Random(2)))
    assert counts(table) == [32] * seats
    assert sorted(faces(table, range(32 * seats))) == sorted(cards_of(COLOURS[seats]))


@pytest.mark.rule("bullets-4")
def test_the_first_32_cards_of_the_deal_are_the_stack_of_seat_0_from_its_top_on() -> None:
    table = play(new(4), "*:first 0", "*:deal " + " ".join(DECK))
    for seat in range(4):
        assert faces(table, reversed(table.stacks[seat])) == list(DECK[32 * seat : 32 * seat + 32])


@pytest.mark.rule("bullets-4")
@pytest.mark.parametrize("seats", [2, 3])
def test_colours_must_be_named_or_drawn_with_fewer_than_four(seats: int) -> None:
    with pytest.raises(OptionError, match="colours"):
        read_options(GAME.options, {}, seats)
    drawn = {draw_options(GAME.options, {}, seats, Random(seed))["colours"] for seed in range(60)}
    assert len(drawn) == {2: 6, 3: 4}[seats]


@pytest.mark.rule("bullets-4")
@pytest.mark.parametrize("colours", [["Y", "B"], ["B", "Y"]])
def test_colours_are_played_with_in_any_order(colours: list[str]) -> None:
    table = play(new(2, colours=colours), "*:first 0", "*:deal " + " ".join(cards_of("YB")))
    assert counts(table) == [32, 32]
    refuses(play(new(2, colours=colours), "*:first 0"), "*:deal " + " ".join(cards_of("RG")), "exactly the 64 cards")


@pytest.mark.rule("bullets-1", "bullets-4")
def test_a_deal_is_exactly_the_cards_in_use() -> None:
    table = play(new(4), "*:first 0")
    one_less = DECK[:-1]
    twice = [*one_less, "R-YYG"]
    for cards in (one_less, twice, [*DECK, "R-YYG"]):
        refuses(table, "*:deal " + " ".join(cards), "exactly the 128 cards with the handle colours R Y G B")
    refuses(table, "*:deal " + " ".join([*one_less, "R-YGY"]), "'R-YGY' is no card")


@pytest.mark.rule("bullets-5")
def test_chance_comes_in_its_order_and_only_from_chance() -> None:
    deal = "*:deal " + " ".join(DECK)
    table = new(4)
    refuses(table, deal, "No deal is due")
    refuses(table, "0:first 0", "up to chance")
    refuses(table, "0:reveal", "aren't dealt")
    refuses(table, "0:slap", "aren't dealt")
    refuses(table, "0:choose 1", "aren't dealt")
    refuses(new(3), "*:first 3", "Nobody sits there")
    play(table, "*:first 2")
    refuses(table, "*:first 2", "known already")
    refuses(table, "2:reveal", "aren't dealt")
    refuses(table, "*:reveal", "aren't dealt")
    refuses(table, "2:" + deal[2:], "up to chance")
    play(table, deal)
    refuses(table, deal, "No deal is due")
    refuses(table, "*:first 2", "known already")


@pytest.mark.parametrize(
    "text",
    ["reveal", "slap", "slap @0", "slap @312", "slap @100000", "choose 0", "choose 3", "early", "timeout", "first 2"],
)
def test_a_move_is_read_as_it_is_written(text: str) -> None:
    assert str(GAME.parse(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Reveal",
        "reveal ",
        " reveal",
        "reveal @100",
        "reveal R-YYG",
        "slap @",
        "slap @0312",
        "slap @00",
        "slap @-1",
        "slap @312.5",
        "slap @312 ",
        "slap  @312",
        "slap @٣",
        "slap 312",
        "slap @312\n",
        "choose",
        "choose 4",
        "choose 01",
        "choose  1",
        "choose 1 @900",
        "choose -1",
        "early @80",
        "timeout @1",
        "first",
        "first 4",
        "deal",
        "deal ",
        "deal R-YYG ",
        "deal  R-YYG",
        "deal r-yyg",
        "deal R-YGY",
        "shoot",
    ],
)
def test_any_other_spelling_is_no_move(text: str) -> None:
    with pytest.raises(RuleError):
        GAME.parse(text)


def test_a_long_text_is_not_repeated_in_full() -> None:
    with pytest.raises(RuleError) as refusal:
        GAME.parse("x" * 10_000)
    assert len(str(refusal.value)) < 100


def test_a_slap_with_a_clock_is_the_same_slap() -> None:
    plain, clocked = (play(position("R-RRR", "", "", ""), "0:reveal", ply) for ply in ("2:slap", "2:slap @312"))
    assert plain.view(0) == clocked.view(0)
