"""The scale of losses: each player's points lost a deal, and whether the players stand in their order."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final

import settebello
from settebello.analysis.scale import SCALE_FORMAT, GameScale, LossScale, ScaleMark
from settebello_lab.arena.stats import estimate
from settebello_lab.study.deals import StudyDeals
from settebello_lab.study.reviewed import ReviewedDeal

DIGITS: Final = 4

Studied = tuple[StudyDeals, Sequence[ReviewedDeal]]
"""The deals that were asked for, and those that were reviewed."""


def level_of(player: str, deals: Sequence[ReviewedDeal]) -> ScaleMark:
    """Return a player's points lost a deal and seat: the mean over deals, with Student's 95 % interval."""
    found = estimate([each.mean_lost for each in deals])
    return ScaleMark(player, round(found.mean, DIGITS), round(found.half or 0.0, DIGITS), found.count)


def scale_of(studied: Iterable[Studied]) -> LossScale:
    """Return the scale of studies of one seed and number of worlds, game by game, the weakest first."""
    games: dict[str, list[ScaleMark]] = {}
    seed = worlds = 0
    for asked, deals in studied:
        if deals:
            games.setdefault(asked.rules, []).append(level_of(asked.player, deals))
            seed, worlds = asked.seed, asked.worlds
    found = (GameScale(rules, tuple(sorted(marks, key=_weakest))) for rules, marks in games.items())
    return LossScale(SCALE_FORMAT, settebello.__version__, seed, worlds, tuple(found))


def is_in_order(marks: Sequence[ScaleMark], names: Sequence[str]) -> bool:
    """Tell whether players lose less and less in the order of their names, with intervals apart."""
    by_name = {mark.player: mark for mark in marks}
    return all(are_apart(by_name[weaker], by_name[stronger]) for weaker, stronger in pairwise(names))


def are_apart(weaker: ScaleMark, stronger: ScaleMark) -> bool:
    """Tell whether a player loses more than another one, with intervals that do not meet."""
    return weaker.lost - weaker.half > stronger.lost + stronger.half


def _weakest(mark: ScaleMark) -> float:
    return -mark.lost
