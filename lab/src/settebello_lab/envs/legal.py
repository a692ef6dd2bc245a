"""Gymnasium's spaces of the environments."""

from collections.abc import Callable
from typing import Any, cast

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Discrete, Space

from settebello_lab.envs.spaces import Spaces
from settebello_lab.kernels.places import ACTIONS

Bytes = npt.NDArray[np.uint8]
Mask = npt.NDArray[np.int8]


class LegalPlays(Discrete):
    """The 2,640 numbers of plays; without a mask `sample` draws a play that is legal now, if there is one."""

    def __init__(self, legal: Callable[[], Mask]) -> None:
        self._legal = legal
        super().__init__(ACTIONS)

    def sample(self, mask: Mask | None = None, probability: Any = None) -> np.int64:  # noqa: ANN401 (Gymnasium's)
        """Draw a number, each equally likely: of the mask, or of the plays that are legal now."""
        if mask is None and probability is None and (legal := self._legal()).any():
            mask = legal
        return super().sample(mask, probability)


def observation_box(spaces: Spaces) -> Space[Bytes]:
    """Return the space of observations: uint8[width], each byte with its own highest value."""
    highest = np.array(spaces.highest(), np.uint8)
    return cast("Space[Bytes]", Box(np.zeros_like(highest), highest, dtype=np.uint8))
