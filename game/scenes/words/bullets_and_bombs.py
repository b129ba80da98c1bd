"""Words of Bullets and Bombs at the table; the rulebook has its own."""

DEAL = "Deal {number}"
TURN = "Turn {turn}"
ONE_PASS = "One pass through the stock"
DEALING, SHUFFLING = "The deal", "Eleven cards for you, the rest is the stock."
PRACTICE_DEAL = "Practice game"

WHICH_STAYS = "Which one stays?"
WHICH_LOSES, WHICH_LOSES_SMALL = "A bomb! Which group loses a card?", "Which group loses one?"
BULLET_FOUND = "A silver bullet for your hand!"
BOMB_FOUND = "A bomb!"
BOMB_DUD = "The bomb finds nothing to take"
BOMB_TOOK = "Boom! It took one of your {name}"
LAST_KEPT = "The last card stays with you"

STOCK, DISCARDS, ASIDE = "STOCK", "DISCARDS", "SET ASIDE"
STOCK_SMALL, DISCARDS_SMALL = "Stock", "Discards"
GROWS = "{name}: {old} → {new}"
WILD_GROWS = "Wild cards: {old} → {new}"
SPARE = "Nothing is lost"

GOAL = "Three bundles of seven"
DONE, TO_GO = "done", "{count} to go"
OF = "{count} of {all}"
BOMBS_GONE, BULLETS_HELD, WILDS_HELD = "bombs gone off", "silver bullets", "wild cards"
BULLETS, WILD = "Bullets", "Wild"
BUNDLE, TARGET = "Bundle", "Target"
SPREAD, SPREAD_SECOND = "Spread", "the hand"

LOOK_TITLE = "The discards"
LOOK_LINE = "{count} cards are out of the game. The newest comes first."

KEEP_HINT = "Keep the {card}"
LOSE_HINT = "Let the {name} lose one"
SPARE_HINT = "Let the bomb take nothing"
THE_CARD, A_CARD = "The {card}", "the {card}"
JOKER = "joker"
CARD = "{rank} of {suit}"
RANKS = {
    "2": "two",
    "3": "three",
    "4": "four",
    "5": "five",
    "6": "six",
    "7": "seven",
    "8": "eight",
    "9": "nine",
    "T": "ten",
    "J": "jack",
    "Q": "queen",
    "K": "king",
    "A": "ace",
}
SUITS = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}

PAUSE_LINE = "{deal}, {cards} cards in the stock."
PAUSE_OVER = "{deal}: the hand is counted."
NEW_GAME, SAME_DEAL, BY_NUMBER, HOUSE = "New deal", "Same deal again", "Deal by number …", "Player, house rules …"
ASK_NUMBER, ASK_NUMBER_LINE = "Which deal?", "The same number always gives the same 108 cards."

ARRANGING, ARRANGING_MORE = "Arranging", "Drag red 3s and wild cards onto your groups. Seven make a bundle."
ARRANGING_FOOT = (
    "A card takes those of its kind on it along. Drag to the felt to split. Click works too: card, then group."
)
COUNT_IT, BEST, CLEAR = "Count it", "Best arrangement", "Start over"
COUNT_SMALL, BEST_SMALL, CLEAR_SMALL = "Count", "Best", "Clear"
NATURAL_TERM, WILD_TERM, COST_TERM = "natural bundles", "wild bundles", "cards that cost"
NATURAL_TERM_1, WILD_TERM_1, COST_TERM_1 = "natural bundle", "wild bundle", "card that costs"
THREE_ENOUGH, ONE_MORE, MORE_NEEDED = "three are enough", "one more is needed", "{count} more are needed"
LOST_AS_IT_LIES = "lost as it lies"
NOW, IF_DROPPED = "now", "if you drop it"
POOR, GOOD, GREAT = "poor", "good", "great"
NATURAL, WILD_BUNDLE, FREE, COSTS = "Natural", "Wild", "Free group", "Costs {count}"
FREE_SMALL, COSTS_SMALL = "Free", "−{count}"
BECOMES = {
    "natural": "{size}: a natural bundle",
    "wild": "{size}: a wild bundle",
    "free": "{size}: a free group",
    "not allowed": "{size}: no group yet",
}
BECOMES_WILD = "{size}: becomes wild"
SPLIT_OFF, BACK_HOME = "A group of its own", "Back to its place"
ALL_PLACED, NONE_HELD = "all placed", "none"
ONE_RANK = "A group is of one rank: {own} don’t lie with {others}."
HOME_ONLY = "Only red 3s and wild cards lie here."
LAND_BELOW = "This bundle is natural. To make it wild, put the wild card below its last card."
BEST_HINT, BEST_HINT_MORE = "{points} points are in this hand", "The button Best arrangement lays them out."
BEST_HINT_LOST = "Three natural bundles aren’t in this hand"

YOU_WIN, TOO_FEW = "YOU WIN", "TOO FEW"
HANDS = {"poor": "A poor hand", "good": "A good hand", "great": "A great hand"}
NUMBERS = ("No", "One", "Two")
LOST_HAND = "{number} natural {bundles}"
SCORE, NO_SCORE = "Score", "no score"
LOST_WHY = "Three natural bundles win. Without them nothing is counted."
YOU, PAR_MARK, BEST_MARK, POSSIBLE_MARK = "you", "par", "best", "possible"
TOGETHER = "{one} and {other}"
BETTER = "{points} points were in your hand."
BETTER_WON = "Three natural bundles were in your hand."
PAR_COMES = "Par is being worked out …"
PAR = "Par, what a good player makes of this deal without knowing what comes, is {par}."
PAR_LOST = "A good player who doesn’t know what comes loses this deal."
BEST_IS = "With the whole deck known the best is {best}."
BEST_LIES = "With the whole deck known at most {bound} was possible; {reached} surely was."
BEST_BOUND = "At most {bound} was possible."
PAR_SHORT, PAR_LOST_SHORT = "Par is {par}.", "Par is a loss."
BEST_IS_SHORT, BEST_LIES_SHORT = "The best is {best}.", "At most {bound}, {reached} was possible."
SHOW_BEST, SHOW_YOURS = "Show the best", "Show yours"
NEXT_DEAL, SAME_AGAIN, NUMBERED, REPLAY, TO_MENU = "Next deal", "Same again", "By number", "Replay", "Saloon"
SECTIONS = {"natural": "NATURAL BUNDLES", "wild": "WILD BUNDLES", "free": "FREE GROUPS", "cost": "COSTS"}
LINE_MORE = "The same 108 cards for everybody who asks for this number."
TOLD_DEAL = "deal {number}"
DAILY, DAILY_ABOUT = "Daily deal", "Daily deal, {day}"
DAILY_MORE = "The same 108 cards for everybody on this date. Your first try counts."
DAILY_PRACTICE = "The same 108 cards for everybody on this date. This try is practice."
PRACTISED = "{deal}, practice"
NO_NUMBER, NO_NUMBER_MORE = "A deal without a number", "It was played on from a record, and only that has its cards."
COPY, COPIED, NO_COPY = "Copy the line", "copied", "This system lets nothing be copied."
RESULT_LEAD = "The count"
HAND_TITLE, HAND_LINE = "Your hand", "{count} cards, by rank."

GUEST, PLAYER, SOMEBODY_NEW = "You", "Player", "Somebody new …"
PLAYED_BY = "{deal}, {player}"
HOUSE_TITLE, HOUSE_LINE = "The next deal", "Who plays it, and by which house rules."
PLAYER_LINE = "Games are kept and counted under this name."
HOUSE_RULES = {
    "early-bundles": (
        "Early bundles",
        "At a bomb you may first place red 3s and wild cards, and so choose what it takes, or spare all.",
    ),
    "replace-dealt-bullets": (
        "More cards for dealt bullets",
        "A red 3 among the first eleven doesn’t count as one of them: another card is dealt for it.",
    ),
}
HOUSE_DEAL, HOUSE_LATER = "Deal now", "Later"
