"""The buttons and keys of this table, as they fit what is picked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import pygame

from game.rules.blast.cards import CARDS, PLANETS
from game.rules.blast.moves import PASS, Lead, Phase
from game.scenes.blast import choosing
from game.scenes.blast.cards import number_of
from game.scenes.blast.choosing import combination_of
from game.scenes.blast.plan import Plan
from game.scenes.blast.telling import signed
from game.scenes.table.measure import Measure
from game.scenes.words import blast as words
from game.stage.offers import Offer
from game.stage.theme import Kind, Role
from game.stage.widgets import Button, Widget

if TYPE_CHECKING:
    from game.scenes.blast.game import BlastGame

SORT_KEY, OTHER_KEY, PASS_KEY, PLAY_KEY = pygame.KSCAN_S, pygame.KSCAN_V, pygame.KSCAN_BACKSPACE, pygame.KSCAN_SPACE
ENTER = (pygame.KSCAN_RETURN, pygame.KSCAN_KP_ENTER)


class Controls:
    """Belongs to a table of Blast."""

    def __init__(self, game: BlastGame) -> None:
        self.game = game
        self.play = Button("", self._play, kind=Kind.PRIMARY, role=Role.TITLE, left=False)
        self.second = Button("", self._play_second, role=Role.TITLE, left=False)
        self.other = Button("", game.other_way, key=OTHER_KEY)
        self.giving_up = Button(words.PASS, self._pass, role=Role.TITLE, left=False)
        self.sort = Button("", game.sort, key=SORT_KEY)
        self.top = 0
        """Where the uppermost button begins, in pixels."""
        self._choices: tuple[Offer, ...] = ()

    # ------------------------------------------------------------ what they do
    def _complete(self) -> tuple[Offer, ...]:
        """The best offer of the picked cards for every place, one for each move."""
        picking = self.game.table.fingers.picking
        if not picking.picked:
            return ()
        best: dict[Any, Offer] = {}
        for target in picking.targets():
            offer = picking.on(target)[0]
            best.setdefault(offer.move, offer)
        return tuple(best.values())

    def _play(self) -> None:
        if self.game.gift is not None:
            self.game.press(self.game.gift.move())
        elif self._choices:
            self.game.press(self._choices[0].move)

    def _play_second(self) -> None:
        if len(self._choices) > 1:
            self.game.press(self._choices[1].move)

    def _pass(self) -> None:
        if PASS in self.game.view.legal:
            self.game.press(PASS)

    def keys(self) -> Mapping[int, Offer]:
        """Space plays what is picked, and Enter does as long as no focus can be seen; Backspace passes."""
        table, view = self.game.table, self.game.view
        if not view.legal or not table.may_decide:
            return {}
        found: dict[int, Offer] = {}
        move: object = self.game.gift.move() if self.game.gift is not None else None
        if move is None and self._choices:
            move = self._choices[0].move
        if move is not None:
            found = {code: Offer((), None, move) for code in (PLAY_KEY, *(() if self.game.ring_shown else ENTER))}
        if PASS in view.legal:
            found[PASS_KEY] = Offer((), None, PASS)
        return found

    # ------------------------------------------------------------ what they say
    def widgets(self) -> Sequence[Widget]:
        """All of them, with what fits this moment."""
        game = self.game
        view, live = game.view, bool(game.view.legal) and game.table.may_decide
        self._choices = self._complete() if live else ()
        phase = view.facts.phase
        self.play.shown = live and phase is not Phase.OVER
        self.giving_up.shown = live and PASS in view.legal
        self.other.shown = live and bool(choosing.others(game.table.fingers.picking))
        self.second.shown = live and len(self._choices) > 1
        own = view.seat is not None and len(view.zone("hand", view.seat).cards) > 1
        self.sort.shown = own and not self.giving_up.shown
        self.sort.label = words.BY_VALUE if game.by_faction else words.BY_FACTION
        if live:
            self._word(phase)
        return (self.play, self.second, self.other, self.giving_up, self.sort)

    def _word(self, phase: Phase) -> None:
        match phase:
            case Phase.EXCHANGE:
                self._word_gift()
            case Phase.LEAD:
                self._word_lead()
            case Phase.ANSWER:
                self._word_answer()
            case _:
                self._word_discard()
        others = choosing.others(self.game.table.fingers.picking)
        if others:
            combination = combination_of(others[0].move)
            if combination is not None:
                self.other.label = words.ALSO_AS.format(total=signed(combination.total))

    def _say(self, label: str, second: str, why: str = "") -> None:
        self.play.label, self.play.second = label, second
        if why:
            self.play.disable(why)
        else:
            self.play.enable()

    def _word_gift(self) -> None:
        gift = self.game.gift
        if gift is None:
            self.play.shown = False
            return
        label = words.GIVE if gift.count == 1 else words.GIVE_BOTH if gift.count == 2 else words.GIVE_ALL
        more = words.CHOOSE_MORE.format(number=words.NUMBERS[gift.missing]) if gift.missing else ""
        self._say(label.format(count=words.NUMBERS[gift.count]), more or self._press_words(), more)

    def _press_words(self) -> str:
        names = self.game.table.stage.input.names
        return names.label(PLAY_KEY if self.game.ring_shown else ENTER[0])

    def _word_lead(self) -> None:
        if not self._choices:
            self._say(words.PICK_CARDS, words.PICK_PLANET, words.PICK_FIRST)
            return
        for button, offer in zip((self.play, self.second), self._choices, strict=False):
            move = offer.move
            assert isinstance(move, Lead)
            button.label = words.LEAD_FOR.format(total=signed(move.combination.total))
            button.second = words.FOR_PLANET.format(planet=words.PLANETS[PLANETS[move.planet]])
        self.play.enable()

    def _word_answer(self) -> None:
        view = self.game.view
        planet = words.PLANETS[str(view.facts.planet)]
        top = signed(view.facts.trick[-1][1].combination.total)
        alone = view.facts.planet == "zamepra"
        self.giving_up.second = words.PASS_MORE.format(name=self.game.names[1 - self.game.near], planet=planet)
        if self._choices:
            combination = combination_of(self._choices[0].move)
            total = signed(combination.total) if combination is not None else ""
            self._say(words.PLAY.format(total=total), self._press_words())
        elif len(view.legal) == 1:
            nothing = words.NOTHING_BEATS.format(total=top)
            self._say(words.PICK_CARD if alone else words.PICK_CARDS, nothing, nothing)
        else:
            self._say(
                words.PICK_CARD if alone else words.PICK_CARDS, words.HAVE_TO_BEAT.format(total=top), words.PICK_FIRST
            )

    def _word_discard(self) -> None:
        picked = self.game.table.fingers.picking.picked
        number = number_of(picked[0]) if picked else None
        if number is None:
            self._say(words.PICK_CARD, words.DISCARD_MORE, words.PICK_CARD)
        else:
            self._say(words.DISCARD.format(value=CARDS[number][1:]), words.DISCARD_MORE)

    # ------------------------------------------------------------ where they stand
    def place(self) -> None:
        """From the bottom upwards: passing or sorting, playing, then what else the cards could do."""
        game = self.game
        spots = Plan(Measure(game.table.stage.units))
        m, names = spots.m, game.table.stage.input.names.label
        large, small = (33, 22) if not m.small else (19, 13)
        k = 1.0 if not m.small else m.k / game.table.stage.units.scale
        # Cards that open two planets can be used in one way each, so the two never stand there together.
        order = ((self.giving_up, 0), (self.sort, 0), (self.play, 1), (self.second, 2), (self.other, 2))
        self.top = spots.box(spots.button(0)).bottom
        for button, at in order:
            button.rect = spots.box(spots.button(at))
            button.size = (large if button in (self.play, self.giving_up) else small) * k
            if button.shown:
                self.top = min(self.top, button.rect.y)
        self.other.key_words, self.sort.key_words = names(OTHER_KEY), names(SORT_KEY)
        self.giving_up.key_words = ""
