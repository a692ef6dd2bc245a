"""The documents: cards, backs, suit signs, hands, tables, decks and the sprite."""

import gzip
import re
from typing import cast
from xml.etree import ElementTree

import pytest

from settebello.cards import PACK_SIZE, SETTEBELLO, Card, Suit, card_text
from settebello_art import (
    BACK_COLOURS,
    DECKS,
    INDEX_STYLES,
    BackColour,
    IndexStyle,
    back_svg,
    card_svg,
    deck_sprite,
    deck_svg,
    hand_svg,
    suit_svg,
    table_svg,
)

CARDS = [Card(number) for number in range(PACK_SIZE)]
SVG = "{http://www.w3.org/2000/svg}"
COMPRESSED_BYTES = 120_000

each_deck = pytest.mark.parametrize("deck", DECKS)
each_index = pytest.mark.parametrize("index", INDEX_STYLES)


def ids(document: str) -> list[str]:
    return re.findall(r' id="([^"]+)"', document)


def references(document: str) -> set[str]:
    return set(re.findall(r'href="#([^"]+)"', document))


def box(deck: str) -> str:
    return f"0 0 {DECKS[deck].width} {DECKS[deck].height}"


@each_index
@each_deck
def test_every_card_is_a_small_well_formed_document(deck: str, index: IndexStyle) -> None:
    for card in CARDS:
        document, name = card_svg(card, deck, index), card_text(card)
        root = ElementTree.fromstring(document)
        assert root.tag == f"{SVG}svg", name
        assert root.get("viewBox") == box(deck), name
        assert root.get("role") == "img", name
        assert references(document) <= set(ids(document)), name
        assert len(document.encode()) <= 6144, name


@each_deck
def test_nothing_is_referred_to_outside_the_document(deck: str) -> None:
    document = deck_sprite(deck)
    assert re.findall(r"(?:href|src)=\"(?!#)|url\(|<script|<style|<image|<foreignObject", document) == []
    assert re.findall(r"\bhttps?://[^\"]+", document) == ["http://www.w3.org/2000/svg"]


def test_all_forty_napoletane_stay_under_120_kilobytes_even_one_by_one() -> None:
    assert sum(len(card_svg(card).encode()) for card in CARDS) < 120_000


@each_deck
def test_all_forty_cards_of_a_deck_compressed_one_by_one_stay_under_its_size(deck: str) -> None:
    assert sum(len(gzip.compress(card_svg(card, deck).encode())) for card in CARDS) < COMPRESSED_BYTES


def test_a_card_is_named_by_its_title() -> None:
    assert "<title>Sette di denari</title>" in card_svg(SETTEBELLO)
    assert "<title>Seven of coins</title>" in card_svg(SETTEBELLO, language="en")
    assert "<title>Seven of coins, king of clubs</title>" in hand_svg([SETTEBELLO, Card(39)], language="en")
    assert "<title>No card</title>" in table_svg([], language="en")
    assert "<title>Back</title>" in back_svg(language="en")
    assert "<title>Cups</title>" in suit_svg(Suit.COPPE, language="en")


@each_deck
def test_the_letters_of_the_index_are_those_of_a_language(deck: str) -> None:
    jack, king, two = Card(31), Card(39), Card(4)
    lettered = [each for each in INDEX_STYLES if each != "none"]
    for card, letters in ((jack, "FJSVB"), (king, "RK"), (two, "2")):
        assert len({card_svg(card, deck, style) for style in lettered}) == len(letters), letters


@each_deck
def test_without_an_index_no_sign_is_drawn_unless_it_is_part_of_the_drawing(deck: str) -> None:
    king, drawn = Card(39), DECKS[deck]
    same = card_svg(king, deck, "none") == card_svg(king, deck, "italian")
    assert same == drawn.always_indexed


@each_deck
@pytest.mark.parametrize("colour", BACK_COLOURS)
def test_every_back_is_a_small_well_formed_document(deck: str, colour: BackColour) -> None:
    document = back_svg(deck, colour)
    assert ElementTree.fromstring(document).get("viewBox") == box(deck)
    assert len(document.encode()) <= 6144


@each_deck
@pytest.mark.parametrize("suit", Suit)
def test_every_suit_sign_is_a_square_document(suit: Suit, deck: str) -> None:
    document = suit_svg(suit, deck)
    assert ElementTree.fromstring(document).get("viewBox") == "0 0 32 32"
    assert references(document) <= set(ids(document))


@each_index
@each_deck
def test_the_sprite_holds_every_card_and_the_backs_once(deck: str, index: IndexStyle) -> None:
    document = deck_sprite(deck, index)
    symbols = {node.get("id"): node for node in ElementTree.fromstring(document).iter(f"{SVG}symbol")}
    signs = {f"suit-{letter}" for letter in "DCSB"}
    cards = {f"{card_text(card)}{kind}" for card in CARDS for kind in ("", "-bare", "-index")}
    assert set(symbols) == cards | {"back", "back-blue"} | signs
    assert {symbols[name].get("viewBox") for name in symbols.keys() - signs} == {box(deck)}
    assert {symbols[name].get("viewBox") for name in signs} == {"-16 -16 32 32"}


@each_deck
def test_a_browser_lays_out_no_sprite(deck: str) -> None:
    """Where it was laid out, its seven thousand shapes took a third of the time until a table was ready."""
    assert ElementTree.fromstring(deck_sprite(deck)).get("display") == "none"


@each_index
@each_deck
def test_a_deck_as_it_is_served_stays_under_its_size(deck: str, index: IndexStyle) -> None:
    assert len(gzip.compress(deck_sprite(deck, index).encode())) < COMPRESSED_BYTES


@each_deck
def test_ids_in_the_sprite_are_unique_and_all_references_resolve(deck: str) -> None:
    document = deck_sprite(deck)
    assert len(ids(document)) == len(set(ids(document)))
    assert references(document) <= set(ids(document))


@pytest.mark.parametrize(
    ("deck", "ratio"),
    [("napoletane", 0.61), ("piacentine", 0.56), ("spagnole", 0.64), ("francesi", 0.61), ("contrasto", 0.61)],
)
def test_the_ratio_is_that_of_the_pattern(deck: str, ratio: float) -> None:
    assert DECKS[deck].ratio == pytest.approx(ratio, abs=0.005)


def test_a_hand_overlaps_and_always_shows_the_index() -> None:
    hand = hand_svg([SETTEBELLO, Card(39), Card(0)], index="none")
    root = ElementTree.fromstring(hand)
    assert root.get("viewBox") == "0 0 400 328"
    assert hand == hand_svg([SETTEBELLO, Card(39), Card(0)], index="italian")
    assert root.findtext(f"{SVG}title") == "Sette di denari, re di bastoni, asso di denari"


@each_deck
def test_a_table_and_a_deck_lie_in_rows(deck: str) -> None:
    drawn = DECKS[deck]
    table = ElementTree.fromstring(table_svg(CARDS[:6], deck))
    assert table.get("viewBox") == f"0 0 {5 * drawn.width + 64} {2 * drawn.height + 16}"
    whole = ElementTree.fromstring(deck_svg(deck))
    assert whole.get("viewBox") == f"0 0 {10 * drawn.width + 144} {4 * drawn.height + 48}"


def test_an_empty_hand_and_an_empty_table_are_drawn() -> None:
    assert ElementTree.fromstring(hand_svg([])).get("viewBox") == "0 0 200 328"
    assert ElementTree.fromstring(table_svg([])).findtext(f"{SVG}title") == "Nessuna carta"


def test_a_notebook_shows_every_document_as_a_drawing() -> None:
    for shown in (card_svg(SETTEBELLO), hand_svg([SETTEBELLO]), table_svg([SETTEBELLO]), deck_svg()):
        assert shown._repr_svg_() == shown
        ElementTree.fromstring(shown._repr_svg_())


def test_unknown_names_are_refused_with_the_names_there_are() -> None:
    with pytest.raises(ValueError, match="no deck 'tarocchi': choose one of napoletane"):
        card_svg(SETTEBELLO, deck="tarocchi")
    with pytest.raises(
        ValueError, match="no index 'german': choose one of italian, english, french, spanish, vcr, brk, none"
    ):
        card_svg(SETTEBELLO, index=cast("IndexStyle", "german"))
    with pytest.raises(ValueError, match="no index 'german'"):
        deck_sprite(index=cast("IndexStyle", "german"))
    with pytest.raises(ValueError, match="no back in 'green': choose one of red, blue"):
        back_svg(colour=cast("BackColour", "green"))
