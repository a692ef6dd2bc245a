"""A sensible player who looks one play ahead.

In this order: make a scopa; leave no scopa; take what is worth most; lay what harms least. Where the fewest
points win it does the opposite of each.
"""

from settebello.cards import (
    EMPTY,
    PACK,
    Card,
    CardSet,
    cards_in,
    of_rank,
    rank_of,
    single,
    size,
)
from settebello.engine import (
    Action,
    Moment,
    Play,
    View,
    fewest_win,
    gained,
    is_scopa,
    play_bonus,
    sweepers,
    worth,
)
from settebello.engine.recall import recalled_piles
from settebello.players.interface import Budget

Merit = tuple[int, int, int, int]
"""Points at once, minus the unseen cards that would sweep what is left, worth taken, minus harm of laying."""


class Greedy:
    """Plays the action of greatest merit; among equals the first in canonical order."""

    def choose(self, view: View, budget: Budget) -> Action:  # noqa: ARG002 (one look needs no budget)
        """Return the best legal action at first sight."""
        unseen, pile = unseen_cards(view), recalled_piles(view)[view.side]
        best = min if fewest_win(view.rules) else max
        return best(view.legal, key=lambda action: merit(view, action, unseen, pile))


def merit(view: View, action: Action, unseen: CardSet, pile: CardSet) -> Merit:
    """Judge one action, with the cards not seen and the own side's pile; greater is better."""
    taken = action.capture if isinstance(action, Play) else EMPTY
    laid = EMPTY if taken or not isinstance(action, Play) else single(action.card)
    left = CardSet(view.table & ~taken | laid)
    kept = CardSet(taken | single(action.card)) if not laid else EMPTY
    to_play, moment = view.cards_to_play - 1, view.moment
    made = play_bonus(view.rules, action.card, taken, view.fresh, to_play)
    scopa = is_scopa(view.rules, view.table, action.card, taken, to_play, moment)
    return (
        scopa + sum(points for _, points in made),
        -size(sweepers(view.rules, left, unseen, to_play - 1, Moment(moment.matta_as))),
        sum(worth(view.rules, card) for card in cards_in(kept)) + gained(view.rules, pile, kept),
        -harm(view, action.card, unseen) if laid else 0,
    )


def unseen_cards(view: View) -> CardSet:
    """Return the cards this seat has not seen: neither in hand, nor on the table, nor played."""
    seen = view.table | view.taken_first | (view.hand or EMPTY)
    for played in view.plays:
        seen |= single(played.action.card)
        if isinstance(played.action, Play):
            seen |= played.action.capture
    return CardSet(PACK & ~seen)


def harm(view: View, card: Card, unseen: CardSet) -> int:
    """Say what laying a card may cost: its worth by how likely its equal is out, less an own pair."""
    twins_out = size(of_rank(unseen, rank_of(card)))
    own_twins = size(of_rank(view.hand or EMPTY, rank_of(card))) - 1
    return worth(view.rules, card) * (1 + twins_out) - 2 * own_twins
