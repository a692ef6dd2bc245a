"""The card's back: a lattice of diamonds, a frame and a flower of seven petals."""

from typing import Final, Literal, get_args

from settebello_art.ink import disc, line, petals, placed, shape

BackColour = Literal["red", "blue"]
BACK_COLOURS: Final[tuple[BackColour, ...]] = get_args(BackColour)

_GROUNDS: Final[dict[BackColour, tuple[str, str]]] = {
    "red": ("#8e2a26", "#a8443c"),
    "blue": ("#1f4474", "#3a629a"),
}
_LIGHT: Final = "#f8dfb0"


def back(colour: BackColour, width: int, height: int) -> str:
    """Draw a back on a card of this size."""
    ground, lattice = _GROUNDS[colour]
    flower = (
        disc(0, 0, 47, ground)
        + f'<circle r="41" fill="none" stroke="{_LIGHT}" stroke-width="2"/>'
        + shape(petals(7, 11, 36, 8), _LIGHT)
        + disc(0, 0, 8, _LIGHT)
    )
    return (
        f'<rect x="9" y="9" width="{width - 18}" height="{height - 18}" rx="7" fill="{ground}"/>'
        f'<svg x="20" y="20" width="{width - 40}" height="{height - 40}" viewBox="20 20 {width - 40} {height - 40}">'
        f"{line(_diamonds(width, height), lattice, 3)}</svg>"
        f'<rect x="15.5" y="15.5" width="{width - 31}" height="{height - 31}" rx="4" fill="none" stroke="{_LIGHT}" stroke-width="2.5"/>'
        + placed(
            f'<circle r="47" fill="none" stroke="{_LIGHT}" stroke-width="3"/>' + flower, width / 2, height / 2
        )
    )


def _diamonds(width: int, height: int) -> str:
    left, right, fall = 22, width - 22, width - 44
    starts = range(22 - fall, height - 22, 26)
    return "".join(f"M{left} {y}L{right} {y + fall}M{right} {y}L{left} {y + fall}" for y in starts)
