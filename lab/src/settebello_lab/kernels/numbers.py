"""Legal plays as numbers, and numbers as plays; `places` says which number is which."""

from typing import Final

import numpy as np
import numpy.typing as npt

from settebello.kernels.bits import lowest, popcount
from settebello.kernels.compiling.jit import Ints, kernel
from settebello.kernels.layout import (
    ACE_BANK,
    BANKED,
    CARD_SHIFT,
    CARDS,
    DUTY,
    HANDS,
    OPTIONAL,
    PLAIN,
    TABLE,
    TO_MOVE,
)
from settebello.kernels.moves import captures, count_captures, playable, takes
from settebello.kernels.sums import sums_of
from settebello_lab.kernels.places import BANK, CAPTURES, LAY, PLACES

MOST_CAPTURES: Final = 1 << 15
"""Room for the captures of one card; no table of forty cards offers as many."""

Shorts = npt.NDArray[np.int16]


@kernel
def legal_plays(cells: Ints, rules: Ints, out: Shorts) -> tuple[int, int]:
    """Write the numbers of the legal plays in canonical order; return how many, and how many have none.

    ``out`` is int16[ACTIONS].
    """
    table = cells[TABLE]
    cards = playable(rules, table, cells[HANDS + cells[TO_MOVE]])
    n, without, sums = 0, 0, sums_of(table)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        first = PLACES * card
        equal = table & 15 << (card & 0x3C)
        if equal and rules[PLAIN]:
            found = popcount(equal)
        else:
            found = count_captures(rules, table, card) if takes(rules, table, sums, card) else 0
        without += max(found - CAPTURES, 0)
        for place in range(min(found, CAPTURES)):
            out[n] = first + place
            n += 1
        if not found or rules[DUTY] == OPTIONAL:
            out[n] = first + LAY
            n += 1
        if card < 4 and rules[ACE_BANK]:
            out[n] = first + BANK
            n += 1
    return n, without


@kernel
def play_of(cells: Ints, rules: Ints, number: int, room: Ints) -> int:
    """Return the engine's number of a legal play; ``room`` is int64[MOST_CAPTURES] to work in."""
    card, place = number // PLACES, number % PLACES
    if place == BANK:
        return BANKED | card << CARD_SHIFT
    if place == LAY:
        return card << CARD_SHIFT
    captures(rules, cells[TABLE], card, room, 0)
    return card << CARD_SHIFT | room[place]


@kernel
def number_of_play(cells: Ints, rules: Ints, play: int, room: Ints) -> int:
    """Return the number of a legal play of the engine's; -1 where it has none."""
    card, taken = play >> CARD_SHIFT & 63, play & CARDS
    if play & BANKED:
        return PLACES * card + BANK
    if taken == 0:
        return PLACES * card + LAY
    found = min(captures(rules, cells[TABLE], card, room, 0), CAPTURES)
    for place in range(found):
        if room[place] == taken:
            return PLACES * card + place
    return -1
