"""Leaves and flowers of the Piacentine, drawn once."""

from typing import Final, Literal

from settebello_art.ink import BLUE, GOLD, GREEN, INK, RED, disc, line, petals, shape, use


def leaf(x: float, y: float, turn: float, colour: Literal["green", "gold"] = "green") -> str:
    """Place a leaf by its stalk; it points up, then turns."""
    return use(f"pc-leaf-{colour}", x, y, 1, turn)


def rose(x: float, y: float, size: float, colour: Literal["red", "blue"]) -> str:
    """Place an open flower of radius 17."""
    return use(f"pc-rose-{colour}", x, y, size)


def _leaf(fill: str) -> str:
    return shape("M0 0C-9-5-9-17 0-27 9-17 9-5 0 0Z", fill) + line("M0-3V-17", INK, 1.7)


def _rose(fill: str) -> str:
    return shape(petals(6, 3, 17, 7), fill) + shape(petals(6, 2, 11, 4, 30), GOLD) + disc(0, 0, 4, BLUE)


LEAF_SYMBOLS: Final[dict[str, str]] = {
    "pc-leaf-green": _leaf(GREEN),
    "pc-leaf-gold": _leaf(GOLD),
    "pc-rose-red": _rose(RED),
    "pc-rose-blue": _rose(BLUE),
}
"""They take the line of the group they stand in."""
