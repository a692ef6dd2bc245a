"""One key in the table of positions means one value: the points still to be won are the same.

Near the end the solver does without its table, so that its values there judge the keys.
"""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from settebello.cards import Card, CardSet, Seat, cards_in
from settebello.engine import State
from settebello.kernels import ints
from settebello.kernels.solve import Solver
from settebello.kernels.solve import search as at
from settebello.kernels.solve.root import root_of
from settebello.kernels.solve.solver import _first_bounds, _lay_out
from settebello.rules import Rules
from tests.kit.strategies import random_rules
from tests.playthroughs.minimax import TWO_SIDED, position
from tests.support.presets import DISTINCT

VARIANTS: Final = 60
MOST_LEFT: Final = 7

PRESETS: Final = [
    pytest.param(rules, id=name, marks=() if name in DISTINCT else pytest.mark.slow)
    for name, rules in TWO_SIDED.items()
]


def variants(state: State, luck: Random) -> Iterator[State]:
    """Yield a position and others like it, a few changes away."""
    yield state
    for _ in range(VARIANTS):
        found = state
        for _ in range(luck.randint(1, 4)):
            found = luck.choice(CHANGES)(found, luck)
        yield found
        if luck.random() < 0.2:
            state = found


def _with_other_piles(state: State, luck: Random) -> State:
    """Move some cards from pile to pile, now and then as many as come back."""
    mine, theirs = ([*cards_in(pile)] for pile in state.piles)
    luck.shuffle(mine)
    luck.shuffle(theirs)
    one, other = (luck.randint(0, min(3, len(pile))) for pile in (mine, theirs))
    if luck.random() < 0.5:
        one = other = min(one, other)
    moved = sum(1 << card for card in (*mine[:one], *theirs[:other]))
    return replace(state, piles=tuple(CardSet(pile ^ moved) for pile in state.piles))


def _with_equals_exchanged(state: State, luck: Random) -> State:
    """Let two cards of one rank change places, wherever they are but in the stock."""
    first = 4 * luck.randrange(10)
    one, other = luck.sample(range(first, first + 4), 2)
    return _exchanged(state, one, other)


def _with_any_exchanged(state: State, luck: Random) -> State:
    """Let a card that is not in a pile change places with any other."""
    out = [card for cards in (*state.hands, state.table) for card in cards_in(cards)]
    return _exchanged(state, luck.choice(out), luck.randrange(40))


def _with_another_last(state: State, luck: Random) -> State:
    """Let somebody else have captured last."""
    return replace(state, last_capturer=Seat(luck.randrange(state.rules.players)))


def _exchanged(state: State, one: int, other: int) -> State:
    if one == other or {one, other} & set(state.stock):
        return state
    both = 1 << one | 1 << other

    def turned(cards: CardSet) -> CardSet:
        return CardSet(cards ^ both) if (cards >> one ^ cards >> other) & 1 else cards

    return replace(
        state,
        hands=tuple(map(turned, state.hands)),
        table=turned(state.table),
        piles=tuple(map(turned, state.piles)),
    )


CHANGES: Final = (
    _with_other_piles,
    _with_other_piles,
    _with_equals_exchanged,
    _with_equals_exchanged,
    _with_any_exchanged,
    _with_another_last,
)


def one_deal(states: Iterator[State]) -> Iterator[State]:
    """Leave out positions in which a card is in another hand than in those before."""
    owner: dict[Card, int] = {}
    for state in states:
        held = {card: seat for seat, hand in enumerate(state.hands) for card in cards_in(hand)}
        if all(owner.get(card, seat) == seat for card, seat in held.items()):
            owner |= held
            yield state


def key_and_settled(state: State) -> tuple[int, int]:
    root, frames = root_of(state), ints(2 * at.FRAME)
    _lay_out(root, 0, frames, ints(at.CONTROL))
    return int(at._key(root.plan, frames, 0, 0, root.plays)), _first_bounds(root)[0]


def check_keys(rules: Rules, luck: Random) -> int:
    """Check the positions like one; return how often two different ones had one key."""
    state = position(rules, luck.randint(1, MOST_LEFT), luck, greedy=True)
    worth: dict[int, tuple[int, State]] = {}
    same = 0
    for each in one_deal(variants(state, luck)):
        key, settled = key_and_settled(each)
        value = Solver(each.cards_to_play).bounds(each).lower
        _, first = _first_bounds(root_of(each))
        assert first.lower <= value - settled <= first.upper, each
        known, twin = worth.setdefault(key, (value - settled, each))
        assert known == value - settled, (each, twin)
        same += twin != each
    return same


@pytest.mark.parametrize("rules", PRESETS)
def test_one_key_is_one_value_by_every_preset(rules: Rules) -> None:
    luck = Random(40)
    assert sum(check_keys(rules, luck) for _ in range(12)) > 50


@settings(max_examples=5 * settings().max_examples)
@given(
    st.sampled_from([2, 4]).flatmap(random_rules).filter(lambda rules: rules.side_count == 2),
    st.integers(0, 2**32),
)
def test_one_key_is_one_value_by_random_rules(rules: Rules, seed: int) -> None:
    check_keys(rules, Random(seed))
