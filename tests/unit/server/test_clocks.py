"""Clocks at served tables: they run out by themselves, whoever dies, and stand still while nobody serves."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from settebello.engine import legal_actions
from settebello.errors import NotYourTurn, Reason, StoreProblem
from settebello.room import Command, Expire, Fill, Interrupted, Leave, MakeAct, Room, Sit, project
from settebello.room.clock import Outage
from settebello.room.public import InterruptedEvent
from settebello.server.people.secret import key_of
from settebello.server.tables.heartbeat import GAP_S, Heartbeat
from settebello.server.tables.table import Table, Update
from settebello.server.tables.tables import Tables
from settebello.server.tables.upkeep import due as due_module
from settebello.server.tables.upkeep.due import DueTables
from settebello.store import SqlEventLog, open_log
from tests.support.fresh import fresh_file
from tests.support.schemas import make_database


class Outside:
    """The clock outside, which a test moves on."""

    def __init__(self) -> None:
        self.now = 2_000_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
async def log(tmp_path: Path) -> AsyncIterator[SqlEventLog]:
    opened = await open_log(fresh_file(tmp_path / "log.db"))
    yield opened
    await opened.close()


@pytest.fixture
def outside() -> Outside:
    return Outside()


async def for_two(tables: Tables, time: str | None = "1+0") -> Table:
    """Open a table for two persons and seat them."""
    room = await tables.open("scopa?players=2", time)
    for name in ("a", "b"):
        await tables.submit(room.id, Sit(name, key_of(name)))
    return await tables.table(room.id)


async def test_a_database_that_does_not_answer_is_asked_once_for_all_who_wait(
    log: SqlEventLog, outside: Outside, monkeypatch: pytest.MonkeyPatch
) -> None:
    heart, asked = Heartbeat(log, outside), list[float]()

    async def silent(now: float, _gap: float, _known: float) -> list[Outage]:
        asked.append(now)
        await asyncio.sleep(0.01)
        raise StoreProblem("it is silent", reason=Reason.DATABASE_SERVER_UNUSABLE)

    with monkeypatch.context() as broken:
        broken.setattr(log, "beat", silent)
        answers = await asyncio.gather(*(heart.fresh() for _ in range(50)), return_exceptions=True)
    assert {type(answer) for answer in answers} == {StoreProblem}
    assert len(asked) == 1
    await heart.fresh()
    assert len(asked) == 1


async def serve(tables: Tables, outside: Outside, seconds: int) -> None:
    """Let a process do its rounds for so long."""
    due = DueTables(tables, tables._log)
    for _ in range(seconds):
        outside.now += 1
        await due.beat()
        await tables.give_back()
        await due.take_up()


def first_move(room: Room) -> MakeAct:
    seat, deal = room.to_move, room.deal
    assert seat is not None
    assert deal is not None
    return MakeAct(seat, room.version, legal_actions(deal.state)[0])


def phase(table: Table) -> str:
    return table.room.phase.value


def left(tables: Tables, table: Table) -> float:
    """Return what the clock that runs has left."""
    clock = project(table.room, None, tables.heartbeat.clock()).clock
    assert clock is not None
    assert clock.running is not None
    found = clock.left[clock.running]
    assert found is not None
    return found


async def test_the_flag_falls_by_itself_and_everybody_is_told(log: SqlEventLog, outside: Outside) -> None:
    tables = Tables(log, clock=outside)
    table = await for_two(tables)
    told: list[Update] = []
    table.listeners.add(told.append)
    await serve(tables, outside, 59)
    assert phase(table) == "playing"
    await serve(tables, outside, 1)
    assert phase(table) == "match_over"
    assert [event.type for event in told[-1].told] == ["forfeit", "won"]
    assert await log.due(1e300, 10) == []


async def test_every_play_puts_the_flag_off(log: SqlEventLog, outside: Outside) -> None:
    tables = Tables(log, clock=outside)
    table = await for_two(tables)
    for _ in range(3):
        await serve(tables, outside, 19)
        await tables.submit(table.room.id, first_move(table.room))
    await serve(tables, outside, 40)
    assert phase(table) == "playing"
    await serve(tables, outside, 1)
    assert phase(table) == "match_over"


async def test_where_its_process_died_the_flag_falls_once_by_another(
    log: SqlEventLog, outside: Outside
) -> None:
    table = await for_two(Tables(log, clock=outside))
    several = [Tables(log, clock=outside) for _ in range(4)]
    await serve(several[0], outside, 59)
    outside.now += 1
    await asyncio.gather(*(DueTables(tables, log).take_up() for tables in several))
    events = await log.read(table.room.id, table.room.version)
    assert [event.type for event in events] == ["flagged", "sealed"]


@pytest.mark.parametrize("silence", [GAP_S + 1, 3600, 30 * 86_400])
async def test_the_time_in_which_nobody_serves_is_given_back_whole(
    log: SqlEventLog, outside: Outside, silence: float
) -> None:
    died = Tables(log, clock=outside)
    name = (await for_two(died)).room.id
    await serve(died, outside, 20)
    outside.now += silence
    alive = Tables(log, clock=outside)
    await alive.heartbeat.beat()
    table = await alive.table(name)
    assert left(alive, table) == 40
    await serve(alive, outside, 39)
    assert phase(table) == "playing"
    await serve(alive, outside, 1)
    assert phase(table) == "match_over"


async def test_a_silence_too_short_to_be_told_from_a_busy_moment_counts(
    log: SqlEventLog, outside: Outside
) -> None:
    tables = Tables(log, clock=outside)
    table = await for_two(tables)
    outside.now += GAP_S
    await tables.heartbeat.beat()
    assert left(tables, table) == 60 - GAP_S


async def test_while_a_round_takes_long_somebody_serves_all_the_same(
    log: SqlEventLog, outside: Outside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(due_module, "ROUND_S", 0.01)
    tables = Tables(log, clock=outside)
    stuck, table = await for_two(tables, "0.05+0"), await for_two(tables)
    outside.now += GAP_S
    due, beat = DueTables(tables, log), tables.heartbeat.beat
    beats: asyncio.Queue[None] = asyncio.Queue(1)

    async def counted() -> None:
        await beat()
        await beats.put(None)

    monkeypatch.setattr(tables.heartbeat, "beat", counted)
    async with stuck.lock:
        due.rounds.start()
        async with asyncio.timeout(60):
            for _ in range(5):
                await asyncio.wait_for(beats.get(), 60)
                outside.now += 1
        assert left(tables, table) == 60 - GAP_S - 5
        assert phase(stuck) == "playing"
        await due.rounds.stop()


async def test_of_all_who_ask_the_time_together_one_beats(
    log: SqlEventLog, outside: Outside, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hundred beats a second, each waiting for the one before, held up every table."""
    tables, beat, beats = Tables(log, clock=outside), log.beat, 0

    async def counted(now: float, gap_s: float, known: float) -> list[Outage]:
        nonlocal beats
        beats += 1
        return await beat(now, gap_s, known)

    monkeypatch.setattr(log, "beat", counted)
    for number in (1, 2):
        outside.now += GAP_S
        await asyncio.gather(*(tables.heartbeat.fresh() for _ in range(100)))
        assert beats == number


async def test_while_one_of_two_processes_serves_no_time_is_lost(log: SqlEventLog, outside: Outside) -> None:
    silent, serves = Tables(log, clock=outside), Tables(log, clock=outside)
    table = await for_two(silent)
    await serve(serves, outside, 30)
    await silent.heartbeat.beat()
    assert left(silent, table) == 30


async def test_idle_hours_are_no_outage(log: SqlEventLog, outside: Outside) -> None:
    tables = Tables(log, clock=outside)
    await for_two(tables, None)
    outside.now += 36_000
    table = await for_two(tables)
    await serve(tables, outside, 1)
    assert tables.heartbeat.outages == []
    assert left(tables, table) == 59


async def test_after_idle_hours_who_looks_on_sees_what_was_played(log: SqlEventLog, outside: Outside) -> None:
    tables = Tables(log, clock=outside)
    await tables.heartbeat.beat()
    outside.now += 36_000  # nobody is there, and nothing is to come
    table = await for_two(tables, None)
    for _ in range(3):
        await tables.submit(table.room.id, first_move(table.room))
    outside.now += tables.spectating.delay_s
    ((_, seen), *_) = await tables.spectating.watched(table, 0)
    assert seen.room.version == table.room.version


async def test_those_who_wait_are_told_how_the_clocks_stand_after_a_silence(
    log: SqlEventLog, outside: Outside
) -> None:
    tables = Tables(log, clock=outside)
    timed, untimed = await for_two(tables), await for_two(tables, None)
    told: list[Update] = []
    timed.listeners.add(told.append)
    untimed.listeners.add(told.append)
    await serve(tables, outside, 3)
    assert told == []
    outside.now += 600
    await serve(tables, outside, 1)
    assert [(update.room, update.told) for update in told] == [(timed.room, [InterruptedEvent(601)])]
    assert told[0].seen.clock == project(timed.room, None, tables.heartbeat.clock()).clock
    assert left(tables, timed) == 57


async def test_a_table_first_served_after_a_long_silence_has_its_whole_time(
    log: SqlEventLog, outside: Outside
) -> None:
    await for_two(Tables(log, clock=outside), None)
    outside.now += 100_000
    tables = Tables(log, clock=outside)
    table = await for_two(tables)
    await serve(tables, outside, 1)
    assert left(tables, table) == 59


async def test_a_play_that_comes_too_late_is_refused_although_nobody_has_seen_to_it_yet(
    log: SqlEventLog, outside: Outside
) -> None:
    tables = Tables(log, clock=outside)
    table = await for_two(tables)
    await serve(tables, outside, 58)
    outside.now += 2
    with pytest.raises(NotYourTurn) as caught:
        await tables.submit(table.room.id, first_move(table.room))
    assert caught.value.reason == "time_up"


async def test_a_play_that_came_in_time_counts_however_long_the_database_took_to_say_the_hour(
    log: SqlEventLog, outside: Outside, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = Tables(log, clock=outside)
    table = await for_two(tables)
    await serve(tables, outside, 57)
    outside.now += 2
    beat = log.beat

    async def slow(now: float, gap_s: float, known: float) -> list[Outage]:
        found = await beat(now, gap_s, known)
        outside.now += 2
        return found

    monkeypatch.setattr(log, "beat", slow)
    seat = table.room.to_move
    assert await tables.submit(table.room.id, first_move(table.room))
    assert table.room.clock is not None
    assert seat is not None
    assert table.room.clock.left[seat] == 1


async def test_a_play_that_came_in_time_counts_however_long_it_waited_for_its_table(
    log: SqlEventLog, outside: Outside
) -> None:
    tables = Tables(log, clock=outside)
    table = await for_two(tables)
    await serve(tables, outside, 59)
    async with table.lock:
        waits = asyncio.create_task(tables.submit(table.room.id, first_move(table.room)))
        await asyncio.sleep(0)
        outside.now += 2
        flag = asyncio.create_task(tables.submit(table.room.id, Expire()))
        await asyncio.sleep(0)
    assert await waits
    assert not await flag
    assert phase(table) == "playing"


async def test_a_play_during_a_silence_came_when_the_silence_began(
    log: SqlEventLog, outside: Outside
) -> None:
    tables = Tables(log, clock=outside)
    table = await for_two(tables)
    await serve(tables, outside, 20)
    outside.now += 600
    seat = table.room.to_move
    assert await tables.submit(table.room.id, first_move(table.room))
    assert table.room.clock is not None
    assert seat is not None
    assert table.room.clock.left[seat] == 40


async def test_an_answer_of_the_database_that_was_overtaken_doubles_no_outage(
    log: SqlEventLog, outside: Outside, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = Tables(log, clock=outside)
    outages = [Outage(1, 5), Outage(7, 12)]
    answers = {1: asyncio.Event(), 2: asyncio.Event()}
    found = iter([(1, outages[:1]), (2, outages)])

    async def slow(_now: float, _gap_s: float, _known: float) -> list[Outage]:
        number, known = next(found)
        await asyncio.wait_for(answers[number].wait(), 60)
        return known

    monkeypatch.setattr(log, "beat", slow)
    first, second = (asyncio.create_task(tables.heartbeat.beat()) for _ in range(2))
    answers[2].set()
    await second
    answers[1].set()
    await first
    assert tables.heartbeat.outages == outages


async def interruptions(log: SqlEventLog, name: str) -> list[float]:
    """Return the seconds of each outage that the log of a table tells of."""
    return [event.seconds for event in await log.read(name) if isinstance(event, Interrupted)]


async def test_an_outage_stands_once_in_the_log_however_many_processes_find_it(
    log: SqlEventLog, outside: Outside
) -> None:
    died = Tables(log, clock=outside)
    name = (await for_two(died)).room.id
    await serve(died, outside, 20)
    outside.now += 600
    several = [Tables(log, clock=outside) for _ in range(4)]
    await asyncio.gather(*(tables.heartbeat.beat() for tables in several))
    tables = [await tables.table(name) for tables in several]
    await asyncio.gather(*(each.give_back() for each in several))
    await asyncio.gather(*(DueTables(each, log).take_up() for each in several))
    assert await interruptions(log, name) == [600]
    for each, table in zip(several, tables, strict=True):
        await each.caught_up(name)
        assert left(each, table) == 40


async def test_a_process_that_dies_between_two_tables_leaves_the_second_to_others(
    log: SqlEventLog, outside: Outside, monkeypatch: pytest.MonkeyPatch
) -> None:
    died = Tables(log, clock=outside)
    names = [(await for_two(died)).room.id for _ in range(2)]
    await serve(died, outside, 20)
    outside.now += 600
    submit, submitted = died.submit, list[str]()

    async def once(name: str, command: Command) -> bool:
        if submitted:
            raise StoreProblem("killed here", reason=Reason.DATABASE_SERVER_UNUSABLE)
        submitted.append(name)
        return await submit(name, command)

    with monkeypatch.context() as broken:
        broken.setattr(died, "submit", once)
        await died.heartbeat.beat()
        with pytest.raises(StoreProblem):
            await died.give_back()
    outside.now += 1
    alive = Tables(log, clock=outside)
    await serve(alive, outside, 38)
    for name in names:
        assert left(alive, await alive.table(name)) == 1
        assert await interruptions(log, name) == [600]
    await serve(alive, outside, 1)
    assert [phase(await alive.table(name)) for name in names] == ["match_over"] * 2


async def test_two_outages_in_one_turn_are_both_given_back(log: SqlEventLog, outside: Outside) -> None:
    name = (await for_two(Tables(log, clock=outside))).room.id
    for _ in range(2):
        outside.now += 99
        await serve(Tables(log, clock=outside), outside, 11)
    tables = Tables(log, clock=outside)
    await tables.heartbeat.beat()
    assert left(tables, await tables.table(name)) == 40
    assert await interruptions(log, name) == [100, 100]


async def test_a_play_before_an_outage_that_is_written_after_it_costs_what_it_took(
    log: SqlEventLog, outside: Outside
) -> None:
    tables = Tables(log, clock=outside)
    table = await for_two(tables)
    await serve(tables, outside, 20)
    seat = table.room.to_move
    async with table.lock:
        waits = asyncio.create_task(tables.submit(table.room.id, first_move(table.room)))
        await asyncio.sleep(0)
        outside.now += 600
    assert await waits
    assert table.room.clock is not None
    assert seat is not None
    assert table.room.clock.left[seat] == 40
    await serve(tables, outside, 1)
    assert left(tables, table) == 59


async def test_a_clock_of_the_machine_that_is_set_back_takes_nothing_from_anybody(
    log: SqlEventLog, outside: Outside
) -> None:
    tables = Tables(log, clock=outside)
    table = await for_two(tables)
    await serve(tables, outside, 20)
    outside.now -= 3600
    await serve(tables, outside, 30)
    assert left(tables, table) == 60
    await tables.submit(table.room.id, first_move(table.room))
    assert await interruptions(log, table.room.id) == []
    outside.now += 3600
    await serve(tables, outside, 1)
    assert phase(table) == "playing"


async def at_a_place_of_its_own(
    log: SqlEventLog, path: Path, outside: Outside, moved: float
) -> tuple[Tables, str]:
    """Write a table for two, whose minute has begun, into the file at ``path``; serve it so much later.

    Returns the tables of that file, and the name of the one for two.
    """
    table = await for_two(Tables(log, clock=outside))
    there = await open_log(fresh_file(path))
    await there.append(table.room.id, 0, await log.read(table.room.id), due=outside.now + moved)
    outside.now += moved
    tables = Tables(there, clock=outside)
    await tables.heartbeat.beat()
    return tables, table.room.id


async def test_a_restored_backup_goes_on_where_it_stood(
    log: SqlEventLog, tmp_path: Path, outside: Outside
) -> None:
    """Nobody has ever served a new database: a clock that runs in it comes from another one."""
    tables, name = await at_a_place_of_its_own(log, tmp_path / "new.db", outside, 86_400)
    assert left(tables, await tables.table(name)) == 60
    await tables._log.close()


async def test_a_clock_by_the_time_of_earlier_versions_goes_on_where_it_stood(
    log: SqlEventLog, tmp_path: Path, outside: Outside
) -> None:
    """Their moments lack the time in which nobody served, here a day; 20 s ran before the upgrade."""
    last = outside.now + 20
    known = f"INSERT INTO hours VALUES (1, {last + 86_400}, 86400)"
    make_database(f"sqlite:///{tmp_path / 'old.db'}", 12, known)
    tables, name = await at_a_place_of_its_own(log, tmp_path / "old.db", outside, 86_422)
    assert left(tables, await tables.table(name)) == 38
    await tables._log.close()


async def test_after_the_pause_between_deals_the_next_one_is_dealt(
    log: SqlEventLog, outside: Outside
) -> None:
    tables = Tables(log, clock=outside)
    table = await for_two(tables)
    while phase(table) == "playing":
        await tables.submit(table.room.id, first_move(table.room))
    await serve(tables, outside, 59)
    assert phase(table) == "deal_over"
    await serve(tables, outside, 1)
    assert phase(table) == "playing"
    assert len(table.room.deals) == 2


async def test_a_computer_player_on_turn_has_no_flag(log: SqlEventLog, outside: Outside) -> None:
    tables = Tables(log, clock=outside)
    room = await tables.open("scopone", "1+0")
    await tables.submit(room.id, Fill("greedy"))
    table = await tables.table(room.id)
    await serve(tables, outside, 100)
    assert phase(table) == "playing"


async def test_a_seat_that_a_computer_player_has_taken_over_keeps_its_flag(
    log: SqlEventLog, outside: Outside
) -> None:
    """D3: whoever was short of time left the seat to a player that has as much as it likes."""
    tables = Tables(log, clock=outside)
    table = await for_two(tables)
    for _ in range(2):
        seat, deal = table.room.to_move, table.room.deal
        assert seat is not None
        assert deal is not None
        action = legal_actions(deal.state)[0]
        await tables.submit(table.room.id, MakeAct(seat, table.room.version, action))
    late = table.room.to_move
    assert late is not None
    await tables.submit(table.room.id, Leave(late, "greedy"))
    await serve(tables, outside, 30)
    assert phase(table) == "playing"
    await serve(tables, outside, 35)
    assert phase(table) == "match_over"
