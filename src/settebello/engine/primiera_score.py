"""The primiera (RULES.md F2.3, F14.2, T13-T14, O16, P11, P19, S9; ambiguities A4, A11, A13, A14)."""

from collections.abc import Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from settebello.arguments import checked
from settebello.cards import SUIT_MASK, Card, CardSet, Rank, Side, Suit, cards_in, of_rank, rank_of, size
from settebello.rules import PrimieraBy, PrimieraShort, PrimieraValues, Rules

#                                    A   2   3   4   5   6   7   F   C   R
_STANDARD: Final[tuple[int, ...]] = (16, 12, 13, 14, 15, 18, 21, 10, 10, 10)
_SOUTHERN: Final[tuple[int, ...]] = (16, 12, 13, 14, 15, 18, 21, 8, 9, 10)
_TABLES: Final = MappingProxyType({PrimieraValues.STANDARD: _STANDARD, PrimieraValues.SOUTHERN: _SOUTHERN})
_BEST_FIRST: Final = {
    worths: tuple(sorted(cards_in(suit), key=lambda card: -worths[rank_of(card) - 1]) for suit in SUIT_MASK)
    for worths in _TABLES.values()
}
"""The cards of each suit by what ranks are worth: most first, then the lowest."""

_DOWN: Final = tuple(Rank(number) for number in (7, 6, 1, 5, 4, 3, 2))
"""The ranks that decide a primiera one after the other where most sevens win (docs/family.md E16)."""


@dataclass(frozen=True, slots=True)
class Primiera:
    """A side's primiera: its best card of each suit held, their sum, and how it ranks among others.

    ``value`` is None where the rules make a primiera without four suits void, and where ranks are compared.
    ``standing`` orders primiere: higher is better.
    """

    cards: tuple[Card, ...]
    value: int | None
    standing: tuple[int, ...]


@checked
def primiera_value(rules: Rules, card: Card) -> int:
    """Return what a card is worth in the primiera, 8 to 21."""
    return _worths(rules)[rank_of(card) - 1]


def _worths(rules: Rules) -> tuple[int, ...]:
    return _TABLES[rules.primiera_values]


@checked
def best_by_suit(rules: Rules, pile: CardSet) -> tuple[Card, ...]:
    """List the card of each suit held that is worth most in the primiera, suits in order."""
    suits = zip(_BEST_FIRST[_worths(rules)], SUIT_MASK, strict=True)
    return tuple(next(card for card in suit if pile >> card & 1) for suit, mask in suits if pile & mask)


@checked
def primiera(rules: Rules, pile: CardSet) -> Primiera:
    """Work out the primiera of a pile, whole or partial."""
    cards = best_by_suit(rules, pile)
    if rules.primiera_by is PrimieraBy.RANKS:
        return Primiera(cards, None, tuple(size(of_rank(pile, rank)) for rank in _DOWN))
    worths = _worths(rules)
    total = sum(worths[rank_of(card) - 1] for card in cards)
    complete = len(cards) == len(Suit)
    match rules.primiera_short:
        case PrimieraShort.VOID:
            return Primiera(cards, total if complete else None, (int(complete), total if complete else 0))
        case PrimieraShort.FEWER_SUITS_LOWER:
            return Primiera(cards, total, (len(cards), total))
        case PrimieraShort.PLAIN_SUM:
            return Primiera(cards, total, (1, total))


@checked
def primiera_winner(primiere: Sequence[Primiera]) -> Side | None:
    """Return the side whose primiera is best; None where the best are level, as where nobody has one."""
    best = max(each.standing for each in primiere)
    holders = [side for side, each in enumerate(primiere) if each.standing == best]
    return Side(holders[0]) if len(holders) == 1 else None
