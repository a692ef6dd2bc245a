"""Reviews of matches that are over: who asked, how far each is, and what was found."""

from settebello.store.reviews.reviews import (
    AnalystStanding,
    KeptReview,
    Lease,
    Piece,
    ReviewClaim,
    ReviewStore,
    claim_of,
)
from settebello.store.reviews.sql import SqlReviews

__all__ = [
    "AnalystStanding",
    "KeptReview",
    "Lease",
    "Piece",
    "ReviewClaim",
    "ReviewStore",
    "SqlReviews",
    "claim_of",
]
