"""Which bitmap is drawn for a card: the wanted one, or for a while the one drawn last, so that no frame is late."""

from collections.abc import Collection

from pygame import Surface

from game.stage.art import Art, angle_step
from game.stage.faces import Face, Look, lift_step, look, sprite

ROUGH_TURN = 4
"""By so many degrees at most a card on its way may be shown turned wrongly: nobody sees it, and reading other memory
in each frame is what takes time."""


class Bitmaps:
    """The bitmap drawn last of every card of a table."""

    def __init__(self, art: Art) -> None:
        self.art = art
        self.rough = False
        """Whether since this was last set to False some bitmap stood for another, so that it must be drawn again."""
        self._last: dict[int, tuple[Look, Surface]] = {}

    def of(
        self,
        card: int,
        face: Face,
        up: bool,
        width: float,
        angle: float,
        *,
        lift: float,
        dim: bool,
        lit: bool,
        moves: bool,
    ) -> tuple[Look, Surface]:
        """How a card is drawn now, and the bitmap of that; `moves` says that it is on its way.

        It is never one of another side, which could show what nobody may see.
        """
        last = self._last.get(card)
        same = False
        if last is not None:
            # Without making a Look first: this runs for every card in every frame.
            old = last[0]
            same = old.up == (up and bool(face.picture)) and (old.face is face or old.face == face)
            alike = old.width == max(2, round(width)) and old.lift == lift_step(lift)
            if same and alike and old.dim == dim and old.lit == lit:
                turn = abs((old.angle - angle_step(angle) + 180) % 360 - 180)
                if turn == 0:
                    return last
                if moves and turn <= ROUGH_TURN:
                    self.rough = True
                    return last
        wanted = look(face, up, width, angle, lift, dim, lit)
        if last is not None and same and self.art.shelf.peek(wanted) is None and not self.art.may_make():
            self.rough = True
            return last
        return self._make(card, wanted)

    def _make(self, card: int, wanted: Look) -> tuple[Look, Surface]:
        made = self._last[card] = wanted, sprite(self.art, wanted)
        return made

    def forget(self) -> None:
        """Forget what was drawn."""
        self._last.clear()

    def keep_only(self, cards: Collection[int]) -> None:
        """Forget what was drawn of all other cards."""
        if len(self._last) > len(cards):
            for gone in self._last.keys() - set(cards):
                del self._last[gone]
