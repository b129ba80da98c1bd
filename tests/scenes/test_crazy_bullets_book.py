"""The rulebook of Crazy Bullets: its cards are real ones, it opens from everywhere, and no slap is lost by reading."""

from __future__ import annotations

import pytest

from game.match.judge import Card, Series, Tally
from game.rules.crazy_bullets.cards import FACES
from game.scenes.crazy_bullets.after import After
from game.scenes.crazy_bullets.cards import BACK, pictured
from game.scenes.crazy_bullets.quiet import QuietStreet
from game.scenes.joining import Joining
from game.scenes.pause import Pause
from game.scenes.rulebook import BOOKS, Mark, Rulebook
from game.stage.assets import asset
from tests.scenes.noon import Clock, Noon, party
from tests.scenes.saloon import Saloon


def opened(saloon: Saloon) -> Rulebook:
    assert isinstance(saloon.stage.top, Rulebook)
    return saloon.stage.top


def chapter(saloon: Saloon) -> str:
    book = opened(saloon)
    return book.chapters[book.at].key


def test_its_pictures_are_cards_of_the_game_and_every_part_is_drawn() -> None:
    shown = {card for each in BOOKS["crazy-bullets"]().chapters for piece in each.pieces for card in piece.cards}
    assert shown - {BACK} <= set(FACES)
    for face in FACES:
        layers = pictured(face).layers
        assert len(layers) == 9
        assert all(asset(*layer.drawing.split("/")).is_file() for layer in layers)
        bullets = [layer.drawing.split("-")[-2] for layer in layers if "/bullet-" in layer.drawing]
        assert bullets == list(face[2:])


@pytest.mark.parametrize(("card", "hit"), [("R-RYR", 2), ("G-BGB", 1)])
def test_the_first_examples_are_what_is_said_of_them(card: str, hit: int) -> None:
    (minute, *_) = BOOKS["crazy-bullets"]().chapters
    assert any(card in piece.cards for piece in minute.pieces)
    assert card[2:].count(card[0]) == hit


def test_it_opens_from_joining_and_leads_back(saloon: Saloon) -> None:
    joining = Joining(saloon.house, Clock())
    saloon.show_scene(joining)
    saloon.press("F1")
    assert chapter(saloon) == "minute"
    saloon.press("F1")
    assert saloon.stage.top is joining
    saloon.click(joining.book)
    opened(saloon)
    saloon.press("ESCAPE")
    saloon.click(joining.menu)
    assert isinstance(saloon.stage.top, Pause)
    saloon.press("F1")
    opened(saloon)


def test_reading_turns_an_open_card_down_and_it_is_counted_in_again(saloon: Saloon) -> None:
    noon = Noon(saloon, saloon.house, party(3), ("R-RRR", "", ""))
    noon.face(0)
    assert noon.card is Card.LIVE
    saloon.press("F1")
    assert chapter(saloon) == "reveal"
    noon.slap(1)
    saloon.press("ESCAPE")
    assert saloon.stage.top is noon.street
    assert noon.card is Card.VOID
    assert not any("slap" in move for move in noon.moves())
    noon.go(4000)
    noon.until_live()
    assert noon.card is Card.LIVE


def test_it_opens_at_what_has_happened(saloon: Saloon) -> None:
    noon = Noon(saloon, saloon.house, party(4), ("R-GBY", "", "", ""))
    noon.face(0)
    noon.go(400)
    noon.slap(2)
    noon.go(50)
    saloon.press("F1")
    assert chapter(saloon) == "fouls"


def test_its_marks_say_how_this_table_plays(saloon: Saloon) -> None:
    noon = Noon(saloon, saloon.house, party(4, false_start="foul", duel_timeout=5), ("", "", "", ""))
    saloon.press("F1")
    book = opened(saloon)
    book.open(next(at for at, each in enumerate(book.chapters) if each.key == "first"))
    labels = {pill.label for pill in book.pills.values() if pill.note.mark is Mark.HOUSE}
    assert labels == {"false start: bars the card", "duel runs out: 5 s", "the face comes: by surprise"}
    saloon.press("ESCAPE")
    assert saloon.stage.top is noon.street


def test_two_players_find_their_own_chapter_and_calm_mode_its(saloon: Saloon) -> None:
    Noon(saloon, saloon.house, party(2), ("", ""))
    saloon.press("F1")
    assert chapter(saloon) == "two"
    saloon.press("F1")
    quiet = QuietStreet(saloon.house, party(3, calm=True), clock=Clock())
    saloon.stage.push(quiet)
    saloon.frames(2)
    saloon.press("F1")
    assert chapter(saloon) == "ways"
    saloon.press("F1")
    people = party(2)
    series = Series(people.sitters, people.options, 1, quiet.rng)
    series.wins[0] = 1
    saloon.stage.push(After(saloon.house, people, series, Tally(2), 3.0, Clock()))
    saloon.frames(2)
    saloon.press("F1")
    assert chapter(saloon) == "first"
