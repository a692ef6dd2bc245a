"""Faces, hair and beards of the Piacentine figures, drawn about the middle of the face, 44 high without a hat."""

from typing import Final

from settebello_art.ink import BLUSH, INK, RED, SKIN, dots, line, shape

OUTLINES: Final[dict[str, str]] = {
    "boyish": "M-16-16C-18 4-15 19 0 22 15 19 18 4 16-16Z",
    "round": "M-18-17C-23 2-20 22 0 25 20 22 23 2 18-17Z",
    "lean": "M-15-16C-16 6-11 20 0 25 11 20 16 6 15-16Z",
    "square": "M-17-16C-18 2-18 14-12 21-5 25 5 25 12 21 18 14 18 2 17-16Z",
}
"""Outlines of faces seen from the front."""

BROWS: Final[dict[str, str]] = {
    "calm": "M-12-7q4.5-4 9-1M13-7q-4-4-8.5-1",
    "raised": "M-12-8q4.5-6 9-3M13-9q-4-6-8.5-3",
    "stern": "M-13-9 -3-5.5M14-9 4.5-5.5",
    "kind": "M-13-5q4-5 9-4M14-5q-4-5-9-4",
}
NOSES: Final[dict[str, str]] = {
    "small": "M1-1 2.5 5.5-.5 6",
    "long": "M1-6 4.5 7-1.5 8",
    "broad": "M0-4C0 2-5 4-4 7-1 9 5 9 6 6",
}
MOUTHS: Final[dict[str, str]] = {
    "smile": "M-6 12q6.5 5 12-.5",
    "flat": "M-5 14H6",
    "small": "M-4 13q5 2 9-.5",
}


def face(outline: str, brows: str, nose: str, mouth: str, *, gaze: float = 0, skin: str = SKIN) -> str:
    """Draw a face from the front; its gaze goes so far to the right."""
    blush = BLUSH if skin == SKIN else "#a4552f"
    return (
        shape(OUTLINES[outline], skin)
        + dots("M-10 7h0M11 7h0", blush, 8)
        + line(BROWS[brows], INK, 2.5)
        + dots(f"M{-7 + gaze:g}-1h0M{8 + gaze:g}-1h0", INK, 6)
        + line(NOSES[nose], INK, 2)
        + line(MOUTHS[mouth], RED, 3)
    )


def years() -> str:
    """Draw the lines of age about the eyes and on the brow, over a face."""
    return line("M-12 3.5q4 2 7 0M5 3.5q4 2 8 0M-8-12.5q8-2.5 16 0", INK, 1.4)


def profile(skin: str = SKIN, *, hooked: bool = False) -> str:
    """Draw a face in profile to the right."""
    nose = "18-3 22 2 19 8 17 8 16 8 14 9" if hooked else "15-1 20 3 19 6 18 8 15 8 14 9"
    return (
        shape(
            f"M-14-20C-2-26 9-24 12-14 12-11 12-9 13-7C{nose}C17 11 17 13 14.5 14 17 16 16 18 14 19"
            " 14 25 7 26 0 24-8 22-14 12-14 2Z",
            skin,
        )
        + dots("M3 9h0", BLUSH, 8)
        + line("M4-10q4-3 8-1", INK, 2.5)
        + dots("M8-3.5h0", INK, 5.5)
        + line("M14 14H9", RED, 3)
    )


def bob(colour: str) -> str:
    """Draw hair cut at the jaw, to stand behind the face."""
    return shape("M0-26C-26-26-25-4-26 8-27 18-26 22-22 24H22C26 22 27 18 26 8 25-4 26-26 0-26Z", colour)


def locks(colour: str) -> str:
    """Draw long waved hair that falls on the shoulders, to stand behind the face."""
    return shape(
        "M0-26C-26-26-24-6-25 4-30 10-30 18-27 22-33 28-30 38-20 37L20 37C30 38 33 28 27 22 30 18 30 10"
        " 25 4 24-6 26-26 0-26Z",
        colour,
    ) + line("M-22 8C-25 16-24 22-20 28M22 8C25 16 24 22 20 28", INK, 1.8)


def curls(colour: str) -> str:
    """Draw a bare head of curls that frame the face; it stands behind the face."""
    return shape(
        "M-20 16C-32 16-34 4-26-2-36-8-30-22-20-20-22-32-8-36 0-30 8-36 22-32 20-20 30-22 36-8 26-2 34 4"
        " 32 16 20 16Z",
        colour,
    )


def side_hair(colour: str) -> str:
    """Draw hair in profile, cut at the neck, over the face."""
    return shape(
        "M12-16C6-32-26-32-27-6-28 10-30 18-25 25-18 29-10 27-8 20-7 12-9 8-5 2-1-4 4-8 12-16Z", colour
    ) + line("M-20-8C-22 4-22 12-19 19M-13-4C-15 4-15 10-13 16", INK, 1.8)


def whiskers(colour: str) -> str:
    """Draw a wide moustache that runs into whiskers, over the face."""
    return shape(
        "M-19-4C-25 6-24 18-17 21-9 21-4 17 .5 13 5 17 10 21 18 21 25 18 25 6 19-4 18 4 15 9 9 8.5 5 8 2 9"
        " .5 10-1 9-4 8-8 8.5-15 9-18 4-19-4Z",
        colour,
    )


def drooping(colour: str) -> str:
    """Draw a moustache that hangs down beside the chin, over the face."""
    return shape(
        "M.5 8C-6 6-13 9-15 24-11 24-10 17-6 14-3 13-1 13 .5 11 2 13 4 13 7 14 11 17 12 24 16 24 14 9 7 6 .5 8Z",
        colour,
    )


def full_beard(colour: str) -> str:
    """Draw a broad bushy beard with its moustache, over the face."""
    return (
        shape(
            "M-17-5C-25 8-28 28-20 38-15 36-14 42-8 44-4 42-2 46 2 46 6 46 7 41 12 42 15 38 20 38 22 34 28 22"
            " 24 8 17-5 15 8 9 8 0 8-9 8-15 8-17-5Z",
            colour,
        )
        + line("M-14 24q2 7 5 10M12 23q-1 7-3 11M0 26V36", INK, 1.8)
        + line("M-3.5 17H4.5", RED, 4.5)
        + shape("M.5 8.5C-4 7-11 8-16 17-8 18-2 15 .5 12 3 15 9 18 17 17 12 8 5 7 .5 8.5Z", colour)
    )


def chin_beard(colour: str) -> str:
    """Draw a narrow pointed beard and a thin moustache, over the face."""
    return (
        shape("M-9 15C-9 24-4 34 1 42 6 34 10 24 9 15 4 19-4 19-9 15Z", colour)
        + line("M0 26V34", INK, 1.6)
        + shape("M.5 9C-5 7-10 9-16 8-13 15-4 15 .5 12 5 15 14 15 17 8 11 9 6 7 .5 9Z", colour)
    )


def short_beard(colour: str) -> str:
    """Draw a close beard along the jaw with its moustache, over the face."""
    return shape(
        "M-17-4C-20 10-16 24 0 30 16 24 20 10 17-4 15 8 11 9 0 8.5-11 9-15 8-17-4Z",
        colour,
    ) + line("M-5 15q5 3 10 0", RED, 4)


def side_beard(colour: str) -> str:
    """Draw a long beard in profile that blows a little forward, over the face."""
    return shape(
        "M-8-2C-4 6 2 9 9 8 15 7 19 10 18 13 24 26 24 44 14 62 13 54 11 52 8 56-6 44-14 26-14 8-13 2-11-2-8-2Z",
        colour,
    ) + line("M2 20C4 32 8 40 12 46M11 19C14 28 16 36 16 44M-6 16C-4 26-1 34 4 42M15 14H9", INK, 1.8)
