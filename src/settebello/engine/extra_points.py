"""Points of single cards and ranks beyond the usual ones (docs/family.md C56, E13, E17, SZ12, TR1, FR2)."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from settebello.arguments import checked
from settebello.cards import Card, CardSet, Rank, Suit, card_of, contains, of_rank, size
from settebello.rules import Extra, Rules

GRANDE: Final = 5
"""Points for fante, cavallo and re of the noble suit."""

COURTS: Final = (Rank.FANTE, Rank.CAVALLO, Rank.RE)
LOW: Final = (Rank.ASSO, Rank.DUE, Rank.TRE)
SEVENS: Final = 4


class ExtraPoints(NamedTuple):
    """The points of a side for single cards and ranks."""

    grande: int
    low_coins: int
    honours: int
    most_sevens: int
    all_sevens: int


def extra_points(
    rules: Rules, extras: frozenset[Extra], noble: Suit, piles: Sequence[CardSet]
) -> tuple[ExtraPoints, ...]:
    """Return these points by side; empty where the rules count none of them."""
    single = honours(rules)
    if not single and extras <= {Extra.NAPOLI, Extra.RE_BELLO}:
        return ()
    sevens = [size(of_rank(pile, Rank.SETTE)) for pile in piles]
    most = max(sevens)
    leader = sevens.index(most) if sevens.count(most) == 1 else None
    return tuple(
        ExtraPoints(
            grande=_grande(extras, noble, pile),
            low_coins=_low(noble, pile) if Extra.LOW_COINS in extras else 0,
            honours=sum(contains(pile, card) for card in single),
            most_sevens=int(Extra.MOST_SEVENS in extras and leader == side),
            all_sevens=int(Extra.ALL_SEVENS in extras and sevens[side] == SEVENS),
        )
        for side, pile in enumerate(piles)
    )


@checked
def honours(rules: Rules) -> tuple[Card, ...]:
    """Return the cards that are a point each."""
    return rules.honours.cards()


def _grande(extras: frozenset[Extra], noble: Suit, pile: CardSet) -> int:
    """Count the run down from the king: five for the three court cards, by some rules more (C41, C56)."""
    if extras.isdisjoint({Extra.GRANDE, Extra.GRANDE_LONG}):
        return 0
    if not all(contains(pile, card_of(rank, noble)) for rank in COURTS):
        return 0
    if Extra.GRANDE_LONG not in extras or not contains(pile, card_of(Rank.SETTE, noble)):
        return GRANDE
    return GRANDE + 1 + contains(pile, card_of(Rank.SEI, noble))


def _low(noble: Suit, pile: CardSet) -> int:
    return sum(rank for rank in LOW if contains(pile, card_of(rank, noble)))
