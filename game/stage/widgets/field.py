"""A field to write a short text in, with input methods."""

import unicodedata
from collections.abc import Callable

import pygame
from pygame import Rect
from pygame.event import Event

from game.stage import draw, text, theme
from game.stage.input import Action, Press
from game.stage.theme import Ground, Look, Role
from game.stage.widgets.base import Brush, Widget

LETTERS = 16
AGAIN = (400, 40)
BLINK = 0.53
MARK = "#F5D083"
COMMANDS = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META
"""Keys that make a letter a command."""


def letters(words: str) -> list[str]:
    """A text in letters as people count them: accents and joiners belong to the letter before."""
    found: list[str] = []
    for sign in unicodedata.normalize("NFC", words):
        belongs = unicodedata.category(sign) in ("Mn", "Me", "Mc", "Cf") or (found and found[-1].endswith("\u200d"))
        if belongs and found:
            found[-1] += sign
        else:
            found.append(sign)
    return found


class Field(Widget):
    """One line of text. A click or Enter starts the writing, Enter or leaving ends it, Esc takes it back.

    While `error` says what is wrong Enter doesn't end it: what was written can be mended at once.
    Letters that were pressed in the frame in which the writing began count too: the system sends no text for them.
    """

    def __init__(
        self,
        words: str,
        on_change: Callable[[str], None],
        *,
        on_done: Callable[[str], None] | None = None,
        hint: str = "",
        most: int = LETTERS,
        icon: str | None = None,
    ) -> None:
        super().__init__()
        self.words, self.on_change, self.on_done = words, on_change, on_done
        self.hint, self.most, self.icon = hint, most, icon
        self.error = ""
        self.ground = Ground.PAPER
        self.composing = ""
        """What an input method has in the making."""
        self._writing = False
        self._marked = False
        self._early: list[str] | None = None
        """What came as keys in the frame in which the writing began; None in later frames."""
        self._before = words
        self._caret = len(letters(words))
        self._blink = 0.0

    # -------------------------------------------------------------- writing
    @property
    def typing(self) -> bool:
        return self._writing

    def start(self, *, over: bool = False) -> None:
        """Begin to write, the caret at the end. `over`: all is marked, and the first letter takes its place."""
        if self._writing or not self.enabled:
            return
        self._writing, self._before, self._blink = True, self.words, 0.0
        self._marked, self._early = over and bool(self.words), []
        self._caret = len(letters(self.words))
        pygame.key.set_repeat(*AGAIN)
        pygame.key.start_text_input()
        pygame.key.set_text_input_rect(self.seen)

    def stop(self, keep: bool = True) -> None:
        """End the writing; without `keep` it is as it was before."""
        if not self._writing:
            return
        self._writing, self._marked, self._early, self.composing = False, False, None, ""
        pygame.key.stop_text_input()
        pygame.key.set_repeat()
        if not keep:
            self._set(letters(self._before))
        elif self.on_done is not None:
            self.on_done(self.words)

    def _finish(self) -> None:
        if not self.error:
            self.stop()

    def blur(self) -> None:
        self.stop()

    def _set(self, signs: list[str]) -> None:
        words = "".join(signs)
        self._caret = max(0, min(self._caret, len(signs)))
        if words != self.words:
            self.words = words
            self.on_change(words)

    def _insert(self, more: str) -> None:
        if self._marked:
            self._clear()
        clean = "".join(sign for sign in more if sign.isprintable() or unicodedata.category(sign) == "Cf")
        now = letters(self.words)
        added = letters(clean)[: max(0, self.most - len(now))]
        joined = letters("".join([*now[: self._caret], *added]))
        rest = now[self._caret :]
        self._caret = len(joined)
        self._set([*joined, *rest])

    def _clear(self) -> None:
        self._marked = False
        self._set([])

    def type(self, event: Event) -> bool:
        self._blink = 0.0
        match event.type:
            case pygame.TEXTINPUT if self._early and self._early[0] == event.text:
                self._early.pop(0)
            case pygame.TEXTINPUT:
                self.composing = ""
                self._insert(event.text)
            case pygame.TEXTEDITING:
                self.composing = event.text
            case pygame.KEYDOWN:
                self._hear_early(event)
                return self._key(event.key)
            case pygame.KEYUP:
                return True
            case _:
                return False
        return True

    def _hear_early(self, event: Event) -> None:
        sign = str(getattr(event, "unicode", ""))
        if self._early is None or not sign.isprintable() or not sign or getattr(event, "mod", 0) & COMMANDS:
            return
        self._insert(sign)
        self._early.append(sign)

    def _key(self, key: int) -> bool:
        if self.composing:
            return True  # The input method has the keys.
        now = letters(self.words)
        if self._marked and key in (pygame.K_BACKSPACE, pygame.K_DELETE):
            self._clear()
            return True
        if key in (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_HOME, pygame.K_END):
            self._marked = False
        match key:
            case pygame.K_RETURN | pygame.K_KP_ENTER:
                self._finish()
            case pygame.K_ESCAPE:
                self.stop(keep=False)
            case pygame.K_BACKSPACE if self._caret:
                self._caret -= 1
                self._set(now[: self._caret] + now[self._caret + 1 :])
            case pygame.K_DELETE:
                self._set(now[: self._caret] + now[self._caret + 1 :])
            case pygame.K_LEFT:
                self._caret = max(0, self._caret - 1)
            case pygame.K_RIGHT:
                self._caret = min(len(now), self._caret + 1)
            case pygame.K_HOME:
                self._caret = 0
            case pygame.K_END:
                self._caret = len(now)
            case pygame.K_TAB | pygame.K_UP | pygame.K_DOWN:
                self.stop()
                return False
            case pygame.K_F11:
                return False
            case _:
                pass
        return True

    # -------------------------------------------------------------- use
    def press(self, pos: tuple[int, int]) -> None:
        self._marked = False
        self.start()

    def act(self, press: Press) -> bool:
        if press.again or press.action not in (Action.CONFIRM, Action.BACK):
            return False
        if self._writing:
            if press.action is Action.CONFIRM:
                self._finish()
            else:
                self.stop(keep=False)
            return True
        if press.action is Action.BACK:
            return False
        self.start()
        return True

    def update(self, dt: float) -> bool:
        flashed = super().update(dt)
        if not self._writing:
            return flashed
        self._early = None
        before = self._blink % (2 * BLINK) < BLINK
        self._blink += dt
        return flashed or (self._blink % (2 * BLINK) < BLINK) != before

    # -------------------------------------------------------------- picture
    def paint(self, brush: Brush, box: Rect) -> None:
        units, surface = brush.units, brush.surface
        radius, edge = min(units.px(theme.RADIUS_CONTROL), box.h // 2), units.px(theme.EDGE_CONTROL)
        lit = brush.ring or self._writing or brush.look in (Look.HOVER, Look.PRESSED)
        rim = theme.RED_DARK if self.error else theme.INK
        draw.rounded(surface, box, "#FFFAEC" if lit else "#FBF0D8", radius, rim, edge)
        shade = Rect(box.x + edge + units.px(5), box.y + edge, box.w - 2 * (edge + units.px(5)), units.px(3))
        draw.rounded(surface, shade, "#D9C08E", shade.h // 2)
        sign = "warn" if self.error else self.icon
        room = box.w - 2 * units.px(16) - (units.px(30) if sign else 0)
        self._paint_words(brush, box, max(1, room))
        if sign:
            tone = theme.RED_DARK if self.error else theme.NOTE
            draw.icon(surface, sign, (box.right - units.px(26), box.centery), units.px(24), tone)
        if self.error:
            at = (box.x + units.px(2), box.bottom + units.px(6))
            text.write(surface, self.error, at, Role.BOLD, units.text(18), theme.RED_DARK)

    def _paint_words(self, brush: Brush, box: Rect, room: int) -> None:
        units, surface = brush.units, brush.surface
        left = box.x + units.px(16)
        signs = letters(self.words)
        head, tail = "".join(signs[: self._caret]), "".join(signs[self._caret :])
        shown = head + self.composing + tail if self._writing else self.words
        if not shown:
            if self.hint and not self._writing:
                text.write(
                    surface, self.hint, (left, box.centery), Role.TEXT, units.text(24), theme.NOTE, "midleft", room=room
                )
        else:
            shown, px = text.fit(shown, Role.BOLD, units.text(24), room)
            if self._marked:
                mark = Rect(left - units.px(4), 0, text.width(shown, Role.BOLD, px) + units.px(8), round(px * 1.4))
                mark.centery = box.centery
                draw.rounded(surface, mark, MARK, units.px(4))
            text.write(surface, shown, (left, box.centery), Role.BOLD, px, theme.INK, "midleft")
        if not self._writing:
            return
        _, px = text.fit(shown, Role.BOLD, units.text(24), room)
        before = text.width(head + self.composing, Role.BOLD, px)
        if self.composing:
            start = text.width(head, Role.BOLD, px)
            line = (left + start, box.centery + round(px * 0.55), max(1, before - start), units.px(2))
            surface.fill(theme.rgb(theme.NOTE), line)
        if self._blink % (2 * BLINK) < BLINK:
            tall = round(px * 1.25)
            caret = Rect(min(left + before + units.px(2), box.right - units.px(8)), 0, units.px(3), tall)
            caret.centery = box.centery
            surface.fill(theme.rgb(theme.INK), caret)
