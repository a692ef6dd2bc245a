"""Heads of the court figures, drawn about the middle of the face, 44 high without the hat."""

from typing import Final

from settebello_art.ink import BLUSH, CREAM, GOLD, INK, RED, SKIN, disc, dots, flat, line, shape


def face() -> str:
    """Draw a bare face turned a little to the right."""
    return (
        shape("M-16-16C-18 4-14 20 0 23 14 20 18 4 16-16Z", SKIN)
        + dots("M-9 7h0M10 7h0", BLUSH, 8)
        + line("M-12-7q4.5-4 9-1M13-7q-4-4-8.5-1", INK, 2.5)
        + dots("M-7-1h0M8-1h0", INK, 6)
        + line("M.5-5 3.5 6-1 6.5", INK, 2)
        + line("M-4 13q5 2 9-.5", RED, 3)
    )


def hair(colour: str) -> str:
    """Draw hair to the shoulders, to stand behind the face."""
    return shape(
        "M0-25C-24-25-22-4-23 12-24 20-28 22-25 27-20 31-12 29-9 24H9C12 29 20 31 25 27 28 22 24 20 23 12 22-4 24-25 0-25Z",
        colour,
    )


BEARDS: Final[dict[str, str]] = {
    "pointed": "M-17-4C-19 16-12 32 0 44 12 32 19 16 17-4",
    "long": "M-17-4C-22 18-18 40-10 50-6 46-3 48 0 54 3 48 6 46 10 50 18 40 22 18 17-4",
    "square": "M-17-4C-22 14-20 30-15 38-8 35 8 35 15 38 20 30 22 14 17-4",
    "forked": "M-17-4C-20 14-20 36-12 48-4 44-2 38 0 32 2 38 4 44 12 48 20 36 20 14 17-4",
}
"""Outlines of beards from ear to ear, by shape."""


def beard(outline: str, colour: str) -> str:
    """Draw a full beard with a moustache, over the face."""
    return (
        shape(f"{BEARDS[outline]}C13 8 9 9 0 9-9 9-13 8-17-4Z", colour)
        + line("M-8 24q0 7 4 12M9 23q0 7-4 12", INK, 2)
        + line("M-3.5 17H4.5", RED, 4.5)
        + moustache(colour)
    )


def moustache(colour: str) -> str:
    """Draw a moustache, over the face."""
    return shape("M.5 8.5C-4 7-10 8-15 15-8 17-2 15 .5 12 3 15 9 17 16 15 11 8 5 7 .5 8.5Z", colour)


def crown(jewel: str) -> str:
    """Draw a crown of three points resting on the brow."""
    return (
        shape("M-20-10-24-38-11-27 0-44 11-27 24-38 20-10C8-15-8-15-20-10Z", GOLD)
        + line("M-20-17C-8-22 8-22 20-17", INK, 2)
        + disc(-24, -38, 3.5, jewel)
        + disc(0, -44, 3.5, jewel)
        + disc(24, -38, 3.5, jewel)
        + flat("M0-33 4-27 0-21-4-27Z", jewel)
    )


def feathered_cap(cloth: str, plume: str) -> str:
    """Draw a flat cap with a plume curling to the right."""
    return (
        shape("M-24-10C-28-26-14-34 2-33 20-32 28-20 24-10 10-17-10-17-24-10Z", cloth)
        + shape("M8-28C18-44 40-42 40-24 40-20 37-18 35-20 33-28 24-28 16-22Z", plume)
        + line("M12-26C20-35 30-34 35-24", INK, 2)
        + line("M-24-12C-10-19 10-19 24-12", GOLD, 4)
    )


def helmet(metal: str, crest: str) -> str:
    """Draw an open helmet with a crest."""
    return (
        shape("M-4-32C0-48 24-48 32-30 34-24 32-16 28-12 28-22 18-30 4-30Z", crest)
        + shape("M-21-4C-24-24-14-34 0-34 14-34 24-24 21-4L15-12C6-16-6-16-15-12Z", metal)
        + line("M0-34V-17M-19-16C-8-21 8-21 19-16", INK, 2)
    )


def ruff() -> str:
    """Draw a pleated collar under the chin."""
    return f'<ellipse cy="27" rx="24" ry="8" fill="{CREAM}"/>' + line(
        "M-16 22V32M-8 20V34M0 20V35M8 20V34M16 22V32", INK, 1.5
    )


def lady_hair(colour: str) -> str:
    """Draw long waved hair, to stand behind a lady's face."""
    return shape(
        "M0-26C-26-26-25-4-26 10-27 22-36 28-32 38-28 48-14 46-8 36L8 36C14 46 28 48 32 38 36 28 27 22 26 10 25-4 26-26 0-26Z",
        colour,
    ) + line(
        "M-23 18C-23 28-28 32-27 38M23 18C23 28 28 32 27 38M-17 26C-17 34-19 36-18 40M17 26C17 34 19 36 18 40",
        INK,
        1.6,
    )
