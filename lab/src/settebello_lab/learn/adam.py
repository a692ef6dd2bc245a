"""How one step of Adam is made (Kingma and Ba 2015), and how the kernel `step` is told it."""

from typing import Final, NamedTuple

import numpy as np

from settebello.kernels.net.layout import Floats
from settebello_lab.kernels.descent import (
    AVERAGE_SHARE,
    HOW,
    MEAN_FIX,
    MEAN_SHARE,
    RATE,
    SCALE,
    SQUARE_FIX,
    SQUARE_SHARE,
    TINY,
)

MEAN_KEPT: Final = 0.9
SQUARE_KEPT: Final = 0.999
SMALLEST: Final = 1e-8
"""Added to the size of a gradient before a step is divided by it."""


class StepSize(NamedTuple):
    """How a step is made: its number, from 1 on, its size, and what the gradient is multiplied by.

    The running average of the weights reaches ``averaged`` steps back.
    """

    number: int
    rate: float
    scale: float
    averaged: int

    @property
    def average_share(self) -> float:
        """Return how much of the way to the new weights their running average goes."""
        return max(1 / self.averaged, 1 / (1 + self.number))


def how_to_step(size: StepSize) -> Floats:
    """Return how a step is made as the kernel `step` reads it."""
    how = np.zeros(HOW, np.float32)
    how[RATE], how[SCALE], how[TINY] = size.rate, size.scale, SMALLEST
    how[MEAN_SHARE], how[SQUARE_SHARE] = 1 - MEAN_KEPT, 1 - SQUARE_KEPT
    how[MEAN_FIX] = 1 / (1 - MEAN_KEPT**size.number)
    how[SQUARE_FIX] = 1 / (1 - SQUARE_KEPT**size.number)
    how[AVERAGE_SHARE] = size.average_share
    return how
