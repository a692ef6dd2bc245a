"""The match: the chance to win it at each score, and what the end of a deal is worth there.

At most scores a point is worth the same wherever it comes from, and to play for points is to play for the
match. Near the target it is not: whoever is about to win needs one safe point, whoever is about to lose
needs luck. `wins_by_end` says what each end of a deal is worth there.

The chances follow from how deals end when everybody plays alike (greedily, `DEALS` of them), backward from
the target; the sides deal in turn. Where sides declare that they are out (*fuori*), the first that could has
won. Two sides; to win at once with all ten coins (P17) is not looked at.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import numpy as np
import numpy.typing as npt

from settebello.cards import PACK_SIZE, CardSet, Seat, Side, Suit, of_suit
from settebello.engine import (
    View,
    cappotto_side,
    check_fuori,
    next_dealer,
    points_to_reach,
    seats_of,
    side_of,
)
from settebello.engine.certain_points import points_if_all_to
from settebello.errors import IllegalAction
from settebello.kernels import Ints, ints, new_rng
from settebello.kernels import layout as at
from settebello.kernels.compiling.jit import Reals
from settebello.kernels.rules import packed_rules
from settebello.kernels.scoring import POINTS
from settebello.kernels.search.ending import AIMS, ALL_COINS, BEFORE, FOR_MATCH, FUORI, GOAL, WINS
from settebello.kernels.search.outcomes import ENDS, MOST, play_greedy_deals
from settebello.rules import Rules

Table = npt.NDArray[np.float64]

DEALS: Final = 2000
"""Deals played to see how they end."""
LIKELY_END: Final = 0.02
"""Where the match ends with this deal less often than that, playing for points is playing for the match."""


def solvable(rules: Rules) -> bool:
    """Tell whether there are two sides: games that the solver knows, and whose matches are reckoned."""
    return rules.side_count == 2


_OWN, _OTHERS = np.indices((MOST, MOST))

LEAD: Final = (_OWN - _OTHERS).astype(np.float64)
"""The lead in points by end (float64[MOST, MOST])."""


def wins_by_end(view: View) -> Table | None:
    """Return the chance of the side on turn to win the match after each end of this deal.

    The indexes are its points and the others' in this deal (float64[MOST, MOST]). None where points are all
    that counts: in a single deal, far from the target, or among more than two sides.
    """
    rules, target = view.rules, points_to_reach(view.rules)
    if target is None or not solvable(rules):
        return None
    side = side_of(rules, view.to_move)
    own, others = view.before[side], view.before[1 - side]
    ends = ends_of_deals(rules) if side_of(rules, view.dealer) == side else ends_of_deals(rules).T
    if ends[_reached(own + _OWN, others + _OTHERS, target)].sum() < LIKELY_END:
        return None
    return _wins_of(rules, view.before, view.dealer, side)


def wins_of(view: View) -> Table | None:
    """Return the chance of the side on turn to win the match after each end of this deal, at any score.

    As `wins_by_end`, also far from the target; None in a single deal and among more than two sides.
    """
    rules = view.rules
    if points_to_reach(rules) is None or not solvable(rules):
        return None
    return _wins_of(rules, view.before, view.dealer, side_of(rules, view.to_move))


def match_aims(
    rules: Rules,
    before: Sequence[int],
    dealer: Seat,
    piles: Sequence[CardSet],
    scope: Sequence[int],
    left: int,
) -> Reals | None:
    """Return what ends of this deal are worth for the match (`kernels.ending`); None where it cannot end.

    ``piles`` and ``scope`` are those so far, ``left`` the cards to be played.
    """
    if not may_end_match(rules, before, piles, scope, left):
        return None
    aims, target = np.zeros(AIMS), points_to_reach(rules)
    aims[FOR_MATCH], aims[GOAL] = 1, 0 if target is None else target
    aims[ALL_COINS], aims[FUORI] = cappotto_side(rules, Side(0)) is not None, may_go_out(rules, before)
    aims[BEFORE : BEFORE + rules.side_count] = before
    if solvable(rules):
        aims[WINS:] = _wins_of(rules, before, dealer, Side(0)).ravel()
    return aims


def may_go_out(rules: Rules, before: Sequence[int]) -> bool:
    """Tell whether a side that is out may declare it in a deal that began at this score (F16.2, F16.6)."""
    try:
        check_fuori(rules, before, PACK_SIZE)
    except IllegalAction:
        return False
    return True


def race_to(view: View) -> Ints:
    """Return the race to be out first in this deal (`kernels.outcomes`); empty where nobody may declare."""
    target = points_to_reach(view.rules)
    if target is None or not may_go_out(view.rules, view.before):
        return ints(0)
    race = ints(3)
    race[:] = *(target - before for before in view.before), -1
    return race


def may_end_match(
    rules: Rules, before: Sequence[int], piles: Sequence[CardSet], scope: Sequence[int], left: int
) -> bool:
    """Tell whether a side may still win the match with this deal, by points or by all coins (P17)."""
    target = points_to_reach(rules)
    if target is None:
        return True
    coins = [bool(of_suit(pile, Suit.DENARI)) for pile in piles]
    if sum(coins) <= 1 and cappotto_side(rules, Side(0)) is not None:
        return True
    plays = -(-left * len(seats_of(rules, Side(0))) // rules.players)
    most = (
        old + plays + points_if_all_to(rules, piles, scope, Side(side), Side(side)).total
        for side, old in enumerate(before)
    )
    return max(most) >= target


def _wins_of(rules: Rules, before: Sequence[int], dealer: Seat, side: Side) -> Table:
    """Return a side's chance to win the match after each end of a deal; two sides."""
    own, others, target = before[side], before[1 - side], points_to_reach(rules)
    if target is None:
        return np.where(_reached(_OWN, _OTHERS, 0), _OWN > _OTHERS, 0.5)
    deals_next = side_of(rules, next_dealer(rules, dealer)) == side
    return _wins(winning_chances(rules, target), own, others, target, deals_next=deals_next)


@lru_cache(maxsize=64)
def ends_of_deals(rules: Rules) -> Table:
    """Return how often deals end how: by the dealer's side's points and the others' (float64[MOST, MOST])."""
    ends, _ = _deals(rules)
    return np.bincount(ends, minlength=ENDS).reshape(MOST, MOST) / DEALS


@lru_cache(maxsize=64)
def _deals(rules: Rules) -> tuple[Ints, Ints]:
    """Return how deals end (int64[DEALS]), and when each side was first certain of so many points.

    The latter is int64[DEALS, 2, MOST], the dealer's side first; it is empty where nobody may declare.
    """
    declared = may_go_out(rules, (0,) * rules.side_count)
    ends, outs = ints(DEALS), ints(DEALS * 2 * MOST if declared else 0)
    room = ints(at.CELLS), ints(at.STOCK), ints(POINTS * at.SEATS)
    play_greedy_deals(packed_rules(rules), new_rng(1), *room, ends, outs)
    return ends, outs.reshape(-1, 2, MOST)


@lru_cache(maxsize=64)
def winning_chances(rules: Rules, target: int) -> Table:
    """Return the dealer's side's chance to win before a deal, by its points and the others' (float64[T, T]).

    Level at or over the target is taken for level one point before it.
    """
    chances, (ends, outs) = np.full((target, target), 0.5), _deals(rules)
    scores = sorted(np.ndindex(target, target), key=sum, reverse=True)
    for own, others in scores:
        won = _wins(chances, own, others, target, deals_next=False).ravel()[ends]
        if len(outs):
            mine, theirs = (
                outs[:, side, min(target - old, MOST - 1)] for side, old in enumerate((own, others))
            )
            won = np.where(mine == theirs, won, mine < theirs)
        chances[own, others] = won.mean()
    return chances


def _wins(chances: Table, own: int, others: int, target: int, *, deals_next: bool) -> Table:
    """Return the chance of the own side after each end of a deal that began at this score."""
    now, then = own + _OWN, others + _OTHERS
    mine, theirs = np.minimum(now, target - 1), np.minimum(then, target - 1)
    going_on = chances[mine, theirs] if deals_next else 1 - chances[theirs, mine]
    return np.where(_reached(now, then, target), now > then, going_on)


def _reached(own: npt.NDArray[np.int64], others: npt.NDArray[np.int64], target: int) -> npt.NDArray[np.bool_]:
    """Tell which scores end the match (A9, A10)."""
    reached: npt.NDArray[np.bool_] = (np.maximum(own, others) >= target) & (own != others)
    return reached
