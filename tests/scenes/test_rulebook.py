"""The rulebook: chapters, search, marks with their reasons, and nothing of a game left out."""

from __future__ import annotations

import pygame
import pytest

from game.scenes.rulebook import BOOKS, Mark, Rulebook
from game.stage.assets import asset
from tests.conftest import TESTS
from tests.scenes.bombs import QUIET, Player, dealt, due
from tests.scenes.saloon import SIZES, TINY, Saloon, inside

PREFIXES = {
    "blasting-billy": "billy",
    "bluffing-billionaires": "bluff",
    "blast": "blast",
    "crazy-bullets": "bullets",
    "bullets-and-bombs": "bombs",
}


def ids_of(game: str) -> set[str]:
    known = (TESTS / "rule_ids.txt").read_text(encoding="utf-8").split()
    return {rule for rule in known if rule.rpartition("-")[0] == PREFIXES[game]}


def letter(saloon: Saloon, sign: str) -> None:
    """A letter key that nobody listens to for writing yet."""
    code = vars(pygame)[f"K_{sign}"]
    saloon.post(pygame.KEYDOWN, key=code, scancode=vars(pygame)[f"KSCAN_{sign.upper()}"], mod=0, unicode=sign)


def bombs_book(saloon: Saloon, **more: str) -> Rulebook:
    book = Rulebook(BOOKS["bullets-and-bombs"](), options={"early-bundles": "on"}, **more)
    saloon.show_scene(book)
    return book


@pytest.mark.parametrize("game", BOOKS)
def test_every_rule_of_the_game_is_told(game: str) -> None:
    assert BOOKS[game]().ids() == ids_of(game)


@pytest.mark.parametrize("game", BOOKS)
def test_every_picture_can_be_drawn_and_every_mark_gives_a_reason(game: str) -> None:
    book = BOOKS[game]()
    for chapter in book.all_chapters:
        assert chapter.title
        assert chapter.pieces
        for piece in chapter.pieces:
            assert all(asset(*book.picture(card).picture.split("/")).is_file() for card in piece.cards)
            assert all(len(note.why) > 20 for note in piece.notes)


def test_rulings_are_collected_in_the_last_chapter() -> None:
    book = BOOKS["bullets-and-bombs"]()
    notes = [note for chapter in book.chapters for piece in chapter.pieces for note in piece.notes]
    rulings = [note for note in notes if note.mark is Mark.RULING]
    assert [piece.text for piece in book.all_chapters[-1].pieces] == [note.why for note in rulings]


def test_it_opens_at_a_chapter_and_turns_its_pages(saloon: Saloon) -> None:
    book = bombs_book(saloon, chapter="bombs")
    assert book.chapters[book.at].key == "bombs"
    saloon.press("PAGEDOWN")
    assert book.chapters[book.at].key == "groups"
    saloon.press("PAGEUP")
    saloon.press("PAGEUP")
    assert book.chapters[book.at].key == "turn"
    saloon.click(book.after)
    assert book.chapters[book.at].key == "bombs"


def test_contents_open_a_chapter_by_click_and_keys(saloon: Saloon) -> None:
    book = bombs_book(saloon)
    saloon.click(book.list.row_rect(3))
    assert book.at == 3
    saloon.press("DOWN")
    saloon.press("RETURN")
    assert book.at == 4


def test_typing_anywhere_searches_and_f3_goes_on(saloon: Saloon) -> None:
    book = bombs_book(saloon)
    letter(saloon, "f")
    saloon.write("ree group")
    assert book.search.words == "free group"
    assert book.chapters[book.at].hits("free group") > 0
    first = book.at
    saloon.press("RETURN")
    saloon.press("F3")
    assert book.at != first
    assert book.chapters[book.at].hits("free group") > 0


def test_letters_that_come_in_one_frame_are_all_searched(saloon: Saloon) -> None:
    book = bombs_book(saloon)
    codes = [getattr(pygame, f"K_{sign}") for sign in "bomb"]
    saloon.loop.frame(
        0.016,
        [
            pygame.event.Event(pygame.KEYDOWN, key=code, scancode=pygame.KSCAN_B, mod=0, unicode=chr(code))
            for code in codes
        ],
    )
    assert book.search.words == "bomb"


def test_a_search_without_a_hit_stays_where_it_is(saloon: Saloon) -> None:
    book = bombs_book(saloon)
    letter(saloon, "z")
    saloon.write("zz")
    assert book.at == 0
    assert not any(row.end for row in book.list.rows)


def test_the_house_mark_shows_the_state_of_this_table(saloon: Saloon) -> None:
    book = bombs_book(saloon, chapter="bombs")
    labels = {pill.label for pill in book.pills.values()}
    assert "early bundles: on" in labels
    pill = next(pill for pill in book.pills.values() if pill.note.mark is Mark.HOUSE)
    saloon.move(pill.seen.center)
    saloon.frames(50)
    assert saloon.stage.top is book
    assert pill.tip is not None


def test_escape_and_f1_lead_back(saloon: Saloon) -> None:
    for key in ("ESCAPE", "F1"):
        book = bombs_book(saloon)
        saloon.press(key)
        assert saloon.stage.top is not book


@pytest.mark.parametrize("size", [*SIZES, *TINY], ids=str)
@pytest.mark.parametrize("text", [1.0, 1.5])
def test_every_chapter_is_laid_out_at_every_size(saloon: Saloon, size: tuple[int, int], text: float) -> None:
    saloon.settings.change("text_size", text)
    saloon.resize(size)
    book = bombs_book(saloon)
    for at in range(len(book.chapters)):
        book.open(at)
        saloon.frames(1)
        for placed in book.page.placed:
            assert placed.box.right <= book.page.width + 1
            assert all(box.bottom <= book.page.height for _, box in placed.pictures)
        if size not in TINY:
            assert inside(saloon, book.panel.widgets) == []
    if book.small:
        saloon.click(book.contents)
        assert book.list.shown
        saloon.frames(1)


def test_the_table_opens_it_where_the_game_is(saloon: Saloon) -> None:
    me = Player(saloon, dealt(QUIET + "3S 5H 9C"))
    me.key("F1")
    assert isinstance(saloon.top, Rulebook)
    assert saloon.top.chapters[saloon.top.at].key == "bombs"
    me.key("ESCAPE")
    assert saloon.top is me.table
    saloon.stage.pop(me.table)
    me = Player(saloon, due("K8 Q7 J7 T5 92 82 41 51 61 71 A8 r4 w11"))
    me.key("F1")
    assert isinstance(saloon.top, Rulebook)
    assert saloon.top.chapters[saloon.top.at].key == "groups"
