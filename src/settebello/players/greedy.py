"""A sensible player who looks one play ahead.

In this order: make a scopa; leave no scopa; take what is worth most; lay what harms least. Where the fewest
points win it does the opposite of each.
"""

from settebello.cards import (
    EMPTY,
    PACK,
    Card,
    CardSet,
    Rank,
    cards_in,
    of_rank,
    rank_of,
    single,
    size,
)
from settebello.engine import (
    ORDINARY,
    Action,
    Moment,
    Play,
    View,
    fewest_win,
    gained,
    is_scopa,
    play_bonus,
    takes_whole_table,
    worth,
)
from settebello.engine.recall import recalled_piles
from settebello.players.interface import Budget
from settebello.rules import Rules

Merit = tuple[int, int, int, int]
"""Points at once, minus the unseen cards that would sweep what is left, worth taken, minus harm of laying."""


class Greedy:
    """Plays the action of greatest merit; among equals the first in canonical order."""

    def choose(self, view: View, budget: Budget) -> Action:  # noqa: ARG002 (one look needs no budget)
        """Return the best legal action at first sight."""
        unseen = unseen_cards(view)
        best = min if fewest_win(view.rules) else max
        return best(view.legal, key=lambda action: merit(view, action, unseen))


def merit(view: View, action: Action, unseen: CardSet) -> Merit:
    """Judge one action; greater is better."""
    taken = action.capture if isinstance(action, Play) else EMPTY
    laid = EMPTY if taken or not isinstance(action, Play) else single(action.card)
    left = CardSet(view.table & ~taken | laid)
    kept = CardSet(taken | single(action.card)) if not laid else EMPTY
    to_play, moment = view.cards_to_play - 1, view.moment
    made = play_bonus(view.rules, action.card, taken, view.fresh, to_play)
    scopa = is_scopa(view.rules, view.table, action.card, taken, to_play, moment)
    return (
        scopa + sum(points for _, points in made),
        -sweepers(view.rules, left, unseen, to_play - 1, Moment(moment.matta_as)) if to_play else 0,
        sum(worth(view.rules, card) for card in cards_in(kept)) + gained(view.rules, own_pile(view), kept),
        -harm(view, action.card, unseen) if laid else 0,
    )


def own_pile(view: View) -> CardSet:
    """Return what the own side has taken, as far as the view has the plays."""
    return recalled_piles(view)[view.side]


def unseen_cards(view: View) -> CardSet:
    """Return the cards this seat has not seen: neither in hand, nor on the table, nor played."""
    seen = view.table | view.taken_first | (view.hand or EMPTY)
    for played in view.plays:
        seen |= single(played.action.card)
        if isinstance(played.action, Play):
            seen |= played.action.capture
    return CardSet(PACK & ~seen)


def sweepers(
    rules: Rules, table: CardSet, unseen: CardSet, cards_left: int, moment: Moment = ORDINARY
) -> int:
    """Count the unseen cards with which the next player would make a scopa."""
    return sum(
        size(of_rank(unseen, rank))
        for rank in Rank
        if (same := cards_in(of_rank(unseen, rank)))
        and takes_whole_table(rules, table, same[0], moment)
        and is_scopa(rules, table, same[0], table, cards_left, moment)
    )


def harm(view: View, card: Card, unseen: CardSet) -> int:
    """Say what laying a card may cost: its worth by how likely its equal is out, less an own pair."""
    twins_out = size(of_rank(unseen, rank_of(card)))
    own_twins = size(of_rank(view.hand or EMPTY, rank_of(card))) - 1
    return worth(view.rules, card) * (1 + twins_out) - 2 * own_twins
