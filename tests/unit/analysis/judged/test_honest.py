"""Losses are honest: over two hundred decisions, fresh worlds find as much as the worlds that judged."""

from collections.abc import Iterator

import numpy as np
import pytest

from settebello.analysis import Position, course_of
from settebello.analysis.losses import halves, loss_of, mean_of
from settebello.analysis.outcomes import Table, outcomes
from settebello.analysis.worlds import deal_worlds
from tests.unit.notation.matches import played_match

DECISIONS = 200
WORLDS = 24


def positions() -> Iterator[Position]:
    """Yield plays of matches played by chance, each with a choice."""
    for seed in range(20):
        for position in course_of(played_match("scopone", seed, most=1)).positions:
            if position.unjudged is None:
                yield position


def points(position: Position, seed: int) -> Table:
    return outcomes(deal_worlds(position.view, WORLDS, seed), position.legal).points


@pytest.mark.slow
def test_a_loss_does_not_fall_when_fresh_worlds_judge_it() -> None:
    """The best play as one half chose it, judged in worlds that had no part in anything: no less is lost."""
    falls = []
    for _, position in zip(range(DECISIONS), positions(), strict=False):
        made = position.legal.index(position.played)
        judged, fresh = points(position, 1), points(position, 2)
        found = [judged[half].mean(axis=0).argmax() for half in halves(len(judged))]
        again = np.mean([fresh[:, best].mean() - fresh[:, made].mean() for best in found])
        falls.append(loss_of(judged, made).value - again)
    fall = mean_of(np.array(falls))
    assert len(falls) == DECISIONS
    assert abs(fall.value) < 3.5 * fall.error


@pytest.mark.slow
def test_a_loss_does_not_depend_on_the_other_plays_there_are() -> None:
    """Half of the plays that are neither made nor best are taken away: losses stay, but for noise."""
    changes = []
    for _, position in zip(range(DECISIONS // 2), positions(), strict=False):
        made, found = position.legal.index(position.played), points(position, 3)
        best = int(found.mean(axis=0).argmax())
        others = [index for index in range(len(position.legal)) if index not in {made, best}]
        kept = sorted({made, best, *others[::2]})
        changes.append(loss_of(found, made).value - loss_of(found[:, kept], kept.index(made)).value)
    change = mean_of(np.array(changes))
    assert abs(change.value) < max(3.5 * change.error, 0.05)
