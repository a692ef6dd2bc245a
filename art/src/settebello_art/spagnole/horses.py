"""The four horses of the Spanish deck: in profile to the right, a foreleg raised."""

from dataclasses import dataclass
from typing import Final

from settebello.cards import Suit
from settebello_art.ink import CREAM, INK, dots, flat, line, shape


@dataclass(frozen=True)
class Steed:
    """The colours of a horse and its harness, and whether its tail is tied."""

    coat: str
    shade: str
    mane: str
    strap: str


STEEDS: Final[dict[Suit, Steed]] = {
    Suit.DENARI: Steed(CREAM, "#dccfb8", "#b9a98c", "#25a"),
    Suit.COPPE: Steed("#c07a3e", "#935426", "#4a2a18", "#284"),
    Suit.SPADE: Steed("#5b6472", "#3f4653", "#20222b", "#c32"),
    Suit.BASTONI: Steed("#e3b667", "#bd8b3f", CREAM, "#c32"),
}

_BODY: Final = (
    "M28 212C30 190 56 182 78 188L112 190C122 178 128 152 138 134 143 124 150 118 158 117L160 105 168 116"
    "C174 124 178 140 184 153 186 161 182 168 176 167 172 166 168 160 161 157 157 164 157 178 159 192"
    " 163 208 160 224 150 234L146 260 147 278 149 298H130L131 278 128 246C112 250 92 248 80 240"
    " 76 252 66 258 62 266L66 278 70 298H50L46 270C40 258 42 246 36 238 28 232 27 222 28 212Z"
)
_FAR_LEGS: Final = (
    "M58 232C66 246 78 252 80 262L74 280 72 298H90L92 284 98 262C98 246 92 236 86 228Z"
    "M134 214C146 224 166 222 176 230 180 236 178 242 174 248L170 268 156 264 160 248C150 248 138 244"
    " 130 236Z"
)
_HOOFS: Final = (
    "M51 288H68L70 297H51ZM131 288H148L149 297H131ZM74 288H90L89 297H73ZM171 258 158 255 154 269 171 272Z"
)
_MANE: Final = (
    "M158 106C138 104 124 124 126 142 118 152 120 166 112 172 116 180 110 186 104 188 120 193 130 184"
    " 130 174 140 168"
    " 138 158 142 150 146 138 156 132 165 112Z"
)


def steed(suit: Suit) -> str:
    """Draw the horse of a suit with its bridle, without a saddle."""
    horse = STEEDS[suit]
    return (
        shape(
            "M32 204C16 200 12 222 18 240 22 254 16 262 14 272 30 272 38 254 34 238 32 228 34 220 38 214Z",
            horse.mane,
        )
        + shape(_FAR_LEGS, horse.shade)
        + shape(_BODY, horse.coat)
        + flat(_HOOFS, INK)
        + shape(_MANE, horse.mane)
        + line("M46 214C50 226 58 234 66 238", INK, 2)
        + dots("M166 134h0", CREAM, 9)
        + dots("M167 134h0", INK, 6)
        + dots("M179 158h0", INK, 4)
        + _harness(horse.strap)
    )


def _harness(strap: str) -> str:
    """Draw bridle, breast strap and reins."""
    d = "M176 141 166 158M150 120 161 156M172 152Q154 184 128 180M112 208Q138 222 160 206"
    d += "M30 212Q52 222 76 208"
    return line(d, INK, 7) + line(d, strap, 3.2)
