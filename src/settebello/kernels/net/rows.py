"""Rows of numbers added up: plain loops over slices, which LLVM turns into vectors.

Four rows are added in one pass, so that each sum is read and written once for all of them. The additions to
one sum come in the order of the rows, however many are added in a pass.
"""

from settebello.kernels.compiling.jit import Ints, inlined, vectorised
from settebello.kernels.net.layout import WIDTH, Floats


@vectorised
def add_rows(net: Floats, on: Ints, start: int, end: int, sums: Floats, into: int) -> None:
    """Add the rows ``on[start]`` to ``on[end - 1]`` of ``net``, `WIDTH` long, to ``sums[into]`` and on."""
    target, number = sums[into : into + WIDTH], start
    while number + 4 <= end:
        a, b, c, d = _starts(on, number)
        one, two, three, four = net[a : a + WIDTH], net[b : b + WIDTH], net[c : c + WIDTH], net[d : d + WIDTH]
        for index in range(WIDTH):
            target[index] = target[index] + one[index] + two[index] + three[index] + four[index]
        number += 4
    while number < end:
        row = net[on[number] * WIDTH : (on[number] + 1) * WIDTH]
        for index in range(WIDTH):
            target[index] += row[index]
        number += 1


@vectorised
def take_rows(net: Floats, on: Ints, count: int, sums: Floats, into: int) -> None:
    """Take the first ``count`` rows of ``on`` off again."""
    target, number = sums[into : into + WIDTH], 0
    while number + 4 <= count:
        a, b, c, d = _starts(on, number)
        one, two, three, four = net[a : a + WIDTH], net[b : b + WIDTH], net[c : c + WIDTH], net[d : d + WIDTH]
        for index in range(WIDTH):
            target[index] = target[index] - one[index] - two[index] - three[index] - four[index]
        number += 4
    while number < count:
        row = net[on[number] * WIDTH : (on[number] + 1) * WIDTH]
        for index in range(WIDTH):
            target[index] -= row[index]
        number += 1


@vectorised
def add_scaled(scale: float, source: Floats, start: int, sums: Floats, into: int, size: int) -> None:
    """Add so many numbers from ``source[start]`` on, times ``scale``, to ``sums[into]`` and on."""
    target, more = sums[into : into + size], source[start : start + size]
    for index in range(size):
        target[index] += scale * more[index]


@inlined
def _starts(on: Ints, number: int) -> tuple[int, int, int, int]:
    """Return where four rows begin."""
    return on[number] * WIDTH, on[number + 1] * WIDTH, on[number + 2] * WIDTH, on[number + 3] * WIDTH
