"""Puzzles: one is set, a play is judged, and who has an account is rated against it."""
