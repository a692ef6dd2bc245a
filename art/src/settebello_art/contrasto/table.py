"""Where the pips of the high-contrast deck stand: rows in the lower part of the card."""

from typing import Final

from settebello.cards import Suit
from settebello_art.contrasto.signs import PIPS
from settebello_art.layout import Place, Point, Table, by_suit

_POINTS: Final[dict[int, tuple[float, tuple[Point, ...]]]] = {
    1: (1.9, ((100, 228),)),
    2: (1.12, ((54, 230), (146, 230))),
    3: (0.9, ((100, 182), (56, 268), (144, 268))),
    4: (0.9, ((58, 184), (142, 184), (58, 268), (142, 268))),
    5: (0.62, ((46, 172), (154, 172), (100, 226), (46, 282), (154, 282))),
    6: (0.68, ((40, 190), (100, 190), (160, 190), (40, 266), (100, 266), (160, 266))),
    7: (0.6, ((64, 170), (136, 170), (34, 226), (100, 226), (166, 226), (64, 282), (136, 282))),
}


def _placed(suit: Suit, number: int) -> tuple[Place, ...]:
    scale, points = _POINTS[number]
    places = [Place(x, y, scale, PIPS[suit]) for x, y in points]
    if (suit, number) == (Suit.DENARI, 7):
        places[3] = places[3]._replace(symbol="hc-bello")
    return tuple(places)


TABLE: Final[Table] = by_suit({suit: {number: _placed(suit, number) for number in _POINTS} for suit in Suit})
