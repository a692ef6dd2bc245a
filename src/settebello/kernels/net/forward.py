"""From inputs to a value: the network's sums."""

from settebello.kernels.compiling.jit import Ints, inlined, kernel
from settebello.kernels.net import layout as at
from settebello.kernels.net.lanes import add_signals, weigh_signals
from settebello.kernels.net.layout import Floats
from settebello.kernels.net.rows import add_rows


@inlined
def first_bias(net: Floats, sums: Floats, into: int) -> None:
    """Begin the first layer's sums at ``sums[into]`` with its bias."""
    for index in range(at.WIDTH):
        sums[into + index] = net[at.FIRST_BIAS + index]


@inlined
def part_of(left: int) -> int:
    """Return which part of the deal it is with so many cards to be played."""
    return min((left + 3) // 4, at.PARTS) - 1 if left else 0


@kernel
def finish_sums(net: Floats, part: int, sums: Floats) -> float:
    """Return the value that follows from the first layer's sums at ``FIRST_SUMS``."""
    bias, rows = at.SECOND_BIAS + part * at.HIDDEN, at.SECOND + part * at.WIDTH * at.HIDDEN
    for unit in range(at.HIDDEN):
        sums[at.SECOND_SUMS + unit] = net[bias + unit]
    add_signals(net, rows, sums, at.FIRST_SUMS, at.SECOND_SUMS)
    value = weigh_signals(net, at.LAST + part * at.HIDDEN, sums, at.SECOND_SUMS)
    return value + net[at.LAST_BIAS + part]


@kernel
def evaluate(net: Floats, on: Ints, n: int, left: int, sums: Floats) -> float:
    """Return the value for the first ``n`` inputs of ``on``."""
    first_bias(net, sums, at.FIRST_SUMS)
    add_rows(net, on, 0, n, sums, at.FIRST_SUMS)
    return finish_sums(net, part_of(left), sums)
