"""Matches that are over on a database, through SQLAlchemy: the same statements on SQLite and PostgreSQL."""

from base64 import urlsafe_b64encode
from collections.abc import Iterable, Sequence
from functools import partial
from hashlib import sha256
from typing import Any, Final

from sqlalchemy import Connection, Row, Select, case, delete, exists, func, insert, select
from sqlalchemy.exc import DataError
from sqlalchemy.ext.asyncio import AsyncConnection

from settebello.ratings import Rating
from settebello.room import MatchResult, Origin, SeatResult
from settebello.room.results.figures import KINDS, Chance, DealtFigures, Taken
from settebello.room.results.rated import counts
from settebello.rules import Company, Family, company, family, has_ratings
from settebello.store.accounts.erasure import NO_NAME
from settebello.store.database import Database
from settebello.store.finishing import finishes
from settebello.store.results import Figures, KeptMatch, KeptSeat, Kind, Standing
from settebello.store.schema import ERASING, MATCH_SEATS, MATCHES, PEOPLE, RATINGS, UNCOUNTED
from settebello.store.sql_ratings import one_after_the_other, rate
from settebello.store.sql_reckoning import RatedChange, with_ratings

_TAKEN: Final = {
    "deals": MATCH_SEATS.c.counted_deals,
    "settebello": MATCH_SEATS.c.settebello,
    "primiera": MATCH_SEATS.c.primiera,
    "cards": MATCH_SEATS.c.cards,
    "coins": MATCH_SEATS.c.coins,
    "scope": MATCH_SEATS.c.scope,
}
_CHANCE: Final = ("got", "mean", "variance")


def _rated(connection: Connection) -> int:
    return connection.scalar(select(func.count()).select_from(MATCHES).where(MATCHES.c.rated)) or 0


class SqlResults:
    """The matches on a database, beside its event log."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def keep(self, result: MatchResult) -> bool:
        """Write a match down; tell whether it was done: not where it stands already."""
        with self._database.explained():
            return await self._database.transact(partial(write_down, result=result))

    @finishes
    async def match(self, name: str) -> KeptMatch | None:
        """Return the match that is called so in public."""
        with self._database.explained():
            try:
                async with self._database.reading() as connection:
                    found = await _read(connection, select(MATCHES).where(MATCHES.c.id == name))
            except DataError:
                return None  # no match is called what the database cannot even hold
        return found[0] if found else None

    @finishes
    async def matches(
        self, person: str, *, before: int | None = None, most: int | None = None
    ) -> list[KeptMatch]:
        """List a person's matches, those written last first: below the number ``before``, at most so many."""
        mine = select(MATCH_SEATS.c.match).where(MATCH_SEATS.c.person == person).distinct()
        if before is not None:
            mine = mine.where(MATCH_SEATS.c.match < before)
        mine = mine.order_by(MATCH_SEATS.c.match.desc()).limit(most)
        with self._database.explained():
            async with self._database.reading() as connection:
                return await _read(connection, select(MATCHES).where(MATCHES.c.number.in_(mine)))

    @finishes
    async def figures(self, person: str) -> Figures:
        """Sum up the matches of a person."""
        won = case((MATCHES.c.winner == MATCH_SEATS.c.side, MATCHES.c.number))
        sums = {f"taken_{name}": func.sum(column) for name, column in _TAKEN.items()}
        sums["deals"] = func.sum(MATCH_SEATS.c.dealt_deals)
        sums |= {column: func.sum(MATCH_SEATS.c[column]) for name in KINDS for column in _columns(name)}
        query = select(
            func.count(MATCHES.c.number.distinct()).label("matches"),
            func.count(won.distinct()).label("won"),
            *(column.label(name) for name, column in sums.items()),
        ).join(MATCHES, MATCHES.c.number == MATCH_SEATS.c.match)
        with self._database.explained():
            async with self._database.reading() as connection:
                mine = query.where(MATCH_SEATS.c.person == person, MATCHES.c.origin.is_(None))
                row = (await connection.execute(mine)).one()
        of = {name: value or 0 for name, value in row._mapping.items()}
        return Figures(
            matches=of["matches"],
            won=of["won"],
            taken=Taken(**{name: of[f"taken_{name}"] for name in _TAKEN}),
            dealt=DealtFigures(
                of["deals"], **{name: Chance(*(of[column] for column in _columns(name))) for name in KINDS}
            ),
        )

    @finishes
    async def standings(self, person: str) -> list[Standing]:
        """List the ratings of a person."""
        return await self._standings(
            _STANDINGS.where(RATINGS.c.person == person).order_by(RATINGS.c.family, RATINGS.c.company)
        )

    @finishes
    async def best(self, family: Family, company: Company, *, bots: bool, most: int) -> list[Standing]:
        """List at most so many people, or programs, who are the best for sure: by mean less two spreads."""
        query = _STANDINGS.where(RATINGS.c.family == family, RATINGS.c.company == company)
        if bots:
            # programs are few: their ratings are looked up, and not found among those of all people
            programs = select(PEOPLE.c.id).where(PEOPLE.c.role == "bot")
            query, surely = query.where(RATINGS.c.person.in_(programs)), RATINGS.c.sure + 0
        else:
            query, surely = query.where(PEOPLE.c.role != "bot"), RATINGS.c.sure
        return await self._standings(query.order_by(surely.desc(), PEOPLE.c.key).limit(most))

    async def _standings(self, query: Select[Any]) -> list[Standing]:
        with self._database.explained():
            async with self._database.reading() as connection:
                return [_standing(row) for row in await connection.execute(query)]

    async def rate_again(self) -> int:
        """Work all ratings out from the matches alone, in their order; return how many are rated."""
        with self._database.explained():
            return await with_ratings(self._database, lambda _: RatedChange(), _rated)

    @finishes
    async def uncounted(self, most: int) -> list[str]:
        """List at most so many tables whose logs are still to be gone through."""
        with self._database.explained():
            async with self._database.reading() as connection:
                return list(await connection.scalars(select(UNCOUNTED.c.room).limit(most)))

    @finishes
    async def counted(self, room: str) -> None:
        """Say that all matches of a table that are over are written down."""
        with self._database.explained():
            async with self._database.writing() as connection:
                await connection.execute(delete(UNCOUNTED).where(UNCOUNTED.c.room == room))

    @finishes
    async def close(self) -> None:
        """Close every connection."""
        await self._database.close()


def write_down(connection: Connection, result: MatchResult) -> bool:
    """Write a match down and rate it, in the connection's transaction; tell whether it was not there yet."""
    one_after_the_other(connection)
    there = select(MATCHES.c.number).where(MATCHES.c.room == result.room, MATCHES.c.match == result.match)
    if connection.scalar(there) is not None:
        return False
    people = _people(connection, result)
    match = {
        "number": select(func.coalesce(func.max(MATCHES.c.number), 0) + 1).scalar_subquery(),
        "id": public_name(result.room, result.match),
        "room": result.room,
        "match": result.match,
        "rules": result.rules_text,
        "family": family(result.rules),
        "company": company(result.rules),
        "score": " ".join(map(str, result.score)),
        "winner": result.winner,
        "how": result.how,
        "lost_by": result.lost_by,
        "deals": result.deals,
        "ended": result.ended,
        "rated": _counts(result, people),
        "origin": _origin_text(result.origin),
    }
    connection.execute(insert(MATCHES).values(match))
    number = connection.scalar(there)
    rows = [
        {"match": number, "seat": seat, **_row(each, person)}
        for seat, (each, person) in enumerate(zip(result.seats, people, strict=True))
    ]
    connection.execute(insert(MATCH_SEATS), rows)
    if match["rated"]:
        rate(connection, result, [person or "" for person in people], number or 0)
    return True


def public_name(room: str, match: int) -> str:
    """Return what a match is called in public: its table's name, which lets people in, is not said by it."""
    return urlsafe_b64encode(sha256(f"{room}/{match}".encode()).digest())[:22].decode()


def _people(connection: Connection, result: MatchResult) -> list[str | None]:
    """Return by seat whose account it is, if the account is there; it stays until the transaction ends."""
    accounts = {each.account for each in result.seats if each.account}
    players = {each.player for each in result.seats if each.player}
    query = select(PEOPLE.c.id, PEOPLE.c.key, PEOPLE.c.role).order_by(PEOPLE.c.id)
    wanted = PEOPLE.c.id.in_(accounts) | PEOPLE.c.key.in_(players) & (PEOPLE.c.role == "bot")
    found = (connection.execute(query.where(wanted).with_for_update(read=True))).all()
    ids = {row.id for row in found}
    bots = {row.key: row.id for row in found if row.role == "bot"}
    return [
        bots.get(each.player) if each.player else each.account if each.account in ids else None
        for each in result.seats
    ]


def _counts(result: MatchResult, people: Sequence[str | None]) -> bool:
    """Tell whether a match is rated; who gives up or is late loses it, whoever sat on the other side.

    A match that ends before its first deal is over was not played.
    """
    played = result.how == "played"
    if not played and result.deals < 2 and not any(each.taken.deals for each in result.seats):
        return False
    by_others = played and any(each.left and each.side == result.winner for each in result.seats)
    rated = counts(people, replaced=result.replaced, practised=result.practised)
    apart = result.unrated or result.origin is not None or not has_ratings(result.rules)
    return rated and not by_others and not apart


def _row(seat: SeatResult, person: str | None) -> dict[str, object]:
    return {
        "side": seat.side,
        "person": person,
        "name": "" if seat.account else seat.name,
        "player": seat.player,
        "has_left": seat.left,
        **{column.name: getattr(seat.taken, name) for name, column in _TAKEN.items()},
        "dealt_deals": seat.dealt.deals,
        **{
            column: getattr(getattr(seat.dealt, kind), part)
            for kind in KINDS
            for column, part in zip(_columns(kind), _CHANCE, strict=True)
        },
    }


def _columns(kind: str) -> tuple[str, ...]:
    return tuple(f"dealt_{kind}_{part}" for part in _CHANCE)


async def _read(connection: AsyncConnection, query: Select[Any]) -> list[KeptMatch]:
    """Read matches with their seats, those written last first."""
    matches = (await connection.execute(query.order_by(MATCHES.c.number.desc()))).all()
    erasing = exists().where(ERASING.c.room == MATCHES.c.room)
    who = (
        select(MATCH_SEATS, PEOPLE.c.name.label("account"), PEOPLE.c.role, erasing.label("erasing"))
        .join(MATCHES, MATCHES.c.number == MATCH_SEATS.c.match)
        .outerjoin(PEOPLE, PEOPLE.c.id == MATCH_SEATS.c.person)
        .where(MATCH_SEATS.c.match.in_([row.number for row in matches]))
        .order_by(MATCH_SEATS.c.match, MATCH_SEATS.c.seat)
    )
    seats: dict[int, list[KeptSeat]] = {row.number: [] for row in matches}
    for row in await connection.execute(who):
        seats[row.match].append(_seat(row))
    return [_match(row, seats[row.number]) for row in matches]


def _match(row: Row[Any], seats: Iterable[KeptSeat]) -> KeptMatch:
    values = {**row._asdict(), "score": tuple(map(int, row.score.split()))}
    del values["lost_by"]
    return KeptMatch(**values | {"origin": _origin(row.origin)}, seats=tuple(seats))


def _origin_text(origin: Origin | None) -> str | None:
    if origin is None:
        return None
    return origin.match if origin.deal is None else f"{origin.match}/{origin.deal}/{origin.act}"


def _origin(text: str | None) -> Origin | None:
    match, *place = (text or "").split("/")
    return Origin(match, *map(int, place)) if match else None


def _seat(row: Row[Any]) -> KeptSeat:
    kind: Kind
    if row.account is not None:
        kind = "bot" if row.role == "bot" else "person"
    else:
        kind = "computer" if row.player else "guest" if row.name else "gone"
    # for a moment no guest of such a table has a name: it is not known yet which of them is gone
    name = NO_NAME if row.erasing and kind == "guest" else row.account or row.name
    return KeptSeat(row.side, name, kind, row.player, row.has_left)


_STANDINGS: Final = select(RATINGS, PEOPLE.c.name).join(PEOPLE, PEOPLE.c.id == RATINGS.c.person)


def _standing(row: Row[Any]) -> Standing:
    return Standing(row.name, row.family, row.company, Rating(row.mean, row.spread), row.matches, row.won)
