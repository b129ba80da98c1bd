"""What the rules of Crazy Bullets say to a player who tries what isn't allowed."""

from __future__ import annotations

from typing import Final

from game.rules.crazy_bullets.phase import Phase

OVER: Final = "The game is over: somebody's stack is empty."
NOT_STARTED: Final = "The cards aren't dealt yet."
NO_SEAT: Final = "Nobody sits there."
DUEL_OPEN: Final = "A duel is on: nobody reveals before somebody has slapped."
CHOICE_OPEN: Final = "The duel is off: whoever revealed the card first chooses who reveals next."
OTHER_REVEALS: Final = "Somebody else reveals the next card."
CARD_SETTLED: Final = "This card is settled: a slap counts for nothing now."
NO_CARD_YET: Final = "No card lies open: there is nothing to slap."
BARRED: Final = "You slapped too early: you can't slap this card."
NO_CHOICE: Final = "There is nobody to choose now."
OTHER_CHOOSES: Final = "Whoever revealed the card chooses, nobody else."
NOT_AIMED_AT: Final = "Only somebody at whom the card aims can be chosen."
EARLY_IGNORED: Final = "At this table a slap that comes too early is no move."
EARLY_TWICE: Final = "One false start a card is enough."
NO_REVEAL_PRESSED: Final = "Nobody may reveal now, so no slap can be too early."
TIMEOUT_OFF: Final = "At this table a duel waits until somebody slaps."
NO_DUEL: Final = "No duel is on that could run out of time."
CHANCE_ONLY: Final = "That is up to chance, not to a player."
START_KNOWN: Final = "The start player is known already."
DEAL_NOT_DUE: Final = "No deal is due."


def unready(phase: Phase) -> str:
    """Why nobody may do anything at all; '' if somebody may."""
    match phase:
        case Phase.START | Phase.DEAL:
            return NOT_STARTED
        case Phase.OVER:
            return OVER
        case _:
            return ""


def no_reveal(phase: Phase) -> str:
    """Why a seat can't reveal that isn't the next to do so."""
    match phase:
        case Phase.DUEL:
            return DUEL_OPEN
        case Phase.CHOICE:
            return CHOICE_OPEN
        case _:
            return unready(phase) or OTHER_REVEALS


def no_slap(phase: Phase, shown: bool) -> str:
    """Why a seat can't slap. `shown`: a card was revealed before."""
    match phase:
        case Phase.OPEN | Phase.DUEL:
            return BARRED
        case Phase.CHOICE:
            return CHOICE_OPEN
        case _:
            return unready(phase) or (CARD_SETTLED if shown else NO_CARD_YET)


def no_move(text: str) -> str:
    """For a text that can't be read."""
    return f"{_short(text)} is no move of Crazy Bullets."


def no_card(text: str) -> str:
    """For a card that isn't in the deck."""
    return f"{_short(text)} is no card of Crazy Bullets."


def wrong_deal(needed: int, colours: str) -> str:
    """For a deal of other cards than those in use."""
    return f"A deal here is exactly the {needed} cards with the handle colours {colours}, each as often as it exists."


def _short(text: str) -> str:
    return repr(text if len(text) <= 40 else text[:40] + "…")
