"""`python -m tools.art`: writes every composed drawing to its place in assets."""

import sys
from pathlib import Path

from tools.art import billy, blast, blasting_billy, bluffing_billionaires, bullets_and_bombs, crazy_bullets, menu

ASSETS = Path(__file__).resolve().parents[2] / "assets"
COMPOSED = {
    f"cards/{blast.GAME}": blast.drawings,
    f"cards/{bluffing_billionaires.GAME}": bluffing_billionaires.drawings,
    f"cards/{bullets_and_bombs.GAME}": bullets_and_bombs.drawings,
    f"cards/{blasting_billy.GAME}": blasting_billy.drawings,
    f"tables/{blasting_billy.GAME}": billy.drawings,
    f"cards/{crazy_bullets.GAME}": crazy_bullets.drawings,
    "street": crazy_bullets.street_drawings,
    "menu": menu.drawings,
}
"""What is composed, by its folder."""


def main() -> int:
    """Write all composed drawings; the exit code."""
    for name, drawings in COMPOSED.items():
        folder = ASSETS / name
        folder.mkdir(parents=True, exist_ok=True)
        made = drawings()
        for file, text in made.items():
            (folder / f"{file}.svg").write_text(text, encoding="utf-8", newline="\n")
        print(f"{len(made)} drawings in {folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
