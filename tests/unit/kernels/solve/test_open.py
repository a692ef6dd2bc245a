"""Positions solved without leaving the kernels have the solver's values, wherever the search begins."""

from random import Random

import pytest

from settebello.engine import State, apply_unchecked, legal_actions, side_of
from settebello.kernels import pack_state
from settebello.kernels.solve import Solver
from settebello.kernels.solve.open import clear, new_room, open_value
from settebello.rules import parse_rules
from settebello_lab.players.check import dealt

GAMES = [
    "scopone-10",
    "scopone",
    "scopa-2",
    "assi-2",
    "quindici-4",
    "figs",
    "scopa?players=4&capture_choice=free",
]


def positions(rules: str, seed: int, left: int) -> list[State]:
    """Return the positions of a deal played at random, from so many cards to its end."""
    state, luck, found = dealt(parse_rules(rules), seed), Random(seed), []
    while True:
        if state.cards_to_play <= left:
            found.append(state)
        if state.over:
            return found
        state = apply_unchecked(state, luck.choice(legal_actions(state)))


@pytest.mark.parametrize("rules", GAMES)
@pytest.mark.parametrize("guess", [0, 40, -40])
def test_an_open_position_has_the_solvers_value_wherever_it_is_looked_for(rules: str, guess: int) -> None:
    room = new_room()
    for seed in range(3):
        clear(room)
        for state in positions(rules, seed, 12):
            cells, stock, packed = pack_state(state)
            side = side_of(state.rules, state.to_move)
            lead = state.scope[side] - state.scope[1 - side] + Solver().bounds(state).lower
            assert open_value(cells, stock, packed, room, guess) == lead
