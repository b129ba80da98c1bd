"""The search of the strong computer players, one for all games.

`lore`: what a game tells it beside its rules. `tree`: how it thinks. `bandit`: how it chooses. `player`: who decides.
"""

from game.players.search.bandit import Arm, Bandit, Node
from game.players.search.lore import Lore, Sampler, shares
from game.players.search.player import Mixed, Searcher, most_visited, proof
from game.players.search.tree import Tree

__all__ = [
    "Arm",
    "Bandit",
    "Lore",
    "Mixed",
    "Node",
    "Sampler",
    "Searcher",
    "Tree",
    "most_visited",
    "proof",
    "shares",
]
