"""Hats, helmets and crowns of the Piacentine figures, drawn about the middle of the face."""

from settebello_art.ink import BLUE, CREAM, GOLD, INK, RED, disc, dots, line, shape
from settebello_art.piacentine.figures import IRON


def slanted_beret(cloth: str, band: str, plume: str) -> str:
    """Draw a wide beret worn aslant, with a plume that sweeps down to the left."""
    return (
        shape("M-16-18C-30-8-32-20-30-32-36-30-44-22-43-8-42 6-34 12-30 4-30-4-24-10-16-18Z", plume)
        + line("M-32-24C-38-18-39-8-36 0", INK, 1.8)
        + shape("M-25-4C-36-18-24-34-4-37 20-42 40-30 34-14 32-10 28-10 25-12 8-22-10-18-25-4Z", cloth)
        + line("M-24-7C-10-20 8-24 25-15", INK, 9)
        + line("M-24-7C-10-20 8-24 25-15", band, 4)
        + line("M-12-30C-16-26-18-22-17-17M4-34C2-30 2-26 4-22M20-32C22-28 22-24 20-20", INK, 1.8)
    )


def round_cap(cloth: str, band: str) -> str:
    """Draw a brimless cap on a head in profile to the right, with a tuft on top."""
    return (
        disc(-8, -38, 5, band)
        + shape("M-29-8C-32-28-22-37-7-36 8-36 17-26 15-14 2-18-16-16-29-8Z", cloth)
        + shape("M-30-4C-32-10-31-14-28-16-14-24 4-26 17-21 19-18 18-14 16-11 0-16-16-13-30-4Z", band)
    )


def barbute(metal: str, plume: str) -> str:
    """Draw a helmet that frames the face to the jaw, with a plume that falls to the left."""
    return (
        shape("M-2-34C-4-48-24-50-34-38-42-28-40-10-36-4-32-8-31-18-25-22-18-28-8-26-2-34Z", plume)
        + line("M-6-38C-18-42-30-34-34-18", INK, 1.8)
        + shape(
            "M-23 20C-28-8-24-40 0-40 24-40 28-8 23 20 19 24 15 20 14 14 17 4 17-6 14-10 8-14-8-14-14-10"
            "-17-6-17 4-14 14-15 20-19 24-23 20Z",
            metal,
        )
        + line("M0-40V-14", INK, 2.2)
        + line("M-15-18C-17-26-12-33-6-35", CREAM, 3)
        + dots("M-20-8h0M20-8h0M-20 12h0M20 12h0", GOLD, 5)
    )


def dagged_hood(cloth: str, lining: str) -> str:
    """Draw a hood about the face, its point fallen to the right, its short cape cut in tongues."""
    return (
        shape("M6-38C20-44 38-34 40-16 42-8 38-2 33-2 31-10 28-18 18-22Z", cloth)
        + shape(
            "M0-39C-26-40-28-14-27 4-27 14-29 20-33 26L-30 42-21 36-16 50-9 42 0 54 9 42 16 50 21 36 30 42"
            " 33 26C29 20 27 14 27 4 28-14 26-40 0-39Z",
            cloth,
        )
        + shape("M-19 12C-24-12-16-26 0-26 16-26 24-12 19 12 16 26-16 26-19 12Z", lining)
    )


def wide_hat(cloth: str, band: str, plumes: str) -> str:
    """Draw a hat with a wide brim turned up behind, on a head in profile to the right."""
    return (
        shape("M8-28C0-38-8-44-18-40-22-50-40-46-38-32-32-34-30-32-28-29-30-22-20-18-8-24Z", plumes)
        + shape("M-24-14C-25-32-16-41-4-41 8-41 14-34 14-18Z", cloth)
        + line("M-24-19C-10-17 4-19 14-23", band, 5)
        + shape("M-36-24C-32-15-22-16-8-17 8-19 20-22 30-16 30-8 18-7 4-8-14-8-32-3-36-24Z", cloth)
    )


def draped_cap(cloth: str, roll: str) -> str:
    """Draw a cap of cloth wound in a roll, its end falling to the right shoulder."""
    return (
        shape("M10-34C28-40 38-28 37-12 37-4 38 0 35 4 29 6 25 0 26-6 27-14 24-20 16-22Z", cloth)
        + shape("M-18-20C-22-40 2-48 12-38 20-40 24-32 20-20Z", cloth)
        + line("M12-38C10-32 10-28 12-24M22-30C30-28 32-18 31-8", INK, 1.8)
        + shape("M-25-12C-29-24-18-28 0-28 18-28 29-24 25-12 24-5 12-11 0-11-12-11-24-5-25-12Z", roll)
        + line("M-14-26-9-12M-3-28 1-11M9-27 12-12M-22-22-18-10", INK, 1.8)
    )


def mail(metal: str, helmet: str) -> str:
    """Draw a coif of mail about the face under a pointed helmet."""
    rings = "".join(f"M{x} {y}h0" for x, y in ((-22, 3), (22, 3), (-23, 13), (23, 13), (-20, 23), (20, 23)))
    low = "".join(
        f"M{x} {y}h0" for x, y in ((-26, 32), (26, 32), (-10, 31), (10, 31), (0, 36), (-17, 38), (17, 38))
    )
    return (
        shape(
            "M0-28C-28-28-28 6-28 16-29 24-32 30-36 34-26 46 26 46 36 34 32 30 29 24 28 16 28 6 28-28 0-28Z"
            "M0-15C10-15 16-12 17-2 18 14 12 26 0 27-12 26-18 14-17-2-16-12-10-15 0-15Z",
            metal,
        ).replace("<path", '<path fill-rule="evenodd"')
        + dots(rings + low, IRON, 4.4)
        + shape("M-24-10C-24-28-12-36 0-46 12-36 24-28 24-10 12-17-12-17-24-10Z", helmet)
        + line("M0-44V-16", INK, 2)
        + line("M-23-13C-10-20 10-20 23-13", GOLD, 4)
    )


def headband(cloth: str, plume: str) -> str:
    """Draw a band about the brow, with a feather upright at the right."""
    return (
        shape("M16-16C26-24 32-36 26-44 14-40 8-28 10-18Z", plume)
        + line("M25-39C22-32 18-26 14-20", INK, 1.8)
        + shape("M-22-8C-24-12-23-16-20-18-6-26 6-26 20-18 23-16 24-12 22-8 8-16-8-16-22-8Z", cloth)
        + dots("M-10-16.5h0M0-18.5h0M10-16.5h0", GOLD, 4.4)
    )


def tall_crown(jewel: str) -> str:
    """Draw a tall open crown of five points that widens upwards."""
    return (
        shape("M-20-9-28-34-17-27-14-44-6-30 0-47 6-30 14-44 17-27 28-34 20-9C8-15-8-15-20-9Z", GOLD)
        + shape("M-20-9-22-17C-8-23 8-23 22-17L20-9C8-15-8-15-20-9Z", RED)
        + dots("M-12-15.5h0M0-18h0M12-15.5h0", CREAM, 4.4)
        + disc(-28, -35, 3.2, jewel)
        + disc(28, -35, 3.2, jewel)
        + disc(0, -46, 3.6, jewel)
    )


def velvet_crown(cap: str, jewel: str) -> str:
    """Draw a crown of leaves about a high cap of velvet, on a brim of fur."""
    return (
        shape("M-18-20C-28-38-14-46 0-46 14-46 28-38 18-20Z", cap)
        + shape("M-22-13-27-33-14-28-9-37-3-28 0-38 3-28 9-37 14-28 27-33 22-13C8-20-8-20-22-13Z", GOLD)
        + disc(0, -47, 4, jewel)
        + shape("M-24-8C-27-14-25-19-20-20-6-26 6-26 20-20 25-19 27-14 24-8 12-14-12-14-24-8Z", CREAM)
        + line("M-14-19l-1 4M0-21v5M14-19l1 4", INK, 3)
    )


def crowned_helmet(metal: str, jewel: str) -> str:
    """Draw an open helmet with a crown about it."""
    return (
        shape("M-20-12C-28-34-14-46 0-46 14-46 28-34 20-12Z", metal)
        + line("M0-46V-20", INK, 2)
        + line("M-12-32C-11-38-8-41-4-42", CREAM, 3)
        + shape(
            "M-24-8-30-32C-24-34-20-30-18-24-16-32-12-34-8-26L0-36 8-26C12-34 16-32 18-24 20-30 24-34 30-32"
            "L24-8C10-16-10-16-24-8Z",
            GOLD,
        )
        + dots("M-13-16h0M13-16h0M0-18.5h0", jewel, 5)
    )


def rayed_crown(jewel: str) -> str:
    """Draw a crown of straight rays on a head in profile to the right."""
    return (
        shape("M-28-10-35-31-24-26-23-40-13-30-6-44 1-31 12-41 11-27 23-30 16-14C2-21-14-18-28-10Z", GOLD)
        + shape("M-28-10-31-18C-16-27 2-29 18-22L16-14C2-21-14-18-28-10Z", BLUE)
        + dots("M-18-19h0M-6-22h0M7-21.5h0", jewel, 4.6)
    )
