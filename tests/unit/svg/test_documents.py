"""The documents: cards, backs, suit signs and the sprite."""

import re
from typing import cast
from xml.etree import ElementTree

import pytest

from settebello.cards import PACK_SIZE, SETTEBELLO, Card, Suit, card_text
from settebello.svg import (
    BACK_COLOURS,
    DECKS,
    INDEX_STYLES,
    BackColour,
    IndexStyle,
    back_svg,
    card_svg,
    deck_sprite,
    suit_svg,
)

CARDS = [Card(number) for number in range(PACK_SIZE)]
SVG = "{http://www.w3.org/2000/svg}"


def ids(document: str) -> list[str]:
    return re.findall(r' id="([^"]+)"', document)


def references(document: str) -> set[str]:
    return set(re.findall(r'href="#([^"]+)"', document))


@pytest.mark.parametrize("index", INDEX_STYLES)
@pytest.mark.parametrize("card", CARDS, ids=card_text)
def test_every_card_is_a_small_well_formed_document(card: Card, index: IndexStyle) -> None:
    document = card_svg(card, index=index)
    root = ElementTree.fromstring(document)
    assert root.tag == f"{SVG}svg"
    assert root.get("viewBox") == "0 0 200 328"
    assert root.get("role") == "img"
    assert references(document) <= set(ids(document))
    assert len(document.encode()) <= 6144


def test_all_forty_cards_together_stay_under_120_kilobytes() -> None:
    assert sum(len(card_svg(card).encode()) for card in CARDS) < 120_000


def test_a_card_is_named_by_its_title() -> None:
    assert "<title>Sette di denari</title>" in card_svg(SETTEBELLO)


def test_the_index_styles_differ_and_none_draws_no_sign() -> None:
    king = Card(39)
    assert len({card_svg(king, index=index) for index in INDEX_STYLES}) == 3
    assert "sb-sign-" not in card_svg(king, index="none")


@pytest.mark.parametrize("colour", BACK_COLOURS)
def test_every_back_is_a_small_well_formed_document(colour: BackColour) -> None:
    document = back_svg(colour=colour)
    assert ElementTree.fromstring(document).get("viewBox") == "0 0 200 328"
    assert len(document.encode()) <= 6144


@pytest.mark.parametrize("suit", Suit)
def test_every_suit_sign_is_a_square_document(suit: Suit) -> None:
    assert ElementTree.fromstring(suit_svg(suit)).get("viewBox") == "0 0 32 32"


@pytest.mark.parametrize("index", INDEX_STYLES)
def test_the_sprite_holds_every_card_and_the_backs_once(index: IndexStyle) -> None:
    document = deck_sprite(index=index)
    symbols = {node.get("id"): node for node in ElementTree.fromstring(document).iter(f"{SVG}symbol")}
    signs = {f"suit-{letter}" for letter in "DCSB"}
    assert set(symbols) == {card_text(card) for card in CARDS} | {"back", "back-blue"} | signs
    assert {symbols[name].get("viewBox") for name in symbols.keys() - signs} == {"0 0 200 328"}
    assert {symbols[name].get("viewBox") for name in signs} == {"-16 -16 32 32"}
    assert len(document.encode()) < 120_000


@pytest.mark.parametrize("deck", DECKS)
def test_ids_in_the_sprite_are_unique_and_all_references_resolve(deck: str) -> None:
    document = deck_sprite(deck)
    assert len(ids(document)) == len(set(ids(document)))
    assert references(document) <= set(ids(document))


def test_the_ratio_is_that_of_the_napoletane() -> None:
    assert DECKS["napoletane"].ratio == pytest.approx(0.61, abs=0.005)


def test_unknown_names_are_refused_with_the_names_there_are() -> None:
    with pytest.raises(ValueError, match="no deck 'tarocchi': choose one of napoletane"):
        card_svg(SETTEBELLO, deck="tarocchi")
    with pytest.raises(ValueError, match="no index 'german': choose one of italian, french, none"):
        card_svg(SETTEBELLO, index=cast("IndexStyle", "german"))
    with pytest.raises(ValueError, match="no index 'german'"):
        deck_sprite(index=cast("IndexStyle", "german"))
    with pytest.raises(ValueError, match="no back in 'green': choose one of red, blue"):
        back_svg(colour=cast("BackColour", "green"))
