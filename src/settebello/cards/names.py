"""What players call the cards, in Italian and English."""

from typing import Final, Literal

from settebello.cards.card import Card, Rank, Suit, rank_of, suit_of

Language = Literal["it", "en"]

_SUITS: Final[dict[Language, tuple[str, ...]]] = {
    "it": ("denari", "coppe", "spade", "bastoni"),
    "en": ("coins", "cups", "swords", "clubs"),
}
_RANKS: Final[dict[Language, tuple[str, ...]]] = {
    "it": (
        "asso",
        "due",
        "tre",
        "quattro",
        "cinque",
        "sei",
        "sette",
        "fante",
        "cavallo",
        "re",
    ),
    "en": (
        "ace",
        "two",
        "three",
        "four",
        "five",
        "six",
        "seven",
        "jack",
        "horse",
        "king",
    ),
}
_OF: Final[dict[Language, str]] = {"it": "di", "en": "of"}


def suit_name(suit: Suit, language: Language) -> str:
    """Return the suit's name: ``"denari"``, ``"coins"``."""
    return _SUITS[language][suit]


def rank_name(rank: Rank, language: Language) -> str:
    """Return the rank's name: ``"fante"``, ``"jack"``."""
    return _RANKS[language][rank - 1]


def card_name(card: Card, language: Language) -> str:
    """Return the card's full name: ``"sette di denari"``, ``"seven of coins"``."""
    return f"{rank_name(rank_of(card), language)} {_OF[language]} {suit_name(suit_of(card), language)}"
