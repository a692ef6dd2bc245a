"""A review, and one decision of it, as JSON and back."""

from typing import Any

from pydantic import TypeAdapter, ValidationError

from settebello.analysis.report import FORMAT, Decision, Review
from settebello.errors import Reason, SyntaxProblem

_REVIEW: TypeAdapter[Review] = TypeAdapter(Review)
_DECISION: TypeAdapter[Decision] = TypeAdapter(Decision)


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


def decision_text(decision: Decision) -> str:
    """Return one decision as it is kept and sent: one text for the same digits."""
    return _DECISION.dump_json(decision).decode()


def decision_of(text: str) -> Decision:
    """Read one decision; raise `SyntaxProblem` for what is none."""
    try:
        return _DECISION.validate_json(text)
    except ValidationError as problem:
        where = ".".join(map(str, problem.errors()[0]["loc"]))
        raise SyntaxProblem(
            f"this is no decision: see {where or 'its head'}", reason=Reason.NO_DECISION
        ) from None
