"""The set pieces on number cards besides the pips: ribbons, the mask, the country scene."""

from collections.abc import Callable
from typing import Final

from settebello.cards import Card, Rank, Suit, card_of
from settebello_art.ink import (
    BLUE,
    CREAM,
    GOLD,
    GREEN,
    INK,
    RED,
    both_sides,
    disc,
    dots,
    inked,
    line,
    petals,
    placed,
    shape,
)


def ribbon() -> str:
    """Draw the ribbon winding about the two swords."""
    tail = shape("M-40-20C-58-6-72-4-88-10L-78 8-88 26C-70 34-50 28-34 18Z", RED) + shape(
        "M-52-13C-54 0-46 12-34 18L-28-6Z", "#811"
    )
    return inked(
        placed(
            tail
            + f'<g transform="rotate(180)">{tail}</g>'
            + shape("M-52-14C-20-46 24 16 56-22L52 14C24 48-24-14-56 22-50 12-50 0-52-14Z", RED)
            + line("M-45-8C-20-28 20 22 48-6M-44 6C-20-12 20 34 46 8", GOLD, 3.5),
            100,
            178,
        )
    )


def bow() -> str:
    """Draw the band and bow that tie the three swords."""
    return inked(
        shape("M28 164C60 172 140 172 172 164V192C140 200 60 200 28 192Z", RED)
        + line("M30 171C60 179 140 179 170 171M30 186C60 193 140 193 170 186", GOLD, 3)
        + both_loops()
        + shape("M88 168H112V192H88Z", GOLD)
    )


def both_loops() -> str:
    """Draw the loops and tails of a bow about the card's middle."""
    half = (
        shape("M8 4C30 20 36 40 32 62L20 54 10 64C12 44 6 24 0 12Z", RED)
        + shape("M8 0C20-30 50-34 56-16 60 2 34 18 8 10Z", RED)
        + line("M14 2C26-6 36-12 46-12", INK, 2.5)
    )
    return placed(both_sides(half), 100, 180)


def mask() -> str:
    """Draw the moustached mask of the three of clubs."""
    side = (
        line("M6-15Q18-26 31-16", INK, 6)
        + shape("M8-4Q18-13 29-4 18 4 8-4Z", CREAM)
        + disc(18, -4, 3, INK)
        + dots("M29 10h0", "#f74", 15)
        + shape("M0 17C12 10 22 20 34 18 44 16 48 8 46 2 58 12 50 34 30 34 16 34 6 28 0 23Z", INK)
    )
    return inked(
        placed(
            shape(petals(14, 34, 68, 13), RED)
            + shape(petals(14, 34, 58, 8, 360 / 28), GOLD)
            + shape("M-41-12C-40-50 40-50 41-12 44 24 24 54 0 54-24 54-44 24-41-12Z", "#fc8")
            + both_sides(side)
            + shape("M-4-12C-4 4-12 10-9 16-4 20 4 20 9 16 12 10 4 4 4-12", "#fc8")
            + shape("M-12 33Q0 28 12 33 8 44 0 44-8 44-12 33Z", RED),
            100,
            178,
        )
    )


def country() -> str:
    """Draw the country scene of the five of swords: the mountain, a house, a pine."""
    scene = (
        shape(
            "M92 222C82 216 82 204 92 202 90 192 104 188 108 196 118 196 120 208 112 212 112 220 104 226 92 222Z",
            "#ddd",
        )
        + shape("M58 288C72 272 82 242 92 220L101 226 110 219C120 242 128 272 144 288Z", BLUE)
        + shape(
            "M86 233C90 228 90 222 92 219L101 225 110 218 117 233 110 230 107 240 101 231 94 244 92 231Z", RED
        )
        + shape("M54 317C50 292 62 282 80 286 98 270 130 276 144 288 150 298 150 308 146 317Z", GREEN)
        + shape("M68 304V282H96V304Z", CREAM)
        + shape("M62 285 82 265 102 285Z", RED)
        + shape("M77 304V291H87V304Z", INK)
        + line("M126 304C124 292 128 286 126 268", INK, 5.5)
        + shape("M104 268C104 248 148 248 148 268 142 276 110 276 104 268Z", GREEN)
        + line("M64 311H92M106 310H136", GOLD, 4)
    )
    return inked(f'<g transform="translate(9 28) scale(.91)">{scene}</g>')


SET_PIECES: Final[dict[Card, Callable[[], str]]] = {
    card_of(Rank.DUE, Suit.SPADE): ribbon,
    card_of(Rank.TRE, Suit.SPADE): bow,
    card_of(Rank.TRE, Suit.BASTONI): mask,
    card_of(Rank.CINQUE, Suit.SPADE): country,
}
