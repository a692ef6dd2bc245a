"""A puzzle: a position as one seat knew it, every legal play judged in two ways, and the one best play.

A puzzle is one line of JSON. Cards and plays are written as in ``docs/notation.md``; seats count from 0.
"""

from hashlib import blake2b
from typing import Annotated, Final, NamedTuple

from pydantic import ConfigDict, Field, TypeAdapter, ValidationError
from pydantic.dataclasses import dataclass as checked_dataclass

from settebello.errors import Reason, SyntaxProblem

LONGEST_TEXT: Final = 400
"""Letters of one text of a puzzle; the acts of a whole deal have fewer."""
MOST_PLAYS: Final = 60
"""Legal plays of a puzzle."""

_STRICT: Final = ConfigDict(extra="forbid", allow_inf_nan=False)

Text = Annotated[str, Field(max_length=LONGEST_TEXT)]
Seat = Annotated[int, Field(ge=0, le=5)]
Points = Annotated[float, Field(ge=-60, le=60)]


class PuzzlePlay(NamedTuple):
    """A legal play and its worth: points of the deal, with standard errors, in each way of judging."""

    play: Text
    points: Points
    error: Points
    other_points: Points
    other_error: Points

    @property
    def worth(self) -> float:
        """Return its points, the mean of both ways of judging."""
        return (self.points + self.other_points) / 2


@checked_dataclass(frozen=True, slots=True, kw_only=True, config=_STRICT)
class PuzzlePosition:
    """The knowledge of a seat on turn.

    ``table`` are the cards dealt to the table, ``acts`` the plays since, with a space between two, ``hand``
    the cards that the seat holds now. The score is level, and has no part in a puzzle.
    """

    dealer: Seat
    table: Text
    acts: Text
    hand: Text


@checked_dataclass(frozen=True, slots=True, kw_only=True, config=_STRICT)
class Puzzle:
    """A position with one best play, ahead by ``gap`` points at least in both ways of judging.

    ``plays`` are all legal plays in the canonical order. ``themes`` are the names of the mistakes that the
    likeliest other plays would be. ``rating`` is a first estimate, on the scale of players' ratings.
    """

    id: Text
    rules: Text
    position: PuzzlePosition
    seat: Seat
    plays: Annotated[tuple[PuzzlePlay, ...], Field(min_length=1, max_length=MOST_PLAYS)]
    best: Text
    gap: Points
    rating: Annotated[int, Field(ge=0, le=5000)]
    themes: Annotated[tuple[Text, ...], Field(max_length=30)]

    @property
    def runner_up(self) -> str:
        """Return the best of the other plays, by the mean of both ways."""
        others = (each for each in self.plays if each.play != self.best)
        return max(others, key=lambda each: each.worth).play

    def loss(self, play: str) -> float:
        """Return what a play is worth less than the best one, the mean of both ways; `KeyError` for none."""
        worths = {each.play: each.worth for each in self.plays}
        return worths[self.best] - worths[play]


def puzzle_id(rules: str, seat: int, position: PuzzlePosition) -> str:
    """Return the name that a position has: the same one wherever it is found again."""
    parts = (rules, str(seat), str(position.dealer), position.table, position.acts, position.hand)
    return blake2b("/".join(parts).encode(), digest_size=5).hexdigest()


def puzzle_line(puzzle: Puzzle) -> str:
    """Return a puzzle as one line of JSON, without its end."""
    return _PUZZLE.dump_json(puzzle).decode()


def puzzle_of(line: str | bytes, number: int = 1) -> Puzzle:
    """Read a line; raise `SyntaxProblem` with its number where it is no puzzle.

    That the plays are those of the position, `settebello_lab.puzzles.proof` checks.
    """
    try:
        puzzle = _PUZZLE.validate_json(line)
    except ValidationError as problem:
        first = problem.errors(include_url=False, include_context=False, include_input=False)[0]
        raise no_puzzle(".".join(map(str, first["loc"])) or "the line", number) from None
    if puzzle.id != puzzle_id(puzzle.rules, puzzle.seat, puzzle.position):
        raise no_puzzle("id", number)
    if puzzle.best not in {each.play for each in puzzle.plays}:
        raise no_puzzle("best", number)
    return puzzle


def no_puzzle(where: str, number: int = 1) -> SyntaxProblem:
    """Return the problem of a line that is no puzzle: what is wrong in it."""
    return SyntaxProblem(f"this is no puzzle: see {where}", line=number, reason=Reason.NO_PUZZLE, where=where)


_PUZZLE: Final[TypeAdapter[Puzzle]] = TypeAdapter(Puzzle)
