"""Tables in memory are copies of the log: bounded in number, one of each, read again when they have to be."""

import asyncio
import gc
import sqlite3
import threading
from collections.abc import AsyncIterator, Iterable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from settebello.cards import Seat
from settebello.engine import legal_actions
from settebello.errors import NotFound, SettebelloError, Stale, StoreProblem
from settebello.notation import parse_act
from settebello.room import Fill, Leave, MakeAct, Ready, Room, RoomEvent, Sit, fold
from settebello.room.commands import Publish
from settebello.room.screen import Phase
from settebello.server.people.secret import account_key, key_of, new_seed, new_token
from settebello.server.tables.commands import seat_with
from settebello.server.tables.parts import registry as module
from settebello.server.tables.parts import snapshots
from settebello.server.tables.table import Update, beginning
from settebello.server.tables.tables import Tables
from settebello.store import Person, Snapshot, SqlEventLog, open_log
from tests.support.fresh import fresh_file


@pytest.fixture
async def log(tmp_path: Path) -> AsyncIterator[SqlEventLog]:
    opened = await open_log(fresh_file(tmp_path / "log.db"))
    yield opened
    await opened.close()


async def for_two(tables: Tables) -> str:
    """Open a table for two persons and seat them."""
    room = await tables.open("scopa?players=2")
    for name in ("a", "b"):
        await tables.submit(room.id, Sit(name, key_of(name)))
    return room.id


def first_move(room: Room) -> MakeAct:
    seat = room.to_move
    assert seat is not None
    assert room.deal is not None
    return MakeAct(seat, room.version, legal_actions(room.deal.state)[0])


async def test_a_table_that_is_not_in_memory_is_read_from_the_log(log: SqlEventLog) -> None:
    name = await for_two(Tables(log))
    room = (await Tables(log).table(name)).room
    assert room.version == 6
    with pytest.raises(NotFound):
        await Tables(log).table("nosuch")


async def test_tables_that_nobody_holds_leave_memory(
    log: SqlEventLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "KEPT", 5)
    tables = Tables(log)
    names = [(await tables.open("figs")).id for _ in range(12)]
    held = await tables.table(names[0])
    for name in names:
        await tables.table(name)
    gc.collect()
    assert set(tables.registry.names) == {names[0], *names[-5:]}
    assert await tables.table(names[0]) is held


async def test_a_table_is_in_memory_once_however_many_ask_for_it(log: SqlEventLog) -> None:
    name = await for_two(Tables(log))
    tables = Tables(log)
    found = await asyncio.gather(*(tables.table(name) for _ in range(20)))
    assert len({id(table) for table in found}) == 1


async def test_of_many_moves_at_once_one_is_accepted(log: SqlEventLog) -> None:
    tables = Tables(log)
    name = await for_two(tables)
    move = first_move((await tables.table(name)).room)
    results = await asyncio.gather(*(tables.submit(name, move) for _ in range(20)), return_exceptions=True)
    assert results.count(True) == 1
    assert sum(isinstance(result, Stale) for result in results) == 19
    assert (await tables.table(name)).room.version == move.version + 1


async def test_what_is_told_is_in_the_log_already(log: SqlEventLog, tmp_path: Path) -> None:
    tables = Tables(log)
    name = await for_two(tables)
    table = await tables.table(name)
    versions: list[tuple[int, int]] = []

    def listen(update: Update) -> None:
        with closing(sqlite3.connect(tmp_path / "log.db")) as database:
            (stored,) = database.execute("SELECT MAX(version) FROM events").fetchone()
        versions.append((update.room.version, stored))

    table.listeners.add(listen)
    for _ in range(4):
        await tables.submit(name, first_move(table.room))
    assert versions == [(version, version) for version in range(7, 11)]


async def test_a_refused_command_changes_and_tells_nothing(log: SqlEventLog) -> None:
    tables = Tables(log)
    name = await for_two(tables)
    table = await tables.table(name)
    before = table.room
    told: list[Update] = []
    table.listeners.add(told.append)
    seven = parse_act("7D")
    for command in (
        Fill("greedy"),
        Sit("c", key_of("c")),
        MakeAct(Seat(0), 1, seven),
        MakeAct(Seat(9), 6, seven),
    ):
        with pytest.raises(SettebelloError):
            await tables.submit(name, command)
    assert table.room is before
    assert told == []
    assert len(await log.read(name)) == before.version


async def test_a_command_is_of_whoever_gave_it_although_places_were_drawn_meanwhile(log: SqlEventLog) -> None:
    tables = Tables(log)
    name = await for_two(tables)
    was_at, is_at = Seat(0), Seat(1)
    assert await tables.submit(name, Leave(was_at), key_of("b"))
    room = (await tables.table(name)).room
    assert room.seat_of(key_of("a")) == 0
    assert room.seats[is_at] is None
    with pytest.raises(SettebelloError) as caught:
        await tables.submit(name, Leave(was_at), key_of("b"))
    assert caught.value.reason == "not_seated"


async def test_a_table_is_opened_with_those_who_sit_down_or_not_at_all(
    log: SqlEventLog, tmp_path: Path
) -> None:
    tables = Tables(log)
    with pytest.raises(SettebelloError) as caught:
        await tables.open("scopa?players=2", first=[Sit("a", "a"), Sit("b", "b"), Sit("c", "c")])
    assert caught.value.reason == "table_full"
    room = await tables.open("scopa?players=2", first=[Sit("a", "a"), Fill("greedy")])
    assert await tables.table(room.id) is tables.registry.in_memory(room.id)
    assert room.deal is not None
    with closing(sqlite3.connect(tmp_path / "log.db")) as database:
        assert database.execute("SELECT DISTINCT room FROM events").fetchall() == [(room.id,)]


async def test_a_table_whose_log_makes_no_sense_keeps_none_of_the_others_behind(
    log: SqlEventLog, tmp_path: Path
) -> None:
    mine, theirs = Tables(log), Tables(log)
    names = [await for_two(mine) for _ in range(3)]
    held = [await mine.table(name) for name in names]
    for table in held:
        assert await theirs.submit(table.room.id, first_move(table.room))
    with closing(sqlite3.connect(tmp_path / "log.db")) as database:
        damage = "UPDATE events SET body = '{}' WHERE version = 7 AND room = ?"
        database.execute(damage, (mine.registry.names[0],))
        database.commit()
    with pytest.raises(StoreProblem):
        await mine._catch_up_with(None)
    assert sorted(table.room.version for table in held) == [6, 7, 7]


async def test_a_table_that_another_process_moved_is_read_again_and_shown(log: SqlEventLog) -> None:
    mine, theirs = Tables(log), Tables(log)
    name = await for_two(mine)
    table = await mine.table(name)
    shown: list[int] = []
    table.listeners.add(lambda update: shown.append(update.room.version))
    move = first_move(table.room)
    assert await theirs.submit(name, move)
    with pytest.raises(Stale) as caught:
        await mine.submit(name, move)
    assert caught.value.reason == "stale_version"
    assert shown == [move.version + 1]
    assert await mine.submit(name, first_move(table.room))


async def test_whoever_says_hello_sees_what_another_process_wrote(log: SqlEventLog) -> None:
    mine, theirs = Tables(log), Tables(log)
    name = await for_two(mine)
    table = await mine.table(name)
    shown: list[int] = []
    table.listeners.add(lambda update: shown.append(update.room.version))
    move = first_move(table.room)
    assert await theirs.submit(name, move)
    for _ in range(2):
        assert (await mine.caught_up(name)).room.version == move.version + 1
    assert shown == [move.version + 1]


async def test_a_log_that_cannot_be_written_refuses_and_changes_nothing(
    log: SqlEventLog, tmp_path: Path
) -> None:
    tables = Tables(log)
    name = await for_two(tables)
    table = await tables.table(name)
    before = table.room
    with closing(sqlite3.connect(tmp_path / "log.db")) as database:
        database.execute("ALTER TABLE events RENAME TO hidden")
        with pytest.raises(StoreProblem):
            await tables.submit(name, first_move(before))
        assert table.room is before
        database.execute("ALTER TABLE hidden RENAME TO events")
    assert await tables.submit(name, first_move(before))


async def test_a_move_is_finished_although_whoever_made_it_has_gone(log: SqlEventLog) -> None:
    tables = Tables(log)
    name = await for_two(tables)
    table = await tables.table(name)
    for _ in range(6):
        version = table.room.version
        going = asyncio.create_task(tables.submit(name, first_move(table.room)))
        await asyncio.sleep(0)
        going.cancel()
        await asyncio.gather(going, return_exceptions=True)
        # it was made and told, or it was not: the memory is what the log says
        assert table.room.version == len(await log.read(name)) >= version


def test_secrets_are_long_and_never_the_same() -> None:
    assert len({new_token() for _ in range(100)}) == 100
    assert len({new_seed() for _ in range(100)}) == 100
    assert len(new_token()) >= 32
    assert len(new_seed()) == 64


async def test_a_token_says_who_somebody_is(log: SqlEventLog) -> None:
    tables = Tables(log)
    room = (await tables.table(await for_two(tables))).room
    assert [seat_with(room, key_of(token)) for token in ("a", "b")] == [0, 1]
    for key in (None, "", "a", key_of("c"), key_of(key_of("a"))):
        with pytest.raises(SettebelloError) as caught:
            seat_with(room, key)
        assert caught.value.code == "forbidden"


async def test_no_token_of_a_seat_opens_the_seat_of_an_account(log: SqlEventLog) -> None:
    person = Person("id", "ada", "Ada", "")
    tables = Tables(log)
    room = await tables.open("scopa?players=2")
    await tables.submit(room.id, Sit("Ada", account_key(person), program=True))
    taken = (await tables.table(room.id)).room
    assert seat_with(taken, account_key(person)) == 0
    for text in ("id", "ada", "account:id", account_key(person), account_key(person).partition(":")[2]):
        assert taken.seat_of(key_of(text)) is None
    assert taken.seat_of(account_key(replace(person, id="other"))) is None


async def test_whoever_comes_first_is_told_how_the_deal_began(log: SqlEventLog) -> None:
    tables = Tables(log)
    room = await tables.open("figs")
    await tables.submit(room.id, Sit("Ada", key_of("token")))
    await tables.submit(room.id, Fill("greedy"))
    table = await tables.table(room.id)
    assert {event.type for event in beginning(table)} >= {"drawn", "dealt"}


async def test_a_long_log_is_folded_beside_the_event_loop(
    log: SqlEventLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    """O14: the event loop stood for a second while a table of 13,732 events was folded."""
    monkeypatch.setattr(snapshots, "MANY", 5)
    name = await for_two(Tables(log))
    where = list[threading.Thread]()

    def fold_here(events: Iterable[RoomEvent], base: Room | None = None) -> Room:
        where.append(threading.current_thread())
        return fold(events, base)

    monkeypatch.setattr(snapshots, "fold", fold_here)
    assert (await Tables(log).table(name)).room.version == 6
    assert len(where) == 1
    assert where[0] is not threading.main_thread()


async def played_on(tables: Tables, events: int) -> str:
    """Open a public table for two and play until its log has so many events."""
    name = (await tables.open("scopa?players=2&target=60")).id
    for person in ("a", "b"):
        await tables.submit(name, Sit(person, key_of(person)))
    table = await tables.table(name)
    host = table.room.seat_of(key_of("a"))
    assert host is not None
    await tables.submit(name, Publish(host, public=True))
    while table.room.version < events:
        for seat in (
            sorted(table.room.persons - table.room.ready) if table.room.phase is Phase.DEAL_OVER else ()
        ):
            await tables.submit(name, Ready(seat, "again"))
        if table.room.phase is Phase.PLAYING:
            await tables.submit(name, first_move(table.room))
    return name


async def test_a_long_table_is_read_from_its_last_snapshot_on(
    log: SqlEventLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    """O6: to open a table took as long as its log was."""
    now = 1000.0
    writing = Tables(log, clock=lambda: now)
    name = await played_on(writing, 330)
    room = (await writing.table(name)).room
    assert room == fold(await log.read(name))
    read, counts = log.read, list[int]()

    async def counted(room: str, after: int = 0) -> list[RoomEvent]:
        events = await read(room, after)
        counts.append(len(events))
        return events

    monkeypatch.setattr(log, "read", counted)
    for later in (now + 60, now + 1):  # spectators see what is fifteen seconds old
        tables = Tables(log, clock=lambda later=later: later)  # type: ignore[misc]  # a moment of its own
        table = await tables.table(name)
        assert table.room == room
        assert 0 < max(counts) <= snapshots.ANYWHERE
        first, *_ = await tables.spectating.watched(table, 0)
        assert len(first[1].room.deals) == (len(room.deals) if later > now + 15 else 1)
        counts.clear()
    # somebody who watches a table that goes on needs no whole log either
    now += 60
    (_, shown), *_ = await writing.spectating.watched(await writing.table(name), 0)
    assert shown.room == room
    assert 0 < max(counts) <= snapshots.ANYWHERE


async def test_a_snapshot_that_does_not_fit_its_log_is_left_alone(log: SqlEventLog, tmp_path: Path) -> None:
    name = await played_on(Tables(log), 130)
    room = fold(await log.read(name))
    kept = (await log.snapshot(name)).room
    assert kept is not None
    for change in (
        "UPDATE snapshots SET body = replace(body, '7D', '7C')",
        "UPDATE snapshots SET body = '2/9.9.9' || substr(body, 8)",
        "UPDATE snapshots SET version = version + 1",
        f"DELETE FROM events WHERE version > {kept.version - 2}",
    ):
        with closing(sqlite3.connect(tmp_path / "log.db")) as database:
            database.execute(change)
            database.commit()
        table = await Tables(log).table(name)
        if "DELETE" not in change:
            assert table.room == room, change
        else:
            assert table.room == fold(await log.read(name))


async def test_a_long_log_without_a_snapshot_gets_one_when_it_is_opened(
    log: SqlEventLog, tmp_path: Path
) -> None:
    name = await played_on(Tables(log), 130)
    with closing(sqlite3.connect(tmp_path / "log.db")) as database:
        database.execute("DELETE FROM snapshots")
        database.commit()
    table = await Tables(log).table(name)
    assert await log.snapshot(name) == Snapshot(table.room)
    assert table.kept == table.room.version
