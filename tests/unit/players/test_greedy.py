"""The greedy player's judgement at first sight."""

from dataclasses import replace

import pytest

from settebello.cards import PACK, CardSet, Seat, cards_in, parse_cards, size
from settebello.engine import State, deal, sweepers, view
from settebello.players import Budget, Greedy
from settebello.players.greedy import unseen_cards
from settebello.rules import Rules, parse_rules
from tests.support.rooms import seated

SCOPA = parse_rules("scopa?players=2")


def situation(table: str, hand: str, rules: Rules = SCOPA) -> State:
    """Return a table with these cards, the player on turn holding these, the rest elsewhere."""
    mine, lying = parse_cards(hand), parse_cards(table)
    rest = cards_in(CardSet(PACK & ~mine & ~lying))
    start = deal(rules, Seat(1), cards_in(PACK))
    yours = sum(1 << card for card in rest[: size(mine)])
    return replace(start, hands=(mine, CardSet(yours)), table=lying, stock=rest[size(mine) :])


def choice(table: str, hand: str, rules: Rules = SCOPA) -> str:
    state = situation(table, hand, rules)
    return str(Greedy().choose(view(state, state.to_move), Budget()))


@pytest.mark.parametrize(
    ("table", "hand", "sweeps"),
    [
        ("3C4S", "7CFDRS", "7Cx3C4S"),
        ("FC", "FS7DAD", "FSxFC"),
        ("ADACAS", "3D7DRD", "3DxADACAS"),
    ],
)
def test_it_takes_a_scopa_when_there_is_one(table: str, hand: str, sweeps: str) -> None:
    assert choice(table, hand) == sweeps


def test_a_scopa_comes_before_the_settebello() -> None:
    # 7D would take four and three beside the scopa of the eight, and bring the settebello home
    assert choice("3C4SAS", "7DFC") == "FCxAS3C4S"


@pytest.mark.parametrize(
    ("table", "hand"),
    [
        ("7DFCRS", "7S2B"),  # it lies there
        ("4D3CRSFC", "7D4B"),  # it is in the hand, and takes
        ("7D7CRSFS", "7S4B"),  # it lies beside another seven
    ],
)
def test_it_prefers_what_brings_the_settebello(table: str, hand: str) -> None:
    assert "7D" in choice(table, hand)


def test_it_leaves_no_scopa_where_it_need_not() -> None:
    # the ace would leave a lone four, which three other fours sweep; above the king nothing sums up
    assert choice("AC4C", "ASRD") == "RD"
    # laid beside fourteen, the ace makes fifteen, the king more: no card takes all of either
    assert choice("6CFS", "RDAD") in {"RD", "AD"}


def test_it_lays_no_card_that_makes_a_sum_for_the_next_player() -> None:
    # the two makes ten with the jack, which four kings sweep; the horse makes seventeen, which nothing takes
    assert choice("FS", "2BCD") == "CD"


def test_with_every_equal_card_in_the_own_hand_a_lone_card_is_safe() -> None:
    # by the risk alone a lone horse is as good as any: it is the cheapest thing to lay
    state = situation("", "CDCCCSCB2D")
    unseen = unseen_cards(view(state, state.to_move))
    assert size(sweepers(SCOPA, parse_cards("CD"), unseen, 20)) == 0
    assert size(sweepers(SCOPA, parse_cards("2D"), unseen, 20)) == 3


def test_an_ace_that_takes_all_is_feared_only_where_it_makes_a_scopa() -> None:
    table = parse_cards("2C3S")  # fives sweep it, and aces perhaps
    feared, harmless = parse_rules("assi?ace_scopa=yes"), parse_rules("assi?ace_scopa=no")
    assert size(sweepers(feared, table, PACK, 20)) == 8
    assert size(sweepers(harmless, table, PACK, 20)) == 4


def test_nobody_sweeps_with_the_last_card_where_that_is_no_scopa() -> None:
    last = parse_rules("scopa?last_play_scopa=no")
    assert size(sweepers(last, parse_cards("2C3S"), PACK, 0)) == 0
    assert size(sweepers(last, parse_cards("2C3S"), PACK, 1)) == 4


def test_it_counts_unseen_every_card_neither_held_lying_nor_played() -> None:
    house = seated("scopa?players=2", luck=2)
    house.play(9)
    deal_now = house.room.deal
    assert deal_now is not None
    state = deal_now.state
    seen = view(state, state.to_move)
    other = Seat(1 - state.to_move)
    hidden = state.hands[other] | sum(1 << card for card in state.stock)
    assert unseen_cards(seen) == hidden
