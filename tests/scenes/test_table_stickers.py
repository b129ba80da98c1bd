"""What lies on the cards is put together once, and anew as soon as anything that it shows is another."""

from __future__ import annotations

from pygame import Surface

from game.scenes.table.stickers import Sticker, Stickers


def test_they_are_made_again_only_when_something_else_is_to_be_seen() -> None:
    stickers, made = Stickers(), []

    def make() -> list[Sticker]:
        picture = Surface((4, 4))
        picture.fill((len(made) + 1, 0, 0))
        made.append(picture)
        return [(picture, (10, 10)), (picture, (20, 10))]

    window, view = Surface((40, 30)), ["a view"]
    for _ in range(3):
        stickers.draw(window, view, ("Ann", 1), make)
    assert len(made) == 1
    assert [window.get_at(at)[0] for at in ((11, 11), (21, 11), (15, 11))] == [1, 1, 0]
    stickers.draw(window, view, ("Ann", 2), make)
    stickers.draw(window, list(view), ("Ann", 2), make)
    assert len(made) == 3
    assert window.get_at((21, 11))[0] == 3
