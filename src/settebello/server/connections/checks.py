"""The checks of commands at a table that depend on who gives them, and from where."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from settebello.server.remarks.access import RemarkAccess
from settebello.server.tables.bans import Beginning, whoever_likes
from settebello.server.tables.leaving import Leaving
from settebello.server.tables.leaving import as_often_as_wished as uncounted
from settebello.server.tables.publishing import Publishing, as_often_as_wished

Unheard = Callable[[], Awaitable[frozenset[str]]]
"""Returns the hashes, as seats carry them, of the accounts whose words a client does not hear."""


async def everybody_heard() -> frozenset[str]:
    """Return no account."""
    return frozenset()


@dataclass(frozen=True, slots=True)
class Checks:
    """The checks for one client; without any, everybody does everything as often as they like."""

    publishing: Publishing = as_often_as_wished
    leaving: Leaving = uncounted
    beginning: Beginning = whoever_likes
    unheard: Unheard = everybody_heard
    remarks: RemarkAccess | None = None
