"""A whole deck in one document, for pages that load it once and place cards with `<use>`."""

from settebello.cards import PACK_SIZE, Card, Suit, card_text
from settebello_art.back import BACK_COLOURS, back
from settebello_art.deck import Deck
from settebello_art.decks import deck_named
from settebello_art.document import bare, definitions, ground
from settebello_art.index import IndexStyle, check_style, chip


def deck_sprite(deck: str | Deck = "napoletane", index: IndexStyle = "italian") -> str:
    """Draw a deck as symbols.

    ``7D`` is a card with its index, ``7D-bare`` without, ``7D-index`` the index alone on a chip, to lie over any
    other drawing; ``back`` (red) and ``back-blue`` are the backs. The small suit signs are ``suit-D``, ``suit-C``,
    ``suit-S``, ``suit-B``, 32 units square. Things drawn once carry ids with the deck's prefix. With the index
    ``"none"`` there is none on ``7D`` either. Raise `ValueError` for a deck or index there is not.
    """
    check_style(index)
    drawn = deck_named(deck)
    blank = f"{drawn.name}-blank"
    shared = {blank: ground(drawn), **drawn.symbols}
    cards: dict[str, str] = {}
    for card in map(Card, range(PACK_SIZE)):
        cards |= _symbols_of(card, drawn, index, shared)
    cards |= {
        "back" if colour == "red" else f"back-{colour}": f'<use href="#{blank}"/>'
        + back(colour, drawn.width, drawn.height)
        for colour in BACK_COLOURS
    }
    symbols = "".join(
        _symbol(name, f"0 0 {drawn.width} {drawn.height}", what) for name, what in cards.items()
    )
    symbols += "".join(
        _symbol(f"suit-{letter}", "-16 -16 32 32", f'<use href="#{drawn.signs[suit]}"/>')
        for letter, suit in zip("DCSB", Suit, strict=True)
    )
    # A symbol that is not displayed is still drawn where it is used, and costs its own document no layout.
    root = '<svg xmlns="http://www.w3.org/2000/svg" display="none">'
    return f"{root}{definitions(symbols, shared)}{symbols}</svg>"


def _symbols_of(card: Card, deck: Deck, index: IndexStyle, shared: dict[str, str]) -> dict[str, str]:
    """Return a card's symbols, and put its face and index, which they use, among what is drawn once."""
    name = card_text(card)
    face, mark = f"{deck.name}-{name}", f"{deck.name}-{name}-index"
    shared[face] = deck.face(card)
    shared[mark] = deck.index(card, "italian" if index == "none" else index)
    whole = f'<use href="#{deck.name}-blank"/><use href="#{face}"/><use href="#{mark}"/>'
    plain = f'<use href="#{deck.name}-blank"/>' + bare(deck, f'<use href="#{face}"/>')
    without = whole if deck.always_indexed else plain
    return {
        name: without if index == "none" else whole,
        f"{name}-bare": without,
        f"{name}-index": chip(deck.strip) + f'<use href="#{mark}"/>',
    }


def _symbol(name: str, box: str, content: str) -> str:
    return f'<symbol id="{name}" viewBox="{box}">{content}</symbol>'
