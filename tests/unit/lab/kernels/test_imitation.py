"""Learning how others play: the gradient is that of how unlikely the plays seen were."""

from math import exp, log

import numpy as np
import pytest

from settebello.engine import apply_unchecked, decode_action, encode_action, legal_actions, view
from settebello.kernels import Ints, ints, new_rng, pack_rules
from settebello.kernels.compiling.jit import Reals
from settebello.kernels.layout import STOCK
from settebello.kernels.net import NET, Floats, action_value, begin_values, new_desk, recall
from settebello.kernels.pack import unpack_state
from settebello.kernels.sight import sight
from settebello.rules import parse_rules
from settebello_lab.kernels.descent import TURNED, new_slope, turn_second
from settebello_lab.kernels.imitation import LOGS, PLAYS_SEEN, SEEN, Examples, imitate
from settebello_lab.kernels.selfplay import new_record
from settebello_lab.learn import gather

NETWORK = np.random.default_rng(3).normal(0, 0.1, NET).astype(np.float32)
RULES = parse_rules("scopa-2")
SPREAD = 0.2
DEALS = ints(2)
DEALS[1] = 1


@pytest.fixture(scope="module")
def examples() -> Examples:
    return gather("scopa-2", ["greedy"], 2, seed=1, processes=1, told=lambda _: None)


def gradient_of(net: Floats, examples: Examples, deals: Ints) -> tuple[Floats, Reals]:
    """Return the gradient, and what was counted."""
    turned, told = np.zeros(TURNED, np.float32), np.zeros(SEEN)
    turn_second(net, turned)
    slope = new_slope(turned)
    imitate(new_record(new_rng(1)), new_desk(net), slope, pack_rules(RULES), examples, deals, SPREAD, told)
    return slope.gradient, told


def logs_by_hand(net: Floats, examples: Examples) -> list[float]:
    """Return how likely the plays shown in the first deal are, by the softmax written out."""
    desk, found = new_desk(net), []
    state = unpack_state(RULES, examples.cells[: len(examples.cells) // 2], examples.stocks[:STOCK])
    for number, shown in zip(examples.plays[:STOCK].tolist(), examples.shown[:STOCK].tolist(), strict=True):
        actions = [encode_action(action) for action in legal_actions(state)]
        if shown and len(actions) > 1:
            known = sight(view(state, state.to_move))
            notes = recall(known)
            unseen = begin_values(known.cells, known.rules, notes, desk)
            worths = [action_value(known.cells, known.rules, notes, desk, each, unseen) for each in actions]
            total = sum(exp(worth / SPREAD) for worth in worths)
            found.append(worths[actions.index(number)] / SPREAD - log(total))
        state = apply_unchecked(state, decode_action(number))
        if state.over:
            return found
    raise AssertionError


def test_plays_are_as_likely_as_a_softmax_of_their_values_makes_them(examples: Examples) -> None:
    logs = logs_by_hand(NETWORK, examples)
    _, told = gradient_of(NETWORK, examples, DEALS[:1])
    assert told[PLAYS_SEEN] == len(logs) > 3
    assert told[LOGS] == pytest.approx(sum(logs), rel=1e-4)


def test_the_gradient_is_the_slope_of_how_unlikely_the_plays_were(examples: Examples) -> None:
    gradient, _ = gradient_of(NETWORK, examples, DEALS)
    steepest = np.argsort(-np.abs(gradient))[:40:4]
    for index in steepest:
        logs = []
        for by in (0.002, -0.002):
            moved = NETWORK.copy()
            moved[index] += by
            logs.append(gradient_of(moved, examples, DEALS)[1][LOGS])
        assert -(logs[0] - logs[1]) / 0.004 * SPREAD == pytest.approx(gradient[index], rel=0.05, abs=0.02)


def test_each_deal_that_is_chosen_teaches_its_part_and_no_other_does(examples: Examples) -> None:
    whole, told = gradient_of(NETWORK, examples, DEALS)
    parts = [gradient_of(NETWORK, examples, DEALS[number : number + 1]) for number in range(len(DEALS))]
    assert whole == pytest.approx(sum(gradient for gradient, _ in parts), abs=1e-3)
    assert told == pytest.approx(sum(seen for _, seen in parts))
    assert all(gradient.any() for gradient, _ in parts)
