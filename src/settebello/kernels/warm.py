"""Compiling before anybody waits: every kernel once, on a small deal, with a word about where it stands."""

from collections.abc import Callable
from typing import Final

from settebello.cards import PACK, Seat, cards_in
from settebello.engine import deal as engine_deal
from settebello.kernels import layout as at
from settebello.kernels.deal import deal, deal_fair, new_pack, redeal_reason, shuffle
from settebello.kernels.greedy import greedy_action, greedy_playout
from settebello.kernels.jit import compiled_before, ints, note_compiled
from settebello.kernels.moves import can_take, captures, count_legal, legal, playable
from settebello.kernels.pack import pack_state
from settebello.kernels.perft import count_lines
from settebello.kernels.playout import random_action, random_deals, random_playout
from settebello.kernels.rng import below, new_rng, next_word
from settebello.kernels.score import POINTS, add_totals, score
from settebello.kernels.turn import apply, give_leftovers, is_scopa
from settebello.rules import preset

Report = Callable[[str, int, int], None]
"""Is told what is compiled next, how many steps are done, and how many there are."""

SILENT: Final[Report] = lambda _name, _done, _steps: None


def needs_compiling() -> bool:
    """Tell whether the kernels have to be compiled first, which takes seconds, not a moment."""
    return not compiled_before()


def warm_up(report: Report = SILENT) -> None:
    """Compile every kernel, or load it as compiled before; reports each step and the end."""
    steps = _steps()
    for done, (name, step) in enumerate(steps):
        report(name, done, len(steps))
        step()
    report("", len(steps), len(steps))
    note_compiled()


def _steps() -> list[tuple[str, Callable[[], object]]]:
    start = engine_deal(preset("scopa").rules(), Seat(3), cards_in(PACK))
    cells, stock, rules = pack_state(start)
    rng, out, points, totals = new_rng(1), ints(64), ints(POINTS * at.SEATS), ints(at.SEATS)
    spare, pack = cells.copy(), stock.copy()
    new_pack(pack)
    return [
        ("rng", lambda: (next_word(rng), below(rng, 40))),
        ("deal", lambda: (shuffle(pack, 0, rng), deal(spare, pack, rules, 3), redeal_reason(rules, 15))),
        ("moves", lambda: (captures(rules, 15, 0, out, 0), can_take(rules, 15, 0), playable(rules, 15, 15))),
        ("legal", lambda: (legal(cells, rules, out), count_legal(cells, rules))),
        ("score", lambda: (score(cells, rules, points), add_totals(rules, points, totals))),
        ("scopa", lambda: is_scopa(rules, 1, 1, 1, 9)),
        ("apply", lambda: (apply(spare, pack, rules, random_action(spare, rules, rng)), give_leftovers(spare, rules))),
        ("greedy", lambda: (greedy_action(cells, rules), greedy_playout(cells.copy(), stock, rules))),
        ("random", lambda: random_playout(cells.copy(), stock, rules, rng)),
        ("deals", lambda: (deal_fair(spare, pack, rules, 3, rng), random_deals(spare, pack, rules, rng, 1, points, totals))),
        ("perft", lambda: count_lines(pack_state(start), 2)),
    ]
