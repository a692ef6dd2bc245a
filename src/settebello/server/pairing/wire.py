"""Quick pairing over REST."""

from typing import Annotated

from pydantic import Field

from settebello.server.tables.wire import Ticket
from settebello.server.wire.messages import Message, Name, Salt, SaltHash, Text


class PairingRequest(Message):
    """Look for people who want the same game: the rules, the time, your name.

    ``time`` is as in `RoomRequest`. ``waiting`` is the seat at which one waits already: ask again with it
    every few seconds while nobody has come, for others may wait at another table by now.
    """

    rules: Text
    name: Name
    salt: Salt = ""
    salt_hash: SaltHash = None
    time: Annotated[str, Field(max_length=12)] | None = None
    waiting: Ticket | None = None
