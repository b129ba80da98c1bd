"""Draws the street: ground, table, people, heap, the card in the middle, hands, smoke and bursts."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.scenes.crazy_bullets.faces import Faces
from game.scenes.crazy_bullets.ground import paint_street
from game.scenes.crazy_bullets.party import Party
from game.scenes.crazy_bullets.pen import Pen
from game.scenes.crazy_bullets.plan import FULL, Plan
from game.scenes.crazy_bullets.poses import Pose, pose_of
from game.scenes.crazy_bullets.shooting import draw_shots, fired, shots_of
from game.scenes.crazy_bullets.show import FLY, POP, SLAP, THROW, Flyer, Show
from game.scenes.crazy_bullets.sides import CLOCKWISE, FIGURE, STEP, TURN, Side
from game.scenes.crazy_bullets.telling import Flight, Mood
from game.scenes.words import crazy_bullets as words
from game.stage import draw, grounds, motion, theme
from game.stage.art import Art, soft_rectangle, turned
from game.stage.theme import Role

TILTS = ((17, -12, 8), (-24, 10, 4), (8, 14, -8), (-11, -8, -4))
HANDS = {
    Side.TOP: (-160, -238, 214),
    Side.BOTTOM: (156, 236, 34),
    Side.RIGHT: (254, 10, 84),
    Side.LEFT: (-254, -10, 264),
}
"""Where a hand lies on the card: at its edge, so that the signs stay free; and by how much it is turned."""
PUFFS = {
    Side.TOP: ((-234, -248, 126), (-78, -292, 96)),
    Side.BOTTOM: ((228, 266, 126), (80, 292, 96)),
    Side.RIGHT: ((236, -148, 150), (250, 142, 118)),
    Side.LEFT: ((-236, 148, 150), (-250, -142, 118)),
}
SMALL_HANDS = {**HANDS, Side.TOP: (160, -238, 146)}
SMALL_PUFFS = {**PUFFS, Side.TOP: ((234, -248, 126), (78, -292, 96))}
"""In small windows what has happened is told where the upper hand would lie: it lies at the other corner."""
BULLETS = {"R": "#CE3E29", "Y": "#F9C247", "G": "#7FB13F", "B": "#23528F"}
DIMMED = (128, 120, 116)
STACK_CARD = 70
FLIGHT_STEP = 16
"""Pixels between the sizes of a flying card."""
Name = tuple[str, int]
"""A card that is drawn: its face, "" for its back, and by how much it is turned."""


class Picture:
    """One a scene; made anew for a new size of the window."""

    def __init__(self, plan: Plan, art: Art, figures: dict[Side, str], things: bool = True) -> None:
        self.plan, self.art = plan, art
        self.faces = Faces(art, plan.card_width)
        self.scale = plan.design.card / FULL.card
        self.figures = figures
        self._places: dict[Side, tuple[Surface, Rect]] = {}
        """What lies under the people, so that they can move."""
        self.bed = self._paint_bed(figures, things)
        self._ground = self.bed.copy()
        self._heap: tuple[int, tuple[Side, ...]] = (0, ())
        """The bed with the heap on it, which changes once a card; and which heap it is."""

    def prepare(self) -> None:
        """Rasterise what comes with a slap, so that the first one is as prompt as the tenth."""
        self.faces.prepare([TURN[side] for side in self.figures])
        scratch = Surface((8, 8), pygame.SRCALPHA)
        for side in self.figures:
            self._draw_hand(scratch, side, 1.0, 2 * FLY, False)
            for pose in Pose:
                self.draw_person(scratch, side, FIGURE[side], pose)
            for tilt, _, _ in TILTS:
                self._older(TURN[side], tilt)
            light = self.plan.n(600 * self.scale)
            grounds.light((light, light), theme.LAMP, 150)
        self._draw_burst(scratch, next(iter(self.figures), Side.BOTTOM), False, 300, 1.0)

    # -------------------------------------------------------------- what never moves
    def _paint_bed(self, figures: dict[Side, str], things: bool) -> Surface:
        plan = self.plan
        bed = paint_street(plan)
        pen = Pen(bed, plan, self.art)
        if things and not plan.small:
            self._thing(pen, "wheel", 186, 190, 190, 12)
            self._thing(pen, "tumbleweed", 1404, 806, 96, 0)
        radius = plan.n(plan.design.radius)
        blur = max(3, plan.n(16 * self.scale))
        shade = soft_rectangle(2 * radius, 2 * radius, radius, blur, (40, 20, 8, 160))
        bed.blit(shade, shade.get_rect(center=(plan.middle[0], plan.middle[1] + blur)))
        pen.art_at("tabletop", *plan.design.middle, 2 * plan.design.radius)
        for side in CLOCKWISE:
            around = plan.n(330 * self.scale)
            place = Rect(0, 0, around, around)
            place.center = plan.towards(side, plan.design.person_away)
            place.clamp_ip(bed.get_rect())
            if side in figures and bed.get_rect().contains(place):
                self._places[side] = (bed.subsurface(place).copy(), place)
            self.draw_person(bed, side, figures.get(side, "empty"))
        return bed.convert()

    def _thing(self, pen: Pen, name: str, x: float, y: float, wide: float, turn: int) -> None:
        around = self.plan.rect((x - wide / 2, y - wide / 2, wide, wide))
        draw.shadow(pen.surface, around, self.plan.n(9), around.w // 2, 120)
        pen.art_at(name, x, y, wide, turn)

    def draw_person(self, surface: Surface, side: Side, figure: str, pose: Pose = Pose.REST) -> None:
        """Whoever sits on a side in a pose, or the empty stool."""
        plan, pen = self.plan, Pen(surface, self.plan, self.art)
        x, y = plan.design.middle
        step = STEP[side]
        away = plan.design.person_away
        at = (x + step[0] * away, y + step[1] * away)
        lean = (at[0] + step[0] * 46 * self.scale, at[1] + step[1] * 46 * self.scale)
        wide, tall = (130, 130) if figure == "empty" else (232, 118) if step[1] else (118, 232)
        size = (wide * self.scale, tall * self.scale)
        spot = plan.rect((lean[0] - size[0] / 2, lean[1] - size[1] / 2, *size))
        draw.shadow(surface, spot, plan.n(12 * self.scale), min(spot.w, spot.h) // 2, 130)
        name, wide = ("seat-empty", 240) if figure == "empty" else (f"{pose.value}-{figure}", 262)
        pen.art_at(name, *at, wide * self.scale, TURN[side])

    # -------------------------------------------------------------- the middle
    def draw_middle(self, surface: Surface, party: Party, show: Show, now: float) -> None:
        """Heap, card, hands, bullets: all that lies on the table; and what people do."""
        poses = {player: pose_of(show, player, seat.side, now) for player, seat in enumerate(party.seats)}
        surface.blit(self._with_heap(show), (0, 0))
        self._move_people(surface, party, poses)
        self._draw_glow(surface, party, show, now, poses)
        told = show.told
        if told is not None and told.mood in (Mood.FOUL, Mood.OFF):
            for flight in told.flights:
                self._draw_path(surface, flight)
        self._draw_card(surface, party, show, now)
        if told is not None and told.mood in (Mood.FOUL, Mood.OFF):
            self._label_paths(surface, party, told.flights)
        self._draw_slaps(surface, party, show, now, poses)
        for flyer in show.flyers:
            self._draw_flyer(surface, party, flyer, now)

    def draw_sealed(self, surface: Surface, party: Party, answered: tuple[int, ...]) -> None:
        """The sealed answers of calm mode, each before its seat."""
        pen = Pen(surface, self.plan, self.art)
        x, y = self.plan.design.middle
        for player in answered:
            step = STEP[party.seats[player].side]
            spot = (x + step[0] * 270 * self.scale, y + step[1] * 270 * self.scale)
            size = 72 * self.scale
            pen.shadow((spot[0] - size / 2, spot[1] - size / 3, size, size * 0.72), 6 * self.scale, 8)
            pen.art_at("sealed", *spot, 86 * self.scale)

    def _move_people(self, surface: Surface, party: Party, poses: dict[int, Pose]) -> None:
        """Whoever doesn't sit still: their place as it is without them, and then themselves."""
        for player, pose in poses.items():
            side = party.seats[player].side
            if pose is not Pose.REST and side in self._places:
                surface.blit(*self._places[side])
                self.draw_person(surface, side, FIGURE[side], pose)

    def _draw_glow(self, surface: Surface, party: Party, show: Show, now: float, poses: dict[int, Pose]) -> None:
        """Light round whoever won."""
        told = show.told
        if told is None or told.winner is None or not show.landed(now):
            return
        side = party.seats[told.winner].side
        size = self.plan.n(600 * self.scale)
        light = grounds.light((size, size), theme.LAMP, 150)
        at = self.plan.towards(side, self.plan.design.person_away + 46 * self.scale)
        surface.blit(light, light.get_rect(center=at), special_flags=pygame.BLEND_RGB_ADD)
        self.draw_person(surface, side, FIGURE[side], poses[told.winner])

    def _with_heap(self, show: Show) -> Surface:
        """The bed and the heap: only where older cards lie is it painted anew, and only when they change."""
        heap = (show.heaped, tuple(show.heap))
        if heap != self._heap:
            self._heap = heap
            around = Rect(0, 0, *[2 * self.faces.height] * 2)
            around.center = self.plan.middle
            self._ground.blit(self.bed, around, around)
            for place, side in enumerate(show.heap):
                number = (show.heaped - len(show.heap) + place) % len(TILTS)
                tilt, x, y = TILTS[number]
                card = self._older(TURN[side], tilt)
                at = (self.plan.middle[0] + self._px(x) + 2, self.plan.middle[1] + self._px(y + 6))
                self._ground.blit(card, card.get_rect(center=at), special_flags=pygame.BLEND_PREMULTIPLIED)
        return self._ground

    def _older(self, turn: int, tilt: int) -> Surface:
        """An older card with its shadow, in premultiplied alpha."""
        width, height = self.faces.width, self.faces.height
        blur = max(3, self._px(9))

        def make() -> Surface:
            shade = soft_rectangle(width, height, round(width * 0.08), blur, (20, 10, 6, 110))
            whole = pygame.transform.rotozoom(shade, turn + tilt, 1)
            card = self.faces.plain(turn, tilt)
            middle = (whole.get_width() // 2 - 2, whole.get_height() // 2 - self._px(6))
            whole.blit(card, card.get_rect(center=middle))
            return whole.premul_alpha()

        return self.art.keep(("older", width, turn, tilt), make)

    def _px(self, units: float) -> int:
        """Pixels of a length of the large design, on whichever design there is."""
        return round(units * self.scale * self.plan.k)

    def _draw_card(self, surface: Surface, party: Party, show: Show, now: float) -> None:
        if show.aim is None:
            return
        turn = TURN[show.aim]
        if show.face:
            image = self.faces.face(show.face, turn, fired(show))
            if show.dim:
                image = image.copy()
                image.fill(DIMMED, special_flags=pygame.BLEND_RGB_MULT)
        else:
            image = self.faces.back(turn)
        part = show.share(show.thrown, THROW, now) if not show.face else 1.0
        player = party.at(show.aim)
        if part < 1.0 and player is not None:
            name, stack = (show.face, turn), self.plan.stack(show.aim, party.pair)
            self._fly(surface, name, stack, self.plan.middle, motion.ease_out(part))
            return
        box = Rect((0, 0), image.get_size())
        box.center = self.plan.middle
        draw.shadow(surface, box, max(2, self._px(16)), self._px(24), 190)
        surface.blit(image, box)
        if show.count:
            self._draw_count(surface, show.count)

    def _draw_count(self, surface: Surface, count: int) -> None:
        size = self._px(200)
        draw.disc(surface, self.plan.middle, size // 2 + self._px(7), theme.INK)
        draw.disc(surface, self.plan.middle, size // 2, theme.LAMP)
        pen = Pen(surface, self.plan, self.art)
        x, y = self.plan.design.middle
        pen.text(str(count), x, y - 4 * self.scale, 130 * self.scale, theme.INK, Role.TITLE, "center")

    def _fly(self, surface: Surface, name: Name, start: tuple[int, int], end: tuple[int, int], part: float) -> None:
        """A card between a stack, where it is small, and the middle. Its sizes are kept in steps that nobody sees."""
        face, turn = name
        small = self.plan.n(STACK_CARD * self.scale) / self.faces.width
        share = motion.between(small, 1.0, part)
        wide = max(1, round(share * self.faces.width / FLIGHT_STEP)) * FLIGHT_STEP

        def make() -> Surface:
            image = self.faces.face(face, turn) if face else self.faces.back(turn)
            k = wide / self.faces.width
            size = (max(1, round(image.get_width() * k)), max(1, round(image.get_height() * k)))
            return pygame.transform.smoothscale(image, size)

        x = motion.between(start[0], end[0], part)
        y = motion.between(start[1], end[1], part) - motion.arc(part, self._px(60))
        card = self.art.keep(("flying", name, wide), make)
        surface.blit(card, card.get_rect(center=(round(x), round(y))))

    def _draw_flyer(self, surface: Surface, party: Party, flyer: Flyer, now: float) -> None:
        part = max(0.0, min(1.0, (now - flyer.began) / flyer.seconds))
        side = party.seats[flyer.player].side
        stack = self.plan.stack(side, party.pair)
        if flyer.inwards:
            self._fly(surface, ("", 0), stack, self.plan.middle, 1.0 - motion.ease_out(part))
            return
        wide = self.plan.n(STACK_CARD * self.scale)
        card = pygame.transform.smoothscale(self.faces.back(0), (wide, round(wide * 1.4)))
        card.set_alpha(round(255 * (1 - part)))
        surface.blit(card, card.get_rect(center=(stack[0], stack[1] - round(self._px(130) * motion.ease_out(part)))))

    # -------------------------------------------------------------- a duel that was won, a foul
    def _draw_slaps(self, surface: Surface, party: Party, show: Show, now: float, poses: dict[int, Pose]) -> None:
        told = show.told
        if told is None:
            return
        age = now - show.told_at
        for player in (each for each in told.hands if poses[each] is Pose.SLAP):
            self._draw_hand(surface, party.seats[player].side, show.share(show.told_at, SLAP, now), age, show.still)
        shots = shots_of(show, self.plan.middle, self.scale * self.plan.k)
        if shots is not None:
            draw_shots(surface, self.faces, shots, age)

    def draw_bursts(self, surface: Surface, party: Party, show: Show, now: float) -> None:
        """The winner's ms beside the plate."""
        told = show.told
        if told is not None and told.burst is not None and told.winner is not None:
            side = party.seats[told.winner].side
            if side is Side.LEFT and told.title:
                return  # what has happened is told where it would be
            self._draw_burst(surface, side, party.pair, told.burst, show.share(show.told_at, POP, now))

    def _draw_hand(self, surface: Surface, side: Side, part: float, age: float, still: bool) -> None:
        small = self.plan.small
        x, y, turn = (SMALL_HANDS if small else HANDS)[side]
        step, away = STEP[side], self._px(190) * (1 - part)
        middle = self.plan.middle
        puff = 1.0 if still else min(1.0, max(0.0, (age - SLAP * 0.7) / 180))
        for puff_x, puff_y, size in (SMALL_PUFFS if small else PUFFS)[side]:
            if puff > 0:
                at = (middle[0] + self._px(puff_x), middle[1] + self._px(puff_y))
                self._puff(surface, at, size * (0.5 + 0.5 * puff))
        wide = max(4, self._px(176))
        key = ("hand", side, wide)
        image = self.art.keep(key, lambda: turned(self.art.drawing(f"street/slap-{FIGURE[side]}.svg", wide), turn))
        at = (middle[0] + self._px(x) + round(step[0] * away), middle[1] + self._px(y) + round(step[1] * away))
        if part < 1.0:
            image = pygame.transform.rotozoom(image, 0, 1.25 - 0.25 * part)
        shade = Rect(0, 0, self._px(130), self._px(150))
        shade.center = (at[0], at[1] + self._px(8))
        draw.shadow(surface, shade, max(2, self._px(12)), shade.w // 2, 110)
        surface.blit(image, image.get_rect(center=at))

    def _puff(self, surface: Surface, at: tuple[int, int], size: float) -> None:
        image = self.art.drawing("street/smoke.svg", max(4, self._px(size)))
        surface.blit(image, image.get_rect(center=at))

    def _draw_burst(self, surface: Surface, side: Side, pair: bool, ms: int, part: float) -> None:
        plan, pen = self.plan, Pen(surface, self.plan, self.art)
        x, y = plan.design.pair_bangs[side] if pair else plan.design.bangs[side]
        wide = 350 if not plan.small else 168
        if part < 1.0:
            small = self.art.drawing("street/bang.svg", max(4, plan.n(wide)))
            image = pygame.transform.rotozoom(small, 0, max(0.2, motion.ease_back(part)))
            surface.blit(image, image.get_rect(center=plan.point(x, y)))
            return
        pen.art_at("bang", x, y, wide)
        size = wide * (0.222 if ms < 1000 else 0.17) / plan.units.text_size
        pen.text(str(ms), x - 4, y - wide * 0.035, size, theme.INK, Role.TITLE, "center")
        pen.text(words.MS, x - 4, y + wide * 0.113, wide * 0.09 / plan.units.text_size, theme.INK, Role.TITLE, "center")

    # -------------------------------------------------------------- why
    def _draw_path(self, surface: Surface, flight: Flight) -> None:
        """From the card's edge to whom the bullet hits; dashed where it hits nobody. Drawn under the card."""
        step = STEP[flight.side]
        start, end = self._px(200), self._px(336 if flight.hits is not None else 366)
        self._band(surface, step, start, end, BULLETS[flight.colour], dashed=flight.hits is None)
        if flight.hits is not None:
            self._arrow(surface, step, end, BULLETS[flight.colour])

    def _band(self, surface: Surface, step: tuple[int, int], start: int, end: int, colour: str, dashed: bool) -> None:
        x, y = self.plan.middle
        gap = self._px(34)
        at = start
        while at < end:
            until = min(end, at + round(gap * 0.58)) if dashed else end
            for wide, tone in ((self._px(22), theme.INK), (self._px(14), colour)):
                one = (x + step[0] * at, y + step[1] * at)
                two = (x + step[0] * until, y + step[1] * until)
                pygame.draw.line(surface, tone, one, two, max(1, wide))
            at += gap if dashed else end

    def _arrow(self, surface: Surface, step: tuple[int, int], end: int, colour: str) -> None:
        x, y = self.plan.middle[0] + step[0] * end, self.plan.middle[1] + step[1] * end
        across = (-step[1], step[0])
        for size, tone in ((self._px(36), theme.INK), (self._px(26), colour)):
            tip = (x + step[0] * size * 0.9, y + step[1] * size * 0.9)
            foot = (x - step[0] * size * 0.4, y - step[1] * size * 0.4)
            left = (foot[0] + across[0] * size * 0.75, foot[1] + across[1] * size * 0.75)
            right = (foot[0] - across[0] * size * 0.75, foot[1] - across[1] * size * 0.75)
            draw.polygon(surface, [tip, left, right], tone)

    def _label_paths(self, surface: Surface, party: Party, flights: tuple[Flight, ...]) -> None:
        pen = Pen(surface, self.plan, self.art)
        x, y = self.plan.design.middle
        for flight in flights:
            step = STEP[flight.side]
            if flight.hits is None:
                spot = (x + step[0] * 437 * self.scale, y + step[1] * 437 * self.scale)
                pen.art_at("no", *spot, 96 * self.scale)
                pen.pill(words.HITS_NOBODY, spot[0], spot[1] + 82 * self.scale, 21 * max(0.66, self.scale))
            else:
                label = words.HITS.format(name=party.seats[flight.hits].name)
                aside = (86, 0) if step[1] else (0, 50)
                spot = (x + step[0] * 278 * self.scale + aside[0], y + step[1] * 278 * self.scale + aside[1])
                pen.pill(label, *spot, 21 * max(0.66, self.scale))
