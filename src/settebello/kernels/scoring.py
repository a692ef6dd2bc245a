"""The points of a deal: the twin of `settebello.engine.score`, `primiera_score` and `certain_points`."""

from typing import Final

from settebello.cards import PACK
from settebello.cards import RE_BELLO as RE_BELLO_CARD
from settebello.cards import SETTEBELLO as SETTEBELLO_CARD
from settebello.engine.score import CARDS_THRESHOLD, COINS_THRESHOLD, NAPOLI_LEAST
from settebello.kernels.bits import lowest, popcount
from settebello.kernels.compiling.jit import Ints, inlined, kernel
from settebello.kernels.layout import (
    FEWER_SUITS_LOWER,
    NAPOLI,
    PILES,
    PRIMIERA,
    PRIMIERA_ORDER,
    RE_BELLO,
    SCOPE,
    SHORT,
    SIDES,
    THRESHOLD,
    VOID,
)

SCORED: Final = ("carte", "denari", "settebello", "primiera", "scope", "napoli", "re_bello")
"""The categories that the kernels count: those of the five sources."""

POINTS: Final = len(SCORED)
"""Numbers a side has in the output of `score`: the categories in this order."""

COINS: Final = 0x1111111111
_PACK: Final = int(PACK)
_SETTEBELLO_AT: Final = int(SETTEBELLO_CARD)
_RE_BELLO_AT: Final = int(RE_BELLO_CARD)
_CARTE, _DENARI, _SETTEBELLO, _PRIMIERA, _SCOPE, _NAPOLI, _RE_BELLO = range(POINTS)


@kernel
def score(cells: Ints, rules: Ints, out: Ints) -> None:
    """Count piles and scope as they stand: ``out[POINTS * side + category]``, for every side."""
    cards = coins = primiera = -1
    cards_side = coins_side = primiera_side = -1
    for side in range(rules[SIDES]):
        pile, first = cells[PILES + side], POINTS * side
        cards, cards_side = _best(popcount(pile), side, cards, cards_side)
        coins, coins_side = _best(popcount(pile & COINS), side, coins, coins_side)
        primiera, primiera_side = _best(primiera_standing(rules, pile), side, primiera, primiera_side)
        out[first + _CARTE] = out[first + _DENARI] = out[first + _PRIMIERA] = 0
        out[first + _SETTEBELLO] = pile >> _SETTEBELLO_AT & 1
        out[first + _SCOPE] = cells[SCOPE + side]
        out[first + _NAPOLI] = napoli(pile) if rules[NAPOLI] else 0
        out[first + _RE_BELLO] = pile >> _RE_BELLO_AT & 1 if rules[RE_BELLO] else 0
    if cards_side >= 0 and (not rules[THRESHOLD] or cards >= CARDS_THRESHOLD):
        out[POINTS * cards_side + _CARTE] = 1
    if coins_side >= 0 and (not rules[THRESHOLD] or coins >= COINS_THRESHOLD):
        out[POINTS * coins_side + _DENARI] = 1
    if primiera_side >= 0:  # nobody has the best of none alone
        out[POINTS * primiera_side + _PRIMIERA] = 1


@kernel
def certain_points(cells: Ints, rules: Ints, side: int, points: Ints) -> int:
    """Return what a side of two has even if the other takes every card that is left (A15).

    ``points`` (int64[POINTS * SEATS]) is room. The piles are as before when it returns.
    """
    other, total = PILES + 1 - side, 0
    pile = cells[other]
    cells[other] = _PACK & ~cells[PILES + side]
    score(cells, rules, points)
    cells[other] = pile
    for category in range(POINTS):
        total += points[POINTS * side + category]
    return total


@kernel
def add_totals(rules: Ints, points: Ints, totals: Ints) -> None:
    """Add the points of each side, as `score` wrote them, to ``totals[side]``."""
    for side in range(rules[SIDES]):
        for category in range(POINTS):
            totals[side] += points[POINTS * side + category]


@inlined
def _best(value: int, side: int, best: int, holder: int) -> tuple[int, int]:
    """Return the best value so far and who alone has it; -1 while it is shared."""
    if value > best:
        return value, side
    return best, (-1 if value == best else holder)


@inlined
def primiera_standing(rules: Ints, pile: int) -> int:
    """Return a primiera as one number, better is higher: the sum in eight bits, what precedes it above."""
    total, found = 0, 0
    for place in range(10):
        rank = rules[PRIMIERA_ORDER + place]
        new = (pile >> 4 * rank & 15) & ~found
        total += rules[PRIMIERA + rank] * popcount(new)
        found |= new
        if found == 15:
            break
    if rules[SHORT] == VOID:
        return 1 << 8 | total if found == 15 else 0
    if rules[SHORT] == FEWER_SUITS_LOWER:
        return popcount(found) << 8 | total
    return total


@inlined
def napoli(pile: int) -> int:
    """Return the length of the unbroken run of coins from the ace, 0 where it is under three."""
    gaps = ~pile & COINS
    run = lowest(gaps) >> 2 if gaps else 10
    return run if run >= NAPOLI_LEAST else 0
