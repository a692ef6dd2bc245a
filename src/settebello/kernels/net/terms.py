"""Points that a game counts and its network was not trained for, added to the network's values.

A network knows the rules it was trained by (``trained``, packed rules; none at all where it knows all that
counts). Napoli, the re bello and all ten coins are added by where their coins are: exact for cards that lie
in piles, and by chance for the others. A primiera of other values or other short ones counts the more,
the more cards are taken: in the end it is exact.
"""

from typing import Final

from settebello.cards import RE_BELLO as RE_BELLO_CARD
from settebello.engine.score import NAPOLI_LEAST
from settebello.kernels.bits import popcount
from settebello.kernels.compiling.jit import Ints, inlined, kernel
from settebello.kernels.layout import ALL_COINS, NAPOLI, PRIMIERA, RE_BELLO, SHORT, STOCK
from settebello.kernels.scoring import primiera_standing
from settebello.kernels.search.averages import MATCH

HELD: Final = 0.7
"""The chance that a coin in hand comes to the own pile,"""
LYING: Final = 0.4
"""one on the table that the own play has left there,"""
OUT: Final = 0.47
"""and one unseen."""

LATE: Final = 8
"""The power of the cards taken: what the primiera is by other counts says little before the end."""

_RANKS: Final = 10
_RE_BELLO_AT: Final = int(RE_BELLO_CARD)


@inlined
def unknown_terms(rules: Ints, trained: Ints, hand: int, table: int, own: int, others: int) -> float:
    """Return the worth that the network leaves out, in points of the own side over the other."""
    if len(trained) == 0:
        return 0.0
    return _terms(rules, trained, hand, table, own, others)


@kernel
def _terms(rules: Ints, trained: Ints, hand: int, table: int, own: int, others: int) -> float:
    value = 0.0
    if rules[NAPOLI] != trained[NAPOLI]:
        napoli = _napoli(hand, table, own, others, 0) - _napoli(hand, table, own, others, 1)
        value += (rules[NAPOLI] - trained[NAPOLI]) * napoli
    if rules[RE_BELLO] != trained[RE_BELLO]:
        king = 2 * _chance(_RE_BELLO_AT, hand, table, own, others) - 1
        value += (rules[RE_BELLO] - trained[RE_BELLO]) * king
    if rules[ALL_COINS] != trained[ALL_COINS]:
        mine = theirs = 1.0
        for rank in range(_RANKS):
            chance = _chance(4 * rank, hand, table, own, others)
            mine *= chance
            theirs *= 1 - chance
        value += (rules[ALL_COINS] - trained[ALL_COINS]) * MATCH * (mine - theirs)
    if _counts_otherwise(rules, trained):
        taken = (popcount(own | others) / STOCK) ** LATE
        value += taken * (_primiera(rules, own, others) - _primiera(trained, own, others))
    return value


@kernel
def _napoli(hand: int, table: int, own: int, others: int, theirs: int) -> float:
    """Return what the napoli is expected to bring the own side, or the other one."""
    chance, points = 1.0, 0.0
    for rank in range(_RANKS):
        mine = _chance(4 * rank, hand, table, own, others)
        chance *= 1 - mine if theirs else mine
        if rank + 1 == NAPOLI_LEAST:
            points += NAPOLI_LEAST * chance
        elif rank + 1 > NAPOLI_LEAST:
            points += chance
    return points


@inlined
def _chance(card: int, hand: int, table: int, own: int, others: int) -> float:
    """Return how likely a card comes to the own pile."""
    if own >> card & 1:
        return 1.0
    if others >> card & 1:
        return 0.0
    if hand >> card & 1:
        return HELD
    return LYING if table >> card & 1 else OUT


@inlined
def _counts_otherwise(rules: Ints, trained: Ints) -> bool:
    """Tell whether the primiera is counted in another way than in training."""
    if rules[SHORT] != trained[SHORT]:
        return True
    for rank in range(_RANKS):  # noqa: SIM110 (kernels know no generators)
        if rules[PRIMIERA + rank] != trained[PRIMIERA + rank]:
            return True
    return False


@inlined
def _primiera(rules: Ints, own: int, others: int) -> int:
    """Return who has the better primiera as piles stand: 1, 0 or -1."""
    mine, theirs = primiera_standing(rules, own), primiera_standing(rules, others)
    return int(mine > theirs) - int(mine < theirs)
