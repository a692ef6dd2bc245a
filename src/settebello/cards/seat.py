"""Places at the table: seats are numbered in playing order (anticlockwise), sides by their first seat.

They count from 0 in code, messages and JSON, and from 1 in every text that a person reads or writes:
sentences, arguments of commands, records, positions. `number_of`, `seat_numbered` and `side_numbered` are the
only steps from one to the other. They take any number, so that a refusal can name a seat that there is not.
"""

from typing import Final, NewType

from settebello.arguments import check_integer, declare_range

MOST_PLAYERS: Final = 6

Seat = NewType("Seat", int)
"""A place, 0 to players - 1; the seat after *n* is on *n*'s right and plays next."""

Side = NewType("Side", int)
"""The side that scores together: a player alone, or partners; 0 to sides - 1."""

declare_range(Seat, 0, MOST_PLAYERS - 1)
declare_range(Side, 0, MOST_PLAYERS - 1)


def number_of(place: Seat | Side) -> int:
    """Return the number by which people know a seat or a side: it counts from 1 in every text."""
    return check_integer("place", place) + 1


def seat_numbered(number: int) -> Seat:
    """Return the seat that people know by this number."""
    return Seat(check_integer("number", number) - 1)


def side_numbered(number: int) -> Side:
    """Return the side that people know by this number."""
    return Side(check_integer("number", number) - 1)
