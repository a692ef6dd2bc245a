"""The event log of every table, and the people, on a database (level 5)."""

from settebello.store.database import Database
from settebello.store.log import NEVER, EventLog
from settebello.store.open import connect_database, connect_log, open_database, open_log
from settebello.store.people import ROLES, PeopleStore, Person, Role, Session
from settebello.store.sql import SqlEventLog
from settebello.store.sql_people import SqlPeople

__all__ = [
    "NEVER",
    "ROLES",
    "Database",
    "EventLog",
    "PeopleStore",
    "Person",
    "Role",
    "Session",
    "SqlEventLog",
    "SqlPeople",
    "connect_database",
    "connect_log",
    "open_database",
    "open_log",
]
