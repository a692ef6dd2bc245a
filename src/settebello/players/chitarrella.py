"""The classical player, who knows Chitarrella's rules and the masters' advice and looks one play ahead."""

from settebello.cards import Card, Rank, cards_in, of_rank
from settebello.engine import Action, View, is_scopa, takes_whole_table
from settebello.engine.recall import Recalled, plays_of_batch, recall
from settebello.players.greedy import unseen_cards
from settebello.players.interface import Budget
from settebello.players.maxims import MAXIMS, Situation, move_of


class Chitarrella:
    """Plays what the maxims together like best; among equals the first in canonical order."""

    def choose(self, view: View, budget: Budget) -> Action:  # noqa: ARG002 (a look needs no budget)
        """Return the legal action that the maxims like best."""
        situation = Situation(view, unseen_cards(view), refused(view))
        return max(view.legal, key=lambda action: liking(situation, action))


def liking(situation: Situation, action: Action) -> float:
    """Add up what every maxim says of an action, in tenths of a point."""
    move = move_of(situation.view, action)
    return sum(maxim(situation, move) for maxim in MAXIMS)


def refused(view: View) -> tuple[frozenset[Rank], ...]:
    """Return the ranks that each seat hardly holds: it passed over a scopa with them in this batch."""
    ranks: list[set[Rank]] = [set() for _ in range(view.rules.players)]
    unseen = unseen_cards(view)
    made = recall(view)
    for each in made[max(0, len(made) - plays_of_batch(view)) :]:
        if not each.played.scopa:
            ranks[each.played.seat].update(
                rank
                for rank in Rank
                if (equal := cards_in(of_rank(unseen, rank))) and _sweeps(view, equal[0], each)
            )
    return tuple(map(frozenset, ranks))


def _sweeps(view: View, card: Card, before: Recalled) -> bool:
    """Tell whether a card would have made a scopa in the place of a play."""
    table = before.table
    return takes_whole_table(view.rules, table, card) and is_scopa(
        view.rules, table, card, table, before.to_play - 1
    )
