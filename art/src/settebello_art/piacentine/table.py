"""Where the pips of the Piacentine stand, about (100, 194)."""

from typing import Final

from settebello.cards import Suit
from settebello_art.layout import Place, Table, all_at, by_suit, corners, row, rows

MIDDLE: Final = 194


def _coins() -> dict[int, tuple[Place, ...]]:
    small, large = "pc-coin", "pc-coin-l"
    return {
        2: all_at(large, 1.05, (100, 116), (100, 272)),
        3: all_at(small, 1.5, (136, 96), (64, 194), (136, 292)),
        4: all_at(small, 1.25, *corners(46, 92, 296)),
        5: (*all_at(small, 1.08, *corners(51, 84, 304)), Place(100, MIDDLE, 0.95, large)),
        6: all_at(small, 1.2, *rows(46, 88, 194, 300)),
        7: (Place(100, 78, 1.02, "pc-bello"), *all_at(small, 1.02, *rows(49, 146, 226, 306))),
    }


def _cups() -> dict[int, tuple[Place, ...]]:
    symbol = "pc-cup"
    return {
        2: all_at(symbol, 1.72, (100, 118), (100, 272)),
        3: all_at(symbol, 1.5, (100, 110), (54, 274), (146, 274)),
        4: all_at(symbol, 1.42, *corners(46, 108, 282)),
        5: (*all_at(symbol, 1.1, *corners(54, 94, 296)), Place(100, MIDDLE, 1.4, symbol)),
        6: all_at(symbol, 1.1, *rows(46, 92, 194, 296)),
        7: (Place(100, 84, 0.96, symbol), *all_at(symbol, 0.96, *rows(50, 148, 230, 312))),
    }


def _fours_to_sevens(symbol: str, wide: str) -> dict[int, tuple[Place, ...]]:
    """Place what swords and clubs have alike: upper ones upright, lower ones turned."""
    return {
        4: (*row(wide, 118, 0, 1, 54, 146), *row(wide, 270, 180, 1, 54, 146)),
        6: (*row(symbol, 118, 0, 1, 42, 100, 158), *row(symbol, 270, 180, 1, 42, 100, 158)),
        7: (
            *row(symbol, 108, 0, 0.88, 42, 100, 158),
            Place(100, MIDDLE, 1.12, symbol, 90),
            *row(symbol, 280, 180, 0.88, 42, 100, 158),
        ),
    }


def _swords() -> dict[int, tuple[Place, ...]]:
    short, wide, long = "pc-sword", "pc-sword-w", "pc-sword-l"
    return {
        2: (Place(58, MIDDLE, 1, long), Place(142, MIDDLE, 1, long)),
        3: (Place(42, MIDDLE, 1, long), Place(100, MIDDLE, 1, long, 180), Place(158, MIDDLE, 1, long)),
        5: (*row(wide, 118, 0, 1, 42, 158), Place(100, MIDDLE, 1, long), *row(wide, 270, 180, 1, 42, 158)),
        **_fours_to_sevens(short, wide),
    }


def _clubs() -> dict[int, tuple[Place, ...]]:
    short, wide, long = "pc-club", "pc-club-w", "pc-club-l"
    return {
        2: (Place(60, MIDDLE, 1, long), Place(140, MIDDLE, 1, long, 180)),
        3: (
            Place(46, MIDDLE, 0.98, long),
            Place(100, MIDDLE, 0.98, long, 180),
            Place(154, MIDDLE, 0.98, long),
        ),
        5: (*row(short, 118, 0, 1, 40, 160), Place(100, MIDDLE, 1, long), *row(short, 270, 180, 1, 40, 160)),
        **_fours_to_sevens(short, wide),
    }


TABLE: Final[Table] = by_suit(
    {Suit.DENARI: _coins(), Suit.COPPE: _cups(), Suit.SPADE: _swords(), Suit.BASTONI: _clubs()}
)
