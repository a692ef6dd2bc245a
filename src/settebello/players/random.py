"""A player who picks any legal action, all equally likely."""

from typing import Final

from settebello.engine import Action, View
from settebello.players.interface import Budget

_MASK: Final = (1 << 64) - 1


class RandomPlayer:
    """Plays at random, from the budget's seed and the number of the play."""

    def choose(self, view: View, budget: Budget) -> Action:
        """Return a legal action drawn by the seed."""
        return view.legal[_mixed(budget.seed + len(view.plays) + 1) % len(view.legal)]


def _mixed(number: int) -> int:
    """Scatter a 64-bit number (the output function of SplitMix64)."""
    mixed = number * 0x9E3779B97F4A7C15 & _MASK
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & _MASK
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & _MASK
    return mixed ^ mixed >> 31
