"""The ratings on a database: each rated match moves those who played it, one match after the other."""

from collections import defaultdict
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, Final

from sqlalchemy import Connection, Row, delete, false, insert, select

from settebello.room import MatchResult
from settebello.room.results.result import How
from settebello.rules import Company, Family, company, family
from settebello.store.schema import MATCH_SEATS, MATCHES, PEOPLE, RATINGS
from settebello.tournament.ratings import Rating, places_of, rated

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


def rate(connection: Connection, result: MatchResult, people: Sequence[str]) -> None:
    """Rate a match that is being written down; ``people`` are who played, by seat."""
    game = (family(result.rules), company(result.rules))
    sides, left = [each.side for each in result.seats], [each.left for each in result.seats]
    mine = [RATINGS.c.family == game[0], RATINGS.c.company == game[1], RATINGS.c.person.in_(people)]
    before = {row.person: _known(row) for row in connection.execute(select(RATINGS).where(*mine))}
    known = {person: before.get(person, Known()) for person in people}
    spared = _spared(result.how, result.lost_by, sides, left)
    _play(known, people, sides, result.score, result.winner, spared)
    connection.execute(delete(RATINGS).where(*mine))
    rows = [_row(person, game, each) for person, each in known.items() if each.matches]
    connection.execute(insert(RATINGS), rows)


def rate_all(connection: Connection) -> int:
    """Work all ratings out afresh from the rated matches; return how many there are."""
    one_after_the_other(connection)
    # who deletes an account meanwhile waits, or is waited for
    there = set(connection.scalars(select(PEOPLE.c.id).with_for_update(read=True)))
    connection.execute(delete(RATINGS))
    known: defaultdict[tuple[Family, Company], defaultdict[str, Known]]
    known = defaultdict(lambda: defaultdict(Known))
    query = (
        select(MATCHES, MATCH_SEATS.c.person, MATCH_SEATS.c.side, MATCH_SEATS.c.has_left)
        .join(MATCH_SEATS, MATCH_SEATS.c.match == MATCHES.c.number)
        .where(MATCHES.c.rated)
        .order_by(MATCHES.c.number, MATCH_SEATS.c.seat)
    )
    matches = 0
    for _, rows in groupby(connection.execute(query), key=lambda row: row.number):
        seats = list(rows)
        match = seats[0]
        score = tuple(map(int, match.score.split()))
        people, sides = [row.person for row in seats], [row.side for row in seats]
        spared = _spared(match.how, match.lost_by, sides, [row.has_left for row in seats])
        _play(known[match.family, match.company], people, sides, score, match.winner, spared)
        matches += 1
    found = [
        _row(person, game, each)
        for game, players in known.items()
        for person, each in players.items()
        if person in there and each.matches
    ]
    if found:
        connection.execute(insert(RATINGS), found)
    return matches


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
    score: Sequence[int],
    winner: int,
    spared: Collection[int],
) -> None:
    """Let a match change what is known of those who played it, but for the seats that are spared."""
    unmoved = {people[seat] for seat in spared}
    teams = [[who for who, at in zip(people, sides, strict=True) if at == side] for side in range(len(score))]
    after = rated([[known[who].rating for who in team] for team in teams], places_of(score, winner))
    for side, (team, ratings) in enumerate(zip(teams, after, strict=True)):
        for who, rating in zip(team, ratings, strict=True):
            if who in unmoved:
                continue
            each = known[who]
            known[who] = Known(rating, each.matches + 1, each.won + (side == winner))


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
    }
