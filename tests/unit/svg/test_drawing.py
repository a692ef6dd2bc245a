"""What every drawing of a card keeps to."""

import pytest

from settebello.cards import PACK_SIZE, SETTEBELLO, Card, Rank, Suit, card_of, card_text, rank_of, suit_of
from settebello.svg import DECKS, STRIP_HEIGHT, STRIP_WIDTH, pip_places
from tests.unit.svg.extent import Mark, marks

CARDS = [Card(number) for number in range(PACK_SIZE)]
DECK = DECKS["napoletane"]
EDGE = 3


def drawing(card: Card) -> list[Mark]:
    symbols = "".join(f'<g id="{name}">{drawn}</g>' for name, drawn in DECK.symbols.items())
    document = f'<svg xmlns="http://www.w3.org/2000/svg"><defs>{symbols}</defs>{DECK.face(card)}</svg>'
    return list(marks(document))


@pytest.mark.parametrize("card", CARDS, ids=card_text)
def test_no_drawing_touches_the_index_strip(card: Card) -> None:
    inside = [
        mark
        for mark in drawing(card)
        if mark.x - mark.half_line < STRIP_WIDTH and mark.y - mark.half_line < STRIP_HEIGHT
    ]
    assert inside == []


@pytest.mark.parametrize("card", CARDS, ids=card_text)
def test_every_drawing_stays_on_its_card_with_and_without_the_index(card: Card) -> None:
    for mark in drawing(card):
        assert mark.x - mark.half_line >= EDGE
        assert mark.x + mark.half_line <= DECK.width - EDGE
        assert EDGE + DECK.lift <= mark.y - mark.half_line
        assert mark.y + mark.half_line <= DECK.height - EDGE


@pytest.mark.parametrize("card", CARDS, ids=card_text)
def test_every_drawing_fills_its_card(card: Card) -> None:
    drawn = drawing(card)
    heights, widths = [mark.y for mark in drawn], [mark.x for mark in drawn]
    assert max(heights) - min(heights) > 0.75 * DECK.height
    assert max(widths) - min(widths) > 0.4 * DECK.width


@pytest.mark.parametrize("card", CARDS, ids=card_text)
def test_a_number_card_shows_as_many_pips_as_it_counts(card: Card) -> None:
    rank = rank_of(card)
    expected = rank if Rank.DUE <= rank <= Rank.SETTE else 0
    assert len(pip_places(card)) == expected


def test_the_settebello_is_two_by_three_with_one_between_the_top_rows() -> None:
    places = pip_places(SETTEBELLO)
    (odd,) = (place for place in places if place.x == DECK.width / 2)
    rows = sorted({place.y for place in places if place is not odd})
    assert len(rows) == 3
    assert rows[0] < odd.y < rows[1]


def test_only_the_settebello_has_the_sun_coin() -> None:
    assert [card for card in CARDS if "np-sun" in DECK.face(card)] == [SETTEBELLO]


def test_no_two_faces_are_alike() -> None:
    assert len({DECK.face(card) for card in CARDS}) == PACK_SIZE


def test_every_court_figure_holds_the_sign_of_its_suit() -> None:
    signs = {Suit.DENARI: "np-coin", Suit.COPPE: "np-cup", Suit.SPADE: "np-sword", Suit.BASTONI: "np-club"}
    for card in CARDS:
        if rank_of(card) >= Rank.FANTE:
            held = [sign for sign in signs.values() if f'"#{sign}"' in DECK.face(card)]
            assert held == [signs[suit_of(card)]]


def test_the_three_of_clubs_and_the_five_of_swords_have_their_set_pieces() -> None:
    for rank, suit in ((Rank.TRE, Suit.BASTONI), (Rank.CINQUE, Suit.SPADE), (Rank.DUE, Suit.SPADE)):
        assert "<path" in DECK.face(card_of(rank, suit))
    assert "<path" not in DECK.face(card_of(Rank.SEI, Suit.SPADE))
