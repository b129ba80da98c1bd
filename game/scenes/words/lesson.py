"""Words of guided first rounds that belong to no game."""

NEXT, BACK, LEAVE, PLAY_ON, ANYWAY = "Next", "Back", "Leave lesson", "Play on", "Do it anyway"
OF = "{step} of {steps}"
LEAD = "First round"
LEAD_MORE = "A lesson of {steps} steps, then you play on alone."
