"""The parts that screens are made of: few and whole, each for mouse, keyboard and pad."""

from game.stage.widgets.base import Tip, View, Widget
from game.stage.widgets.button import Button, IconButton
from game.stage.widgets.choice import Choice, Tabs
from game.stage.widgets.dialog import Answer, Dialog, ask
from game.stage.widgets.field import Field
from game.stage.widgets.keycap import KeyCap
from game.stage.widgets.listing import ListBox, Row
from game.stage.widgets.marks import Mark, badge, count, head, key_tag, progress
from game.stage.widgets.panel import Panel
from game.stage.widgets.scroller import Scroller
from game.stage.widgets.slider import Slider
from game.stage.widgets.toggle import Toggle
from game.stage.widgets.tooltip import draw_tip

__all__ = [
    "Answer",
    "Button",
    "Choice",
    "Dialog",
    "Field",
    "IconButton",
    "KeyCap",
    "ListBox",
    "Mark",
    "Panel",
    "Row",
    "Scroller",
    "Slider",
    "Tabs",
    "Tip",
    "Toggle",
    "View",
    "Widget",
    "ask",
    "badge",
    "count",
    "draw_tip",
    "head",
    "key_tag",
    "progress",
]
