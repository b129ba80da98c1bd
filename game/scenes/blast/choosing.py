"""What can be done at this table, from the legal moves: cards and where they may go, why something can't be done."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.match.match import Match
from game.rules.blast.cards import CARDS, COMBINATIONS, PLANETS, Combination, bits, value_of
from game.rules.blast.moves import Discard, Give, Lead, Pass, Phase, Play, parse
from game.rules.core import RuleError
from game.rules.view import View
from game.scenes.blast.cards import key_of, known, number_of
from game.scenes.blast.layout import DISCARDS, GIFTS, HAND, TRICK
from game.scenes.blast.telling import card as card_in_words
from game.scenes.table.advice import Advice, advise
from game.scenes.table.game import Hint
from game.scenes.words import blast as words
from game.stage.offers import Offer, Picking

NOTATION = re.compile(r"\b[STMG](?:10|\d)-?(?: [STMG](?:10|\d)-?)*(?![\w-])")
"""Cards as computer players write them."""


@dataclass(frozen=True)
class Choose:
    """A move of the screen alone: lay a card out as part of the gift."""

    card: int


@dataclass(frozen=True)
class TakeBack:
    """A move of the screen alone: take a card of the gift back into the hand."""

    card: int


@dataclass(frozen=True)
class Ask:
    """A move of the screen alone: what does a planet ask for?"""

    planet: str


# ------------------------------------------------------------------ plays
def combination_of(move: object) -> Combination | None:
    """The cards of a lead or an answer."""
    return move.combination if isinstance(move, Lead | Play) else None


def offers(view: View[Any]) -> list[Offer]:
    """Leads go to a planet, answers to the planet or into the trick, a discard to the discards; higher sums first."""
    round_ = view.facts.round
    found: list[Offer] = []
    for move in view.legal:
        match move:
            case Lead(planet=planet, combination=combination):
                found.append(Offer(_keys(round_, combination.cards), PLANETS[planet], move))
            case Play(combination=combination):
                cards = _keys(round_, combination.cards)
                found += [Offer(cards, view.facts.planet, move), Offer(cards, TRICK, move)]
            case Discard(card=card):
                found.append(Offer((known(round_, card),), DISCARDS, move))
    found.sort(key=_worth, reverse=True)
    if view.facts.phase in (Phase.LEAD, Phase.ANSWER) and view.legal:
        found += [Offer((), planet, Ask(planet), aside=True) for planet in PLANETS]
    return found


def _keys(round_: int, cards: Sequence[int]) -> tuple[int, ...]:
    return tuple(known(round_, card) for card in cards)


def _worth(offer: Offer) -> int:
    combination = combination_of(offer.move)
    return 0 if combination is None else combination.total


def others(picking: Picking) -> tuple[Offer, ...]:
    """What the picked cards could also count, at the place where the first of their offers goes."""
    complete = picking.complete()
    return tuple(other for other in complete[1:] if other.place == complete[0].place) if complete else ()


def turned_over(picking: Picking) -> Picking:
    """The same cards, but the next way to use them comes first."""
    offered = list(picking.offers)
    for place in {offer.place for offer in picking.complete()}:
        same = [offer for offer in offered if offer.place == place]
        if len(same) > 1:
            offered.remove(same[0])
            offered.append(same[0])
    return replace(picking, offers=tuple(offered))


def dimmed(view: View[Any]) -> frozenset[int]:
    """Cards of the hand that no legal move has; nothing while somebody else decides."""
    if view.seat is None or not view.legal:
        return frozenset()
    useful = {card for move in view.legal for card in _cards(move)}
    return frozenset(hand_keys(view)) - frozenset(_keys(view.facts.round, sorted(useful)))


def hand_keys(view: View[Any]) -> tuple[int, ...]:
    """The table's numbers of the cards in the hand of who looks."""
    if view.seat is None:
        return ()
    return tuple(key_of(view.facts.round, card) for card in view.zone(HAND, view.seat).cards)


def _cards(move: object) -> Sequence[int]:
    match move:
        case Give():
            return move
        case Discard(card=card):
            return (card,)
        case Lead(combination=combination) | Play(combination=combination):
            return combination.cards
    return ()


# ------------------------------------------------------------------ gifts
@dataclass(frozen=True)
class Gift:
    """A gift as it is being put together, by the numbers of the table. `sure` are cards without a choice."""

    count: int
    sure: tuple[int, ...] = ()
    chosen: tuple[int, ...] = ()

    @staticmethod
    def begun(view: View[Any]) -> Gift:
        """What lies there before anything is chosen: the cards that every gift must have (blast-4)."""
        gives = [move for move in view.legal if isinstance(move, Give)]
        sure = set(gives[0]).intersection(*gives[1:]) if gives else set()
        return Gift(view.facts.exchange, _keys(view.facts.round, sorted(sure)))

    @property
    def cards(self) -> tuple[int, ...]:
        """All cards that lie there."""
        return (*self.sure, *self.chosen)

    @property
    def missing(self) -> int:
        """How many are still to be chosen."""
        return self.count - len(self.cards)

    def move(self) -> Give | None:
        """The finished gift."""
        numbers = sorted(number for key in self.cards if (number := number_of(key)) is not None)
        return None if self.missing else Give(numbers)

    def offers(self, view: View[Any]) -> list[Offer]:
        """Cards that may join, and those that may go back."""
        lying = {number_of(key) for key in self.cards}
        fits = {card for move in view.legal if lying <= set(move) for card in move} - lying
        found = []
        for card in sorted(fits) if self.missing else ():
            key = known(view.facts.round, card)
            found += [Offer((key,), None, Choose(key)), Offer((key,), GIFTS[1], Choose(key))]
        for key in self.chosen:
            found += [Offer((key,), None, TakeBack(key)), Offer((key,), HAND, TakeBack(key))]
        return found

    def after(self, move: Choose | TakeBack) -> Gift:
        """With a card more, or one less."""
        match move:
            case Choose(card):
                return replace(self, chosen=(*self.chosen, card)) if self.missing else self
            case TakeBack(card):
                return replace(self, chosen=tuple(other for other in self.chosen if other != card))


# ------------------------------------------------------------------ what would come of it
def powers(view: View[Any], seat: int, combination: Combination | None = None) -> int:
    """The factions that count for a seat in this trick, with a further combination: a bit each (blast-20)."""
    plays = [move.combination for who, move in view.facts.trick if who == seat and isinstance(move, Lead | Play)]
    if combination is not None:
        plays.append(combination)
    if view.option("winning-cards") == "last":
        plays = plays[-1:]
    found = 0
    for play in plays:
        found |= play.powers
    return found


# ------------------------------------------------------------------ why not
def why_not(match: Match, view: View[Any], gift: Gift | None, cards: Sequence[int], target: str | None) -> str:
    """The rules' sentence against these cards at that place; "" where nothing needs to be said."""
    numbers = sorted(number for key in cards if (number := number_of(key)) is not None)
    if view.seat is None or not numbers:
        return ""
    facts = view.facts
    match facts.phase:
        case Phase.EXCHANGE:
            return _why_not_give(match, view, gift, numbers)
        case Phase.LEAD | Phase.ANSWER if target in PLANETS:
            if facts.phase is Phase.ANSWER and target != facts.planet:
                return words.OTHER_PLANET.format(planet=words.PLANETS[facts.planet])
            verb = f"lead {target}" if facts.phase is Phase.LEAD else "play"
            return _rules_say(match, view.seat, f"{verb} {' '.join(CARDS[card] for card in numbers)}")
        case Phase.ANSWER if target in (None, TRICK):
            return _why_no_answer(match, view, numbers)
        case Phase.DISCARD if target in PLANETS:
            return words.DISCARD_THERE
    return ""


def _rules_say(match: Match, seat: int, text: str) -> str:
    try:
        return match.why_not(seat, parse(text)) or ""
    except RuleError as error:
        return str(error)


def _why_not_give(match: Match, view: View[Any], gift: Gift | None, numbers: Sequence[int]) -> str:
    """Not the highest, or too many (blast-4)."""
    if gift is None or view.seat is None:
        return ""
    card = numbers[0]
    if card in {number_of(key) for key in gift.sure}:
        return words.YOU_ARE_AHEAD
    if any(card in move for move in view.legal):
        return words.ENOUGH
    hand = [number for key in hand_keys(view) if (number := number_of(key)) is not None]
    highest = sorted((other for other in hand if other != card), key=value_of, reverse=True)
    return match.why_not(view.seat, Give(sorted([card, *highest[: gift.count - 1]]))) or ""


def _why_no_answer(match: Match, view: View[Any], numbers: Sequence[int]) -> str:
    """The best that these cards could be part of, if only it were enough."""
    assert view.seat is not None
    planet = PLANETS.index(view.facts.planet)
    wanted = bits(numbers)
    hand = bits(CARDS.index(str(card.face)) for card in view.zone(HAND, view.seat).cards)
    fits = [x for x in COMBINATIONS if x.planets >> planet & 1 and not x.mask & ~hand and not wanted & ~x.mask]
    if not fits:
        return _rules_say(match, view.seat, f"play {' '.join(CARDS[card] for card in numbers)}")
    best = max(fits, key=lambda x: x.total)
    return _rules_say(match, view.seat, f"play {best.text}")


# ------------------------------------------------------------------ advice
def hint(view: View[Any]) -> Hint | None:
    """What the rule of thumb would do and why."""
    found = advise(view)
    return None if found is None else explain(view, found)


def explain(view: View[Any], advice: Advice) -> Hint:
    """Anybody's advice in words: cards by their names instead of the notation."""
    move: Any = advice.move
    reason = NOTATION.sub(lambda found: _named(found[0]), advice.reason)
    return Hint(_title(move), reason, _keys(view.facts.round, _cards(move)), _target(view, move))


def _title(move: object) -> str:
    match move:
        case Lead(planet=planet, combination=combination):
            named = words.PLANETS[PLANETS[planet]]
            return words.HINT_LEAD.format(cards=_named(combination.text), planet=named)
        case Play(combination=combination):
            return words.HINT_PLAY.format(cards=_named(combination.text))
        case Discard(card=card):
            return words.HINT_DISCARD.format(cards=card_in_words(CARDS[card]))
        case Give():
            return words.HINT_GIVE.format(cards=", ".join(card_in_words(CARDS[card]) for card in move))
    return words.HINT_PASS


def _named(text: str) -> str:
    return ", ".join(card_in_words(card) for card in text.split())


def _target(view: View[Any], move: object) -> str | None:
    match move:
        case Lead(planet=planet):
            return PLANETS[planet]
        case Play() | Pass():
            return str(view.facts.planet)
    return None
