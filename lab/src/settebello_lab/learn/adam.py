"""How one step of Adam is made, as the kernel `step` is told it (Kingma and Ba 2015)."""

from typing import Final

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

_MEAN_KEPT: Final = 0.9
_SQUARE_KEPT: Final = 0.999


def how_to_step(number: int, rate: float, scale: float, averaged: int) -> Floats:
    """Return how the step of a number, from 1 on, is made: its size, and what the gradient is multiplied by.

    The running average of the weights reaches ``averaged`` steps back.
    """
    how = np.zeros(HOW, np.float32)
    how[RATE], how[SCALE], how[TINY] = rate, scale, 1e-8
    how[MEAN_SHARE], how[SQUARE_SHARE] = 1 - _MEAN_KEPT, 1 - _SQUARE_KEPT
    how[MEAN_FIX] = 1 / (1 - _MEAN_KEPT**number)
    how[SQUARE_FIX] = 1 / (1 - _SQUARE_KEPT**number)
    how[AVERAGE_SHARE] = max(1 / averaged, 1 / (1 + number))
    return how
