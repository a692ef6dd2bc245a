"""Principiante, the lowest level: sees what a card takes, not what it leaves; never blunders by chance."""

from settebello.cards import EMPTY, CardSet, cards_in, single
from settebello.engine import Action, Play, View, fewest_win, gained, is_scopa, play_bonus, worth
from settebello.engine.recall import recalled_piles
from settebello.players.interface import Budget


class Principiante:
    """Makes a scopa; takes what is worth most; lays what is worth least: the first of equals.

    Where the fewest points win it does the opposite of each.
    """

    def choose(self, view: View, budget: Budget) -> Action:  # noqa: ARG002 (one look needs no budget)
        """Return what looks best on the table as it lies."""
        best = min if fewest_win(view.rules) else max
        return best(view.legal, key=lambda action: _at_first_sight(view, action))


def _at_first_sight(view: View, action: Action) -> tuple[int, int]:
    """Return the points that an action makes at once, and what the cards are worth that it moves."""
    taken = action.capture if isinstance(action, Play) else EMPTY
    lays = isinstance(action, Play) and not taken
    moved = CardSet(taken | single(action.card))
    value = sum(worth(view.rules, card) for card in cards_in(moved))
    if not lays:
        value += gained(view.rules, recalled_piles(view)[view.side], moved)
    left = view.cards_to_play - 1
    sweeps = is_scopa(view.rules, view.table, action.card, taken, left, view.moment)
    made = play_bonus(view.rules, action.card, taken, view.fresh, left)
    return sweeps + sum(points for _, points in made), -value if lays else value
