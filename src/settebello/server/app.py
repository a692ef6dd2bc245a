"""The application: REST, WebSocket and page over one event log."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, WebSocket
from starlette.middleware.gzip import DEFAULT_EXCLUDED_CONTENT_TYPES, GZipMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send

import settebello
from settebello.server import (
    account,
    admin,
    desk,
    health,
    house,
    lesson,
    manifest,
    pages,
    played,
    records,
    refusals,
    report_rest,
    rest,
    seats,
    stream,
    token_rest,
)
from settebello.server.absences import Absences
from settebello.server.bodies import BodyLimit
from settebello.server.bots import Bots
from settebello.server.bus import Bus, LocalBus
from settebello.server.connections import Connections
from settebello.server.due import DueTables
from settebello.server.health import Health
from settebello.server.house_accounts import HouseAccounts
from settebello.server.leaving import leaving_of
from settebello.server.lobby import Lobby
from settebello.server.metrics import MeasuredTables, Metrics
from settebello.server.passwords import Passwords
from settebello.server.people import People
from settebello.server.presence import Patience
from settebello.server.publishing import publishing_of
from settebello.server.reports import Reports
from settebello.server.settings import Settings
from settebello.server.socket import Connection
from settebello.server.stream import Streams
from settebello.server.tokens import Tokens
from settebello.server.uncounted import Uncounted
from settebello.server.waiting import Waiting
from settebello.store import EventLog, PeopleStore, ResultStore

SMALL = 1024
"""Bytes that go out as they are; compressed they would take no fewer packets."""


def create_app(
    settings: Settings,
    log: EventLog,
    people: PeopleStore,
    results: ResultStore,
    bus: Bus | None = None,
    metrics: Metrics | None = None,
) -> FastAPI:
    """Return the application over an event log, people, results and a bus.

    It closes log, people and bus when it stops.
    """
    app = FastAPI(
        title="Settebello",
        version=settebello.__version__,
        lifespan=lambda app: _serving(app, people, bus or LocalBus(), metrics or Metrics()),
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        generate_unique_id_function=lambda route: route.name,
    )
    app.state.settings = settings
    app.state.log = log
    app.state.results = results
    app.state.streams = Streams()
    app.state.connections = Connections()
    app.add_middleware(BodyLimit)
    app.middleware("http")(pages.add_headers)
    # what is compressed waits until there is more of it, and a line of a stream may not wait
    plain = (*DEFAULT_EXCLUDED_CONTENT_TYPES, stream.MEDIA_TYPE)
    app.add_middleware(GZipMiddleware, minimum_size=SMALL, exclude_content_types=plain)
    app.add_middleware(_Under, path=settings.base_path.rstrip("/"))
    refusals.add_to(app)
    for part in (
        rest,
        records,
        played,
        stream,
        house,
        desk,
        lesson,
        account,
        token_rest,
        report_rest,
        seats,
        admin,
    ):
        app.include_router(part.router)
    app.add_api_websocket_route("/ws/rooms/{room}", _socket)
    for part in (health, manifest, pages):
        app.include_router(part.router)
    return app


@asynccontextmanager
async def _serving(app: FastAPI, people: PeopleStore, bus: Bus, metrics: Metrics) -> AsyncIterator[None]:
    """Begin everything that goes on beside the answers, and end it in order."""
    settings: Settings = app.state.settings
    log: EventLog = app.state.log
    tables = MeasuredTables(log, bus, metrics)
    due = DueTables(tables, log)
    uncounted = Uncounted(log, app.state.results)
    waiting = Waiting(tables, bus, settings.ask_seconds)
    bots = app.state.bots = Bots(tables, due, settings.bot_seconds, waiting)
    metrics.watch(tables, bots.thinker)
    await tables.time.beat()
    lobby = app.state.lobby = Lobby(tables, log)
    tables.presence.patience = Patience(settings.absent_seconds, settings.claim_seconds)
    tables.watch_s = settings.watch_seconds
    absences, accounts = Absences(tables), HouseAccounts(tables, people)
    for part in (waiting, due.rounds, lobby.rounds, uncounted, absences.rounds, accounts.rounds):
        part.start()
    app.state.tables = tables
    app.state.waiting = waiting
    app.state.people = People(people, passwords=Passwords(settings.password_mib))
    app.state.tokens = Tokens(people)
    app.state.reports = Reports(people)
    app.state.health = Health(log, bus)
    try:
        yield
    finally:  # also where the server is not told to stop, but cancelled
        rounds = (due.rounds, lobby.rounds, absences.rounds, accounts.rounds)
        for ending in (uncounted, *rounds, waiting, bots, tables):
            await ending.stop()
        await bus.close()
        await app.state.people.close()
        await log.close()


class _Under:
    """Serves below a path that the proxy leaves before every address."""

    def __init__(self, app: ASGIApp, path: str) -> None:
        self._app = app
        self._path = path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let who routes know where this lies."""
        if scope["type"] != "lifespan":
            scope["root_path"] = self._path
        await self._app(scope, receive, send)


async def _socket(socket: WebSocket, room: str) -> None:
    state = socket.app.state
    connection = Connection(
        socket,
        state.tables,
        state.tokens,
        room,
        publishing_of(socket),
        leaving_of(socket),
        account.owner_of(socket),
    )
    await state.connections.serve(connection)
