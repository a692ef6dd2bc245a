"""The places in the sittings of a round: each player takes each place equally often.

Two sides: A takes the first hand's side and B the dealer's, then the other way round. Three or more
sides, everybody for himself: one A among B's in each place, then one B among A's in each place, twice as
many sittings as places. The dealer sits last, so side 0 always has the first hand.
"""

from functools import cache
from typing import Final

from settebello.cards import Seat
from settebello.rules import Rules
from settebello_lab.arena.contest import Who

Seating = tuple[Who, ...]
"""The player of each side."""

TWO: Final = ("hand", "dealer")
"""The names of the places of two sides."""


def dealer_seat(rules: Rules) -> Seat:
    """Return who deals the first deal of every round: the last seat."""
    return Seat(rules.players - 1)


def seatings(rules: Rules) -> tuple[Seating, ...]:
    """List the sittings of a round."""
    return _seatings(rules.side_count)


@cache
def _seatings(sides: int) -> tuple[Seating, ...]:
    if sides == 2:
        return ((Who.A, Who.B), (Who.B, Who.A))
    return tuple(
        tuple(lone if side == place else lone.other for side in range(sides))
        for lone in Who
        for place in range(sides)
    )


def place_names(rules: Rules) -> tuple[str, ...]:
    """Name the places in the order of play: hand and dealer, or place_1, place_2 and so on."""
    sides = rules.side_count
    return TWO if sides == 2 else tuple(f"place_{side + 1}" for side in range(sides))


def place_of(seating: Seating) -> int | None:
    """Return the side that A takes alone in this sitting; None where it is B who is alone."""
    return seating.index(Who.A) if seating.count(Who.A) == 1 else None
