"""Faces, hair, hats and crowns of the Neapolitan figures, drawn about the middle of the face."""

from settebello_art.heads import moustache
from settebello_art.ink import BLUSH, GOLD, INK, RED, SKIN, disc, dots, flat, line, shape
from settebello_art.napoletane.courts import folds


def broad_face() -> str:
    """Draw a broad face with a round nose, seen from the front."""
    return (
        shape("M-18-16C-24 4-20 26 0 26 20 26 24 4 18-16Z", SKIN)
        + dots("M-12 7h0M12 7h0", BLUSH, 9)
        + line("M-14-7-5-8M14-7 5-8", INK, 3)
        + dots("M-9-1h0M9-1h0", INK, 5.5)
        + line("M-1-2C-6 5-4 9 0 9 4 9 6 5 2-2", INK, 2)
        + line("M-5 16.5Q0 19 5 16.5", RED, 3)
    )


def goatee(colour: str) -> str:
    """Draw a moustache and a small pointed beard."""
    return (
        shape("M-10 16C-9 32-4 38 0 46 4 38 9 32 10 16Z", colour)
        + line("M-3 15.5H4", RED, 3)
        + moustache(colour)
    )


def profile(skin: str = SKIN, blush: str = BLUSH) -> str:
    """Draw a face seen from the side, turned to the right."""
    return (
        shape("M-14-18C-6-23 9-22 13-14L13-6 23 6 15 9 17 14 15 17C18 22 13 27 6 27-4 26-12 20-14 10Z", skin)
        + dots("M1 9h0", blush, 8)
        + line("M3-8Q8-12 13-8", INK, 3)
        + dots("M8-2h0", INK, 6)
        + line("M15 14.5H8", RED, 3)
    )


def profile_beard(colour: str) -> str:
    """Draw a full beard with a moustache on a face seen from the side."""
    return (
        shape("M-14-8C-8-6-8 6-2 9L16 8C22 16 24 30 20 44 4 46-14 36-14 12Z", colour)
        + line("M16 14.5H10", RED, 3.5)
        + shape("M17 7C10 5 2 9-4 17 6 18 16 16 21 11Z", colour)
        + folds("M4 24Q6 32 12 36")
    )


def locks(colour: str) -> str:
    """Draw hair to the neck, to stand behind a face seen from the side."""
    return shape("M10-22C-20-32-26-6-24 12-25 22-28 26-24 30-14 34-4 30-2 22L4-16Z", colour)


def sideburn(colour: str) -> str:
    """Draw the hair before the ear of a face seen from the side."""
    return shape("M-16-20C-4-24 6-22 8-16-2-14-4-6-4 4-6 10-12 12-16 12Z", colour)


def curls(colour: str) -> str:
    """Draw short curly hair about a bare brow."""
    return shape(
        "M-18 8C-30 8-32-6-25-10-30-22-18-32-10-28-6-38 8-38 11-29 22-32 31-20 25-10 32-4 28 8"
        " 18 8 18 0 18-4 16-8 10-8 6-12 4-16-2-8-6-14-8-16-14-8-16-8-18-2-18 0-18 4-18 8Z",
        colour,
    )


def cropped(colour: str) -> str:
    """Draw short hair, combed to one side."""
    return shape("M-20 6C-26-38 26-38 20 6L17-2C17-10 12-14 8-15-2-12-10-12-14-16-15-8-17-4-17-2Z", colour)


def bald(colour: str) -> str:
    """Draw a bald head with hair at the sides."""
    return (
        shape("M-16-8C-24-12-28 0-24 10-20 16-16 14-14 10ZM16-8C24-12 28 0 24 10 20 16 16 14 14 10Z", colour)
        + shape("M-17-8C-18-36 18-36 17-8", SKIN)
        + folds("M-7-17Q0-20 8-17")
    )


def handlebar(colour: str) -> str:
    """Draw a great moustache with its ends turned up."""
    return shape("M0 9C-8 6-14 12-22 4-24 16-10 21 0 14 10 21 24 16 22 4 14 12 8 6 0 9Z", colour)


def brows(colour: str) -> str:
    """Draw bushy brows."""
    return line("M-14-7-4-9M14-7 5-9", colour, 4.5)


def peaked_hat(cloth: str, trim: str, plume: str) -> str:
    """Draw a hat with a peak before, to the right, and a long plume behind."""
    return (
        shape("M-8-28C-22-44-42-36-46-18-34-20-22-20-12-14Z", plume)
        + folds("M-14-23C-24-30-32-30-38-25")
        + shape("M-20-16C-18-42 4-44 14-20Z", cloth)
        + shape("M-26-8C-28-26-8-24 2-22L32-15C22-8-4-16-26-8Z", trim)
    )


def boat_hat(cloth: str, trim: str, plume: str) -> str:
    """Draw a hat whose brim is turned up, with a plume that falls to the left."""
    return (
        shape("M-20-16C-22-44 22-44 20-16Z", cloth)
        + shape("M6-33C-10-46-38-44-44-22-30-20-8-18 6-33Z", plume)
        + folds("M-8-33Q-24-37-34-27")
        + shape("M-33-22C-32-8-16-9 0-9 16-9 32-8 33-22 24-16 12-19 0-19-12-19-24-16-33-22Z", cloth)
        + line("M-28-15Q0-11 28-15", trim, 3)
    )


def phrygian(cloth: str, band: str) -> str:
    """Draw a soft cap whose tip falls forward to the right."""
    return shape(
        "M-22-10C-28-42 6-52 24-40 36-32 34-18 24-20 21-22 24-28 18-28 22-22 22-16 22-10Z", cloth
    ) + shape("M-24-8C-22-22 22-22 24-8L20-2C10-12-10-12-20-2Z", band)


def great_turban(cloth: str, cap: str, jewel: str) -> str:
    """Draw a wide turban wound about a cap."""
    return (
        shape("M-12-36C-10-50 12-50 14-36Z", cap)
        + shape("M-26-4C-38-28-18-40 0-40 20-40 36-28 25-4 16-14-10-16-26-4Z", cloth)
        + folds("M-28-12C-14-28 8-36 22-35M-20-10C0-26 20-28 29-22M8-14Q20-20 28-12")
        + disc(10, -22, 5.5, jewel)
    )


def fur_cap(fur: str, cloth: str) -> str:
    """Draw a cap with a broad brim of fur."""
    return (
        shape("M-20-18C-20-46 20-46 20-18Z", cloth)
        + shape(
            "M-28-6-24-12-29-18-23-22-22-29-13-27-7-32 0-28 7-32 13-27 22-29 23-22 29-18 24-12"
            " 28-6 20-4C10-12-10-12-20-4Z",
            fur,
        )
        + folds("M-14-21v7M-4-23v7M6-23v7M15-20v7")
    )


def lily_crown(jewel: str) -> str:
    """Draw a crown of three lilies."""
    return (
        shape(
            "M-22-8-26-26C-38-24-38-38-28-36-26-46-20-40-18-32-14-28-10-28-8-32-16-38-6-42"
            " 0-50 6-42 16-38 8-32 10-28 14-28 18-32 20-40 26-46 28-36 38-38 38-24"
            " 26-26L22-8C8-14-8-14-22-8Z",
            GOLD,
        )
        + folds("M-22-16C-8-21 8-21 22-16")
        + dots("M-21-30h0M21-30h0M0-35h0", jewel, 7)
    )


def mural_crown(jewel: str) -> str:
    """Draw a crown like the wall of a castle."""
    return (
        shape("M-20-8-25-40H-13V-32H-6V-40H6V-32H13V-40H25L20-8C8-14-8-14-20-8Z", GOLD)
        + folds("M-22-26C-8-30 8-30 22-26")
        + dots("M-12-18h0M12-18h0M0-20h0", jewel, 6)
    )


def capped_crown(cap: str, jewel: str) -> str:
    """Draw a crown about a round cap."""
    return (
        shape("M-19-20C-26-48 26-48 19-20Z", cap)
        + disc(0, -43, 4, GOLD)
        + shape("M-21-8-27-32-16-24-9-34 0-24 9-34 16-24 27-32 21-8C8-14-8-14-21-8Z", GOLD)
        + flat("M0-23 5-17 0-11-5-17Z", jewel)
    )
