"""The guided first round of Blasting Billy: what is said over which cards of its deal."""

from game.scenes.table.lesson import LessonStep

STEPS = (
    LessonStep(
        "Billy’s loot",
        "Gold, banknotes, coins, jewelry, diamonds: Billy collects all five. At the end everything is turned up, and "
        "whoever has more of a type than he has is shot.",
        ("zone:billy",),
    ),
    LessonStep(
        "Your hand",
        "Three cards, of which you play one a turn: to Billy, to your own loot, or into the box. What lies in front of "
        "you at the end is what you win by.",
        ("hand",),
    ),
    LessonStep(
        "Make him rich",
        "You have two gold cards. If you keep gold, Billy needs gold too, and more of it than you. So the high one is "
        "his.",
        ("card:G9", "zone:billy G"),
        do="Click the gold 9, then Billy’s gold. Or press 1 and B.",
        moves=("billy G9",),
        wrong_title="The gold 9 to Billy",
        wrong="Anything is allowed, but look: with 9 gold at Billy’s you may safely keep the 4.",
    ),
    LessonStep(
        "Backs tell the type",
        "The others have moved. You see the type of every card of theirs, also in their hands. Its value shows only "
        "where a card lies face up; the first of a type never does.",
        ("panel:1", "panel:2"),
    ),
    LessonStep(
        "What is still to come",
        "So you can count. Here you see how many cards of each type the pile still holds.",
        ("zone:coming",),
    ),
    LessonStep(
        "Now get rich yourself",
        "Billy has your 9 in gold. With the 4 you stay well below it, even if somebody spoils a little of his.",
        ("card:G4", "zone:loot G"),
        do="Click the gold 4, then your own gold. Or press 1 and K.",
        moves=("keep G4",),
        wrong_title="Keep the gold 4",
        wrong="It is safe there: 4 against Billy’s 9.",
    ),
    LessonStep(
        "Dynamite",
        "It destroys itself and the card just before it in its column. In Billy’s coins it would take the last card "
        "that he got there; in your own loot one of yours. In the box it harms nobody.",
        ("card:C*", "zone:billy C", "zone:box"),
        do="Give it to Billy’s coins or put it into the box.",
        moves=("dump C*", "billy C*"),
        wrong_title="First the dynamite",
        wrong="You may play what you like. But see what dynamite does; it takes one turn.",
    ),
    LessonStep(
        "That’s all of it",
        "When the pile is empty everybody moves once more, then Billy counts. Hint is at the top if you want a word, "
        "and F1 opens the rules. Good luck!",
        ("zone:stock",),
    ),
)
