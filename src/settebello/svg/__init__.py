"""The project's own decks, drawn from code as SVG (standard library, the cards and the errors only)."""

from settebello.svg.back import BACK_COLOURS, BackColour
from settebello.svg.deck import Deck
from settebello.svg.decks import DECKS, deck_named, pip_places
from settebello.svg.document import Svg, back_svg, card_svg, suit_svg
from settebello.svg.folder import deck_from_folder
from settebello.svg.index import INDEX_STYLES, IndexStyle
from settebello.svg.layout import Place
from settebello.svg.spread import deck_svg, hand_svg, table_svg
from settebello.svg.sprite import deck_sprite

__all__ = [
    "BACK_COLOURS",
    "DECKS",
    "INDEX_STYLES",
    "BackColour",
    "Deck",
    "IndexStyle",
    "Place",
    "Svg",
    "back_svg",
    "card_svg",
    "deck_from_folder",
    "deck_named",
    "deck_sprite",
    "deck_svg",
    "hand_svg",
    "pip_places",
    "suit_svg",
    "table_svg",
]
