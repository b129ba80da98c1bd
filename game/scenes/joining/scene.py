"""Joining: each presses the key to play with, pads and computer players sit down, the match is set, the check is on."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.match.match import Match
from game.rules.crazy_bullets.cards import COLOURS
from game.scenes.crazy_bullets.coach import practice_party
from game.scenes.crazy_bullets.opening import street_of
from game.scenes.crazy_bullets.pen import Pen
from game.scenes.crazy_bullets.picture import Picture
from game.scenes.crazy_bullets.plan import FULL, Plan
from game.scenes.crazy_bullets.reading import book_button, book_entry, place_rounds, read_rules
from game.scenes.crazy_bullets.sides import CLOCKWISE, FIGURE, Side
from game.scenes.crazy_bullets.stand import Bars, Stand, draw_bars
from game.scenes.crazy_bullets.steering import milliseconds
from game.scenes.house import House
from game.scenes.joining.again import Again
from game.scenes.joining.chairs import Chair, Chairs
from game.scenes.joining.check import Check, Finding
from game.scenes.joining.hands import Hands
from game.scenes.joining.looks import Looks
from game.scenes.joining.measures import ACT, act_of, warning_boxes
from game.scenes.joining.places import Place, Places
from game.scenes.joining.rules import HouseRules
from game.scenes.words import crazy_bullets as street_words
from game.scenes.words import joining as words
from game.stage.input import Action, Press, Source
from game.stage.scene import Scene, Stage
from game.stage.theme import Kind, Role
from game.stage.widgets import Button, Choice, IconButton, Panel

GOALS = (1, 3, 5)
GAME = "crazy-bullets"


class Joining(Scene):
    """Opens the street for whoever has sat down; comes back with all seats as they were. `left`: a match that was left
    and goes on once everybody has taken their key again."""

    def __init__(self, house: House, clock: Callable[[], float] = milliseconds, left: Match | None = None) -> None:
        self.house, self.clock = house, clock
        self.chairs, self.check = Chairs(), Check()
        self.kept = Again(house, left) if left is not None else None
        if self.kept is not None:
            self.kept.fill(self.chairs)
        kept = house.store.setups.get(GAME, {})
        goal = kept.get("goal")
        self.goal = goal if isinstance(goal, int) and goal in GOALS else 1
        self.out: tuple[str, ...] = ()
        self.rules = HouseRules(kept)
        self.rekey: Side | None = None
        """Whose seat waits for another key."""
        self.naming: Side | None = None
        self._drag: Side | None = None

    # -------------------------------------------------------------- building
    def enter(self, stage: Stage) -> None:
        super().enter(stage)
        self.stand = Stand(stage, {})
        self.places = {side: Place(self, side) for side in CLOCKWISE}
        self.menu = IconButton("menu", self._time_out, key=Action.MENU)
        self.back = IconButton("back", self._leave, kind=Kind.QUIET, key=Action.BACK)
        self.book = book_button(self.read)
        self.games = Choice(words.GAMES, GOALS.index(self.goal), self._set_goal)
        self.places_of = Places(self)
        self.house_rules = Button(words.HOUSE_RULES, self._open_rules, key=pygame.KSCAN_F2, key_words="F2", size=21)
        self.deal = Button(words.DEAL, self.start, kind=Kind.PRIMARY, key=Action.CONFIRM, size=25, role=Role.TITLE)
        self.anew = Button(words.NEW_MATCH, self.begin_anew, size=21)
        self.new_key = Button("", self._new_key, kind=Kind.PRIMARY, size=21)
        self.again = Button(words.TRY_AGAIN, self._try_again, size=20)
        self.anyway = Button(words.DEAL, self.start, second=words.ANYWAY, size=20)
        self.panel = Panel(stage)
        self.panel.home = lambda: self.deal
        self.looks = Looks(self)
        self.hands = Hands(self)
        self.refill()
        stage.sound.ambience("crazy-bullets")

    def refill(self) -> None:
        """Somebody came, went or changed: the widgets that there are now."""
        for place in self.places.values():
            place.refresh()
        self.places_of.refresh()
        self.stand.repeople({side: FIGURE[side] for side in self.chairs.by_side})
        widgets = [widget for place in self.places.values() for widget in place.widgets]
        own = [self.games, self.places_of.colours, self.house_rules, self.anew, self.deal]
        own += [self.new_key, self.again, self.anyway]
        self.panel.widgets = []
        for widget in (*widgets, *own, *self.rules.widgets, self.back, self.book, self.menu):
            self.panel.add(widget)
        self.say_deal()
        self.stage.redraw()

    def say_deal(self) -> None:
        """What the button to deal says, and whether it can."""
        count = len(self.chairs.by_side)
        finding = self.check.report(self.chairs.keys, self.clock()).finding
        warned = finding in (Finding.LOST, Finding.GHOST) and not self.rules.open
        self.deal.label = words.DEAL_FOR.format(count=words.COUNTS[count]) if count >= 2 else words.DEAL
        if self.kept is not None:
            self.deal.label = words.GO_ON
        unsure = finding in (Finding.WAIT, Finding.SOME)
        self.deal.second = words.HOLD_FIRST if unsure else ""
        self.deal.kind = Kind.SECONDARY if unsure else Kind.PRIMARY
        wrong = len(self.out) not in (0, 4 - count)
        waiting = self.chairs.waiting
        if waiting:
            self.deal.disable(words.NO_KEY_YET.format(name=self.chairs.by_side[waiting[0]].name))
        elif count < 2 or wrong:
            self.deal.disable(words.ONE_MORE if count < 2 else words.COLOURS_WANTED)
        else:
            self.deal.enable()
        lost = self._lost_side()
        name = self.chairs.by_side[lost].name if lost is not None else ""
        self.new_key.label = words.NEW_KEY.format(name=name)
        for widget in (self.new_key, self.again, self.anyway):
            widget.shown = warned
        self.new_key.shown = warned and lost is not None
        calm = not warned and not self.rules.open
        self.deal.shown = calm
        self.games.shown = self.house_rules.shown = calm and self.kept is None
        self.anew.shown = calm and self.kept is not None
        self.places_of.colours.shown = calm and count in (2, 3) and self.kept is None
        self.rules.show()

    def _lost_side(self) -> Side | None:
        report = self.check.report(self.chairs.keys, self.clock())
        return next((self.chairs.keys[key] for key in sorted(report.missing)), None)

    # -------------------------------------------------------------- layout
    def resized(self, size: tuple[int, int]) -> None:
        self.stand.resized()
        plan = self.stand.plan
        place_rounds(plan, [self.menu, self.book, self.back])
        for place in self.places.values():
            place.lay_out(plan)
        self._place_panel(plan)
        self.rules.lay_out(plan)

    def _place_panel(self, plan: Plan) -> None:
        act = act_of(plan)
        tall = act.tall / FULL.act[3]

        def place(x: float, y: float, wide: float, high: float) -> Rect:
            return act.rect((x, y * tall, wide, high * tall))

        self.games.rect = place(174, 90, ACT - 208, 54)
        self.places_of.colours.rect = place(174, 156, ACT - 208, 54)
        self.house_rules.rect = self.anew.rect = place(34, 226, 214, 62)
        self.deal.rect = place(264, 226, ACT - 298, 62)
        for button, box in zip((self.new_key, self.again, self.anyway), warning_boxes(plan), strict=True):
            button.rect = place(*box)

    # -------------------------------------------------------------- keys and pads
    def event(self, event: Event) -> bool:
        now = self.clock()
        match event.type:
            case pygame.KEYDOWN:
                return self.hands.key_down(event, now)
            case pygame.KEYUP:
                self.check.release(int(event.scancode), now)
                self.stage.redraw()
                return self.panel.event(event)
            case pygame.KEYMAPCHANGED:
                self.stage.redraw()
            case pygame.JOYBUTTONDOWN:
                return self.hands.pad_down(event)
            case pygame.JOYBUTTONUP:
                self.looks.pads_down.discard(event.instance_id)
                self.stage.redraw()
            case pygame.JOYDEVICEADDED | pygame.JOYDEVICEREMOVED:
                self.stage.redraw()
            case pygame.WINDOWFOCUSLOST:
                self.check.clear()
                self.looks.pads_down.clear()
                self._drag = None
            case pygame.MOUSEBUTTONDOWN if event.button == 1:
                self._drag = self._plate_at(event.pos) if self.panel.at(event.pos) is None else None
            case pygame.MOUSEBUTTONUP if event.button == 1 and self._drag is not None:
                return self._dropped(event.pos)
            case _:
                pass
        return self.panel.event(event)

    def typing(self) -> bool:
        """Whether somebody writes a name."""
        return self.panel.focus is not None and self.panel.focus.typing

    def act(self, press: Press) -> bool:
        if press.source is Source.PAD and press.action is Action.MENU:
            return True
        if self.rekey is not None and press.down and press.action is Action.BACK:
            self.rekey = None
            self.stage.redraw()
            return True
        if self.rules.open and press.down and not press.again and press.action is Action.BACK:
            self._close_rules()
            return True
        return self.panel.act(press)

    # -------------------------------------------------------------- seats
    def sat(self) -> None:
        """Somebody has taken a seat."""
        self.check.again()
        self.stage.sound.play("place")
        self.refill()

    def get_up(self, side: Side) -> None:
        """The seat is free again."""
        self.chairs.get_up(side)
        self.check.again()
        if self.rekey is side:
            self.rekey = None
        self.out = ()
        self.refill()

    def sit_computer(self, side: Side) -> None:
        """A computer player takes a free seat."""
        self.chairs.take_computer(side)
        self.sat()

    def put(self, side: Side, chair: Chair) -> None:
        """Something about whoever sits there has changed."""
        self.chairs.put(side, chair)
        self.stage.redraw()

    def move(self, one: Side, other: Side) -> None:
        """Two sides change places."""
        if one is not other and one in self.chairs.by_side and self.kept is None:
            self.chairs.swap(one, other)
            self.refill()

    def wait_for_key(self, side: Side) -> None:
        """The next key that is pressed becomes the key of this seat."""
        self.rekey = side
        self.stage.redraw()

    def _plate_at(self, pos: tuple[int, int]) -> Side | None:
        plan = self.stand.plan
        return next((side for side in CLOCKWISE if plan.rect(plan.plate_box(side)).collidepoint(pos)), None)

    def _dropped(self, pos: tuple[int, int]) -> bool:
        here, self._drag = self._drag, None
        there = self._plate_at(pos)
        if here is None or here not in self.chairs.by_side:
            return False
        if there is not None and there is not here:
            self.move(here, there)
        elif there is here and self.looks.cap_box(here).collidepoint(pos) and self.chairs.by_side[here].level is None:
            self.wait_for_key(here)
        return True

    # -------------------------------------------------------------- the match
    def _set_goal(self, at: int) -> None:
        self.goal = GOALS[at]

    def set_out(self, out: tuple[str, ...]) -> None:
        """Which colours stay out; () for chance."""
        self.out = out
        self.say_deal()

    def _open_rules(self) -> None:
        self.rules.open = True
        self.say_deal()
        self.panel.set_focus(self.rules.widgets[0])

    def _close_rules(self) -> None:
        self.rules.open = False
        self.say_deal()
        self.panel.set_focus(self.deal)

    def _new_key(self) -> None:
        side = self._lost_side()
        self.check.again()
        if side is not None:
            self.wait_for_key(side)
        self.say_deal()

    def _try_again(self) -> None:
        self.check.again()
        self.say_deal()

    def start(self) -> None:
        """Deal for whoever sits here."""
        if self.rules.open:
            self._close_rules()
            return
        if not self.deal.enabled:
            self.stage.refuse(self.deal.why_not)
            return
        self.check.clear()
        if self.kept is not None:
            kept, self.kept = self.kept, None
            self.stage.push(kept.street(self.chairs))
            return
        options = dict(self.rules.options)
        if self.out:
            options["colours"] = [colour for colour in COLOURS if colour not in self.out]
        party = self.chairs.party(self.goal, options, self.rules.calm, self.rules.dim)
        self.house.store.keep_setup(GAME, {"goal": self.goal, **self.rules.kept()})
        self.refill()
        self.stage.push(street_of(self.house, party))

    def begin_anew(self) -> None:
        """Leave the match as it is and set up another one with whoever has taken a key."""
        self._put_down()
        for side in self.chairs.waiting:
            self.chairs.get_up(side)
        self.check.again()
        self.refill()

    def _leave(self) -> None:
        self.stage.pop(self)

    def _time_out(self) -> None:
        from game.scenes.pause import Pause, back_entry, options_entry

        entries = [book_entry(self.read), options_entry(self.house), back_entry()]
        self.stage.push(Pause(self.house, street_words.TITLE, entries))

    def read(self) -> None:
        """Open the rulebook: at the very beginning, or at the keys while their check fails."""
        warned = self.looks.report.finding in (Finding.LOST, Finding.GHOST)
        read_rules(self.stage, self.rules.options, "keys" if warned else "", self.practise)

    def practise(self) -> None:
        """The guided first duel, with the first key that somebody has taken here."""
        key, side = next(iter(self.chairs.keys.items()), (0, None))
        name = "" if side is None else self.chairs.by_side[side].name
        self.stage.push(street_of(self.house, practice_party(key, self.rules.options, name)))

    # -------------------------------------------------------------- the stage's calls
    def pause(self) -> None:
        self.panel.let_go()

    def resume(self) -> None:
        self.check.clear()
        self.looks.pads_down.clear()
        self.stage.sound.ambience("crazy-bullets")
        self.refill()
        self.resized(self.stage.units.size)

    def leave(self) -> None:
        self.stage.sound.ambience(None)
        self._put_down()

    def _put_down(self) -> None:
        """Nobody sits down to the match that was left, not here."""
        if self.kept is not None:
            self.house.put_down(self.kept.match)
            self.kept = None

    def update(self, dt: float) -> None:
        before = self.looks.state
        self.say_deal()
        self.looks.follow()
        if self.looks.state != before:
            self.stage.redraw()
        if self.naming is not None and not self.typing():
            self.naming = None
            self.refill()
        self.stand.update(dt)
        self.panel.update(dt)

    @property
    def moving(self) -> bool:
        return self.panel.moving or not self.stand.steady

    @property
    def title(self) -> str:
        return street_words.TITLE

    def draw(self, surface: Surface) -> None:
        self.stand.draw(surface, self._paint)
        if self.stand.steady:
            self.panel.draw(surface)

    def _paint(self, pen: Pen, picture: Picture) -> None:
        self.looks.draw(pen)
        foot = words.FOOT_CHECK if len(self.chairs.keys) >= 3 else words.FOOT_HANDICAP
        draw_bars(pen, Bars(foot[0], (("", foot[1]),), words.FOOT_STEER))
