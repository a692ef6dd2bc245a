"""The names of the cards, in Italian, English, Spanish, French and German."""

from typing import Final, TypeVar

from settebello.arguments import checked
from settebello.cards.card import Card, Rank, Suit, rank_of, suit_of

Language = str
"""``"it"``, ``"en"``, or the name of another folder of texts."""

FALLBACK: Final[Language] = "en"
"""The language of what another one leaves out."""

Word = TypeVar("Word")


class InLanguages(dict[Language, Word]):
    """Words by language; a language without its own has the English ones."""

    def __missing__(self, language: Language) -> Word:
        """Return the English words."""
        return self[FALLBACK]


_SUITS: Final = InLanguages(
    {
        "it": ("denari", "coppe", "spade", "bastoni"),
        "en": ("coins", "cups", "swords", "clubs"),
        "es": ("oros", "copas", "espadas", "bastos"),
        "fr": ("deniers", "coupes", "épées", "bâtons"),
        "de": ("Münzen", "Kelche", "Schwerter", "Stäbe"),
    }
)
_RANKS: Final = InLanguages(
    {
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
        "es": ("as", "dos", "tres", "cuatro", "cinco", "seis", "siete", "sota", "caballo", "rey"),
        "fr": ("as", "deux", "trois", "quatre", "cinq", "six", "sept", "valet", "cavalier", "roi"),
        "de": ("Ass", "Zwei", "Drei", "Vier", "Fünf", "Sechs", "Sieben", "Bube", "Reiter", "König"),
    }
)
_OF: Final = InLanguages(
    {
        "it": ("di ",) * 4,
        "en": ("of ",) * 4,
        "es": ("de ",) * 4,
        "fr": ("de ", "de ", "d\N{RIGHT SINGLE QUOTATION MARK}", "de "),
        "de": ("der ",) * 4,
    }
)
"""The preposition before the name of each suit."""


@checked
def suit_name(suit: Suit, language: Language) -> str:
    """Return the suit's name: ``"denari"``, ``"coins"``."""
    return _SUITS[language][suit]


@checked
def rank_name(rank: Rank, language: Language) -> str:
    """Return the rank's name: ``"fante"``, ``"jack"``."""
    return _RANKS[language][rank - 1]


@checked
def card_name(card: Card, language: Language) -> str:
    """Return the card's full name: ``"sette di denari"``, ``"seven of coins"``."""
    suit = suit_of(card)
    return f"{rank_name(rank_of(card), language)} {_OF[language][suit]}{suit_name(suit, language)}"
