"""All words of the store room."""

NO_PLACE = "Not kept: there is no folder to write to"
CANT_WRITE = "Not kept: the folder can’t be written"
NEWER = "Not kept: the file is from a newer Quickdraw Saloon"

NEWER_TITLE = "From a newer saloon"
NEWER_TEXT = (
    "What was kept here comes from a newer version of Quickdraw Saloon. It is left exactly as it is. "
    "You can play, but nothing of today will be kept until you start the newer version again."
)
BROKEN_TITLE = "A damaged file"
BROKEN_SPARE = (
    "The file with your settings and games could not be read. It was set aside as {name}, "
    "and the spare copy of {day} takes its place."
)
BROKEN_EMPTY = (
    "The file with your settings and games could not be read. It was set aside as {name}. "
    "There was no good spare copy, so everything begins anew."
)

NO_MATCH = "This game isn’t there any more."
IS_OVER = "This game is over."
OPEN_ELSEWHERE = "This game is open in another window; leave it there first."
GAP = "Moves of this game are missing."

SOMEBODY = "Player {number}"
NO_FILE = "there is no such file"
TOO_LONG = "it has more than {most} moves, and no game is that long"
CANT_READ = "it can't be read: {why}"
CANT_SAVE = "It can't be saved: {why}"

CANT_READ_STORE = "What is kept can't be read."
CLOSED = "The store is closed."
