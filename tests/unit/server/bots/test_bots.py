"""Computer players move by themselves, wait while the log fails, and leave nothing behind."""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from pathlib import Path

import pytest

from settebello.cards import Seat
from settebello.engine import legal_actions
from settebello.players import LEVELS
from settebello.room import Fill, MakeAct, Replaced, Sit
from settebello.room.screen import Phase
from settebello.server.bots import bots as module
from settebello.server.bots import thinker
from settebello.server.bots.bots import Bots
from settebello.server.tables.table import Table
from settebello.server.tables.tables import Tables
from settebello.server.tables.upkeep.due import DueTables
from settebello.store import SqlEventLog, open_log
from tests.support.fresh import fresh_file


@pytest.fixture
async def log(tmp_path: Path) -> AsyncIterator[SqlEventLog]:
    opened = await open_log(fresh_file(tmp_path / "log.db"))
    yield opened
    await opened.close()


Seated = Callable[..., Bots]


@pytest.fixture
async def seated(log: SqlEventLog) -> AsyncIterator[Seated]:
    """Have computer players at tables until the test is over."""
    sit: list[Bots] = []

    def begin(tables: Tables, seconds: float = 0) -> Bots:
        sit.append(Bots(tables, DueTables(tables, log), seconds))
        return sit[-1]

    yield begin
    for bots in sit:
        await bots.stop()


async def opened(tables: Tables, *, persons: int, player: str = "greedy") -> Table:
    """Open a table of four with so many persons, and computer players in the other seats."""
    room = await tables.open("scopone?target=one_deal")
    for number in range(persons):
        await tables.submit(room.id, Sit(f"P{number}", f"{number}" * 64))
    await tables.submit(room.id, Fill(player))
    return await tables.table(room.id)


async def until_a_persons_turn(table: Table) -> None:
    """Wait until a person is on turn or the deal is over."""
    deadline = time.monotonic() + 60
    while table.room.phase is Phase.PLAYING and time.monotonic() < deadline:
        assert table.room.deal is not None
        if table.room.deal.state.to_move in table.room.persons:
            return
        await asyncio.sleep(0.005)
    assert table.room.phase is not Phase.PLAYING


async def nobody_thinks(bots: Bots) -> None:
    """Wait until no computer player has anything left to do."""
    async with asyncio.timeout(60):
        while bots._thinking:
            await asyncio.wait(bots._thinking.values())


@pytest.mark.parametrize("player", ["greedy", *LEVELS])
async def test_a_table_without_persons_plays_to_the_end_of_its_deal(
    log: SqlEventLog, seated: Seated, player: str
) -> None:
    tables = Tables(log)
    bots = seated(tables)
    table = await opened(tables, persons=0, player=player)
    await until_a_persons_turn(table)
    assert table.room.phase is not Phase.PLAYING
    await nobody_thinks(bots)


async def test_computer_players_stop_at_a_persons_turn_and_go_on_after_it(
    log: SqlEventLog, seated: Seated
) -> None:
    tables = Tables(log)
    bots = seated(tables)
    table = await opened(tables, persons=1)
    for _ in range(3):
        await until_a_persons_turn(table)
        await nobody_thinks(bots)
        assert table.room.deal is not None
        state = table.room.deal.state
        assert state.to_move in table.room.persons
        action = legal_actions(state)[0]
        await tables.submit(table.room.id, MakeAct(state.to_move, table.room.version, action))


async def test_they_take_their_time(log: SqlEventLog, seated: Seated) -> None:
    tables = Tables(log)
    seated(tables, 0.1)
    began = time.monotonic()
    table = await opened(tables, persons=0)
    version = table.room.version
    while (plays := table.room.version - version) < 3:
        assert plays <= (time.monotonic() - began) / 0.1
        await asyncio.sleep(0.01)


async def test_to_be_woken_often_is_to_be_woken_once(log: SqlEventLog, seated: Seated) -> None:
    tables = Tables(log)
    bots = seated(tables, 0.05)
    began = time.monotonic()
    table = await opened(tables, persons=0)
    for _ in range(50):
        bots.computer_player_on_turn(table.room)
    assert len(bots._thinking) == 1
    version = table.room.version
    while (plays := table.room.version - version) < 3:
        assert plays <= (time.monotonic() - began) / 0.05
        await asyncio.sleep(0.005)
    await bots.stop()
    assert bots._thinking == {}


async def test_while_the_log_fails_they_wait_and_then_go_on(
    log: SqlEventLog,
    seated: Seated,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(module, "PATIENCE", (0.05,) * 20)
    tables = Tables(log)
    seated(tables)
    with closing(sqlite3.connect(tmp_path / "log.db")) as database:
        room = await tables.open("scopone?target=one_deal")
        await tables.submit(room.id, Fill("greedy"))
        database.execute("ALTER TABLE events RENAME TO hidden")
        table = await tables.table(room.id)
        version = table.room.version
        began = time.monotonic()
        while (attempts := len(caplog.records)) < 4:
            assert attempts <= (time.monotonic() - began) / 0.05 + 1  # it does not spin
            await asyncio.sleep(0.01)
        assert table.room.version == version
        database.execute("ALTER TABLE hidden RENAME TO events")
    await until_a_persons_turn(table)
    assert table.room.phase is not Phase.PLAYING


async def test_in_the_end_they_give_up_and_anybody_may_try_again_later(
    log: SqlEventLog, seated: Seated, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "PATIENCE", (0.01, 0.01))
    monkeypatch.setattr(module, "GIVEN_UP_S", 0.0)
    tables = Tables(log)
    bots = seated(tables)
    table = await opened(tables, persons=0)
    with closing(sqlite3.connect(tmp_path / "log.db")) as database:
        database.execute("ALTER TABLE events RENAME TO hidden")
        await nobody_thinks(bots)
        database.execute("ALTER TABLE hidden RENAME TO events")
    await DueTables(tables, log).take_up()
    await until_a_persons_turn(table)
    assert table.room.phase is not Phase.PLAYING


async def test_a_player_that_no_longer_exists_holds_up_its_own_table_alone(
    log: SqlEventLog, seated: Seated, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(module, "PATIENCE", (0.01,))
    tables = Tables(log)
    bots = seated(tables)
    stuck = await opened(tables, persons=0, player="retired")
    table = await opened(tables, persons=0)
    await until_a_persons_turn(table)
    assert table.room.phase is not Phase.PLAYING
    assert stuck.room.phase is Phase.PLAYING
    await nobody_thinks(bots)
    assert "retired" in caplog.text


async def test_after_stop_nobody_moves(log: SqlEventLog, seated: Seated) -> None:
    tables = Tables(log)
    bots = seated(tables)
    table = await opened(tables, persons=0)
    await bots.stop()
    version = table.room.version
    await asyncio.sleep(0.05)
    assert table.room.version == version == len(await log.read(table.room.id))


async def test_computer_players_move_like_anybody_else(log: SqlEventLog, seated: Seated) -> None:
    tables = Tables(log)
    seated(tables)
    table = await opened(tables, persons=0, player="random")
    await until_a_persons_turn(table)
    moves = [event for event in await log.read(table.room.id) if event.type == "act"]
    assert len(moves) == 36
    assert {Seat(move.seat) for move in moves} == {0, 1, 2, 3}


async def test_a_level_that_cannot_be_had_is_said_at_the_table_and_a_simpler_player_plays(
    log: SqlEventLog, seated: Seated, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process in which it would think cannot be started."""
    monkeypatch.setattr(thinker, "command", lambda: ("/no/such/python",))
    tables = Tables(log)
    bots = seated(tables)
    table = await opened(tables, persons=1, player="maestro")
    await until_a_persons_turn(table)
    await nobody_thinks(bots)
    said = [event for event in await log.read(table.room.id) if isinstance(event, Replaced)]
    moved = {seat for seat in range(4) if seat not in table.room.persons} & _have_moved(table)
    assert {(event.seat, event.why) for event in said} == {(seat, "missing") for seat in moved}
    assert len(said) == len(moved)
    again = await Tables(log).table(table.room.id)
    shown = {seat.seat for seat in tables.fan_out.seen(again.room).seats if seat.replaced == "missing"}
    assert shown == moved


def _have_moved(table: Table) -> set[int]:
    assert table.room.deal is not None
    return {play.seat for play in table.room.deal.state.plays}
