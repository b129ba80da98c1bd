"""All words of the stage room."""

TITLE = "Quickdraw Saloon"
NO_DISPLAY = "Quickdraw Saloon needs a screen: no display was found."

ON, OFF = "On", "Off"
OK, CANCEL, CLOSE = "All right", "Cancel", "Close"
NOT_NOW = "Not now"
KEY_PROMPT = "a key …"
TROUBLE = "Something went wrong here"
TROUBLE_MORE = "Your game is kept. A note is in the log."
MUTED, UNMUTED = "Sound off", "Sound on"

SPEEDS = {"slow": "Slow", "normal": "Normal", "fast": "Fast", "off": "Off"}

ACTIONS = {
    "up": "Up",
    "down": "Down",
    "left": "Left",
    "right": "Right",
    "confirm": "Choose",
    "back": "Back",
    "menu": "Menu",
    "help": "Rules",
    "next": "Next part",
    "previous": "Part before",
    "hint": "Hint",
    "undo": "Undo",
    "redo": "Redo",
    "mute": "Mute",
    "fullscreen": "Full screen",
    "page_up": "Page up",
    "page_down": "Page down",
    "first": "First",
    "last": "Last",
    "peek": "Peek",
}
"""What can be done with keys, for the options page; by the name of the action."""

KEYS = {
    "return": "Enter",
    "escape": "Esc",
    "space": "Space",
    "backspace": "Back",
    "page up": "PgUp",
    "page down": "PgDn",
    "left shift": "Shift",
    "right shift": "Shift",
    "left ctrl": "Ctrl",
    "right ctrl": "Ctrl",
    "up": "↑",
    "down": "↓",
    "left": "←",
    "right": "→",
}
"""Short names for caps; other keys show their own name."""

PAD_BUTTONS = {"confirm": "A", "back": "B", "hint": "Y", "undo": "X", "menu": "Start", "help": "Back"}
