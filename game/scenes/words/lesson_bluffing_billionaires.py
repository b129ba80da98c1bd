"""The guided first round of Bluffing Billionaires: what is said over which cards of a game between two."""

from game.scenes.table.lesson import LessonStep

STEPS = (
    LessonStep(
        "Nine assets",
        "From a piggy bank worth 1 to an island worth 9. Everybody holds the same nine. What is left in your hand at "
        "the end counts by its value.",
        ("hand",),
    ),
    LessonStep(
        "I’m the richest!",
        "A turn is one card, played face down. Playing it says: nobody here has a dearer one. It may well be a lie.",
        ("card:B6", "zone:field"),
        do="Click the 6, or drag it onto the cloth.",
        moves=("play B6",),
        wrong_title="The 6, this time",
        wrong="You may play whatever you like. For this lesson something in the middle does best.",
    ),
    LessonStep(
        "Bo says it, too",
        "There was no vote on your 6, for nobody else had a card on the table. Now there is: whoever has a card lying "
        "here votes on Bo’s claim. That is you.",
        ("lying:1", "seat:1"),
    ),
    LessonStep(
        "Call his bluff",
        "Of his nine cards your 6 beats five. All votes are shown at once; whoever calls turns up their card against "
        "his. A tie is good for whoever called.",
        ("zone:first", "lying:0"),
        do="Press Bluff!",
        moves=("challenge",),
        wrong_title="Don’t believe him",
        wrong="That would leave both cards face down. In this lesson see what happens when you call.",
    ),
    LessonStep(
        "What you took",
        "You won, so you drew a card from his hand, and since you alone had called his turned-up card as well. Cards "
        "in the bonus pile count by their coins: one, two or three.",
        ("zone:bonus 0",),
    ),
    LessonStep(
        "Nobody can call",
        "Turned-up cards are gone, so Bo has nothing on the table and has no vote. A high card that lies there now is "
        "a good judge of what he plays next.",
        ("card:B8", "zone:field"),
        do="Click the 8.",
        moves=("play B8",),
        wrong_title="A high one",
        wrong="Low cards get off your hand for nothing here, but the 8 is worth more as a judge.",
    ),
    LessonStep(
        "Let it pass",
        "Bo claims again. If all approve the cards stay face down, and nobody ever learns what they were.",
        ("zone:second", "lying:1"),
        do="Press Approve.",
        moves=("approve",),
        wrong_title="Approve this one",
        wrong="An 8 is good, but he still has his 9. Whoever calls and loses hands over cards.",
    ),
    LessonStep(
        "Now bluff",
        "Your 8 goes to the discards unseen. Bo’s card lies there and may call you: so say it with the 2. If he "
        "believes it, you are rid of your cheapest asset.",
        ("card:B2", "zone:field", "lying:1"),
        do="Click the 2.",
        moves=("play B2",),
        wrong_title="Be bold",
        wrong="An honest 9 wins, too. But try a lie once while it costs little.",
    ),
    LessonStep(
        "He believed it",
        "That is all there is to it. When somebody has no card left in hand the game is over: values in hand and coins "
        "in the bonus pile are counted, and the richest wins.",
        ("hand", "zone:bonus 0"),
    ),
    LessonStep(
        "Powers",
        "A few cards of each billionaire can do more, such as your 7, 8 and 9. Aid at the top lists them, Hint gives "
        "you a word, F1 opens the rules. Play on!",
        ("hand",),
    ),
)
