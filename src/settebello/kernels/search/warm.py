"""Compiling what the searching players use before anybody waits: a part of its own."""

from typing import Final

import numpy as np

from settebello.cards import PACK, Seat, cards_in
from settebello.engine import apply_unchecked, deal, encode_action, legal_actions, view
from settebello.kernels import layout as at
from settebello.kernels.compiling.jit import SOLVER, compiled_before, ints
from settebello.kernels.compiling.ready import Report, Step, make_ready, register, run_steps
from settebello.kernels.net import NET, NOTES, moments, new_desk, recall
from settebello.kernels.net.choose import direct_worths
from settebello.kernels.net.warm import NET as NET_PART
from settebello.kernels.rng import new_rng
from settebello.kernels.score import POINTS
from settebello.kernels.search.alphabeta import FRAME, sum_alphabeta
from settebello.kernels.search.averages import lead, sum_worlds
from settebello.kernels.search.belief import LIKELY, NO_ODDS, kind_of, odds_of, weigh_plays
from settebello.kernels.search.ending import aim_at_points, room_for_ends, sum_ends, value_end
from settebello.kernels.search.foresight import foresee, solved_lead, sum_solved
from settebello.kernels.search.habits import chance_of, habits, is_first, row_of_partner, worth_of_plays
from settebello.kernels.search.inference import WORLD, begin_walk, go_on, log_likelihood, new_walk
from settebello.kernels.search.ismcts import ACTIONS, CONTROL, NODE, WORK, grow, most_visited
from settebello.kernels.search.outcomes import ENDS, count_greedy_ends, end_of
from settebello.kernels.search.worlds import deal_world, lay_out
from settebello.kernels.sight import sight
from settebello.kernels.solve.open import clear, new_room, open_value
from settebello.rules import preset

SEARCH: Final = "search"
FORESIGHT: Final = "foresight"


def search_needs_compiling() -> bool:
    """Tell whether searching has to be compiled first, which takes seconds, not a moment."""
    return not compiled_before(SEARCH)


def warm_up_search(report: Report | None = None) -> None:
    """Compile what searches, or load it as compiled before; reports each step and the end."""
    run_steps(_steps(), SEARCH, report)


def warm_once() -> None:
    """See to it that this process has loaded what searches, the solver too; the first call takes its time."""
    make_ready(SEARCH)
    make_ready(SOLVER)


def foresight_needs_compiling() -> bool:
    """Tell whether searching with the network has to be compiled first."""
    return not compiled_before(FORESIGHT)


def warm_up_foresight(report: Report | None = None) -> None:
    """Compile searching with the network, or load it as compiled before."""
    run_steps(_foresight(), FORESIGHT, report)


def warm_foresight_once() -> None:
    """See to it that this process has loaded all that `maestro` uses; the first call takes its time."""
    warm_once()
    make_ready(NET_PART)
    make_ready(FORESIGHT)


def _steps() -> list[Step]:
    start = deal(preset("scopa-2").rules(), Seat(1), cards_in(PACK))
    seen = view(start, start.to_move)
    known = sight(seen)
    root, sums, points = ints(1), ints(1), ints(POINTS * at.SEATS)
    root[0] = encode_action(seen.legal[0])
    tree, control, cells, after = ints(2 * NODE), ints(CONTROL), ints(at.CELLS), ints(at.CELLS)
    control[0] = 1
    rng, stock = new_rng(1), known.stock
    ends = np.zeros(1), aim_at_points(), *room_for_ends()
    # a world is dealt in the same way by everyone
    world = (known.cells, known.places, NO_ODDS, known.rules, rng)
    evidence = (known.rules, known.places, stock, known.plays, known.made)
    return [
        (deal_world, (*world, cells, stock)),
        (kind_of, (known.rules, known.plays, 0, 1)),
        (weigh_plays, (*evidence, LIKELY, odds_of(known, LIKELY))),
        (lead, (cells, known.rules, 0, points)),
        (sum_worlds, (*world, 1, root, sums, cells, stock, after, points)),
        (sum_alphabeta, (*world, 1, 1, 1, root, sums, ints(3 * FRAME), ints(64), stock, points)),
        (grow, (*world, 1, 1.0, root, tree, control, ints(ACTIONS), cells, stock, ints(WORK))),
        (most_visited, (tree, root)),
        (sum_ends, (np.concatenate([cells, stock]), 1.0, known.rules, ints(0), *ends, 1)),
        (value_end, (cells, known.rules, ends[1], points, ints(at.SEATS))),
    ]


def _foresight() -> list[Step]:
    start = deal(preset("scopone-10").rules(), Seat(3), cards_in(PACK))
    after = apply_unchecked(start, legal_actions(start)[0])
    seen = view(after, after.to_move)
    known, actions, desk = sight(seen), ints(1), new_desk(np.zeros(NET, np.float32))
    actions[0] = encode_action(seen.legal[0])
    worlds, worths, notes, rng = ints(WORLD), np.zeros(1), recall(known), new_rng(1)
    room, noted = new_room(), ints(NOTES)
    told, odds = moments(known), odds_of(known, LIKELY)
    rows = habits("scopone-9", others_learned=True)
    walk, cells, points = (
        new_walk(known, odds, told, desk, desk, rows),
        ints(at.CELLS),
        ints(POINTS * at.SEATS),
    )
    return [
        (lay_out, (known.cells, known.places, known.rules, rng, ints(at.CELLS), known.stock)),
        (worth_of_plays, (told, known.rules, notes, desk)),
        (chance_of, (desk.worths, 1, 0, rows)),
        (is_first, (desk.worths, 0)),
        (row_of_partner, (1, rows)),
        (log_likelihood, (walk, 0, 1, 0.0)),
        (begin_walk, (walk, rng)),
        (go_on, (walk, rng, worlds)),
        (direct_worths, (known.cells, known.rules, notes, actions, desk, worths)),
        (clear, (room,)),
        (open_value, (cells, known.stock, known.rules, room, 0)),
        (solved_lead, (cells, known.stock, known.rules, 0, room, 0.0)),
        (sum_solved, (worlds, ints(1), known.rules, ints(0), worths, room, ints(at.CELLS))),
        (foresee, (worlds, known.rules, notes, actions, worths, ints(1), desk, room, ints(at.CELLS), noted)),
        (end_of, (cells, known.rules, 0, points)),
        (count_greedy_ends, (known.rules, rng, 1, cells, ints(at.STOCK), points, ints(ENDS))),
    ]


register(SEARCH, _steps)
register(FORESIGHT, _foresight)
