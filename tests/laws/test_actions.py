"""The legal actions, their order, and the refusal of every other action."""

from dataclasses import replace

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from settebello.cards import PACK_SIZE, Card, CardSet, size
from settebello.engine import (
    Action,
    BankAce,
    Play,
    State,
    apply,
    apply_unchecked,
    can_apply,
    check_action,
    decode_action,
    encode_action,
    legal_actions,
)
from settebello.errors import IllegalAction
from settebello.notation import parse_action
from tests.kit.strategies import PlayedDeal, played_deals, states
from tests.laws.naive import takes, texts

REASONS = {
    "deal_over",
    "card_not_in_hand",
    "hand_must_take",
    "no_bank",
    "takes_nothing",
    "must_take",
    "equal_first",
    "no_such_capture",
}

SEARCHED = 11
"""Cards on the largest table that the plain search goes through."""

cards = st.integers(0, PACK_SIZE - 1).map(Card)


def place_in_order(action: Action) -> tuple[int, int, int, int]:
    """Say where an action stands: by card, then captures (few cards first), laying, banking."""
    if isinstance(action, BankAce):
        return action.card, 2, 0, 0
    return action.card, int(not action.capture), size(action.capture), action.capture


@st.composite
def actions_near(draw: st.DrawFn, state: State) -> Action:
    """Draw an action, legal or not: most often of a card in hand, taking cards of the table."""
    held = [Card(card) for card in range(PACK_SIZE) if state.hand >> card & 1]
    card = draw(st.sampled_from(held) | cards) if held else draw(cards)
    if draw(st.integers(0, 4)) == 0:
        return BankAce(card)
    some = draw(st.integers(0, 2**PACK_SIZE - 1)) & draw(st.sampled_from([state.table, 2**PACK_SIZE - 1]))
    return Play(card, CardSet(some & ~(1 << card)))


@given(played_deals())
def test_there_is_a_legal_action_until_the_end_and_none_after(played: PlayedDeal) -> None:
    assert all(legal_actions(state) for state in played.states[:-1])
    assert legal_actions(played.end) == ()


@given(played_deals())
def test_legal_actions_stand_in_their_order_each_once(played: PlayedDeal) -> None:
    for state in played.states:
        actions = legal_actions(state)
        assert list(actions) == sorted(set(actions), key=place_in_order)


@given(states())
def test_legal_actions_are_all_that_the_rules_allow(state: State) -> None:
    assume(size(state.table) <= SEARCHED)
    rules, table = state.rules, texts(state.table)
    able = [card for card in texts(state.hand) if takes(rules, table, card)]
    wanted = set()
    for card in texts(state.hand):
        bank = rules.ace_bank and card[0] == "A"
        if rules.capture_duty == "hand" and able and card not in able and not bank:
            continue
        found = takes(rules, table, card)
        wanted |= {(card, taken) for taken in found}
        if not found or rules.capture_duty == "optional":
            wanted.add((card, frozenset()))
        if bank:
            wanted.add((card, frozenset({"bank"})))
    assert {_plainly(action) for action in legal_actions(state)} == wanted


def _plainly(action: Action) -> tuple[str, frozenset[str]]:
    (card,) = texts(CardSet(1 << action.card))
    return card, texts(action.capture) if isinstance(action, Play) else frozenset({"bank"})


@given(states())
def test_the_checking_door_and_the_trusting_door_lead_to_the_same_place(state: State) -> None:
    for action in legal_actions(state):
        check_action(state, action)
        assert can_apply(state, action)
        assert apply(state, action) == apply_unchecked(state, action)


@given(states(), st.data())
def test_what_is_not_legal_is_refused_with_a_reason_and_changes_nothing(
    state: State, data: st.DataObject
) -> None:
    before = replace(state)
    for action in data.draw(st.lists(actions_near(state), min_size=5, max_size=20)):
        if action in legal_actions(state):
            continue
        assert not can_apply(state, action)
        with pytest.raises(IllegalAction) as refused:
            apply(state, action)
        assert refused.value.code == "illegal_action"
        assert refused.value.reason in REASONS
        assert refused.value.message
        assert state == before


@given(played_deals())
def test_actions_round_trip_through_one_unsigned_number_of_64_bits(played: PlayedDeal) -> None:
    for state in played.states:
        for action in legal_actions(state):
            number = encode_action(action)
            assert 0 <= number < 2**64
            assert decode_action(number) == action


@given(played_deals())
def test_actions_round_trip_through_text(played: PlayedDeal) -> None:
    for state in played.states:
        actions = legal_actions(state)
        assert [parse_action(str(action)) for action in actions] == list(actions)


@given(st.integers(-(2**64), 2**65) | st.integers(0, 2**48))
def test_a_number_is_an_action_or_refused_and_no_two_numbers_are_one_action(number: int) -> None:
    kind, card, taken = number >> 46, number >> 40 & 63, number & (2**40 - 1)
    if kind in {0, 1} and card < PACK_SIZE and not (taken if kind else taken >> card & 1):
        assert encode_action(decode_action(number)) == number
        return
    with pytest.raises(IllegalAction) as refused:
        decode_action(number)
    assert refused.value.reason == "no_action"
