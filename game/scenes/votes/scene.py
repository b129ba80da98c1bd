"""Secret votes at one keyboard. Knows no rules: it asks, hands on what was answered, and shows it when it is told to.

Until `reveal` what is drawn depends only on who has answered, never on what.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import partial

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.scenes.curtain import Called, Curtain
from game.scenes.portrait import BILLIONAIRES
from game.scenes.votes import paint
from game.scenes.votes.ballot import Answer, Aside, Ballot, Voter, in_order
from game.scenes.votes.board import VoteBoard, vote_board
from game.scenes.votes.button import VoteButton
from game.scenes.words import curtain as curtain_words
from game.scenes.words import votes as words
from game.stage import draw, grounds, motion, text, theme
from game.stage.art import Art
from game.stage.input import Action, Press
from game.stage.particles import Particles
from game.stage.scene import Scene, Stage
from game.stage.theme import Kind, Role
from game.stage.widgets import Button, Panel

OPENS = 0.4
"""Seconds before a press counts: what was being pressed when the votes came up is no vote."""
SEALED = 0.45
"""Seconds for which the last envelope is seen before all are opened."""
SEAL, SLAM = 0.16, 0.22
"""Seconds in which an envelope comes down, and a thumb."""
JOLT = 260
"""How hard thumbs hit the table, in units of the design."""
STAYS = 1.4
"""Seconds for which open votes stay at normal speed."""


class Votes(Scene):
    """`on_vote(seat, choice)` is called at each press, 0 for the first answer, 1 for the second; a vote is final.

    The table answers with `reveal` once it knows all votes, and hears `on_shown` when they have been seen. With
    `opens` False the answer stays sealed: `on_shown` comes the same time after the last vote, whatever it was.
    """

    def __init__(
        self,
        ballot: Ballot,
        voters: Sequence[Voter],
        on_vote: Callable[[int, int], None],
        on_shown: Callable[[], None],
        *,
        asides: Sequence[Aside] = (),
        opens: bool = True,
        on_menu: Callable[[], None] | None = None,
        on_rules: Callable[[], None] | None = None,
    ) -> None:
        self.ballot, self.voters, self.asides = ballot, in_order(voters), tuple(asides)
        self.on_vote, self.on_shown, self.opens = on_vote, on_shown, opens
        self.on_menu, self.on_rules = on_menu, on_rules
        self.in_since: dict[int, float] = {}
        """For each seat whose vote is in, how many seconds ago."""
        self.alone: Voter | None = self.voters[0] if len(self.voters) == 1 else None
        """Who has the screen to themselves, with buttons."""
        self.in_turn = False
        """Whether votes go round by the curtain."""
        self._answers: Mapping[int, int] | None = None
        self._open_for = 0.0
        self._age = 0.0
        self._told = False

    # -------------------------------------------------------------- use
    @property
    def all_in(self) -> bool:
        """Whether every person has voted."""
        return len(self.in_since) == len(self.voters)

    @property
    def open(self) -> bool:
        """Whether the votes lie open."""
        return self._answers is not None and self.all_in and min(self.in_since.values()) >= self._sealed

    @property
    def _sealed(self) -> float:
        return SEALED * max(0.5, self.stage.settings.speed.factor)

    def reveal(self, answers: Mapping[int, int]) -> None:
        """Open all envelopes together: the answer of each seat, computer players' too."""
        self._answers = dict(answers)
        self.stage.redraw()

    def vote_in_turn(self) -> None:
        """Go round by the curtain: one person after the other, with two large buttons."""
        self.in_turn, self.alone = True, None
        self._lay_out()
        self._call_next()

    def vote_at_once(self) -> None:
        """Back to everybody's own keys."""
        self.in_turn, self.alone = False, None
        self._lay_out()

    # -------------------------------------------------------------- voting
    def _vote(self, voter: Voter, choice: int) -> None:
        if self._age < OPENS or voter.seat in self.in_since:
            return
        self.in_since[voter.seat] = 0.0
        self.panel.set_focus(None)
        self.panel.hovered = None
        if self.in_turn:
            self.alone = None
            self._hide_pointer()
        self._lay_out()
        self.stage.sound.play("place")
        self.stage.redraw()
        self.on_vote(voter.seat, choice)
        if self.in_turn and not self.all_in:
            self._call_next()

    def _hide_pointer(self) -> None:
        """Take the mouse away from the button that was pressed, or its place would tell."""
        middle = self.stage.bounds.center
        pygame.mouse.set_pos(middle)
        self.stage.pointer = middle

    def _call_next(self) -> None:
        voter = next(voter for voter in self.voters if voter.seat not in self.in_since)
        others = [(other.name, BILLIONAIRES[other.look]) for other in self.voters if other is not voter]
        called = Called(
            voter.name,
            BILLIONAIRES[voter.look],
            curtain_words.YOUR_VOTE,
            curtain_words.TO_VOTE,
            others,
            self.ballot.game,
            self.ballot.when,
        )
        self.stage.push(Curtain(called, partial(self._let_vote, voter), on_menu=self.on_menu))

    def _let_vote(self, voter: Voter) -> None:
        self.alone = voter
        self._age = 0.0
        self._lay_out()

    # -------------------------------------------------------------- the stage's calls
    def enter(self, stage: Stage) -> None:
        super().enter(stage)
        self.art, self.particles = Art(), Particles()
        self._table: Surface | None = None
        self._table_of: Hashable = None
        self.menu = Button(words.MENU, self._open_menu, kind=Kind.QUIET, key=Action.BACK, size=21)
        self.rules = Button(words.RULES, self._open_rules, kind=Kind.QUIET, key=Action.HELP, size=21)
        self.stuck = Button(words.STUCK, self._other_way, kind=Kind.QUIET, icon="keyboard", size=21)
        self.panel = Panel(stage)
        self.panel.home = lambda: None

    def _open_menu(self) -> None:
        if self.on_menu is not None:
            self.on_menu()

    def _open_rules(self) -> None:
        if self.on_rules is not None:
            self.on_rules()

    def _other_way(self) -> None:
        if self.in_turn:
            self.vote_at_once()
        else:
            self.vote_in_turn()

    def pause(self) -> None:
        self.panel.let_go()

    def event(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN and self._key(int(event.scancode)):
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and self._open_for > SLAM:
            self._shown()
            return True
        if self.panel.event(event):
            return True
        pressed = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        if pressed and not self.all_in and any(box.collidepoint(event.pos) for box in self.board.stations):
            self.stage.refuse(words.SECRET)
            return True
        return False

    def _key(self, scancode: int) -> bool:
        """A key of somebody here: it counts once, and nothing shows which of the two it was."""
        voter = next((voter for voter in self.voters if scancode in voter.keys), None)
        if voter is None:
            return False
        # One of the two may also steer something at the table; its ring or its tags must not give it away.
        self.stage.input.ring = self.stage.input.pad_used = False
        if not self.in_turn or voter is self.alone:
            self._vote(voter, voter.keys.index(scancode))
        return True

    def act(self, press: Press) -> bool:
        if self._open_for > SLAM and press.action is Action.CONFIRM and press.down and not press.again:
            self._shown()
            return True
        if self.panel.act(press):
            return True
        if press.action is Action.MENU and press.down and not press.again:
            self._open_menu()
        return press.action not in (Action.FULLSCREEN, Action.MUTE)

    def update(self, dt: float) -> None:
        if self.stage.top is self:
            self._age += dt
        self.in_since = {seat: since + dt for seat, since in self.in_since.items()}
        if self.open:
            if not self._open_for:
                self.stage.sound.play("snap")
            slams = self._open_for < SLAM <= self._open_for + dt
            self._open_for += dt
            if slams and not self.stage.settings.reduced_motion:
                self.particles.jolt(self.stage.units.px(JOLT))
            if self._open_for >= SLAM + STAYS * self.stage.settings.speed.factor:
                self._shown()
        elif self.all_in and not self.opens and min(self.in_since.values()) >= self._sealed + SEAL:
            self._shown()
        self.particles.update(dt)
        self.panel.update(dt)
        self.art.update(dt)

    def _shown(self) -> None:
        if not self._told:
            self._told = True
            self.on_shown()

    @property
    def moving(self) -> bool:
        sealing = any(since < self._sealed + SEAL for since in self.in_since.values())
        return sealing or (self.open and not self._told) or self.panel.moving

    @property
    def title(self) -> str:
        return self.ballot.game

    # -------------------------------------------------------------- layout
    def resized(self, size: tuple[int, int]) -> None:
        self.art.resized()
        self._table = None
        self._lay_out()

    def _lay_out(self) -> None:
        units, shown = self.stage.units, self._stations
        single = len(shown) == 1
        self.board: VoteBoard = vote_board(units, len(shown), single, self.on_rules is not None, bool(self.asides))
        self.menu.rect, self.rules.rect, self.stuck.rect = self.board.menu, self.board.rules, self.board.stuck
        self.menu.shown, self.rules.shown = self.on_menu is not None, self.on_rules is not None
        self.stuck.label = words.WITH_KEYS if self.in_turn else words.STUCK
        self.stuck.shown = len(self.voters) > 1 and not self.all_in
        buttons = self._buttons(shown[0]) if self.alone is not None and self.alone.seat not in self.in_since else []
        self.panel.widgets = [self.menu, self.rules, self.stuck, *buttons]
        for widget in self.panel.widgets:
            widget.units = units

    @property
    def _stations(self) -> list[Voter]:
        return [self.alone] if self.alone is not None else self.voters

    def _buttons(self, voter: Voter) -> list[VoteButton]:
        boxes = paint.vote_boxes(self._brush(self.stage.window.surface), self.board.stations[0])
        made: list[VoteButton] = []
        for choice, box in enumerate(boxes):
            button = VoteButton(partial(self._vote, voter, choice), partial(self._paint_answer, voter, choice))
            button.rect = box
            made.append(button)
        return made

    def _paint_answer(self, voter: Voter, choice: int, surface: Surface, box: Rect, fill: str) -> None:
        answer, label = self.ballot.answers[choice], voter.labels[choice]
        paint.draw_answer(self._brush(surface), box, answer, voter.look, label, fill)

    def _brush(self, surface: Surface) -> paint.Brush:
        return paint.Brush(surface, self.art, self.stage.units, self.board)

    # -------------------------------------------------------------- picture
    def draw(self, surface: Surface) -> None:
        drawn = self._state_drawn
        if drawn is None:
            self._draw_table(surface)
        else:
            surface.blit(self._kept_table(surface, drawn), (0, 0))
        self.panel.draw(surface)
        surface.scroll(*self.particles.shake())

    @property
    def _state_drawn(self) -> Hashable | None:
        """All that the picture below the buttons depends on while nothing moves; None while something does."""
        if any(since < SEAL for since in self.in_since.values()) or 0 < self._open_for < SLAM:
            return None
        return self.stage.units, frozenset(self.in_since), self.alone, self.in_turn, self.open

    def _kept_table(self, surface: Surface, drawn: Hashable) -> Surface:
        """The picture below the buttons, kept as long as it stays the same."""
        if self._table is None or self._table_of != drawn:
            self._table, self._table_of = surface.copy(), drawn
            self._draw_table(self._table)
        return self._table

    def _draw_table(self, surface: Surface) -> None:
        brush = self._brush(surface)
        surface.blit(grounds.felt(surface.get_size(), "#1F5239", "#0B2218", (0.5, 0.32)), (0, 0))
        if not self.board.small:
            self._draw_rim(surface)
        self._draw_head(surface)
        paint.draw_claim(brush, self.ballot, self._line(), self._status())
        paint.draw_asides(brush, [self._aside(aside) for aside in self.asides])
        for at, (station, voter) in enumerate(zip(self.board.stations, self._stations, strict=True)):
            paint.draw_station(brush, station, voter, voter.seat in self.in_since)
            self._draw_vote(brush, station, voter, at % 2)
        if len(self.voters) > 1:
            paint.draw_foot(brush)

    def _draw_rim(self, surface: Surface) -> None:
        """The brass rim of the table behind the claim."""
        units = self.stage.units

        def make() -> Surface:
            rim = Surface((units.px(1600) * 2, units.px(600) * 2), pygame.SRCALPHA)
            for inset, width, alpha in ((0, 5, 110), (15, 2, 100)):
                box = rim.get_rect().inflate(-4 * units.px(inset), -4 * units.px(inset))
                pygame.draw.ellipse(rim, (217, 164, 65, alpha), box, max(1, units.px(width * 2)))
            return pygame.transform.smoothscale(rim, (units.px(1600), units.px(600)))

        image = draw.soft_shelf.get(("rim", units.size), make)
        middle = units.point(960, 360)
        place = image.get_rect(center=middle)
        surface.blit(image, place, (0, 0, place.w, self.board.stations[0].y + units.px(20) - place.y))

    def _draw_head(self, surface: Surface) -> None:
        units, left = self.stage.units, self.board.title[0]
        edge = min(rect.x for rect in (self.board.menu, self.board.rules))
        room = edge - left - units.px(20)
        title = text.write(
            surface,
            self.ballot.game,
            self.board.title,
            Role.TITLE,
            units.text(44 if not self.board.small else 36),
            theme.CREAM,
            room=room,
            shade="#0A0605",
        )
        if title.bottom + units.text(21) > self.board.face.y and self.board.small:
            return
        when = text.write(
            surface, self.ballot.when, (left + 2, title.bottom), Role.BOLD, units.text(21), theme.LAMP, room=room
        )
        at = (when.right + units.px(12), title.bottom)
        note_room = max(1, edge - at[0])
        text.write(surface, self.ballot.note, at, Role.TEXT, units.text(21), theme.FAINT, room=note_room)

    def _draw_vote(self, brush: paint.Brush, station: Rect, voter: Voter, tilt: int) -> None:
        slot = paint.vote_slot(brush, station)
        since = self.in_since.get(voter.seat)
        if since is None:
            if self.alone is None and not self.in_turn:
                for choice, box in enumerate(paint.vote_boxes(brush, station)):
                    self._paint_answer(voter, choice, brush.surface, box, paint.FACE_FILL)
            elif self.alone is None:
                draw.rounded(brush.surface, slot, paint.SLOT, brush.px(14), theme.PAPER_LINE, max(1, brush.px(2)))
            return
        answer = self._shown_answer(voter.seat)
        still = self.stage.settings.reduced_motion
        if answer is None:
            paint.draw_envelope(brush, slot, voter.look, tilt, 1.0 if still else motion.share(since, SEAL))
        else:
            paint.draw_shown(brush, slot, answer, voter.look, 1.0 if still else motion.share(self._open_for, SLAM))

    def _shown_answer(self, seat: int) -> Answer | None:
        if not self.open or self._answers is None or seat not in self._answers:
            return None
        return self.ballot.answers[self._answers[seat]]

    def _aside(self, aside: Aside) -> tuple[Aside, str, Answer | None]:
        if not aside.votes:
            return aside, words.NO_CARD, None
        return aside, words.VOTED if self.all_in or aside.voted else words.VOTES_TOO, self._shown_answer(aside.seat)

    def _line(self) -> str:
        if self.ballot.line:
            return self.ballot.line
        if len(self.voters) == 1:
            return words.ONE_VOTES.format(name=self.voters[0].name)
        return words.AT_ONCE if self.alone is None else words.ALONE.format(name=self.alone.name)

    def _status(self) -> str:
        voted, count = len(self.in_since), len(self.voters)
        if self.all_in:
            return words.ALL_IN if count > 1 else words.ONE_IN if self.opens else words.ANSWER_IN
        if not voted:
            return words.ALL_OPEN if count > 1 else ""
        votes = words.ONE_VOTE if voted == 1 else words.VOTES.format(number=words.NUMBERS[voted].capitalize())
        missing = count - voted
        left = words.ONE_MISSING if missing == 1 else words.ARE_MISSING.format(number=words.NUMBERS[missing])
        return words.IN_AND_MISSING.format(votes=votes, missing=left)
