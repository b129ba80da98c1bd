"""The guided first round of Blast: what is said over which cards of a fixed deal."""

from game.scenes.table.lesson import LessonStep

STEPS = (
    LessonStep(
        "Five planets",
        "They lie between the two of you, at first in the middle. A planet on your side is a point. Whoever wins a "
        "trick for a planet pulls it one step closer.",
        ("planets",),
    ),
    LessonStep(
        "What they ask for",
        "Each planet opens to one kind of cards: one card, two or three of one value, or three in a row. The signs on "
        "the planets say the same.",
        ("zone:trick", "planets"),
    ),
    LessonStep(
        "Your lead",
        "You name a planet by playing what it asks for. You have two sixes, and Peolara takes two of the same value.",
        ("card:S6", "card:M6", "zone:peolara"),
        do="Click both sixes, then Peolara.",
        moves=("lead peolara S6 M6",),
        wrong_title="The sixes, for Peolara",
        wrong="That can be done, too. For this lesson choose the Shrinkin 6 and the Morphi 6, and then Peolara.",
    ),
    LessonStep(
        "An answer",
        "Doc has two eights: 16 is more than your 12. Now you beat that, or you pass and Peolara goes to Doc. What is "
        "too low is dimmed.",
        ("zone:trick",),
    ),
    LessonStep(
        "Shrinkin",
        "A nine and a ten don’t match. But a Shrinkin may count one less than it says, so the ten can be a nine. "
        "Together that makes 18.",
        ("card:S10", "card:M9", "zone:trick"),
        do="Click the Shrinkin 10 and the Morphi 9, then Play.",
        moves=("play S10- M9",),
        wrong_title="Beat the 16",
        wrong="Choose the Shrinkin 10 and the Morphi 9: as two nines they make 18.",
    ),
    LessonStep(
        "Peolara is yours",
        "Doc passed. The planet has come one step: from the middle to your side. Whoever wins a trick leads the next.",
        ("zone:peolara",),
    ),
    LessonStep(
        "Three in a row",
        "Thora III takes three values in a row of three different factions. You have a 3, a 4 and a 5, even with a "
        "Trasher and a Greedbot.",
        ("card:S3", "card:T4", "card:G5", "zone:thora-iii"),
        do="Click 3, 4 and 5, then Thora III.",
        moves=("lead thora-iii S3 T4 G5",),
        wrong_title="The row, for Thora III",
        wrong="Choose Shrinkin 3, Trashers 4 and Greedbots 5, and then Thora III.",
    ),
    LessonStep(
        "Greedbots and Trashers",
        "With a Greedbot a planet would come all the way, even from Doc’s side. With a Trasher you now throw a card "
        "away. That is no loss: an empty hand is what you want.",
        ("card:T0", "zone:discards", "zone:trick"),
        do="Click the Trasher 0, then the discards.",
        moves=("discard T0",),
        wrong_title="Keep that one",
        wrong="A 0 beats almost nothing. Throw the Trasher 0 away.",
    ),
    LessonStep(
        "Stars",
        "Whoever plays the last card of a hand takes a star, and the round is over. A star is a point as well. Seven "
        "points at the end of a round win.",
        ("rail",),
    ),
    LessonStep(
        "That’s all of it",
        "Play this round to its end. Hint is at the top if you want a word, and F1 opens the rules.",
        ("hand",),
    ),
)
