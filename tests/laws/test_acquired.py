"""Points that are certain, against every fall of the cards that are left (RULES.md A15, A16, A19)."""

from dataclasses import astuple
from itertools import product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from settebello.cards import EMPTY, PACK, CardSet, cards_in, single
from settebello.engine import acquired, score_deal
from settebello.rules import Rules, parse_rules

RULES = [
    "figs",
    "figs?primiera_short=fewer_suits_lower",
    "figs?primiera_short=plain_sum&primiera_values=southern",
    "scopone?majority=most&extras=napoli+re_bello",
    "trentino",
]
SOLO = ["scopa?players=3", "scopa?players=3&majority=threshold&primiera_short=void"]
Piles = tuple[CardSet, ...]


def certain(rules: Rules, ways: list[Piles], scope: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Return for each side, category by category, the least that it scores in any of these ways."""
    scores = [score_deal(rules, piles, scope).points for piles in ways]
    by_side = [[astuple(points[side]) for points in scores] for side in range(rules.side_count)]
    return [tuple(min(column) for column in zip(*rows, strict=True)) for rows in by_side]


def partial(rules: Rules, luck: Random, left: int) -> tuple[Piles, list[int]]:
    """Return piles with all but ``left`` cards in them, and those cards."""
    pack = list(cards_in(PACK))
    luck.shuffle(pack)
    piles = [EMPTY] * rules.side_count
    share = luck.random()
    for card in pack[left:]:
        side = 0 if luck.random() < share else luck.randrange(1, rules.side_count)
        piles[side] = CardSet(piles[side] | single(card))
    return tuple(piles), list(pack[:left])


def fallen(piles: Piles, cards: list[int], takers: tuple[int, ...]) -> Piles:
    """Return the piles once each of the cards has gone to its taker."""
    full = list(piles)
    for card, taker in zip(cards, takers, strict=True):
        full[taker] = CardSet(full[taker] | 1 << card)
    return tuple(full)


@pytest.mark.parametrize("text", RULES + SOLO)
@pytest.mark.parametrize("left", [0, 1, 3, 6])
def test_what_is_acquired_is_what_every_fall_of_the_cards_leaves(text: str, left: int) -> None:
    rules, luck = parse_rules(text), Random(left)
    for _ in range(6):
        piles, cards = partial(rules, luck, left)
        scope = tuple(luck.randrange(4) for _ in piles)
        ways = [fallen(piles, cards, takers) for takers in product(range(len(piles)), repeat=left)]
        assert [astuple(side) for side in acquired(rules, piles, scope)] == certain(rules, ways, scope)


@pytest.mark.parametrize("text", RULES + SOLO)
@pytest.mark.parametrize("left", [14, 24, 34])
def test_no_fall_of_many_cards_takes_back_what_is_acquired(text: str, left: int) -> None:
    rules, luck = parse_rules(text), Random(left)
    for _ in range(6):
        piles, cards = partial(rules, luck, left)
        scope = tuple(luck.randrange(4) for _ in piles)
        takers = [tuple(luck.choices(range(len(piles)), k=left)) for _ in range(40)]
        takers += [(taker,) * left for taker in range(len(piles))]
        least = certain(rules, [fallen(piles, cards, each) for each in takers], scope)
        sure = [astuple(side) for side in acquired(rules, piles, scope)]
        # the worst falls, where somebody else takes everything, are among those tried
        assert sure == least


@given(st.integers(0, 2**32), st.integers(0, 40))
def test_figs_art_16_a_certain_primiera_is_one_that_the_others_cannot_even_level(
    seed: int, left: int
) -> None:
    rules = parse_rules("figs")
    piles, cards = partial(rules, Random(seed), left)
    rest = CardSet(sum(1 << card for card in cards))
    for side, points in enumerate(acquired(rules, piles, (0, 0))):
        own = score_deal(rules, piles, (0, 0)).primiere[side].value
        best = score_deal(rules, [CardSet(pile | rest) for pile in piles], (0, 0)).primiere[1 - side].value
        assert points.primiera == int(own is not None and (best is None or own > best))
