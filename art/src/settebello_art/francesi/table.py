"""Where the pips of the French-suited deck stand: three columns, the lower ones upside down."""

from typing import Final

from settebello.cards import Suit
from settebello_art.francesi.pips import ACES, PIPS
from settebello_art.layout import Place, Point, Table, by_suit

_TOP, _HIGH, _MIDDLE, _BOTTOM = 64, 114, 164, 264
_LEFT, _CENTRE, _RIGHT = 72, 100, 128
_CORNERS: Final = ((_LEFT, _TOP), (_RIGHT, _TOP), (_LEFT, _BOTTOM), (_RIGHT, _BOTTOM))
_WAIST: Final = ((_LEFT, _MIDDLE), (_RIGHT, _MIDDLE))

_POINTS: Final[dict[int, tuple[Point, ...]]] = {
    2: ((_CENTRE, _TOP), (_CENTRE, _BOTTOM)),
    3: ((_CENTRE, _TOP), (_CENTRE, _MIDDLE), (_CENTRE, _BOTTOM)),
    4: _CORNERS,
    5: (*_CORNERS, (_CENTRE, _MIDDLE)),
    6: (*_CORNERS, *_WAIST),
    7: (*_CORNERS, *_WAIST, (_CENTRE, _HIGH)),
}


def _placed(suit: Suit, number: int) -> tuple[Place, ...]:
    symbol = PIPS[suit]
    places = [Place(x, y, 1.04, symbol, 180 if y > _MIDDLE else 0) for x, y in _POINTS[number]]
    if (suit, number) == (Suit.DENARI, 7):
        places[-1] = places[-1]._replace(symbol="fr-bello")
    return tuple(places)


TABLE: Final[Table] = by_suit(
    {
        suit: {1: (Place(100, 164, 1, ACES[suit]),), **{number: _placed(suit, number) for number in _POINTS}}
        for suit in Suit
    }
)
