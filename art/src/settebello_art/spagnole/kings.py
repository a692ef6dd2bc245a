"""The four *reyes*: crowned and bearded, each in a robe and a pose of his own."""

from collections.abc import Callable
from typing import Final

from settebello.cards import Suit
from settebello_art.heads import beard, crown, face, hair
from settebello_art.ink import (
    BLUE,
    BROWN,
    CREAM,
    GOLD,
    GREEN,
    INK,
    RED,
    SKIN,
    STEEL,
    disc,
    flat,
    inked,
    line,
    mirrored,
    petals,
    placed,
    shape,
    use,
)
from settebello_art.spagnole.courts import COIN, CUP, STAFF, SWORD, cuff, floor, hand, limb
from settebello_art.spagnole.hats import arched_crown, leafy_crown, spiked_crown

_GOWN: Final = (
    "M82 122C78 160 82 176 80 190 72 226 66 258 62 288 92 296 128 296 158 288 154 258 148 226 140 190"
    " 138 176 142 160 138 122 124 110 96 110 82 122Z"
)
_SHOES: Final = "M88 284H108V299H80C76 294 80 290 88 290ZM112 284H132L136 290C144 290 144 296 140 299H112Z"


def _ermine(x: float, y: float) -> str:
    """Draw a cape of ermine about the shoulders."""
    fur = shape("M-30-6C-14 10 14 10 30-6L44 18C20 40-20 40-44 18Z", CREAM)
    return placed(fur + line("M-32 12l-3 8M-18 20l-2 8M0 22v9M18 20l2 8M32 12l3 8", INK, 4), x, y)


def _of_coins() -> str:
    """Draw the king of coins: in ermine, the coin on his hand, a sceptre at his side."""
    head = hair("#853") + face() + beard("long", "#963") + leafy_crown(RED)
    return (
        floor(GOLD, RED)
        + shape("M84 120C58 150 48 230 42 290 80 299 140 299 180 290 174 230 162 150 136 120Z", RED)
        + line("M58 230 52 284M162 230 168 284", INK, 2)
        + shape(_SHOES, INK)
        + shape(_GOWN, BLUE)
        + shape("M98 150 92 291C104 294 116 294 128 291L122 150Z", GOLD)
        + flat("".join(f"M110 {y - 11}l8 11-8 11-8-11Z" for y in (224, 250, 276)), RED)
        + line("M81 190C98 199 122 199 139 190", INK, 12)
        + line("M82 190C98 199 122 199 138 190", GREEN, 6)
        + limb("M136 136C158 150 164 170 150 182", BLUE)
        + cuff(153, 178, 8, 6, CREAM)
        + limb("M136 234 168 116", GOLD, 4)
        + disc(171, 108, 8, GREEN)
        + hand(148, 187)
        + limb("M84 136C70 150 56 152 48 144", BLUE)
        + cuff(48, 143, 10, -4, CREAM)
        + use(COIN, 48, 100, 0.92)
        + hand(46, 134)
        + _ermine(110, 124)
        + placed(mirrored(head), 110, 86, 1.08)
    )


def _of_cups() -> str:
    """Draw the king of cups: an old man in a wide gown, with a book under the goblet."""
    head = hair("#e8e8ea") + face() + beard("forked", "#f4f4f6") + arched_crown(RED, BLUE)
    return (
        floor(CREAM, GREEN)
        + shape(_SHOES, RED)
        + shape(
            "M80 122C66 170 54 240 46 288 84 298 136 298 174 288 166 240 154 170 140 122 124 110 96 110"
            " 80 122Z",
            GREEN,
        )
        + shape("M50 270C88 282 132 282 170 270L174 288C136 298 84 298 46 288Z", GOLD)
        + flat(
            "".join(f"M{x - 6} {y}l6-6 6 6-6 6Z" for x, y in ((70, 283), (96, 287), (124, 287), (150, 283))),
            RED,
        )
        + line("M84 206 70 272M110 204V274M136 206 150 272", INK, 2)
        + shape("M94 120H126L130 190H90Z", GOLD)
        + placed(flat(petals(6, 1, 13, 5), RED), 110, 166)
        + line("M77 192C98 202 122 202 143 192", INK, 12)
        + line("M78 192C98 202 122 202 142 192", RED, 6)
        + shape("M82 126C58 134 48 168 44 204 54 214 66 212 76 206L88 172Z", RED)
        + shape("M46 202C54 212 66 210 75 204L78 196C68 202 58 202 47 193Z", GOLD)
        + limb("M80 160C82 176 88 184 98 186", GREEN, 14)
        + hand(102, 186)
        + shape("M136 124C150 130 152 134 155 128L177 144C172 184 152 200 138 196L130 160Z", RED)
        + shape("M151 121 180 141 175 154 146 134Z", GOLD)
        + use(CUP, 161, 86, 0.86)
        + hand(161, 119)
        + placed(head, 106, 88, 1.08)
    )


def _of_swords() -> str:
    """Draw the king of swords: in armour under a cloak, both hands on the hilt."""
    head = hair("#433") + face() + beard("square", "#544") + spiked_crown(BLUE)
    return (
        floor(STEEL, BLUE)
        + shape("M82 118C48 146 36 230 30 290 80 299 140 299 184 290 182 230 172 146 138 118Z", RED)
        + line("M50 206C44 236 42 262 40 284M166 206C172 236 174 262 175 284", INK, 2)
        + shape(_SHOES, INK)
        + shape(_GOWN, GOLD)
        + shape("M64 272C92 281 128 281 156 272L158 288C128 296 92 296 62 288Z", BLUE)
        + line("M86 204 76 268M134 204 144 268", INK, 2)
        + shape("M82 122C76 152 84 178 110 190 136 178 144 152 138 122 124 130 96 130 82 122Z", BLUE)
        + line("M88 146C98 156 122 156 132 146", GOLD, 3)
        + use(SWORD, 110, 220, 1.22, 180)
        + limb("M84 134C58 150 62 176 94 174", STEEL)
        + limb("M136 134C162 150 158 176 126 174", STEEL)
        + line("M70 160 60 150M150 160 160 150", INK, 2.2)
        + disc(120, 175, 9, SKIN)
        + disc(102, 172, 9.5, SKIN)
        + line("M98 170H108M98 175H108M118 173H127M118 178H127", INK, 1.6)
        + shape("M78 124C92 110 128 110 142 124L136 138C122 128 98 128 84 138Z", GOLD)
        + placed(head, 110, 86, 1.08)
    )


def _of_clubs() -> str:
    """Draw the king of clubs: in a short coat with fur, booted, leaning on the cudgel."""
    head = hair("#c52") + face() + beard("pointed", "#c52") + crown(GREEN)
    return (
        floor(GOLD, GREEN)
        + shape("M134 118C164 142 178 214 182 288 164 296 140 296 118 290V130Z", GREEN)
        + line("M158 190C164 220 166 250 167 286", INK, 2)
        + shape("M84 226V262L106 264 108 232 114 264 136 262V226Z", RED)
        + shape(
            "M82 256 106 260C104 272 104 284 101 299H70C62 299 62 292 71 290L85 284ZM112 260 136 256 133"
            " 284 147 290C156 292 156 299 148 299H117C114 284 114 272 112 260Z",
            BROWN,
        )
        + shape(
            "M82 122C78 160 84 170 84 184 76 204 70 222 66 240 94 250 126 250 154 240 150 222 144 204"
            " 136 184 136 170 142 160 138 122 124 110 96 110 82 122Z",
            GOLD,
        )
        + line(
            "M88 140 132 140M87 156H133M87 172H133M80 208C98 214 122 214 140 208M76 224C98 230 122 230"
            " 144 224",
            RED,
            4,
        )
        + shape("M102 116H118L122 249C114 251 106 251 98 249Z", CREAM)
        + shape("M66 234C94 244 126 244 154 234L157 248C126 260 94 260 63 248Z", CREAM)
        + line("M110 150v7M110 176v7M110 206v7M110 228v7M80 244l-1 7M96 248v7M124 248v7M140 244l1 7", INK, 4)
        + line("M84 188C100 196 120 196 136 188", INK, 12)
        + line("M85 188C100 196 120 196 135 188", GREEN, 6)
        + limb("M136 136C158 152 160 176 142 186L134 190", RED)
        + hand(130, 190)
        + use(STAFF, 42, 207)
        + limb("M84 136C70 146 60 156 50 160", RED)
        + cuff(54, 157, 6, 8, CREAM)
        + hand(44, 164)
        + _ermine(110, 124)
        + placed(mirrored(head), 110, 86, 1.08)
    )


_REYES: Final[dict[Suit, Callable[[], str]]] = {
    Suit.DENARI: _of_coins,
    Suit.COPPE: _of_cups,
    Suit.SPADE: _of_swords,
    Suit.BASTONI: _of_clubs,
}


def king(suit: Suit) -> str:
    """Draw the *rey* of a suit."""
    return inked(_REYES[suit]())
