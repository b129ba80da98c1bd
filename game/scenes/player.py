"""Who plays where one plays alone: somebody whom the house knows, or nobody in particular; remembered, never asked."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from game.match.match import Sitter
from game.rules.bullets_and_bombs.sight import GAME_ID
from game.scenes.house import House
from game.scenes.options import Options
from game.scenes.select import Option, Painter, Select
from game.scenes.words import bullets_and_bombs as words
from game.scenes.words.options import PEOPLE_TAB, TABS
from game.stage import draw
from game.stage.scene import Stage
from game.store import Person, Who

SHELF = f"{GAME_ID}/player"
"""Under which name the house keeps who was chosen last."""
GUEST = Sitter(words.GUEST)


def chosen_person(house: House) -> Person | None:
    """Who was chosen last; None for nobody in particular, and once that person isn't remembered any more."""
    number = house.store.setups.get(SHELF, {}).get("person")
    return next((person for person in house.store.people if person.id == number), None)


def player_of(house: House) -> Sitter:
    """Who sits down to the next deal."""
    person = chosen_person(house)
    return GUEST if person is None else Sitter(person.name, None, person.id)


def who_plays(house: House) -> Who:
    """The same, as history and statistics know them."""
    sitter = player_of(house)
    return Who(sitter.name, sitter.person)


def name_told(name: str) -> str:
    """What others are told of who played; "" for nobody in particular."""
    return "" if name == GUEST.name else name


class PlayerBox(Select):
    """The box with everybody who is known, nobody in particular, and the way to the people of the house."""

    def __init__(self, stage: Stage, house: House, on_choice: Callable[[], None]) -> None:
        super().__init__(stage, (Option(words.GUEST),), 0, self._choose, before=words.PLAYER)
        self.house, self._told = house, on_choice
        self.renew()

    def renew(self) -> None:
        """Show whom the house knows now."""
        people = self.house.store.people
        known = [Option(person.name, _hat(person)) for person in people]
        person = chosen_person(self.house)
        at = 0 if person is None else 1 + people.index(person)
        self.set_options([Option(words.GUEST), *known, Option(words.SOMEBODY_NEW)], at)

    def _choose(self, at: int) -> None:
        people = self.house.store.people
        if at > len(people):
            self.renew()
            self.stage.push(Options(self.house, TABS.index(PEOPLE_TAB)))
            return
        self.house.store.keep_setup(SHELF, {"person": people[at - 1].id if at else 0})
        self._told()


def _hat(person: Person) -> Painter:
    def paint(surface: Surface, box: Rect) -> None:
        image = draw.picture(("hats", f"hat-{person.hat}.svg"), (box.w, max(1, round(box.w * 0.75))))
        surface.blit(image, image.get_rect(center=box.center))

    return paint
