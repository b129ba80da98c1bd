"""What the whole table sees of a move in Blast. Card ids are those of the views after the move."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class StartPlayerDrawn:
    """Chance has named who leads the first trick of the game."""

    seat: int


@dataclass(frozen=True, slots=True)
class Dealt:
    """A round begins. `exchange`: how many cards both must give; `ahead`: the leader on points, None without one."""

    round: int
    exchange: int
    ahead: int | None


@dataclass(frozen=True, slots=True)
class GiftChosen:
    """A seat has put its gift face down."""

    seat: int


@dataclass(frozen=True, slots=True)
class GiftsExchanged:
    """Both gifts, of `count` cards each, went over."""

    count: int


@dataclass(frozen=True, slots=True)
class Played:
    """A combination for a planet. `cards`: their ids; `faces`: as used; `total`: the sum of used values."""

    seat: int
    planet: str
    cards: tuple[int, ...]
    faces: tuple[str, ...]
    total: int
    led: bool


@dataclass(frozen=True, slots=True)
class Passed:
    """No answer."""

    seat: int


@dataclass(frozen=True, slots=True)
class PlanetWon:
    """A trick's end: where the planet was and where it went (None: the middle). `jumped`: by Greedbots."""

    seat: int
    planet: str
    before: int | None
    after: int | None
    jumped: bool


@dataclass(frozen=True, slots=True)
class DiscardDue:
    """The winner used a Trasher and must discard."""

    seat: int


@dataclass(frozen=True, slots=True)
class Discarded:
    """A card went from a hand to the discards."""

    seat: int
    card: int
    face: str


@dataclass(frozen=True, slots=True)
class StarTaken:
    """A hand was played out: the round is over."""

    seat: int
    points: tuple[int, int]


@dataclass(frozen=True, slots=True)
class GameWon:
    """The game is over."""

    winners: tuple[int, ...]
    points: tuple[int, int]
