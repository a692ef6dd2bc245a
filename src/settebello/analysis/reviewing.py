"""A match reviewed: every decision judged, then put together by deal, by seat and for the whole.

Decisions do not depend on each other. `judge` looks at one, in whatever process; `assembled` makes a
review of all. The digits depend on the record, the settings and the version of the program, not on who
computed what.
"""

from collections.abc import Callable, Iterable, Sequence
from math import sqrt

import settebello
from settebello.analysis.judging import DIGITS, judge
from settebello.analysis.luck import luck_of, together
from settebello.analysis.positions import Course, course_of
from settebello.analysis.report import (
    FORMAT,
    AnalysisSettings,
    DealReview,
    Decision,
    Level,
    Review,
    Unjudged,
)
from settebello.arguments import check_integer, check_kind, check_whole
from settebello.cards import Seat, Side
from settebello.engine import seats_of
from settebello.errors import InvalidArgument, Reason
from settebello.notation import MatchRecord, VerifiedDeal

Told = Callable[[int, int], None]
"""Is told how many decisions are judged, and how many there are."""

MOST_WORLDS = 100_000


def review(record: MatchRecord, settings: AnalysisSettings | None = None, told: Told | None = None) -> Review:
    """Review a match: every legal play of every decision, the losses, the levels, and luck.

    Same record, same settings: the same review. A record that goes wrong, or ends early, is reviewed as far
    as it holds, and ``notes`` say what is left out. Raises the `SettebelloError` of a record of which
    nothing holds, and `InvalidArgument` for what is no record and for settings that make no sense.
    """
    check_kind("record", record, MatchRecord, "settebello.notation.loads reads one")
    settings = checked_settings(settings or AnalysisSettings())
    course = course_of(record)
    return assembled(course, settings, judged(course, settings, told))


def judged(course: Course, settings: AnalysisSettings, told: Told | None = None) -> Iterable[Decision]:
    """Yield the decisions of a match, judged one after another."""
    for number, position in enumerate(course.positions):
        if told is not None:
            told(number, len(course.positions))
        yield judge(position, course.digest, settings)
    if told is not None:
        told(len(course.positions), len(course.positions))


def checked_settings(settings: AnalysisSettings) -> AnalysisSettings:
    """Return settings that make sense; raise `InvalidArgument` for others."""
    for name in ("worlds", "runs"):
        check_integer(name, getattr(settings, name))
    for name in ("seed", "open_left", "open_nodes"):
        check_whole(name, getattr(settings, name), 0, (1 << 64) - 1)
    if settings.worlds % 2 or not 2 <= settings.worlds <= MOST_WORLDS:
        raise InvalidArgument(
            f"worlds is an even number from 2 to {MOST_WORLDS}",
            reason=Reason.BAD_WORLDS,
            worlds=settings.worlds,
        )
    if settings.runs < 1:
        raise InvalidArgument("runs is 1 or more", reason=Reason.BAD_RUNS, runs=settings.runs)
    return settings


def assembled(course: Course, settings: AnalysisSettings, decisions: Iterable[Decision]) -> Review:
    """Put judged decisions together, in whatever order they come."""
    found = tuple(sorted(decisions, key=lambda each: (each.deal, each.act)))
    deals = tuple(
        _deal_review(deal, number, found, course, settings) for number, deal in enumerate(course.deals)
    )
    return Review(
        format=FORMAT,
        program=settebello.__version__,
        digest=course.digest,
        rules=course.record.rules_text,
        players=course.record.players,
        settings=settings,
        deals=deals,
        decisions=found,
        levels=tuple(_level(Seat(seat), found) for seat in range(len(course.record.players))),
        luck=None
        if any(deal.given for deal in course.record.deals)
        else together([each.luck for each in deals if each.luck is not None]),
        notes=course.notes,
    )


def _deal_review(
    deal: VerifiedDeal, number: int, decisions: Sequence[Decision], course: Course, settings: AnalysisSettings
) -> DealReview:
    rules, first = deal.states[0].rules, deal.states[0]
    own = [each for each in decisions if each.deal == number]
    lost = [_lost(own, Seat(seat)) for seat in range(rules.players)]
    sides = [seats_of(rules, Side(side)) for side in range(rules.side_count)]
    by_side = [sum(lost[seat][0] for seat in seats) for seats in sides]
    return DealReview(
        deal=number,
        dealer=first.dealer,
        before=first.before,
        ending=None if deal.ending is None else deal.ending.how.value,
        points=None if deal.score is None else tuple(each.total for each in deal.score.points),
        lost=tuple(each[0] for each in lost),
        errors=tuple(each[1] for each in lost),
        luck=None
        if course.record.deals[number].given
        else luck_of(deal, number, by_side, course.digest, settings),
    )


def _lost(decisions: Sequence[Decision], seat: Seat) -> tuple[float, float]:
    """Return the points a seat lost, and how well that is known."""
    own = [each for each in decisions if each.seat == seat]
    error = sqrt(sum(each.error**2 for each in own))
    return round(sum(each.loss for each in own), DIGITS), round(error, DIGITS)


def _level(seat: Seat, decisions: Sequence[Decision]) -> Level:
    """Return what a seat lost a deal.

    Other deals would have brought other mistakes: mistakes that come by themselves, each as large as these,
    vary in sum by the root of the sum of their squares. That is the standard error; it holds the noise of
    judging too.
    """
    own = [each for each in decisions if each.seat == seat and each.unjudged is None]
    deals = len(
        {each.deal for each in decisions if each.seat == seat and each.unjudged is not Unjudged.GIVEN}
    )
    lost = sum(each.loss for each in own) / max(1, deals)
    error = sqrt(sum(each.loss**2 for each in own)) / max(1, deals)
    return Level(
        seat=seat,
        decisions=len(own),
        deals=deals,
        lost=round(lost, DIGITS),
        error=round(error, DIGITS),
    )
