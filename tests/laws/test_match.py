"""A match ends, its winner is who the rules say, and the deal goes round."""

from random import Random

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from settebello.cards import EMPTY, PACK, PACK_SIZE, SUIT_MASK, Card, CardSet, Seat, Side, Suit
from settebello.engine import (
    Match,
    Outcome,
    State,
    after_deal,
    apply_unchecked,
    deal,
    first_table,
    forfeited,
    legal_actions,
    match_outcome,
    next_dealer,
    next_match,
    play_order,
    redeal_reason,
    score_deal,
    score_state,
    start_match,
)
from settebello.rules import Redeal, Rules, parse_rules
from tests.kit.strategies import random_rules
from tests.laws.naive import Cards, texts, value, winner

MANY = 200
"""More deals than any match of these rules needs, unless it never ends."""

seeds = st.integers(0, 2**32)


def shuffled(luck: Random) -> list[Card]:
    """Return a pack in random order."""
    pack = [Card(card) for card in range(PACK_SIZE)]
    luck.shuffle(pack)
    return pack


def played(state: State, luck: Random) -> State:
    """Play a deal to the end, any legal way."""
    while not state.over:
        state = apply_unchecked(state, luck.choice(legal_actions(state)))
    return state


def shared(rules: Rules, luck: Random) -> tuple[list[CardSet], list[int]]:
    """Share the pack and a few scope out among the sides, now and then all the coins to one of them."""
    piles = [0] * rules.side_count
    for card in range(PACK_SIZE):
        piles[luck.randrange(len(piles))] |= 1 << card
    if luck.randrange(4) == 0:
        coins = SUIT_MASK[Suit.DENARI]
        lucky = luck.randrange(len(piles))
        piles = [pile | coins if side == lucky else pile & ~coins for side, pile in enumerate(piles)]
    return [CardSet(pile) for pile in piles], [luck.randrange(4) for _ in piles]


@settings(max_examples=settings().max_examples * 5 // 8)
@given(random_rules(), seeds)
def test_a_match_ends_and_its_winner_is_right(rules: Rules, seed: int) -> None:
    luck = Random(seed)
    match, score = start_match(rules, Seat(luck.randrange(rules.players))), [0] * rules.side_count
    for _ in range(MANY):
        end = played(deal(rules, match.dealer, shuffled(luck), match.outcome.score), luck)
        counted = score_state(end)
        match = after_deal(match, counted)
        score = [old + new for old, new in zip(score, counted.totals, strict=True)]
        assert list(match.outcome.score) == score
        assert match.outcome.winner == winner(rules, score, [texts(pile) for pile in end.piles])
        if match.over:
            return
    raise AssertionError(f"nobody has won after {MANY} deals: {score}")


@settings(max_examples=5 * settings().max_examples)
@given(random_rules(), seeds, st.integers(0, 40))
def test_the_winner_is_ahead_of_all_at_the_target_or_has_all_the_coins(
    rules: Rules, seed: int, most: int
) -> None:
    luck = Random(seed)
    before = [luck.randrange(most + 1) for _ in range(rules.side_count)]
    piles, scope = shared(rules, luck)
    counted = score_deal(rules, piles, scope)
    found = match_outcome(rules, before, counted.totals, all_coins=counted.all_coins)
    wanted = winner(rules, found.score, [texts(pile) for pile in piles])
    assert found.winner == wanted
    assert found.multiplier == (naive_stake(rules, found.score, wanted) if wanted is not None else None)


@given(random_rules(players=2) | random_rules(players=4), st.integers(0, 12), st.integers(0, 12))
def test_the_stake_is_paid_by_what_the_losers_have(rules: Rules, one: int, other: int) -> None:
    assume(rules.side_count == 2)
    rules = rules.with_options({"target": 8, "stakes": True})
    found = match_outcome(rules, (one, other), (0, 0))
    assert (found.multiplier is None) == (found.winner is None) == (one == other or max(one, other) < 8)
    if found.winner is not None:
        assert found.multiplier == naive_stake(rules, (one, other), found.winner)


def naive_stake(rules: Rules, score: tuple[int, ...], won: int) -> int | None:
    """F16.1: simple against 4 or more, double against 1 to 3, triple against nothing."""
    if not rules.stakes:
        return None
    (lost,) = [points for side, points in enumerate(score) if side != won]
    return {0: 3, 1: 2, 2: 2, 3: 2}.get(lost, 1)


@given(random_rules(), st.integers(0, 1), st.lists(st.integers(0, 30), min_size=2, max_size=2))
def test_whose_time_runs_out_loses_whatever_the_score(rules: Rules, late: int, score: list[int]) -> None:
    assume(rules.side_count == 2)
    found = forfeited(Match(rules, Seat(0), 1, Outcome(tuple(score))), Side(late)).outcome
    assert (found.score, found.winner) == (tuple(score), 1 - late)
    assert found.multiplier == naive_stake(rules, tuple(score), 1 - late)


@given(random_rules(), seeds)
def test_the_deal_passes_to_the_right_through_the_match_and_into_the_next(rules: Rules, seed: int) -> None:
    luck = Random(seed)
    dealer = luck.randrange(rules.players)
    match = start_match(rules, Seat(dealer))
    for number in range(1, 30):
        assert match.dealer == (dealer + number - 1) % rules.players
        assert match.deal_number == number
        last, match = match, after_deal(match, score_deal(rules, *shared(rules, luck)))
        if match.over:
            assert match.dealer == last.dealer
            following = next_match(rules, match.dealer)
            assert following == Match(
                rules, next_dealer(rules, last.dealer), 1, start_match(rules, Seat(0)).outcome
            )
            return


@given(random_rules())
def test_play_goes_round_from_the_dealers_right_to_the_dealer(rules: Rules) -> None:
    for dealer in map(Seat, range(rules.players)):
        order = play_order(rules, dealer)
        assert sorted(order) == list(range(rules.players))
        assert order[0] == next_dealer(rules, dealer)
        assert order[-1] == dealer


@settings(max_examples=5 * settings().max_examples)
@given(random_rules(), seeds)
def test_a_first_table_is_dealt_again_for_the_reasons_of_the_rules(rules: Rules, seed: int) -> None:
    table = texts(first_table(rules, shuffled(Random(seed))))
    reason = redeal_reason(rules, first_table(rules, shuffled(Random(seed))))
    assert reason == naive_redeal(rules, table)


def naive_redeal(rules: Rules, table: Cards) -> Redeal | None:
    """F6.2, T4, O7, P5, P26."""
    if Redeal.KINGS3 in rules.redeal and sum(card[0] == "R" for card in table) >= 3:
        return Redeal.KINGS3
    if Redeal.SUM10 in rules.redeal and table and sum(map(value, table)) <= 10:
        return Redeal.SUM10
    if Redeal.ACE1 in rules.redeal and any(card[0] == "A" for card in table):
        return Redeal.ACE1
    return None


@given(random_rules(), seeds)
def test_dealing_again_stops(rules: Rules, seed: int) -> None:
    luck = Random(seed)
    assert any(redeal_reason(rules, first_table(rules, shuffled(luck))) is None for _ in range(500))


def test_a_match_that_is_over_keeps_its_dealer_and_its_score() -> None:
    match = start_match(parse_rules("torneo?target=one_deal"), Seat(1))
    over = after_deal(match, score_deal(match.rules, (PACK, EMPTY), (0, 0)))
    assert over.over
    assert (over.outcome.score, over.outcome.winner, over.dealer) == ((4, 0), 0, 1)
