"""Random rule sets reach every value of every option, and patterns that nobody has printed."""

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from settebello.cards import PACK_SIZE
from settebello.engine import State
from settebello.rules import Rules, field_kinds, parse_rules, rules_text
from settebello.rules.codec import codec_for
from tests.kit.strategies import (
    PRINTED,
    PlayedDeal,
    deals,
    kin_rules,
    packs,
    played_deals,
    random_rules,
    states,
)

SCOPA = st.just(parse_rules("scopa?players=2"))


@cache
def many_rules() -> list[Rules]:
    """Draw the same few hundred rule sets every time."""
    kept: list[Rules] = []

    @settings(max_examples=300, derandomize=True, database=None)
    @given(random_rules())
    def keep(rules: Rules) -> None:
        kept.append(rules)

    keep()
    return kept


@cache
def many_kin_rules() -> list[Rules]:
    """Draw the same few hundred rule sets of the games around the five sources every time."""
    kept: list[Rules] = []

    @settings(max_examples=400, derandomize=True, database=None)
    @given(kin_rules())
    def keep(rules: Rules) -> None:
        kept.append(rules)

    keep()
    return kept


def test_a_random_rule_set_is_named_by_a_text() -> None:
    for rules in (*many_rules()[:60], *many_kin_rules()[:60]):
        assert parse_rules(rules_text(rules)) == rules


@pytest.mark.parametrize("option", list(field_kinds()))
def test_every_value_of_an_option_is_drawn(option: str) -> None:
    codec = codec_for(field_kinds()[option])
    values = {getattr(rules, option) for rules in (*many_rules(), *many_kin_rules())}
    assert len(values) > 1
    if codec.choices:
        wanted = (
            {value for some in values for value in some} if codec.many else set(map(codec.to_text, values))
        )
        assert wanted == set(codec.choices)


def test_odd_patterns_are_drawn() -> None:
    patterns = [(rules.players, rules.deal) for rules in many_rules()]
    assert {str(pattern) for _, pattern in patterns} > set(PRINTED)
    assert any(pattern.batch and str(pattern).startswith("T") for _, pattern in patterns)
    assert any(pattern.batch and not pattern.table_size() for _, pattern in patterns)
    assert any(players == 3 and pattern.table_size() == 1 for players, pattern in patterns)


@given(st.sampled_from([2, 3, 4, 6]), st.data())
def test_players_can_be_chosen(players: int, data: st.DataObject) -> None:
    assert data.draw(random_rules(players)).players == players


@given(packs())
def test_a_pack_has_every_card_once(pack: tuple[int, ...]) -> None:
    assert sorted(pack) == list(range(PACK_SIZE))


def test_states_reach_from_the_beginning_to_the_end() -> None:
    plays: set[int] = set()

    @settings(max_examples=60, derandomize=True, database=None)
    @given(states(SCOPA))
    def keep(state: State) -> None:
        plays.add(len(state.plays))

    keep()
    assert {0, 36} <= plays
    assert len(plays) > 10


@given(played_deals(st.just(parse_rules("scopone-10"))))
def test_played_deals_end(played: PlayedDeal) -> None:
    assert played.end.over
    assert len(played.states) == 41


@given(deals())
def test_deals_begin(state: State) -> None:
    assert not state.plays
    assert not state.over
