"""Matches looked at once they are over: their summary, deal by deal."""
