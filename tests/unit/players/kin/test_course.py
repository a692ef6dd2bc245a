"""A deal that is played on in a sampled world is the deal that greedy players play on the engine."""

from hypothesis import given
from hypothesis import strategies as st

from settebello.cards import CardSet, Seat
from settebello.engine import State, apply_unchecked, legal_actions, score_state, view
from settebello.players import Budget, Greedy
from settebello.players.kin.choices import Memory
from settebello.players.kin.course import DealSetting, GreedyRun
from settebello.rules import parse_rules
from tests.kit.strategies import kin_rules, random_rules, states

EVERY = st.one_of(kin_rules(), random_rules())


def played_greedily(state: State) -> State:
    """Return the end of a deal that greedy players play on."""
    while not state.over:
        state = apply_unchecked(state, Greedy().choose(view(state, state.to_move), Budget()))
    return state


@given(states(EVERY), st.integers(0, 99))
def test_a_course_is_what_greedy_players_play_by_any_rules(state: State, choice: int) -> None:
    if state.over:
        return
    legal = legal_actions(state)
    action = legal[choice % len(legal)]
    setting = DealSetting(Memory(state.rules), state.dealer)
    course = GreedyRun(setting, state, setting.later_hands(state))
    course.begin(action)
    assert course.finish() == score_state(played_greedily(apply_unchecked(state, action)))


def test_a_laid_card_that_is_worth_nothing_costs_what_its_twins_are_worth() -> None:
    """The fault: a worth of 0, as a fante has by the southern values, was taken for a card not laid."""
    rules = parse_rules(
        "scopone?sides=solo&majority=threshold&primiera_values=southern&primiera_short=void&redeal=none"
        "&cut=none&target=one_deal"
    )
    state = State(
        rules=rules,
        dealer=Seat(0),
        before=(0, 0, 0, 0),
        hands=tuple(map(CardSet, (962131398144, 1879162887, 15033303096, 120266424768))),
        table=CardSet(201338880),
        stock=(),
        piles=(CardSet(0),) * 4,
        scope=(0,) * 4,
        to_move=Seat(1),
        last_capturer=None,
    )
    setting = DealSetting(Memory(rules), state.dealer)
    for action in legal_actions(state):
        course = GreedyRun(setting, state, setting.later_hands(state))
        course.begin(action)
        assert course.finish() == score_state(played_greedily(apply_unchecked(state, action))), action
