"""The rulebook of Bluffing Billionaires, in our own words, each piece with the ids of the rules that it tells."""

from game.scenes.rulebook.book import Chapter, Mark, Note, Piece

LINE = "two to six players, nine assets each, one claim"
DECIDED = (
    "What we decided",
    "The original leaves some things open, and of some cards we only know that they do something. So that everybody "
    "plays the same, we settled or filled them in.",
)

_VALUES = Note(
    Mark.FILLED,
    "nine values, a sixth colour",
    "Sixty cards are six decks of nine and six aids. We don’t know the sixth colour: ours is yellow.",
)
_COINS = Note(Mark.FILLED, "how many coins", "One, two or three coins, more on the dearer cards: the split is ours.")
_EMPTY = Note(
    Mark.RULING,
    "anybody’s last card",
    "The rulebook speaks of the active player. We let the game end with anybody’s last hand card, or somebody would "
    "have to play on without a hand.",
)
_OWN = Note(
    Mark.RULING, "own cards count too", "A card of your own deck that you banked lies in your pile like any other."
)
_TIE = Note(
    Mark.RULING, "coins break ties", "Of two who are equally rich the one with more coins in the bonus pile wins."
)
_POWERS = Note(
    Mark.HOUSE, "with or without", "Off: nobody has a power, and nobody is asked anything after a vote.", "powers"
)
_FIVE = Note(Mark.FILLED, "the 5", "That orange rescues a turned-up card is the rulebook’s; that it is the 5 is ours.")
_SIX = Note(
    Mark.FILLED,
    "the 6 and what it does",
    "The rulebook only says that powers set off by pink’s ability don’t act. The card and its effect are ours.",
)
_THREE = Note(
    Mark.FILLED, "the 3 and its bank", "When green’s power acts is the rulebook’s; the card and its effect are ours."
)
_TWO = Note(
    Mark.FILLED, "the 2 and its robbery", "When red’s power acts is the rulebook’s; the card and its effect are ours."
)
_FOUR = Note(Mark.FILLED, "all of it", "Yellow is our own deck, and so is its power.")
_ASKED = Note(
    Mark.RULING,
    "asked with every card",
    "If only the right card brought up the question, the question would tell which card it is. So it comes every time.",
)

CHAPTERS = (
    Chapter(
        "minute",
        "In one minute",
        "Everybody has the same nine assets, from a piggy bank worth 1 to an island worth 9. You lay one face down and "
        "claim to be the richest. Who has a card on the table as well may approve, or call it a bluff.",
        (
            Piece(
                "Called",
                "If somebody calls, both cards are turned up. The dearer one wins, and its owner takes cards from the "
                "loser.",
                cards=("B8", "P5"),
            ),
            Piece(
                "The richest",
                "In the end what is left in your hand counts by its value, and what you took counts by its coins.",
                cards=("G9", "O2"),
            ),
        ),
    ),
    Chapter(
        "cards",
        "The cards",
        "Each player has a deck of a colour of their own: nine assets, one of each value, all in hand from the start.",
        (
            Piece(
                "Six billionaires",
                "Blue, orange, green, red, pink and yellow. Everybody picks one openly; all are different.",
                ("bluff-1",),
                ("B1", "O1", "G1", "R1", "P1", "Y1"),
                (_VALUES,),
            ),
            Piece(
                "Coins",
                "The cards 1, 2 and 3 have one coin, 4, 5 and 6 two, 7, 8 and 9 three. Coins only count on cards that "
                "lie in a bonus pile.",
                ("bluff-2",),
                ("G2", "G5", "G8"),
                (_COINS,),
            ),
            Piece(
                "Who begins",
                "Chance names the start player. Nothing is shuffled: all know what everybody begins with.",
                ("bluff-3",),
            ),
        ),
    ),
    Chapter(
        "turn",
        "Your turn",
        "Play a card of your hand face down before you, and say that you are the richest.",
        (
            Piece(
                "The card before",
                "If your card of an earlier turn still lies there it goes to your discard pile first, and nobody else "
                "sees it.",
                ("bluff-4",),
            ),
            Piece(
                "The last card",
                "Whoever plays their last hand card ends the game at once: no votes, no power, and that card is worth "
                "nothing.",
                ("bluff-5",),
            ),
            Piece(
                "Nobody else has a card there",
                "Then there is nobody who could vote, and the turn passes to the left. That was no approval: powers "
                "that wait for one don’t act.",
                ("bluff-6",),
            ),
        ),
    ),
    Chapter(
        "votes",
        "The votes",
        "All others who have a face-down card on the table vote at the same time, in secret: approve, or call the "
        "bluff. Votes are shown only when all are in.",
        (
            Piece(
                "All approve",
                "The cards stay face down, and the turn passes to the left.",
                ("bluff-7", "bluff-8"),
            ),
            Piece(
                "Somebody calls",
                "Who played and everybody who called turn their cards up. Those who approved don’t.",
                ("bluff-9",),
            ),
        ),
    ),
    Chapter(
        "challenge",
        "A challenge",
        "Challenges are settled one after the other, clockwise from the left of whoever played the card.",
        (
            Piece(
                "Who wins",
                "The one who played needs the strictly higher card; a tie is lost.",
                ("bluff-10",),
                ("R7", "Y7"),
            ),
            Piece(
                "What is taken",
                "The winner takes a card of the loser’s hand by chance, face up, to the winner’s bonus pile. If just "
                "one player called, the winner takes the loser’s turned-up card as well; if more did, nobody takes "
                "turned-up cards.",
                ("bluff-11", "bluff-12"),
            ),
            Piece(
                "An empty hand",
                "If a taking leaves somebody without a card in hand, what is being compared is finished, and the game "
                "ends. Challenges still to come are not settled.",
                ("bluff-13",),
                notes=(_EMPTY,),
            ),
            Piece(
                "Afterwards",
                "Turned-up cards that nobody took go to their owners’ discard piles. Who was in the challenge has no "
                "card there now, and so no vote until the next own turn.",
                ("bluff-14",),
            ),
            Piece(
                "Discard piles",
                "They are worth nothing, and nobody may look through them. Remember what you saw.",
                ("bluff-15",),
            ),
        ),
    ),
    Chapter(
        "powers",
        "Powers",
        "Each deck has a card or a few with a power. It acts for its own billionaire alone, while the card is in hand "
        "or in play; a card that was taken has none.",
        (
            Piece(
                "How they act",
                "If two act at once, who played comes first, then clockwise.",
                ("bluff-17",),
                (),
                (_POWERS,),
            ),
            Piece(
                "Commodore Brine: 7, 8, 9",
                "If one of them is taken from the hand, blue may bank it instead of giving it away. The taker gets no "
                "other card for it. The card on the table isn’t protected.",
                ("bluff-18",),
                ("B7", "B8", "B9"),
            ),
            Piece(
                "Buck Gusher: 5",
                "Turned up in a challenge, won or lost, it goes to orange’s own bonus pile in the end.",
                ("bluff-19",),
                ("O5",),
                (_FIVE,),
            ),
            Piece(
                "Lulu Bonbon: 6",
                "When pink wins with it, the loser hands over the highest card of the hand instead of one by chance, "
                "and no power of the loser’s acts on what pink takes.",
                ("bluff-20",),
                ("P6",),
                (_SIX,),
            ),
            Piece(
                "Lady Hortensia: 3",
                "Approved by at least one and called by nobody, green may turn it up and bank it.",
                ("bluff-21",),
                ("G3",),
                (_THREE,),
            ),
            Piece(
                "Vittoria Piston: 2",
                "Approved by at least one and called by nobody, red may turn it up and discard it, to take a card by "
                "chance from the hand of somebody who approved.",
                ("bluff-22",),
                ("R2",),
                (_TWO,),
            ),
            Piece(
                "Max Volt: 4",
                "When yellow has played it, it wins a tie.",
                ("bluff-23",),
                ("Y4",),
                (_FOUR,),
            ),
            Piece(
                "The question",
                "Green and red are asked after every approved card, whatever it is, and may always say no. So nobody "
                "learns anything from the question.",
                ("bluff-24",),
                (),
                (_ASKED,),
            ),
        ),
    ),
    Chapter(
        "end",
        "The end",
        "When somebody has no card left in hand the game is over, and all count what they have.",
        (
            Piece(
                "Counting",
                "The values of the cards in hand, and a point for every coin in the bonus pile. The highest sum wins.",
                ("bluff-16",),
                ("Y9", "B4"),
                (_OWN, _TIE),
            ),
        ),
    ),
)
