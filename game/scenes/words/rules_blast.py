"""The rulebook of Blast, in our own words, each piece with the ids of the rules that it tells."""

from game.scenes.rulebook.book import Chapter, Mark, Note, Piece

LINE = "two players, five planets, seven stars"
DECIDED = (
    "What we decided",
    "The original leaves a few things open. So that everybody plays the same, we settled them.",
)

_ALL_SHUFFLED = Note(
    Mark.RULING,
    "all 44 again",
    "The original doesn’t say what becomes of hands, discards and the fourteen. Everything goes back into the deck, so "
    "every round starts from the same cards.",
)
_AT_ONCE = Note(
    Mark.RULING,
    "at the same time",
    "If one gave first, the other could answer the gift. So both choose from the cards as dealt, face down, and then "
    "the gifts cross.",
)
_NO_EMPTY_NAME = Note(
    Mark.RULING,
    "only what you can open",
    "Naming a planet and then having no cards for it would be a way to pass a lead, and a lead can’t be passed.",
)
_MINUS_ONE = Note(
    Mark.RULING,
    "down to −1",
    "A Shrinkin counts as one less, and nothing says that this stops at 0. So a Shrinkin 0 may be −1.",
)
_ORDER = Note(
    Mark.RULING,
    "planet first, then the card",
    "With Greedbots and Trashers in one trick something has to come first. The card is thrown away face up, since what "
    "is out of the game hides nothing.",
)
_LAST_DISCARD = Note(
    Mark.RULING,
    "the last card thrown away",
    "An empty hand is an empty hand: the round ends and the star is yours. The planet has moved by then.",
)
_FOLLOW = Note(
    Mark.HOUSE,
    "answers on Vao D",
    "The leader’s: the faction of the lead binds the whole trick, the leader too. A lead of three Morphi binds to "
    "none, and three Morphi always answer.",
    "vao-d-follow",
)
_WINNING = Note(
    Mark.HOUSE,
    "powers of the winner",
    "Last cards: only the winner’s last combination counts for Trashers and Greedbots; that is the lead if nobody "
    "answered.",
    "winning-cards",
)

CHAPTERS = (
    Chapter(
        "minute",
        "In one minute",
        "Five planets lie between two players. You play cards against each other for a planet, and whoever has the "
        "last word pulls it one step closer. Whoever empties the hand first ends the round and takes a star.",
        (
            Piece(
                "What wins",
                "A point for every planet in front of you and for every star. Seven points at the end of a round win.",
                cards=("S3", "T6"),
            ),
            Piece(
                "Four factions",
                "Shrinkin can be a bit smaller, Trashers throw a card away, Morphi can be anybody, Greedbots drag a "
                "planet all the way.",
                cards=("S9", "T9", "M9", "G9"),
            ),
        ),
    ),
    Chapter(
        "cards",
        "What lies there",
        "44 cards: four factions, each with the values 0 to 10, every card once. Five planets, seven stars.",
        (
            Piece(
                "The reference",
                "What planets ask for and what factions can do stands at the right whenever you lead, and on the "
                "planets themselves.",
                ("blast-1",),
                ("S0", "T4", "M7", "G10"),
            ),
            Piece("The planets", "At first all five lie in the middle. Nobody owns them.", ("blast-2",)),
        ),
    ),
    Chapter(
        "round",
        "A round begins",
        "All cards are shuffled, and each player gets fifteen. Fourteen stay face down, and nobody knows them.",
        (
            Piece(
                "Everything is shuffled",
                "No card stays with anybody from one round to the next.",
                ("blast-3",),
                (),
                (_ALL_SHUFFLED,),
            ),
            Piece(
                "The exchange",
                "Compare points. With a difference of three, say, each gives three cards to the other. Whoever is "
                "ahead gives the highest values and chooses only among equal ones; whoever is behind gives any cards. "
                "With equal points nothing is given.",
                ("blast-4",),
                ("G10", "M10"),
                (_AT_ONCE,),
            ),
            Piece(
                "Who leads",
                "In the first round the lot decides. Later it is whoever did not take the star. Within a round the "
                "winner of a trick leads the next one.",
                ("blast-5",),
            ),
        ),
    ),
    Chapter(
        "trick",
        "A trick",
        "The leader names a planet and plays what it asks for. Then both go on in turn, each time with a higher sum, "
        "until somebody passes.",
        (
            Piece(
                "Leading",
                "You must lead. Any planet will do, also one of yours, as long as your cards open it. The sum doesn’t "
                "matter.",
                ("blast-6",),
                (),
                (_NO_EMPTY_NAME,),
            ),
            Piece(
                "Answering",
                "Your cards must suit the same planet, and their sum must be higher than the last one: equal isn’t "
                "enough. You may always pass instead. Then the trick is over, and the other player wins it.",
                ("blast-13",),
                ("T6", "S6", "M6"),
            ),
            Piece(
                "The planet moves",
                "One step towards the winner: from the other side to the middle, or from the middle to the winner. If "
                "it lay there already it stays.",
                ("blast-14",),
            ),
        ),
    ),
    Chapter(
        "planets",
        "What planets ask for",
        "Each planet opens to cards of one kind only, for the lead and for every answer.",
        (
            Piece("Zamepra", "One card, whichever.", ("blast-7",), ("G7",)),
            Piece("Peolara", "Two cards of the same value.", ("blast-8",), ("S5", "T5")),
            Piece("Usiri", "Three cards of the same value.", ("blast-9",), ("T8", "M8", "G8")),
            Piece(
                "Vao D",
                "Three values in a row, all of one faction. The answer needs one faction too, not necessarily the "
                "same one.",
                ("blast-10",),
                ("T3", "T4", "T5"),
                (_FOLLOW,),
            ),
            Piece(
                "Thora III",
                "Three values in a row, of three different factions.",
                ("blast-11",),
                ("S6", "G7", "T8"),
            ),
            Piece(
                "In a row",
                "What counts are the values as you use them, and they rise by one each. After 10 there is nothing: a "
                "row doesn’t go round to 0.",
                ("blast-12",),
            ),
        ),
    ),
    Chapter(
        "powers",
        "The four factions",
        "Two powers help while you play, and you may use them. Two work once a trick is won, and then they must.",
        (
            Piece(
                "Shrinkin",
                "Each may count exactly one less than it says, for the row or the pair as well as for the sum. You say "
                "so when you play it.",
                ("blast-15",),
                ("S6",),
                (_MINUS_ONE,),
            ),
            Piece(
                "Morphi",
                "Each may count as another faction, each for itself and anew every time. Its value stays, and it "
                "doesn’t get the other faction’s power.",
                ("blast-16",),
                ("M4",),
            ),
            Piece(
                "Where that matters",
                "Only Vao D and Thora III look at factions. The table finds the forms by itself.",
                ("blast-17",),
            ),
            Piece(
                "Trashers",
                "If you win a trick in which you played one, you throw a card from your hand away. One card, however "
                "many Trashers there were.",
                ("blast-18",),
                ("T2",),
            ),
            Piece(
                "Greedbots",
                "If you win a trick in which you played one, the planet comes all the way to you, also from the other "
                "side.",
                ("blast-19",),
                ("G3",),
            ),
            Piece(
                "Which cards count",
                "All that the winner played in the trick, also those that were beaten in between. The loser’s never "
                "do.",
                ("blast-20",),
                (),
                (_WINNING,),
            ),
            Piece(
                "Both at once",
                "First the planet moves, then the card is thrown away, face up.",
                ("blast-21",),
                (),
                (_ORDER,),
            ),
        ),
    ),
    Chapter(
        "end",
        "Stars and the end",
        "Whoever plays the last card of a hand takes a star, and the round is over at once.",
        (
            Piece(
                "At once",
                "No answer, no planet, no power: the last card only brings the star.",
                ("blast-23",),
            ),
            Piece(
                "Thrown away to the end",
                "A Trasher can cost you your last card. That ends the round as well.",
                ("blast-22",),
                ("T7",),
                (_LAST_DISCARD,),
            ),
            Piece(
                "Seven points",
                "Count when a round is over. Whoever has seven or more wins, star or no star. In mid-round nothing is "
                "counted, and planets in the middle count for nobody.",
                ("blast-24",),
            ),
            Piece(
                "Seven stars",
                "With the last star the game is over after that round: most points win, then most stars.",
                ("blast-25",),
            ),
            Piece(
                "Or the next round",
                "Planets and stars stay where they are.",
                ("blast-26",),
            ),
        ),
    ),
)
