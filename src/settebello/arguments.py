"""What public functions check of their arguments, each with one sentence and one code.

Every check raises `InvalidArgument`, which names the argument.
"""

from operator import index

from settebello.errors import InvalidArgument


def check_kind(name: str, value: object, kind: type | tuple[type, ...], hint: str = "") -> None:
    """Raise unless a value is of a kind; ``hint`` says how to come by one."""
    if isinstance(value, kind):
        return
    kinds = kind if isinstance(kind, tuple) else (kind,)
    wanted, found = " or ".join(each.__name__ for each in kinds), type(value).__name__
    message = f"{name} is a {found}, not a {wanted}" + (f": {hint}" if hint else "")
    raise InvalidArgument(message, reason="argument_kind", argument=name, wanted=wanted, found=found)


def check_whole(name: str, value: object, least: int, most: int) -> None:
    """Raise unless a value is a whole number from ``least`` to ``most``; NumPy's integers are."""
    try:
        number = index(value)  # type: ignore[arg-type]  # that is what is asked
    except TypeError:
        check_kind(name, value, int)
        raise
    if not least <= number <= most:
        raise InvalidArgument(
            f"{name} is {number}, and goes from {least} to {most}",
            reason="argument_range",
            argument=name,
            number=str(number),
            least=str(least),
            most=str(most),
        )


def check_count(name: str, found: int, wanted: int) -> None:
    """Raise unless there are as many of something as there have to be."""
    if found != wanted:
        raise InvalidArgument(
            f"{name} has {found} entries, and needs {wanted}",
            reason="argument_count",
            argument=name,
            found=found,
            wanted=wanted,
        )
