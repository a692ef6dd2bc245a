"""A process in which finished matches are reviewed, apart from the one that serves the tables.

`reviewing_program` begins it. It reads requests on standard input and answers on standard output, both in
JSON lines. It ends with its input, and with the process that began it. Players that think go first.
"""

import json
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any, TextIO

from settebello.analysis import AnalysisSettings, Course, course_of, review_as_dict
from settebello.analysis.form import decision_of, decision_text
from settebello.errors import SettebelloError
from settebello.notation import loads
from settebello.processes import be_nice, python_command

Answers = Iterator[dict[str, Any]]


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

    ``preparing`` comes first where the kernels have to be compiled, and ``digits`` before the whole: the
    trial of this machine (`settebello.analysis.trial`).

    ``asked`` has the ``record``, the ``settings``, and the ``pieces`` that are there by their number. Of the
    numbers of those that somebody else has made (``theirs``) each has to fit its position, and those to
    ``check`` are judged again; then they are ``checked``, or the review ends with those that are ``wrong``.
    """
    try:
        yield from _reviewed(asked)
    except SettebelloError as problem:
        yield {"problem": problem.reason}


def _reviewed(asked: dict[str, Any]) -> Answers:
    from settebello.analysis.judging import judge  # noqa: PLC0415 (it loads the compiler, which takes a while)
    from settebello.analysis.reviewing import assembled  # noqa: PLC0415 (see above)
    from settebello.analysis.trial import trial_digits  # noqa: PLC0415 (see above)
    from settebello.players.search.warm import must_compile_to_foresee  # noqa: PLC0415 (see above)

    settings, course = AnalysisSettings(**asked["settings"]), course_of(loads(asked["record"]))
    if must_compile_to_foresee():
        yield {"preparing": True}
    pieces = {int(number): body for number, body in asked["pieces"].items()}
    if asked["theirs"]:
        wrong = wrong_pieces(course, pieces, asked["theirs"], asked["check"], settings)
        yield {"wrong": wrong} if wrong else {"checked": asked["theirs"]}
        if wrong:
            return
    found = {number: decision_of(body) for number, body in pieces.items()}
    for number, position in enumerate(course.positions):
        if number not in found:
            found[number] = judge(position, course.digest, settings)
            text = decision_text(found[number])
            yield {"number": number, "total": len(course.positions), "piece": text}
    yield {"digits": trial_digits()}
    yield {"review": json.dumps(review_as_dict(assembled(course, settings, found.values())))}


def wrong_pieces(
    course: Course,
    pieces: Mapping[int, str],
    theirs: Sequence[int],
    check: Sequence[int],
    settings: AnalysisSettings,
) -> list[int]:
    """List the pieces of others that cannot be, and those that come out otherwise here."""
    from settebello.analysis.checking import may_be_true  # noqa: PLC0415 (it loads the compiler)
    from settebello.analysis.judging import judge  # noqa: PLC0415 (see above)

    positions = course.positions
    wrong = {
        number
        for number in theirs
        if number >= len(positions) or not may_be_true(decision_of(pieces[number]), positions[number])
    }
    again = (number for number in check if number not in wrong)
    wrong |= {
        number
        for number in again
        if decision_text(judge(positions[number], course.digest, settings)) != pieces[number]
    }
    return sorted(wrong)
