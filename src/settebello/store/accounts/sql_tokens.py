"""The tokens of people on a database, through SQLAlchemy: the same statements on SQLite and PostgreSQL."""

from typing import Any

from sqlalchemy import Row, and_, delete, func, insert, select, update
from sqlalchemy.exc import DataError
from sqlalchemy.ext.asyncio import AsyncConnection

from settebello.store.database import Database
from settebello.store.finishing import finishes
from settebello.store.people import SCOPES, Person, Token
from settebello.store.schema import PEOPLE, TOKENS


class SqlTokens:
    """The tokens on a database; `SqlPeople` adds whose they are."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @finishes
    async def grant(self, person: Person, token: Token, *, now: float, most: int) -> bool:
        """Write a token, if the person's hash is the same and there is room; drop those that are over."""
        row = {column.name: getattr(token, column.name) for column in TOKENS.columns}
        row["scopes"] = " ".join(token.scopes)
        mine = TOKENS.c.person == person.id
        with self._database.explained():
            async with self._database.writing() as connection:
                if not await hold(connection, person):
                    return False
                await connection.execute(delete(TOKENS).where(mine, TOKENS.c.ends <= now))
                count = await connection.scalar(select(func.count()).select_from(TOKENS).where(mine))
                if count is None or count >= most:
                    return False
                await connection.execute(insert(TOKENS), row)
                return True

    @finishes
    async def holder(self, key: str) -> tuple[Person, Token] | None:
        """Return the token of this key, be it over or not, and whose it is."""
        with self._database.explained():
            async with self._database.reading() as connection:
                token = (await connection.execute(select(TOKENS).where(TOKENS.c.key == key))).first()
                if token is None:
                    return None
                whose = select(PEOPLE).where(PEOPLE.c.id == token.person)
                found = (await connection.execute(whose)).first()
        return (person_of(found), _token(token)) if found else None

    @finishes
    async def used(self, key: str, now: float) -> None:
        """Write down when a token was used."""
        with self._database.explained():
            async with self._database.writing() as connection:
                await connection.execute(update(TOKENS).where(TOKENS.c.key == key).values(seen=now))

    @finishes
    async def tokens(self, person: str) -> list[Token]:
        """List the tokens of a person, the newest first."""
        query = select(TOKENS).where(TOKENS.c.person == person)
        with self._database.explained():
            async with self._database.reading() as connection:
                found = await connection.execute(query.order_by(TOKENS.c.created.desc(), TOKENS.c.id))
                return [_token(row) for row in found]

    @finishes
    async def revoke(self, person: str, token: str) -> bool:
        """Drop the token of this id, if it is this person's; tell whether it was."""
        mine = delete(TOKENS).where(TOKENS.c.person == person, TOKENS.c.id == token)
        with self._database.explained():
            try:
                async with self._database.writing() as connection:
                    return (await connection.execute(mine)).rowcount == 1
            except DataError:
                return False  # no token is called what the database cannot even hold


def unchanged(person: Person) -> Any:  # noqa: ANN401 (an SQL expression, typed as SQLAlchemy likes)
    """Return the condition that a person is there and has the hash that is known."""
    return and_(PEOPLE.c.id == person.id, PEOPLE.c.password == person.password)


async def hold(connection: AsyncConnection, person: Person) -> bool:
    """Hold the person as known until the transaction ends; tell whether they still are."""
    return await connection.scalar(select(PEOPLE.c.id).where(unchanged(person)).with_for_update()) is not None


def person_of(row: Row[Any]) -> Person:
    """Return the person of a row."""
    return Person(**row._asdict())


def _token(row: Row[Any]) -> Token:
    named = set(row.scopes.split())
    return Token(**{**row._asdict(), "scopes": tuple(each for each in SCOPES if each in named)})
