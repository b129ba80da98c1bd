"""What a card of Crazy Bullets looks like upright on a page: laid from its parts, as on the street."""

from __future__ import annotations

from functools import lru_cache

from game.scenes.crazy_bullets.faces import BULLET_AT, FOLDER, HANDLE_AT, MIDDLE, SIGN
from game.scenes.crazy_bullets.sides import WAYS
from game.stage.faces import DRAWN_WIDTH, Face, Layer

BACK = "back"


@lru_cache(128)
def pictured(name: str) -> Face:
    """The face of a card as it is written ("R-RYB": handle, then the bullets left, across, right), or "back"."""
    back = f"{FOLDER}/back.svg"
    if name == BACK:
        return Face(back, back)
    handle, bullets = name[0], tuple(zip(WAYS, name[2:], strict=True))
    whole = [f"handle-{handle}", "gun", *(f"bullet-{colour}-{way}" for way, colour in bullets)]
    parts = [Layer(f"{FOLDER}/{part}.svg", *MIDDLE, DRAWN_WIDTH) for part in whole]
    signs = [Layer(f"{FOLDER}/sign-{colour}-bullet.svg", *BULLET_AT[way], SIGN) for way, colour in bullets]
    last = Layer(f"{FOLDER}/sign-{handle}-handle.svg", *HANDLE_AT, SIGN)
    return Face(back, f"{FOLDER}/card.svg", layers=(*parts, *signs, last))
