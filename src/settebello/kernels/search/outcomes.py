"""How deals end, between two sides: the points of both as one number.

With ``own`` points to one side and ``others`` to the other it is ``own * MOST + others``, each at most
``MOST - 1``.
"""

from typing import Final

from settebello.kernels.compiling.jit import Ints, kernel
from settebello.kernels.dealing import deal_fair, new_pack
from settebello.kernels.greedy import greedy_playout
from settebello.kernels.layout import PLAYERS, SIDE_OF
from settebello.kernels.scoring import POINTS, score

MOST: Final = 24
ENDS: Final = MOST * MOST


@kernel
def deal_outcome(cells: Ints, rules: Ints, side: int, points: Ints) -> int:
    """Return how a deal ended that is over, for a side; ``points`` (int64[POINTS * SEATS]) is room."""
    score(cells, rules, points)
    own = others = 0
    for category in range(POINTS):
        own += points[POINTS * side + category]
        others += points[POINTS * (1 - side) + category]
    return min(own, MOST - 1) * MOST + min(others, MOST - 1)


@kernel
def count_greedy_ends(
    rules: Ints, rng: Ints, deals: int, cells: Ints, stock: Ints, points: Ints, ends: Ints
) -> None:
    """Let everybody play so many deals greedily and count their ends for the dealer's side.

    ``cells`` (int64[CELLS]), ``stock`` (int64[STOCK]) and ``points`` (int64[POINTS * SEATS]) are room.
    """
    dealer = rules[PLAYERS] - 1
    new_pack(stock)
    for _ in range(deals):
        deal_fair(cells, stock, rules, dealer, rng)
        greedy_playout(cells, stock, rules)
        ends[deal_outcome(cells, rules, rules[SIDE_OF + dealer], points)] += 1
