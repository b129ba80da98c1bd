"""Words of the curtain."""

YOUR_TURN = "it’s your turn"
LOOK = "look at your card"
GIVE = "choose what you give"
YOUR_VOTE = "your vote"
"""The second line, by what is asked."""

SHOW_CARDS, SHOW_CARD, TO_VOTE = "show my cards", "show my card", "let me vote"
"""What the button does."""

I_AM = "I’m {name}: {does}"
LOOK_AWAY = "{names}, please look away"
AND = "{first} and {last}"
COMMA = ", "
MENU = "Menu"
