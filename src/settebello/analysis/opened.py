"""The exact value of each play with all cards open: what nobody at the table could know."""

from settebello.analysis.positions import Position
from settebello.analysis.report import AnalysisSettings
from settebello.engine import side_of
from settebello.kernels.solve import SolveBudget, solve


def open_points(position: Position, settings: AnalysisSettings) -> list[int] | None:
    """Return how the deal ends after each legal play with best play by all, in points over the other side.

    None with too many cards left, where some were not seen, among more than two sides, and where the nodes
    that the settings allow do not suffice: they are counted, so the answer is the same on every machine.
    """
    state = position.before.state
    two_sides = state.rules.side_count == 2
    if not two_sides or position.guessed or state.cards_to_play > settings.open_left:
        return None
    found = dict(solve(state, SolveBudget(nodes=settings.open_nodes)).actions)
    if not all(action in found and found[action].exact for action in position.legal):
        return None
    side = side_of(state.rules, position.seat)
    lead = state.scope[side] - state.scope[1 - side]
    return [lead + found[action].lower for action in position.legal]
