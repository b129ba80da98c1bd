"""Crazy Bullets in the window: the live street.

`party`, `sides`: who plays and sits where. `plan`: where things stand. `live`: the judge and computer players run.
`telling`: what a settled card says. `show`: what lies there now. `picture`, `plates`, `panels`, `stand`: drawing.
`street`: the race. `quiet`: calm mode. `after`: the board at the end.
"""
