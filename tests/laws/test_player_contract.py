"""Every player there is passes the conformance test, by every preset; and the test finds those who do not."""

import time

import pytest

from settebello.cards import CardSet, of_rank, rank_of, size
from settebello.engine import Action, Play, View
from settebello.players import Budget, RandomPlayer
from settebello.rules import parse_rules
from settebello_lab.players import player
from settebello_lab.players.check import (
    check_hidden_cards,
    check_player,
    check_same_answer,
    check_whole_deal,
    dealt,
)
from tests.support.players import NAMES, OF_EVERY_GAME
from tests.support.presets import DISTINCT, DISTINCT_KIN, KIN, SEARCHED

SCOPONE = parse_rules("scopone")


@pytest.mark.parametrize("name", NAMES)
def test_a_player_keeps_the_contract_by_rules_of_every_kind(name: str) -> None:
    for rules in DISTINCT:
        check_player(lambda: player(name), parse_rules(rules), seed=3, every=9)


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_a_player_keeps_the_contract_by_every_preset(name: str) -> None:
    for rules in SEARCHED:
        check_player(lambda: player(name), parse_rules(rules), seed=3, every=5)


@pytest.mark.parametrize("name", NAMES)
def test_a_player_keeps_the_contract_at_every_position(name: str) -> None:
    for rules in ("figs", "scopa?players=2", "assi?players=6"):
        check_player(lambda: player(name), parse_rules(rules), seed=4)


@pytest.mark.parametrize("name", OF_EVERY_GAME)
def test_a_player_of_every_game_keeps_the_contract_in_the_games_around_the_sources(name: str) -> None:
    for rules in DISTINCT_KIN:
        check_player(lambda: player(name), parse_rules(rules), seed=3, every=9)


@pytest.mark.slow
@pytest.mark.parametrize("name", OF_EVERY_GAME)
def test_a_player_of_every_game_plays_every_preset_to_the_end_of_a_deal(name: str) -> None:
    for rules in KIN:
        check_whole_deal(lambda: player(name), parse_rules(rules), seed=3)


class Forgetful:
    """Chooses by how often it has been asked."""

    def __init__(self) -> None:
        self._asked = 0

    def choose(self, view: View, budget: Budget) -> Action:  # noqa: ARG002 (a player's signature)
        self._asked += 1
        return view.legal[self._asked % len(view.legal)]


class Whisperer:
    """Remembers the hands of all seats it plays for, and lays what nobody else has of."""

    def __init__(self) -> None:
        self._seen: dict[int, int] = {}

    def choose(self, view: View, budget: Budget) -> Action:  # noqa: ARG002 (as above)
        self._seen[view.seat] = view.hand or 0
        union = 0
        for seat, hand in self._seen.items():
            union |= hand if seat != view.seat else 0
        return min(view.legal, key=lambda act: size(of_rank(CardSet(union), rank_of(act.card))))


class Slow:
    def choose(self, view: View, budget: Budget) -> Action:  # noqa: ARG002 (as above)
        until = time.process_time() + 1.2
        while time.process_time() < until:
            pass
        return view.legal[0]


class Illegal:
    """Lays what it holds, whether that takes something or not."""

    def choose(self, view: View, budget: Budget) -> Action:  # noqa: ARG002 (as above)
        return Play(view.legal[0].card)


class Lucky:
    """Draws its luck from the clock."""

    def choose(self, view: View, budget: Budget) -> Action:
        return RandomPlayer().choose(view, Budget(budget.ms, time.perf_counter_ns()))


def test_an_illegal_action_is_found() -> None:
    with pytest.raises(AssertionError, match="is not legal in seat"):
        check_whole_deal(Illegal, SCOPONE)


def test_a_slow_player_is_found() -> None:
    with pytest.raises(AssertionError, match="ms for a budget of 50 ms"):
        check_whole_deal(Slow, SCOPONE)


@pytest.mark.parametrize("make", [Forgetful, Lucky])
def test_another_answer_to_the_same_question_is_found(make: type[Forgetful | Lucky]) -> None:
    with pytest.raises(AssertionError, match="cards to play, after"):
        check_same_answer(make, SCOPONE)


def test_a_player_that_carries_cards_from_seat_to_seat_is_found() -> None:
    with pytest.raises(AssertionError, match="with other hidden cards"):
        check_hidden_cards(Whisperer, SCOPONE)


def test_the_deal_follows_from_the_seed() -> None:
    assert dealt(SCOPONE, 5) == dealt(SCOPONE, 5) != dealt(SCOPONE, 6)
