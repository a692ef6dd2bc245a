"""Where the pips of the Spanish deck stand: all upright, in rows, clear of the frame."""

from typing import Final

from settebello.cards import Suit
from settebello_art.layout import Place, Point, Table, all_at, by_suit, corners, rows

_TOP, _MIDDLE, _BOTTOM = 94, 176, 258
_THREES: Final[tuple[Point, ...]] = tuple((x, y) for y in (114, 239) for x in (42, 100, 158))

_SEVEN: Final[tuple[Point, ...]] = (*corners(30, 92, 260), (43, 176), (100, 176), (157, 176))


def _coins() -> dict[int, tuple[Place, ...]]:
    coin = "sp-coin"
    return {
        1: all_at("sp-ace-d", 1, (100, 174)),
        2: all_at(coin, 1.5, (100, 103), (100, 248)),
        3: all_at(coin, 1.26, (100, 106), (56, 238), (144, 238)),
        4: all_at(coin, 1.22, *corners(42, 97, 257)),
        5: all_at(coin, 1.14, *corners(46, 94, 258), (100, _MIDDLE)),
        6: all_at(coin, 1.14, *rows(43, _TOP, _MIDDLE, _BOTTOM)),
        7: (*all_at(coin, 1, *rows(53, 90, 176, 262)), Place(100, 133, 1, "sp-bello")),
    }


def _cups() -> dict[int, tuple[Place, ...]]:
    cup = "sp-cup"
    return {
        1: all_at("sp-ace-c", 1, (100, 174)),
        2: all_at(cup, 1.42, (100, 114), (100, 240)),
        3: all_at(cup, 1.36, (100, 110), (54, 238), (146, 238)),
        4: all_at(cup, 1.36, *corners(44, 114, 238)),
        5: all_at(cup, 0.98, *corners(50, _TOP, _BOTTOM), (100, _MIDDLE)),
        6: all_at(cup, 0.94, *rows(44, _TOP, _MIDDLE, _BOTTOM)),
        7: all_at(cup, 0.9, *rows(56, 91, 175, 259), (100, 133)),
    }


def _staves(short: str, tall: str, long: str, ace: str) -> dict[int, tuple[Place, ...]]:
    """Place what swords and clubs have alike."""
    return {
        1: all_at(ace, 1, (100, 174)),
        2: all_at(long, 1, (62, 176), (138, 176)),
        3: all_at(long, 0.84, (42, 176), (100, 176), (158, 176)),
        4: all_at(tall, 1.02, *corners(42, 114, 238)),
        5: all_at(tall, 1, *corners(58, 112, 239), (100, 176)),
        6: all_at(tall, 1, *_THREES),
        7: all_at(short, 0.97, *_SEVEN),
    }


TABLE: Final[Table] = by_suit(
    {
        Suit.DENARI: _coins(),
        Suit.COPPE: _cups(),
        Suit.SPADE: _staves("sp-sword", "sp-sword-t", "sp-sword-l", "sp-ace-s"),
        Suit.BASTONI: _staves("sp-club", "sp-club-t", "sp-club-l", "sp-ace-b"),
    }
)
