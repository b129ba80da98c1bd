"""The rulebook of Blasting Billy, in our own words, each piece with the ids of the rules that it tells."""

from game.scenes.rulebook.book import Chapter, Mark, Note, Piece

LINE = "two to five players, one bandit, nobody to be trusted"
DECIDED = (
    "What we decided",
    "The original leaves a few things open. So that everybody plays the same, we settled them.",
)

_BACKS = Note(
    Mark.RULING,
    "the top back of the pile",
    "Backs show their type, so on a real table everybody sees what the next card of the pile is. We show that back, "
    "and no other of the pile.",
)
_AID = Note(
    Mark.HOUSE,
    "memory aid",
    "Off: you must remember what you gave Billy. On: your own gifts stay open to you, and to nobody else.",
    "memory-aid",
)
_ZERO = Note(
    Mark.RULING,
    "a lone survivor with nothing",
    "Whoever is the only one left has won, even with a total of 0. The original only speaks of the highest total.",
)
_FEWEST = Note(
    Mark.RULING,
    "cards after the explosions",
    "With equal totals fewer cards win. We count the cards that are left once all dynamite has gone off.",
)
_TURNED = Note(
    Mark.RULING,
    "shot at the count",
    "For the tie-break a column counts as shot if Billy shot it at the count, whatever lay face down before.",
)
_BILLY = Note(
    Mark.RULING,
    "only then",
    "The original says it in a sentence under another rule. We take it at its word: Billy wins only if everybody is "
    "shot and nobody has a single unshot point.",
)

CHAPTERS = (
    Chapter(
        "minute",
        "In one minute",
        "Every turn you put one card somewhere: to your own loot, to Billy’s, or into the box. At the end all of it is "
        "turned up. Be rich, but in no type of loot richer than Billy: whoever beats him in one is shot.",
        (
            Piece(
                "Make him rich",
                "What Billy has in a type is how much of it you may have. High cards that you give him make room for "
                "what you keep.",
                cards=("G10", "G8"),
            ),
            Piece(
                "Dynamite",
                "It destroys itself and the card before it, in whatever column it ends up: a 10 of yours, or one of "
                "Billy’s that others were counting on.",
                cards=("C10", "C*"),
            ),
        ),
    ),
    Chapter(
        "cards",
        "The cards",
        "Five types of loot with twelve cards each, 60 in all: values from 0 to 10 and one dynamite.",
        (
            Piece(
                "Five types",
                "Gold, banknotes, coins, jewelry, diamonds. Dynamite has a type but no value.",
                ("billy-1",),
                ("G7", "B4", "C9", "J10", "D*"),
            ),
            Piece(
                "Backs tell",
                "The back of a card shows its type. So everybody always sees the type of every card in a hand, in a "
                "loot, in the box, and on top of the pile. A value can be seen only where a card lies face up.",
                ("billy-2",),
                ("G?", "B?", "C?", "J?", "D?"),
                (_BACKS,),
            ),
        ),
    ),
    Chapter(
        "deal",
        "The deal",
        "All is shuffled; who begins is drawn by lot.",
        (
            Piece(
                "Set aside",
                "With two players twelve cards are put away unseen, with three players six, with four or five none. "
                "Their types are open to all; their values are never seen.",
                ("billy-3",),
                ("J?", "D?"),
            ),
            Piece("Hands", "Everybody gets three cards. The rest is the pile.", ("billy-4",)),
        ),
    ),
    Chapter(
        "turn",
        "A turn",
        "You choose one card of your hand and one of three places for it. Nothing is ever forbidden, and dynamite may "
        "go to any of them.",
        (
            Piece(
                "To Billy",
                "Face down on the end of his column of that type. Nobody looks at it again before the end, not even "
                "you.",
                ("billy-5", "billy-6", "billy-11", "billy-12"),
                ("G?",),
                (_AID,),
            ),
            Piece(
                "To your own loot",
                "The first card of a type lies face down, every later one of it face up, on the end of your column. "
                "You may look at your own loot whenever you like.",
                ("billy-5", "billy-7", "billy-11"),
                ("D?", "D6"),
            ),
            Piece(
                "Into the box",
                "Face down and out of the game; only its type is known.",
                ("billy-5", "billy-8"),
                ("B?",),
            ),
            Piece(
                "Draw",
                "Then you draw a card, as long as there is one, and the next player goes on, clockwise.",
                ("billy-9",),
            ),
            Piece(
                "Columns stay",
                "The order of a column never changes: what dynamite will take is settled by when it comes.",
                ("billy-10",),
                ("J4", "J9", "J*"),
            ),
        ),
    ),
    Chapter(
        "last",
        "The last turns",
        "When the last card of the pile is drawn, everybody has exactly one more turn, without drawing, "
        "whoever drew it too.",
        (
            Piece(
                "What is left",
                "After that turn the two cards that you still hold go into the box by themselves.",
                ("billy-13",),
            ),
            Piece(
                "Equal turns",
                "Everybody has as many turns: 22 with two players, 16 with three, 13 with four, 10 with five.",
                ("billy-14",),
            ),
        ),
    ),
    Chapter(
        "count",
        "The count",
        "All columns are turned up in their order. The box and what was set aside stay as they are, for good.",
        (
            Piece(
                "Explosions",
                "Every dynamite goes, and with it the one card just before it in its column. As the first of its "
                "column it takes nothing but itself. All this comes before anything is counted.",
                ("billy-15",),
                ("C9", "C10", "C*", "C2"),
            ),
            Piece(
                "Shot",
                "Type by type your total is held against Billy’s; no cards make 0. If you have more, that column is "
                "shot and you are out. The same is safe.",
                ("billy-16", "billy-17"),
                ("G10", "G7"),
            ),
        ),
    ),
    Chapter(
        "winner",
        "Who wins",
        "If somebody wasn’t shot, only those who weren’t compete.",
        (
            Piece(
                "Somebody is left",
                "The highest total of all loot wins. With equal totals fewer cards do; if those are equal too, the "
                "victory is shared.",
                ("billy-18",),
                (),
                (_ZERO, _FEWEST),
            ),
            Piece(
                "All are shot",
                "Then everybody competes with the columns that weren’t shot. With equal totals fewer unshot cards win, "
                "then fewer shot ones, else it is shared.",
                ("billy-19",),
                (),
                (_TURNED,),
            ),
            Piece(
                "Billy wins",
                "If all are shot and nobody has a single point left, Billy takes it all.",
                ("billy-20",),
                (),
                (_BILLY,),
            ),
        ),
    ),
)
