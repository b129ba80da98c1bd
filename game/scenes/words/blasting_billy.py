"""Words of Blasting Billy at the table; the rulebook has its own."""

KINDS = {"G": "gold", "B": "banknotes", "C": "coins", "J": "jewelry", "D": "diamonds"}
"""By the letter of the type."""
KIND_TITLES = {"G": "Gold", "B": "Banknotes", "C": "Coins", "J": "Jewelry", "D": "Diamonds"}
CARD, DYNAMITE = "{kind} {value}", "{kind} dynamite"

TURN = "Turn {turn} of {all}"
LAST_TURN = "Last turn"
GOAL = "Beat Billy in any loot and you are shot."
LAST_GOAL = "The pile is empty: everybody moves once more."
BEFORE = "The deal"
BEFORE_MORE = "Three cards each, then you are on your own."

YOUR_TURN, HIS_TURN = "Your turn,", "It’s the turn of"
PICK_ONE, WHERE = "Pick a card.", "Where does it go?"
PICKED = "{card} is picked."

BILLYS_LOOT, YOUR_LOOT, LOOT_OF = "Billy’s loot", "Your loot", "{name}’s loot"
BILLYS_CARDS, BILLYS_ONE, BILLYS_NONE = "{count} cards, all face down", "1 card, face down", "nothing yet"
BILLYS_FEW = "{count}, all face down"
CARDS, ONE_CARD, NO_CARDS = "{count} cards", "1 card", "nothing yet"
LEFT = "{count} left"
EMPTY_PILE = "empty"
BOX = "The box: {cards}"
ASIDE = "Set aside unseen"
STILL_TO_COME = "Still in the pile"
YOURS = "yours: {values}"

GIVE, KEEP, DUMP = "Give to Billy", "Keep it", "Into the box"
GIVE_SHORT, KEEP_SHORT, DUMP_SHORT = "To Billy", "Keep it", "The box"
PICK_FIRST = "Pick one of your cards first."
NOT_YOUR_TURN = "It’s the turn of {name}."
NOT_THERE = "A card goes to Billy, to your own loot or into the box."
NOT_IN_HAND = "Only cards of your hand can be played, and the order of a column never changes."

COMPUTER = "computer, {level}"
PERSON = "player"
PLAYS = "to move"

GAVE, KEPT, BOXED = "{name} gave Billy {kind}", "{name} kept {card}", "{name} boxed {kind}"
KEPT_DOWN = "{name} kept {kind}, face down"
SHORT_GAVE, SHORT_KEPT, SHORT_BOXED = "Gave Billy", "Kept", "Boxed"
DONE_GAVE, DONE_KEPT, DONE_BOXED = "{name} gave Billy", "{name} kept", "{name} boxed"
BEGINS = "{name} begins."
DEALT, DEALT_ASIDE = "Three cards each.", "{aside} cards are set aside unseen, three go to each player."
LAST_DRAWN = "{name} drew the last card. Everybody has one more turn."
PUT_AWAY = "{name} boxed the last two cards."
BLEW_BILLY = "Billy’s dynamite went off in his {kind}."
BLEW = "Dynamite went off in the {kind} of {name}."
SHOT = "{name} is shot for {kind}: {total} against Billy’s {billys}."
WON, SHARED, BILLY_WON = "{names} wins.", "{names} share it.", "Billy wins."

LAST_BANNER = "The pile is empty!"
LAST_BANNER_MORE = "Everybody has one last turn, {name} first."

THROUGH_BILLY = "What Billy has, backs only. The newest comes first."
THROUGH_AID = "What Billy has. You see what you gave him yourself. The newest comes first."
THROUGH_OWN = "Only you see the first card of each column. The newest comes first, colour by colour."
THROUGH_LOOT = "The first card of each column lies face down. The newest comes first, colour by colour."
THROUGH_BOX = "Nobody looks into the box; what went in shows on the backs."
THROUGH_ASIDE = "They were set aside before the deal. Nobody ever sees their values."
THROUGH_PILE = "{count} cards nobody has seen lying open: in hands, face down, or still to come."
PILE_TITLE, BOX_TITLE = "Not seen yet", "The box"

HINT_TO_BILLY, HINT_KEEP, HINT_BOX = "Give Billy the {card}", "Keep the {card}", "Put the {card} into the box"

PAUSE_LINE = "Turn {turn} of {all}, {left} cards in the pile."
PAUSE_OVER = "The loot is being counted."
SO_FAR = "So far"

# ------------------------------------------------------------ the count
COUNT, COUNT_MORE = "The count", "Colour by colour: who has more than Billy?"
NOT_BEATEN = "not to be beaten"
STILL_IN, WINS, SHARES, SHOT_FOR = "still in", "wins", "shares it", "shot for {kinds}"
ALL_LOOT, UNSHOT_LOOT, SO_FAR_SUM, OUT, UNSHOT, NONE = "All loot", "Unshot", "so far", "out", "{total} unshot", "none"
OVER, TIE, LOST = "over {billys}", "a tie", "lost {value}"
ORDINALS = ("FIRST OF FIVE", "SECOND OF FIVE", "THIRD OF FIVE", "FOURTH OF FIVE", "FIFTH OF FIVE")
SAFE, TIE_SAFE, MORE_SHOT, TO_BEAT = "safe", "a tie is safe", "more: shot!", "what they must not beat"
TOOK, TOOK_ONE = "dynamite took his {value}", "his dynamite took only itself"
NEXT, NEXT_TOTALS, SKIP = "Next: {kind}", "Who wins?", "Skip to the end"
AFTER = "After {turns} turns"
MANY_SHOT = {0: "Nobody shot", 1: "One shot", 2: "Two shot", 3: "Three shot", 4: "Four shot"}
MANY_LEFT = {1: "one left", 2: "two left", 3: "three left", 4: "four left", 5: "five left"}
MOST_WINS, SURVIVES = "{shot}, {left}: most loot wins.", "{shot}, {left}: that is enough."
ALL_SHOT = "All are shot: most unshot loot wins."
RICH_AND_ALIVE, RICH, WANTED = "RICH AND ALIVE", "RICH, NOT QUITE ALIVE", "WANTED"
WINS_LONG, SHARE_LONG, BILLY_LONG = "{name} wins", "{names} share it", "Billy wins"
AGAINST, ALONE, NOBODY_LEFT = "{total} against {name}’s {other}", "the last one standing", "Nobody gets away"
TIE_BROKEN = "{total} each, but in fewer cards"
EVEN = "{total} each, and nothing tells them apart"

LESSON_NAME, LESSON_OTHERS = "Greenhorn", ("Doc", "Hank", "Lupe")
