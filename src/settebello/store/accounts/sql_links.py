"""The links of people on a database, through SQLAlchemy: the same statements on SQLite and PostgreSQL."""

from sqlalchemy import and_, delete, insert, select, update

from settebello.store.accounts.sql_tokens import person_of
from settebello.store.database import Database
from settebello.store.finishing import finishes
from settebello.store.people import Link, Person
from settebello.store.schema import LINKS, PEOPLE, SESSIONS, TOKENS


class SqlLinks:
    """The links on a database; `SqlPeople` adds whose they are."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @finishes
    async def put_link(self, link: Link) -> bool:
        """Write a link, in the place of an earlier one of its person; drop those that are over."""
        row = {column.name: getattr(link, column.name) for column in LINKS.columns}
        with self._database.explained():
            async with self._database.writing() as connection:
                await connection.execute(delete(LINKS).where(LINKS.c.ends <= link.created))
                if link.person is not None:
                    held = select(PEOPLE.c.id).where(PEOPLE.c.id == link.person).with_for_update()
                    if await connection.scalar(held) is None:
                        return False
                    await connection.execute(delete(LINKS).where(LINKS.c.person == link.person))
                await connection.execute(insert(LINKS), row)
                return True

    @finishes
    async def link(self, key: str, now: float) -> tuple[Link, Person | None] | None:
        """Return the link of this key and whose password it sets, where it is good for anything now."""
        query = select(LINKS).where(LINKS.c.key == key, LINKS.c.uses > 0, LINKS.c.ends > now)
        with self._database.explained():
            async with self._database.reading() as connection:
                found = (await connection.execute(query)).first()
                if found is None:
                    return None
                link = Link(**found._asdict())
                whose = select(PEOPLE).where(PEOPLE.c.id == link.person)
                person = (await connection.execute(whose)).first() if link.person is not None else None
        return link, person_of(person) if person else None

    @finishes
    async def use_invitation(self, key: str, now: float) -> bool:
        """Count one use of an invitation; tell whether there was one left."""
        good = and_(LINKS.c.key == key, LINKS.c.person.is_(None), LINKS.c.uses > 0, LINKS.c.ends > now)
        with self._database.explained():
            async with self._database.writing() as connection:
                used = await connection.execute(update(LINKS).where(good).values(uses=LINKS.c.uses - 1))
                return used.rowcount == 1

    @finishes
    async def return_invitation(self, key: str) -> None:
        """Take back one use of an invitation."""
        with self._database.explained():
            async with self._database.writing() as connection:
                await connection.execute(
                    update(LINKS).where(LINKS.c.key == key).values(uses=LINKS.c.uses + 1)
                )

    @finishes
    async def set_password(self, link: Link, password: str, now: float) -> Person | None:
        """Use up a link: set the hash of its person, end every session and drop every token."""
        mine = PEOPLE.c.id == link.person
        good = and_(LINKS.c.key == link.key, LINKS.c.uses > 0, LINKS.c.ends > now)
        with self._database.explained():
            async with self._database.writing() as connection:
                # first the person, whom whoever signs in or changes the password at this moment waits for
                if await connection.scalar(select(PEOPLE.c.id).where(mine).with_for_update()) is None:
                    return None
                if (await connection.execute(delete(LINKS).where(good))).rowcount != 1:
                    return None
                await connection.execute(update(PEOPLE).where(mine).values(password=password))
                for table in (SESSIONS, TOKENS):
                    await connection.execute(delete(table).where(table.c.person == link.person))
                return person_of((await connection.execute(select(PEOPLE).where(mine))).one())
