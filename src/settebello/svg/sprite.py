"""A whole deck in one document, for pages that load it once and place cards with `<use>`."""

from settebello.cards import PACK_SIZE, Card, card_text
from settebello.svg.back import BACK_COLOURS
from settebello.svg.deck import deck_named
from settebello.svg.document import card_content, definitions, ground
from settebello.svg.index import SIGN_SYMBOLS, SIGNS, IndexStyle


def deck_sprite(deck: str = "napoletane", index: IndexStyle = "italian") -> str:
    """Draw all cards as symbols ``7D`` and so on, the backs as ``back`` (red) and ``back-blue``.

    The small suit signs are ``suit-D``, ``suit-C``, ``suit-S``, ``suit-B``, 32 units square. Things drawn once carry ids with the deck's prefix. Raise `ValueError` for a deck or index there is not.
    """
    drawn = deck_named(deck)
    blank = f"{drawn.name}-blank"
    box = f'viewBox="0 0 {drawn.width} {drawn.height}"'
    faces = {card_text(card): card_content(card, drawn, index) for card in map(Card, range(PACK_SIZE))}
    backs = {"back" if colour == "red" else f"back-{colour}": drawn.back(colour) for colour in BACK_COLOURS}
    symbols = "".join(
        f'<symbol id="{name}" {box}><use href="#{blank}"/>{content}</symbol>'
        for name, content in (faces | backs).items()
    )
    symbols += "".join(
        f'<symbol id="suit-{letter}" viewBox="-16 -16 32 32"><use href="#{sign}"/></symbol>'
        for letter, sign in zip("DCSB", SIGNS.values(), strict=True)
    )
    shared = definitions(symbols, {blank: ground(drawn), **drawn.symbols, **SIGN_SYMBOLS})
    return f'<svg xmlns="http://www.w3.org/2000/svg">{shared}{symbols}</svg>'
