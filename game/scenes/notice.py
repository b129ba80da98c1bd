"""Something from the house that must be read: a paper with one button."""

from game.scenes.words import notice as words
from game.stage.scene import Stage
from game.stage.theme import Kind
from game.stage.widgets import Answer, Dialog, ask


def tell(stage: Stage, title: str, text: str, icon: str = "warn") -> Dialog:
    """Lay a notice over whatever is shown."""
    return ask(stage, title, [text], [Answer(words.READ, kind=Kind.PRIMARY, safe=True)], icon)
