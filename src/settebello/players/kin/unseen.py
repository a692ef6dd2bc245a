"""Dealing the cards that a seat has not seen, by any rules: deals that agree with all that it knows.

Known are the own hand, cards that lie open in other hands, the table, and the piles as far as the view has
the plays that made them. A hand that was declared without showing it holds what makes such a declaration
(docs/family.md SP11). All ways that remain are equally likely, but for those of two such hands at once.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from random import Random
from typing import Final

from settebello.cards import EMPTY, PACK, Card, CardSet, card_set, cards_in, size
from settebello.engine import DeclaredHand, State, View, declarations
from settebello.engine.recall import recalled_piles

DECLARED: Final = 3
"""Cards of a hand that is declared."""

TRIES: Final = 200
"""Hands that are drawn before all are looked through, which takes as long as some thousands."""


@dataclass(frozen=True, slots=True)
class Unseen:
    """The knowledge of a seat: known ``hands`` by seat, ``piles`` by side, and the ``hidden`` cards.

    ``missing`` are the hidden cards of each hand, and ``gone`` those that were captured before the first play
    that the view has. ``closed`` are the declared hands with hidden cards.
    """

    view: View
    hands: tuple[CardSet, ...]
    piles: tuple[CardSet, ...]
    hidden: tuple[Card, ...]
    missing: tuple[int, ...]
    gone: int
    closed: tuple[DeclaredHand, ...]

    @property
    def determined(self) -> bool:
        """Tell whether there is one way only to deal the hidden cards."""
        return sum(map(bool, (*self.missing, self.gone, self.view.stock_size))) <= 1 >= self.view.stock_size

    def deal(self, luck: Random) -> State:
        """Deal the hidden cards: a whole position, whose plays so far are left out."""
        seen, hands, piles = self.view, list(self.hands), list(self.piles)
        hidden, missing = list(self.hidden), list(self.missing)
        luck.shuffle(hidden)
        for claim in self.closed:
            drawn = _declared(self.view, claim, hidden, missing[claim.seat], luck)
            hands[claim.seat] = CardSet(hands[claim.seat] | card_set(drawn))
            hidden, missing[claim.seat] = [card for card in hidden if card not in drawn], 0
        for seat, cards in enumerate(missing):
            hands[seat] = CardSet(hands[seat] | card_set(hidden[:cards]))
            del hidden[:cards]
        for card in hidden[: self.gone]:
            side = luck.randrange(len(piles))
            piles[side] = CardSet(piles[side] | 1 << card)
        return State(
            rules=seen.rules,
            dealer=seen.dealer,
            before=seen.before,
            hands=tuple(hands),
            table=seen.table,
            stock=tuple(hidden[self.gone :]),
            piles=tuple(piles),
            scope=seen.scope,
            to_move=seen.to_move,
            last_capturer=seen.last_capturer,
            taken_first=seen.taken_first,
            matta_as=seen.matta_as,
            fresh=seen.fresh,
            claims=seen.claims,
            giocate=seen.giocate,
        )


def unseen(view: View) -> Unseen:
    """Return the knowledge of a seat that may look at its hand."""
    hands = [*view.exposed] or [EMPTY] * view.rules.players
    hands[view.seat] = CardSet(hands[view.seat] | (view.hand or EMPTY))
    piles = recalled_piles(view)
    hidden = cards_in(CardSet(PACK & ~(view.table | sum(piles) | sum(hands))))
    missing = tuple(cards - size(hand) for cards, hand in zip(view.hand_sizes, hands, strict=True))
    return Unseen(
        view=view,
        hands=tuple(hands),
        piles=piles,
        hidden=hidden,
        missing=missing,
        gone=len(hidden) - sum(missing) - view.stock_size,
        closed=tuple(each for each in view.claims if size(each.hand) < DECLARED and missing[each.seat]),
    )


def _declared(
    view: View, claim: DeclaredHand, hidden: Sequence[Card], cards: int, luck: Random
) -> tuple[Card, ...]:
    """Draw the hidden cards of a hand that was declared: any that make it worth what it was, alike likely.

    Cards are drawn until they fit. Where that takes too long, all ways are looked through.
    """
    for _ in range(TRIES):
        drawn = tuple(luck.sample(hidden, cards))
        if _fits(view, claim, drawn):
            return drawn
    fit = [some for some in combinations(hidden, cards) if _fits(view, claim, some)]
    return luck.choice(fit) if fit else tuple(hidden[:cards])


def _fits(view: View, claim: DeclaredHand, cards: Sequence[Card]) -> bool:
    """Tell whether a declared hand is worth what was told with these cards."""
    ways = declarations(view.rules, CardSet(claim.hand | card_set(cards)))
    return any((way.points, way.named) == (claim.points, claim.named) for way in ways)
