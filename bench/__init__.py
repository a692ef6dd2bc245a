"""Measurements, one file a question: each prints its table."""
