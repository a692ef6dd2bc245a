"""The learner in PyTorch: kernels play, and one batch of all samples makes a step, on any device."""

from functools import partial

import numpy as np
import torch
from torch import Tensor

from settebello.kernels import Ints
from settebello.kernels.net.layout import Floats
from settebello_lab.kernels.samples import new_samples, play_samples
from settebello_lab.learn.adam import MEAN_KEPT, SMALLEST, SQUARE_KEPT, StepSize
from settebello_lab.learn.learner import GroupDesk, LearnerKind, LearnerStart, MakeLearner, no_device
from settebello_lab.learn.torch_net import load_net, module_of, save_net


class TorchLearner:
    """Learns by PyTorch what `KernelLearner` learns, to the rounding of sums."""

    def __init__(self, device: torch.device, start: LearnerStart) -> None:
        """Copy the state to a device."""
        self._state, self._device = start.state, device
        self._module = module_of(self._state.net).to(device)
        self._weights: list[Tensor] = [*self._module.parameters()]
        self._average, self._mean, self._square = (
            [torch.empty_like(weight, requires_grad=False) for weight in self._weights] for _ in range(3)
        )
        for tensors, array in self._kept():
            load_net(tensors, array)
        self._adam = torch.optim.Adam(
            self._weights, lr=1.0, betas=(MEAN_KEPT, SQUARE_KEPT), eps=SMALLEST, fused=True
        )
        for weight, mean, square in zip(self._weights, self._mean, self._square, strict=True):
            step = torch.tensor(float(start.steps), device=device)
            self._adam.state[weight] = {"step": step, "exp_avg": mean, "exp_avg_sq": square}
        self._samples = [new_samples(start.group_deals) for _ in range(start.groups)]
        self._counts = [0] * start.groups
        self._seen = 0
        self._error = 0.0

    @property
    def name(self) -> str:
        """Return the name with the kind of device."""
        return f"{LearnerKind.TORCH} {self._device.type}"

    def begin(self) -> None:
        """Do nothing: the network to play with is up to date."""

    def play(self, group: int, desk: GroupDesk, rules: Ints, settings: Floats, deals: int) -> None:
        """Play and write down the samples."""
        self._counts[group] = play_samples(*desk, self._samples[group], rules, settings, deals)

    def step(self, size: StepSize) -> None:
        """Make one step of Adam from all samples in one batch."""
        on, begins, parts, targets = self._batch()
        errors = self._module(on, begins, parts) - targets
        self._adam.zero_grad()
        (errors.square().sum() * (size.scale / 2)).backward()
        self._adam.param_groups[0]["lr"] = size.rate
        self._adam.step()
        with torch.no_grad():
            torch._foreach_lerp_(self._average, self._weights, size.average_share)
        save_net(self._weights, self._state.net)
        self._seen += len(targets)
        self._error += float(errors.detach().square().sum())

    def settle(self) -> None:
        """Bring the state up to date with what stands on the device."""
        for tensors, array in self._kept():
            save_net(tensors, array)

    def told(self) -> tuple[int, float]:
        """Return the number of samples and the sum of their squared errors since the last time."""
        told = self._seen, self._error
        self._seen, self._error = 0, 0.0
        return told

    def _kept(self) -> list[tuple[list[Tensor], Floats]]:
        state = self._state
        return [(self._average, state.average), (self._mean, state.mean), (self._square, state.square)]

    def _batch(self) -> list[Tensor]:
        """Return inputs, where samples begin, parts and targets of all groups, on the device."""
        on, begins, parts, targets, all_on = [], [], [], [], 0
        for samples, count in zip(self._samples, self._counts, strict=True):
            end = int(samples.begins[count])
            on.append(samples.on[:end])
            begins.append(samples.begins[:count] + all_on)
            parts.append(samples.parts[:count])
            targets.append(samples.targets[:count])
            all_on += end
        whole = (np.concatenate(each) for each in (on, begins, parts, targets))
        return [torch.from_numpy(each).to(self._device) for each in whole]


def torch_learner(device: str, threads: int) -> MakeLearner:
    """Return how a learner on a device is made (`cpu`, `cuda`, `cuda:1`).

    ``threads`` is how many PyTorch takes for a step on the processor, in the whole process. Raises
    `InvalidSetting` for a device that is not there.
    """
    try:
        place = torch.device(device)
        torch.zeros(1, device=place)
    except (RuntimeError, AssertionError) as problem:
        raise no_device(LearnerKind.TORCH, device) from problem
    torch.set_num_threads(threads)
    return partial(TorchLearner, place)
