"""A server in this process: the application over the database and the bus of its settings."""

import socket
from collections.abc import Callable

import uvicorn

from settebello.server.app import create_app
from settebello.server.bus import Bus, LocalBus
from settebello.server.settings import Settings
from settebello.server.socket import LONGEST_MESSAGE
from settebello.store import Database, SqlEventLog, SqlPeople, connect_database, open_database


async def database_of(settings: Settings) -> Database:
    """Open the database, made or brought up to date; raise a `SettebelloError` if it cannot be used."""
    if settings.database_url is None:
        return await open_database(settings.database)
    return await connect_database(settings.database_url)


async def open_bus(settings: Settings) -> Bus:
    """Join the bus; raise a `SettebelloError` if it cannot be used."""
    if settings.redis_url is None:
        return LocalBus()
    from settebello.server.redis_bus import connect_bus  # the package is imported only by who has a Redis

    return await connect_bus(settings.redis_url)


async def check(settings: Settings) -> None:
    """Open everything and close it again; raise a `SettebelloError` for what cannot be used."""
    await (await database_of(settings)).close()
    await (await open_bus(settings)).close()


async def run_server(
    settings: Settings, listener: socket.socket, started: Callable[[uvicorn.Server], None]
) -> None:
    """Serve until stopped; ``started`` is called once the server answers."""
    database = await database_of(settings)
    log, people = SqlEventLog(database), SqlPeople(database)
    config = uvicorn.Config(
        create_app(settings, log, people, await open_bus(settings)),
        log_level="warning",
        lifespan="on",
        ws="websockets-sansio",
        ws_max_size=LONGEST_MESSAGE,
        timeout_graceful_shutdown=3,
    )
    await _Announced(config, started).serve(sockets=[listener])


class _Announced(uvicorn.Server):
    """A server that says when it answers."""

    def __init__(self, config: uvicorn.Config, started: Callable[[uvicorn.Server], None]) -> None:
        super().__init__(config)
        self._say = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        if self.started:
            self._say(self)
