"""The frame of a Spanish card: its upper and lower lines are broken as many times as tells the suit."""

from typing import Final

from settebello.cards import Suit
from settebello_art.ink import BLUE, inked, line, use

WIDTH: Final = 200
HEIGHT: Final = 314

_EDGE: Final = 9
_LEFT, _RIGHT, _TOP, _BOTTOM = _EDGE, WIDTH - _EDGE, _EDGE, HEIGHT - _EDGE
_STEP: Final = (80, 47)
"""Where the frame turns about the corner of the index."""
_ROUND: Final = 8
_GAP, _DASH = 16, 11
"""The length of a gap, and of the line between two gaps."""

GAPS: Final[dict[Suit, int]] = {Suit.DENARI: 0, Suit.COPPE: 1, Suit.SPADE: 2, Suit.BASTONI: 3}
"""How often the lines of a suit's frame are broken."""


def _broken(middle: float, count: int, y: int, end: float) -> str:
    """Draw a line to its end with gaps about its middle, from wherever the path is."""
    way = 1 if end > middle else -1
    start = middle - way * (count * _GAP + max(0, count - 1) * _DASH) / 2
    gaps = (start + way * number * (_GAP + _DASH) for number in range(count))
    return "".join(f"H{gap:g}M{gap + way * _GAP:g} {y}" for gap in gaps) + f"H{end:g}"


def frame(suit: Suit) -> str:
    """Draw the frame of a suit, with a step about the corner of the index."""
    across, down = _STEP
    count = GAPS[suit]
    upper = _broken((across + _RIGHT) / 2, count, _TOP, _RIGHT - _ROUND)
    lower = _broken((_LEFT + _RIGHT) / 2, count, _BOTTOM, _LEFT + _ROUND)
    return inked(
        line(
            f"M{_LEFT} {down + _ROUND}Q{_LEFT} {down} {_LEFT + _ROUND} {down}H{across - _ROUND}"
            f"Q{across} {down} {across} {down - _ROUND}V{_TOP + _ROUND}Q{across} {_TOP} {across + _ROUND}"
            f" {_TOP}{upper}"
            f"Q{_RIGHT} {_TOP} {_RIGHT} {_TOP + _ROUND}V{_BOTTOM - _ROUND}Q{_RIGHT} {_BOTTOM}"
            f" {_RIGHT - _ROUND} {_BOTTOM}"
            f"{lower}Q{_LEFT} {_BOTTOM} {_LEFT} {_BOTTOM - _ROUND}V{down + _ROUND}",
            BLUE,
            3,
        )
    )


def framed(suit: Suit) -> str:
    """Place the frame of a suit."""
    return use(_FRAMES[suit], 0, 0)


_FRAMES: Final[dict[Suit, str]] = {
    Suit.DENARI: "sp-frame-d",
    Suit.COPPE: "sp-frame-c",
    Suit.SPADE: "sp-frame-s",
    Suit.BASTONI: "sp-frame-b",
}

FRAME_SYMBOLS: Final[dict[str, str]] = {symbol: frame(suit) for suit, symbol in _FRAMES.items()}
