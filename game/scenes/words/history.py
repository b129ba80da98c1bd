"""Words of the history."""

TITLE = "History"
GAMES = ("{count} game", "{count} games")
SINCE = "since {month}, {hours} at the table"
MINUTES = ("{count} min", "{count} min")
HOURS = ("{count} hour", "{count} hours")
LONG_MINUTES = ("{count} minute", "{count} minutes")

BACK_TIP = "Back"
OPEN, OPEN_KEY = "Open a record", "Ctrl {key}"
STATISTICS = "Statistics"
ALL = "All"
WITH = "with"
ANYBODY = "anybody"
ORDERS = ("newest first", "oldest first")
COLUMNS = ("Game", "Who won, who played", "Result", "Length", "Ended")
IN_PLAY = "Still being played"
TODAY, YESTERDAY = "Today", "Yesterday"
MORE = "and {count} more"
NOBODY = "nobody"
BILLY = "Billy"

EMPTY = "Nothing played yet"
EMPTY_LINE = "What you play is written down here, move by move, to be watched again."
EMPTY_BUTTON = "To the posters"
NO_HIT = "No {what} here"
NO_HIT_WITH = "No {what} with {who}"
ANY_GAME = "game"
CLEAR = "Clear filters"

WATCH = "Watch"
PLAY_ON = "Play on"
REMATCH = "Rematch"
SAVE = "Save"
DELETE = "Delete"
DELETE_TIP = "Delete this game"
DELETE_TITLE = "Delete this game?"
DELETE_LINE = "{game} of {day} will be gone from the history and from the statistics."
DELETE_NO, DELETE_YES = "Keep it", "Delete it"
SAVED = "Saved"
SAVED_LINE = "{file} in {folder}"
NOT_SAVED = "Not saved"
NOT_READ = "This game can’t be opened"
NO_TABLE = "Its table isn’t open yet."
PRACTICE, DAILY = "practice", "daily deal"
COMPUTER = "computer, {level}"
LEVELS = {"easy": "easy", "normal": "normal", "hard": "hard", "random": "at random"}
HOUSE_RULE, HOUSE_RULES = "House rule: {rules}", "House rules: {rules}"
RULE = "{name} {value}"

AGAINST = "{best} against {next}"
ALONE = "{best}, all others shot"
NOBODY_LEFT = "nobody is left"
POINTS = ("{count} point", "{count} points")
TO = "{best} to {next}"
LEFT = "{next} to go for the next"
CARDS = ("{count} card", "{count} cards")
LOST = "lost, {natural} natural"
SCORE, WITH_PAR, PAR = "{score}, {band}", "{result}, par {par}", "par {par}"
MOVES = ("{count} move", "{count} moves")
OUT = "out"
SHOT = "shot for {types}"
TYPES = {"G": "gold", "B": "banknotes", "C": "coins", "J": "jewelry", "D": "diamonds"}
WON_IT = "won"

NO_RECORDS = "No records here yet"
RECORDS = "Records"
RECORDS_LINE = "from {folder}. You can also drop a record on the window."
NO_FOLDER = "The system names no folder for documents."
