# ruff: noqa: ANN401, ARG001 (what Numba and LLVM hand over has no types; overloads are asked with types)
"""Rows of numbers added up sixteen at a time: what the compiler does not see by itself in flat arrays.

Each function is plain Python below and LLVM's vectors when compiled, as in `settebello.kernels.bits`. The
sums differ from Python's in the last bits, for the additions come in another order.
"""

from collections.abc import Callable
from typing import Any, Final

import numpy as np
from llvmlite import ir  # type: ignore[import-untyped]  # it has no types
from numba import types
from numba.core import cgutils as untyped_cgutils
from numba.extending import intrinsic, overload

from settebello.kernels.compiling.jit import Ints
from settebello.kernels.net.layout import HIDDEN, WIDTH, Floats

cgutils: Any = untyped_cgutils

LANES: Final = 16
_VECTOR: Final = ir.VectorType(ir.FloatType(), LANES)
_ZEROS: Final = ir.Constant(_VECTOR, [0.0] * LANES)
_LONG: Final = ir.IntType(64)
_HELD: Final = 8
"""Vectors of sums that the processor holds at a time."""


def add_rows(net: Floats, on: Ints, start: int, end: int, sums: Floats, into: int) -> None:
    """Add the rows ``on[start]`` to ``on[end - 1]`` of ``net``, `WIDTH` long, to ``sums[into]`` and on."""
    for number in range(start, end):
        row = on[number] * WIDTH
        sums[into : into + WIDTH] += net[row : row + WIDTH]


def exchange_rows(
    net: Floats, more: Ints, come: int, less: Ints, gone: int, sums: Floats, source: int, into: int
) -> None:
    """Write to ``sums[into]`` what stands at ``sums[source]`` with some rows of ``net`` more and some less.

    They are the first ``come`` of ``more``, and the first ``gone`` of ``less``.
    """
    sums[into : into + WIDTH] = sums[source : source + WIDTH]
    add_rows(net, more, 0, come, sums, into)
    for number in range(gone):
        row = less[number] * WIDTH
        sums[into : into + WIDTH] -= net[row : row + WIDTH]


def add_scaled(scale: float, source: Floats, start: int, sums: Floats, into: int, size: int) -> None:
    """Add so many numbers from ``source[start]`` on, times ``scale``; ``size`` is a multiple of 16."""
    sums[into : into + size] += scale * source[start : start + size]


def add_signals(net: Floats, rows: int, sums: Floats, signals: int, into: int) -> None:
    """Add to `HIDDEN` sums the rows of ``net`` from ``rows`` on, each times its signal if that is positive.

    The `WIDTH` signals stand in the same array as the sums.
    """
    for index in range(WIDTH):
        row = rows + index * HIDDEN
        sums[into : into + HIDDEN] += max(sums[signals + index], 0) * net[row : row + HIDDEN]


def weigh_signals(net: Floats, first: int, sums: Floats, signals: int) -> float:
    """Return the sum of `HIDDEN` signals where positive, each times its weight from ``net[first]`` on."""
    on = np.maximum(sums[signals : signals + HIDDEN], 0)
    return float(on @ net[first : first + HIDDEN])


def _data(context: Any, builder: Any, kind: Any, value: Any) -> Any:
    return context.make_array(kind)(context, builder, value).data


def _load(builder: Any, data: Any, place: Any) -> Any:
    pointer = builder.bitcast(builder.gep(data, [place]), _VECTOR.as_pointer())
    return builder.load(pointer, align=4)


def _store(builder: Any, value: Any, data: Any, place: Any) -> None:
    pointer = builder.bitcast(builder.gep(data, [place]), _VECTOR.as_pointer())
    builder.store(value, pointer, align=4)


def _spread(builder: Any, value: Any) -> Any:
    one = builder.insert_element(ir.Constant(_VECTOR, ir.Undefined), value, ir.Constant(ir.IntType(32), 0))
    return builder.shuffle_vector(
        one,
        ir.Constant(_VECTOR, ir.Undefined),
        ir.Constant(ir.VectorType(ir.IntType(32), LANES), [0] * LANES),
    )


def _number(value: int) -> Any:
    return ir.Constant(_LONG, value)


def _multiply_add(builder: Any, one: Any, two: Any, more: Any) -> Any:
    return builder.fadd(builder.fmul(one, two, flags=("contract",)), more, flags=("contract",))


def _sum_rows(builder: Any, rows: Any, target: Any, source: Any, into: Any, lists: Any) -> None:
    """Write sums with rows more or less: each list is numbers, the first of them, how many, the operation."""
    for first in range(0, WIDTH, _HELD * LANES):
        offsets = [_number(first + LANES * block) for block in range(_HELD)]
        kept = [cgutils.alloca_once(builder, _VECTOR) for _ in offsets]
        for held, offset in zip(kept, offsets, strict=True):
            builder.store(_load(builder, target, builder.add(source, offset)), held)
        for numbers, start, count, operation in lists:
            with cgutils.for_range(builder, count) as loop:
                number = builder.load(builder.gep(numbers, [builder.add(start, loop.index)]))
                row = builder.mul(number, _number(WIDTH))
                for held, offset in zip(kept, offsets, strict=True):
                    other = _load(builder, rows, builder.add(row, offset))
                    builder.store(operation(builder.load(held), other), held)
        for held, offset in zip(kept, offsets, strict=True):
            _store(builder, builder.load(held), target, builder.add(into, offset))


def _emit_add_rows(_context: Any, net: Any, on: Any, start: Any, end: Any, sums: Any, into: Any) -> Any:
    def emit(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        rows, numbers = _data(context, builder, net, args[0]), _data(context, builder, on, args[1])
        added = numbers, args[2], builder.sub(args[3], args[2]), builder.fadd
        _sum_rows(builder, rows, _data(context, builder, sums, args[4]), args[5], args[5], [added])
        return context.get_dummy_value()

    return types.void(net, on, types.int64, types.int64, sums, types.int64), emit


def _emit_exchange_rows(
    _context: Any, net: Any, more: Any, come: Any, less: Any, gone: Any, sums: Any, source: Any, into: Any
) -> Any:
    def emit(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        added = _data(context, builder, more, args[1]), _number(0), args[2], builder.fadd
        taken = _data(context, builder, less, args[3]), _number(0), args[4], builder.fsub
        rows, target = _data(context, builder, net, args[0]), _data(context, builder, sums, args[5])
        _sum_rows(builder, rows, target, args[6], args[7], [added, taken])
        return context.get_dummy_value()

    whole = types.int64
    return types.void(net, more, whole, less, whole, sums, whole, whole), emit


def _emit_add_scaled(
    _context: Any, scale: Any, source: Any, start: Any, sums: Any, into: Any, size: Any
) -> Any:
    def emit(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        read, target = _data(context, builder, source, args[1]), _data(context, builder, sums, args[3])
        scales = _spread(builder, args[0])
        with cgutils.for_range(builder, builder.udiv(args[5], _number(LANES))) as loop:
            at = builder.mul(loop.index, _number(LANES))
            place = builder.add(args[4], at)
            more = _load(builder, read, builder.add(args[2], at))
            _store(
                builder, _multiply_add(builder, scales, more, _load(builder, target, place)), target, place
            )
        return context.get_dummy_value()

    return types.void(types.float32, source, types.int64, sums, types.int64, types.int64), emit


def _positive(builder: Any, data: Any, start: Any) -> Any:
    """Return as bits which of the numbers from ``start`` on are above zero."""
    bits = _number(0)
    for first in range(0, _LONG.width, LANES):
        numbers = _load(builder, data, builder.add(start, _number(first)))
        above = builder.bitcast(builder.fcmp_ordered(">", numbers, _ZEROS), ir.IntType(LANES))
        bits = builder.or_(bits, builder.shl(builder.zext(above, _LONG), _number(first)))
    return bits


def _emit_weigh_signals(_context: Any, net: Any, first: Any, sums: Any, signals: Any) -> Any:
    def emit(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        weights, numbers = _data(context, builder, net, args[0]), _data(context, builder, sums, args[2])
        total = _ZEROS
        for block in range(0, HIDDEN, LANES):
            signal = _load(builder, numbers, builder.add(args[3], _number(block)))
            signal = builder.select(builder.fcmp_ordered(">", signal, _ZEROS), signal, _ZEROS)
            weight = _load(builder, weights, builder.add(args[1], _number(block)))
            total = _multiply_add(builder, signal, weight, total)
        lanes = LANES
        while lanes > 1:
            lanes //= 2
            half = [
                ir.Constant(ir.VectorType(ir.IntType(32), lanes), list(range(each, each + lanes)))
                for each in (0, lanes)
            ]
            total = builder.fadd(*(builder.shuffle_vector(total, total, each) for each in half))
        return builder.extract_element(total, ir.Constant(ir.IntType(32), 0))

    return types.float32(net, types.int64, sums, types.int64), emit


def _emit_add_signals(_context: Any, net: Any, rows: Any, sums: Any, signals: Any, into: Any) -> Any:
    def emit(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        read, target = _data(context, builder, net, args[0]), _data(context, builder, sums, args[2])
        places = [builder.add(args[4], _number(LANES * block)) for block in range(HIDDEN // LANES)]
        kept = [cgutils.alloca_once(builder, _VECTOR) for _ in places]
        for held, place in zip(kept, places, strict=True):
            builder.store(_load(builder, target, place), held)
        # the signals that are on, as bits: no processor guesses which they are
        on = cgutils.alloca_once(builder, _LONG)
        for first in range(0, WIDTH, _LONG.width):
            builder.store(_positive(builder, target, builder.add(args[3], _number(first))), on)
            with cgutils.for_range(builder, builder.ctpop(builder.load(on))):
                bits = builder.load(on)
                index = builder.add(builder.cttz(bits, ir.Constant(ir.IntType(1), 1)), _number(first))
                builder.store(builder.and_(bits, builder.sub(bits, _number(1))), on)
                scales = _spread(builder, builder.load(builder.gep(target, [builder.add(args[3], index)])))
                row = builder.add(args[1], builder.mul(index, _number(HIDDEN)))
                for block, held in enumerate(kept):
                    more = _load(builder, read, builder.add(row, _number(LANES * block)))
                    builder.store(_multiply_add(builder, scales, more, builder.load(held)), held)
        for held, place in zip(kept, places, strict=True):
            _store(builder, builder.load(held), target, place)
        return context.get_dummy_value()

    return types.void(net, types.int64, sums, types.int64, types.int64), emit


_add_rows: Any = intrinsic(_emit_add_rows)
_exchange_rows: Any = intrinsic(_emit_exchange_rows)
_add_scaled: Any = intrinsic(_emit_add_scaled)
_add_signals: Any = intrinsic(_emit_add_signals)
_weigh_signals: Any = intrinsic(_emit_weigh_signals)


@overload(add_rows)
def _compiled_add_rows(
    net: Floats, on: Ints, start: int, end: int, sums: Floats, into: int
) -> Callable[..., None]:
    def compiled(net: Floats, on: Ints, start: int, end: int, sums: Floats, into: int) -> None:
        _add_rows(net, on, start, end, sums, into)

    return compiled


@overload(exchange_rows)
def _compiled_exchange_rows(
    net: Floats, more: Ints, come: int, less: Ints, gone: int, sums: Floats, source: int, into: int
) -> Callable[..., None]:
    def compiled(
        net: Floats, more: Ints, come: int, less: Ints, gone: int, sums: Floats, source: int, into: int
    ) -> None:
        _exchange_rows(net, more, come, less, gone, sums, source, into)

    return compiled


@overload(add_scaled)
def _compiled_add_scaled(
    scale: float,
    source: Floats,
    start: int,
    sums: Floats,
    into: int,
    size: int,
) -> Callable[..., None]:
    def compiled(scale: float, source: Floats, start: int, sums: Floats, into: int, size: int) -> None:
        _add_scaled(scale, source, start, sums, into, size)

    return compiled


@overload(add_signals)
def _compiled_add_signals(
    net: Floats, rows: int, sums: Floats, signals: int, into: int
) -> Callable[..., None]:
    def compiled(net: Floats, rows: int, sums: Floats, signals: int, into: int) -> None:
        _add_signals(net, rows, sums, signals, into)

    return compiled


@overload(weigh_signals)
def _compiled_weigh_signals(net: Floats, first: int, sums: Floats, signals: int) -> Callable[..., float]:
    def compiled(net: Floats, first: int, sums: Floats, signals: int) -> float:
        return float(_weigh_signals(net, first, sums, signals))

    return compiled
