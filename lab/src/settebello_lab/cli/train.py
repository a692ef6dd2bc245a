"""``settebello-lab train``: a value network for a rule set, learned by playing against itself."""

import json
import sys
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from rich.progress import Progress

from settebello.cards import Language
from settebello.cli.common.output import make_console, print_json, tame
from settebello.cli.common.progress import compiling, progress_bar
from settebello.errors import FileProblem, InvalidSetting, Reason
from settebello.files import writing
from settebello.kernels.compiling.ready import make_ready, needs_compiling
from settebello.kernels.net.weights import read_weights
from settebello.texts import Texts, texts
from settebello_lab.kernels.warm import LEARNING
from settebello_lab.learn import Course, Report, Settings, Told, course_beside, resume, side_by_side, train


def begin(settings: Settings, start: Sequence[Path]) -> Course:
    """Return a new course, perhaps from a network there is, or from two that stand side by side.

    Raises as `parse_rules`, `read_weights` and `side_by_side`, and `FileProblem` for more than two.
    """
    found = [read_weights(path) for path in start]
    match found:
        case []:
            return Course(settings)
        case [one]:
            return Course(settings, one)
        case [one, two]:
            return Course(settings, side_by_side(one, two))
        case _:
            raise FileProblem("no more than two networks stand side by side", reason=Reason.TOO_MANY_NETWORKS)


def go_on(kept: Path, settings: Settings, named: Collection[str], start: Sequence[Path]) -> Course:
    """Take up a course; raise `InvalidSetting` for a setting that was ``named`` and is not the course's.

    Raises as `resume` besides.
    """
    if start:
        raise InvalidSetting(
            "--start begins a course, and --resume goes on with one", reason=Reason.START_OR_RESUME
        )
    asked = {name: value for name, value in settings.as_dict().items() if name in named}
    return resume(kept, asked)


def run_course(
    course: Course,
    out: Path,
    threads: int,
    every_s: float,
    spoken: Language,
    *,
    curve: Path | None = None,
    as_json: bool,
) -> None:
    """Run a course to its end, a line for each measurement; for programs, one JSON value in the end.

    Each measurement is added to the file ``curve`` as well, a line of JSON, if one is named.
    Raises `FileProblem` for a network whose file would be that of its course.
    """
    said, beside = texts(spoken), course_beside(out)
    if beside == out:
        raise FileProblem(
            f"{out} is where the course itself is kept", reason=Reason.FILE_IS_COURSE, path=str(out)
        )
    console = make_console()

    def show(report: Report) -> None:
        if curve is not None:
            _add(curve, report)
        if not as_json:
            console.print(_line(report, said))

    steps = course.steps
    try:
        with _bar(said) as step:
            report = train(course, out, threads, every_s, Told(step, show))
    except KeyboardInterrupt:
        if course.steps > steps:
            sys.stderr.write(said.say("cli-train-interrupted", path=tame(str(beside))))
        raise
    if as_json:
        print_json({"out": str(out), "settings": course.settings.as_dict()} | report.as_dict())


def compile_learning(progress: Progress, said: Texts) -> None:
    """Compile what learns, the first time ever."""
    if needs_compiling(LEARNING):
        with compiling(progress, said) as report:
            make_ready(LEARNING, report)


@contextmanager
def _bar(said: Texts) -> Iterator[Callable[[float], None]]:
    with progress_bar() as progress:
        compile_learning(progress, said)
        learning = progress.add_task(said.say("cli-learning"), total=1.0)
        yield lambda done: progress.update(learning, completed=done)


def _add(curve: Path, report: Report) -> None:
    with writing(curve), curve.open("a", encoding="utf-8") as file:
        file.write(json.dumps({"progress": round(report.progress, 4)} | report.as_dict()) + "\n")


def _line(report: Report, said: Texts) -> str:
    return said.say(
        "cli-train-line",
        minutes=f"{report.minutes:.1f}",
        deals=str(report.deals),
        speed=f"{report.deals_per_second:.0f}",
        error=f"{report.error:.3f}",
        points=f"{report.margin.points:+.3f}",
        within=f"{1.96 * report.margin.error:.3f}",
    )
