"""Who decides: computer players; a view in, a move out."""

from game.players import blast, blasting_billy, bluffing_billionaires, bullets_and_bombs, crazy_bullets
from game.players.core import Opponents

OPPONENTS: dict[str, Opponents] = {
    "blasting-billy": blasting_billy.OPPONENTS,
    "bluffing-billionaires": bluffing_billionaires.OPPONENTS,
    "blast": blast.OPPONENTS,
    "crazy-bullets": crazy_bullets.OPPONENTS,
    "bullets-and-bombs": bullets_and_bombs.OPPONENTS,
}
"""The computer players of every game, by its id."""
