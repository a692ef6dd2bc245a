"""Reviews of matches that are over: who asked, how far each is, and what was found."""

from settebello.store.reviews.reviews import KeptReview, Piece, ReviewClaim, ReviewStore
from settebello.store.reviews.sql import SqlReviews

__all__ = ["KeptReview", "Piece", "ReviewClaim", "ReviewStore", "SqlReviews"]
