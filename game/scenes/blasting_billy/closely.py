"""What may be looked through at this table, and by whom: only what the view that is shown knows."""

from __future__ import annotations

from typing import Any

from game.rules.blasting_billy.cards import TYPES
from game.rules.view import View
from game.scenes.blasting_billy import facts
from game.scenes.blasting_billy.cards import back, face, shown
from game.scenes.blasting_billy.facts import Who
from game.scenes.table.host import Closer
from game.scenes.words import blasting_billy as words
from game.stage.faces import Face


def closer(view: View[Any], zone: str, near: int, who: tuple[Who, ...]) -> Closer | None:
    """The cards of a zone of the board, from the bottom up; None where there is nothing to look through."""
    name, _, rest = zone.partition(" ")
    match name:
        case "billy":
            return _billys(view, rest)
        case "loot":
            mine = view.seat == near
            title = words.YOUR_LOOT if mine else words.LOOT_OF.format(name=who[near].name)
            return _loot(view, near, rest, title, words.THROUGH_OWN if mine else words.THROUGH_LOOT)
        case "panel":
            seat = int(rest.split()[0])
            return _loot(view, seat, "", words.LOOT_OF.format(name=who[seat].name), words.THROUGH_LOOT)
        case "box":
            cards = [back(kind) for kind, count in facts.boxed(view).items() for _ in range(count)]
            return _some(words.BOX_TITLE, cards, words.THROUGH_BOX)
        case "aside":
            cards = [back(kind) for kind in TYPES for _ in range(facts.aside(view)[kind])]
            return _some(words.ASIDE, cards, words.THROUGH_ASIDE)
        case "stock" | "coming":
            unseen = facts.unseen(view) if facts.dealt(view) else []
            line = words.THROUGH_PILE.format(count=len(unseen))
            return _some(words.PILE_TITLE, [face(text) for text in reversed(unseen)], line)
    return None


def _some(title: str, faces: list[Face], line: str) -> Closer | None:
    return Closer(title, tuple(faces), line) if faces else None


def _billys(view: View[Any], kind: str) -> Closer | None:
    """Billy's columns, or one of them; one's own gifts open only with the memory aid (billy-12)."""
    aid = view.option("memory-aid") == "on"
    faces: list[Face] = []
    for at, each in enumerate(TYPES):
        if kind in ("", each):
            for place, card in enumerate(view.zone(f"billy {each}").cards):
                known = view.facts.known[at][place] if aid and place < len(view.facts.known[at]) else None
                faces.append(back(card.back) if known is None else face(known))
    return _some(words.BILLYS_LOOT, faces, words.THROUGH_AID if aid else words.THROUGH_BILLY)


def _loot(view: View[Any], seat: int, kind: str, title: str, line: str) -> Closer | None:
    kinds = [each for each in TYPES if kind in ("", each)]
    faces = [shown(card) for each in kinds for card in view.zone(f"loot {each}", seat).cards]
    return _some(title, faces, line)
