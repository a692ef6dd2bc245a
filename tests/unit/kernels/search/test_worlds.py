"""Worlds dealt from a view: they agree with it, know nothing more, and come up as often as they should."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from settebello.cards import PACK, Card, CardSet, Seat, card_set, cards_in, cards_text, size
from settebello.engine import State, View, apply_unchecked, deal, legal_actions, view
from settebello.engine.live import live_view
from settebello.engine.views import sees_own_hand
from settebello.kernels import ints, new_rng, unpack_state
from settebello.kernels.check import check_playable
from settebello.kernels.layout import CELLS, STOCK
from settebello.kernels.search.belief import NO_ODDS, odds_of
from settebello.kernels.search.worlds import IMPOSSIBLE, Odds, deal_world
from settebello.kernels.sight import PLACES, sight
from settebello.rules import CaptureDuty, Rules, parse_rules
from tests.kit.strategies import random_rules, states
from tests.support.rooms import seated
from tests.unit.kernels.chance import assert_even

SCOPA = parse_rules("scopa?players=2")
SEEDS = st.integers(0, (1 << 64) - 1)


def worlds(seen: View, count: int, seed: int = 0, odds: Odds | None = None) -> Iterator[State]:
    """Deal so many worlds from a view."""
    known, cells, rng = sight(seen), ints(CELLS), new_rng(seed)
    chances = odds_of(known, NO_ODDS) if odds is None else odds
    for _ in range(count):
        deal_world(known, chances, rng, cells)
        world = unpack_state(seen.rules, cells, known.stock, seen.before)
        yield replace(world, plays=seen.plays)


def seats(state: State) -> list[Seat]:
    return [Seat(seat) for seat in range(state.rules.players)]


@given(states(), SEEDS)
def test_every_world_agrees_with_what_the_seat_has_seen(state: State, seed: int) -> None:
    for seat in seats(state):
        seen = view(state, seat)
        for world in worlds(seen, 3, seed):
            check_playable(world)
            assert view(world, seat) == seen


@pytest.mark.parametrize("rules", ["figs", "figs?target=11", "scopone", "scopa?players=3"])
def test_worlds_agree_with_open_cards_and_missed_captures(rules: str) -> None:
    for luck in range(12):
        house = seated(rules, luck=luck)
        house.blunder(4 * luck)
        live = house.room.deal.live if house.room.deal else None
        if live is None or live.over:
            continue
        for seat in seats(live.state):
            seen = live_view(live, seat)
            for world in worlds(seen, 3, luck):
                check_playable(world)
                assert all(not shown & ~hand for shown, hand in zip(live.exposed, world.hands, strict=True))
                assert replace(seen, exposed=(), legal=(), hand=None) == replace(
                    view(world, seat), legal=(), hand=None
                )
                assert seen.hand in {None, world.hands[seat]}


@given(states(), SEEDS, st.randoms(use_true_random=False))
def test_what_the_seat_cannot_see_does_not_change_its_worlds(state: State, seed: int, luck: Random) -> None:
    for seat in seats(state):
        hidden = list(state.stock)
        for other, hand in enumerate(state.hands):
            if other != seat or not sees_own_hand(state, seat):
                hidden += cards_in(hand)
        exchange = dict(zip(hidden, luck.sample(hidden, len(hidden)), strict=True))
        hands = tuple(card_set([exchange.get(card, card) for card in cards_in(hand)]) for hand in state.hands)
        other_state = replace(state, hands=hands, stock=tuple(exchange[card] for card in state.stock))
        assert list(worlds(view(state, seat), 2, seed)) == list(worlds(view(other_state, seat), 2, seed))


def near_the_end(rules: Rules, left: int, seed: int = 1) -> State:
    """Play a deal at random until so many cards are left."""
    luck = Random(seed)
    pack = [Card(number) for number in range(40)]
    luck.shuffle(pack)
    state = deal(rules, Seat(rules.players - 1), pack)
    while state.cards_to_play > left:
        state = apply_unchecked(state, luck.choice(legal_actions(state)))
    return state


def test_every_way_to_deal_the_hidden_cards_is_equally_likely() -> None:
    state = near_the_end(parse_rules("scopone"), 8)
    seat = state.to_move
    hidden = [card for other in seats(state) if other != seat for card in cards_in(state.hands[other])]
    dealt = Counter(world.hands for world in worlds(view(state, seat), 9000, 7))
    ways = [
        tuple(
            {seat: state.hands[seat], **dict(zip(others, (first, second, third), strict=True))}[each]
            for each in seats(state)
        )
        for others in [[each for each in seats(state) if each != seat]]
        for first in map(card_set, combinations(hidden, 2))
        for second in map(card_set, combinations([c for c in hidden if not first >> c & 1], 2))
        for third in [CardSet(card_set(hidden) & ~first & ~second)]
    ]
    assert len(ways) == 90
    assert_even(dealt, ways)


def test_the_stock_comes_in_any_order() -> None:
    state = near_the_end(SCOPA, 12)
    seen = view(state, state.to_move)
    firsts = Counter(world.stock[0] for world in worlds(seen, 4000, 3))
    assert_even(firsts, cards_in(CardSet(card_set(state.stock) | state.hands[1 - state.to_move])))


def test_in_the_last_batch_of_two_handed_scopa_there_is_one_world() -> None:
    state = near_the_end(SCOPA, 6)
    seen = view(state, state.to_move)
    assert sight(seen).determined
    assert list(worlds(seen, 3)) == [state] * 3
    assert not sight(view(near_the_end(SCOPA, 7), Seat(0))).determined


def test_before_the_first_turn_under_figs_the_own_hand_is_hidden_too() -> None:
    state = near_the_end(parse_rules("figs"), 36)
    hands = {world.hands[2] for world in worlds(view(state, Seat(2)), 50)}
    assert len(hands) > 40
    assert all(size(hand) == 9 for hand in hands)


def test_cards_taken_before_the_view_begins_to_remember_lie_in_some_pile() -> None:
    state = replace(near_the_end(parse_rules("scopone"), 10), plays=())
    taken = sum(map(size, state.piles))
    for world in worlds(view(state, state.to_move), 20):
        check_playable(world)
        assert sum(map(size, world.piles)) == taken
        assert world.table == state.table


def test_with_odds_a_world_is_as_likely_as_its_cards_together() -> None:
    state = near_the_end(parse_rules("scopone"), 4)
    seen = view(state, state.to_move)
    others = [seat for seat in seats(state) if seat != state.to_move]
    hidden = [cards_in(state.hands[seat])[0] for seat in others]
    odds = np.ones(PLACES * STOCK)
    weights = {(seat, card): 1.0 for seat in others for card in hidden}
    weights[others[0], hidden[0]], weights[others[1], hidden[2]] = 0.1, 3.0
    for (seat, card), weight in weights.items():
        odds[STOCK * seat + card] = weight
    came = Counter(world.hands for world in worlds(seen, 20_000, 5, odds))
    chances = {
        hands: float(np.prod([weights[seat, cards_in(hands[seat])[0]] for seat in others])) for hands in came
    }
    assert len(came) == 6
    for hands, count in came.items():
        expected = 20_000 * chances[hands] / sum(chances.values())
        assert abs(count - expected) < 4.5 * expected**0.5 + 1


def test_a_card_goes_where_it_cannot_be_only_if_it_can_be_nowhere_else() -> None:
    state = near_the_end(parse_rules("scopone"), 8)
    seen = view(state, state.to_move)
    others = [seat for seat in seats(state) if seat != state.to_move]
    card = cards_in(state.hands[others[0]])[0]
    odds = np.ones(PLACES * STOCK)
    odds[STOCK * others[0] + card] = odds[STOCK * others[1] + card] = IMPOSSIBLE
    for world in worlds(seen, 200, 1, odds):
        assert world.hands[others[2]] >> card & 1


@given(random_rules().map(lambda rules: replace(rules, capture_duty=CaptureDuty.HAND)), st.data())
def test_who_had_to_take_and_laid_holds_no_card_that_takes(rules: Rules, data: st.DataObject) -> None:
    path = [data.draw(states(st.just(rules)))]
    for _ in range(2 * rules.players):
        if not path[-1].over:
            path.append(apply_unchecked(path[-1], legal_actions(path[-1])[-1]))
    state = path[-1]
    if state.over:
        return
    for world in worlds(view(state, state.to_move), 3):
        for number, before in enumerate(path[:-1]):
            played = [play.action.card for play in state.plays[before.plays_made - state.plays_made :]]
            batch = [earlier.stock for earlier in path[number:]]
            if batch.count(before.stock) < len(batch):
                continue  # another batch has come since
            turns = [earlier.to_move for earlier in path[number:-1]]
            held = card_set(
                [card for card, seat in zip(played, turns, strict=True) if seat == before.to_move]
            )
            hand = CardSet(world.hands[before.to_move] | held)
            dealt = replace(
                before, hands=tuple(hand if s == before.to_move else CardSet(0) for s in seats(before))
            )
            assert state.plays[before.plays_made - state.plays_made].action in legal_actions(dealt), (
                cards_text(hand)
            )


def test_the_whole_pack_is_in_every_world() -> None:
    state = near_the_end(parse_rules("scopa?players=6"), 30)
    for world in worlds(view(state, Seat(3)), 10):
        everything = world.table | sum(world.hands) | sum(world.piles) | card_set(world.stock)
        assert everything == PACK
