"""The captures of a card (RULES.md F9, T7-T9, O9-O11, P7-P8, P22-P27, S6; ambiguities A6, A25-A29).

The games around the five sources: docs/family.md C10 to C18, C33, C34, SZ3, AS2, AS4, B3.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from settebello.arguments import check_kind, check_whole, checked
from settebello.cards import (
    EMPTY,
    PACK,
    PACK_SIZE,
    Card,
    CardSet,
    Rank,
    cards_in,
    rank_of,
    single,
    size,
)
from settebello.rules import (
    BY_PARSE_RULES,
    Ace,
    AceOpening,
    AceVsAce,
    CaptureBy,
    CaptureChoice,
    CaptureDuty,
    CourtCapture,
    Rules,
)


class Moment(NamedTuple):
    """The other things that a capture depends on: the value of the matta, and the first play of a deal."""

    matta_as: Rank | None = None
    first_play: bool = False


ORDINARY: Final = Moment()
"""The moment of nearly every play: no matta has a name, and a card has been played."""

# The engine asks for these thousands of times a deal, and Python 3.11 takes long to find a member of an
# enumeration.
_ACE: Final = Rank.ASSO
_TAKES_ALL: Final = Ace.TAKES_ALL
_EQUAL_OR_SUM: Final = CaptureBy.EQUAL_OR_SUM
_FIFTEEN: Final = CaptureBy.FIFTEEN
_EQUAL_ONLY: Final = CourtCapture.EQUAL_ONLY
_SINGLE_FIRST: Final = CaptureChoice.SINGLE_FIRST
_FEWEST: Final = CaptureChoice.FEWEST
_OPTIONAL: Final = CaptureDuty.OPTIONAL
_HAND: Final = CaptureDuty.HAND
_LAPSE: Final = CaptureDuty.LAPSE

Named = tuple[Card, Rank]
"""The matta and the value it was given."""


def captures(rules: Rules, table: CardSet, card: Card, moment: Moment = ORDINARY) -> tuple[CardSet, ...]:
    """List every set the card may take, fewest cards first, then by the mask; empty: it takes nothing.

    Raises `InvalidArgument` for what is no rule set, no card, no set of cards or no moment.
    """
    check_kind("rules", rules, Rules, BY_PARSE_RULES)
    card = Card(check_whole("card", card, 0, PACK_SIZE - 1))
    table = CardSet(check_whole("table", table, 0, PACK))
    check_kind("moment", moment, Moment)
    return captures_unchecked(rules, table, card, moment)


def captures_unchecked(
    rules: Rules, table: CardSet, card: Card, moment: Moment = ORDINARY
) -> tuple[CardSet, ...]:
    """List the same as `captures`; nothing is checked."""
    value = rank_of(card) if moment is ORDINARY else value_of_unchecked(rules, card, moment)
    if value is _ACE and has_the_aces_power(rules, card, moment):
        return _ace_captures(rules, table, moment)
    return _captures_by_value(rules, table, value, moment)


def ordinary_captures(
    rules: Rules, table: CardSet, card: Card, moment: Moment = ORDINARY
) -> tuple[CardSet, ...]:
    """List what the card may take by its value alone, the ace's power left aside."""
    return _captures_by_value(rules, table, value_of_unchecked(rules, card, moment), moment)


def _captures_by_value(rules: Rules, table: CardSet, value: Rank, moment: Moment) -> tuple[CardSet, ...]:
    """List what a value may take.

    Of sets that add up to the card's own value the choice may be bound, and of those that make a total with
    it where both are taken it never is (C18).
    """
    named = None if moment is ORDINARY else _named_among(rules, table, moment)
    sought, free = _sought(rules, value)
    found = _sets_of(table, sought) if named is None else _sets_of(table, sought, named)
    if found:
        found = _chosen(rules, _within_limits(rules, found, value))
    if free:
        more = _within_limits(rules, _sets_of(table, free, named), value)
        return tuple(sorted({*found, *more}, key=lambda taken: (size(taken), taken)))
    return found


@checked
def value_of(rules: Rules, card: Card, moment: Moment = ORDINARY) -> Rank:
    """Return the value a card is taken and takes by: the one that a matta was given, else its rank (C33).

    Raises `InvalidArgument` for what is no rule set, no card or no moment.
    """
    return value_of_unchecked(rules, card, moment)


def value_of_unchecked(rules: Rules, card: Card, moment: Moment = ORDINARY) -> Rank:
    """Return the same of arguments that are checked."""
    if moment.matta_as is not None and card == matta(rules):
        return moment.matta_as
    return rank_of(card)


def matta(rules: Rules) -> Card | None:
    """Return the card that may be given a value; None where no card may (C30)."""
    check_kind("rules", rules, Rules, BY_PARSE_RULES)
    return rules.matta


@checked
def takes_whole_table(rules: Rules, table: CardSet, card: Card, moment: Moment = ORDINARY) -> bool:
    """Tell whether the whole table is one of the card's captures, without listing the others."""
    return takes_whole_table_unchecked(rules, table, card, moment)


def takes_whole_table_unchecked(rules: Rules, table: CardSet, card: Card, moment: Moment) -> bool:
    """Tell the same of arguments that are checked."""
    if has_the_aces_power(rules, card, moment):
        return table in _ace_captures(rules, table, moment)
    return takes_whole_table_by_value(rules, table, card, moment)


def takes_whole_table_by_value(rules: Rules, table: CardSet, card: Card, moment: Moment = ORDINARY) -> bool:
    """Tell the same, the ace's power left aside: any other set adds up to less, so there is no choice."""
    total = sum(value_of_unchecked(rules, each, moment) for each in cards_in(table))
    possible = total in _sought(rules, value_of_unchecked(rules, card, moment))
    return possible and table in ordinary_captures(rules, table, card, moment)


def has_the_aces_power(rules: Rules, card: Card, moment: Moment = ORDINARY) -> bool:
    """Tell whether this card is an ace that takes all, which some have not as the first play (AS2, C33)."""
    if moment is ORDINARY:
        return rank_of(card) is _ACE and ace_takes_all(rules)
    if value_of_unchecked(rules, card, moment) is not _ACE or not ace_takes_all(rules):
        return False
    return not (moment.first_play and ace_opening(rules) is AceOpening.BY_VALUE)


def ace_opening(rules: Rules) -> AceOpening:
    """Return what an ace may do as the first play of a deal (AS2 to AS4)."""
    return rules.ace_opening


def ace_takes_all(rules: Rules) -> bool:
    """Tell whether an ace takes the whole table (P22)."""
    return rules.ace is _TAKES_ALL


@checked
def may_lay(rules: Rules, table: CardSet, card: Card, moment: Moment = ORDINARY) -> bool:
    """Tell whether the card may stay on the table: it takes nothing, or taking is optional."""
    return not captures(rules, table, card, moment) or may_pass_over(rules)


def may_bank(rules: Rules, card: Card) -> bool:
    """Tell whether the card may go to the own pile without taking: an ace, at any time (P25, A27)."""
    check_kind("rules", rules, Rules, BY_PARSE_RULES)
    return rank_of(card) is _ACE and rules.ace_bank


def must_take_if_able(rules: Rules) -> bool:
    """Tell whether the duty binds the choice of the card too, not only the card played (against A6)."""
    return _duty(rules) is _HAND


def may_be_missed(rules: Rules) -> bool:
    """Tell whether a capture that nobody notices lapses with the next play (F11.2)."""
    return _duty(rules) is _LAPSE


@checked
def laying_misses(rules: Rules, table: CardSet, card: Card, moment: Moment = ORDINARY) -> bool:
    """Tell whether the card, laid on this table, misses a capture that lapses if nobody notices (F11.2)."""
    return may_be_missed(rules) and bool(captures(rules, table, card, moment))


def _sought(rules: Rules, value: Rank) -> tuple[int, int]:
    """Return what the cards that a value takes add up to, and what else they may, free of choice; or 0."""
    by = rules.capture_by
    if by is _EQUAL_OR_SUM:
        return value, 0
    total = _total(rules) - value
    return (total, 0) if by is _FIFTEEN else (value, total)


def _total(rules: Rules) -> int:
    return rules.capture_total


def _within_limits(rules: Rules, found: tuple[CardSet, ...], value: Rank) -> tuple[CardSet, ...]:
    """Leave out sets that do not exist: of too many cards (B3), or a sum with or for a court card (SZ3)."""
    most = rules.max_capture
    if most:
        found = tuple(taken for taken in found if size(taken) <= most)
    if rules.court_capture is _EQUAL_ONLY and value >= Rank.FANTE:
        found = tuple(taken for taken in found if size(taken) == 1)
    return found


def _chosen(rules: Rules, found: tuple[CardSet, ...]) -> tuple[CardSet, ...]:
    """Return the sets among which the player may choose."""
    if not found:
        return found
    fewest = size(found[0])
    choice = rules.capture_choice
    if choice is _FEWEST or (choice is _SINGLE_FIRST and fewest == 1):
        return tuple(taken for taken in found if size(taken) == fewest)
    return found


def _named_among(rules: Rules, table: CardSet, moment: Moment) -> Named | None:
    """Return the matta with its value where it has one and lies on the table (C34)."""
    card = matta(rules) if moment.matta_as is not None else None
    if card is None or moment.matta_as is None or not table & single(card):
        return None
    return card, moment.matta_as


def may_pass_over(rules: Rules) -> bool:
    """Tell whether taking is optional."""
    return _duty(rules) is _OPTIONAL


def _duty(rules: Rules) -> CaptureDuty:
    check_kind("rules", rules, Rules, BY_PARSE_RULES)
    return rules.capture_duty


def _ace_captures(rules: Rules, table: CardSet, moment: Moment) -> tuple[CardSet, ...]:
    """List what a sweeping ace takes: everything, or by value where an ace lies there (P24, C14)."""
    aces = _sets_of(table, Rank.ASSO, None if moment is ORDINARY else _named_among(rules, table, moment))
    if aces and rules.ace_vs_ace is AceVsAce.ACE_ONLY:
        makes_more = _sought(rules, Rank.ASSO)[1] > 0
        return _captures_by_value(rules, table, Rank.ASSO, moment) if makes_more else aces
    return (table,) if table else ()


@lru_cache(maxsize=4096)
def _sets_of(table: CardSet, sought: int, named: Named | None = None) -> tuple[CardSet, ...]:
    """List all sets of these cards that add up to a number, fewest cards first, then by the mask.

    Remembered: whoever plays, checks, shows and hints asks the same of a table.
    """
    found: list[CardSet] = []
    other = {} if named is None else dict([named])
    valued = ((int(other.get(card, rank_of(card))), card) for card in cards_in(table))
    usable = tuple(sorted((value, card) for value, card in valued if value <= sought))
    _collect(usable, 0, sought, EMPTY, found)
    return tuple(sorted(found, key=lambda taken: (size(taken), taken)))


def _collect(
    usable: tuple[tuple[int, Card], ...], start: int, missing: int, taken: CardSet, found: list[CardSet]
) -> None:
    """Add to ``found`` every choice among ``usable[start:]`` that adds up to ``missing``."""
    for index in range(start, len(usable)):
        value, card = usable[index]
        rest = missing - value
        if rest < 0:
            return
        with_card = CardSet(taken | single(card))
        if rest == 0:
            found.append(with_card)
        else:
            _collect(usable, index + 1, rest, with_card, found)
