"""A course of training: self-play on some threads, then one step, again and again; it can be put aside."""

import json
import math
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final
from zipfile import BadZipFile

import numpy as np

from settebello.errors import FileProblem, NotFound, Reason
from settebello.files import in_one_piece
from settebello.kernels import Ints, new_rng, pack_rules
from settebello.kernels.net.layout import Floats, new_desk
from settebello.kernels.net.weights import LAYOUT, Weights, plays_for
from settebello.rules import parse_rules
from settebello_lab.kernels.selfplay import (
    EXPLORE,
    GUEST,
    GUEST_SPREAD,
    SETTINGS,
    STRANGE,
    TEACHER,
    TRACE,
    WATCH,
    new_record,
)
from settebello_lab.learn.adam import StepSize
from settebello_lab.learn.learner import (
    GroupDesk,
    KernelLearner,
    Learner,
    LearnerStart,
    LearnerState,
    MakeLearner,
)
from settebello_lab.learn.settings import Settings
from settebello_lab.learn.start import random_net, with_room

_PLAYS: Final = 40
"""Samples of a deal, about: what a gradient is divided by."""


@dataclass(frozen=True, slots=True)
class Progress:
    """Where a course stands: the mean squared error is that since the last report."""

    deals: int
    steps: int
    error: float


class Course:
    """Trains one network. The weights to play with are the running average, ``average``."""

    def __init__(self, settings: Settings, start: Weights | None = None) -> None:
        """Begin with a network of small random weights, or go on from one; raises as `parse_rules`."""
        self.settings = settings
        self.rules: Ints = pack_rules(parse_rules(settings.rules))
        self.origin = None if start is None else dict(start.about)
        self.taught = 0 if start is not None else settings.taught_deals
        self.net = random_net(settings.seed) if start is None else with_room(start.net, settings.seed)
        self.average = self.net.copy()
        self.mean, self.square = np.zeros_like(self.net), np.zeros_like(self.net)
        self.deals = self.steps = 0
        self.minutes = 0.0
        plays = plays_for(self.rules)
        self._guest_share = 0.0 if plays is None else settings.guest
        self._guests_learned = None if plays is None else plays.about.get("settings")
        guest = self.net if plays is None else plays.net
        self._desks = [
            GroupDesk(new_record(new_rng(settings.seed, group + 1)), new_desk(self.net), new_desk(guest))
            for group in range(settings.groups)
        ]
        self.learner: Learner = KernelLearner(self._start())

    def learn_with(self, make: MakeLearner) -> None:
        """Let another learner go on from where the course stands; it begins with the kernels'."""
        self.learner.settle()
        self.learner = make(self._start())

    def _start(self) -> LearnerStart:
        state = LearnerState(self.net, self.average, self.mean, self.square)
        return LearnerStart(state, self.steps, self.settings.groups, self.settings.group_deals)

    @property
    def progress(self) -> float:
        """Return how much of the course is done, 0 to 1."""
        if self.settings.deals is not None:
            return min(1.0, self.deals / max(1, self.settings.deals))
        return min(1.0, self.minutes / self.settings.minutes)

    def run(self, pool: ThreadPoolExecutor) -> None:
        """Play a group of deals on each thread and make one step."""
        progress, settings = self.progress, self._self_play()
        self.learner.begin()

        def group(index: int) -> None:
            self.learner.play(index, self._desks[index], self.rules, settings, self.settings.group_deals)

        list(pool.map(group, range(self.settings.groups)))
        self.steps += 1
        self.deals += self.settings.groups * self.settings.group_deals
        self.learner.step(self._step_size(progress))

    def _self_play(self) -> Floats:
        settings, progress = np.zeros(SETTINGS, np.float32), self.progress
        taught = self.deals < self.taught
        settings[EXPLORE] = 0.1 if taught else self.settings.explore_at(progress)
        settings[TRACE] = 1 if taught else self.settings.trace_at(progress)
        settings[TEACHER] = taught
        settings[WATCH], settings[STRANGE] = self.settings.watch, 0 if taught else self.settings.strange
        settings[GUEST] = 0 if taught else self._guest_share
        settings[GUEST_SPREAD] = self.settings.guest_spread
        return settings

    def _step_size(self, progress: float) -> StepSize:
        rate = self.settings.rate_at(progress, self.steps)
        scale = 1 / (self.settings.groups * self.settings.group_deals * _PLAYS)
        return StepSize(self.steps, rate, scale, self.settings.averaged_steps)

    def report(self) -> Progress:
        """Return where the course stands, and begin to count errors anew."""
        self.learner.settle()
        samples, error = self.learner.told()
        return Progress(self.deals, self.steps, error / samples if samples else math.nan)

    def weights(self, about: Mapping[str, Any]) -> Weights:
        """Return the network as it would be shipped, with how it came about."""
        self.learner.settle()
        learnt = {
            "learner": self.learner.name,
            "settings": self.settings.as_dict(),
            "deals": self.deals,
            "steps": self.steps,
            "minutes": round(self.minutes, 1),
            "start": self.origin,
            "guests": self._guests_learned if self._guest_share else None,
        }
        return Weights(self.average.copy(), learnt | dict(about))

    def save(self, path: Path) -> None:
        """Put the whole course aside, in one piece or not at all."""
        self.learner.settle()
        arrays = {name: getattr(self, name) for name in _ARRAYS}
        counts = {name: getattr(self, name) for name in _COUNTS}
        about = json.dumps({"settings": self.settings.as_dict(), "counts": counts})
        luck = np.array([desk.record.rng for desk in self._desks])
        packs = np.array([desk.record.stock for desk in self._desks])
        with in_one_piece(path) as file:
            np.savez(file, layout=np.array(LAYOUT), about=np.array(about), luck=luck, packs=packs, **arrays)


_ARRAYS: Final = ("net", "average", "mean", "square")
_COUNTS: Final = ("deals", "steps", "minutes", "taught", "origin")


def resume(path: Path, asked: Mapping[str, object] | None = None) -> Course:
    """Take up a course where it was put aside; raise `NotFound`, or `FileProblem` for another file.

    ``asked`` are settings that it has to have: `InvalidSetting` names the first that differs.
    """
    try:
        with np.load(path, allow_pickle=False) as file:
            kept = {name: file[name] for name in file.files}
        about = json.loads(str(kept["about"]))
        if tuple(kept["layout"].tolist()) != LAYOUT:
            raise ValueError(kept["layout"])
        course = Course(Settings(**about["settings"]))
        for name in _ARRAYS:
            getattr(course, name)[:] = kept[name]
        for index, desk in enumerate(course._desks):
            desk.record.rng[:], desk.record.stock[:] = kept["luck"][index], kept["packs"][index]
        for name in _COUNTS:
            setattr(course, name, about["counts"][name])
    except FileNotFoundError as problem:
        raise NotFound(f"there is no file {path}", reason=Reason.FILE_MISSING, path=str(path)) from problem
    except (OSError, KeyError, ValueError, TypeError, EOFError, BadZipFile) as problem:
        raise FileProblem(
            f"{path} holds no course", reason=Reason.WEIGHTS_UNREADABLE, path=str(path)
        ) from problem
    course.settings.check_asked(asked or {})
    return course
