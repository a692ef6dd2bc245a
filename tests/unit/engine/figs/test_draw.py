"""The draw for partners and roles with level cards, over several rounds (RULES.md F3.2, F4.1, A24)."""

import pytest

from settebello.cards import Card, parse_card
from settebello.engine import Draw, draw_roles
from settebello.engine.figs.draw import Pair

FIXED: tuple[Pair, Pair] = ((0, 2), (1, 3))


def turned(*texts: str) -> list[list[Card]]:
    """Read the cards each player has turned up, later ones after redraws."""
    return [[parse_card(card) for card in text.split()] for text in texts]


def test_a_draw_that_is_undecided_has_no_order() -> None:
    with pytest.raises(ValueError, match="not decided"):
        assert Draw(redraw=(0, 1)).order


def test_level_for_the_deal_they_draw_again_and_the_pairs_stand() -> None:
    assert draw_roles(turned("2S", "2C", "5D", "7B")).redraw == (0, 1)
    again = draw_roles(turned("2S RD", "2C 3C", "5D", "7B"))
    assert again.pairs == ((0, 1), (2, 3))
    assert again.order == (3, 0, 2, 1)


def test_level_again_they_draw_a_third_time() -> None:
    assert draw_roles(turned("2S 4D", "2C 4C", "5D", "7B")).redraw == (0, 1)
    assert draw_roles(turned("2S 4D AS", "2C 4C 3S", "5D", "7B")).cartaro == 0


def test_level_for_partner_of_the_lowest_they_draw_for_that_place() -> None:
    assert draw_roles(turned("7B", "5C", "2S", "5D")).redraw == (1, 3)
    again = draw_roles(turned("7B", "5C AD", "2S", "5D RC"))
    assert again.pairs == ((1, 2), (0, 3))
    assert again.terzo == 3


def test_level_for_terzo_they_draw_with_the_pairs_known() -> None:
    undecided = draw_roles(turned("2S", "5C", "7D", "7B"))
    assert undecided.redraw == (2, 3)
    assert undecided.pairs == ((0, 1), (2, 3))
    assert undecided.cartaro is None
    assert draw_roles(turned("2S", "5C", "7D RC", "7B AC")).order == (2, 1, 3, 0)


def test_three_level_for_two_places_draw_until_all_are_told_apart() -> None:
    assert draw_roles(turned("2S", "5C", "5D", "5B")).redraw == (1, 2, 3)
    assert draw_roles(turned("2S", "5C 6C", "5D 6D", "5B 7B")).redraw == (1, 2)
    assert draw_roles(turned("2S", "5C 6C", "5D 7D", "5B 7B")).redraw == (2, 3)
    assert draw_roles(turned("2S", "5C 6C", "5D 7D", "5B RB")).order == (3, 1, 2, 0)


def test_all_four_level_draw_again() -> None:
    assert draw_roles(turned("2S", "2C", "2D", "2B")).redraw == (0, 1, 2, 3)
    assert draw_roles(turned("2S 4S", "2C 3C", "2D 6D", "2B 5B")).order == (2, 0, 3, 1)


def test_with_pairs_fixed_only_the_deal_and_terzo_are_drawn() -> None:
    drawn = draw_roles(turned("3S", "5C", "CS", "7B"), FIXED)
    assert drawn.pairs == FIXED
    assert drawn.order == (3, 2, 1, 0)


def test_with_pairs_fixed_partners_level_for_the_lowest_card_draw_for_the_deal() -> None:
    assert draw_roles(turned("3S", "5C", "3D", "7B"), FIXED).redraw == (0, 2)
    assert draw_roles(turned("3S RS", "5C", "3D 2D", "7B"), FIXED).order == (3, 0, 1, 2)


def test_with_pairs_fixed_opponents_level_for_the_lowest_card_draw_for_the_deal() -> None:
    assert draw_roles(turned("3S", "3C", "5D", "7B"), FIXED).redraw == (0, 1)
    again = draw_roles(turned("3S AS", "3C RC", "5D", "7B"), FIXED)
    assert (again.cartaro, again.terzo, again.primo) == (0, 1, 3)


def test_with_pairs_fixed_the_second_pair_deals_when_it_has_the_lowest() -> None:
    drawn = draw_roles(turned("6S", "5C", "4D", "AB"), FIXED)
    assert drawn.pairs == ((1, 3), (0, 2))
    assert (drawn.cartaro, drawn.terzo) == (3, 2)


@pytest.mark.parametrize("cards", [("AS", "2C", "3D", "4B"), ("RS", "CC", "FD", "7B")])
def test_roles_alternate_between_the_pairs(cards: tuple[str, ...]) -> None:
    drawn = draw_roles(turned(*cards))
    assert drawn.pairs is not None
    primo, secondo, terzo, cartaro = drawn.order
    assert {frozenset(pair) for pair in drawn.pairs} == {
        frozenset({primo, terzo}),
        frozenset({secondo, cartaro}),
    }
