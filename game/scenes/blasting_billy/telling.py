"""What is said, written and heard when something happens at this table: only what the whole table saw."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.blasting_billy.cards import Place
from game.rules.blasting_billy.events import Dealt, Drawn, Exploded, Named, Placed, PutAway, Shot, Won
from game.scenes.blasting_billy.cards import name
from game.scenes.words import blasting_billy as words
from game.scenes.words.table import AND


def line(event: object, names: Sequence[str]) -> str | None:
    """A line of the log; None where nothing needs to be said."""
    match event:
        case Named(seat):
            return words.BEGINS.format(name=names[seat])
        case Dealt(aside):
            return words.DEALT_ASIDE.format(aside=aside) if aside else words.DEALT
        case Placed(seat, place, _, back, face):
            return _placed(names[seat], place, back, face)
        case Drawn(seat, _, _, True):
            return words.LAST_DRAWN.format(name=names[seat])
        case PutAway(seat, _):
            return words.PUT_AWAY.format(name=names[seat])
        case Exploded(None, kind, _):
            return words.BLEW_BILLY.format(kind=words.KINDS[kind])
        case Exploded(int(owner), kind, _):
            return words.BLEW.format(kind=words.KINDS[kind], name=names[owner])
        case Shot(seat, kind, total, billys):
            return words.SHOT.format(name=names[seat], kind=words.KINDS[kind], total=total, billys=billys)
        case Won(winners):
            return won(winners, names)
    return None


def _placed(who: str, place: Place, back: str, face: str | None) -> str:
    kind = words.KINDS[back]
    match place:
        case Place.BILLY:
            return words.GAVE.format(name=who, kind=kind)
        case Place.BOX:
            return words.BOXED.format(name=who, kind=kind)
        case Place.LOOT if face is None:
            return words.KEPT_DOWN.format(name=who, kind=kind)
        case Place.LOOT:
            return words.KEPT.format(name=who, card=name(face))


def won(winners: Sequence[int], names: Sequence[str]) -> str:
    """Who won, in a sentence."""
    if not winners:
        return words.BILLY_WON
    sentence = words.WON if len(winners) == 1 else words.SHARED
    return sentence.format(names=AND.join(names[seat] for seat in winners))


def sound(event: object) -> tuple[str, float] | None:
    """The sound of an event in play, and its volume."""
    match event:
        case Dealt():
            return "deal", 0.7
        case Placed(_, Place.BOX, _, _, _):
            return "lid", 0.8
        case Placed():
            return "place", 0.9
        case Drawn(_, _, _, True):
            return "bell", 0.9
        case Drawn():
            return "slide", 0.6
        case PutAway():
            return "lid", 0.6
    return None
