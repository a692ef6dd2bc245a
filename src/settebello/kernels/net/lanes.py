# ruff: noqa: ANN401, ARG001 (what Numba and LLVM hand over has no types; overloads are asked with types)
"""The hidden layer's sums, sixteen numbers at a time, in LLVM's instructions.

Each function is plain Python below and LLVM's vectors when compiled, as in `settebello.kernels.bits`. The
sums differ from Python's in the last bits, for the additions come in another order. As plain loops these two
take nearly twice the time, and the network makes a fifth fewer plays (`docs/decisions`, 0031).
"""

from collections.abc import Callable
from typing import Any, Final

import numpy as np
from llvmlite import ir  # type: ignore[import-untyped]  # it has no types
from numba import types
from numba.core import cgutils as untyped_cgutils
from numba.extending import intrinsic, overload

from settebello.kernels.net.layout import HIDDEN, WIDTH, Floats

cgutils: Any = untyped_cgutils

LANES: Final = 16
_VECTOR: Final = ir.VectorType(ir.FloatType(), LANES)
_ZEROS: Final = ir.Constant(_VECTOR, [0.0] * LANES)
_LONG: Final = ir.IntType(64)


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


_add_signals: Any = intrinsic(_emit_add_signals)
_weigh_signals: Any = intrinsic(_emit_weigh_signals)


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
