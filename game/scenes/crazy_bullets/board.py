"""The board after a match: a row for each player, best first, with all slaps as dots on one axis."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from game.match.judge import Kind, Mark, Series, Tally
from game.scenes.crazy_bullets.party import Party
from game.scenes.crazy_bullets.pen import BROWN, Pen
from game.scenes.crazy_bullets.plan import Plan
from game.scenes.crazy_bullets.plot import Axis, Dot, axis_of, dot_size, place_dots
from game.scenes.crazy_bullets.sides import CLOTH, FIGURE
from game.scenes.words import crazy_bullets as words
from game.stage import theme
from game.stage.theme import Role
from game.stage.units import Fold

BOX = (40.0, 238.0, 1840.0, 640.0)
LEFT, RIGHT = 520.0, 1238.0
TOP, TALL = 328.0, 448.0
COLUMNS = (1330.0, 1434.0, 1552.0, 1672.0, 1776.0)
FOLDED = (1340.0, None, 1520.0, 1720.0, None)
"""Where text is large or the window small, the best slap and the streak fold away."""
BAND, GRID, FADED = "#EAD5A8", "#CDB283", "#6B452A"


@dataclass(frozen=True)
class Row:
    """A player's line on the board."""

    player: int
    y: float
    dots: tuple[Dot, ...]
    slower: int


class Board:
    """All that stands on it, laid out once for a size of the window."""

    def __init__(self, plan: Plan, party: Party, series: Series, tally: Tally, more: float = 0.0) -> None:
        """`more`: how many units the rows may be higher all together than in the design."""
        self.plan, self.party, self.series, self.tally, self.more = plan, party, series, tally, more
        self.axis: Axis = axis_of([ms for line in tally.lines for ms in line.times])
        self.step = (168.0 if party.pair else 112.0 if len(party.seats) == 4 else 140.0) + more / len(party.seats)
        order = sorted(range(len(party.seats)), key=lambda p: (-series.wins[p], -tally.lines[p].won, p))
        self.rows = [self._row(player, place) for place, player in enumerate(order)]
        small = plan.k < 0.6 or plan.units.text_size > 1.2 or plan.units.fold >= Fold.FOLDED
        self.columns = FOLDED if small else COLUMNS

    def _row(self, player: int, place: int) -> Row:
        dots, slower = place_dots(self.tally.lines[player].marks, self.axis, RIGHT - LEFT)
        return Row(player, TOP + place * self.step + self.step / 2, tuple(dots), slower)

    def x(self, ms: float) -> float:
        """Where a time stands, in units; slower ones at the end."""
        return LEFT + min(1.0, max(0.0, self.axis.part(ms))) * (RIGHT - LEFT)

    @property
    def bottom(self) -> float:
        """Below the last row."""
        return TOP + self.step * len(self.rows)

    def _spots(self) -> list[tuple[Mark, float, float]]:
        spots = [(dot.mark, LEFT + dot.x, row.y - 8 + dot.y) for row in self.rows for dot in row.dots]
        for row in self.rows:
            fouls = [mark for mark in self.tally.lines[row.player].marks if mark.kind is Kind.FOUL]
            spots += [(mark, self.x(mark.ms), row.y + self.step / 2 - 14) for mark in fouls]
        return spots

    def mark_at(self, pos: tuple[int, int]) -> Mark | None:
        """The slap whose dot a point of the window is on."""
        near = self.plan.n(12)
        best: tuple[float, Mark] | None = None
        for mark, x, y in self._spots():
            at = self.plan.point(x, y)
            away = (at[0] - pos[0]) ** 2 + (at[1] - pos[1]) ** 2
            if away <= near * near and (best is None or away < best[0]):
                best = (away, mark)
        return None if best is None else best[1]

    def place_of(self, wanted: Mark) -> Rect | None:
        """Where a slap's dot stands, in pixels."""
        for mark, x, y in self._spots():
            if mark is wanted:
                return self.plan.rect((x - 8, y - 8, 16, 16))
        return None


def draw_board(pen: Pen, board: Board) -> None:
    """The paper with all rows."""
    pen.panel((*BOX[:3], BOX[3] + board.more))
    pen.text(words.GAMES, 348, 292, 22, FADED, Role.LABEL, room=140)
    pen.text(words.HOW_FAST, LEFT, 292, 22, FADED, Role.LABEL, room=400)
    for name, x in zip(words.COLUMNS, board.columns, strict=True):
        if x is not None:
            pen.text(name, x, 292, 22, FADED, Role.LABEL, "center")
    pen.line(74, 316, 1772, theme.INK, 3)
    for place, row in enumerate(board.rows):
        if place % 2 == 0:
            pen.box((66, row.y - board.step / 2, 1788, board.step), BAND, 8)
    for ms in board.axis.hundreds:
        pen.post(board.x(ms), TOP, board.bottom - TOP, GRID, 2)
        pen.text(str(ms), board.x(ms), board.bottom + 22, 19, BROWN, at="center")
    for row in board.rows:
        _row(pen, board, row)
    pen.line(74, board.bottom, 1772, theme.INK, 2)
    _legend(pen, board.bottom + 58)


def _row(pen: Pen, board: Board, row: Row) -> None:
    seat, line, y = board.party.seats[row.player], board.tally.lines[row.player], row.y
    pen.box((78, y - 38, 76, 76), theme.CREAM, 38, theme.INK, 3)
    pen.art_at(f"hat-{FIGURE[seat.side]}", 116, y, 60)
    more = seat.handicap > 0
    _name(pen, seat.name, y - (14 if more else 0))
    if more:
        pen.text(words.WITH_HANDICAP.format(ms=seat.handicap), 173, y + 24, 19, BROWN, room=168)
    _stars(pen, board.series.wins[row.player], board.series.goal, y)
    _dots(pen, board, row)
    figures = (line.middle, line.best, words.OF.format(won=line.won, duels=line.duels), line.fouls, line.streak)
    for value, x in zip(figures, board.columns, strict=True):
        if x is not None:
            shown = words.NO_TIME if value is None else str(value)
            pen.text(shown, x, y, 31 if isinstance(value, int) else 27, theme.INK, Role.TITLE, "center", room=128)


def _name(pen: Pen, name: str, y: float) -> None:
    """A long name takes two lines before it is cut."""
    if pen.width(name, Role.TITLE, 29) > 170 and " " in name:
        for place, part in enumerate(name.split(" ", 1)):
            pen.text(part, 172, y - 15 + 30 * place, 26, theme.INK, Role.TITLE, room=168)
        return
    pen.text(name, 172, y, 29, theme.INK, Role.TITLE, room=168)


def _stars(pen: Pen, wins: int, goal: int, y: float) -> None:
    step = 44 if goal <= 3 else 28
    size = 42 if goal <= 3 else 30
    for game in range(goal):
        spot = pen.plan.point(364 + game * step, y)
        image = pen.image("star" if game < wins else "star-socket", size)
        if game >= wins:
            image = image.copy()
            image.set_alpha(110)
        pen.surface.blit(image, image.get_rect(center=spot))


def _dots(pen: Pen, board: Board, row: Row) -> None:
    seat, line = board.party.seats[row.player], board.tally.lines[row.player]
    cloth, size = CLOTH[seat.side], dot_size(len(line.times))
    if line.middle is not None:
        pen.post(board.x(line.middle), row.y - board.step / 2, board.step, theme.INK, 5)
    for dot in row.dots:
        x, y = LEFT + dot.x, row.y - 8 + dot.y
        first = dot.mark.kind is Kind.FIRST
        box = (x - size / 2, y - size / 2, size, size)
        pen.box(box, theme.INK if first else cloth, size / 2)
        edge = 1 if first else 2.6
        pen.box((box[0] + edge, box[1] + edge, size - 2 * edge, size - 2 * edge), cloth if first else theme.PAPER, size)
    for mark in line.marks:
        if mark.kind is Kind.FOUL:
            pen.art_at("no", board.x(mark.ms), row.y + board.step / 2 - 14, 24)
    if row.slower:
        pen.text(
            words.SLOWER.format(count=row.slower), RIGHT - 4, row.y - board.step / 2 + 16, 18, BROWN, at="midright"
        )


def _legend(pen: Pen, y: float) -> None:
    x = 78.0
    for kind, label in zip(("first", "late", "foul", "middle"), words.LEGEND, strict=True):
        match kind:
            case "first":
                pen.box((x + 2, y - 6, 12, 12), BROWN, 6)
            case "late":
                pen.box((x + 2, y - 6, 12, 12), BROWN, 6)
                pen.box((x + 5, y - 3, 6, 6), theme.PAPER, 3)
            case "foul":
                pen.art_at("no", x + 9, y, 26)
            case _:
                pen.post(x + 8, y - 15, 30, theme.INK, 5)
        x = pen.text(label, x + 28, y, 20, theme.INK) + 36
    pen.text(words.DOT_LINE, 1846, y, 20, BROWN, at="midright", room=max(60.0, 1830 - x))
