"""How a game ended, in words: who won by what, who was shot for what (billy-16 to billy-20)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from game.rules.blasting_billy.cards import NUMBER, TYPES, VALUE
from game.rules.blasting_billy.scoring import exploding
from game.rules.view import View
from game.scenes.table.host import Account, Outcome
from game.scenes.words import blasting_billy as words
from game.scenes.words.table import AND


@dataclass(frozen=True)
class Tally:
    """A column at the count. `cards`: ids in their order; `gone`: those that explode; `lost`: the value that went."""

    faces: tuple[str, ...]
    cards: tuple[int, ...]
    gone: tuple[int, ...]
    total: int
    lost: int | None

    @property
    def left(self) -> tuple[int, ...]:
        """The ids of what is left after the explosion."""
        return tuple(card for card in self.cards if card not in self.gone)


def tally(view: View[Any], owner: int | None, kind: str) -> Tally:
    """The column of a seat, or of Billy (None), once all is open (billy-15)."""
    zone = view.zone(f"billy {kind}" if owner is None else f"loot {kind}", owner)
    faces = tuple(card.face or "" for card in zone.cards)
    cards = tuple(card.id for card in zone.cards)
    values = [VALUE[NUMBER[face]] for face in faces]
    places = exploding(values)
    blown = [value for value in values[places] if value >= 0]
    total = sum(values) - sum(values[places])
    return Tally(faces, cards, cards[places], total, blown[0] if blown else None)


@dataclass(frozen=True)
class Standing:
    """How a seat ended. `loot`: all that it had; `unshot`: what wasn't shot, and in how many cards."""

    seat: int
    shot: tuple[str, ...]
    loot: int
    unshot: int
    cards: int


def standings(view: View[Any]) -> tuple[Standing, ...]:
    """How every seat ended, in seat order."""
    found = []
    for seat in range(view.seats):
        shot = tuple(view.result.more["shot"][seat])
        tallies = {kind: tally(view, seat, kind) for kind in TYPES}
        unshot = [each for kind, each in tallies.items() if kind not in shot]
        loot = sum(each.total for each in tallies.values())
        found.append(
            Standing(seat, shot, loot, sum(each.total for each in unshot), sum(len(each.left) for each in unshot))
        )
    return tuple(found)


def competing(view: View[Any]) -> tuple[Standing, ...]:
    """Those among whom the most loot wins: who wasn't shot, else all (billy-18, billy-19)."""
    all_ = standings(view)
    return tuple(standing for standing in all_ if not standing.shot) or all_


def summary(view: View[Any]) -> str:
    """Who is left, and what counts now."""
    seats = standings(view)
    left = sum(not standing.shot for standing in seats)
    shot = len(seats) - left
    if not left:
        return words.ALL_SHOT
    sentence = words.SURVIVES if left == 1 else words.MOST_WINS
    return sentence.format(shot=words.MANY_SHOT[shot], left=words.MANY_LEFT[left])


def headline(view: View[Any], names: Sequence[str]) -> str:
    """Who won, for the poster."""
    winners = view.result.winners
    if not winners:
        return words.BILLY_LONG
    sentence = words.WINS_LONG if len(winners) == 1 else words.SHARE_LONG
    together = AND.join(names[seat] for seat in winners)
    return sentence.format(name=together, names=together)


def reason(view: View[Any], names: Sequence[str]) -> str:
    """What won it, or what broke a tie."""
    winners = view.result.winners
    if not winners:
        return words.NOBODY_LEFT
    field = competing(view)
    best = next(standing for standing in field if standing.seat in winners)
    others = [standing for standing in field if standing.seat not in winners]
    if len(winners) > 1:
        return words.EVEN.format(total=best.unshot)
    if not others:
        return words.ALONE
    second = max(others, key=lambda standing: (standing.unshot, -standing.cards))
    if second.unshot == best.unshot:
        return words.TIE_BROKEN.format(total=best.unshot)
    return words.AGAINST.format(total=best.unshot, name=names[second.seat], other=second.unshot)


def outcome(view: View[Any], names: Sequence[str]) -> Outcome:
    """The end in words and figures for a plain sheet; `view`: any, with its result."""
    left = {standing.seat for standing in competing(view)}
    accounts = []
    for standing in standings(view):
        parts = tuple((words.KIND_TITLES[kind], tally(view, standing.seat, kind).total) for kind in TYPES)
        accounts.append(
            Account(standing.seat, parts, standing.unshot if standing.seat in left else None, shot_for(standing))
        )
    drawing = (
        "tables",
        "blasting-billy",
        "billy-portrait.svg" if view.result.winners else "billy-portrait-triumph.svg",
    )
    return Outcome(headline(view, names), reason(view, names), view.result.winners, tuple(accounts), drawing)


def shot_for(standing: Standing) -> str:
    """What somebody was shot for; "" for nobody shot."""
    kinds = ", ".join(words.KINDS[kind] for kind in standing.shot)
    return words.SHOT_FOR.format(kinds=kinds) if kinds else ""
