"""The horses of the Piacentine: a neck and a head above the band, to the left."""

from dataclasses import dataclass
from typing import Final

from settebello_art.ink import CREAM, GOLD, INK, disc, dots, line, placed, shape


@dataclass(frozen=True)
class Horse:
    """A horse's colours."""

    coat: str
    mane: str
    bridle: str


DAPPLED: Final = Horse("#c3cbd8", "#566a86", "#c32")
BAY: Final = Horse("#c98a4b", "#4a2f24", "#284")
CHESTNUT: Final = Horse("#8a4a2a", "#f0cf8a", "#25a")
BLACK: Final = Horse("#56657f", "#2c3348", GOLD)


def strap(d: str, colour: str) -> str:
    """Draw a strap of the harness."""
    return line(d, INK, 7) + line(d, colour, 3.6)


def _head(horse: Horse, *, neighs: bool = False) -> str:
    """Draw a horse's head in profile to the left, its poll at the origin, its brow level."""
    lips = (
        "-51 2-54 6-55 11-55 15-51 16-46 14L-38 15-44 23C-43 28-38 29-34 26L-28 21"
        if neighs
        else "-51 2-54 6-55 12-55 17-51 19-47 20-46 24-40 25-36 22-32 20-30 20-28 20"
    )
    mouth = "" if neighs else line("M-53 16C-49 15-46 16-44 18", INK, 1.8)
    return (
        shape("M-4-4C-4-14 0-20 5-22 8-16 8-8 6-2Z", horse.coat)
        + shape(f"M8-2C0-7-10-7-16-5L-42-1C{lips}C-22 26-12 32 0 27 6 25 10 22 14 18Z", horse.coat)
        + mouth
        + strap("M-9-6C-5 6-8 18-16 25M-37-2C-33 6-33 14-36 22M-36 11-14 24", horse.bridle)
        + disc(-36, 11, 3.8, GOLD)
        + dots("M-19 5h0", CREAM, 10)
        + dots("M-20 5h0", INK, 6.2)
        + line("M-25 0C-22-3-17-3-14-1", INK, 2.2)
        + dots("M-49 8h0", INK, 4)
    )


def proud(horse: Horse) -> str:
    """Draw a horse that carries its head high."""
    return (
        shape("M-50-92C-60-70-72-50-76 0H-6C-4-50-14-98-40-116Z", horse.coat)
        + placed(_head(horse), -46, -108, 1, -48)
        + shape(
            "M-48-124C-32-122-12-104-8-76-4-50-2-30-4-12-14-24-14-36-22-42-18-54-28-62-24-72-34-80-34-90"
            "-46-94-52-100-56-112-48-124Z",
            horse.mane,
        )
        + line("M-36-110C-26-100-20-90-17-76", INK, 1.8)
    )


def bowed(horse: Horse) -> str:
    """Draw a horse that arches its neck and draws its head to its breast."""
    return (
        shape("M-78-84C-74-102-56-108-42-98-24-84-12-46-10 0H-78C-70-20-62-34-58-50Z", horse.coat)
        + placed(_head(horse), -70, -86, 1, -72)
        + shape(
            "M-80-96C-70-114-48-112-36-98-26-88-20-76-16-66-8-56-9-46-5-36-6-26-2-16-4-6-12-14-17-24-17-34"
            "-25-40-23-50-27-58-34-64-32-72-38-78-44-82-48-78-54-84-60-88-62-78-66-74-70-82-74-88-80-96Z",
            horse.mane,
        )
        + line("M-64-102C-52-104-42-94-34-82M-28-68C-22-58-19-48-17-38", INK, 1.8)
        + strap("M-70-16C-54-8-34-6-12-12", horse.bridle)
    )


def neighing(horse: Horse) -> str:
    """Draw a horse that throws its head up and neighs, its mane flying."""
    return (
        shape("M-38-92C-44-70-66-48-72 0H0C8-46 2-92-26-120Z", horse.coat)
        + placed(_head(horse, neighs=True), -36, -112, 1, -26)
        + shape(
            "M-36-124C-24-130-8-122 0-108 8-110 14-106 18-98 12-98 10-94 12-88 20-88 24-82 25-74 18-76 14-72 14-66"
            " 20-62 22-54 20-44 14-50 10-48 8-42 12-34 12-26 8-18 0-30-2-44-2-56-4-78-16-98-34-110Z",
            horse.mane,
        )
        + line("M-24-118C-14-110-6-98-2-84M4-74C8-66 8-56 6-48", INK, 1.8)
        + strap("M-70-20C-54-10-26-10 2-16", horse.bridle)
    )


def facing(horse: Horse) -> str:
    """Draw a horse that looks out of the card, its breast below its head."""
    return (
        shape("M-30-86C-40-60-48-34-46 0H44C46-34 38-60 28-86Z", horse.coat)
        + shape(
            "M-20-84C-30-94-32-106-28-114-18-110-10-100-8-90ZM20-84C30-94 32-106 28-114 18-110 10-100 8-90Z",
            horse.coat,
        )
        + shape(
            "M-18-92C-28-76-40-64-38-40-46-30-46-20-40-12-30-24-28-40-24-56ZM18-92C28-76 40-64 38-40 46-30 46-20 40-12 30-24 28-40 24-56Z",
            horse.mane,
        )
        + shape(
            "M0-96C16-96 24-88 24-74 24-58 18-50 16-36 16-30 20-26 19-18 17-8 8-6 0-6-8-6-17-8-19-18-20-26-16-30"
            "-16-36-18-50-24-58-24-74-24-88-16-96 0-96Z",
            horse.coat,
        )
        + strap("M-22-80C-10-86 10-86 22-80M-16-38C-8-34 8-34 16-38M-23-66-16-40M23-66 16-40", horse.bridle)
        + shape("M-8-98C-14-84-10-74-4-62-2-68 0-72 2-66 8-74 12-84 8-98 4-102-4-102-8-98Z", horse.mane)
        + shape("M0-58 5-48 0-38-5-48Z", CREAM)
        + dots("M-15-66h0M15-66h0", CREAM, 9)
        + dots("M-14.5-66h0M14.5-66h0", INK, 6)
        + line("M-21-73C-18-76-14-76-11-73M21-73C18-76 14-76 11-73", INK, 2.2)
        + dots("M-9-19h0M9-19h0", INK, 5)
        + line("M-6-10.5C-2-9 2-9 6-10.5", INK, 1.8)
        + disc(-16, -38, 3.8, GOLD)
        + disc(16, -38, 3.8, GOLD)
    )
