"""Counting and finding bits in sets of cards, and cards by rank as ten four-bit counts.

A set is a mask of 40 bits, a nibble for each rank (see `settebello.cards`). ``rank_counts`` turns it
into ten nibbles that hold 0 to 4::

    mask    R  C  F  7 6 5 4 3 2 A      nibble r - 1: which suits of rank r
    counts  0  1  0  2 0 0 4 0 0 3      nibble r - 1: how many of rank r
"""

from collections.abc import Callable
from typing import Any, Final

from numba import types
from numba.extending import intrinsic, overload

from settebello.kernels.jit import kernel

HIGH: Final = 0x8888888888
"""The highest bit of each rank's nibble."""


def popcount(mask: int) -> int:
    """Count the bits of a number that is not negative."""
    return int(mask).bit_count()


def lowest(mask: int) -> int:
    """Return the place of the lowest bit; the mask must have one."""
    return (int(mask) & -int(mask)).bit_length() - 1


@intrinsic  # type: ignore[untyped-decorator]  # numba has no types
def _popcount(_context: object, mask: Any) -> Any:  # noqa: ANN401 (numba's types)
    def generate(_context: object, builder: Any, _signature: object, args: Any) -> Any:  # noqa: ANN401 (llvm)
        return builder.ctpop(args[0])

    return types.int64(types.int64), generate if isinstance(mask, types.Integer) else None


@intrinsic  # type: ignore[untyped-decorator]  # numba has no types
def _lowest(_context: object, mask: Any) -> Any:  # noqa: ANN401 (numba's types)
    def generate(_context: object, builder: Any, _signature: object, args: Any) -> Any:  # noqa: ANN401 (llvm)
        return builder.cttz(args[0], _context.get_constant(types.boolean, True))

    return types.int64(types.int64), generate if isinstance(mask, types.Integer) else None


@overload(popcount, inline="never")  # type: ignore[untyped-decorator]  # numba has no types
def _compiled_popcount(mask: object) -> Callable[[int], int]:  # noqa: ARG001 (numba asks by type)
    return lambda mask: _popcount(mask)


@overload(lowest, inline="never")  # type: ignore[untyped-decorator]  # numba has no types
def _compiled_lowest(mask: object) -> Callable[[int], int]:  # noqa: ARG001 (numba asks by type)
    return lambda mask: _lowest(mask)


@kernel
def nth_bit(mask: int, n: int) -> int:
    """Return the mask's bit number ``n`` alone, counted from 0 at the lowest."""
    for _ in range(n):
        mask &= mask - 1
    return mask & -mask


@kernel
def rank_counts(mask: int) -> int:
    """Return how many cards of each rank a set has: ten nibbles, the ace's lowest."""
    pairs = mask - (mask >> 1 & 0x5555555555)
    return (pairs & 0x3333333333) + (pairs >> 2 & 0x3333333333)


@kernel
def rank_total(mask: int) -> int:
    """Add up the capture values of a set."""
    total = 0
    while mask:
        total += (lowest(mask) >> 2) + 1
        mask &= mask - 1
    return total
