"""Matches that are over, and the ratings that come of them."""
