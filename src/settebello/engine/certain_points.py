"""Points that are certain while a deal is still being played (RULES.md F16.5, F17.1; A15, A16, A19).

A side has acquired what it would score even if every card not yet captured, those on the table
and in all hands, went to an opponent.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from settebello.arguments import checked
from settebello.cards import PACK, CardSet, Side
from settebello.engine.score import SidePoints, by_category, categories, score_deal
from settebello.rules import Rules


@checked
def acquired(rules: Rules, piles: Sequence[CardSet], scope: Sequence[int]) -> tuple[SidePoints, ...]:
    """Return the points each side is certain of, by piles and scope so far."""
    sides = [Side(side) for side in range(len(piles))]
    return tuple(
        _least(points_if_all_to(rules, piles, scope, other, side) for other in sides if other != side)
        for side in sides
    )


@checked
def points_at_stake(rules: Rules, piles: Sequence[CardSet], scope: Sequence[int]) -> tuple[str, ...]:
    """List the categories of one point that no side has acquired; scope to come are not among them (A19)."""
    sure = acquired(rules, piles, scope)
    single = [name for name in categories(rules) if name not in {"scope", "napoli"}]
    return tuple(name for name in single if not any(getattr(side, name) for side in sure))


def with_what_is_at_stake(
    rules: Rules, piles: Sequence[CardSet], scope: Sequence[int], regular: Side
) -> tuple[SidePoints, ...]:
    """Return the points when the deal stops: the regular side's own, and all that the other has not acquired.

    A point that nobody can win any more goes to the regular side as well (A19).
    """
    sure = acquired(rules, piles, scope)
    at_stake = dict.fromkeys(points_at_stake(rules, piles, scope), 1)
    napoli = points_if_all_to(rules, piles, scope, regular, regular).napoli
    return tuple(
        replace(points, **at_stake, napoli=napoli) if side == regular else points
        for side, points in enumerate(sure)
    )


def points_if_all_to(
    rules: Rules, piles: Sequence[CardSet], scope: Sequence[int], taker: Side, side: Side
) -> SidePoints:
    """Return what ``side`` would score if ``taker`` captured every card that is left."""
    rest = PACK & ~sum(piles)
    full = [CardSet(pile | rest) if at == taker else pile for at, pile in enumerate(piles)]
    return score_deal(rules, full, scope).points[side]


def _least(outcomes: Iterable[SidePoints]) -> SidePoints:
    return SidePoints(*map(min, zip(*map(by_category, outcomes), strict=True)))
