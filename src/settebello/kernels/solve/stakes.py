"""The part of the piles that the score can still depend on.

Nodes keep the whole piles; this module reduces them. Points that no side can lose any more are settled:
they count at once, and the cards that won them no longer matter. The remainder is a short *rest*, equal
for all piles between which no play can tell, and the *dead* cards: those of which no count asks for
more than the rank, so that two of one rank in one place are one and the same.

`weigh` writes for side 0, from a place ``at`` on, as numbers::

    out   SETTLED   points settled for side 0 minus those settled for side 1
          HOPE      points that side 0 can still win, and
          FEAR      points that side 1 can still win, scope aside
          DEAD      the dead cards, as a mask
          PRIMIERA  who has the primiera for good: 1, -1, 0 for nobody, or OPEN
          REST      what else the score depends on, scattered over 63 bits
"""

from typing import Final

from settebello.cards import RE_BELLO as RE_BELLO_CARD
from settebello.cards import SETTEBELLO as SETTEBELLO_CARD
from settebello.engine.score import CARDS_THRESHOLD, COINS_THRESHOLD
from settebello.kernels.bits import highest, popcount
from settebello.kernels.compiling.jit import Ints, kernel
from settebello.kernels.layout import (
    FEWER_SUITS_LOWER,
    NAPOLI,
    PLACE_TOP,
    PLACE_VALUE,
    RE_BELLO,
    SHORT,
    THRESHOLD,
    VOID,
)
from settebello.kernels.scoring import COINS, napoli

SETTLED: Final = 0
HOPE: Final = 1
FEAR: Final = 2
DEAD: Final = 3
PRIMIERA_FOR: Final = 4
REST: Final = 5
STAKES: Final = 6

OPEN: Final = 2
"""Of the primiera: not decided yet."""

ALL: Final = (1 << 40) - 1
SUIT: Final = 0x1111111111
SETTEBELLO_BIT: Final = 1 << SETTEBELLO_CARD
RE_BELLO_BIT: Final = 1 << RE_BELLO_CARD
ODD: Final = -7046029254386353131
"""An odd number of 64 bits without a pattern: 2**64 divided by the golden ratio."""


@kernel
def by_primiera(mask: int) -> int:
    """Move the nibbles of a set so that ranks stand by rising primiera value: F C R 2 3 4 5 A 6 7."""
    return mask >> 28 & 0xFFF | (mask & 0xFFFF0) << 8 | (mask & 0xF) << 28 | (mask & 0xFF00000) << 12


@kernel
def scatter(seed: int, word: int) -> int:
    """Mix a word into a hash; the result is not negative."""
    mixed = int(seed ^ word) * ODD  # int: NumPy's own, without the JIT, would warn that it overflows
    return (mixed ^ mixed >> 29) & 0x7FFFFFFFFFFFFFFF


@kernel
def weigh(rules: Ints, pile: int, other: int, left: int, over: int, out: Ints, at: int) -> None:
    """Write the part that the score can still depend on, with ``left`` the cards in nobody's pile.

    ``pile`` is side 0's, ``other`` side 1's. With ``over`` 1 the deal is over and everything settled.
    """
    out[at + SETTLED] = out[at + HOPE] = out[at + FEAR] = out[at + REST] = 0
    _weigh_count(popcount(pile), popcount(other), popcount(left), CARDS_THRESHOLD, over, rules, out, at)
    coins_open = _weigh_count(
        popcount(pile & COINS),
        popcount(other & COINS),
        popcount(left & COINS),
        COINS_THRESHOLD,
        over,
        rules,
        out,
        at,
    )
    _weigh_card(pile, other, left, SETTEBELLO_BIT, out, at)
    if rules[RE_BELLO]:
        _weigh_card(pile, other, left, RE_BELLO_BIT, out, at)
    napoli_open = rules[NAPOLI] and _weigh_napoli(pile, other, left, over, out, at)
    dead = _weigh_primiera(rules, pile, other, left, out, at)
    if coins_open or napoli_open:
        dead &= ~COINS
    dead &= ~(left & SETTEBELLO_BIT)
    if rules[RE_BELLO]:
        dead &= ~(left & RE_BELLO_BIT)
    out[at + DEAD] = dead


@kernel
def _weigh_count(
    mine: int, theirs: int, left: int, threshold: int, over: int, rules: Ints, out: Ints, at: int
) -> bool:
    """Weigh the point of cards or coins; return whether it is open. A threshold is half the pack and one."""
    if mine >= threshold:
        out[at + SETTLED] += 1
    elif theirs >= threshold:
        out[at + SETTLED] -= 1
    elif over:
        if not rules[THRESHOLD]:
            out[at + SETTLED] += int(mine > theirs) - int(theirs > mine)
    elif left:
        out[at + HOPE] += int(mine + left >= threshold)
        out[at + FEAR] += int(theirs + left >= threshold)
        out[at + REST] = scatter(out[at + REST], mine << 6 | theirs | threshold << 12)
        return True
    return False


@kernel
def _weigh_card(pile: int, other: int, left: int, card: int, out: Ints, at: int) -> None:
    """Weigh the point of one card."""
    if pile & card:
        out[at + SETTLED] += 1
    elif other & card:
        out[at + SETTLED] -= 1
    elif left & card:
        out[at + HOPE] += 1
        out[at + FEAR] += 1


@kernel
def _weigh_napoli(pile: int, other: int, left: int, over: int, out: Ints, at: int) -> bool:
    """Weigh the run of coins; return whether it is open. A run that stands can only grow."""
    mine, theirs = napoli(pile), napoli(other)
    out[at + SETTLED] += mine - theirs
    if over:
        return False
    more, more_theirs = napoli(pile | left) - mine, napoli(other | left) - theirs
    out[at + HOPE] += more
    out[at + FEAR] += more_theirs
    if more or more_theirs:
        out[at + REST] = scatter(out[at + REST], pile & COINS | (other & COINS) << 1)
        return True
    return False


@kernel
def _standing(rules: Ints, suits: int, total: int) -> int:
    """Return a primiera as one number, as `settebello.kernels.scoring` does: higher is better."""
    if rules[SHORT] == VOID:
        return 1 << 8 | total if suits == 4 else 0
    if rules[SHORT] == FEWER_SUITS_LOWER:
        return suits << 8 | total
    return total


@kernel
def _weigh_primiera(rules: Ints, pile: int, other: int, left: int, out: Ints, at: int) -> int:
    """Weigh the primiera; return the cards that can no longer change it, as a mask."""
    pile, other, left = by_primiera(pile), by_primiera(other), by_primiera(left)
    suits = suits_theirs = total = total_theirs = 0
    most_suits = most_suits_theirs = most = most_theirs = 0
    gap = 1 << 10
    idle = rest = 0
    for suit in range(4):
        mine, theirs, more = pile >> suit & SUIT, other >> suit & SUIT, left >> suit & SUIT
        place = highest(mine) >> 2 if mine else -1
        place_theirs = highest(theirs) >> 2 if theirs else -1
        value = rules[PLACE_VALUE + place] if mine else 0
        value_theirs = rules[PLACE_VALUE + place_theirs] if theirs else 0
        best = rules[PLACE_VALUE + (highest(more) >> 2)] if more else 0
        suits += int(mine != 0)
        suits_theirs += int(theirs != 0)
        most_suits += int((mine | more) != 0)
        most_suits_theirs += int((theirs | more) != 0)
        total += value
        total_theirs += value_theirs
        most += max(value, best)
        most_theirs += max(value_theirs, best)
        if best <= value and best <= value_theirs:
            gap += value - value_theirs + (int(mine != 0) << 12) + (int(theirs != 0) << 15)
            idle |= SUIT << suit
        else:
            rest |= (value << 6 | value_theirs | 1 << 5) << 12 * suit
            lower = min(place, place_theirs)
            if lower >= 0:
                idle |= (SUIT & (2 << 4 * rules[PLACE_TOP + lower]) - 1) << suit
    least, least_theirs = _standing(rules, suits, total), _standing(rules, suits_theirs, total_theirs)
    peak, peak_theirs = _standing(rules, most_suits, most), _standing(rules, most_suits_theirs, most_theirs)
    if least > peak_theirs:
        out[at + SETTLED] += 1
        out[at + PRIMIERA_FOR] = 1
        return ALL
    if least_theirs > peak:
        out[at + SETTLED] -= 1
        out[at + PRIMIERA_FOR] = -1
        return ALL
    if peak <= least and peak_theirs <= least_theirs:
        out[at + PRIMIERA_FOR] = 0
        return ALL
    out[at + PRIMIERA_FOR] = OPEN
    out[at + HOPE] += int(peak > least_theirs)
    out[at + FEAR] += int(peak_theirs > least)
    out[at + REST] = scatter(scatter(out[at + REST], rest), gap)
    return _by_rank(idle)


@kernel
def settle(rules: Ints, pile: int, other: int, primiera: int) -> int:
    """Return what a deal that is over is worth to side 0, scope aside: SETTLED as `weigh` has it, quickly.

    ``primiera`` is whose it is, or OPEN.
    """
    settled = _majority(rules, popcount(pile), popcount(other), CARDS_THRESHOLD)
    settled += _majority(rules, popcount(pile & COINS), popcount(other & COINS), COINS_THRESHOLD)
    settled += (pile >> SETTEBELLO_CARD & 1) - (other >> SETTEBELLO_CARD & 1)
    if rules[RE_BELLO]:
        settled += (pile >> RE_BELLO_CARD & 1) - (other >> RE_BELLO_CARD & 1)
    if rules[NAPOLI]:
        settled += napoli(pile) - napoli(other)
    if primiera != OPEN:
        return settled + primiera
    mine, theirs = _standing_of(rules, pile), _standing_of(rules, other)
    return settled + int(mine > theirs) - int(theirs > mine)


@kernel
def _majority(rules: Ints, mine: int, theirs: int, threshold: int) -> int:
    """Return who has the point of cards or coins at the end: 1, -1 or nobody."""
    if rules[THRESHOLD]:
        return int(mine >= threshold) - int(theirs >= threshold)
    return int(mine > theirs) - int(theirs > mine)


@kernel
def _standing_of(rules: Ints, pile: int) -> int:
    """Return a whole pile's primiera as one number."""
    pile = by_primiera(pile)
    suits = total = 0
    for suit in range(4):
        cards = pile >> suit & SUIT
        if cards:
            suits += 1
            total += rules[PLACE_VALUE + (highest(cards) >> 2)]
    return _standing(rules, suits, total)


@kernel
def _by_rank(mask: int) -> int:
    """Undo `by_primiera`."""
    return (mask & 0xFFF) << 28 | mask >> 8 & 0xFFFF0 | mask >> 28 & 0xF | mask >> 12 & 0xFF00000
