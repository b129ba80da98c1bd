"""Blast at its table: from the first deal to the last star."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from pygame import Rect, Surface

from game.rules.blast.events import Discarded, GiftsExchanged, PlanetWon, Played, StarTaken
from game.rules.blast.moves import Phase
from game.rules.view import View
from game.scenes.blast import choosing
from game.scenes.blast.cards import BACK, every_face, face, known_by, number_of, round_of
from game.scenes.blast.choosing import Ask, Choose, Gift, TakeBack
from game.scenes.blast.controls import Controls
from game.scenes.blast.ending import outcome, standing
from game.scenes.blast.layout import DISCARDS, PLAYED, STOCK, TRICK, layout, pile
from game.scenes.blast.moment import Moment
from game.scenes.blast.orbits import Orbits
from game.scenes.blast.painting import Painting
from game.scenes.blast.picture import planet_at, star_at
from game.scenes.blast.plan import Plan
from game.scenes.blast.telling import line, signed, sound
from game.scenes.blast.unroll import unroll
from game.scenes.pause import PauseEntry
from game.scenes.rulebook import BOOKS, Rulebook
from game.scenes.setup.seating import Seating
from game.scenes.table.advice import Advice
from game.scenes.table.game import Beat, Hint
from game.scenes.table.host import Call, Closer, Outcome
from game.scenes.table.looking import LookThrough
from game.scenes.table.measure import Measure
from game.scenes.table.table import Table
from game.scenes.words import blast as words
from game.scenes.words import curtain as curtain_words
from game.scenes.words.games import TITLES
from game.stage import motion
from game.stage.board import Board
from game.stage.faces import Face
from game.stage.offers import Offer
from game.stage.steps import Manner
from game.stage.toasts import Tone
from game.stage.units import Units
from game.stage.widgets import Widget

CHAPTERS = {
    Phase.EXCHANGE: "round",
    Phase.LEAD: "planets",
    Phase.ANSWER: "trick",
    Phase.DISCARD: "powers",
    Phase.OVER: "end",
}
"""Where the rulebook opens."""
TWICE = 0.25
"""Seconds after a move by button in which no button does anything: a double click passes once, and that is all."""
STAR_COMES = 0.45
"""Seconds in which a star clicks into its row."""


class BlastGame:
    """One table of it, for those who sit down."""

    title = TITLES["blast"]

    def __init__(self, seating: Seating) -> None:
        self.seating = seating
        self.view: View[Any]
        self.orbits = Orbits()
        self.by_faction = False
        self.gift: Gift | None = None
        self.star: int | None = None
        """Who has just taken a star."""
        self._star_age = STAR_COMES
        self._pressed_age = TWICE
        """Seconds since a button made a move."""
        self.risen: tuple[int, ...] = ()
        """The picked cards as they stand out of the hand now."""
        self.ring_shown = False
        """Whether the focus could be seen before this press."""

    def sit(self, table: Table) -> None:
        self.table = table
        company = table.company
        portraits = company.portraits if company is not None else ()
        self.badges = tuple(portrait.badge for portrait in portraits)
        self.names = tuple(sitter.name for sitter in self.seating.sitters)
        self.people = tuple(seat for seat, sitter in enumerate(self.seating.sitters) if sitter.level is None)
        self.controls = Controls(self)
        self.painting = Painting(self)
        table.open_rules = self.open_rules

    @property
    def near(self) -> int:
        """The seat at the near side."""
        return self.table.near

    def _spots(self) -> Plan:
        return Plan(Measure(self.table.stage.units))

    # ------------------------------------------------------------ showing
    def beats(self, before: View[Any], events: Sequence[object], after: View[Any]) -> Sequence[Beat]:
        return unroll(before, events, after, self.near)

    def show(self, view: View[Any], events: Sequence[object], manner: Manner) -> None:
        jump = manner is Manner.JUMP
        self.view = view
        self._begin_gift(view)
        won = next((event for event in events if isinstance(event, PlanetWon)), None)
        jumps = won is not None and won.jumped
        at_once = jump or manner is Manner.HURRY
        self.orbits.show(view.facts.planets, self.near, self.table.pace, at_once=at_once, jumps=jumps)
        self.star = next((event.seat for event in events if isinstance(event, StarTaken)), None)
        self._star_age = STAR_COMES if jump or self.table.pace.reduced else 0.0
        moved = [event for event in events if isinstance(event, Played | Discarded)]
        if moved:
            texts = [text for event in moved for text in _faces_of(event)]
            self.table.marked = frozenset(known_by(view.facts.round, texts))
        elif any(isinstance(event, GiftsExchanged) for event in events):
            self.table.marked = frozenset(known_by(view.facts.round, view.facts.known.received))
        if not jump:
            for heard in filter(None, map(sound, events)):
                self.table.stage.sound.play(*heard)
            self._sparkle()

    def _begin_gift(self, view: View[Any]) -> None:
        """A gift is put together as long as its seat has none given."""
        if view.facts.phase is not Phase.EXCHANGE or view.seat is None or not view.legal:
            self.gift = self.gift if view.seat is None and view.facts.phase is Phase.EXCHANGE else None
            return
        begun = Gift.begun(view)
        hand = set(choosing.hand_keys(view))
        if self.gift is None or not hand.issuperset(self.gift.cards) or self.gift.count != begun.count:
            self.gift = begun

    def _sparkle(self) -> None:
        """A star clicks into its row."""
        if self.star is not None:
            spots, now = self._spots(), self.moment()
            number = self.view.facts.stars[self.star] - 1
            x, y = star_at(spots, now, self.star, number)
            reduced = self.table.pace.reduced
            self.table.particles.sparks(x, y, spots.m.n(110 if not spots.small else 50), reduced=reduced)

    def board(self, units: Units) -> Board:
        chosen = self.gift.cards if self.gift is not None else ()
        dim = choosing.dimmed(self.view)
        open_all = self.table.all_open
        risen, by_faction = self.risen, self.by_faction
        return layout(self.view, units, self.near, chosen, dim, by_faction=by_faction, open_all=open_all, risen=risen)

    def questions(self) -> Sequence[Rect]:
        """Where the panel stands that says what is to be done."""
        return [self.table.sprites.board.zones[TRICK]]

    def goes_to(self, cards: Iterable[int]) -> Mapping[int, str]:
        """Played cards lie deeper on their pile; at a new deal all go back into the deck."""
        round_ = self.view.facts.round
        lying = {key: name for name in (PLAYED, DISCARDS) for key in known_by(round_, pile(self.view, name))}
        return {card: lying.get(card, "" if round_of(card) == round_ else STOCK) for card in cards}

    def faces(self) -> Mapping[int, Sequence[Face]]:
        spots = self._spots()
        m = spots.m
        own = {m.n(spots.hand(15).wide): every_face(), m.n(spots.card): every_face()}
        return {**own, m.n(spots.backs(15).wide): [BACK]}

    def lead(self) -> tuple[str, str]:
        return self._asked(), ""

    def _asked(self) -> str:
        """What is asked of whom."""
        view, facts = self.view, self.view.facts
        mover = view.to_move[0] if len(view.to_move) == 1 and view.to_move[0] >= 0 else None
        own = mover is not None and mover == view.seat
        name = self.names[mover] if mover is not None else ""
        match facts.phase:
            case Phase.OVER:
                return words.GAME_OVER
            case Phase.DEAL if facts.round:
                return words.ROUND_OVER.format(round=facts.round)
            case Phase.EXCHANGE:
                return words.CHOOSE_GIFT if view.legal else words.GIFTS_CHOSEN
            case Phase.LEAD if mover is not None:
                return words.YOUR_LEAD if own else words.THEIR_LEAD.format(name=name)
            case Phase.ANSWER if mover is not None:
                if not own:
                    return words.THEIR_ANSWER.format(name=name)
                return words.BEAT.format(total=signed(facts.trick[-1][1].combination.total))
            case Phase.DISCARD if mover is not None:
                return words.YOUR_DISCARD if own else words.THEIR_DISCARD.format(name=name)
            case Phase.ANSWER | Phase.DISCARD:
                return words.NEXT_UP
        return words.SHUFFLING

    # ------------------------------------------------------------ deciding
    def offers(self) -> Sequence[Offer]:
        if self.gift is not None:
            return self.gift.offers(self.view) if self.view.legal else ()
        return choosing.offers(self.view)

    def takes(self, card: int) -> tuple[int, ...] | None:
        return None

    def keys(self) -> Mapping[int, Offer]:
        return self.controls.keys()

    def touch(self, card: int) -> bool:
        for name in (PLAYED, DISCARDS):
            if card in known_by(self.view.facts.round, pile(self.view, name)):
                return self._look(name)
        return False

    def _look(self, zone: str) -> bool:
        found = self.through(zone)
        if found is not None:
            self.table.stage.push(LookThrough(self.table.art, found.title, found.line, found.faces[::-1]))
        return found is not None

    def why_not(self, cards: Sequence[int], target: str | None) -> str:
        if self.view.result is not None or self.view.seat is None:
            return ""
        if not self.view.legal:
            mover = self.view.to_move
            waited = bool(mover) and mover[0] >= 0 and any(number_of(card) is not None for card in cards)
            return words.NOT_YOUR_TURN.format(name=self.names[mover[0]]) if waited else ""
        return choosing.why_not(self.table.match, self.view, self.gift, cards, target)

    def do(self, move: object) -> bool:
        match move:
            case Choose() | TakeBack() if self.gift is not None:
                self.gift = self.gift.after(move)
                self.table.stage.sound.play("slide", 0.7)
            case Ask(planet):
                self._tell_of(planet)
            case _:
                return False
        return True

    def _tell_of(self, planet: str) -> None:
        """A planet was pressed before any card was chosen."""
        name, asks = words.PLANETS[planet], words.ASKS[planet]
        facts = self.view.facts
        if facts.phase is Phase.ANSWER and planet != facts.planet:
            self.table.stage.refuse(words.OTHER_PLANET.format(planet=words.PLANETS[str(facts.planet)]))
        elif facts.phase is Phase.LEAD and planet not in self.moment().reachable:
            self.table.stage.refuse(words.CANT_OPEN_WHY.format(planet=name, asks=asks))
        else:
            self.table.stage.toast(words.PLANET_ASKS.format(planet=name, asks=asks), "", Tone.NOTE)

    def step_back(self) -> bool:
        if self.gift is None or not self.gift.chosen or not self.view.legal:
            return False
        self.gift = self.gift.after(TakeBack(self.gift.chosen[-1]))
        return True

    def step_forward(self) -> bool:
        return False

    def hint(self) -> Hint | None:
        return choosing.hint(self.view)

    def explain(self, advice: Advice) -> Hint:
        """Anybody's advice for the view that is shown."""
        return choosing.explain(self.view, advice)

    def sort(self) -> None:
        """The hand the other way: by value, or by faction."""
        if self._pressed_age < TWICE:
            return
        self.by_faction = not self.by_faction
        self.table.stage.sound.play("slide", 0.6)
        self.table.rearrange()

    def other_way(self) -> None:
        """The picked cards count the next way that they can."""
        self.table.fingers.picking = choosing.turned_over(self.table.fingers.picking)
        self.table.stage.sound.play("tick", 0.7)
        self.table.decide_again()

    def press(self, move: object | None) -> None:
        """A button makes a move, if one can be made now."""
        if move is not None and self.table.may_decide and self._pressed_age >= TWICE:
            self._pressed_age = 0.0
            self.table.make(Offer((), None, move))

    # ------------------------------------------------------------ what all may hear
    def say(self, event: object, names: Sequence[str]) -> str | None:
        return line(event, names)

    def called(self, seat: int, view: View[Any]) -> Call:
        return Call(curtain_words.GIVE) if view.facts.phase is Phase.EXCHANGE else Call()

    def together(self, view: View[Any]) -> bool:
        return False

    def through(self, zone: str) -> Closer | None:
        if zone not in (PLAYED, DISCARDS):
            return None
        lying = pile(self.view, zone)
        title, sentence = {
            PLAYED: (words.PLAYED, words.PLAYED_LINE),
            DISCARDS: (words.DISCARDS, words.DISCARDS_LINE),
        }[zone]
        faces = tuple(face(written) for written in lying)
        return Closer(title, faces, sentence.format(count=len(lying))) if lying else None

    def outcome(self, view: View[Any], names: Sequence[str]) -> Outcome:
        return outcome(view, names)

    # ------------------------------------------------------------ around the cards
    def widgets(self) -> Sequence[Widget]:
        return self.controls.widgets()

    def place(self, units: Units, board: Board) -> None:
        self.controls.place()

    def open_rules(self) -> None:
        """The rulebook, at the chapter that fits the moment; from there one comes to the guided round."""
        chapter = CHAPTERS.get(self.view.facts.phase, "minute")
        table, book = self.table, BOOKS["blast"]()
        table.stage.push(Rulebook(book, chapter=chapter, options=self.seating.options, guided=self._open_lesson))

    def _open_lesson(self) -> None:
        from game.scenes.blast.guided import guided

        self.table.stage.replace(guided(self.table.house))

    def pause_line(self) -> str:
        return standing(self.view, self.names)

    def pause_entries(self) -> Sequence[PauseEntry]:
        return ()

    def _rise(self) -> None:
        """Picked cards stand out of the hand, others go back into it."""
        fingers = self.table.fingers
        if fingers.picking.picked != self.risen and not fingers.carrying:
            self.risen = fingers.picking.picked
            self.table.rearrange()

    def update(self, dt: float) -> bool:
        self._rise()
        self._pressed_age += dt
        self.ring_shown = self.table.stage.input.ring
        moved = self.orbits.moving
        spots = self._spots()
        for planet in self.orbits.update(dt):
            x, y = planet_at(spots, self.orbits, planet)
            reduced = self.table.pace.reduced
            self.table.particles.sparks(x, y, spots.m.n(spots.planet), reduced=reduced)
            self.table.stage.sound.play("place", 0.6)
        growing = self._star_age < STAR_COMES
        self._star_age = min(STAR_COMES, self._star_age + dt)
        return moved or growing

    # ------------------------------------------------------------ picture
    def moment(self) -> Moment:
        """What is to be painted now."""
        return self.painting.moment()

    @property
    def star_grown(self) -> float:
        """How large the newest star is, 1 once it lies in its row; a little more on the way."""
        if self.star is None or self._star_age >= STAR_COMES:
            return 1.0
        return max(0.0, min(0.999, motion.ease_out(motion.share(self._star_age, STAR_COMES))))

    def paint_under(self, surface: Surface) -> None:
        self.painting.under(surface)

    def paint_over(self, surface: Surface) -> None:
        self.painting.over(surface)


def _faces_of(event: Played | Discarded) -> tuple[str, ...]:
    return event.faces if isinstance(event, Played) else (event.face,)
