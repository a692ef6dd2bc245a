"""Whole SVG documents: one card, one back, one suit sign."""

import re
from collections.abc import Mapping
from typing import Final

from settebello.cards import Card, InLanguages, Language, Suit, card_name, suit_name
from settebello_art.back import BACK_COLOURS, BackColour, back
from settebello_art.deck import Deck
from settebello_art.decks import deck_named
from settebello_art.index import IndexStyle, check_style
from settebello_art.ink import CREAM, use

_REFERENCE: Final = re.compile(r'href="#([^"]+)"')
_EDGE: Final = "#b9ae98"
_BACK: Final = InLanguages({"it": "dorso", "en": "back", "es": "dorso", "fr": "dos", "de": "Rückseite"})


class Svg(str):
    """An SVG document: its text, which a notebook shows as the drawing."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)


def card_svg(
    card: Card,
    deck: str | Deck = "napoletane",
    index: IndexStyle = "italian",
    language: Language = "it",
) -> Svg:
    """Draw one card, named in a language; raise `ValueError` for a deck or index there is not."""
    drawn = deck_named(deck)
    content = ground(drawn) + card_content(card, drawn, index)
    return document(drawn, drawn.width, drawn.height, card_name(card, language), content)


def back_svg(deck: str | Deck = "napoletane", colour: BackColour = "red", language: Language = "it") -> Svg:
    """Draw a card's back; raise `ValueError` for a deck or colour there is not."""
    drawn = deck_named(deck)
    if colour not in BACK_COLOURS:
        raise ValueError(f"there is no back in {colour!r}: choose one of {', '.join(BACK_COLOURS)}")
    content = ground(drawn) + back(colour, drawn.width, drawn.height)
    return document(drawn, drawn.width, drawn.height, _BACK[language], content)


def suit_svg(suit: Suit, deck: str | Deck = "napoletane", language: Language = "it") -> Svg:
    """Draw a suit's small sign as a square, to stand beside text."""
    drawn = deck_named(deck)
    return document(drawn, 32, 32, suit_name(suit, language), use(drawn.signs[suit], 16, 16))


def card_content(card: Card, deck: Deck, index: IndexStyle) -> str:
    """Draw a card's face and index, without its ground."""
    check_style(index)
    if index == "none" and not deck.always_indexed:
        return bare(deck, deck.face(card))
    return deck.face(card) + deck.index(card, "italian" if index == "none" else index)


def bare(deck: Deck, face: str) -> str:
    """Put a face where it stands without an index."""
    return f'<g transform="translate(0 {-deck.lift})">{face}</g>' if deck.lift else face


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


def document(deck: Deck, width: int, height: int, title: str, content: str) -> Svg:
    """Make a document of a drawing, with what it uses of the deck."""
    return Svg(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">'
        f"<title>{title.capitalize()}</title>{definitions(content, deck.symbols)}{content}</svg>"
    )
