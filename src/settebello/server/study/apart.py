"""A process in which finished matches are reviewed, apart from the one that serves the tables.

`reviewing_program` begins it. It reads requests on standard input and answers on standard output, both in
JSON lines. It ends with its input, and with the process that began it. Players that think go first.
"""

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any, Final, TextIO

from pydantic import TypeAdapter

from settebello.analysis import AnalysisSettings, Course, Decision, course_of, review_as_dict
from settebello.errors import SettebelloError
from settebello.notation import loads
from settebello.processes import be_nice, python_command

NEAR: Final = 0.01
"""Points by which two machines may round differently."""

Answers = Iterator[dict[str, Any]]

_DECISION: Final = TypeAdapter(Decision)


def reviewing_program() -> tuple[str, ...]:
    """Return what begins the process, to be run in this thread."""
    return python_command("from settebello.server.study.apart import begin_review; begin_review()")


def begin_review() -> None:
    """Keep standard output for answers alone: what a library prints goes where errors go."""
    be_nice()
    be_nice()  # players that think are as nice as once
    with suppress(BrokenPipeError), os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8") as answers:
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
        serve_reviews(sys.stdin, answers)


def serve_reviews(asked: TextIO, answers: TextIO) -> None:
    """Answer one question after another until there are no more."""
    for line in asked:
        for answer in answered(json.loads(line)):
            answers.write(json.dumps(answer) + "\n")
            answers.flush()


def answered(asked: dict[str, Any]) -> Answers:
    """Yield the pieces of a review that are missing, and then the whole; what goes wrong is an answer too.

    ``preparing`` comes first where the kernels have to be compiled.

    ``asked`` has the ``record``, the ``settings``, the ``pieces`` that are there by their number, and the
    numbers of those that somebody else has made and that are to be judged again (``check``).
    """
    try:
        yield from _reviewed(asked)
    except SettebelloError as problem:
        yield {"problem": problem.reason}


def _reviewed(asked: dict[str, Any]) -> Answers:
    from settebello.analysis.judging import judge  # noqa: PLC0415 (it loads the compiler, which takes a while)
    from settebello.analysis.reviewing import assembled  # noqa: PLC0415 (see above)
    from settebello.players.search.warm import must_compile_to_foresee  # noqa: PLC0415 (see above)

    settings, course = AnalysisSettings(**asked["settings"]), course_of(loads(asked["record"]))
    if must_compile_to_foresee():
        yield {"preparing": True}
    found = {int(number): piece_of(body) for number, body in asked["pieces"].items()}
    if any(_is_wrong(course, number, found[number], settings, judge) for number in asked["check"]):
        yield {"wrong": asked["check"]}
        return
    for number, position in enumerate(course.positions):
        if number not in found:
            found[number] = judge(position, course.digest, settings)
            yield {"number": number, "total": len(course.positions), "piece": result_text(found[number])}
    yield {"review": json.dumps(review_as_dict(assembled(course, settings, found.values())))}


def _is_wrong(
    course: Course,
    number: int,
    claimed: Decision,
    settings: AnalysisSettings,
    judge: Callable[..., Decision],
) -> bool:
    """Tell whether a piece is not what comes out here."""
    if number >= len(course.positions):
        return True
    right = judge(course.positions[number], course.digest, settings)
    return not is_near(_DECISION.dump_python(right, mode="json"), _DECISION.dump_python(claimed, mode="json"))


def is_near(one: object, other: object) -> bool:
    """Tell whether two values of JSON are the same but for how their numbers are rounded."""
    if isinstance(one, float) and isinstance(other, float):
        return abs(one - other) <= NEAR
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(is_near(one[key], other[key]) for key in one)
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(is_near, one, other))
    return bool(one == other)


def piece_of(body: str) -> Decision:
    """Read a piece; raises `pydantic.ValidationError` for what is none."""
    return _DECISION.validate_json(body)


def result_text(piece: Decision) -> str:
    """Return a piece as it is kept."""
    return _DECISION.dump_json(piece).decode()
