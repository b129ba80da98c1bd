"""A set of widgets on one screen: who is under the pointer, who has the focus, who gets the event."""

from collections.abc import Callable, Iterable
from typing import TypeVar

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.stage import focus
from game.stage.input import Action, Press
from game.stage.scene import Scene, Stage
from game.stage.widgets.base import Widget
from game.stage.widgets.button import Button, IconButton
from game.stage.widgets.scroller import Scroller
from game.stage.widgets.tooltip import draw_tip

TIP_AFTER = 0.55
W = TypeVar("W", bound=Widget)
ARROWS = (Action.UP, Action.DOWN, Action.LEFT, Action.RIGHT)


class Panel:
    """Widgets in drawing order. A scene gives it its events and actions first, and draws it last."""

    def __init__(self, stage: Stage, widgets: Iterable[Widget] = ()) -> None:
        self.stage = stage
        self.widgets: list[Widget] = []
        self.focus: Widget | None = None
        self.hovered: Widget | None = None
        self.held: Widget | None = None
        self.home: Callable[[], Widget | None] | None = None
        """Where the focus goes once a button has opened another screen; None: it stays. At a table it must not
        stay on a button that opens a sheet, or the next Enter, meant for the table, would open the sheet again."""
        self.earlier: Callable[[Action], bool] = lambda action: False
        """Whether an action does something before any button gets it, as Esc first puts a picked card back."""
        self.begins_unseen = False
        """Whether the screen has no main thing, so that without the ring nobody knows where the focus begins."""
        self._stepped = False
        """Whether keys moved the focus to where it is; else the scene put it there, or a click."""
        self._still = 0.0
        self._pointer: tuple[int, int] | None = None
        for widget in widgets:
            self.add(widget)

    # -------------------------------------------------------------- members
    def add(self, widget: W) -> W:
        """Put a widget in."""
        widget.units = self.stage.units
        self.widgets.append(widget)
        return widget

    def clear(self) -> None:
        """Take all widgets out."""
        self.let_go()
        self.set_focus(None)
        self.hovered = None
        self.widgets.clear()

    def _reachable(self) -> list[Widget]:
        return [each for each in self.widgets if each.shown and each.enabled and each.takes_focus and each.rect.w > 0]

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """The topmost widget at a point of the window."""
        return next((each for each in reversed(self.widgets) if each.hit(pos)), None)

    def pressed(self) -> list[Rect]:
        """Where something stands that can be pressed or read as a whole: the seen part of all but scrolled pages."""
        seen = (
            each.seen if each.view is None else each.seen.clip(each.view.rect)
            for each in self.widgets
            if each.shown and not isinstance(each, Scroller)
        )
        return [rect for rect in seen if rect.w > 0 and rect.h > 0]

    # -------------------------------------------------------------- focus
    def set_focus(self, widget: Widget | None) -> None:
        """Give the focus to a widget and scroll it into sight; nobody has it for None or for what takes no focus."""
        if widget is not None and not widget.takes_focus:
            widget = None
        if widget is self.focus:
            return
        if self.focus is not None:
            self.focus.blur()
        self.focus = widget
        self._stepped = False
        self._still = 0.0
        if widget is not None and widget.view is not None:
            widget.view.reveal(widget.rect, self.stage.units.px(12))

    def _come_home(self, pressed: Widget, below: Scene | None) -> None:
        """The focus goes home if a button that was pressed has opened a screen over the one that was on top."""
        opened = isinstance(pressed, Button | IconButton) and self.stage.top is not below
        if self.home is not None and opened:
            self.set_focus(self.home())

    def _usable_focus(self) -> Widget | None:
        if self.focus is not None and self.focus in self._reachable():
            return self.focus
        return None

    def _first(self) -> Widget | None:
        reachable = self._reachable()
        place = focus.first([each.seen for each in reachable])
        return None if place is None else reachable[place]

    def _go(self, action: Action) -> bool:
        reachable = self._reachable()
        current = self._usable_focus()
        if current is None:
            self.set_focus(self._first())
            self._stepped = True
            return self.focus is not None
        rects, here = [each.seen for each in reachable], reachable.index(current)
        if action in ARROWS:
            place = focus.step(rects, here, action)
        else:
            place = focus.next_row(rects, here, forward=action is Action.NEXT)
        if place is None or place == here:
            return False
        self.set_focus(reachable[place])
        self._stepped = True
        self.stage.sound.play("tick", 0.5)
        return True

    # -------------------------------------------------------------- events
    def event(self, event: Event) -> bool:
        """A raw event; True if it did something here."""
        match event.type:
            case pygame.MOUSEMOTION:
                return self._motion(event.pos)
            case pygame.MOUSEBUTTONDOWN if event.button == 1:
                return self._down(event.pos)
            case pygame.MOUSEBUTTONUP if event.button == 1:
                return self._up(event.pos)
            case pygame.MOUSEWHEEL:
                return self._wheel(event)
            case pygame.WINDOWFOCUSLOST:
                self.let_go()
                return False
            case pygame.WINDOWLEAVE:
                return self._hover(None, None)
            case pygame.KEYDOWN | pygame.KEYUP | pygame.TEXTINPUT | pygame.TEXTEDITING:
                return self._key(event)
            case _:
                return False

    def _hover(self, widget: Widget | None, pos: tuple[int, int] | None) -> bool:
        changed = widget is not self.hovered
        if changed:
            if self.hovered is not None:
                self.hovered.hovered = False
                self.hovered.hover(None)
            self.hovered = widget
            self._still = 0.0
        if widget is not None:
            widget.hovered = widget.enabled
            changed |= widget.hover(pos)
        return changed

    def _motion(self, pos: tuple[int, int]) -> bool:
        moved, self._pointer = pos != self._pointer, pos
        if self.held is not None:
            self.held.drag(pos)
            return True
        under, shown = self.at(pos), self.stage.input
        if under is None or not moved or not shown.ring:
            return self._hover(under, pos)
        shown.ring = False  # whoever points at something uses the mouse again
        self._hover(under, pos)
        return True

    def _down(self, pos: tuple[int, int]) -> bool:
        widget = self.at(pos)
        if widget is None:
            if self.focus is not None and self.focus.typing:
                self.focus.blur()
                return True
            return False
        if not widget.enabled:
            if widget.why_not:
                self.stage.refuse(widget.why_not)
            return True
        self._hover(widget, pos)
        if widget.takes_focus and widget.clicked_into:
            self.set_focus(widget)
        elif self.focus is not None and self.focus.typing:
            self.focus.blur()
        self.held = widget
        widget.held = True
        widget.press(pos)
        return True

    def _up(self, pos: tuple[int, int]) -> bool:
        widget, self.held = self.held, None
        if widget is None:
            return False
        widget.held = False
        inside = widget.enabled and widget.hit(pos)
        if inside and isinstance(widget, Button | IconButton):
            self.stage.sound.play("confirm")
        below = self.stage.top
        widget.release(pos if inside else None)
        self._come_home(widget, below)
        self._hover(self.at(pos), pos)
        return True

    def _wheel(self, event: Event) -> bool:
        lines = float(getattr(event, "precise_y", event.y) or event.y)
        under = self.at(self.stage.pointer)
        if under is not None and under.enabled and under.wheel(lines):
            return True
        for widget in self.widgets:
            if not isinstance(widget, Scroller):
                continue
            if widget.rect.collidepoint(self.stage.pointer) and widget.wheel(lines):
                self._hover(self.at(self.stage.pointer), self.stage.pointer)
                return True
        return False

    def _key(self, event: Event) -> bool:
        if self.focus is not None and self.focus.typing and self.focus.enabled:
            return self.focus.type(event)
        if event.type != pygame.KEYDOWN:
            return False
        return self._any_shortcut(int(event.scancode))

    def _any_shortcut(self, key: Action | int) -> bool:
        return any(self._shortcut(widget, key) for widget in self.widgets)

    def key_works(self, widget: Button) -> bool:
        """Whether the key of a button would press it now: not while keys are letters, nor Enter while the ring is
        seen on something else, nor what does something else first."""
        if isinstance(widget.key, Action) and self.earlier(widget.key):
            return False
        current = self._usable_focus()
        if current is None or current is widget:
            return True
        return not current.typing and not (widget.key is Action.CONFIRM and self.stage.input.ring)

    def _shortcut(self, widget: Widget, key: Action | int) -> bool:
        if not isinstance(widget, Button | IconButton) or not widget.shown or widget.key is None:
            return False
        # An action is a word and a scancode a number, so the two never meet.
        if widget.key != key:
            return False
        if not widget.enabled:
            if widget.why_not:
                self.stage.refuse(widget.why_not)
            return True
        widget.flash()
        self.stage.sound.play("confirm")
        widget.trigger()
        return True

    # -------------------------------------------------------------- actions
    def act(self, press: Press) -> bool:
        """An action by key or pad; True if it did something here."""
        if not press.down:
            return False
        current = self._usable_focus()
        if current is not None and current.typing:
            # What is held repeats as an action; while somebody writes it must not wander off.
            return current.act(press) or press.action is not Action.FULLSCREEN
        if press.action is Action.CONFIRM and not press.ringed:
            # Nobody saw what had the focus, but everybody the button that Enter is written on; without one only what
            # the screen itself began with is what somebody can mean.
            if not press.again and self._any_shortcut(press.action):
                return True
            if current is not None and current is not self.hovered and (self._stepped or self.begins_unseen):
                return True
        if current is not None and self._act_on(current, press):
            return True
        if not press.again and self._any_shortcut(press.action):
            return True
        if press.action in (*ARROWS, Action.NEXT, Action.PREVIOUS) and self._go(press.action):
            return True
        if press.action in (Action.PAGE_UP, Action.PAGE_DOWN, Action.FIRST, Action.LAST, Action.UP, Action.DOWN):
            return any(widget.act(press) for widget in self.widgets if isinstance(widget, Scroller))
        return False

    def _act_on(self, current: Widget, press: Press) -> bool:
        below = self.stage.top
        if not current.act(press):
            return False
        if press.action is Action.CONFIRM and isinstance(current, Button | IconButton):
            self.stage.sound.play("confirm")
        if current.view is not None:
            current.view.reveal(current.rect, self.stage.units.px(12))
        self._come_home(current, below)
        return True

    def let_go(self) -> None:
        """Let go of what is held, without its click; end any writing."""
        if self.held is not None:
            self.held.held = False
            self.held.release(None)
            self.held = None
        if self.focus is not None and self.focus.typing:
            self.focus.blur()

    # -------------------------------------------------------------- time and picture
    def update(self, dt: float) -> None:
        """`dt` seconds have gone by."""
        for widget in self.widgets:
            widget.units = self.stage.units
        changed = [widget.update(dt) for widget in self.widgets]
        before = self._still
        self._still += dt
        if any(changed) or (before < TIP_AFTER <= self._still and self._tipped() is not None):
            self.stage.redraw()

    @property
    def moving(self) -> bool:
        """Whether a widget changes by itself."""
        return any(widget.moving for widget in self.widgets)

    def _tipped(self) -> Widget | None:
        """The widget whose tooltip is due."""
        if self.held is not None:
            return None
        candidate = self._usable_focus() if self.stage.input.ring else self.hovered
        return candidate if candidate is not None and candidate.tip is not None and candidate.shown else None

    def draw(self, surface: Surface) -> None:
        """Draw all widgets, the one with the focus last, then a tooltip if somebody waits for one."""
        units, ring = self.stage.units, self.stage.input.ring
        for widget in self.widgets:
            widget.focused = ring and widget is self.focus
            if isinstance(widget, Button) and widget.key is not None:
                widget.key_works = self.key_works(widget)
                if isinstance(widget.key, Action):
                    widget.key_words = self.stage.input.label(widget.key)
        for widget in sorted(self.widgets, key=lambda each: each.focused):
            if widget.view is None:
                widget.draw(surface)
                continue
            if not widget.seen.colliderect(widget.view.rect):
                continue
            old = surface.get_clip()
            surface.set_clip(widget.view.rect.inflate(units.px(20), 0).clip(old))
            widget.draw(surface)
            surface.set_clip(old)
        tipped = self._tipped()
        if tipped is not None and tipped.tip is not None and self._still >= TIP_AFTER:
            draw_tip(surface, tipped.tip, tipped.seen, units)
