"""Compiling the kernels that step many deals before a program waits for them."""

from typing import Final

import numpy as np

from settebello.kernels.compiling.jit import ints
from settebello.kernels.compiling.ready import register
from settebello.kernels.rng import new_rng
from settebello.kernels.rules import pack_rules
from settebello.rules import parse_rules
from settebello_lab.kernels.batch import (
    AGAIN,
    HOW,
    MATCH,
    Batch,
    begin,
    begin_given,
    greedy,
    new_batch,
    observe,
    sample,
    step,
)

STEPPING: Final = "settebello_lab.stepping"
"""The part of the kernels that steps many deals at once."""

_NAMES: Final = ("batch", "numbers", "sights")
_WIDTH: Final = 480


def _play() -> None:
    """Play some episodes of two deals."""
    how, actions, rng = ints(HOW), ints(2), new_rng(1)
    how[MATCH] = how[AGAIN] = 1
    batch: Batch = new_batch(2, pack_rules(parse_rules("scopa-2")), how, _WIDTH)
    begin_given(batch, np.arange(40).repeat(2).reshape(40, 2).T.copy(), ints(2))
    begin(batch, 1, 0)
    for _ in range(40):
        sample(batch, rng, actions)
        step(batch, actions)
    greedy(batch, actions)
    observe(batch, ints(2), batch.words.copy(), batch.observation.copy())


register(STEPPING, _play, [f"settebello_lab.kernels.{name}" for name in _NAMES])
