"""What the rules say to the player when something isn't allowed."""

from __future__ import annotations

from typing import Final

from game.rules.bullets_and_bombs.cards import RANKS

NAMES: Final = dict(
    zip(
        RANKS,
        ("fours", "fives", "sixes", "sevens", "eights", "nines", "tens", "jacks", "queens", "kings", "aces"),
        strict=True,
    )
)
"""Ranks as players call them."""

NOT_YOURS = "This game has one player, seat 0."
DEAL_DUE = "The cards have not been dealt yet."
NO_DEAL = "The cards have been dealt; nothing is left to chance now."
WRONG_DECK = "The deal must hold exactly the 108 cards: two decks and four jokers."
UNKNOWN_CARD = "There is no card written {text!r}."
NO_RANK = "A bomb takes a card of a rank from 4 to ace, not {text!r}."
NO_MOVE = "{text!r} is no move of this game."
NO_GROUP = "{text!r} is no group: write rank, x and a number, then red 3s and wilds, such as Qx5r2 or Tx3w4."

OVER = "The game is over."
BOMB_WAITS = "A bomb has gone off: first say which group loses a card."
ARRANGE_DUE = "The stock is gone: now arrange your groups."
NOT_A_CHOICE = "{text} is not one of the two choice cards."
NO_BOMB = "No bomb is waiting for a card."
NOT_THE_LARGEST = "The bomb takes from your largest unfinished group: {ranks}."
NOTHING_SPARED = "The bomb must take a card: {ranks}."
STOCK_LEFT = "You arrange your groups when the stock and the choice cards are gone, not before."

NO_RANKED_CARD = "A group needs at least one card from 4 to ace."
TOO_FEW_NATURAL = "A group needs at least three cards that are of one rank or red 3s."
TOO_FEW_FOR_WILDS = "Wild cards can only join three or more cards that are of one rank or red 3s."
TOO_MANY_WILDS = "A group takes four wild cards at most."
NOT_SO_MANY_OF_A_RANK = "You don't hold that many {name}."
NOT_SO_MANY_BULLETS = "You don't hold that many red 3s."
NOT_SO_MANY_WILDS = "You don't hold that many wild cards."


def or_list(ranks: list[str]) -> str:
    """`kings`, `kings or queens`, `kings, queens or jacks` for ranks of the notation."""
    names = [NAMES[rank] for rank in ranks]
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} or {names[-1]}"
