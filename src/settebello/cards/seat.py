"""Places at the table: seats are numbered in playing order (anticlockwise), sides by their first seat."""

from typing import NewType

Seat = NewType("Seat", int)
"""A place, 0 to players - 1; the seat after *n* is on *n*'s right and plays next."""

Side = NewType("Side", int)
"""Who scores together: a player alone, or partners; 0 to sides - 1."""
