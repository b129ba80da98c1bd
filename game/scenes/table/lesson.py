"""A guided first round: steps that point at things of the real table, say something, or wait for a move.

A game adds it to itself (see `bullets_and_bombs/guided.py`): its offers ask `allows`, its picture ends with `paint`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import takewhile

import pygame
from pygame import Rect, Surface

from game.scenes.table.arrow import paint_arrow
from game.scenes.table.head import bar_height, folded
from game.scenes.words import lesson as words
from game.stage import draw, text, theme
from game.stage.art import Art
from game.stage.input import Action
from game.stage.theme import Ground, Kind, Role
from game.stage.units import Units
from game.stage.widgets import Button, Widget
from game.stage.widgets.marks import key_tag_width

WIDE, NARROW, AWAY, TAIL_AWAY, TAIL_HALF, EDGE, FAR, GAP = 620, 480, 20, 14, 30, 34, 90, 14
VEIL = (6, 18, 20, 150)
LEADING = 1.4
WRONG_FILL = "#FBE3D3"
CARD = "card:"
"""Points that name a card begin so."""
SETTLES = 0.4
"""Seconds for which a call-out is up, and nothing flies any more, before a press goes on from it."""


@dataclass(frozen=True)
class LessonStep:
    """`points`: what it is about, in words that the game knows; the first is what the tail points at.

    Without `moves` it is only to be looked at. With them one of these moves (in the notation) goes on; another is
    answered with `wrong` and isn't made. `arrow`: what the first point names goes where the second one lies.
    """

    title: str
    text: str
    points: tuple[str, ...]
    do: str = ""
    moves: tuple[str, ...] = ()
    wrong_title: str = ""
    wrong: str = ""
    arrow: bool = False


class Paper(Widget):
    """The call-out itself: a click on it doesn't reach what lies below."""

    takes_focus = False


class Lesson:
    """Where in the lesson somebody is. `leave` is called at its end, `back` takes the last move back."""

    def __init__(
        self,
        steps: Sequence[LessonStep],
        changed: Callable[[], None],
        back: Callable[[], None],
        leave: Callable[[], None],
    ) -> None:
        self.steps, self.at = tuple(steps), 0
        self.over = False
        self.refused: object = None
        """The wrong move that is being answered."""
        self._changed, self._take_back, self._leave = changed, back, leave
        paper = Ground.PAPER
        self.next = Button(words.NEXT, self._go_on, kind=Kind.PRIMARY, key=pygame.KSCAN_SPACE, ground=paper, size=21)
        self.back = Button(words.BACK, self._go_back, ground=paper, size=21, icon="left")
        self.stop = Button(words.LEAVE, self.end, key=Action.BACK, ground=paper, size=21)
        self.anyway = Button(words.ANYWAY, self._do_anyway, key=pygame.KSCAN_A, ground=paper, size=21)
        self.paper = Paper()
        self.box = self.paper.rect
        self.targets: tuple[Rect, ...] = ()
        self.make: Callable[[object], None] = lambda move: None
        self.hurry: Callable[[], None] = lambda: None
        """What a press does that comes too early: it was meant for what was still being shown."""
        self._up = 0.0
        self.tail_to = self.box

    @property
    def step(self) -> LessonStep:
        """The step that is on."""
        return self.steps[self.at]

    # ------------------------------------------------------------ going on
    def pass_time(self, seconds: float, still: bool) -> None:
        """Time goes by. `still`: the call-out is up and nothing flies."""
        self._up = self._up + seconds if still else 0.0

    def allows(self, move: object) -> bool:
        """Whether a move is the one that is waited for; then the lesson goes on, else it says why not."""
        if self.over:
            return True
        if str(move) in self.step.moves:
            self._up = 0.0
            self.refused = None
            self.at = min(len(self.steps) - 1, self.at + 1)
            return True
        self.refused = move
        return False

    def _go_on(self) -> None:
        if self._up < SETTLES:
            self.hurry()
            return
        if self.at == len(self.steps) - 1:
            self.end()
            return
        self.at += 1
        self._changed()

    def _go_back(self) -> None:
        """The step before; a move that was made in it is taken back."""
        if self.refused is not None:
            self.refused = None
        elif self.at:
            self.at -= 1
            if self.step.moves:
                self._take_back()
        self._changed()

    def _do_anyway(self) -> None:
        move = self.refused
        self.end()
        self.make(move)

    def end(self) -> None:
        """The lesson is over; the same game goes on."""
        self.over, self.refused = True, None
        self._leave()
        self._changed()

    # ------------------------------------------------------------ where things are
    def widgets(self) -> Sequence[Widget]:
        """The buttons of the call-out, the one that goes on first."""
        last = self.at == len(self.steps) - 1
        self.next.label = words.PLAY_ON if last else words.NEXT
        self.next.shown = not self.step.moves
        self.back.shown = self.refused is not None or (self.at > 0 and not last)
        self.back.key = Action.BACK if self.refused is not None else None
        self.back.key_words = self.back.key_words if self.back.key else ""
        self.stop.shown = bool(not last and self.refused is None)
        self.anyway.shown = self.refused is not None
        return (self.paper, self.next, self.anyway, self.back, self.stop)

    def place(self, units: Units, targets: Sequence[Rect], clear: Sequence[Rect], names: Callable[[int], str]) -> None:
        """Stand beside the first of the targets, where nothing is covered; in small windows along the foot.

        `clear`: what should not be covered either if it can be helped; `names`: what a key is called.
        """
        self.targets = tuple(targets)
        self.next.key_words, self.anyway.key_words = names(pygame.KSCAN_SPACE), names(pygame.KSCAN_A)
        pad, tall_button = units.px(EDGE), max(units.px(52), round(units.text(21) * 1.7))
        if folded(units):
            wide = units.width - 2 * units.px(10)
        else:
            wide = min(round(units.px(WIDE) * min(1.3, units.stretch)), units.width - 2 * pad)
            if self.step.arrow:
                # Narrow enough to stand at the left, so that the arrow isn't covered.
                beside = targets[0].left - 2 * units.px(AWAY) - units.px(40)
                wide = beside if units.px(NARROW) <= beside < wide else wide
        tall = self._text_height(units, wide - 2 * pad) + tall_button + units.px(30)
        self.box = self.paper.rect = self._spot(units, (wide, min(tall, units.height - 4)), clear)
        self.tail_to = self._pointed()
        # What the panel writes on them comes later, and until then the buttons must not be too narrow for it.
        for button in (self.back, self.stop):
            button.key_words = button.key_words or (names(pygame.KSCAN_ESCAPE) if button.key else "")
        shown = [button for button in (self.next, self.anyway, self.back, self.stop) if button.shown]
        right, top = self.box.right - pad, self.box.bottom - tall_button - units.px(22)
        for button, button_wide in zip(shown, _widths(shown, units, self.box.w - 2 * pad), strict=True):
            if button is self.back:
                button.rect = Rect(self.box.x + pad, top, button_wide, tall_button)
            else:
                button.rect = Rect(right - button_wide, top, button_wide, tall_button)
                right -= button_wide + units.px(GAP)

    def _pointed(self) -> Rect:
        """What the tail points at: the first target, or what lies between it and the call-out."""
        first = self.targets[0] if self.targets else self.box
        gap = _gap(self.box, first)
        return next((each for each in self.targets[1:] if each.collidepoint(gap.center)), first)

    def _spot(self, units: Units, size: tuple[int, int], clear: Sequence[Rect]) -> Rect:
        box = Rect((0, 0), size)
        if folded(units) or not self.targets:
            box.midbottom = (units.width // 2, units.height - 2)
            tops = [box.top, bar_height(units)]
            if self.targets:
                tops.append(min(box.top, self.targets[0].bottom + units.px(40)))
            rows = [box.move(0, top - box.top) for top in tops]
            return min(rows, key=lambda row: sum(_shared(row, target) for target in self.targets))
        spots: list[tuple[int, int, Rect]] = []
        for beside in (self.targets[0], self.targets[0].unionall(list(self.targets))):
            for anchor, at in _sides(beside, units):
                spot = box.copy()
                setattr(spot, anchor, at)
                spot.clamp_ip(units.bounds.inflate(-units.px(40), -units.px(40)))
                covered = sum(_shared(spot, each) for each in self.targets) * 4
                spots.append((covered + sum(_shared(spot, each) for each in clear), len(spots), spot))
        return min(spots)[2]

    def _text_height(self, units: Units, room: int) -> int:
        said = self.step.wrong if self.refused is not None else self.step.text
        height = units.px(62) + text.line_height(Role.TITLE, units.text(34))
        height += text.paragraph_height(said, Role.TEXT, units.text(22), room, LEADING) + units.px(14)
        if self.step.do and self.refused is None:
            height += self._do_height(units, room)
        return height

    def _do_height(self, units: Units, room: int) -> int:
        lines = text.paragraph_height(self.step.do, Role.BOLD, units.text(22), room - units.px(60), LEADING)
        return max(units.px(62), lines + units.px(24)) + units.px(10)

    def rings(self, units: Units) -> list[Rect]:
        """Where rings go: round the first target, and round all cards with which the step begins, neighbours in one."""
        cards = len(list(takewhile(lambda point: point.startswith(CARD), self.step.points)))
        found: list[Rect] = []
        for target in self.targets[: max(1, cards)]:
            ring = target.inflate(units.px(24), units.px(24))
            if found and ring.colliderect(found[-1]):
                ring = found.pop().union(ring)
            found.append(ring)
        return found

    # ------------------------------------------------------------ picture
    def paint(self, surface: Surface, units: Units, art: Art) -> None:
        """The veil over all that isn't meant, rings round what is, and the call-out."""
        holes = tuple(target.inflate(units.px(24), units.px(24)) for target in self.targets)
        surface.blit(_veil(surface.get_size(), holes, units.px(20)), (0, 0))
        for ring in self.rings(units):
            draw.outline(surface, ring, theme.LAMP, units.px(20), max(2, units.px(4)))
        if self.step.arrow and len(holes) > 1:
            paint_arrow(surface, holes[0], holes[1], units)
        wrong = self.refused is not None
        fill = WRONG_FILL if wrong else theme.CREAM
        radius, edge = units.px(16), max(2, units.px(4))
        draw.shadow(surface, self.box, units.px(12), radius, 170)
        if self.targets and not folded(units):
            self._paint_tail(surface, units, fill, edge)
        draw.rounded(surface, self.box, fill, radius, theme.INK, edge)
        if self.targets and not folded(units):
            self._paint_tail(surface, units, fill, 0)
        self._paint_words(surface, units, art, wrong)

    def _paint_tail(self, surface: Surface, units: Units, fill: str, edge: int) -> None:
        """From the box to 14 units before the first target; drawn once in ink below, once in the fill above."""
        box, target = self.box, self.tail_to.inflate(units.px(24), units.px(24))
        apart = (target.left - box.right, box.left - target.right, target.top - box.bottom, box.top - target.bottom)
        if max(apart) > units.px(FAR):
            return  # a tail across the table would only hide things: the ring says enough
        half, away, inside = units.px(TAIL_HALF) + edge, units.px(TAIL_AWAY), units.px(10)
        if box.left > target.right or box.right < target.left:
            y = max(box.top + half + inside, min(box.bottom - half - inside, target.centery))
            left = box.left > target.right
            root = box.left + inside if left else box.right - inside
            tip = target.right + away - edge if left else target.left - away + edge
            points = [(root, y - half), (root, y + half), (tip, max(target.top, min(target.bottom, y)))]
        elif box.top > target.bottom or box.bottom < target.top:
            x = max(box.left + half + inside, min(box.right - half - inside, target.centerx))
            below = box.top > target.bottom
            root = box.top + inside if below else box.bottom - inside
            tip = target.bottom + away - edge if below else target.top - away + edge
            points = [(x - half, root), (x + half, root), (max(target.left, min(target.right, x)), tip)]
        else:
            return
        draw.polygon(surface, [(float(x), float(y)) for x, y in points], theme.INK if edge else fill)

    def _paint_words(self, surface: Surface, units: Units, art: Art, wrong: bool) -> None:
        box, pad = self.box, units.px(EDGE)
        left, room = box.x + pad, box.w - 2 * pad
        self._paint_dots(surface, units, (left, box.y + units.px(36)))
        step = words.OF.format(step=self.at + 1, steps=len(self.steps))
        at = (box.right - pad, box.y + units.px(36))
        text.write(surface, step, at, Role.TEXT, units.text(19), theme.SECOND, "midright")
        title, said = (self.step.wrong_title, self.step.wrong) if wrong else (self.step.title, self.step.text)
        ink = theme.RED_DARK if wrong else theme.INK
        at = (left, box.y + units.px(58))
        place = text.write(surface, title, at, Role.TITLE, units.text(34), ink, room=room)
        px = units.text(22)
        y = text.paragraph(surface, said, (left, place.bottom), room, Role.TEXT, px, theme.INK, leading=LEADING)
        if not self.step.do or wrong:
            return
        bar = Rect(
            box.x + units.px(20), y + units.px(8), box.w - units.px(40), self._do_height(units, room) - units.px(10)
        )
        draw.rounded(surface, bar, "#F9DC9C", units.px(12))
        hand = art.drawing("signs/hand.svg", max(12, units.px(44)))
        surface.blit(hand, hand.get_rect(center=(left + units.px(20), bar.centery)))
        lines = text.paragraph_height(self.step.do, Role.BOLD, px, room - units.px(60), LEADING)
        at = (left + units.px(54), bar.centery - lines // 2)
        text.paragraph(surface, self.step.do, at, room - units.px(60), Role.BOLD, px, theme.INK, leading=LEADING)

    def _paint_dots(self, surface: Surface, units: Units, at: tuple[int, int]) -> None:
        x, y = at[0] + units.px(10), at[1]
        for number in range(len(self.steps)):
            if number == self.at:
                draw.disc(surface, (x, y), max(4, units.px(10)), theme.INK)
                draw.disc(surface, (x, y), max(3, units.px(7)), theme.LAMP)
            else:
                tone = theme.SECOND if number < self.at else theme.PAPER_LINE
                draw.disc(surface, (x, y), max(2, units.px(7)), tone)
                if number > self.at:
                    draw.disc(surface, (x, y), max(1, units.px(5)), theme.CREAM)
            x += max(10, units.px(26))


def _widths(buttons: Sequence[Button], units: Units, room: int) -> list[int]:
    """How wide the buttons are: wide if there is room, else just as wide as their words and keys need, else alike."""
    gaps, px = units.px(GAP) * (len(buttons) - 1), units.text(21)
    words_wide = [text.width(button.label, Role.BOLD, px) for button in buttons]
    wide = [wide + px * (7 if button.key_words else 4) for wide, button in zip(words_wide, buttons, strict=True)]
    close = [wide + _beside_words(button, units, px) for wide, button in zip(words_wide, buttons, strict=True)]
    for widths in (wide, close):
        if sum(widths) + gaps <= room:
            return widths
    return [min(each, room // max(1, len(buttons)) - units.px(10)) for each in wide]


def _beside_words(button: Button, units: Units, px: int) -> int:
    """What a button needs beside its words: its edges, its icon, and its key."""
    icon = round(px * 1.3) + units.px(16) if button.icon else 0
    key = key_tag_width(button.key_words, units) + units.px(12) if button.key_words else 0
    return 2 * units.px(19) + icon + key


def _sides(beside: Rect, units: Units) -> Sequence[tuple[str, tuple[int, int]]]:
    """Where a box may stand beside a rectangle, by its anchor: in the middle of a side, then pushed along it."""
    away, wider = units.px(AWAY) + units.px(20), beside.inflate(2 * units.px(EDGE), 2 * units.px(EDGE))
    return (
        ("midleft", (beside.right + away, beside.centery)),
        ("midright", (beside.left - away, beside.centery)),
        ("midtop", (beside.centerx, beside.bottom + away)),
        ("midbottom", (beside.centerx, beside.top - away)),
        ("topleft", (beside.right + away, wider.top)),
        ("bottomleft", (beside.right + away, wider.bottom)),
        ("topright", (beside.left - away, wider.top)),
        ("bottomright", (beside.left - away, wider.bottom)),
        ("topleft", (wider.left, beside.bottom + away)),
        ("topright", (wider.right, beside.bottom + away)),
        ("bottomleft", (wider.left, beside.top - away)),
        ("bottomright", (wider.right, beside.top - away)),
    )


def _gap(box: Rect, target: Rect) -> Rect:
    """What lies between a box and a target above, below or beside it, as wide or high as the target."""
    if box.bottom < target.top or target.bottom < box.top:
        top, bottom = min(box.bottom, target.bottom), max(box.top, target.top)
        return Rect(target.left, top, target.w, bottom - top)
    left, right = min(box.right, target.right), max(box.left, target.left)
    return Rect(left, target.top, max(0, right - left), target.h)


def _shared(one: Rect, other: Rect) -> int:
    both = one.clip(other)
    return int(both.w * both.h)


def _veil(size: tuple[int, int], holes: tuple[Rect, ...], radius: int) -> Surface:
    def make() -> Surface:
        veil = Surface(size, pygame.SRCALPHA)
        veil.fill(VEIL)
        for hole in holes:
            pygame.draw.rect(veil, (0, 0, 0, 0), hole, border_radius=radius)
        return veil

    key = ("veil", size, tuple(tuple(hole) for hole in holes), radius)
    return draw.soft_shelf.get(key, make)
