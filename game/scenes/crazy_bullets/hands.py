"""Which event is whose press on the street: keys by their places, pads by instance id, also those that come and go."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

import pygame
from pygame.event import Event

from game.match.judge import Key
from game.scenes.crazy_bullets.party import Party

TURN_BUTTONS = (4, 6)
"""Buttons of a pad that reveal where two play: the left shoulder, and Back; the cross does too, all others slap."""


@dataclass(frozen=True)
class Pressed:
    """A player's key went down or came up. `name` tells the keys of one player apart."""

    down: bool
    player: int
    key: Key
    name: tuple[str, int]


class Hands:
    """The keys and pads of a party. `pads`: players by instance id."""

    def __init__(self, party: Party) -> None:
        self.party = party
        self.pads = {seat.pad: player for player, seat in enumerate(party.seats) if seat.pad is not None}

    def key(self, event: Event) -> Pressed | None:
        """A key of the keyboard; None if it is nobody's."""
        whose = self.party.key(int(event.scancode))
        if whose is None:
            return None
        return Pressed(event.type == pygame.KEYDOWN, *whose, ("key", int(event.scancode)))

    def button(self, event: Event) -> Pressed | None:
        """A button of a pad; None if nobody has the pad."""
        player = self.pads.get(event.instance_id)
        if player is None:
            return None
        key = Key.ONE
        if self.party.pair:
            key = Key.REVEAL if event.button in TURN_BUTTONS else Key.SLAP
        return Pressed(event.type == pygame.JOYBUTTONDOWN, player, key, ("button", event.button))

    def hat(self, event: Event) -> Pressed | None:
        """The cross of a pad: it reveals where two play, and is no key otherwise."""
        player = self.pads.get(event.instance_id)
        if player is None or not self.party.pair:
            return None
        return Pressed(tuple(event.value) != (0, 0), player, Key.REVEAL, ("hat", event.hat))

    def take_over(self, instance: int, here: Collection[int]) -> bool:
        """A pad that nobody has takes the seat of one that isn't `here` any more; False if all are."""
        gone = next((pad for pad in self.pads if here and pad not in here), None)
        if gone is None:
            return False
        self.pads[instance] = self.pads.pop(gone)
        return True
