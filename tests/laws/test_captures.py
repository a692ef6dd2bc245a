"""Captures and scope, against a search through every set of the cards on the table."""

from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from settebello.cards import PACK_SIZE, Card, CardSet, card_set, size
from settebello.engine import (
    Play,
    captures,
    is_scopa,
    may_bank,
    may_lay,
    playable,
    sweepers,
    takes_whole_table,
)
from settebello.rules import Rules
from tests.kit.strategies import PlayedDeal, kin_rules, played_deals, random_rules
from tests.laws.naive import sweeps, takes, texts

numbers = st.integers(0, PACK_SIZE - 1)
aces = st.integers(0, 3)
tables = st.sets(numbers, max_size=9) | st.sets(st.integers(0, 19), max_size=9) | st.sets(aces, max_size=2)


def card_off(table: set[int], data: st.DataObject) -> tuple[CardSet, Card, str]:
    """Draw a card that is not on the table; return the table, the card and its text."""
    card = Card(data.draw((numbers | aces).filter(lambda number: number not in table)))
    (text,) = texts(CardSet(1 << card))
    return card_set(map(Card, table)), card, text


@settings(max_examples=8 * settings().max_examples)
@given(random_rules() | kin_rules(), tables, st.data())
def test_captures_are_those_of_a_search_through_every_set(
    rules: Rules, table: set[int], data: st.DataObject
) -> None:
    on_table, card, text = card_off(table, data)
    found = captures(rules, on_table, card)
    wanted = takes(rules, texts(on_table), text)
    assert len(found) == len(set(found)) == len(wanted)
    assert {texts(taken) for taken in found} == set(wanted)
    assert list(found) == sorted(found, key=lambda taken: (size(taken), taken))


@settings(max_examples=13 * settings().max_examples)
@given(random_rules(), tables | st.sets(st.integers(0, 27), max_size=3), st.data())
def test_a_card_takes_the_whole_table_where_that_is_one_of_its_captures(
    rules: Rules, table: set[int], data: st.DataObject
) -> None:
    on_table, card, _ = card_off(table, data)
    assert takes_whole_table(rules, on_table, card) == (on_table in captures(rules, on_table, card))


@given(random_rules(), tables, st.integers(0, 3))
def test_a_card_sweeps_where_taking_the_whole_table_is_one_of_its_captures_and_a_scopa(
    rules: Rules, table: set[int], cards_left: int
) -> None:
    on_table = card_set(map(Card, table))
    others = [Card(number) for number in range(PACK_SIZE) if number not in table]
    swept = card_set(
        card
        for card in others
        if on_table in captures(rules, on_table, card)
        and is_scopa(rules, on_table, card, on_table, cards_left)
    )
    assert sweepers(rules, on_table, card_set(others), cards_left) == (swept if table else 0)
    assert sweepers(rules, on_table, card_set(others), -1) == 0


@settings(max_examples=5 * settings().max_examples)
@given(random_rules(), tables, st.data())
def test_a_card_stays_on_the_table_when_it_takes_nothing_or_taking_is_optional(
    rules: Rules, table: set[int], data: st.DataObject
) -> None:
    on_table, card, text = card_off(table, data)
    nothing = not takes(rules, texts(on_table), text)
    assert may_lay(rules, on_table, card) == (nothing or rules.capture_duty == "optional")
    assert may_bank(rules, card) == (rules.ace_bank and text[0] == "A")


@settings(max_examples=5 * settings().max_examples)
@given(random_rules(), tables, st.data())
def test_every_card_may_be_played_unless_the_hand_has_to_take(
    rules: Rules, table: set[int], data: st.DataObject
) -> None:
    free = numbers.filter(lambda number: number not in table)
    hand = card_set(map(Card, data.draw(st.sets(free, max_size=10))))
    on_table = card_set(map(Card, table))
    able = {card for card in texts(hand) if takes(rules, texts(on_table), card)}
    banked = {card for card in texts(hand) if rules.ace_bank and card[0] == "A"}
    bound = rules.capture_duty == "hand" and able
    assert texts(playable(rules, on_table, hand)) == (able | banked if bound else texts(hand))


@settings(max_examples=8 * settings().max_examples)
@given(random_rules(), tables, st.integers(0, 3), st.data())
def test_a_capture_is_a_scopa_as_the_rules_say(
    rules: Rules, table: set[int], left: int, data: st.DataObject
) -> None:
    on_table, card, text = card_off(table, data)
    for taken in captures(rules, on_table, card):
        naive = sweeps(rules, texts(on_table), text, texts(taken), very_last=left == 0)
        assert is_scopa(rules, on_table, card, taken, left) == naive


@given(played_deals())
def test_scope_are_marked_and_counted_as_they_are_made(played: PlayedDeal) -> None:
    for before, after in pairwise(played.states):
        play = after.plays[-1]
        taken = texts(play.action.capture) if isinstance(play.action, Play) else frozenset[str]()
        (card,) = texts(CardSet(1 << play.action.card))
        very_last = not any(after.hands)
        assert play.scopa == sweeps(before.rules, texts(before.table), card, taken, very_last=very_last)
        gained = [now - then for now, then in zip(after.scope, before.scope, strict=True)]
        assert gained == [int(play.scopa and side == before.side_to_move) for side in range(len(gained))]
