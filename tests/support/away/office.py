"""One process of a club as far as it tells absent accounts what waits for them, by a clock of the test's."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from sqlalchemy import update

from settebello.engine import legal_actions
from settebello.room import MakeAct, Room, Sit
from settebello.server.bus.local import LocalBus
from settebello.server.notifications.deliveries import Deliveries
from settebello.server.notifications.gathering import Gathering, Means
from settebello.server.notifications.notifications import Notifications
from settebello.server.notifications.outlets import Outlets
from settebello.server.people.links import Links
from settebello.server.people.passwords import Passwords
from settebello.server.people.people import Caller, People, SignedIn
from settebello.server.people.secret import key_of
from settebello.server.tables.presence import Patience, Presence
from settebello.server.tables.tables import Tables
from settebello.server.tournaments.calling import room_of_call
from settebello.server.tournaments.online import OnlineTournaments
from settebello.server.tournaments.tournaments import Tournaments
from settebello.store import (
    Confirmation,
    Database,
    SqlEventLog,
    SqlNotifications,
    SqlPeople,
    SqlTournaments,
    Wishes,
)
from settebello.store.schema import HEARTBEAT

ADDRESS = "https://carte.example.org/"
QUIET_S = 60.0
GAP_S = 900.0
CALLER = Caller("198.18.0.1", "Test/1.0")
PASSWORD = "sette di denari"


class Clock:
    """A clock that stands until it is moved."""

    def __init__(self) -> None:
        self.now = 2_000_000_000.0

    def __call__(self) -> float:
        return self.now


@dataclass
class Office:
    """A process: its store, its tables, and what it tells."""

    database: Database
    clock: Clock
    outlets: Outlets
    quiet_s: float = QUIET_S
    bus: LocalBus = field(default_factory=LocalBus)

    def __post_init__(self) -> None:
        self.store, self.people = SqlNotifications(self.database), SqlPeople(self.database)
        presence = Presence(self.bus, self.clock, Patience(tell_s=self.quiet_s))
        log = SqlEventLog(self.database)
        self.tables = Tables(log, self.bus, self.clock, presence=presence)
        self.known = People(self.people, self.clock, Passwords(mib=1))
        self.gathering = Gathering(
            self.store, self.people, self.tables, Means(self.outlets.ways, GAP_S, self.room_of), self.clock
        )
        links = Links(self.people)
        self.deliveries = Deliveries(self.store, self.people, links, self.outlets, self.tables, self.clock)
        self.notifications = Notifications(self.store, self.known, self.outlets, self.clock)
        self.tournaments = Tournaments(SqlTournaments(self.database), self.clock)
        self.online = OnlineTournaments(self.tournaments, self.tables, self.notifications.tell)

    async def room_of(self, thing: str, person: str) -> str | None:
        """Return the table at which a round waits for somebody, as its tournament says."""
        return await room_of_call(self.tournaments, thing, person)

    async def account(self, name: str, *, mail: bool = True) -> SignedIn:
        """Make an account that is told by mail, at an address that is confirmed."""
        key, address = name.casefold(), f"{name.casefold()}@example.org"
        await self.known.sign_up(name, PASSWORD, address, CALLER)
        person = await self.people.named(key)
        assert person is not None
        session = (await self.people.sessions(person.id, since=0))[0]
        me = SignedIn(person, session)
        await self.store.wish(Wishes(person.id, mail, stop=secrets.token_urlsafe(24)))
        if mail:
            await confirm(self, me)
        return me

    async def table(self, *people: SignedIn, time: str = "3d") -> Room:
        """Open a table where these people sit under their accounts."""
        room = await self.tables.open("scopa?players=2", time)
        for me in people:
            name = me.person.name
            await self.tables.submit(room.id, Sit(name, key_of(f"{name} {room.id}"), account=me.person.id))
        return (await self.tables.table(room.id)).room

    async def play(self, name: str) -> Room:
        """Have whoever is on turn play once."""
        room = (await self.tables.caught_up(name)).room
        assert room.deal is not None
        assert room.to_move is not None
        await self.tables.submit(name, MakeAct(room.to_move, room.version, legal_actions(room.deal.state)[0]))
        return (await self.tables.table(name)).room

    async def pass_by(self, seconds: float) -> None:
        """Let time pass in which the server serves."""
        self.clock.now += seconds
        async with self.database.writing() as connection:  # somebody has served all the while
            await connection.execute(update(HEARTBEAT).values(at=self.clock.now))
        await self.tables.heartbeat.beat()

    async def tell(self) -> None:
        """Gather and send what is due, to its end."""
        await self.gathering.gather()
        await self.send()

    async def send(self) -> None:
        """Send what is due, to its end."""
        await self.deliveries.send()
        while sending := list(self.deliveries._sending):
            await asyncio.wait(sending)
            await asyncio.sleep(0)  # each leaves the set by its callback, which waits for the loop

    async def close(self) -> None:
        """End the process."""
        await self.deliveries.stop()
        await self.tables.stop()


async def confirm(office: Office, me: SignedIn) -> None:
    """Confirm the address of an account, as its link does."""
    key = key_of(secrets.token_urlsafe(8))
    assert me.person.email is not None
    asked = Confirmation(me.person.id, me.person.email, key, office.clock() + 1)
    assert await office.store.ask_confirmation(asked)
    assert await office.store.confirm(key, office.clock()) == (me.person.id, me.person.email)


def on_turn(room: Room, people: Sequence[SignedIn]) -> SignedIn:
    """Return whoever is on turn at a table."""
    assert room.to_move is not None
    who = room.seats[room.to_move]
    assert who is not None
    return next(each for each in people if each.person.id == who.account)


@asynccontextmanager
async def closing(office: Office) -> AsyncIterator[Office]:
    """End a process in the end."""
    try:
        yield office
    finally:
        await office.close()
