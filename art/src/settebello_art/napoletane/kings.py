"""The four kings: crowned, bearded, in long robes, each in a pose of his own."""

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
    flat,
    inked,
    line,
    mirrored,
    placed,
    shape,
    use,
)
from settebello_art.napoletane.courts import (
    CLUB,
    COIN,
    CUP,
    NIGHT,
    OUTLINE,
    SWORD,
    band,
    flower,
    folds,
    ground,
    hand,
)
from settebello_art.napoletane.hats import (
    broad_face,
    brows,
    capped_crown,
    handlebar,
    lily_crown,
    locks,
    mural_crown,
    profile,
    profile_beard,
)


def _ermine(x: float, y: float) -> str:
    """Draw a cape of ermine about the shoulders."""
    fur = shape("M-30-6C-14 10 14 10 30-6L46 18C20 42-20 42-46 18Z", CREAM)
    return placed(fur + line("M-34 12l-3 8M-19 20l-2 8M0 23v9M19 20l2 8M34 12l3 8", INK, 4), x, y)


def _of_coins() -> str:
    """Draw the king of coins: a broad man from the front, the coin in both hands."""
    head = hair(BROWN) + broad_face() + beard("forked", BROWN) + lily_crown(RED)
    return (
        ground()
        + shape("M70 124C40 148 22 230 14 300 60 313 140 313 186 300 178 230 160 148 130 124Z", BLUE)
        + shape("M74 300C64 306 64 312 72 312H96V302ZM104 302V312H128C136 312 136 306 126 300Z", INK)
        + shape("M66 126C58 180 50 240 42 302 80 311 120 311 158 302 150 240 142 180 134 126Z", RED)
        + folds("M58 240 50 298M142 240 150 298M30 230 22 296M170 230 178 296")
        + shape("M84 226 78 308Q100 310 122 308L116 226Z", GOLD)
        + flat("".join(f"M100 {y}l8 11-8 11-8-11Z" for y in (232, 257, 282)), BLUE)
        + shape("M64 132C40 148 30 188 44 204 52 212 66 212 76 206L70 186 64 180 74 160Z", GREEN)
        + shape("M136 132C160 148 170 188 156 204 148 212 134 212 124 206L130 186 136 180 126 160Z", GREEN)
        + folds("M42 168Q40 184 48 194M158 168Q160 184 152 194")
        + _ermine(100, 124)
        + use(COIN, 100, 192, 1.24)
        + hand(66, 210)
        + hand(134, 210)
        + placed(head, 100, 88, 1.12)
    )


def _of_cups() -> str:
    """Draw the king of cups: an old man upon his throne, who lifts the cup."""
    head = hair("#eee") + face() + brows("#ccd") + beard("long", "#eee") + capped_crown(RED, BLUE)
    return (
        ground(GOLD, GREEN)
        + shape("M142 308V136C142 116 186 116 186 136V308Z", GOLD)
        + shape("M152 300V140C152 126 176 126 176 140V300Z", RED)
        + shape("M100 220H190V234H184V310H100Z", GOLD)
        + line("M116 250H170V296H116Z", RED, 4)
        + shape("M26 296H98V312H26Z", RED)
        + shape("M40 284C28 288 24 292 26 298H66V284ZM70 286C60 290 58 294 60 298H92V286Z", INK)
        + shape(
            "M92 128C80 150 84 176 84 190 64 192 46 202 44 220L36 288Q70 300 112 292L126"
            " 250C150 240 158 220 154 196 154 168 150 144 136 126Z",
            GREEN,
        )
        + folds("M60 228 56 286M90 232 86 290M126 250C118 244 108 238 96 236")
        + shape("M36 274Q72 288 117 278L112 294Q70 302 34 290Z", GOLD)
        + band("M86 188Q112 204 152 196", GOLD)
        + shape("M102 132C88 130 76 140 64 142L48 144 44 164C66 184 96 180 112 160Z", BLUE)
        + shape("M46 140 60 140 56 172 42 164Z", GOLD)
        + use(CUP, 42, 98, 1.18)
        + hand(42, 150)
        + shape("M132 134C154 144 170 176 158 200L132 212 124 196 140 186 126 160Z", BLUE)
        + _ermine(114, 126)
        + hand(128, 205)
        + placed(mirrored(head), 112, 88, 1.12)
    )


def _of_swords() -> str:
    """Draw the king of swords: seen from the side, the sword upright in both hands."""
    head = locks(NIGHT) + profile() + profile_beard(NIGHT) + mural_crown(RED)
    return (
        ground()
        + flower(176)
        + shape("M68 124C44 150 32 230 8 300 40 312 80 312 110 304L92 140Z", RED)
        + folds("M52 180C46 220 38 260 26 296M66 200C62 240 58 270 50 302")
        + shape("M84 296V312H112V300ZM116 296V312H150C152 304 142 300 134 296Z", INK)
        + shape(
            "M70 126C62 150 70 170 72 188 68 230 64 270 62 300 90 310 120 308 142 300 138 260"
            " 130 220 116 188 122 168 126 146 114 126Z",
            BLUE,
        )
        + shape("M106 188 118 307C126 306 134 304 142 300 138 260 130 220 116 186Z", GOLD)
        + line("M116 208 120 204M121 228 126 223M124 248 131 242M127 268 135 262M130 288 138 281", BLUE, 4)
        + folds("M86 210 78 290")
        + band("M73 188Q94 198 117 186", RED, 6)
        + placed(use(SWORD, 0, -54, 1.24), 152, 172, 1, 3)
        + shape("M78 130C60 144 66 178 90 188 108 194 126 190 142 180L134 164C120 168 108 164 104 150Z", GOLD)
        + hand(150, 172)
        + _ermine(88, 126)
        + placed(head, 88, 88, 1.14)
    )


def _of_clubs() -> str:
    """Draw the king of clubs: a red-haired man with a great moustache, a hand upon the standing club."""
    head = hair("#c52") + face() + beard("pointed", "#c52") + handlebar("#c52") + crown(GREEN)
    return (
        ground(GOLD, GREEN)
        + shape("M68 124C40 150 28 230 20 300 56 312 90 312 104 304L112 130Z", GREEN)
        + shape("M62 298V312H34C32 304 46 302 62 298ZM96 300V312H122C130 310 128 304 116 298Z", BROWN)
        + shape("M66 126C62 170 56 240 50 298 76 306 106 306 130 298 122 240 116 180 114 126Z", GOLD)
        + line("M60 250Q90 260 124 250M56 276Q90 286 127 276", RED, 4)
        + flat(
            "M72 261l5 7-5 7-5-7ZM92 263l5 7-5 7-5-7ZM112 261l5 7-5 7-5-7ZM78 224l5 7-5 7-5-7Z"
            "M102 224l5 7-5 7-5-7Z",
            GREEN,
        )
        + band("M64 196Q90 206 117 196", GREEN, 6)
        + use(CLUB, 153, 208, 1.5)
        + shape("M68 134C42 142 32 174 46 190L70 206 80 192 64 178 80 156Z", RED)
        + hand(76, 200)
        + shape("M110 134C126 130 136 116 146 104L160 116C154 142 136 160 112 160Z", RED)
        + _ermine(90, 124)
        + hand(153, 106)
        + placed(mirrored(head), 90, 88, 1.12)
    )


_KINGS: Final[dict[Suit, Callable[[], str]]] = {
    Suit.DENARI: _of_coins,
    Suit.COPPE: _of_cups,
    Suit.SPADE: _of_swords,
    Suit.BASTONI: _of_clubs,
}


def king(suit: Suit) -> str:
    """Draw the king of a suit."""
    return inked(_KINGS[suit](), OUTLINE)
