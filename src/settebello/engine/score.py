"""The points of a deal (RULES.md F14, T11-T15, O15, P10, P16-P18, S8-S9; docs/family.md SZ9 to SZ13, TR2)."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import Final

from settebello.arguments import check_integers, check_kind, check_whole, checked
from settebello.cards import (
    PACK,
    RANK_MASK,
    RE_BELLO,
    SETTEBELLO,
    SUIT_MASK,
    CardSet,
    Rank,
    Side,
    Suit,
    card_of,
    contains,
    of_rank,
    single,
    size,
)
from settebello.engine.declaring import declares
from settebello.engine.extra_points import extra_points, honours
from settebello.engine.play_points import counted_in_play
from settebello.engine.primiera_score import Primiera, primiera, primiera_winner
from settebello.engine.state import State
from settebello.errors import InvalidArgument, Reason
from settebello.rules import (
    BY_PARSE_RULES,
    CommonPoint,
    Extra,
    LevelMajority,
    Majority,
    Rules,
    ScopeDoubledBy,
)

CARDS_THRESHOLD: Final = 21
COINS_THRESHOLD: Final = 6
NAPOLI_LEAST: Final = 3
LOW_THREE: Final = RANK_MASK[0] | RANK_MASK[1] | RANK_MASK[2]
HALVES: Final = 2
CATEGORIES: Final = (
    "carte",
    "denari",
    "settebello",
    "primiera",
    "scope",
    "ponino",
    "accusi",
    "giocate",
    "napoli",
    "grande",
    "low_coins",
    "honours",
    "re_bello",
    "most_sevens",
    "all_sevens",
)
"""Every category of points, in the order of the count."""


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
    ponino: int = 0
    accusi: int = 0
    giocate: int = 0
    grande: int = 0
    low_coins: int = 0
    honours: int = 0
    most_sevens: int = 0
    all_sevens: int = 0

    @property
    def total(self) -> int:
        """Return the points of the deal."""
        return sum(by_category(self))


by_category: Final[Callable[[SidePoints], tuple[int, ...]]] = attrgetter(*SidePoints.__match_args__)
"""Return the points of a side as a tuple, in the order of the fields."""


@dataclass(frozen=True, slots=True)
class DealScore:
    """The count at the end of a deal, by side: points, cards, coins, primiere; and who has all coins.

    ``coins`` are the cards of the noble suit, which is that of coins in nearly all games. ``low_three`` is
    who has its ace, two and three, and ``king_of_coins`` who has the king of coins.
    """

    points: tuple[SidePoints, ...]
    cards: tuple[int, ...]
    coins: tuple[int, ...]
    primiere: tuple[Primiera, ...]
    all_coins: Side | None
    low_three: Side | None = None
    king_of_coins: Side | None = None

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
    return score_deal(state.rules, state.piles, state.scope, state.accusi, state.giocate)


def score_deal(
    rules: Rules,
    piles: Sequence[CardSet],
    scope: Sequence[int],
    accusi: Sequence[int] = (),
    giocate: Sequence[int] = (),
) -> DealScore:
    """Count piles and scope by side, whole or partial; of these rules only the count matters.

    ``accusi`` are the points of declared hands and ``giocate`` those of plays, none where they are empty.
    Raises `InvalidArgument` unless all have as many sides, and for what is no set of cards.
    """
    check_kind("rules", rules, Rules, BY_PARSE_RULES)
    check_kind("piles", piles, Sequence)
    scope = check_integers("scope", scope, len(piles))
    piles = tuple(CardSet(check_whole("piles", each, 0, PACK)) for each in piles)
    none = (0,) * len(piles)
    accusi = check_integers("accusi", none if accusi == () else accusi, len(piles))
    giocate = check_integers("giocate", none if giocate == () else giocate, len(piles))
    noble = noble_suit(rules)
    cards = tuple(size(pile) for pile in piles)
    coins = tuple((pile & SUIT_MASK[noble]).bit_count() for pile in piles)
    primiere = tuple(primiera(rules, pile) for pile in piles)
    more = extra_points(rules, extras(rules), noble, piles)
    counted = _counted(rules)
    carte, denari = _majorities(rules, counted, cards, coins)
    best = primiera_winner(primiere) if CommonPoint.PRIMIERA in counted else None
    points = tuple(
        SidePoints(
            carte=carte[side],
            denari=denari[side],
            settebello=int(CommonPoint.SETTEBELLO in counted and contains(pile, SETTEBELLO)),
            primiera=int(best == side),
            scope=scope[side] if CommonPoint.SCOPE in counted else 0,
            napoli=napoli(rules, pile) if Extra.NAPOLI in extras(rules) else 0,
            re_bello=int(Extra.RE_BELLO in extras(rules) and contains(pile, RE_BELLO)),
            ponino=scope[side] if _doubles_scope(rules, pile) else 0,
            accusi=accusi[side],
            giocate=giocate[side],
            **(more[side]._asdict() if more else {}),
        )
        for side, pile in enumerate(piles)
    )
    return DealScore(
        points,
        cards,
        coins,
        primiere,
        all_coins=_holder(piles, SUIT_MASK[noble]),
        low_three=_holder(piles, CardSet(SUIT_MASK[noble] & LOW_THREE)),
        king_of_coins=_holder(piles, single(RE_BELLO)),
    )


@checked
def categories(rules: Rules) -> tuple[str, ...]:
    """List the categories these rules count, in the order of the count."""
    counts = {
        **{each.value: each in _counted(rules) for each in CommonPoint},
        **{each.value: each in extras(rules) for each in Extra},
        "grande": not extras(rules).isdisjoint({Extra.GRANDE, Extra.GRANDE_LONG}),
        "ponino": doubles_scope(rules),
        "accusi": declares(rules),
        "giocate": bool(counted_in_play(rules)),
        "honours": bool(honours(rules)),
    }
    return tuple(name for name in CATEGORIES if counts[name])


def extras(rules: Rules) -> frozenset[Extra]:
    """Return the categories beyond the four of the pack that these rules count."""
    return rules.extras


@checked
def noble_suit(rules: Rules) -> Suit:
    """Return the suit of the point for coins and of all that is counted in a suit (SZ10, SZ13)."""
    return Suit("DCSB".index(rules.noble_suit))


def _counted(rules: Rules) -> frozenset[CommonPoint]:
    return rules.counted


def doubles_scope(rules: Rules) -> bool:
    """Tell whether all four cavalli double a side's scope (PO1)."""
    return rules.scope_doubled_by is ScopeDoubledBy.KNIGHTS


def _doubles_scope(rules: Rules, pile: CardSet) -> bool:
    return doubles_scope(rules) and of_rank(pile, Rank.CAVALLO) == RANK_MASK[Rank.CAVALLO - 1]


def _holder(piles: Sequence[CardSet], cards: CardSet) -> Side | None:
    """Return the side that has all of these cards."""
    return next((Side(side) for side, pile in enumerate(piles) if pile & cards == cards), None)


def _majorities(
    rules: Rules, counted: frozenset[CommonPoint], cards: Sequence[int], coins: Sequence[int]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the points for most cards and for most coins, by side."""
    winner, shared = _majority(rules), rules.level_majority is LevelMajority.SPLIT
    asked = (
        (CommonPoint.CARTE, cards, CARDS_THRESHOLD, rules.carte_points),
        (CommonPoint.DENARI, coins, COINS_THRESHOLD, rules.suit_points),
    )
    carte, denari = (
        _won(counts, winner(counts, threshold), points, shared=shared)
        if kind in counted
        else (0,) * len(cards)
        for kind, counts, threshold, points in asked
    )
    return carte, denari


def _won(counts: Sequence[int], winner: int | None, points: int, *, shared: bool) -> tuple[int, ...]:
    """Return the points of a majority by side; two that are level with the most may get half each (SZ9)."""
    top = [side for side, count in enumerate(counts) if count == max(counts)]
    if winner is None and shared and len(top) == HALVES:
        return tuple(points // HALVES if side in top else 0 for side in range(len(counts)))
    return tuple(points if side == winner else 0 for side in range(len(counts)))


def _majority(rules: Rules) -> Callable[[Sequence[int], int], int | None]:
    return _reached if rules.majority is Majority.THRESHOLD else _most


def _reached(counts: Sequence[int], threshold: int) -> int | None:
    """Return the side at or over the threshold, which at most one can be (F14.1, O15)."""
    return next((side for side, count in enumerate(counts) if count >= threshold), None)


def _most(counts: Sequence[int], _threshold: int) -> int | None:
    """Return the side with the most, None where the most are level (T11, P10, S8)."""
    best = max(counts)
    return counts.index(best) if counts.count(best) == 1 else None


def napoli(rules: Rules, pile: CardSet) -> int:
    """Return the length of the unbroken run of coins from the ace, from three up (P16, A31, C55)."""
    run, noble = 0, noble_suit(rules)
    for rank in Rank:
        if not contains(pile, card_of(rank, noble)):
            break
        run += 1
    return min(run, rules.napoli_top) if run >= NAPOLI_LEAST else 0
