"""The captures of a card (RULES.md F9, T7-T9, O9-O11, P7-P8, P22-P27, S6; ambiguities A6, A25-A29)."""

from functools import lru_cache
from typing import Final

from settebello.arguments import check_whole
from settebello.cards import (
    EMPTY,
    PACK,
    PACK_SIZE,
    Card,
    CardSet,
    Rank,
    cards_in,
    of_rank,
    rank_of,
    single,
    size,
)
from settebello.rules import Ace, AceVsAce, CaptureBy, CaptureChoice, CaptureDuty, Rules

FIFTEEN: Final = 15


def captures(rules: Rules, table: CardSet, card: Card) -> tuple[CardSet, ...]:
    """List every set the card may take, fewest cards first, then by the mask; empty: it takes nothing.

    Raises `InvalidArgument` for what is no card or no set of cards.
    """
    card = Card(check_whole("card", card, 0, PACK_SIZE - 1))
    table = CardSet(check_whole("table", table, 0, PACK))
    if rank_of(card) is Rank.ASSO and ace_takes_all(rules):
        return _ace_captures(rules, table)
    return ordinary_captures(rules, table, card)


def ordinary_captures(rules: Rules, table: CardSet, card: Card) -> tuple[CardSet, ...]:
    """List what the card may take by its value alone, the ace's power left aside."""
    found = _sets_of(table, _sought(rules, card))
    if not found:
        return ()
    fewest = size(found[0])
    match rules.capture_choice:
        case CaptureChoice.SINGLE_FIRST if fewest == 1:
            return tuple(taken for taken in found if size(taken) == 1)
        case CaptureChoice.FEWEST:
            return tuple(taken for taken in found if size(taken) == fewest)
        case _:
            return found


def takes_whole_table(rules: Rules, table: CardSet, card: Card) -> bool:
    """Tell whether the whole table is one of the card's captures, without listing the others."""
    if rank_of(card) is Rank.ASSO and ace_takes_all(rules):
        return table in _ace_captures(rules, table)
    return takes_whole_table_by_value(rules, table, card)


def takes_whole_table_by_value(rules: Rules, table: CardSet, card: Card) -> bool:
    """Tell the same, the ace's power left aside: any other set adds up to less, so there is no choice."""
    return sum(map(rank_of, cards_in(table))) == _sought(rules, card)


def ace_takes_all(rules: Rules) -> bool:
    """Tell whether an ace takes the whole table (P22)."""
    return rules.ace is Ace.TAKES_ALL


def may_lay(rules: Rules, table: CardSet, card: Card) -> bool:
    """Tell whether the card may stay on the table: it takes nothing, or taking is optional."""
    return not captures(rules, table, card) or may_pass_over(rules)


def may_bank(rules: Rules, card: Card) -> bool:
    """Tell whether the card may go to the own pile without taking: an ace, at any time (P25, A27)."""
    return rules.ace_bank and rank_of(card) is Rank.ASSO


def must_take_if_able(rules: Rules) -> bool:
    """Tell whether the duty binds the choice of the card too, not only the card played (against A6)."""
    return _duty(rules) is CaptureDuty.HAND


def may_be_missed(rules: Rules) -> bool:
    """Tell whether a capture that nobody notices lapses with the next play (F11.2)."""
    return _duty(rules) is CaptureDuty.LAPSE


def laying_misses(rules: Rules, table: CardSet, card: Card) -> bool:
    """Tell whether the card, laid on this table, misses a capture that lapses if nobody notices (F11.2)."""
    return may_be_missed(rules) and bool(captures(rules, table, card))


def _sought(rules: Rules, card: Card) -> int:
    """Return what the cards that a card takes by its value add up to."""
    return FIFTEEN - rank_of(card) if rules.capture_by is CaptureBy.FIFTEEN else rank_of(card)


def may_pass_over(rules: Rules) -> bool:
    """Tell whether taking is optional."""
    return _duty(rules) is CaptureDuty.OPTIONAL


def _duty(rules: Rules) -> CaptureDuty:
    return rules.capture_duty


def _ace_captures(rules: Rules, table: CardSet) -> tuple[CardSet, ...]:
    aces = of_rank(table, Rank.ASSO)
    if aces and rules.ace_vs_ace is AceVsAce.ACE_ONLY:
        return tuple(single(ace) for ace in cards_in(aces))
    return (table,) if table else ()


@lru_cache(maxsize=4096)
def _sets_of(table: CardSet, sought: int) -> tuple[CardSet, ...]:
    """List all sets of these cards that add up to a number, fewest cards first, then by the mask.

    Remembered: whoever plays, checks, shows and hints asks the same of a table.
    """
    found: list[CardSet] = []
    usable = tuple(card for card in cards_in(table) if rank_of(card) <= sought)
    _collect(usable, 0, sought, EMPTY, found)
    return tuple(sorted(found, key=lambda taken: (size(taken), taken)))


def _collect(
    usable: tuple[Card, ...], start: int, missing: int, taken: CardSet, found: list[CardSet]
) -> None:
    """Add to ``found`` every choice among ``usable[start:]`` that adds up to ``missing``."""
    for index in range(start, len(usable)):
        card = usable[index]
        rest = missing - rank_of(card)
        if rest < 0:
            return
        with_card = CardSet(taken | single(card))
        if rest == 0:
            found.append(with_card)
        else:
            _collect(usable, index + 1, rest, with_card, found)
