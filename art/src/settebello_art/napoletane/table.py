"""Where the pips of the Napoletane stand."""

from typing import Final

from settebello.cards import Suit
from settebello_art.layout import Place, Table, all_at, by_suit, corners, row, rows


def _coins() -> dict[int, tuple[Place, ...]]:
    small, large = "np-coin", "np-coin-l"
    return {
        2: all_at(large, 1, (100, 107), (100, 249)),
        3: all_at(small, 1.5, (136, 91), (64, 178), (136, 265)),
        4: all_at(small, 1.25, *corners(45, 85, 271)),
        5: (*all_at(small, 1.12, *corners(48, 80, 276)), Place(100, 178, 0.85, large)),
        6: all_at(small, 1.18, *rows(44, 81, 178, 275)),
        7: (*all_at(small, 1.03, *rows(51, 76, 179, 282)), Place(100, 127.5, 1.03, "np-sun")),
    }


def _cups() -> dict[int, tuple[Place, ...]]:
    cup = "np-cup"
    return {
        2: all_at(cup, 1.68, (100, 109), (100, 250)),
        3: all_at(cup, 1.55, (100, 103), (52, 253), (148, 253)),
        4: all_at(cup, 1.5, *corners(44, 102, 256)),
        5: (*all_at(cup, 1.12, *corners(50, 87, 270)), Place(100, 178, 1.12, cup)),
        6: all_at(cup, 1.1, *rows(44, 84, 178, 272)),
        7: all_at(cup, 1, *rows(57, 80, 178, 276), (100, 129)),
    }


def _fours_to_sevens(symbol: str, wide: str) -> dict[int, tuple[Place, ...]]:
    """Place what swords and clubs have alike: upper ones upright, lower ones turned."""
    return {
        4: (*row(wide, 106, 0, 1, 54, 146), *row(wide, 250, 180, 1, 54, 146)),
        6: (*row(symbol, 106, 0, 1, 42, 100, 158), *row(symbol, 250, 180, 1, 42, 100, 158)),
        7: (
            *row(symbol, 97, 0, 0.87, 43, 100, 157),
            Place(100, 178, 1.08, symbol, 90),
            *row(symbol, 259, 180, 0.87, 43, 100, 157),
        ),
    }


def _swords() -> dict[int, tuple[Place, ...]]:
    short, wide, long = "np-sword", "np-sword-w", "np-sword-l"
    return {
        2: (Place(62, 178, 1, long), Place(138, 178, 1, long, 180)),
        3: (Place(44, 178, 1, long), Place(100, 178, 1, long, 180), Place(156, 178, 1, long)),
        5: (*row(short, 106, 0, 1, 38, 100, 162), *row(short, 250, 180, 1, 38, 162)),
        **_fours_to_sevens(short, wide),
    }


def _clubs() -> dict[int, tuple[Place, ...]]:
    short, wide, long = "np-club", "np-club-w", "np-club-l"
    return {
        2: (Place(100, 179, 1.02, long, -24), Place(100, 179, 1.02, long, 24)),
        3: (Place(100, 179, 1.02, long, -24), Place(100, 179, 1.02, long, 24), Place(100, 178, 1, long)),
        5: (
            *row(short, 106, 0, 1, 38, 162),
            Place(100, 178, 1.35, short),
            *row(short, 250, 180, 1, 38, 162),
        ),
        **_fours_to_sevens(short, wide),
    }


TABLE: Final[Table] = by_suit(
    {Suit.DENARI: _coins(), Suit.COPPE: _cups(), Suit.SPADE: _swords(), Suit.BASTONI: _clubs()}
)
