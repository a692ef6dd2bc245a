"""A test that may be looked at after every deal: "A is stronger than B", or B than A.

By betting (Ville's inequality; Waudby-Smith and Ramdas, "Estimating means of bounded random variables
by betting", JRSS B 2024). No deal can be worth less than ``-bound`` to A. Gamblers start with one
unit each and stake the same share of their fortune on A in every deal: after margins x1, x2, … one
who stakes ``s`` has (1 + s x1)(1 + s x2)…, never below nothing, for ``s < 1 / bound``. If A is not
stronger, that is if no deal is worth more than nothing on average, nobody can expect to win, and the
chance that the gamblers' mean fortune ever reaches ``1 / alpha`` is at most ``alpha``, however often one
looks and whatever the margins' distribution. Their mean is A's evidence; B's is the same with the signs
turned.
"""

from dataclasses import dataclass, field
from enum import StrEnum
from math import exp, log
from typing import Final

from settebello.cards import PACK_SIZE
from settebello.engine import categories
from settebello.rules import Rules

ALPHA: Final = 0.05
SHARES: Final = tuple(0.9 / 2**halved for halved in range(8))
"""The gamblers' stakes, as shares of ``1 / bound``."""

MOST: Final = 690.0
"""Logarithm of a fortune beyond which nobody counts: what a float can hold."""


class Verdict(StrEnum):
    """The finding of the test so far."""

    A = "a"
    B = "b"
    UNDECIDED = "undecided"


@dataclass(slots=True)
class SequentialTest:
    """The evidence for either player after ``count`` margins, none of them beyond ``bound``."""

    bound: float
    alpha: float = ALPHA
    count: int = 0
    verdict: Verdict = Verdict.UNDECIDED
    _logs_a: list[float] = field(default_factory=lambda: [0.0] * len(SHARES))
    _logs_b: list[float] = field(default_factory=lambda: [0.0] * len(SHARES))

    def add(self, margin: float) -> Verdict:
        """Count the next deal and return the verdict; the first that is reached stays."""
        if abs(margin) > self.bound:
            raise ValueError(f"{margin} is beyond {self.bound}")
        self.count += 1
        for index, share in enumerate(SHARES):
            self._logs_a[index] += log(1 + share * margin / self.bound)
            self._logs_b[index] += log(1 - share * margin / self.bound)
        if self.verdict is Verdict.UNDECIDED:
            if self.evidence_a >= 1 / self.alpha:
                self.verdict = Verdict.A
            elif self.evidence_b >= 1 / self.alpha:
                self.verdict = Verdict.B
        return self.verdict

    @property
    def evidence_a(self) -> float:
        """Return the gamblers' mean fortune after staking on A."""
        return _mean_exp(self._logs_a)

    @property
    def evidence_b(self) -> float:
        """Return the gamblers' mean fortune after staking on B."""
        return _mean_exp(self._logs_b)


def most_points(rules: Rules) -> int:
    """Return more points than a side can be ahead by in a deal: every category, a scopa with every play."""
    most = {"scope": -(-(PACK_SIZE - rules.deal.table_size()) // rules.side_count), "napoli": 10}
    return sum(most.get(name, 1) for name in categories(rules))


def _mean_exp(logs: list[float]) -> float:
    """Return the mean of the numbers with these logarithms, each at most ``exp(MOST)``."""
    return sum(exp(min(value, MOST)) for value in logs) / len(logs)
