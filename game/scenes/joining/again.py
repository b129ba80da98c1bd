"""A match that was left: the same people sit down again, and everybody takes their keys before it goes on."""

from __future__ import annotations

from dataclasses import replace

from game.match.match import Match
from game.rules.crazy_bullets.views import Facts
from game.scenes.crazy_bullets.opening import street_again
from game.scenes.crazy_bullets.reading import SAID
from game.scenes.crazy_bullets.standing import Standing, standing_of
from game.scenes.crazy_bullets.steering import counts
from game.scenes.house import House
from game.scenes.joining.chairs import Chair, Chairs
from game.scenes.words import crazy_bullets as street_words
from game.scenes.words import joining as words
from game.stage.scene import Scene


class Again:
    """The match, and how all sat at it. Nobody gets up, sits down or changes sides here."""

    def __init__(self, house: House, match: Match) -> None:
        self.house, self.match = house, match
        self.standing: Standing = standing_of(house, match)

    def fill(self, chairs: Chairs) -> None:
        """Everybody on their side; people wait for a key or a pad."""
        for seat in self.standing.party.seats:
            chairs.by_side[seat.side] = Chair(
                seat.name,
                level=seat.level,
                handicap=seat.handicap,
                person=seat.person,
                offered=seat.keys,
                offered_pad=seat.pad is not None,
            )

    def street(self, chairs: Chairs) -> Scene:
        """Where it goes on, once nobody waits any more."""
        old = self.standing.party
        party = replace(chairs.party(old.goal, old.options, old.calm, old.dim), options=old.options)
        return street_again(self.house, replace(self.standing, party=party), self.match)

    # ------------------------------------------------------------ what is said of it
    @property
    def lines(self) -> tuple[tuple[str, str], ...]:
        """How it stands: a bold word and what is said about it."""
        party = self.standing.party
        wins = self.standing.wins
        facts: Facts = self.match.view(None).facts
        game = words.SINGLE
        if party.goal > 1:
            number = sum(wins) + 1
            won = ", ".join(f"{seat.name} {won}" for seat, won in zip(party.seats, wins, strict=True))
            game = words.GAME_OF.format(number=number, goal=party.goal, wins=won)
        left = zip(party.seats, counts(self.match.view(None)), strict=True)
        stacks = ", ".join(f"{seat.name} {cards}" for seat, cards in left)
        player = facts.successor if facts.successor is not None else facts.revealer
        first = words.TURNS if facts.successor is not None else words.CHOOSES
        name = "" if player is None else party.seats[player].name
        rules = self._rules()
        rows = [(words.GAME, game), (words.CARDS, stacks), (words.NEXT, first.format(name=name))]
        return tuple([*rows, (words.HOUSE, rules)] if rules else rows)

    def _rules(self) -> str:
        """The house rules that differ from the usual ones."""
        party = self.standing.party
        changed = []
        for name, forms in SAID.items():
            value = self.match.options.get(name)
            if value in forms and value != next(iter(forms)):
                changed.append(words.RULE.format(rule=words.RULES_CALLED[name], value=forms[value]))
        if party.calm:
            changed.append(street_words.CALM.lower())
        if party.dim:
            changed.append(words.SLOW.lower())
        return ", ".join(changed)
