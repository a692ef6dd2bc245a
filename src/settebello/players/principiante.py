"""Principiante, the lowest level: sees what a card takes, not what it leaves; never blunders by chance."""

from settebello.cards import EMPTY, CardSet, cards_in, single
from settebello.engine import Action, Play, View, gained, is_scopa, worth
from settebello.engine.recall import recalled_piles
from settebello.players.interface import Budget


class Principiante:
    """Makes a scopa; takes what is worth most; lays what is worth least: the first of equals."""

    def choose(self, view: View, budget: Budget) -> Action:  # noqa: ARG002 (one look needs no budget)
        """Return what looks best on the table as it lies."""
        return max(view.legal, key=lambda action: _at_first_sight(view, action))


def _at_first_sight(view: View, action: Action) -> tuple[bool, int]:
    taken = action.capture if isinstance(action, Play) else EMPTY
    lays = isinstance(action, Play) and not taken
    moved = CardSet(taken | single(action.card))
    value = sum(worth(view.rules, card) for card in cards_in(moved))
    if not lays:
        value += gained(view.rules, recalled_piles(view)[view.side], moved)
    sweeps = is_scopa(view.rules, view.table, action.card, taken, view.cards_to_play - 1)
    return sweeps, -value if lays else value
