"""The screen of the count: columns turn over one by one, dynamite takes its neighbour, Billy shoots; then who won."""

from __future__ import annotations

from typing import Any

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.rules.blasting_billy.cards import TYPES
from game.rules.blasting_billy.events import Exploded, Shot, Won
from game.rules.view import View
from game.scenes.blasting_billy.cards import TABLE, symbol
from game.scenes.blasting_billy.counting import Act, Counting, Moment, Owner
from game.scenes.blasting_billy.ending import summary
from game.scenes.blasting_billy.facts import Who, turns
from game.scenes.blasting_billy.ledger import BLOWN, Ledger, board
from game.scenes.blasting_billy.ledger_picture import paint_figures, paint_strips
from game.scenes.blasting_billy.room import Mood, muzzle, paint_billy, paint_room
from game.scenes.blasting_billy.side import paint_poster, paint_sheet, poster_box
from game.scenes.blasting_billy.signs import stamp
from game.scenes.table.head import draw_head, place_buttons
from game.scenes.table.layer import Layer
from game.scenes.table.measure import Measure
from game.scenes.table.table import Table
from game.scenes.table.ways import next_line, ways_on
from game.scenes.words import blasting_billy as words
from game.scenes.words import table as table_words
from game.stage import draw, text, theme
from game.stage.input import Action, Press
from game.stage.particles import Particles
from game.stage.scene import Scene, Stage
from game.stage.sprites import Sprites
from game.stage.theme import Ground, Kind, Role
from game.stage.widgets import Button, Panel

TRACE = 0.34
"""The part of a shot in which its trace can be seen."""


class Reckoning(Scene):
    """Lies over the table; `at_once`: all is counted already, as when somebody comes back to it."""

    def __init__(self, table: Table, view: View[Any], who: tuple[Who, ...], *, at_once: bool = False) -> None:
        self.table, self.view, self.who = table, view, who
        self.counting = Counting(view)
        self.at_once = at_once
        company = table.company
        self.portraits = company.portraits if company is not None else ()

    # -------------------------------------------------------------- use
    def enter(self, stage: Stage) -> None:
        super().enter(stage)
        self.art, self.particles = self.table.art, Particles(1)
        self.sprites = Sprites(self.art, self.table.pace)
        self.menu = Button(table_words.MENU, self.table.pause_game, kind=Kind.QUIET, left=False)
        self.rules = Button(table_words.RULES, self.table.show_rules, kind=Kind.QUIET, left=False)
        self.onward = Button("", self.go_on, kind=Kind.PRIMARY, key=pygame.KSCAN_SPACE)
        self.skip = Button(words.SKIP, self.finish, key=pygame.KSCAN_S)
        for button in (self.onward, self.skip):
            button.ground = Ground.PAPER
            button.key_words = stage.input.names.label(button.key if isinstance(button.key, int) else 0)
        self.ways = ways_on(self.table, self, Ground.TABLE)
        self.panel = Panel(stage, [self.menu, self.rules, self.onward, self.skip, *self.ways])
        self.panel.home = lambda: next(button for button in (self.onward, *self.ways) if button.shown)
        self.panel.set_focus(self.onward)
        self.sprites.cut(self.table.sprites.board)
        self._under = Layer()
        self._verdict_shown = False
        if self.at_once or self.table.pace.seconds(1.0) == 0.0:
            self.finish()

    def go_on(self) -> None:
        """On to the next colour, or to who won."""
        self.counting.skip_to(self.counting.next_kind())
        self._lay()
        self.stage.sound.play("flip", 0.6)

    def finish(self) -> None:
        """All is counted."""
        self.counting.skip_to("")
        self._lay()
        self.sprites.finish()

    def _lay(self) -> None:
        """Everything lies as it does at this moment of the count."""
        if self.counting.over and not self._verdict_shown:
            self._verdict_shown = True
            self.stage.sound.play("win" if self.view.result.winners else "lose")
            self._write_down()
        now = self.counting.now
        gone = self.counting.of(now.owner, now.kind).gone if now.act is Act.BLOW else ()
        blown = dict(zip(gone, BLOWN, strict=False))
        self.sprites.show(board(self.counting, self.stage.units), goes_to=blown, tumbling=gone, pace=self.table.pace)
        self._place()
        self.stage.redraw()

    def _write_down(self) -> None:
        """What has come out goes into the log, which had to wait for it."""
        steps = self.table.past.steps
        if steps and not self.at_once:
            told = [event for event in steps[-1].events if isinstance(event, Exploded | Shot | Won)]
            self.table.journal.write(len(steps) - 1, told)

    # -------------------------------------------------------------- what happens
    def _begin(self, moment: Moment) -> None:
        play = self.stage.sound.play
        match moment.act:
            case Act.TURN:
                play("flip", 0.7)
            case Act.BLOW:
                play("explosion")
                self._blast(moment)
            case Act.WEIGH if self.counting.of(moment.owner, moment.kind).cards:
                play("count", 0.5)
            case Act.SHOOT:
                play("shot")
            case _:
                pass

    def _blast(self, moment: Moment) -> None:
        """At the dynamite, which still lies there."""
        tally = self.counting.of(moment.owner, moment.kind)
        card = tally.gone[-1]
        if card in self.sprites:
            box = self.sprites.bounds(card)
            reduced = self.stage.settings.reduced_motion
            self.particles.blast(box.centerx, box.centery, box.w * 2.0, reduced=reduced)

    @property
    def mood(self) -> Mood:
        """Billy looks on, takes aim, is black with soot after his own dynamite, or takes the lot."""
        now = self.counting.now
        if now.act is Act.VERDICT and not self.view.result.winners:
            return Mood.TRIUMPH
        shot = any(self.counting.shot(seat, now.kind) for seat in range(self.counting.seats))
        if now.kind and self.counting.seen(Act.BLOW, now.kind, None) and not shot:
            return Mood.SOOTY
        return Mood.AIM if now.act in (Act.WEIGH, Act.SHOOT, Act.REST) else Mood.LEAN

    # -------------------------------------------------------------- the stage's calls
    def event(self, event: Event) -> bool:
        if self.panel.event(event):
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and not self.counting.over:
            self.go_on()
            return True
        return False

    def act(self, press: Press) -> bool:
        if self.panel.act(press):
            return True
        if not press.down or press.again:
            return False
        match press.action:
            case Action.BACK | Action.MENU:
                self.table.pause_game()
            case Action.HELP:
                self.table.show_rules()
            case _:
                return False
        return True

    def pause(self) -> None:
        self.panel.let_go()

    def update(self, dt: float) -> None:
        pace = self.table.pace
        self.sprites.pace = pace
        begun = self.counting.update(dt, pace) if self.stage.top is self else []
        for moment in begun:
            self._begin(moment)
        if begun:
            self._lay()
        self.art.update(dt, busy=not self.sprites.resting)
        self.particles.update(dt)
        if self.sprites.update(dt) or not self.counting.over:
            self.stage.redraw()
        self.panel.update(dt)

    @property
    def moving(self) -> bool:
        return not self.counting.over or not self.sprites.resting or self.particles.busy or self.panel.moving

    @property
    def title(self) -> str:
        return self.table.title

    # -------------------------------------------------------------- layout
    def resized(self, size: tuple[int, int]) -> None:
        self.sprites.resize(board(self.counting, self.stage.units))
        self._place()

    def _place(self) -> None:
        """Everything that can be pressed."""
        units = self.stage.units
        m = Measure(units)
        ledger = Ledger(m, self.counting.seats)
        place_buttons(units, [self.menu, self.rules])
        over = self.counting.over
        for button in (self.onward, self.skip):
            button.shown = not over
        for button in self.ways:
            button.shown = over
        after = self.counting.next_kind()
        self.onward.label = words.NEXT.format(kind=words.KINDS[after]) if after else words.NEXT_TOTALS
        if over:
            self._place_ways(ledger)
        else:
            self._place_steps(ledger)
        if self.panel.focus is None or not self.panel.focus.shown:
            self.panel.set_focus(self.ways[0] if over else self.onward)

    def _place_steps(self, ledger: Ledger) -> None:
        m, box = ledger.m, ledger.side
        if m.small:
            self.onward.rect = Rect(box.right - m.n(330), box.y + m.n(22), m.n(150), m.n(48))
            self.skip.rect = Rect(box.right - m.n(170), box.y + m.n(22), m.n(156), m.n(48))
        else:
            self.onward.rect = Rect(box.x + m.n(34), box.bottom - m.n(172), box.w - m.n(68), m.n(62))
            self.skip.rect = Rect(box.x + m.n(34), box.bottom - m.n(92), box.w - m.n(68), m.n(54))
        for button in (self.onward, self.skip):
            button.size = 22 if not m.small else 14 * m.k / m.units.scale

    def _place_ways(self, ledger: Ledger) -> None:
        """The way on that is meant first stands out; the others below it."""
        m, box = ledger.m, ledger.side
        if m.small:
            first = Rect(box.right - m.n(446), box.y + m.n(10), m.n(434), m.n(36))
            wide = (first.w - m.n(8) * (len(self.ways) - 2)) // max(1, len(self.ways) - 1)
            self.ways[0].rect = first
            for at, button in enumerate(self.ways[1:]):
                button.rect = Rect(first.x + at * (wide + m.n(8)), first.bottom + m.n(8), wide, m.n(34))
            for button in self.ways:
                button.size = 13 * m.k / m.units.scale
                button.icon = None if button is not self.ways[0] else button.icon
            return
        top = poster_box(ledger).bottom + m.n(52)
        self.ways[0].rect = Rect(box.x, top, box.w, m.n(84))
        for at, button in enumerate(self.ways[1:]):
            button.rect = Rect(box.x, top + m.n(104) + at * m.n(68), box.w, m.n(54))

    # -------------------------------------------------------------- picture
    def draw(self, surface: Surface) -> None:
        units = self.stage.units
        m = Measure(units)
        ledger = Ledger(m, self.counting.seats)
        winners = self.view.result.winners
        self._under.draw(surface, self.counting.now, (units, self.mood), self._paint_still)
        self.sprites.draw(surface)
        paint_figures(surface, self.art, self.counting, ledger, winners)
        self._draw_shot(surface, ledger)
        self.particles.draw(surface)
        across, down = self.particles.shake()
        if (across or down) and not self.stage.settings.reduced_motion:
            surface.scroll(across, down)
        if self.counting.over:
            paint_poster(surface, self.art, self.view, ledger, self.who, self.portraits)
            self._draw_next(surface, m)
        else:
            paint_sheet(surface, self.art, self.counting, ledger, self.who)
        lead, more = self._lead()
        draw_head(surface, units, self.table.title, lead, more, self.rules.rect.left)
        self.panel.draw(surface)

    def _paint_still(self, surface: Surface) -> None:
        """All that lies still under the cards in this moment of the count."""
        m = Measure(self.stage.units)
        paint_room(surface, m)
        ledger = Ledger(m, self.counting.seats)
        if not m.small:
            paint_billy(surface, self.art, m, self.mood)
        paint_strips(surface, self.art, self.counting, ledger, self.who, self.view.result.winners)
        if m.small:
            paint_billy(surface, self.art, m, self.mood, ledger.billy)

    def _lead(self) -> tuple[str, str]:
        if not self.counting.over:
            return words.COUNT, words.COUNT_MORE
        return words.AFTER.format(turns=turns(self.view.seats) * self.view.seats), summary(self.view)

    def _draw_next(self, surface: Surface, m: Measure) -> None:
        """Who begins the rematch."""
        line = next_line(self.table)
        if line and not m.small:
            button = self.ways[0].rect
            at = (button.centerx, button.y - m.n(10))
            text.write(surface, line, at, Role.TEXT, m.text(20, 12), theme.PARCHMENT, "midbottom", room=button.w)

    def _draw_shot(self, surface: Surface, ledger: Ledger) -> None:
        """The trace from Billy's gun to the column, for a moment; with reduced motion only the holes appear."""
        now, m = self.counting.now, ledger.m
        if now.act is not Act.SHOOT or self.stage.settings.reduced_motion:
            return
        part = self.counting.share / TRACE
        if part >= 1.0:
            return
        kind = TYPES.index(now.kind)
        target = m.at(*self._hit(ledger, now.owner, kind))
        trace(surface, m, muzzle(ledger.billy), target, 1.0 - part)
        flash = self.art.drawing(f"{TABLE}/flash.svg", m.n(190 if not m.small else 56))
        surface.blit(flash, flash.get_rect(center=muzzle(ledger.billy)))
        stamp(surface, self.art, symbol("shot"), target, m.n(58 if not m.small else 26))

    def _hit(self, ledger: Ledger, owner: Owner, kind: int) -> tuple[float, float]:
        count = len(self.counting.of(owner, TYPES[kind]).left)
        return ledger.middle(owner, kind, count - 1, count)


def trace(surface: Surface, m: Measure, start: tuple[int, int], end: tuple[int, int], strength: float) -> None:
    """A bullet's way: a wedge of light that is wide at its end."""
    away = ((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2) ** 0.5
    if away < 1:
        return
    across = (-(end[1] - start[1]) / away, (end[0] - start[0]) / away)
    for wide, colour, alpha in ((13, theme.LAMP, 80), (7, "#FFDF8C", 150), (3, "#FFFFFF", 230)):
        reach = max(1.0, wide * m.k)
        near = max(1.0, 2 * m.k)
        points = [
            (start[0] + across[0] * near, start[1] + across[1] * near),
            (start[0] - across[0] * near, start[1] - across[1] * near),
            (end[0] - across[0] * reach, end[1] - across[1] * reach),
            (end[0] + across[0] * reach, end[1] + across[1] * reach),
        ]
        red, green, blue, _ = theme.rgb(colour)
        draw.polygon(surface, points, (red, green, blue, round(alpha * strength)))
