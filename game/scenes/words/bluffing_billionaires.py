"""Words of the table of Bluffing Billionaires."""

CLAIM = "I’m the richest!"
TURN, POWERS_ON, POWERS_OFF = "Turn {number}", "Powers on", "No powers"

# The line in the middle.
DEALT = "Nine assets each"
YOUR_TURN, THEIR_TURN = "Play a card face down", "{name} is choosing"
IS_BLUFFING, VOTES_OPEN = "Is {name} bluffing?", "The votes on {name}’s card"
ALL_APPROVE, CALLS, CALL = "All approve", "{names} calls the bluff!", "{names} call the bluff!"
REALLY, WAS_BLUFFING, TIE, TIE_WON = (
    "{name} really is the richest",
    "{name} was bluffing",
    "A tie: {name} loses it",
    "A tie: {name}’s 4 wins it",
)
TAKES, TAKES_HIGHEST = "{taker} takes {card} from {giver}", "{giver} hands over the {value}, the highest"
TAKES_TOO, KEEPS = "{name} takes the {value} as well", "{name} banks the {value}"
PROTECT_ASK, PROTECTS = "Keep your {value} from the taker?", "{name} may keep the {value}"
BANK_ASK, ROB_ASK, ROB_WHOM = "Bank your card?", "Rob somebody?", "Whom do you rob?"
MAY_BANK, MAY_ROB = "{name} may bank the card", "{name} may rob somebody"
ASKED_OF = "{name}: {question}"
TURNS_UP = "{name} turns up {card}"
OVER = "{name} has no card left"
A_CARD, AN_EIGHT = "a {value}", "an 8"
AND, COMMA = "{first} and {last}", ", "

# Answers.
BLUFF, APPROVE = "Bluff!", "Approve"
BANK, ROB, NO, PROTECT, ALLOW = "Bank it", "Rob", "No", "Keep it", "Let it go"
NEXT, SO_FAR = "Next", "So far"
OPEN_VOTES, LOOK, LOOK_SHORT, LOOKED = "Open the votes", "{name}: my card", "{name}", "Seen: cover it again"
LOOK_FIRST = "Whoever wants to may look at their own card first."
BANK_QUESTION, ROB_QUESTION = "Does {name} bank it?", "Does {name} rob?"
ONLY_THREE = "Asked after every card. It works with the 3; with any other it means no."
ONLY_TWO = "Asked after every card. It works with the 2; with any other it means no."
PERSON, COMPUTER = "person", "computer player"

# Beside the cards.
VOTED, THINKING, TO_VOTE = "voted", "thinking …", "has a vote"
NO_CARD, NO_CARD_SHORT, YOUR_CARD = "no card, no vote", "no card", "your card: {value}"
CLAIMED, CALLED, YOU_CALLED, YOU_CLAIMED = "{name} claimed", "{name} called", "you called", "you claimed"
BEATS, TIES, LOSES = "beats", "ties", "loses to"
SOMEBODY_TAKES, YOU_TAKE = "{name} takes", "you take"
BY_CHANCE, HIGHEST, PROTECTED = "by chance, {card}", "the highest, {card}", "kept or lost?"
BONUS_MINE, BONUS_OF, HAND_OF = "YOUR BONUS PILE", "{name}’S BONUS PILE", "{name}’S HAND"
LEDGER, IN_THE_BANK = "The Ledger", "IN THE BANK"
NOTHING_YET = "Nobody has claimed anything yet."
PILE_TITLE, PILE_LINE = "{name}’s bonus pile", "{coins} coins on {cards} cards"
PILE_LINE_ONE = "{coins} coins on one card"

# The log.
BEGINS, PLAYS = "{name} begins.", "{name}: “I’m the richest!”"
LOG_APPROVE, LOG_CALLS, LOG_CALL = "All approve.", "{names} calls {name}’s bluff.", "{names} call {name}’s bluff."
LOG_UP = "Turned up: {cards}."
LOG_CARD = "{name} {value}"
LOG_WINS, LOG_TIE = "{winner} wins against {loser}.", "A tie goes to {winner} against {loser}."
LOG_TAKES, LOG_HIGHEST = "{taker} draws {card} from {giver}’s hand.", "{giver} hands {taker} the highest: {card}."
LOG_COINS, LOG_COIN = "{name} banks {card}: {coins} coins.", "{name} banks {card}: one coin."
LOG_PROTECTS, LOG_ALLOWS = "{name} keeps it from the taker.", "{name} lets it go."
LOG_ENDS = "{name} has no card left in hand: the game ends."

# Result.
IN_HAND, COINS = "In hand", "Coins"
RICHEST, SHARED = "The richest", "Equally rich"
RESULT_LINE = "What is left in hand by its value, and a point for every coin in the bonus pile."
MORE_COINS = "more coins: {coins}"
PAUSE_LINE, PAUSE_OVER = "Turn {number}, {name} to play", "The game is over"

# The aid.
AID, AID_TITLE, AID_LINE = "Aid", "What is worth what", "Coins count in the bonus pile, values in the hand."
AID_COINS = "1, 2, 3: one coin     4, 5, 6: two     7, 8, 9: three"
AID_NO_POWERS = "No powers in this game."
FILLED = "filled in"
HINT_PLAY, HINT_ROB = "Play the {value}", "Rob {name}"

NOTES = {
    BLUFF: ("Turn the cards up", "Richer than I am"),
    ROB: ("For your 2 alone", "Shows nothing"),
    BANK: ("Your 3 alone", "Shows nothing"),
    PROTECT: ("Into your own pile", "It goes to the taker"),
}
"""What the two answers mean, by the word of the first."""

# The guided first round.
LESSON_NAME, LESSON_OTHER = "Greenhorn", "Bo"
