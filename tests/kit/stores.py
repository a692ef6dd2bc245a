"""The duties of every event log, as checks that anybody can run on a store of their own.

``await check_store(connect)`` raises `AssertionError` where a store fails. ``connect`` opens an empty store;
called again, it opens the same one once more, as another process would:

- what is appended is read back in order, the whole or what is new, by this process and by others;
- of writers on one version exactly one wins, and of an append that is refused nothing stands;
- a table that was never opened is not found, whatever its name;
- a table is due when the last append said so, and of those who take it up at once exactly one gets it;
- the lobby tells of a table what the last append said, as long as its people are seen;
- the time in which nobody serves is one outage, whoever finds it, and no other;
- the newest snapshot of a table is read back, and one of an append that is refused is not.
"""

import asyncio
from collections.abc import Awaitable, Callable
from hashlib import sha256

from settebello.errors import SettebelloError, Stale
from settebello.room import Open, RoomEvent, Sealed, fold, open_room
from settebello.room.clock import Outage
from settebello.store import NEVER, NOTHING_BESIDE, Beside, EventLog, Notice, Snapshot
from tests.kit.twice import both

Connect = Callable[[], Awaitable[EventLog]]
"""Opens the store, again and again the same."""


async def check_store(connect: Connect) -> None:
    """Run all checks, one after another on the same store."""
    for check in CHECKS:
        await check(connect)


async def check_what_is_appended_is_read_back(connect: Connect) -> None:
    """Append one by one and several at once; read the whole, and only what is new."""
    async with both(connect) as (here, there):
        written = [*_opened("read"), *_sealed(40)]
        for at, event in enumerate(written[:20]):
            await here.append("read", at, [event])
        await here.append("read", 20, written[20:])
        await here.append("read", len(written), [])
        for log in (here, there):
            assert await log.read("read") == written
            for after in (0, 1, 19, 40, len(written), len(written) + 5):
                assert await log.read("read", after) == written[after:]


async def check_tables_do_not_mix(connect: Connect) -> None:
    """Fill two tables; each has its own events and its own number."""
    async with both(connect) as (here, there):
        await here.append("mine", 0, _opened("mine"))
        await there.append("yours", 0, [*_opened("yours"), *_sealed(3)])
        assert await here.read("mine") == _opened("mine")
        assert await here.newest(["mine", "yours", "nobody's"]) == {"mine": 2, "yours": 5}
        assert await here.newest([]) == {}


async def check_a_table_that_was_never_opened_is_not_found(connect: Connect) -> None:
    """Ask for tables that are not there, by names that nobody gives."""
    async with both(connect) as (here, _):
        for name in ("", "nosuch", "a' OR '1'='1", "\x00", "%", "x" * 5000, "🂡"):
            assert await _refused(here.read(name)) == "room_not_found", name


async def check_nothing_is_appended_over_what_stands(connect: Connect) -> None:
    """Append where something stands: refused, and nothing of it is there, in front or behind."""
    async with both(connect) as (here, there):
        first = [*_opened("taken"), *_sealed(2)]
        await here.append("taken", 0, first)
        for version in range(4):
            await _conflict(there, "taken", version, _sealed(6))
        assert await here.read("taken") == await there.read("taken") == first
        await here.append("gap", 0, _opened("gap"))
        await here.append("gap", 3, _sealed(1))
        await _conflict(here, "gap", 2, _sealed(2))
        assert await _refused(here.read("gap")) == "log_damaged"


async def check_of_many_writers_on_one_version_one_wins(connect: Connect) -> None:
    """Let many write at once from both sides; what stands is one writer's, whole."""
    async with both(connect) as (here, there):
        await here.append("race", 0, _opened("race"))

        async def write(log: EventLog, number: int) -> int | None:
            try:
                await log.append("race", 2, _sealed(2, number))
            except Stale:
                return None
            return number

        tries = [
            write(log, number * 2 + side) for number in range(6) for side, log in enumerate((here, there))
        ]
        winners = [number for number in await asyncio.gather(*tries) if number is not None]
        assert len(winners) == 1
        assert (await there.read("race", 2)) == _sealed(2, winners[0])


async def check_a_table_is_due_when_the_last_append_said_so(connect: Connect) -> None:
    """Append with and without a moment; one that is refused changes nothing."""
    async with both(connect) as (here, there):
        await here.append("due", 0, _opened("due"))
        assert await _since(there, "due") is None
        await here.append("due", 2, _sealed(1), due=1000.25)
        await here.append("due", 3, _sealed(1))
        await _conflict(there, "due", 3, _sealed(1), due=1.0)
        assert await _since(there, "due", now=1000) is None
        assert await _since(there, "due", now=1000.25) == 1000.25
        await here.append("due", 4, _sealed(1), due=NEVER)
        assert await _since(there, "due", now=1e12) is None
        await here.append("due at once", 0, _opened("due at once"), due=5.0)
        assert await _since(there, "due at once", now=6) == 5


async def check_those_due_longest_come_first(connect: Connect) -> None:
    """Make many tables due; those asked for are the first of them."""
    async with both(connect) as (here, there):
        for number in (3, 1, 4, 0, 2):
            await here.append(f"line{number}", 0, _opened(f"line{number}"), due=-10.0 + number)
        assert await there.due(-7.0, 3) == [("line0", -10.0), ("line1", -9.0), ("line2", -8.0)]


async def check_of_many_who_take_a_table_up_one_gets_it(connect: Connect) -> None:
    """Let many put the same table off at once; what it was due since is past for all but one."""
    async with both(connect) as (here, there):
        await here.append("take", 0, _opened("take"), due=0.1)
        tries = [log.put_off("take", 0.1, 7e11 + number) for number in range(6) for log in (here, there)]
        assert (await asyncio.gather(*tries)).count(True) == 1
        assert await _since(here, "take", now=10) is None
        since = await _since(here, "take", now=8e11)
        assert since is not None
        assert await there.put_off("take", since, NEVER)
        assert await _since(here, "take", now=8e11) is None
        assert not await there.put_off("nosuch", 0.1, 0.2)


async def check_the_lobby_tells_what_the_last_append_said(connect: Connect) -> None:
    """Post, change and take back notices; one of an append that is refused is not told."""
    async with both(connect) as (here, there):
        for number in range(3):
            posted = Notice(100.5 + number, waits=True, body=f"waits {number}")
            await here.append(f"lobby{number}", 0, _opened("lobby"), notice=posted)
        await _conflict(there, "lobby0", 1, _sealed(1), notice=Notice(200, waits=True, body="refused"))
        await here.append("lobby0", 2, _sealed(1))
        assert await _told(there, waits=True) == ["waits 2", "waits 1", "waits 0"]
        assert await _told(there, waits=True, most=1) == ["waits 2"]
        await there.append("lobby1", 2, _sealed(1), due=1.0, notice=Notice(103.0, body="is played"))
        await there.append("lobby2", 2, _sealed(1), notice=Notice(104.0))
        assert await _told(here, waits=True) == ["waits 0"]
        assert await _told(here, waits=False) == ["is played"]
        assert [each.since for each in await here.lobby(waits=False, seen=0, most=9)] == [101.5]


async def check_the_lobby_forgets_tables_whose_people_are_gone(connect: Connect) -> None:
    """See the people of some tables, and not those of others."""
    async with both(connect) as (here, there):
        for number in range(3):
            posted = Notice(1000.0 + number, waits=True, body=f"gone {number}")
            await here.append(f"gone{number}", 0, _opened("gone"), notice=posted)
        assert await _told(there, waits=True, seen=1001.0) == ["gone 2", "gone 1"]
        await there.see(["gone0", "gone2", "nosuch"], 1100.0)
        await there.see([], 1100.0)
        assert await _told(here, waits=True, seen=1100.0) == ["gone 2", "gone 0"]
        assert await _told(here, waits=True, seen=1100.5) == []


async def check_the_time_in_which_nobody_serves_is_one_outage(connect: Connect) -> None:
    """Beat from both sides, pause, and let many begin again at once."""
    async with both(connect) as (here, there):
        await here.append("waits", 0, _opened("waits"), due=2e12)
        await here.beat(1e12, 3)
        for number in range(1, 8):
            assert await (here, there)[number % 2].beat(1e12 + number, 3, 1e12) == []
        tries = [log.beat(1e12 + 107.5, 3, 1e12) for _ in range(6) for log in (here, there)]
        outage = Outage(1e12 + 7, 1e12 + 107.5)
        assert await asyncio.gather(*tries) == [[outage]] * len(tries)
        assert await there.beat(1e12 + 50, 3, 1e12) == [outage]  # a clock that was set back
        assert await here.beat(1e12 + 108, 3, 1e12 + 107.5) == []
        await here.beat(1e12 + 200, 3)
        assert await there.beat(1e12 + 201, 3, 1e12) == [outage, Outage(1e12 + 108, 1e12 + 200)]


async def check_the_newest_snapshot_is_read_back(connect: Connect) -> None:
    """Write snapshots with events and without; older ones, and one that is refused, change nothing."""
    async with both(connect) as (here, there):
        assert await there.snapshot("kept") == await there.snapshot("\x00") == Snapshot()
        events = [*_opened("kept"), *_sealed(3)]
        rooms = [fold(events[: number + 1]) for number in range(len(events))]
        await here.append("kept", 0, events[:3], beside=Beside((), Snapshot(rooms[2])))
        assert await there.snapshot("kept") == Snapshot(rooms[2])
        await _conflict(there, "kept", 2, events[2:4], beside=Beside((), Snapshot(rooms[3])))
        await there.keep(Snapshot(rooms[1]))
        await here.append("kept", 3, events[3:4])
        assert await here.snapshot("kept") == Snapshot(rooms[2])
        await here.keep(Snapshot(rooms[3]))
        await here.append("kept", 4, events[4:5], beside=Beside((), Snapshot(rooms[4])))
        await there.keep(Snapshot(rooms[4], erasures=1))
        assert await there.snapshot("kept") == Snapshot(rooms[4])
        again = [log.keep(Snapshot(fold(_opened("again")))) for _ in range(4) for log in (here, there)]
        assert await asyncio.gather(*again) == [None] * 8
        assert await here.snapshot("again") == Snapshot(fold(_opened("again")))


CHECKS = (
    check_what_is_appended_is_read_back,
    check_tables_do_not_mix,
    check_a_table_that_was_never_opened_is_not_found,
    check_nothing_is_appended_over_what_stands,
    check_of_many_writers_on_one_version_one_wins,
    check_a_table_is_due_when_the_last_append_said_so,
    check_those_due_longest_come_first,
    check_of_many_who_take_a_table_up_one_gets_it,
    check_the_lobby_tells_what_the_last_append_said,
    check_the_lobby_forgets_tables_whose_people_are_gone,
    check_the_time_in_which_nobody_serves_is_one_outage,
    check_the_newest_snapshot_is_read_back,
)


async def _conflict(
    log: EventLog,
    room: str,
    version: int,
    events: list[RoomEvent],
    *,
    due: float | None = None,
    notice: Notice | None = None,
    beside: Beside = NOTHING_BESIDE,
) -> None:
    append = log.append(room, version, events, due=due, notice=notice, beside=beside)
    assert await _refused(append) == "version_conflict"


async def _told(log: EventLog, *, waits: bool, seen: float = 0, most: int = 9) -> list[str]:
    return [each.body for each in await log.lobby(waits=waits, seen=seen, most=most)]


async def _refused(work: Awaitable[object]) -> str | None:
    """Return the reason for which something is refused; None if it is not."""
    try:
        await work
    except SettebelloError as problem:
        return problem.reason
    return None


async def _since(log: EventLog, room: str, now: float = 1e12) -> float | None:
    """Return since when a table is due; None if it is not."""
    return dict(await log.due(now, 1000)).get(room)


def _opened(room: str) -> list[RoomEvent]:
    return open_room(Open(room, "figs"), _seed(0))


def _sealed(count: int, start: int = 0) -> list[RoomEvent]:
    return [Sealed(_seed(1000 * start + number)) for number in range(count)]


def _seed(number: int) -> str:
    return sha256(str(number).encode()).hexdigest()
