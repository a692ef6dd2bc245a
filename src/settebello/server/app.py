"""The application: REST, WebSocket and page over one event log."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Final

from fastapi import FastAPI, WebSocket
from starlette.middleware.gzip import DEFAULT_EXCLUDED_CONTENT_TYPES, GZipMiddleware
from starlette.routing import Router, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send

import settebello
from settebello.server.admin import moderation_routes, remark_routes, report_routes, standing_routes
from settebello.server.admin import routes as admin_routes
from settebello.server.admin.reports import Reports
from settebello.server.bots import routes as bot_routes
from settebello.server.bots.accounts import HouseAccounts
from settebello.server.bots.bots import Bots, lease_s
from settebello.server.bots.waiting import Waiting
from settebello.server.bus.local import Bus, LocalBus
from settebello.server.connections import routes as connection_routes
from settebello.server.connections.lines import MEDIA_TYPE
from settebello.server.connections.socket import Connection
from settebello.server.deps import checks_of, owner_of, spending_of
from settebello.server.desk import routes as desk_routes
from settebello.server.doors.purse import Priced, Purses
from settebello.server.lesson import routes as lesson_routes
from settebello.server.moderation.moderation import moderation_of
from settebello.server.moderation.searching import SuspicionSearch
from settebello.server.notifications import routes as notification_routes
from settebello.server.notifications.gathering import Means, RoundRoom
from settebello.server.notifications.outlets import outlets_of
from settebello.server.notifications.telling import Telling
from settebello.server.ops import routes as health_routes
from settebello.server.ops.health import Health
from settebello.server.ops.metrics import Metrics, TableMetrics
from settebello.server.pairing import routes as pairing_routes
from settebello.server.pairing.pairing import Pairing
from settebello.server.people import link_routes, token_routes
from settebello.server.people import routes as account_routes
from settebello.server.people.links import Links
from settebello.server.people.passwords import Passwords
from settebello.server.people.people import People
from settebello.server.people.tokens import Tokens
from settebello.server.practice import routes as practice_routes
from settebello.server.puzzles import routes as puzzle_routes
from settebello.server.puzzles.puzzles import Puzzles
from settebello.server.remarks import routes as remarks_routes
from settebello.server.remarks.remarks import Remarks
from settebello.server.results import routes as result_routes
from settebello.server.rules import routes as rule_routes
from settebello.server.services import Services, Stores, services_of
from settebello.server.settings import Settings
from settebello.server.sharing import routes as sharing_routes
from settebello.server.site import manifest, offline, pages, refusals
from settebello.server.site.bodies import BodyLimit
from settebello.server.study import analyst_routes
from settebello.server.study import routes as study_routes
from settebello.server.study.analysts import Analysts
from settebello.server.study.house import HouseReviewer
from settebello.server.study.reviews import Reviews
from settebello.server.tables import record_routes, seat_routes
from settebello.server.tables import routes as table_routes
from settebello.server.tables.absences import Absences
from settebello.server.tables.bans import BannedSeats
from settebello.server.tables.lobby import Lobby
from settebello.server.tables.parts.forgetting import Forgetful
from settebello.server.tables.presence import Patience, Presence
from settebello.server.tables.tables import Tables
from settebello.server.tables.upkeep.banned import BannedWaiting
from settebello.server.tables.upkeep.due import DueTables
from settebello.server.tables.upkeep.erasing import Erasing
from settebello.server.tables.upkeep.uncounted import Uncounted
from settebello.server.tables.upkeep.unplayed import UnplayedTables
from settebello.server.tournaments import entry_routes as tournament_entry_routes
from settebello.server.tournaments import export_routes as tournament_export_routes
from settebello.server.tournaments import routes as tournament_routes
from settebello.server.tournaments import table_routes as tournament_table_routes
from settebello.server.tournaments.calling import room_of_call
from settebello.server.tournaments.online import OnlineTournaments
from settebello.server.tournaments.tournaments import Tournaments
from settebello.server.watch import routes as watch_routes
from settebello.server.watch.wall import Wall
from settebello.store import EventLog, PeopleStore

SMALL: Final = 1024
"""Bytes that go out as they are; compressed they would take no fewer packets."""

API: Final = (
    rule_routes,
    table_routes,
    pairing_routes,
    practice_routes,
    record_routes,
    result_routes,
    study_routes,
    analyst_routes,
    puzzle_routes,
    tournament_export_routes,
    tournament_routes,
    tournament_table_routes,
    tournament_entry_routes,
    watch_routes,
    remarks_routes,
    sharing_routes,
    connection_routes,
    bot_routes,
    desk_routes,
    lesson_routes,
    account_routes,
    token_routes,
    link_routes,
    notification_routes,
    report_routes,
    remark_routes,
    seat_routes,
    admin_routes,
    moderation_routes,
    standing_routes,
)
"""Modules with routes, in the order in which their routes are tried."""


def create_app(
    settings: Settings, stores: Stores, bus: Bus | None = None, metrics: Metrics | None = None
) -> FastAPI:
    """Return the application over stores and a bus, which it closes when it stops."""
    app = FastAPI(
        title="Settebello",
        version=settebello.__version__,
        lifespan=lambda app: _serving(app, settings, stores, bus or LocalBus(), metrics or Metrics()),
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        generate_unique_id_function=lambda route: route.name,
    )
    app.add_middleware(BodyLimit)
    purses = app.state.purses = Purses(settings.address_rate)
    app.add_middleware(Priced, purses=purses)
    app.middleware("http")(pages.add_headers)
    # what is compressed waits until there is more of it, and a line of a stream may not wait
    plain = (*DEFAULT_EXCLUDED_CONTENT_TYPES, MEDIA_TYPE)
    app.add_middleware(GZipMiddleware, minimum_size=SMALL, exclude_content_types=plain)
    app.add_middleware(_Sockets)
    app.add_middleware(_Under, path=settings.base_path.rstrip("/"))
    refusals.add_to(app)
    for part in API:
        app.include_router(part.router)
    for part in (health_routes, manifest, offline, pages):
        app.include_router(part.router)
    return app


@asynccontextmanager
async def _serving(
    app: FastAPI, settings: Settings, stores: Stores, bus: Bus, metrics: Metrics
) -> AsyncIterator[None]:
    """Begin everything that goes on beside the answers, and end it in order."""
    log, people, results = stores.log, stores.people, stores.results
    accounts = HouseAccounts(people)
    moderation = await moderation_of(stores.moderation, people, stores.notifications)
    tables = _tables(settings, log, bus, accounts, moderation.banned_seats)
    tables.observe(TableMetrics(metrics))
    due = DueTables(tables, log)
    uncounted, waiting = Uncounted(log, results), Waiting(tables, bus, settings.ask_seconds)
    bots = Bots(tables, due, settings.bot_seconds, waiting, metrics.answered)
    metrics.watch(tables, bots.thinker)
    await tables.heartbeat.beat()
    lobby, absences = Lobby(tables, log), Absences(tables)
    asked = Reviews(stores.reviews, log, results, worlds=settings.review_worlds // 2 * 2)
    house = HouseReviewer(asked)
    tournaments, known = Tournaments(stores.tournaments, banned=moderation.banned), _people(settings, people)
    telling = await _telling(settings, stores, known, tables, partial(room_of_call, tournaments))
    online = OnlineTournaments(tournaments, tables, telling.notifications.tell)
    upkeep = (due.rounds, UnplayedTables(tables, log).rounds, SuspicionSearch(stores.moderation).rounds)
    erasing = Erasing(tables, people)
    leaving = (erasing.rounds, BannedWaiting(tables, stores.moderation.newest_ban).rounds)
    rounds = (*upkeep, *leaving, lobby.rounds, absences.rounds, accounts.rounds, online.rounds)
    for part in (house.rounds, waiting, uncounted, *rounds):
        part.start()
    services = app.state.services = Services(
        settings=settings,
        log=log,
        results=results,
        tables=tables,
        lobby=lobby,
        pairing=Pairing(tables, log),
        bots=bots,
        waiting=waiting,
        people=known,
        purses=app.state.purses,
        links=Links(people),
        tokens=Tokens(people),
        reports=Reports(people),
        moderation=moderation,
        reviews=asked,
        analysts=Analysts(asked, stores.reviews),
        puzzles=Puzzles(stores.puzzles),
        notifications=telling.notifications,
        tournaments=tournaments,
        wall=Wall(tables, lobby, tournaments, results),
        remarks=Remarks(stores.remarks, bus),
        health=Health(log, bus),
        erasing=erasing,
    )
    tables.observe(Forgetful(services.records, services.lists))
    telling.start()
    try:
        yield
    finally:  # also where the server is not told to stop, but cancelled
        for ending in (telling, house, uncounted, *rounds, waiting, bots, services.remarks, tables):
            await ending.stop()
        for opened in (bus, services.people, log):
            await opened.close()


def _tables(
    settings: Settings, log: EventLog, bus: Bus, accounts: HouseAccounts, banned: BannedSeats
) -> Tables:
    return Tables(
        log,
        bus,
        lease_s=lease_s(settings.bot_seconds, settings.ask_seconds),
        watch_s=settings.watch_seconds,
        presence=Presence(bus, patience=_patience(settings)),
        rated=accounts.players,
        banned=banned,
    )


async def _telling(
    settings: Settings, stores: Stores, known: People, tables: Tables, round_room: RoundRoom
) -> Telling:
    outlets = await outlets_of(settings, stores.notifications)
    means = Means(outlets.ways, settings.notify_gap_seconds, round_room)
    return Telling(stores.notifications, stores.people, known, tables, outlets, means)


def _people(settings: Settings, store: PeopleStore) -> People:
    passwords = Passwords(settings.password_mib)
    return People(store, passwords=passwords, tables=settings.address_tables, seats=settings.address_seats)


def _patience(settings: Settings) -> Patience:
    return Patience(settings.absent_seconds, settings.claim_seconds, settings.notify_seconds)


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


class _Sockets:
    """Serves WebSockets apart from all that stands around the answers to requests.

    A connection lasts for hours. Each layer that it passes through would be kept in memory for as long.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._sockets = Router([SOCKETS])

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a WebSocket, and pass on whatever else comes."""
        await (self._sockets if scope["type"] == "websocket" else self._app)(scope, receive, send)


async def _socket(socket: WebSocket) -> None:
    socket.scope["route"] = SOCKETS  # the log names it
    services = services_of(socket)
    connection = Connection(
        socket,
        services.tables,
        services.tokens,
        socket.path_params["room"],
        checks_of(socket),
        owner_of(socket),
        spending_of(socket),
    )
    await services.connections.serve(connection)


SOCKETS: Final = WebSocketRoute("/ws/rooms/{room}", _socket)
