"""Nothing of a hidden card reaches a screen: games that differ only in it give the same frames, logs and titles."""

from __future__ import annotations

import zlib
from collections.abc import Sequence

import pytest

from game.scenes.pause import Pause
from game.scenes.table.thinker import Request
from tests.scenes.billy import KEYS, Corner, Script, deck

WORLDS = ("G3 G9 C1", "G9 G3 C1")
"""Ann's first hand: her first two cards look alike from behind and differ in their values."""
PLAN = ("billy", "dump", "keep", "keep", "billy", "dump")
FEW = 4
"""So many turns are looked at."""

Seen = tuple[int, str, tuple[str, ...]]


def by_plan(request: Request) -> str:
    """The oldest card of the hand goes where the plan says: the same card by its place, whatever its value."""
    view = request.view
    turn = sum(len(zone.cards) for zone in view.zones if zone.owner == view.seat and zone.name != "hand")
    turn += sum(givers.count(view.seat) for givers in view.facts.givers)
    return f"{PLAN[turn % len(PLAN)]} {view.zone('hand', view.seat).cards[0].face}"


class Watched(Corner):
    """Remembers every frame that isn't Ann's own."""

    def __init__(self, levels: Sequence[str | None], world: str, speed: str, size: tuple[int, int]) -> None:
        self.seen: list[Seen] = []
        deal = deck(len(levels), (world, "D4 J2 B8"), "C4 C6 C7 C8 B1 B3 B5 J4 J5")
        super().__init__(levels, deal=deal, thinker=Script(by_plan), speed=speed, size=size)
        self.table.art._clock = lambda: 0.0

    def frames(self, count: int = 1, dt: float = 1 / 30) -> None:
        for _ in range(count):
            super().frames(1, dt)
            table = getattr(self, "table", None)
            if table is None or not hasattr(table, "view") or table.eyes == 0:
                continue
            picture = zlib.crc32(self.window.surface.get_view("2"))
            log = tuple(line.words for line in table.journal.lines)
            self.seen.append((picture, self.top.title, log))


def turns_of(corner: Watched) -> int:
    return sum(step.seat >= 0 for step in corner.table.past.steps)


def both(
    levels: Sequence[str | None], play: str, speed: str = "normal", size: tuple[int, int] = (640, 400)
) -> list[list[Seen]]:
    found = []
    for world in WORLDS:
        corner = Watched(levels, world, speed, size)
        try:
            PLAYS[play](corner)
            assert turns_of(corner) >= FEW
            assert corner.caught == []
            found.append(corner.seen)
        finally:
            corner.close()
    return found


def person_plays(corner: Watched) -> None:
    """Whoever may choose plays by the plan, by keys."""
    for _ in range(2400):
        if turns_of(corner) > FEW:
            corner.frames(30)
            return
        if corner.called():
            corner.lift()
        elif corner.may_choose():
            seat = corner.table.eyes
            assert seat is not None
            verb = by_plan(Request(0, "", "", corner.table.view, "")).split()[0]
            corner.put(1, verb)
        else:
            corner.frames(1)
    raise AssertionError("it never came")


def person_pauses(corner: Watched) -> None:
    """As before, but Ann pauses in mid-turn with a card picked, the window changes, and she is called again."""
    corner.lift()
    corner.press("1")
    corner.press("ESCAPE")
    corner.press("ESCAPE")
    assert isinstance(corner.top, Pause)
    corner.window.size = (700, 500)
    corner.frames(20)
    corner.press("ESCAPE")
    person_plays(corner)


PLAYS = {"plays": person_plays, "pauses": person_pauses}


@pytest.mark.parametrize("speed", ["normal", "off"])
@pytest.mark.parametrize(
    "levels",
    [["easy", None], [None, None], ["easy", "easy"], [None, "easy", None]],
    ids=["against a computer", "two people", "computers only", "mixed"],
)
def test_frames_logs_and_titles_are_the_same(levels: list[str | None], speed: str) -> None:
    one, other = both(levels, "plays", speed)
    assert len(one) == len(other) > 20
    assert one == other


def test_nothing_is_told_in_large_windows_either() -> None:
    one, other = both(["easy", None], "plays", "fast", (1180, 664))
    assert one == other


def test_a_pause_in_mid_turn_shows_nothing_either() -> None:
    one, other = both([None, None], "pauses")
    assert len(one) == len(other) > 20
    assert one == other


def test_the_test_would_notice() -> None:
    """Ann's own frames differ between the two worlds: what is compared is sharp enough."""
    pictures = []
    for world in WORLDS:
        corner = Watched([None, "easy"], world, "off", (640, 400))
        corner.until(corner.may_choose)
        pictures.append(corner.picture())
        corner.close()
    assert pictures[0] != pictures[1]
    assert set(KEYS) == {"billy", "keep", "dump"}
