"""Nothing hidden reaches the screen: games of Bluffing Billionaires that differ only in it look alike."""

from __future__ import annotations

import pytest

from game.players.worker import Answer, Request
from game.scenes.table.thinker import FastThinker
from game.scenes.votes import Votes
from tests.scenes.billionaires import Evening
from tests.scenes.test_table_leaks import Pair

ANN, BO, CLEO = 0, 1, 2
SIZE = (640, 420)


def pair_of(*evenings: Evening, reduced: bool = False) -> Pair:
    pair = Pair(*evenings)
    pair.do(lambda evening: evening.settings.change("reduced_motion", reduced))
    return pair


def voting(evening: Evening) -> bool:
    return isinstance(evening.top, Votes)


def lobby(evening: Evening) -> bool:
    return evening.rests() and evening.game.voting.lobby


def lift(pair: Pair) -> None:
    pair.until(Evening.called)
    pair.steps(20)
    pair.do(lambda evening: evening.press("SPACE"))
    pair.until(Evening.rests)


def vote_all(pair: Pair, **choices: int) -> None:
    """Open the votes; these people vote in this order."""
    pair.until(lobby)
    pair.do(lambda evening: evening.press("SPACE"))
    pair.until(voting)
    pair.steps(30)
    for name, choice in choices.items():
        seat = ["ann", "bo", "cleo"].index(name)
        pair.do(lambda evening, seat=seat, choice=choice: evening.vote(seat, choice))
        pair.steps(3)


def test_a_face_down_card_shows_to_nobody_but_its_owner() -> None:
    games = [f"0:play {card},1:play O4" for card in ("B3", "B8")]
    pair = pair_of(*(Evening([None] * 3, moves=moves, size=SIZE) for moves in games))
    vote_all(pair, ann=1)
    lift(pair)  # Cleo's turn
    assert pair.do(lambda evening: evening.table.eyes) == [CLEO, CLEO]
    pair.do(lambda evening: evening.play("G6"))
    pair.until(lobby)
    pair.do(lambda evening: evening.click(evening.game.looks[BO]))
    lift(pair)  # Bo looks at his own card
    assert pair.do(lambda evening: evening.table.watch.looking_in) == [BO, BO]
    pair.do(lambda evening: evening.press("SPACE"))
    vote_all(pair, bo=1, ann=1)
    pair.until(lambda evening: voting(evening) and not evening.top.opens)  # green is asked
    assert pair.frames > 150
    pair.close()


@pytest.mark.parametrize("reduced", [False, True])
def test_what_somebody_looked_at_is_gone_with_the_first_frame_of_the_table(reduced: bool) -> None:
    games = [f"0:play {card},1:play O4" for card in ("B3", "B8")]
    pair = pair_of(*(Evening([None] * 3, moves=moves, size=SIZE) for moves in games), reduced=reduced)
    pair.until(lobby)
    pair.do(lambda evening: evening.click(evening.game.looks[ANN]))
    pair.until(Evening.called)
    pair.steps(20)
    pair.do(lambda evening: evening.press("SPACE"))
    pair.do(lambda evening: evening.until(evening.rests))
    frames = pair.do(lambda evening: evening.picture())
    assert frames[0] != frames[1]
    pair.do(lambda evening: evening.press("SPACE"))
    pair.until(lobby)
    pair.steps(10)
    pair.close()


def asked(card: str) -> Evening:
    """Green has played a card that Bo approved, and is asked."""
    evening = Evening(
        [None, None], decks="GB", moves=f"0:play G4,1:play B5,0:approve,0:play {card},1:approve", size=SIZE
    )
    evening.until(lambda: voting(evening))
    evening.frames(30)
    return evening


@pytest.mark.parametrize("other", [("G5", 1), ("G3", 1)], ids=["no", "no to the 3"])
def test_greens_question_looks_the_same_with_every_card_and_key(other: tuple[str, int]) -> None:
    pair = pair_of(asked("G5"), asked(other[0]))
    keys = iter((0, other[1]))
    pair.do(lambda evening: evening.vote(ANN, next(keys)))
    pair.until(Evening.called)
    assert pair.do(lambda evening: evening.match.record().moves[-1]) == ["0:decline", "0:decline"]
    pair.close()


class Hesitant(FastThinker):
    """Says no, and takes long where there is a choice."""

    def __init__(self) -> None:
        super().__init__("random")
        self.asked: Request | None = None
        self.polls = 0

    def ask(self, request: Request) -> None:
        self.asked, self.polls = request, 0

    def poll(self) -> Answer | None:
        if self.asked is None:
            return None
        self.polls += 1
        if self.polls < 40 * (len(self.asked.view.legal) - 1):
            return None
        request, self.asked = self.asked, None
        return Answer(request.number, request.view.legal[-1])


def test_a_computer_players_answer_takes_the_same_time_with_every_card() -> None:
    games = [f"0:play R4,1:play B5,0:approve,0:play {card},1:approve" for card in ("R2", "R7")]
    evenings = [Evening(["hard", None], decks="RB", moves=moves, size=SIZE, thinker=Hesitant()) for moves in games]
    pair = pair_of(*evenings)
    pair.do(lambda evening: evening.click((300, 200)))
    pair.until(lambda evening: evening.rests() and bool(evening.table.fingers.picking.offers))
    assert pair.do(lambda evening: evening.match.record().moves[-1]) == ["0:decline", "0:decline"]
    pair.close()


def test_computer_players_vote_in_the_moment_of_the_last_person() -> None:
    seen: list[tuple[int, int]] = []
    evening = Evening(
        [None, None, "easy", "easy"],
        moves="2:play G6,3:play R5,2:approve,3:decline,0:play B4,2:approve,3:approve",
        first=2,
        size=SIZE,
    )
    evening.lift()
    evening.play("O7")
    evening.open_votes()
    before = evening.match.length
    evening.frames(60)
    assert evening.match.length == before
    evening.vote(ANN, 1)
    for _ in range(20):
        evening.frames(1)
        seen.append((evening.match.length, len(evening.match.view(None).facts.voted)))
    assert {voted for _, voted in seen} <= {1, 0}
    evening.close()
    assert evening.caught == []
