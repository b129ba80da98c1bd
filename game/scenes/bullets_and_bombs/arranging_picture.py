"""What is drawn round the cards while the hand is arranged: heads of the columns, landing places, tags."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from pygame import Rect, Surface

from game.rules.bullets_and_bombs.cards import BUNDLE
from game.rules.bullets_and_bombs.groups import Judgement, Kind
from game.scenes.bullets_and_bombs.arranging import Arranging
from game.scenes.bullets_and_bombs.arranging_layout import Column, columns
from game.scenes.bullets_and_bombs.cards import BULLETS, FOLDER, RANKS, WILD, figure
from game.scenes.bullets_and_bombs.draft import HOME, SPLIT, Draft, Pile
from game.scenes.bullets_and_bombs.signs import LINE, Pill, alike, empty_place, meter, paint_pill
from game.scenes.bullets_and_bombs.sum_picture import paint_sum
from game.scenes.table.measure import Measure
from game.scenes.words import bullets_and_bombs as words
from game.stage import draw, text, theme
from game.stage.art import Art
from game.stage.theme import Role

WILD_FILL = "#D9C4E2"


def paint_arranging(surface: Surface, art: Art, arranging: Arranging, m: Measure, then: Judgement | None) -> None:
    """All that lies under the cards but the landing places."""
    paint_sum(surface, m, arranging.worth(), then)
    y, left, right = (112, 12, 788) if m.small else (344, 40, 1880)
    surface.fill(theme.rgb(LINE), (*m.at(left, y), m.n(right - left), max(1, m.n(2))))
    if not m.small:
        px, foot = m.text(20, 12), m.at(42, m.tall - 38)
        text.write(surface, words.ARRANGING_FOOT, foot, Role.TEXT, px, "#CFE3DA", "midleft", room=m.n(1400))
    for column in columns(arranging.draft, m):
        _paint_head(surface, art, m, column)
        box = m.rect(column.x - column.width / 2, column.top, column.width, column.width * 1.4)
        if not column.cards:
            empty_place(surface, box, _empty_words(column, arranging), m.text(46 if column.name in RANKS else 20, 14))
        elif column.pile is not None and arranging.draft.piles[column.pile].kind in (Kind.NATURAL, Kind.WILD):
            end = m.at(0, column.bottom(len(column.cards)))[1]
            draw.glow(surface, Rect(box.x, box.y, box.w, end - box.y), m.n(9), m.n(9), theme.LAMP, 130)


def _empty_words(column: Column, arranging: Arranging) -> str:
    if column.name in RANKS:
        return figure(column.name)
    kind = 0 if column.name == BULLETS else 1
    held = sum((pile.group.bullets, pile.group.wilds)[kind] for pile in arranging.draft.piles)
    return words.ALL_PLACED if held else words.NONE_HELD


def _paint_head(surface: Surface, art: Art, m: Measure, column: Column) -> None:
    up = 24 if m.small else 29
    middle = m.at(0, column.top - up)[1]
    if column.name in RANKS:
        step = column.width * 0.97 / 7
        left = m.at(column.x - column.width * 0.485, 0)[0]
        meter(surface, art, left, middle, min(BUNDLE, len(column.cards)), m.n(step * 0.94), m.k * step)
        return
    sign, word = ("bullet", words.BULLETS) if column.name == BULLETS else ("wild", words.WILD)
    size = min(34.0, column.width * 0.3)
    drawing = art.drawing(f"{FOLDER}/{sign}.svg", m.n(size))
    from_x = column.x - column.width * 0.45
    surface.blit(drawing, drawing.get_rect(midleft=(m.at(from_x, 0)[0], middle)))
    at = (m.at(from_x + size + 6, 0)[0], middle)
    room = m.n(column.width * 0.92 - size - 6)
    text.write(surface, word, at, Role.LABEL, m.text(23, 14), theme.PARCHMENT, "midleft", room=room, least=9)


def paint_landings(surface: Surface, arranging: Arranging, m: Measure, targets: Sequence[str], aim: str) -> None:
    """Where what is held may be put: the next card's place below each column, under the cards. What is aimed at glows.

    Home, where red 3s and wild cards lie that are on no group, is a frame round both columns.
    """
    open_piles = {target.partition(":")[2] for target in targets if target not in (SPLIT, HOME)}
    for column in columns(arranging.draft, m):
        if str(column.pile) not in open_piles:
            continue
        below = column.top + column.step * len(column.cards)
        box = m.rect(column.x - column.width / 2, below, column.width, column.width * 1.4)
        if aim.partition(":")[2] == str(column.pile):
            top = m.at(0, column.top)[1]
            draw.glow(surface, Rect(box.x, top, box.w, box.bottom - top), m.n(16), m.n(9), theme.LAMP, 230)
            draw.rounded(surface, box, (242, 180, 65, 70), m.n(9))
            draw.dashed(surface, box, m.n(10), theme.rgb(theme.LAMP), max(2, m.n(4)), max(4, m.n(12)), max(3, m.n(8)))
        else:
            draw.dashed(surface, box, m.n(10), theme.rgb(theme.LAMP), max(1, m.n(3)), max(4, m.n(12)), max(3, m.n(8)))
    if HOME in targets:
        homes = [
            column for column in columns(arranging.draft, m) if column.pile is None and column.name in (BULLETS, WILD)
        ]
        for column in homes:
            box = m.rect(column.x - column.width / 2, column.top, column.width, column.width * 1.4)
            width = max(2, m.n(4 if aim == HOME else 3))
            draw.dashed(surface, box, m.n(10), theme.rgb(theme.LAMP), width, max(4, m.n(12)), max(3, m.n(8)))


def paint_tags(surface: Surface, art: Art, arranging: Arranging, m: Measure, targets: Sequence[str], aim: str) -> None:
    """Under each column what it is; below its landing place if it has one now. Where it is aimed the aim speaks."""
    open_piles = frozenset(target.partition(":")[2] for target in targets)
    for pill in _tags(arranging.draft, m, open_piles, aim.partition(":")[2]):
        paint_pill(surface, art, m, pill)


@lru_cache(8)
def _tags(draft: Draft, m: Measure, open_piles: frozenset[str], aimed: str) -> tuple[Pill, ...]:
    pills = []
    px = m.text(19, 12)
    for column in columns(draft, m):
        if not column.cards or (aimed and aimed == str(column.pile)):
            continue
        if column.pile is None:
            said, fill, ink = _costs(len(column.cards), m.small), theme.EMBER, "#FFFFFF"
        else:
            said, fill, ink = _tag_of(draft.piles[column.pile], m.small)
        open_now = str(column.pile) in open_piles
        at = m.at(column.x, column.bottom(len(column.cards) + open_now) + (10 if not m.small else 4))
        most = m.n(column.width + (10 if not m.small else 4))
        drawing = "icons/check.svg" if fill in (theme.LAMP, WILD_FILL) and not m.small else ""
        pills.append(Pill(said, at, px, fill, ink, drawing, most))
    return alike(pills)


def _tag_of(pile: Pile, small: bool) -> tuple[str, str, str]:
    match pile.kind:
        case Kind.NATURAL:
            return words.NATURAL, theme.LAMP, theme.INK
        case Kind.WILD:
            return words.WILD_BUNDLE, WILD_FILL, theme.INK
        case Kind.FREE:
            return (words.FREE_SMALL if small else words.FREE), theme.PARCHMENT, theme.INK
        case Kind.NOT_ALLOWED:
            return _costs(pile.group.size, small), theme.EMBER, "#FFFFFF"


def _costs(cards: int, small: bool) -> str:
    return (words.COSTS_SMALL if small else words.COSTS).format(count=cards)


def aim_words(draft: Draft, after: Draft, target: str) -> str:
    """What letting go here would make, in a few words."""
    if target == SPLIT:
        return words.SPLIT_OFF
    if target == HOME:
        return words.BACK_HOME
    at = int(target.partition(":")[2])
    before = draft.piles[at]
    # Piles to the left may have fallen apart, so the grown pile is found by its first card.
    grown = after.pile_of(before.cards[0].id)
    pile = before if grown is None else after.piles[grown]
    if before.kind is Kind.NATURAL and pile.kind is Kind.WILD:
        return words.BECOMES_WILD.format(size=pile.group.size)
    return words.BECOMES[pile.kind.value].format(size=pile.group.size)
