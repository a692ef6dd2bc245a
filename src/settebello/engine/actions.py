"""The actions of a turn; an action holds no position.

As one number: bits 0-39 are the cards taken, bits 40-45 the card played, bits 46-47 the kind.
"""

from dataclasses import dataclass
from typing import Final

from settebello.arguments import check_integer, check_kind
from settebello.cards import EMPTY, PACK, PACK_SIZE, Card, CardSet, card_text, cards_text, contains
from settebello.errors import IllegalAction, Reason


@dataclass(frozen=True, slots=True)
class Play:
    """Put a card on the table and take ``capture`` with it; with an empty capture, lay it (*cala*)."""

    card: Card
    capture: CardSet = EMPTY

    def __str__(self) -> str:
        return card_text(self.card) + (f"x{cards_text(self.capture)}" if self.capture else "")


@dataclass(frozen=True, slots=True)
class BankAce:
    """Show an ace and put it in the own pile, taking nothing (RULES.md P25, A27)."""

    card: Card

    def __str__(self) -> str:
        return card_text(self.card) + "!"


Action = Play | BankAce

BY_PARSE_ACTION: Final = "settebello.notation.parse_action reads one from text"
"""The hint for an argument that is no action."""

_CARD_SHIFT: Final = 40
_KIND_SHIFT: Final = 46


def encode_action(action: Action) -> int:
    """Return the action as an unsigned 64-bit integer; raise `InvalidArgument` for what is no action."""
    check_kind("action", action, (Play, BankAce), BY_PARSE_ACTION)
    match action:
        case Play(card, capture):
            return card << _CARD_SHIFT | capture
        case BankAce(card):
            return 1 << _KIND_SHIFT | card << _CARD_SHIFT


def decode_action(number: int) -> Action:
    """Return the action of a number; raise `IllegalAction` for a number that is none."""
    number = check_integer("number", number)
    kind, card, capture = number >> _KIND_SHIFT, number >> _CARD_SHIFT & 0x3F, number & PACK
    whole = 0 <= number < 2 << _KIND_SHIFT and card < PACK_SIZE
    if whole and kind == 0 and not contains(CardSet(capture), Card(card)):
        return Play(Card(card), CardSet(capture))
    if whole and kind == 1 and not capture:
        return BankAce(Card(card))
    raise IllegalAction(f"{number} is the number of no action", reason=Reason.NO_ACTION)
