"""The messages about puzzles: over REST alone."""

from typing import Annotated

from pydantic import Field

from settebello.room.screen import Screen
from settebello.server.rules.wire import Label
from settebello.server.wire.messages import Message

PuzzleName = Annotated[str, Field(max_length=40)]


class ThemeStanding(Message):
    """How many puzzles of a theme somebody has tried and solved."""

    theme: str
    tried: int
    solved: int


class PuzzleStanding(Message):
    """How strong somebody is taken to be at puzzles: ``points``, give or take so many.

    ``change`` is by how much the last attempt moved them. ``streak`` is how many were solved in a row,
    ``best_streak`` the longest one. ``course`` are the points after the last attempts, and ``last`` whether
    they were right, the newest last.
    """

    points: int
    give_or_take: int
    change: int
    streak: int
    best_streak: int
    tried: int
    solved: int
    course: list[int]
    last: list[bool]
    themes: list[ThemeStanding]


class PuzzleTheme(Message):
    """A theme of puzzles, and what it is called."""

    name: str
    label: Label


class PuzzlesAnswer(Message):
    """The puzzles there are: how many, their themes, and one's own standing; null for a guest."""

    count: int
    themes: list[PuzzleTheme]
    standing: PuzzleStanding | None


class PuzzleRequest(Message):
    """Ask for a puzzle that was not tried, of one ``theme`` or of any.

    A guest says which were ``tried`` in this browser, and a text that it has drawn. The text settles which of
    several puzzles comes.
    """

    theme: Annotated[str, Field(max_length=40)] | None = None
    tried: Annotated[tuple[PuzzleName, ...], Field(max_length=2000)] = ()
    draw: Annotated[str, Field(max_length=40)] = ""


class PuzzleSet(Message):
    """A puzzle before an attempt: the table as the seat on turn knew it, and nothing of the answer.

    ``taken`` has the pile of each side as a text (``7DAS``). ``day`` is the day whose puzzle this is
    (``2026-07-31``), null of any other. ``tried``: this account has tried it, and another attempt does not
    count. ``streak`` is the account's; null for a guest.
    """

    id: str
    screen: Screen
    taken: list[str]
    day: str | None
    tried: bool
    streak: int | None


class PuzzleAttempt(Message):
    """A play at a puzzle, written as in a table's commands; without one the solution is asked for."""

    action: Annotated[str, Field(max_length=100)] | None


class PromisedPlay(Message):
    """A play that there was, and the points that it promised; ``tempting`` is the likeliest wrong one."""

    play: str
    points: float
    tempting: bool


class PuzzleResult(Message):
    """A puzzle after an attempt.

    ``plays`` begin with the best one. ``difficulty`` is the puzzle's rating in points; of ``tried`` accounts
    so many have ``solved`` it. ``counted``: the attempt was the account's first, and has moved its rating.
    ``standing`` is null for a guest.
    """

    id: str
    right: bool
    played: str | None
    best: str
    plays: list[PromisedPlay]
    said: list[Label]
    themes: list[PuzzleTheme]
    difficulty: int
    tried: int
    solved: int
    counted: bool
    standing: PuzzleStanding | None
