"""An arena on line pairs people as they come free, by whichever process looks, and ends at its time."""

import asyncio
import csv
from collections import Counter
from random import Random

import pytest

from settebello.cards import Seat
from settebello.errors import Forbidden
from settebello.room import Expire, Resign
from settebello.server.tables.upkeep.due import DueTables
from settebello.server.tournaments.announcement import Announcement
from settebello.server.tournaments.entering import enter_account, is_open, may_return
from settebello.server.tournaments.online import LEASE_S
from settebello.server.tournaments.sheets import standings_sheet
from settebello.server.tournaments.tournaments import Held
from settebello.server.tournaments.viewing import tournament_page
from settebello.store import Person, SqlPeople
from settebello.tournament import (
    GiveRuling,
    ResultReported,
    RoomAttached,
    RoundPaired,
    Stage,
    Start,
    TournamentFormat,
    Withdraw,
    plan_for,
    standings,
)
from tests.unit.server.tournaments.conftest import Clock, Process

STARTS = 2000.0
MINUTES = 10
ENDS = STARTS + 60 * MINUTES


async def account(process: Process, name: str) -> Person:
    people = SqlPeople(process.database)
    person = Person(name, name, name.title(), "")
    assert await people.add(person)
    return person


async def begun(processes: list[Process], clock: Clock, count: int) -> str:
    """Announce an arena, enter accounts, and let it begin and open its first tables."""
    here = processes[0]
    plan = plan_for(TournamentFormat.ARENA, name="Serale", rules="scopa?players=2", lasts=MINUTES)
    held = await here.tournaments.announce(plan, STARTS, Announcement(venue="online"), "arbiter")
    for number in range(count):
        held = await enter_account(here.tournaments, held, await account(here, f"p{number}"), [])
    clock.at = STARTS
    await look(processes, clock)
    return held.announced.id


async def look(processes: list[Process], clock: Clock) -> None:
    """Let all processes look a few times, side by side."""
    for _ in range(3):
        await asyncio.gather(*(each.online.take_up() for each in processes))
        clock.at += 4


async def one_is_killed(processes: list[Process], clock: Clock, which: int) -> None:
    """Kill a process that has taken the tournament's lease and done nothing yet; another takes its place."""
    killed = processes[which]
    for name, since in await killed.tournaments.store.due(clock.at, 1):
        assert await killed.tournaments.store.put_off(name, since, clock.at + LEASE_S)
    processes[which] = Process(killed.database, clock)


def rooms_in_play(held: Held) -> list[str]:
    return [room for _, each in held.state.open_tables() for room in each.rooms if room]


async def test_two_workers_pair_an_arena_until_its_time_and_every_table_counts_once(
    processes: tuple[list[Process], Clock],
) -> None:
    workers, clock = processes
    name, luck = await begun(workers, clock, 7), Random(3)
    while True:
        held = await workers[0].tournaments.held(name)
        playing = [each for _, table in held.state.open_tables() for side in table.sides for each in side]
        assert max(Counter(playing).values(), default=0) <= 1
        if clock.at >= ENDS and not held.state.open_tables():
            break
        for room in rooms_in_play(held):
            if luck.random() < 0.4 and (await workers[0].tables.caught_up(room)).room.in_match:
                await luck.choice(workers).tables.submit(room, Resign(Seat(luck.randrange(2))))
        if luck.random() < 0.2:
            await one_is_killed(workers, clock, luck.randrange(2))
        await look(workers, clock)
    clock.at += LEASE_S  # one that was killed last may still have it
    await look(workers, clock)
    held = await workers[1].tournaments.held(name)
    assert held.state.stage is Stage.OVER
    events = await workers[0].tournaments.store.read(name)
    tables = [(e.round, e.table) for e in events if isinstance(e, RoomAttached)]
    assert len(tables) == len(set(tables)) > 7
    assert Counter((e.round, e.table) for e in events if isinstance(e, ResultReported)) == Counter(tables)
    assert sum(row.won for row in standings(held.state)) == len(tables)
    paired = [e.at for e in events if isinstance(e, RoundPaired)]
    assert max(at for at in paired if at is not None) < ENDS


async def test_a_table_in_play_at_the_end_counts_when_it_is_over(
    processes: tuple[list[Process], Clock],
) -> None:
    workers, clock = processes
    name = await begun(workers, clock, 2)
    clock.at = ENDS + 1
    await look(workers, clock)
    held = await workers[0].tournaments.held(name)
    assert held.state.stage is Stage.RUNNING
    (room,) = rooms_in_play(held)
    await workers[1].tables.submit(room, Resign(Seat(1)))
    await look(workers, clock)
    held = await workers[0].tournaments.held(name)
    assert held.state.stage is Stage.OVER
    assert [row.won for row in standings(held.state)] == [1, 0]
    before = held.state.version
    clock.at += 1000
    await look(workers, clock)
    assert (await workers[1].tournaments.held(name)).state.version == before


async def test_the_standings_of_an_arena_tell_a_result_once_for_each_of_its_two(
    processes: tuple[list[Process], Clock],
) -> None:
    """The fault: they had a place for each entry in each pairing, and the page grew by their product."""
    workers, clock = processes
    name = await begun(workers, clock, 6)
    for _ in range(8):
        room, *others = rooms_in_play(await workers[0].tournaments.held(name))
        assert others
        await workers[0].tables.submit(room, Resign(Seat(1)))
        await look(workers, clock)
    page = await tournament_page(workers[0].tournaments, await workers[0].tournaments.held(name), None)
    done = sum(table.done for part in page.rounds for table in part.tables)
    assert done == 8
    told = Counter(outcome for row in page.standings for outcome in row.outcomes)
    assert told == {"won": done, "lost": done}
    head, *rows = csv.reader(standings_sheet(page).splitlines())
    assert {len(row) for row in rows} == {len(head)}
    assert Counter(cell for row in rows for cell in row if cell in {"won", "lost"}) == told


async def test_somebody_who_does_not_come_is_paired_no_more_and_may_come_back(
    processes: tuple[list[Process], Clock],
) -> None:
    workers, clock = processes
    name = await begun(workers, clock, 2)
    held = await workers[0].tournaments.held(name)
    (room,) = rooms_in_play(held)
    tables = workers[0].tables
    due = DueTables(tables, tables._log)
    for _ in range(310):  # more than the five minutes of a player
        clock.at += 1
        await due.beat()
    await tables.submit(room, Expire())
    await look(workers, clock)
    held = await workers[0].tournaments.held(name)
    left = [each.number for each in held.state.entrants if not each.plays]
    assert len(left) == 1
    assert [row.entrant for row in standings(held.state) if row.won] == [3 - left[0]]
    assert rooms_in_play(held) == []
    assert held.state.stage is Stage.RUNNING
    assert may_return(held, left[0], clock.at)
    excluded = await workers[0].tournaments.submit(
        name, lambda _: (GiveRuling("12", "a second account", entrant=left[0], disqualify=True),)
    )
    assert not may_return(excluded, left[0], clock.at)


async def test_accounts_enter_late_by_themselves_until_the_time_is_up(
    processes: tuple[list[Process], Clock],
) -> None:
    workers, clock = processes
    name = await begun(workers, clock, 2)
    held = await workers[0].tournaments.held(name)
    late = await account(workers[0], "late")
    held = await enter_account(workers[0].tournaments, held, late, [])
    page = await tournament_page(workers[0].tournaments, held, None)
    assert page.open
    assert page.ends == ENDS
    held = await workers[0].tournaments.submit(name, lambda _: (Withdraw(3),))
    with pytest.raises(Forbidden):  # an entry that has left comes back, and does not begin at nothing
        await enter_account(workers[0].tournaments, held, late, [])
    clock.at = ENDS
    assert not is_open(held, clock.at)
    with pytest.raises(Forbidden):
        await enter_account(workers[0].tournaments, held, await account(workers[0], "later"), [])


async def test_another_tournament_takes_no_accounts_once_it_runs(
    processes: tuple[list[Process], Clock],
) -> None:
    (here, _), clock = processes
    plan = plan_for(TournamentFormat.SWISS, name="Serale", rules="scopa?players=2", rounds=2)
    held = await here.tournaments.announce(plan, 1e9, Announcement(venue="online"), "arbiter")
    for name in ("ada", "bruno"):
        held = await enter_account(here.tournaments, held, await account(here, name), [])
    assert is_open(held, clock.at)
    held = await here.tournaments.submit(held.announced.id, lambda _: (Start(),))
    assert not is_open(held, clock.at)
