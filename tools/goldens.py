"""Golden transcripts: whole games as text that a person can read, compared line by line by the tests.

`python -m tools.goldens` makes them anew in tests/golden/; look at the difference before you commit it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

from game.rules import GAMES
from game.rules.core import Choice, draw_options, random_move
from game.rules.record import spell
from game.rules.view import View, Zone

FOLDER = Path(__file__).parent.parent / "tests" / "golden"


def chosen() -> Iterator[tuple[str, str, int, dict[str, object]]]:
    """File name, game, seats, options of every transcript: by the default rules, and with each house rule changed."""
    for game in GAMES.values():
        for seats in game.seats:
            yield f"{game.id}-{seats}", game.id, seats, {}
        for option in game.options:
            if isinstance(option, Choice):
                for value in option.values:
                    if value != option.default:
                        name = f"{game.id}-{game.seats[-1]}-{option.name}-{value}"
                        yield name, game.id, game.seats[-1], {option.name: value}


def transcript(game_id: str, seats: int, options: Mapping[str, object], seed: int = 1) -> str:
    """A random game from its seed: each move, what the table saw, the places that changed, the result."""
    game = GAMES[game_id]
    rng = Random(seed)
    full = draw_options(game.options, options, seats, rng)
    state = game.start(seats, full)
    lines = [f"{game.title}, {seats} players, {_options(full)}", ""]
    before: dict[tuple[str, int | None], str] = {}
    number = 0
    while state.to_move:
        seat, move = random_move(state, rng)
        events: list[Any] = []
        state.play(seat, move, events)
        lines.append(f"{number:3}  {spell(seat, move)}")
        lines += [f"       ! {event}" for event in events]
        now = _places(state.view(None))
        lines += [f"       {name}: {cards}" for name, cards in _changed(before, now)]
        before = now
        number += 1
    lines += ["", f"result: {state.result.as_json() if state.result else None}"]
    return "\n".join(lines) + "\n"


def _options(full: Mapping[str, object]) -> str:
    return ", ".join(f"{name}={value}" for name, value in full.items()) or "no options"


def _places(view: View[Any]) -> dict[tuple[str, int | None], str]:
    return {(zone.name, zone.owner): _cards(zone) for zone in view.zones}


def _cards(zone: Zone) -> str:
    faces = [card.face or f"[{card.back}]" for card in zone.cards]
    return " ".join([*faces, f"+{zone.unseen} unseen"] if zone.unseen else faces) or "–"


def _changed(
    before: Mapping[tuple[str, int | None], str], now: Mapping[tuple[str, int | None], str]
) -> Iterator[tuple[str, str]]:
    for (name, owner), cards in now.items():
        if before.get((name, owner), "–") != cards:
            yield (name if owner is None else f"{name} of {owner}"), cards


def main() -> None:
    """Make all transcripts anew and remove those that no game has any more."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    names = set()
    for name, game_id, seats, options in chosen():
        (FOLDER / f"{name}.txt").write_text(transcript(game_id, seats, options), encoding="utf-8")
        names.add(f"{name}.txt")
    for old in FOLDER.glob("*.txt"):
        if old.name not in names:
            old.unlink()
    print(f"{len(names)} transcripts in {FOLDER}")


if __name__ == "__main__":
    main()
