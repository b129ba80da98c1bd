"""What a seat may know: plain frozen values without any reference to a state.

Each zone declares once who sees its cards. A hidden card has an opaque id, and what its back tells, if anything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from functools import lru_cache
from typing import Any, Generic, TypeVar

F = TypeVar("F")


class Sees(Enum):
    """Who sees the faces of a zone's cards."""

    ALL = "all"
    OWNER = "owner"
    NOBODY = "nobody"
    TOP = "top card"
    LATER = "all but the first card; its owner all"


@dataclass(frozen=True, slots=True)
class SeenCard:
    """A card as a seat sees it. `face`: its notation, None while hidden. `back`: what the back tells, '' if nothing.

    `id` follows a card over the table for as long as an eye could; it says nothing about the face.
    """

    id: int
    face: str | None
    back: str = ""


_seen = lru_cache(maxsize=1 << 14)(SeenCard)
"""The same card seen again is the same value: making a frozen one costs five times a look-up."""


@dataclass(frozen=True, slots=True)
class Zone:
    """Cards in one place. `cards` are listed from the bottom up, or from left to right; of a set, by id.

    `unseen`: how many more cards lie here that nobody can tell apart (a stock), beside those listed.
    """

    name: str
    owner: int | None
    cards: tuple[SeenCard, ...]
    unseen: int = 0
    ordered: bool = True

    def as_json(self) -> dict[str, object]:
        """Without ids; a set is sorted, so that nothing tells the order in which its cards came."""
        cards = [card.face if card.face is not None else {"back": card.back} for card in self.cards]
        if not self.ordered:
            cards.sort(key=str)
        out: dict[str, object] = {"zone": self.name, "owner": self.owner, "cards": cards}
        if self.unseen:
            out["unseen"] = self.unseen
        return out


@dataclass(frozen=True, slots=True)
class ZoneKind:
    """The declaration of a zone: its name and who sees what. `ordered=False`: a set, such as a hand."""

    name: str
    sees: Sees
    ordered: bool = True

    def show(
        self,
        cards: Iterable[int],
        face: Callable[[int], str],
        seat: int | None,
        owner: int | None = None,
        back: Callable[[int], str] | None = None,
        ids: Callable[[int], int] | None = None,
    ) -> Zone:
        """The zone as `seat` sees it. `cards` are the state's numbers; `ids` gives a card's id, itself by default."""
        listed = list(cards)
        open_ = self._open(len(listed), seat, owner)
        seen = [
            _seen(
                ids(card) if ids else card,
                face(card) if place in open_ else None,
                back(card) if back else "",
            )
            for place, card in enumerate(listed)
        ]
        if not self.ordered:
            seen.sort(key=lambda card: card.id)
        return Zone(self.name, owner, tuple(seen), 0, self.ordered)

    def _open(self, cards: int, seat: int | None, owner: int | None) -> range:
        """The places whose faces the seat sees."""
        own = seat is not None and seat == owner
        match self.sees:
            case Sees.ALL:
                return range(cards)
            case Sees.TOP:
                return range(cards - 1, cards)
            case Sees.LATER:
                return range(0 if own else 1, cards)
            case Sees.OWNER:
                return range(cards if own else 0)
            case Sees.NOBODY:
                return range(0)


@dataclass(frozen=True, slots=True)
class View(Generic[F]):
    """All that `seat` may know; None: a bystander.

    `facts`: a frozen dataclass of the game with all that is no card, what the seat has learnt (`known`) included.
    `legal`: the seat's own moves. `chance`: the chance moves that may come, as far as this seat may know them.
    """

    game: str
    seat: int | None
    seats: int
    options: tuple[tuple[str, object], ...]
    to_move: tuple[int, ...]
    zones: tuple[Zone, ...]
    facts: F
    legal: tuple[Any, ...]
    chance: tuple[Any, ...]
    result: Any

    def zone(self, name: str, owner: int | None = None) -> Zone:
        """The zone of that name and owner. Raises KeyError if there is none."""
        for zone in self.zones:
            if zone.name == name and zone.owner == owner:
                return zone
        raise KeyError(f"no zone {name!r} of {owner!r}")

    def option(self, name: str) -> object:
        """The value of a house rule. Raises KeyError for an unknown name."""
        return dict(self.options)[name]

    def as_json(self) -> dict[str, object]:
        """Plain JSON: the zones and the facts. Moves and result stand beside it in the command line's answer."""
        return {"seat": self.seat, "zones": [zone.as_json() for zone in self.zones], "facts": plain(self.facts)}


def plain(value: Any) -> Any:
    """Lists, dicts, texts and numbers for JSON from frozen dataclasses, tuples, sets, enums and moves."""
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, Mapping):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, set | frozenset):
        return sorted((plain(item) for item in value), key=str)
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: plain(getattr(value, field.name)) for field in fields(value)}
    if type(value) is tuple or isinstance(value, list):
        return [plain(item) for item in value]
    return str(value)
