"""A deal of a set as it was played at one table, and the results of several texts together."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from settebello.errors import Fact, SyntaxProblem
from settebello.notation.places import Place
from settebello.notation.tags import BETWEEN_SIDES, UNFINISHED

Team = tuple[str, ...]
"""Who plays together, in the order of the alphabet, or the one name of a team that has a name."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Played:
    """One deal at one table: names by seat, points by side, None if it was not played to its end.

    ``named`` are the teams by side, where they have names. ``verified`` says that the points were
    counted again from a match record.
    """

    deal: int
    table: str
    players: tuple[str, ...]
    points: tuple[int, ...] | None
    named: tuple[str, ...] | None = None
    verified: bool = False
    place: Place = field(default=Place(), compare=False, repr=False)

    @property
    def people(self) -> tuple[Team, Team]:
        """Return who sat on each side: two sides sit in alternate seats."""
        return tuple(sorted(self.players[::2])), tuple(sorted(self.players[1::2]))

    @property
    def teams(self) -> tuple[Team, Team]:
        """Return for whom each side scores: a team with a name, otherwise the people themselves."""
        return self.people if self.named is None else ((self.named[0],), (self.named[1],))


def joined(earlier: Sequence[Played], later: Iterable[Played]) -> tuple[Played, ...]:
    """Add results to others; the same deal by the same people in the same seats is one result.

    Raises `SyntaxProblem`, with the place in the later text, where two texts contradict each other, or
    somebody has played a deal from one side twice.
    """
    known = {(played.deal, played.players): played for played in earlier}
    sides = {key: played for played in earlier for key in _sides(played)}
    for played in later:
        same = known.get((played.deal, played.players))
        if same is None:
            _check_sides(played, sides)
            known[played.deal, played.players] = played
            sides |= dict.fromkeys(_sides(played), played)
        else:
            known[played.deal, played.players] = _both(same, played)
    return tuple(known.values())


def doubt(message: str, reason: str, place: Place, **facts: Fact) -> SyntaxProblem:
    """Build the error for a claim that does not hold, with a sentence of its own."""
    problem = SyntaxProblem(message, line=place.line, column=place.column, reason=reason)
    problem.facts |= facts
    return problem


def check_names(players: Sequence[str], places: Sequence[Place]) -> None:
    """Raise `SyntaxProblem` for a seat without a name, or two with the same: names tell teams apart."""
    for seat, (name, place) in enumerate(zip(players, places, strict=True)):
        if not name.strip():
            raise doubt(f"nobody sits at seat {seat + 1}", "name_missing", place, seat=seat + 1)
        if name in players[:seat]:
            raise doubt(f"two seats have the name {name}", "name_twice", place, name=name)


def check_teams(teams: Sequence[str], places: Sequence[Place]) -> None:
    """Raise `SyntaxProblem` for a team without a name, or one that plays against itself."""
    for name, place in zip(teams, places, strict=True):
        if not name.strip():
            raise doubt("a team needs a name", "team_missing", place)
    if teams[0] == teams[1]:
        raise doubt(
            f"{teams[0]} cannot play on both sides of one table", "team_twice", places[1], team=teams[0]
        )


def _sides(played: Played) -> list[tuple[int, int, str]]:
    return [(played.deal, seat % 2, name) for seat, name in enumerate(played.players)]


def _check_sides(played: Played, sides: dict[tuple[int, int, str], Played]) -> None:
    """Refuse people who know these hands already: they have sat on this side of the deal."""
    for deal, side, name in _sides(played):
        if (deal, side, name) in sides:
            table = sides[deal, side, name].table
            message = f"{name} played deal {deal} from this side before, at table {table}"
            raise doubt(message, "played_twice", played.place, name=name, deal=deal, table=table)


def _both(same: Played, played: Played) -> Played:
    """Make one of two results; refuse them where they say different things of points or teams."""
    if same.points != played.points:
        raise _differ(played, points_text(played.points), points_text(same.points))
    if same.named and played.named and same.named != played.named:
        raise _differ(played, " / ".join(played.named), " / ".join(same.named))
    return replace(same, named=same.named or played.named, verified=same.verified or played.verified)


def _differ(played: Played, here: str, before: str) -> SyntaxProblem:
    message = f"deal {played.deal} is {here} here, and {before} before"
    facts: dict[str, Fact] = {"deal": played.deal, "here": here, "before": before}
    return doubt(message, "results_differ", played.place, **facts)


def points_text(points: Sequence[int] | None) -> str:
    """Write points by side: ``5-2``; ``*`` for a deal that was not played to its end."""
    return UNFINISHED if points is None else BETWEEN_SIDES.join(map(str, points))
