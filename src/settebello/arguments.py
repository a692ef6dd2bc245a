"""Checks of the arguments of public functions. Each raises `InvalidArgument`, which names the argument.

`checked` checks all arguments of a function by their annotations. A function that is called often in
a deal has its own checks instead.
"""

from collections.abc import Callable, Collection, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from enum import IntEnum
from functools import cache, wraps
from inspect import signature
from operator import index
from types import NoneType, UnionType
from typing import Any, Final, Literal, ParamSpec, TypeVar, Union, get_args, get_origin, get_type_hints

from settebello.errors import InvalidArgument, Reason

P = ParamSpec("P")
R = TypeVar("R")

Check = Callable[[str, Any], Any]
"""Return the value of the argument of this name, as it is handed on, or raise `InvalidArgument`."""

MOST_KNOWN: Final = 8
"""For how many combinations of types a function remembers that they are right."""

_RANGES: Final[dict[object, tuple[int, int]]] = {}
_ROWS: Final = (Sequence, Iterable, Collection, tuple)


def checked(function: Callable[P, R]) -> Callable[P, R]:
    """Check the arguments of a public function by their annotations; a wrong one raises `InvalidArgument`.

    Integers are handed on as Python's own, and rows of values as tuples. `object` admits everything.
    """
    known: set[tuple[type, ...]] = set()

    @cache
    def asked() -> tuple[dict[str, Check], bool]:
        """Return the checks, and whether types alone decide them: by the first call each class exists."""
        checks = _checks_of(function)
        return checks, all(map(_by_type, checks.values()))

    @wraps(function)
    def door(*args: P.args, **kwargs: P.kwargs) -> R:
        kinds = tuple(map(type, args))
        if kinds in known and not kwargs:
            return function(*args, **kwargs)  # what the engine asks thousands of times a deal
        checks, by_type = asked()
        if len(args) > len(checks) or (kwargs and not kwargs.keys() <= checks.keys()):
            return function(*args, **kwargs)  # which Python refuses
        passed = [check(name, value) for (name, check), value in zip(checks.items(), args, strict=False)]
        for name, value in kwargs.items():
            kwargs[name] = checks[name](name, value)
        if by_type and len(known) < MOST_KNOWN:
            known.add(kinds)
        return function(*passed, **kwargs)

    return door


def declare_range(kind: object, least: int, most: int) -> None:
    """Say which numbers a kind of integer has, as 0 to 39 for cards, so that `checked` knows."""
    _RANGES[kind] = least, most


@dataclass(frozen=True, slots=True)
class _OfKind:
    """The check that a value has one of several types, which its type alone decides."""

    kinds: tuple[type, ...]

    def __call__(self, name: str, value: Any) -> Any:  # noqa: ANN401 - an argument of any kind
        """Return the value; raise `InvalidArgument` for one of another type."""
        if not isinstance(value, self.kinds):
            raise _wrong_type(name, value, self.kinds)
        return value


def _by_type(check: Check) -> bool:
    """Tell whether the type of a value decides a check; of a protocol its attributes do."""
    kinds = check.kinds if isinstance(check, _OfKind) else ()
    return bool(kinds) and not any(getattr(kind, "_is_protocol", False) for kind in kinds)


def _checks_of(function: Callable[..., object]) -> dict[str, Check]:
    hints = get_type_hints(function)
    return {name: _check_for(hints.get(name, object)) for name in signature(function).parameters}


def _check_for(kind: Any) -> Check:  # noqa: ANN401 - an annotation has no type of its own
    kind = getattr(kind, "__bound__", None) or kind
    origin, inner = get_origin(kind), get_args(kind)
    if kind in {object, Any}:
        return _OfKind((object,))
    if kind in _RANGES:
        least, most = _RANGES[kind]
        return lambda name, value: check_whole(name, value, least, most)
    if isinstance(kind, type) and issubclass(kind, IntEnum):
        ends = min(kind), max(kind)
        return lambda name, value: value if type(value) is kind else kind(check_whole(name, value, *ends))
    if kind is int:
        return check_integer
    if origin in {Union, UnionType}:
        return _one_of(inner)
    if origin in _ROWS:
        return _row_of(origin, inner)
    return _OfKind(tuple(map(type, inner)) if origin is Literal else (origin or kind,))


def _one_of(kinds: tuple[Any, ...]) -> Check:
    """Return the check of a union: the last alternative says what is wrong."""
    *others, last = [_check_for(kind) for kind in kinds if kind is not NoneType]

    def check(name: str, value: object) -> object:
        if value is None and NoneType in kinds:
            return None
        for each in others:
            with suppress(InvalidArgument):
                return each(name, value)
        return last(name, value)

    return _OfKind(kinds) if all(map(_is_class, kinds)) else check


def _is_class(kind: object) -> bool:
    return isinstance(kind, type) and not issubclass(kind, int)


def _row_of(kind: type, inner: tuple[Any, ...]) -> Check:
    """Return the check of a row of values; a tuple may have a kind for each place."""
    places = [_check_for(each) for each in inner if each is not ...]
    fixed = kind is tuple and inner[1:] != (...,)

    of_kind = _OfKind((kind,))

    def check(name: str, value: object) -> tuple[object, ...]:
        if isinstance(value, str | bytes):
            raise _wrong_type(name, value, (kind,))
        row = tuple(of_kind(name, value))
        if fixed:
            check_count(name, len(row), len(places))
            return tuple(each(name, entry) for each, entry in zip(places, row, strict=True))
        return tuple(places[0](name, entry) for entry in row)

    return check


def check_kind(name: str, value: object, kind: type | tuple[type, ...], hint: str = "") -> None:
    """Raise unless a value has a type, or one of several; ``hint`` says how to get such a value.

    True and False are no numbers.
    """
    if type(value) is kind:
        return  # what the engine asks thousands of times a deal
    kinds = kind if isinstance(kind, tuple) else (kind,)
    if not isinstance(value, kinds) or (isinstance(value, bool) and bool not in kinds):
        raise _wrong_type(name, value, kinds, hint)


def check_integer(name: str, value: object) -> int:
    """Return an integer as Python's own; raise for any other value. NumPy's integers count, True does not."""
    if isinstance(value, bool):
        raise _wrong_type(name, value, (int,))
    try:
        return int(index(value))  # type: ignore[arg-type]  # that is what is asked
    except TypeError:
        raise _wrong_type(name, value, (int,)) from None


def check_whole(name: str, value: object, least: int, most: int) -> int:
    """Return an integer from ``least`` to ``most`` as Python's own; raise for any other value."""
    if type(value) is int and least <= value <= most:
        return value  # what the engine asks thousands of times a deal
    number = check_integer(name, value)
    check_range(name, number, least, most)
    return number


def check_range(name: str, number: float, least: float, most: float) -> None:
    """Raise unless a number is from ``least`` to ``most``."""
    if not least <= number <= most:
        raise InvalidArgument(
            f"{name} is {number}; it has to be from {least} to {most}",
            reason=Reason.ARGUMENT_RANGE,
            argument=name,
            number=str(number),
            least=str(least),
            most=str(most),
        )


def check_count(name: str, found: int, wanted: int) -> None:
    """Raise unless ``found``, the number of entries of an argument, is ``wanted``."""
    if found != wanted:
        raise InvalidArgument(
            f"{name} has {found} entries; it has to have {wanted}",
            reason=Reason.ARGUMENT_COUNT,
            argument=name,
            found=str(found),
            wanted=str(wanted),
        )


def check_integers(name: str, values: object, wanted: int) -> tuple[int, ...]:
    """Return a sequence of ``wanted`` integers as Python's own; raise for any other value."""
    if not isinstance(values, Sequence):
        raise _wrong_type(name, values, (Sequence,))
    check_count(name, len(values), wanted)
    return tuple(check_integer(name, each) for each in values)


def _wrong_type(name: str, value: object, kinds: tuple[type, ...], hint: str = "") -> InvalidArgument:
    wanted, found = " or ".join(each.__name__ for each in kinds), type(value).__name__
    message = f"{name} has type {found}, not {wanted}" + (f": {hint}" if hint else "")
    return InvalidArgument(message, reason=Reason.ARGUMENT_KIND, argument=name, wanted=wanted, found=found)
