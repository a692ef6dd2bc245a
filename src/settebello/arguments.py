"""Checks of the arguments of public functions. Each raises `InvalidArgument`, which names the argument."""

from collections.abc import Sequence
from operator import index

from settebello.errors import InvalidArgument, Reason


def check_kind(name: str, value: object, kind: type | tuple[type, ...], hint: str = "") -> None:
    """Raise unless a value has a type, or one of several; ``hint`` says how to get such a value.

    True and False are no numbers.
    """
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
