"""The table: hand, choice cards, stock and discards, and what each move does to them."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from random import Random
from typing import Any

from game.rules.bullets_and_bombs import words
from game.rules.bullets_and_bombs.arranging import best_groups
from game.rules.bullets_and_bombs.bombs import targets
from game.rules.bullets_and_bombs.cards import (
    BULLET,
    DEALT,
    DECK,
    END,
    FACES,
    FIRST_BOMB,
    FIRST_BULLET,
    PLACE,
    PLACES,
)
from game.rules.bullets_and_bombs.events import (
    Arranged,
    BlewUp,
    BombFound,
    BulletFound,
    Dealt,
    Kept,
    SetAside,
    TurnedUp,
)
from game.rules.bullets_and_bombs.groups import Group, in_order, judge_holding
from game.rules.bullets_and_bombs.moves import KEEP, Bundle, Deal, Keep, Lose, Play, ranks_of
from game.rules.bullets_and_bombs.sight import NO_CARD, PLAYER, view
from game.rules.core import CHANCE, Event, Result, RuleError, shuffled
from game.rules.view import View


class Phase(StrEnum):
    """What play waits for."""

    DEAL = "deal"
    CHOICE = "choice"
    BOMB = "bomb"
    ARRANGE = "arrange"
    OVER = "over"


_TO_MOVE = {
    Phase.DEAL: (CHANCE,),
    Phase.CHOICE: (PLAYER,),
    Phase.BOMB: (PLAYER,),
    Phase.ARRANGE: (PLAYER,),
    Phase.OVER: (),
}
_WHAT_IS_DUE = {
    Phase.DEAL: words.DEAL_DUE,
    Phase.BOMB: words.BOMB_WAITS,
    Phase.ARRANGE: words.ARRANGE_DUE,
    Phase.OVER: words.OVER,
}
BEHIND_THE_LAST = (END, END)
"""Behind the last card of the stock: one step beyond it needs no looking at how many are left."""
_DECK_LIST = list(DECK)


class Table:
    """A game at one moment. A card is its deal number.

    `faces`: by deal number, with two marks behind the last, shared by all copies. `turned`: how many have left the
    stock. `hand`: in the order in which cards came to it, so that the first of a rank has been there longest; that of
    ranked cards is the order of their numbers. `holding`: the hand counted by place. `first`, `second`: the choice
    cards, `bomb`: one that waits, NO_CARD if there is none. `losses`: what may be named at the bomb that waits.
    `groups`: the final arrangement.
    """

    __slots__ = (
        "aside",
        "bomb",
        "discards",
        "early_bundles",
        "faces",
        "first",
        "groups",
        "hand",
        "holding",
        "losses",
        "options",
        "phase",
        "replace_bullets",
        "result",
        "second",
        "to_move",
        "turned",
    )

    def __init__(self, options: Mapping[str, object]) -> None:
        self.options: tuple[tuple[str, object], ...] = tuple(options.items())
        self.early_bundles = options["early-bundles"] == "on"
        self.replace_bullets = options["replace-dealt-bullets"] == "on"
        self.faces: tuple[int, ...] = ()
        self.turned = 0
        self.hand: list[int] = []
        self.holding = [0] * PLACES
        self.first = self.second = self.bomb = NO_CARD
        self.losses: tuple[Lose, ...] = ()
        self.discards: list[int] = []
        self.aside: tuple[int, ...] = ()
        self.groups: tuple[Group, ...] = ()
        self.phase = Phase.DEAL
        self.to_move: tuple[int, ...] = (CHANCE,)
        self.result: Result | None = None

    def copy(self) -> Table:
        """An independent table; what never changes is shared."""
        new = Table.__new__(Table)
        new.options = self.options
        new.early_bundles = self.early_bundles
        new.replace_bullets = self.replace_bullets
        new.faces = self.faces
        new.turned = self.turned
        new.hand = self.hand.copy()
        new.holding = self.holding.copy()
        new.first = self.first
        new.second = self.second
        new.bomb = self.bomb
        new.losses = self.losses
        new.discards = self.discards.copy()
        new.aside = self.aside
        new.groups = self.groups
        new.phase = self.phase
        new.to_move = self.to_move
        new.result = self.result
        return new

    def movers(self) -> tuple[int, ...]:
        """Who has a move: the player, chance before the deal, nobody at the end."""
        return self.to_move

    def legal(self, seat: int) -> list[Play]:
        """The player's moves; of all arrangements only a best one (bombs-22)."""
        if seat != PLAYER:
            return []
        if self.second >= 0:
            one, other = self.faces[self.first], self.faces[self.second]
            return [KEEP[one]] if one == other else [KEEP[one], KEEP[other]]  # bombs-5: two alike are one move
        match self.phase:
            case Phase.BOMB:
                return list(self.losses)
            case Phase.ARRANGE:
                return [Bundle(best_groups(tuple(self.holding)))]
        return []

    def chance(self, rng: Random) -> Deal:
        """A shuffled deck (bombs-2)."""
        return Deal(tuple(shuffled(DECK, rng)))

    def view(self, seat: int | None) -> View[Any]:
        """All but the order of the stock lies open."""
        return view(self, seat)

    # ------------------------------------------------------------ playing

    def play(self, seat: int, move: Play, log: list[Event] | None = None) -> None:
        """Carry out a move. Raises RuleError for an illegal one and leaves the table untouched."""
        if type(move) is Keep and seat == PLAYER:
            self._keep(move, log)
            return
        match move:
            case Deal():
                self._check_deal(seat, move)
                self._deal(move, log)
                return
            case _ if seat != PLAYER:
                raise RuleError(words.NOT_YOURS)
            case Lose():
                self._check_loss(move)
                self._settle(move.rank, log)
                self._turn_up(log)
            case Bundle():
                self._arrange(move, log)

    def _keep(self, move: Keep, log: list[Event] | None) -> None:
        """bombs-5: one choice card to the hand, the other to the discards, then the next two."""
        face = move.face
        faces = self.faces
        kept = self.first
        other = self.second
        if other < 0:
            raise RuleError(_WHAT_IS_DUE[self.phase])
        if faces[kept] != face:
            if faces[other] != face:
                raise RuleError(words.NOT_A_CHOICE.format(text=FACES[face]))
            kept, other = other, kept
        self.hand.append(kept)
        self.holding[PLACE[face]] += 1
        self.discards.append(other)
        if log is not None:
            log.append(Kept(PLAYER, kept, FACES[face], other, FACES[faces[other]]))
        turned = self.turned
        if log is None and faces[turned] < FIRST_BULLET and faces[turned + 1] < FIRST_BULLET:
            self.first = turned
            self.second = turned + 1
            self.turned = turned + 2
        else:
            self.first = self.second = NO_CARD
            self._turn_up(log)

    def _check_deal(self, seat: int, move: Deal) -> None:
        if self.phase is not Phase.DEAL:
            raise RuleError(words.NO_DEAL)
        if seat != CHANCE:
            raise RuleError(words.DEAL_DUE)
        if sorted(move.faces) != _DECK_LIST:
            raise RuleError(words.WRONG_DECK)

    def _deal(self, move: Deal, log: list[Event] | None) -> None:
        """bombs-2: eleven cards to the hand. Bombs among them are replaced (bombs-4), by a house rule red 3s too."""
        self.faces = move.faces + BEHIND_THE_LAST
        due = DEALT
        card = 0
        while due:
            face = move.faces[card]
            if face >= FIRST_BOMB:
                self.aside += (card,)  # bombs-4
            else:
                self.hand.append(card)
                self.holding[PLACE[face]] += 1
                if face < FIRST_BULLET or not self.replace_bullets:  # bombs-3
                    due -= 1
            if log is not None:
                log.append((SetAside if face >= FIRST_BOMB else Dealt)(PLAYER, card, FACES[face]))
            card += 1
        self.turned = card
        self._turn_up(log)

    def _turn_up(self, log: list[Event] | None) -> None:
        """Turn up cards one at a time until two choice cards lie there, a bomb needs the player, or none is left."""
        faces = self.faces
        while self.second < 0:
            card = self.turned
            face = faces[card]
            if face == END:
                self._keep_the_last(log)
                return
            self.turned = card + 1
            if face < FIRST_BULLET:
                if self.first < 0:
                    self.first = card
                else:
                    self.second = card
                if log is not None:
                    log.append(TurnedUp(PLAYER, card, FACES[face]))
            elif face < FIRST_BOMB:  # bombs-6
                self.hand.append(card)
                self.holding[BULLET] += 1
                if log is not None:
                    log.append(BulletFound(PLAYER, card, FACES[face]))
            else:  # bombs-7
                self.bomb = card
                if log is not None:
                    log.append(BombFound(PLAYER, card, FACES[face]))
                losses = targets(self.holding, self.early_bundles)
                if len(losses) > 1:  # bombs-10
                    self.losses = losses
                    self.wait_for(Phase.BOMB)
                    return
                self._settle(losses[0].rank, log)
        self.wait_for(Phase.CHOICE)

    def _keep_the_last(self, log: list[Event] | None) -> None:
        """bombs-12: a last single choice card is kept by itself. The stock is gone (bombs-14)."""
        card = self.first
        if card >= 0:
            face = self.faces[card]
            self.hand.append(card)
            self.holding[PLACE[face]] += 1
            self.first = NO_CARD
            if log is not None:
                log.append(Kept(PLAYER, card, FACES[face], None, None))
        self.wait_for(Phase.ARRANGE)

    def wait_for(self, phase: Phase) -> None:
        self.phase = phase
        self.to_move = _TO_MOVE[phase]

    def _check_loss(self, move: Lose) -> None:
        if self.phase is not Phase.BOMB:
            raise RuleError(words.NO_BOMB)
        if move not in self.losses:
            sentence = words.NOT_THE_LARGEST if move.rank >= 0 else words.NOTHING_SPARED
            raise RuleError(sentence.format(ranks=words.or_list(ranks_of(self.losses))))

    def _settle(self, rank: int, log: list[Event] | None) -> None:
        """bombs-7: the bomb is discarded with the card of the rank that has been longest in hand (bombs-10)."""
        self.discards.append(self.bomb)
        lost = None
        if rank >= 0:
            lost = next(card for card in self.hand if PLACE[self.faces[card]] == rank)
            self.hand.remove(lost)
            self.holding[rank] -= 1
            self.discards.append(lost)
        if log is not None:
            log.append(BlewUp(PLAYER, self.bomb, lost, None if lost is None else FACES[self.faces[lost]]))
        self.bomb = NO_CARD
        self.losses = ()

    def _arrange(self, move: Bundle, log: list[Event] | None) -> None:
        """bombs-14 to bombs-21: the groups are laid and counted."""
        if self.phase is not Phase.ARRANGE:
            due = self.phase is Phase.CHOICE
            raise RuleError(words.STOCK_LEFT if due else _WHAT_IS_DUE[self.phase])
        judgement = judge_holding(self.holding, move.groups)
        if judgement.why:
            raise RuleError(judgement.why)
        self.groups = in_order(move.groups)
        self.result = Result(
            (PLAYER,) if judgement.won else (),
            (judgement.score,),
            {"natural": judgement.natural, "wild": judgement.wild, "cost": judgement.cost},
        )
        self.wait_for(Phase.OVER)
        if log is not None:
            log.append(Arranged(PLAYER, judgement))
