"""The project's own decks, drawn from code as SVG (standard library, the cards and the errors only)."""

from settebello_art.back import BACK_COLOURS, BackColour
from settebello_art.deck import Deck
from settebello_art.decks import DECKS, deck_named, pip_places
from settebello_art.document import Svg, back_svg, card_svg, suit_svg
from settebello_art.folder import deck_from_folder
from settebello_art.index import INDEX_STYLES, IndexStyle
from settebello_art.layout import Place
from settebello_art.spread import deck_svg, hand_svg, table_svg
from settebello_art.sprite import deck_sprite

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
