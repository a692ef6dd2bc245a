"""Numbers from outside."""


def whole_number(value: object, most: int) -> int:
    """Return a whole number from 0 to the most; raise `ValueError` for anything else."""
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise ValueError(f"{value!r} is no number from 0 to {most}")
    return value
