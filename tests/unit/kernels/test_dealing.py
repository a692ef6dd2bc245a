"""Redeals, and deals that stand."""

from hypothesis import given
from hypothesis import strategies as st

from settebello.cards import Card, card_set
from settebello.engine import redeal_reason as engine_reason
from settebello.kernels import deal_fair, ints, new_pack, new_rng, pack_rules, redeal_reason, unpack_state
from settebello.kernels.dealing import FOR_ACE, NO_REDEAL
from settebello.kernels.layout import CELLS, REDEAL_ACE, STOCK
from settebello.rules import Rules, parse_rules
from tests.kit.strategies import packs, random_rules
from tests.playthroughs.twins import REASONS

EVERY_REASON = "scopa?players=2&redeal=kings3+sum10+ace1"


@given(packs(), st.integers(0, 8))
def test_a_table_is_dealt_again_for_the_engines_reason(pack: tuple[Card, ...], size: int) -> None:
    rules, table = parse_rules(EVERY_REASON), card_set(sorted(pack[:20], key=lambda card: card % 7)[:size])
    assert redeal_reason(pack_rules(rules), table) == REASONS[engine_reason(rules, table)]


@given(st.sets(st.integers(0, 15).map(Card), max_size=5), st.sets(st.integers(36, 39).map(Card), max_size=4))
def test_low_tables_and_kings_are_dealt_again_as_in_the_engine(low: set[Card], kings: set[Card]) -> None:
    rules, table = parse_rules(EVERY_REASON), card_set([*low, *kings])
    assert redeal_reason(pack_rules(rules), table) == REASONS[engine_reason(rules, table)]


@given(random_rules(), st.integers(0, 1000))
def test_a_fair_deal_stands(rules: Rules, seed: int) -> None:
    cells, stock = ints(CELLS), ints(STOCK)
    new_pack(stock)
    why = deal_fair(cells, stock, pack_rules(rules), 0, new_rng(seed))
    state = unpack_state(rules, cells, stock)
    assert why == NO_REDEAL
    assert engine_reason(rules, state.table) is None
    assert sorted(stock.tolist()) == list(range(STOCK))


def test_tables_that_never_stand_are_given_up() -> None:
    packed = pack_rules(parse_rules("scopa?players=2&deal=T38+P1&redeal=none"))
    packed[REDEAL_ACE] = 1  # no rule set may ask for this: `rules.check` refuses it
    cells, stock = ints(CELLS), ints(STOCK)
    new_pack(stock)
    assert deal_fair(cells, stock, packed, 0, new_rng(1)) == FOR_ACE
