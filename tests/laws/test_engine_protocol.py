"""An engine is told what a seat may know, all of it and no more."""

import json

from hypothesis import given
from hypothesis import strategies as st

from settebello.cards import Seat
from settebello.engine import State, view
from settebello.players import Budget
from settebello.protocol.lines import choose, line_of, read_choose, read_line
from settebello.rules import preset
from settebello.rules.kin import is_option_of_kin
from tests.kit.strategies import states

SEEDS = st.integers(0, (1 << 64) - 1)


@given(states(), st.integers(1, 10**6), SEEDS)
def test_a_view_read_from_a_request_is_the_view(state: State, ms: int, seed: int) -> None:
    for seat in map(Seat, range(state.rules.players)):
        seen, budget = view(state, seat), Budget(ms, seed)
        line = line_of(choose(1, seen, budget))
        assert line.count(b"\n") == 1
        assert read_choose(read_line(line)) == (seen, budget)


@given(states())
def test_a_request_holds_every_option_of_the_rules(state: State) -> None:
    message = json.loads(line_of(choose(1, view(state, Seat(0)), Budget())))
    sent, every = message["rules"]["options"], json.loads(json.dumps(state.rules.as_options()))
    assert sent == {name: every[name] for name in sent}
    # the options of the games around the sources are refused here, or say what every other game has
    unsaid, usual = every.keys() - sent.keys(), json.loads(json.dumps(preset("scopa").rules().as_options()))
    assert all(is_option_of_kin(name) and every[name] == usual[name] for name in unsaid)
