"""Hints about hidden cards in plays: a scopa passed over, a duty to take, and how good a play was."""

import numpy as np
import pytest
from hypothesis import given

from settebello.cards import CardSet, Seat, parse_card, parse_cards
from settebello.engine import Play, State, apply, encode_action, legal_actions, view
from settebello.kernels import greedy_action, ints, pack_rules, pack_state
from settebello.kernels.layout import STOCK
from settebello.kernels.search.belief import (
    KINDS,
    LEAST,
    LIKELY,
    NO_ODDS,
    REFUSALS,
    RISK,
    SCOPA_MADE,
    SCOPA_REFUSED,
    VALUE,
    odds_of,
    play_kind,
)
from settebello.kernels.sight import ACTION, BY, FACTS, LEFT, ON, SEEN, sight
from settebello.rules import parse_rules
from tests.kit.strategies import states
from tests.rulings.asking import position

SCOPONE = parse_rules("scopone")


def kind(table: str, play: str, card: str, takes: str = "", left: int = 30) -> int:
    """Say how a card compares with a play on a table, nothing else being known."""
    action = Play(parse_card(play), parse_cards(takes) if takes else CardSet(0))
    facts, lying = ints(FACTS), parse_cards(table) if table else 0
    facts[[BY, ACTION, ON, LEFT, SEEN]] = 0, encode_action(action), lying, left, lying
    rules = pack_rules(SCOPONE)
    return int(play_kind(rules, facts, 0, parse_card(card)))


def test_a_card_that_would_have_swept_was_refused() -> None:
    assert kind("3C4S", "RD", "7C") == SCOPA_REFUSED
    assert kind("3C4S", "7B", "7C", takes="3C4S") not in {SCOPA_REFUSED, SCOPA_MADE}
    assert kind("3C4S", "7B", "RC", takes="3C4S") == SCOPA_MADE


def test_the_last_card_that_may_not_sweep_was_not_refused() -> None:
    assert kind("3C4S", "RD", "7C", left=1) != SCOPA_REFUSED


def test_a_card_that_leaves_fewer_scope_is_told_from_one_that_brings_more() -> None:
    # beside the eight the three leaves eleven, which nothing sweeps; the ace nine, which three horses do
    assert kind("FC", "AC", "3S") > RISK
    assert kind("FC", "3S", "AC") < RISK
    # the settebello or a seven of another suit would have taken the seven: one is worth far more
    assert kind("7CRS", "7S", "7D", takes="7C") == KINDS - 2
    assert kind("7CRS", "7D", "7S", takes="7C") == VALUE


def test_who_passes_over_a_scopa_is_taken_not_to_hold_it() -> None:
    state = position("scopone", ["AC 7C", "RB 6B", "FS 5S", "FB 4B"], "3C 4S")
    after = apply(apply(state, Play(parse_card("AC"))), Play(parse_card("RB")))
    seen = view(after, Seat(2))
    refusals = odds_of(sight(seen), REFUSALS)
    seven = int(parse_card("7C"))
    assert refusals[STOCK * 0 + seven] == pytest.approx(LEAST)
    assert refusals[STOCK * 3 + seven] == 1


@given(states())
def test_without_factors_nothing_is_concluded_unless_a_duty_was_broken(state: State) -> None:
    for seat in range(state.rules.players):
        odds = odds_of(sight(view(state, Seat(seat))), NO_ODDS)
        assert not len(odds) or set(odds) <= {1.0, 1e-9}


@given(states())
def test_odds_are_positive_and_only_of_hands_that_played(state: State) -> None:
    seat = state.to_move
    known = sight(view(state, seat))
    odds = odds_of(known, LIKELY).reshape(-1, STOCK)
    assert np.all(odds > 0)
    played = {int(known.plays[number * FACTS + BY]) for number in range(known.made)}
    quiet = [row for row in range(len(odds)) if row not in played]
    assert np.all(odds[quiet] == 1)
    assert np.all(odds[seat] == 1)


@given(states())
def test_a_greedy_player_refuses_no_scopa(state: State) -> None:
    if state.over:
        return
    cells, _, rules = pack_state(state)
    facts = ints(FACTS)
    facts[[BY, ACTION, ON]] = state.to_move, greedy_action(cells, rules), state.table
    facts[[LEFT, SEEN]] = state.cards_to_play, state.table | sum(state.piles)
    for card in {action.card for action in legal_actions(state)}:
        assert play_kind(rules, facts, 0, card) != SCOPA_REFUSED
