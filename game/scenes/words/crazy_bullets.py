"""Words of the street: Crazy Bullets alive."""

TITLE = "Crazy Bullets"
COLOURS = {"R": "red", "Y": "yellow", "G": "green", "B": "blue"}
MS = "ms"

# what stands on a plate
BEST = "best {ms} ms"
TIME = "{ms} ms"
TIME_PLUS = "{ms} + {more} ms"
TURNED_IT = "turned it up"
TURNS_NEXT = "turns the next"
NEXT_SHORT = ("turns next", "next")
"""The same where there is little room, the longest first."""
FIRST_BY = "first, by {ms} ms"
FIRST_ALONE = "first, alone"
WINS_TOSS = "wins the toss"
AS_QUICK = "was as quick"
TAKES = "takes the card"
TOO_SOON = "too soon: barred"
CHOOSES = "chooses now"
MAY_BE_CHOSEN = "may be chosen"
WINS_GAME = "wins the game"
COMPUTER = {"easy": "computer, easy", "normal": "computer, normal", "hard": "computer, hard", "random": "computer"}
PAD_GONE = "pad is gone"

# the panel at the upper left
FOUL = "Foul!"
SLAPPED_AFTER = "{name} slapped after {ms} ms"
SLAPPED = "{name} slapped"
NO_MATCH = ("No {colour} bullet", "hits a player: no duel.")
ONE_MATCH = ("Only one {colour} bullet", "hits a player: no duel.")
OTHERS_DUEL = ("No {colour} bullet", "flies at {name}.")
OWN_CARD = ("{name} turned it up:", "the duel is the others’.")
NOT_ACROSS = ("No {colour} bullet", "flies across: no duel.")
ACROSS_ALONE = ("One {colour} bullet", "across alone: a duel takes two.")
UNDER_STACK = ("{name}", "puts this card under the stack.")
NEXT_OTHER = ("{name}", "turns the next, as the other one.")
NEXT_THIRD = ("{name}", "turns the next, as the third player.")
NEXT_HIT = ("{name}", "turns the next: the bullet hit there.")
NEXT_AGAIN = ("{name}", "turns the next: nobody was hit.")
NEXT_CHOICE = ("{name}", "says who turns the next.")
GOES_ON = "The game goes on"
NEXT_ON = ("{name}", "turns the next card.")
HEAT = "Dead heat"
HEAT_WHY = "under 10 ms: too close"
HITS, HITS_NOBODY = "hits {name}", "hits nobody"
OFF = "The duel is off"
NOBODY_SLAPPED = ("Nobody", "slapped in {seconds} s.")
ALL_BARRED = ("All who duel", "slapped before the face.")
GAME_WON = "{name} wins the game"
GAME_WON_WHY = ("{name}", "has no card left.")
STANDING = ("{name}", "has {wins} of {goal} games.")
VOID = "This card counts anew"
VOID_WHY = {
    "focus": "The window lost the keyboard: nobody pays.",
    "moved": "The window was moved: nobody pays.",
    "stall": "The computer was busy: nobody pays.",
    "pause": "Time out: nobody pays.",
    "pad": "A pad is gone: nobody pays.",
}

# the panel at the lower right
COIN = "The coin says {name}"
COIN_DUEL = "The top card of {name} leaves the game unseen. {name} turns the next one."
COIN_SHORT = "Too close to tell."
COIN_FOUL = "It was {name} who slapped first, and that was a foul."
TURN_NEXT = "{name} turns the next card"
CHOICE = "{name}, who goes on?"
CHOICE_LINE = "Press an arrow, or a plate."
NEXT_GAME = "Next game"
STARTS = "{name} starts"
SEE_HOW = "See how it went"
TURN_IT = "Turn a card"

# bars
DUELS = "Duels"
BY_COIN = "{ms} ms, by the coin"
WON_BY = "Won by {goal} games: {wins}"
WINS = "{name} {wins}"
ONE_KEY, TWO_KEYS = "One key each: turn your card, then slap", "Left key turns, right key slaps"
WON_AND_NEXT = "{name} won the duel and turns the next card"
BULLET_HIT = "One {colour} bullet hits {name}, who turns the next card"
NOBODY_HIT = "Nobody is hit: {name} turns the next card"
SLOW_MOTION = "Slow motion: practice"

# the guided first duel
COACH_TURN = "Press {key}: your card"
COACH_TURN_WHY = "You are {name}, and it is your turn: the top card of your stack comes to the middle."
COACH_WAIT = "Wait"
COACH_WAIT_WHY = "You are {name}. Somebody else turns up a card: look at the colour of its handle first."
COACH_CHOOSE, COACH_CHOICE = "Press an arrow", "After a foul on a duel the revealer says who goes on."
COACH_SLAP = "Slap: press {key}"
COACH_SLAP_WHY = "A {colour} bullet flies at you, and at {others}. As soon as the card is bright, be the first."
COACH_OFF = "Hands off"
COACH_OTHERS = "No {colour} bullet flies at you: {names} duel."
COACH_ONE = "Only {name} is hit by a {colour} bullet: no duel, and {name} turns up the next card."
COACH_NONE = "No {colour} bullet flies: nobody is hit, and the same player turns up the next card."
COACH_HIT = "Only you are hit by a {colour} bullet: no duel. You turn up the next card."
COACH_AGAIN = "No {colour} bullet flies: nobody is hit, and you turn up the next card."

# calm mode
CALM = "Calm mode"
CALM_LINE = "There is no clock: take your time"
CALM_FOOT = "All answers are opened together"
ONE_BY_ONE = "One after the other"
SEALED, ANSWERS_NOW, NEXT, LATER, LAST = "sealed", "answers now", "next", "later", "last: turned it up"
HAS_ANSWERED, COMES_NEXT = "has answered", "comes next"
ASK = "{name}, what do you do?"
LOOK_AWAY = "The others look away."
SLAP, LEAVE_IT = "Slap", "Leave it"
ONCE_MORE = "Once more"
ONCE_MORE_WHY = ("Nobody slapped,", "but there is a duel.")
NO_SLAP = "All left it"
CHANCE_PICKED = ("Chance", "picked {name} among {count}.")
DUEL_WON = "{name} wins the duel"
OUT_UNSEEN = ("{name}", "takes a card out of the game.")

# rulebook
RULES_TIP = "Nothing counts while you read."

# time out
PAUSE_LINE = "Crazy Bullets, game {game}: {stacks}"
STACK = "{name} {cards}"
PAD_LINE = "{name}’s pad is gone. Plug one in: its first button takes the seat."
RESEAT = "Back to the seats"
PLAY_ANEW_LINE = "This match ends here; the games that were won don’t count."

# after the match
WINS_MATCH = "{name} wins the match"
AFTER_ONE, AFTER_MORE = "One game", "{goal} games"
AFTER_LINE = "to {others}, in {minutes}: {duels}, {fouls}, {heats}."
AND, NONE = "{first} and {last}", "none"
MINUTE, MINUTES = "a minute", "{count} minutes"
DUEL_COUNT = ("no duel", "1 duel", "{count} duels")
FOUL_COUNT = ("no foul", "1 foul", "{count} fouls")
HEAT_COUNT = ("no dead heat", "1 dead heat", "{count} dead heats")
GAMES, HOW_FAST = "Games", "How fast, in ms"
COLUMNS = ("Middle", "Best", "Duels won", "Fouls", "In a row")
WITH_HANDICAP = "with + {ms} ms"
OF = "{won} of {duels}"
NO_TIME = "–"
SLOWER = "{count} slower"
LEGEND = ("slapped first", "too late", "foul", "middle: half were faster")
DOT_LINE = "A dot is a slap; point at it for its card."
DOT_TIP = "{ms} ms"
DOT_KINDS = {"first": "slapped first", "late": "too late", "foul": "foul"}
DOT_CARD = "{handle} handle: {left} left, {across} across, {right} right. {kind}."
EVEN_OUT = "Even it out"
EVEN_LINE = "{name} gets + {ms} ms next time, for a fair match."
EVEN_SHORT = "{name}: + {ms} ms next time"
REPLAY, SEATS, LEAVE, REMATCH = "Replay", "Seats", "Leave", "Rematch"
LAST_GAME = "Game {number}, just now"
ALL_PRESS, ALL_SHORT = "all press your key", "all press"
READY = "{ready} of {all} are ready"
READY_SOON = "Keys count one second after the last card"
NOBODY_READY = "Nobody is ready yet"
