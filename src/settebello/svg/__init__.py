"""The project's own decks, drawn from code as SVG (standard library and the cards only)."""

from settebello.svg.back import BACK_COLOURS, BackColour
from settebello.svg.deck import DECKS, Deck, deck_named, pip_places
from settebello.svg.document import back_svg, card_svg, suit_svg
from settebello.svg.index import INDEX_STYLES, STRIP_HEIGHT, STRIP_WIDTH, IndexStyle
from settebello.svg.layout import Place
from settebello.svg.sprite import deck_sprite

__all__ = [
    "BACK_COLOURS",
    "DECKS",
    "INDEX_STYLES",
    "STRIP_HEIGHT",
    "STRIP_WIDTH",
    "BackColour",
    "Deck",
    "IndexStyle",
    "Place",
    "back_svg",
    "card_svg",
    "deck_named",
    "deck_sprite",
    "pip_places",
    "suit_svg",
]
