"""The network alone as a player: it plays what its kernels choose, and greedily where it learned nothing."""

from random import Random

import pytest

from settebello.cards import PACK, Seat, cards_in
from settebello.engine import State, apply, deal, encode_action, legal_actions, view
from settebello.kernels.net import net_action, new_desk, recall, weights_for
from settebello.kernels.sight import sight
from settebello.players import Budget, Greedy
from settebello.players.net import Net
from settebello.rules import Rules, parse_rules


def dealt(rules: Rules, seed: int) -> State:
    order = list(cards_in(PACK))
    Random(seed).shuffle(order)
    return deal(rules, Seat(0), tuple(order))


@pytest.mark.parametrize("rules", ["scopone-10", "scopone-9", "scopa-2"])
def test_it_plays_what_its_kernels_choose(rules: str) -> None:
    player, state = Net(), dealt(parse_rules(rules), 3)
    while not state.over:
        seen = view(state, state.to_move)
        known = sight(seen)
        weights = weights_for(known.rules)
        assert weights is not None
        chosen = player.choose(seen, Budget())
        number = net_action(known.cells, known.rules, recall(known), new_desk(weights.net))
        assert encode_action(chosen) == number
        state = apply(state, chosen)


def test_it_is_greedy_where_it_learned_nothing() -> None:
    luck, state = Random(4), dealt(parse_rules("scopa?players=3"), 4)
    while not state.over:
        seen = view(state, state.to_move)
        assert Net().choose(seen, Budget()) == Greedy().choose(seen, Budget())
        state = apply(state, luck.choice(legal_actions(state)))
