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

from settebello.kernels.compiling.jit import inlined

HIGH: Final = 0x8888888888
"""The highest bit of each rank's nibble."""


def popcount(mask: int) -> int:
    """Count the bits of a number that is not negative."""
    return int(mask).bit_count()


def lowest(mask: int) -> int:
    """Return the place of the lowest bit; the mask must have one."""
    return (int(mask) & -int(mask)).bit_length() - 1


def highest(mask: int) -> int:
    """Return the place of the highest bit; the mask must have one."""
    return int(mask).bit_length() - 1


def _emit_popcount(_context: Any, _mask: Any) -> Any:  # noqa: ANN401 (what Numba generates has no types)
    def emit(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:  # noqa: ANN401 (as above)
        return builder.ctpop(args[0])

    return types.int64(types.int64), emit


def _emit_lowest(_context: Any, _mask: Any) -> Any:  # noqa: ANN401 (as above)
    def emit(context: Any, builder: Any, _signature: Any, args: Any) -> Any:  # noqa: ANN401 (as above)
        return builder.cttz(args[0], context.get_constant(types.boolean, 1))

    return types.int64(types.int64), emit


def _emit_highest(_context: Any, _mask: Any) -> Any:  # noqa: ANN401 (as above)
    def emit(context: Any, builder: Any, _signature: Any, args: Any) -> Any:  # noqa: ANN401 (as above)
        above = builder.ctlz(args[0], context.get_constant(types.boolean, 1))
        return builder.sub(context.get_constant(types.int64, 63), above)

    return types.int64(types.int64), emit


_popcount: Any = intrinsic(_emit_popcount)
_lowest: Any = intrinsic(_emit_lowest)
_highest: Any = intrinsic(_emit_highest)


@overload(popcount)
def _compiled_popcount(mask: int) -> Callable[[int], int]:  # noqa: ARG001 (numba asks with a type)
    def compiled(mask: int) -> int:
        return int(_popcount(mask))

    return compiled


@overload(lowest)
def _compiled_lowest(mask: int) -> Callable[[int], int]:  # noqa: ARG001 (numba asks with a type)
    def compiled(mask: int) -> int:
        return int(_lowest(mask))

    return compiled


@overload(highest)
def _compiled_highest(mask: int) -> Callable[[int], int]:  # noqa: ARG001 (numba asks with a type)
    def compiled(mask: int) -> int:
        return int(_highest(mask))

    return compiled


@inlined
def nth_bit(mask: int, n: int) -> int:
    """Return the mask's bit number ``n`` alone, counted from 0 at the lowest."""
    for _ in range(n):
        mask &= mask - 1
    return mask & -mask


@inlined
def rank_counts(mask: int) -> int:
    """Return how many cards of each rank a set has: ten nibbles, the ace's lowest."""
    pairs = mask - (mask >> 1 & 0x5555555555)
    return (pairs & 0x3333333333) + (pairs >> 2 & 0x3333333333)


@inlined
def rank_total(mask: int) -> int:
    """Add up the capture values of a set: binary place by place, the cards whose value has it."""
    ones, twos = popcount(mask & 0x0F0F0F0F0F), popcount(mask & 0xF00FF00FF0)
    fours, eights = popcount(mask & 0x000FFFF000), popcount(mask & 0xFFF0000000)
    return ones + 2 * twos + 4 * fours + 8 * eights
