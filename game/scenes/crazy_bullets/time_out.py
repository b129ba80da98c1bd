"""Time out on the street: where the match stands, and where one can go from here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.crazy_bullets.reading import book_entry
from game.scenes.pause import Pause, PauseEntry, back_entry, options_entry, start_over_entry
from game.scenes.words import crazy_bullets as words

if TYPE_CHECKING:
    from game.scenes.crazy_bullets.quiet import QuietStreet
    from game.scenes.crazy_bullets.street import Street
    from game.stage.scene import Stage


def pause_of(street: Street | QuietStreet, line: str) -> Pause:
    """The paper of the pause; `line` says more than how the stacks stand."""

    def reseat(stage: Stage) -> None:
        stage.pop(street)

    def anew(stage: Stage) -> None:
        from game.scenes.crazy_bullets.opening import street_of

        stage.replace(street_of(street.house, street.party))

    stacks = ", ".join(
        words.STACK.format(name=seat.name, cards=street.show.counts[player])
        for player, seat in enumerate(street.party.seats)
    )
    entries = [
        PauseEntry(words.RESEAT, "person", reseat),
        start_over_entry(anew, words.PLAY_ANEW_LINE),
        book_entry(street.read),
        options_entry(street.house),
        back_entry(),
    ]
    return Pause(street.house, line or words.PAUSE_LINE.format(game=street.series.number, stacks=stacks), entries)
