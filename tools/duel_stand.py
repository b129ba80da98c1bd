"""The street in a real window with cards that always are a duel, for `tools.duel_check`: says what the judge says.

A JSON object a line on standard output. Seat 0 turns every card; the seats 1 and 3 duel."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Mapping
from random import Random

import pygame
from pygame.event import Event

from game.match.judge import Call, Decided, Dropped, Faced, Key, Opened, Series, Turned, Voided
from game.match.match import Match
from game.rules import GAMES
from game.rules.core import CHANCE, draw_options
from game.rules.crazy_bullets.cards import NUMBER, deck_of
from game.rules.crazy_bullets.moves import deal
from game.scenes.crazy_bullets.party import Party, Seat
from game.scenes.crazy_bullets.sides import CLOCKWISE
from game.scenes.crazy_bullets.street import Street
from game.scenes.house import House
from game.stage.loop import Loop
from game.stage.scene import Stage
from game.stage.settings import Settings
from game.stage.window import GameWindow
from game.store import Store

DUEL = "R-RYR"
KEYS = (pygame.KSCAN_B, pygame.KSCAN_Q, pygame.KSCAN_Y, pygame.KSCAN_P)
SIZE = (1280, 720)


class Duels(Series):
    """Games whose first card is a duel of the players to the left and to the right of seat 0."""

    def deal(self) -> Match:
        game = GAMES["crazy-bullets"]
        options = draw_options(game.options, self._options, len(self.sitters), self._rng)
        match = Match(game, self.sitters, options, self._rng, first=0)
        match.draw()
        cards = list(deck_of("RYGB"))
        self._rng.shuffle(cards)
        cards.remove(NUMBER[DUEL])
        match.play(CHANCE, deal([NUMBER[DUEL], *cards]))
        self.matches.append(match)
        return match


def party(options: Mapping[str, object]) -> Party:
    """Four people with a key each."""
    seats = [Seat(side, f"Seat {player}", (KEYS[player],)) for player, side in enumerate(CLOCKWISE)]
    return Party(tuple(seats), 5, options)


def said(call: Call, labels: list[str]) -> dict[str, object] | None:
    """A call in plain words; None for what nobody asks about."""
    match call:
        case Turned(seat):
            return {"what": "turned", "seat": seat, "labels": labels}
        case Faced():
            return {"what": "face"}
        case Opened():
            return {"what": "open"}
        case Decided(winner, slaps, tied):
            ms = {slap.seat: round(slap.ms, 2) for slap in slaps}
            return {"what": "decided", "winner": winner.seat, "tied": list(tied), "ms": ms, "labels": labels}
        case Voided(why):
            return {"what": "void", "why": why}
        case Dropped(seat, why):
            return {"what": "dropped", "seat": seat, "why": why.value}
        case _:
            return None


def open_street(window: GameWindow, options: Mapping[str, object]) -> tuple[Stage, Street]:
    """A stage with the street on it, which deals anew after every duel."""
    stage, house, people = Stage(window, Settings()), House(Store(None).wait()), party(options)
    street = Street(house, people, Random(1), series=Duels(people.sitters, options, 5, Random(2)))

    def hear(call: Call) -> None:
        names = stage.input.names
        line = said(call, [names.label(key) for key in KEYS])
        if line is not None:
            print(json.dumps(line), flush=True)

    street.heard = hear
    stage.push(street)
    return stage, street


def duel_scene_for_bench(stage: Stage, house: House) -> Street:
    """Lay a street on the stage whose first card is turned: an open duel that waits for a slap, for measuring."""
    people = party({"reveal-delay": "none"})
    street = Street(house, people, Random(1), series=Duels(people.sitters, people.options, 5, Random(2)))
    stage.push(street)
    street.live.press(street.clock(), 0, Key.ONE, "bench")
    return street


class Dealing(Loop):
    """The stage's loop, and a new game as soon as a duel was decided."""

    def __init__(self, stage: Stage, street: Street) -> None:
        super().__init__(stage)
        self.street = street
        self.decided = 0.0

    def frame(self, dt: float, events: Iterable[Event] | None = None) -> bool:
        """One round; the result stays for half a second."""
        drew = super().frame(dt, events)
        told = self.street.show.told
        self.decided = self.decided + dt if told is not None and told.hands else 0.0
        if self.decided > 0.5:
            self.decided = 0.0
            self.street.new_game()
            print(json.dumps({"what": "ready"}), flush=True)
        return drew


def main(arguments: list[str]) -> int:
    """`python -m tools.duel_stand [NAME=VALUE …]`: options of the rules; runs until the window is closed."""
    options = dict(argument.split("=", 1) for argument in arguments)
    window = GameWindow("Duel", SIZE)
    stage, street = open_street(window, options)
    loop = Dealing(stage, street)
    loop.frame(0.0)
    print(json.dumps({"what": "ready"}), flush=True)
    loop.run()
    window.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
