"""Known counts of lines of play, by the engine and by the kernels."""

import os
from pathlib import Path
from typing import Final

import pytest

from settebello.errors import SyntaxProblem
from settebello.kernels import divide, perft
from settebello_lab import perft as reference
from settebello_lab.perft import PerftCase, read_perft

FILES: Final = sorted(Path(__file__).parent.glob("*.txt"))
CASES: Final = [
    pytest.param(case, id=f"{path.stem}-{case.line}")
    for path in FILES
    for case in read_perft(path.read_text())
]

COMPILED: Final = os.environ.get("NUMBA_DISABLE_JIT", "0") == "0"
ENGINE_LINES: Final = 300
ENGINE_LINES_AT_LENGTH: Final = int(os.environ.get("SETTEBELLO_PERFT_LINES", "3000"))
KERNEL_LINES: Final = 10_000_000 if COMPILED else 300
"""Counts above these are left out."""


def test_there_are_positions_of_every_game() -> None:
    assert {path.stem for path in FILES} >= {"assi", "options", "quindici", "scopa", "scopone"}
    assert len(CASES) > 50


@pytest.mark.parametrize(
    "most",
    [ENGINE_LINES, pytest.param(ENGINE_LINES_AT_LENGTH, marks=pytest.mark.slow)],
    ids=["short", "long"],
)
@pytest.mark.parametrize("case", CASES)
def test_the_engine_counts_the_known_lines(case: PerftCase, most: int) -> None:
    depths = [depth for depth, lines in case.counts.items() if lines <= most]
    assert {depth: reference.perft(case.position, depth) for depth in depths} == {
        depth: case.counts[depth] for depth in depths
    }


@pytest.mark.parametrize("case", CASES)
def test_the_kernels_count_the_known_lines(case: PerftCase) -> None:
    depths = [depth for depth, lines in case.counts.items() if lines <= KERNEL_LINES]
    assert {depth: perft(case.position, depth) for depth in depths} == {
        depth: case.counts[depth] for depth in depths
    }


@pytest.mark.parametrize("case", CASES[::7])
def test_the_lines_after_each_action_add_up(case: PerftCase) -> None:
    assert sum(divide(case.position, 2).values()) == case.counts[2]


@pytest.mark.parametrize(
    ("text", "line"),
    [("1 3", 1), ("# nothing\nscopa dealer=1 x=2", 2), ("\n\nscopone\n", 3)],
)
def test_a_file_that_cannot_be_read_says_where(text: str, line: int) -> None:
    with pytest.raises(SyntaxProblem) as refused:
        read_perft(text)
    assert refused.value.line == line
