"""People who vote or answer at the open table, each with keys of their own: the votes screen over this table.

Nothing here knows a hand: what the screen is given comes from the bystander's view.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.rules.bluffing_billionaires.cards import BANKING, DECLINING, ROB, VOTES, Move
from game.rules.bluffing_billionaires.events import VotesShown
from game.rules.bluffing_billionaires.views import BONUS, FACE_DOWN, HAND, Phase
from game.rules.view import View
from game.scenes.bluffing_billionaires.cards import back, coins, decks, face
from game.scenes.bluffing_billionaires.reply import drawing_of
from game.scenes.bluffing_billionaires.told import banks
from game.scenes.options.keys import SUGGESTED
from game.scenes.votes import Answer, Aside, Ballot, Claim, Front, Voter, Votes
from game.scenes.words import bluffing_billionaires as words

if TYPE_CHECKING:
    from game.scenes.bluffing_billionaires.game import BluffGame


class Voting:
    """Belongs to a game with several people."""

    def __init__(self, game: BluffGame) -> None:
        self.game = game
        self.screen: Votes | None = None
        self._since = 0
        self._chosen: int | None = None

    # -------------------------------------------------------------- who decides
    def due(self, view: View[Any]) -> tuple[int, ...]:
        """The people whose vote or answer is missing."""
        return tuple(seat for seat in view.to_move if seat in self.game.people)

    @property
    def lobby(self) -> bool:
        """Whether people may look at their cards before the votes open."""
        game, table = self.game, self.game.table
        if not table.shared or table.eyes is not None or self.screen is not None:
            return False
        return game.view.facts.phase is Phase.VOTE and bool(self.due(game.view))

    # -------------------------------------------------------------- the screen
    def open_votes(self) -> None:
        """Everybody whose vote is missing votes now."""
        view, game = self.game.view, self.game
        active = view.facts.active
        answers = (Answer(words.BLUFF, drawing_of(words.BLUFF)), Answer(words.APPROVE, drawing_of(words.APPROVE)))
        question = words.IS_BLUFFING.format(name=game.names[active])
        asides = [self._aside(view, seat) for seat in range(view.seats) if seat != active and not self._votes(seat)]
        self._push(self._ballot(view, question, answers), asides, opens=True)

    def open_question(self) -> None:
        """Green or red answers, with every card alike (bluff-24)."""
        view, game = self.game.view, self.game
        green = banks(view)
        word = words.BANK if green else words.ROB
        answers = (Answer(word, drawing_of(word)), Answer(words.NO, drawing_of(words.NO)))
        question = words.BANK_QUESTION if green else words.ROB_QUESTION
        said = question.format(name=game.names[view.facts.active])
        self._push(self._ballot(view, said, answers), [], opens=False)

    def _votes(self, seat: int) -> bool:
        return seat in self.due(self.game.view)

    def _push(self, ballot: Ballot, asides: list[Aside], opens: bool) -> None:
        game, table = self.game, self.game.table
        voters = [self._voter(game.view, seat) for seat in self.due(game.view)]
        self._since, self._chosen = table.past.now, None
        self.screen = Votes(
            ballot,
            voters,
            self._voted,
            self._shown,
            asides=asides,
            opens=opens,
            on_menu=self._pause,
            on_rules=table.show_rules if table.open_rules is not None else None,
        )
        table.beside = self.screen
        table.stage.push(self.screen)

    def close(self) -> None:
        """Take the screen away."""
        table = self.game.table
        if self.screen is not None and self.screen in table.stage.scenes:
            table.stage.pop(self.screen)
        self.screen = table.beside = None
        table.decide()

    def _pause(self) -> None:
        self.close()
        self.game.table.pause_game()

    # -------------------------------------------------------------- what comes of it
    def _voted(self, seat: int, choice: int) -> None:
        if self.game.view.facts.phase is Phase.ASKED:
            self._chosen = choice
        else:
            self.game.table.make_for(seat, VOTES[1 - choice])

    def update(self) -> None:
        """A frame: open what is due, show the votes once all are in."""
        game, table = self.game, self.game.table
        if self.screen is not None:
            self._reveal(self.screen)
            return
        if table.shared and table.eyes is None and table.at_rest and table.stage.top is table:
            view = game.view
            if view.facts.phase is Phase.ASKED and self.due(view) and not game.whom:
                self.open_question()

    def _reveal(self, screen: Votes) -> None:
        if screen.open or not screen.all_in:
            return
        for step in self.game.table.past.steps[self._since :]:
            for event in step.events:
                if isinstance(event, VotesShown):
                    screen.reveal({**dict.fromkeys(event.approvers, 1), **dict.fromkeys(event.challengers, 0)})

    def _shown(self) -> None:
        asked = self.game.view.facts.phase is Phase.ASKED
        seat, chosen = self.game.view.facts.active, self._chosen
        self.close()
        if asked and chosen is not None:
            self._answer(seat, chosen)

    def _answer(self, seat: int, choice: int) -> None:
        """What was meant by a key: with any other card than the one with the power it means no."""
        game = self.game
        legal: list[Move] = [move for move in game.table.match.view(seat).legal if move != DECLINING]
        robs = [move for move in legal if move.verb == ROB]
        if choice == 0 and len(robs) > 1:
            game.ask_whom()
        elif choice == 0 and legal:
            game.table.make_for(seat, BANKING if BANKING in legal else robs[0])
        else:
            game.table.make_for(seat, DECLINING)

    # -------------------------------------------------------------- what it is given
    def _ballot(self, view: View[Any], question: str, answers: tuple[Answer, Answer]) -> Ballot:
        game, active = self.game, view.facts.active
        kind = words.COMPUTER if active not in game.people else words.PERSON
        look = game.seating.looks[active]
        lead, note = game.lead()
        line = (words.ONLY_THREE if banks(view) else words.ONLY_TWO) if view.facts.phase is Phase.ASKED else ""
        claim = Claim(game.names[active], look, kind, words.CLAIM, front(view, active))
        return Ballot(game.title, lead, note, question, answers, claim, line)

    def _voter(self, view: View[Any], seat: int) -> Voter:
        game = self.game
        own = game.keys_of(seat)
        label = game.table.stage.input.names.label
        labels = (label(own[0]), label(own[1]))
        return Voter(seat, game.names[seat], game.seating.looks[seat], own, labels, front(view, seat))

    def _aside(self, view: View[Any], seat: int) -> Aside:
        facts, game = view.facts, self.game
        return Aside(seat, game.names[seat], game.seating.looks[seat], seat in facts.voters, seat in facts.voted)


def front(view: View[Any], seat: int) -> Front:
    """What everybody may see of a player."""
    won = view.zone(BONUS.name, seat).cards
    lies = view.zone(FACE_DOWN.name, seat).cards
    shown = tuple(face(card.face) for card in won if card.face is not None)
    return Front(len(view.zone(HAND.name, seat).cards), coins(won), back(decks(view)[seat]) if lies else None, shown)


def keys_of(given: tuple[tuple[int, int], ...], people: tuple[int, ...], seat: int) -> tuple[int, int]:
    """The two keys of a person; where none were chosen those that are suggested for the place."""
    if all(given[seat]):
        return given[seat]
    return SUGGESTED[people.index(seat) % len(SUGGESTED)] if seat in people else (0, 0)
