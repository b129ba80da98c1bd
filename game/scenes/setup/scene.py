"""The set-up of a game: who sits down, by which house rules, and Start. Opens as it was last used."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.scenes.house import House
from game.scenes.naming import tidy
from game.scenes.setup import status
from game.scenes.setup.card import MANY, MANY_LARGE, TWO, TWO_LARGE, Card
from game.scenes.setup.desk import SetupDesk
from game.scenes.setup.ground import draw_row, ground
from game.scenes.setup.parts import Calls, PlaceParts
from game.scenes.setup.row import Strip, strip_height
from game.scenes.setup.rules import HouseRules
from game.scenes.setup.seating import Seating
from game.scenes.setup.sheets import NameList, RulesSheet
from game.scenes.words import setup as words
from game.stage import text, theme
from game.stage.input import Action
from game.stage.scene import Scene, Stage
from game.stage.theme import Kind, Role
from game.stage.units import Fold, Units
from game.stage.widgets import Answer, Button, Field, IconButton, KeyCap, Panel, Scroller, Tip, ask, head
from game.stage.widgets.marks import key_tag_width

LARGE = 1.15
"""How much larger than its places text may be before the powers' lines go into tooltips."""
LARGEST = 1.6
TOP, TOP_LARGE, PITCH, BELOW = 122, 168, 308, 734
RULES_WIDE, START_WIDE, BELOW_TALL = 1216, 600, 302
TWO_TOP, TWO_IN = 160, 104


class Setup(Scene):
    """`on_start` gets the seating and answers the table, which takes the place of this screen.

    `on_rules` opens the rulebook of the game over it, `on_lesson` the guided first round instead of it; without them
    no button offers that.
    """

    closed_by = (Action.BACK, Action.MENU)

    def __init__(
        self,
        house: House,
        game: str,
        on_start: Callable[[Seating], Scene],
        on_rules: Callable[[Stage], None] | None = None,
        on_lesson: Callable[[Stage], None] | None = None,
    ) -> None:
        self.house, self.on_start, self.on_rules, self.on_lesson = house, on_start, on_rules, on_lesson
        self.desk = SetupDesk(house, game)
        self.two = len(self.desk.guide.looks) == 2

    # -------------------------------------------------------------- building
    def enter(self, stage: Stage) -> None:
        super().enter(stage)
        self.back = IconButton("back", self.close, kind=Kind.QUIET)
        self.back.tip = Tip(words.BACK_TIP, words.BACK_TIP_MORE)
        self.read = Button(words.RULES, self._read, kind=Kind.QUIET, key=Action.HELP, size=21)
        self.read.shown = self.on_rules is not None
        self.lesson = Button(words.LESSON, self._learn, kind=Kind.QUIET, size=21)
        self.lesson.tip = Tip(words.LESSON, words.LESSON_TIP)
        self.lesson.shown = self.on_lesson is not None
        self.options = Button(words.OPTIONS, self._open_options, kind=Kind.QUIET, key=pygame.KSCAN_O, size=21)
        self.house_rules = Button(words.HOUSE_RULES, self._open_rules, kind=Kind.QUIET, size=21)
        self.begin = Button(
            words.START, self.start, kind=Kind.PRIMARY, key=Action.CONFIRM, size=40, role=Role.TITLE, left=False
        )
        self.rules = self._make_rules()
        self.scroller = Scroller(self._paint_strips)
        self.controls = self.panel = Panel(stage)
        self.calls = Calls(self.rebuild, self._changed, self._list_names, self.want_key)
        self.places: list[PlaceParts] = []
        self.cards: list[Card] = []
        self.strips: list[Strip] = []
        self._fill()
        self.panel.set_focus(self.begin)

    def _make_rules(self) -> HouseRules:
        return HouseRules(self.stage, self.desk, self._changed, self._read if self.on_rules else None)

    def _fill(self) -> None:
        count = len(self.desk.draft.places)
        self.places = [PlaceParts(self.stage, self.desk, at, self.calls) for at in range(count)]
        self._changed()

    def rebuild(self) -> None:
        """Somebody else sits somewhere: new widgets; the focus stays at its place as far as that is there."""
        spot = self._spot_of_focus()
        self._fill()
        self.resized(self.stage.units.size)
        if spot is not None:
            at, role = spot
            found = self.places[at].widgets
            instead = next((found[name] for name in (role, "kind", "person") if name in found), self.begin)
            self.panel.set_focus(instead)
        self.stage.redraw()

    def _spot_of_focus(self) -> tuple[int, str] | None:
        for parts in self.places:
            for role, widget in parts.widgets.items():
                if widget is self.panel.focus:
                    return parts.at, role
        return None

    def _changed(self) -> None:
        """A name or a rule is another one: say what is wrong with it."""
        for parts in self.places:
            field = parts.widgets.get("name")
            if isinstance(field, Field):
                field.error = self.desk.trouble_at(parts.at)
        if self.desk.trouble:
            self.begin.disable(self.desk.trouble)
        else:
            self.begin.enable()
        self.stage.redraw()

    # -------------------------------------------------------------- what buttons do
    def start(self) -> None:
        """Sit down."""
        if not self.desk.trouble:
            self.stage.replace(self.on_start(self.desk.start()))

    def _read(self) -> None:
        if self.on_rules is not None:
            self.on_rules(self.stage)

    def _learn(self) -> None:
        if self.on_lesson is not None:
            self.on_lesson(self.stage)

    def _open_options(self) -> None:
        from game.scenes.options import Options

        self.stage.push(Options(self.house))

    def _open_rules(self) -> None:
        self.stage.push(RulesSheet(self._make_rules))

    def _list_names(self, at: int) -> None:
        parts = self.places[at]
        seat = parts.seat
        people = [person for person in self.desk.known(at) if seat is None or person.name != seat.name]

        def new() -> None:
            self.desk.rename(at, "")
            self.rebuild()
            field = self.places[at].widgets["name"]
            self.panel.set_focus(field)
            if isinstance(field, Field):
                field.start()

        sheet = NameList(parts.widgets["name"].seen, people, lambda person: self._seat_known(at, person.name), new)
        self.stage.push(sheet)

    def _seat_known(self, at: int, name: str) -> None:
        person = next(person for person in self.desk.known(at) if person.name == name)
        self.desk.seat_known(at, person)
        self.rebuild()

    def want_key(self, place: tuple[int, int], scancode: int) -> None:
        """A cap heard a key: give it, or say why not, or ask whether to swap."""
        key = self.stage.input.names.label(scancode)
        if self.desk.steers(scancode):
            self.stage.refuse(words.STEERS.format(key=key))
            return
        had = self.desk.owner(scancode)
        if had is None or had == place:
            self._give_key(place, scancode)
            return
        cap, owner = self.places[place[0]].widgets[f"key-{place[1]}"], self.desk.seat(had[0])
        if isinstance(cap, KeyCap):
            cap.clash = True

        def leave() -> None:
            if isinstance(cap, KeyCap):
                cap.clash = False

        line = words.TAKEN_LINE.format(key=key, owner=tidy(owner.name) if owner else "")
        answers = [
            Answer(words.LEAVE_IT, leave, safe=True),
            Answer(words.SWAP, lambda: self._give_key(place, scancode), Kind.PRIMARY),
        ]
        ask(self.stage, words.TAKEN.format(key=key), [line], answers, "keyboard")

    def _give_key(self, place: tuple[int, int], scancode: int) -> None:
        self.desk.give_key(place, scancode)
        self.rebuild()

    # -------------------------------------------------------------- layout
    @property
    def folded(self) -> bool:
        """Whether places are strips that scroll: where cards would be too small for their words."""
        units = self.stage.units
        return units.fold > Fold.SCALED or units.width < units.height * 1.25 or units.stretch > LARGEST

    def resized(self, size: tuple[int, int]) -> None:
        units = self.stage.units
        self.rules_below = False
        self._place_head(units)
        self.cards, self.strips = [], []
        widgets = [widget for parts in self.places for widget in parts.widgets.values()]
        for widget in widgets:
            widget.units, widget.shown = units, True
        top = [self.back, self.lesson, self.read, self.options, self.house_rules]
        if self.folded:
            self._place_strips(units)
            rules = self.rules.widgets if self.rules_below else []
            self.panel.widgets = [*top, self.scroller, *widgets, *rules, self.begin]
        else:
            (self._place_two if self.two else self._place_many)(units)
            self.panel.widgets = [*top, *widgets, *self.rules.widgets, self.begin]
        for widget in self.panel.widgets:
            widget.units = units

    def _place_head(self, units: Units) -> None:
        size = max(units.px(56), round(units.text(21) * 1.9))
        self.back.rect = Rect(units.px(theme.MARGIN), units.px(30), size, size)
        tall, right = max(units.px(52), round(units.text(21) * 1.9)), units.width - units.px(theme.MARGIN)
        offered = [(self.options, "O"), (self.read, "F1"), (self.lesson, "")]
        self.house_rules.shown = self.folded and not self.rules_below
        shown = [(self.house_rules, ""), *offered] if self.house_rules.shown else offered
        for button, key in shown:
            if (button is self.read and self.on_rules is None) or (button is self.lesson and self.on_lesson is None):
                continue
            tag = key_tag_width(key, units) + units.px(16) if key else 0
            wide = text.width(button.label, Role.BOLD, units.text(21)) + tag + units.px(44)
            left = right - wide
            button.shown = left > self.back.rect.right + (units.px(200) if button is not self.house_rules else 0)
            button.rect = Rect(left, units.px(32), wide, tall)
            right = left - units.px(12) if button.shown else right
        line = text.line_height(Role.TITLE, units.text(44)) + text.line_height(Role.BOLD, units.text(21))
        self.head_right = right
        self.head_bottom = max(self.back.rect.bottom, units.px(22) + line) + units.px(10)

    def _place_many(self, units: Units) -> None:
        roomy = units.stretch <= LARGE
        count = len(self.places)
        left = theme.MARGIN + (6 - count) * PITCH / 2
        plan, top = (MANY, TOP) if roomy else (MANY_LARGE, TOP_LARGE)
        powers = self._powers_on
        for at, parts in enumerate(self.places):
            box = units.rect(left + at * PITCH, top, plan.wide, plan.tall)
            self.cards.append(Card(parts, box, plan, units, powers))
        self.rules.place(units.rect(theme.MARGIN, BELOW, RULES_WIDE, BELOW_TALL))
        at = theme.MARGIN + RULES_WIDE + theme.GUTTER
        self.pane = units.rect(at, BELOW, START_WIDE, BELOW_TALL)
        self.begin.rect = units.rect(at + 24, BELOW + BELOW_TALL - 120, START_WIDE - 48, 96)
        self.begin.size = 40

    def _place_two(self, units: Units) -> None:
        plan = TWO if units.stretch <= LARGE else TWO_LARGE
        for parts, left in zip(self.places, (TWO_IN, 1920 - TWO_IN - TWO.wide), strict=True):
            self.cards.append(Card(parts, units.rect(left, TWO_TOP, plan.wide, plan.tall), plan, units, True))
        inside = TWO_IN + TWO.wide + 32
        self.rules.place(units.rect(inside, TWO_TOP + 206, 1920 - 2 * inside, 366))
        self.pane = units.rect(480, 776, 960, 44)
        self.begin.rect = units.rect(680, 834, 560, 112)
        self.begin.size = 44

    def _place_strips(self, units: Units) -> None:
        k = units.scale * max(1.0, units.stretch)
        margin = round(20 * k)
        tall = max(round(84 * k), round(units.text(30) * 1.5))
        wide = min(units.width - 2 * margin, round(900 * k))
        self.begin.rect = Rect((units.width - wide) // 2, units.height - margin - tall, wide, tall)
        self.begin.size = 32 * k / units.scale / units.text_size
        line = text.line_height(Role.BOLD, units.text(20))
        self.pane = Rect(margin, self.begin.rect.y - line - round(8 * k), units.width - 2 * margin, line)
        if units.height < 300:
            self.pane.h = 0
            self.pane.y = self.begin.rect.y
        room = Rect(0, self.head_bottom, min(units.width, round(1500 * k)), 0)
        room.centerx = units.width // 2
        room.h = max(20, self.pane.y - round(6 * k) - room.y)
        inner = room.w - 2 * margin
        high, gap = strip_height(inner - 28, k), round(12 * k)
        content = len(self.places) * (high + gap) + gap
        self.scroller.place(room, content)
        inner = self.scroller.content_view.rect.w - 2 * margin
        view = self.scroller.content_view
        self._place_rules_below(Rect(margin, room.y + content, units.width - 2 * margin, room.h - content), k)
        for at, parts in enumerate(self.places):
            box = Rect(margin, gap + at * (high + gap), inner, high)
            self.strips.append(Strip(parts, box, k, view))

    def _place_rules_below(self, left_over: Rect, k: float) -> None:
        """Where few sit down the house rules have room below them, and need no button."""
        self.rules_below = left_over.h > 260 * k
        if self.rules_below:
            self._place_head(self.stage.units)
            wide = self.scroller.content_view.rect.w - 2 * left_over.x
            self.rules.place(Rect((self.stage.units.width - wide) // 2, left_over.y, wide, left_over.h), shrinks=True)

    @property
    def _powers_on(self) -> bool:
        rule = self.desk.guide.power_rule
        return not rule or self.desk.draft.options[rule] == "on"

    # -------------------------------------------------------------- the stage's calls
    def event(self, event: Event) -> bool:
        wrote = self.panel.focus if self.panel.focus is not None and self.panel.focus.typing else None
        used = self.panel.event(event)
        ends = event.type == pygame.KEYDOWN and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER)
        if ends and isinstance(wrote, Field) and not wrote.typing:
            self.panel.set_focus(self.begin)
        clicked = event.type == pygame.MOUSEBUTTONUP and self.stage.top is self
        if clicked and self.panel.focus is not None and not self.panel.focus.typing:
            self.panel.set_focus(self.begin)  # No ring shows where Enter goes, so it goes on to start.
        return used

    def resume(self) -> None:
        self.rules.follow()
        self.desk.settle_keys()
        self.rebuild()

    def update(self, dt: float) -> None:
        super().update(dt)
        for card in self.cards:
            card.place_caps()
        for strip in self.strips:
            strip.place_caps()

    @property
    def title(self) -> str:
        return self.desk.game.title

    # -------------------------------------------------------------- picture
    def draw(self, surface: Surface) -> None:
        units = self.stage.units
        surface.blit(ground(surface.get_size(), self.desk.guide.ground), (0, 0))
        self._draw_head(surface, units)
        for card in self.cards:
            card.powers = self._powers_on
            card.draw(surface)
        if self.folded:
            if self.rules_below:
                self.rules.draw(surface)
            status.draw_line(surface, self.pane, self.desk, status.short(self.desk), units)
        else:
            draw_row(surface, self.desk.guide.row, units.point(960, TWO_TOP + 72), units)
            self.rules.draw(surface)
            if self.two:
                status.draw_line(surface, self.pane, self.desk, status.sentence(self.desk), units)
            else:
                status.draw_pane(surface, self.pane, self.begin.rect.y, self.desk, units)
        self.options.key_words = self.stage.input.names.label(pygame.KSCAN_O)
        self.panel.draw(surface)

    def _draw_head(self, surface: Surface, units: Units) -> None:
        guide = self.desk.guide
        left = self.back.rect.right + units.px(20)
        whole = surface.subsurface((0, 0, max(1, self.head_right), surface.get_height()))
        lead, more = (guide.lead, guide.line)
        listening = next((parts for parts in self.places if parts.listening and parts.seat), None)
        if listening is not None and listening.seat is not None:
            lead, more = words.LISTENING.format(name=tidy(listening.seat.name)), ""
        head(whole, self.desk.game.title, lead, more, left, units)

    def _paint_strips(self, surface: Surface, origin: Rect, units: Units) -> None:
        for strip in self.strips:
            strip.draw(surface, origin.topleft, units)
