"""The guided first duel: a practice street in slow motion, where a panel says what to do about every card."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.rules.crazy_bullets.phase import Phase
from game.rules.crazy_bullets.views import Facts
from game.scenes.crazy_bullets.party import Party, Seat
from game.scenes.crazy_bullets.pen import Pen
from game.scenes.crazy_bullets.sides import FIGURE, Side
from game.scenes.naming import new_computer, new_person
from game.scenes.words import crazy_bullets as words
from game.scenes.words import joining as joining_words
from game.stage import theme
from game.stage.theme import Role

SLOWLY = 2000
"""Ms for which a face shows before it counts."""


def practice_party(key: int, options: dict[str, object], name: str = "") -> Party:
    """One person with one key among three slow computer players; nothing of it is kept."""
    seats: list[Seat] = []
    for side in (Side.BOTTOM, Side.LEFT, Side.TOP, Side.RIGHT):
        own, taken = side is Side.BOTTOM, [seat.name for seat in seats]
        called = (name or new_person(())) if own else new_computer(taken, joining_words.COMPUTERS[FIGURE[side]])
        seats.append(Seat(side, called, (key or pygame.KSCAN_SPACE,) if own else (), level=None if own else "easy"))
    return Party(tuple(seats), 1, options, dim=SLOWLY, guided=True)


def advice(party: Party, facts: Facts, face: str, key: str) -> tuple[str, str]:
    """What the person, who has a key of that name, is told: in short, and why. `face`: the open card, "" for none."""
    me = next(player for player, seat in enumerate(party.seats) if seat.human)
    if facts.phase is Phase.CHOICE:
        return (words.COACH_CHOOSE if facts.revealer == me else words.COACH_WAIT), words.COACH_CHOICE
    if not face or facts.phase in (Phase.SETTLED, Phase.OVER):
        if facts.successor == me:
            return words.COACH_TURN.format(key=key), words.COACH_TURN_WHY.format(name=party.seats[me].name)
        return words.COACH_WAIT, words.COACH_WAIT_WHY.format(name=party.seats[me].name)
    colour = words.COLOURS[face[0]]
    if me in facts.duellists:
        others = _listed(party, [player for player in facts.duellists if player != me])
        return words.COACH_SLAP.format(key=key), words.COACH_SLAP_WHY.format(colour=colour, others=others)
    if facts.duellists:
        names = _listed(party, facts.duellists)
        return words.COACH_OFF, words.COACH_OTHERS.format(colour=colour, names=names)
    if facts.successor == me:
        why = words.COACH_HIT if facts.aimed else words.COACH_AGAIN
        return words.COACH_TURN.format(key=key), why.format(colour=colour)
    if facts.aimed:
        return words.COACH_OFF, words.COACH_ONE.format(colour=colour, name=_listed(party, facts.aimed))
    return words.COACH_OFF, words.COACH_NONE.format(colour=colour)


def _listed(party: Party, players: Sequence[int]) -> str:
    names = [party.seats[player].name for player in players]
    return names[0] if len(names) == 1 else words.AND.format(first=", ".join(names[:-1]), last=names[-1])


def draw_advice(pen: Pen, said: tuple[str, str]) -> None:
    """The panel at the lower right."""
    x, y, wide, tall = pen.plan.design.act
    k = 1.0 if not pen.plan.small else wide / 608
    title, why = said
    share = 0.5 if pen.plan.small else 0.36
    top = y + tall * share
    pen.panel((x, top, wide, tall * (1 - share)))
    pen.text(title, x + 34 * k, top + 52 * k, 34 * k, theme.INK, Role.TITLE, room=wide - 68 * k)
    pen.para(why, x + 35 * k, top + 84 * k, wide - 68 * k, 21 * k)
