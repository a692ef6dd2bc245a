"""How often tables may be made public from one address."""

from collections.abc import Awaitable, Callable

from settebello.server.wire import messages

Publishing = Callable[[], Awaitable[None]]
"""Called before a table is made public; raises `TooMany` where that was done too often."""


async def as_often_as_wished() -> None:
    """Let a table be made public."""


async def check_publishing(message: messages.TableCommand, publishing: Publishing) -> None:
    """Count a command that makes a table public; raise `TooMany`."""
    if isinstance(message, messages.PublicCommand) and message.public:
        await publishing()
