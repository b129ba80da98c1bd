"""The queue of steps that the table still has to show. What is shown lags behind the truth and ends exactly at it."""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Generic, TypeVar

from game.stage.motion import Pace, Speed

Shown = TypeVar("Shown")

HOLD = 0.35


class Manner(Enum):
    """How a step is shown: with motion and sound, the same in a hurry, or jumped over, so that only its end counts."""

    PLAY = "play"
    HURRY = "hurry"
    JUMP = "jump"


@dataclass(frozen=True)
class Step(Generic[Shown]):
    """What to show (asked for only when its turn comes), what happened (sounds, call-outs), seconds to hold it."""

    look: Callable[[], Shown]
    events: tuple[object, ...] = ()
    hold: float = HOLD


class Steps(Generic[Shown]):
    """Shows steps one after the other, each exactly once and in order.

    `show(step, manner)` puts a step on the table. `resting()` says whether all motion is over. `finish()` ends it.
    """

    def __init__(
        self,
        show: Callable[[Step[Shown], Manner], None],
        resting: Callable[[], bool],
        finish: Callable[[], None],
    ) -> None:
        self._show = show
        self._resting = resting
        self._finish = finish
        self._waiting: deque[Step[Shown]] = deque()
        self._held: float | None = None
        self._hurried = False

    def push(self, step: Step[Shown]) -> None:
        """Queue a step; it is shown when those before it were."""
        self._waiting.append(step)

    @property
    def busy(self) -> bool:
        """Whether something is still to be shown, or the last step is still moving or held."""
        return self._held is not None or bool(self._waiting)

    @property
    def left(self) -> int:
        """Steps not yet shown."""
        return len(self._waiting)

    def hurry(self) -> None:
        """A click or a key: what moves arrives now, what waits goes on without holding; a second one jumps."""
        if not self.busy:
            return
        if self._hurried:
            self.jump()
            return
        self._hurried = True
        self._finish()
        self._held = None

    def jump(self) -> None:
        """Go straight to the last step."""
        while self._waiting:
            self._show(self._waiting.popleft(), Manner.JUMP)
        self._finish()
        self._held = None
        self._hurried = False

    def clear(self) -> None:
        """Forget what waits: the table is about to be shown anew (another's eyes, another match)."""
        self._waiting.clear()
        self._held = None
        self._hurried = False

    def update(self, dt: float, pace: Pace) -> None:
        """Let `dt` seconds pass: hold what is shown once it rests, then show the next."""
        if pace.speed is Speed.OFF:
            if self.busy:
                self.jump()
            return
        if self._held is not None:
            if not self._resting():
                return
            self._held -= dt
            if self._held > 0.0:
                return
            self._held = None
        if self._waiting:
            step = self._waiting.popleft()
            self._held = 0.0 if self._hurried else pace.seconds(step.hold)
            self._show(step, Manner.HURRY if self._hurried else Manner.PLAY)
        else:
            self._hurried = False
