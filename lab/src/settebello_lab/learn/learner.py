"""Learners: what becomes of the deals of a course. Kernels learn, or PyTorch does where it is installed."""

from collections.abc import Callable
from enum import StrEnum
from importlib import import_module
from typing import Any, Final, NamedTuple, Protocol

import numpy as np

from settebello.errors import InvalidSetting, Reason
from settebello.kernels import Ints
from settebello.kernels.net.layout import Floats, NetBuffers
from settebello_lab.extras import extra_missing
from settebello_lab.kernels.descent import (
    ERROR,
    SAMPLES,
    TOLD,
    TURNED,
    add_gradient,
    new_slope,
    step,
    study,
    turn_second,
)
from settebello_lab.kernels.selfplay import Record
from settebello_lab.learn.adam import StepSize, how_to_step

CPU: Final = "cpu"


class LearnerKind(StrEnum):
    """The learners there are."""

    KERNELS = "kernels"
    TORCH = "torch"


class LearnerState(NamedTuple):
    """Where a course stands, float32[NET] each: its learner begins with these and leaves its own in them."""

    net: Floats
    average: Floats
    mean: Floats
    square: Floats


class LearnerStart(NamedTuple):
    """The start of a learner: where the course stands, after so many steps, and how it plays."""

    state: LearnerState
    steps: int
    groups: int
    group_deals: int


class GroupDesk(NamedTuple):
    """Where a group of deals is played: the room for it, the network and the guest."""

    record: Record
    desk: NetBuffers
    guest: NetBuffers


class Learner(Protocol):
    """Learns from the deals of a course, group by group, each perhaps in a thread of its own."""

    @property
    def name(self) -> str:
        """Return what the file of a network says of who taught it."""

    def begin(self) -> None:
        """Begin with the groups of a step."""

    def play(self, group: int, desk: GroupDesk, rules: Ints, settings: Floats, deals: int) -> None:
        """Play the deals of a group, and keep what there is to learn from them."""

    def step(self, size: StepSize) -> None:
        """Make one step from what all groups left, and bring ``net`` of the state up to date."""

    def settle(self) -> None:
        """Bring the whole state up to date."""

    def told(self) -> tuple[int, float]:
        """Return the number of samples and the sum of their squared errors since the last time."""


MakeLearner = Callable[[LearnerStart], Learner]


class KernelLearner:
    """Learns by the kernels: each thread adds up the gradient of its own deals."""

    name: Final = LearnerKind.KERNELS.value

    def __init__(self, start: LearnerStart) -> None:
        """Learn in the arrays of the state itself."""
        self._state, groups = start.state, range(start.groups)
        self._turned = np.zeros(TURNED, np.float32)
        self._slopes = [new_slope(self._turned) for _ in groups]
        self._told = [np.zeros(TOLD, np.float64) for _ in groups]

    def begin(self) -> None:
        """Turn the second layer."""
        turn_second(self._state.net, self._turned)

    def play(self, group: int, desk: GroupDesk, rules: Ints, settings: Floats, deals: int) -> None:
        """Play and add up the gradient of all samples."""
        study(*desk, self._slopes[group], rules, settings, deals, self._told[group])

    def step(self, size: StepSize) -> None:
        """Add the gradients of the groups, in their order, and make the step."""
        gradient = self._slopes[0].gradient
        for slope in self._slopes[1:]:
            add_gradient(gradient, slope.gradient)
        step(*self._state, gradient, how_to_step(size))

    def settle(self) -> None:
        """Do nothing: the state is always up to date."""

    def told(self) -> tuple[int, float]:
        """Return the number of samples and the sum of their squared errors since the last time."""
        total = np.sum(self._told, axis=0)
        for told in self._told:
            told[:] = 0
        return int(total[SAMPLES]), float(total[ERROR])


def learner_of(kind: LearnerKind, device: str, threads: int) -> MakeLearner:
    """Return how a learner is made; ``threads`` are those of PyTorch on the processor.

    Raises `NotFound` where PyTorch is not installed, and `InvalidSetting` for a device that is not there.
    """
    if kind is LearnerKind.KERNELS:
        if device != CPU:
            raise no_device(kind, device)
        return KernelLearner
    try:
        home: Any = import_module("settebello_lab.learn.torch_learner")
    except ModuleNotFoundError as problem:
        if (problem.name or "").partition(".")[0] != "torch":
            raise
        raise extra_missing("settebello-lab train --learner torch", "torch", "torch") from problem
    made: MakeLearner = home.torch_learner(device, threads)
    return made


def no_device(kind: LearnerKind, device: str) -> InvalidSetting:
    """Return the refusal of a device that a learner does not find on this machine."""
    return InvalidSetting(
        f"the learner {kind.value} finds no device {device} here",
        reason=Reason.DEVICE_MISSING,
        learner=kind.value,
        device=device,
    )
