"""Counts of every line of play to a depth: the plain reference, and the files of known counts.

A file of counts holds positions, each followed by the lines of 1, 2, … plays below it::

    # whatever is worth saying
    scopa?players=2 dealer=1 move=2 hands=…
    1 3
    2 9
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from settebello.engine import State, apply_unchecked, legal_actions
from settebello.errors import SyntaxProblem
from settebello.notation import parse_position
from settebello.notation.places import with_line_ends


@dataclass(frozen=True, slots=True)
class PerftCase:
    """A position, the line it stands on, and how many lines of play there are by depth."""

    line: int
    text: str
    position: State
    counts: Mapping[int, int] = field(default_factory=dict)


def perft(state: State, depth: int) -> int:
    """Count the lines of ``depth`` plays, in the order of the engine's legal actions."""
    if depth == 0:
        return 1
    actions = legal_actions(state)
    if depth == 1:
        return len(actions)
    return sum(perft(apply_unchecked(state, action), depth - 1) for action in actions)


def read_perft(text: str) -> list[PerftCase]:
    """Read a file of counts; raise `SyntaxProblem` with the line that cannot be read."""
    cases: list[PerftCase] = []
    counts: dict[int, int] = {}
    for number, line in enumerate(with_line_ends(text).split("\n"), start=1):
        words = line.split()
        if not words or words[0].startswith("#"):
            continue
        if len(words) > 2:
            counts = {}
            cases.append(PerftCase(number, line, _position(line, number), counts))
        elif cases and len(words) == 2 and all(word.isdigit() for word in words):
            counts[int(words[0])] = int(words[1])
        else:
            raise SyntaxProblem("write a position, or a depth and a count below one", line=number)
    return cases


def _position(line: str, number: int) -> State:
    try:
        return parse_position(line)
    except SyntaxProblem as problem:
        why = problem.message.partition(": ")[2]
        raise SyntaxProblem(why, line=number, column=problem.column, reason=problem.reason) from None
