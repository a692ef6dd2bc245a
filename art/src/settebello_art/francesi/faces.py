"""Faces, beards and hair of the French courts, drawn about the middle of the face, 44 high."""

from typing import Final

from settebello_art.ink import BLUSH, INK, RED, SKIN, dots, flat, line, shape

ROUND: Final = "M-17-16C-20 6-14 22 0 23 14 22 20 6 17-16Z"
LEAN: Final = "M-15-16C-17 6-12 20 0 26 12 20 17 6 15-16Z"
SQUARE: Final = "M-17-16C-18 4-18 14-11 20-6 24 6 24 11 20 18 14 18 4 17-16Z"


def face(outline: str, brows: str, mouth: str, eyes: str = "M-7-1h0M8-1h0") -> str:
    """Draw a face turned a little to the right."""
    return (
        shape(outline, SKIN)
        + dots("M-9.5 8h0M11 8h0", BLUSH, 8)
        + line(brows, INK, 2.5)
        + dots(eyes, INK, 5.8)
        + line("M.5-5 3.5 6-1 7", INK, 2)
        + line(mouth, RED, 3)
    )


def young() -> str:
    """Draw the round face of a boy who smiles."""
    return face(ROUND, "M-12-8q4.5-4 9-1M13-8q-4-4-8.5-1", "M-5 13q5 5 11-1")


def stern() -> str:
    """Draw the square face of a man who frowns."""
    return face(SQUARE, "M-13-9-4-5M14-9 6-5", "M-4 15H6")


def old() -> str:
    """Draw a lean face with heavy brows and lines under the eyes."""
    return face(LEAN, "M-12-6q4.5-3 8-1M13-6q-4-3-7.5-1", "M-3 14H5") + line(
        "M-11 3.5q4 2 7 0M5 3.5q4 2 7 0M-6-12H7", INK, 1.3
    )


def lady(brows: str = "M-12-7q4.5-4 9-1.5M13-7q-4-4-8.5-1.5", *, looks_down: bool = False) -> str:
    """Draw a lady's face without hair."""
    eyes = "M-11-1q4 4 8 0M5-1q4 4 8 0"
    return (
        shape("M-15-16C-17 4-12 18 0 23 12 18 17 4 15-16Z", SKIN)
        + dots("M-9 8h0M10 8h0", BLUSH, 8)
        + line(brows, INK, 1.8)
        + (line(eyes, INK, 2.4) if looks_down else dots("M-7-.5h0M8-.5h0", INK, 5.2))
        + ("" if looks_down else line("M-11.5-2.5-8-2.5M12.5-2.5 9-2.5", INK, 1.6))
        + line("M.5-3 2.5 6-.5 6.5", INK, 1.8)
        + flat("M-5.5 12.5Q-1.5 9 .5 11 2.5 9 6.5 12.5 .5 19-5.5 12.5Z", RED)
        + line("M-4 13Q.5 14.5 5 13", INK, 1.2)
    )


def profile() -> str:
    """Draw a man's face that looks to the right."""
    return (
        shape(
            "M-14-18H10C12-12 12-8 11-5L20 5C21 8 17 9 14 9L15 12 13 14 14 17C13 19 12 20 12 22"
            " 12 27 7 28 3 27-4 25-10 20-14 12Z",
            SKIN,
        )
        + dots("M2 9h0", BLUSH, 8)
        + line("M1-8q5-4 9-1", INK, 2.5)
        + dots("M7-1h0", INK, 5.4)
        + line("M12 14H5", RED, 2.6)
    )


def lady_profile() -> str:
    """Draw a lady's face that looks to the right."""
    return (
        shape(
            "M-14-18H9C12-12 11-8 10-5L16 4C17 6 15 8 12 8L14 11C14 13 12 13 12 14 14 15 13 17 12 18"
            " 12 24 7 26 3 25-4 23-10 18-14 10Z",
            SKIN,
        )
        + dots("M1 9h0", BLUSH, 8)
        + line("M0-8q5-4 9-1", INK, 1.8)
        + dots("M6-1h0", INK, 5)
        + line("M9-3 5-4 1-2", INK, 1.6)
        + flat("M14 11C12 10 8 11 5 13.5 8 17 12 17 12.5 16.5 11 15 12 14 12 14 13 13 14 12 14 11Z", RED)
    )


def bob(colour: str) -> str:
    """Draw hair cut straight at the jaw, to stand behind the face."""
    return shape("M0-26C-24-26-26-8-26 6L-27 24C-18 28 18 28 27 24L26 6C26-8 24-26 0-26Z", colour)


def fringe(colour: str) -> str:
    """Draw hair cut straight over the brow."""
    return shape("M-21 2C-26-34 26-34 21 2L16-9C6-13-6-13-16-9Z", colour)


def nape(colour: str) -> str:
    """Draw a man's hair behind a face that looks to the right."""
    return shape(
        "M12-18C8-30-14-32-22-20-30-8-26 8-29 18-30 25-24 28-19 25-15 28-8 26-8 20L-9 4"
        "C-5 6-2 2-4-3-6-7-10-5-11-2L-8-12C-2-16 6-16 12-18Z",
        colour,
    )


def goatee(colour: str) -> str:
    """Draw a moustache with its ends up and a tuft on the chin."""
    return shape("M-4 18C-2 20 4 20 6 18L4 28C2 34 0 34-2 28Z", colour) + shape(
        "M1 9C-4 8-8 13-16 7-15 15-6 17 1 12.5 8 17 17 15 18 7 10 13 6 8 1 9Z", colour
    )


def short_beard(colour: str) -> str:
    """Draw a close beard about the jaw, with a moustache."""
    return (
        shape("M-18-4C-20 14-14 27 0 30 14 27 20 14 18-4 16 6 12 10 6 9-2 8-2 8-4 9-11 10-16 6-18-4Z", colour)
        + line("M-4 15.5q5 3 10 0", RED, 3.4)
        + line("M-4 21v4M4 21v4", INK, 1.6)
    )


def long_beard(colour: str) -> str:
    """Draw a long waved beard with a moustache."""
    return (
        shape(
            "M-17-3C-21 16-22 34-14 44-12 52-6 52-3 56 2 60 4 52 9 52"
            " 16 46 22 34 17-3 13 9 9 10 0 10-9 10-13 9-17-3Z",
            colour,
        )
        + line("M-9 24C-12 34-6 38-8 46M9 24C12 34 5 38 7 46M0 28C-2 36 2 42 0 50", INK, 1.6)
        + line("M-3 18H5", RED, 4)
        + shape("M1 9C-5 6-12 10-16 20-9 18-3 17 1 13 5 17 10 19 17 20 13 10 6 6 1 9Z", colour)
    )


def square_beard(colour: str) -> str:
    """Draw a broad beard cut straight, with a moustache."""
    return (
        shape(
            "M-18-6C-24 12-24 28-20 40-8 46 8 46 20 40 24 28 24 12 18-6 14 8 10 9 0 9-10 9-14 8-18-6Z", colour
        )
        + line("M-12 26V40M-4 28V43M4 28V43M12 26V40", INK, 1.6)
        + line("M-3 17H5", RED, 4)
        + shape("M1 9C-5 7-12 9-17 16-9 18-3 16 1 13 5 16 10 18 18 16 13 9 6 7 1 9Z", colour)
    )


def forked_beard(colour: str) -> str:
    """Draw a curled beard with two points, with a moustache."""
    return (
        shape(
            "M-17-4C-23 12-22 26-17 34-20 38-22 36-24 34-23 46-8 48 0 34 8 48 23 46 24 34 22 36 20 38 17 34"
            " 22 26 23 12 17-4 13 8 9 9 0 9-9 9-13 8-17-4Z",
            colour,
        )
        + line("M-10 22C-12 30-9 36-12 41M10 22C12 30 9 36 12 41M0 24V34", INK, 1.6)
        + line("M-3.5 17H4.5", RED, 4)
        + shape("M1 9C-4 7-10 8-15 16-8 17-2 15 1 12 4 15 10 17 17 16 12 8 5 7 1 9Z", colour)
    )
