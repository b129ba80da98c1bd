"""Turns the calls of the judge into what is shown and heard on the street, and into what the match remembers."""

from __future__ import annotations

from game.match.judge import (
    Call,
    Chose,
    Decided,
    Dropped,
    Faced,
    Opened,
    Series,
    Tally,
    TimedOut,
    TooSoon,
    Turned,
    Voided,
)
from game.match.match import Match, Step
from game.rules.crazy_bullets.events import DuelWon, Fouled, Revealed
from game.scenes.crazy_bullets import telling
from game.scenes.crazy_bullets.party import Party
from game.scenes.crazy_bullets.show import Flyer, Show
from game.scenes.crazy_bullets.steering import counts
from game.scenes.crazy_bullets.telling import Mood
from game.scenes.words import crazy_bullets as words
from game.stage.scene import Stage

LOGGED = 3
"""So many duels stand on the boards at the bottom."""


class Herald:
    """Lives as long as a match of several games. `show` is made anew for each game; `over_at`: when it ended."""

    def __init__(self, stage: Stage, party: Party, series: Series) -> None:
        self.stage, self.party, self.series = stage, party, series
        self.tally = Tally(len(party.seats))
        self.log: list[tuple[str, str]] = []
        self.over_at: float | None = None

    def begin(self, match: Match) -> None:
        """A game begins."""
        self.match = match
        self.show = Show(counts(match.view(None)), still=self.stage.settings.reduced_motion)
        self.over_at = None
        self.stage.sound.play("shuffle")

    def turn_up(self, shown: Revealed, lit: bool, stacks: list[int]) -> None:
        """The face that is due goes on the screen with the next frame."""
        show = self.show
        show.face, show.dim = shown.face, not lit
        show.aim = self.party.seats[shown.seat].side
        show.counts = stacks
        if show.told is not None and show.told.mood is Mood.VOID:
            show.untell()

    def take(self, call: Call, now: float) -> bool:
        """One call, in the judge's order; True if the street looks different now. A frame costs time in which presses
        aren't read, so nothing is drawn anew that looks the same."""
        self.tally.note(call)
        show, sound = self.show, self.stage.sound
        match call:
            case Turned(seat, due):
                self._turned(seat, due, now)
            case Faced():
                sound.play("flip")
                return False
            case TooSoon(seat):
                show.barred.add(seat)
                sound.play("foul")
            case Opened(steps):
                return self._opened(steps, now)
            case Decided():
                self._decided(call, now)
            case TimedOut():
                limit = self.match.options["duel-timeout"]
                show.tell(telling.of_time_out(self.party, call, show.face, limit), now)
                sound.play("foul")
            case Chose(step):
                successor = step.views[None].facts.successor
                if show.told is not None and successor is not None:
                    show.told = telling.of_choice(show.told, successor)
            case Voided(why):
                show.face, show.dim = "", False
                show.barred.clear()
                show.tell(telling.of_void(why), now)
                sound.play("refuse")
            case Dropped(_, _, slap):
                before = show.told
                if slap is not None and show.told is not None:
                    show.told = telling.of_late(show.told, slap)
                return show.told is not before
        return True

    def _opened(self, steps: tuple[Step, ...], now: float) -> bool:
        """The card counts: nothing is to be seen of that unless the duel is off, or the game over."""
        before = self.show.told
        told = telling.of_barred(self.party, steps[-1], self.show.face) if steps else None
        if told is not None:
            self.show.tell(told, now)
        self._maybe_over(now)
        return self.show.told is not before

    def _turned(self, seat: int, due: float, now: float) -> None:
        self.show.clear_middle(now)
        self.show.counts[seat] -= 1
        self.show.throw(self.party.seats[seat].side, now if due > now else -1e9)
        self.stage.sound.play("slide")

    def _decided(self, call: Decided, now: float) -> None:
        show, sound = self.show, self.stage.sound
        show.tell(telling.of_decision(self.party, call, show.face), now)
        show.counts = counts(call.step.views[None])
        sound.play("slap")
        for event in call.step.events:
            if isinstance(event, Fouled):
                sound.play("foul")
            if isinstance(event, DuelWon):
                sound.play("shot")
                sound.play("ricochet")
                show.flyers.append(Flyer(call.winner.seat, False, now))
                self._log(call)
        if call.tied:
            sound.play("toss")
        self._maybe_over(now)

    def _log(self, call: Decided) -> None:
        ms = round(call.winner.counted)
        line = words.BY_COIN.format(ms=ms) if call.tied else words.TIME.format(ms=ms)
        self.log = [(self.party.seats[call.winner.seat].name, line), *self.log][:LOGGED]

    def _maybe_over(self, now: float) -> None:
        if not self.match.over or self.over_at is not None:
            return
        self.over_at = now
        winner = self.series.finish()
        told = self.show.told if self.show.told is not None and self.show.told.hands else None
        self.show.tell(telling.of_end(self.party, winner, self.series.wins, self.series.goal, told), now)
        people = any(seat.human for seat in self.party.seats)
        self.stage.sound.play("win" if self.party.seats[winner].human or not people else "lose")
