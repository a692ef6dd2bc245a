"""The court cards of a deck are twelve persons, not one in twelve coats."""

import re
from itertools import combinations
from typing import Final

import pytest

from settebello.cards import Rank, Suit, card_of, card_text
from settebello_art import DECKS, Deck

COURTS: Final = [card_of(rank, suit) for rank in (Rank.FANTE, Rank.CAVALLO, Rank.RE) for suit in Suit]
ALIKE: Final = 2 / 3
"""The greatest part of its outlines that a figure shares with another one: signs, hands, some of a face."""


def outlines(deck: Deck, drawn: str) -> set[str]:
    """Return the outlines in a drawing and in the symbols that it uses."""
    symbols = [outlines(deck, deck.symbols[name]) for name in re.findall(r'href="#([^"]+)"', drawn)]
    return set(re.findall(r' d="([^"]+)"', drawn)).union(*symbols)


@pytest.mark.parametrize("name", [name for name in DECKS if name != "contrasto"])
def test_no_two_courts_of_a_deck_are_one_person(name: str) -> None:
    """The deck of high contrast has a hat, a horse and a crown for its courts."""
    deck = DECKS[name]
    drawn = {card: outlines(deck, deck.face(card)) for card in COURTS}
    alike = [
        f"{card_text(one)} {card_text(other)}"
        for one, other in combinations(COURTS, 2)
        if len(drawn[one] & drawn[other]) > ALIKE * min(len(drawn[one]), len(drawn[other]))
    ]
    assert alike == []
