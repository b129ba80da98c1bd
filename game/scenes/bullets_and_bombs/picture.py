"""What is drawn round the cards while they are turned up and kept: piles, captions, meters, tags."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pygame import Rect, Surface

from game.rules.bullets_and_bombs.bombs import targets
from game.rules.bullets_and_bombs.cards import BUNDLE
from game.rules.bullets_and_bombs.sight import ASIDE, CHOICE, DISCARDS, STOCK, holding
from game.rules.bullets_and_bombs.table import Phase
from game.rules.view import View
from game.scenes.bullets_and_bombs import cards as deck
from game.scenes.bullets_and_bombs.cards import BACK, COLUMNS, FOLDER, RANKS, column, figure, plural
from game.scenes.bullets_and_bombs.goal import paint_goal
from game.scenes.bullets_and_bombs.layout import (
    ASIDE_AT,
    CHOICE_X,
    COLUMN,
    DISCARDS_AT,
    PILE_WIDE,
    RATIO,
    SMALL_CHOICE_X,
    SMALL_PILE,
    STOCK_AT,
    bottom_of,
    choice_spot,
    hand,
    spot_of_column,
)
from game.scenes.bullets_and_bombs.signs import DEEP, LINE, Pill, alike, empty_place, key_cap, meter, paint_pill
from game.scenes.table.measure import Measure
from game.scenes.words import bullets_and_bombs as words
from game.stage import draw, grounds, text, theme
from game.stage.art import Art
from game.stage.faces import side
from game.stage.theme import Role

FELT = ("#1E6B67", "#08282A", (0.42, 0.42))
FEW_TARGETS = 3
"""So many groups at most are marked as what a bomb would take; more would say nothing."""


def paint_ground(surface: Surface, m: Measure) -> None:
    """The teal felt."""
    surface.blit(grounds.felt(m.units.size, *FELT), (0, 0))


def paint_table(surface: Surface, art: Art, view: View[Any], m: Measure) -> None:
    """All that lies under the cards."""
    _paint_piles(surface, art, view, m)
    paint_goal(surface, art, view, m)
    left, y, right = (12.0, 262.0, 788.0) if m.small else (40.0, 545.0, 1880.0)
    surface.fill(theme.rgb(LINE), (*m.at(left, y), m.n(right - left), max(1, m.n(2))))
    for at, (name, cards) in enumerate(hand(view).items()):
        paint_column_head(surface, art, m, at, name, len(cards))
        box = column_box(at, m)
        if not cards:
            empty_place(surface, box, figure(name) if name in RANKS else "", m.text(46, 30))
        if name in RANKS and len(cards) >= BUNDLE:
            down = m.at(0, bottom_of(len(cards), at, m))[1]
            whole = Rect(box.x, box.y, box.w, down - box.y)
            draw.glow(surface, whole, m.n(10), m.n(10), theme.LAMP, 170)


def column_box(at: int, m: Measure) -> Rect:
    """Where the first card of a column lies."""
    x, top, wide = spot_of_column(at, m)
    return m.rect(x - wide / 2, top, wide, wide * RATIO)


def paint_column_head(surface: Surface, art: Art, m: Measure, at: int, name: str, count: int) -> None:
    """The seven lights over a rank, or sign and word over bullets and wild cards."""
    x, top, _ = spot_of_column(at, m)
    if name in RANKS:
        light, step, half, up = (18, 19.2, 67, 29) if not m.small else (11, 12.1, 42, 25)
        middle = m.at(0, top - up)[1]
        meter(surface, art, m.at(x - half, 0)[0], middle, count, m.n(light), m.k * step)
        return
    sign, word = ("bullet", words.BULLETS) if name == deck.BULLETS else ("wild", words.WILD)
    size, from_x, gap, up = (34, -58, 40, 32) if not m.small else (18, -42, 22, 25)
    drawing = art.drawing(f"{FOLDER}/{sign}.svg", m.n(size))
    surface.blit(drawing, drawing.get_rect(midleft=m.at(x + from_x, top - up)))
    px, room = m.text(23, 15), m.n(86 if not m.small else 44)
    px = px if not m.small else min(px, m.n(22))
    text.write(surface, word, m.at(x + from_x + gap, top - up), Role.LABEL, px, theme.PARCHMENT, "midleft", room=room)
    if m.small and count:
        px = min(m.text(23, 17), m.n(24))
        text.write(surface, str(count), m.at(x + 42, top - up), Role.LABEL, px, theme.PARCHMENT, "midright")


def _paint_piles(surface: Surface, art: Art, view: View[Any], m: Measure) -> None:
    stock = view.zone(STOCK.name).unseen
    wide = SMALL_PILE if m.small else PILE_WIDE
    stock_at, discards_at = ((52, 122), (140, 122)) if m.small else (STOCK_AT, DISCARDS_AT)
    back = side(art, BACK, False, m.n(wide))
    empty = m.rect(stock_at[0] - wide / 2, stock_at[1] - wide * 0.7, wide, wide * RATIO)
    if not stock:
        empty_place(surface, empty, "", 12)
    layers = min(7 if not m.small else 4, -(-stock // 12))
    for layer in reversed(range(layers)):
        # The lowest card first; each further one lies a little more to the left and higher.
        spot = empty.move(round(-(layers - 1 - layer) * 2.2 * m.k), round(-(layers - 1 - layer) * 3 * m.k))
        draw.shadow(surface, spot, m.n(6 if layer == layers - 1 else 2), m.n(10), 110 if layer == layers - 1 else 50)
        surface.blit(back, spot)
    discards = len(view.zone(DISCARDS.name).cards)
    if not discards:
        empty_place(surface, m.rect(discards_at[0] - wide / 2, discards_at[1] - wide * 0.7, wide, wide * RATIO), "", 12)
    for x, name, small, count in (
        (stock_at[0] - 4, words.STOCK, words.STOCK_SMALL, stock),
        (discards_at[0], words.DISCARDS, words.DISCARDS_SMALL, discards),
    ):
        _caption(surface, m, x, small if m.small else name, count)
    aside = len(view.zone(ASIDE.name).cards)
    if aside and not m.small:
        at = m.at(ASIDE_AT[0], 440)
        text.write(surface, words.ASIDE, at, Role.LABEL, m.text(18, 12), theme.PARCHMENT, "center", room=m.n(110))


def _caption(surface: Surface, m: Measure, x: float, name: str, count: int) -> None:
    if m.small:
        px = m.text(20, 14)
        place = text.write(surface, name, m.at(x, 182), Role.LABEL, px, theme.PARCHMENT, "midtop", room=m.n(84))
        at = (place.centerx, place.bottom + m.n(1))
        text.write(surface, str(count), at, Role.LABEL, m.text(26, 20), theme.CREAM, "midtop")
        return
    px = m.text(20, 14)
    text.write(surface, name, m.at(x, 440), Role.LABEL, px, theme.PARCHMENT, "center", spacing=m.k, room=m.n(150))
    box = m.rect(x - 34, 458, 68, 40)
    draw.rounded(surface, box, DEEP, box.h // 2, LINE, max(1, m.n(2)))
    text.write(surface, str(count), box.center, Role.LABEL, m.text(26, 20), theme.PARCHMENT, "center", room=box.w - 8)


def paint_question(surface: Surface, m: Measure, heading: str) -> None:
    """The line over the choice cards."""
    middle, room, px = _question(m)
    text.write(surface, heading, middle, Role.TITLE, px, theme.CREAM, "center", room=room, shade="#08282A")


def question_box(m: Measure, heading: str) -> Rect:
    """Where that line stands, in pixels."""
    middle, room, px = _question(m)
    words, px = text.fit(heading, Role.TITLE, px, room)
    box = Rect((0, 0), text.size(words, Role.TITLE, px))
    box.center = middle
    return box


def _question(m: Measure) -> tuple[tuple[int, int], int, int]:
    """Its middle, the room it has, and how large it is, in pixels."""
    x, line = (SMALL_CHOICE_X, 60) if m.small else (CHOICE_X, 108)
    return m.at(x, line), m.n(270 if m.small else 660), min(m.text(42, 20), m.n(54 if not m.small else 28))


def paint_choice_tags(
    surface: Surface, art: Art, view: View[Any], m: Measure, pointed: int | None, held: Sequence[int]
) -> None:
    """What each choice card would do; of one that is carried it stands where the card would go."""
    if view.facts.phase is not Phase.CHOICE:
        return
    by_column = hand(view)
    for at, card in enumerate(view.zone(CHOICE.name).cards):
        middle, y, wide = choice_spot(at, m)
        name = column(card.face or "")
        old = len(by_column[name])
        sentence = words.GROWS if name in RANKS else words.WILD_GROWS
        said = sentence.format(name=plural(name) if name in RANKS else "", old=old, new=old + 1)
        if card.id in held:
            _paint_goal_of(surface, art, m, name, old, said)
            continue
        fill = theme.LAMP if card.id == pointed else theme.PARCHMENT
        px, down = m.text(20, 13), y + wide * 0.7 + 34
        spot = m.at(middle, down)
        if m.small:
            close = m.at(middle, y + wide * 0.7 + 4)[1] + round(px * 0.3)
            spot = (spot[0], min(close, m.at(middle, 260)[1] - round(px * 0.95)))
        paint_pill(surface, art, m, Pill(said, spot, px, fill, most=m.n(wide + (60 if not m.small else 44))))
        if view.legal:
            corner = m.at(middle - wide / 2 + (17 if not m.small else 10), y + wide * 0.7 - (12 if not m.small else 20))
            key_cap(surface, m, corner, str(at + 1))


def _paint_goal_of(surface: Surface, art: Art, m: Measure, name: str, held: int, said: str) -> None:
    """The landing place of a carried card in its column, and what it would make of it."""
    at = COLUMNS.index(name)
    box = column_box(at, m)
    foot = m.at(0, bottom_of(held + 1, at, m))[1]
    place = Rect(box.x, foot - box.h, box.w, box.h)
    lamp, width = theme.rgb(theme.LAMP), max(2, m.n(4))
    draw.dashed(surface, place, m.n(10), lamp, width, max(4, m.n(12)), max(3, m.n(8)))
    paint_pill(surface, art, m, Pill(said, (place.centerx, foot), m.text(20, 13), theme.LAMP))


def paint_column_tags(surface: Surface, art: Art, view: View[Any], m: Measure) -> None:
    """Bundles, and what a bomb would take."""
    endangered, held = _endangered(view), hand(view)
    pills = []
    for at, name in enumerate(COLUMNS):
        count = len(held[name])
        if name not in RANKS or not count or (count < BUNDLE and name not in endangered):
            continue
        px = m.text(20 if count >= BUNDLE else 18, 13)
        # In small windows the signs of the second row stand close below the first.
        above = 0 if not m.small else max(m.n(8), round(px * 0.92) - m.n(2))
        x, y = m.at(spot_of_column(at, m)[0], bottom_of(count, at, m) + (2 if not m.small else 0))
        if count >= BUNDLE:
            most = m.n(COLUMN if not m.small else 84)
            pills.append(Pill(words.BUNDLE, (x, y - above), px, theme.LAMP, most=most))
        else:
            most = m.n(COLUMN + 4 if not m.small else 96)
            pills.append(Pill(words.TARGET, (x, y - above), px, drawing=f"{FOLDER}/bomb.svg", most=most))
    for pill in alike(pills):
        paint_pill(surface, art, m, pill)


def _endangered(view: View[Any]) -> list[str]:
    """The ranks that a bomb would take from now; none where it says nothing yet."""
    if view.facts.phase is Phase.DEAL:
        return []
    moves = targets(holding(view), view.option("early-bundles") == "on")
    ranks = [RANKS[move.rank] for move in moves if move.rank >= 0]
    return ranks if len(ranks) <= FEW_TARGETS or view.facts.phase is Phase.BOMB else []
