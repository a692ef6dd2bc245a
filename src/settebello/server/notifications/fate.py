"""The outcome of sending a message."""

from collections.abc import Awaitable, Callable
from enum import Enum, auto

HandOver = Callable[[], Awaitable[bool]]
"""Marks a message as handed over, right before it may arrive; tells whether that may be done."""


class Fate(Enum):
    """The fate of a message; ``UNKNOWN`` is where it may have arrived."""

    ARRIVED = auto()
    UNKNOWN = auto()
    LATER = auto()
    """It did not arrive, and may yet."""
    DROPPED = auto()
    """The receiver does not take this message."""
    REFUSED = auto()
    """There is no such receiver, and there will be none."""
    ANOTHERS = auto()
    """Another process has taken it up."""
