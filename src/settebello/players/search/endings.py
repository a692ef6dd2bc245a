"""The last cards of a deal, every line of them in every world: for more than two sides, or for the match."""

from collections.abc import Iterable, Iterator
from itertools import combinations
from math import comb
from typing import Final

import numpy as np

from settebello.cards import CardSet, Seat
from settebello.engine import View
from settebello.kernels import Ints
from settebello.kernels import layout as at
from settebello.kernels.compiling.jit import Reals
from settebello.kernels.search.ending import TOO_MANY, aim_at_points, room_for_ends, sum_ends
from settebello.kernels.search.inference import WORLD
from settebello.kernels.search.worlds import IMPOSSIBLE, Odds
from settebello.kernels.sight import ALL_PLACES, GONE_PLACES, STOCK_PLACES, Sight
from settebello.players.search.chances import match_aims
from settebello.players.search.pace import Pace

MOST_WORLDS: Final = 1000
"""With so many worlds or fewer each is looked at; of more, some are drawn."""

NODES: Final = 200_000
"""Positions looked at for one play in one world, at most."""

Weighed = tuple[Ints, Reals]
"""Worlds, as rows (see `inference`), and how likely each is beside the others."""


def aims_of(view: View, known: Sight) -> Reals | None:
    """Return what ends are worth for the match (`kernels.ending`); None where this deal cannot end it."""
    rules = view.rules
    piles = [CardSet(int(pile)) for pile in known.cells[at.PILES : at.PILES + rules.side_count]]
    return match_aims(rules, view.before, Seat(view.dealer), piles, view.scope, view.cards_to_play)


def worths_at_the_end(
    known: Sight, actions: Ints, worlds: Weighed, aims: Reals | None, pace: Pace
) -> Reals | None:
    """Return what each action is worth on average, with best play by all where every card is open.

    Worlds are left aside that there is no time for. None where some world is too long to look through.
    """
    room, sums, weight = room_for_ends(), np.zeros(len(actions)), 0.0
    for world, times in zip(*worlds, strict=True):
        goals = aim_at_points() if aims is None else aims
        if sum_ends(world, float(times), known.rules, actions, sums, goals, room, NODES) == TOO_MANY:
            return None
        weight += times
        if pace.room() < 1:
            break
    return sums / weight


def all_worlds(known: Sight, odds: Odds) -> Weighed | None:
    """Return every world there can be, the likeliest first; None where there are more than `MOST_WORLDS`.

    As likely as the product of the odds of each hidden card in its place.
    """
    places, hidden = known.places, known.stock[at.STOCK - known.places[ALL_PLACES] :]
    sizes = [int(places[seat]) for seat in range(at.SEATS)]
    if places[GONE_PLACES] or places[STOCK_PLACES] > 1 or _ways(sizes, len(hidden)) > MOST_WORLDS:
        return None
    found: list[Ints] = []
    weights: list[float] = []
    for dealt in _dealt(sizes, sorted(int(card) for card in hidden)):
        world = np.concatenate([known.cells, known.stock])
        weight, rest = 1.0, set(map(int, hidden))
        for seat, cards in enumerate(dealt):
            world[at.HANDS + seat] |= sum(1 << card for card in cards)
            rest -= set(cards)
            weight *= _likely(odds, seat, cards)
        if rest:
            world[-1] = rest.pop()
        found.append(world)
        weights.append(weight)
    order = np.argsort(-np.array(weights), kind="stable")
    return np.array(found).reshape(-1, WORLD)[order], np.array(weights)[order]


def _likely(odds: Odds, seat: int, cards: Iterable[int]) -> float:
    """Return the odds of some cards in a hand."""
    if not len(odds):
        return 1.0
    return float(np.prod([max(IMPOSSIBLE, odds[at.STOCK * seat + card]) for card in cards]))


def _ways(sizes: Iterable[int], cards: int) -> int:
    """Return how many ways there are to deal so many cards to hands."""
    ways = 1
    for size in sizes:
        ways *= comb(cards, size)
        cards -= size
    return ways


def _dealt(sizes: list[int], cards: list[int]) -> Iterator[tuple[tuple[int, ...], ...]]:
    """Yield every way to deal cards to hands of these sizes; what is left goes to the stock."""
    if not sizes:
        yield ()
        return
    for hand in combinations(cards, sizes[0]):
        rest = [card for card in cards if card not in hand]
        for others in _dealt(sizes[1:], rest):
            yield hand, *others
