"""Deals by odd patterns, and what is refused."""

import pytest

from settebello.cards import PACK, Card, Seat, cards_in, size
from settebello.engine import (
    deal,
    first_table,
    layout,
    legal_actions,
    pile_keepers,
    play_order,
    redeal_reason,
)
from settebello.errors import SettebelloError, SyntaxProblem
from settebello.rules import Rules, parse_rules
from tests.rulings.asking import cards, play

ORDER = cards_in(PACK)


@pytest.mark.parametrize(
    ("rules", "hand", "table", "stock", "batches"),
    [
        ("scopa?players=2", 3, 4, 30, 6),
        ("scopa?players=3", 3, 4, 27, 4),
        ("scopa?players=4", 3, 4, 24, 3),
        ("scopa?players=6", 3, 4, 18, 2),
        ("scopa?players=4&deal=T4+P3*", 3, 4, 24, 3),
        ("scopa?players=4&deal=P2+T4+P2+P5*", 4, 4, 20, 2),
        ("scopa?players=2&deal=P5+P5+P5+P5", 20, 0, 0, 1),
        ("scopa?players=4&deal=P10*", 10, 0, 0, 1),
        ("scopa?players=4&deal=P5*", 5, 0, 20, 2),
        ("scopa?players=2&deal=P1*", 1, 0, 38, 20),
        ("scopa?players=3&deal=T1+P13", 13, 1, 0, 1),
        ("scopa?players=4&deal=P4+T4+P5*", 4, 4, 20, 2),
    ],
)
def test_patterns_hand_out_what_they_say(rules: str, hand: int, table: int, stock: int, batches: int) -> None:
    chosen = parse_rules(rules)
    state = deal(chosen, Seat(0), ORDER)
    assert {size(held) for held in state.hands} == {hand}
    assert (size(state.table), len(state.stock)) == (table, stock)
    seen = {len(state.stock)}
    while not state.over:
        state = play(state, str(legal_actions(state)[0]))
        seen.add(len(state.stock))
    assert len(seen) == batches == chosen.deal.batches(chosen.players, size(PACK))


@pytest.mark.parametrize(
    ("rules", "field"),
    [
        ("scopa?deal=P3+T4", "deal"),
        ("scopa?deal=P3+T4+P5*", "deal"),
        ("scopa?deal=T40", "deal"),
        ("scopa?deal=P11", "deal"),
        ("scopone?players=2", "deal"),
        ("scopa?deal=T1+P13&players=3&redeal=sum10", "redeal"),
    ],
)
def test_patterns_that_do_not_come_out_are_refused_by_field(rules: str, field: str) -> None:
    with pytest.raises(SettebelloError) as refused:
        parse_rules(rules)
    assert field in refused.value.facts["fields"]  # type: ignore[operator]  # a list of names


@pytest.mark.parametrize("order", [ORDER[:-1], (*ORDER[:-1], ORDER[0]), (*ORDER, ORDER[0]), ()])
def test_what_is_no_pack_is_not_dealt(order: tuple[Card, ...]) -> None:
    with pytest.raises(SyntaxProblem) as refused:
        deal(parse_rules("scopa"), Seat(0), order)
    assert refused.value.reason == "no_pack"


def test_a_deal_carries_the_score_it_began_with() -> None:
    assert deal(parse_rules("figs"), Seat(0), ORDER, (7, 3)).before == (7, 3)
    assert deal(parse_rules("x-scopa-3"), Seat(0), ORDER).before == (0, 0, 0)


def test_the_first_table_is_the_same_for_every_dealer() -> None:
    rules = parse_rules("scopone")
    assert {layout(rules, Seat(dealer), ORDER).table for dealer in range(4)} == {first_table(rules, ORDER)}


@pytest.mark.parametrize("table", ["", "AD", "RD RS"])
def test_rules_without_redeals_never_deal_again(table: str) -> None:
    assert redeal_reason(parse_rules("scientifico"), cards(table)) is None


def test_no_table_cards_are_no_low_sum() -> None:
    assert redeal_reason(parse_rules("figs"), cards("")) is None


def test_closed_piles_of_other_numbers_of_players_have_no_keepers() -> None:
    two: Rules = parse_rules("torneo?pile_view=none")
    assert pile_keepers(two, Seat(0)) is None
    assert play_order(two, Seat(0)) == (1, 0)
