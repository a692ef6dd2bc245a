"""Work measured by processor time: a busy machine changes it little, and a comparison with itself less."""

import gc
from collections.abc import Callable
from typing import Final

FEWER: Final = 4
TIMES: Final = 10
"""For 4 times the size, work that grows like its size takes 4 times as long; like its square, 16 times."""

MOST_S: Final = 20.0
"""More processor time than any of these may take at all."""

SLACK_S: Final = 0.25
"""So little work that a pause of the machine outweighs it."""

TRIES: Final = 5


def grows_like_its_size(work_s: Callable[[int], float], size: int) -> bool:
    """Tell whether work grows with the size and not with its square; measure a disturbed one again."""
    gc.disable()  # a collection costs what earlier tests have left, not what is measured
    try:
        return any(work_s(size) <= min(MOST_S, TIMES * work_s(size // FEWER) + SLACK_S) for _ in range(TRIES))
    finally:
        gc.enable()
