"""Compiling before anybody waits: every kernel once, on a small deal, with a word about where it stands."""

from settebello.cards import PACK, Seat, cards_in
from settebello.engine import deal as engine_deal
from settebello.engine import encode_action, legal_actions
from settebello.kernels import layout as at
from settebello.kernels.compiling.jit import ALL, compiled_before, ints
from settebello.kernels.compiling.ready import Report, Step, register, run_steps
from settebello.kernels.deal import deal, deal_fair, new_pack, redeal_reason, shuffle
from settebello.kernels.greedy import greedy_action, greedy_playout
from settebello.kernels.moves import can_take, captures, count_legal, legal, playable
from settebello.kernels.pack import pack_state
from settebello.kernels.perft import count_lines
from settebello.kernels.playout import random_action, random_deals, random_playout
from settebello.kernels.rng import below, new_rng, next_word
from settebello.kernels.score import POINTS, add_totals, score
from settebello.kernels.turn import apply, give_leftovers, is_scopa
from settebello.kernels.validity import fault_of_pack, fault_of_position, fault_of_rng
from settebello.rules import preset


def needs_compiling() -> bool:
    """Tell whether the kernels have to be compiled first, which takes seconds, not a moment."""
    return not compiled_before()


def warm_up(report: Report | None = None) -> None:
    """Compile every kernel, or load it as compiled before; reports each step and the end.

    The solver is a part of its own: `settebello.kernels.solve.warm_up_solver`.
    """
    run_steps(_steps(), ALL, report)


def _steps() -> list[Step]:
    start = engine_deal(preset("scopa").rules(), Seat(3), cards_in(PACK))
    position, first = pack_state(start), encode_action(legal_actions(start)[0])
    (cells, stock, rules), rng, pack = position, new_rng(1), ints(at.STOCK)
    out, points, totals = ints(64), ints(POINTS * at.SEATS), ints(at.SEATS)
    random, greedy = cells.copy(), cells.copy()
    return [
        (next_word, (rng,)),
        (below, (rng, 40)),
        (new_pack, (pack,)),
        (fault_of_rng, (rng,)),
        (fault_of_pack, (pack,)),
        (fault_of_position, (cells, stock, rules, 0)),
        (shuffle, (pack, 0, rng)),
        (deal, (random, pack, rules, 3)),
        (deal_fair, (random, pack, rules, 3, rng)),
        (redeal_reason, (rules, 15)),
        (captures, (rules, 15, 0, out, 0)),
        (can_take, (rules, 15, 0)),
        (playable, (rules, 15, 15)),
        (legal, (cells, rules, out)),
        (count_legal, (cells, rules)),
        (is_scopa, (rules, 1, 1, 1, 9)),
        (random_action, (random, rules, rng)),
        (apply, (greedy, stock, rules, first)),
        (random_playout, (random, pack, rules, rng)),
        (give_leftovers, (random, rules)),
        (score, (random, rules, points)),
        (add_totals, (rules, points, totals)),
        (random_deals, (random, pack, rules, rng, 1, points, totals)),
        (greedy_action, (greedy, rules)),
        (greedy_playout, (greedy, stock, rules)),
        (count_lines, (position, 2)),
    ]


register(ALL, _steps)
