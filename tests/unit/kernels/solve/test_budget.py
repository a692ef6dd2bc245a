"""When the budget runs out: bounds that hold, and nothing that was proved is lost."""

import math
from random import Random
from typing import Final

import pytest

from settebello.engine import State
from settebello.errors import InvalidArgument
from settebello.kernels.solve import Bounds, Progress, SolveBudget, Solver, solve
from settebello.kernels.solve import search as search_module
from settebello.rules import parse_rules
from tests.playthroughs.minimax import position

TEN: Final = parse_rules("scopone-10")
NODES: Final = (0, 1, 7, 50, 300, 1000, 4000, 10_000, 30_000, 100_000)
SEEDS: Final = range(6)


def greedy_position(left: int, seed: int) -> State:
    return position(TEN, left, Random(seed), greedy=True)


@pytest.mark.parametrize("seed", SEEDS)
def test_bounds_within_any_budget_hold_the_value(seed: int) -> None:
    state = greedy_position(18, seed)
    value = Solver(18).bounds(state).lower
    widths = []
    for nodes in NODES:
        solver = Solver(18, SolveBudget(nodes=nodes))
        bounds = solver.bounds(state, guess=seed - 3)
        assert bounds.lower <= value <= bounds.upper
        assert solver.nodes <= nodes + 20_000  # the last plays are searched in one go
        widths.append(bounds.upper - bounds.lower)
    assert widths[-1] < widths[0]
    # what was proved before the end is kept: there is something between nothing and everything
    assert any(0 < width < widths[0] for width in widths)


@pytest.mark.parametrize("seed", SEEDS)
def test_every_action_has_bounds_within_any_budget(seed: int) -> None:
    state = greedy_position(14, seed)
    whole = solve(state)
    values = {action: bounds.lower for action, bounds in whole.actions}
    for nodes in NODES:
        part = solve(state, SolveBudget(nodes=nodes))
        assert [action for action, _ in part.actions] == list(values)
        for action, bounds in part.actions:
            assert bounds.lower <= values[action] <= bounds.upper
            assert bounds.upper <= part.value.upper
        assert part.value.lower <= whole.value.lower <= part.value.upper
        assert part.value.exact or not part.line


def test_no_time_is_no_search() -> None:
    solution = solve(greedy_position(20, 1), SolveBudget(seconds=0))
    assert solution.nodes == 0
    assert not solution.value.exact


def test_a_budget_is_for_all_that_a_solver_is_asked() -> None:
    solver = Solver(20, SolveBudget(nodes=3000))
    states = [greedy_position(20, seed) for seed in SEEDS]
    assert not any(solver.bounds(state).exact for state in states)
    assert solver.nodes < 30_000


def test_known_bounds_are_not_searched_again() -> None:
    state = greedy_position(14, 2)
    value = Solver(14).bounds(state)
    solver = Solver(14)
    assert solver.bounds(state, known=value) == value
    assert solver.nodes == 0


def test_a_position_with_more_moves_than_room_is_solved_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    state = greedy_position(16, 3)
    value = Solver(16).bounds(state)
    monkeypatch.setattr("settebello.kernels.solve.solver.MOVES", 1)
    assert Solver(16).bounds(state) == value


def test_an_interrupted_solver_can_be_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    state = greedy_position(18, 4)
    value = Solver(18).bounds(state)
    solver = Solver(18)
    real = search_module.search
    calls = iter(range(2))

    def interrupted(*arguments: object) -> int:
        if next(calls, None) == 1:
            raise KeyboardInterrupt
        return int(real(*arguments))  # type: ignore[arg-type]  # whatever the solver passes

    monkeypatch.setattr(search_module, "search", interrupted)
    with pytest.raises(KeyboardInterrupt):
        solver.bounds(state)
    assert solver.bounds(state) == value


def test_a_report_that_raises_leaves_the_solver_usable(monkeypatch: pytest.MonkeyPatch) -> None:
    state = greedy_position(18, 5)
    value = Solver(18).bounds(state)
    monkeypatch.setattr("settebello.kernels.solve.solver.SLICE", 500)

    def stop(nodes: int) -> None:
        if nodes < 5000:
            raise KeyboardInterrupt

    solver = Solver(18, report=stop)
    with pytest.raises(KeyboardInterrupt):
        solver.bounds(state)
    solver.nodes = 5000
    assert solver.bounds(state) == value


def test_slices_do_not_change_a_value(monkeypatch: pytest.MonkeyPatch) -> None:
    state = greedy_position(16, 6)
    value = Solver(16).bounds(state)
    nodes: list[int] = []
    monkeypatch.setattr("settebello.kernels.solve.solver.SLICE", 100)
    assert Solver(16, report=nodes.append).bounds(state) == value
    assert nodes == sorted(nodes)
    assert len(nodes) > 3


def test_a_long_answer_tells_where_it_stands() -> None:
    told: list[Progress] = []
    solution = solve(greedy_position(12, 7), report=told.append)
    assert [each.part for each in told] == [*["actions"] * len(solution.actions), "line", "line"]
    assert [each.done for each in told[:-1]] == list(range(1, len(told)))
    assert {each.steps for each in told} == {len(solution.actions) + 2}
    assert told[-1].nodes == solution.nodes


def test_bounds_turn_with_the_side() -> None:
    assert Bounds(-2, 5).turned(1) == Bounds(-4, 3)
    assert Bounds(-2, 5).turned(1).turned(1) == Bounds(-2, 5)
    assert not Bounds(-2, 5).exact


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"seconds": -1}, "argument_range"),
        ({"seconds": math.nan}, "argument_range"),
        ({"seconds": True}, "argument_kind"),
        ({"nodes": -1}, "argument_range"),
    ],
)
def test_a_budget_that_is_none_is_refused_by_its_name(wrong: dict[str, float], reason: str) -> None:
    with pytest.raises(InvalidArgument) as refused:
        SolveBudget(**wrong)  # type: ignore[arg-type]  # the kind is what is wrong
    assert (refused.value.reason, [refused.value.facts["argument"]]) == (reason, [*wrong])
