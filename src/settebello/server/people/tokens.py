"""Tokens: what a program shows in its owner's stead, each with a name, what it is good for, and an end.

The store keeps only a token's hash: the token is seen once, when it is made. Its purpose is checked anew
each time, for the owner may have lost the right to it.
"""

import logging
import secrets
import time
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Final

from starlette.datastructures import Headers

from settebello.errors import Forbidden, NotFound, NotSignedIn, Reason, StoreProblem
from settebello.room.clock import DAY_S
from settebello.room.names import checked_name
from settebello.server.people.secret import key_of
from settebello.store import SCOPES, Person, Scope, Token, TokenStore

PREFIX: Final = "settebello_"
"""How a token begins, so that one that has gone astray is known for what it is."""

LONGEST_DAYS: Final = 366
MOST_TOKENS: Final = 20
LONGEST_NAME: Final = 60
"""How many characters a token's name may have."""

FOR_THE_HOUSE: Final = frozenset({"house", "analyst"})
"""The scopes that only the token of a bot has: an admin makes its account."""

TOUCH_S: Final = 600
"""How exactly it is known when a token was used."""

_logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Holder:
    """A program with a token, and whose it is."""

    person: Person
    token: Token

    def can(self, scope: Scope) -> bool:
        """Tell whether the token is good for this."""
        return scope in self.token.scopes and scope in scopes_of(self.person)

    def may(self, scope: Scope) -> None:
        """Raise `Forbidden` unless the token is good for this."""
        if not self.can(scope):
            raise Forbidden(f"this token is not good for {scope!r}", reason=Reason.TOKEN_SCOPE, scope=scope)


class Tokens:
    """Everybody's tokens, on one store; the clock is an argument for tests."""

    def __init__(self, store: TokenStore, now: Callable[[], float] = time.time) -> None:
        self._store = store
        self._now = now

    async def grant(
        self, person: Person, name: str, scopes: Collection[Scope], days: int
    ) -> tuple[Token, str]:
        """Make a token; return what is kept of it and the token itself.

        Raises `InvalidSetting` for a name that cannot be shown, `Forbidden` for what the person may not have.
        """
        name = checked_name(name, LONGEST_NAME)
        if not set(scopes) <= set(scopes_of(person)):
            raise Forbidden("only a bot of the house works for the house", reason=Reason.SCOPE_OF_THE_HOUSE)
        text, now = PREFIX + secrets.token_urlsafe(32), self._now()
        wanted = tuple(each for each in SCOPES if each in scopes)
        token = Token(secrets.token_hex(11), key_of(text), person.id, name, wanted, now, now + days * DAY_S)
        if not await self._store.grant(person, token, now=now, most=MOST_TOKENS):
            raise Forbidden(
                f"nobody has more than {MOST_TOKENS} tokens", reason=Reason.TOO_MANY_TOKENS, most=MOST_TOKENS
            )
        return token, text

    async def holder(self, text: str) -> Holder:
        """Return whose token this is; raise `NotSignedIn` for one that is nobody's, or over."""
        found = await self._store.holder(key_of(text))
        if found is None:
            raise NotSignedIn("this is nobody's token", reason=Reason.TOKEN_BAD)
        person, token = found
        now = self._now()
        if token.ends <= now:
            raise NotSignedIn("this token is over", reason=Reason.TOKEN_OVER)
        if token.seen is None or token.seen < now - TOUCH_S:
            await self._store.used(token.key, now)
        return Holder(person, token)

    async def check_again(self, text: str, scope: Scope) -> None:
        """Raise `NotSignedIn` or `Forbidden` where a token is good for this no longer.

        While the database is away it stays as good as it was.
        """
        try:
            (await self.holder(text)).may(scope)
        except StoreProblem as problem:
            _logger.warning("a token cannot be looked at: %s", problem)

    async def of(self, person: Person) -> list[Token]:
        """List somebody's tokens, the newest first, those that are over among them."""
        return await self._store.tokens(person.id)

    async def revoke(self, person: Person, token: str) -> None:
        """End one of somebody's own tokens; raise `NotFound` for any other."""
        if not await self._store.revoke(person.id, token):
            raise NotFound("there is no such token", reason=Reason.TOKEN_NOT_FOUND)


def scopes_of(person: Person) -> tuple[Scope, ...]:
    """List what somebody's tokens can be good for."""
    return SCOPES if person.role == "bot" else tuple(each for each in SCOPES if each not in FOR_THE_HOUSE)


def shown_in(headers: Headers) -> str | None:
    """Return the token that a request shows; None where it shows none, not even a wrong one."""
    said = headers.get("authorization")
    if said is None:
        return None
    kind, _, text = said.partition(" ")
    return text.strip() if kind.lower() == "bearer" else ""
