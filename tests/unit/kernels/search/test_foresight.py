"""Looking ahead in sampled worlds: the ends are counted or solved, and nothing is taken from hidden cards."""

import numpy as np
import pytest

from settebello.engine import State, acquired, apply_unchecked, encode_action, score_state, side_of, view
from settebello.kernels import ints, pack_state
from settebello.kernels.compiling.jit import Ints
from settebello.kernels.net import net_value, new_desk, recall, weights_for
from settebello.kernels.search.foresight import AHEAD, VALUES, Forecast, foresee, new_ahead, sum_solved
from settebello.kernels.search.inference import WORLD
from settebello.kernels.search.outcomes import MOST
from settebello.kernels.sight import sight
from settebello.kernels.solve import Solver
from settebello.players import Budget, player
from settebello.rules import parse_rules
from settebello_lab.players.check import dealt


def played_by_net(state: State, left: int) -> State:
    """Let the network play until so many cards are left."""
    net = player("net")
    while state.cards_to_play > left:
        seen = view(state, state.to_move)
        state = apply_unchecked(state, net.choose(seen, Budget()))
    return state


def foreseen(
    state: State, *, ends: bool, race: tuple[int, ...] = ()
) -> tuple[list[State], list[float], Ints]:
    """Return the positions after each legal action, what foresight says of each, and where they end."""
    seen = view(state, state.to_move)
    known, actions = sight(seen), ints(len(seen.legal))
    actions[:] = [encode_action(action) for action in seen.legal]
    cells, stock, _ = pack_state(state)
    worths, ended = np.zeros(len(actions)), ints(len(actions) if ends else 0)
    weights = weights_for(known.rules)
    assert weights is not None
    world = np.concatenate([cells, stock])
    assert world.shape == (WORLD,)
    told = Forecast(worths, ended, np.array(race, np.int64))
    foresee(world, known.rules, recall(known), actions, new_desk(weights.net), new_ahead(), told)
    return [apply_unchecked(state, action) for action in seen.legal], worths.tolist(), ended


def lead(state: State, side: int) -> int:
    """Return the lead of a side at the end with best play by all."""
    value = Solver().bounds(state).lower
    own = value if state.side_to_move == side else -value
    return state.scope[side] - state.scope[1 - side] + own


@pytest.mark.parametrize("rules", ["scopone-10", "scopone", "assi-2"])
def test_what_lies_ahead_near_the_end_is_the_exact_value(rules: str) -> None:
    state = played_by_net(dealt(parse_rules(rules), 4), 11)
    after, worths, _ = foreseen(state, ends=False)
    assert worths == [lead(each, side_of(state.rules, state.to_move)) for each in after]


def test_solving_adds_up_the_worlds_as_often_as_they_were_drawn() -> None:
    state = played_by_net(dealt(parse_rules("scopone-10"), 5), 12)
    seen = view(state, state.to_move)
    actions, sums = ints(len(seen.legal)), np.zeros(len(seen.legal))
    actions[:] = [encode_action(action) for action in seen.legal]
    packed, times = pack_state(state), ints(2)
    world, times[:] = np.concatenate([packed.cells, packed.stock]), (1, 3)
    sum_solved(np.tile(world, 2), times, packed.rules, actions, sums, new_ahead())
    side = side_of(state.rules, state.to_move)
    assert sums.tolist() == [4 * lead(apply_unchecked(state, action), side) for action in seen.legal]


def test_a_value_a_round_and_the_end_for_those_that_are_missing() -> None:
    state = played_by_net(dealt(parse_rules("scopone-10"), 6), 19)
    side, seat = side_of(state.rules, state.to_move), state.to_move
    after, worths, _ = foreseen(state, ends=False)
    for first, worth in zip(after, worths, strict=True):
        later = played_by_net(first, 14)
        packed, notes = pack_state(later), recall(sight(view(later, seat)))
        weights = weights_for(packed.rules)
        assert weights is not None
        value = net_value(packed.cells, packed.rules, notes, seat, new_desk(weights.net))
        end = lead(played_by_net(later, 10), side)
        assert worth == pytest.approx((value + (VALUES - 1) * end) / VALUES, abs=1e-4)


@pytest.mark.parametrize(("rules", "left"), [("scopone-10", 37), ("scopa-2", 34)])
def test_far_from_the_end_the_mean_of_sixteen_plays_ahead_is_what_counts(rules: str, left: int) -> None:
    state = played_by_net(dealt(parse_rules(rules), 8), left)
    seat, players = state.to_move, state.rules.players
    after, worths, _ = foreseen(state, ends=False)
    for first, worth in zip(after, worths, strict=True):
        later, values = first, []
        for _ in range(AHEAD // players):
            later = played_by_net(later, later.cards_to_play - players)
            packed, notes = pack_state(later), recall(sight(view(later, seat)))
            weights = weights_for(packed.rules)
            assert weights is not None
            values.append(net_value(packed.cells, packed.rules, notes, seat, new_desk(weights.net)))
        assert worth == pytest.approx(np.mean(values), abs=1e-4)


@pytest.mark.parametrize("rules", ["scopone-10", "scopa-2"])
def test_the_end_is_where_the_networks_own_plays_lead_from_what_was_solved(rules: str) -> None:
    state = played_by_net(dealt(parse_rules(rules), 7), 9)
    side = side_of(state.rules, state.to_move)
    after, _, ends = foreseen(state, ends=True)
    for first, end in zip(after, ends, strict=True):
        totals = score_state(played_by_net(first, 0)).totals
        assert divmod(int(end), MOST) == (totals[side], totals[1 - side])


def first_out(state: State, needs: tuple[int, int]) -> int | None:
    """Let the network play to the end; return the side that is certain of its points first, if any is."""
    while not state.over:
        side = side_of(state.rules, state.to_move)
        state = played_by_net(state, state.cards_to_play - 1)
        if not state.over and acquired(state.rules, state.piles, state.scope)[side].total >= needs[side]:
            return side
    return None


@pytest.mark.parametrize(("left", "needs"), [(33, (1, 1)), (24, (2, 1)), (20, (2, 2)), (13, (3, 2))])
def test_the_side_that_is_out_first_has_won_the_end(left: int, needs: tuple[int, int]) -> None:
    """Both often have the points at the end; the match is then the first one's."""
    found = set()
    for seed in range(4):
        state = played_by_net(dealt(parse_rules("figs"), seed), left)
        side = side_of(state.rules, state.to_move)
        sure = [each.total for each in acquired(state.rules, state.piles, state.scope)]
        goals = (sure[0] + needs[0], sure[1] + needs[1])
        after, _, ends = foreseen(state, ends=True, race=(*goals, -1))
        for first, end in zip(after, ends, strict=True):
            gained = acquired(state.rules, first.piles, first.scope)[side].total >= goals[side]
            out = side if gained else first_out(first, goals)
            own, others = divmod(int(end), MOST)
            if out is None:
                totals = score_state(played_by_net(first, 0)).totals
                assert (own, others) == (totals[side], totals[1 - side])
            else:
                assert (own >= goals[side], others >= goals[1 - side]) == (out == side, out != side)
            found.add(out)
    assert len(found) > 1
