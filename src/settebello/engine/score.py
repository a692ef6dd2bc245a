"""The points of a deal (RULES.md F14, T11-T15, O15, P10, P16-P18, S8-S9)."""

from collections.abc import Callable, Sequence
from dataclasses import astuple, dataclass
from typing import Final

from settebello.arguments import check_integers, check_kind, check_whole
from settebello.cards import (
    PACK,
    RE_BELLO,
    SETTEBELLO,
    CardSet,
    Rank,
    Side,
    Suit,
    card_of,
    contains,
    of_suit,
    size,
)
from settebello.engine.primiera_score import Primiera, primiera, primiera_winner
from settebello.engine.state import State
from settebello.errors import InvalidArgument, Reason
from settebello.rules import BY_PARSE_RULES, Extra, Majority, Rules

CARDS_THRESHOLD: Final = 21
COINS_THRESHOLD: Final = 6
NAPOLI_LEAST: Final = 3
CATEGORIES: Final = ("carte", "denari", "settebello", "primiera", "scope", "napoli", "re_bello")


@dataclass(frozen=True, slots=True)
class SidePoints:
    """The score of one side in a deal, by category."""

    carte: int
    denari: int
    settebello: int
    primiera: int
    scope: int
    napoli: int
    re_bello: int

    @property
    def total(self) -> int:
        """Return the points of the deal."""
        return sum(astuple(self))


@dataclass(frozen=True, slots=True)
class DealScore:
    """The count at the end of a deal, by side: points, cards, coins, primiere; and who has all coins."""

    points: tuple[SidePoints, ...]
    cards: tuple[int, ...]
    coins: tuple[int, ...]
    primiere: tuple[Primiera, ...]
    all_coins: Side | None

    @property
    def totals(self) -> tuple[int, ...]:
        """Return the points of each side."""
        return tuple(side.total for side in self.points)


def score_state(state: State) -> DealScore:
    """Count a finished deal; raise `InvalidArgument` for one in progress (`score_deal` counts that)."""
    check_kind("state", state, State)
    if not state.over:
        raise InvalidArgument(
            f"the deal is not over: {state.cards_to_play} cards are still to be played; "
            "score_deal counts a deal in progress",
            reason=Reason.DEAL_IN_PROGRESS,
            argument="state",
            cards=state.cards_to_play,
        )
    return score_deal(state.rules, state.piles, state.scope)


def score_deal(rules: Rules, piles: Sequence[CardSet], scope: Sequence[int]) -> DealScore:
    """Count piles and scope by side, whole or partial; of these rules only the count matters.

    Raises `InvalidArgument` unless both have as many sides, and for what is no set of cards.
    """
    check_kind("rules", rules, Rules, BY_PARSE_RULES)
    check_kind("piles", piles, Sequence)
    scope = check_integers("scope", scope, len(piles))
    piles = tuple(CardSet(check_whole("piles", each, 0, PACK)) for each in piles)
    cards = tuple(size(pile) for pile in piles)
    coins = tuple(size(of_suit(pile, Suit.DENARI)) for pile in piles)
    primiere = tuple(primiera(rules, pile) for pile in piles)
    majority = _majority(rules)
    carte, denari = majority(cards, CARDS_THRESHOLD), majority(coins, COINS_THRESHOLD)
    best = primiera_winner(primiere)
    points = tuple(
        SidePoints(
            carte=int(carte == side),
            denari=int(denari == side),
            settebello=int(contains(pile, SETTEBELLO)),
            primiera=int(best == side),
            scope=scope[side],
            napoli=napoli(pile) if Extra.NAPOLI in extras(rules) else 0,
            re_bello=int(Extra.RE_BELLO in extras(rules) and contains(pile, RE_BELLO)),
        )
        for side, pile in enumerate(piles)
    )
    full = [Side(side) for side, count in enumerate(coins) if count == len(Rank)]
    return DealScore(points, cards, coins, primiere, full[0] if full else None)


def categories(rules: Rules) -> tuple[str, ...]:
    """List the categories these rules count, in the order of the count."""
    uncounted = set(Extra) - extras(rules)
    return tuple(name for name in CATEGORIES if name not in uncounted)


def extras(rules: Rules) -> frozenset[Extra]:
    """Return the categories beyond the four of the pack that these rules count."""
    return rules.extras


def _majority(rules: Rules) -> Callable[[Sequence[int], int], int | None]:
    return _reached if rules.majority is Majority.THRESHOLD else _most


def _reached(counts: Sequence[int], threshold: int) -> int | None:
    """Return the side at or over the threshold, which at most one can be (F14.1, O15)."""
    return next((side for side, count in enumerate(counts) if count >= threshold), None)


def _most(counts: Sequence[int], _threshold: int) -> int | None:
    """Return the side with the most, None where the most are level (T11, P10, S8)."""
    best = max(counts)
    return counts.index(best) if counts.count(best) == 1 else None


def napoli(pile: CardSet) -> int:
    """Return the length of the unbroken run of coins from the ace, from three up (P16, A31)."""
    run = 0
    for rank in Rank:
        if not contains(pile, card_of(rank, Suit.DENARI)):
            break
        run += 1
    return run if run >= NAPOLI_LEAST else 0
