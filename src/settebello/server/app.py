"""The application: REST, WebSocket and page over one event log."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

import settebello
from settebello.errors import SettebelloError, TooMany
from settebello.server import account, desk, lesson, manifest, pages, records, rest
from settebello.server.bodies import TOO_LARGE, BodyLimit
from settebello.server.bots import Bots
from settebello.server.bus import Bus, LocalBus
from settebello.server.due import DueTables
from settebello.server.people import People
from settebello.server.settings import Settings
from settebello.server.socket import Connection
from settebello.server.tables import Tables
from settebello.store import EventLog, PeopleStore

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
    "too_many": 429,
    "store": 503,
}
"""The HTTP status of each code."""

SMALL = 1024
"""Bytes that go out as they are; compressed they would take no fewer packets."""


def create_app(settings: Settings, log: EventLog, people: PeopleStore, bus: Bus | None = None) -> FastAPI:
    """Return the application over an event log, its people and a bus, which it closes when it stops."""
    bus = bus or LocalBus()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        tables = Tables(log, bus)
        due = DueTables(tables, log)
        bots = Bots(tables, due, settings.bot_seconds)
        due.start()
        app.state.tables = tables
        app.state.people = People(people)
        yield
        await due.stop()
        await bots.stop()
        await tables.stop()
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
        root_path=settings.base_path.rstrip("/"),
    )
    app.state.settings = settings
    app.add_middleware(BodyLimit)
    app.middleware("http")(pages.add_headers)
    app.add_middleware(GZipMiddleware, minimum_size=SMALL)
    app.add_exception_handler(SettebelloError, _refused)
    app.add_exception_handler(RequestValidationError, _unreadable)
    app.add_exception_handler(HTTPException, _not_here)
    app.add_exception_handler(Exception, _broken)
    app.include_router(rest.router)
    app.include_router(records.router)
    app.include_router(desk.router)
    app.include_router(lesson.router)
    app.include_router(account.router)
    app.add_api_websocket_route("/ws/rooms/{room}", _socket)
    app.include_router(manifest.router)
    app.include_router(pages.router)
    return app


async def _socket(socket: WebSocket, room: str) -> None:
    await Connection(socket, socket.app.state.tables, room).serve()


async def _refused(_request: Request, problem: Exception) -> JSONResponse:
    if not isinstance(problem, SettebelloError):
        raise problem
    headers = {"Retry-After": str(problem.seconds)} if isinstance(problem, TooMany) else None
    return JSONResponse(problem.public().as_dict(), STATUS.get(problem.code, 400), headers)


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
