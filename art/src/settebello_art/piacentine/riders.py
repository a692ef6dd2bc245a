"""The four *cavalli*: each a rider behind or beside the neck of his horse."""

from collections.abc import Callable
from typing import Final

from settebello.cards import Suit
from settebello_art.heads import hair
from settebello_art.ink import (
    BLUE,
    CREAM,
    GOLD,
    GREEN,
    INK,
    RED,
    SKIN,
    STEEL,
    disc,
    line,
    mirrored,
    placed,
    shape,
    use,
)
from settebello_art.piacentine.faces import chin_beard, curls, face, profile, short_beard, side_hair, years
from settebello_art.piacentine.figures import (
    CLUB,
    COIN,
    CUP,
    SWORD,
    cuff,
    falling_collar,
    fist,
    limb,
    puff,
)
from settebello_art.piacentine.hats import draped_cap, headband, mail, wide_hat
from settebello_art.piacentine.horses import (
    BAY,
    BLACK,
    CHESTNUT,
    DAPPLED,
    bowed,
    facing,
    neighing,
    proud,
)

_DARK_SKIN: Final = "#a8683c"


def _gentleman() -> str:
    """Draw the cavallo of coins: a rider seen from behind, who turns to the coin."""
    head = profile() + side_hair("#7a4a2a") + wide_hat(RED, GOLD, CREAM)
    return (
        placed(mirrored(proud(DAPPLED)), 6, 0)
        + limb("M26-54C46-48 62-26 56-22L52-30", BLUE)
        + limb("M-26-54C-46-46-64-22-60-22L-62-50", BLUE)
        + puff(-30, -52, 34, RED, GOLD)
        + puff(30, -52, -34, RED, GOLD)
        + shape("M-24-72C-32-50-34-24-40-2-18-10 14-10 38-2 32-24 32-50 24-72 12-78-10-78-24-72Z", GREEN)
        + line("M-37-15C-16-23 14-23 35-15", GOLD, 5)
        + shape("M-26-80C-14-76 14-76 26-80L30-67C14-59-14-59-30-67Z", GOLD)
        + use(COIN, -61, -101, 0.95)
        + cuff(-61, -50, -4, CREAM)
        + fist(-61, -66)
        + placed(mirrored(head), 0, -106, 1.12)
        + _queue("#7a4a2a", RED)
    )


def _queue(colour: str, ribbon: str) -> str:
    """Draw a plait that hangs down a back, with a bow."""
    return (
        shape("M12-84C22-84 26-76 22-66L17-50H9L6-66C4-76 4-84 12-84Z", colour)
        + line("M8-72 20-78M8-62 20-69", INK, 1.8)
        + shape("M10-48C8-40 6-34 10-28 14-30 18-34 18-48Z", colour)
        + shape("M13-50C4-60-4-58-3-50-4-42 4-40 13-48 22-40 30-42 29-50 30-58 22-60 13-50Z", ribbon)
        + disc(13, -49, 3.4, GOLD)
    )


def _counsellor() -> str:
    """Draw the cavallo of cups: an elderly man in a furred gown, his horse with its head bowed."""
    head = (
        hair("#b9b4ae")
        + face("lean", "kind", "long", "small", gaze=1)
        + years()
        + chin_beard("#c9c4be")
        + placed(mirrored(draped_cap(GREEN, GOLD)), 0, -3)
    )
    return (
        shape("M-14-68C-34-40-34-20-36 0H66C66-24 58-54 34-70Z", RED)
        + shape("M-6-70C-10-46-8-22-8 0H28C28-22 30-46 26-70Z", BLUE)
        + limb("M38-54C58-48 72-26 64-22L63-44", RED, 22)
        + shape(
            "M-8-74C-16-50-18-24-16 0H-5C-5-24-2-48 6-60L10-60C18-48 21-24 21 0H32C32-24 30-50 22-74"
            " 14-64 0-64-8-74Z",
            CREAM,
        )
        + line("M-10-50l3 3M-11-32l3 2M-12-15l3 1M24-50l-3 3M27-32l-3 2M28-15l-3 1", INK, 3.4)
        + placed(bowed(BAY), -8, 0, 0.92)
        + puff(44, -50, -34, RED, GOLD)
        + use(CUP, 62, -104, 0.98)
        + cuff(62, -49, 0, GOLD, 13)
        + fist(62, -66)
        + placed(head, 6, -104, 1.12)
    )


def _black_knight() -> str:
    """Draw the cavallo of swords: a black knight in mail, his horse neighing."""
    head = (
        face("square", "stern", "broad", "flat", skin=_DARK_SKIN)
        + short_beard("#2c2022")
        + mail("#aab9cc", STEEL)
    )
    return (
        mirrored(neighing(CHESTNUT))
        + shape("M-46-66C-56-44-50-22-52 0H22C20-22 26-44 16-66 4-74-34-74-46-66Z", GREEN)
        + line("M-16-58V0", INK, 15)
        + line("M-16-58V0", GOLD, 9)
        + limb("M14-52C30-44 40-26 36-22L26-20", "#aab9cc")
        + limb("M-46-54C-70-50-82-22-70-22L-63-40", "#aab9cc")
        + puff(-46, -52, 34, GREEN, CREAM)
        + puff(16, -52, -34, GREEN, CREAM)
        + use(SWORD, -63, -87, 1.03)
        + fist(-63, -49, skin=_DARK_SKIN)
        + fist(24, -20, 80, skin=_DARK_SKIN)
        + placed(head, -13, -102, 1.12)
    )


def _herald() -> str:
    """Draw the cavallo of clubs: a curly youth with the cudgel, behind his horse, which faces us."""
    head = curls("#c5622a") + face("round", "raised", "small", "smile", gaze=2) + headband(BLUE, RED)
    return (
        shape("M-38-72C-48-50-44-22-46 0H46C44-22 48-50 38-72 24-82-24-82-38-72Z", GOLD)
        + limb("M-44-60C-68-52-82-26-70-18L-44-16", GREEN)
        + limb("M44-60C66-54 76-26 62-22L58-36", GREEN)
        + puff(-44, -60, 34, GOLD, RED)
        + puff(44, -60, -34, GOLD, RED)
        + use(CLUB, 57, -86, 1.02)
        + fist(57, -48)
        + shape("M-9-96H9V-76H-9Z", SKIN)
        + placed(falling_collar(RED), 0, -12, 1.1)
        + placed(head, 0, -113, 1.06)
        + placed(facing(BLACK), -2, 0, 0.78)
    )


_CAVALLI: Final[dict[Suit, Callable[[], str]]] = {
    Suit.DENARI: _gentleman,
    Suit.COPPE: _counsellor,
    Suit.SPADE: _black_knight,
    Suit.BASTONI: _herald,
}


def rider(suit: Suit) -> str:
    """Draw the upper half of a suit's *cavallo*."""
    return _CAVALLI[suit]()
