"""Passwords as hashes (argon2), made and compared beside the event loop, a few at a time."""

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from pwdlib import PasswordHash
from pwdlib.hashers.argon2 import Argon2Hasher

from settebello.errors import Reason, TooMany

AT_ONCE: Final = 2
"""Hashes made at the same moment; each usually takes 64 MiB and some 50 ms."""

MOST_WAITING: Final = 40
"""Hashes that may wait for their turn; whoever comes then is sent away for a moment."""

Result = TypeVar("Result")


class Passwords:
    """Makes hashes and compares with them, and takes as long for a name that nobody has.

    ``mib`` is how much memory a new hash takes. An older one is compared with as it was made.
    """

    def __init__(self, mib: int = 64) -> None:
        self._hashing = PasswordHash((Argon2Hasher(memory_cost=1024 * mib),))
        self._threads = ThreadPoolExecutor(AT_ONCE, "password")
        self._waiting = 0
        self._nobodys: str | None = None

    async def hash(self, password: str) -> str:
        """Return the hash to keep of a password."""
        return await self._beside(lambda: self._hashing.hash(password))

    async def fits(self, password: str, known: str | None) -> bool:
        """Tell whether a password is the one of a hash; None is nobody's, and takes as long."""
        if self._nobodys is None:
            self._nobodys = await self.hash(secrets.token_hex())
        hashed = known or self._nobodys
        return await self._beside(lambda: self._hashing.verify(password, hashed)) and known is not None

    def stop(self) -> None:
        """Let go of the threads."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _beside(self, work: Callable[[], Result]) -> Result:
        if self._waiting >= MOST_WAITING:
            raise TooMany("too many people sign in at this moment", reason=Reason.TOO_MANY_AT_ONCE, seconds=5)
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._waiting -= 1
