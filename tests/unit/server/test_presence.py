"""Each process knows who is there; one that cannot know counts nobody's absence."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from settebello.cards import Seat
from settebello.engine import legal_actions
from settebello.errors import SettebelloError
from settebello.room import Claim, MakeAct, Room, Sit, StandIn
from settebello.server.bus.local import EVERYTHING, LocalBus
from settebello.server.tables.absences import Absences
from settebello.server.tables.heartbeat import GAP_S
from settebello.server.tables.presence import SAY_S, SHOWN_S, USUAL, Patience, Presence
from settebello.server.tables.table import Table, Update
from settebello.server.tables.tables import Tables
from settebello.store import SqlEventLog, open_log
from tests.support.fresh import fresh_file


class Clock:
    """A clock that stands until it is moved."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
async def log(tmp_path: Path) -> AsyncIterator[SqlEventLog]:
    opened = await open_log(fresh_file(tmp_path / "log.db"))
    yield opened
    await opened.close()


@pytest.fixture
def clock() -> Clock:
    return Clock()


class Process:
    """A process that serves tables, by a clock of the test's."""

    def __init__(self, log: SqlEventLog, bus: LocalBus, clock: Clock, patience: Patience = USUAL) -> None:
        self.presence = Presence(bus, clock, patience)
        self.tables = Tables(log, bus, clock, presence=self.presence)
        self.absences = Absences(self.tables)
        self.clock = clock

    async def gone(self, name: str) -> set[str]:
        """Return the keys of those who are absent from a table, as this process knows."""
        room = (await self.tables.caught_up(name)).room
        absence = self.presence.absence(room, self.clock())
        return {room.owners[seat].key or "" for seat in absence.seconds}


async def for_two(process: Process, rules: str = "scopa?players=2") -> Table:
    """Open a table for two people who have sat there for longer than anybody waits for them."""
    table = await just_seated(process, rules)
    await served(process, process.presence.patience.stand_in_s)
    return table


async def just_seated(process: Process, rules: str = "scopa?players=2") -> Table:
    """Open a table for two people who have only just sat down."""
    room = await process.tables.open(rules)
    for name in ("ada", "bob"):
        await process.tables.submit(room.id, Sit(name, name))
    return await process.tables.table(room.id)


async def served(process: Process, seconds: float) -> None:
    """Let time pass in which the server serves."""
    end = process.clock.now + seconds
    while process.clock.now < end:
        process.clock.now = min(end, process.clock.now + GAP_S)
        await process.tables.heartbeat.beat()


async def until_turn_of(process: Process, table: Table, key: str) -> Seat:
    """Have plays made until somebody is on turn; return the seat."""
    seat = table.room.seat_of(key)
    assert seat is not None
    while table.room.to_move != seat:
        await process.tables.submit(table.room.id, first_move(table.room))
    return seat


def first_move(room: Room) -> MakeAct:
    seat = room.to_move
    assert seat is not None
    assert room.deal is not None
    return MakeAct(seat, room.version, legal_actions(room.deal.state)[0])


async def test_whoever_is_connected_to_any_process_is_there_for_all(log: SqlEventLog, clock: Clock) -> None:
    bus = LocalBus()
    mine, theirs = Process(log, bus, clock), Process(log, bus, clock)
    name = (await for_two(mine)).room.id
    mine.presence.arrive(name, "ada")
    theirs.presence.arrive(name, "bob")
    for _ in range(10):
        clock.now += SAY_S
        mine.presence.say()
        theirs.presence.say()
        assert await mine.gone(name) == await theirs.gone(name) == set()
    theirs.presence.depart(name, "bob")
    clock.now += SHOWN_S - 1
    mine.presence.say()
    assert await theirs.gone(name) == set()
    clock.now += SAY_S
    mine.presence.say()
    assert await mine.gone(name) == await theirs.gone(name) == {"bob"}
    mine.presence.arrive(name, "bob")
    assert await mine.gone(name) == await theirs.gone(name) == set()


async def test_somebody_with_two_connections_is_there_until_both_are_gone(
    log: SqlEventLog, clock: Clock
) -> None:
    here = Process(log, LocalBus(), clock)
    name = (await for_two(here)).room.id
    for _ in range(2):
        here.presence.arrive(name, "ada")
    here.presence.depart(name, "ada")
    clock.now += 1000
    assert "ada" not in await here.gone(name)
    here.presence.depart(name, "ada")
    clock.now += SHOWN_S
    assert "ada" in await here.gone(name)


async def test_a_process_that_lost_word_or_has_just_begun_counts_nobodys_absence(
    log: SqlEventLog, clock: Clock
) -> None:
    here = Process(log, LocalBus(), clock)
    name = (await for_two(here)).room.id
    clock.now += 400
    assert await here.gone(name) == {"ada", "bob"}
    here.presence.lose()
    assert await here.gone(name) == set()
    begun = Process(log, LocalBus(), clock)
    assert await begun.gone(name) == set()
    clock.now += SHOWN_S
    assert await begun.gone(name) == {"ada", "bob"}


async def test_others_that_begin_to_listen_do_not_put_off_anybodys_absence(
    log: SqlEventLog, clock: Clock
) -> None:
    bus = LocalBus()
    here = Process(log, bus, clock)
    name = (await for_two(here)).room.id
    clock.now += SHOWN_S
    bus.publish(EVERYTHING, 0)
    assert await here.gone(name) == {"ada", "bob"}
    await here.tables.stop()


async def test_where_nobody_is_to_be_absent_nobody_is(log: SqlEventLog, clock: Clock) -> None:
    here = Process(log, LocalBus(), clock, Patience(0, 300))
    name = (await for_two(here)).room.id
    clock.now += 1000
    assert await here.gone(name) == set()


async def test_what_is_claimed_is_decided_by_who_is_absent_at_that_moment(
    log: SqlEventLog, clock: Clock
) -> None:
    here = Process(log, LocalBus(), clock, Patience(60, 300))
    table = await for_two(here)
    name = table.room.id
    here.presence.arrive(name, "ada")
    seat, ada = await until_turn_of(here, table, "bob"), table.room.seat_of("ada")
    assert ada is not None
    here.presence.see(name, "bob")
    for passed, command, reason in (
        (SHOWN_S - 1, StandIn(ada, seat, "greedy"), "not_absent"),
        (50, StandIn(ada, seat, "greedy"), "absent_too_short"),
        (1, StandIn(ada, seat, "greedy"), None),
        (200, Claim(ada), "absent_too_short"),
        (40, Claim(ada), None),
    ):
        await served(here, passed)
        if reason is None:
            assert await here.tables.submit(name, command)
        else:
            with pytest.raises(SettebelloError) as caught:
                await here.tables.submit(name, command)
            assert caught.value.reason == reason
    assert table.room.forfeit is not None


async def test_a_table_is_told_once_who_has_gone_and_once_who_is_back(log: SqlEventLog, clock: Clock) -> None:
    here = Process(log, LocalBus(), clock)
    table = await for_two(here)
    name, told = table.room.id, list[Update]()
    table.listeners.add(told.append)
    here.presence.arrive(name, "ada")
    here.presence.arrive(name, "bob")
    await here.absences.look()
    assert told == []
    here.presence.depart(name, "bob")
    clock.now += SHOWN_S
    for _ in range(3):
        await here.absences.look()
    here.presence.arrive(name, "bob")
    for _ in range(3):
        await here.absences.look()
    absent = [{seat.name for seat in update.seen.seats if seat.absent} for update in told]
    assert absent == [{"bob"}, set()]
    assert {update.seen.version for update in told} == {table.room.version}


async def test_a_friend_who_has_just_sat_down_is_not_absent(log: SqlEventLog, clock: Clock) -> None:
    """U2: the seat is taken before the friend's page has a connection, here or at any other process."""
    bus = LocalBus()
    mine, theirs, deaf = Process(log, bus, clock), Process(log, bus, clock), Process(log, LocalBus(), clock)
    await served(mine, 1000)
    table = await mine.tables.table((await mine.tables.open("scopa?players=2")).id)
    name, told = table.room.id, list[Update]()
    table.listeners.add(told.append)
    await mine.tables.submit(name, Sit("ada", "ada"))
    mine.presence.arrive(name, "ada")
    await theirs.tables.submit(name, Sit("bob", "bob"))
    await mine.tables.caught_up(name)
    for _ in range(10):
        assert await mine.gone(name) == await theirs.gone(name) == await deaf.gone(name) - {"ada"} == set()
        await mine.absences.look()
        await served(mine, 5)
    assert [seat.name for update in told for seat in update.seen.seats if seat.absent] == []
    theirs.presence.arrive(name, "bob")
    await served(mine, 1000)
    assert await mine.gone(name) == {"bob"}  # whose process has not said a word since
    theirs.presence.say()
    assert await mine.gone(name) == set()


async def test_a_friend_who_sat_down_and_never_comes_is_absent_after_the_first_patience(
    log: SqlEventLog, clock: Clock
) -> None:
    """U2: then the offer to let the computer play opens at once, and it is told once."""
    here = Process(log, LocalBus(), clock)
    table = await just_seated(here)
    name, told = table.room.id, list[Update]()
    here.presence.arrive(name, "ada")
    seat, ada = await until_turn_of(here, table, "bob"), table.room.seat_of("ada")
    assert ada is not None
    table.listeners.add(told.append)
    await served(here, here.presence.patience.stand_in_s - 1)
    with pytest.raises(SettebelloError) as caught:
        await here.tables.submit(name, StandIn(ada, seat, "greedy"))
    assert caught.value.reason == "not_absent"
    for _ in range(3):
        await served(here, 1)
        await here.absences.look()
    assert [{each.name for each in update.seen.seats if each.absent} for update in told] == [{"bob"}]
    assert await here.tables.submit(name, StandIn(ada, seat, "greedy"))


async def test_a_seat_goes_back_to_an_owner_whom_another_process_took_for_absent(
    log: SqlEventLog, clock: Clock
) -> None:
    deaf = LocalBus()
    mine, theirs = Process(log, deaf, clock), Process(log, LocalBus(), clock)
    table = await for_two(mine)
    name = table.room.id
    mine.presence.arrive(name, "ada")
    theirs.presence.arrive(name, "bob")
    seat, ada = await until_turn_of(mine, table, "bob"), table.room.seat_of("ada")
    assert ada is not None
    clock.now += 100
    await mine.tables.submit(name, StandIn(ada, seat, "greedy"))
    assert (await theirs.tables.caught_up(name)).room.stood_in == {seat}
    await theirs.absences.look()
    assert (await mine.tables.caught_up(name)).room.stood_in == set()
