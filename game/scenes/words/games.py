"""What stands on the posters."""

TITLES = {
    "blasting-billy": "Blasting Billy",
    "bluffing-billionaires": "Bluffing Billionaires",
    "blast": "Blast",
    "crazy-bullets": "Crazy Bullets",
    "bullets-and-bombs": "Bullets and Bombs",
}

PLAYERS = {
    "blasting-billy": "2 to 5 players",
    "bluffing-billionaires": "2 to 6 players",
    "blast": "2 players",
    "crazy-bullets": "2 to 4 players",
    "bullets-and-bombs": "1 player",
}

LINES = {
    "blasting-billy": "Be rich. Just not richer than him.",
    "bluffing-billionaires": "Say what you own. Some of it may be true.",
    "blast": "Five planets, two captains, no mercy for the small.",
    "crazy-bullets": "See it, slap it, before the others do.",
    "bullets-and-bombs": "Two decks, one stranger left in town: you.",
}
"""One line that makes somebody want to sit down."""
