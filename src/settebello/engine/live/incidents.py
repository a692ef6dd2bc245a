"""Incidents: the acts of a table besides plays (RULES.md F4.5, F11-F13, F16.2, F17).

An act is a play or one of these. Like a play it holds no position: who did it is said elsewhere.
Its text is what a record and the wire carry (docs/notation.md).
"""

from dataclasses import dataclass

from settebello.cards import Card, CardSet, Rank, Seat, card_text, cards_text, number_of
from settebello.cards.card import RANK_LETTERS
from settebello.engine.actions import Action, Play


@dataclass(frozen=True, slots=True)
class Fuori:
    """Play a card and declare to be out: *fuori* (F16.2)."""

    play: Play

    def __str__(self) -> str:
        return f"{self.play}=fuori"


@dataclass(frozen=True, slots=True)
class Call:
    """Point at the capture that the last play missed, before the next card falls (F11.2)."""

    def __str__(self) -> str:
        return "call"


@dataclass(frozen=True, slots=True)
class Show:
    """Expose cards of the own hand, or play them out of turn or several at once (F13)."""

    cards: CardSet

    def __str__(self) -> str:
        return f"shows={cards_text(self.cards)}"


@dataclass(frozen=True, slots=True)
class Choose:
    """Decide which of the next player's exposed cards is played (F13.3)."""

    card: Card

    def __str__(self) -> str:
        return f"chooses={card_text(self.card)}"


@dataclass(frozen=True, slots=True)
class Admit:
    """Say that the last card was a mistake for its twin, which is thereby disclosed (F12.2, A21)."""

    cards: CardSet

    def __str__(self) -> str:
        return f"admits={cards_text(self.cards)}"


@dataclass(frozen=True, slots=True)
class Irregular:
    """Players turn out to have a wrong number of cards; the side in order stops the deal or goes on (F17).

    The seats are kept in their order, each once.
    """

    seats: tuple[Seat, ...]
    goes_on: bool = False

    def __post_init__(self) -> None:
        object.__setattr__(self, "seats", tuple(sorted(set(self.seats))))

    def __str__(self) -> str:
        seats = ",".join(str(number_of(seat)) for seat in self.seats)
        return f"irregular={seats}:{'continues' if self.goes_on else 'stops'}"


@dataclass(frozen=True, slots=True)
class Misdeal:
    """The cards are counted after the deal, before the first play, and are wrong (F4.5)."""

    hands: tuple[int, ...]
    table: int

    def __str__(self) -> str:
        return f"misdeal={'/'.join(map(str, (*self.hands, self.table)))}"


@dataclass(frozen=True, slots=True)
class Declare:
    """Declare the own hand before its first card, perhaps with a value for the matta (docs/family.md C31)."""

    named: Rank | None = None

    def __str__(self) -> str:
        return "declares" if self.named is None else f"declares={RANK_LETTERS[self.named - 1]}"


Incident = Fuori | Call | Show | Choose | Admit | Irregular | Misdeal | Declare
Act = Action | Incident
