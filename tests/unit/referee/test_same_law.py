"""At the desk the same acts are accepted and refused, for the same reasons, as where all hands are known."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from settebello.cards import Seat
from settebello.engine.live import Act, LiveDeal, act
from settebello.errors import SettebelloError
from settebello.notation import marked
from settebello.notation.acts import is_play, names_its_seat
from settebello.referee import Desk, enter, open_desk, turn_up
from tests.unit.notation import matches
from tests.unit.referee.desk import NAMES


def _verdict(deal: LiveDeal, seat: Seat, what: Act) -> tuple[LiveDeal, str | None]:
    try:
        return act(deal, seat, what), None
    except SettebelloError as problem:
        return deal, problem.reason


def _entered(desk: Desk, seat: Seat, what: Act) -> tuple[Desk, str | None]:
    try:
        return enter(desk, seat if names_its_seat(what) or is_play(what) else None, what), None
    except SettebelloError as problem:
        return desk, problem.reason


@settings(max_examples=settings().max_examples * 3 // 4)
@given(st.integers(0, 2**32))
def test_an_arbiter_who_sees_no_hand_judges_like_one_who_sees_all(seed: int) -> None:
    rng = Random(seed)
    record = matches.played_match("figs", seed, most=1, plays=0)
    known = matches.begun(record)
    desk = turn_up(open_desk("figs", NAMES, record.deals[0].dealer), known.state.table)
    for _ in range(60):
        if known.over:
            return
        seat, what = matches.tried(known, rng) if rng.random() < 0.5 else matches.done(known, rng)
        known, refused = _verdict(known, seat, what)
        desk, told = _entered(desk, seat, what)
        assert refused == told
        assert [*map(marked, desk.deal.acts)] == [*map(marked, known.acts)]
