"""The small picture of everybody who sat at a kept match, as far as one can know it."""

from __future__ import annotations

from game.scenes.portrait import BILLIONAIRES, HATS, PILOTS, Portrait
from game.store import KeptMatch, Person


def portraits(match: KeptMatch, people: tuple[Person, ...]) -> list[Portrait]:
    """One a seat: billionaires by their decks, pilots by their sides, hats as people wear them now."""
    if match.game == "bluffing-billionaires":
        decks = match.options.get("decks")
        letters = decks if isinstance(decks, list) and len(decks) == len(match.seats) else list(BILLIONAIRES)
        known = [BILLIONAIRES.get(str(letter)) for letter in letters]
        return [face or spare for face, spare in zip(known, BILLIONAIRES.values(), strict=False)][: len(match.seats)]
    if match.game == "blast":
        return list(PILOTS.values())
    return hats([seat.person for seat in match.seats], people)


def hats(numbers: list[int | None], people: tuple[Person, ...]) -> list[Portrait]:
    """A hat for each person's number, their own where nobody before them wears it; others take what is left."""
    own = {person.id: str(person.hat) for person in people}
    wanted = [own.get(number, "") if number is not None else "" for number in numbers]
    taken = [hat if hat and hat not in wanted[:at] else "" for at, hat in enumerate(wanted)]
    free = [hat for hat in HATS if hat not in taken]
    return [HATS[hat or (free.pop(0) if free else "1")] for hat in taken]
