"""The engine's compiled twin for search: the same rules on flat integers.

Programs call the functions named here, which check the arrays they are handed (`face`). The modules beneath
hold the raw kernels, which check nothing and are private: compiled code calls those.

Importing this package imports Numba; the server and the command line do so only where they need it.
`warm_up` compiles these functions once; later runs load them from the user's cache in a moment.
"""

from settebello.kernels.check import check_playable
from settebello.kernels.compiling.jit import Ints, ints
from settebello.kernels.face import (
    add_totals,
    apply,
    below,
    can_take,
    captures,
    count_legal,
    count_lines,
    deal,
    deal_fair,
    divide,
    give_leftovers,
    greedy_action,
    greedy_playout,
    is_scopa,
    legal,
    legal_numbers,
    new_pack,
    next_word,
    perft,
    playable,
    random_action,
    random_deals,
    random_playout,
    redeal_reason,
    score,
    shuffle,
    unpack_state,
)
from settebello.kernels.pack import Packed, pack_state
from settebello.kernels.rng import new_rng
from settebello.kernels.rules import pack_rules
from settebello.kernels.scoring import POINTS
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
    "ints",
    "is_scopa",
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
