"""Why a move of Blast isn't allowed, in words that a player understands."""

NO_MOVE = "this is no move of Blast"
NO_PLANET = "there is no planet {name!r:.14}"
NO_CARD = "there is no card {text!r:.8}"
CARD_TWICE = "no card can be used twice"
ORDER = "cards are written by ascending value, equal ones in the order S T M G"
DECK = "the deck has 44 cards, not {count}"

OVER = "the game is over"
NOT_YOU = "it isn't your turn"
NOT_CHANCE = "nobody can choose what chance decides"
MUST = {
    "first": "first the start player is drawn",
    "deal": "first the cards are dealt",
    "exchange": "first cards are exchanged",
    "lead": "now a planet is named and a combination played for it",
    "answer": "now there is only an answer, or a pass",
    "discard": "the winner used a Trasher: first a card must be discarded",
}
ALREADY_GAVE = "you have chosen your gift already"

NOT_IN_HAND = "you don't hold {cards}"
NEEDS = (
    "Zamepra takes one card",
    "Peolara takes two cards of the same value",
    "Usiri takes three cards of the same value",
    "Vao D takes three cards in a row of one faction",
    "Thora III takes three cards in a row of three different factions",
)
TOO_LOW = "the sum must be over {sum}, and this is {total}"
BOUND = "the lead binds this trick to {faction}"
FACTION_NAMES = ("Shrinkin", "Trashers", "Morphi", "Greedbots")
GIVE_COUNT = "exactly {count} must be given, not {given}"
GIVE_HIGHEST = "the leader on points gives the highest cards"
