"""Two connections to one thing, as two processes have them."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Protocol, TypeVar


class Closable(Protocol):
    """A resource that is closed in the end."""

    async def close(self) -> None:
        """Let go."""
        ...


Opened = TypeVar("Opened", bound=Closable)


@asynccontextmanager
async def both(connect: Callable[[], Awaitable[Opened]]) -> AsyncIterator[tuple[Opened, Opened]]:
    """Open it twice, and close both."""
    here, there = await connect(), await connect()
    try:
        yield here, there
    finally:
        await here.close()
        await there.close()
