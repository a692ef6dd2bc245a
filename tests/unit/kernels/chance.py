"""Whether counts look like equal chances; seeds are fixed, so that a test gives one answer for ever."""

from collections.abc import Iterable, Mapping
from typing import TypeVar

Value = TypeVar("Value")


def assert_even(counts: Mapping[Value, int], values: Iterable[Value]) -> None:
    """Check by chi-square that every value came up about as often: off by chance once in ten thousand."""
    asked = list(values)
    assert set(counts) <= set(asked)
    expected = sum(counts.values()) / len(asked)
    chi_square = sum((counts.get(value, 0) - expected) ** 2 / expected for value in asked)
    assert chi_square <= _critical(len(asked) - 1), counts


def _critical(freedom: int) -> float:
    """Return the 0.9999 quantile of chi-square (Wilson and Hilferty 1931)."""
    if freedom == 0:
        return 0.0
    part = 2 / (9 * freedom)
    return float(freedom * (1 - part + 3.719 * part**0.5) ** 3)
