"""What a frame of this table is put together from: all that lies still, painted once, and the little that moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Surface

from game.rules.blast.cards import PLANETS
from game.rules.blast.moves import Lead
from game.rules.view import View
from game.scenes.blast.moment import Moment, picked_now
from game.scenes.blast.panel import paint_less_tags, paint_panel
from game.scenes.blast.picture import (
    paint_lanes,
    paint_new_star,
    paint_piles,
    paint_plates,
    paint_stars,
    paint_travelling,
)
from game.scenes.blast.plan import Plan
from game.scenes.blast.sky import paint_sky
from game.scenes.table.layer import Layer
from game.scenes.table.measure import Measure
from game.stage import text, theme
from game.stage.offers import Picking
from game.stage.theme import Role

if TYPE_CHECKING:
    from game.scenes.blast.game import BlastGame


class Painting:
    """Belongs to a table of Blast."""

    def __init__(self, game: BlastGame) -> None:
        self.game = game
        self._under = Layer()
        self._moment: Moment | None = None
        self._of: tuple[View[object], Picking, object] | None = None

    @property
    def spots(self) -> Plan:
        """The places in the window as it is now."""
        return Plan(Measure(self.game.table.stage.units))

    def moment(self) -> Moment:
        """What is to be painted now; the same as before as long as nothing of it has changed."""
        game, table = self.game, self.game.table
        view, picking = game.view, table.fingers.picking
        gift = len(game.gift.cards) if game.gift is not None else 0
        live = bool(view.legal) and table.may_decide
        more = (game.near, gift, live, game.star)
        of, moment = self._of, self._moment
        if moment is None or of is None or of[0] is not view or of[1] is not picking or of[2] != more:
            picked = picked_now(picking if view.legal else picking.clear())
            opens = frozenset(PLANETS[move.planet] for move in view.legal if isinstance(move, Lead))
            moment = Moment(view, game.near, game.names, game.badges, game.people, picked, gift, live, game.star, opens)
            self._moment, self._of = moment, (view, picking, more)
        return moment

    # ------------------------------------------------------------ picture
    def under(self, surface: Surface) -> None:
        """All under the cards."""
        game, art, now, spots = self.game, self.game.table.art, self.moment(), self.spots
        journal, pointed = game.table.journal, game.table.fingers.pointed
        key = (
            spots.m.units,
            pointed if pointed in PLANETS else None,
            game.orbits.travelling,
            game.star_grown < 1.0,
            len(journal.lines),
            journal.last,
            game.controls.top,
        )
        self._under.draw(surface, now, key, self._still)
        paint_travelling(surface, art, now, spots, game.orbits)
        if game.star_grown < 1.0:
            paint_new_star(surface, art, now, spots, game.star_grown)

    def _still(self, surface: Surface) -> None:
        game, art, now, spots = self.game, self.game.table.art, self.moment(), self.spots
        paint_sky(surface, spots.m, game.near)
        pointed = game.table.fingers.pointed
        paint_lanes(surface, art, now, spots, game.orbits, pointed if isinstance(pointed, str) else None)
        paint_plates(surface, now, spots)
        paint_stars(surface, art, now, spots, growing=game.star_grown < 1.0)
        paint_piles(surface, art, now, spots)
        paint_panel(surface, art, now, spots)
        self._log(surface, spots)

    def _log(self, surface: Surface, spots: Plan) -> None:
        box, table = spots.box(spots.log), self.game.table
        if not spots.small:
            box.h = max(0, self.game.controls.top - spots.m.n(10) - box.y)
            table.journal.draw_log(surface, box, table.stage.units)
            return
        px = spots.m.text(20, 12)
        said = table.journal.last
        text.write(surface, said, box.midleft, Role.TEXT, px, theme.FAINT, "midleft", room=box.w)

    def over(self, surface: Surface) -> None:
        """What lies on the cards once they rest."""
        if self.game.table.sprites.resting:
            paint_less_tags(surface, self.moment(), self.spots)
