"""Several processes serve one table: each hears of the others, and no table waits for one that is gone."""

import asyncio
import logging
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from pathlib import Path

import pytest

from settebello.engine import legal_actions
from settebello.room import Fill, MakeAct, Ready, Room, RoomEvent, Sealed, Sit
from settebello.room.screen import Phase
from settebello.server.bots.bots import Bots
from settebello.server.bus.local import LocalBus
from settebello.server.people.secret import key_of
from settebello.server.tables import follower
from settebello.server.tables.parts.moves import MOVES
from settebello.server.tables.parts.observers import TableObserver
from settebello.server.tables.table import Table, Update, beginning, missed
from settebello.server.tables.tables import Tables
from settebello.server.tables.upkeep.due import DueTables
from settebello.store import NEVER, SqlEventLog, open_log
from tests.support.fresh import fresh_file


@pytest.fixture
async def log(tmp_path: Path) -> AsyncIterator[SqlEventLog]:
    opened = await open_log(fresh_file(tmp_path / "log.db"))
    yield opened
    await opened.close()


async def until(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 60
    while not true():
        assert time.monotonic() < deadline, "waited 60 s in vain for what others did"
        await asyncio.sleep(0.005)


async def for_two(tables: Tables, rules: str = "scopa?players=2") -> str:
    """Open a table for two persons and seat them."""
    room = await tables.open(rules)
    for name in ("a", "b"):
        await tables.submit(room.id, Sit(name, key_of(name)))
    return room.id


def first_move(room: Room) -> MakeAct:
    seat, deal = room.to_move, room.deal
    assert seat is not None
    assert deal is not None
    return MakeAct(seat, room.version, legal_actions(deal.state)[0])


async def test_a_move_made_in_one_process_is_told_in_another_with_its_events(log: SqlEventLog) -> None:
    bus = LocalBus()
    mine, theirs = Tables(log, bus), Tables(log, bus)
    name = await for_two(mine)
    here, there = await mine.table(name), await theirs.table(name)
    told: dict[str, list[Update]] = {"here": [], "there": []}
    here.listeners.add(told["here"].append)
    there.listeners.add(told["there"].append)
    for turn in range(6):
        tables, table = ((mine, here), (theirs, there))[turn % 2]
        await tables.submit(name, first_move(table.room))
        await until(lambda: here.room == there.room)
    assert len(told["here"]) == 6
    assert told["here"] == told["there"]


class Wire(LocalBus):
    """A bus that keeps what was said, and loses the words that begin so."""

    def __init__(self, lost: str = "nothing") -> None:
        super().__init__()
        self.words: list[str] = []
        self.lost = lost

    def publish(self, room: str, version: int) -> None:
        self.words.append(room)
        if not room.startswith(self.lost):
            super().publish(room, version)


async def reads_while_followed(
    log: SqlEventLog, bus: LocalBus, monkeypatch: pytest.MonkeyPatch
) -> tuple[str, list[int]]:
    """Play a deal while another process follows; return the table, and after which events it was read."""
    mine, theirs = Tables(log, bus), Tables(log, bus)
    name, reads, read = await for_two(mine), list[int](), log.read
    here, there = await mine.table(name), await theirs.table(name)

    async def noted(room: str, after: int = 0) -> list[RoomEvent]:
        reads.append(after)
        return await read(room, after)

    monkeypatch.setattr(log, "read", noted)
    while here.room.phase is Phase.PLAYING:
        await mine.submit(name, first_move(here.room))
        await until(lambda: here.room == there.room)
    return name, reads


async def test_acts_of_another_process_are_followed_without_reading_the_log(
    log: SqlEventLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, reads = await reads_while_followed(log, Wire(), monkeypatch)
    assert len(reads) == 1  # the last act seals a deal, whose secret goes on no bus


async def test_acts_that_are_lost_are_read_from_the_log(
    log: SqlEventLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, reads = await reads_while_followed(log, Wire(lost=MOVES), monkeypatch)
    assert len(reads) == 36


async def test_no_secret_of_a_table_goes_on_the_bus(
    log: SqlEventLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    bus = Wire()
    name, _ = await reads_while_followed(log, bus, monkeypatch)
    events = await log.read(name)
    seeds = [event.seed for event in events if isinstance(event, Sealed)]
    assert len(seeds) == 2
    assert not [word for word in bus.words for seed in seeds if seed in word]
    acts = [line for word in bus.words if word.startswith(MOVES) for line in word.split("\n")]
    assert len(acts) == 35


@pytest.mark.parametrize(
    "word",
    [
        "{name}/6/",
        "{name}/6/no event",
        '{name}/6/{{"v":2,"type":"act","seat":0,"act":"1D","at":null}}\n{{}}',
        '{name}/6/{{"v":99,"type":"act"}}',
        '{name}/7/{{"v":2,"type":"act","seat":0,"act":"1D","at":null}}',
        "{name}/6",
        "nobody/6/x",
        "",
    ],
)
async def test_a_word_that_tells_no_act_that_follows_changes_nothing(log: SqlEventLog, word: str) -> None:
    bus = LocalBus()
    mine, theirs = Tables(log), Tables(log, bus)
    name = await for_two(mine)
    table = await theirs.table(name)
    bus.publish(MOVES + word.format(name=name), 7)
    assert table.room.version == 6
    await mine.submit(name, first_move(table.room))
    bus.publish(name, 7)
    await until(lambda: table.room.version == 7)
    assert table.room == (await mine.table(name)).room


async def test_whoever_lost_the_line_catches_up_with_every_table(log: SqlEventLog) -> None:
    mine, theirs = Tables(log), Tables(log)  # on no common bus
    names = [await for_two(mine) for _ in range(3)]
    tables = [await theirs.table(name) for name in names]
    for name in names[:2]:
        await mine.submit(name, first_move((await mine.table(name)).room))
    theirs._follower.follow_all()
    await until(lambda: [table.room.version for table in tables] == [7, 7, 6])


async def test_while_the_log_cannot_be_read_whoever_follows_tries_again(
    log: SqlEventLog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR)
    monkeypatch.setattr(follower, "PATIENCE", (0.02,))
    bus = LocalBus()
    mine, theirs = Tables(log, bus), Tables(log)
    name = await for_two(mine)
    table = await mine.table(name)
    await theirs.submit(name, first_move(table.room))
    with closing(sqlite3.connect(tmp_path / "log.db")) as database:
        database.execute("ALTER TABLE events RENAME TO hidden")
        bus.publish(name, 7)
        await asyncio.sleep(0.1)
        assert table.room.version == 6
        database.execute("ALTER TABLE hidden RENAME TO events")
    await until(lambda: table.room.version == 7)
    await mine.stop()


async def test_what_a_process_could_not_say_any_more_is_said_by_the_next_who_looks(log: SqlEventLog) -> None:
    bus = LocalBus()
    died, second, third = Tables(log), Tables(log, bus), Tables(log, bus)
    name = await for_two(died)
    watched = await third.table(name)
    await second.table(name)
    await died.submit(name, first_move(watched.room))
    await second.caught_up(name)
    await until(lambda: watched.room.version == 7)


async def test_two_who_are_ready_at_once_in_two_processes_are_both_ready(log: SqlEventLog) -> None:
    mine, theirs = Tables(log), Tables(log)  # neither hears of the other in time
    name = await for_two(mine)
    table = await mine.table(name)
    while table.room.phase is Phase.PLAYING:
        await mine.submit(name, first_move(table.room))
    there = await theirs.caught_up(name)
    first, second = sorted(table.room.persons)
    both = await asyncio.gather(mine.submit(name, Ready(first)), theirs.submit(name, Ready(second)))
    assert list(both) == [True, True]
    await mine.caught_up(name)
    await theirs.caught_up(name)
    assert table.room == there.room
    assert there.room.phase is Phase.PLAYING


async def with_computers(tables: Tables) -> Table:
    room = await tables.open("scopone?target=one_deal")
    await tables.submit(room.id, Fill("greedy"))
    return await tables.table(room.id)


async def test_a_table_whose_process_died_is_taken_up_by_another_after_a_while(log: SqlEventLog) -> None:
    died = Tables(log, lease_s=60)  # has nobody who plays
    version = (table := await with_computers(died)).room.version
    passed = 0
    alive = Tables(log, clock=lambda: time.time() + passed)
    due = DueTables(alive, log)
    bots = Bots(alive, due, 0)
    await due.take_up()
    assert (await alive.caught_up(table.room.id)).room.version == version
    passed = 60
    await due.take_up()
    there = await alive.table(table.room.id)
    await until(lambda: there.room.phase is not Phase.PLAYING)
    await bots.stop()
    assert await log.due(1e12, 10) == []


class Taken(TableObserver):
    """Notes at which tables a process has to move."""

    def __init__(self, taken: list[str]) -> None:
        self._taken = taken

    def computer_player_on_turn(self, room: Room) -> None:
        self._taken.append(room.id)


async def test_of_many_processes_one_takes_a_table_up(log: SqlEventLog) -> None:
    died = Tables(log, lease_s=0)
    names = {(await with_computers(died)).room.id for _ in range(8)}
    taken: list[str] = []
    several = [Tables(log) for _ in range(4)]
    for tables in several:
        tables.observe(Taken(taken))
    await asyncio.gather(*(DueTables(tables, log).take_up() for tables in several))
    assert sorted(taken) == sorted(names)
    assert await log.due(time.time(), 10) == []


async def test_an_orderly_end_lets_others_go_on_at_once(log: SqlEventLog) -> None:
    ends, stays = Tables(log), Tables(log)
    bots = Bots(ends, DueTables(ends, log), 30)
    table = await with_computers(ends)
    assert await log.due(time.time(), 10) == []
    await bots.stop()
    due = DueTables(stays, log)
    bots = Bots(stays, due, 0)
    await due.take_up()
    there = await stays.table(table.room.id)
    await until(lambda: there.room.phase is not Phase.PLAYING)
    await bots.stop()


async def test_a_table_that_is_due_for_nothing_is_so_once(log: SqlEventLog) -> None:
    tables = Tables(log)
    name = await for_two(tables)
    assert await log.put_off(name, NEVER, 0)  # as in a file of the first format
    await DueTables(tables, log).take_up()
    assert await log.due(1e12, 10) == []


async def test_a_damaged_table_holds_nobody_up(
    log: SqlEventLog, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    damaged = (await with_computers(Tables(log, lease_s=-10))).room.id
    whole = (await with_computers(Tables(log, lease_s=-5))).room.id
    with closing(sqlite3.connect(tmp_path / "log.db")) as database:
        database.execute("DELETE FROM events WHERE version = 2 AND room = ?", (damaged,))
        database.commit()
    alive = Tables(log)
    due = DueTables(alive, log)
    bots = Bots(alive, due, 0)
    await due.take_up()
    there = await alive.table(whole)
    await until(lambda: there.room.phase is not Phase.PLAYING)
    await bots.stop()
    assert damaged in caplog.text
    await due.take_up()
    assert caplog.text.count("cannot be seen to") == 1


def told_since(table: Table, version: int) -> list[str]:
    return [event.type for past in missed(table, version) for event in past.told]


async def test_of_closed_piles_only_the_last_play_is_told_again_whoever_wrote_it(log: SqlEventLog) -> None:
    mine, theirs = Tables(log), Tables(log)  # on no common bus
    name = await for_two(mine, "scopa?players=2&pile_view=none")
    table = await mine.table(name)
    there = await theirs.table(name)
    seen = there.room.version
    for _ in range(3):
        await mine.submit(name, first_move(table.room))
    await theirs.caught_up(name)
    assert missed(there, seen) == missed(table, seen)
    assert told_since(there, seen) == ["played"]
    assert told_since(there, seen + 1) == ["played"]
    assert told_since(there, there.room.version) == []


async def test_whoever_comes_first_at_another_process_is_told_how_the_deal_began(log: SqlEventLog) -> None:
    mine, theirs = Tables(log), Tables(log)
    room = await mine.open("figs")
    await mine.submit(room.id, Sit("Ada", key_of("token")))
    there = await theirs.table(room.id)
    await mine.submit(room.id, Fill("greedy"))
    await theirs.caught_up(room.id)
    assert beginning(there) == beginning(await mine.table(room.id)) != []
