"""A paper about the next deal: who plays it, and the two house rules (bombs-3, bombs-9); all is kept at once."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from game.rules.bullets_and_bombs import GAME
from game.scenes.house import House
from game.scenes.player import PlayerBox
from game.scenes.words import bullets_and_bombs as words
from game.stage import draw, grounds, text, theme
from game.stage.input import Action
from game.stage.scene import Scene, Stage
from game.stage.theme import Ground, Kind, Role
from game.stage.widgets import Button, Panel, Toggle

WIDE, TALL, HEAD, ROW = 900, 612, 136, 122
PLAYER, BOX = 112, 380
"""How much room the player takes above the house rules, and how wide the box is."""


class HouseRules(Scene):
    """`deal` begins a new deal at once, after the paper is gone."""

    covers = False

    def __init__(self, house: House, deal: Callable[[], None]) -> None:
        self.house, self._deal = house, deal

    def enter(self, stage: Stage) -> None:
        super().enter(stage)
        kept = self.house.store.setups.get(GAME.id, {})
        self.toggles = {name: Toggle(kept.get(name) == "on", self._setter(name)) for name in words.HOUSE_RULES}
        for toggle in self.toggles.values():
            toggle.ground = Ground.PAPER
        self.later = Button(words.HOUSE_LATER, self.close, key=Action.BACK, ground=Ground.PAPER)
        self.now = Button(words.HOUSE_DEAL, self._deal_now, kind=Kind.PRIMARY, ground=Ground.PAPER)
        self.player = PlayerBox(stage, self.house, stage.redraw)
        self.player.before = ""  # the word stands beside it
        self.controls = self.panel = Panel(stage, [self.player, *self.toggles.values(), self.later, self.now])
        self.panel.set_focus(self.player)

    def _setter(self, name: str) -> Callable[[bool], None]:
        def keep(on: bool) -> None:
            kept = {**self.house.store.setups.get(GAME.id, {}), name: "on" if on else "off"}
            self.house.store.keep_setup(GAME.id, kept)

        return keep

    def _deal_now(self) -> None:
        self.close()
        self._deal()

    # -------------------------------------------------------------- the stage's calls
    def resized(self, size: tuple[int, int]) -> None:
        units = self.stage.units
        self.k = min(units.scale * max(1.0, units.stretch), 0.96 * units.width / WIDE, 0.96 * units.height / TALL)
        self.box = Rect(0, 0, self._px(WIDE), self._px(TALL))
        self.box.center = units.bounds.center
        right = self.box.right - self._px(40)
        wide, top = self._px(BOX), self.box.y + self._px(HEAD)
        self.player.rect = Rect(right - wide, top, wide, self._px(58))
        for at, toggle in enumerate(self.toggles.values()):
            top = self.box.y + self._px(HEAD + PLAYER + at * ROW)
            toggle.rect = Rect(right - self._px(134), top, self._px(134), self._px(46))
        top, wide = self.box.bottom - self._px(92), self._px(260)
        self.now.rect = Rect(right - wide, top, wide, self._px(58))
        self.later.rect = Rect(right - 2 * wide - self._px(18), top, wide, self._px(58))

    def _px(self, design: float) -> int:
        return max(1, round(design * self.k))

    def resume(self) -> None:
        self.player.renew()

    def draw(self, surface: Surface) -> None:
        units, box = self.stage.units, self.box
        grounds.dim(surface, 140)
        draw.paper(surface, box, units, radius=20)
        left, room = box.x + self._px(40), box.w - self._px(80)
        at = (left, box.y + self._px(28))
        head = text.write(surface, words.HOUSE_TITLE, at, Role.TITLE, units.text(36), theme.INK, room=room)
        text.write(surface, words.HOUSE_LINE, head.bottomleft, Role.TEXT, units.text(20), theme.SECOND, room=room)
        beside = room - self._px(BOX + 20)
        at = (left, self.box.y + self._px(HEAD))
        name_at = text.write(surface, words.PLAYER, at, Role.BOLD, units.text(24), theme.INK, room=beside)
        px = units.text(20)
        text.paragraph(
            surface, words.PLAYER_LINE, name_at.bottomleft, beside, Role.TEXT, px, theme.SECOND, leading=1.25
        )
        room -= self._px(150)
        for at_row, (name, line) in enumerate(words.HOUSE_RULES.values()):
            top = box.y + self._px(HEAD + PLAYER + at_row * ROW)
            name_at = text.write(surface, name, (left, top), Role.BOLD, units.text(24), theme.INK, room=room)
            text.paragraph(surface, line, name_at.bottomleft, room, Role.TEXT, px, theme.SECOND, leading=1.25)
        self.panel.draw(surface)
