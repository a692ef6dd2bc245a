"""The scale of losses: what players of known strength lose a deal, measured by reviews of their own deals.

`settebello-lab losses` plays the deals, reviews them and writes the file that ships with the program.
"""

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from pydantic import TypeAdapter, ValidationError

from settebello.errors import Reason, SyntaxProblem
from settebello.rules import Rules, parse_rules
from settebello.rules.families import family

SCALE_FILE: Final = "scale.json"
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


@cache
def shipped_scale() -> LossScale:
    """Return the scale that ships with the program."""
    return read_scale(files(__package__).joinpath(SCALE_FILE).read_bytes())


def marks_for(rules: Rules) -> tuple[ScaleMark, ...]:
    """Return the marks of games that are played like these rules, the weakest first; none for other games.

    Rules are alike where family, players, sides and cards in hand are. A deal's points may count otherwise.
    """
    games = shipped_scale().games
    return next((game.marks for game in games if _kind(parse_rules(game.rules)) == _kind(rules)), ())


def neighbours(lost: float, marks: tuple[ScaleMark, ...]) -> tuple[ScaleMark | None, ScaleMark | None]:
    """Return the nearest mark that loses more, and the nearest that loses as much or less."""
    weaker = [mark for mark in marks if mark.lost > lost]
    stronger = [mark for mark in marks if mark.lost <= lost]
    return (
        min(weaker, key=lambda mark: mark.lost, default=None),
        max(stronger, key=lambda mark: mark.lost, default=None),
    )


def _kind(rules: Rules) -> tuple[object, ...]:
    return family(rules), rules.players, rules.side_count, rules.deal.hand_size()


_SCALE: Final[TypeAdapter[LossScale]] = TypeAdapter(LossScale)
