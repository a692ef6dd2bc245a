"""The application: REST, WebSocket and page over one event log."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import DEFAULT_EXCLUDED_CONTENT_TYPES, GZipMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send

import settebello
from settebello.errors import NotSignedIn, SettebelloError, TooMany
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
    report_rest,
    rest,
    stream,
    token_rest,
)
from settebello.server.absences import Absences
from settebello.server.bodies import TOO_LARGE, BodyLimit
from settebello.server.bots import Bots
from settebello.server.bus import Bus, LocalBus
from settebello.server.connections import Connections
from settebello.server.due import DueTables
from settebello.server.health import Health
from settebello.server.lobby import Lobby
from settebello.server.metrics import MeasuredTables, Metrics
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

STATUS = {
    "syntax": 400,
    "unknown_rule": 422,
    "invalid_rules": 422,
    "illegal_action": 409,
    "not_your_turn": 409,
    "stale": 409,
    "forbidden": 403,
    "not_found": 404,
    "not_signed_in": 401,
    "account": 422,
    "setting": 422,
    "too_many": 429,
    "store": 503,
}
"""The HTTP status of each code."""

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
    bus, metrics = bus or LocalBus(), metrics or Metrics()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        tables = MeasuredTables(log, bus, metrics)
        due = DueTables(tables, log)
        uncounted = Uncounted(log, results)
        waiting = Waiting(tables, bus)
        bots = app.state.bots = Bots(tables, due, settings.bot_seconds, waiting)
        metrics.watch(tables, bots.thinker)
        await tables.time.beat()
        lobby = app.state.lobby = Lobby(tables, log)
        tables.presence.patience = Patience(settings.absent_seconds, settings.claim_seconds)
        tables.watch_s = settings.watch_seconds
        absences = Absences(tables)
        for part in (waiting, due.rounds, lobby.rounds, uncounted, absences.rounds):
            part.start()
        app.state.tables = tables
        app.state.waiting = waiting
        app.state.people = People(people)
        app.state.tokens = Tokens(people)
        app.state.reports = Reports(people)
        app.state.health = Health(log, bus)
        yield
        for ending in (uncounted, due.rounds, lobby.rounds, absences.rounds, waiting, bots, tables):
            await ending.stop()
        await bus.close()
        await app.state.people.close()
        await log.close()

    app = FastAPI(
        title="Settebello",
        version=settebello.__version__,
        lifespan=lifespan,
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
    app.add_exception_handler(SettebelloError, _refused)
    app.add_exception_handler(RequestValidationError, _unreadable)
    app.add_exception_handler(HTTPException, _not_here)
    app.add_exception_handler(Exception, _broken)
    for part in (rest, records, played, stream, house, desk, lesson, account, token_rest, report_rest, admin):
        app.include_router(part.router)
    app.add_api_websocket_route("/ws/rooms/{room}", _socket)
    for part in (health, manifest, pages):
        app.include_router(part.router)
    return app


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
    connection = Connection(socket, state.tables, state.tokens, room, publishing_of(socket))
    await state.connections.serve(connection)


async def _refused(_request: Request, problem: Exception) -> JSONResponse:
    if not isinstance(problem, SettebelloError):
        raise problem
    return JSONResponse(problem.public().as_dict(), STATUS.get(problem.code, 400), _headers_of(problem))


def _headers_of(problem: SettebelloError) -> dict[str, str] | None:
    match problem:
        case TooMany():
            return {"Retry-After": str(problem.seconds)}
        case NotSignedIn():
            return {"WWW-Authenticate": "Bearer"}
        case _:
            return None


async def _unreadable(_request: Request, problem: Exception) -> JSONResponse:
    if not isinstance(problem, RequestValidationError):
        raise problem
    first = problem.errors()[0]
    if first["type"] == "json_invalid":
        return JSONResponse(_NO_JSON, 422)
    where = ".".join(str(part) for part in first["loc"] if part != "body") or "body"
    message = f"{where}: {first['msg']}"
    body = {"code": "syntax", "reason": "bad_message", "message": message, "facts": {"field": where}}
    return JSONResponse(body, 422)


async def _not_here(_request: Request, problem: Exception) -> JSONResponse:
    if not isinstance(problem, HTTPException):
        raise problem
    match problem.status_code:
        case 413:
            body = TOO_LARGE
        case 404 | 405:
            reason = "path_not_found" if problem.status_code == 404 else "bad_request"
            body = {"code": "not_found", "reason": reason, "message": str(problem.detail), "facts": {}}
        case _:
            body = _NO_JSON
    return JSONResponse(body, problem.status_code, problem.headers)


_NO_JSON = {"code": "syntax", "reason": "no_json", "message": "this request is no JSON", "facts": {}}


async def _broken(_request: Request, _problem: Exception) -> JSONResponse:
    body = {"code": "error", "reason": "error", "message": "something went wrong; try again", "facts": {}}
    return JSONResponse(body, 500, pages.HEADERS)
