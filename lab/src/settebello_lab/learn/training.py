"""Running a course to its end: the clock, the threads, a measurement and a file every now and then."""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from settebello.kernels.compiling.ready import make_ready
from settebello.kernels.net.weights import write_weights
from settebello_lab.kernels.warm import LEARNING
from settebello_lab.learn.course import Course
from settebello_lab.learn.measure import Margin, measure
from settebello_lab.processes import interrupts_held

SEED: Final = 20_250
"""The seed of the deals that measure: the same at every measurement, none of those that teach."""
DEALS: Final = 1_000
LAST_DEALS: Final = 5_000


@dataclass(frozen=True, slots=True)
class Report:
    """Where a course stands: its error since the last report, and the network's margin over greedy."""

    progress: float
    minutes: float
    deals: int
    deals_per_second: float
    error: float
    margin: Margin

    def as_dict(self) -> dict[str, Any]:
        """Return the figures as plain values."""
        return {
            "minutes": round(self.minutes, 1),
            "deals": self.deals,
            "deals_per_second": round(self.deals_per_second),
            "error": round(self.error, 4),
            "v_greedy": self.margin.as_dict(),
        }


@dataclass(frozen=True, slots=True)
class Told:
    """The listeners: ``step`` hears after each step how much is done, ``report`` the measured strength."""

    step: Callable[[float], None]
    report: Callable[[Report], None]


def train(course: Course, out: Path, threads: int, every_s: float, told: Told) -> Report:
    """Run a course to its end and write its network; raise `FileProblem` where it cannot be written.

    Every ``every_s`` seconds the network is measured and written, and the course put aside beside it,
    under the same name with ``.course`` at the end. A `KeyboardInterrupt` puts it aside as well, as it
    was after its last whole step. The clock runs when everything is compiled.
    """
    make_ready(LEARNING)
    steps = course.steps
    try:
        return _trained(course, out, threads, every_s, told)
    except KeyboardInterrupt:
        if course.steps > steps:
            course.save(course_beside(out))
        raise


def _trained(course: Course, out: Path, threads: int, every_s: float, told: Told) -> Report:
    begun = seen = last = time.monotonic()
    first = since = course.deals
    with ThreadPoolExecutor(threads) as pool, interrupts_held() as hear:
        while course.progress < 1:
            hear()
            course.run(pool)
            now = time.monotonic()
            course.minutes += (now - seen) / 60
            seen = now
            told.step(course.progress)
            if now - last >= every_s and course.progress < 1:
                course.save(course_beside(out))
                told.report(_reported(course, out, (course.deals - since) / (now - last), DEALS))
                seen = last = time.monotonic()
                since = course.deals
    report = _reported(course, out, (course.deals - first) / max(1e-9, seen - begun), LAST_DEALS)
    told.report(report)
    return report


def course_beside(out: Path) -> Path:
    """Return where the course of a network is put aside."""
    return out.with_suffix(".course")


def _reported(course: Course, out: Path, speed: float, deals: int) -> Report:
    stand = course.report()
    margin = measure(course.average, course.rules, "greedy", deals, SEED)
    report = Report(course.progress, course.minutes, stand.deals, speed, stand.error, margin)
    write_weights(out, course.weights({"v_greedy": margin.as_dict()}))
    return report
