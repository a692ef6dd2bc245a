"""The duties of every player at a table: a legal action, the same one for the same view and seed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from settebello.cards import Card, Seat, cards_in
from settebello.engine import State, deal, legal_actions, view
from settebello.errors import NotFound
from settebello.players import LEVELS, PLAYERS, Budget, check_guest, check_name, player
from settebello.players.registry import AT_TABLES
from settebello.room import Fill, MakeAct
from settebello.room.screen import Phase
from settebello.rules import parse_rules, presets
from settebello_lab.players import player as any_player
from tests.kit.strategies import states
from tests.support.players import NAMES
from tests.support.presets import DISTINCT
from tests.support.rooms import House, hidden_from, rearranged, seated

SEEDS = st.integers(0, (1 << 64) - 1)


@pytest.mark.parametrize("name", ["greedy", "random"])
@pytest.mark.parametrize(
    "rules", [pytest.param(r, marks=() if r in DISTINCT else pytest.mark.slow) for r in sorted(presets())]
)
def test_a_whole_match_by_any_rules_is_played_to_its_end(rules: str, name: str) -> None:
    house = seated(rules, luck=5)
    house.play_match(name)  # the room refuses what is not legal
    assert house.room.phase is Phase.MATCH_OVER


@given(st.sampled_from(NAMES), states(), SEEDS)
def test_a_player_chooses_a_legal_action_and_the_same_one_again(name: str, state: State, seed: int) -> None:
    if state.over:
        return
    seen = view(state, state.to_move)
    chosen = any_player(name).choose(seen, Budget(seed=seed))
    assert chosen in legal_actions(state)
    assert any_player(name).choose(seen, Budget(seed=seed)) == chosen


@given(
    st.sampled_from(NAMES),
    st.sampled_from(["figs", "scopa", "assi", "quindici", "scopone"]),
    SEEDS,
    st.data(),
)
def test_what_a_player_cannot_see_does_not_change_its_choice(
    name: str, rules: str, seed: int, data: st.DataObject
) -> None:
    house = seated(rules, luck=data.draw(st.integers(0, 1 << 20)))
    house.play(data.draw(st.integers(0, 35)))
    assert house.room.deal is not None
    if house.room.deal.state.over:
        return
    seat = house.room.deal.state.to_move
    order = data.draw(st.permutations(cards_in(hidden_from(house.room, seat))))
    other = rearranged(house.room, seat, list(order)).deal
    assert other is not None
    assert any_player(name).choose(view(house.room.deal.state, seat), Budget(seed=seed)) == any_player(
        name
    ).choose(view(other.state, seat), Budget(seed=seed))


def test_a_random_player_plays_everything_it_may() -> None:
    state = deal(parse_rules("scopone"), Seat(3), [Card(number) for number in range(40)])
    seen = view(state, Seat(0))
    chosen = {player("random").choose(seen, Budget(seed=seed)) for seed in range(500)}
    assert chosen == set(seen.legal)


def test_a_player_that_does_not_exist_is_not_found() -> None:
    strange = [
        "",
        "oracle",
        "oracle:10",
        "Greedy",
        "../greedy",
        "greedy:5",
        "worlds:0",
        "worlds:",
        "worlds:05",
    ]
    strange += ["worlds:1000001", "worlds:9999999", "worlds+", "worlds+belief+", "worlds:5+magic", "worlds 5"]
    for name in strange:
        with pytest.raises(NotFound) as caught:
            player(name)
        with pytest.raises(NotFound):
            check_name(name)
        assert caught.value.reason == "player_not_found"
        assert caught.value.facts["known"] == list(PLAYERS)


def test_no_player_is_asked_to_a_table_for_more_work_than_people_wait_for() -> None:
    for name in (*LEVELS, "greedy", "random", "chitarrella", "net"):
        check_guest(name)
        player(name)
    for name in ("worlds", "worlds:5", "ismcts:4000", "alphabeta", "maestro:60", "circolo:1000000", "oracle"):
        with pytest.raises(NotFound) as caught:
            check_guest(name)
        assert caught.value.reason == "player_not_found"
        assert caught.value.facts["known"] == sorted(AT_TABLES)


def points(a: str, b: str, deals: int) -> list[int]:
    """Play deals twice with the sides swapped; return by how many points ``a`` was better on each."""
    margins = []
    for luck in range(deals):
        margin = 0
        for sign, players in ((1, (a, b)), (-1, (b, a))):
            house = House("scopone?target=one_deal", luck=luck)
            house.do(Fill("greedy"))
            while (seat := house.room.to_move) is not None:
                assert house.room.deal is not None
                state = house.room.deal.state
                action = player(players[seat % 2]).choose(view(state, seat), Budget(seed=luck))
                house.do(MakeAct(seat, house.room.version, action))
            assert house.room.deal is not None
            assert house.room.deal.score is not None
            totals = house.room.deal.score.totals
            margin += sign * (totals[0] - totals[1])
        margins.append(margin)
    return margins


def test_the_greedy_player_clearly_beats_the_random_one_on_the_same_cards() -> None:
    margins = points("greedy", "random", 30)
    assert sum(margins) / len(margins) > 2
    assert sum(margin > 0 for margin in margins) > 3 * sum(margin < 0 for margin in margins)


def test_a_player_is_level_with_itself_on_the_same_cards() -> None:
    assert points("greedy", "greedy", 5) == [0] * 5
