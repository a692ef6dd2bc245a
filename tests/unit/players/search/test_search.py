"""The searching players see what is plain, keep to what they are made with, and solve what can be solved."""

import os
import subprocess
import sys

import pytest

from settebello import players as game
from settebello.cards import Seat, parse_card, parse_cards
from settebello.engine import Play, State, apply_unchecked, legal_actions, score_state, side_of, view
from settebello.engine.live import Show, act, live, live_view
from settebello.errors import NotFound
from settebello.kernels.solve import solve
from settebello.players import Budget
from settebello.rules import parse_rules
from settebello_lab.players import is_oracle, oracle, player
from settebello_lab.players.check import dealt
from tests.rulings.asking import position
from tests.unit.kernels.search.test_worlds import near_the_end

SEARCHING = ["alphabeta:5", "ismcts:200", "worlds:20", "worlds:20+belief"]
SCOPA = parse_rules("scopa?players=2")
LONG = Budget(ms=1_000_000)


@pytest.mark.parametrize("name", [*SEARCHING, "chitarrella"])
def test_it_takes_a_scopa_and_the_settebello_with_one_card(name: str) -> None:
    state = position("scopone", ["7S AC RC", "RB 6B FC", "FS 5S CS", "FB 4B CB"], "7D")
    assert player(name).choose(view(state, Seat(0)), LONG) == Play(parse_card("7S"), parse_cards("7D"))


@pytest.mark.parametrize("name", SEARCHING)
def test_more_time_changes_nothing_where_the_work_is_given(name: str) -> None:
    seen = view(dealt(parse_rules("scopone"), 2), Seat(0))
    assert player(name).choose(seen, Budget(60_000, 5)) == player(name).choose(seen, Budget(600_000, 5))


@pytest.mark.parametrize("name", ["alphabeta:1000000", "ismcts:1000000", "worlds:1000000"])
def test_the_time_is_a_ceiling(name: str) -> None:
    check_player_in_time = player(name)
    seen = view(dealt(parse_rules("scopone"), 2), Seat(0))
    assert check_player_in_time.choose(seen, Budget(ms=30)) in seen.legal


@pytest.mark.parametrize("name", SEARCHING)
def test_an_open_card_binds_as_the_table_says(name: str) -> None:
    table = live(position("figs?target=11", ["7S AC RC", "RB 6B FC", "FS 5S CS", "FB 4B CB"], "7D"))
    shown = act(table, Seat(0), Show(parse_cards("RC")))
    seen = live_view(shown, Seat(0))
    assert {action.card for action in seen.legal} == {parse_card("RC")}
    assert player(name).choose(seen, LONG) in seen.legal


@pytest.mark.parametrize("rules", ["scopa?players=2", "assi", "quindici", "assi-2-posa"])
def test_alphabeta_plays_the_last_batch_of_two_hands_perfectly(rules: str) -> None:
    for seed in range(6):
        state = near_the_end(parse_rules(rules), 6, seed)
        while not state.over:
            action = player("alphabeta:3").choose(view(state, state.to_move), LONG)
            assert action in solve(state).best
            state = apply_unchecked(state, action)


@pytest.mark.parametrize("seed", range(3))
def test_an_oracle_plays_the_end_perfectly(seed: int) -> None:
    state = near_the_end(parse_rules("scopone-10"), 14, seed)
    assert oracle("oracle:50").choose(state, LONG) in solve(state).best


@pytest.mark.parametrize("rules", ["scopa?players=3", "figs", "scopa?players=6", "assi-4-posa"])
def test_an_oracle_plays_whole_deals_by_the_rules(rules: str) -> None:
    state = dealt(parse_rules(rules), 1)
    while not state.over:
        action = oracle("oracle:20").choose(state, LONG)
        assert action in legal_actions(state)
        assert oracle("oracle:20").choose(state, LONG) == action
        state = apply_unchecked(state, action)


def test_no_table_can_seat_an_oracle() -> None:
    assert is_oracle("oracle")
    assert is_oracle("oracle:500")
    for name in ("oracle", "oracle:500"):
        with pytest.raises(NotFound):
            game.player(name)
        with pytest.raises(NotFound):
            player(name)
    for name in ("greedy", "oracle:", "oracle:0", "oracle+belief"):
        with pytest.raises(NotFound):
            oracle(name)


def margin(state: State, side: int) -> int:
    totals = score_state(state).totals
    return totals[side] - max(total for each, total in enumerate(totals) if each != side)


def test_seeing_all_cards_is_worth_points() -> None:
    seer, fair, gained = oracle("oracle:200"), player("worlds:10"), 0
    for deal_number in range(8):
        for side in (0, 1):
            state = dealt(parse_rules("scopone-10"), deal_number)
            while not state.over:
                budget = Budget(1_000_000, deal_number + len(state.plays))
                mine = side_of(state.rules, state.to_move) == side
                seen = view(state, state.to_move)
                state = apply_unchecked(
                    state, seer.choose(state, budget) if mine else fair.choose(seen, budget)
                )
            gained += margin(state, side)
    assert gained > 16


@pytest.mark.parametrize("name", ["worlds:30", "ismcts:300", "alphabeta:5"])
def test_searching_beats_one_look_ahead(name: str) -> None:
    searching, greedy, gained = player(name), player("greedy"), 0
    for deal_number in range(12):
        for side in (0, 1):
            state = dealt(SCOPA, deal_number)
            while not state.over:
                who = searching if side_of(state.rules, state.to_move) == side else greedy
                budget = Budget(1_000_000, deal_number + len(state.plays))
                state = apply_unchecked(state, who.choose(view(state, state.to_move), budget))
            gained += margin(state, side)
    assert gained > 0


PLAIN = """
import sys
from settebello.engine import view
from settebello.players import Budget
from settebello_lab.players import oracle, player
from settebello.rules import parse_rules
from settebello_lab.players.check import dealt
for rules in ("scopone", "scopa?players=2", "assi-4-posa"):
    state = dealt(parse_rules(rules), 3)
    for name in ("worlds:2", "worlds:2+belief", "alphabeta:1", "ismcts:20", "ismcts:20+belief"):
        print(player(name).choose(view(state, state.to_move), Budget(10**9, 1)))
    print(oracle("oracle:10").choose(state, Budget(10**9, 1)))
"""


def test_nothing_changes_with_the_compiler_off() -> None:
    compiled, plain = (
        subprocess.run(
            [sys.executable, "-c", PLAIN],
            env=os.environ | {"NUMBA_DISABLE_JIT": off},
            capture_output=True,
            text=True,
            check=True,
            timeout=600,
        ).stdout
        for off in ("0", "1")
    )
    assert len(plain.split()) == 18
    assert plain == compiled
