"""The event log of every table, on a database (level 5)."""

from settebello.store.log import EventLog
from settebello.store.sql import SqlEventLog, open_log

__all__ = ["EventLog", "SqlEventLog", "open_log"]
