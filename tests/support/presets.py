"""Presets that stand for all."""

from typing import Final

DISTINCT: Final = (
    "scopone",
    "scopa-2",
    "figs",
    "scientifico",
    "scopone-10",
    "scopone-trentino",
    "assi-4-monte",
    "assi-2-posa",
    "quindici-2",
    "torneo-7",
    "x-scopa-3",
    "x-scopa-6",
)
"""Every number of players and way of dealing, and what aces, sums and piles may do."""
