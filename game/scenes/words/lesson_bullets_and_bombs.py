"""The guided first round of Bullets and Bombs: what is said over which cards of deal 17069."""

from game.scenes.table.lesson import LessonStep

STEPS = (
    LessonStep(
        "The stock",
        "All but your eleven cards lie here. You go through them once, two at a time. There is no second round.",
        ("zone:stock",),
    ),
    LessonStep(
        "Your hand",
        "It lies by rank. Over each rank are seven lights, since seven cards of a rank are a bundle. You have two "
        "aces, so two lights burn.",
        ("rank:A",),
    ),
    LessonStep(
        "Keep one of the two",
        "You already have two aces, and seven of a rank are a bundle. The other card is gone for good, even if it is a "
        "fine one.",
        ("card:AS", "column:A"),
        do="Click the ace, or press 1.",
        moves=("keep AS",),
        arrow=True,
        wrong_title="Keep the ace",
        wrong="The five would be your only one. With the ace you have three aces.",
    ),
    LessonStep(
        "A silver bullet",
        "A red 3 came along and went straight to your hand, for nothing. Bullets fill up any bundle, so they are the "
        "best cards there are.",
        ("rank:3",),
    ),
    LessonStep(
        "Once more",
        "Fours or sevens? You have two fours and no seven. Build on what you have.",
        ("card:4D", "column:4"),
        do="Click the four, or drag it to your hand.",
        moves=("keep 4D",),
        arrow=True,
        wrong_title="Keep the four",
        wrong="Small groups grow slowly. With the four you have three fours.",
    ),
    LessonStep(
        "A bomb!",
        "A black 3 takes a card of your largest group that has fewer than seven. Here aces and fours are the largest: "
        "you choose. Finished groups, bullets and wild cards are safe.",
        ("column:4", "column:A"),
        do="Click the fours or the aces.",
        moves=("lose 4", "lose A"),
        wrong_title="Only the largest",
        wrong="The bomb takes from the largest unfinished group.",
    ),
    LessonStep(
        "What it is all for",
        "Three bundles without wild cards win. Every further bundle is a point more, also with 2s and jokers in it, "
        "and every card in no group costs one.",
        ("zone:goal",),
    ),
    LessonStep(
        "That’s all of it",
        "Play this deal to its end. Hint is at the top if you want a word, and F1 opens the rules.",
        ("card:9C", "card:4S"),
    ),
)
