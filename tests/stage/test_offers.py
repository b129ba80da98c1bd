"""Picking cards towards a legal move: what is lit, what is complete, where it can be put."""

from game.stage.offers import Offer, Picking

KEEP_1 = Offer((1,), None, "keep 1")
KEEP_2 = Offer((2,), None, "keep 2")
PAIR = Offer((3, 4), "planet", "play 3 4")
TRIPLE = Offer((3, 4, 5), "planet", "play 3 4 5")
PRINTED = Offer((7,), "planet", "play S6", "as 6")
ONE_LESS = Offer((7,), "planet", "play S6-", "as 5")
DRAW = Offer((), "stock", "draw")


def test_one_click_is_enough_where_one_card_is_a_whole_move():
    picking = Picking.of([KEEP_1, KEEP_2]).pick(2)
    assert picking.settled() == KEEP_2


def test_only_cards_that_still_lead_to_a_move_are_lit():
    picking = Picking.of([KEEP_1, PAIR, TRIPLE]).pick(3)
    assert picking.lit() == {3, 4, 5}
    assert picking.dimmed([1, 3, 4, 9]) == {1, 9}


def test_nothing_is_dimmed_where_nothing_is_to_decide():
    assert Picking().dimmed([1, 2]) == frozenset()


def test_a_pair_that_could_become_a_triple_waits_for_the_place():
    picking = Picking.of([PAIR, TRIPLE]).pick(4).pick(3)
    assert picking.settled() is None
    assert picking.complete() == (PAIR,)
    assert picking.targets() == ("planet",)
    assert picking.on("planet") == (PAIR,)
    assert picking.pick(5).settled() == TRIPLE


def test_a_second_click_puts_a_card_back():
    picking = Picking.of([PAIR]).pick(3)
    assert picking.picked == (3,)
    assert picking.pick(3).picked == ()


def test_a_card_that_fits_nothing_else_picked_starts_afresh():
    assert Picking.of([KEEP_1, PAIR]).pick(3).pick(1).picked == (1,)


def test_a_card_of_no_offer_changes_nothing():
    picking = Picking.of([PAIR]).pick(3)
    assert picking.pick(99) is picking


def test_the_better_of_two_meanings_comes_first_and_the_other_is_a_key_away():
    picking = Picking.of([PRINTED, ONE_LESS]).pick(7)
    assert picking.settled() == PRINTED
    assert picking.on("planet") == (PRINTED, ONE_LESS)
    assert picking.others(PRINTED) == (ONE_LESS,)


def test_a_click_on_a_zone_alone_is_an_offer_without_cards():
    picking = Picking.of([DRAW, KEEP_1])
    assert picking.on("stock") == (DRAW,)
    assert picking.settled() is None
    assert picking.pick(1).on("stock") == ()


def test_a_drop_is_the_offer_of_these_cards_at_that_zone():
    picking = Picking.of([PAIR, TRIPLE])
    assert picking.drop((4, 3), "planet") == PAIR
    assert picking.drop((4, 3), "stock") is None
    assert picking.drop((4,), "planet") is None
    assert picking.drop_zones((5, 4, 3)) == ("planet",)
    assert picking.drop_zones((5,)) == ()


def test_dragging_one_of_the_picked_takes_all_along():
    picking = Picking.of([PAIR]).pick(3).pick(4)
    assert picking.carried(4) == (3, 4)
    assert picking.carried(1) == (1,)


def test_cleared_picking_keeps_its_offers():
    picking = Picking.of([PAIR]).pick(3).clear()
    assert picking.picked == ()
    assert picking.offers == (PAIR,)
