"""Bits, and the table of what adds up to a number."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from settebello.cards import Card, CardSet, Rank, card_set, cards_in, of_rank, rank_sum, size
from settebello.kernels.bits import lowest, nth_bit, popcount, rank_counts, rank_total
from settebello.kernels.layout import MOST_SUM
from settebello.kernels.sums import FIRST, NEED, TAKEN, chosen_set, fits, ways

masks = st.integers(0, (1 << 40) - 1).map(CardSet)
small_tables = st.sets(st.integers(0, 39).map(Card), max_size=9).map(card_set)


@given(masks)
def test_bits_are_counted_and_found(mask: CardSet) -> None:
    cards = cards_in(mask)
    assert popcount(mask) == len(cards)
    assert [lowest(nth_bit(mask, n)) for n in range(len(cards))] == list(cards)
    assert rank_total(mask) == rank_sum(mask)


@given(masks)
def test_ranks_are_counted(mask: CardSet) -> None:
    counts = rank_counts(mask)
    assert [counts >> 4 * (rank - 1) & 15 for rank in Rank] == [size(of_rank(mask, rank)) for rank in Rank]
    assert counts >> 40 == 0


@pytest.mark.parametrize("total", range(1, MOST_SUM + 1))
def test_the_needs_of_a_sum_are_its_partitions(total: int) -> None:
    rows = range(FIRST[total], FIRST[total + 1])
    needs = [[int(NEED[row]) >> 4 * (rank - 1) & 15 for rank in Rank] for row in rows]
    assert all(sum(rank * n for rank, n in zip(Rank, need, strict=True)) == total for need in needs)
    assert [sum(need) for need in needs] == [TAKEN[row] for row in rows] == sorted(TAKEN[row] for row in rows)
    assert len({tuple(need) for need in needs}) == len(needs)
    assert all(n <= 4 for need in needs for n in need)


@given(small_tables, st.integers(1, MOST_SUM))
def test_the_sets_of_a_sum_are_every_set_that_adds_up(table: CardSet, total: int) -> None:
    counts = rank_counts(table)
    found = [
        chosen_set(table, counts, int(NEED[row]), index)
        for row in range(FIRST[total], FIRST[total + 1])
        if fits(counts, int(NEED[row]))
        for index in range(ways(counts, int(NEED[row])))
    ]
    cards = cards_in(table)
    every = [card_set(some) for n in range(1, len(cards) + 1) for some in combinations(cards, n)]
    assert sorted(found) == sorted(some for some in every if rank_sum(some) == total)
