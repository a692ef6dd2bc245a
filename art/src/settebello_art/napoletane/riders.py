"""The four horsemen: two ride to the left and two to the right, each horse in a gait of its own."""

from collections.abc import Callable
from typing import Final

from settebello.cards import Suit
from settebello_art.heads import beard, face, ruff
from settebello_art.ink import (
    BLUE,
    BROWN,
    CREAM,
    GOLD,
    GREEN,
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
    folds,
    ground,
    hand,
)
from settebello_art.napoletane.hats import (
    boat_hat,
    broad_face,
    brows,
    curls,
    fur_cap,
    goatee,
    great_turban,
    locks,
    profile,
    profile_beard,
)
from settebello_art.napoletane.horses import steed

_TORSO: Final = "M86 126C82 148 88 168 90 190Q115 204 140 190C140 168 144 148 136 126C120 116 102 116 86 126Z"
_REIN_ARM: Final = "M90 126C70 130 62 148 62 164L78 190 93 180 84 164C86 154 92 150 100 146Z"
_MOOR: Final = "#b97a4b"


def _leg(cloth: str, leather: str, top: str) -> str:
    """Draw the leg on the near side, in a boot, its foot to the left."""
    return (
        shape("M104 182C92 196 84 206 82 220L84 234 108 236C116 222 132 208 136 188Z", cloth)
        + shape("M82 230 80 256 60 266C56 272 58 278 66 278H98L108 232Z", leather)
        + shape("M78 222 111 226 109 240 77 236Z", top)
    )


def _cavalier() -> str:
    """Draw the horseman of coins: an old gentleman who shows the coin behind him."""
    head = ruff() + face() + brows("#ccd") + goatee("#eee") + boat_hat(RED, GOLD, BLUE)
    return (
        placed(steed(Suit.DENARI), -7, 0)
        + shape("M90 184Q116 198 150 186L158 230Q122 244 88 230Z", RED)
        + line("M90 222Q122 235 156 222", GOLD)
        + _leg(GREEN, BROWN, GOLD)
        + shape("M128 128C144 132 148 142 149 152L167 154C170 174 158 188 144 184L126 160Z", BLUE)
        + shape(_TORSO, BLUE)
        + line("M113 126V192M100 140H126M100 156H126M101 172H125", GOLD, 4)
        + band("M91 188Q115 200 139 188", GREEN)
        + shape(_REIN_ARM, BLUE)
        + hand(84, 186)
        + use(COIN, 158, 109, 1.08)
        + hand(158, 148)
        + placed(head, 103, 88, 1.14)
    )


def _squire() -> str:
    """Draw the horseman of cups: a curly youth who offers the cup, a hand on the hip."""
    head = ruff() + face() + curls("#d92")
    return (
        shape("M128 124C156 136 172 166 176 200 160 206 146 200 132 194Z", RED)
        + steed(Suit.COPPE)
        + shape("M92 184Q118 198 150 186L160 222 150 236 139 224 128 240 116 228 104 238 90 228Z", GOLD)
        + flat("M146 198l6 8-6 8-6-8Z", RED)
        + _leg(RED, NIGHT, CREAM)
        + shape("M108 126C92 122 78 134 66 138L56 136 52 154C72 168 96 164 110 148Z", GREEN)
        + shape(_TORSO, GREEN)
        + shape("M100 118 114 156 128 118Z", CREAM)
        + line("M114 158V194M97 130 100 188M131 130 129 188", GOLD, 4)
        + band("M91 188Q115 200 139 188", RED)
        + shape("M134 126C156 132 170 156 160 174L138 194 126 182 142 166 126 146Z", GREEN)
        + hand(131, 189)
        + use(CUP, 46, 96, 1.14)
        + hand(47, 146)
        + placed(mirrored(head), 112, 88, 1.14)
    )


def _moor() -> str:
    """Draw the horseman of swords: a Moor in a turban on a horse that rears."""
    head = locks(NIGHT) + profile(_MOOR, "#a54") + profile_beard(NIGHT) + great_turban(CREAM, RED, RED)
    return (
        shape("M120 122C148 132 174 158 190 196 172 204 152 200 136 190Z", RED)
        + steed(Suit.SPADE)
        + shape("M88 176C102 188 124 194 148 192L158 226 142 228 132 242 116 232 100 240 92 224Z", GOLD)
        + _leg(CREAM, RED, GOLD)
        + shape(_TORSO, BLUE)
        + shape("M98 118 106 196H122L130 118Z", GOLD)
        + folds("M114 120V196")
        + band("M91 188Q115 200 139 188", RED, 7)
        + shape("M88 128C68 132 60 146 60 158L78 180 92 170 84 158 100 148Z", BLUE)
        + hand(83, 177, _MOOR)
        + placed(use(SWORD, 0, -54, 1.16), 158, 162, 1, 8)
        + shape("M130 126C150 130 150 148 152 156L166 164C160 182 140 182 130 164Z", BLUE)
        + hand(157, 164, _MOOR)
        + placed(mirrored(head), 106, 86, 1.14)
    )


def _drover() -> str:
    """Draw the horseman of clubs: a bearded herdsman in a fur cap."""
    head = broad_face() + beard("square", "#c52") + fur_cap(BROWN, GREEN)
    return (
        steed(Suit.BASTONI)
        + shape("M90 184Q116 198 150 186L156 226Q122 240 88 228Z", GOLD)
        + line("M90 204Q120 216 153 202M89 220Q122 232 155 218", RED)
        + _leg(GREEN, BROWN, CREAM)
        + placed(use(CLUB, 0, -30, 1.25), 153, 160, 1, 6)
        + shape(_TORSO, CREAM)
        + shape(
            "M86 126C82 148 88 168 90 190L104 197 98 118ZM136 126C144 148 140 168 140 190L128 196 126 118Z",
            RED,
        )
        + line("M104 140 124 146M104 158 124 164M106 176 124 182", GOLD, 4)
        + band("M91 188Q115 200 139 188", GREEN)
        + shape(_REIN_ARM, CREAM)
        + hand(84, 186)
        + shape("M130 126C150 130 152 146 152 152L166 160C164 180 142 184 128 160Z", CREAM)
        + hand(158, 160)
        + placed(mirrored(head), 112, 88, 1.14)
    )


_RIDERS: Final[dict[Suit, Callable[[], str]]] = {
    Suit.DENARI: _cavalier,
    Suit.COPPE: _squire,
    Suit.SPADE: _moor,
    Suit.BASTONI: _drover,
}


def rider(suit: Suit) -> str:
    """Draw the horseman of a suit."""
    drawn = _RIDERS[suit]()
    if suit in (Suit.COPPE, Suit.BASTONI):
        drawn = placed(mirrored(drawn), 200, 0)
    return inked((ground() if suit in (Suit.DENARI, Suit.SPADE) else ground(GOLD, GREEN)) + drawn, OUTLINE)
