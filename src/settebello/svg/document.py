"""Whole SVG documents: one card, one back, one suit sign."""

import re
from collections.abc import Mapping
from typing import Final

from settebello.cards import Card, Suit, card_name, suit_name
from settebello.svg.back import BACK_COLOURS, BackColour
from settebello.svg.deck import Deck, deck_named
from settebello.svg.index import INDEX_STYLES, SIGN_SYMBOLS, SIGNS, IndexStyle, index_mark
from settebello.svg.ink import CREAM

_REFERENCE: Final = re.compile(r'href="#([^"]+)"')
_EDGE: Final = "#b9ae98"


def card_svg(card: Card, deck: str = "napoletane", index: IndexStyle = "italian") -> str:
    """Draw one card as a document; raise `ValueError` for a deck or index there is not."""
    drawn = deck_named(deck)
    content = ground(drawn) + card_content(card, drawn, index)
    symbols = definitions(content, {**drawn.symbols, **SIGN_SYMBOLS})
    return _document(drawn.width, drawn.height, card_name(card, "it"), symbols + content)


def back_svg(deck: str = "napoletane", colour: BackColour = "red") -> str:
    """Draw a card's back as a document; raise `ValueError` for a deck or colour there is not."""
    drawn = deck_named(deck)
    if colour not in BACK_COLOURS:
        raise ValueError(f"there is no back in {colour!r}: choose one of {', '.join(BACK_COLOURS)}")
    return _document(drawn.width, drawn.height, "dorso", ground(drawn) + drawn.back(colour))


def suit_svg(suit: Suit) -> str:
    """Draw a suit's small sign as a square document, to stand beside text."""
    return _document(
        32, 32, suit_name(suit, "it"), f'<g transform="translate(16 16)">{SIGN_SYMBOLS[SIGNS[suit]]}</g>'
    )


def card_content(card: Card, deck: Deck, index: IndexStyle) -> str:
    """Draw a card's face and index, without its ground."""
    if index not in INDEX_STYLES:
        raise ValueError(f"there is no index {index!r}: choose one of {', '.join(INDEX_STYLES)}")
    if index == "none":
        return f'<g transform="translate(0 {-deck.lift})">{deck.face(card)}</g>'
    return deck.face(card) + index_mark(card, index)


def ground(deck: Deck) -> str:
    """Draw the blank card."""
    return (
        f'<rect x=".75" y=".75" width="{deck.width - 1.5}" height="{deck.height - 1.5}" rx="12" '
        f'fill="{CREAM}" stroke="{_EDGE}" stroke-width="1.5"/>'
    )


def definitions(content: str, symbols: Mapping[str, str]) -> str:
    """Define the symbols that the content uses, and those that these use."""
    wanted: dict[str, str] = {}
    waiting = _REFERENCE.findall(content)
    while waiting:
        name = waiting.pop()
        if name not in wanted:
            wanted[name] = symbols[name]
            waiting += _REFERENCE.findall(symbols[name])
    if not wanted:
        return ""
    drawn = "".join(f'<g id="{name}">{wanted[name]}</g>' for name in symbols if name in wanted)
    return f"<defs>{drawn}</defs>"


def _document(width: int, height: int, title: str, content: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">'
        f"<title>{title.capitalize()}</title>{content}</svg>"
    )
