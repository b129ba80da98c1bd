"""Nothing hidden reaches the screen of Blast: games that differ in what one may not see look alike, frame by frame."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

import pytest

from game.match.match import Match
from game.rules.blast.cards import CARDS
from game.rules.blast.moves import Phase
from game.rules.core import CHANCE
from tests.scenes.plain import seating_of
from tests.scenes.sky import ALONE, BLAST, TWO, Sky, new_match, reached
from tests.scenes.test_table_leaks import Pair, Rigged

ANN, BOB = 0, 1


class Skies(Pair):
    """Two tables of Blast."""

    def lift(self) -> None:
        """Whoever is called lifts the curtain; all of that must look alike."""
        self.until(Sky.called)
        self.steps(20)
        self.do(lambda sky: sky.press("SPACE"))
        self.until(lambda sky: sky.top is sky.table and sky.table.at_rest)


def pair(
    one: Match, other: Match, levels: Sequence[str | None], speed: str = "fast", size: tuple[int, int] = (640, 420)
) -> Skies:
    return Skies(*(Sky(match, levels, speed=speed, size=size) for match in (one, other)))


def swapped(deal: str, seat: int) -> str:
    """The same deal, but a card of this seat has changed places with one that nobody got."""
    cards = deal.split()
    at, aside = 1 + seat + 8, 1 + 40
    cards[at], cards[aside] = cards[aside], cards[at]
    return " ".join(cards)


def deals(levels: Sequence[str | None], seat: int, first: int) -> list[Rigged]:
    """Two matches before their first move, whose deals only this seat can tell apart."""
    shuffled = "deal " + " ".join(CARDS[(at * 17 + 5) % 44] for at in range(44))
    found = []
    for deal in (shuffled, swapped(shuffled, seat)):
        seating = seating_of("blast", levels)
        match = Rigged(BLAST, seating.sitters, seating.options, Random(5), first=first)
        match.deal = deal
        found.append(match)
    return found


@pytest.mark.parametrize("reduced", [False, True])
def test_the_computers_cards_show_in_no_frame(reduced: bool) -> None:
    skies = pair(*deals(ALONE, BOB, ANN), ALONE)
    skies.do(lambda sky: sky.settings.change("reduced_motion", reduced))
    skies.steps(60)
    skies.until(Sky.may_choose)
    skies.do(lambda sky: sky.press("h"))
    skies.steps(5)
    skies.do(lambda sky: sky.press("s"))
    skies.steps(15)
    key = skies.crowds[0].game.offers()[0].cards[0]
    skies.do(lambda sky: sky.table.fingers.pick(key))
    skies.steps(10)
    for size in ((800, 600), (500, 400)):
        skies.do(lambda sky, size=size: sky.resize(size))
        skies.do(lambda sky: sky.frames(60))
        skies.steps(3)
    skies.close()


@pytest.mark.parametrize("speed", ["fast", "off"])
def test_anns_hand_shows_in_no_frame_that_is_not_hers(speed: str) -> None:
    skies = pair(*deals(TWO, ANN, BOB), TWO, speed)
    skies.lift()
    assert skies.do(lambda sky: sky.table.eyes) == [BOB, BOB]
    skies.do(lambda sky: sky.press("h"))
    skies.steps(5)
    lead = skies.crowds[0].game.offers()[0].move
    skies.do(lambda sky: sky.table.make_for(BOB, lead))
    skies.until(Sky.called)
    assert skies.do(lambda sky: sky.table.watch.calling) == [ANN, ANN]
    skies.do(lambda sky: sky.press("ESCAPE"))
    skies.steps(5)
    skies.do(lambda sky: sky.press("ESCAPE"))
    skies.until(Sky.called)
    skies.steps(20)
    skies.do(lambda sky: sky.press("SPACE"))
    with pytest.raises(AssertionError):
        skies.steps(60)
    skies.close()


def at_the_exchange() -> Match:
    """Ann is ahead by two or more, so that Bob gives any cards; Bob chooses second."""

    def holds(match: Match) -> bool:
        facts = match.view(None).facts
        return facts.phase is Phase.EXCHANGE and facts.ahead == BOB and facts.exchange >= 2

    return reached(holds, TWO)


def given_by_ann(gift: Callable[[Sequence[object]], object]) -> Match:
    """The exchange once Ann has chosen one gift or another."""
    match = at_the_exchange()
    match.play(ANN, gift(match.view(ANN).legal))
    return match


@pytest.mark.parametrize("speed", ["fast", "off"])
def test_a_chosen_gift_leaves_no_trace_until_it_is_given(speed: str) -> None:
    skies = pair(given_by_ann(lambda all_: all_[0]), given_by_ann(lambda all_: all_[-1]), TWO, speed)
    skies.lift()
    assert skies.do(lambda sky: sky.table.eyes) == [BOB, BOB]
    skies.do(lambda sky: sky.press("h"))
    skies.steps(8)
    skies.do(lambda sky: sky.press("l"))
    skies.steps(8)
    skies.close()


def test_gifts_cross_alike_for_bystanders() -> None:
    """Both have given; as long as nobody has lifted the curtain again nothing tells what went over."""

    def finished(first: int) -> Match:
        match = given_by_ann(lambda all_: all_[first])
        match.play(BOB, match.view(BOB).legal[0])
        return match

    skies = pair(finished(0), finished(-1), TWO)
    skies.until(Sky.called)
    skies.steps(20)
    skies.close()


def test_an_own_gift_is_gone_as_soon_as_other_eyes_look() -> None:
    """Ann lays out other cards each time and goes for a break: the curtain hides what lay there."""
    skies = pair(at_the_exchange(), at_the_exchange(), TWO)
    skies.lift()
    assert skies.do(lambda sky: sky.table.eyes) == [ANN, ANN]
    for sky, place in zip(skies.crowds, (0, 7), strict=True):
        keys = sorted(sky.table.fingers.picking.lit())
        sky.table.fingers.pick(keys[place])
    skies.do(lambda sky: sky.frames(30))
    skies.do(lambda sky: sky.press("ESCAPE"))
    skies.do(lambda sky: sky.sound.played.clear())
    skies.do(lambda sky: sky.move((5, 5)))
    skies.steps(10)
    skies.do(lambda sky: sky.press("ESCAPE"))
    skies.steps(20)
    skies.close()


def test_the_title_and_the_log_name_no_card_of_a_hand() -> None:
    match = new_match(TWO, 4, first=ANN)
    match.settle()
    sky = Sky(match, TWO)
    sky.until(sky.called)
    hands = [str(card.face) for seat in (ANN, BOB) for card in match.view(seat).zone("hand", seat).cards]
    shown = " ".join([sky.window.title, *(line.words for line in sky.table.journal.lines)])
    assert not any(card in shown.split() for card in hands)
    assert BLAST.id == match.game.id
    assert CHANCE not in match.to_move
    sky.close()
