"""Words of the replay."""

TITLE = "Replay"
PLAYED = "{names}, {day}"
NAMES = "{others} and {last}"
FROM_FILE = "{names}, from a file"
BACK_TIP = "Back"
RULES, SAVE = "Rules", "Save record"
MOVES = "Moves"
AT = "{number} of {count}"
BEGIN = "The beginning"
DEALT = "The cards are dealt"
BEGINS = "{name} begins"
CHANCE = "Chance: {move}"
DOES = "{name}: {move}"
VERBS = {
    "reveal": "{name} turns up a card",
    "slap": "{name} slaps{after}",
    "choose": "{name} chooses {what}",
    "early": "{name} is too early",
}
STAYS = "The {card} stays."
BULLET, BOMB = "A silver bullet comes.", "A bomb turns up."
TAKES, TAKES_NOTHING = "It takes the {card}.", "It finds nothing to take."
SET_ASIDE = "A bomb is set aside."
LAID, LAID_FOR = "All is laid: too few natural bundles.", "All is laid: {score}."
AFTER = " after {ms} ms"
ROUND = "Round {number}"

START, STEP_BACK, STEP_ON, END = "To the start", "A move back", "A move on", "To the end"
SPEED, EYES = "Speed", "Eyes"
SPEEDS = ("0.5", "1", "2", "4")
TABLE, ALL = "Table", "All"
PLAY_ON, PLAY_ON_SHORT = "Play on from here", "Play on"
PLAY_ON_LINE = "a new game, this one stays"
PLAY_ON_TITLE = "Play on from here?"
PLAY_ON_ASK = "A new game begins at move {number}, with the same people and the same cards. This record stays as it is."
PRACTICE = "You have seen more than one hand, so it will be a practice game."
NO, YES = "Not now", "Play on"
NO_TABLE = "Its table isn’t open yet."
OVER = "The game is over here; step back first."
NO_PICTURE = "The moves are at the right; the street can’t be shown again yet."

RECORDS = "Records"
RECORDS_LINE = "in {folder}; you can also drop a file on the window"
NO_RECORDS = "No records here yet"
NO_RECORDS_LINE = "Save one in the history, or drop a file that ends in .saloon.json on the window."
CLOSE = "Close"
NOT_READ = "This record can’t be opened"
