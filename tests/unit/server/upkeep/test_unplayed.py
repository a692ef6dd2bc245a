"""Tables at which nobody plays are removed after a time, and nothing else is (O17)."""

import asyncio

import pytest
from sqlalchemy import func, select

from settebello.cards import Seat
from settebello.engine import legal_actions
from settebello.errors import NotFound
from settebello.room import Leave, MakeAct, Resign, Sit
from settebello.server.people.secret import key_of
from settebello.server.tables.tables import Tables
from settebello.server.tables.upkeep.unplayed import FEW, UNPLAYED_DAYS, UnplayedTables
from settebello.store import Database, SqlEventLog
from settebello.store.schema import DUE, EVENTS, LOBBY, SITTINGS, SNAPSHOTS, UNPLAYED

DAY_S = 86_400.0


class Club:
    """Tables on a database with a clock of their own, and what removes them."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.log = SqlEventLog(database)
        self.now = 1e9
        self.tables = self.process()
        self.unplayed = UnplayedTables(self.tables, self.log)

    def process(self) -> Tables:
        """Return the tables as another process has them."""
        return Tables(self.log, clock=lambda: self.now)

    async def later(self, days: float) -> None:
        """Let days go by, and remove what is to be removed."""
        self.now += days * DAY_S
        await self.unplayed.remove()

    async def rows(self) -> dict[str, int]:
        """Return how many rows of each kind there are."""
        async with self.database.reading() as connection:
            return {
                table.name: await connection.scalar(select(func.count()).select_from(table)) or 0
                for table in (EVENTS, SNAPSHOTS, DUE, LOBBY, SITTINGS, UNPLAYED)
            }

    async def for_two(self, time: str | None = None) -> str:
        """Open a table at which two people begin a match."""
        room = await self.tables.open("scopa?players=2", time, public=True)
        for name in ("a", "b"):
            await self.tables.submit(room.id, Sit(name, key_of(name)))
        return room.id

    async def play(self, name: str) -> None:
        """Make the first play there is."""
        room = (await self.tables.table(name)).room
        assert room.deal is not None
        assert room.to_move is not None
        await self.tables.submit(name, MakeAct(room.to_move, room.version, legal_actions(room.deal.state)[0]))


@pytest.fixture
def club(database: Database) -> Club:
    return Club(database)


async def test_a_table_at_which_nobody_plays_is_removed_after_a_time(club: Club) -> None:
    nobody = dict.fromkeys(await club.rows(), 0)
    empty = await club.tables.open("figs")
    waiting = await club.tables.open(
        "scopa?players=2", public=True, first=[Sit("a", key_of("a"), account="x")]
    )
    await club.later(UNPLAYED_DAYS - 1)
    for room in (empty, waiting):
        assert (await club.process().table(room.id)).room.version == room.version
    await club.later(1.1)
    for tables in (club.tables, club.process()):
        for room in (empty, waiting):
            with pytest.raises(NotFound):
                await tables.table(room.id)
    assert await club.rows() == nobody


async def test_a_table_where_somebody_has_played_stays_for_good(club: Club) -> None:
    name = await club.for_two()
    await club.play(name)
    resigned = await club.for_two()
    await club.tables.submit(resigned, Resign(Seat(0)))
    for days in (UNPLAYED_DAYS + 1, 400):
        await club.later(days)
    await club.play(name)
    assert (await club.process().table(resigned)).room.match is not None
    assert (await club.rows())["unplayed"] == 0


async def test_a_match_that_has_begun_waits_twice_as_long_for_its_first_play(club: Club) -> None:
    name = await club.for_two()
    await club.later(UNPLAYED_DAYS + 1)
    assert (await club.process().table(name)).room.match is not None
    await club.later(UNPLAYED_DAYS + 1)
    with pytest.raises(NotFound):
        await club.process().table(name)


async def test_a_clock_that_runs_decides_before_the_table_is_removed(club: Club) -> None:
    name = await club.for_two("14d")
    for _ in range(3):
        await club.later(UNPLAYED_DAYS + 1)
    assert (await club.process().table(name)).room.in_match


async def test_a_table_of_a_tournament_is_not_removed(club: Club) -> None:
    await club.tables.open("figs", name="round-1-table-1")
    await club.later(400)
    assert (await club.process().table("round-1-table-1")).room.version > 0


async def test_a_process_that_still_has_a_removed_table_writes_nothing_there(club: Club) -> None:
    room = await club.tables.open("scopa?players=2")
    other = club.process()
    await other.table(room.id)
    await club.later(UNPLAYED_DAYS + 1)
    for _ in range(2):
        with pytest.raises(NotFound):
            await other.submit(room.id, Sit("a", key_of("a")))
    assert (await club.rows())["events"] == 0


async def test_of_removing_and_sitting_down_at_once_one_comes_first(club: Club) -> None:
    rooms = [await club.tables.open("scopa?players=2") for _ in range(20)]
    others = [club.process() for _ in rooms]
    for other, room in zip(others, rooms, strict=True):
        await other.table(room.id)
    club.now += (UNPLAYED_DAYS + 1) * DAY_S
    await asyncio.gather(
        *(other.submit(room.id, Sit("a", key_of("a"))) for other, room in zip(others, rooms, strict=True)),
        *(club.unplayed.remove() for _ in range(3)),
        return_exceptions=True,
    )
    for room in rooms:
        try:
            table = await club.process().table(room.id)
        except NotFound:
            continue
        assert [seat is not None for seat in table.room.seats] == [True, False]


async def test_all_tables_whose_time_has_come_go_in_one_round(club: Club) -> None:
    for _ in range(FEW + 3):
        await club.tables.open("figs")
    await club.later(UNPLAYED_DAYS + 1)
    assert (await club.rows())["events"] == 0


async def test_a_table_that_was_left_again_is_removed_too(club: Club) -> None:
    room = await club.tables.open("scopa?players=2", first=[Sit("a", key_of("a"))])
    await club.tables.submit(room.id, Leave(Seat(0)), key_of("a"))
    await club.later(UNPLAYED_DAYS + 1)
    with pytest.raises(NotFound):
        await club.process().table(room.id)
