"""Par of a deal: every player keeps the cards, and the deal goes round."""

from random import Random

import pytest

from settebello.cards import PACK_SIZE, Card, Seat, card_set
from settebello.engine import State, apply_unchecked, deal, legal_actions, play_order
from settebello.errors import SyntaxProblem
from settebello.kernels.solve import SolveBudget, par, solve, with_dealer
from settebello.rules import parse_rules
from tests.playthroughs.solutions import turned


def dealt(rules: str, seed: int, dealer: int = 0) -> State:
    pack = [Card(number) for number in range(PACK_SIZE)]
    Random(seed).shuffle(pack)
    return deal(parse_rules(rules), Seat(dealer), pack)


def cards_by_seat(state: State) -> list[list[int]]:
    """Return each seat's cards, batch by batch."""
    players, batch = state.rules.players, state.rules.deal.batch
    each = batch.cards if batch else 0
    found = [[int(hand)] for hand in state.hands]
    stock = state.stock
    while stock:
        for place, seat in enumerate(play_order(state.rules, state.dealer)):
            found[seat].append(int(card_set(stock[place * each : (place + 1) * each])))
        stock = stock[players * each :]
    return found


@pytest.mark.parametrize("rules", ["scopa-2", "scopa-4", "x-scopa-6", "scopone-10"])
def test_everybody_keeps_the_cards_when_another_deals(rules: str) -> None:
    start = dealt(rules, 3)
    for seat in range(start.rules.players):
        other = with_dealer(start, Seat(seat))
        assert cards_by_seat(other) == cards_by_seat(start)
        assert (other.dealer, other.to_move) == (seat, (seat + 1) % start.rules.players)
        assert with_dealer(other, start.dealer) == start


def test_par_is_the_value_for_side_0_whoever_deals() -> None:
    start = dealt("scopa-2", 4)
    found = par(start)
    assert [line.dealer for line in found.lines] == [0, 1]
    for line in found.lines:
        state = with_dealer(start, line.dealer)
        value = solve(state).value
        assert line.value == (value if state.side_to_move == 0 else value.turned(0))
        assert line.value.exact
        assert line.nodes > 0


def test_par_turns_with_the_table() -> None:
    start = dealt("scopa-2", 5)
    here, there = par(start), par(turned(start))
    assert [line.value.turned(0) for line in reversed(here.lines)] == [line.value for line in there.lines]


def test_par_within_a_budget_is_bounds() -> None:
    start = dealt("scopone-10", 6)
    told: list[int] = []
    found = par(start, SolveBudget(nodes=2000), lambda progress: told.append(progress.done))
    assert [line.dealer for line in found.lines] == [0, 1, 2, 3]
    assert all(line.value.lower < line.value.upper for line in found.lines)
    assert sorted(set(told)) == [0, 1, 2, 3]


@pytest.mark.parametrize("plays", [1, 36])
def test_par_is_of_a_whole_deal(plays: int) -> None:
    state = dealt("scopa-2", 7)
    for _ in range(plays):
        state = apply_unchecked(state, legal_actions(state)[0])
    with pytest.raises(SyntaxProblem) as refused:
        par(state)
    assert refused.value.reason == "par_whole_deal"
