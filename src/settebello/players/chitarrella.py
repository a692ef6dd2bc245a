"""The classical player, who knows Chitarrella's rules and the masters' advice and looks one play ahead."""

from settebello.cards import Rank, cards_in, rank_of
from settebello.engine import Action, View, sweepers
from settebello.engine.recall import plays_of_batch, recall
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
            swept = sweepers(view.rules, each.table, unseen, each.to_play - 1)
            ranks[each.played.seat].update(map(rank_of, cards_in(swept)))
    return tuple(map(frozenset, ranks))
