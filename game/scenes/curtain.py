"""The curtain: hands the screen over to one person, who lifts it by one button. While it is down nothing below shows.

A table pushes it, draws only what bystanders see from then on, and turns to the person's view in `on_lift`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.scenes.portrait import Portrait, draw_badge, draw_portrait, flipped
from game.scenes.words import curtain as words
from game.stage import draw, grounds, motion, text, theme
from game.stage.art import rasterise
from game.stage.input import Action, Press, Source
from game.stage.scene import Scene, Stage
from game.stage.theme import Kind, Role
from game.stage.units import LEAST_TEXT
from game.stage.widgets import Button, Panel
from game.stage.widgets.marks import key_tag_width

FALL = 0.26
"""Seconds in which the halves meet, and in which they part."""
FRAME = 1 / 60
GUARD = 0.3
"""Seconds before a press counts, so that the second click of a double click lifts nothing."""
STEADY = 0.15
"""Seconds of an unchanged size after which the curtain is drawn anew."""
DROP = 0.16
"""Seconds in which the poster comes down once the halves have met."""
HALF = (1000, 1080)
MEET = 960
"""How much of the width of a half reaches from the edge of the window to its middle, as drawn."""
VALANCE = (1920, 230)
POSTER = (640, 570)
FOLDS = 660
"""Below this height in pixels poster and button take the whole window."""
STACK = (760, 930)
"""Width and height of all that hangs in the middle, in small windows."""


@dataclass(frozen=True)
class Called:
    """Who is called, and for what. `others`: names and pictures of the people who should look away."""

    name: str
    portrait: Portrait
    line: str = words.YOUR_TURN
    does: str = words.SHOW_CARDS
    others: Sequence[tuple[str, Portrait]] = ()
    game: str = ""
    when: str = ""
    pad: int | None = None
    """The instance id of the only pad that may lift it; None: any."""


class Curtain(Scene):
    """Falls as soon as it lies on the stack; `on_lift` is called while the halves still meet, then they part.

    `on_menu`: opens the pause over the curtain. `down`: it is down from the first frame on.
    """

    covers = False

    def __init__(
        self,
        called: Called,
        on_lift: Callable[[], None],
        *,
        on_menu: Callable[[], None] | None = None,
        on_covered: Callable[[], None] | None = None,
        down: bool = False,
    ) -> None:
        self.called, self.on_lift, self.on_menu, self.on_covered = called, on_lift, on_menu, on_covered
        self.shut = 1.0 if down else 0.0
        """How far it is closed, 0 to 1."""
        self.lifting = False
        self.holding = ""
        self._age = 0.0
        self._hanging = 0.0
        self._velvet: Surface | None = None
        self._velvet_age = STEADY

    # -------------------------------------------------------------- use
    @property
    def covered(self) -> bool:
        """Whether the halves have met: nothing of what lies below can be seen."""
        return not self.lifting and self.shut >= 1.0

    def hold(self, why: str) -> None:
        """Stay down until `free`: the button is dim and says why."""
        self.holding = why
        self.button.disable(why)
        self.stage.redraw()

    def free(self) -> None:
        """Let the person lift it from now on."""
        self.holding = ""
        self.button.enable()
        self.stage.redraw()

    def lift(self) -> None:
        """Show the cards: calls `on_lift`, then the halves part. Nothing happens before they have met."""
        if not self.covered or self._age < GUARD or self.holding:
            return
        self.lifting, self.covers = True, False
        self.stage.sound.play("slide")
        self.on_lift()

    # -------------------------------------------------------------- the stage's calls
    def enter(self, stage: Stage) -> None:
        super().enter(stage)
        self.button = Button(
            "", self.lift, kind=Kind.PRIMARY, key=pygame.KSCAN_SPACE, size=36, role=Role.TITLE, left=False
        )
        self.menu = Button(words.MENU, self._open_menu, kind=Kind.QUIET, key=Action.BACK, size=20)
        self.menu.shown = self.on_menu is not None
        if self.holding:
            self.button.disable(self.holding)
        self.panel = Panel(stage, [self.button, self.menu])
        self.panel.home = lambda: self.button
        self.panel.set_focus(self.button)
        if self.shut >= 1.0:
            self._met()
        else:
            stage.sound.play("slide")

    def _met(self) -> None:
        self.covers = True
        if self.on_covered is not None:
            self.on_covered()

    def _open_menu(self) -> None:
        if self.on_menu is not None:
            self.on_menu()

    def pause(self) -> None:
        self.panel.let_go()

    def event(self, event: Event) -> bool:
        if not self.covered:
            return event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL)
        return self.panel.event(event)

    def act(self, press: Press) -> bool:
        if press.action in (Action.FULLSCREEN, Action.MUTE):
            return False
        opens = press.action in (Action.BACK, Action.MENU) and press.down and not press.again
        if opens and not self.lifting:
            self._shut_at_once()
            self._open_menu()
            return True
        foreign = press.source is Source.PAD and self.called.pad not in (None, press.pad)
        if self.covered and not foreign:
            self.panel.act(press)
        return True

    def _shut_at_once(self) -> None:
        if self.shut < 1.0:
            self.shut = 1.0
            self._met()

    def update(self, dt: float) -> None:
        if not self._age:
            dt = min(dt, FRAME)  # Making the velvet isn't a part of its fall.
        self._age += dt
        self._velvet_age += dt
        pace = FALL * self.stage.settings.speed.factor
        step = dt / pace if pace > 0 else 1.0
        if self.lifting:
            self.shut = max(0.0, self.shut - step)
            if self.shut <= 0.0:
                self.stage.pop(self)
                return
        elif self.shut < 1.0:
            self.shut = min(1.0, self.shut + step)
            if self.shut >= 1.0:
                self._met()
        elif self._hanging < 1.0:
            self._hanging = min(1.0, self._hanging + dt / DROP)
            self.stage.redraw()
        self.panel.update(dt)

    def questions(self) -> Sequence[Rect]:
        away = self._away()
        return [self.poster] if away is None else [self.poster, away[2]]

    @property
    def moving(self) -> bool:
        return self.shut < 1.0 or self.lifting or self._hanging < 1.0 or self.panel.moving

    @property
    def title(self) -> str:
        return self.called.game

    # -------------------------------------------------------------- layout
    def _px(self, design: float) -> int:
        return round(design * self.k)

    def _text(self, design: float) -> int:
        """Pixels of a font; the largest words don't grow with the text size, since their places don't."""
        size = self.stage.units.text_size if design <= 24 else 1.0
        return max(LEAST_TEXT, round(design * self.k * size))

    def resized(self, size: tuple[int, int]) -> None:
        units = self.stage.units
        self.small = units.height < FOLDS or units.width < units.height * 1.2
        self.k = min(units.width / STACK[0], units.height / STACK[1]) if self.small else units.scale
        middle = units.width // 2
        wide, tall = self._px(POSTER[0]), self._px(POSTER[1])
        above = (units.height - self._px(1080)) // 2
        top = self._px(24) if self.small else above + self._px(204)
        self.poster = Rect(middle - wide // 2, top, wide, tall)
        button_wide = min(self._px(680), units.width - self._px(40))
        self.button.rect = Rect(0, 0, button_wide, max(self._px(108), 24))
        self.button.rect.midtop = (middle, self.poster.bottom + self._px(24 if self.small else 38))
        menu_tall = max(self._px(52), round(units.text(20) * 1.9))
        menu_wide = round(text.width(words.MENU, Role.BOLD, units.text(20)) + 4.2 * units.text(20) + units.px(30))
        self.menu.rect = Rect(0, 0, menu_wide, menu_tall)
        margin = units.px(theme.MARGIN)
        self.menu.rect.bottomright = (units.width - margin, units.height - max(4, round(margin * 0.95)))
        bottom = self.menu.rect.y - self._px(12) if self.small else above + self._px(1016)
        self.pill_bottom = max(self.button.rect.bottom + self._px(12) + round(self._text(24) * 2.5), bottom)
        self.button.size = 36 * self.k / units.scale
        self._velvet_age = 0.0 if self._velvet else STEADY
        self._name_the_button()
        if not self._age:
            self._make_ready()

    def _make_ready(self) -> None:
        """Make velvet, poster and words before it begins to fall, so that no frame of the fall waits for them."""
        scratch = Surface(self.stage.units.size)
        self._draw_velvet(scratch, 1.0)
        self._draw_words(scratch, 0)

    def _name_the_button(self) -> None:
        name, does = self.called.name, self.called.does
        full = words.I_AM.format(name=name, does=does)
        px = self.stage.units.text(self.button.size)
        tag = 2 * key_tag_width(self.stage.input.names.label(pygame.KSCAN_SPACE), self.stage.units, 22)
        fits = text.width(full, Role.TITLE, px) <= self.button.rect.w - tag - self._px(60)
        self.button.label = full if fits else does[:1].upper() + does[1:]

    # -------------------------------------------------------------- picture
    def draw(self, surface: Surface) -> None:
        if self.stage.settings.reduced_motion:
            self._draw_faded(surface)
            return
        t = motion.ease_in_out(self.shut)
        self._draw_velvet(surface, t)
        if self.shut >= 1.0:
            hung = motion.ease_out(self._hanging)
            self._draw_words(surface, round((hung - 1.0) * self._px(60)))

    def _draw_faded(self, surface: Surface) -> None:
        """To black, and from black to the whole curtain."""
        dark = 1.0 - abs(2.0 * self.shut - 1.0)
        if self.shut >= 0.5:
            self._draw_velvet(surface, 1.0)
            if not self.lifting:
                self._draw_words(surface, 0)
        grounds.dim(surface, round(255 * dark))

    def _draw_velvet(self, surface: Surface, t: float) -> None:
        wide, tall = surface.get_size()
        velvet = self._hung(surface)
        away = round((1.0 - t) * (wide / 2 + 2))
        left = wide // 2
        surface.blit(velvet, (-away, 0), (0, 0, left, tall))
        surface.blit(velvet, (left + away, 0), (left, 0, wide - left, tall))
        if self.small:
            return
        across = round(VALANCE[1] * wide / VALANCE[0])
        board = draw.soft_shelf.get(
            ("valance", wide, across), lambda: rasterise("setup/valance.svg", wide, across).convert_alpha()
        )
        surface.blit(board, (0, -round((1.0 - t) * across)))

    def _hung(self, surface: Surface) -> Surface:
        """The whole curtain for this window; while the window is being resized the old one stands in, scaled."""
        size = surface.get_size()
        if self._velvet is not None and self._velvet_age < STEADY:
            return pygame.transform.scale(self._velvet, size)
        self._velvet = velvet(size)
        return self._velvet

    def _draw_words(self, surface: Surface, drop: int) -> None:
        poster = self.poster.move(0, drop)
        inner = Rect(poster.x + self._px(14), poster.y + self._px(20), poster.w - self._px(28), poster.h - self._px(40))
        draw.shadow(surface, inner, self._px(26), self._px(8), 220)
        sheet = draw.picture(("setup", "poster.svg"), poster.size)
        surface.blit(sheet, sheet.get_rect(center=poster.center))
        window = Rect(poster.x + self._px(40), poster.y + self._px(54), poster.w - 2 * self._px(40), self._px(226))
        edge = max(1, self._px(3))
        draw_portrait(surface, window, self.called.portrait, self._px(8), edge, 20)
        room = poster.w - self._px(96)
        name_at, line_at = (
            (poster.centerx, poster.y + self._px(366)),
            (poster.centerx, poster.y + self._px(470)),
        )
        least = max(LEAST_TEXT, self._px(60))
        text.write(
            surface, self.called.name, name_at, Role.TITLE, self._text(150), theme.INK, "center", room=room, least=least
        )
        text.write(surface, self.called.line, line_at, Role.TITLE, self._text(48), "#93301F", "center", room=room)
        self._draw_others(surface)
        self._draw_when(surface)
        pad = self.stage.input.pad_used
        names = self.stage.input
        self.button.key_words = names.label(Action.CONFIRM) if pad else names.names.label(pygame.KSCAN_SPACE)
        self.panel.draw(surface)

    def _away(self) -> tuple[str, int, Rect] | None:
        """Who should look away, or why it has to stay down: the words, their size in pixels, and where they stand."""
        line = self.holding or look_away([name for name, _ in self.called.others])
        px, units = self._text(24), self.stage.units
        tall = round(px * 2.5)
        if not line or self.pill_bottom > (self.menu.rect.y if self.small else units.height):
            return None
        signs = round(tall * 1.2) + _step(tall) * len(self._away_pictures())
        room = units.width - 2 * units.px(24) - signs - tall
        shown, px = text.fit(line, Role.BOLD, px, room)
        pill = Rect(0, 0, signs + text.width(shown, Role.BOLD, px) + round(tall * 0.6), tall)
        pill.midbottom = (units.width // 2, self.pill_bottom)
        return shown, px, pill

    def _away_pictures(self) -> list[Portrait]:
        return [] if self.holding else [portrait for _, portrait in self.called.others]

    def _draw_others(self, surface: Surface) -> None:
        away = self._away()
        if away is None:
            return
        shown, px, pill = away
        tall = pill.h
        draw.rounded(surface, pill, "#1C0F0A", tall // 2, theme.BRASS, max(1, self._px(2)))
        icon = "hourglass" if self.holding else "covered"
        draw.icon(surface, icon, (pill.x + round(tall * 0.72), pill.centery), round(tall * 0.56), theme.LAMP)
        for at, portrait in enumerate(self._away_pictures()):
            middle = (pill.x + round(tall * 1.62) + at * _step(tall), pill.centery)
            draw_badge(surface, portrait, middle, round(tall * 0.78))
        end = (pill.right - round(tall * 0.56), pill.centery)
        text.write(surface, shown, end, Role.BOLD, px, theme.CREAM, "midright")

    def _draw_when(self, surface: Surface) -> None:
        """Game and turn, at the lower left; left out where there is no room."""
        units = self.stage.units
        name_px, when_px = units.text(21), units.text(20)
        wide = text.width(self.called.game, Role.BOLD, name_px) + units.px(52)
        wide += text.width(self.called.when, Role.TEXT, when_px) if self.called.when else 0
        if not self.called.game or wide > self.menu.rect.x - 3 * units.px(theme.MARGIN):
            return
        box = Rect(units.px(theme.MARGIN), self.menu.rect.y, wide, self.menu.rect.h)
        draw.glass(surface, box, units.px(14), (16, 10, 8, 190))
        first = text.write(
            surface, self.called.game, (box.x + units.px(20), box.centery), Role.BOLD, name_px, theme.CREAM, "midleft"
        )
        at = (first.right + units.px(12), box.centery)
        text.write(surface, self.called.when, at, Role.TEXT, when_px, theme.LAMP, "midleft")


def _step(tall: int) -> int:
    """From one small picture to the next, in pixels, where they stand in a pill of this height."""
    return round(tall * 0.87)


def look_away(names: Sequence[str]) -> str:
    """The sentence for those who aren't called; "" if there is nobody else."""
    if not names:
        return ""
    *first, last = names
    joined = words.AND.format(first=words.COMMA.join(first), last=last) if first else last
    return words.LOOK_AWAY.format(names=joined)


def velvet(size: tuple[int, int]) -> Surface:
    """Both halves, closed and lit, for a window of this size; kept. Ask for it early where a curtain will fall."""
    return draw.soft_shelf.get(("velvet", size), lambda: _velvet(size))


def _velvet(size: tuple[int, int]) -> Surface:
    wide, tall = size
    hung = Surface(size)
    hung.fill("#1A0B07")
    scale = max(tall / HALF[1], wide / 2 / MEET)
    half = rasterise("setup/curtain.svg", round(HALF[0] * scale), round(HALF[1] * scale))
    meet, top = wide // 2, tall - half.get_height()
    hung.blit(half, (meet - half.get_width(), top))
    hung.blit(flipped(half), (meet, top))
    seam = max(1, round(7 * scale))
    hung.fill(theme.rgb(theme.INK), (meet - seam // 2, 0, seam, round(tall * 0.954)))
    glow = grounds.light((round(wide * 0.78), round(tall * 1.2)), "#FFAA5A", 95)
    hung.blit(glow, (round(wide * 0.11), -round(tall * 0.11)), special_flags=pygame.BLEND_RGB_ADD)
    hung.blit(grounds.vignette(size, 225, (0.5, 0.48)), (0, 0))
    return hung
