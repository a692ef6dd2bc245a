"""The ratings on a database: each rated match moves those who played it, one match after the other."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, Final

from sqlalchemy import Connection, Row, Select, delete, false, insert, select

from settebello.duplicate.meetings import DAY_S, Meetings
from settebello.ratings import SURE, Rating, part_of_the_way, places_of, rated
from settebello.room import MatchResult
from settebello.room.results.result import How
from settebello.rules import Company, Family, company, family
from settebello.store.schema import MATCH_SEATS, MATCHES, RATINGS

RESULTS_LOCK: Final = 0x53455438
"""The number of PostgreSQL's lock under which matches are written."""


@dataclass(slots=True)
class Known:
    """The rating of one player in one kind of game."""

    rating: Rating = field(default_factory=Rating)
    matches: int = 0
    won: int = 0


def one_after_the_other(connection: Connection) -> None:
    """Let nobody else write matches down, or on SQLite anything, until the transaction ends."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({RESULTS_LOCK})")
    else:
        connection.execute(delete(RATINGS).where(false()))  # a first write, of nothing


def rate(connection: Connection, result: MatchResult, people: Sequence[str], number: int) -> None:
    """Rate the match that is written down under this number; ``people`` are who played, by seat."""
    game = (family(result.rules), company(result.rules))
    sides, left = [each.side for each in result.seats], [each.left for each in result.seats]
    mine = [RATINGS.c.family == game[0], RATINGS.c.company == game[1], RATINGS.c.person.in_(people)]
    before = {row.person: _known(row) for row in connection.execute(select(RATINGS).where(*mine))}
    known = {person: before.get(person, Known()) for person in people}
    spared = _spared(result.how, result.lost_by, sides, left)
    teams = _teams(people, sides, [each.player for each in result.seats], len(result.score))
    weight = _met(connection, game, teams, number, result.ended).weight(teams, result.ended)
    _play(known, people, sides, Decided(result.score, result.winner, spared, weight))
    connection.execute(delete(RATINGS).where(*mine))
    rows = [_row(person, game, each) for person, each in known.items() if each.matches]
    connection.execute(insert(RATINGS), rows)


class Reckoning:
    """The ratings as they are after some matches, from the first on."""

    def __init__(self) -> None:
        self.matches = 0
        self._known: defaultdict[tuple[Family, Company], defaultdict[str, Known]]
        self._known = defaultdict(lambda: defaultdict(Known))
        self._met = defaultdict[tuple[Family, Company], Meetings](Meetings)

    @property
    def people(self) -> set[str]:
        """Return everybody who has played, also those whose account is gone."""
        return {person for players in self._known.values() for person in players}

    def play(self, rows: Iterable[Row[Any]]) -> None:
        """Let matches move the ratings; ``rows`` are their seats, as `rated_seats` reads them."""
        for _, found in groupby(rows, key=lambda row: row.number):
            seats = list(found)
            match = seats[0]
            score = tuple(map(int, match.score.split()))
            people, sides = [row.person for row in seats], [row.side for row in seats]
            spared = _spared(match.how, match.lost_by, sides, [row.has_left for row in seats])
            game = (match.family, match.company)
            teams = _teams(people, sides, [row.player for row in seats], len(score))
            weight = self._met[game].weight(teams, match.ended)
            self._met[game].add(teams, match.ended)
            _play(self._known[game], people, sides, Decided(score, match.winner, spared, weight))
            self.matches += 1

    def rows(self, there: Collection[str]) -> list[dict[str, object]]:
        """List the ratings of those whose account is there."""
        return [
            _row(person, game, each)
            for game, players in self._known.items()
            for person, each in players.items()
            if person in there and each.matches
        ]


def rated_seats(numbers: Select[tuple[int]]) -> Select[Any]:
    """Return the query for the seats of these matches, as `Reckoning.play` takes them."""
    match, seat = MATCHES.c, MATCH_SEATS.c
    return (
        select(match.number, match.family, match.company, match.score, match.winner, match.how, match.lost_by)
        .add_columns(match.ended, seat.person, seat.side, seat.has_left, seat.player)
        .join(MATCH_SEATS, seat.match == match.number)
        .where(match.number.in_(numbers))
        .order_by(match.number, seat.seat)
    )


@dataclass(frozen=True, slots=True)
class Decided:
    """How a match ended: points and winner, the seats that are spared, how much it counts (0 to 1)."""

    score: Sequence[int]
    winner: int
    spared: Collection[int]
    weight: float


def _teams(
    people: Sequence[str], sides: Sequence[int], players: Sequence[str | None], count: int
) -> list[list[str]]:
    """Return by side who played with an account of their own: the house's players meet anybody as often."""
    seats = list(zip(people, sides, players, strict=True))
    return [[who for who, at, player in seats if at == side and not player] for side in range(count)]


def _met(
    connection: Connection,
    game: tuple[Family, Company],
    teams: Sequence[Sequence[str]],
    number: int,
    ended: float | None,
) -> Meetings:
    """Return when these people met before a match, as far back as it matters."""
    met = Meetings()
    if ended is None:
        return met
    query = (
        select(MATCHES.c.number, MATCHES.c.ended, MATCH_SEATS.c.person, MATCH_SEATS.c.side)
        .join(MATCH_SEATS, MATCH_SEATS.c.match == MATCHES.c.number)
        .where(MATCHES.c.rated, MATCHES.c.family == game[0], MATCHES.c.company == game[1])
        .where(MATCHES.c.number < number, MATCHES.c.ended > ended - DAY_S, MATCH_SEATS.c.player.is_(None))
        .where(MATCH_SEATS.c.person.in_([who for team in teams for who in team]))
        .order_by(MATCHES.c.number)
    )
    for _, rows in groupby(connection.execute(query), key=lambda row: row.number):
        seats = list(rows)
        sides = sorted({row.side for row in seats})
        met.add([[row.person for row in seats if row.side == side] for side in sides], seats[0].ended)
    return met


def _spared(how: How, lost_by: int | None, sides: Sequence[int], left: Sequence[bool]) -> set[int]:
    """Return the seats of those who stayed and lost because the time ran out at a seat that was given up.

    The player who took that seat may have let it run out. A match is resigned by everybody of a side.
    """
    if how != "time" or lost_by is None or not left[lost_by]:
        return set()
    return {seat for seat, side in enumerate(sides) if side == sides[lost_by] and not left[seat]}


def _play(
    known: "dict[str, Known]",
    people: Sequence[str],
    sides: Sequence[int],
    end: Decided,
) -> None:
    """Let a match change what is known of those who played it, but for the seats that are spared."""
    unmoved = {people[seat] for seat in end.spared}
    teams = [
        [who for who, at in zip(people, sides, strict=True) if at == side] for side in range(len(end.score))
    ]
    after = rated([[known[who].rating for who in team] for team in teams], places_of(end.score, end.winner))
    for side, (team, ratings) in enumerate(zip(teams, after, strict=True)):
        for who, rating in zip(team, ratings, strict=True):
            if who in unmoved:
                continue
            each = known[who]
            moved = part_of_the_way(each.rating, rating, end.weight)
            known[who] = Known(moved, each.matches + 1, each.won + (side == end.winner))


def _known(row: Row[Any]) -> Known:
    return Known(Rating(row.mean, row.spread), row.matches, row.won)


def _row(person: str, game: tuple[Family, Company], known: Known) -> dict[str, object]:
    return {
        "person": person,
        "family": game[0],
        "company": game[1],
        "mean": known.rating.mean,
        "spread": known.rating.spread,
        "matches": known.matches,
        "won": known.won,
        "sure": known.rating.mean - SURE * known.rating.spread,
    }
