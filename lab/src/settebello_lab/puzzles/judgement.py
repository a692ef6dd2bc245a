"""A position judged in two ways that share nothing but the rules.

The first is the review's (`settebello.analysis.judging`): worlds as likely as the plays so far make them,
the network plays on, and the end is solved. In the second every way to deal the hidden cards is equally
likely, everybody plays on greedily to the last card, and the deal is counted; its luck is another, and its
worlds are more. A play that is best in both does not owe it to the habits of one way.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from typing import Final

import numpy as np

from settebello.analysis.judging import seed_of
from settebello.analysis.losses import Estimate, Table, loss_of, mean_of
from settebello.analysis.outcomes import greedy_outcomes, outcomes
from settebello.analysis.worlds import deal_worlds
from settebello.engine import Action, View

SURE: Final = 2.0
"""Standard errors that are taken off a lead before it is believed."""


@dataclass(frozen=True, slots=True)
class Ways:
    """The worlds of each way, even numbers, and the seed."""

    worlds: int = 400
    other_worlds: int = 600
    seed: int = 0


QUICK: Final = Ways(60, 120)
"""The first look of the miner."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """One way's judgement of all legal plays, by their places among these."""

    worths: tuple[Estimate, ...]
    best: int
    leads: tuple[Estimate, ...]
    """By how much each play is worth less than the best one: chosen and judged in different worlds."""

    @property
    def gap(self) -> float:
        """Return the lead of the best play over the next one."""
        return min((each.value for each in self._others), default=0.0)

    @property
    def sure_gap(self) -> float:
        """Return the lead that is left of each other play's with `SURE` standard errors off it, the least."""
        return min((each.value - SURE * each.error for each in self._others), default=0.0)

    @property
    def likely_gap(self) -> float:
        """Return the same with the standard errors added: a lead that the worlds do not speak against."""
        return min((each.value + SURE * each.error for each in self._others), default=inf)

    @property
    def _others(self) -> list[Estimate]:
        return [each for place, each in enumerate(self.leads) if place != self.best]


def judged(view: View, name: str, ways: Ways) -> tuple[Judgement, Judgement]:
    """Judge all legal plays of a view in both ways; digits depend on the view, its name and ``ways``."""
    return by_review(view, name, ways), by_greed(view, name, ways)


def by_review(view: View, name: str, ways: Ways, plays: Sequence[Action] = ()) -> Judgement:
    """Judge as the review does: all legal plays, or some."""
    worlds = deal_worlds(view, ways.worlds, seed_of(name, ways.seed, 1))
    return _judgement(outcomes(worlds, plays or view.legal).points)


def by_greed(view: View, name: str, ways: Ways) -> Judgement:
    """Judge by greedy play to the last card, in worlds that are all equally likely."""
    worlds = deal_worlds(view, ways.other_worlds, seed_of(name, ways.seed, 2), believed=False)
    return _judgement(greedy_outcomes(worlds, view.legal).points)


def _judgement(points: Table) -> Judgement:
    plays: Sequence[int] = range(points.shape[1])
    best = int(np.asarray(points).mean(axis=0).argmax())
    return Judgement(
        worths=tuple(mean_of(points[:, play]) for play in plays),
        best=best,
        leads=tuple(loss_of(points, play) for play in plays),
    )
