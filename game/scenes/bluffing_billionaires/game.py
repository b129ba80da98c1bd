"""Bluffing Billionaires at its table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import pygame
from pygame import Rect, Surface

from game.rules.bluffing_billionaires.cards import FACES, PLAY, ROB, Move
from game.rules.bluffing_billionaires.events import VotesShown
from game.rules.bluffing_billionaires.views import BONUS, HAND, Phase
from game.rules.core import RuleError
from game.rules.view import View
from game.scenes.bluffing_billionaires import asking
from game.scenes.bluffing_billionaires.aid import Aid
from game.scenes.bluffing_billionaires.asking import WHOM, Choose
from game.scenes.bluffing_billionaires.cards import back, coins, decks, every_face, face
from game.scenes.bluffing_billionaires.layout import (
    FIELD,
    Asked,
    layout,
    owner_of,
    seat_zone,
    widths,
)
from game.scenes.bluffing_billionaires.outcome import outcome
from game.scenes.bluffing_billionaires.picture import Picture
from game.scenes.bluffing_billionaires.plan import Plan
from game.scenes.bluffing_billionaires.tags import JOLT, SLAM
from game.scenes.bluffing_billionaires.telling import say, sound
from game.scenes.bluffing_billionaires.told import Told, line, tell
from game.scenes.bluffing_billionaires.unroll import unroll
from game.scenes.bluffing_billionaires.voting import Voting, keys_of
from game.scenes.pause import PauseEntry
from game.scenes.rulebook import BOOKS, Rulebook
from game.scenes.setup.seating import Seating
from game.scenes.table.advice import Advice, advise
from game.scenes.table.game import LOOK, Beat, Hint
from game.scenes.table.host import Call, Closer, Outcome
from game.scenes.table.measure import Measure
from game.scenes.table.sofar import SoFar
from game.scenes.table.table import Table
from game.scenes.table.ways import go_to
from game.scenes.words import bluffing_billionaires as words
from game.scenes.words import curtain as curtain_words
from game.scenes.words.games import TITLES
from game.stage.board import Board
from game.stage.faces import Face
from game.stage.offers import Offer
from game.stage.steps import Manner
from game.stage.theme import Kind
from game.stage.units import Units
from game.stage.widgets import Button, Widget

AID_KEY = pygame.KSCAN_A
STEADY = 2.0
"""Seconds after which a computer player answers green's or red's question, whatever its card is (bluff-24)."""
CHAPTERS = {
    Phase.VOTE: "votes",
    Phase.TAKING: "challenge",
    Phase.PROTECTING: "powers",
    Phase.ASKED: "powers",
    Phase.OVER: "end",
}
"""Where the rulebook opens."""


class BluffGame:
    """One table of it."""

    title = TITLES["bluffing-billionaires"]

    def __init__(self, seating: Seating) -> None:
        self.seating = seating
        self.people = seating.people
        self.names = tuple(sitter.name for sitter in seating.sitters)
        self.view: View[Any]
        self.told = Told()
        self.whom = False
        """Whether red has said that it robs, and chooses whom."""
        self.voting = Voting(self)
        self._drawn = False
        self._left_from: Rect | None = None
        self._turns = (-1, 0)
        self._marks: frozenset[int] = frozenset()
        self.open_votes = Button(words.OPEN_VOTES, self.voting.open_votes, kind=Kind.PRIMARY, key=pygame.KSCAN_SPACE)
        self.looked = Button(words.LOOKED, self._look_away, kind=Kind.PRIMARY, key=pygame.KSCAN_SPACE)
        self.next = Button(words.NEXT, self._seen, kind=Kind.PRIMARY, key=pygame.KSCAN_SPACE)
        self.so_far = Button(words.SO_FAR, self._tell_so_far, kind=Kind.QUIET, left=False)
        self.slammed = SLAM
        """Seconds since the votes were shown, as long as the thumbs come down."""
        self.aid = Button(words.AID, self.show_aid, kind=Kind.QUIET, key=AID_KEY, left=False)
        self.looks = {
            seat: Button(
                words.LOOK.format(name=self.names[seat]),
                partial(self._look_in, seat),
                icon="eye",
                short=words.LOOK_SHORT.format(name=self.names[seat]),
            )
            for seat in self.people
        }

    def sit(self, table: Table) -> None:
        self.table = table
        self.picture = Picture(self)
        table.head += [self.aid, self.so_far]
        table.open_rules = self._open_rules

    def _open_rules(self) -> None:
        """The rulebook, at the chapter that fits the moment; from there one comes to the guided round."""
        book, options = BOOKS[self.seating.game](), self.seating.options
        chapter = CHAPTERS.get(self.view.facts.phase, "turn")
        self.table.stage.push(Rulebook(book, chapter=chapter, options=options, guided=self._open_lesson))

    def _open_lesson(self) -> None:
        from game.scenes.bluffing_billionaires.guided import guided

        go_to(self.table, guided(self.table.house))

    def keys_of(self, seat: int) -> tuple[int, int]:
        """The two keys of a person."""
        return keys_of(self.seating.keys, self.people, seat)

    # ------------------------------------------------------------ showing
    def beats(self, before: View[Any], events: Sequence[object], after: View[Any]) -> Sequence[Beat]:
        beats = unroll(before, events, after, self.table.near)
        if self.people:
            return beats
        return [replace(beat, hold=min(beat.hold, LOOK)) for beat in beats]  # nobody is there to say 'Next'

    def show(self, view: View[Any], events: Sequence[object], manner: Manner) -> None:
        self._left_from = self._left(view) if self._drawn and manner is not Manner.JUMP else None
        self.view, self._drawn = view, True
        self.told = tell(self.told, view, events, self.names)
        # Votes name no card: what they were about stays marked.
        self.table.marked = self._marks = self.table.marked or self._marks
        if view.facts.phase is not Phase.ASKED:
            self.whom = False
        self.table.computers.steady = STEADY if view.facts.phase is Phase.ASKED else 0.0
        if manner is not Manner.JUMP:
            self._sound(events)
        if any(isinstance(event, VotesShown) for event in events) and manner is Manner.PLAY:
            self.slammed = SLAM if self.table.pace.reduced else 0.0

    def _left(self, view: View[Any]) -> Rect | None:
        """Where a card lay that has just left the near hand."""
        near = self.table.near
        if self.view.seat != view.seat:
            return None
        still = {card.id for card in view.zone(HAND.name, near).cards}
        gone = [card.id for card in self.view.zone(HAND.name, near).cards if card.id not in still]
        poses = self.table.sprites.board.poses
        if len(gone) != 1 or gone[0] not in poses:
            return None
        pose = poses[gone[0]]
        place = Rect(0, 0, round(pose.width), round(pose.height))
        place.center = (round(pose.x), round(pose.y))
        return place

    def _sound(self, events: Sequence[object]) -> None:
        table = self.table
        for event in events:
            heard = sound(event)
            if heard is not None:
                table.stage.sound.play(*heard)

    @property
    def looking(self) -> bool:
        """Whether somebody looks at their own card before the votes open."""
        watch = self.table.watch
        return watch is not None and watch.looking_in is not None

    @property
    def deciding(self) -> int | None:
        """The seat that can decide something on this screen now."""
        view = self.view
        if self.looking:
            return None
        if view.seat is not None:
            return view.seat if view.seat in view.to_move else None
        seat = asking.seat_asked(view)
        if seat not in self.people or self.table.eyes is not None:
            return None
        return seat if view.facts.phase is Phase.PROTECTING or self.whom else None

    @property
    def asked(self) -> Asked:
        """What is asked on this screen now."""
        return asking.asked(self.view, self.deciding, self.whom)

    def board(self, units: Units) -> Board:
        opened = self.looking and self.view.seat is not None
        open_all = self.table.all_open
        return layout(self.view, self.table.near, units, self.asked, self._left_from, opened, open_all=open_all)

    def goes_to(self, cards: Iterable[int]) -> Mapping[int, str]:
        """To the discard pile, which lies at its owner's place; what leaves a hand is seen where it comes to."""
        owners = {back(deck).back: seat for seat, deck in enumerate(decks(self.view))}
        poses, held = self.table.sprites.board.poses, len(FACES)
        return {card: seat_zone(owners[poses[card].face.back]) for card in cards if card >= held and card in poses}

    def faces(self) -> Mapping[int, Sequence[Face]]:
        m, of = Measure(self.table.stage.units), decks(self.view)
        hand, middle = widths(m, self.view.seats)
        return {middle: every_face(of), hand: every_face([of[seat] for seat in self.people])}

    def lead(self) -> tuple[str, str]:
        powers = words.POWERS_ON if self.view.option("powers") == "on" else words.POWERS_OFF
        return words.TURN.format(number=max(1, self.turn)), powers

    @property
    def turn(self) -> int:
        """How many cards have been played."""
        match = self.table.match
        if self._turns[0] != match.length:
            self._turns = (match.length, sum(":play " in move for move in match.record().moves))
        waits = self.view.facts.phase is Phase.TURN
        return self._turns[1] + (1 if waits else 0)

    @property
    def line(self) -> str:
        """The line in the middle."""
        return line(self.view, self.told, self.names, self.whom, several=len(self.people) > 1)

    # ------------------------------------------------------------ deciding
    def offers(self) -> Sequence[Offer]:
        return asking.offers(self.view, self.deciding, self.asked)

    def takes(self, card: int) -> tuple[int, ...] | None:
        return None

    def keys(self) -> Mapping[int, Offer]:
        seat = self.deciding
        own = asking.keys(self.offers(), self.keys_of(seat)) if seat is not None else {}
        return {AID_KEY: Offer((), None, AID_KEY), **own}

    def touch(self, card: int) -> bool:
        return False

    def why_not(self, cards: Sequence[int], target: str | None) -> str:
        eyes = self.table.eyes
        if eyes is None or target not in (None, FIELD):
            return ""
        held = {card.id: card.face for card in self.view.zone(HAND.name, eyes).cards}
        text = held.get(cards[0])
        return self._why(Move(PLAY, FACES[text])) if text is not None else ""

    def _why(self, move: Move) -> str:
        seat = self.table.eyes if self.table.eyes is not None else self.deciding
        return "" if seat is None else self.table.match.why_not(seat, move) or ""

    def do(self, move: object) -> bool:
        if move == AID_KEY:
            self.show_aid()
            return True
        if move is WHOM:
            self._rob()
            return True
        if isinstance(move, Choose):
            self._choose(move)
            return True
        return False

    def _choose(self, choice: Choose) -> None:
        try:
            self.table.make_for(choice.seat, choice.move)
        except RuleError as error:
            self.table.stage.refuse(str(error))

    def _rob(self) -> None:
        """Red robs: whom? Only with the 2."""
        robs = [move for move in self.view.legal if move.verb == ROB]
        if robs:
            self.whom = True
        else:
            self.table.stage.refuse(self._why(Move(ROB, asking.victims(self.view)[0])))

    def ask_whom(self) -> None:
        """Red has said that it robs: everybody sees whom it chooses."""
        self.whom = True
        self.table.relay()

    def step_back(self) -> bool:
        if not self.whom or self.view.seat is None:
            return False
        self.whom = False
        return True

    def step_forward(self) -> bool:
        return False

    def hint(self) -> Hint | None:
        found = advise(self.view)
        return None if found is None else self.explain(found)

    def explain(self, advice: Advice) -> Hint:
        """Anybody's advice for the view that is shown."""
        return asking.explain(self.view, self.offers(), advice, self.names)

    # ------------------------------------------------------------ before votes open
    def _look_in(self, seat: int) -> None:
        self.table.look_in(seat, Call(curtain_words.LOOK, curtain_words.SHOW_CARD))

    def _look_away(self) -> None:
        self.table.look_away()

    def _seen(self) -> None:
        """What stays until it was seen may go on."""
        self.table.hurry()

    def _tell_so_far(self) -> None:
        self.table.stage.push(SoFar(self.table.journal))

    def show_aid(self) -> None:
        """The player aid over the table."""
        self.table.stage.push(Aid(self.table.art, decks(self.view), self.view.option("powers") == "on", self.names))

    # ------------------------------------------------------------ around the cards
    def widgets(self) -> Sequence[Widget]:
        if self.looking:
            return [self.looked]
        if self.table.stays:
            return [self.next]
        if not self.voting.lobby:
            return []
        due = self.voting.due(self.view)
        return [self.open_votes, *(button for seat, button in self.looks.items() if seat in due)]

    def place(self, units: Units, board: Board) -> None:
        m = Measure(units)
        plan = Plan(m, self.view.seats, self.table.near)
        across, down, room, high = plan.middle.next
        self.next.rect = m.rect(across, down + plan.near_lowered, room, high)
        self.next.size = 28 if not m.small else 17 * m.k / units.scale
        self.next.key_words = self.table.stage.input.names.label(pygame.KSCAN_SPACE)
        x, y, wide, tall = plan.middle.buttons
        y += plan.lowered
        self.open_votes.rect = m.rect(x - wide / 2, y, wide, tall)
        left, top, room, _ = plan.middle.second
        self.looked.rect = m.rect(left, top + plan.lowered, room, tall)
        self.open_votes.size = 28 if not m.small else 17 * m.k / units.scale
        self.looked.size = 24 if not m.small else 15 * m.k / units.scale
        due = self.voting.due(self.view)
        shown = [button for seat, button in self.looks.items() if seat in due]
        for button, spot in zip(shown, plan.looks(len(shown)), strict=True):
            button.rect = m.rect(*spot)
            button.size = 20 if not m.small else 13 * m.k / units.scale

    def pause_line(self) -> str:
        active = self.view.facts.active
        if self.view.result is not None or active is None:
            return words.PAUSE_OVER
        return words.PAUSE_LINE.format(number=max(1, self.turn), name=self.names[active])

    def pause_entries(self) -> Sequence[PauseEntry]:
        return [PauseEntry(words.AID_TITLE, "cards", lambda stage: self.show_aid(), AID_KEY, over=True)]

    def update(self, dt: float) -> bool:
        self.voting.update()
        slams = self.slammed < SLAM
        self.slammed = min(SLAM, self.slammed + dt)
        if slams and self.slammed == SLAM:
            self.table.particles.jolt(Measure(self.table.stage.units).n(JOLT))
        return slams

    # ------------------------------------------------------------ picture
    def paint_under(self, surface: Surface) -> None:
        self.picture.under(surface)

    def paint_over(self, surface: Surface) -> None:
        self.picture.over(surface)

    # ------------------------------------------------------------ several seats
    def say(self, event: object, names: Sequence[str]) -> str | None:
        return say(event, names)

    def called(self, seat: int, view: View[Any]) -> Call:
        return Call()

    def together(self, view: View[Any]) -> bool:
        return view.facts.phase in (Phase.VOTE, Phase.PROTECTING, Phase.ASKED)

    def through(self, zone: str) -> Closer | None:
        seat = owner_of(zone)
        cards = self.view.zone(BONUS.name, seat).cards if seat is not None else ()
        if seat is None or not cards:
            return None
        said = words.PILE_LINE if len(cards) > 1 else words.PILE_LINE_ONE
        faces = tuple(face(card.face) for card in cards if card.face is not None)
        return Closer(
            words.PILE_TITLE.format(name=self.names[seat]), faces, said.format(coins=coins(cards), cards=len(cards))
        )

    def outcome(self, view: View[Any], names: Sequence[str]) -> Outcome:
        return outcome(view, names)
