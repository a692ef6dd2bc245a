"""Sampled worlds by any rules: `settebello.players.search.worlds` on the engine, without the kernels.

The hidden cards are dealt at random, every play is tried in each world, everybody plays greedily to the end.
The play with the best average is chosen: of the own side's points over its best opponents', or where the
fewest points win of what it has less than the best of them.
"""

from random import Random
from typing import Final

from settebello.cards import Side
from settebello.engine import Action, DealScore, View, cappotto_side, fewest_win, low_three_side
from settebello.players.interface import Budget
from settebello.players.kin.choices import Memory
from settebello.players.kin.course import DealSetting, GreedyRun
from settebello.players.kin.unseen import unseen
from settebello.players.search.pace import Pace
from settebello.rules import Rules

MATCH: Final = 20
"""The worth of winning a match outright, in points."""

PLAYS: Final = 64
"""More plays than a deal has."""


class EngineWorlds:
    """Chooses what is best on average over so many worlds, or fewer where the time runs out."""

    def __init__(self, worlds: int) -> None:
        self._worlds = worlds
        self._memory: Memory | None = None

    def choose(self, view: View, budget: Budget) -> Action:
        """Return the legal action with the best average."""
        legal = view.legal
        if len(legal) == 1:
            return legal[0]
        pace, known = Pace(budget), unseen(view)
        luck = Random(budget.seed * PLAYS + view.plays_made)  # noqa: S311 (the same luck for the same question)
        setting, sums = DealSetting(self._recalled(view.rules), view.dealer), [0] * len(legal)
        for _ in pace.slices(1 if known.determined else self._worlds, 1):
            world = known.deal(luck)
            later = setting.later_hands(world)
            for number, action in enumerate(legal):
                course = GreedyRun(setting, world, later)
                course.begin(action)
                sums[number] += points_ahead(view.rules, course.finish(), view.side)
        return legal[sums.index(max(sums))]

    def _recalled(self, rules: Rules) -> Memory:
        """Return what is remembered of these rules; of others, or of too much, it is forgotten."""
        if self._memory is None or self._memory.rules != rules or self._memory.full:
            self._memory = Memory(rules)
        return self._memory


def points_ahead(rules: Rules, score: DealScore, side: Side) -> int:
    """Return what a side has over its best opponents, in points; cards that win the match count `MATCH`."""
    totals = list(score.totals)
    for holder in (cappotto_side(rules, score.all_coins), low_three_side(rules, score.low_three)):
        if holder is not None:
            totals[holder] += MATCH
    own = totals.pop(side)
    return min(totals) - own if fewest_win(rules) else own - max(totals)
