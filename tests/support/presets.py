"""Presets that stand for all."""

from typing import Final

from settebello.rules import Preset, options_of_kin, presets

SEARCHED: Final[dict[str, Preset]] = {
    name: row for name, row in presets().items() if not options_of_kin(row.rules())
}
"""The presets that the kernels play: all but the games around the five sources."""

KIN: Final = tuple(name for name in presets() if name not in SEARCHED)
"""The presets of the games around the five sources."""

DISTINCT_KIN: Final = (
    "cirulla",
    "cirulla?players=4",
    "escoba",
    "spazzino",
    "scopa-a-perdere?players=3",
    "spincio",
)
"""Every kind of option that these have, hands that are declared, and the fewest points that win."""

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
