"""How a tournament stands: scores, tie-breaks, and the comparison of duplicate deals."""
