"""Words of the statistics."""

TITLE = "Statistics"
EVERY = "every finished game on this machine"
NOBODY = "Nobody yet"
NOBODY_LINE = "Finish a game, and its figures stand here. Practice games don’t count."
BACK_TIP = "Back"
EXPORT = "Export CSV"
NOTHING_TO_EXPORT = "No game has been finished yet, so the table would be empty."
HISTORY = "History"
ALL_TIME = "All"
THIRTY = "30 days"
FIGURES = "Figures"

GAMES = ("game", "games")
WON = "won"
IN_A_ROW = "won in a row"
AT_BEST = "at best"
AT_BEST_IN = "at best, in {month}"
NOW = "now"
HOURS = "{count} h"
MINUTES = "{count} min"
AT_TABLE = "at the table"

WINS = "Wins by game"
WINS_NOTE = "the notch is a fair share among those at the table"
OF = "{won} of {played}"
WINS_TIP = "{game}: {share}"
WINS_TIP_LINE = "{won} of {played} won; a fair share is {fair}."
NOT_PLAYED = "not played yet"
WON_OF = "{won} of {played} won"
RUN, BEST, MEAN_OF = "{count} in a row", "best {best}", "mean {mean}"

SCORES = "Scores"
SCORES_NOTE = "{game}, {deals}, best {best}"
DEALS = ("{count} deal", "{count} deals")
LOST = "lost"
BANDS = ("poor", "good", "great")
MEAN = "mean {mean}"
SCORE_TIP = "{score}"
TIMES = ("{count} time", "{count} times")
NO_SCORE = "no deal yet"

FAST = "How fast"
FAST_NOTE = "{game}, {duels}, {fouls}"
DUELS = ("{count} duel won", "{count} duels won")
FOULS = ("{count} foul", "{count} fouls")
BEST_MS = "best {ms} ms"
MEDIAN_MS = "median {ms} ms"
MS = "{ms} ms"
SPAN = "{first} to {last} ms"
ALL = "all"
RECENT = "of them, the last 30 days:"
RECENT_TIP = "{times}, {recent} in the last 30 days"
NO_DUEL = "no duel yet"

BLUFFS = "Bluffs"
BLUFFS_NOTE = "{game}, {games}"
CALLED = "{name} called {times}"
WAS_CALLED = "{name} was called {times}"
RIGHT, WRONG = "{count} right", "{count} wrong"
HAD_IT, CAUGHT = "{count} had the card", "{count} caught"
COINS = "Most coins in one game: {coins}."
NO_BLUFF = "no card called yet"

SAVED = "Exported"
NOT_SAVED = "Not exported"
FILE = "games {day}"
