"""Words of joining: taking seats at Crazy Bullets, and the keyboard check."""

COMPUTERS = {"stetson": "Rusty", "sombrero": "Lupe", "bowler": "Doc", "bonnet": "Mabel"}
"""Which computer player comes with which figure; they sit at the other tables, too."""
PRESS_KEY = ("Press the key", "that you want")
ONE_KEY = "One key each, far apart."
ANY_BUTTON = "On a pad any button will do."
ALL_HOLD = "All hold your keys"
SOME_ARRIVE = "{some} of {all} arrive"
ALL_ARRIVE = "All {all} arrive"
MISSING_ONE, MISSING_MORE = "{keys} is missing", "{keys} are missing"
NUMBERS = ("none", "one", "two", "three", "four")
NEW_KEY_FOR = "{name}, press the key you want"
TRY_IT = "press {key} to try it"
DOWN_NOW = "down now"
ARRIVES, DOES_NOT_ARRIVE = "arrives", "does not arrive"
PAD_ANY, PAD_GONE = "pad {number}, any button", "pad {number} is gone"
COMPUTER = "computer player"
FREE_SEAT, TAKE_COMPUTER = "Free seat", "Computer"
NO_HANDICAP, HANDICAP = "no handicap", "+ {ms} ms"
LEVELS = {"easy": "easy", "normal": "normal", "hard": "hard"}
GET_UP, GET_UP_MORE = "Get up", "This seat is free again."

MATCH = "The match"
WON_BY = "Won by"
GAMES = ("1 game", "3 games", "5 games")
COLOUR_OUT, COLOURS_OUT, LEFT_OUT, CHANCE = "Colour out", "Colours out", "Left out", "chance"
TWO_WORK = "{keys} always work"
FINE = "these keys all work"
PADS_FINE = "pads always work"
HOLD_FIRST = "first hold all keys"
HOUSE_RULES = "House rules"
DEAL, DEAL_FOR = "Deal", "Deal for {count}"
COUNTS = ("", "one", "two", "three", "four")
ONE_MORE = "One more, please: it takes two."
COLOURS_WANTED = "Leave two colours out, or let chance choose."

CANT = "This keyboard can’t send all {count}"
CANT_TEXT = (
    "Is {name} holding {key}? Then it gets lost while {others} are down, and every slap with it. "
    "Another key may do better, a pad always will."
)
CANT_SHORT = "{key} gets lost while {others} are down. Another key may do better, a pad always will."
GHOST = "{key} arrives, but nobody holds it"
GHOST_TEXT = "This keyboard makes up a key while {others} are down. Other keys may do better, a pad always will."
NEW_KEY, TRY_AGAIN, ANYWAY = "New key, {name}", "Try again", "anyway"

HOUSE = "House rules"
FALSE_START, FALSE_STARTS = "False start", ("no harm", "bars the card")
TIME_OUT, TIME_OUTS = "Duel runs out", ("never", "3 s", "5 s", "10 s")
DELAY, DELAYS = "The face comes", ("by surprise", "at once")
RACE, RACES = "Who was first", ("the race", "calm mode")
SLOW, SLOWS = "Slow motion", ("off", "½ s", "1 s", "2 s")

# a match that was left
GOES_ON = "The match goes on"
GAME, CARDS, NEXT = "Game", "Cards", "Next"
SINGLE, GAME_OF = "a single one", "{number}, won by {goal}: {wins}"
TURNS, CHOOSES = "{name} turns a card", "{name} says who turns a card"
RULE = "{rule}: {value}"
RULES_CALLED = {
    "false-start": FALSE_START.lower(),
    "duel-timeout": TIME_OUT.lower(),
    "reveal-delay": DELAY.lower(),
}
ALL_READY = "All have their keys"
TAKE_KEYS = ("Take your keys", "again")
AS_LAST_TIME, ANY_KEY, YOUR_PAD = "{key}, or another key", "press the key you want", "press a button of your pad"
NEW_MATCH, GO_ON = "New match", "Go on"
NO_KEY_YET = "{name} has no key yet."
ALL_HAVE = "Everybody has a key"
ALL_HAVE_MORE = "Click a key on its plate to take another one."

FOOT_HANDICAP = ("Handicap", "is added to every slap, so that children have a chance")
FOOT_CHECK = ("Keyboard check", "A key passes when it is seen while all others are down")
FOOT_STEER = "Arrows, Tab, Enter, Esc steer; all other keys take a seat"
NOT_THAT_KEY = "That key steers or sticks"
NOT_THAT_KEY_MORE = "Take a letter, a digit or Space."
FULL = "All four seats are taken"
FULL_MORE = "Somebody gets up first, or changes the key."
AND = "{first} and {last}"
