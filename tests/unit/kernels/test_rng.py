"""The generator: reproducible, even, and shuffling every order alike."""

from collections import Counter

import pytest

from settebello.kernels import below, ints, new_pack, new_rng, next_word, shuffle
from tests.unit.kernels.chance import assert_even

DRAWS = 4000


def sfc32(seed: int, stream: int, numbers: int) -> list[int]:
    """SFC32 of PractRand as published, with unsigned words of 32 bits."""
    a, b, c, counter, made = seed & 0xFFFFFFFF, seed >> 32, stream, 1, []
    for _ in range(20 + numbers):
        made.append((a + b + counter) & 0xFFFFFFFF)
        a, b, c = (
            b ^ (b >> 9),
            (c + (c << 3)) & 0xFFFFFFFF,
            (((c << 21) & 0xFFFFFFFF | (c >> 11)) + made[-1]) & 0xFFFFFFFF,
        )
        counter += 1
    return made[20:]


@pytest.mark.parametrize(("seed", "stream"), [(0, 0), (1, 0), (2**64 - 1, 7), (123456789 << 20, 2**32 - 1)])
def test_the_numbers_are_those_of_sfc32(seed: int, stream: int) -> None:
    rng = new_rng(seed, stream)
    assert [next_word(rng) for _ in range(200)] == sfc32(seed, stream, 200)


def test_another_seed_or_stream_gives_other_numbers() -> None:
    rngs = [new_rng(*pair) for pair in ((1, 0), (2, 0), (1, 1), (1 << 32, 0))]
    assert len({tuple(next_word(rng) for _ in range(4)) for rng in rngs}) == len(rngs)


@pytest.mark.parametrize("bound", [1, 2, 3, 7, 10, 40])
def test_bounded_numbers_are_even(bound: int) -> None:
    rng = new_rng(bound)
    assert_even(Counter(below(rng, bound) for _ in range(DRAWS)), range(bound))


def test_a_bound_that_does_not_divide_the_words_favours_nobody() -> None:
    # of eight words two numbers would get three each and one two, if none were drawn again
    bound, rng = 3 << 29, new_rng(5)
    assert_even(Counter(below(rng, bound) % 3 for _ in range(DRAWS)), range(3))


def test_a_shuffle_puts_every_card_everywhere_alike() -> None:
    stock, rng = ints(40), new_rng(9)
    new_pack(stock)
    first, last, after_0 = Counter[int](), Counter[int](), Counter[int]()
    for _ in range(DRAWS):
        shuffle(stock, 0, rng)
        order = stock.tolist()
        first[order[0]] += 1
        last[order[39]] += 1
        after_0[order[(order.index(0) + 1) % 40]] += 1
    assert sorted(stock.tolist()) == list(range(40))
    assert_even(first, range(40))
    assert_even(last, range(40))
    assert_even(after_0, range(1, 40))


def test_a_shuffle_leaves_what_is_handed_out() -> None:
    stock = ints(40)
    new_pack(stock)
    shuffle(stock, 25, new_rng(3))
    assert stock[:25].tolist() == list(range(25))
    assert sorted(stock[25:].tolist()) == list(range(25, 40))


def test_the_orders_of_three_cards_are_even() -> None:
    stock, rng, orders = ints(40), new_rng(4), Counter[tuple[int, ...]]()
    for _ in range(DRAWS):
        new_pack(stock)
        shuffle(stock, 37, rng)
        orders[tuple(stock[37:].tolist())] += 1
    assert len(orders) == 6
    assert_even(orders, orders)
