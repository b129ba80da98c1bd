"""The people round the table: portrait, plate, what is counted, and the bubble of whoever claims to be the richest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pygame import Rect, Surface

from game.rules.bluffing_billionaires.views import BONUS, DISCARD, HAND, Phase
from game.rules.view import View
from game.scenes.bluffing_billionaires.cards import CARDS, THINGS, coins
from game.scenes.bluffing_billionaires.plan import Place, Plan
from game.scenes.bluffing_billionaires.tags import DARK, grown
from game.scenes.portrait import BILLIONAIRES, flipped
from game.scenes.setup.guide import SIGNS
from game.scenes.table.measure import Measure
from game.scenes.words import bluffing_billionaires as words
from game.scenes.words import seats as seat_words
from game.stage import draw, text, theme
from game.stage.theme import Role

if TYPE_CHECKING:
    from game.scenes.bluffing_billionaires.game import BluffGame

LIT = "#FFE3A0"
LARGE_TEXT = 1.2
"""From this text size on the plates are for the names alone."""
BUBBLE_RATIO = 170 / 400
SMALL_BUBBLE, SMALL_TAIL = (124, 23), 7
"""Width and height of the bubble in small windows, and how far its tail goes up."""


class People:
    """Paints them for one view."""

    def __init__(self, game: BluffGame, m: Measure, plan: Plan, view: View[Any]) -> None:
        self.game, self.m, self.plan, self.view = game, m, plan, view

    def paint(self, surface: Surface) -> None:
        """All of them, and the bubble."""
        for seat in range(self.view.seats):
            self._person(surface, self.plan.place(seat), seat)
        active = self.view.facts.active
        if active is not None and self.view.facts.phase is Phase.VOTE:
            (self._small_bubble if self.m.small else self._bubble)(surface, self.plan.place(active))

    def _person(self, surface: Surface, place: Place, seat: int) -> None:
        game, m = self.game, self.m
        deck, x, y, size = game.seating.looks[seat], *place.portrait
        active = self.view.facts.active == seat and self.view.result is None
        if active or seat in game.asked.victims:
            glow = m.rect(x - size * 0.39, y - size * 0.3, size * 0.78, size * 0.78)
            draw.glow(surface, glow, m.n(26 if not m.small else 10), glow.w // 2, alpha=230)
        face = draw.picture(BILLIONAIRES[deck].drawing, (m.n(size), m.n(size)))
        surface.blit(face, face.get_rect(center=m.at(x, y)))
        self._plate(surface, place, seat, active)
        self._counts(surface, place, seat)

    def _plate(self, surface: Surface, place: Place, seat: int, active: bool) -> None:
        game, m = self.game, self.m
        deck, box = game.seating.looks[seat], m.rect(*place.plate)
        name, title = game.names[seat], seat_words.BILLIONAIRES[deck]
        radius = m.n(12 if not m.small else 7)
        draw.shadow(surface, box, m.n(5), radius, 120)
        edge = max(1, m.n(3 if not m.small else 2))
        draw.rounded(surface, box, theme.LAMP if active else theme.BRASS, radius, theme.INK, edge)
        inset = 2 * m.n(6 if not m.small else 3)
        draw.rounded(surface, box.inflate(-inset, -inset), LIT if active else theme.PARCHMENT, max(2, radius - 4))
        size = m.n(36 if not m.small else 18)
        sign = game.table.art.drawing(f"{CARDS}/symbol-{SIGNS[deck]}.svg", size)
        surface.blit(sign, sign.get_rect(midleft=(box.x + m.n(12 if not m.small else 5), box.centery)))
        left = box.x + m.n(56 if not m.small else 26)
        room = box.right - left - m.n(10 if not m.small else 4)
        titled = not m.small and m.units.text_size < LARGE_TEXT
        px = grown(m, 23, 15) if titled or m.small else grown(m, 26, 15, 1.4)
        middle = box.y + m.n(21) if titled else box.centery
        text.write(surface, name, (left, middle), Role.LABEL, px, theme.INK, "midleft", room=room)
        if titled:
            at = (left, box.y + m.n(42))
            text.write(surface, title, at, Role.TEXT, grown(m, 18, 12), theme.SECOND, "midleft", room=room)

    def _counts(self, surface: Surface, place: Place, seat: int) -> None:
        """Cards in hand, coins, cards in the discard pile."""
        m, view = self.m, self.view
        x, y = place.counts
        held, coined = len(view.zone(HAND.name, seat).cards), coins(view.zone(BONUS.name, seat).cards)
        discarded = len(view.zone(DISCARD.name, seat).cards)
        back = f"{CARDS}/back-{SIGNS[self.game.seating.looks[seat]]}.svg"
        kinds = [(back, held), (f"{THINGS}/coin.svg", coined), ("", discarded)]
        wide, tall, gap = (66, 36, 6) if not m.small else (38, 22, 3)
        if m.small and place.plate[2] < 3 * (wide + gap):
            kinds = kinds[:2]
        for drawing, number in kinds:
            pill = m.rect(x, y - tall / 2, wide, tall)
            draw.rounded(surface, pill, DARK, pill.h // 2, theme.BRASS, max(1, m.n(2 if not m.small else 1)))
            self._count(surface, pill, drawing, number)
            x += wide + gap

    def _count(self, surface: Surface, pill: Rect, drawing: str, number: int) -> None:
        m, spot = self.m, (pill.x + round(pill.w * 0.3), pill.centery)
        size = round(pill.h * 0.66)
        if not drawing:
            draw.icon(surface, "down", spot, round(size * 1.1), theme.FAINT)
        elif "back" in drawing:
            image = self.game.table.art.drawing(drawing, max(2, round(size * 0.8)), max(3, round(size * 1.12)))
            surface.blit(image, image.get_rect(center=spot))
        else:
            image = self.game.table.art.drawing(drawing, size)
            surface.blit(image, image.get_rect(center=spot))
        at = (pill.x + round(pill.w * 0.7), pill.centery)
        px = grown(m, 23, 15)
        text.write(surface, str(number), at, Role.LABEL, px, theme.PARCHMENT, "center", room=pill.w // 2)

    # -------------------------------------------------------------- the claim
    def _bubble(self, surface: Surface, place: Place) -> None:
        x, y, wide, turned = place.bubble
        box = self.m.rect(x, y, wide, wide * BUBBLE_RATIO)
        image = draw.picture(("tables", "bluffing-billionaires", "bubble.svg"), box.size)
        if turned:
            image = draw.soft_shelf.get(("bubble", box.size), lambda: flipped(image))
        surface.blit(image, box)
        middle = (box.centerx, box.y + round(box.h * 0.38))
        px = max(12, round(box.h * 0.27))
        text.write(surface, words.CLAIM, middle, Role.TITLE, px, theme.INK, "center", room=round(box.w * 0.88))

    def _small_bubble(self, surface: Surface, place: Place) -> None:
        """Below the card that it is about, with its tail up to it; beside one's own card, which has a tag below."""
        m, middle, view = self.m, self.plan.middle, self.view
        near = view.facts.active == self.plan.near
        beside = near and view.seat == self.plan.near
        x, y, wide = place.card[:3] if not near else middle.home if beside else middle.aside
        y += self.plan.lowered if near else 0
        across, tall = SMALL_BUBBLE
        left = min(max(8.0, x - across / 2), 792.0 - across)
        box, edge, half = m.rect(left, y + wide * 0.7 + SMALL_TAIL, across, tall), max(1, m.n(2)), m.n(7)
        if beside:
            box.midleft = m.at(x + wide / 2 + SMALL_TAIL, y)
            tip = m.at(x + wide / 2 + 1, y)
            root = [(box.x + edge + 1, tip[1] - half), (box.x + edge + 1, tip[1] + half)]
        else:
            tip = m.at(x, y + wide * 0.7 + 2)
            root = [(tip[0] - half, box.y + edge + 1), (tip[0] + half, box.y + edge + 1)]
        draw.rounded(surface, box, theme.CREAM, box.h // 3, theme.INK, edge)
        corners = [(float(x), float(y)) for x, y in (*root, tip)]
        draw.polygon(surface, corners, theme.INK)
        centre = sum(x for x, _ in corners) / 3, sum(y for _, y in corners) / 3
        inner = [((x - centre[0]) * 0.62 + centre[0], (y - centre[1]) * 0.62 + centre[1]) for x, y in corners]
        draw.polygon(surface, inner, theme.CREAM)
        px = grown(m, 14, 14, 1.15)
        text.write(surface, words.CLAIM, box.center, Role.TITLE, px, theme.INK, "center", room=box.w - m.n(8))
