"""Who decides: computer players; a view in, a move out."""

from game.players import blasting_billy
from game.players.core import Opponents

OPPONENTS: dict[str, Opponents] = {
    "blasting-billy": blasting_billy.OPPONENTS,
}
"""The computer players of every game, by its id."""
