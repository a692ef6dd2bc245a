"""A wrong number of cards (RULES.md F4.5, F17; ambiguities A19, A20)."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import StrEnum

from settebello.arguments import checked
from settebello.cards import CardSet, Side
from settebello.engine.certain_points import with_what_is_at_stake
from settebello.engine.score import SidePoints
from settebello.rules import Rules


class IrregularVerdict(StrEnum):
    """The fate of a deal with a wrong number of cards."""

    ENDS = "deal_ends"
    CONTINUES = "deal_continues"
    VOID = "deal_void"


@dataclass(frozen=True, slots=True)
class IrregularHand:
    """The verdict of article 17; ``points`` by side where the deal ends."""

    verdict: IrregularVerdict
    points: tuple[SidePoints, ...] | None = None


@checked
def counts_are_regular(rules: Rules, hands: Sequence[int], table: int) -> bool:
    """Tell whether hands and table have the numbers of cards that the deal gives (F4.5)."""
    return table == rules.deal.table_size() and all(hand == rules.deal.hand_size() for hand in hands)


@checked
def irregular_hand(
    rules: Rules,
    piles: Sequence[CardSet],
    scope: Sequence[int],
    at_fault: Collection[Side],
    *,
    goes_on: bool = False,
) -> IrregularHand:
    """Settle a deal of two sides in which some have a wrong number of cards.

    Both: the deal is void (F17.3). One: the deal ends, with what is at stake to the other (F17.1),
    unless that side prefers to go on (F17.2). Raises `ValueError` where nobody is at fault.
    """
    sides = set(at_fault)
    if not sides or len(piles) != 2:
        raise ValueError("article 17 is about two sides, one or both of them at fault")
    if len(sides) > 1:
        return IrregularHand(IrregularVerdict.VOID)
    if goes_on:
        return IrregularHand(IrregularVerdict.CONTINUES)
    regular = Side(1 - sides.pop())
    return IrregularHand(IrregularVerdict.ENDS, with_what_is_at_stake(rules, piles, scope, regular))
