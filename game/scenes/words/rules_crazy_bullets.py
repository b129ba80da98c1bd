"""The rulebook of Crazy Bullets, in our own words, each piece with the ids of the rules that it tells."""

from game.scenes.rulebook.book import Chapter, Mark, Note, Piece

LINE = "two to four players, one keyboard, 300 milliseconds"
DECIDED = (
    "What we decided",
    "The original leaves a few things open, and says nothing of keyboards. So that everybody plays the same, we "
    "settled them.",
)

_PATTERNS = Note(
    Mark.FILLED,
    "how often each comes",
    "The original doesn’t print a list of its cards. We gave every pattern of hits the same number of cards, so that "
    "no seat and no colour is better off.",
)
_OTHERS = Note(
    Mark.FILLED,
    "which colours are left",
    "Which of the other colours fly where nothing hits is our own table too: each colour flies 32 times in each "
    "direction.",
)
_MOMENT = Note(
    Mark.RULING,
    "at that very moment",
    "The original doesn’t say whether a last card that starts a duel still has to be fought for. It hasn’t: an empty "
    "stack has won.",
)
_HANDS = Note(
    Mark.RULING,
    "two keys instead of two hands",
    "At a real table slapping with the wrong hand is a foul. Here each of two players has a key to turn and a key to "
    "slap, and the key to turn is no slap.",
)
_OWN_FOUL = Note(
    Mark.RULING,
    "the revealer’s foul",
    "The original speaks of fouls by one of the other two only. If the revealer slaps without a duel, play goes on as "
    "with four.",
)
_SETTLED = Note(
    Mark.RULING,
    "one slap settles a card",
    "Whoever loses a duel always slaps a little later. That must not be a foul, so a settled card stays settled, and "
    "later slaps count for nothing.",
)
_EARLY = Note(
    Mark.HOUSE,
    "false start",
    "No harm: a false start is simply no slap. Bars the card: whoever slaps too soon can’t slap this card any more.",
    "false-start",
)
_HEAT = Note(
    Mark.RULING,
    "dead heats by the coin",
    "The original asks whose hand covers more of the card. A keyboard reports in steps of some milliseconds, so below "
    "ten of them nobody can tell, and a coin decides.",
)
_TIMEOUT = Note(
    Mark.HOUSE,
    "duel runs out",
    "Never: the card waits until somebody slaps. Else after so many seconds the duel is off, and the revealer says who "
    "goes on; with two players it is the other one.",
    "duel-timeout",
)
_DELAY = Note(
    Mark.HOUSE,
    "the face comes",
    "By surprise: after a random moment. At once: with the press, as at a real table; then nothing is late, and all "
    "slaps until a tenth of a second later are false starts.",
    "reveal-delay",
)
_KEYS = Note(
    Mark.RULING,
    "one key each",
    "Two keys for four players are eight, and few keyboards can send them all. One key does both: what it means, the "
    "card on the table says.",
)
_VOID = Note(
    Mark.RULING,
    "nobody pays",
    "A computer can stand still where a table can’t. Then nobody knows who was first, so the card counts anew.",
)
_RELEASED = Note(
    Mark.RULING,
    "let go first",
    "A hand that still lies on the last card must not turn the next one up by mistake.",
)
_CALM = Note(
    Mark.RULING,
    "without a race",
    "Not in the original: for those who can’t or won’t race. It asks only whether one has seen the duel.",
)

CHAPTERS = (
    Chapter(
        "minute",
        "In one minute",
        "Cards are turned up in the middle. Is there a bullet in the colour of the revolver’s handle that flies at "
        "you, and one that flies at somebody else? Then slap, before the other does. Who is first out of cards wins.",
        (
            Piece(
                "A duel",
                "The handle is red. One red bullet flies to the left, one to the right: whoever sits there duels. The "
                "first to slap throws a card away.",
                cards=("R-RYR",),
            ),
            Piece(
                "Hands off",
                "The handle is green and only one green bullet flies. There is no duel: whoever slaps takes the card.",
                cards=("G-BGB",),
            ),
        ),
    ),
    Chapter(
        "cards",
        "The cards",
        "128 cards, 32 for each colour of the handle. Every card shows one revolver and exactly three bullets: to the "
        "left, across, and to the right of whoever turns it up.",
        (
            Piece(
                "Colours and shapes",
                "Red is a circle, yellow a star, green a triangle, blue a square: on the handle and on every bullet.",
                ("bullets-1",),
                ("R-YYG", "Y-GGB", "G-BBR", "B-RRY"),
                apart=True,
            ),
            Piece(
                "How many hit",
                "No bullet of the handle’s colour: 16 cards. One: 48. Two: 48. All three: 16. Each of the eight "
                "patterns stands on four cards of every colour.",
                ("bullets-2",),
                ("B-RRY", "B-BRR", "B-BBR", "B-BBB"),
                (_PATTERNS,),
                apart=True,
            ),
            Piece(
                "The other bullets",
                "They have the three other colours in a fixed mixture. No direction sees one colour more often than "
                "another, so there is nothing to count on.",
                ("bullets-3",),
                ("Y-YGB", "Y-BYR", "Y-GGY"),
                (_OTHERS,),
                apart=True,
            ),
        ),
    ),
    Chapter(
        "table",
        "At the table",
        "Everybody has a stack of 32 cards, face down, and nobody looks at it. Lots are drawn for who begins.",
        (
            Piece(
                "Four, three, two",
                "Four play with all cards. With three one colour of handle is left out, and one of the four sides is "
                "empty. With two two colours are left out, and they sit across from each other. Choose the colours, or "
                "leave it to chance.",
                ("bullets-4",),
            ),
            Piece(
                "Stacks",
                "Your own stack is as unknown to you as any other.",
                ("bullets-5",),
                ("back",),
            ),
            Piece(
                "Left is left",
                "Seats go round clockwise. A card on the screen is turned so that it aims from whoever revealed it: "
                "what flies to the left flies to that player’s left.",
                ("bullets-6",),
                ("G-GBB",),
            ),
        ),
    ),
    Chapter(
        "reveal",
        "Turning up a card",
        "Whose turn it is reveals the top card of their stack onto the heap. That alone is one card less.",
        (
            Piece(
                "What counts",
                "A bullet hits if it has the handle’s colour. With three players a bullet at the empty side hits "
                "nobody.",
                ("bullets-7", "bullets-8"),
                ("Y-YRR",),
            ),
            Piece(
                "Nobody is hit",
                "The same player turns up the next card.",
                ("bullets-9",),
                ("R-YYG",),
            ),
            Piece(
                "One is hit",
                "No duel. Whoever is hit turns up the next card.",
                ("bullets-10",),
                ("B-RBR",),
            ),
            Piece(
                "Two or three are hit",
                "They duel, without the revealer. The first to slap takes the top card of their own stack out of the "
                "game, unseen, and turns up the next card.",
                ("bullets-11",),
                ("G-GRG", "G-GGG"),
                apart=True,
            ),
            Piece(
                "The heap",
                "Cards in the middle are out of the game, except one that a foul brings back.",
                ("bullets-12",),
            ),
            Piece(
                "Winning",
                "Whoever’s stack is empty first has won, whether the last card was turned up or thrown away.",
                ("bullets-13",),
                (),
                (_MOMENT,),
            ),
        ),
    ),
    Chapter(
        "two",
        "With two players",
        "You sit across from each other, and both duel: also the one who turned up the card.",
        (
            Piece(
                "When it is a duel",
                "At least two bullets of the handle’s colour, and one of them across.",
                ("bullets-14",),
                ("R-RRG", "R-RRR"),
                apart=True,
            ),
            Piece(
                "The empty sides",
                "Bullets to the left and right count towards the two, but hit nobody. Only the one across: the other "
                "player turns up the next card. Only to the sides: the same player again.",
                ("bullets-15",),
                ("B-YBY", "B-BRB"),
                apart=True,
            ),
            Piece(
                "Who goes on",
                "Whoever wins a duel turns up the next card. After a foul, whatever the card, it is the other player.",
                ("bullets-16",),
            ),
            Piece(
                "Two keys",
                "The left key turns, the right key slaps. Pressing the key to turn when a slap is due is no slap.",
                ("bullets-17",),
                (),
                (_HANDS,),
            ),
        ),
    ),
    Chapter(
        "fouls",
        "Fouls",
        "Whoever slaps a card on which they have no duel takes this card to the bottom of their own stack, face down.",
        (
            Piece(
                "No bullet flies at you",
                "Two yellow bullets fly left and across. If the player on the right slaps, that is a foul, duel or no "
                "duel for the others.",
                ("bullets-18",),
                ("Y-YYB",),
            ),
            Piece(
                "A card without a duel",
                "With four players play goes on as the card’s bullets say: the revealer again, or whoever was hit, "
                "even if just that player has fouled.",
                ("bullets-19",),
            ),
            Piece(
                "A card with a duel",
                "The duel is off. The revealer chooses which of those who were hit turns up the next card.",
                ("bullets-20",),
                ("G-GBG",),
            ),
            Piece(
                "With three players",
                "After a foul of one of the other two the third player turns up the next card, whatever the bullets "
                "say. After the revealer’s own foul it goes on as with four.",
                ("bullets-21",),
                (),
                (_OWN_FOUL,),
            ),
            Piece(
                "Settled",
                "A card is settled by its first foul, by the winner of its duel, when its time is up, or when the next "
                "card is turned. Later slaps on it are nothing at all.",
                ("bullets-22",),
                (),
                (_SETTLED,),
            ),
            Piece(
                "Who may do what",
                "On an open card without a duel everybody may slap, and whoever is next may also turn. In a duel all "
                "may slap and nobody may turn. On a settled card only turning is left. Where somebody has to choose, "
                "all others wait.",
                ("bullets-29",),
            ),
        ),
    ),
    Chapter(
        "first",
        "Who was first",
        "What counts is the order in which the keyboard reports the presses: not the seat, not the picture, not the "
        "colour.",
        (
            Piece(
                "The face comes by surprise",
                "Whoever turns a card knows when they press. So the face shows a moment later, 0.3 to 1.2 seconds, the "
                "same for all.",
                ("bullets-26",),
                ("back",),
                (_DELAY,),
            ),
            Piece(
                "Too soon",
                "Nobody can react within a tenth of a second. A slap before that is a false start and no slap. What "
                "comes in the first 0.3 seconds after the press still belongs to the card before, and is late.",
                ("bullets-23",),
                (),
                (_EARLY,),
            ),
            Piece(
                "Dead heat",
                "Slaps less than 10 milliseconds after the first are as quick as it. A coin picks one of them evenly, "
                "and only that one counts.",
                ("bullets-24", "bullets-28"),
                (),
                (_HEAT,),
            ),
            Piece(
                "Nobody slaps",
                "Then the card waits for as long as you like, unless the house rule says otherwise.",
                ("bullets-25",),
                (),
                (_TIMEOUT,),
            ),
            Piece(
                "Handicap",
                "For children and beginners: up to 300 milliseconds are added to every slap of a strong player. It "
                "counts as if the slap had come that much later.",
            ),
        ),
    ),
    Chapter(
        "keys",
        "Keys and pads",
        "Everybody presses the key they want when taking a seat. Any button of a pad will do.",
        (
            Piece(
                "One key with three or four",
                "On an open duel every key is a slap. On an open card without a duel the next player’s key turns, all "
                "others slap. On a settled card it turns for the next player, and does nothing for the rest.",
                ("bullets-30",),
                (),
                (_KEYS,),
            ),
            Piece(
                "Held down",
                "A key that is held slaps once. If it was down already when the face came, let go of it first.",
                ("bullets-27",),
            ),
            Piece(
                "Hands off the last card",
                "Turning waits until all have let go of their keys, for 0.4 seconds at most.",
                ("bullets-32",),
                (),
                (_RELEASED,),
            ),
            Piece(
                "Void",
                "The window lost the keyboard, was moved, or the computer was busy just then: nothing counts. The card "
                "turns down, counts three, and comes again.",
                ("bullets-31",),
                (),
                (_VOID,),
            ),
            Piece(
                "Can the keyboard do it?",
                "Two keys at once work everywhere, three or four on some keyboards only. When you sit down, all hold "
                "their keys: the screen shows which arrive.",
            ),
        ),
    ),
    Chapter(
        "ways",
        "Other ways to play",
        "A match is won by one, three or five games, and the start goes round. What you change here is set under House "
        "rules when you sit down.",
        (
            Piece(
                "Calm mode",
                "The card stays. From the revealer’s left everybody answers in turn, unseen and without a clock: slap, "
                "or leave it. Wrong slaps: chance picks one, that is the foul. Else chance picks the winner among "
                "those in the duel who slapped. If there is a duel and none of them did, all are asked once more.",
                ("bullets-33",),
                ("B-BYB",),
                (_CALM,),
            ),
            Piece(
                "Slow motion",
                "The face shows dimmed for up to two seconds before slaps count, so that you can look. Such games are "
                "practice and don’t count in the statistics.",
                (),
                ("Y-YRY",),
            ),
        ),
    ),
)
