"""A finished match reviewed: what every play was worth by what its seat knew, and what came of it.

`settebello.analysis.reviewing.review` reads a record and returns the values named here, with a JSON form. It
needs no clock, and no luck but its seed. It imports Numba; what is named here does not.
"""

from settebello.analysis.form import review_as_dict, review_from_dict
from settebello.analysis.positions import Course, Position, course_of
from settebello.analysis.report import (
    AnalysisSettings,
    DealReview,
    Decision,
    JudgedPlay,
    Level,
    Note,
    ResultParts,
    Review,
    Theme,
    Unjudged,
)

__all__ = [
    "AnalysisSettings",
    "Course",
    "DealReview",
    "Decision",
    "JudgedPlay",
    "Level",
    "Note",
    "Position",
    "ResultParts",
    "Review",
    "Theme",
    "Unjudged",
    "course_of",
    "review_as_dict",
    "review_from_dict",
]
