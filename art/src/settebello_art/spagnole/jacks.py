"""The four *sotas*: young people on foot, each in a pose of their own."""

from collections.abc import Callable
from typing import Final

from settebello.cards import Suit
from settebello_art.heads import face, hair, lady_hair, moustache, ruff
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
    placed,
    shape,
    use,
)
from settebello_art.spagnole.courts import COIN, CUP, IRON, STAFF, SWORD, cuff, field, flower, hand, limb
from settebello_art.spagnole.hats import broad_hat, fringe, laurel, morion, parting, straw_hat

_TUNIC: Final = (
    "M78 116C76 142 84 160 86 174 76 192 70 208 66 226 80 235 94 229 108 233 122 229 136 235 150 226"
    " 146 208 140 192 130 174 132 160 140 142 138 116 122 107 94 107 78 116Z"
)
_SHOES: Final = (
    "M86 284C92 289 98 289 101 287L99 298H72C64 298 64 292 71 291ZM130 284C124 289 118 289 115 287L117"
    " 298H144C152 298 152 292 145 291Z"
)
_FOLDS: Final = "M92 182 84 228M108 184V231M124 182 132 228"


def _hose(left: str, right: str, shoe: str) -> str:
    """Draw legs in hose, a colour each, feet apart."""
    return (
        shape("M82 214C78 234 86 246 84 260 82 272 86 280 86 287L100 291C104 276 102 262 106 246V214Z", left)
        + shape(
            "M110 214V246C114 262 112 276 116 291L130 287C130 280 134 272 132 260 130 246 138 234 134 214Z",
            right,
        )
        + shape(
            _SHOES,
            shoe,
        )
    )


def _belt(colour: str) -> str:
    return line("M86 175C98 182 118 182 130 175", INK, 11) + line(
        "M87 175C98 182 118 182 129 175", colour, 5.5
    )


def _page() -> str:
    """Draw the sota of coins: a page in a plumed hat, who looks up at the coin."""
    head = hair("#853") + ruff() + face() + broad_hat(BLUE, GOLD, RED)
    return (
        field()
        + flower(RED)
        + shape("M132 116C158 136 168 190 166 246 146 256 124 252 108 246V120Z", BLUE)
        + line("M150 176C154 200 154 222 152 246", INK, 2)
        + _hose(GREEN, GOLD, INK)
        + shape(_TUNIC, RED)
        + flat("M101 111H115L119 229 108 231.5 97 229Z", GOLD)
        + line("M101 112 97 229M115 112 119 229M104 128H112M104 144H112M104 160H112", INK, 2.2)
        + line(_FOLDS.replace("M108 184V231", ""), INK, 2)
        + _belt(GREEN)
        + limb("M134 126C154 134 158 154 146 166L128 174", GREEN)
        + disc(126, 175, 8.5, SKIN)
        + limb("M82 126C66 140 54 142 48 134", GREEN)
        + cuff(49, 131, 10, -3, CREAM)
        + use(COIN, 48, 88, 0.95)
        + hand(47, 122)
        + placed(mirrored(head), 113, 84, 1.06)
    )


def _maid() -> str:
    """Draw the sota of cups: a young woman in a long gown, with the goblet in both hands."""
    head = (
        lady_hair("#c62")
        + shape("M-8 14C-8 26-13 30-20 34H20C13 30 8 26 8 14Z", SKIN)
        + face()
        + parting("#c62")
        + laurel()
    )
    return (
        field()
        + flower(BLUE)
        + shape(
            "M84 284H106V299H76C72 294 76 290 84 290ZM114 284H136L140 290C148 290 152 296 146 299H114Z", RED
        )
        + shape(
            "M80 116C74 150 82 168 84 180 72 214 62 252 56 286 74 294 92 288 110 291 128 288 146 294 164 286"
            " 158 252 148 214 136 180 138 168 146 150 140 116 124 107 96 107 80 116Z",
            GREEN,
        )
        + shape(
            "M58 272C76 282 92 276 110 279 128 276 144 282 161 272L164 286C146 294 128 288 110 291 92"
            " 288 74 294 56 286Z",
            GOLD,
        )
        + shape("M98 182H122L130 277C118 276 102 276 90 277Z", CREAM)
        + line("M86 206 74 270M134 206 146 270M110 190V268", INK, 2)
        + placed(head, 110, 86, 1.06)
        + shape("M92 112C98 126 122 126 128 112L132 120C124 136 96 136 88 120Z", GOLD)
        + use(CUP, 110, 156, 0.98)
        + limb("M82 126C62 146 62 172 78 182L96 183", CREAM)
        + limb("M138 126C158 146 158 172 142 182L124 183", CREAM)
        + cuff(88, 183, 0, 9, GOLD)
        + cuff(132, 183, 0, 9, GOLD)
        + hand(102, 182)
        + hand(118, 182)
    )


def _soldier() -> str:
    """Draw the sota of swords: a soldier with helmet and round shield."""
    head = hair("#433") + ruff() + face() + moustache("#433") + morion(STEEL, IRON)
    boots = (
        "M82 244 106 248C104 268 104 280 101 298H70C62 298 62 291 71 289L85 283C86 270 80 258 82 244Z"
        "M112 248 136 244C138 258 132 270 133 283L147 289C156 291 156 298 148 298H117C114 280 114 268"
        " 112 248Z"
    )
    return (
        field()
        + flower(GOLD)
        + shape("M84 206C80 226 82 240 84 256H104L107 226 111 256H134C136 240 138 226 132 206Z", CREAM)
        + shape(boots, BROWN)
        + shape(
            "M86 178C68 186 64 216 74 232 86 238 98 236 106 230L108 204 110 230C118 236 130 238 142 232"
            " 152 216 148 186 130 178Z",
            GOLD,
        )
        + line(
            "M80 192C74 206 76 218 82 233M94 188C90 204 92 220 94 235M136 192C142 206 140 218 134 233"
            "M122 188C126 204 124 220 122 235",
            RED,
            5,
        )
        + shape(
            "M78 116C74 142 84 162 86 180 98 188 118 188 130 180 132 162 142 142 138 116 122 107 94 107"
            " 78 116Z",
            BLUE,
        )
        + shape("M84 116C78 146 90 170 108 178 126 170 138 146 132 116 120 124 96 124 84 116Z", STEEL)
        + line("M108 124V174M92 136C96 144 120 144 124 136", INK, 2.2)
        + _belt(RED)
        + limb("M82 126C64 136 58 152 62 166", RED)
        + disc(60, 180, 31, GOLD)
        + disc(60, 180, 22, BLUE)
        + placed(flat("M0-19 5-5 19 0 5 5 0 19-5 5-19 0-5-5Z", CREAM), 60, 180)
        + disc(60, 180, 6, RED)
        + limb("M134 126C150 140 158 140 161 131", RED)
        + cuff(160, 130, 9, 2, CREAM)
        + use(SWORD, 160, 82, 0.92)
        + hand(160, 119)
        + placed(head, 110, 84, 1.06)
    )


def _shepherd() -> str:
    """Draw the sota of clubs: a countryman who leans on the cudgel."""
    head = hair("#db6") + face() + fringe("#db6") + straw_hat(GOLD, RED)
    return (
        field()
        + flower(RED)
        + shape("M84 206C80 228 86 244 86 258L106 262 108 230 114 262 134 258C134 244 140 228 136 206Z", BLUE)
        + shape("M88 254 105 258 101 290 88 286ZM115 258 132 254 131 286 118 290Z", CREAM)
        + line("M90 264 103 272M103 262 90 278M117 272 130 264M130 278 117 262", INK, 2)
        + shape(
            _SHOES,
            BROWN,
        )
        + shape(_TUNIC.replace("226", "218"), CREAM)
        + shape(
            "M78 116C76 142 84 160 86 176L68 214 92 222 100 176V112ZM138 116C140 142 132 160 130 176L148"
            " 214 124 222 116 176V112Z",
            GREEN,
        )
        + line("M101 134 115 128M101 148 115 142M101 162 115 156", RED, 3)
        + line("M86 178C98 185 118 185 130 178", INK, 13)
        + line("M87 178C98 185 118 185 129 178", RED, 7)
        + limb("M134 126C152 138 156 156 142 168L130 176", GOLD)
        + disc(128, 177, 8.5, SKIN)
        + use(STAFF, 42, 204)
        + limb("M82 126C68 136 60 150 50 160", GOLD)
        + cuff(53, 156, 6, 7, RED)
        + hand(44, 164)
        + placed(mirrored(head), 110, 84, 1.06)
    )


_SOTAS: Final[dict[Suit, Callable[[], str]]] = {
    Suit.DENARI: _page,
    Suit.COPPE: _maid,
    Suit.SPADE: _soldier,
    Suit.BASTONI: _shepherd,
}


def jack(suit: Suit) -> str:
    """Draw the *sota* of a suit."""
    return inked(_SOTAS[suit]())
