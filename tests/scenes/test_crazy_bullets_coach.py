"""The guided first duel: what is said about each kind of card, and that nothing of it is kept."""

from __future__ import annotations

import pygame
import pytest

from game.match.judge import Card
from game.rules.crazy_bullets.phase import Phase
from game.scenes.crazy_bullets.coach import SLOWLY, advice, practice_party
from game.scenes.crazy_bullets.street import Street
from game.scenes.joining import Joining
from game.scenes.rulebook import Rulebook
from game.scenes.words import crazy_bullets as words
from tests.match.court import dealt
from tests.scenes.noon import Clock, Noon
from tests.scenes.saloon import Saloon

PARTY = practice_party(pygame.KSCAN_B, {})


def said(card: str, first: int) -> tuple[str, str]:
    """What the person at seat 0 is told of a card that a seat reveals."""
    match = dealt(*[card if seat == first else "" for seat in range(4)], first=first)
    match.play(first, match.game.parse("reveal"))
    return advice(PARTY, match.view(None).facts, card, "B")


@pytest.mark.parametrize(
    ("card", "first", "short", "part"),
    [
        ("R-RGR", 3, "Slap: press B", "A red bullet flies at you, and at Doc"),
        ("R-RGR", 0, words.COACH_OFF, "Lupe and Mabel duel"),
        ("B-RBR", 2, "Press B: your card", "Only you are hit by a blue bullet"),
        ("B-RBR", 1, words.COACH_OFF, "Only Mabel is hit"),
        ("R-YYG", 0, "Press B: your card", "No red bullet flies"),
        ("R-YYG", 2, words.COACH_OFF, "the same player"),
    ],
)
def test_every_kind_of_card_has_its_advice(card: str, first: int, short: str, part: str) -> None:
    title, why = said(card, first)
    assert title == short
    assert part in why


def test_before_the_first_card_it_says_whose_turn_it_is() -> None:
    for first, short in ((0, "Press B: your card"), (2, words.COACH_WAIT)):
        facts = dealt("", "", "", "", first=first).view(None).facts
        assert facts.phase is Phase.SETTLED
        assert advice(PARTY, facts, "", "B")[0] == short


def test_the_rulebook_of_joining_leads_to_it_and_nothing_is_kept(saloon: Saloon) -> None:
    joining = Joining(saloon.house, Clock())
    saloon.show_scene(joining)
    saloon.key(0, pygame.KSCAN_G)
    saloon.press("F1")
    book = saloon.top
    assert isinstance(book, Rulebook)
    saloon.click(book.lesson)
    street = saloon.top
    assert isinstance(street, Street)
    assert street.party.guided
    assert street.party.seats[0].keys == (pygame.KSCAN_G,)
    assert street.match.practice
    assert saloon.house.store.setups.get("crazy-bullets-seats") is None
    day = Noon.over(saloon, street)
    for _ in range(120):
        day.step()
    assert len(street.match.record().moves) > 4
    assert saloon.house.store.matches.in_play().result(10) == ()
    saloon.stage.pop(street)
    assert saloon.top is joining


def test_a_face_lies_dimmed_while_one_reads(saloon: Saloon) -> None:
    day = Noon(saloon, saloon.house, PARTY, ("R-YYG", "", "", ""))
    day.press(0)
    for _ in range(300):
        if day.card is Card.DIM:
            break
        day.go(10)
    assert day.card is Card.DIM
    day.go(SLOWLY - 200)
    assert day.card is Card.DIM
    day.go(400)
    assert day.card in (Card.LIVE, Card.FACE)
