"""Where everything stands in the flat arrays of the kernels.

A position is ``cells`` (int64[CELLS]) and ``stock`` (int64[40])::

    cells   0      6     7      13     19       20    21      22        23       24        25
            hands  table piles  scope  to_move  last  dealer  stock_top to_play  in_hands  leftovers
            by     mask  by     by     seat     seat  seat    next card cards of cards of  mask, in
            seat         side   side            or -1         in stock  the deal the batch a pile

    stock   the pack in dealing order; what is before ``stock_top`` has been handed out

Hands, table, piles and leftovers are masks of 40 bits. There is room for six seats and six sides; what
a rule set does not seat is 0.

A rule set is ``rules`` (int64[RULES]): truth values 0 or 1, small enumerations named below, and tables.
"""

from typing import Final

SEATS: Final = 6
STOCK: Final = 40

# --- cells of a position
HANDS: Final = 0
TABLE: Final = HANDS + SEATS
PILES: Final = TABLE + 1
SCOPE: Final = PILES + SEATS
TO_MOVE: Final = SCOPE + SEATS
LAST_CAPTURER: Final = TO_MOVE + 1
DEALER: Final = LAST_CAPTURER + 1
STOCK_TOP: Final = DEALER + 1
TO_PLAY: Final = STOCK_TOP + 1
IN_HANDS: Final = TO_PLAY + 1
LEFTOVERS: Final = IN_HANDS + 1
CELLS: Final = LEFTOVERS + 1

NOBODY: Final = -1
"""The last capturer while nobody has captured."""

# --- slots of a rule set
PLAYERS: Final = 0
SIDES: Final = 1
CHOICE: Final = 2
DUTY: Final = 3
ACE_TAKES_ALL: Final = 4
ACE_TAKES_ACE: Final = 5
ACE_SCOPA: Final = 6
ACE_BANK: Final = 7
LAST_PLAY_SCOPA: Final = 8
THRESHOLD: Final = 9
SHORT: Final = 10
NAPOLI: Final = 11
RE_BELLO: Final = 12
REDEAL_KINGS: Final = 13
REDEAL_SUM: Final = 14
REDEAL_ACE: Final = 15
BATCH: Final = 16
"""Cards to each player in every further batch; 0: all cards come at once."""
PACKETS: Final = 17
"""How many packets the opening has."""
PLAIN: Final = 18
"""1 where a card takes its equal, else a sum, and has to: no ace's power, no free choice."""
SIDE_OF: Final = 19
"""The side of each seat (6 slots)."""
SOUGHT: Final = SIDE_OF + SEATS
"""The sum of the cards taken, by the rank of the card played, from the ace (10 slots)."""
PRIMIERA: Final = SOUGHT + 10
"""Primiera values by rank, from the ace (10 slots)."""
PRIMIERA_ORDER: Final = PRIMIERA + 10
"""Rank numbers 0 to 9 by falling primiera value (10 slots)."""
WORTH: Final = PRIMIERA_ORDER + 10
"""The worth of a card in the own pile to the greedy player, by card (40 slots)."""
PACKET: Final = WORTH + STOCK
"""The opening's packets: so many cards to each player, or, negative, to the table (40 slots)."""
PLACE_VALUE: Final = PACKET + STOCK
"""Primiera values by place, the ranks in the order of `PLACE_RANK` (10 slots)."""
PLACE_TOP: Final = PLACE_VALUE + 10
"""The highest place of the same value, by place (10 slots)."""
TAKERS: Final = PLACE_TOP + 10
"""The cards that take what adds up to so much, as masks by the sum, from 0 to `MOST_SUM` (15 slots).

Where aces take all, they are not among them.
"""
MOST_SUM: Final = 14
"""The largest sum that a card takes: an ace under fifteen."""
ALL_COINS: Final = TAKERS + MOST_SUM + 1
"""1 where all ten coins win the match."""
RULES: Final = ALL_COINS + 1

PLACE_RANK: Final = (7, 8, 9, 1, 2, 3, 4, 0, 5, 6)
"""Rank numbers from 0 by rising primiera value; F, C and R are level in the standard table."""

# --- small enumerations
SINGLE_FIRST, FEWEST, FREE = 0, 1, 2
FORCED, OPTIONAL, HAND = 0, 1, 2
VOID, FEWER_SUITS_LOWER, PLAIN_SUM = 0, 1, 2

# --- an action as one number (settebello.engine.actions)
CARD_SHIFT: Final = 40
BANKED: Final = 1 << 46
CARDS: Final = (1 << 40) - 1
