"""Positions that cannot be, rules the solver is not for, and the solver as the Python it reads as."""

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Final

import pytest

from settebello.cards import CardSet, Seat
from settebello.engine import State
from settebello.errors import InvalidRules, SyntaxProblem
from settebello.kernels.solve import Solver, par, solve
from settebello.rules import parse_rules
from tests.playthroughs.minimax import position

ROOT: Final = Path(__file__).parents[4]
STATE: Final = position(parse_rules("scopa-2"), 16, Random(1), greedy=True)
ASKED: Final[tuple[Callable[[State], object], ...]] = (
    solve,
    par,
    lambda state: Solver().bounds(state),
    lambda state: Solver().reaches(state, 0),
)


def more_on_the_table(cards: int) -> State:
    return replace(STATE, table=CardSet(STATE.table | cards))


def one_card_less(state: State) -> State:
    hand = state.hands[state.to_move]
    rest = CardSet(hand & (hand - 1))
    hands = tuple(rest if seat == state.to_move else held for seat, held in enumerate(state.hands))
    return replace(state, hands=hands, table=CardSet(state.table | (hand & -hand)))


@pytest.mark.parametrize(
    "state",
    [
        pytest.param(more_on_the_table(STATE.hands[0]), id="a card twice"),
        pytest.param(more_on_the_table(1 << STATE.stock[0]), id="a card of the stock twice"),
        pytest.param(replace(STATE, stock=STATE.stock[1:]), id="a card missing"),
        pytest.param(replace(STATE, hands=STATE.hands[:1]), id="a hand missing"),
        pytest.param(replace(STATE, hands=(STATE.hands[0], CardSet(0))), id="a hand empty"),
        pytest.param(one_card_less(one_card_less(STATE)), id="hands of wrong sizes"),
        pytest.param(replace(STATE, to_move=Seat(2)), id="a seat that is none"),
        pytest.param(replace(STATE, scope=(-1, 0)), id="scope below nothing"),
        pytest.param(replace(STATE, dealer=Seat(1 - STATE.dealer)), id="the wrong dealer"),
    ],
)
@pytest.mark.parametrize("ask", ASKED)
def test_a_position_that_cannot_be_is_refused(state: State, ask: Callable[[State], object]) -> None:
    with pytest.raises(SyntaxProblem) as refused:
        ask(state)
    assert refused.value.reason == "impossible_position"


@pytest.mark.parametrize("rules", ["x-scopa-3", "scopa?players=4&sides=solo&deal=P3+T4+P3*"])
@pytest.mark.parametrize("ask", ASKED)
def test_more_than_two_sides_are_refused(rules: str, ask: Callable[[State], object]) -> None:
    with pytest.raises(InvalidRules) as refused:
        ask(position(parse_rules(rules), 36, Random(1), greedy=True))
    assert refused.value.problems[0].reason == "solver_two_sides"


PLAIN = """
import sys
from random import Random
import numpy
from settebello.kernels.solve import search, finish
from settebello.rules import parse_rules
from tests.playthroughs.minimax import position
from tests.playthroughs.solutions import check_solution
numpy.seterr(over="ignore")
near, room = map(int, sys.argv[1:])
search.NEAR_END = search.NEAR_END_PLAIN = near
finish.VISITED = finish.MOVES + room
luck = Random(near)
for name in ("scopone-10", "scopa-2", "assi-4-monte", "quindici", "trentino", "x-scopa-6"):
    for left in (1, 3, 5, 7, 8):
        check_solution(position(parse_rules(name), left, luck, greedy=luck.random() < 0.5))
"""


@pytest.mark.parametrize(("near_end", "room"), [(2, 4096), (10, 4096), (10, 66)])
def test_it_is_the_python_it_reads_as(near_end: int, room: int) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PLAIN, str(near_end), str(room)],
        cwd=ROOT,
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )
    assert done.returncode == 0, done.stderr
