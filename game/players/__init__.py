"""Who decides: computer players; a view in, a move out."""

from game.players.core import Opponents

OPPONENTS: dict[str, Opponents] = {}
"""The computer players of every game, by its id."""
