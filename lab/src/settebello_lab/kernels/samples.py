"""Samples of self-play, written down for a learner that is no kernel: the inputs of all in one row."""

from typing import NamedTuple

import numpy as np

from settebello.kernels.compiling.jit import Ints, ints, kernel
from settebello.kernels.net import layout as at
from settebello.kernels.net.forward import part_of
from settebello.kernels.net.layout import Floats, NetBuffers
from settebello_lab.kernels.selfplay import (
    CARDS_LEFT,
    INPUTS_ON,
    MOST_SAMPLES,
    SAMPLE,
    TARGET,
    VALUES,
    Record,
    play_deal,
)


class Samples(NamedTuple):
    """Room for the samples of some deals; its maker owns it."""

    on: Ints
    """Row numbers of the inputs that are on, sample after sample."""
    begins: Ints
    """Where the inputs of each sample begin in ``on``; after the last sample, where they end."""
    parts: Ints
    """The part of the deal (`layout.PARTS`), which says what second layer a sample goes through."""
    targets: Floats


def new_samples(deals: int) -> Samples:
    """Return room for the samples of so many deals."""
    most = deals * MOST_SAMPLES
    return Samples(ints(most * at.MOST_ON), ints(most + 1), ints(most), np.zeros(most, np.float32))


@kernel
def play_samples(
    record: Record,
    desk: NetBuffers,
    guest: NetBuffers,
    samples: Samples,
    rules: Ints,
    settings: Floats,
    deals: int,
) -> int:
    """Play so many deals and write down their samples; return how many there are."""
    n = 0
    for _ in range(deals):
        for sample in range(play_deal(record, desk, guest, rules, settings)):
            first, count = samples.begins[n], record.sample[SAMPLE * sample + INPUTS_ON]
            for index in range(count):
                samples.on[first + index] = record.on[at.MOST_ON * sample + index]
            samples.begins[n + 1] = first + count
            samples.parts[n] = part_of(record.sample[SAMPLE * sample + CARDS_LEFT])
            samples.targets[n] = record.values[VALUES * sample + TARGET]
            n += 1
    return n
