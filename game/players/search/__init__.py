"""The search of the strong computer players, one for all games.

`lore`: what a game tells it beside its rules. `tree`: how it thinks. `bandits`: how it chooses. `player`: who decides.
"""

from game.players.search.bandits import Arm, Bandit, Best, Mixed, Node
from game.players.search.lore import Lore, Sampler, shares
from game.players.search.player import Searcher, as_meant, as_visited, most_visited
from game.players.search.tree import Tree

__all__ = [
    "Arm",
    "Bandit",
    "Best",
    "Lore",
    "Mixed",
    "Node",
    "Sampler",
    "Searcher",
    "Tree",
    "as_meant",
    "as_visited",
    "most_visited",
    "shares",
]
