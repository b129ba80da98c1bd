"""`python -m tools.art`: writes every composed drawing to assets/cards/<game>."""

import sys
from pathlib import Path

from tools.art import bullets_and_bombs

CARDS = Path(__file__).resolve().parents[2] / "assets" / "cards"
DECKS = {bullets_and_bombs.GAME: bullets_and_bombs.drawings}


def main() -> int:
    """Write all decks; the exit code."""
    for game, drawings in DECKS.items():
        folder = CARDS / game
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in drawings().items():
            (folder / f"{name}.svg").write_text(text, encoding="utf-8", newline="\n")
        print(f"{len(drawings())} drawings in {folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
