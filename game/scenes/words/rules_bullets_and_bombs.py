"""The rulebook of Bullets and Bombs, in our own words, each piece with the ids of the rules that it tells."""

from game.scenes.rulebook.book import Chapter, Mark, Note, Piece

LINE = "one player, two decks, one pass"
DECIDED = (
    "What we decided",
    "The original leaves a few things open. So that everybody plays the same, we settled them.",
)

_DEALT_BULLETS = Note(
    Mark.RULING,
    "bullets among the eleven",
    "The original doesn’t say whether a dealt red 3 is one of the eleven. It is: eleven is eleven.",
)
_DEALT_BOMBS = Note(
    Mark.RULING,
    "no harm at the deal",
    "Before the first choice you had no say in anything, so a bomb then takes nothing.",
)
_ONE_CARD = Note(
    Mark.RULING,
    "the oldest goes",
    "Which card of the rank is lost hardly matters, but something has to say: the one you have held longest.",
)
_LAST = Note(
    Mark.RULING,
    "the last single card",
    "With an odd number of cards one is left over at the end. There is no choice in it, so you simply keep it.",
)
_RANKED = Note(
    Mark.RULING,
    "one ranked card at least",
    "Four red 3s and three wild cards have no rank, so they are no bundle of anything.",
)
_FREE = Note(
    Mark.RULING,
    "like a bundle, only smaller",
    "Two kings and a joker would else be a free group. A group follows the bundles’ recipe: three cards without wild "
    "ones.",
)
_MORE = Note(
    Mark.HOUSE,
    "more cards for dealt bullets",
    "On: a red 3 among the first eleven stays, and another card is dealt for it.",
    "replace-dealt-bullets",
)
_EARLY = Note(
    Mark.HOUSE,
    "early bundles",
    "On: at a bomb you may first place red 3s and wild cards with your groups, as the rules for groups allow, and so "
    "choose which group is the largest unfinished one, or have none.",
    "early-bundles",
)

CHAPTERS = (
    Chapter(
        "minute",
        "In one minute",
        "You go once through a double deck, two cards at a time. One of the two stays in your hand, the other is gone. "
        "At the end you need at least three bundles of seven cards of a rank, without wild cards.",
        (
            Piece(
                "Bullets and bombs",
                "Red 3s are silver bullets: they come to you by themselves and fill up any bundle. Black 3s are bombs: "
                "each takes a card from your largest group that isn’t finished.",
                cards=("3H", "3S"),
            ),
            Piece(
                "The score",
                "Every bundle is a point, and bundles with wild cards count as well. Every card that ends up in no "
                "group costs a point. Five or six points are good, seven or more are great.",
                cards=("QH", "QD", "QS"),
            ),
        ),
    ),
    Chapter(
        "cards",
        "The cards",
        "Two decks of 52 and four jokers make 108 cards.",
        (
            Piece(
                "Ranked cards",
                "Fours up to aces, eight of each rank: 88 cards. Only they have a rank that a bundle can be made of.",
                ("bombs-1",),
                ("4C", "9D", "KS", "AH"),
            ),
            Piece(
                "Wild cards",
                "The eight 2s and the four jokers. They help out in bundles that have too few cards of their own.",
                ("bombs-1",),
                ("2H", "JOK"),
            ),
            Piece("Silver bullets", "The four red 3s. They belong to any rank you like.", ("bombs-1",), ("3H", "3D")),
            Piece("Bombs", "The four black 3s. They never come to the hand.", ("bombs-1",), ("3C", "3S")),
        ),
    ),
    Chapter(
        "deal",
        "The deal",
        "All is shuffled. Eleven cards are your hand; the other 97 are the stock.",
        (
            Piece(
                "Bullets in the deal",
                "A red 3 among your eleven is simply one of them, also one that replaces a dealt bomb.",
                ("bombs-2", "bombs-3"),
                ("3D",),
                (_DEALT_BULLETS, _MORE),
            ),
            Piece(
                "Bombs in the deal",
                "A black 3 among your eleven is set aside, another card takes its place, and nothing is lost.",
                ("bombs-4",),
                ("3C",),
                (_DEALT_BOMBS,),
            ),
        ),
    ),
    Chapter(
        "turn",
        "A turn",
        "Two choice cards are turned up, one after the other. You keep one of them; the other goes to the discards.",
        (
            Piece(
                "Always one",
                "You can’t keep both and you can’t keep none, not even if they are of one rank. 2s and jokers are "
                "choice cards like any other.",
                ("bombs-5",),
                ("KD", "9C"),
            ),
            Piece(
                "A bullet turns up",
                "It goes to your hand at once, for nothing, and the next card takes its place. If that is a 3 again, "
                "the same happens again.",
                ("bombs-6", "bombs-11"),
                ("3H",),
            ),
            Piece(
                "What is gone",
                "Discards are out of the game. They lie face up and you may look through them at any time. There is "
                "one pass through the stock, and you can’t stop early.",
                ("bombs-13",),
            ),
            Piece(
                "The last card",
                "A single choice card at the very end is kept by itself, once the stock is empty and every bomb has "
                "gone off.",
                ("bombs-12",),
                (),
                (_LAST,),
            ),
        ),
    ),
    Chapter(
        "bombs",
        "Bombs",
        "A black 3 blows up the moment it is turned up. It takes a card of your largest unfinished group along to the "
        "discards, and the next card takes its place.",
        (
            Piece(
                "What a group is",
                "While you play, all ranked cards of one rank in your hand. Bullets and wild cards are in no group and "
                "are never lost. A choice card that lies there already isn’t in your hand yet.",
                ("bombs-7", "bombs-8"),
                ("KH", "KS", "KC"),
            ),
            Piece(
                "Finished",
                "Seven cards or more of a rank: no bomb touches them any more.",
                ("bombs-9",),
                ("QH",),
                (_EARLY,),
            ),
            Piece(
                "Several are the largest",
                "Then you say which one loses a card. If you only have single cards, one of them goes. If no ranked "
                "card is unfinished, the bomb finds nothing.",
                ("bombs-10",),
                ("9D", "6S"),
                (_ONE_CARD,),
            ),
            Piece(
                "One at a time",
                "A bomb is settled before the next card is turned up, and what replaces it may be a 3 again.",
                ("bombs-7", "bombs-11"),
                ("3S",),
            ),
        ),
    ),
    Chapter(
        "groups",
        "Bundles and groups",
        "When stock and choice cards are gone you lay your hand out in groups. Every card is in one group at most. All "
        "four bullets are sure to be there by then.",
        (
            Piece(
                "Natural bundle",
                "Seven cards or more: one rank and any number of red 3s, nothing wild.",
                ("bombs-14", "bombs-15"),
                ("TC", "TD", "TH", "TS", "TC", "TD", "3H"),
            ),
            Piece(
                "Wild bundle",
                "Seven cards or more: at least three that are of one rank or red 3s, one of them ranked, and one to "
                "four wild cards.",
                ("bombs-16",),
                ("AD", "AS", "AC", "2C", "JOK", "2D", "JOK"),
                (_RANKED,),
            ),
            Piece(
                "Two of a rank",
                "A rank may make two bundles if each is one by itself. A bundle may be larger than seven, and seven "
                "cards in one group are always a bundle.",
                ("bombs-17",),
            ),
            Piece(
                "Free group",
                "Three to six cards that are made like a bundle cost nothing. Two kings and a joker are no group; two "
                "kings and a red 3 are.",
                ("bombs-18",),
                ("KS", "KH", "3D"),
                (_FREE,),
            ),
        ),
    ),
    Chapter(
        "score",
        "The score",
        "Fewer than three natural bundles: the game is lost and nothing is counted.",
        (
            Piece(
                "Counting",
                "Otherwise your score is all bundles, natural and wild, minus one for every card that is in no bundle "
                "and no free group, wild cards and red 3s included.",
                ("bombs-19", "bombs-20", "bombs-21"),
            ),
            Piece(
                "What it is worth",
                "Up to 4 is a poor hand, 5 and 6 are good, 7 and more are great. A score of 0 or less is still a win. "
                "Nobody can have more than 8.",
                ("bombs-21",),
            ),
            Piece(
                "The best arrangement",
                "You may lay the groups yourself, or have the best arrangement shown: first as many natural bundles as "
                "are needed, then as many points as can be had. It is found exactly.",
                ("bombs-22",),
            ),
        ),
    ),
)
