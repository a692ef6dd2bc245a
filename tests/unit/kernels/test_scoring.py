"""The count of a deal, over piles that random play hardly ever makes."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from settebello.cards import Card, CardSet, card_set
from settebello.engine import primiera, score_deal
from settebello.kernels import POINTS, add_totals, ints, pack_rules, score
from settebello.kernels.layout import CELLS, PILES, SCOPE
from settebello.kernels.scoring import SCORED, primiera_standing
from settebello.rules import Rules
from tests.kit.strategies import packs, random_rules

masks = st.integers(0, (1 << 40) - 1).map(CardSet)
few_suits = st.sampled_from([0x1111111111, 0x3333333333, 0x7777777777, 0xFFFFFFFFFF])


@given(random_rules(), packs(), st.data())
def test_any_piles_count_as_in_the_engine(rules: Rules, pack: tuple[Card, ...], data: st.DataObject) -> None:
    sides = rules.side_count
    cuts = sorted(data.draw(st.lists(st.integers(0, 40), min_size=sides + 1, max_size=sides + 1)))
    suits = data.draw(few_suits)
    piles = [CardSet(card_set(pack[a:b]) & suits) for a, b in pairwise(cuts)]
    scope = data.draw(st.lists(st.integers(0, 9), min_size=sides, max_size=sides))
    cells, packed, points, totals = ints(CELLS), pack_rules(rules), ints(POINTS * sides), ints(sides)
    cells[PILES : PILES + sides], cells[SCOPE : SCOPE + sides] = piles, scope
    score(cells, packed, points)
    add_totals(packed, points, totals)
    expected = score_deal(rules, piles, scope)
    assert points.tolist() == [getattr(side, name) for side in expected.points for name in SCORED]
    assert totals.tolist() == list(expected.totals)


@given(random_rules(), masks, masks, few_suits)
def test_primiere_rank_as_in_the_engine(rules: Rules, one: CardSet, other: CardSet, suits: int) -> None:
    packed, piles = pack_rules(rules), (CardSet(one & suits), CardSet(other & ~one))
    first, second = (int(primiera_standing(packed, pile)) for pile in piles)
    ours, theirs = (primiera(rules, pile).standing for pile in piles)
    assert (first > second) == (ours > theirs)
    assert (first == second) == (ours == theirs)
