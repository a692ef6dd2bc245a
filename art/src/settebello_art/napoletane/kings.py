"""The four kings: crowned, robed in ermine, standing."""

from typing import Final

from settebello.cards import Suit
from settebello_art.heads import beard, crown, face, hair
from settebello_art.ink import CREAM, GOLD, INK, SKIN, disc, flat, inked, line, petals, placed, shape
from settebello_art.napoletane.courts import DRESSES, SIGNS_HELD, Dress, flower, ground, held

_BEARDS: Final[dict[Suit, tuple[str, str]]] = {
    Suit.DENARI: ("forked", "#963"),
    Suit.COPPE: ("long", "#eee"),
    Suit.SPADE: ("square", "#544"),
    Suit.BASTONI: ("pointed", "#c52"),
}
"""The shape and colour of each king's beard."""


def _mantle(dress: Dress) -> str:
    return (
        shape("M60 124C34 150 24 226 14 300 60 312 116 312 162 300 152 226 142 150 116 124Z", dress.cloak)
        + line(
            "M36 190C30 220 26 250 23 280M48 200C42 230 38 256 35 282M141 190C146 220 150 250 154 280", INK, 2
        )
        + shape(
            "M16 284 47 291 44 308C34 307 22 305 13 302ZM129 291 160 284 163 302C154 305 142 307 132 308Z",
            CREAM,
        )
        + line("M24 292l-1 6M35 295l-1 6M141 295l1 6M152 292l1 6", INK, 3.5)
    )


def _gown(dress: Dress) -> str:
    return (
        shape("M62 302C56 312 64 314 82 311V300ZM94 300V311C112 314 120 312 114 302Z", INK)
        + shape("M64 126C60 180 54 240 44 300 70 308 106 308 132 300 122 240 116 180 112 126Z", dress.coat)
        + line("M62 214 57 282M114 214 119 282", INK, 2)
        + shape("M76 140 70 304C82 306.5 94 306.5 106 304L100 140Z", dress.trim)
    )


def _pattern(suit: Suit, dress: Dress) -> str:
    """Draw what the king's panel is woven with."""
    heights = (232, 258, 285)
    if suit is Suit.DENARI:
        return flat("".join(f"M88 {y - 12}l9 12-9 12-9-12Z" for y in heights), dress.cloak)
    if suit is Suit.COPPE:
        return "".join(placed(flat(petals(6, 1, 13, 5), dress.cloak), 88, y) for y in heights)
    if suit is Suit.SPADE:
        return line("".join(f"M88 {y - 10}v18M80 {y - 3}h16" for y in heights), dress.cloak, 5.5)
    return line("".join(f"M76 {y - 8}l12 9 12-9" for y in (226, 242, 258, 274, 290)), GOLD, 5)


def _belt() -> str:
    return shape("M59 194C77 202 99 202 117 194L118 206C100 214 76 214 58 206Z", GOLD) + shape(
        "M80 197H96V213H80Z", GOLD
    )


def _ermine() -> str:
    return shape("M58 116C74 132 102 132 118 116L132 138C108 158 68 158 44 138Z", CREAM) + line(
        "M56 132l-2 7M70 140l-1 8M88 143v8M106 140l1 8M120 132l2 7", INK, 4
    )


def _left_arm(dress: Dress) -> str:
    return (
        shape("M56 138C38 150 28 172 32 192 36 204 54 208 66 204L72 186C60 186 56 180 60 168Z", dress.lining)
        + line("M46 168C42 178 44 186 52 192", INK, 2)
        + shape("M60 206 66 184 76 187 70 209Z", GOLD)
    )


def _belted_hand() -> str:
    return disc(81, 198, 9, SKIN) + line("M78 196h9M78 200h9", INK, 1.5)


def _orb(jewel: str) -> str:
    return (
        disc(78, 186, 15, jewel)
        + line("M63 186H93M78 186V171", GOLD, 4)
        + line("M78 170V157M72 163H84", INK, 7.5)
        + line("M78 169V158M73 163H83", GOLD, 3)
        + shape("M66 196C70 206 86 206 90 196 84 201 72 201 66 196Z", SKIN)
    )


def _right_arm(dress: Dress, *, lowered: bool) -> str:
    if lowered:
        return (
            shape(
                "M116 138C128 144 134 144 140 138L158 158C154 184 138 198 114 196 120 184 114 162 110 148Z",
                dress.lining,
            )
            + line("M124 186C134 182 142 174 146 166", INK, 2)
            + shape("M134 138 157 163 150 171 126 147Z", GOLD)
        )
    return (
        shape(
            "M116 138C128 142 134 138 138 126L158 134C158 160 144 182 118 184 122 172 114 160 110 148Z",
            dress.lining,
        )
        + line("M128 172C138 166 144 156 146 146", INK, 2)
        + shape("M136 120 161 132 156 143 131 130Z", GOLD)
    )


def king(suit: Suit) -> str:
    """Draw a king with his suit's sign."""
    dress, sign = DRESSES[suit], SIGNS_HELD[suit]
    outline, colour = _BEARDS[suit]
    head = hair(colour) + face() + beard(outline, colour) + crown(dress.cloak)
    has_orb = suit in (Suit.COPPE, Suit.BASTONI)
    return inked(
        ground(dress)
        + flower()
        + _mantle(dress)
        + _gown(dress)
        + _pattern(suit, dress)
        + _belt()
        + _left_arm(dress)
        + (_orb(dress.lining) if has_orb else _belted_hand())
        + _right_arm(dress, lowered=sign.is_long)
        + _ermine()
        + placed(head, 88, 90, 1.08)
        + held(suit, 152, 150 if sign.is_long else 118)
    )
