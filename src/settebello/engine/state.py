"""A deal in progress: all that is true at the table, which no seat may see whole."""

from dataclasses import dataclass

from settebello.cards import PACK_SIZE, Card, CardSet, Seat, Side, size
from settebello.engine.actions import Action
from settebello.engine.seats import side_of
from settebello.rules import Rules


@dataclass(frozen=True, slots=True)
class Played:
    """A play made: by whom, what, and whether it was a scopa."""

    seat: Seat
    action: Action
    scopa: bool = False


@dataclass(frozen=True, slots=True)
class State:
    """One deal (*smazzata*), from the first play to the last; tuples are by seat or by side.

    ``before`` is the match score when the deal began. ``stock`` is what is left to hand out, top
    first. ``leftovers`` are the cards the last capturer got at the end, already in the pile.
    """

    rules: Rules
    dealer: Seat
    before: tuple[int, ...]
    hands: tuple[CardSet, ...]
    table: CardSet
    stock: tuple[Card, ...]
    piles: tuple[CardSet, ...]
    scope: tuple[int, ...]
    to_move: Seat
    last_capturer: Seat | None = None
    plays: tuple[Played, ...] = ()
    leftovers: CardSet = CardSet(0)  # noqa: RUF009 (a NewType call is the number itself)

    @property
    def over(self) -> bool:
        """Tell whether every card has been played."""
        return not any(self.hands)

    @property
    def cards_to_play(self) -> int:
        """Count the cards still to be played in the whole deal."""
        return sum(map(size, self.hands)) + len(self.stock)

    @property
    def plays_made(self) -> int:
        """Count the plays of the deal so far; ``plays`` has fewer where a position was set up."""
        return PACK_SIZE - self.rules.deal.table_size() - self.cards_to_play

    @property
    def hand(self) -> CardSet:
        """Return the hand of the player on turn."""
        return self.hands[self.to_move]

    @property
    def side_to_move(self) -> Side:
        """Return the side of the player on turn."""
        return side_of(self.rules, self.to_move)
