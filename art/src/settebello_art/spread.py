"""Several cards in one document: a hand, the table, a whole deck by suit."""

from collections.abc import Sequence
from typing import Final

from settebello.cards import Card, InLanguages, Language, Rank, Suit, card_name, card_of
from settebello_art.deck import Deck
from settebello_art.decks import deck_named
from settebello_art.document import Svg, card_content, document, ground
from settebello_art.index import IndexStyle
from settebello_art.layout import Point

GAP: Final = 16
STEP: Final = 0.5
"""How much of its width each card of a hand shows under the next."""
TABLE_ROW: Final = 5
_NO_CARD: Final = InLanguages(
    {"it": "nessuna carta", "en": "no card", "es": "ninguna carta", "fr": "aucune carte", "de": "keine Karte"}
)


def hand_svg(
    cards: Sequence[Card],
    deck: str | Deck = "napoletane",
    index: IndexStyle = "italian",
    language: Language = "it",
) -> Svg:
    """Draw a hand from left to right, each card over the one before; the index is never left out."""
    drawn = deck_named(deck)
    points = [(place * drawn.width * STEP, 0.0) for place in range(len(cards))]
    return _spread(cards, points, drawn, "italian" if index == "none" else index, _said(cards, language))


def table_svg(
    cards: Sequence[Card],
    deck: str | Deck = "napoletane",
    index: IndexStyle = "italian",
    language: Language = "it",
) -> Svg:
    """Draw the cards on the table side by side, at most five in a row."""
    drawn = deck_named(deck)
    return _spread(cards, _grid(len(cards), TABLE_ROW, drawn), drawn, index, _said(cards, language))


def deck_svg(deck: str | Deck = "napoletane", index: IndexStyle = "italian") -> Svg:
    """Draw all forty cards, a suit in each row."""
    drawn = deck_named(deck)
    cards = [card_of(rank, suit) for suit in Suit for rank in Rank]
    return _spread(cards, _grid(len(cards), len(Rank), drawn), drawn, index, drawn.name)


def _grid(count: int, columns: int, deck: Deck) -> list[Point]:
    return [
        (place % columns * (deck.width + GAP), place // columns * (deck.height + GAP))
        for place in range(count)
    ]


def _spread(cards: Sequence[Card], points: Sequence[Point], deck: Deck, index: IndexStyle, title: str) -> Svg:
    drawn = "".join(
        f'<g transform="translate({x:g} {y:g})">{ground(deck)}{card_content(card, deck, index)}</g>'
        for card, (x, y) in zip(cards, points, strict=True)
    )
    width = max((x for x, _ in points), default=0) + deck.width
    height = max((y for _, y in points), default=0) + deck.height
    return document(deck, round(width), round(height), title, drawn)


def _said(cards: Sequence[Card], language: Language) -> str:
    return ", ".join(card_name(card, language) for card in cards) or _NO_CARD[language]
