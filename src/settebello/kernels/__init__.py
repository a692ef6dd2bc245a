"""The engine's compiled twin for search: the same rules on flat integers (level 3).

Importing this package imports Numba; the server and the command line do so only where they need it.
`warm_up` compiles everything once; later runs load it from the user's cache in a moment.
"""

from settebello.kernels.check import check_playable
from settebello.kernels.deal import deal, deal_fair, new_pack, redeal_reason, shuffle
from settebello.kernels.greedy import greedy_action, greedy_playout
from settebello.kernels.jit import Ints, inlined, ints, kernel
from settebello.kernels.moves import can_take, captures, count_legal, legal, playable
from settebello.kernels.pack import Packed, pack_state, unpack_state
from settebello.kernels.perft import count_lines, divide, legal_numbers, perft
from settebello.kernels.playout import random_action, random_deals, random_playout
from settebello.kernels.rng import below, new_rng, next_word
from settebello.kernels.rules import pack_rules
from settebello.kernels.score import POINTS, add_totals, score
from settebello.kernels.turn import apply, give_leftovers, is_scopa
from settebello.kernels.warm import needs_compiling, warm_up

__all__ = [
    "POINTS",
    "Ints",
    "Packed",
    "add_totals",
    "apply",
    "below",
    "can_take",
    "captures",
    "check_playable",
    "count_legal",
    "count_lines",
    "deal",
    "deal_fair",
    "divide",
    "give_leftovers",
    "greedy_action",
    "greedy_playout",
    "inlined",
    "ints",
    "is_scopa",
    "kernel",
    "legal",
    "legal_numbers",
    "needs_compiling",
    "new_pack",
    "new_rng",
    "next_word",
    "pack_rules",
    "pack_state",
    "perft",
    "playable",
    "random_action",
    "random_deals",
    "random_playout",
    "redeal_reason",
    "score",
    "shuffle",
    "unpack_state",
    "warm_up",
]
