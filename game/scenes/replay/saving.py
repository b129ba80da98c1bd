"""Saves a record among the player's documents and says where."""

from __future__ import annotations

from game.rules.record import Record, RecordError
from game.scenes.words import history as words
from game.stage.scene import Stage
from game.stage.toasts import Tone
from game.store import records_folder
from game.store.files import save_into
from game.store.store import now


def save_record_of(stage: Stage, record: Record) -> None:
    """Write it and tell, or tell why not."""
    folder = records_folder()
    if folder is None:
        stage.refuse(words.NO_FOLDER)
        return
    try:
        file = save_into(record, folder, now().date())
    except RecordError as error:
        stage.toast(words.NOT_SAVED, str(error), Tone.WARN)
        return
    stage.toast(words.SAVED, words.SAVED_LINE.format(file=file.name, folder=folder), Tone.NOTE, "save")
