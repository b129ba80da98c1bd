"""The two corners: at the upper left what has happened, at the lower right what can be done now."""

from __future__ import annotations

import math

import pygame
from pygame import Rect, Surface

from game.scenes.crazy_bullets.party import Party
from game.scenes.crazy_bullets.pen import BROWN, DEEP, STREET, Pen
from game.scenes.crazy_bullets.plan import Box
from game.scenes.crazy_bullets.show import COIN, Show
from game.scenes.crazy_bullets.sides import FIGURE
from game.scenes.crazy_bullets.telling import Line, Mood, Telling
from game.scenes.words import crazy_bullets as words
from game.stage import draw, text, theme
from game.stage.theme import Role
from game.stage.widgets import key_tag

SPIN = 5
"""How often the coin turns over before it lies still."""
SCALE_TICK, SCALE_LEAST = 10, 60
TALLEST = 56
"""How high the letters of a title above a second line may become."""
ROW = 45


def hat(party: Party, player: int) -> str:
    """The badge of a player."""
    return f"hat-{FIGURE[party.seats[player].side]}"


def _k(pen: Pen) -> float:
    """Panels of the small design are drawn with the measures of the large one, this much smaller."""
    return 1.0 if not pen.plan.small else pen.plan.design.story[2] / 584


def draw_story(pen: Pen, party: Party, show: Show) -> None:
    """What has happened, if there is anything to tell."""
    told = show.told
    if told is None or not told.title:
        return
    if told.mood is Mood.VOID:
        _void(pen, told)
    elif told.mood is Mood.HEAT:
        _heat(pen, party, told)
    else:
        _reasons(pen, party, told)


def _void(pen: Pen, told: Telling) -> None:
    x, y, wide, tall = pen.plan.design.story
    k = _k(pen)
    box = (x, y, wide, tall * 0.42)
    pen.panel(box)
    pen.text(told.title, x + 34 * k, y + 48 * k, 32 * k, theme.INK, Role.TITLE, room=wide - 68 * k)
    pen.text(told.sub, x + 35 * k, y + 90 * k, 21 * k, BROWN, room=wide - 68 * k)


def _reasons(pen: Pen, party: Party, told: Telling) -> None:
    x, y, wide, tall = pen.plan.design.story
    k = _k(pen)
    bad = told.mood is Mood.FOUL
    pen.panel((x, y, wide, tall - (3 - max(1, len(told.lines))) * ROW * k), bad)
    left = x + 34 * k
    if bad:
        fouler = told.hands[0] if len(told.hands) == 1 else next(iter(told.bad))
        pen.art_at(f"slap-{FIGURE[party.seats[fouler].side]}", x + 84 * k, y + 76 * k, 84 * k, -14)
        left = x + 142 * k
    room = x + wide - 34 * k - left
    if told.sub:
        size = min(52, TALLEST / pen.plan.units.text_size)  # its place doesn't grow with the words
        pen.text(told.title, left, y + 54 * k, size * k, DEEP if bad else theme.INK, Role.TITLE, room=room)
        pen.text(told.sub, left + 2 * k, y + 102 * k, 21 * k, theme.INK, Role.BOLD, room=room)
    else:
        pen.text(told.title, left, y + 76 * k, 42 * k, DEEP if bad else theme.INK, Role.TITLE, room=room)
    pen.line(x + 34 * k, y + 130 * k, wide - 68 * k, theme.INK, 3 * k)
    for row, line in enumerate(told.lines):
        _row(pen, party, line, y + (165 + row * ROW) * k, k)


def _row(pen: Pen, party: Party, line: Line, y: float, k: float) -> None:
    x, _, wide, _ = pen.plan.design.story
    if isinstance(line.sign, int):
        pen.art_at(hat(party, line.sign), x + 50 * k, y, 36 * k)
    else:
        pen.sign(line.sign, x + 50 * k, y, 36 * k)
    pen.pair(line.bold, line.plain, x + 80 * k, y, 21 * k, wide - 110 * k)


# ---------------------------------------------------------------- a dead heat
def _heat(pen: Pen, party: Party, told: Telling) -> None:
    """All slaps on one scale, with the ten ms in which nobody can tell."""
    x, y, wide, _ = box = pen.plan.design.story
    k = _k(pen)
    pen.panel(box)
    pen.text(told.title, x + 34 * k, y + 58 * k, 46 * k, theme.INK, Role.TITLE, room=wide - 68 * k)
    pen.line(x + 34 * k, y + 96 * k, wide - 68 * k, theme.INK, 3 * k)
    first = min(slap.counted for slap in told.slaps)
    last = max(max(slap.counted for slap in told.slaps if slap.seat in told.hands), first + SCALE_LEAST)
    least = math.floor(first / SCALE_TICK) * SCALE_TICK - 2 * SCALE_TICK
    most = math.ceil(last / SCALE_TICK) * SCALE_TICK
    long = wide - 84 * k
    axis = y + 190 * k

    def at(ms: float) -> float:
        return x + 40 * k + (ms - least) * long / (most - least)

    band = (at(first), axis - 66 * k, at(first + 10) - at(first), 132 * k)
    pen.box(band, "#F2C66B", 8, "#B9862C", 2)
    pen.line(at(least), axis, long, theme.INK, 4 * k)
    for ms in range(least, most + 1, SCALE_TICK):
        pen.post(at(ms), axis - 6 * k, 12 * k, theme.INK, 3 * k)
    for ms in (least + SCALE_TICK, most - SCALE_TICK):
        pen.text(str(ms), at(ms), axis + 26 * k, 18 * k, BROWN, at="center")
    pen.text(
        words.HEAT_WHY, at(first + 10) + 14 * k, axis - 46 * k, 20 * k, BROWN, room=x + wide - at(first + 10) - 40 * k
    )
    for number, slap in enumerate(slap for slap in told.slaps if slap.seat in told.hands):
        _tied(pen, party, slap.seat, slap.ms, slap.counted, at, axis, -1 if number % 2 == 0 else 1, k)


def _tied(
    pen: Pen, party: Party, seat: int, ms: float, counted: float, at: object, axis: float, way: int, k: float
) -> None:
    """A hat on the scale with its name and time; a handicap is a dotted step up to it."""
    assert callable(at)
    x = at(counted)
    pen.post(x, axis if way > 0 else axis - 22 * k, 22 * k, theme.INK, 4 * k)
    if counted > ms:
        step = max(at(ms), pen.plan.design.story[0] + 24 * k)
        while step < x:
            pen.line(step, axis + way * 12 * k, 6 * k, theme.INK, 4 * k)
            step += 12 * k
    pen.art_at(hat(party, seat), x, axis + way * 46 * k, 46 * k)
    label = f"{party.seats[seat].name} {round(counted)}"
    if way < 0:
        pen.text(
            label,
            x - 30 * k,
            axis - 46 * k,
            20 * k,
            theme.INK,
            Role.BOLD,
            "midright",
            room=x - pen.plan.design.story[0] - 50 * k,
        )
    else:
        pen.text(label, x + 34 * k, axis + 52 * k, 20 * k, theme.INK, Role.BOLD, room=pen.plan.design.story[2] * 0.45)


# ---------------------------------------------------------------- what can be done
def draw_coin(pen: Pen, party: Party, show: Show, now: float, cap: str) -> None:
    """The coin that decides a dead heat: it spins for a moment, then says whom it names. Keys never wait for it."""
    told = show.told
    if told is None or told.coin is None:
        return
    x, y, wide, _ = box = pen.plan.design.act
    k = _k(pen)
    pen.panel(box)
    part = show.share(show.told_at, COIN, now)
    landed = part >= 1.0
    shown = told.coin if landed else told.hands[int(part * SPIN * 2) % len(told.hands)]
    _coin(pen, x + 122 * k, y + 122 * k, 180 * k, hat(party, shown), 1.0 if landed else part)
    if not landed:
        return
    name = party.seats[told.coin].name
    room = wide - 262 * k
    pen.text(words.COIN.format(name=name), x + 232 * k, y + 62 * k, 34 * k, theme.INK, Role.TITLE, room=room)
    line = words.COIN_FOUL if told.winner is None else words.COIN_DUEL
    said, size = line.format(name=name), 21 * k
    if pen.high(said, room, size) <= 138 * k:
        pen.para(said, x + 232 * k, y + 92 * k, room, size)
    else:
        pen.para(words.COIN_SHORT, x + 232 * k, y + 92 * k, room, size)
    if told.chooser is None:
        _turns(pen, party, told, cap, k)


def _turns(pen: Pen, party: Party, told: Telling, cap: str, k: float) -> None:
    x, y, wide, _ = pen.plan.design.act
    pen.line(x + 34 * k, y + 232 * k, wide - 68 * k, theme.INK, 2 * k)
    player = next(iter(told.lit), told.coin)
    left = x + 46 * k
    if cap:
        pen.cap(cap, left + 20 * k, y + 270 * k, 54 * k)
        left += 56 * k
    pen.art_at("turn", left + 20 * k, y + 268 * k, 36 * k)
    assert player is not None
    label = words.TURN_NEXT.format(name=party.seats[player].name)
    pen.text(label, left + 50 * k, y + 268 * k, 22 * k, theme.INK, Role.BOLD, room=x + wide - left - 80 * k)


def _coin(pen: Pen, x: float, y: float, size: float, badge: str, part: float) -> None:
    """The coin at a moment of its spin: narrower and wider again."""
    px = max(4, pen.plan.n(size))
    coin = Surface((px, px), pygame.SRCALPHA)
    for name, wide in (("heat-coin", px), (badge, round(px * 0.62))):
        image = pen.art.drawing(f"{STREET}/{name}.svg", wide)
        coin.blit(image, image.get_rect(center=(px // 2, px // 2)))
    turn = abs(math.cos(math.pi * SPIN * (1 - (1 - part) ** 2))) if part < 1.0 else 1.0
    if turn < 1.0:
        coin = pygame.transform.smoothscale(coin, (max(2, round(px * turn)), px))
    pen.surface.blit(coin, coin.get_rect(center=pen.plan.point(x, y)))


def draw_choice(pen: Pen, party: Party, told: Telling) -> None:
    """Who has to choose; the plates themselves are the buttons, each with the arrow that points at it."""
    assert told.chooser is not None
    k = _k(pen)
    x, y, wide, tall = pen.plan.design.act
    top = y + tall * 0.5
    box: Box = (x, top, wide, tall * 0.5)
    if told.coin is not None:
        return
    pen.panel(box)
    pen.art_at(hat(party, told.chooser), x + 76 * k, top + 78 * k, 76 * k)
    title = words.CHOICE.format(name=party.seats[told.chooser].name)
    pen.text(title, x + 134 * k, top + 58 * k, 32 * k, theme.INK, Role.TITLE, room=wide - 168 * k)
    pen.text(words.CHOICE_LINE, x + 135 * k, top + 102 * k, 21 * k, BROWN, room=wide - 168 * k)


# ---------------------------------------------------------------- calm mode
def draw_order(pen: Pen, party: Party, order: tuple[int, ...], asked: int | None, answered: frozenset[int]) -> None:
    """Who answers when, and who has."""
    x, y, wide, _ = box = pen.plan.design.story
    k = _k(pen)
    pen.panel(box)
    pen.text(words.ONE_BY_ONE, x + 34 * k, y + 54 * k, 34 * k, theme.INK, Role.TITLE, room=wide - 68 * k)
    pen.line(x + 34 * k, y + 84 * k, wide - 68 * k, theme.INK, 3 * k)
    waiting = [player for player in order if player not in answered and player != asked]
    for place, player in enumerate(order):
        at = y + (116 + place * 46) * k
        now = player == asked
        if now:
            pen.box((x + 24 * k, at - 23 * k, wide - 48 * k, 46 * k), "#F9D98E", 10 * k)
        pen.text(str(place + 1), x + 46 * k, at, 24 * k, BROWN, Role.LABEL, "center")
        pen.art_at(hat(party, player), x + 88 * k, at, 38 * k)
        pen.text(party.seats[player].name, x + 122 * k, at, 22 * k, theme.INK, Role.BOLD, room=wide * 0.38)
        state = words.SEALED if player in answered else words.ANSWERS_NOW if now else words.LATER
        if waiting and player == waiting[0]:
            state = words.NEXT
        if player == order[-1] and player in waiting and len(waiting) > 1:
            state = words.LAST
        role, colour = (Role.BOLD, theme.INK) if now else (Role.TEXT, BROWN)
        sealed = player in answered
        right = x + wide - (88 if sealed else 36) * k
        pen.text(state, right, at, 20 * k, colour, role, "midright", room=wide * 0.4)
        if sealed:
            pen.art_at("sealed", x + wide - 56 * k, at, 42 * k)


def draw_ask(pen: Pen, party: Party, player: int, boxes: tuple[Rect, Rect]) -> None:
    """The question and its two answers: both look alike, so that nobody sees which was given."""
    x, y, wide, _ = box = pen.plan.design.act
    k = _k(pen)
    pen.panel(box)
    title = words.ASK.format(name=party.seats[player].name)
    pen.text(title, x + 34 * k, y + 52 * k, 34 * k, theme.INK, Role.TITLE, room=wide - 68 * k)
    pen.text(words.LOOK_AWAY, x + 35 * k, y + 92 * k, 21 * k, BROWN, room=wide - 68 * k)
    figure = FIGURE[party.seats[player].side]
    answers = ((f"slap-{figure}", words.SLAP, "←"), (f"leave-{figure}", words.LEAVE_IT, "→"))
    for (icon, label, key), place in zip(answers, boxes, strict=True):
        unit = place.w / 262
        draw.shadow(pen.surface, place, max(2, round(7 * unit)), round(18 * unit), 150)
        draw.rounded(pen.surface, place, theme.INK, round(18 * unit))
        inner = place.inflate(-2 * max(1, round(4 * unit)), -2 * max(1, round(4 * unit)))
        draw.rounded(pen.surface, inner, theme.PAPER_LIP, round(15 * unit))
        face = inner.copy()
        face.h -= max(1, round(8 * unit))
        draw.rounded(pen.surface, face, theme.CREAM, round(15 * unit))
        image = pen.art.drawing(f"{STREET}/{icon}.svg", max(4, round(76 * unit)))
        pen.surface.blit(image, image.get_rect(center=(place.x + round(62 * unit), face.centery)))
        at = (place.x + round(116 * unit), place.y + round(place.h * 0.36))
        px = max(12, round(30 * unit))
        text.write(pen.surface, label, at, Role.TITLE, px, theme.INK, "midleft", room=round(136 * unit))
        spot = (place.x + round(116 * unit), place.y + round(place.h * 0.66))
        size = pen.plan.units.text(20)
        key_tag(pen.surface, key, (spot[0] + round(size * 1.9), spot[1]), pen.plan.units, 20)
