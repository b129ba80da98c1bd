"""How the votes screen is drawn: the claim, stations as cards or rows, envelopes, thumbs."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.scenes.portrait import BILLIONAIRES
from game.scenes.setup.guide import SIGNS
from game.scenes.votes.ballot import Answer, Aside, Ballot, Front, Voter
from game.scenes.votes.board import NARROW, VoteBoard
from game.scenes.words import votes as words
from game.stage import draw, faces, motion, text, theme
from game.stage.art import Art
from game.stage.faces import Face
from game.stage.theme import Role
from game.stage.units import LEAST_TEXT, Units

FACE_FILL, SLOT = "#FBF0D8", "#E6D2A2"
COUNT_FILL = "#10241B"
BALLOT_SHAPE = 0.45
LEAST_ANSWER = 22
"""Answers lower than this many pixels are words alone."""


def sign_of(look: str) -> tuple[str, ...]:
    """The symbol of a deck."""
    return ("cards", "bluffing-billionaires", f"symbol-{SIGNS[look]}.svg")


def stamp(surface: Surface, drawing: tuple[str, ...], centre: tuple[int, int], size: float) -> None:
    """A drawing with its middle at a point, `size` pixels wide and high."""
    image = draw.picture(drawing, (round(size), round(size)))
    surface.blit(image, image.get_rect(center=centre))


class Brush:
    """What the parts of the screen are drawn with."""

    def __init__(self, surface: Surface, art: Art, units: Units, board: VoteBoard) -> None:
        self.surface, self.art, self.units, self.board = surface, art, units, board

    def px(self, design: float) -> int:
        """Pixels for design units."""
        return round(design * self.board.k)

    def text(self, design: float) -> int:
        """Pixels of a font that fills a fixed place: it doesn't grow with the text size."""
        return max(LEAST_TEXT, round(design * self.board.k))

    def card(self, face: Face, up: bool, centre: tuple[int, int], width: int, angle: float = 0.0) -> None:
        """A card with its shadow."""
        flat = faces.side(self.art, face, up, max(2, width))
        box = flat.get_rect(center=centre)
        draw.shadow(self.surface, box, max(2, self.px(4)), max(1, round(width * 0.07)), 130)
        if angle:
            key = ("turned", face, up, width, angle)
            flat = self.art.keep(key, lambda: pygame.transform.rotozoom(flat, angle, 1.0))
        self.surface.blit(flat, flat.get_rect(center=centre))

    def tally(self, front: Front, look: str, left: int, middle: int, wide: int) -> int:
        """Cards in hand and coins, counted; returns where they end."""
        back = ("cards", "bluffing-billionaires", f"back-{SIGNS[look]}.svg")
        tall = self.px(38)
        for drawing, number in ((back, front.hand), (("tables", "bluffing-billionaires", "coin.svg"), front.coins)):
            pill = Rect(left, middle - tall // 2, wide, tall)
            draw.rounded(self.surface, pill, COUNT_FILL, tall // 2, theme.BRASS, max(1, self.px(2)))
            stamp(self.surface, drawing, (pill.x + round(wide * 0.31), middle), self.px(27))
            at = (pill.x + round(wide * 0.69), middle)
            text.write(self.surface, str(number), at, Role.LABEL, self.text(24), theme.PARCHMENT, "center")
            left = pill.right + self.px(8)
        return left

    def fan(self, won: tuple[Face, ...], right: int, middle: int, width: int, step: int) -> None:
        """Face-up cards side by side, the newest at the right."""
        for at, face in enumerate(won):
            self.card(face, True, (right - width // 2 - (len(won) - 1 - at) * step, middle), width)


# ---------------------------------------------------------------- the claim
def draw_claim(brush: Brush, ballot: Ballot, line: str, status: str) -> None:
    """Who says what, the card, the question and how many votes are in."""
    surface, board, px, claim = brush.surface, brush.board, brush.px, ballot.claim
    if board.small:
        edge = max(1, px(3))
        draw.rounded(surface, board.face, BILLIONAIRES[claim.look].tones[0], px(14), theme.INK, edge)
        stamp(surface, BILLIONAIRES[claim.look].drawing, board.face.center, board.face.h * 0.96)
    else:
        glow = board.face.inflate(-px(76), -px(76))
        draw.glow(surface, glow, px(32), px(100), alpha=230)
        stamp(surface, BILLIONAIRES[claim.look].drawing, board.face.center, board.face.w)
        _draw_plate(brush, ballot)
        end = brush.tally(claim.front, claim.look, *board.tally, px(84))
        brush.fan(claim.front.won[-2:], end + px(86), board.tally[1], px(44), px(32))
        bubble = draw.picture(("tables", "bluffing-billionaires", "bubble.svg"), board.bubble.size)
        draw.shadow(
            surface, Rect(board.bubble.x + px(10), board.bubble.y + px(14), px(384), px(114)), px(22), px(22), 90
        )
        surface.blit(bubble, board.bubble)
        middle = (board.bubble.centerx, board.bubble.y + px(65))
        room = px(360)
        text.write(surface, claim.says, middle, Role.TITLE, brush.text(45), theme.INK, "center", room=room)
    if claim.front.card is not None:
        width = board.card.w if not board.small else board.card.w - 2
        draw.glow(surface, board.card, px(16), px(10), alpha=200)
        brush.card(claim.front.card, False, board.card.center, width, 0.0 if board.small else 4.0)
    _draw_question(brush, ballot.question, line, status)


def _draw_plate(brush: Brush, ballot: Ballot) -> None:
    surface, px, plate, claim = brush.surface, brush.px, brush.board.plate, ballot.claim
    draw.shadow(surface, plate, px(5), px(12), 130)
    draw.rounded(surface, plate, theme.LAMP, px(12), theme.INK, px(3))
    draw.rounded(surface, plate.inflate(-px(12), -px(12)), "#FFE3A0", px(7))
    stamp(surface, sign_of(claim.look), (plate.x + px(40), plate.centery), px(40))
    left, room = plate.x + px(72), plate.w - px(84)
    text.write(
        surface, claim.name, (left, plate.y + px(23)), Role.TITLE, brush.text(28), theme.INK, "midleft", room=room
    )
    kind_at = (left + 1, plate.y + px(49))
    text.write(surface, claim.kind, kind_at, Role.LABEL, brush.text(18), theme.SECOND, "midleft", room=room)


def _draw_question(brush: Brush, question: str, line: str, status: str) -> None:
    surface, board, units = brush.surface, brush.board, brush.units
    place = board.question
    least = brush.text(30 if board.small else 36)
    size = brush.text(44 if board.small else 62)
    shown, px = text.fit(question, Role.TITLE, size, place.w, least)
    px_line = units.text(23 if not board.small else 20)
    lines = [(status, Role.BOLD, theme.LAMP)] if status else []
    if not lines or not board.small or place.h > px + 3 * px_line:
        lines.insert(0, (line, Role.TEXT, theme.FAINT))
    tall = round(px * 1.3) + len(lines) * round(px_line * 1.5)
    top = place.y + max(0, (place.h - tall) // 2)
    first = text.write(surface, shown, (place.x, top), Role.TITLE, px, theme.CREAM, shade="#0A2016")
    y = first.bottom
    for said, role, tone in lines:
        text.write(surface, said, (place.x + 2, y), role, px_line, tone, room=place.w)
        y += round(px_line * 1.5)


def draw_asides(brush: Brush, asides: list[tuple[Aside, str, Answer | None]]) -> None:
    """Those without a station: name, what is known of them, and once votes are shown their thumb."""
    surface, box, units = brush.surface, brush.board.asides, brush.units
    left, px = box.x, units.text(20)
    tall = min(box.h, round(px * 2.2))
    for aside, note, answer in asides:
        name, wide_note = text.width(aside.name, Role.BOLD, px), text.width(note, Role.TEXT, px)
        wide = tall + name + wide_note + round(px * 1.6) + (tall if answer else 0)
        if left + wide > box.right:
            return
        chip = Rect(left, box.y + (box.h - tall) // 2, wide, tall)
        draw.rounded(surface, chip, "#10241B", tall // 2, theme.BRASS, max(1, brush.px(2)))
        stamp(surface, BILLIONAIRES[aside.look].badge, (chip.x + tall // 2, chip.centery), tall * 0.82)
        at = (chip.x + tall + round(px * 0.2), chip.centery)
        text.write(surface, aside.name, at, Role.BOLD, px, theme.CREAM, "midleft")
        at = (at[0] + name + round(px * 0.4), chip.centery)
        text.write(surface, note, at, Role.TEXT, px, theme.FAINT, "midleft")
        if answer:
            stamp(surface, answer.picture(aside.look), (chip.right - round(tall * 0.66), chip.centery), tall * 0.86)
        left = chip.right + brush.px(12)


# ---------------------------------------------------------------- stations
def vote_boxes(brush: Brush, station: Rect) -> tuple[Rect, Rect]:
    """Where the two answers stand in a station."""
    px, slot = brush.px, vote_slot(brush, station)
    gap = px(12)
    wide = (slot.w - gap) // 2
    return Rect(slot.x, slot.y, wide, slot.h), Rect(slot.right - wide, slot.y, wide, slot.h)


def vote_slot(brush: Brush, station: Rect) -> Rect:
    """Where the vote of a station lies."""
    px = brush.px
    if brush.board.small:
        left = station.x + round(station.w * 0.4)
        pad = max(3, px(10))
        right = station.right - max(px(70), station.h // 2)
        return Rect(left, station.y + pad, right - left, station.h - 2 * pad)
    return Rect(station.x + px(22), station.y + px(136), station.w - px(44), px(196))


def draw_station(brush: Brush, station: Rect, voter: Voter, voted: bool) -> None:
    """The paper of a station with name, portrait, mark and counts: all but the vote."""
    if brush.board.small:
        _draw_row(brush, station, voter, voted)
        return
    surface, px = brush.surface, brush.px
    narrow = station.w < px(NARROW)
    portrait = BILLIONAIRES[voter.look]
    draw.paper(surface, station, brush.units, radius=18, lined=False)
    band = Rect(station.x + px(14), station.y + px(14), station.w - px(28), px(104))
    draw.rounded(surface, band, theme.INK, px(10))
    draw.rays(surface, band.inflate(-2 * px(3), -2 * px(3)), *portrait.tones, 18, px(7))
    middle = (station.x + px(62 if narrow else 74), station.y + px(60 if narrow else 52))
    stamp(surface, portrait.drawing, middle, px(122 if narrow else 142))
    left = px(122 if narrow else 146)
    plate = Rect(station.x + left, station.y + px(28), station.w - left - px(26), px(76))
    draw.rounded(surface, plate, FACE_FILL, px(12), theme.INK, px(3))
    pad = px(12 if narrow else 18)
    room = plate.w - 2 * pad
    at = (plate.x + pad, plate.y + px(26))
    text.write(surface, voter.name, at, Role.TITLE, brush.text(30), theme.INK, "midleft", room=room)
    stamp(surface, sign_of(voter.look), (plate.x + pad + px(12), plate.y + px(54)), px(24))
    at = (plate.x + pad + px(31), plate.y + px(54))
    text.write(surface, voter.title, at, Role.LABEL, brush.text(19), theme.SECOND, "midleft", room=room - px(31))
    draw_mark(brush, (station.right - px(24), station.y + px(26)), px(40), voted)
    y = station.bottom - px(60)
    if voter.front.card is not None:
        brush.card(voter.front.card, False, (station.x + px(54), y), px(62))
    brush.tally(voter.front, voter.look, station.x + px(92 if narrow else 104), y, px(74 if narrow else 84))
    width, step = (px(46), px(18)) if narrow else (px(54), px(36))
    brush.fan(voter.front.won[-2:], station.right - px(18), y, width, step)


def _draw_row(brush: Brush, station: Rect, voter: Voter, voted: bool) -> None:
    surface, px = brush.surface, brush.px
    portrait = BILLIONAIRES[voter.look]
    draw.paper(surface, station, brush.units, radius=16, lined=False)
    size = station.h - max(6, px(20))
    size = min(size, px(150))
    window = Rect(station.x + max(3, px(10)), station.centery - size // 2, size, size)
    draw.rounded(surface, window, portrait.tones[0], px(10), theme.INK, max(1, px(3)))
    stamp(surface, portrait.drawing, window.center, min(window.w, window.h) * 0.96)
    left = window.right + px(14)
    room = vote_slot(brush, station).x - px(10) - left
    px_name = brush.units.text(26)
    if station.h > px_name * 2.6:
        at = (left, station.centery - round(px_name * 0.55))
        text.write(surface, voter.name, at, Role.TITLE, px_name, theme.INK, "midleft", room=room)
        at = (left, station.centery + round(px_name * 0.7))
        text.write(surface, voter.title, at, Role.LABEL, brush.units.text(19), theme.SECOND, "midleft", room=room)
    else:
        text.write(surface, voter.name, (left, station.centery), Role.TITLE, px_name, theme.INK, "midleft", room=room)
    mark = min(max(px(44), 16), station.h - 4)
    draw_mark(brush, (station.right - px(14) - mark // 2, station.centery), mark, voted)


def draw_mark(brush: Brush, centre: tuple[int, int], size: int, voted: bool) -> None:
    """In or missing: a check or an hourglass."""
    draw.disc(brush.surface, centre, size // 2, theme.INK)
    draw.disc(brush.surface, centre, size // 2 - max(1, brush.px(3)), theme.GOOD if voted else theme.PARCHMENT)
    name, tone = ("check", theme.CREAM) if voted else ("hourglass", theme.INK)
    draw.icon(brush.surface, name, centre, round(size * 0.6), tone)


def draw_answer(brush: Brush, box: Rect, answer: Answer, look: str, label: str, fill: str = FACE_FILL) -> None:
    """One of the two answers: drawing, cap of the key, word. Both look alike but for these."""
    surface, px = brush.surface, brush.px
    if box.h < LEAST_ANSWER:
        said = f"{label} {answer.label}"
        text.write(surface, said, box.center, Role.BOLD, LEAST_TEXT, theme.INK, "center", room=box.w)
        return
    radius, edge = min(px(14), box.h // 3), max(1, px(3))
    draw.shadow(surface, box, max(2, px(5)), radius, 130)
    draw.rounded(surface, box, theme.INK, radius)
    inner = box.inflate(-2 * edge, -2 * edge)
    draw.rounded(surface, inner, theme.PAPER_LIP, max(1, radius - edge))
    top = Rect(inner.x, inner.y, inner.w, inner.h - max(2, px(6)))
    draw.rounded(surface, top, fill, max(1, radius - edge))
    picture = answer.picture(look)
    if box.h < px(150) or box.w > box.h * 2.2:
        _draw_answer_flat(brush, top, picture, answer.label, label)
        return
    part = min(1.0, box.w / px(198))
    thumb, cap, middle = px(84) * part, round(px(76) * part), box.y + round(box.h * 0.36)
    stamp(surface, picture, (box.x + round(px(54) * part), middle), thumb)
    draw_cap(brush, Rect(box.right - px(12) - cap, middle - cap // 2, cap, cap), label)
    at = (box.centerx, box.y + round(box.h * 0.765))
    room = box.w - px(16)
    text.write(surface, answer.label, at, Role.TITLE, brush.text(28), theme.INK, "center", room=room)


def _draw_answer_flat(brush: Brush, box: Rect, picture: tuple[str, ...], word: str, label: str) -> None:
    """The same side by side, for flat boxes; the word goes first where there is no room."""
    surface, px = brush.surface, brush.px
    size = round(box.h * 0.78)
    stamp(surface, picture, (box.x + px(8) + size // 2, box.centery), size)
    cap = min(size, round(box.w * 0.4))
    draw_cap(brush, Rect(box.right - px(8) - cap, box.centery - cap // 2, cap, cap), label)
    left, right = box.x + px(16) + size, box.right - px(16) - cap
    px_word = brush.units.text(22)
    if right - left > text.width(word, Role.TITLE, LEAST_TEXT):
        at = ((left + right) // 2, box.centery)
        text.write(surface, word, at, Role.TITLE, px_word, theme.INK, "center", room=right - left)


def draw_cap(brush: Brush, box: Rect, label: str) -> None:
    """The cap of a key; nothing where there is no key."""
    if not label:
        return
    surface, edge = brush.surface, max(1, brush.px(3))
    radius, drop = round(box.h * 0.22), round(box.h * 0.16)
    draw.rounded(surface, box, theme.INK, radius)
    body = box.inflate(-2 * edge, -2 * edge)
    draw.rounded(surface, body, theme.KEY_LIP, max(1, radius - edge))
    top = Rect(body.x, body.y, body.w, body.h - drop)
    draw.rounded(surface, top, FACE_FILL, max(1, radius - edge))
    surface.fill(theme.rgb(theme.INK), (body.x, top.bottom, body.w, max(1, brush.px(2))))
    px = max(LEAST_TEXT, round(box.h * 0.42))
    text.write(surface, label, top.center, Role.TITLE, px, theme.INK, "center", room=top.w - 2)


def draw_envelope(brush: Brush, slot: Rect, look: str, tilt: int, t: float) -> None:
    """A sealed vote; `t` from 0 to 1 while it comes down. The same whatever is in it."""
    surface, px = brush.surface, brush.px
    draw.rounded(surface, slot, SLOT, min(px(14), slot.h // 3), theme.PAPER_LINE, max(1, px(2)))
    wide = min(px(340), slot.w - px(34), round((slot.h - max(2, px(16))) / BALLOT_SHAPE))
    tall = round(wide * BALLOT_SHAPE)
    if wide < 8:
        return
    drop = round((1.0 - motion.ease_out(t)) * px(30))
    centre = (slot.centerx, slot.centery - drop)
    key = ("ballot", wide, tilt)
    sheet = draw.soft_shelf.get(key, lambda: _tilted(wide, tall, tilt))
    shade = Rect(0, 0, max(1, wide - px(8)), max(1, tall - px(10)))
    shade.center = (centre[0], centre[1] + px(3))
    draw.shadow(surface, shade, max(2, px(6)), px(10), 120)
    surface.blit(sheet, sheet.get_rect(center=centre))
    middle = (centre[0], centre[1] + round(tall * 0.08))
    stamp(surface, ("setup", "seal.svg"), middle, tall * 0.58)
    stamp(surface, sign_of(look), middle, tall * 0.25)


def _tilted(wide: int, tall: int, tilt: int) -> Surface:
    large = Surface((wide * 2 + 40, tall * 2 + 40), pygame.SRCALPHA)
    image = draw.picture(("setup", "ballot.svg"), (wide * 2, tall * 2))
    large.blit(image, image.get_rect(center=large.get_rect().center))
    return pygame.transform.rotozoom(large, 1.6 if tilt else -1.6, 0.5)


def draw_shown(brush: Brush, slot: Rect, answer: Answer, look: str, t: float) -> None:
    """An opened vote: the thumb slams down; `t` from 0 to 1."""
    surface, px = brush.surface, brush.px
    draw.rounded(surface, slot, SLOT, min(px(14), slot.h // 3), theme.PAPER_LINE, max(1, px(2)))
    whole = min(px(140), round(slot.h * 0.8))
    size = whole * (1.0 + 0.9 * (1.0 - motion.ease_in(t)))
    flat = brush.board.small and slot.w > 2 * whole
    middle = (slot.centerx - (round(slot.w * 0.22) if flat else 0), slot.centery - (0 if flat else px(18)))
    stamp(surface, answer.picture(look), middle, size)
    px_word = brush.text(28) if not brush.board.small else brush.units.text(24)
    at = (slot.centerx + round(slot.w * 0.16), slot.centery) if flat else (slot.centerx, slot.bottom - px(30))
    text.write(surface, answer.label, at, Role.TITLE, px_word, theme.INK, "center", room=slot.w - px(16))


def draw_foot(brush: Brush) -> None:
    """That hands are covered, and what a press means."""
    surface, box, units = brush.surface, brush.board.foot, brush.units
    px = units.text(22)
    size = round(px * 1.5)
    if box.w < px * 6 or box.h < px:
        return
    draw.icon(surface, "covered", (box.x + size // 2, box.centery), size, theme.LAMP)
    at = (box.x + size + round(px * 0.7), box.centery)
    room = box.right - at[0]
    first = text.write(surface, words.COVERED, at, Role.BOLD, px, theme.CREAM, "midleft", room=room)
    rest = box.right - first.right - px
    if text.width(words.COVERED_MORE, Role.TEXT, px) <= rest:
        at = (first.right + round(px * 0.8), box.centery)
        text.write(surface, words.COVERED_MORE, at, Role.TEXT, px, theme.FAINT, "midleft")
