"""Puzzles proved and mined: those that ship hold by the engine and in fresh worlds."""

import json
import os
from dataclasses import replace
from typing import Final

import pytest

from settebello.analysis.puzzles import puzzle_line, puzzle_of, puzzle_view, shipped
from settebello.errors import Reason, UnknownRule
from settebello.notation.tags import PRACTICE_TAG
from settebello_lab.puzzles.judgement import Ways, judged
from settebello_lab.puzzles.mining import LEAST_GAP, check_mined, mined_deal, mined_record
from settebello_lab.puzzles.proof import Fault, fault_of
from tests.unit.analysis.puzzles.lines import first, kept, moved
from tests.unit.notation.matches import played_match

SAMPLE: Final = 6
"""How many puzzles are judged again here; `settebello-lab puzzles check` judges all."""

STEP: Final = 8
"""Of so many puzzles one is looked at in each quick test; the slow one looks at more."""

PARTS: Final = 8
"""The parts in which the slow test looks at them, so that each is short on a busy machine too."""

LOOKED_AT: Final = range(PARTS) if os.environ.get("HYPOTHESIS_PROFILE") == "night" else (0, PARTS // 2)
"""The parts that every run of the slow test looks at; `settebello-lab puzzles check` looks at all, too."""


def test_a_sample_of_the_shipped_puzzles_holds_by_the_engine() -> None:
    """Its plays are the legal ones, the best is ahead in both ways, its themes are found again."""
    assert {puzzle.id: fault for puzzle in shipped()[::STEP] if (fault := fault_of(puzzle)) is not None} == {}


def test_the_best_play_is_ahead_in_both_ways_by_the_least_gap() -> None:
    for puzzle in shipped():
        assert puzzle.gap >= LEAST_GAP
        assert min(puzzle.loss(each.play) for each in puzzle.plays if each.play != puzzle.best) >= LEAST_GAP
        assert len(puzzle.plays) >= 3


def test_a_sample_is_judged_the_same_way_again() -> None:
    step = max(1, len(shipped()) // SAMPLE)
    for puzzle in shipped()[::step][:SAMPLE]:
        both = judged(puzzle_view(puzzle), puzzle.id, Ways())
        for judgement in both:
            assert puzzle.plays[judgement.best].play == puzzle.best
        for place, play in enumerate(puzzle.plays):
            found = (both[0].worths[place].value, both[1].worths[place].value)
            assert found == pytest.approx((play.points, play.other_points), abs=0.02)


@pytest.mark.slow
@pytest.mark.parametrize("part", LOOKED_AT)
def test_the_shipped_puzzles_hold_in_fresh_worlds(part: int) -> None:
    faults = {puzzle.id: fault_of(puzzle, Ways(seed=1)) for puzzle in shipped()[part::PARTS]}
    assert {name: fault for name, fault in faults.items() if fault is not None} == {}


def test_faults_are_named() -> None:
    puzzle = first()
    lines = json.loads(puzzle_line(puzzle))
    plays = [[play, -points, error, -other, wrong] for play, points, error, other, wrong in lines["plays"]]
    assert fault_of(puzzle_of(moved(hand="ZZ"))) is Fault.POSITION
    assert fault_of(puzzle_of(kept(plays=lines["plays"][::-1]))) is Fault.PLAYS
    assert fault_of(puzzle_of(kept(plays=plays))) is Fault.BEST
    assert fault_of(puzzle_of(kept(gap=0.39))) is Fault.GAP
    assert fault_of(puzzle_of(kept(gap=puzzle.gap + 1))) is Fault.GAP
    assert fault_of(puzzle_of(kept(themes=["napoli"]))) is Fault.THEMES


def test_mining_the_same_deal_finds_the_same_puzzles() -> None:
    found = mined_deal("scopa-2", 1, 3)
    assert found == mined_deal("scopa-2", 1, 3)
    assert [fault_of(each) for each in found] == [None] * len(found)


def test_a_match_is_mined_without_what_it_does_not_show() -> None:
    for puzzle in mined_record(played_match("scopa-2", 4, most=1, plays=16)):
        assert fault_of(puzzle) is None


def test_a_match_in_which_people_practised_has_no_puzzles() -> None:
    record = played_match("scopa-2", 4, most=1, plays=16)
    assert mined_record(replace(record, free_tags=((PRACTICE_TAG, "1"),))) == ()


def test_rules_of_three_sides_are_not_mined() -> None:
    assert check_mined("scopa?players=2") == check_mined("scopa-2")
    for rules in ("x-scopa-3", "x-scopa-6"):
        with pytest.raises(UnknownRule) as problem:
            check_mined(rules)
        assert problem.value.reason is Reason.PUZZLE_RULES
