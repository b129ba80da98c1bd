"""The rulebook: `Rulebook(book)` opens any game's `Book`.

`BOOKS` has them by game; a further game adds a line here and a module of words with its chapters.
"""

from __future__ import annotations

from collections.abc import Callable

from game.scenes.rulebook.book import Book, Chapter, Mark, Note, Piece
from game.scenes.rulebook.scene import Rulebook

__all__ = ["BOOKS", "Book", "Chapter", "Mark", "Note", "Piece", "Rulebook"]


def _blasting_billy() -> Book:
    from game.scenes.blasting_billy.cards import pictured
    from game.scenes.words import rules_blasting_billy as words
    from game.scenes.words.games import TITLES

    game = "blasting-billy"
    return Book(game, TITLES[game], words.LINE, words.CHAPTERS, words.DECIDED, pictured)


def _bluffing_billionaires() -> Book:
    from game.scenes.bluffing_billionaires.cards import face
    from game.scenes.words import rules_bluffing_billionaires as words
    from game.scenes.words.games import TITLES

    game = "bluffing-billionaires"
    return Book(game, TITLES[game], words.LINE, words.CHAPTERS, words.DECIDED, face)


def _blast() -> Book:
    from game.scenes.blast.cards import face
    from game.scenes.words import rules_blast as words
    from game.scenes.words.games import TITLES

    return Book("blast", TITLES["blast"], words.LINE, words.CHAPTERS, words.DECIDED, face)


def _crazy_bullets() -> Book:
    from game.scenes.crazy_bullets.cards import pictured
    from game.scenes.words import rules_crazy_bullets as words
    from game.scenes.words.games import TITLES

    game = "crazy-bullets"
    return Book(game, TITLES[game], words.LINE, words.CHAPTERS, words.DECIDED, pictured)


def _bullets_and_bombs() -> Book:
    from game.scenes.bullets_and_bombs.cards import face
    from game.scenes.words import rules_bullets_and_bombs as words
    from game.scenes.words.games import TITLES

    game = "bullets-and-bombs"
    return Book(game, TITLES[game], words.LINE, words.CHAPTERS, words.DECIDED, face)


BOOKS: dict[str, Callable[[], Book]] = {
    "blasting-billy": _blasting_billy,
    "bluffing-billionaires": _bluffing_billionaires,
    "blast": _blast,
    "crazy-bullets": _crazy_bullets,
    "bullets-and-bombs": _bullets_and_bombs,
}
"""Who makes the book of a game."""
