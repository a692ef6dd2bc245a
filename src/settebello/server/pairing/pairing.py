"""Quick pairing: people who want the same game find each other at one table.

There is no queue. A table that waits in the lobby is the place where its people wait, so a pairing is a seat
taken there: written once, by the same command as any seat, whichever process asks. People may open a table
each at the same moment. Therefore all tables have one order, the fullest first, then the oldest, and a person
who waits moves to a table before their own in it. Each move makes a fuller table fuller, so moving ends, and
then no two tables that wait for the same game could be one.
"""

import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from settebello.errors import Forbidden, NotFound, NotYourTurn, Stale
from settebello.room import Leave, Listing, Room, Sit, listing
from settebello.room.screen import Phase
from settebello.server.tables.commands import seat_with, sits_there
from settebello.server.tables.notices import read_listing
from settebello.server.tables.publishing import Publishing, as_often_as_wished
from settebello.server.tables.tables import Tables
from settebello.store import EventLog, Posted

MOST: Final = 500
"""How many waiting tables are looked at, the newest."""

MOST_OWN: Final = 50
"""How many tables of one's own are looked at, the newest."""

SEEN_S: Final = 75.0
"""A table whose people have not been seen for so long is passed over; they are looked for every 30 s."""


@dataclass(frozen=True, slots=True)
class Wish:
    """The rules of a game (a text id) and its time, both as a listing has them."""

    rules: str
    time: str | None = None


@dataclass(frozen=True, slots=True)
class Waiting:
    """A seat at which somebody waits: the table, and the key by which it is theirs."""

    room: str
    key: str


Place = tuple[int, float, str]
"""The place of a table in the order of all that wait for one game: free seats, since when, id."""


class Pairing:
    """Seats at tables of the lobby, taken where the most people wait."""

    def __init__(self, tables: Tables, log: EventLog, clock: Callable[[], float] = time.time) -> None:
        self._tables = tables
        self._log = log
        self._clock = clock

    async def pair(
        self, sit: Sit, wish: Wish, opening: Publishing, apart: frozenset[str] = frozenset()
    ) -> str:
        """Seat somebody where people wait for this game, else at a new public table; return its id.

        At no table sits one of those (hashes of accounts) from whom they are kept ``apart``.

        ``opening`` is called before a table is opened, and raises `TooMany` where that was done too often.
        """
        places = await self._open_tables(wish)
        return await self._join(sit, places, apart) or await self._wait(sit, wish, opening)

    async def ask_again(
        self, sit: Sit, wish: Wish, waiting: Waiting, apart: frozenset[str] = frozenset()
    ) -> str:
        """Move somebody who waits to a table before theirs; return the id of the table where they sit.

        A table that is opened instead of the one that they left counts as that one.
        Raises `Forbidden` for somebody who does not sit there, `NotFound` for a table that is none.
        """
        room = (await self._tables.caught_up(waiting.room)).room
        seat = seat_with(room, waiting.key)
        if room.phase is not Phase.WAITING or (room.reveal is not None and not room.is_broken):
            return room.id
        tables = await self._open_tables(wish)
        own = next((place for place in tables if place[-1] == room.id), None)
        before = [] if own is None else [place for place in tables if place < own]
        before = [place for place in before if not await self._keeps_apart(place, apart)]
        if not before:
            return room.id
        try:
            await self._tables.submit(room.id, Leave(seat, version=room.version))
        except (Stale, NotYourTurn):  # somebody has come
            return room.id
        return await self._join(sit, before, apart) or await self._wait(sit, wish, as_often_as_wished)

    async def seat_waiting(self, account: str, wish: Wish) -> Room | None:
        """Return the table at which an account waits for this game already, or is about to play it."""
        for room, _ in await self._tables.sat_at(account, MOST_OWN):
            told = listing(room)
            if told is not None and _fits(told, wish) and (room.phase is Phase.WAITING or room.untouched):
                return room
        return None

    async def _join(self, sit: Sit, places: list[Place], apart: frozenset[str]) -> str | None:
        for place in places:
            *_, name = place
            with suppress(Forbidden, NotFound, NotYourTurn, Stale):  # full or begun by now, or one's own
                if await self._keeps_apart(place, apart):
                    continue
                await self._tables.submit(name, sit)
                return name
        return None

    async def _keeps_apart(self, place: Place, apart: frozenset[str]) -> bool:
        """Tell whether somebody at a table is to be kept from whoever looks for one."""
        if not apart:
            return False
        with suppress(NotFound):
            return sits_there((await self._tables.caught_up(place[-1])).room, apart)
        return True

    async def _wait(self, sit: Sit, wish: Wish, opening: Publishing) -> str:
        await opening()
        return (await self._tables.open(wish.rules, wish.time, public=True, first=[sit])).id

    async def _open_tables(self, wish: Wish) -> list[Place]:
        """List the tables that wait for this game, in their order."""
        posted = await self._log.lobby(waits=True, seen=self._clock() - SEEN_S, most=MOST)
        listed = [(each, read_listing(each)) for each in posted]
        return sorted(_place(each, told) for each, told in listed if told is not None and _fits(told, wish))


def _fits(told: Listing, wish: Wish) -> bool:
    return (told.rules, told.time) == (wish.rules, wish.time) and not told.draws


def _place(posted: Posted, told: Listing) -> Place:
    return sum(seat.kind == "open" for seat in told.seats), posted.since, told.room
