"""A review as JSON and back."""

from typing import Any

from pydantic import TypeAdapter, ValidationError

from settebello.analysis.report import FORMAT, Review
from settebello.errors import Reason, SyntaxProblem

_REVIEW: TypeAdapter[Review] = TypeAdapter(Review)


def review_as_dict(review: Review) -> dict[str, Any]:
    """Return the form of ``--json``: lists, objects, texts, numbers and nulls."""
    kept: dict[str, Any] = _REVIEW.dump_python(review, mode="json")
    return kept


def review_from_dict(kept: object) -> Review:
    """Return the review that was kept; raise `SyntaxProblem` for another format, or what is no review."""
    try:
        review = _REVIEW.validate_python(kept)
    except ValidationError as problem:
        where = ".".join(map(str, problem.errors()[0]["loc"]))
        raise SyntaxProblem(
            f"this is no review: see {where or 'its head'}", reason=Reason.NO_REVIEW
        ) from None
    if review.format != FORMAT:
        raise SyntaxProblem(f"a review of format {review.format} cannot be read", reason=Reason.NO_REVIEW)
    return review
