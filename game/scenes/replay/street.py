"""Shows a replay of Crazy Bullets on its street: what lies there at any moment, and what was told of it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from pygame import Surface

from game.match.judge import Slap, TimedOut
from game.match.match import Sitter, Step
from game.match.theatre import Looker, Theatre
from game.rules.core import State
from game.rules.crazy_bullets.events import Chosen, DuelOff, DuelWon, Fouled, Revealed, Won
from game.rules.crazy_bullets.phase import Phase
from game.scenes.crazy_bullets import telling
from game.scenes.crazy_bullets.panels import draw_choice, draw_story
from game.scenes.crazy_bullets.party import Party, Seat
from game.scenes.crazy_bullets.pen import Pen
from game.scenes.crazy_bullets.picture import Picture
from game.scenes.crazy_bullets.show import HEAP, Flyer, Show
from game.scenes.crazy_bullets.sides import TAKING, Side, seating
from game.scenes.crazy_bullets.stand import Stand, draw_plates, figures_of, plates_of
from game.scenes.crazy_bullets.steering import counts
from game.scenes.crazy_bullets.telling import Telling
from game.scenes.replay.corner import Corner
from game.scenes.words import crazy_bullets as words
from game.stage.scene import Stage

HOLD = 900.0
"""Milliseconds that a card is looked at before the next move."""
_CLOCK = re.compile(r"@([0-9]{1,5})$")


@dataclass(frozen=True)
class _Moment:
    """What lies there: the side and the face of the card in the middle, the sides of older ones, what is told."""

    aim: Side | None = None
    face: str = ""
    heap: tuple[Side, ...] = ()
    told: Telling | None = None


class StreetProjector:
    """`ply`: the moment that is shown. All see the same here, so eyes change nothing."""

    def __init__(self, stage: Stage, theatre: Theatre, sitters: Sequence[Sitter]) -> None:
        self.theatre = theatre
        sides = seating(TAKING[: len(sitters)])
        seats = [Seat(side, each.name, level=each.level) for side, each in zip(sides, sitters, strict=True)]
        self.party = Party(tuple(seats), options=theatre.record.options)
        self.corner = Corner(stage, (960, 540))
        self.stand = Stand(self.corner, figures_of(self.party))
        self.moments = self._moments()
        self.now = 0.0
        self.laid_at = -HOLD
        self.go_to(0)

    # ------------------------------------------------------------ what lies there
    def _moments(self) -> list[_Moment]:
        """One pass over the record; what is drawn of a moment is looked up afterwards."""
        found, state = [_Moment()], self.theatre.record.start()
        for number, (seat, move) in enumerate(self.theatre.moves):
            state.play(seat, move)
            found.append(self._after(found[-1], number, state))
        return found

    def _after(self, before: _Moment, number: int, state: State[Any]) -> _Moment:
        moment = before

        def step() -> Step:
            return Step(*self.theatre.moves[number], self.theatre.events(number), {None: state.view(None)})

        for event in self.theatre.events(number):
            match event:
                case Revealed(seat=seat, face=face):
                    heap = moment.heap if moment.aim is None else (*moment.heap, moment.aim)
                    moment = _Moment(self.party.seats[seat].side, face, heap[-HEAP:])
                case Fouled():
                    moment = replace(moment, told=self._of_slap(step(), moment.face), aim=None, face="")
                case DuelWon():
                    moment = replace(moment, told=self._of_slap(step(), moment.face))
                case DuelOff() if moment.told is None or moment.aim is not None:
                    moment = replace(moment, told=self._of_no_slap(step(), moment.face))
                case Chosen(chosen=chosen) if moment.told is not None:
                    moment = replace(moment, told=telling.of_choice(moment.told, chosen))
                case Won(seat=seat):
                    slapped = moment.told if moment.told is not None and moment.told.hands else None
                    moment = replace(
                        moment, told=telling.of_end(self.party, seat, [1] * len(self.party.seats), 1, slapped)
                    )
                case _:
                    pass
        return moment

    def _of_slap(self, step: Step, face: str) -> Telling:
        clock = _CLOCK.search(str(step.move))
        slaps = (Slap(step.seat, float(clock[1]), float(clock[1])),) if clock else ()
        return telling.of_slap(self.party, step, face, slaps, ())

    def _of_no_slap(self, step: Step, face: str) -> Telling | None:
        if str(step.move) == "timeout":
            seconds = self.theatre.record.options["duel-timeout"]
            return telling.of_time_out(self.party, TimedOut(step), face, seconds)
        return telling.of_barred(self.party, step, face)

    # ------------------------------------------------------------ going through it
    def go_to(self, ply: int) -> None:
        """Show a moment at once."""
        self.ply = max(0, min(self.theatre.length, ply))
        self._lay(still=True)

    def look(self, looker: Looker) -> None:
        """All see the same here."""

    def step_on(self) -> None:
        """Show the next move as it was shown."""
        if self.ply < self.theatre.length:
            self.ply += 1
            self._lay(still=False)

    def _lay(self, still: bool) -> None:
        moment, view = self.moments[self.ply], self.theatre.view(self.ply, None)
        reduced = self.stand.stage.settings.reduced_motion
        show = Show(counts(view), moment.aim, moment.face, still=still or reduced)
        show.heap.extend(moment.heap)
        show.heaped = len(moment.heap)
        show.barred = set(view.facts.barred)
        show.told = moment.told
        self.laid_at = self.now - HOLD if still else self.now
        if not still:
            events = self.theatre.events(self.ply - 1)
            show.told_at = self.now
            if any(isinstance(event, Revealed) for event in events):
                show.thrown = self.now
            show.flyers = [
                Flyer(e.seat, isinstance(e, Fouled), self.now) for e in events if isinstance(e, DuelWon | Fouled)
            ]
        self.show = show
        self.corner.redraw()

    def hurry(self) -> None:
        """Show what is under way at once."""
        self._lay(still=True)

    @property
    def busy(self) -> bool:
        """Whether a move is still being shown; a card lies open for a moment before the next."""
        return self.show.moving(self.now) or self.now - self.laid_at < HOLD

    @property
    def moving(self) -> bool:
        """Whether something moves."""
        return self.show.moving(self.now)

    def update(self, dt: float) -> None:
        """`dt` seconds of the show have gone by."""
        self.now += dt * 1000
        self.show.update(self.now)
        self.stand.update(dt)

    def resize(self, size: tuple[int, int]) -> None:
        """Play in so many pixels."""
        self.corner.resize(size)
        self.stand.resized()

    def close(self) -> None:
        """The show is over."""
        self.corner.close()

    # ------------------------------------------------------------ picture
    def draw(self) -> Surface:
        """The street as it was."""
        surface = self.corner.picture()
        self.stand.draw(surface, self._paint)
        return surface

    def _paint(self, pen: Pen, picture: Picture) -> None:
        show, party, now = self.show, self.party, self.now
        picture.draw_middle(pen.surface, party, show, now)
        draw_plates(pen, party, plates_of(party, show, self._note, lambda _: (), show.landed(now)))
        picture.draw_bursts(pen.surface, party, show, now)
        draw_story(pen, party, show)
        if show.told is not None and show.told.chooser is not None:
            draw_choice(pen, party, show.told)

    def _note(self, player: int) -> str:
        facts = self.theatre.view(self.ply, None).facts
        if self.show.aim is self.party.seats[player].side:
            return words.TURNED_IT
        return words.TURNS_NEXT if facts.phase is Phase.SETTLED and facts.successor == player else ""
