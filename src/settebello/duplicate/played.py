"""A deal of a set as it was played at one table, and the results of several texts together."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from settebello.cards import Seat, number_of
from settebello.errors import Fact, Reason, SyntaxProblem
from settebello.notation.places import TextPlace, problem
from settebello.notation.tags import BETWEEN_SIDES, UNFINISHED

TEAM_TAGS: Final = ("Team1", "Team2")
"""The names of teams by side, in a sheet and in a record."""

Team = tuple[str, ...]
"""The partners, in the order of the alphabet, or the one name of a team that has a name."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedDeal:
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
    place: TextPlace = field(default=TextPlace(), compare=False, repr=False)

    @property
    def sides(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Return the names by side, in the order of seats: two sides sit in alternate seats."""
        return self.players[::2], self.players[1::2]

    @property
    def people(self) -> tuple[Team, Team]:
        """Return who played together on each side."""
        first, second = self.sides
        return tuple(sorted(first)), tuple(sorted(second))

    @property
    def teams(self) -> tuple[Team, Team]:
        """Return for whom each side scores: a team with a name, otherwise the people themselves."""
        return self.people if self.named is None else ((self.named[0],), (self.named[1],))


def joined(earlier: Sequence[PlayedDeal], later: Iterable[PlayedDeal]) -> tuple[PlayedDeal, ...]:
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


def check_names(players: Sequence[str], places: Sequence[TextPlace]) -> None:
    """Raise `SyntaxProblem` for a seat without a name, or two with the same: names tell teams apart."""
    for seat, (name, place) in enumerate(zip(players, places, strict=True)):
        if not name.strip():
            number = number_of(Seat(seat))
            raise problem(f"nobody sits at seat {number}", place, Reason.NAME_MISSING, seat=number)
        if name in players[:seat]:
            raise problem(f"two seats have the name {name}", place, Reason.NAME_TWICE, name=name)


def check_teams(teams: Sequence[str], places: Sequence[TextPlace]) -> None:
    """Raise `SyntaxProblem` for a team without a name, or one that plays against itself."""
    for name, place in zip(teams, places, strict=True):
        if not name.strip():
            raise problem("a team needs a name", place, Reason.TEAM_MISSING)
    if teams[0] == teams[1]:
        raise problem(
            f"{teams[0]} cannot play on both sides of one table", places[1], Reason.TEAM_TWICE, team=teams[0]
        )


def _sides(played: PlayedDeal) -> list[tuple[int, int, str]]:
    return [(played.deal, side, name) for side, names in enumerate(played.sides) for name in names]


def _check_sides(played: PlayedDeal, sides: dict[tuple[int, int, str], PlayedDeal]) -> None:
    """Refuse people who know these hands already: they have sat on this side of the deal."""
    for deal, side, name in _sides(played):
        if (deal, side, name) in sides:
            table = sides[deal, side, name].table
            message = f"{name} played deal {deal} from this side before, at table {table}"
            raise problem(message, played.place, Reason.PLAYED_TWICE, name=name, deal=deal, table=table)


def _both(same: PlayedDeal, played: PlayedDeal) -> PlayedDeal:
    """Make one of two results; refuse them where they say different things of points or teams."""
    if same.points != played.points:
        raise _differ(played, points_text(played.points), points_text(same.points))
    if same.named and played.named and same.named != played.named:
        raise _differ(played, " / ".join(played.named), " / ".join(same.named))
    return replace(same, named=same.named or played.named, verified=same.verified or played.verified)


def _differ(played: PlayedDeal, here: str, before: str) -> SyntaxProblem:
    message = f"deal {played.deal} is {here} here, and {before} before"
    facts: dict[str, Fact] = {"deal": played.deal, "here": here, "before": before}
    return problem(message, played.place, Reason.RESULTS_DIFFER, **facts)


def points_text(points: Sequence[int] | None) -> str:
    """Write points by side: ``5-2``; ``*`` for a deal that was not played to its end."""
    return UNFINISHED if points is None else BETWEEN_SIDES.join(map(str, points))
