"""What is drawn round the cards: felt, people, bubble, line, answers, tags, thumbs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame
from pygame import Rect, Surface

from game.rules.bluffing_billionaires.views import BONUS, DISCARD, FACE_DOWN, HAND, TURNED_UP, Phase
from game.rules.view import View
from game.scenes.bluffing_billionaires import told
from game.scenes.bluffing_billionaires.cards import CARDS, THINGS, coins, value
from game.scenes.bluffing_billionaires.layout import FIELD, bonus_zone, showdown
from game.scenes.bluffing_billionaires.ledger import Ledger
from game.scenes.bluffing_billionaires.plan import AXIS, Place, Plan
from game.scenes.bluffing_billionaires.reply import draw_replies
from game.scenes.portrait import BILLIONAIRES, flipped
from game.scenes.setup.guide import SIGNS
from game.scenes.table.measure import Measure
from game.scenes.words import bluffing_billionaires as words
from game.scenes.words import seats as seat_words
from game.stage import draw, grounds, text, theme
from game.stage.theme import Colour, Role

if TYPE_CHECKING:
    from game.scenes.bluffing_billionaires.game import BluffGame

FELT = ("#2A6A49", "#0C2419", (0.39, 0.5))
DARK, LIT, SHADE = "#10241B", "#FFE3A0", "#071510"
BUBBLE_RATIO = 170 / 400


class Picture:
    """Belongs to a game."""

    def __init__(self, game: BluffGame) -> None:
        self.game = game

    def _set(self) -> tuple[Measure, Plan, View[Any]]:
        table = self.game.table
        m = Measure(table.stage.units)
        return m, Plan(m, self.game.view.seats, table.near), self.game.view

    # -------------------------------------------------------------- under the cards
    def under(self, surface: Surface) -> None:
        """Felt and people."""
        m, plan, view = self._set()
        surface.blit(grounds.felt(m.units.size, *FELT), (0, 0))
        if not m.small:
            self._rim(surface, m, plan)
            box = self.game.table.sprites.board.zones.get("ledger")
            if box is not None:
                ledger = Ledger(self.game.table.art, m, box, self.game.seating.looks, self.game.names)
                ledger.draw(surface, self.game.table.journal, view)
        self._field(surface)
        for seat in range(view.seats):
            self._person(surface, m, plan.place(seat), view, seat)
            self._empty_pile(surface, m, plan, view, seat)
        self._glows(surface, m, view)
        self._bubble(surface, m, plan, view)

    def _rim(self, surface: Surface, m: Measure, plan: Plan) -> None:
        """The brass inlay of the cloth."""

        def make() -> Surface:
            wide, tall = m.n(1240), m.n(656 + plan.lowered)
            large = Surface((wide * 2, tall * 2), pygame.SRCALPHA)
            for inset, width, alpha in ((0, 5, 150), (16, 2, 130)):
                box = large.get_rect().inflate(-4 * m.n(inset + 4), -4 * m.n(inset + 4))
                pygame.draw.ellipse(large, (217, 164, 65, alpha), box, max(1, m.n(width * 2)))
            return pygame.transform.smoothscale(large, (wide, tall))

        rim = draw.soft_shelf.get(("bluff rim", m.units.size), make)
        surface.blit(rim, rim.get_rect(center=m.at(AXIS, 560 + plan.lowered)))

    def _field(self, surface: Surface) -> None:
        """Where a card that is carried can be let go."""
        table = self.game.table
        zone = table.sprites.board.zones.get(FIELD)
        if zone is not None and FIELD in table.fingers.targets():
            aimed = table.fingers.aimed() is not None
            draw.dashed(surface, zone, 20, theme.LAMP if aimed else theme.BRASS, 4 if aimed else 2)

    def _person(self, surface: Surface, m: Measure, place: Place, view: View[Any], seat: int) -> None:
        game = self.game
        deck, x, y, size = game.seating.looks[seat], *place.portrait
        active = view.facts.active == seat and view.result is None
        middle = m.at(x, y)
        if active or seat in game.asked.victims:
            glow = m.rect(x - size * 0.39, y - size * 0.3, size * 0.78, size * 0.78)
            draw.glow(surface, glow, m.n(26 if not m.small else 10), glow.w // 2, alpha=230)
        face = draw.picture(BILLIONAIRES[deck].drawing, (m.n(size), m.n(size)))
        surface.blit(face, face.get_rect(center=middle))
        self._plate(surface, m, place, seat, active)
        self._counts(surface, m, place, view, seat)

    def _plate(self, surface: Surface, m: Measure, place: Place, seat: int, active: bool) -> None:
        game = self.game
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
        if m.small:
            text.write(
                surface, name, (left, box.centery), Role.LABEL, max(12, m.n(15)), theme.INK, "midleft", room=room
            )
            return
        at = (left, box.y + m.n(21))
        text.write(surface, name, at, Role.LABEL, max(12, m.n(23)), theme.INK, "midleft", room=room)
        at = (left, box.y + m.n(42))
        text.write(surface, title, at, Role.TEXT, max(12, m.n(18)), theme.SECOND, "midleft", room=room)

    def _counts(self, surface: Surface, m: Measure, place: Place, view: View[Any], seat: int) -> None:
        """Cards in hand, coins, cards in the discard pile."""
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
            self._count(surface, m, pill, drawing, number)
            x += wide + gap

    def _count(self, surface: Surface, m: Measure, pill: Rect, drawing: str, number: int) -> None:
        spot = (pill.x + round(pill.w * 0.3), pill.centery)
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
        px = max(12, m.n(23 if not m.small else 15))
        text.write(surface, str(number), at, Role.LABEL, px, theme.PARCHMENT, "center", room=pill.w // 2)

    def _empty_pile(self, surface: Surface, m: Measure, plan: Plan, view: View[Any], seat: int) -> None:
        if m.small or seat != plan.near:
            return
        zone = self.game.table.sprites.board.zones.get(bonus_zone(seat))
        if zone is None:
            return
        at = (zone.centerx, zone.bottom + m.n(18))
        mine = view.seat == seat
        label = words.BONUS_MINE if mine else words.BONUS
        text.write(surface, label, at, Role.LABEL, max(12, m.n(19)), theme.PARCHMENT, "center", spacing=m.k)
        if not view.zone(BONUS.name, seat).cards:
            box = Rect(0, 0, m.n(104), m.n(146))
            box.center = zone.center
            draw.dashed(surface, box, m.n(8), "#7C8B5A", max(1, m.n(2)))

    def _glows(self, surface: Surface, m: Measure, view: View[Any]) -> None:
        """The card that it is about, and the winner of a comparison."""
        sprites = self.game.table.sprites
        active, compared = view.facts.active, self.game.told.compared
        seat = compared.winner if compared is not None else active
        if seat is None or view.result is not None:
            return
        cards = [*view.zone(FACE_DOWN.name, seat).cards, *view.zone(TURNED_UP.name, seat).cards]
        for card in cards:
            if card.id in sprites and sprites.resting:
                box = sprites.bounds(card.id)
                draw.glow(surface, box, m.n(16 if not m.small else 8), max(3, box.w // 14))

    def _bubble(self, surface: Surface, m: Measure, plan: Plan, view: View[Any]) -> None:
        active = view.facts.active
        if m.small or active is None or view.facts.phase is not Phase.VOTE:
            return
        x, y, wide, turned = plan.place(active).bubble
        box = m.rect(x, y, wide, wide * BUBBLE_RATIO)
        image = draw.picture(("tables", "bluffing-billionaires", "bubble.svg"), box.size)
        if turned:
            image = draw.soft_shelf.get(("bubble", box.size), lambda: flipped(image))
        surface.blit(image, box)
        middle = (box.centerx, box.y + round(box.h * 0.38))
        px = max(12, round(box.h * 0.27))
        text.write(surface, words.CLAIM, middle, Role.TITLE, px, theme.INK, "center", room=round(box.w * 0.88))

    # -------------------------------------------------------------- over the cards
    def over(self, surface: Surface) -> None:
        """Line, answers, tags, thumbs."""
        m, plan, view = self._set()
        x, y = plan.middle.line
        room = m.n(900 if not m.small else 780)
        at = m.at(x, y + plan.lowered)
        text.write(
            surface, self.game.line, at, Role.TITLE, m.text(46, 22), theme.CREAM, "center", room=room, shade=SHADE
        )
        draw_replies(surface, self.game, m)
        self._duel(surface, m, plan, view)
        if self.game.voting.lobby and not m.small:
            at = m.at(x, plan.middle.buttons[1] + plan.lowered + 162)
            text.write(surface, words.LOOK_FIRST, at, Role.TEXT, m.n(21), theme.FAINT, "center", room=room)
        for seat in range(view.seats):
            self._seat_tag(surface, m, plan, view, seat)

    def _duel(self, surface: Surface, m: Measure, plan: Plan, view: View[Any]) -> None:
        """Between the two cards of a comparison: figures and what they mean; and who is who."""
        middle, lowered = plan.middle, plan.lowered
        show, values, facts = showdown(view), told.figures(view), view.facts
        if values is not None:
            claim, caller = values
            x, y = (middle.claim[0] + middle.caller[0]) / 2, middle.claim[1] + lowered
            won = self.game.told.compared is not None and self.game.told.compared.winner == facts.active
            apart = 40 if not m.small else 26
            self._figure(surface, m, (x - apart, y - apart * 0.4), str(claim), won)
            self._figure(surface, m, (x + apart, y - apart * 0.4), str(caller), not won)
            verb = words.TIES if claim == caller else words.BEATS if claim > caller else words.LOSES
            at = m.at(x, y + apart * 0.65)
            text.write(surface, verb, at, Role.BOLD, m.text(21, 13), theme.CREAM, "center", room=m.n(apart * 3))
        if show.claim is not None and facts.active is not None:
            line = words.YOU_CLAIMED if view.seat == facts.active else words.CLAIMED
            self._tag(surface, m, show.claim, line.format(name=self.game.names[facts.active]), theme.LAMP)
        if show.caller is not None:
            seat = facts.challengers[0]
            line = words.YOU_CALLED if view.seat == seat else words.CALLED
            self._tag(surface, m, show.caller, line.format(name=self.game.names[seat]), theme.PARCHMENT)
        if show.taken is not None:
            taken = self.game.told.taken
            highest = taken is not None and taken.highest
            line = words.PROTECTED if facts.phase is Phase.PROTECTING else words.BY_CHANCE
            self._tag(surface, m, show.taken, words.HIGHEST if highest else line, theme.PARCHMENT)

    def _figure(self, surface: Surface, m: Measure, at: tuple[float, float], figure: str, won: bool) -> None:
        tone = theme.LAMP if won else theme.PARCHMENT
        text.write(surface, figure, m.at(*at), Role.TITLE, m.text(62, 34), tone, "center", shade=SHADE)

    def _tag(self, surface: Surface, m: Measure, card: int, said: str, fill: Colour) -> None:
        sprites = self.game.table.sprites
        if card not in sprites or not sprites.resting:
            return
        box = sprites.bounds(card)
        self._pill(surface, m, (box.centerx, box.bottom + m.n(2)), said, fill, round(box.w * 1.5))

    def _pill(self, surface: Surface, m: Measure, middle: tuple[int, int], said: str, fill: Colour, room: int) -> None:
        px = max(12, m.n(19 if not m.small else 13))
        said, px = text.fit(said, Role.BOLD, px, room, 12)
        box = Rect(0, 0, text.width(said, Role.BOLD, px) + round(px * 1.5), round(px * 1.75))
        box.center = middle
        dark = fill == DARK
        draw.rounded(surface, box, fill, box.h // 2, theme.BRASS if dark else theme.INK, max(1, m.n(2)))
        text.write(surface, said, box.center, Role.BOLD, px, theme.PARCHMENT if dark else theme.INK, "center")

    # -------------------------------------------------------------- beside the cards of one seat
    def _seat_tag(self, surface: Surface, m: Measure, plan: Plan, view: View[Any], seat: int) -> None:
        sprites, facts = self.game.table.sprites, view.facts
        cards = view.zone(FACE_DOWN.name, seat).cards or view.zone(TURNED_UP.name, seat).cards
        card = cards[0] if cards else None
        box = sprites.bounds(card.id) if card is not None and card.id in sprites else None
        voting = facts.phase is Phase.VOTE
        if box is None:
            place = plan.place(seat)
            if voting and seat != facts.active and seat != plan.near:
                inwards = 0.0 if m.small else max(-44.0, min(44.0, (AXIS - place.card[0]) / 8))
                at = m.at(place.card[0] + inwards, place.card[1] + (30 if not m.small else 20))
                self._pill(surface, m, at, words.NO_CARD, DARK, m.n(190 if not m.small else 74))
            return
        thumb = self.game.told.thumbs.get(seat)
        if thumb is not None and sprites.resting:
            self._thumb(surface, m, box, seat, thumb)
        if card is None or view.zone(TURNED_UP.name, seat).cards or not sprites.resting:
            return
        under = (box.centerx, box.bottom + m.n(2))
        if voting and seat in facts.voters and seat != view.seat:
            waits = words.TO_VOTE if seat in self.game.people else words.THINKING
            said = words.VOTED if seat in facts.voted else waits
            fill: Colour = "#A9C480" if seat in facts.voted else theme.PARCHMENT
            self._pill(surface, m, under, said, fill, m.n(150))
        elif card.face is not None and seat == view.seat:
            self._pill(surface, m, under, words.YOUR_CARD.format(value=value(card.face)), DARK, m.n(180))

    def _thumb(self, surface: Surface, m: Measure, box: Rect, seat: int, up: bool) -> None:
        size = min(m.n(74 if not m.small else 40), round(box.w * 0.85))
        sign = SIGNS[self.game.seating.looks[seat]]
        drawing = ("tables", "bluffing-billionaires", f"thumb-{'up' if up else 'down'}-{sign}.svg")
        middle = (box.right, box.centery + box.h // 10)
        draw.disc(surface, middle, round(size * 0.56), theme.INK)
        draw.disc(surface, middle, round(size * 0.56) - max(1, m.n(3)), theme.CREAM)
        image = draw.picture(drawing, (round(size * 0.86), round(size * 0.86)))
        surface.blit(image, image.get_rect(center=middle))
