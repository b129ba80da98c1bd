"""What can be done with a kept match: watch, go on, play again, save, delete."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from game.match.match import Match
from game.scenes import ENTRIES, Entry
from game.scenes.awaiting import Awaiting
from game.scenes.house import House
from game.scenes.kept.said import long_day
from game.scenes.replay import show_replay
from game.scenes.words import history as words
from game.scenes.words.games import TITLES
from game.stage.scene import Scene, Stage
from game.stage.theme import Kind
from game.stage.toasts import Tone
from game.stage.widgets import Answer, ask
from game.store import KeptMatch, records_folder


def entry_of(game: str) -> Entry:
    """The poster of a game."""
    return next(entry for entry in ENTRIES if entry.game == game)


class Deeds:
    """Acts for the history; `changed` is called once the store has something else to tell."""

    def __init__(self, scene: Scene, house: House, awaiting: Awaiting, changed: Callable[[], None]) -> None:
        self.scene, self.house, self.awaiting, self.changed = scene, house, awaiting, changed

    @property
    def _stage(self) -> Stage:
        return self.scene.stage

    def _unread(self, why: str) -> None:
        self._stage.toast(words.NOT_READ, why, Tone.WARN)
        self._stage.sound.play("refuse")

    def watch(self, match: KeptMatch) -> None:
        """To the replay."""
        promise = self.house.store.matches.theatre(match.id)
        self.awaiting.ask(promise, lambda theatre: show_replay(self._stage, self.house, theatre, match), self._unread)

    def play_on(self, match: KeptMatch) -> None:
        """To its table, at its last move. The history waits below: the street's door leads back to it."""
        go_on = entry_of(match.game).go_on
        if go_on is None:
            self._stage.refuse(words.NO_TABLE)
            return

        def sit(resumed: Match) -> None:
            self._stage.push(go_on(self.house, resumed))

        def refused(why: str) -> None:
            self._unread(why)
            self.changed()

        self.awaiting.take_up(self.scene, self.house, match.id, sit, refused)

    def play_again(self, match: KeptMatch) -> None:
        """To the first screen of its game, which remembers who played."""
        make = entry_of(match.game).make
        if make is None:
            self._stage.refuse(words.NO_TABLE)
        else:
            self._stage.replace(make(self.house))

    def save(self, match: KeptMatch) -> None:
        """Write its record among the player's documents."""
        folder = records_folder()
        if folder is None:
            self._stage.refuse(words.NO_FOLDER)
            return
        self.awaiting.ask(self.house.store.matches.save(match.id, folder), self._saved, self._not_saved)

    def _saved(self, file: Path) -> None:
        line = words.SAVED_LINE.format(file=file.name, folder=file.parent)
        self._stage.toast(words.SAVED, line, Tone.NOTE, "save")

    def _not_saved(self, why: str) -> None:
        self._stage.toast(words.NOT_SAVED, why, Tone.WARN)

    def delete(self, match: KeptMatch) -> None:
        """Ask, then forget it."""

        def delete() -> None:
            promise = self.house.store.matches.delete(match.id)
            self.awaiting.ask(promise, lambda _: self.changed(), self._stage.refuse)

        line = words.DELETE_LINE.format(game=TITLES[match.game], day=long_day(match.ended or match.changed))
        answers = [Answer(words.DELETE_NO, safe=True), Answer(words.DELETE_YES, delete, Kind.DANGER)]
        ask(self._stage, words.DELETE_TITLE, [line], answers, "bin")
