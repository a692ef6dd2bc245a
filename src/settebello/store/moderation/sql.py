"""Moderation on a database, through SQLAlchemy: the same statements on SQLite and PostgreSQL."""

from typing import Final

from sqlalchemy import Connection, delete, select, update

from settebello.store.moderation.sql_bans import SqlBans
from settebello.store.moderation.sql_blocks import SqlBlocks
from settebello.store.moderation.sql_suspicions import SqlSuspicions
from settebello.store.schema import AUDIT, BANS, BLOCKS, NOTES, SOURCES, STRUCK, SUSPECTS, SUSPICIONS

_OF_A_PERSON: Final = (BANS, NOTES, SOURCES, BLOCKS)
"""The tables with rows that go with their person."""


class SqlModeration(SqlBans, SqlSuspicions, SqlBlocks):
    """The records of moderators, on the database of the club."""


def forget_measures(connection: Connection, person: str) -> None:
    """Forget what is kept of a person, in the connection's transaction.

    The audit log keeps that something was done, without the name and the words. A suspicion stays for as long
    as somebody is there whom it is about. Matches that a verdict took out of the ratings stay out.
    """
    mine = SUSPECTS.c.person == person
    theirs = set(connection.scalars(select(SUSPECTS.c.suspicion).where(mine)))
    connection.execute(delete(SUSPECTS).where(mine))
    others = select(SUSPECTS.c.suspicion).where(SUSPECTS.c.suspicion.in_(theirs))
    gone = theirs - set(connection.scalars(others))
    connection.execute(delete(SUSPICIONS).where(SUSPICIONS.c.id.in_(gone)))
    connection.execute(delete(STRUCK).where(STRUCK.c.suspicion.in_(gone)))
    for table in _OF_A_PERSON:
        connection.execute(delete(table).where(table.c.person == person))
    connection.execute(delete(BLOCKS).where(BLOCKS.c.other == person))
    connection.execute(update(AUDIT).where(AUDIT.c.person == person).values(person=None, text=""))
    connection.execute(update(AUDIT).where(AUDIT.c.by == person).values(by=None))
