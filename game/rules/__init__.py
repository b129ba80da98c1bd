"""What is true: legal moves, what a move does, who wins, what each seat may know."""

from typing import Any

from game.rules import blast, blasting_billy, bluffing_billionaires, bullets_and_bombs, crazy_bullets
from game.rules.core import Game

_TABLE: tuple[Game[Any], ...] = (
    blasting_billy.GAME,
    bluffing_billionaires.GAME,
    blast.GAME,
    crazy_bullets.GAME,
    bullets_and_bombs.GAME,
)

GAMES: dict[str, Game[Any]] = {game.id: game for game in _TABLE}
"""Every game by its id, in the order of the menu."""
