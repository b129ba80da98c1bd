"""The replay theatre: any match, any moment, anybody's eyes."""

from game.scenes.replay.opening import Opening, pick_record, show_record, show_replay
from game.scenes.replay.scene import Replay

__all__ = ["Opening", "Replay", "pick_record", "show_record", "show_replay"]
