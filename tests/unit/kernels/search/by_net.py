"""Deals that the network plays with itself."""

from settebello.engine import State, apply_unchecked, decode_action, view
from settebello.kernels import pack_state
from settebello.kernels.net import NetBuffers, net_action, new_desk, recall, weights_for
from settebello.kernels.sight import sight
from settebello.rules import parse_rules
from settebello_lab.players.check import dealt


def desk_of(state: State) -> NetBuffers:
    """Return a desk with the network of the game."""
    weights = weights_for(pack_state(state).rules)
    assert weights is not None
    return new_desk(weights.net)


def played_by_net(rules: str, seed: int, plays: int) -> list[State]:
    """Return the positions of a deal that the network plays with itself, one after each play."""
    states = [dealt(parse_rules(rules), seed)]
    desk = desk_of(states[0])
    for _ in range(plays):
        state = states[-1]
        known = sight(view(state, state.to_move))
        number = net_action(known.cells, known.rules, recall(known), desk)
        states.append(apply_unchecked(state, decode_action(number)))
    return states
