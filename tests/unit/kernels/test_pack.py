"""Positions in flat arrays and back, and positions that cannot be."""

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given

from settebello.cards import EMPTY, PACK, Card, CardSet, Seat, cards_in
from settebello.engine import State, deal
from settebello.errors import SyntaxProblem
from settebello.kernels import divide, legal_numbers, pack_state, perft, unpack_state
from settebello.kernels.layout import CELLS, RULES, STOCK
from settebello.notation import parse_position
from settebello.rules import parse_rules
from tests.kit.strategies import states

MIDDLE = parse_position(
    "scopa?players=2 dealer=1 move=1 hands=6C7S/7D table=2C4BRC stock=ABADFBCS3BFS3C6B6D3DRD4CRSCC6SASRB3S7C"
    "2D7B4D5D4S piles=5C5SCDCB/AC2S2B5BFDFC scope=1/0 last=2 before=3/2"
)
Change = Callable[[State], State]


@given(states())
def test_a_state_unpacks_to_itself(state: State) -> None:
    packed = pack_state(state)
    assert unpack_state(state.rules, packed.cells, packed.stock, state.before) == replace(state, plays=())
    assert [array.shape for array in packed] == [(CELLS,), (STOCK,), (RULES,)]
    assert all(array.dtype == np.int64 for array in packed)


def _hands(*hands: int) -> Change:
    return lambda state: replace(state, hands=tuple(map(CardSet, hands)))


def _more(cards: int) -> Change:
    return lambda state: replace(state, table=CardSet(state.table | cards))


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (_more(MIDDLE.hands[0]), "two places"),
        (_more(MIDDLE.piles[1]), "two places"),
        (_more(1 << MIDDLE.stock[0]), "two places"),
        (_more(1 << 40), "does not exist"),
        (_more(-1), "does not exist"),
        (lambda state: replace(state, table=EMPTY), "nowhere"),
        (lambda state: replace(state, stock=(*state.stock[1:], state.stock[1])), "twice in the stock"),
        (lambda state: replace(state, stock=(*state.stock[1:], Card(40))), "does not exist"),
        (lambda state: replace(state, stock=(*state.stock[1:], Card(-1))), "does not exist"),
        (_hands(*MIDDLE.hands, 0), "3 hands"),
        (_hands(MIDDLE.hands[0]), "1 hands"),
        (lambda state: replace(state, piles=state.piles[:1]), "1 piles"),
        (lambda state: replace(state, scope=(0, 0, 0)), "3 counts of scope"),
        (lambda state: replace(state, scope=(-1, 0)), "so many scope"),
        (lambda state: replace(state, to_move=Seat(2)), "2 players"),
        (lambda state: replace(state, dealer=Seat(-1)), "2 players"),
        (lambda state: replace(state, last_capturer=Seat(5)), "2 players"),
        (lambda state: replace(state, to_move=Seat(1)), "without a card"),
        (lambda state: replace(state, leftovers=state.table), "leftovers"),
    ],
)
def test_a_position_that_cannot_be_is_refused(change: Change, why: str) -> None:
    for count in (
        pack_state,
        legal_numbers_of,
        lambda state: perft(state, 2),
        lambda state: divide(state, 2),
    ):
        with pytest.raises(SyntaxProblem, match=why) as refused:
            count(change(MIDDLE))
        assert refused.value.reason == "impossible_position"


def legal_numbers_of(state: State) -> list[int]:
    return legal_numbers(pack_state(state))


def test_a_seat_on_turn_without_a_card_is_refused() -> None:
    both = CardSet(MIDDLE.hands[0] | MIDDLE.hands[1])
    with pytest.raises(SyntaxProblem, match="on turn and has no card"):
        pack_state(_hands(EMPTY, both)(MIDDLE))


def test_hands_that_would_leave_somebody_without_a_card_are_refused() -> None:
    both = CardSet(MIDDLE.hands[0] | MIDDLE.hands[1])
    with pytest.raises(SyntaxProblem, match="without a card"):
        pack_state(_hands(both, EMPTY)(MIDDLE))


def test_a_stock_that_is_no_number_of_batches_is_refused() -> None:
    one, rest = MIDDLE.stock[:3], MIDDLE.stock[3:]
    with pytest.raises(SyntaxProblem, match="whole batches"):
        pack_state(replace(_more(sum(1 << card for card in one))(MIDDLE), stock=rest))


def test_a_stock_where_all_cards_come_at_once_is_refused() -> None:
    start = deal(parse_rules("scopone-10"), Seat(0), cards_in(PACK))
    hands = tuple(CardSet(hand & (hand - 1)) for hand in start.hands)
    stock = tuple(cards_in(hand)[0] for hand in start.hands)
    with pytest.raises(SyntaxProblem, match="whole batches"):
        pack_state(replace(start, hands=hands, stock=stock))


def test_empty_hands_over_a_stock_are_refused() -> None:
    everything = CardSet(MIDDLE.table | MIDDLE.hands[0] | MIDDLE.hands[1])
    with pytest.raises(SyntaxProblem, match="stock is not empty"):
        pack_state(replace(MIDDLE, hands=(EMPTY, EMPTY), table=everything))
