"""Names of people and computer players, of hats and billionaires, and what billionaires can do."""

NEW_NAME = "Player {number}"
"""What people are called until they write their name."""
COMPUTERS = ("Doc", "Hank", "Lupe", "Rusty", "Mabel", "Slim")
"""What computer players are called until somebody calls them otherwise."""

HATS = {"1": "Stetson", "2": "Bowler", "3": "Feather hat", "4": "Sombrero", "5": "Top hat"}
"""By the number of the hat."""

BILLIONAIRES = {
    "B": "Commodore Brine",
    "O": "Buck Gusher",
    "G": "Lady Hortensia",
    "R": "Vittoria Piston",
    "P": "Lulu Bonbon",
    "Y": "Max Volt",
}
"""By the letter of the deck."""

POWERS = {
    "B": "If your 7, 8 or 9 is taken, you may bank it instead.",
    "O": "Your 5 is banked after a challenge, won or lost.",
    "G": "If your 3 is approved, you may bank it.",
    "R": "If your 2 is approved, you may rob a card.",
    "P": "A win with your 6 takes the highest card.",
    "Y": "On your turn, your 4 wins ties.",
}
