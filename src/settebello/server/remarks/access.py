"""The access of one client to remarks: from where it comes, and under which account it writes."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from settebello.server.remarks.remarks import Remarks
from settebello.store import Person

Author = Callable[[], Awaitable[Person]]
"""Returns the account that writes; raises `NotSignedIn` without one, and `Forbidden` where a ban goes on."""


@dataclass(frozen=True, slots=True)
class RemarkAccess:
    """The remarks, the keyed hash of the client's address, and its account."""

    remarks: Remarks
    address: str
    author: Author
