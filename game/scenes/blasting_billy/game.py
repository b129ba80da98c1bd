"""Blasting Billy at its table: play, and after the last turn the count."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from pygame import Rect, Surface

from game.rules.blasting_billy.cards import Place
from game.rules.blasting_billy.events import Drawn
from game.rules.view import View
from game.scenes.blasting_billy import choosing, facts
from game.scenes.blasting_billy.cards import CARDS, every_face, name
from game.scenes.blasting_billy.closely import closer
from game.scenes.blasting_billy.columns import Column, columns
from game.scenes.blasting_billy.ending import outcome
from game.scenes.blasting_billy.facts import Who
from game.scenes.blasting_billy.humour import Humour
from game.scenes.blasting_billy.layout import layout
from game.scenes.blasting_billy.over import caps, landings, numbers, paint_banner
from game.scenes.blasting_billy.picture import paint_table, paint_you
from game.scenes.blasting_billy.place_button import PlaceButton
from game.scenes.blasting_billy.plan import Plan, plan, rect
from game.scenes.blasting_billy.reckoning import Reckoning
from game.scenes.blasting_billy.room import paint_billy, paint_room, small_things
from game.scenes.blasting_billy.telling import line, sound
from game.scenes.blasting_billy.told import last_of, paint_log
from game.scenes.blasting_billy.unroll import unroll
from game.scenes.pause import PauseEntry
from game.scenes.rulebook import BOOKS, Rulebook
from game.scenes.setup.seating import Seating
from game.scenes.table.advice import Advice
from game.scenes.table.game import Beat, Hint
from game.scenes.table.host import Call, Closer, Outcome
from game.scenes.table.layer import Layer
from game.scenes.table.looking import LookThrough
from game.scenes.table.measure import Measure
from game.scenes.table.sofar import SoFar
from game.scenes.table.stickers import Sticker, Stickers
from game.scenes.table.table import Table
from game.scenes.words import blasting_billy as words
from game.scenes.words import setup as setup_words
from game.scenes.words.games import TITLES
from game.stage.board import Board
from game.stage.faces import Face
from game.stage.offers import Offer
from game.stage.scene import Scene
from game.stage.steps import Manner
from game.stage.theme import Kind, Role
from game.stage.units import Units
from game.stage.widgets import Button, Widget


@dataclass(frozen=True)
class Look:
    """A move of the screen alone: look through a zone."""

    zone: str


BUTTONS = (
    (Place.BILLY, words.GIVE, words.GIVE_SHORT, "billy", Kind.DANGER),
    (Place.LOOT, words.KEEP, words.KEEP_SHORT, "loot", Kind.PRIMARY),
    (Place.BOX, words.DUMP, words.DUMP_SHORT, "box", Kind.SECONDARY),
)


class BillyGame:
    """One table of it, for those who sit down."""

    title = TITLES["blasting-billy"]

    def __init__(self, seating: Seating) -> None:
        self.seating = seating
        self.humour = Humour()
        self.view: View[Any]
        self._under, self._over = Layer(), Stickers()
        self.counted = False
        """Whether the loot of this match has been counted before everybody's eyes."""
        self.spread = ""
        """The zone of the crowded column that lies wide open since it is pointed at; "" for none."""
        self.banner = ""
        """Who begins the last round, while that is being announced."""
        self.places = {
            place: PlaceButton(label, brief, (*CARDS.split("/"), f"symbol-{sign}.svg"), self._putter(place), kind, "")
            for place, label, brief, sign, kind in BUTTONS
        }
        self.again = Button(words.COUNT, self._count_again, kind=Kind.PRIMARY, size=28, role=Role.TITLE)
        self.so_far = Button(words.SO_FAR, self._tell_so_far, kind=Kind.QUIET, left=False)

    def sit(self, table: Table) -> None:
        self.table = table
        company = table.company
        portraits = company.portraits if company is not None else ()
        self.who = tuple(
            Who(sitter.name, portrait.badge, _kind(sitter.level))
            for sitter, portrait in zip(self.seating.sitters, portraits, strict=True)
        )

        table.ending.scene = self._count
        table.open_rules = self._open_rules

    def _open_rules(self) -> None:
        """The rulebook, at the chapter that fits the moment; from there one comes to the guided round."""
        over = self.view.result is not None
        chapter = "count" if over else "last" if facts.last_lap(self.view) else "turn"
        book = BOOKS[self.seating.game]()
        options = self.seating.options
        self.table.stage.push(Rulebook(book, chapter=chapter, options=options, guided=self._open_lesson))

    def _open_lesson(self) -> None:
        from game.scenes.blasting_billy.guided import guided

        self.table.stage.replace(guided(self.table.house))

    def _count(self) -> Scene:
        """The count, which comes once the last turn has been seen; and later whenever somebody wants it again."""
        again, self.counted = self.counted, True
        return Reckoning(self.table, self.view, self.who, at_once=again)

    @property
    def near(self) -> int:
        """The seat at the near side."""
        return self.table.near

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called."""
        return tuple(who.name for who in self.who)

    def _plan(self, m: Measure) -> Plan:
        return plan(m, self.view.seats, self.near)

    # ------------------------------------------------------------ showing
    def beats(self, before: View[Any], events: Sequence[object], after: View[Any]) -> Sequence[Beat]:
        return unroll(before, events, after)

    def show(self, view: View[Any], events: Sequence[object], manner: Manner) -> None:
        self.view = view
        if manner is Manner.JUMP:
            self.spread = ""
        if view.result is None:
            self.counted = False
        else:
            # What the last step was about is the count's to tell.
            self.table.marked = frozenset()
        last = next((event for event in events if isinstance(event, Drawn) and event.last), None)
        self.banner = "" if last is None or manner is Manner.JUMP else self.names[(last.seat + 1) % view.seats]
        if manner is not Manner.JUMP:
            self.humour.hear(events)
            for heard in filter(None, map(sound, events)):
                self.table.stage.sound.play(*heard)

    def board(self, units: Units) -> Board:
        return layout(self.view, units, self.near, open_all=self.counted or self.table.all_open, spread=self.spread)

    def goes_to(self, cards: Iterable[int]) -> Mapping[int, str]:
        """Out of sight: into the box, or in small windows into a panel."""
        found: dict[int, str] = {}
        for zone in self.view.zones:
            if zone.name == "box":
                found.update({card.id: "box" for card in zone.cards})
            elif zone.name.startswith("loot") and zone.owner != self.near:
                found.update({card.id: f"panel {zone.owner}" for card in zone.cards})
        return {card: found[card] for card in cards if card in found}

    def faces(self) -> Mapping[int, Sequence[Face]]:
        m = Measure(self.table.stage.units)
        spots = self._plan(m)
        widths = {spots.hand.wide, spots.mine.wide, *(() if spots.small else (66.0,))}
        return {m.n(wide): every_face() for wide in widths}

    def lead(self) -> tuple[str, str]:
        if not facts.dealt(self.view):
            return words.BEFORE, words.BEFORE_MORE
        if facts.last_lap(self.view):
            return words.LAST_TURN, words.LAST_GOAL
        return words.TURN.format(turn=self._turn(), all=facts.turns(self.view.seats)), words.GOAL

    def _turn(self) -> int:
        return max(1, facts.turn(self.view, self.near))

    # ------------------------------------------------------------ deciding
    @property
    def picked(self) -> tuple[int, ...]:
        """The card that is picked or carried."""
        return self.table.fingers.held

    def offers(self) -> Sequence[Offer]:
        panels = {f"panel {seat}": f"panel {seat}" for seat in self._plan(self._measure()).panels}
        crowded = {column.zone: column.looks for column in self._columns() if column.crowded}
        looks = [Offer((), zone, Look(of), aside=True) for zone, of in {**panels, **crowded}.items()]
        return [*choosing.offers(self.view), *(looks if facts.dealt(self.view) else [])]

    def _columns(self) -> Sequence[Column]:
        m = self._measure()
        return columns(self.view, self._plan(m), self.near, m.tall)

    def _measure(self) -> Measure:
        return Measure(self.table.stage.units)

    def takes(self, card: int) -> tuple[int, ...] | None:
        return None

    def keys(self) -> Mapping[int, Offer]:
        return choosing.keys(self.view, self.picked)

    def touch(self, card: int) -> bool:
        column = next((each for each in self._columns() if card in each.ids), None)
        return column is not None and column.hides is not None and self._look(column.looks)

    def questions(self) -> Sequence[Rect]:
        """What no note may cover beside what can be pressed."""
        return small_things(self._measure(), self.table.sprites.board.zones)

    def _look(self, zone: str) -> bool:
        found = self.through(zone)
        if found is not None:
            self.table.stage.push(LookThrough(self.table.art, found.title, found.line, found.faces[::-1]))
        return found is not None

    def why_not(self, cards: Sequence[int], target: str | None) -> str:
        if self.view.result is not None or target == "hand":
            return ""
        mover = self.view.to_move
        if not self.view.legal:
            return words.NOT_YOUR_TURN.format(name=self.names[mover[0]]) if mover and mover[0] >= 0 else ""
        held = {card.id for card in choosing.hand(self.view)}
        return words.NOT_THERE if held.issuperset(cards) else words.NOT_IN_HAND

    def do(self, move: object) -> bool:
        match move:
            case Look(zone):
                self._look(zone)
            case choosing.PICK_FIRST:
                self.table.stage.refuse(words.PICK_FIRST)
            case _:
                return False
        return True

    def _putter(self, place: Place) -> Any:
        def put_there() -> None:
            offer = choosing.put(self.view, self.picked, place)
            if offer is not None and self.table.may_decide:
                self.table.make(offer)

        return put_there

    def step_back(self) -> bool:
        return False

    def step_forward(self) -> bool:
        return False

    def hint(self) -> Hint | None:
        return choosing.hint(self.view)

    def explain(self, advice: Advice) -> Hint:
        """Anybody's advice for the view that is shown."""
        return choosing.explain(self.view, advice)

    # ------------------------------------------------------------ what all may hear
    def say(self, event: object, names: Sequence[str]) -> str | None:
        return line(event, names)

    def called(self, seat: int, view: View[Any]) -> Call:
        return Call()

    def together(self, view: View[Any]) -> bool:
        return False

    def through(self, zone: str) -> Closer | None:
        return closer(self.view, zone, self.near, self.who)

    def outcome(self, view: View[Any], names: Sequence[str]) -> Outcome:
        return outcome(view, names)

    def _count_again(self) -> None:
        self.table.stage.push(self._count())

    def _tell_so_far(self) -> None:
        self.table.stage.push(SoFar(self.table.journal))

    # ------------------------------------------------------------ around the cards
    def widgets(self) -> Sequence[Widget]:
        self.so_far.shown = "log" not in self.table.sprites.board.zones
        can = bool(self.view.legal) and self.table.may_decide
        for place, button in self.places.items():
            button.shown = facts.dealt(self.view) and self.view.result is None
            if not can:
                button.disable(self.why_not((), None) or words.NOT_THERE)
            elif choosing.put(self.view, self.picked, place) is None:
                button.disable(words.PICK_FIRST)
            else:
                button.enable()
        self.again.shown = self.counted
        return (*self.places.values(), self.again, self.so_far)

    def place(self, units: Units, board: Board) -> None:
        m = Measure(units)
        spots = self._plan(m)
        label = self.table.stage.input.names.label
        for (place, button), box in zip(self.places.items(), spots.places, strict=True):
            button.rect = rect(m, box)
            button.key_words = label(choosing.PLACE_KEYS[place])
        self.again.rect = rect(m, spots.places[1])
        end = self.table.head[-1].rect
        step = self.table.head[-2].rect.x - end.x
        self.so_far.rect = end.move(-step, 0)
        self.so_far.size = self.table.head[-1].size

    def pause_line(self) -> str:
        if self.view.result is not None:
            return words.PAUSE_OVER
        turn, all_turns = self._turn(), facts.turns(self.view.seats)
        return words.PAUSE_LINE.format(turn=turn, all=all_turns, left=facts.left(self.view))

    def pause_entries(self) -> Sequence[PauseEntry]:
        return ()

    def _spread_out(self) -> None:
        """The crowded column that is pointed at, or has the focus, spreads; whatever was spread before closes up."""
        fingers = self.table.fingers
        pointed = None if fingers.held else fingers.pointed
        if fingers.carrying or not self.table.sprites.resting or (pointed is None and not self.spread):
            return
        wanted = next((each.zone for each in self._columns() if each.crowded and each.has(pointed)), "")
        if wanted != self.spread:
            self.spread = wanted
            self.table.rearrange()

    def update(self, dt: float) -> bool:
        self._spread_out()
        announced = bool(self.banner) and not self.table.steps.busy
        if announced:
            self.banner = ""
        humour = self.humour.update(dt, self.table.stage.settings.reduced_motion)
        return announced or humour

    # ------------------------------------------------------------ picture
    def paint_under(self, surface: Surface) -> None:
        journal = self.table.journal
        card = choosing.picked_card(self.view, self.picked) if self.view.legal else None
        key = (self.table.stage.units, self.near, card, len(journal.lines), journal.last)
        self._under.draw(surface, self.view, key, self._paint_still)
        paint_billy(surface, self.table.art, self._measure(), self.humour.mood)

    def _paint_still(self, surface: Surface) -> None:
        """All that lies still under the cards."""
        m, art = self._measure(), self.table.art
        spots = self._plan(m)
        paint_room(surface, m)
        journal = self.table.journal
        paint_table(surface, art, self.view, m, spots, self.who, last_of(journal, self.view.seats))
        if spots.log is not None:
            paint_log(surface, art, m, rect(m, spots.log), journal, self.who)
        self._paint_you(surface, m, spots)

    def paint_over(self, surface: Surface) -> None:
        table, m = self.table, self._measure()
        card = choosing.picked_card(self.view, self.picked) if self.view.legal else None
        aimed = table.fingers.aimed() if card is not None else None
        zone = aimed.target.split()[0] if aimed is not None and aimed.target is not None else ""
        live = bool(self.view.legal) and table.may_decide

        def stickers() -> list[Sticker]:
            spots, kind = self._plan(m), card.back if card is not None else ""
            found = landings(self.view, m, spots, kind, zone) if kind else []
            found += numbers(table.art, self.view, m, spots, kind, self.spread)
            return [*found, *caps(m, spots, len(choosing.hand(self.view)))] if live else found

        self._over.draw(surface, self.view, (m.units, self.near, card, zone, live, self.spread), stickers)
        if self.banner:
            paint_banner(surface, m, words.LAST_BANNER, words.LAST_BANNER_MORE.format(name=self.banner))

    def _paint_you(self, surface: Surface, m: Measure, spots: Plan) -> None:
        mover = self.view.to_move[0] if self.view.to_move and self.view.to_move[0] >= 0 else None
        if self.view.legal:
            card = choosing.picked_card(self.view, self.picked)
            picked = words.PICK_ONE if card is None else words.PICKED.format(card=_capital(name(card.face or "")))
            head, lines = words.YOUR_TURN, (picked, "" if card is None else words.WHERE)
            paint_you(surface, m, spots, self.who[self.near], head, lines)
        elif mover is not None:
            paint_you(surface, m, spots, self.who[mover], words.HIS_TURN, ())


def _capital(said: str) -> str:
    return said[:1].upper() + said[1:]


def _kind(level: str | None) -> str:
    return words.PERSON if level is None else words.COMPUTER.format(level=setup_words.LEVELS.get(level, level).lower())
