"""The scale of losses: what players of known strength lose a deal, measured by reviews of their own deals.

`settebello-lab losses` plays the deals, reviews them and writes the file.
"""

from dataclasses import dataclass
from typing import Final

from pydantic import TypeAdapter, ValidationError

from settebello.errors import Reason, SyntaxProblem

SCALE_FORMAT: Final = 1


@dataclass(frozen=True, slots=True)
class ScaleMark:
    """A player's place: the points it loses a deal, half their 95 % interval, over so many ``deals``."""

    player: str
    lost: float
    half: float
    deals: int


@dataclass(frozen=True, slots=True)
class GameScale:
    """The marks of one game, the weakest first, and the text id of the rules they were measured by."""

    rules: str
    marks: tuple[ScaleMark, ...]


@dataclass(frozen=True, slots=True)
class LossScale:
    """The whole file: each play was judged in so many ``worlds`` by a version of the program."""

    format: int
    program: str
    seed: int
    worlds: int
    games: tuple[GameScale, ...]


def read_scale(text: str | bytes) -> LossScale:
    """Read a scale; raise `SyntaxProblem` for what is none."""
    try:
        found = _SCALE.validate_json(text)
    except ValidationError:
        raise SyntaxProblem("this is no scale of losses", reason=Reason.NO_REVIEW) from None
    if found.format != SCALE_FORMAT:
        raise SyntaxProblem(f"a scale of format {found.format} cannot be read", reason=Reason.NO_REVIEW)
    return found


def scale_text(scale: LossScale) -> str:
    """Return the text of a scale's file."""
    return _SCALE.dump_json(scale, indent=1).decode() + "\n"


_SCALE: Final[TypeAdapter[LossScale]] = TypeAdapter(LossScale)
