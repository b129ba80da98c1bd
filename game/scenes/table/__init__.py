"""What every game's table shares. `Table` is the scene; a game plugs in as a `TableGame`, with several seats as a
`SeatedGame`.

How a game comes to its table::

    class BillyGame:                      # a SeatedGame: see game.py and host.py for every method
        def __init__(self, seating: Seating) -> None: ...

    def make(house: House) -> Scene:      # for the menu: set-up, table, result, rematch
        return set_up(house, "blasting-billy", BillyGame)

What the table does, so that the game needn't:

- **Steps.** A move becomes a step, `beats` splits it into the parts that are shown one after the other. Hold them by
  `HOLD` (a card laid down), `LOOK` (a trick that is complete, a challenge), `SEE` (an explosion, a finale), or
  `UNTIL_SEEN`, which waits for a click (`table.stays`); speed stretches these, a click, Space, Enter hurries, a second
  one jumps. `show` is called for every beat, `board` lays it out; new cards fly in from the zones that the beat's
  `came_from` names, gone ones to those of `goes_to`.
  With `Manner.JUMP` forget what was picked or opened on the screen alone: other eyes may look now.
- **Eyes.** `table.eyes` is whose view is shown, None the bystander's. With one person theirs always. With several the
  bystander's until somebody is called and lifts the curtain; then the steps they haven't seen run from their view.
  `table.near` is the seat to be drawn at the near side, also while nobody looks. The game lays out and paints the view
  it was given and nothing else, so it can't show what isn't that person's.
- **Decisions.** `offers` from the view that is shown, whose `legal` are the moves of its seat; clicks, drags, arrows
  and pads are made from them. Where people decide at the same time behind curtains (gifts) they are called one after
  the other. Where `together` says so they decide at the open table; the game calls `table.make_for(seat, move)`.
  `table.look_in(seat, call)` lets somebody look at what is theirs without deciding; `table.look_away()` ends it.
- **Computer players** are asked with their view through the company's thinker; their moves come one at a time, once
  what was before has been shown. At simultaneous decisions theirs show up only when all people have decided.
- **Log.** `say` gives a line for an event that all saw; the panel `journal.draw_log(surface, box, units)` is there for
  the game to be put where it has room, the sheet 'So far' (L) everywhere. `table.marked` are the cards of the last
  move.
- **Looking closer.** Right click, a long press or E on a card shows it large, on a zone what `through` gives.
- Undo, why not, pause, the question before leaving, the note while a move is being kept. `advise(view)` of advice.py
  is a move with its reason, to make a `Hint` of. A game with a method `explain(advice)` (hints.py) gets its hints from
  the search where a process is there for it, else `hint` is asked at once.
- **The end.** Once all has been seen the result sheet comes with `outcome`. A game whose count is a screen of its own
  sets `table.ending.scene` in `sit`; `ways_on` of ways.py gives that screen the buttons that lead on.
- For a game's painting: `measure.Measure` (the designs of 1920 × 1080 and 800 × 600), `layer.Layer` (what lies still is
  painted once), `stickers.Stickers` and the stage's `stamp.stamp` (tags over the cards, from one picture each),
  `picks.Pick` (a key of `keys()` that picks a card).
"""
