"""Where the pips of each number card stand: one table for a pattern."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from settebello.cards import Suit
from settebello.svg.ink import use


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


def pips(places: tuple[Place, ...]) -> str:
    """Draw the pips of one card."""
    return "".join(use(place.symbol, place.x, place.y, place.scale, place.turn) for place in places)


def _all(symbol: str, scale: float, *points: Point) -> tuple[Place, ...]:
    return tuple(Place(x, y, scale, symbol) for x, y in points)


def _corners(dx: float, top: float, bottom: float) -> tuple[Point, ...]:
    return ((100 - dx, top), (100 + dx, top), (100 - dx, bottom), (100 + dx, bottom))


def _rows(dx: float, *heights: float) -> tuple[Point, ...]:
    return tuple((100 + side * dx, y) for y in heights for side in (-1, 1))


def _coins() -> dict[int, tuple[Place, ...]]:
    small, large = "np-coin", "np-coin-l"
    return {
        2: _all(large, 1, (100, 107), (100, 249)),
        3: _all(small, 1.5, (136, 91), (64, 178), (136, 265)),
        4: _all(small, 1.25, *_corners(45, 85, 271)),
        5: (*_all(small, 1.12, *_corners(48, 80, 276)), Place(100, 178, 0.85, large)),
        6: _all(small, 1.18, *_rows(44, 81, 178, 275)),
        7: (*_all(small, 1.03, *_rows(51, 76, 179, 282)), Place(100, 127.5, 1.03, "np-sun")),
    }


def _cups() -> dict[int, tuple[Place, ...]]:
    cup = "np-cup"
    return {
        2: _all(cup, 1.68, (100, 109), (100, 250)),
        3: _all(cup, 1.55, (100, 103), (52, 253), (148, 253)),
        4: _all(cup, 1.5, *_corners(44, 102, 256)),
        5: (*_all(cup, 1.12, *_corners(50, 87, 270)), Place(100, 178, 1.12, cup)),
        6: _all(cup, 1.1, *_rows(44, 84, 178, 272)),
        7: _all(cup, 1, *_rows(57, 80, 178, 276), (100, 129)),
    }


def _row(symbol: str, y: float, turn: float, scale: float, *columns: float) -> tuple[Place, ...]:
    return tuple(Place(x, y, scale, symbol, turn) for x in columns)


def _fours_to_sevens(symbol: str, wide: str) -> dict[int, tuple[Place, ...]]:
    """Place what swords and clubs have alike: upper ones upright, lower ones turned."""
    return {
        4: (*_row(wide, 106, 0, 1, 54, 146), *_row(wide, 250, 180, 1, 54, 146)),
        6: (*_row(symbol, 106, 0, 1, 42, 100, 158), *_row(symbol, 250, 180, 1, 42, 100, 158)),
        7: (
            *_row(symbol, 97, 0, 0.87, 43, 100, 157),
            Place(100, 178, 1.08, symbol, 90),
            *_row(symbol, 259, 180, 0.87, 43, 100, 157),
        ),
    }


def _swords() -> dict[int, tuple[Place, ...]]:
    short, wide, long = "np-sword", "np-sword-w", "np-sword-l"
    return {
        2: (Place(62, 178, 1, long), Place(138, 178, 1, long, 180)),
        3: (Place(44, 178, 1, long), Place(100, 178, 1, long, 180), Place(156, 178, 1, long)),
        5: (*_row(short, 106, 0, 1, 38, 100, 162), *_row(short, 250, 180, 1, 38, 162)),
        **_fours_to_sevens(short, wide),
    }


def _clubs() -> dict[int, tuple[Place, ...]]:
    short, wide, long = "np-club", "np-club-w", "np-club-l"
    return {
        2: (Place(100, 179, 1.02, long, -24), Place(100, 179, 1.02, long, 24)),
        3: (Place(100, 179, 1.02, long, -24), Place(100, 179, 1.02, long, 24), Place(100, 178, 1, long)),
        5: (
            *_row(short, 106, 0, 1, 38, 162),
            Place(100, 178, 1.35, short),
            *_row(short, 250, 180, 1, 38, 162),
        ),
        **_fours_to_sevens(short, wide),
    }


def _napoletane() -> Table:
    by_suit = {
        Suit.DENARI: _coins(),
        Suit.COPPE: _cups(),
        Suit.SPADE: _swords(),
        Suit.BASTONI: _clubs(),
    }
    return {(suit, number): places for suit, table in by_suit.items() for number, places in table.items()}


NAPOLETANE: Final[Table] = _napoletane()
