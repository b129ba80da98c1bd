"""From a set-up to a table, and back to a match that was kept."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from game.match.match import Match, Sitter
from game.rules import GAMES
from game.rules.core import read_options
from game.scenes.curtain import Curtain
from game.scenes.setup import Setup
from game.scenes.table.sitting import go_on, seating_of, set_up, sit
from game.scenes.table.table import Table
from game.scenes.table.thinker import FastThinker
from game.store import Person
from tests.scenes.plain import PlainGame
from tests.scenes.plain import seating_of as seating_for
from tests.scenes.saloon import Saloon

ANN, BOB = 0, 1


def test_from_set_up_to_table(saloon: Saloon) -> None:
    saloon.show_scene(set_up(saloon.house, "blast", PlainGame))
    assert isinstance(saloon.top, Setup)
    saloon.press("RETURN")
    saloon.frames(2)
    assert isinstance(saloon.top, Table)
    assert saloon.stage.scenes == (saloon.menu, saloon.top)
    assert saloon.top.match.game.id == "blast"
    assert saloon.sound.now == "blast"


def test_two_tables_get_different_deals(saloon: Saloon) -> None:
    seating = seating_for("blasting-billy", [None, "easy"])
    deals = set()
    for _ in range(3):
        table = sit(saloon.house, seating, PlainGame)
        saloon.show_scene(table)
        deals.add(table.match.record().moves[1])
    assert len(deals) == 3


def kept_match(saloon: Saloon, game: str, levels: list[str | None]) -> Match:
    """A match of some moves that was kept and is taken up again."""
    table = sit(saloon.house, seating_for(game, levels), PlainGame, first=ANN)
    saloon.show_scene(table)
    for _ in range(3):
        seat = table.match.to_move[0]
        table.make_for(seat, table.match.view(seat).legal[0])
    assert table.match.kept.result(5.0)
    saloon.stage.back_to_first()
    (found,) = saloon.store.matches.in_play().result(5.0)
    return saloon.store.matches.resume(found.id, Random(1)).result(5.0)


@pytest.mark.parametrize("game", ["blasting-billy", "bluffing-billionaires", "blast"])
def test_a_match_that_was_kept_goes_on_at_the_same_table(tmp_path: Path, game: str) -> None:
    saloon = Saloon(folder=tmp_path)
    match = kept_match(saloon, game, [None, None])
    table = go_on(saloon.house, match, PlainGame)
    saloon.show_scene(table)
    assert isinstance(saloon.top, Curtain)
    assert saloon.top.covered
    assert table.company is not None
    assert table.company.names == ("Ann", "Bob")
    assert len(table.journal.lines) > 3
    length = match.length
    seat = match.to_move[0]
    table.make_for(seat, match.view(seat).legal[0])
    assert match.kept.result(5.0)
    (found,) = saloon.store.matches.in_play().result(5.0)
    assert found.length == match.length > length
    saloon.close()
    assert saloon.caught == []


def test_people_have_their_hats_and_keys_again(saloon: Saloon) -> None:
    saloon.store.keep_people([Person("Ann", 3, (20, 26)), Person("Bob", 3, (21, 27)), Person("Doc", 1)])
    game = GAMES["blasting-billy"]
    sitters = [Sitter("Ann"), Sitter("Bob"), Sitter("Doc", "easy"), Sitter("Guest")]
    match = Match(game, sitters, read_options(game.options, {}, 4), Random(1))
    seating = seating_of(saloon.house, match)
    assert seating.looks == ("3", "1", "2", "4")
    assert seating.keys == ((20, 26), (21, 27), (0, 0), (0, 0))


def test_billionaires_are_those_of_the_match(saloon: Saloon) -> None:
    game = GAMES["bluffing-billionaires"]
    options = read_options(game.options, {"decks": ["Y", "B"]}, 2)
    match = Match(game, [Sitter("Ann"), Sitter("Bob")], options, Random(1))
    assert seating_of(saloon.house, match).looks == ("Y", "B")


def test_one_thinker_serves_every_table_of_the_house(saloon: Saloon) -> None:
    seating = seating_for("blasting-billy", [None, "easy"])
    here = [sit(saloon.house, seating, PlainGame).company for _ in range(2)]
    assert here[0] is not None
    assert here[1] is not None
    assert here[0].thinker is not here[1].thinker
    saloon.house.thinker = FastThinker("random")
    for _ in range(2):
        company = sit(saloon.house, seating, PlainGame).company
        assert company is not None
        assert company.thinker is saloon.house.thinker
