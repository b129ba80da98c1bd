"""A poster on the wall: hangs a little askew, straightens, comes nearer and glows when somebody looks at it."""

from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from game.scenes import Entry
from game.scenes.words import menu as words
from game.stage import draw, text, theme
from game.stage.art import soft_rectangle
from game.stage.assets import asset
from game.stage.cache import Shelf
from game.stage.theme import Role
from game.stage.units import LEAST_TEXT, Units
from game.stage.widgets.base import Widget

DRAWN = (300, 420)
"""The proportions of the drawing."""
PLANNED = 296
"""The width of a poster in the design, for the size of its words."""
LIFT_TIME = 0.09
LIFTED = 1.08
TITLE, PLAYERS = 32, 22
TITLE_AT, PLAYERS_AT = 0.772, 0.862
"""How far down the poster the words stand."""
TITLE_ROOM = 0.885
LINES_APART, MOST_APART = 0.62, 0.035
"""How far the middles of the two lines must be apart, in their sizes, and how far they may move, of the height."""
STAMP_TURN = 9

_pictures = Shelf(48 * 1024 * 1024)


def forget_pictures() -> None:
    """Drop what was drawn for another window."""
    _pictures.clear()


def has_room_for_words(width: int, titles: tuple[str, ...]) -> bool:
    """Whether every title can be read on posters of this width."""
    room = round(width * TITLE_ROOM)
    return all(text.width(title, Role.TITLE, LEAST_TEXT) <= room for title in titles)


class Poster(Widget):
    """One game on the wall. `rect` is where it hangs at rest; it draws a little beyond when it is lifted."""

    def __init__(self, entry: Entry, tilt: float, on_press: Callable[[], None]) -> None:
        super().__init__()
        self.entry, self.tilt, self.on_press = entry, tilt, on_press
        self.lift = 0.0
        self.by_keys = False
        """Whether keys or a pad lead at this moment: then only the focus counts, wherever the pointer rests."""
        self.still = False
        """Whether it jumps instead of gliding: reduced motion."""
        self.worded = True

    @property
    def looked_at(self) -> bool:
        """Whether the pointer or the focus is on it."""
        return self.focused if self.by_keys else self.hovered or self.held

    @property
    def moving(self) -> bool:
        return self._flash > 0 or self.lift != float(self.looked_at)

    def update(self, dt: float) -> bool:
        changed = super().update(dt)
        goal = float(self.looked_at)
        if self.lift == goal:
            return changed
        step = 1.0 if self.still else dt / LIFT_TIME
        self.lift = min(goal, self.lift + step) if goal > self.lift else max(goal, self.lift - step)
        return True

    # -------------------------------------------------------------- picture
    def draw(self, surface: Surface) -> None:
        units = self.units
        if not self.shown or self.rect.w < 4:
            return
        lift = self.lift * (2 - self.lift)
        pressed = self.held or self._flash > 0
        image = self._image(units, lift, pressed)
        place = image.get_rect(center=self.rect.center)
        body = self.rect.inflate(-round(self.rect.w * 0.06), -round(self.rect.h * 0.05))
        if lift > 0:
            # Few steps of light and shadow, since each is blurred only once and kept.
            grown = body.inflate(round(body.w * (LIFTED - 1)), round(body.h * (LIFTED - 1)))
            _blit_soft(
                surface, grown, units.px(20), (*theme.rgb(theme.LAMP)[:3], (75, 150, 225)[min(2, int(lift * 3))])
            )
        high = units.px(20 if lift > 0.5 and not pressed else 8)
        _blit_soft(surface, body.move(round(high * 0.4), high), high, (0, 0, 0, 195))
        surface.blit(image, place)

    def _image(self, units: Units, lift: float, pressed: bool) -> Surface:
        name = (self.entry.game, self.entry.make is None, self.rect.size, units.text_size, self.worded)
        large = (round(self.rect.w * LIFTED), round(self.rect.h * LIFTED))
        if lift <= 0:
            return _pictures.get(
                (name, "rest"),
                lambda: pygame.transform.rotozoom(self._paint(self.rect.size, units, 1.0), self.tilt, 1.0),
            )
        near = _pictures.get((name, "near"), lambda: self._paint(large, units, LIFTED))
        if lift >= 1 and not pressed:
            return near
        size = (1 / LIFTED + (1 - 1 / LIFTED) * lift) * (0.975 if pressed else 1.0)
        return pygame.transform.rotozoom(near, self.tilt * (1 - lift), size)

    def _paint(self, size: tuple[int, int], units: Units, grown: float) -> Surface:
        pad = 2
        sheet = Surface((size[0] + 2 * pad, size[1] + 2 * pad), pygame.SRCALPHA)
        sheet.blit(pygame.image.load_sized_svg(str(asset(*self.entry.poster)), size), (pad, pad))
        whole = Rect((pad, pad), size)
        if self.worded:
            self._paint_words(sheet, whole, units, grown)
        if self.entry.make is None:
            _stamp(sheet, whole, units, grown)
        return sheet

    def _paint_words(self, sheet: Surface, whole: Rect, units: Units, grown: float) -> None:
        across = whole.centerx
        own = self.rect.w / PLANNED * units.text_size
        title_px = round(max(units.text(TITLE), TITLE * own) * grown)
        players_px = round(max(units.text(PLAYERS), PLAYERS * own) * grown)
        room = round(whole.w * TITLE_ROOM)
        title_y, players_y = whole.h * TITLE_AT, whole.h * PLAYERS_AT
        # Large lines move apart, as far as the paper goes.
        lacking = (title_px + players_px) * LINES_APART - (players_y - title_y)
        apart = max(0.0, min(lacking, whole.h * MOST_APART))
        title_y, players_y = title_y - apart * 0.3, players_y + apart * 0.7
        players_px = max(LEAST_TEXT, min(players_px, round((players_y - title_y) / LINES_APART - title_px)))
        title_at = (across, whole.y + round(title_y))
        text.write(sheet, self.entry.title, title_at, Role.TITLE, title_px, theme.INK, "center", room=room)
        at = (across, whole.y + round(players_y))
        room = round(whole.w * 0.8)
        place = text.write(sheet, self.entry.players, at, Role.LABEL, players_px, "#7A3420", "center", room=room)
        dash = round(whole.w * 0.088)
        gap = max(round(whole.w * 0.035), 2)
        for left in (place.left - gap - dash, place.right + gap):
            if whole.left + dash // 2 < left < whole.right - dash * 3 // 2:
                sheet.fill(theme.rgb("#A57B4C"), (left, place.centery, dash, max(1, round(2 * units.scale * grown))))


def _blit_soft(surface: Surface, box: Rect, blur: int, colour: tuple[int, int, int, int]) -> None:
    """Light or shadow around a box, kept."""
    blur = max(2, blur)
    key = ("soft", box.size, blur, colour)
    soft = _pictures.get(key, lambda: soft_rectangle(box.w, box.h, max(2, box.w // 30), blur, colour))
    surface.blit(soft, (box.x - 2 * blur, box.y - 2 * blur))


def _stamp(sheet: Surface, whole: Rect, units: Units, grown: float) -> None:
    """`Coming`, stamped across the corner of the picture."""
    px = max(LEAST_TEXT, min(round(units.text(24) * grown), whole.w // 6))
    words_wide = text.width(words.COMING, Role.LABEL, px)
    box = Rect(0, 0, words_wide + round(px * 1.1), round(px * 1.75))
    edge = max(2, round(px * 0.14))
    label = Surface((box.w + 4, box.h + 4), pygame.SRCALPHA)
    box.topleft = (2, 2)
    draw.rounded(label, box, theme.INK, max(2, round(px * 0.3)))
    draw.rounded(label, box.inflate(-edge, -edge), theme.PARCHMENT, max(2, round(px * 0.24)))
    draw.outline(label, box.inflate(-3 * edge, -3 * edge), theme.RED, max(1, round(px * 0.16)), max(1, edge // 2))
    text.write(label, words.COMING, box.center, Role.LABEL, px, theme.RED_DARK, "center")
    turned = pygame.transform.rotozoom(label, STAMP_TURN, 1.0)
    corner = (whole.x + round(whole.w * 0.95), whole.y + round(whole.h * 0.705))
    sheet.blit(turned, turned.get_rect(bottomright=corner))
