"""Computers in a tournament on line: seated at once, they play alone, and a result counts once."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator

import pytest

from settebello.errors import Forbidden, InvalidSetting, NotFound, Reason, SettebelloError, Stale
from settebello.room import Expire, Room
from settebello.room.screen import Phase
from settebello.server.bots.bots import ALONE, Bots
from settebello.server.people.secret import key_of_account
from settebello.server.tables.parts.observers import TableObserver
from settebello.server.tables.parts.schedule import LEASE_S
from settebello.server.tables.tables import Tables
from settebello.server.tables.upkeep.due import DueTables
from settebello.server.tournaments.announcement import Announcement
from settebello.server.tournaments.computers import enter_computers
from settebello.server.tournaments.entering import enter_account
from settebello.server.tournaments.tournaments import Held
from settebello.server.tournaments.viewing import tournament_page
from settebello.store import Person, SqlEventLog, SqlPeople
from settebello.tournament import (
    DealReported,
    ResultReported,
    RoomAttached,
    Stage,
    TournamentFormat,
    plan_for,
    standings,
)
from tests.unit.server.tournaments.conftest import Clock, Process

LEVEL = "principiante"
STARTS = 1000.0
PATIENCE_S = 300.0


@pytest.fixture
async def playing(
    processes: tuple[list[Process], Clock],
) -> AsyncIterator[tuple[list[Process], Clock]]:
    """Two workers with computer players that do not pause."""
    workers, _ = processes
    bots = [Bots(each.tables, DueTables(each.tables, SqlEventLog(each.database)), 0.0) for each in workers]
    yield processes
    await asyncio.gather(*(each.stop() for each in bots))


async def announced(
    process: Process,
    chosen: TournamentFormat = TournamentFormat.SWISS,
    rules: str = "scopone",
    **more: object,
) -> Held:
    plan = plan_for(chosen, name="Serale", rules=rules, **more)
    return await process.tournaments.announce(plan, STARTS, Announcement(venue="online"), "arbiter")


async def account(process: Process, name: str) -> Person:
    person = Person(name, name, name.title(), "")
    assert await SqlPeople(process.database).add(person)
    return person


async def until_over(workers: list[Process], clock: Clock, name: str) -> Held:
    """Have all workers look until a tournament is over; computers play meanwhile."""
    async with asyncio.timeout(PATIENCE_S):
        while True:
            await asyncio.gather(*(each.online.take_up() for each in workers))
            clock.at += 3
            held = await workers[0].tournaments.held(name)
            if held.state.stage is Stage.OVER:
                return held
            await asyncio.sleep(0.05)


async def until_a_person_plays(worker: Process, room: str) -> None:
    while True:
        if (await worker.tables.table(room)).room.bot_to_move is None:
            return
        await asyncio.sleep(0.01)


async def check_counted_once(worker: Process, name: str) -> None:
    events = await worker.tournaments.store.read(name)
    opened = Counter((e.round, e.table, e.part) for e in events if isinstance(e, RoomAttached))
    told = Counter((e.round, e.table, e.part) for e in events if isinstance(e, ResultReported))
    assert opened == told
    assert set(opened.values()) == {1}
    deals = Counter((e.round, e.table, e.part, e.deal) for e in events if isinstance(e, DealReported))
    assert set(deals.values()) <= {1}


@pytest.mark.parametrize(
    ("chosen", "changes"),
    [
        (TournamentFormat.SWISS, {"rules": "scopone?target=1", "rounds": 2}),
        (TournamentFormat.ROUND_ROBIN, {"rules": "scopa?players=2&target=1"}),
        (TournamentFormat.KNOCKOUT, {"rules": "scopa?players=2&target=1", "best_of": 3}),
        (TournamentFormat.DUPLICATE, {"rules": "scopone", "rounds": 2, "deals": 2}),
        (TournamentFormat.TEAMS, {"rules": "scopone", "rounds": 1, "deals": 2}),
    ],
)
async def test_computers_alone_play_every_format_to_its_end(
    playing: tuple[list[Process], Clock], chosen: TournamentFormat, changes: dict[str, object]
) -> None:
    workers, clock = playing
    held = await announced(workers[0], chosen, **changes)  # type: ignore[arg-type]  # the changes of a plan
    held = await enter_computers(workers[0].tournaments, held, LEVEL, 4, complete=False)
    held = await until_over(workers, clock, held.announced.id)
    assert sum(row.rank == 1 for row in standings(held.state)) == 1
    await check_counted_once(workers[1], held.announced.id)
    for each in held.state.round(1).encounters:
        for room in filter(None, each.rooms):
            table = (await workers[1].tables.caught_up(room)).room
            assert table.phase is Phase.MATCH_OVER
            assert {who.player for who in table.seats if who} == {LEVEL}


async def test_an_arena_of_computers_ends_at_its_time(playing: tuple[list[Process], Clock]) -> None:
    workers, clock = playing
    held = await announced(workers[0], TournamentFormat.ARENA, "scopa?players=2&target=1", lasts=1)
    held = await enter_computers(workers[0].tournaments, held, LEVEL, 3, complete=False)
    held = await until_over(workers, clock, held.announced.id)
    await check_counted_once(workers[1], held.announced.id)
    assert len(held.state.rounds) > 1


async def test_a_person_plays_with_a_computer_and_one_who_does_not_come_loses(
    playing: tuple[list[Process], Clock],
) -> None:
    workers, clock = playing
    here = workers[0]
    held = await announced(here, rounds=1, round_minutes=4)
    held = await enter_account(here.tournaments, held, await account(here, "ada"), [])
    await enter_computers(here.tournaments, held, LEVEL, 1, complete=True)
    held = await here.tournaments.held(held.announced.id)
    assert [[each.account for each in who.members] for who in held.state.entrants] == [
        ["ada", None],
        [None, None],
    ]
    assert await here.tournaments.store.seekers(held.announced.id) == []
    for _ in range(3):
        await here.online.take_up()
        clock.at += 4
    held = await here.tournaments.held(held.announced.id)
    encounter = held.state.encounter(1, 1)
    room = encounter.rooms[0] or ""
    seats = (await here.tables.table(room)).room.seats
    ada = encounter.side_of_entrant(1)
    assert [who.key for who in seats if who and who.key] == [key_of_account("ada")]
    assert Counter(who.player for who in seats if who) == {LEVEL: 3, None: 1}
    async with asyncio.timeout(PATIENCE_S):
        await until_a_person_plays(here, room)
    due = DueTables(here.tables, SqlEventLog(here.database))
    for _ in range(70):  # more than the minute of a player
        clock.at += 1
        await due.beat()
    await here.tables.submit(room, Expire())
    held = await until_over(workers, clock, held.announced.id)
    found = held.state.encounter(1, 1).results[0]
    assert found is not None
    assert ada is not None
    assert found.winner == 1 - ada


async def test_the_side_that_won_is_found_among_computers(
    playing: tuple[list[Process], Clock],
) -> None:
    """Places may be drawn, and of computers only the names are known."""
    workers, clock = playing
    held = await announced(workers[0], rules="figs?target=1", rounds=1)
    held = await enter_computers(workers[0].tournaments, held, LEVEL, 2, complete=False)
    held = await until_over(workers, clock, held.announced.id)
    for each in held.state.rounds:
        (encounter,) = each.encounters
        table = (await workers[0].tables.caught_up(encounter.rooms[0] or "")).room
        match = table.match
        assert match is not None
        assert match.outcome.winner is not None
        winners = [
            who.name for seat, who in enumerate(table.seats) if who and seat % 2 == match.outcome.winner
        ]
        told = encounter.results[0]
        assert told is not None
        assert told.winner is not None
        names = {who.name for who in held.state.entrant(encounter.sides[told.winner][0]).members}
        assert names & set(winners)


async def test_what_cannot_be_is_refused_and_enters_nobody(processes: tuple[list[Process], Clock]) -> None:
    (here, _), _ = processes
    online = await announced(here)
    full = await here.tournaments.announce(
        plan_for(TournamentFormat.SWISS, name="A", rules="scopone", rounds=2),
        STARTS,
        Announcement(venue="online", room_for=4),
        "arbiter",
    )
    wooden = await here.tournaments.announce(online.state.plan, STARTS, Announcement(), "arbiter")
    cases: list[tuple[Held, str, int, Reason]] = [
        (online, "nessuno", 1, Reason.PLAYER_NOT_FOUND),
        (online, "worlds", 1, Reason.PLAYER_NOT_FOUND),
        (online, LEVEL, 65, Reason.COMPUTERS_MANY),
        (online, LEVEL, 10_000, Reason.COMPUTERS_MANY),
        (full, LEVEL, 5, Reason.TOURNAMENT_FULL),
        (wooden, LEVEL, 1, Reason.COMPUTERS_ONLINE),
        (online, LEVEL, 0, Reason.COMPUTERS_NONE),
    ]
    for held, level, entries, reason in cases:
        with pytest.raises(SettebelloError) as refused:
            await enter_computers(here.tournaments, held, level, entries, complete=False)
        assert refused.value.reason is reason
        assert isinstance(refused.value, Forbidden | InvalidSetting | NotFound)
        assert (await here.tournaments.held(held.announced.id)).state.entrants == ()


async def test_computers_that_are_asked_for_twice_enter_once(
    processes: tuple[list[Process], Clock],
) -> None:
    """The fault: a request that was sent again, because its answer was lost, entered twice as many."""
    (here, there), _ = processes
    held = await announced(here)
    seen = held.state.version
    await enter_computers(here.tournaments, held, LEVEL, 2, complete=False, seen=seen)
    held = await there.tournaments.held(held.announced.id)
    with pytest.raises(Stale):
        await enter_computers(there.tournaments, held, LEVEL, 2, complete=False, seen=seen)
    assert len((await here.tournaments.held(held.announced.id)).state.entrants) == 2


async def test_computers_are_called_apart_and_marked_with_their_level(
    processes: tuple[list[Process], Clock],
) -> None:
    (here, _), _ = processes
    held = await announced(here)
    held = await enter_account(here.tournaments, held, await account(here, "zanni"), [])
    held = await enter_computers(here.tournaments, held, LEVEL, 20, complete=True)
    page = await tournament_page(here.tournaments, held, None)
    names = [each.name for entry in page.entries for each in entry.players]
    assert len(names) == len({each.casefold() for each in names}) == 42
    assert page.entries[0].computers == [None, LEVEL]
    assert page.entries[1].computers == [LEVEL, LEVEL]
    assert [each.account for each in page.entries[0].players] == [True, False]
    assert page.seeking == []


async def test_computers_alone_wait_for_each_other_and_all_play_on(
    playing: tuple[list[Process], Clock],
) -> None:
    workers, clock = playing
    here = workers[0]
    held = await announced(here, rules="scopa?players=2&target=1", rounds=1)
    held = await enter_computers(here.tournaments, held, LEVEL, 2 * ALONE + 2, complete=False)
    for _ in range(2):
        await here.online.take_up()
        clock.at += 3
    held = await until_over([here], clock, held.announced.id)
    await check_counted_once(here, held.announced.id)


async def test_a_table_that_waits_for_others_keeps_its_lease_and_is_taken_up_when_it_is_not_kept(
    processes: tuple[list[Process], Clock],
) -> None:
    """The fault: the lease was long, because nobody kept it; after a kill the table stood still as long."""
    (here, there), clock = processes
    log = SqlEventLog(here.database)
    slow = Bots(here.tables, DueTables(here.tables, log), PATIENCE_S)
    other = Seen(there.tables)
    try:
        held = await announced(here, rules="scopa?players=2&target=1", rounds=1)
        await enter_computers(here.tournaments, held, LEVEL, 2 * (ALONE + 2), complete=False)
        clock.at = opened = STARTS
        for _ in range(2):
            await here.online.take_up()
        assert [at for _, at in await log.due(1e12, 99)] == [opened + LEASE_S] * (ALONE + 2)
        clock.at += LEASE_S / 2
        kept = await kept_tables(log, opened + LEASE_S, 2)
        assert [at for _, at in kept] == [clock.at + LEASE_S] * 2
        # the other process takes the tables that are not kept: here those whose computers think for too long
        clock.at = opened + LEASE_S
        await DueTables(there.tables, SqlEventLog(there.database)).take_up()
        assert len(other.rooms) == ALONE
        assert not other.rooms & {name for name, _ in kept}
    finally:
        await slow.stop()
    clock.at += 2 * LEASE_S
    await DueTables(there.tables, SqlEventLog(there.database)).take_up()
    assert len(other.rooms) == ALONE + 2


class Seen(TableObserver):
    """Notes at which tables a process has to play for a computer."""

    def __init__(self, tables: Tables) -> None:
        self.rooms: set[str] = set()
        tables.observe(self)

    def computer_player_on_turn(self, room: Room) -> None:
        """Note the table."""
        self.rooms.add(room.id)


async def kept_tables(log: SqlEventLog, after: float, count: int) -> list[tuple[str, float]]:
    """Wait until so many tables are due later than at a moment, and return them."""
    async with asyncio.timeout(PATIENCE_S):
        while True:
            found = [each for each in await log.due(1e12, 99) if each[1] > after]
            if len(found) >= count:
                return found
            await asyncio.sleep(0.05)
