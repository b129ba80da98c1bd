"""The arranging and the count: placings by drag, click and keys, what they are worth, what is refused."""

from __future__ import annotations

import pytest

from game.rules.bullets_and_bombs import arrange, judge
from game.scenes.bullets_and_bombs.arranging import Arranging
from game.scenes.bullets_and_bombs.counted import Counted
from game.scenes.words import bullets_and_bombs as words
from tests.scenes.bombs import Player, by_number, due, play_to_the_end
from tests.scenes.saloon import Saloon

HAND = "K8 Q7 J7 T5 92 82 41 51 61 71 A8 r4 w11"
"""Kings, queens, jacks and aces finished; five tens; the rest are crumbs."""


def arranging(me: Player) -> Arranging:
    found = me.game._arranging
    assert found is not None
    return found


def counted(me: Player) -> Counted:
    found = me.game._counted
    assert found is not None
    return found


def pile(me: Player, rank: str) -> int:
    """The place of the first pile of a rank."""
    return next(at for at, pile in enumerate(arranging(me).draft.piles) if pile.rank == rank)


def group(me: Player, rank: str) -> str:
    return str(arranging(me).draft.piles[pile(me, rank)].group)


def wild(me: Player) -> int:
    """The last wild card that is placed nowhere: it is taken alone."""
    return [card for card in arranging(me).draft.loose if (card.face or "")[0] in "2J"][-1].id


def bullet(me: Player) -> int:
    return [card for card in arranging(me).draft.loose if (card.face or "")[0] == "3"][-1].id


@pytest.fixture
def me(saloon: Saloon) -> Player:
    return Player(saloon, due(HAND))


def test_a_wild_card_is_dragged_onto_a_group(me: Player) -> None:
    me.drag(wild(me), me.board.zones[f"pile:{pile(me, 'T')}"].center)
    assert group(me, "T") == "Tx5w1"
    assert arranging(me).worth().natural == 4


def test_click_card_then_group_works_too(me: Player) -> None:
    me.click(wild(me))
    me.saloon.click(me.board.zones[f"pile:{pile(me, 'T')}"].center)
    assert group(me, "T") == "Tx5w1"


def test_keys_lift_carry_and_drop_and_escape_puts_back(me: Player) -> None:
    card = wild(me)
    me.saloon.stage.input.ring = True
    me.table.fingers.pick(card)
    me.key("ESCAPE")
    assert me.table.fingers.picking.picked == ()
    focus = me.table.panel.focus
    assert focus is not None
    me.key("RETURN")
    assert me.table.fingers.picking.picked == (card,)
    while me.table.fingers.pointed != f"pile:{pile(me, 'T')}":
        before = me.table.fingers.pointed
        me.key("LEFT")
        assert me.table.fingers.pointed != before
    me.key("RETURN")
    assert group(me, "T") == "Tx5w1"


def test_a_card_takes_those_of_its_kind_on_it_along(me: Player) -> None:
    wilds = [card.id for card in arranging(me).draft.loose if (card.face or "")[0] in "2J"]
    me.drag(wilds[-3], me.board.zones[f"pile:{pile(me, 'T')}"].center)
    assert group(me, "T") == "Tx5w3"


@pytest.mark.rule("bombs-16")
def test_what_the_rules_forbid_is_refused_in_their_words_and_comes_home(me: Player) -> None:
    me.drag(wild(me), me.board.zones[f"pile:{pile(me, '9')}"].center)
    assert group(me, "9") == "9x2"
    said = me.saloon.stage.toasts.up[-1].sub
    assert said == "Wild cards can only join three or more cards that are of one rank or red 3s."
    me.click(wild(me))
    me.saloon.click(me.board.zones[f"pile:{pile(me, '9')}"].center)
    assert group(me, "9") == "9x2"


def test_a_natural_bundle_takes_a_wild_card_only_at_its_landing_place(me: Player) -> None:
    queens = pile(me, "Q")
    place = me.board.zones[f"pile:{queens}"]
    me.drag(wild(me), (place.centerx, place.top + 60))
    assert group(me, "Q") == "Qx7"
    assert "natural" in me.saloon.stage.toasts.up[-1].sub
    me.drag(wild(me), me.board.zones[f"land:{queens}"].center)
    assert group(me, "Q") == "Qx7w1"


@pytest.mark.rule("bombs-18")
def test_red_3s_may_gather_on_a_crumb_until_it_is_a_group(me: Player) -> None:
    me.drag(bullet(me), me.board.zones[f"pile:{pile(me, '9')}"].center)
    assert group(me, "9") == "9x2r1"
    before = arranging(me).worth().cost
    me.drag(bullet(me), me.board.zones[f"pile:{pile(me, '4')}"].center)
    assert arranging(me).worth().cost == before
    me.drag(bullet(me), me.board.zones[f"pile:{pile(me, '4')}"].center)
    assert group(me, "4") == "4x1r2"
    assert arranging(me).worth().cost == before - 3


@pytest.mark.rule("bombs-17")
def test_ranked_cards_are_split_off_and_put_back(me: Player) -> None:
    aces = arranging(me).draft.piles[pile(me, "A")].cards
    felt = me.board.zones["split"]
    me.drag(aces[4].id, (felt.right - 10, felt.bottom - 10))
    assert [str(p.group) for p in arranging(me).draft.piles if p.rank == "A"] == ["Ax4", "Ax4"]
    second = pile(me, "A") + 1
    me.drag(arranging(me).draft.piles[second].cards[0].id, me.board.zones[f"pile:{second - 1}"].center)
    assert [str(p.group) for p in arranging(me).draft.piles if p.rank == "A"] == ["Ax8"]


def test_a_card_dropped_on_its_own_column_stays(me: Player) -> None:
    tens = arranging(me).draft.piles[pile(me, "T")].cards
    before = arranging(me).draft
    place = me.board.zones[f"pile:{pile(me, 'T')}"]
    me.drag(tens[3].id, (place.centerx, place.top + 70))
    assert arranging(me).draft == before
    assert me.saloon.stage.toasts.up == []


def test_best_arrangement_is_one_placing_to_undo(me: Player) -> None:
    start = arranging(me).draft
    me.key("b")
    view = me.table.view
    assert arranging(me).worth().points == judge(view, arrange(view).groups).points
    me.key("u")
    assert arranging(me).draft == start
    me.key("y")
    assert arranging(me).worth().points == judge(view, arrange(view).groups).points
    me.key("c")
    assert arranging(me).draft == start


def test_what_letting_go_would_make_is_known_while_it_is_held(me: Player) -> None:
    me.hold(wild(me), me.board.zones[f"pile:{pile(me, 'T')}"].center)
    aimed = me.table.fingers.aimed()
    assert aimed is not None
    assert arranging(me).after(aimed.move).groups != arranging(me).draft.groups
    me.saloon.frames(2)
    me.saloon.up(me.board.zones["sum"].center)
    assert group(me, "T") == "Tx5"


@pytest.mark.rule("bombs-19", "bombs-21", "bombs-22")
def test_count_it_lays_what_is_allowed_and_shows_how_it_is_made(me: Player) -> None:
    me.key("b")
    worth = arranging(me).worth()
    me.saloon.click(arranging(me).count)
    assert me.match.over
    result = me.match.state.result
    assert result is not None
    assert result.scores == (worth.score,)
    assert counted(me).worth.points == worth.points
    assert not counted(me).better
    assert len(me.board.poses) == 58


def test_a_crumb_with_red_3s_just_costs(me: Player) -> None:
    me.drag(bullet(me), me.board.zones[f"pile:{pile(me, '4')}"].center)
    cost = arranging(me).worth().cost
    me.saloon.click(arranging(me).count)
    assert counted(me).worth.cost == cost


def test_a_better_arrangement_can_be_looked_at(me: Player) -> None:
    me.saloon.click(arranging(me).count)
    assert counted(me).better
    mine = counted(me).draft
    me.key("w")
    assert counted(me).shown_worth == counted(me).best_worth
    me.key("w")
    assert counted(me).draft == mine


@pytest.mark.rule("bombs-20")
def test_too_few_natural_bundles_are_lost(saloon: Saloon) -> None:
    me = Player(saloon, due("K7 Q6 J6 T6 95 85 71 61 51 41 A6 r4 w9"))
    saloon.click(arranging(me).count)
    assert counted(me).worth.score is None
    assert "lost, one natural bundle" in counted(me).line()
    assert saloon.sound.played[-1] in ("lose", "confirm")


def test_undo_of_the_count_comes_back_to_the_arranging(me: Player) -> None:
    me.saloon.click(arranging(me).count)
    me.key("u")
    assert arranging(me).draft.groups
    assert not me.match.over
    assert not me.match.practice


def test_undo_goes_from_the_arranging_back_to_the_last_choice(saloon: Saloon) -> None:
    match = by_number(5)
    play_to_the_end(match)
    me = Player(saloon, match)
    me.key("u")
    assert len(me.zone("choice")) == 2


def test_the_line_for_friends_has_score_and_bundles(me: Player) -> None:
    me.key("b")
    me.saloon.click(arranging(me).count)
    worth = counted(me).worth
    assert counted(me).line().startswith(f"Bullets and Bombs: {worth.score}, ")
    assert counted(me).line().count("●") == worth.natural
    assert counted(me).line().count("○") == worth.wild


def test_from_the_result_to_the_next_deal(me: Player) -> None:
    dealt = me.match.record().moves[0]
    me.saloon.click(arranging(me).count)
    me.key("a")
    assert me.match.record().moves == (dealt,)
    assert len(me.zone("choice")) == 2


def test_enter_counts_for_who_plays_with_the_mouse_and_says_so(me: Player) -> None:
    me.saloon.move(me.board.zones["sum"].center)
    me.saloon.frames(2)
    assert not me.saloon.stage.input.ring
    assert arranging(me).count.key_words == "Enter"
    me.saloon.click(arranging(me).best)
    me.saloon.frames(2)
    assert arranging(me).count.key_words == "Enter"
    me.key("RETURN")
    assert me.match.over
    assert counted(me).next.key_words == "Enter"


def test_who_walks_by_keys_begins_at_the_cards_and_enter_lifts_one(saloon: Saloon) -> None:
    match = by_number(5)
    play_to_the_end(match)
    me = Player(saloon, match)
    me.key("u", "1")
    me.settle()
    me.key("RIGHT")
    assert arranging(me).count.key_words == ""
    me.key("RETURN")
    assert not me.match.over
    assert me.table.fingers.held


def test_what_is_dropped_on_another_rank_hears_why_not(me: Player) -> None:
    before = arranging(me).draft
    card = before.piles[pile(me, "6")].cards[0].id
    me.drag(card, me.board.zones[f"pile:{pile(me, '7')}"].center)
    assert me.saloon.stage.toasts.up[-1].sub == "A group is of one rank: sixes don’t lie with sevens."
    me.drag(card, me.board.zones["home"].center)
    assert me.saloon.stage.toasts.up[-1].sub == words.HOME_ONLY
    assert arranging(me).draft == before


def test_a_click_on_another_rank_takes_that_card_instead(me: Player) -> None:
    six, seven = (arranging(me).draft.piles[pile(me, rank)].cards[-1].id for rank in "67")
    me.click(six)
    me.click(seven)
    assert me.table.fingers.held == (seven,)
    assert me.saloon.toasts() == []


# ---------------------------------------------------------------- bundles snap
def snaps(me: Player) -> int:
    """How often something has snapped since this was asked last."""
    me.saloon.frames(60)
    heard = me.saloon.sound.played.count("snap")
    me.saloon.sound.played.clear()
    return heard


def test_a_group_that_becomes_a_bundle_snaps_once(me: Player) -> None:
    assert snaps(me) == 1, "those that are whole from the start"
    me.drag(wild(me), me.board.zones[f"pile:{pile(me, 'T')}"].center)
    assert snaps(me) == 0, "six are none"
    me.drag(wild(me), me.board.zones[f"pile:{pile(me, 'T')}"].center)
    me.saloon.frames(1)
    assert me.table.particles.busy
    assert snaps(me) == 1
    assert not me.table.particles.busy
    me.drag(wild(me), me.board.zones[f"pile:{pile(me, 'T')}"].center)
    assert snaps(me) == 0, "it was one already"


@pytest.mark.parametrize(("speed", "again"), [("normal", 1), ("off", 0)])
def test_bundles_snap_again_where_they_are_counted(saloon: Saloon, speed: str, again: int) -> None:
    me = Player(saloon, due(HAND), speed)
    assert snaps(me) == 1
    me.saloon.click(arranging(me).count)
    assert snaps(me) == again
    assert counted(me)
