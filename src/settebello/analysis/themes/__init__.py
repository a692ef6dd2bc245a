"""Mistakes that players have names for, each found by what a seat knew, and shown once the engine agrees.

One file has the detectors of one kind, with their sources. `claims` checks what they say.
"""

from typing import Final

from settebello.analysis.positions import Position
from settebello.analysis.report import Theme
from settebello.analysis.themes.ending import fuori_early, fuori_missed, last_capture
from settebello.analysis.themes.found import Detector, theme_of
from settebello.analysis.themes.pairs import dealers_last, pairing, unpairing
from settebello.analysis.themes.prizes import (
    coins,
    primiera_prize,
    settebello_left,
    settebello_passed,
    sevens,
)
from settebello.analysis.themes.scope import anchor, scopa_given, scopa_passed, under_eleven, whirlwind
from settebello.analysis.themes.seen import Seen
from settebello.engine import Action

OF_PLAYS: Final[tuple[Detector, ...]] = (
    scopa_passed,
    settebello_passed,
    anchor,
    under_eleven,
    scopa_given,
    whirlwind,
    settebello_left,
    dealers_last,
    last_capture,
    sevens,
    primiera_prize,
    coins,
    unpairing,
    pairing,
)
"""Those that compare the play made with a better one, the most telling first."""

OF_DECLARATIONS: Final[tuple[Detector, ...]] = (fuori_early, fuori_missed)
"""Those that need no better play."""


def themes_of(position: Position, best: Action) -> tuple[Theme, ...]:
    """Return what may be said of a play that lost points to a better one."""
    return _shown(OF_PLAYS, position, best)


def declarations_of(position: Position) -> tuple[Theme, ...]:
    """Return what may be said of a declaration, or of one that was not made."""
    return _shown(OF_DECLARATIONS, position, position.played)


def _shown(detectors: tuple[Detector, ...], position: Position, best: Action) -> tuple[Theme, ...]:
    seen = Seen(position.view)
    found = (detect(seen, position, best) for detect in detectors)
    shown = (theme_of(each, position, best) for each in found if each is not None)
    return tuple(theme for theme in shown if theme is not None)
