"""A server in this process: the application over the database and the bus of its settings."""

import asyncio
import gc
import logging
import os
import socket
import sys
from collections.abc import Callable, Coroutine
from typing import Any, Final, cast

import uvicorn
from fastapi import FastAPI
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from settebello.cli.club.databases import database_of
from settebello.cli.club.entrance import Entrance, protocols
from settebello.server.app import create_app
from settebello.server.bus.local import Bus, LocalBus
from settebello.server.connections.socket import LONGEST_MESSAGE
from settebello.server.doors.descriptors import raise_limit, room_for
from settebello.server.doors.doors import Doors
from settebello.server.doors.guests import Guests
from settebello.server.notifications.outlets import check_outlets
from settebello.server.ops.logs import Logged, set_up_logs
from settebello.server.ops.metrics import Counted, MeasuredLog, Metrics, expose
from settebello.server.services import Services, Stores
from settebello.server.settings import Settings
from settebello.store import (
    Database,
    SqlModeration,
    SqlNotifications,
    SqlPeople,
    SqlPuzzles,
    SqlRemarks,
    SqlResults,
    SqlReviews,
    SqlTournaments,
)

SELDOM: Final = 200
"""How many rounds of the collector among young objects come before one among all.

A round among all of a thousand tables stops every one of them for half a second.
"""

PROXIES: Final = "FORWARDED_ALLOW_IPS"
OWN_MACHINE: Final = "127.0.0.1,::1"
"""The addresses of proxies whose word for the client's address is taken: a variable, and its default."""

_logger = logging.getLogger(__name__)


def run(serving: Coroutine[Any, Any, None]) -> None:
    """Run a server on the quickest event loop that is installed, until it ends."""
    with asyncio.Runner(loop_factory=uvicorn.Config("", loop="auto").get_loop_factory()) as runner:
        runner.run(serving)


async def open_bus(settings: Settings, database: Database) -> Bus:
    """Join the bus of all who use a database; raise a `SettebelloError` if one of the two cannot be used."""
    if settings.redis_url is None:
        return LocalBus()
    from settebello.server.bus.redis import connect_bus  # the package is imported only by who has a Redis

    return await connect_bus(settings.redis_url, await database.identity())


async def check(settings: Settings) -> None:
    """Open everything and close it again; raise a `SettebelloError` for what cannot be used."""
    check_outlets(settings)
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
        log,
        SqlPeople(database),
        SqlResults(database),
        SqlReviews(database),
        SqlPuzzles(database),
        SqlNotifications(database),
        SqlTournaments(database),
        SqlModeration(database),
        SqlRemarks(database),
    )
    app = create_app(settings, stores, await open_bus(settings, database), metrics)
    most = room_for(raise_limit(), settings.connections)
    guests = Guests(Logged(Counted(app, metrics)), settings.address_connections)
    proxied = ProxyHeadersMiddleware(guests, os.environ.get(PROXIES, OWN_MACHINE))  # type: ignore[arg-type] # a type of uvicorn
    doors = Doors(most, settings.address_connections, proxied.trusted_hosts.__contains__)
    asking, seated = protocols(doors)
    config = uvicorn.Config(
        proxied,
        log_config=None,
        log_level="warning",
        access_log=False,
        lifespan="on",
        proxy_headers=False,
        http=asking,
        ws=seated,
        ws_max_size=LONGEST_MESSAGE,
        timeout_graceful_shutdown=3,
    )
    _collect_seldom()
    _logger.info("%s connections fit into this process", most)
    await _Announced(config, started, app, doors).serve(sockets=[listener])


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
        self, config: uvicorn.Config, started: Callable[[uvicorn.Server], None], app: FastAPI, doors: Doors
    ) -> None:
        super().__init__(config)
        self._say = started
        self._app = app
        self._doors = doors

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        if sys.platform == "win32":  # its loop cannot watch a socket
            await super().startup(sockets)
        else:
            await super().startup([])
            entrances = [Entrance(each, self._doors, self._protocol) for each in sockets or ()]
            self.servers = cast("list[asyncio.base_events.Server]", entrances)
        if self.started:
            self._say(self)

    def _protocol(self) -> asyncio.BaseProtocol:
        return self.config.http_protocol_class(  # type: ignore[call-arg] # uvicorn has no type for it either
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let nobody in any more, end what would go on for as long as somebody follows it, then the rest."""
        services: Services = self._app.state.services
        services.health.stopping = True
        for server in self.servers:
            server.close()
        services.streams.end()
        await services.connections.leave()
        await super().shutdown(sockets)
