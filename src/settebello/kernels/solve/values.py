"""Questions to the solver and its answers: budgets, bounds, solutions."""

import math
from collections.abc import Callable
from dataclasses import dataclass
from types import NoneType
from typing import Final

from settebello.arguments import check_kind, check_range
from settebello.engine import Action


@dataclass(frozen=True, slots=True)
class SolveBudget:
    """The most that an answer may cost, in all; None: no limit.

    Both are looked at between slices of the search, so that an answer may cost some milliseconds more.
    """

    seconds: float | None = None
    nodes: int | None = None

    def __post_init__(self) -> None:
        check_kind("seconds", self.seconds, (float, int, NoneType))
        check_kind("nodes", self.nodes, (int, NoneType))
        check_range("seconds", self.seconds or 0, 0, math.inf)
        check_range("nodes", self.nodes or 0, 0, math.inf)


@dataclass(frozen=True, slots=True)
class Bounds:
    """The least and the most that a value may be; exact where the two are equal."""

    lower: int
    upper: int

    @property
    def exact(self) -> bool:
        """Tell whether the value is known."""
        return self.lower == self.upper

    def turned(self, gain: int) -> "Bounds":
        """Return the bounds of a play that gains so much and leaves the other side these, and back."""
        return Bounds(gain - self.upper, gain - self.lower)

    def within(self, other: "Bounds") -> "Bounds":
        """Return the bounds that hold where both do."""
        return Bounds(max(self.lower, other.lower), min(self.upper, other.upper))


ANY: Final = Bounds(-64, 63)
"""Bounds of every value there can be."""


@dataclass(frozen=True, slots=True)
class Solution:
    """The value of a position, of every legal action in canonical order, and one line of best play.

    The line ends early, or is empty, where the budget was spent before the values were known.
    """

    value: Bounds
    actions: tuple[tuple[Action, Bounds], ...]
    line: tuple[Action, ...]
    nodes: int
    seconds: float

    @property
    def best(self) -> tuple[Action, ...]:
        """List the actions that are known to reach the value."""
        return tuple(action for action, bounds in self.actions if bounds.lower >= self.value.upper)

    @property
    def nodes_per_second(self) -> float:
        """Return how fast the search was."""
        return self.nodes / max(self.seconds, 1e-9)


@dataclass(frozen=True, slots=True)
class Progress:
    """Where a long answer stands: the part being worked on, the steps done of all, the nodes so far."""

    part: str
    done: int
    steps: int
    nodes: int


Report = Callable[[Progress], None]
