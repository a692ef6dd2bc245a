"""Study: the review of a match."""
