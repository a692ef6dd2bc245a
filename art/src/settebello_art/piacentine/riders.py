"""The half figure of a horseman: his bust behind the neck of his horse, about the middle of the card."""

from dataclasses import dataclass

from settebello_art.halves import Robes, raised_arm
from settebello_art.heads import face, hair, moustache, ruff
from settebello_art.ink import CREAM, GOLD, INK, SKIN, disc, dots, line, placed, shape


@dataclass(frozen=True)
class Horse:
    """A horse's colours."""

    coat: str
    mane: str
    bridle: str


def rider_half(robes: Robes, horse: Horse, hat: str, *, moustached: bool = False) -> str:
    """Draw a horseman in half armour without what he holds; the hat is drawn about the face."""
    whiskers = moustache(robes.hair) if moustached else ""
    return (
        shape("M4-70C-20-60-30-30-34 0H88C82-40 60-68 40-72Z", robes.cloak)
        + line("M66-42C72-28 74-14 76-2M52-40C58-26 60-12 60-2", INK, 2)
        + shape("M2-64C-6-40-6-20-4 0H60C62-20 60-44 52-64Z", robes.coat)
        + shape("M14-62V0H34V-62Z", robes.trim)
        + line("M14-46H34M14-32H34M14-18H34M14-4H34", INK, 2)
        + line("M4-52C0-36 0-18 2 0M46-54C52-36 52-18 52 0", robes.trim, 4)
        + placed(raised_arm(robes), 4, -2)
        + placed(hair(robes.hair) + ruff() + face() + whiskers + hat, 25, -99, 1.16)
        + _horse(horse)
        + shape("M8-60C-8-54-20-44-30-28L-13-17C-4-27 8-34 20-38Z", robes.sleeve)
        + line("M4-46C-4-42-12-36-18-28", INK, 1.8)
        + shape("M-31-30-12-18-17-11-36-23Z", robes.trim)
        + disc(-29, -12, 9, SKIN)
        + line("M-34-14l9 5M-32-9l8 4", INK, 1.5)
    )


def _horse(horse: Horse) -> str:
    return (
        shape(
            "M-53-70C-56-66-62-58-66-53-74-49-82-48-88-51-93-58-90-68-78-80-70-94-62-108-58-128L-45-117"
            "C-22-112-8-84-6-52-6-34-10-16-10 0H-76C-70-16-58-28-54-42-58-50-58-60-53-70Z",
            horse.coat,
        )
        + shape(
            "M-62-124C-72-116-72-102-66-94-60-98-58-104-54-106-46-100-48-92-38-88-40-80-32-76-34-66-26-62-30-52-20-48"
            "-20-38-12-34-14-22-8-28-4-40-6-54-8-88-26-114-48-122-56-128-60-128-62-124Z",
            horse.mane,
        )
        + line("M-54-104C-46-96-42-86-40-76M-40-106C-30-94-24-80-22-62", INK, 1.8)
        + line("M-78-78-66-54M-63-100-46-62M-74-62C-60-48-44-44-28-40", INK, 7.5)
        + line("M-78-78-66-54M-63-100-46-62M-74-62C-60-48-44-44-28-40", horse.bridle, 3.8)
        + disc(-47, -61, 4.5, GOLD)
        + disc(-67, -55, 4.5, GOLD)
        + dots("M-62-86h0", CREAM, 11)
        + dots("M-63-86h0", INK, 6.5)
        + line("M-69-93C-66-96-61-96-58-93", INK, 2.4)
        + disc(-84, -62, 2.4, INK)
        + line("M-88-55C-84-53-80-54-77-56", INK, 2)
        + line("M-40-30C-30-26-20-26-10-30M-52-16C-36-10-22-10-11-14", INK, 6.5)
        + line("M-40-30C-30-26-20-26-10-30M-52-16C-36-10-22-10-11-14", horse.bridle, 3)
    )
