"""A deal played at random through engine and kernels at once, compared after every play."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Final

from settebello.cards import PACK_SIZE, Card, Seat
from settebello.engine import (
    State,
    apply_unchecked,
    deal,
    encode_action,
    legal_actions,
    redeal_reason,
    score_state,
)
from settebello.kernels import POINTS, apply, count_legal, ints, legal, pack_state, score, unpack_state
from settebello.kernels import deal as compiled_deal
from settebello.kernels.compiling.jit import Ints
from settebello.kernels.dealing import FOR_ACE, FOR_KINGS, FOR_SUM, NO_REDEAL
from settebello.kernels.layout import CELLS
from settebello.kernels.scoring import SCORED
from settebello.rules import Redeal, Rules

REASONS: Final = {
    None: NO_REDEAL,
    Redeal.KINGS3: FOR_KINGS,
    Redeal.SUM10: FOR_SUM,
    Redeal.ACE1: FOR_ACE,
}
ROOM: Final = 1 << 17
"""Actions that a position may have here; where laying is a choice, a table can grow wide."""


def play_through(rules: Rules, luck: Random, room: Ints) -> int:
    """Play one deal through both and return its plies; ``room`` is for the kernels' actions."""
    pack = [Card(number) for number in range(PACK_SIZE)]
    luck.shuffle(pack)
    state = deal(rules, Seat(luck.randrange(rules.players)), pack)
    cells, stock, packed = pack_state(state)
    assert_same_deal(state, pack)
    plies = 0
    while not state.over:
        actions = legal_actions(state)
        expected = [encode_action(action) for action in actions]
        found = legal(cells, packed, room)
        assert found <= len(room)
        assert room[:found].tolist() == expected, state
        assert count_legal(cells, packed) == found, state
        choice = luck.randrange(found)
        state = replace(apply_unchecked(state, actions[choice]), plays=())
        apply(cells, stock, packed, expected[choice])
        assert unpack_state(rules, cells, stock) == state, actions[choice]
        plies += 1
    assert_same_points(state, cells, packed)
    return plies


def assert_same_deal(state: State, pack: Sequence[Card]) -> None:
    """Check that the kernels hand out a pack in the same way, and call for the same redeals."""
    cells, stock, packed = pack_state(state)
    stock[:] = pack
    again = ints(CELLS)
    reason = compiled_deal(again, stock, packed, state.dealer)
    assert again.tolist() == cells.tolist()
    assert reason == REASONS[redeal_reason(state.rules, state.table)]


def assert_same_points(state: State, cells: Ints, packed: Ints) -> None:
    """Check every category of every side."""
    points = ints(POINTS * state.rules.side_count)
    score(cells, packed, points)
    assert points.tolist() == [
        getattr(side, name) for side in score_state(state).points for name in SCORED
    ], state
