"""Hats and crowns of the French courts, drawn about the middle of the face."""

from settebello_art.ink import BROWN, CREAM, GOLD, INK, both_sides, disc, dots, line, placed, shape


def beret(cloth: str, band: str, plume: str) -> str:
    """Draw a wide flat beret that hangs to the left, with a plume that falls from it."""
    return (
        shape("M-22-14C-34-12-35-24-26-29-8-40 22-39 25-24 27-18 24-14 21-11 8-17-8-18-22-14Z", cloth)
        + shape("M-12-30C-28-30-42-22-42-4-42 6-37 12-30 12-26 8-30 2-29-4-27-14-20-20-12-20Z", plume)
        + line("M-14-25C-26-26-37-18-36 0", INK, 1.8)
        + disc(-11, -25, 5, band)
        + line("M-21-14C-8-19 8-18 21-12", INK, 9)
        + line("M-21-14C-8-19 8-18 21-12", band, 4)
    )


def round_cap(cloth: str, band: str, plume: str) -> str:
    """Draw a page's soft cap with a short plume that stands up at the right."""
    return (
        shape("M12-26C10-40 18-50 30-50 30-40 24-30 18-24Z", plume)
        + line("M16-28C17-37 21-43 26-46", INK, 1.8)
        + shape("M-21-18C-36-28-26-40 0-41 26-40 36-28 21-18Z", cloth)
        + line("M-12-20C-18-28-14-35-6-38M0-20V-38M12-20C18-28 14-35 6-38", INK, 1.8)
        + shape("M-23-11C-24-17-23-21-22-22-8-26 8-26 22-22 23-21 24-17 23-11 8-17-8-17-23-11Z", band)
    )


def bycocket(cloth: str, brim: str, feather: str) -> str:
    """Draw a hat whose brim runs out to a point at the right, with a feather that falls behind."""
    return (
        shape("M-20-22C-20-44 4-48 14-24Z", cloth)
        + shape("M-28-8C-30-22-16-28-2-26 10-26 22-24 36-14 24-12 12-14 4-16-8-17-18-14-28-8Z", brim)
        + shape("M2-24C-8-34-24-34-32-22-40-12-40 2-46 14-36 14-26 6-24-6-20-16-10-20 2-20Z", feather)
        + line("M-2-24C-14-28-24-24-28-14-31-6-33 0-38 6", INK, 1.8)
    )


def hood(cloth: str, lining: str) -> str:
    """Draw a pointed hood whose tip falls to the right, round an open face."""
    opening = "M0-21C16-21 18.5-6 18.5 4 18.5 17 11 25 0 28-11 25-18.5 17-18.5 4-18.5-6-16-21 0-21Z"
    return (
        shape("M4-31C22-44 42-32 39-10 38-3 32-2 30-8 30-16 26-18 18-16Z", cloth)
        + shape(
            f"M0-33C-29-33-28-4-28 8-28 22-24 28-16 34H16C24 28 28 22 28 8 28-4 29-33 0-33Z{opening}", cloth
        )
        + line(opening, lining, 3)
    )


def lily_crown(jewel: str) -> str:
    """Draw an open crown of three lilies."""
    curls = "M-1-24C-9-21-13-27-10-34-6-32-3-29-1-24ZM1-24C9-21 13-27 10-34 6-32 3-29 1-24Z"
    lily = shape(curls, GOLD) + shape("M0-20C-8-30-7-38 0-48 7-38 8-30 0-20Z", GOLD)
    return (
        placed(lily, -12, -4, 0.72, -24)
        + placed(lily, 12, -4, 0.72, 24)
        + lily
        + shape("M-21-10-22-22C-8-27 8-27 22-22L21-10C8-16-8-16-21-10Z", GOLD)
        + dots("M-12-17.5h0M12-17.5h0M0-19h0", jewel, 5)
    )


def arched_crown(lining: str, jewel: str) -> str:
    """Draw a closed crown: a cap under two arches with a cross on top."""
    return (
        line("M0-44V-55M-4-51H4", INK, 7)
        + line("M0-44V-55M-4-51H4", GOLD, 2.6)
        + shape("M-20-14C-34-34-16-46 0-42 16-46 34-34 20-14Z", lining)
        + line("M0-42V-18M-21-16C-30-34-14-44 0-42 14-44 30-34 21-16", INK, 8)
        + line("M0-42V-18M-21-16C-30-34-14-44 0-42 14-44 30-34 21-16", GOLD, 3.4)
        + shape("M-23-20C-10-26 10-26 23-20L21-8C8-15-8-15-21-8Z", CREAM)
        + line("M-13-18v3M-4-19.5v3M5-19.5v3M14-18v3", INK, 3)
        + disc(0, -42, 4, jewel)
    )


def coif_crown(metal: str, jewel: str) -> str:
    """Draw a helmet of steel with a crown of five spikes about it."""
    return (
        shape("M-19-18C-20-46 20-46 19-18Z", metal)
        + shape("M-21-8-26-34-14-22-11-40 0-24 11-40 14-22 26-34 21-8C8-15-8-15-21-8Z", GOLD)
        + line("M-20-15C-8-20 8-20 20-15", jewel, 3)
    )


def fur_crown(cloth: str, jewel: str) -> str:
    """Draw a crown of broad points upon a rim of brown fur, for a face seen from the side."""
    return (
        shape("M-17-16C-22-40 8-44 14-18Z", cloth)
        + shape("M-22-16-26-36-14-30-8-46 2-31 14-42 16-16Z", GOLD)
        + dots("M-15-24h0M-3-26h0M9-25h0", jewel, 4.6)
        + shape(
            "M-27-8C-31-15-26-22-19-20-12-25-4-23 0-22 8-24 16-23 19-18"
            " 23-13 19-8 14-10 6-14-2-12-8-12-14-6-21-4-27-8Z",
            BROWN,
        )
    )


def small_crown(jewel: str) -> str:
    """Draw a lady's little crown on the top of her hair."""
    return (
        shape("M-13-28-17-44-7-38 0-50 7-38 17-44 13-28C4-32-4-32-13-28Z", GOLD)
        + dots("M-17-45h0M17-45h0M0-51h0", INK, 8)
        + dots("M-17-45h0M17-45h0M0-51h0", jewel, 4)
    )


def leaf_crown(jewel: str) -> str:
    """Draw a lady's open crown of clover leaves."""
    return (
        shape(
            "M-19-12-22-28C-28-28-28-36-22-36-16-36-16-30-17-28L-9-25-5-32C-11-34-9-43-4-41-4-48 4-48 4-41"
            " 9-43 11-34 5-32L9-25 17-28C16-30 16-36 22-36 28-36 28-28 22-28L19-12C8-18-8-18-19-12Z",
            GOLD,
        )
        + line("M-19-18C-8-23 8-23 19-18", INK, 1.8)
        + dots("M0-37h0", jewel, 4.6)
    )


def veil_crown(jewel: str) -> str:
    """Draw a crown of points that sits aslant, for a lady seen from the side."""
    return shape("M-18-18-28-36-16-31-12-46-1-33 8-46 13-19C4-25-8-24-18-18Z", GOLD) + dots(
        "M-12-26h0M-2-28h0M7-26h0", jewel, 4.4
    )


def horned_crown(net: str, jewel: str) -> str:
    """Draw a headdress of two horns of hair in nets, with a crown between them."""
    horn = "M3-18C6-30 14-40 26-38 35-35 33-16 23-4 20-10 12-16 3-18Z"
    return (
        both_sides(shape(horn, net) + line("M13-35 27-13M23-38 31-23M29-35 13-18M21-9 32-24", GOLD, 1.8))
        + shape("M-13-13-15-37-6-31 0-46 6-31 15-37 13-13Z", GOLD)
        + dots("M0-28h0", jewel, 5)
        + line("M-22-8C-14-19 14-19 22-8", INK, 8.5)
        + line("M-22-8C-14-19 14-19 22-8", GOLD, 3)
    )
