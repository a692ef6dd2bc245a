"""The decisions of a match judged by several processes; the digits are the same on any number of them."""

from collections.abc import Iterator
from functools import lru_cache

from settebello.analysis import AnalysisSettings, Course, Decision, course_of
from settebello.analysis.judging import judge
from settebello.analysis.reviewing import Told, judged
from settebello.cli.common.sharing import shared
from settebello.errors import Reason, SettebelloError
from settebello.notation import dumps, loads

Part = tuple[str, AnalysisSettings, int]
"""A record's text, the settings, and which decision."""


def decisions(course: Course, settings: AnalysisSettings, workers: int, told: Told) -> Iterator[Decision]:
    """Yield the decisions of a match in their order; raise `SettebelloError` where a process died."""
    if workers == 1:
        yield from judged(course, settings, told)
        return
    count = len(course.positions)
    parts = [(dumps(course.record), settings, number) for number in range(count)]
    lost = SettebelloError("a process that judged plays ended", reason=Reason.REVIEW_DIED)
    for number, decision in enumerate(shared(_judged, parts, workers, lost), 1):
        told(number, count)
        yield decision


def _judged(part: Part) -> Decision:
    text, settings, number = part
    course = _course(text)
    return judge(course.positions[number], course.digest, settings)


@lru_cache(maxsize=2)
def _course(text: str) -> Course:
    return course_of(loads(text))
