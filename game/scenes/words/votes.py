"""Words of the secret votes."""

NUMBERS = ("none", "one", "two", "three", "four", "five")
ALL_OPEN = "All votes are missing."
IN_AND_MISSING = "{votes} in, {missing} missing."
ONE_VOTE, VOTES = "One vote is", "{number} votes are"
ONE_MISSING, ARE_MISSING = "one is", "{number} are"
ALL_IN, ONE_IN, ANSWER_IN = "All votes are in.", "The vote is in.", "The answer is in."
AT_ONCE = "All vote at once, each with two keys of their own."
ONE_VOTES = "The vote is {name}’s: press a key, or click."
ALONE = "{name} votes, the others look away."

BLUFF, APPROVE = "Bluff!", "Approve"
COVERED = "Hands are covered."
COVERED_MORE = "A press counts at once, and nobody sees which key it was."
STUCK, WITH_KEYS = "Keys stuck? Vote one by one", "All at once, with keys"
RULES, MENU = "Rules", "Menu"
SECRET = "Votes are secret: press one of your two keys, or vote one by one."
VOTES_TOO, VOTED, NO_CARD = "votes too", "voted", "no card, no vote"
