"""A seeded generator of random numbers, the same on every machine and with the JIT off.

Chris Doty-Humphrey's SFC32 ("small fast counting", PractRand): three mixed words and a counter, so the
period is at least 2^32 whatever the seed. Words of 32 bits stand in 64, where nothing overflows::

    rng[0..2]  the mixed words        rng[3]  the counter
"""

from typing import Final

from settebello.arguments import check_integer
from settebello.kernels.compiling.jit import Ints, inlined, ints, kernel

RNG_WORDS: Final = 4
WORD: Final = (1 << 32) - 1
_ROUNDS: Final = 20
_PART: Final = 1 / (1 << 32)


def new_rng(seed: int, stream: int = 0) -> Ints:
    """Return a generator: 64 bits of ``seed``, and 32 of ``stream`` for independent ones of a seed.

    Raises `InvalidArgument` for a value that is no integer.
    """
    seed, stream = check_integer("seed", seed), check_integer("stream", stream)
    rng = ints(RNG_WORDS)
    reseed(rng, seed & WORD, seed >> 32 & WORD, stream & WORD)
    return rng


@kernel
def reseed(rng: Ints, low: int, high: int, stream: int) -> None:
    """Start a generator again from three words of 32 bits."""
    rng[0], rng[1], rng[2], rng[3] = low, high, stream, 1
    for _ in range(_ROUNDS):
        next_word(rng)


@inlined
def next_word(rng: Ints) -> int:
    """Return the next number, 0 to 2^32 - 1."""
    a, b, c, counter = rng[0], rng[1], rng[2], rng[3]
    word = (a + b + counter) & WORD
    rng[0] = b ^ (b >> 9)
    rng[1] = (c + (c << 3)) & WORD
    rng[2] = ((c << 21 | c >> 11) + word) & WORD
    rng[3] = (counter + 1) & WORD
    return word


@inlined
def chance(rng: Ints) -> float:
    """Return a number from 0 to 1, 1 left out."""
    return next_word(rng) * _PART


@inlined
def below(rng: Ints, bound: int) -> int:
    """Return a number from 0 to ``bound`` - 1, each equally likely; ``bound`` is 1 to 2^31 (Lemire 2019)."""
    wide = next_word(rng) * bound
    if wide & WORD < bound:
        least = (1 << 32) % bound
        while wide & WORD < least:
            wide = next_word(rng) * bound
    return wide >> 32
