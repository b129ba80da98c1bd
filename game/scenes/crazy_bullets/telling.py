"""What the street tells about a card that is settled: hands, notes on the plates, reasons, who goes on. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import Enum

from game.match.judge import Decided, Slap, TimedOut
from game.match.match import Step
from game.rules.crazy_bullets.events import DuelOff, DuelWon, Fouled, Won
from game.rules.crazy_bullets.phase import Phase
from game.rules.crazy_bullets.views import Facts
from game.scenes.crazy_bullets.party import Party
from game.scenes.crazy_bullets.sides import WAYS, Side, hit_side
from game.scenes.words import crazy_bullets as words


class Mood(Enum):
    """What kind of thing has happened."""

    WON = "won"
    FOUL = "foul"
    HEAT = "heat"
    OFF = "off"
    OVER = "over"
    VOID = "void"


@dataclass(frozen=True)
class Line:
    """One reason: a sign before it (a colour's letter, or a player), bold words, plain words."""

    sign: str | int
    bold: str
    plain: str


@dataclass(frozen=True)
class Flight:
    """A bullet of the handle's colour: which way it goes, and whom it hits (None: nobody)."""

    way: str
    colour: str
    side: Side
    hits: int | None


@dataclass(frozen=True)
class Telling:
    """All of it. `hands`: whose hands lie on the card. `burst`: ms for the burst beside the winner. `coin`: who won the
    toss. `chooser`: who has to choose among `candidates`. `late`: times of those who came too late."""

    mood: Mood
    face: str = ""
    hands: tuple[int, ...] = ()
    winner: int | None = None
    burst: int | None = None
    title: str = ""
    sub: str = ""
    lines: tuple[Line, ...] = ()
    notes: Mapping[int, str] = field(default_factory=dict)
    lit: frozenset[int] = frozenset()
    bad: frozenset[int] = frozenset()
    slaps: tuple[Slap, ...] = ()
    coin: int | None = None
    chooser: int | None = None
    candidates: tuple[int, ...] = ()
    flights: tuple[Flight, ...] = ()
    foot: str = ""


def _filled(line: tuple[str, str], sign: str | int, **values: object) -> Line:
    return Line(sign, line[0].format(**values), line[1].format(**values))


def time_of(slap: Slap) -> str:
    """A slap's ms for a plate, its handicap shown as what was added."""
    more = round(slap.counted - slap.ms)
    return words.TIME_PLUS.format(ms=round(slap.ms), more=more) if more else words.TIME.format(ms=round(slap.ms))


def flights_of(party: Party, facts: Facts, face: str) -> tuple[Flight, ...]:
    """Where the bullets of the handle's colour fly."""
    if facts.revealer is None:
        return ()
    here = party.seats[facts.revealer].side
    hit = [(way, colour, hit_side(here, way)) for way, colour in zip(WAYS, face[2:], strict=True)]
    return tuple(Flight(way, colour, side, party.at(side)) for way, colour, side in hit if colour == face[0])


# ---------------------------------------------------------------- reasons
def why_foul(party: Party, facts: Facts, face: str, fouler: int) -> Line:
    """Why this slap was none."""
    colour, name = words.COLOURS[face[0]], party.seats[fouler].name
    if facts.duellists:
        line = words.OWN_CARD if fouler == facts.revealer else words.OTHERS_DUEL
        return _filled(line, face[0], colour=colour, name=name)
    if party.pair:
        return _filled(words.ACROSS_ALONE if facts.aimed else words.NOT_ACROSS, face[0], colour=colour)
    return _filled(words.ONE_MATCH if facts.aimed else words.NO_MATCH, face[0], colour=colour)


def why_next(party: Party, facts: Facts, fouler: int | None) -> Line:
    """Who goes on after a foul or a duel that is off, and why."""
    if facts.phase is Phase.CHOICE and facts.revealer is not None:
        return _filled(words.NEXT_CHOICE, facts.revealer, name=party.seats[facts.revealer].name)
    player = facts.successor
    assert player is not None
    name = party.seats[player].name
    if party.pair:
        return _filled(words.NEXT_OTHER, player, name=name)
    if len(party.seats) == 3 and fouler is not None and fouler != facts.revealer:
        return _filled(words.NEXT_THIRD, player, name=name)
    return _filled(words.NEXT_HIT if facts.aimed else words.NEXT_AGAIN, player, name=name)


def open_hint(party: Party, facts: Facts, face: str) -> str:
    """Who goes on from an open card without a duel, for those who wait: said late, when it can't help a slap."""
    if facts.successor is None:
        return ""
    line = words.BULLET_HIT if facts.aimed else words.NOBODY_HIT
    return line.format(colour=words.COLOURS[face[0]], name=party.seats[facts.successor].name)


# ---------------------------------------------------------------- tellings
def of_decision(party: Party, call: Decided, face: str) -> Telling:
    """What is told after the first slap."""
    return of_slap(party, call.step, face, call.slaps, call.tied)


def of_slap(party: Party, step: Step, face: str, slaps: tuple[Slap, ...], tied: tuple[int, ...]) -> Telling:
    """What is told after a slap that is a move; without times in calm mode."""
    facts: Facts = step.views[None].facts
    events = step.events
    hands = tied or (step.seat,)
    fouls = [event for event in events if isinstance(event, Fouled)]
    won = any(isinstance(event, DuelWon) for event in events)
    flights = flights_of(party, facts, face)
    seat = step.seat
    told = _foul(party, facts, face, seat, slaps) if fouls else _won(party, facts, seat, slaps, tied)
    coin = step.seat if tied else None
    told = replace(told, face=face, hands=hands, slaps=slaps, coin=coin, flights=flights)
    if tied:
        told = _heat(told, step.seat, tied, fouled=bool(fouls))
    if any(isinstance(event, Won) for event in events) and won:
        told = replace(told, mood=Mood.OVER)
    return told


def _won(party: Party, facts: Facts, seat: int, slaps: tuple[Slap, ...], tied: tuple[int, ...]) -> Telling:
    name = party.seats[seat].name
    notes = {slap.seat: time_of(slap) for slap in slaps if slap.seat in facts.duellists}
    mine = next((slap for slap in slaps if slap.seat == seat), None)
    others = [slap.counted for slap in slaps if slap.seat != seat and slap.seat in facts.duellists]
    if mine is not None:
        ahead = round(min(others) - mine.counted) if others else None
        notes[seat] = words.FIRST_ALONE if ahead is None else words.FIRST_BY.format(ms=ahead)
    burst = None if mine is None else round(mine.counted)
    foot = words.WON_AND_NEXT.format(name=name)
    return Telling(Mood.WON, winner=seat, burst=burst, notes=notes, lit=frozenset({seat}), foot=foot)


def _foul(party: Party, facts: Facts, face: str, fouler: int, slaps: tuple[Slap, ...]) -> Telling:
    name = party.seats[fouler].name
    mine = next((slap for slap in slaps if slap.seat == fouler), None)
    sub = words.SLAPPED.format(name=name) if mine is None else words.SLAPPED_AFTER.format(name=name, ms=round(mine.ms))
    under = _filled(words.UNDER_STACK, fouler, name=name)
    lines = (why_foul(party, facts, face, fouler), under, why_next(party, facts, fouler))
    notes = {fouler: words.TAKES}
    told = Telling(Mood.FOUL, title=words.FOUL, sub=sub, lines=lines, bad=frozenset({fouler}))
    return _and_next(party, replace(told, notes=notes), facts)


def _and_next(party: Party, told: Telling, facts: Facts) -> Telling:
    """Who goes on: lit plates, and who has to choose."""
    notes = dict(told.notes)
    if facts.phase is Phase.CHOICE and facts.revealer is not None:
        notes |= dict.fromkeys(facts.aimed, words.MAY_BE_CHOSEN)
        notes[facts.revealer] = words.CHOOSES if facts.revealer not in told.bad else notes[facts.revealer]
        return replace(told, notes=notes, chooser=facts.revealer, candidates=facts.aimed, lit=frozenset(facts.aimed))
    if facts.successor is not None:
        if facts.successor not in told.bad:
            notes[facts.successor] = words.TURNS_NEXT
        return replace(told, notes=notes, lit=frozenset({facts.successor}))
    return told


def _heat(told: Telling, winner: int, tied: tuple[int, ...], fouled: bool) -> Telling:
    times = {slap.seat: slap.counted for slap in told.slaps}
    apart = round(max(times[seat] for seat in tied) - min(times[seat] for seat in tied))
    if fouled:
        return replace(told, winner=None)
    notes = dict(told.notes) | dict.fromkeys(tied, words.AS_QUICK)
    notes[winner] = words.WINS_TOSS
    return replace(told, mood=Mood.HEAT, title=words.HEAT, burst=apart, notes=notes)


def of_late(told: Telling, slap: Slap) -> Telling:
    """A duellist who came too late: the time goes on the plate, and the winner is ahead of the quickest of them."""
    if told.mood not in (Mood.WON, Mood.HEAT, Mood.OVER) or slap.seat in {each.seat for each in told.slaps}:
        return told
    slaps = (*told.slaps, slap)
    notes = dict(told.notes)
    notes[slap.seat] = time_of(slap)
    if told.mood is not Mood.HEAT and told.winner is not None and notes.get(told.winner) == words.FIRST_ALONE:
        mine = next(each.counted for each in slaps if each.seat == told.winner)
        notes[told.winner] = words.FIRST_BY.format(ms=max(0, round(slap.counted - mine)))
    return replace(told, slaps=slaps, notes=notes)


def of_time_out(party: Party, call: TimedOut, face: str, seconds: object) -> Telling:
    """What is told when nobody slapped in time."""
    facts: Facts = call.step.views[None].facts
    first = _filled(words.NOBODY_SLAPPED, face[0], seconds=seconds)
    return _off(party, facts, face, first)


def of_barred(party: Party, step: Step, face: str) -> Telling | None:
    """What is told when all who duel had false starts; None if a card came up as ever."""
    if not any(isinstance(event, DuelOff) for event in step.events):
        return None
    facts: Facts = step.views[None].facts
    return _off(party, facts, face, _filled(words.ALL_BARRED, face[0]))


def _off(party: Party, facts: Facts, face: str, first: Line) -> Telling:
    lines = (first, why_next(party, facts, None))
    told = Telling(Mood.OFF, face=face, title=words.OFF, lines=lines, flights=flights_of(party, facts, face))
    return _and_next(party, told, facts)


def of_calm(party: Party, step: Step, face: str, slappers: tuple[int, ...]) -> Telling:
    """What is told after the answers of calm mode: all who said slap, and whom chance picked."""
    told = of_slap(party, step, face, (), ())
    name = party.seats[step.seat].name
    lines = told.lines
    pool = [player for player in slappers if (player in step.views[None].facts.duellists) != (told.mood is Mood.FOUL)]
    picked = (_filled(words.CHANCE_PICKED, step.seat, name=name, count=len(pool)),) if len(pool) > 1 else ()
    if told.mood is Mood.FOUL:
        return replace(told, hands=slappers, lines=(*picked, *lines[-3 + len(picked) :]))
    out = _filled(words.OUT_UNSEEN, step.seat, name=name)
    title = words.DUEL_WON.format(name=name)
    return replace(told, hands=slappers, title=title, lines=(*picked, out), notes={step.seat: words.TURNS_NEXT})


def of_choice(told: Telling, chosen: int) -> Telling:
    """The revealer has chosen: the chosen one goes on."""
    notes = {player: note for player, note in told.notes.items() if player in told.bad} | {chosen: words.TURNS_NEXT}
    return replace(told, chooser=None, candidates=(), lit=frozenset({chosen}), notes=notes)


def of_end(party: Party, winner: int, wins: list[int], goal: int, told_before: Telling | None) -> Telling:
    """What is told when a stack is empty: on top of what the last slap told, if one ended it."""
    name = party.seats[winner].name
    lines = [_filled(words.GAME_WON_WHY, winner, name=name)]
    if goal > 1:
        lines += [
            _filled(words.STANDING, player, name=seat.name, wins=wins[player], goal=goal)
            for player, seat in sorted(enumerate(party.seats), key=lambda pair: -wins[pair[0]])[:2]
        ]
    base = told_before or Telling(Mood.OVER)
    notes = dict(base.notes) | {winner: words.WINS_GAME}
    title = words.GAME_WON.format(name=name)
    lit = frozenset({winner})
    told = replace(base, mood=Mood.OVER, title=title, sub="", lines=tuple(lines), notes=notes, lit=lit)
    return replace(told, bad=frozenset(), winner=winner, coin=None, foot="")


def of_going_on(party: Party, facts: Facts) -> Telling:
    """What is told when a game that was left goes on: who is to do what."""
    told = Telling(Mood.OFF, title=words.GOES_ON, lines=(why_on(party, facts),))
    return _and_next(party, told, facts)


def why_on(party: Party, facts: Facts) -> Line:
    """Who goes on, without a why: that was told when the game was left."""
    if facts.phase is Phase.CHOICE:
        return why_next(party, facts, None)
    player = facts.successor
    assert player is not None
    return _filled(words.NEXT_ON, player, name=party.seats[player].name)


def of_void(why: str) -> Telling:
    """What is told about a void card."""
    return Telling(Mood.VOID, title=words.VOID, sub=words.VOID_WHY[why])
