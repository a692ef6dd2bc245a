"""Odds of hidden cards from plays: a player who passed over a scopa hardly holds the card for it.

Every play from a hidden hand is compared with the best play with each hidden card in its place, as the
greedy player judges plays. The comparison falls into one of `KINDS` kinds, and each multiplies the odds that
the card is in that hand by a factor. `LIKELY` has factors fitted to games; `REFUSALS` knows one thing,
that players do not pass over a scopa (Di Palma and Lanzi, *Traditional Wisdom and Monte Carlo Tree Search
Face-to-Face in the Card Game Scopone*, 2018).
"""

from typing import Final

import numpy as np

from settebello.kernels.compiling.jit import Ints, kernel
from settebello.kernels.greedy import (
    NO_MERIT,
    SCOPA,
    SWEEPER,
    WORTH_UNIT,
    best_capture,
    capture_merit,
    harm,
    left_behind,
)
from settebello.kernels.layout import (
    ACE_BANK,
    BANKED,
    CARD_SHIFT,
    CARDS,
    DUTY,
    HAND,
    STOCK,
    WORTH,
)
from settebello.kernels.moves import can_take
from settebello.kernels.search.worlds import IMPOSSIBLE, Odds
from settebello.kernels.sight import ACTION, ALL_PLACES, BY, FACTS, LEFT, ON, PLACES, SEEN, Sight

SCOPA_REFUSED: Final = 0
"""The card would have made a scopa, and the play made none."""
SCOPA_MADE: Final = 1
RISK: Final = 5
"""Kinds 2 to 8: the card would have left so many fewer cards that sweep, from -3 to 3; 5 is none."""
VALUE: Final = 9
"""Kinds from 9 on: as many, but what it took would have been worth more or less, by `_STEPS`."""
_STEPS: Final = (-8, -4, -1, 0, 1, 2, 5, 9, 16)
KINDS: Final = VALUE + 1 + len(_STEPS)

LEAST: Final = 1e-5
"""Odds sink no lower by the use that a card would have had: people do strange things."""

REFUSALS: Final = np.ones(KINDS)
REFUSALS[SCOPA_REFUSED] = LEAST

LIKELY: Final = np.array(
    [
        *(0.04, 1.06),
        *(1.12, 1.12, 1.13, 1, 0.99, 0.89, 0.89),
        *(1.03, 1.09, 1.07, 1.04, 1.02, 0.83, 0.62, 0.56, 0.22, 0.19),
    ]
)
"""Fitted by maximum likelihood (a conditional logit: which hand has a hidden card, as one player sees it).

From 450 deals of ten-card scopone and 200 of nine-card scopone that ``worlds:60`` or ``greedy`` played with
themselves: the logarithm of the chance given to the truth rises from -1.091 to -1.049 a card.
"""

NO_ODDS: Final = np.empty(0)


def odds_of(known: Sight, factors: Odds) -> Odds:
    """Return the odds of each hidden card by place, or none where all ways to deal are equally likely."""
    if not len(factors) and known.rules[DUTY] != HAND:
        return NO_ODDS
    odds = np.ones(PLACES * STOCK)
    weigh_plays(known, factors, odds)
    return odds


@kernel
def weigh_plays(known: Sight, factors: Odds, odds: Odds) -> None:
    """Multiply the odds by the factor of each play; ``factors`` has one for each kind, or is empty."""
    rules, places, stock, plays = known.rules, known.places, known.stock, known.plays
    for number in range(known.made):
        fact = number * FACTS
        seat = plays[fact + BY]
        for at in range(STOCK - places[ALL_PLACES] if places[seat] else STOCK, STOCK):
            slot = STOCK * seat + stock[at]
            if _had_to_take(rules, plays, fact, stock[at]):
                odds[slot] = IMPOSSIBLE
            elif len(factors) and odds[slot] > IMPOSSIBLE:
                odds[slot] = max(LEAST, odds[slot] * factors[play_kind(rules, plays, fact, stock[at])])


@kernel
def _had_to_take(rules: Ints, plays: Ints, fact: int, card: int) -> bool:
    """Tell whether a play was against the duty to take if this card was in the hand."""
    action = plays[fact + ACTION]
    if rules[DUTY] != HAND or action & (CARDS | BANKED):
        return False
    return can_take(rules, plays[fact + ON], card)


@kernel
def play_kind(rules: Ints, plays: Ints, fact: int, card: int) -> int:
    """Compare the best play with a card with the play that was made: 0 to `KINDS` - 1."""
    action, table, left = plays[fact + ACTION], plays[fact + ON], plays[fact + LEFT] - 1
    played = action >> CARD_SHIFT & 63
    unseen = CARDS & ~(plays[fact + SEEN] | 1 << played | 1 << card)
    more = _merit_with(rules, table, card, unseen, left) - _merit_of(rules, table, action, unseen, left)
    scope = (more + SCOPA // 2) // SCOPA
    if scope != 0:
        return SCOPA_REFUSED if scope > 0 else SCOPA_MADE
    risk = (more + SWEEPER // 2) // SWEEPER
    if risk != 0:
        return RISK + max(-3, min(3, risk))
    value = (more + WORTH_UNIT // 2) // WORTH_UNIT
    kind = VALUE
    for step in _STEPS:
        if value >= step:
            kind += 1
    return kind


@kernel
def _merit_of(rules: Ints, table: int, action: int, unseen: int, left: int) -> int:
    """Judge a play as the greedy player does, the rest of the hand unknown."""
    card, taken = action >> CARD_SHIFT & 63, action & CARDS
    if taken:
        return capture_merit(rules, table, card, taken, unseen, left, 0)
    if action & BANKED:
        return left_behind(rules, table, unseen, left) + rules[WORTH + card] * WORTH_UNIT
    return left_behind(rules, table | 1 << card, unseen, left) - harm(rules, card, 1 << card, unseen)


@kernel
def _merit_with(rules: Ints, table: int, card: int, unseen: int, left: int) -> int:
    """Judge the best play with a card; where it takes, laying it counts for nothing."""
    _, merit = best_capture(rules, table, card, unseen, left, 0)
    if merit == NO_MERIT:
        merit = _merit_of(rules, table, card << CARD_SHIFT, unseen, left)
    if card < 4 and rules[ACE_BANK]:
        merit = max(merit, _merit_of(rules, table, BANKED | card << CARD_SHIFT, unseen, left))
    return merit
