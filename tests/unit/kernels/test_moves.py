"""Lists of actions in buffers that may be too short."""

from settebello.cards import parse_cards
from settebello.kernels import captures, count_legal, ints, legal, pack_rules
from settebello.kernels.layout import CARD_SHIFT, CELLS, HANDS, TABLE
from settebello.rules import parse_rules

WIDE = parse_cards("ADACASAB2D2C2S2B3D3C3S3B4D4C4S4B5D5C5S5B6D6C6S6B7D7C7S7B")


def test_a_list_that_does_not_fit_says_how_long_it_is() -> None:
    rules = pack_rules(parse_rules("quindici"))
    whole = ints(1 << 14)
    found = captures(rules, WIDE, 36, whole, 0)
    short = ints(10)
    assert captures(rules, WIDE, 36, short, 0) == found >= 100
    assert captures(rules, WIDE, 36, short, 9) == found
    sizes = [taken.bit_count() for taken in whole[:found].tolist()]
    assert sizes == sorted(sizes)
    assert len(set(whole[:found].tolist())) == found


def test_legal_actions_that_do_not_fit_say_how_many_they_are() -> None:
    cells, rules = ints(CELLS), pack_rules(parse_rules("quindici?capture_duty=optional"))
    cells[TABLE], cells[HANDS] = WIDE, parse_cards("FDCDRD")
    found = count_legal(cells, rules)
    short, whole = ints(7), ints(found)
    assert legal(cells, rules, short) == legal(cells, rules, whole) == found > 100
    assert len(set(whole.tolist())) == found
    assert whole[-1] == 36 << CARD_SHIFT


def test_no_table_makes_more_captures_than_sixteen_bits_can_count() -> None:
    rules, out = pack_rules(parse_rules("quindici")), ints(1 << 16)
    everything_else = (1 << 40) - 2
    found = captures(rules, everything_else, 0, out, 0)
    assert found == len(set(out[:found].tolist())) < len(out)
