"""How a game ended: what is left in hand, the coins, and who is the richest (bluff-16)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.rules.bluffing_billionaires.views import BONUS
from game.rules.view import View
from game.scenes.bluffing_billionaires.cards import coins
from game.scenes.table.host import Account, Outcome
from game.scenes.words import bluffing_billionaires as words


def outcome(view: View[Any], names: Sequence[str]) -> Outcome:
    """The accounts in seat order, each with its parts as they are counted."""
    result = view.result
    best = max(score or 0 for score in result.scores)
    level = [seat for seat, score in enumerate(result.scores) if score == best]
    accounts = []
    for seat, score in enumerate(result.scores):
        coined = coins(view.zone(BONUS.name, seat).cards)
        held = (score or 0) - coined
        broke = len(level) > 1 and seat in result.winners
        note = words.MORE_COINS.format(coins=coined) if broke and len(result.winners) < len(level) else ""
        accounts.append(Account(seat, ((words.IN_HAND, held), (words.COINS, coined)), score, note))
    headline = words.RICHEST if len(result.winners) == 1 else words.SHARED
    return Outcome(headline, words.RESULT_LINE, result.winners, tuple(accounts))
