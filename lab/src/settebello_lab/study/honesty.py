"""Whether losses are honest: fresh worlds find no less, and the other legal plays do not move them."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final

import numpy as np

from settebello.analysis import Position, course_of
from settebello.analysis.judging import seed_of
from settebello.analysis.losses import Estimate, Table, halves, loss_of, mean_of
from settebello.analysis.outcomes import outcomes
from settebello.analysis.worlds import deal_worlds
from settebello_lab.study.deals import StudyDeals, played_deal

FRESH: Final = 1
"""The seed of the fresh worlds, where that of the judging ones is 0."""


@dataclass(frozen=True, slots=True)
class Honesty:
    """The means over decisions, in points of a loss.

    ``fall``: a loss less what fresh worlds find of the same best plays. ``change``: a loss less the loss
    where half of the plays that are neither made nor best are taken away. ``luck``: by how much more the loss
    would be if the worlds that choose the best play judged it as well, which a review does not do.
    """

    decisions: int
    worlds: int
    lost: Estimate
    fall: Estimate
    luck: Estimate
    change: Estimate


def decisions_of(players: Sequence[str], rules: str, seed: int = 1) -> Iterator[Position]:
    """Yield plays with a choice, from deals of these players in turn, without end."""
    number = 0
    while True:
        asked = StudyDeals(players[number % len(players)], rules, seed, 2)
        for position in course_of(played_deal(asked, number)).positions:
            if position.unjudged is None:
                yield position
        number += 1


def honesty_of(positions: Iterable[Position], count: int, worlds: int) -> Honesty:
    """Judge so many decisions twice, in two sets of worlds."""
    found = [_measured(each, number, worlds) for number, each in enumerate(islice(positions, count))]
    lost, fall, luck, change = (mean_of(np.array(column)) for column in zip(*found, strict=True))
    return Honesty(len(found), worlds, lost, fall, luck, change)


def _measured(position: Position, number: int, worlds: int) -> tuple[float, float, float, float]:
    # each decision has luck of its own, or the errors of all would go together
    judged, fresh = (_points(position, worlds, seed_of("honesty", seed, number)) for seed in (0, FRESH))
    made = position.legal.index(position.played)
    loss = loss_of(judged, made).value
    chosen = [int(judged[half].mean(axis=0).argmax()) for half in halves(len(judged))]
    again = float(np.mean([_lead(fresh, best, made) for best in chosen]))
    lucky = int(judged.mean(axis=0).argmax())
    fewer = _without_some(judged, made, lucky)
    return (
        loss,
        loss - again,
        _lead(judged, lucky, made) - loss,
        loss - loss_of(*fewer).value,
    )


def _points(position: Position, worlds: int, seed: int) -> Table:
    return outcomes(deal_worlds(position.view, worlds, seed), position.legal).points


def _lead(points: Table, best: int, made: int) -> float:
    return float((points[:, best] - points[:, made]).mean())


def _without_some(points: Table, made: int, best: int) -> tuple[Table, int]:
    """Take away every second of the plays that are neither made nor best."""
    others = [index for index in range(points.shape[1]) if index not in {made, best}]
    kept = sorted({made, best, *others[::2]})
    return points[:, kept], kept.index(made)
