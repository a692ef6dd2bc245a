"""The solver beside minimax on the engine: values, every action, the line, and what must not matter."""

from dataclasses import replace
from itertools import permutations
from random import Random
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from settebello.engine import BankAce, apply_unchecked, legal_actions
from settebello.kernels.solve import Solver, solve
from settebello.rules import Rules, parse_rules
from settebello_lab.bench.naive import solve_naively
from tests.kit.strategies import random_rules
from tests.playthroughs.minimax import TWO_SIDED, Minimax, points_ahead, position, small_positions
from tests.playthroughs.solutions import check_solution, check_turned, turned
from tests.support.presets import DISTINCT

MOST_LEFT: Final = 14
MOST_LINES: Final = 400
EACH: Final = 20
"""Positions by each preset."""

PRESETS: Final = [
    pytest.param(rules, id=name, marks=() if name in DISTINCT else pytest.mark.slow)
    for name, rules in TWO_SIDED.items()
]
TEN: Final = parse_rules("scopone-10")


def two_sided() -> st.SearchStrategy[Rules]:
    return st.sampled_from([2, 4, 6]).flatmap(random_rules).filter(lambda rules: rules.side_count == 2)


@pytest.mark.parametrize("rules", PRESETS)
def test_it_agrees_with_minimax_by_every_preset(rules: Rules) -> None:
    found = small_positions(rules, Random(2026), MOST_LEFT, MOST_LINES)
    for _ in range(EACH):
        state = next(found)
        check_turned(state, check_solution(state))


@settings(max_examples=10 * settings().max_examples)
@given(two_sided(), st.integers(0, 2**32))
def test_it_agrees_with_minimax_by_random_rules(rules: Rules, seed: int) -> None:
    state = next(small_positions(rules, Random(seed), MOST_LEFT, MOST_LINES))
    check_turned(state, check_solution(state))


@pytest.mark.parametrize("rules", PRESETS)
def test_it_agrees_with_plain_alpha_beta_further_from_the_end(rules: Rules) -> None:
    luck = Random(16)
    for left in (13, 14, 15, 16):
        state = position(rules, left, luck, greedy=luck.random() < 0.5)
        if len(legal_actions(state)) > 40:
            continue
        bounds = Solver(left).bounds(state)
        assert (bounds.lower, bounds.upper) == (solve_naively(state).value,) * 2, state


@pytest.mark.parametrize("rules", ["assi-2-posa", "assi-4-posa", "assi?players=2&ace_bank=yes&extras=napoli"])
def test_an_ace_that_is_banked_counts(rules: str) -> None:
    found = small_positions(parse_rules(rules), Random(1), MOST_LEFT, MOST_LINES)
    with_aces = (state for state in found if any(hand & 0b1111 for hand in state.hands))
    solutions = [check_solution(next(with_aces)) for _ in range(60)]
    best = [action for solution in solutions for action in solution.best]
    assert any(isinstance(action, BankAce) for action in best)


def test_a_whole_deal_of_scopa_for_two_is_solved() -> None:
    rules = parse_rules("scopa-2")
    state = position(rules, 36, Random(7), greedy=True)
    solution = solve(state)
    assert solution.value.exact
    assert len(solution.line) == 36
    assert solve(turned(state)).value == solution.value


def test_a_deal_that_is_over_is_worth_its_count() -> None:
    state = position(TEN, 0, Random(1), greedy=True)
    ahead = points_ahead(state) - (state.scope[0] - state.scope[1])
    sign = 1 if state.side_to_move == 0 else -1
    solution = solve(state)
    assert (solution.value.lower, solution.value.upper) == (sign * ahead,) * 2
    assert (solution.actions, solution.line, solution.nodes) == ((), (), 0)


def test_a_single_action_has_the_value_of_the_whole() -> None:
    state = position(TEN, 4, Random(3), greedy=True)
    (action,) = legal_actions(state)
    solution = check_solution(state)
    assert solution.actions == ((action, solution.value),)
    assert solution.best == (action,)


@pytest.mark.parametrize("left", [12, 16, 20])
def test_a_solver_that_has_learnt_says_what_a_fresh_one_says(left: int) -> None:
    warm = Solver(left)
    state = position(TEN, left, Random(left), greedy=True)
    luck = Random(4)
    path = [state]
    while not state.over:
        state = apply_unchecked(state, luck.choice(legal_actions(state)))
        path.append(state)
    for each in (*path, *reversed(path)):
        assert warm.bounds(each, luck.randint(-9, 9)) == Solver(left).bounds(each), each


def test_a_solver_forgets_one_deal_at_the_next() -> None:
    one = Solver(16)
    luck = Random(5)
    for rules in (TEN, parse_rules("scopa-2"), parse_rules("scientifico"), TEN, TEN, parse_rules("trentino")):
        for _ in range(4):
            state = position(rules, 14, luck, greedy=True)
            assert one.bounds(state) == Solver(16).bounds(state)


def test_a_solver_forgets_a_deal_in_which_others_held_the_same_cards() -> None:
    for seed in range(12):
        one = Solver(12)
        state = position(TEN, 12, Random(seed), greedy=True)
        for hands in permutations(state.hands):
            other = replace(state, hands=hands)
            assert one.bounds(other) == Solver(12).bounds(other)


def test_a_solver_learns() -> None:
    state = position(TEN, 20, Random(6), greedy=True)
    after = apply_unchecked(state, legal_actions(state)[0])
    warm, fresh = Solver(20), Solver(20)
    warm.bounds(state)
    before = warm.nodes
    assert warm.bounds(after) == fresh.bounds(after)
    assert warm.nodes - before < fresh.nodes


@pytest.mark.parametrize("shift", [-3, 0, 3])
def test_reaching_a_goal_is_having_its_value(shift: int) -> None:
    luck = Random(8)
    for _ in range(10):
        state = position(TEN, luck.randint(0, 14), luck, greedy=False)
        value = Solver(14).bounds(state).lower
        assert Solver(14).reaches(state, value + shift) == (shift <= 0)


def test_scope_made_before_are_not_in_a_value() -> None:
    state = position(TEN, 9, Random(9), greedy=True)
    later = replace(state, scope=(state.scope[0] + 3, state.scope[1]))
    assert solve(later).actions == solve(state).actions
    assert Minimax().actions(later) == Minimax().actions(state)
