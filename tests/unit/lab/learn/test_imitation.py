"""Imitation: examples are the same every time, and what is learned from them tells how others play."""

import numpy as np
import pytest

from settebello.engine import apply_unchecked, decode_action, view
from settebello.errors import NotFound, SettebelloError
from settebello.kernels import pack_rules
from settebello.kernels.layout import CELLS, STOCK
from settebello.kernels.net import layout as at
from settebello.kernels.net import weights_for
from settebello.kernels.pack import unpack_state
from settebello.players import Budget, player
from settebello.rules import parse_rules
from settebello_lab.kernels.imitation import Examples
from settebello_lab.learn import ImitationSettings, gather, learn_plays

RULES = parse_rules("scopa-2")


def some(deals: int, processes: int = 1, players: tuple[str, ...] = ("greedy",), seed: int = 1) -> Examples:
    return gather("scopa-2", players, deals, seed, processes, lambda _: None)


def test_the_examples_of_a_seed_are_the_same_on_any_number_of_processes() -> None:
    players = ("greedy", "chitarrella")
    one, two = some(20, 1, players), some(20, 2, players)
    assert all(np.array_equal(*columns) for columns in zip(one, two, strict=True))
    assert not np.array_equal(one.plays, some(20, 1, players, seed=2).plays)


def test_an_example_is_what_the_player_does_there_and_it_has_either_side_in_turn() -> None:
    examples, greedy = some(4), player("greedy")
    for number in range(4):
        place = slice(number * STOCK, (number + 1) * STOCK)
        state = unpack_state(
            RULES, examples.cells[number * CELLS : (number + 1) * CELLS], examples.stocks[place]
        )
        sides = set()
        for action, shown in zip(examples.plays[place].tolist(), examples.shown[place].tolist(), strict=True):
            if state.over:
                break
            if shown:
                sides.add(int(state.to_move))
                assert greedy.choose(view(state, state.to_move), Budget()) == decode_action(action)
            state = apply_unchecked(state, decode_action(action))
        assert state.over
        assert sides == {number % 2}


def test_what_taught_nothing_is_likelier_afterwards_and_the_first_layer_stays() -> None:
    rules = pack_rules(RULES)
    values = weights_for(rules)
    assert values is not None
    done: list[float] = []
    settings = ImitationSettings(rules="scopa-2", players=("greedy",), deals=240, step_deals=4)
    learned, likeness = learn_plays(values, rules, some(240), settings, done.append)
    again, _ = learn_plays(values, rules, some(240), settings, done.append)
    assert likeness.plays > 100
    assert likeness.after > likeness.before + 0.03
    assert np.array_equal(learned.net, again.net)
    assert np.array_equal(learned.net[: at.SECOND], values.net[: at.SECOND])
    assert not np.array_equal(learned.net, values.net)
    assert learned.about["settings"]["players"] == ["greedy"]
    assert learned.about["first_layer"] == dict(values.about)
    assert done[-1] == 1
    assert done == sorted(done[: len(done) // 2]) * 2


def test_players_and_rules_that_do_not_exist_are_refused_before_anybody_plays() -> None:
    with pytest.raises(NotFound):
        some(2, players=("nobody",))
    with pytest.raises(SettebelloError):
        gather("briscola", ["greedy"], 2, 1, 1, lambda _: None)
