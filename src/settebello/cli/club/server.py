"""A server in this process: the application over the database and the bus of its settings."""

import asyncio
import gc
import socket
from collections.abc import Callable, Coroutine
from typing import Any, Final

import uvicorn
from fastapi import FastAPI

from settebello.server.app import create_app
from settebello.server.bus.local import Bus, LocalBus
from settebello.server.connections.socket import LONGEST_MESSAGE
from settebello.server.ops.logs import Logged, set_up_logs
from settebello.server.ops.metrics import Counted, MeasuredLog, Metrics, expose
from settebello.server.services import Services, Stores
from settebello.server.settings import Settings
from settebello.store import (
    Database,
    SqlPeople,
    SqlPuzzles,
    SqlResults,
    SqlReviews,
    connect_database,
    open_database,
)

SELDOM: Final = 200
"""How many rounds of the collector among young objects come before one among all.

A round among all of a thousand tables stops every one of them for half a second.
"""


def run(serving: Coroutine[Any, Any, None]) -> None:
    """Run a server on the quickest event loop that is installed, until it ends."""
    with asyncio.Runner(loop_factory=uvicorn.Config("", loop="auto").get_loop_factory()) as runner:
        runner.run(serving)


async def database_of(settings: Settings) -> Database:
    """Open the database, made or brought up to date; raise a `SettebelloError` if it cannot be used."""
    if settings.database_url is None:
        return await open_database(settings.database)
    return await connect_database(settings.database_url)


async def open_bus(settings: Settings, database: Database) -> Bus:
    """Join the bus of all who use a database; raise a `SettebelloError` if one of the two cannot be used."""
    if settings.redis_url is None:
        return LocalBus()
    from settebello.server.bus.redis import connect_bus  # the package is imported only by who has a Redis

    return await connect_bus(settings.redis_url, await database.identity())


async def check(settings: Settings) -> None:
    """Open everything and close it again; raise a `SettebelloError` for what cannot be used."""
    database = await database_of(settings)
    try:
        await (await open_bus(settings, database)).close()
    finally:
        await database.close()


async def run_server(
    settings: Settings,
    listener: socket.socket,
    figures: socket.socket | None,
    started: Callable[[uvicorn.Server], None],
) -> None:
    """Serve until stopped, and show figures if there is a socket for them.

    ``started`` is called once the server answers.
    """
    set_up_logs(settings.log_format, settings.log_level)
    database, metrics = await database_of(settings), Metrics()
    log = MeasuredLog(database, metrics)
    if figures is not None:
        expose(metrics, figures)
    stores = Stores(
        log, SqlPeople(database), SqlResults(database), SqlReviews(database), SqlPuzzles(database)
    )
    app = create_app(settings, stores, await open_bus(settings, database), metrics)
    config = uvicorn.Config(
        Logged(Counted(app, metrics)),
        log_config=None,
        log_level="warning",
        access_log=False,
        lifespan="on",
        ws="websockets-sansio",
        ws_max_size=LONGEST_MESSAGE,
        timeout_graceful_shutdown=3,
    )
    _collect_seldom()
    await _Announced(config, started, app).serve(sockets=[listener])


def _collect_seldom() -> None:
    """Have the collector leave alone what is there for good, and look seldom at what has been for long.

    A collection before that would take a tenth of the start, to find next to nothing.
    """
    gc.freeze()
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, SELDOM)


class _Announced(uvicorn.Server):
    """A server that says when it answers."""

    def __init__(
        self, config: uvicorn.Config, started: Callable[[uvicorn.Server], None], app: FastAPI
    ) -> None:
        super().__init__(config)
        self._say = started
        self._app = app

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        if self.started:
            self._say(self)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let nobody in any more, end what would go on for as long as somebody follows it, then the rest."""
        services: Services = self._app.state.services
        services.health.stopping = True
        for server in self.servers:
            server.close()
        services.streams.end()
        await services.connections.leave()
        await super().shutdown(sockets)
