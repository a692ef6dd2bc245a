"""The four *caballos*: horsemen, two riding to the right and two to the left."""

from collections.abc import Callable
from typing import Final

from settebello.cards import Suit
from settebello_art.heads import beard, face, feathered_cap, hair, helmet, moustache, ruff
from settebello_art.ink import (
    BLUE,
    BROWN,
    CREAM,
    GOLD,
    GREEN,
    INK,
    RED,
    STEEL,
    flat,
    inked,
    line,
    mirrored,
    placed,
    shape,
    use,
)
from settebello_art.spagnole.courts import COIN, CUP, IRON, STAFF, SWORD, field, hand, limb
from settebello_art.spagnole.hats import broad_hat, wrapped_cap
from settebello_art.spagnole.horses import steed

_TORSO: Final = "M72 122C68 148 74 168 76 192Q100 204 122 190C122 170 128 148 122 122 108 112 86 112 72 122Z"
_THIGH: Final = "M76 186C74 204 92 216 104 224L110 254 130 252 128 212C124 196 112 188 98 184Z"


def _boot(leather: str, top: str) -> str:
    return shape("M107 232 111 256 110 267H140C140 258 132 256 131 250L129 230Z", leather) + shape(
        "M103 224 130 222 132 236 106 238Z", top
    )


def _saddle(cloth: str, trim: str) -> str:
    """Draw a saddle on its cloth."""
    return (
        shape("M58 186C76 194 112 196 130 186L136 224C114 236 80 238 54 228Z", cloth)
        + line("M58 220C82 229 112 227 133 217", trim, 5)
        + shape("M62 174C54 178 56 194 64 194H84L76 184Z", BROWN)
    )


def _fringed(cloth: str, trim: str) -> str:
    """Draw a saddle on a cloth with a jagged hem."""
    return shape(
        "M58 186C76 194 112 196 130 186L140 218 128 230 116 222 104 236 92 226 78 238 68 226 54 234Z", cloth
    ) + flat("M76 204l6 8-6 8-6-8ZM100 206l6 8-6 8-6-8Z", trim)


def _knight() -> str:
    """Draw the caballo of coins: a gentleman who shows the coin behind him."""
    head = hair("#853") + ruff() + face() + moustache("#853") + broad_hat(RED, GOLD, CREAM)
    return (
        steed(Suit.DENARI)
        + _saddle(RED, GOLD)
        + shape(_THIGH, GOLD)
        + _boot(BROWN, CREAM)
        + shape(_TORSO, BLUE)
        + line("M98 120V190M86 136H110M86 154H110M87 172H109", GOLD, 4)
        + limb("M78 190Q98 201 120 189", RED, 5)
        + limb("M118 132C134 146 140 158 132 174", BLUE, 17)
        + hand(130, 180)
        + limb("M76 132C62 148 50 152 44 144", BLUE, 17)
        + use(COIN, 44, 100, 0.92)
        + hand(42, 134)
        + placed(mirrored(head), 98, 97)
    )


def _moor() -> str:
    """Draw the caballo of cups: a rider in a wrapped cap, in a wide cloak."""
    head = hair("#433") + face() + beard("pointed", "#433") + wrapped_cap(CREAM, GREEN)
    return (
        shape("M76 122C46 132 30 160 20 196 36 206 60 206 84 194Z", RED)
        + steed(Suit.COPPE)
        + _fringed(GOLD, RED)
        + shape(_THIGH, RED)
        + _boot("#d9a441", BLUE)
        + shape(_TORSO, GREEN)
        + shape("M84 116 98 160 112 116Z", CREAM)
        + line("M98 160V196M80 128 90 190M116 128 108 190", GOLD, 4)
        + limb("M118 132C134 146 140 158 132 174", RED, 17)
        + hand(130, 180)
        + limb("M76 132C62 148 50 154 44 148", RED, 17)
        + use(CUP, 42, 103, 0.96)
        + hand(42, 137)
        + placed(head, 98, 97)
    )


def _captain() -> str:
    """Draw the caballo of swords: a man in armour, the sword raised behind him."""
    head = hair("#211") + face() + beard("square", "#433") + helmet(STEEL, RED)
    return (
        shape("M76 122C50 128 34 152 26 180 40 186 44 198 52 210 64 204 76 196 84 190Z", RED)
        + steed(Suit.SPADE)
        + _fringed(RED, GOLD)
        + shape(_THIGH, STEEL)
        + _boot(IRON, GOLD)
        + shape(_TORSO, GOLD)
        + shape("M76 122C70 152 80 174 98 182 116 174 126 152 120 122 108 130 88 130 76 122Z", STEEL)
        + line("M98 130V180M82 142C88 150 108 150 114 142", INK, 2.2)
        + limb("M78 190Q98 201 120 189", BLUE, 5)
        + limb("M118 132C134 146 140 158 132 174", STEEL, 17)
        + hand(130, 180)
        + limb("M76 132C62 150 52 156 46 150", STEEL, 17)
        + placed(use(SWORD, 0, -40, 0.98), 42, 138, 1, -8)
        + hand(42, 139)
        + placed(head, 98, 96)
    )


def _drover() -> str:
    """Draw the caballo of clubs: a countryman with the cudgel, on a blanket without a saddle."""
    head = hair("#c62") + ruff() + face() + mirrored(feathered_cap(GREEN, RED))
    return (
        steed(Suit.BASTONI)
        + shape("M58 186C76 194 112 196 130 186L134 226C112 236 80 238 54 230Z", CREAM)
        + line("M57 200C82 209 112 209 131 199M56 217C82 226 112 226 133 215", BLUE, 5)
        + shape(_THIGH, GREEN)
        + _boot(BROWN, GOLD)
        + shape(_TORSO, GOLD)
        + shape("M72 122C68 148 74 168 76 192L90 197V114ZM122 122C128 148 122 170 122 190L106 197V114Z", RED)
        + line("M92 136H104M92 150H104M92 164H104M92 178H104", INK, 2.2)
        + limb("M118 132C134 146 140 158 132 174", GOLD, 17)
        + hand(130, 180)
        + limb("M76 132C62 152 54 160 48 156", GOLD, 17)
        + placed(use(STAFF, 0, -36, 0.8), 42, 144, 1, -3)
        + hand(42, 145)
        + placed(head, 98, 97)
    )


_CABALLOS: Final[dict[Suit, Callable[[], str]]] = {
    Suit.DENARI: _knight,
    Suit.COPPE: _moor,
    Suit.SPADE: _captain,
    Suit.BASTONI: _drover,
}


def rider(suit: Suit) -> str:
    """Draw the *caballo* of a suit."""
    drawn = _CABALLOS[suit]()
    if suit in (Suit.SPADE, Suit.BASTONI):
        drawn = placed(mirrored(drawn), 200, 0)
    return inked(field() + drawn)
