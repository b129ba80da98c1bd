"""Words of the daily deal."""

TITLE = "Daily deal"
MORE = "the same 108 cards for everybody on a date"
BACK_TIP = "Back"
RULES = "Rules"

FRESH = "Not played yet. Your first try counts."
MISSED = "Not played. It can still be played, for practice."
IN_PLAY = "Your first try is under way, and it counts."
COUNTED = "Your first try, at {clock}"
LATE = "Your first try"
PRACTICE = "Played for practice only, so no score counts for this day."
TRIES = ("{count} more try for practice", "{count} more tries for practice")
BANDS = {"poor": "a poor hand", "good": "a good hand", "great": "a great hand"}
LOST = "lost"
NATURAL = ("no natural bundle", "one natural bundle", "two natural bundles")

PLAY = "Play today’s deal"
PLAY_ON = "Play on"
PRACTISE = "Play for practice"
WATCH, BEST_TRY = "Watch", "Best try"
COPY, COPIED = "Copy the line", "copied"
NOT_COPIED = "This system lets nothing be copied. Here it is, to be written down."

DAYS_TITLE = "The last days"
IN_A_ROW = ("day in a row", "days in a row")
BEST = "{count} at best"
NEXT = "Next deal in {time}"
HOURS_MINUTES, MINUTES = "{hours} h {minutes} min", "{minutes} min"
CLOCK = "A day begins at midnight by the clock of this computer."
TODAY = "Today"
PLAYED_ELSEWHERE = "This day was played in another window meanwhile; now it stands here as it is."
NOT_READ = "The days can’t be read"
