"""Worlds that agree with what a seat knew: the cards it had not seen, dealt to the other hands and the stock.

Each way to deal them is as likely as the plays so far make it, by what players were seen to do
(`settebello.kernels.search.belief`). Worlds are dealt one by one from the start, so no two depend on each
other.
"""

from dataclasses import dataclass

import numpy as np

from settebello.engine import View
from settebello.kernels import Ints, ints, new_rng
from settebello.kernels import layout as at
from settebello.kernels.search.belief import LIKELY, odds_of
from settebello.kernels.search.inference import WORLD
from settebello.kernels.search.worlds import deal_world
from settebello.kernels.sight import Sight, sight


@dataclass(frozen=True, slots=True, eq=False)
class SampledWorlds:
    """The knowledge of a seat, and ``rows`` of positions that agree with it (int64[count * WORLD])."""

    known: Sight
    rows: Ints
    count: int


def deal_worlds(view: View, count: int, seed: int, *, believed: bool = True) -> SampledWorlds:
    """Deal so many worlds; one where every card is known, since all would be the same.

    Unless ``believed``, the plays so far say nothing: all ways to deal the hidden cards are equally likely.
    """
    known = sight(view)
    odds, rng = odds_of(known, LIKELY) if believed else np.zeros(0), new_rng(seed)
    count = 1 if known.determined else count
    rows = ints(count * WORLD)
    for first in range(0, len(rows), WORLD):
        cells = rows[first : first + at.CELLS]
        deal_world(known, odds, rng, cells)
        rows[first + at.CELLS : first + WORLD] = known.stock
    return SampledWorlds(known, rows, count)
