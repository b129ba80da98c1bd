"""Where joining stands on the street: parts with units of their own, so that one pen draws them in any window."""

from __future__ import annotations

import math

from game.scenes.crazy_bullets.plan import FULL, Box, Inset, Plan
from game.scenes.crazy_bullets.sides import Side

PLATE, ACT = 384.0, 608.0
"""How many units a plate and the panel are wide."""
SMALL_ACT: Box = (6, 42, 290, 182)
SMALL_RULES: Box = (6, 42, 346, 262)
RULES_TALL = 364.0
TABLE_SHARE = 0.61
"""How large the keyboard and the words on the table are in a small window."""
WITHIN, LETTERS = 0.88, 14
"""How much of the table's radius lies within its rim, and half the height of a line on it."""


def plate_of(plan: Plan, side: Side) -> Inset:
    """The plate of a side."""
    return plan.inset(plan.plate_box(side), PLATE)


def act_of(plan: Plan) -> Inset:
    """The panel of the match: at the lower right, in small windows at the upper left, where nothing lies yet."""
    return plan.inset(SMALL_ACT if plan.small else plan.design.act, ACT)


def rules_of(plan: Plan) -> Inset:
    """The panel of the house rules, which may cover what nobody needs meanwhile."""
    if plan.small:
        return plan.inset(SMALL_RULES, ACT)
    x, y, wide, tall = FULL.act
    return plan.inset((x, y + tall - RULES_TALL, wide, RULES_TALL), ACT)


def table_of(plan: Plan) -> Inset:
    """The table's top, in the units and places of the large design."""
    share = TABLE_SHARE if plan.small else 1.0
    x, y = plan.design.middle
    return plan.inset((x - 960 * share, y - 540 * share, 1920 * share, 1080 * share), 1920)


def across(plan: Plan, y: float) -> float:
    """How wide the table's top is at a height, in its own units: within its rim, and in small windows off the panel."""
    share = TABLE_SHARE if plan.small else 1.0
    inner, away = plan.design.radius / share * WITHIN, abs(y - 540) + LETTERS
    wide = 2 * math.sqrt(max(0.0, inner * inner - away * away))
    if plan.small and y < 540:
        wide = min(wide, 2 * (plan.design.middle[0] - SMALL_ACT[0] - SMALL_ACT[2]) / share - LETTERS)
    return max(120.0, wide)


def stepper_box(tall: float) -> Box:
    """Where the handicap or the level stands on a plate so many units high."""
    more = tall - FULL.plate[1]
    return (126, 86 + more * 0.3, 232, 44 + more * 0.6)


def warning_boxes(plan: Plan) -> tuple[Box, Box, Box]:
    """The buttons of the warning: another key, again, deal all the same. Small letters need more of the room."""
    wide = (236, 158, 118) if plan.small else (286, 114, 112)
    left = [34 + sum(wide[:at]) + 14 * at for at in range(3)]
    first, second, third = ((x, 212.0, float(w), 70.0) for x, w in zip(left, wide, strict=True))
    return first, second, third


def line_at(act: Inset, y: float) -> float:
    """A height on the panel, spread where there is more of it."""
    return y * act.tall / FULL.act[3]
