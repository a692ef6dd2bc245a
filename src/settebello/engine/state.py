"""A deal in progress: all that is true at the table, which no seat may see whole."""

from dataclasses import dataclass

from settebello.cards import EMPTY, PACK_SIZE, Card, CardSet, Rank, Seat, Side, size
from settebello.engine.actions import Action
from settebello.engine.seats import side_of
from settebello.rules import PlayBonus, Rules


@dataclass(frozen=True, slots=True)
class Played:
    """A play made: by whom, what, whether it was a scopa, and the points that it made besides."""

    seat: Seat
    action: Action
    scopa: bool = False
    bonus: tuple[tuple[PlayBonus, int], ...] = ()

    @property
    def points(self) -> int:
        """Return the points that the play made beyond its scopa."""
        return sum(points for _, points in self.bonus)


@dataclass(frozen=True, slots=True)
class DeclaredHand:
    """A hand that was declared: by whom, its cards, the value of the matta among them, and its points."""

    seat: Seat
    hand: CardSet
    named: Rank | None
    points: int


@dataclass(frozen=True, slots=True)
class State:
    """One deal (*smazzata*), from the first play to the last; tuples are by seat or by side.

    ``before`` is the match score when the deal began. ``stock`` is what is left to hand out, top
    first. ``leftovers`` are the cards the last capturer got at the end, already in the pile.

    ``taken_first`` is the first table where it was worth something, already in a pile. ``matta_as`` is the
    value that the matta was given, until it is in a pile. ``fresh`` is the card that the player before has
    just laid, where plays make points by it: None after a capture and after every new batch. ``claims`` are
    the hands that were declared,
    and ``giocate`` the points that plays made besides scope, by side; empty while there are none.
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
    leftovers: CardSet = EMPTY
    taken_first: CardSet = EMPTY
    matta_as: Rank | None = None
    fresh: Card | None = None
    claims: tuple[DeclaredHand, ...] = ()
    giocate: tuple[int, ...] = ()

    @property
    def accusi(self) -> tuple[int, ...]:
        """Return the points of the hands that were declared, by side."""
        points = [0] * self.rules.side_count
        for claim in self.claims:
            points[side_of(self.rules, claim.seat)] += claim.points
        return tuple(points)

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
