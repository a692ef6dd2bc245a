# ruff: noqa: ANN401, ARG001 (what Numba and LLVM hand over has no types; overloads are asked with types)
"""Rows of numbers added up sixteen at a time: what the compiler does not see by itself in flat arrays.

Each function is plain Python below and LLVM's vectors when compiled, as in `settebello.kernels.bits`. The
sums differ from Python's in the last bits, for the additions come in another order.
"""

from collections.abc import Callable
from typing import Any, Final

from llvmlite import ir  # type: ignore[import-untyped]  # it has no types
from numba import types
from numba.core import cgutils as untyped_cgutils
from numba.extending import intrinsic, overload

from settebello.kernels.jit import Ints
from settebello.kernels.net.layout import HIDDEN, WIDTH, Floats

cgutils: Any = untyped_cgutils

LANES: Final = 16
_VECTOR: Final = ir.VectorType(ir.FloatType(), LANES)
_HELD: Final = 8
"""Vectors of sums that the processor holds at a time."""


def add_rows(net: Floats, on: Ints, start: int, end: int, sums: Floats, into: int) -> None:
    """Add the rows ``on[start]`` to ``on[end - 1]`` of ``net``, `WIDTH` long, to ``sums[into]`` and on."""
    for number in range(start, end):
        row = on[number] * WIDTH
        sums[into : into + WIDTH] += net[row : row + WIDTH]


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
    return ir.Constant(ir.IntType(64), value)


def _multiply_add(builder: Any, one: Any, two: Any, more: Any) -> Any:
    return builder.fadd(builder.fmul(one, two, flags=("contract",)), more, flags=("contract",))


def _emit_add_rows(_context: Any, net: Any, on: Any, start: Any, end: Any, sums: Any, into: Any) -> Any:
    def emit(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        rows, numbers = _data(context, builder, net, args[0]), _data(context, builder, on, args[1])
        target, into = _data(context, builder, sums, args[4]), args[5]
        for first in range(0, WIDTH, _HELD * LANES):
            places = [builder.add(into, _number(first + LANES * block)) for block in range(_HELD)]
            kept = [cgutils.alloca_once(builder, _VECTOR) for _ in places]
            for held, place in zip(kept, places, strict=True):
                builder.store(_load(builder, target, place), held)
            with cgutils.for_range(builder, builder.sub(args[3], args[2])) as loop:
                number = builder.load(builder.gep(numbers, [builder.add(args[2], loop.index)]))
                row = builder.add(builder.mul(number, _number(WIDTH)), _number(first))
                for block, held in enumerate(kept):
                    more = _load(builder, rows, builder.add(row, _number(LANES * block)))
                    builder.store(builder.fadd(builder.load(held), more), held)
            for held, place in zip(kept, places, strict=True):
                _store(builder, builder.load(held), target, place)
        return context.get_dummy_value()

    return types.void(net, on, types.int64, types.int64, sums, types.int64), emit


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


def _emit_add_signals(_context: Any, net: Any, rows: Any, sums: Any, signals: Any, into: Any) -> Any:
    def emit(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        read, target = _data(context, builder, net, args[0]), _data(context, builder, sums, args[2])
        long, zero = ir.IntType(64), ir.Constant(ir.FloatType(), 0.0)
        # list the signals that are on without a branch, for no processor guesses which they are
        active, count = (
            cgutils.alloca_once(builder, long, WIDTH),
            cgutils.alloca_once_value(builder, _number(0)),
        )
        with cgutils.for_range(builder, _number(WIDTH)) as loop:
            signal = builder.load(builder.gep(target, [builder.add(args[3], loop.index)]))
            number = builder.load(count)
            builder.store(loop.index, builder.gep(active, [number]))
            positive = builder.zext(builder.fcmp_ordered(">", signal, zero), long)
            builder.store(builder.add(number, positive), count)
        places = [builder.add(args[4], _number(LANES * block)) for block in range(HIDDEN // LANES)]
        kept = [cgutils.alloca_once(builder, _VECTOR) for _ in places]
        for held, place in zip(kept, places, strict=True):
            builder.store(_load(builder, target, place), held)
        with cgutils.for_range(builder, builder.load(count)) as loop:
            index = builder.load(builder.gep(active, [loop.index]))
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
_add_scaled: Any = intrinsic(_emit_add_scaled)
_add_signals: Any = intrinsic(_emit_add_signals)


@overload(add_rows)
def _compiled_add_rows(
    net: Floats, on: Ints, start: int, end: int, sums: Floats, into: int
) -> Callable[..., None]:
    def compiled(net: Floats, on: Ints, start: int, end: int, sums: Floats, into: int) -> None:
        _add_rows(net, on, start, end, sums, into)

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
