"""The card's back: a lattice of diamonds, a frame and a flower of seven petals."""

from typing import Final, Literal, get_args

from settebello.svg.ink import disc, line, petals, placed, shape

BackColour = Literal["red", "blue"]
BACK_COLOURS: Final[tuple[BackColour, ...]] = get_args(BackColour)

_GROUNDS: Final[dict[BackColour, tuple[str, str]]] = {
    "red": ("#8e2a26", "#a8443c"),
    "blue": ("#1f4474", "#3a629a"),
}
_LIGHT: Final = "#f8dfb0"


def back(colour: BackColour) -> str:
    """Draw a back on a card of 200 by 328."""
    ground, lattice = _GROUNDS[colour]
    left, right, top, bottom = 22, 178, 22, 306
    falling = "".join(f"M{left} {y}L{right} {y + 156}" for y in range(top - 156, bottom, 26))
    rising = "".join(f"M{right} {y}L{left} {y + 156}" for y in range(top - 156, bottom, 26))
    flower = (
        disc(0, 0, 47, ground)
        + f'<circle r="41" fill="none" stroke="{_LIGHT}" stroke-width="2"/>'
        + shape(petals(7, 11, 36, 8), _LIGHT)
        + disc(0, 0, 8, _LIGHT)
    )
    return (
        f'<rect x="9" y="9" width="182" height="310" rx="7" fill="{ground}"/>'
        f'<svg x="20" y="20" width="160" height="288" viewBox="20 20 160 288">{line(falling + rising, lattice, 3)}</svg>'
        f'<rect x="15.5" y="15.5" width="169" height="297" rx="4" fill="none" stroke="{_LIGHT}" stroke-width="2.5"/>'
        + placed(f'<circle r="47" fill="none" stroke="{_LIGHT}" stroke-width="3"/>' + flower, 100, 164)
    )
