"""A plain table for any game with seats: every zone a row of cards, every legal move a small place to click."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any

from pygame import Rect, Surface

from game.match.match import Match, Sitter
from game.rules import GAMES
from game.rules.core import draw_options
from game.rules.view import SeenCard, View, Zone
from game.scenes.setup.guide import GUIDES
from game.scenes.setup.seating import Seating
from game.scenes.table.advice import advise
from game.scenes.table.game import Beat, Hint
from game.scenes.table.host import Account, Call, Closer, Outcome
from game.scenes.table.sitting import seat_down
from game.scenes.table.table import Table
from game.scenes.table.thinker import FastThinker, Thinker
from game.stage import draw, text, theme
from game.stage.board import Board, Pose
from game.stage.faces import Face
from game.stage.offers import Offer
from game.stage.steps import Manner
from game.stage.theme import Role
from game.stage.units import Units
from tests.scenes.saloon import Saloon
from tests.scenes.saloon import Table as SetUp

BACK = "cards/blast/back.svg"
FRONT = "cards/blast/symbol-morphi.svg"
MOVES = 40
"""Places for moves; further ones can't be chosen at the plain table."""


def face_of(card: SeenCard) -> Face:
    """A face with what the view tells and nothing else."""
    if card.face is None:
        return Face(BACK)
    return Face(BACK, FRONT, card.face)


class PlainGame:
    """Stands in for the three games' tables."""

    def __init__(self, seating: Seating) -> None:
        self.seating = seating
        self.view: View[Any]
        self.shown: list[Manner] = []
        self.openly = False
        """Whether everybody's decision is to be made together at the open table."""
        self.hold = 0.2
        self.came_from: dict[int, str] = {}

    @property
    def title(self) -> str:
        return GAMES[self.seating.game].title

    def sit(self, table: Table) -> None:
        self.table = table

    # ------------------------------------------------------------ showing
    def beats(self, before: View[Any], events: Sequence[object], after: View[Any]) -> Sequence[Beat]:
        return [Beat(after, tuple(events), self.hold, self.came_from)]

    def show(self, view: View[Any], events: Sequence[object], manner: Manner) -> None:
        self.view = view
        self.shown.append(manner)

    def rows(self) -> dict[str, Zone]:
        near = self.table.near
        seats = self.view.seats

        def place(zone: Zone) -> tuple[int, int]:
            far = -1 if zone.owner is None else (near - zone.owner) % seats
            return (0 if zone.owner is None else 1, -far)

        return {f"{zone.owner}/{zone.name}": zone for zone in sorted(self.view.zones, key=place)}

    def board(self, units: Units) -> Board:
        rows = self.rows()
        tall = (units.height - 60) / max(1, len(rows))
        wide = min(60.0, tall / 1.5)
        poses: dict[int, Pose] = {}
        zones: dict[str, Rect] = {}
        for at, (name, zone) in enumerate(rows.items()):
            top = 60 + at * tall
            zones[name] = Rect(8, round(top), units.width - 260, round(tall))
            for place, card in enumerate(zone.cards):
                step = min(wide + 4, (units.width - 340) / max(1, len(zone.cards)))
                x = 20 + wide / 2 + place * step
                poses[card.id] = Pose(face_of(card), x, top + tall / 2, wide, z=place, up=card.face is not None)
        for at, _ in enumerate(self.legal()):
            zones[f"move {at}"] = Rect(units.width - 240 + at % 4 * 58, 70 + at // 4 * 44, 52, 40)
        return Board(units.size, poses, zones)

    def legal(self) -> Sequence[Any]:
        return self.view.legal[:MOVES]

    def goes_to(self, cards: Iterable[int]) -> Mapping[int, str]:
        return {}

    def faces(self) -> Mapping[int, Sequence[Face]]:
        return {}

    def lead(self) -> tuple[str, str]:
        return f"{self.view.to_move} to move", ""

    # ------------------------------------------------------------ deciding
    def offers(self) -> Sequence[Offer]:
        return [Offer((), f"move {at}", move) for at, move in enumerate(self.legal())]

    def takes(self, card: int) -> tuple[int, ...] | None:
        return None

    def keys(self) -> Mapping[int, Offer]:
        return {}

    def touch(self, card: int) -> bool:
        return False

    def why_not(self, cards: Sequence[int], target: str | None) -> str:
        return "A card isn’t a move here."

    def do(self, move: object) -> bool:
        return False

    def step_back(self) -> bool:
        return False

    def step_forward(self) -> bool:
        return False

    def hint(self) -> Hint | None:
        found = advise(self.view)
        return None if found is None else Hint(str(found.move), found.reason)

    # ------------------------------------------------------------ around the cards
    def widgets(self) -> Sequence[Any]:
        return ()

    def place(self, units: Units, board: Board) -> None:
        pass

    def pause_line(self) -> str:
        return "A plain game."

    def pause_entries(self) -> Sequence[Any]:
        return ()

    def update(self, dt: float) -> bool:
        return False

    def paint_under(self, surface: Surface) -> None:
        surface.fill("#24170F")

    def paint_over(self, surface: Surface) -> None:
        units = self.table.stage.units
        board = self.table.sprites.board
        for at, move in enumerate(self.legal()):
            box = board.zones.get(f"move {at}")
            if box is not None:
                draw.rounded(surface, box, theme.PARCHMENT, 6)
                text.write(surface, str(move), box.center, Role.TEXT, 12, theme.INK, "center", room=50)
        box = Rect(units.width - 240, units.height - 260, 230, 250)
        self.table.journal.draw_log(surface, box, units)

    # ------------------------------------------------------------ several seats
    def say(self, event: object, names: Sequence[str]) -> str | None:
        return repr(event)

    def called(self, seat: int, view: View[Any]) -> Call:
        assert view.seat is None
        return Call()

    def together(self, view: View[Any]) -> bool:
        assert view.seat is None
        return self.openly

    def through(self, zone: str) -> Closer | None:
        rows = self.rows()
        if zone.endswith(("discards", "bonus")) and rows[zone].cards:
            return Closer(zone, tuple(face_of(card) for card in rows[zone].cards))
        return None

    def outcome(self, view: View[Any], names: Sequence[str]) -> Outcome:
        assert view.seat is None
        result = view.result
        accounts = tuple(Account(seat, (("points", score or 0),), score) for seat, score in enumerate(result.scores))
        won = " and ".join(names[seat] for seat in result.winners)
        return Outcome(f"{won} won", "All is counted.", result.winners, accounts)


LOOKS = {"blasting-billy": "12345", "bluffing-billionaires": "BOGRPY", "blast": "ab"}


def seating_of(game: str, levels: Sequence[str | None], **options: object) -> Seating:
    """People (None) and computer players, called Ann, Bob …"""
    names = ("Ann", "Bob", "Cleo", "Dex", "Eve", "Finn")
    sitters = tuple(Sitter(name, level) for name, level in zip(names, levels, strict=False))
    looks = tuple(LOOKS[game][: len(sitters)])
    given = {**({"decks": looks} if "decks" in {o.name for o in GAMES[game].options} else {}), **options}
    full = draw_options(GAMES[game].options, given, len(sitters), Random(0))
    assert set(looks) <= set(GUIDES[game].looks)
    return Seating(game, sitters, looks, ((0, 0),) * len(sitters), full)


class Crowd(Saloon):
    """The saloon with a plain table on the menu."""

    def __init__(
        self,
        game: str,
        levels: Sequence[str | None],
        *,
        seed: str = "crowd",
        speed: str = "fast",
        thinker: Thinker | None = None,
        match: Match | None = None,
        first: int | None = None,
        hold: float = 0.2,
        size: tuple[int, int] = (1000, 700),
    ) -> None:
        super().__init__(size)
        self.settings.change("speed", speed)
        self.seating = seating_of(game, levels)
        self.game = PlainGame(self.seating)
        self.game.hold = hold
        self.table = seat_down(
            self.house,
            self.seating,
            self.game,
            again=self.again,
            others=SetUp,
            first=first,
            match=match,
            thinker=thinker or FastThinker("random"),
            seed=seed,
            kept=False,
        )
        self.rematches: list[int] = []
        self.show_scene(self.table)

    def again(self, first: int) -> Table:
        """A rematch of the same people."""
        self.rematches.append(first)
        game = PlainGame(self.seating)
        thinker = FastThinker("random")
        return seat_down(self.house, self.seating, game, thinker=thinker, first=first, seed="again", kept=False)

    @property
    def curtain(self) -> Any:
        """The curtain, which must be up there."""
        found = self.table.watch.curtain if self.table.watch else None
        assert found is not None
        return found

    def until(self, true: Any, most: int = 900) -> None:
        """Drive frames until something holds; it must come."""
        for _ in range(most):
            if true():
                return
            self.frames(1)
        raise AssertionError("it never came")

    def called(self) -> bool:
        """Whether the curtain is down and can be lifted."""
        watch = self.table.watch
        curtain = watch.curtain if watch is not None else None
        return curtain is not None and self.top is curtain and curtain.covered and not curtain.holding

    def lift(self) -> None:
        """Whoever is called lifts the curtain and sees everything to its end."""
        self.until(self.called)
        self.frames(25)
        self.press("SPACE")
        self.until(lambda: self.top is self.table and self.table.at_rest)

    def choose(self, number: int = 0) -> None:
        """Click one of the moves; not so soon after the last one that it could be a double click."""
        self.frames(4, 0.1)
        self.click(self.table.sprites.board.zones[f"move {number}"])

    def may_choose(self) -> bool:
        """Whether whoever looks has a move."""
        return self.top is self.table and self.table.at_rest and bool(self.table.fingers.picking.offers)
