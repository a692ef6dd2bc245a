"""Positions solved with perfect information one after another, without leaving the kernels.

The twin of `solver` for short ends: the same null-window searches, begun at a guess, with nothing to stop
them. The caller keeps a `SearchMemory`, and clears it where another deal begins.
"""

from typing import Final

from settebello.kernels.compiling.jit import Ints, ints, kernel
from settebello.kernels.layout import (
    BATCH,
    DEALER,
    HANDS,
    IN_HANDS,
    LAST_CAPTURER,
    NOBODY,
    PILES,
    PLAYERS,
    SCOPE,
    SIDE_OF,
    STOCK_TOP,
    TABLE,
    TO_MOVE,
    TO_PLAY,
)
from settebello.kernels.solve import search as at
from settebello.kernels.solve.finish import WORK
from settebello.kernels.solve.root import DEALT, PLAN, PLAYS, WHOSE
from settebello.kernels.solve.search import SearchMemory, search
from settebello.kernels.solve.stakes import FEAR, HOPE, OPEN, SETTLED, settle, weigh

MOVES: Final = 1 << 13
_KNOWN: Final = 1 << 11
_MET: Final = 1 << 9
_NO_LIMIT: Final = 1 << 60


def new_room() -> SearchMemory:
    """Return room to solve positions."""
    frames, moves = ints((PLAYS + 2) * at.FRAME), (ints(MOVES), ints(MOVES))
    tables = ints(2 * _KNOWN), ints(2 * _MET)
    rest = ints(at.HISTORY), ints(at.CONTROL), ints(WORK)
    return SearchMemory(ints(PLAN), tables[0], frames, *moves, *rest, tables[1])


@kernel
def clear(room: SearchMemory) -> None:
    """Empty the tables of a deal."""
    room.known[:] = 0
    room.met[:] = 0
    room.history[:] = 0


@kernel
def open_value(cells: Ints, stock: Ints, rules: Ints, room: SearchMemory, guess: int) -> int:
    """Return the lead that the side on turn will have with best play by all, scope so far included.

    ``guess`` is where to look first. A deal that is over is counted. Two sides only; a lower bound where a
    position has more moves than there is room for.
    """
    plays = cells[TO_PLAY]
    side = rules[SIDE_OF + cells[TO_MOVE]]
    lead = cells[SCOPE + side] - cells[SCOPE + 1 - side]
    if plays == 0:
        value = settle(rules, cells[PILES], cells[PILES + 1], OPEN)
        return lead + (value if side == 0 else -value)
    frames, last = room.frames, cells[LAST_CAPTURER]
    unplayed = _plan(cells, stock, rules, room.plan)
    frames[at.UNPLAYED], frames[at.TABLE] = unplayed, cells[TABLE]
    frames[at.PILE], frames[at.OTHER] = cells[PILES], cells[PILES + 1]
    frames[at.LAST] = -1 if last == NOBODY else rules[SIDE_OF + last]
    weigh(rules, cells[PILES], cells[PILES + 1], unplayed | cells[TABLE], 0, frames, at.WEIGHED)
    settled = frames[at.BASE] = frames[at.WEIGHED + SETTLED]
    hope, fear = frames[at.WEIGHED + HOPE], frames[at.WEIGHED + FEAR]
    if side == 1:
        settled, hope, fear = -settled, fear, hope
    # a play makes one scopa at the most
    lower, upper, guess = -fear - plays // 2, hope + (plays + 1) // 2, guess - lead - settled
    while lower < upper:
        beta = max(lower + 1, min(upper, guess))
        frames[at.ALPHA], frames[at.BETA] = beta - 1, beta
        room.control[:] = 0
        room.control[at.ENTERING] = 1
        guess = search(room, rules, plays, _NO_LIMIT)
        if room.control[at.STATUS] != at.DONE:
            break  # more moves than there is room for: the bounds so far have to do
        if guess >= beta:
            lower = guess
        else:
            upper = guess
    return lead + settled + lower


@kernel
def _plan(cells: Ints, stock: Ints, rules: Ints, plan: Ints) -> int:
    """Lay out who plays when, and with which cards (see `root`); return the cards to be played."""
    players, seat, unplayed = rules[PLAYERS], cells[TO_MOVE], 0
    for play in range(cells[IN_HANDS]):
        plan[DEALT + play], plan[WHOSE + play] = cells[HANDS + seat], rules[SIDE_OF + seat]
        unplayed |= cells[HANDS + seat]
        seat = seat + 1 if seat + 1 < players else 0
    top, batch = cells[STOCK_TOP], rules[BATCH]
    for first in range(cells[IN_HANDS], cells[TO_PLAY], max(1, batch * players)):
        seat = cells[DEALER]
        for turn in range(players):
            seat = seat + 1 if seat + 1 < players else 0
            hand = 0
            for _ in range(batch):
                hand |= 1 << stock[top]
                top += 1
            unplayed |= hand
            for play in range(first + turn, first + batch * players, players):
                plan[DEALT + play], plan[WHOSE + play] = hand, rules[SIDE_OF + seat]
    plan[WHOSE + cells[TO_PLAY]] = 0
    return unplayed
