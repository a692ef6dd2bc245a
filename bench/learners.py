"""How fast does a course of training learn? By the kernels and by PyTorch, on the devices named, in one run.

Each figure is samples learned from in a second, self-play included: by the clock on the wall, and in a
second of processor time. It is the median of several rounds, in which the learners take turns, with the
lowest and the highest. A step of 64 deals is that of `settebello-lab train`; one of 1,024 shows the room that
a GPU has. Self-play alone learns nothing, and bounds every learner.
Usage: bench/learners.py [--device cuda]... [--rules NAME] [--threads N]
"""

import argparse
import os
import statistics
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Final

from settebello.kernels import Ints
from settebello.kernels.compiling.ready import make_ready
from settebello.kernels.net.layout import Floats
from settebello_lab.bench.markdown import markdown
from settebello_lab.kernels.samples import new_samples, play_samples
from settebello_lab.kernels.warm import LEARNING
from settebello_lab.learn import Course, Settings
from settebello_lab.learn.adam import StepSize
from settebello_lab.learn.learner import (
    CPU,
    GroupDesk,
    LearnerKind,
    LearnerStart,
    MakeLearner,
    learner_of,
)

ROUNDS: Final = 7
SECONDS_A_ROUND: Final = 0.5
GROUPS: Final = 16
STEP_DEALS: Final = (64, 1024)
HEADS: Final = ("learner", "deals a step", "samples a second", "in a second of processor time")


class Watcher:
    """Plays as a learner has to, and learns nothing."""

    name: Final = "self-play alone"

    def __init__(self, start: LearnerStart) -> None:
        """Make room for the samples."""
        self._samples = [new_samples(start.group_deals) for _ in range(start.groups)]
        self._counts = [0] * start.groups
        self._seen = 0

    def begin(self) -> None:
        """Do nothing."""

    def play(self, group: int, desk: GroupDesk, rules: Ints, settings: Floats, deals: int) -> None:
        """Play and write down the samples."""
        self._counts[group] = play_samples(*desk, self._samples[group], rules, settings, deals)

    def step(self, _: StepSize) -> None:
        """Count the samples."""
        self._seen += sum(self._counts)

    def settle(self) -> None:
        """Do nothing."""

    def told(self) -> tuple[int, float]:
        """Return the number of samples."""
        seen, self._seen = self._seen, 0
        return seen, 0.0


@dataclass
class Runner:
    """A course under one learner, which a round lets learn for a while."""

    name: str
    step_deals: int
    course: Course
    pool: ThreadPoolExecutor

    def speed(self) -> tuple[float, float]:
        """Learn for half a second or one step; return the samples a second by the wall and of a core."""
        self.course.report()
        worked, began, passed = time.process_time(), time.perf_counter(), 0.0
        while passed < SECONDS_A_ROUND:
            self.course.run(self.pool)
            passed = time.perf_counter() - began
        samples, _ = self.course.learner.told()
        return samples / passed, samples / (time.process_time() - worked)


def main() -> None:
    """Measure and print."""
    asked = argparse.ArgumentParser()
    asked.add_argument("--device", action="append", default=[], help="beside the processor, of PyTorch")
    asked.add_argument("--rules", default="scopone-10")
    asked.add_argument("--threads", type=int, default=len(os.sched_getaffinity(0)))
    options = asked.parse_args()
    make_ready(LEARNING)
    with ThreadPoolExecutor(options.threads) as pool:
        rows = [
            row
            for deals in STEP_DEALS
            for row in measured(runners(options.rules, deals, options.device, options.threads, pool))
        ]
    print(markdown(HEADS, rows))
    print(f"\n`{options.rules}`, {options.threads} threads{told_of(options.device)}.")


def runners(
    rules: str, deals: int, devices: Sequence[str], threads: int, pool: ThreadPoolExecutor
) -> list[Runner]:
    """Return a course for each learner, all with the network's own play, some steps on."""
    makers: list[tuple[str, MakeLearner]] = [
        (Watcher.name, Watcher),
        ("kernels", learner_of(LearnerKind.KERNELS, CPU, threads)),
    ]
    if find_spec("torch") is not None:
        makers += [
            (f"torch, {device}", learner_of(LearnerKind.TORCH, device, threads)) for device in (CPU, *devices)
        ]
    settings = Settings(
        rules=rules, deals=1_000_000_000, taught_deals=0, groups=GROUPS, group_deals=deals // GROUPS
    )
    found = []
    for name, make in makers:
        course = Course(settings)
        course.learn_with(make)
        for _ in range(2):
            course.run(pool)
        found.append(Runner(name, deals, course, pool))
    return found


def measured(found: Sequence[Runner]) -> list[list[object]]:
    """Return a row for each learner."""
    rounds = [[runner.speed() for runner in found] for _ in range(ROUNDS)]
    rows: list[list[object]] = []
    for runner, speeds in zip(found, zip(*rounds, strict=True), strict=True):
        wall, core = zip(*speeds, strict=True)
        rows.append([runner.name, runner.step_deals, spread(wall), spread(core)])
    return rows


def spread(speeds: Sequence[float]) -> str:
    """Return the median, with the lowest and the highest."""
    return f"{statistics.median(speeds):,.0f} ({min(speeds):,.0f} to {max(speeds):,.0f})"


def told_of(devices: Sequence[str]) -> str:
    """Say which PyTorch and which GPU it was."""
    if find_spec("torch") is None:
        return ", without PyTorch"
    torch = import_module("torch")
    gpus = [torch.cuda.get_device_name(device) for device in devices if device.startswith("cuda")]
    return "".join(f", {each}" for each in (f"PyTorch {torch.__version__}", *gpus))


if __name__ == "__main__":
    main()
