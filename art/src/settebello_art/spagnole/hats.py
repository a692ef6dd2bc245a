"""Hats, crowns and hair of the Spanish figures, drawn about the middle of the face."""

from settebello_art.ink import CREAM, GOLD, GREEN, INK, disc, dots, flat, line, shape


def fringe(colour: str) -> str:
    """Draw the hair over a bare brow."""
    return shape("M-20 4C-28-34 28-34 20 4 18-8 12-15 4-17 2-13-2-12-6-13-12-11-18-6-20 4Z", colour)


def parting(colour: str) -> str:
    """Draw long hair parted over a bare brow."""
    return shape("M0-26C-19-28-26-8-22 10-18-2-11-10 1-19 12-10 18-2 22 10 26-8 19-28 0-26Z", colour)


def broad_hat(cloth: str, band: str, plume: str) -> str:
    """Draw a hat with a broad brim and a plume that falls to the right."""
    return (
        shape("M-21-18C-23-36-14-43 0-43 15-43 21-38 21-20Z", cloth)
        + line("M-21-23C-10-18 10-19 21-25", band, 5)
        + shape("M-38-15C-30-25-14-20 0-22 16-24 30-29 38-22 40-13 22-9 0-9-20-8-36-5-38-15Z", cloth)
        + shape("M-6-29C2-50 28-52 32-36 33-28 27-25 25-31 21-39 8-37-6-29Z", plume)
        + line("M3-35C11-42 22-43 28-36", INK, 1.8)
    )


def morion(metal: str, shade: str) -> str:
    """Draw a soldier's helmet with a comb and a brim that rises at both ends."""
    return (
        shape("M-16-34C-12-52 12-52 16-34Z", shade)
        + shape("M-22-10C-25-30-14-39 0-39 14-39 25-30 22-10Z", metal)
        + line("M-12-14C-14-28-8-36-2-37", CREAM, 3)
        + shape("M-36-22C-28-11-14-15 0-17 14-15 28-11 36-22 34-4 14-7 0-8-14-7-34-4-36-22Z", shade)
    )


def straw_hat(straw: str, band: str) -> str:
    """Draw a countryman's hat with a round crown."""
    return (
        shape("M-20-16C-21-42 21-42 20-16Z", straw)
        + line("M-20-20C-8-15 8-15 20-20", band, 5.5)
        + shape("M-38-9C-28-22 28-22 38-9 20-15-20-15-38-9Z", straw)
        + line("M-9-30C-5-33 4-33 8-31", INK, 1.8)
    )


def laurel(leaf: str = GREEN) -> str:
    """Draw a wreath of laurel about the brow."""
    return (
        line("M-21-10C-12-20 12-20 21-10", INK, 3)
        + shape("M-22-6C-32-10-32-20-27-25-21-20-18-13-22-6ZM22-6C32-10 32-20 27-25 21-20 18-13 22-6Z", leaf)
        + shape("M-16-14C-24-22-20-31-13-34-8-28-9-19-16-14ZM16-14C24-22 20-31 13-34 8-28 9-19 16-14Z", leaf)
        + shape("M-2-17C-9-24-7-33 0-38 7-33 9-24 2-17Z", leaf)
        + disc(0, -16, 4, GOLD)
    )


def wrapped_cap(cloth: str, tail: str) -> str:
    """Draw a cap with a rolled brim, and a tail of cloth that falls behind to the left."""
    return (
        shape("M-16-26C-30-30-38-16-37 2-38 12-40 18-38 26-32 26-27 20-26 12-25 0-24-8-18-14Z", tail)
        + shape("M-20-16C-22-40 18-42 21-17Z", tail)
        + shape("M-26-13C-28-23-18-25 0-26 18-25 28-23 26-13 24-6 10-12 0-12-10-12-24-6-26-13Z", cloth)
        + line("M-14-24-10-13M0-26V-13M14-24 10-13", INK, 2)
    )


def arched_crown(jewel: str, lining: str) -> str:
    """Draw a closed crown: two arches over a cap."""
    return (
        shape("M-19-14C-26-34-14-44 0-44 14-44 26-34 19-14Z", lining)
        + line("M0-44V-16M-20-16C-24-34-12-42 0-44 12-42 24-34 20-16", INK, 8)
        + line("M0-44V-16M-20-16C-24-34-12-42 0-44 12-42 24-34 20-16", GOLD, 3.5)
        + shape("M-22-20C-10-27 10-27 22-20L20-9C8-15-8-15-20-9Z", GOLD)
        + dots("M-12-17h0M12-17h0M0-19h0", jewel, 5)
        + disc(0, -47, 4.5, jewel)
    )


def leafy_crown(jewel: str) -> str:
    """Draw an open crown of five leaves."""
    return (
        shape(
            "M-20-9-26-30C-20-34-15-31-14-25-15-33-12-39-7-40-3-38-3-32-4-26-4-36-3-42 0-48 3-42 4-36 4-26"
            " 3-32 3-38 7-40 12-39 15-33 14-25 15-31 20-34 26-30L20-9C8-15-8-15-20-9Z",
            GOLD,
        )
        + line("M-21-16C-8-22 8-22 21-16", INK, 2)
        + dots("M-10-14.5h0M10-14.5h0M0-16h0", jewel, 4.6)
    )


def spiked_crown(jewel: str) -> str:
    """Draw a crown of seven straight points."""
    return shape(
        "M-20-9-25-38-15-27-12-42-5-29 0-47 5-29 12-42 15-27 25-38 20-9C8-15-8-15-20-9Z", GOLD
    ) + flat("M-18-14C-8-19 8-19 18-14L19-19C8-24-8-24-19-19Z", jewel)
