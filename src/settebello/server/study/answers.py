"""A review as it is told: its decisions with their sentences, the whole once it is there."""

import json
from collections.abc import Iterable, Sequence
from functools import partial

from settebello.analysis import Decision, Note, Review, review_from_dict
from settebello.analysis.form import decision_of
from settebello.analysis.sentences import note_text, themes_text
from settebello.server.rules.wire import Label
from settebello.server.site.languages import in_all, rows_in_all
from settebello.server.study.wire import ReviewAnswer, ReviewedDecision, ReviewNote, ReviewState
from settebello.store import KeptMatch, KeptReview, Piece

State = dict[str, object]


def review_answer(
    kept: KeptMatch, version: str, review: KeptReview | None, *, preparing: bool = False
) -> ReviewAnswer:
    """Return how a review stands, without what is found in it; ``preparing``: kernels are compiled first."""
    state = _state(review)
    return ReviewAnswer(
        match=kept.id,
        version=version,
        state="preparing" if preparing and state == "waiting" else state,
        done=review.done if review else 0,
        total=review.total if review else None,
        decisions=[],
        levels=[],
        deals=[],
        luck=None,
        notes=[],
        problem=review.problem if review else None,
    )


def with_pieces(answer: ReviewAnswer, kept: KeptMatch, pieces: Iterable[Piece]) -> ReviewAnswer:
    """Add the decisions that are judged so far, but for those of analysts that nobody has checked."""
    decisions = [decision_of(each.body) for each in pieces if each.analyst is None]
    return answer.model_copy(update={"decisions": _told(decisions, kept)})


def with_whole(answer: ReviewAnswer, kept: KeptMatch, body: str) -> ReviewAnswer:
    """Add a whole review."""
    review: Review = review_from_dict(json.loads(body))
    return answer.model_copy(
        update={
            "decisions": _told(review.decisions, kept),
            "levels": list(review.levels),
            "deals": list(review.deals),
            "luck": review.luck,
            "notes": [ReviewNote(note=each, said=_noted(each)) for each in review.notes],
        }
    )


def _state(review: KeptReview | None) -> ReviewState:
    if review is None:
        return "none"
    if review.problem is not None:
        return "failed"
    if review.body is not None:
        return "done"
    return "waiting" if review.total is None else "working"


def _told(decisions: Sequence[Decision], kept: KeptMatch) -> list[ReviewedDecision]:
    """Return decisions with their sentences, which name the players as they are called now."""
    players = [seat.name for seat in kept.seats]
    return [
        ReviewedDecision(
            decision=each,
            said=rows_in_all(partial(themes_text, each.themes, players)),
        )
        for each in decisions
    ]


def _noted(note: Note) -> Label:
    return in_all(partial(note_text, note))
