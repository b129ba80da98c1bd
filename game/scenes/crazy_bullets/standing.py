"""What is kept of a match on the street beside its moves: sides, keys, handicaps, games won. With it all sit down again
as they sat when the match was left."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from hashlib import sha256

from game.match.judge import Series
from game.match.match import Match
from game.scenes.crazy_bullets.party import Party, Seat
from game.scenes.crazy_bullets.sides import TAKING, Side, seating
from game.scenes.house import House

SHELF = "crazy-bullets-seats"
"""Under which name the house keeps them."""
MOST = 12
"""So many matches are remembered; older ones sit down as guests do."""
HANDICAP_MOST = 300


@dataclass(frozen=True)
class Standing:
    """How they sat: `party` with the keys of last time, and the games that each had won before this one."""

    party: Party
    wins: tuple[int, ...]


def mark_of(match: Match) -> str:
    """What a match is known by: its start player and its deal, which no other has."""
    return sha256("\n".join(match.record().moves[:2]).encode()).hexdigest()[:16]


def begin_game(house: House, party: Party, series: Series, left: Match | None) -> Match:
    """The next game of the series, or the one that was left; kept with how all sit at it, unless it is the lesson."""
    kept = left is not None or series.dealt_ahead
    match = left or series.deal()
    match.practice = match.practice or _slow(party)
    if not party.guided:
        if not kept:
            house.keep(match)
        keep_standing(house, party, series, match)
    return match


def keep_ahead(house: House, party: Party, series: Series) -> None:
    """A game is counted: deal and keep the next one, so that a match that is left between two games can go on."""
    if series.over or party.guided or series.dealt_ahead:
        return
    match = series.ahead()
    match.practice = _slow(party)
    house.keep(match, follows=True)
    keep_standing(house, party, series, match)


def put_down(house: House, series: Series, match: Match) -> None:
    """Nobody sits at this game any more, nor at the one that was dealt ahead: other windows may go on with them."""
    house.put_down(match)
    if series.dealt_ahead:
        house.put_down(series.ahead())


def _slow(party: Party) -> bool:
    """Whether cards show before they count, which makes it practice; calm mode has no clock."""
    return bool(party.dim) and not party.calm


def keep_standing(house: House, party: Party, series: Series, match: Match) -> None:
    """Keep how the party sits at a game that has just been dealt."""
    shelf = {key: value for key, value in house.store.setups.get(SHELF, {}).items() if isinstance(value, dict)}
    mark = mark_of(match)
    shelf.pop(mark, None)
    shelf[mark] = {
        "sides": [seat.side.value for seat in party.seats],
        "keys": [list(seat.keys) for seat in party.seats],
        "pads": [seat.pad is not None for seat in party.seats],
        "handicaps": [seat.handicap for seat in party.seats],
        "options": dict(party.options),
        "goal": party.goal,
        "calm": party.calm,
        "dim": party.dim,
        "wins": list(series.wins),
    }
    house.store.keep_setup(SHELF, dict(list(shelf.items())[-MOST:]))


def standing_of(house: House, match: Match) -> Standing:
    """How they sat, or how they would if nothing sensible is kept of it. Pads have no number yet: `pad` is -1."""
    kept = house.store.setups.get(SHELF, {}).get(mark_of(match))
    if isinstance(kept, dict):
        try:
            return _read(kept, match)
        except (KeyError, TypeError, ValueError):
            return _guests(house, match)
    return _guests(house, match)


def _read(kept: Mapping[str, object], match: Match) -> Standing:
    count = len(match.sitters)
    sides = tuple(Side(side) for side in _row(kept, "sides", count))
    if seating(sides) != sides:
        raise ValueError("nobody sits like that")
    seats = [
        Seat(side, sitter.name, level=sitter.level, person=sitter.person)
        for side, sitter in zip(sides, match.sitters, strict=True)
    ]
    rows = (_row(kept, name, count) for name in ("keys", "pads", "handicaps"))
    for player, (keys, pad, handicap) in enumerate(zip(*rows, strict=True)):
        if seats[player].human:
            own = keys_in(keys)
            more = _whole(handicap, 0, HANDICAP_MOST)
            seats[player] = replace(seats[player], keys=own, pad=-1 if pad is True else None, handicap=more)
    options = kept["options"]
    goal, dim = _whole(kept["goal"], 1, 5), _whole(kept["dim"], 0, 2000)
    if not isinstance(options, dict):
        raise TypeError("no house rules")
    # what the record says holds; only what chance drew for this game is drawn anew for the next
    given = {name: match.options[name] for name in options if name in match.options}
    party = Party(tuple(seats), goal, {**_fixed(match), **given}, kept["calm"] is True, dim)
    return Standing(party, tuple(_whole(won, 0, goal - 1) for won in _row(kept, "wins", count)))


def keys_in(value: object) -> tuple[int, ...]:
    """At most two scancodes that can be keys."""
    if not isinstance(value, list):
        raise TypeError("no keys")
    return tuple(key for key in value if type(key) is int and 0 < key < 512)[:2]


def _fixed(match: Match) -> dict[str, object]:
    """The house rules of a match without the colours, which chance draws for each game."""
    return {name: value for name, value in match.options.items() if name != "colours"}


def _row(kept: Mapping[str, object], name: str, count: int) -> list[object]:
    row = kept[name]
    if not isinstance(row, list) or len(row) != count:
        raise ValueError(f"no {name}")
    return row


def _whole(value: object, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        raise ValueError("no number")
    return value


def _guests(house: House, match: Match) -> Standing:
    """A single game, on the usual sides; people of the house with the keys that they are known by."""
    known = {person.name: person.keys for person in house.store.people}
    sides = seating(TAKING[: len(match.sitters)])
    seats = tuple(
        Seat(
            side,
            sitter.name,
            tuple(key for key in known.get(sitter.name, ()) if key) if sitter.level is None else (),
            level=sitter.level,
            person=sitter.person,
        )
        for side, sitter in zip(sides, match.sitters, strict=True)
    )
    return Standing(Party(seats, 1, dict(match.options)), (0,) * len(seats))
