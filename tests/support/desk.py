"""A match to eight points as an arbiter enters it: what both doors of the desk are tested with.

Ada and Carla play Bruno and Dario; Dario deals first. The points are counted by hand, beside each deal.
"""

from typing import Final

NAMES: Final = ("Ada", "Bruno", "Carla", "Dario")
TABLE: Final = "2S5CFSFB"

VOID: Final = "misdeal=10/8/9/9/4"
"""Article 4: void, and Dario deals again."""

STOPPED: Final = ("7Dx2S5C", "irregular=2:stops")
"""Ada has the settebello; carte, denari and primiera are at stake and go to her side: 4-0."""

OWN_FAULT: Final = (
    "AD", "7Dx2S5C", "3D", "FDxFS", "6D", "FCxFB", "4CxAD3D", "6Cx6D", "irregular=1:stops",
)  # fmt: skip
"""Bruno plays first. Settebello and Ada's scopa are acquired, 2; the other 3 go to Bruno and Dario: 6-3."""

BEFORE_FUORI: Final = ("AB", "4S", "7Dx2S5C", "6D", "FDxFS", "FCxFB", "5DxAB4S", "AC")
"""Carla plays first; Ada takes the settebello: 7-3. With the next card Carla takes six and ace: scopa."""

RIGHT: Final = "7Cx6DAC=fuori"
"""Settebello and scopa make 8-3: right, and double, since three points were made against it."""

WRONG: Final = "2D=fuori"
"""Nothing is taken: 7-3. Lost, by the lower score, three: double."""
