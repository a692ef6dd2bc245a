"""Where the pips of a number card stand, and how they are placed."""

from collections.abc import Mapping
from typing import NamedTuple

from settebello.cards import Suit
from settebello_art.ink import use


class Place(NamedTuple):
    """One pip: its middle in the card's units, its scale, its turn in degrees and its symbol."""

    x: float
    y: float
    scale: float
    symbol: str
    turn: float = 0


Table = Mapping[tuple[Suit, int], tuple[Place, ...]]
"""The pips of a pattern, by suit and number."""

Point = tuple[float, float]


def doubled(symbol: str, x: float, y: float, scale: float = 1) -> str:
    """Place a half figure that is drawn once upright and again upside down about a card's middle."""
    upright = use(symbol, 0, 0, scale)
    return f'<g transform="translate({x:g} {y:g})">{upright}<g transform="rotate(180)">{upright}</g></g>'


def pips(places: tuple[Place, ...]) -> str:
    """Draw the pips of one card."""
    return "".join(use(place.symbol, place.x, place.y, place.scale, place.turn) for place in places)


def all_at(symbol: str, scale: float, *points: Point) -> tuple[Place, ...]:
    """Place a symbol at each point."""
    return tuple(Place(x, y, scale, symbol) for x, y in points)


def corners(dx: float, top: float, bottom: float) -> tuple[Point, ...]:
    """Return four corners about the middle of a card 200 wide."""
    return ((100 - dx, top), (100 + dx, top), (100 - dx, bottom), (100 + dx, bottom))


def rows(dx: float, *heights: float) -> tuple[Point, ...]:
    """Return two columns about the middle of a card 200 wide, a row at each height."""
    return tuple((100 + side * dx, y) for y in heights for side in (-1, 1))


def row(symbol: str, y: float, turn: float, scale: float, *columns: float) -> tuple[Place, ...]:
    """Place a symbol in columns at one height."""
    return tuple(Place(x, y, scale, symbol, turn) for x in columns)


def by_suit(tables: Mapping[Suit, Mapping[int, tuple[Place, ...]]]) -> Table:
    """Make one table of the tables of the suits."""
    return {(suit, number): places for suit, table in tables.items() for number, places in table.items()}
