"""Tournaments: they are found, entered, run by an arbiter, and their results stay."""
