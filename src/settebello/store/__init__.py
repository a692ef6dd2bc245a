"""The event log of every table, on a database (level 5)."""

from settebello.store.log import NEVER, EventLog
from settebello.store.open import connect_log, open_log
from settebello.store.sql import SqlEventLog

__all__ = ["NEVER", "EventLog", "SqlEventLog", "connect_log", "open_log"]
