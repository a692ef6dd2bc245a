"""How often tables may be made public from one address."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from settebello.server import wire
from settebello.server.account import caller_of

Publishing = Callable[[], Awaitable[None]]
"""Called before a table is made public; raises `TooMany` where that was done too often."""


async def as_often_as_wished() -> None:
    """Let a table be made public."""


def publishing_of(asking: HTTPConnection) -> Publishing:
    """Return what counts the tables made public from where a request or a socket comes from."""
    return partial(asking.app.state.people.publish, caller_of(asking))


ThePublishing = Annotated[Publishing, Depends(publishing_of)]


async def check_publishing(message: wire.TableCommand, publishing: Publishing) -> None:
    """Count a command that makes a table public; raise `TooMany`."""
    if isinstance(message, wire.PublicCommand) and message.public:
        await publishing()
