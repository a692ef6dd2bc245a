"""The parts of a running server, each by its name: what requests and connections reach."""

from dataclasses import dataclass, field

from starlette.requests import HTTPConnection

from settebello.server.admin.reports import Reports
from settebello.server.bots.bots import Bots
from settebello.server.bots.waiting import Waiting
from settebello.server.connections.connections import Connections
from settebello.server.connections.lines import Streams
from settebello.server.doors.costly import Costly
from settebello.server.doors.purse import Purses
from settebello.server.moderation.moderation import Moderation
from settebello.server.notifications.notifications import Notifications
from settebello.server.ops.health import Health
from settebello.server.pairing.pairing import Pairing
from settebello.server.people.links import Links
from settebello.server.people.people import People
from settebello.server.people.tokens import Tokens
from settebello.server.puzzles.puzzles import Puzzles
from settebello.server.remarks.remarks import Remarks
from settebello.server.settings import Settings
from settebello.server.study.analysts import Analysts
from settebello.server.study.reviews import Reviews
from settebello.server.tables.lobby import Lobby
from settebello.server.tables.tables import Tables
from settebello.server.tables.upkeep.erasing import Erasing
from settebello.server.tournaments.tournaments import Tournaments
from settebello.server.watch.wall import Wall
from settebello.store import (
    EventLog,
    ModerationStore,
    NotificationStore,
    PeopleStore,
    PuzzleStore,
    RemarkStore,
    ResultStore,
    ReviewStore,
    TournamentStore,
)


@dataclass(frozen=True, slots=True)
class Stores:
    """The stores of a club; all of them are one database."""

    log: EventLog
    people: PeopleStore
    results: ResultStore
    reviews: ReviewStore
    puzzles: PuzzleStore
    notifications: NotificationStore
    tournaments: TournamentStore
    moderation: ModerationStore
    remarks: RemarkStore


@dataclass(frozen=True, slots=True)
class Services:
    """The services of one process, from its start to its end."""

    settings: Settings
    log: EventLog
    results: ResultStore
    tables: Tables
    lobby: Lobby
    pairing: Pairing
    bots: Bots
    waiting: Waiting
    people: People
    links: Links
    tokens: Tokens
    reports: Reports
    moderation: Moderation
    reviews: Reviews
    analysts: Analysts
    puzzles: Puzzles
    notifications: Notifications
    tournaments: Tournaments
    wall: Wall
    remarks: Remarks
    health: Health
    erasing: Erasing
    purses: Purses
    records: Costly = field(default_factory=Costly)
    lists: Costly = field(default_factory=Costly)
    streams: Streams = field(default_factory=Streams)
    connections: Connections = field(default_factory=Connections)


def services_of(asking: HTTPConnection) -> Services:
    """Return the services of the application that a request or a WebSocket came to."""
    services: Services = asking.app.state.services
    return services
