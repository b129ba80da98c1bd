"""Words of the set-up: who sits down, house rules, why it can't start."""

RULES, OPTIONS, START = "Rules", "Options", "Start"
LESSON, LESSON_TIP = "Guided round", "Shows you how it goes, card by card."
BACK_TIP, BACK_TIP_MORE = "Back to the saloon", "Everything here is kept already."
PERSON, COMPUTER = "Person", "Computer"
LEVELS = {"easy": "Easy", "normal": "Normal", "hard": "Hard"}
NAME_HINT = "Name"

FREE_SEAT = "Free seat"
ADD_PERSON, ADD_COMPUTER = "Add a person", "Add a computer"
EMPTY_SEAT = "Empty this seat"
ANOTHER = "Another one"
KNOWN, KNOWN_LINE = "Names that were here before", "A name that is written here is known at every table from then on."
FAIR = "Plays fair: it sees only what you show."
WHO = "Somebody else"
BLUFF_KEY, APPROVE_KEY = "Calls the bluff", "Approves"
CAP_TIP = "Press, then press the key you want."

POWER = "Power"
BY_BOOK, FILLED, DEFAULT, CHANGED = "by the book", "filled in", "default", "changed"
HOUSE_RULES = "House rules"
ALL_DEFAULT = "All on default"
READ_RULINGS = "Read the rulings"
DONE = "Done"

NUMBERS = ("None", "One", "Two", "Three", "Four", "Five", "Six")
AT_TABLE = "{number} at the table"
ONE_PERSON, PEOPLE, NO_PEOPLE = "1 person", "{count} people: hands are covered between turns", "Nobody plays, all watch"
ONE_COMPUTER, SOME_COMPUTERS = "1 computer player", "{count} computer players"
TWO_PEOPLE = "{first} against {second}: hands are covered between turns."
AGAINST = "{name} against a computer player."
TWO_COMPUTERS = "Two computer players: lean back and watch."

NO_NAME, NO_NAME_WHY = "a name, please", "Somebody has no name yet."
TWICE = "{name} sits here already"
TWICE_WHY = "{name} sits here twice."
STEERS = "{key} steers every screen and stays as it is."
TAKEN, TAKEN_LINE = "{key} is taken", "{key} is {owner}’s already. Swap the two keys?"
SWAP, LEAVE_IT = "Swap", "Leave it"
ALREADY_DEFAULT = "All house rules are on default already."
LISTENING = "{name}, press the key you want. Esc leaves it as it was."

WHO_SITS, WHO_PLAYS = "Who sits down?", "Who plays?"
LINES = {
    "blasting-billy": "Two to five. Play goes from left to right.",
    "bluffing-billionaires": "Two to six. Play goes from left to right.",
    "blast": "Two players. First to seven points: planets and stars.",
}
BEGINS, LEADS = "Who begins is drawn by lot", "Who leads first is drawn by lot"
HAT_WAITS, LOOK_WAITS = "{look} on its hook.", "{look} is waiting."

HOUSE = {
    "memory-aid": (
        "Memory aid",
        "On: you may look at the cards that you gave to Billy yourself. Off: you keep them in your head.",
        {"off": "Off", "on": "On"},
    ),
    "powers": (
        "Powers",
        "Each billionaire bends one rule. Off: nine plain cards for everybody.",
        {"on": "On", "off": "Off"},
    ),
    "vao-d-follow": (
        "Answers on Vao D",
        "An answer is all of one faction: any, or the one that was led.",
        {"any": "Any faction", "same": "The leader’s"},
    ),
    "winning-cards": (
        "Powers of the winner",
        "Trashers and Greedbots count from the whole trick, or only from the last play.",
        {"trick": "The whole trick", "last": "Last cards"},
    ),
}
"""House rules by their option: name, a sentence, and a word for each value."""

LEFT_OPEN = "What the rulebook leaves open"
LEFT_OPEN_LINE = (
    "This sign marks our own proposals: the cards’ values, "
    "Max Volt and the yellow deck, and most of what the powers do."
)
