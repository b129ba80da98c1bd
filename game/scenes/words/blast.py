"""Words of Blast at the table; the rulebook has its own."""

PLANETS = {
    "zamepra": "Zamepra",
    "peolara": "Peolara",
    "usiri": "Usiri",
    "vao-d": "Vao D",
    "thora-iii": "Thora III",
}
ASKS = {
    "zamepra": "any one card",
    "peolara": "two of the same value",
    "usiri": "three of the same value",
    "vao-d": "row of three, one faction",
    "thora-iii": "row of three, 3 factions",
}
ASKS_SHORT = {
    "zamepra": "any card",
    "peolara": "two of a value",
    "usiri": "three of a value",
    "vao-d": "a row, 1 faction",
    "thora-iii": "a row, 3 factions",
}
"""The same where there is little room."""
FACTIONS = {"S": "Shrinkin", "T": "Trashers", "M": "Morphi", "G": "Greedbots"}
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven")
YOU = "You"

# ---------------------------------------------------------------- the line below the title
SHUFFLING, ROUND_OVER, GAME_OVER = "The cards are dealt", "End of round {round}", "The game is over"
CHOOSE_GIFT = "Choose what you give"
GIFTS_CHOSEN = "Gifts are chosen"
YOUR_LEAD, THEIR_LEAD = "Your lead", "{name} leads"
BEAT, THEIR_ANSWER = "Beat {total}, or pass", "{name} answers"
YOUR_DISCARD, THEIR_DISCARD = "Discard a card", "{name} discards"
NEXT_UP = "The trick is over"

# ---------------------------------------------------------------- plates, stars, piles
OF_SEVEN = "of 7 points"
HELD, HELD_ONE = "{count} cards in hand", "1 card in hand"
YOUR_MOVE, CHOOSES, HAS_CHOSEN, THINKS = "Your move", "Chooses", "Has chosen", "Thinks …"
STARS_LEFT, STAR_LEFT = "{count} stars\nleft", "1 star\nleft"
STARS_LEFT_LINE, STAR_LEFT_LINE = "{count} stars left", "1 star left"
STOCK, PLAYED, DISCARDS = "Not dealt", "Played", "Discards"
PLAYED_LINE, DISCARDS_LINE = (
    "Played in this round, the newest first: {count}.",
    "Discarded in this round, the newest first: {count}.",
)

# ---------------------------------------------------------------- the trick
SUM, OPENS, CANT_OPEN = "sum", "opens it", "not with this hand"
TO_BEAT, BEATS, WINS, PASSES, MUST_BEAT = "to beat", "beats it", "wins", "passes", "over {total}"
WON_BY = "{name} wins {planet}"
AS = "as {value}"
ALL_THE_WAY = "A Greedbot: {planet} comes all the way"
COMES_HERE, COMES_MIDDLE, STAYS = "{planet} comes to you", "{planet} comes to the middle", "{planet} stays with you"
WENT_MIDDLE = "{planet} moves to the middle"
TRASHER_DUE = "A Trasher: then you discard a card"
TRASHER_YOU, TRASHER_THEY = "A Trasher: you discard a card", "A Trasher: {name} discards a card"
LAST_CARDS = "Your last cards: the round ends at once"
LAST_CARD = "all played"
PLAYED_OUT, PLAYED_OUT_YOU = "{name} has no card left: a star", "You have no card left: a star"

# ---------------------------------------------------------------- the exchange
EXCHANGE = "Exchange"
EXCHANGE_LINE = "{more} points to {less}: {count} each"
CARDS, CARD = "{number} cards", "one card"
GIVES_HIGHEST, GIVES_HIGHEST_ONE = "must give the {number} highest", "must give the highest"
GIVES_ANY, GIVES_ANY_ONE = "any {number}, face down", "any one, face down"
CHOSEN_OF = "{count} of {all}"
ONE_OF_YOURS = "one\nof yours"
ROUND = "Round {round}"
WHO_LEADS, YOU_LEAD = "{name} leads.", "You lead."
YOU_ARE_AHEAD = "You are ahead on points: you give your highest cards."
ENOUGH = "That is enough: take one back to choose another."

# ---------------------------------------------------------------- the score between rounds
SCORE, FINAL = "Round {round}", "The last round"
TOOK_STAR, YOU_TOOK_STAR = "{name} takes a star", "You take a star"
PLANETS_AND_STARS = "{planets} + {stars}"
PLANET_COUNT, PLANET_ONE = "{count} planets", "1 planet"
STAR_COUNT, STAR_ONE = "{count} stars", "1 star"
NEXT_ROUND, NEXT_ROUND_YOU = "{name} leads round {round}.", "You lead round {round}."

# ---------------------------------------------------------------- buttons
PLAY, LEAD_FOR = "Play {total}", "Lead {total}"
FOR_PLANET = "for {planet}"
PASS, PASS_MORE = "Pass", "{name} wins {planet}"
GIVE, GIVE_BOTH, GIVE_ALL = "Give it", "Give both", "Give all {count}"
CHOOSE_MORE = "choose {number} more"
DISCARD, DISCARD_MORE = "Discard {value}", "it lies open"
PICK_CARDS, PICK_CARD = "Choose cards", "Choose a card"
PICK_PLANET = "then a planet"
HAVE_TO_BEAT = "over {total}"
NOTHING_BEATS = "nothing beats {total}"
ALSO_AS = "Count {total} instead"
BY_FACTION, BY_VALUE = "Sort by faction", "Sort by value"

# ---------------------------------------------------------------- why not
NOT_YOUR_TURN = "{name} is to move."
OTHER_PLANET = "this trick is for {planet}"
CANT_OPEN_WHY = "{planet} asks for {asks}, which your hand can’t open"
PLANET_ASKS = "{planet} asks for {asks}."
PICK_FIRST = "first choose cards that fit together"
DISCARD_THERE = "put the card on the discards"

# ---------------------------------------------------------------- hints
HINT_LEAD, HINT_PLAY = "Lead {cards} for {planet}", "Play {cards}"
HINT_PASS, HINT_DISCARD, HINT_GIVE = "Pass", "Discard {cards}", "Give {cards}"

# ---------------------------------------------------------------- the log
BEGINS = "{name} leads first."
DEALT = "Round {round}: fifteen cards each."
DEALT_EXCHANGE = "Round {round}: fifteen cards each, {count} to exchange."
CHOSE = "{name} has chosen a gift."
EXCHANGED = "{count} went over to each side."
LED, ANSWERED = "{name} led {cards} for {planet}: {total}.", "{name} answered {cards}: {total}."
LED_ONE, ANSWERED_ONE = "{name} led {cards} for {planet}.", "{name} answered {cards}."
PASSED = "{name} passed."
WON, WON_JUMP, WON_MIDDLE, WON_STAYS = (
    "{name} won {planet}.",
    "{name} won {planet}, all the way by Greedbots.",
    "{name} won, {planet} is in the middle now.",
    "{name} won, {planet} stays.",
)
DUE = "A Trasher was in it: {name} discards."
DISCARDED = "{name} discarded {card}."
STAR = "{name} took a star. {one} {first}, {other} {second}."
GAME_WON = "{name} won the game."

# ---------------------------------------------------------------- pause and result
PAUSE_LINE, PAUSE_OVER = "Round {round}: {one} {first}, {other} {second}.", "The game is over."
PART_PLANETS, PART_STARS = "planets", "stars"
WON_HEAD = "The sky is won"
WON_LINE = "{points} points after {rounds}."
ROUNDS, ROUND_ONE = "{count} rounds", "one round"
MORE_STARS = "more stars"

# ---------------------------------------------------------------- the guided first round
LESSON_NAME, LESSON_OTHER = "Ann", "Doc"
