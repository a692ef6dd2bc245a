"""How deals end, between two sides: the points of both as one number.

With ``own`` points to one side and ``others`` to the other it is ``own * MOST + others``, each at most
``MOST - 1``.

With *fuori* a side may be out before the end. The first to be out has won, whatever the other has: the other
is then counted as one point short of what it needs.
"""

from typing import Final

from settebello.kernels.compiling.jit import Ints, kernel
from settebello.kernels.dealing import deal_fair, new_pack
from settebello.kernels.greedy import greedy_action
from settebello.kernels.layout import PLAYERS, SIDE_OF, TO_MOVE, TO_PLAY
from settebello.kernels.scoring import POINTS, certain_points, score
from settebello.kernels.turn import apply

MOST: Final = 24
ENDS: Final = MOST * MOST

FIRST: Final = 2
"""In a race (int64[3]): the side that was out first, or -1, after the points that each side needs."""
NEVER: Final = 1 << 10
"""Later than any play."""


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
def watch_race(cells: Ints, rules: Ints, side: int, race: Ints, points: Ints) -> None:
    """Note in ``race`` that a side is out with the play it has just made, if it is the first (F16.2)."""
    if race[FIRST] < 0 and cells[TO_PLAY] and certain_points(cells, rules, side, points) >= race[side]:
        race[FIRST] = side


@kernel
def won_by_race(end: int, side: int, race: Ints) -> int:
    """Return how a deal ended for a side, where one was out first."""
    if race[FIRST] < 0:
        return end
    own, others = end // MOST, end % MOST
    if race[FIRST] == side:
        return max(own, race[side]) * MOST + min(others, race[1 - side] - 1)
    return min(own, race[side] - 1) * MOST + max(others, race[1 - side])


@kernel
def play_greedy_deals(
    rules: Ints, rng: Ints, cells: Ints, stock: Ints, points: Ints, ends: Ints, outs: Ints
) -> None:
    """Let everybody play deals greedily, and write for each how it ends for the dealer's side.

    ``ends`` is int64[deals]. ``outs`` (int64[deals * 2 * MOST], or empty) gets the play after which the
    dealer's side, and the other, was first certain of so many points, `NEVER` where it was not; the last
    play does not count. ``cells`` (int64[CELLS]), ``stock`` (int64[STOCK]) and ``points``
    (int64[POINTS * SEATS]) are room.
    """
    dealer = rules[PLAYERS] - 1
    home = rules[SIDE_OF + dealer]
    new_pack(stock)
    outs[:] = NEVER
    for deal in range(len(ends)):
        deal_fair(cells, stock, rules, dealer, rng)
        while cells[TO_PLAY]:
            side = rules[SIDE_OF + cells[TO_MOVE]]
            apply(cells, stock, rules, greedy_action(cells, rules))
            if len(outs) and cells[TO_PLAY]:
                row = MOST * (2 * deal + int(side != home))
                for sure in range(min(certain_points(cells, rules, side, points), MOST - 1) + 1):
                    outs[row + sure] = min(outs[row + sure], NEVER - cells[TO_PLAY])
        ends[deal] = deal_outcome(cells, rules, home, points)
