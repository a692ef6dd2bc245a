"""The properties of every drawing of a card."""

import itertools
import re
from collections import Counter
from collections.abc import Iterable

import pytest

from settebello.cards import PACK_SIZE, SETTEBELLO, Card, Rank, Suit, card_of, card_text, rank_of, suit_of
from settebello_art import DECKS, Deck, card_svg, pip_places
from settebello_art.index import INDEX_STYLES, IndexStyle, letter, rank_letter
from tests.unit.art.extent import Mark, marks

CARDS = [Card(number) for number in range(PACK_SIZE)]
NAPOLETANE = DECKS["napoletane"]
ITALIAN = [deck for deck in DECKS.values() if deck.lift]
"""Decks whose drawings fill the card without an index."""
EDGE = 3
GAP = 5
"""Units between the index and the drawing, so that they do not touch on a small card."""

each_deck = pytest.mark.parametrize("deck", DECKS.values(), ids=list(DECKS))


def drawing(card: Card, deck: Deck) -> list[Mark]:
    return list(marks(document(deck, deck.face(card))))


def named(cards: Iterable[Card]) -> list[str]:
    """Name the cards of a list of failures."""
    return [card_text(card) for card in cards]


def document(deck: Deck, content: str) -> str:
    symbols = "".join(f'<g id="{name}">{drawn}</g>' for name, drawn in deck.symbols.items())
    return f'<svg xmlns="http://www.w3.org/2000/svg"><defs>{symbols}</defs>{content}</svg>'


@each_deck
def test_no_drawing_touches_the_index_strip(deck: Deck) -> None:
    width, height = deck.strip

    def touches(mark: Mark) -> bool:
        return mark.x - mark.half_line < width and mark.y - mark.half_line < height

    assert named(card for card in CARDS if any(map(touches, drawing(card, deck)))) == []


@each_deck
def test_every_drawing_stays_on_its_card_with_and_without_the_index(deck: Deck) -> None:
    def stays(mark: Mark) -> bool:
        across = mark.x - mark.half_line >= EDGE and mark.x + mark.half_line <= deck.width - EDGE
        top, bottom = mark.y - mark.half_line, mark.y + mark.half_line
        return across and EDGE + deck.lift <= top and bottom <= deck.height - EDGE

    assert named(card for card in CARDS if not all(map(stays, drawing(card, deck)))) == []


@each_deck
def test_every_card_is_filled(deck: Deck) -> None:
    def is_filled(card: Card) -> bool:
        content = deck.face(card) if deck in ITALIAN else deck.face(card) + deck.index(card, "italian")
        drawn = list(marks(document(deck, content)))
        heights, widths = [mark.y for mark in drawn], [mark.x for mark in drawn]
        tall = max(heights) - min(heights) > 0.75 * deck.height
        return tall and max(widths) - min(widths) > 0.4 * deck.width

    assert named(card for card in CARDS if not is_filled(card)) == []


@each_deck
def test_the_index_stands_in_its_strip(deck: Deck) -> None:
    width, height = deck.strip

    def is_inside(card: Card) -> bool:
        drawn = marks(document(deck, deck.index(card, "french")))
        upper = [mark for mark in drawn if mark.y < deck.height / 2]
        wide = max(mark.x + mark.half_line for mark in upper)
        return wide <= width and max(mark.y + mark.half_line for mark in upper) <= height

    assert named(card for card in CARDS if not is_inside(card)) == []


@pytest.mark.parametrize("style", [each for each in INDEX_STYLES if each != "none"])
@pytest.mark.parametrize(
    "deck", [each for each in DECKS.values() if each not in ITALIAN], ids=lambda deck: deck.name
)
def test_the_index_keeps_its_distance_from_the_drawing(deck: Deck, style: IndexStyle) -> None:
    """U6."""

    def is_near(card: Card) -> bool:
        upper = [mark for mark in marks(document(deck, deck.index(card, style))) if mark.y < deck.height / 2]
        right = max(mark.x + mark.half_line for mark in upper) + GAP
        low = max(mark.y + mark.half_line for mark in upper) + GAP
        drawn = drawing(card, deck)
        return any(mark.x - mark.half_line < right and mark.y - mark.half_line < low for mark in drawn)

    assert named(card for card in CARDS if is_near(card)) == []


def test_the_nine_of_a_deck_has_the_letter_of_what_is_drawn() -> None:
    """U6."""
    nine = card_of(Rank.CAVALLO, Suit.DENARI)
    shown = {
        name: [rank_letter(nine, style, deck.letters) for style in INDEX_STYLES if style != "none"]
        for name, deck in DECKS.items()
    }
    horse = ["C", "H", "Q", "C", "C", "R"]
    assert shown == {
        "napoletane": horse,
        "piacentine": horse,
        "spagnole": horse,
        "francesi": ["D", "Q", "Q", "D", "D", "D"],
        "contrasto": horse,
    }
    for deck in DECKS.values():
        rank = rank_letter(nine, "italian", deck.letters)
        assert letter(rank, 0, 0, 1, "", 0).split('"')[1] in deck.index(nine, "italian")


@each_deck
def test_a_number_card_shows_as_many_pips_as_it_counts(deck: Deck) -> None:
    def pips(card: Card) -> int:
        rank = rank_of(card)
        return rank if Rank.DUE <= rank <= Rank.SETTE else int(rank is Rank.ASSO and deck not in ITALIAN)

    assert named(card for card in CARDS if len(pip_places(card, deck)) != pips(card)) == []


@each_deck
def test_no_two_faces_are_alike(deck: Deck) -> None:
    assert len({card_svg(card, deck, "none").split("</title>")[1] for card in CARDS}) == PACK_SIZE


def test_no_two_decks_draw_a_card_alike() -> None:
    for one, other in itertools.combinations(DECKS.values(), 2):
        for card in CARDS:
            assert one.face(card) != other.face(card)


@each_deck
def test_the_settebello_alone_has_a_pip_of_its_own(deck: Deck) -> None:
    others = {place.symbol for card in CARDS if card != SETTEBELLO for place in pip_places(card, deck)}
    own = [place for place in pip_places(SETTEBELLO, deck) if place.symbol not in others]
    assert len(own) == 1


def test_the_napoletane_settebello_is_two_by_three_with_one_between_the_top_rows() -> None:
    places = pip_places(SETTEBELLO)
    (odd,) = (place for place in places if place.x == NAPOLETANE.width / 2)
    rows = sorted({place.y for place in places if place is not odd})
    assert len(rows) == 3
    assert rows[0] < odd.y < rows[1]


@pytest.mark.parametrize(
    ("name", "signs"),
    [
        ("napoletane", ("np-coin", "np-cup", "np-sword", "np-club")),
        ("piacentine", ("pc-coin", "pc-cup", "pc-sword-h", "pc-club-h")),
        ("spagnole", ("sp-coin", "sp-cup", "sp-sword-t", "sp-club-w")),
    ],
)
def test_every_court_figure_holds_the_sign_of_its_suit(name: str, signs: tuple[str, ...]) -> None:
    for card in CARDS:
        if rank_of(card) >= Rank.FANTE:
            document = card_svg(card, name, "none")
            held = [sign for sign in signs if f'href="#{sign}"' in document]
            assert held == [signs[suit_of(card)]]


@pytest.mark.parametrize("name", ["piacentine", "francesi"])
def test_double_ended_courts_look_the_same_upside_down(name: str) -> None:
    """Compare where their marks are: as many at a point as at the one opposite."""
    deck = DECKS[name]
    for card in CARDS:
        if rank_of(card) >= Rank.FANTE:
            drawn = drawing(card, deck)
            x, y = deck.width, deck.height + 2 * deck.lift
            there = Counter((round(mark.x), round(mark.y)) for mark in drawn)
            opposite = Counter((round(x - mark.x), round(y - mark.y)) for mark in drawn)
            assert there.total() > 500
            assert (there & opposite).total() > 0.9 * there.total()


def test_the_piacentine_settebello_has_the_odd_coin_on_top() -> None:
    deck = DECKS["piacentine"]
    (odd,) = (place for place in pip_places(SETTEBELLO, deck) if place.x == deck.width / 2)
    assert odd.y < min(place.y for place in pip_places(SETTEBELLO, deck) if place is not odd)


def test_the_three_of_clubs_and_the_five_of_swords_have_their_set_pieces() -> None:
    for rank, suit in ((Rank.TRE, Suit.BASTONI), (Rank.CINQUE, Suit.SPADE), (Rank.DUE, Suit.SPADE)):
        assert "<path" in NAPOLETANE.face(card_of(rank, suit))
    assert "<path" in DECKS["piacentine"].face(card_of(Rank.CINQUE, Suit.SPADE))
    assert "<path" not in NAPOLETANE.face(card_of(Rank.SEI, Suit.SPADE))


def test_the_frame_of_the_spagnole_is_broken_as_often_as_tells_the_suit() -> None:
    """A frame without gaps is one line; each gap above and below begins another."""
    symbols = DECKS["spagnole"].symbols
    drawn = {
        letter: len(re.findall("[Mm]", symbols[f"sp-frame-{letter}"].split(' d="')[1].split('"')[0]))
        for letter in "dcsb"
    }
    assert drawn == {"d": 1, "c": 3, "s": 5, "b": 7}
    for card in CARDS:
        frames = [letter for letter in "dcsb" if f'href="#sp-frame-{letter}"' in DECKS["spagnole"].face(card)]
        assert frames == ["dcsb"[suit_of(card)]]
