"""What the billionaires own, from a piggy bank to an island, in the tones of each deck. Parts are drawn in blue."""

from dataclasses import dataclass

from tools.art.frame import picture_card
from tools.art.pen import at, part

GAME = "bluffing-billionaires"
ASSETS = ("piggy-bank", "pocket-watch", "ring", "roadster", "painting", "mansion", "yacht", "jet", "island")
"""By their value, from 1 on."""


@dataclass(frozen=True)
class Deck:
    """A deck by its colour: base, shadow, rays and ground."""

    name: str
    tones: tuple[str, str, str, str]


DECKS = (
    Deck("blue", ("#2E74B2", "#1E4F7F", "#86B4D8", "#B9D4E6")),
    Deck("orange", ("#E2782A", "#AE5317", "#F3B477", "#F8D3A8")),
    Deck("green", ("#56903F", "#38652A", "#A5C587", "#CADDB2")),
    Deck("red", ("#C8452F", "#922B1C", "#E7917E", "#F0BCAC")),
    Deck("pink", ("#DB6C97", "#A8466F", "#F0AFC8", "#F7D2DF")),
    Deck("yellow", ("#F0BC33", "#C08A1E", "#F8DC87", "#FBEABA")),
)


def card(deck: Deck, value: int) -> str:
    """An asset in a deck's tones, with its coins."""
    picture = part(GAME, f"{value}-{ASSETS[value - 1]}")
    for drawn, wanted in zip(DECKS[0].tones, deck.tones, strict=True):
        picture = picture.replace(drawn, wanted)
    coins = "".join(at(33 * number, 0, part(GAME, "coin")) for number in range((value + 2) // 3))
    return picture_card(picture, deck.tones[3], deck.tones[2], (134, 176), 13, coins)


def drawings() -> dict[str, str]:
    """Every face by its name without ending: `<deck>-<value>`."""
    return {f"{deck.name}-{value}": card(deck, value) for deck in DECKS for value in range(1, len(ASSETS) + 1)}
