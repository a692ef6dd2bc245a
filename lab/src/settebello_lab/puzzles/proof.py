"""Puzzles proved again: their form by the engine, their lead by fresh worlds.

A puzzle holds where its plays are the legal ones, the play named best is best in both ways of judging, its
lead was 0.4 points or more, and its themes are found again. In fresh worlds, with another seed, the same
play has to be best in both ways, and its lead over each other play may not be surely below 0.4 points: two
standard errors above what was measured it has to reach that.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from settebello.analysis.puzzles.puzzle import Puzzle
from settebello.analysis.puzzles.situation import puzzle_view
from settebello.analysis.puzzles.solution import themes_in
from settebello.errors import SettebelloError
from settebello.notation import action_text
from settebello_lab.puzzles.judgement import Ways, judged
from settebello_lab.puzzles.mining import LEAST_GAP, LEAST_PLAYS

ROUNDED: Final = 0.03
"""Points by which numbers that are kept with two places may differ."""


class Fault(StrEnum):
    """The first thing about a puzzle that does not hold."""

    POSITION = "position"
    PLAYS = "plays"
    BEST = "best"
    GAP = "gap"
    THEMES = "themes"
    FRESH_BEST = "fresh_best"
    FRESH_GAP = "fresh_gap"


@dataclass(frozen=True, slots=True)
class PuzzleProof:
    """The result of a file: how many puzzles were looked at, the faults by id, and the counts."""

    puzzles: int
    faults: dict[str, Fault]
    by_theme: dict[str, int]
    by_rules: dict[str, int]

    @property
    def ok(self) -> bool:
        """Tell whether every puzzle holds."""
        return not self.faults

    def as_dict(self) -> dict[str, object]:
        """Return the form of ``--json``."""
        return {
            "ok": self.ok,
            "puzzles": self.puzzles,
            "faults": {name: fault.value for name, fault in self.faults.items()},
            "themes": self.by_theme,
            "rules": self.by_rules,
        }


def fault_of(puzzle: Puzzle, ways: Ways | None = None) -> Fault | None:
    """Return the first thing that does not hold; without ``ways`` nothing is judged afresh."""
    try:
        legal = [action_text(each) for each in puzzle_view(puzzle).legal]
    except SettebelloError:
        return Fault.POSITION
    if legal != [each.play for each in puzzle.plays] or len(legal) < LEAST_PLAYS:
        return Fault.PLAYS
    leads = _leads(puzzle)
    if min(leads) <= 0:
        return Fault.BEST
    if puzzle.gap < LEAST_GAP or abs(min(leads) - puzzle.gap) > ROUNDED:
        return Fault.GAP
    if not puzzle.themes or puzzle.themes != themes_in(puzzle):
        return Fault.THEMES
    return None if ways is None else _fresh_fault(puzzle, ways)


def proof_of(puzzles: Sequence[Puzzle], faults: dict[str, Fault]) -> PuzzleProof:
    """Put the faults of puzzles together with their counts."""
    themes = Counter(theme for puzzle in puzzles for theme in puzzle.themes)
    rules = Counter(puzzle.rules for puzzle in puzzles)
    return PuzzleProof(len(puzzles), faults, dict(themes.most_common()), dict(rules.most_common()))


def _leads(puzzle: Puzzle) -> list[float]:
    """Return the leads of the best play over each other one, in either way."""
    best = next(each for each in puzzle.plays if each.play == puzzle.best)
    others = [each for each in puzzle.plays if each is not best]
    first = [best.points - each.points for each in others]
    return first + [best.other_points - each.other_points for each in others]


def _fresh_fault(puzzle: Puzzle, ways: Ways) -> Fault | None:
    both = judged(puzzle_view(puzzle), puzzle.id, ways)
    if any(puzzle.plays[each.best].play != puzzle.best for each in both):
        return Fault.FRESH_BEST
    return Fault.FRESH_GAP if any(each.likely_gap < LEAST_GAP for each in both) else None
