"""The client of a connection: by which key it sits at the table, and for how long."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from settebello.cards import Seat
from settebello.errors import Forbidden, NotSignedIn, Reason, SettebelloError, StoreProblem
from settebello.room import Room
from settebello.room.state import marks_of
from settebello.server.people.secret import account_key, key_of, key_of_account
from settebello.server.people.tokens import Tokens
from settebello.server.tables.commands import seat_with
from settebello.server.tables.presence import Presence
from settebello.server.wire import messages

RECHECK_S: Final = 30.0
"""How often a program's token, or a browser's session, is checked again."""

Owner = Callable[[], Awaitable[str | None]]
"""Returns the id of the account to which the connecting browser is signed in; None for none."""


async def nobody() -> str | None:
    """Return no account."""
    return None


class Visitor:
    """A client at one table; ``token`` is the one that a program showed, ``owner`` a browser's account."""

    def __init__(
        self, room: str, presence: Presence, tokens: Tokens, token: str | None, owner: Owner
    ) -> None:
        self._room = room
        self._presence = presence
        self._tokens = tokens
        self._token = token
        self.owner = owner
        self.key: str | None = None
        self._account: str | None = None
        self._program: str | None = None
        self._present: str | None = None

    def seat(self, room: Room) -> Seat:
        """Return the seat of the client; raise `Forbidden` where it has none."""
        return seat_with(room, self.key)

    def seat_of(self, room: Room) -> Seat | None:
        """Return the seat of the client; None where it has none."""
        return None if self.key is None else room.seat_of(self.key)

    def watches(self, room: Room) -> bool:
        """Tell whether this client is a spectator of a public table, and so sees it late."""
        return room.is_watched and self.seat_of(room) is None

    async def show_token(self) -> None:
        """Take the seat of a program's account, if it shows a token; raise for one that is not good."""
        if self._token is not None:
            holder = await self._tokens.holder(self._token)
            holder.may("play")
            self.key = self._program = account_key(holder.person)

    async def marks(self) -> frozenset[str]:
        """Return by what this client is known: the key it shows, its token's account, its browser's."""
        account = await self.owner()
        return marks_of(self.key, self._program, account, account and key_of_account(account))

    async def shown_key(self, room: Room, hello: messages.Hello) -> str | None:
        """Return the key that a client shows as it greets: its ticket's, its token's, or its account's.

        Raises `Forbidden` for a ticket of another table.
        """
        if hello.token is not None:
            key = key_of(hello.token)
            if room.seat_of(key) is None:
                raise Forbidden("this is not your table", reason=Reason.TOKEN_UNKNOWN)
            return key
        if self.key is not None and self._account is None:
            return self.key
        self._account = await self.owner()
        return room.key_of(self._account)

    def be_present(self, key: str | None) -> None:
        """Count this connection for the person with this key, and no more for anybody else."""
        before, self._present = self._present, key
        if key is not None:
            self._presence.arrive(self._room, key)
        if before is not None:
            self._presence.depart(self._room, before)

    def be_seated(self, *, sits: bool) -> None:
        """Count this connection where the client has come to sit, or sits no more."""
        if sits != (self._present is not None):
            self.be_present(self.key if sits else None)

    async def until_unwelcome(self) -> SettebelloError | None:
        """Wait until the client may stay no longer; return the refusal, None where its session is over."""
        while True:
            await asyncio.sleep(RECHECK_S)
            if self._token is None:
                with suppress(StoreProblem):  # it is asked again soon
                    if self._account is not None and await self.owner() != self._account:
                        return None
                continue
            try:
                await self._tokens.check_again(self._token, "play")
            except (Forbidden, NotSignedIn) as problem:
                return problem
