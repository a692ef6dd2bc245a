"""The event log on a PostgreSQL server: what is said while it is away, and that it comes back by itself."""

import asyncio
from collections.abc import Awaitable, Iterator
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import text

from settebello.errors import InvalidSetting, StoreProblem
from settebello.room import Sealed
from settebello.store import Database, connect_database, connect_log, open_database
from settebello.store.migrate import allow_idle_transaction
from settebello.store.open import server_as_it_is
from tests.support.club import DATABASE, line_to, schema
from tests.support.rooms import opened, seed_of
from tests.support.started import LIMIT_S


@pytest.fixture
def address() -> Iterator[str]:
    with schema() as made:
        yield made


async def test_a_server_that_goes_away_is_named_and_comes_back_by_itself(address: str) -> None:
    with line_to(address) as (line, through):
        log = await connect_log(through)
        await log.append("r", 0, [opened("r")])
        for version in (1, 2):
            line.cut()
            for attempt in (log.read("r"), log.append("r", version, [Sealed(seed_of(1))]), log.due(0, 1)):
                with pytest.raises(StoreProblem) as caught:
                    await attempt
                assert caught.value.reason == "database_server_unusable"
                assert "127.0.0.1" not in str(caught.value.public().as_dict())
                assert "\n" not in caught.value.message
            line.mend()
            await log.append("r", version, [Sealed(seed_of(version))])
            assert len(await log.read("r")) == version + 1
        await log.close()


async def test_a_process_that_is_paused_in_a_transaction_holds_no_lock_for_long(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The fault: another process waited for it without end, since its machine still answered."""
    other = await connect_database(address)
    monkeypatch.setattr("settebello.store.open.IDLE_TRANSACTION_S", 1)
    paused = server_as_it_is(address)
    lock = text("SELECT pg_advisory_xact_lock(1)")

    async def pause() -> None:
        with paused.explained():
            async with paused.writing() as connection:
                await connection.execute(lock)
                async with asyncio.timeout(LIMIT_S), other.writing() as another:
                    await another.execute(lock)
                await connection.execute(lock)

    with pytest.raises(StoreProblem) as caught:
        await pause()
    assert caught.value.reason == "database_server_unusable"
    async with paused.snapshot() as connection:
        await connection.run_sync(allow_idle_transaction)
        await asyncio.sleep(1.5)
        await connection.execute(text("SELECT 1"))
    for each in (paused, other):
        await each.close()


async def test_o8_a_database_has_one_identity_for_all_its_processes_and_no_other_has_it(
    address: str, tmp_path: Path
) -> None:
    async def identity(opening: Awaitable[Database]) -> str:
        database = await opening
        try:
            return await database.identity()
        finally:
            await database.close()

    with schema() as other:
        addresses = [address, other, address.replace("127.0.0.1", "localhost")]
        mine, theirs, again = [await identity(connect_database(each)) for each in addresses]
        assert mine == again != theirs
    files = [tmp_path / "a.db", tmp_path / "b.db", tmp_path / "." / "a.db"]
    first, second, same = [await identity(open_database(each)) for each in files]
    assert first == same
    assert len({mine, theirs, first, second}) == 4


async def test_a_server_that_cannot_be_used_is_named(address: str) -> None:
    with line_to(address) as (line, through):
        line.cut()
        with pytest.raises(StoreProblem) as caught:
            await connect_log(through)
    assert caught.value.reason == "database_server_unusable"
    with pytest.raises(StoreProblem) as caught:
        await connect_log(f"{DATABASE.rpartition('/')[0]}/no_such_database")
    assert "no_such_database" in str(caught.value.facts["why"])


@pytest.mark.parametrize(
    "address",
    ["", "x", "mysql://host/db", "sqlite:///file.db", "postgresql://host:port/db", "//", "postgresql"],
)
async def test_what_is_no_address_of_a_server_is_refused(address: str) -> None:
    with pytest.raises(InvalidSetting) as caught:
        await connect_log(address)
    assert caught.value.reason == "bad_database_url"


async def test_a_database_of_a_newer_program_is_newer_and_left_alone(address: str) -> None:
    await (await connect_log(address)).close()
    with psycopg.connect(address, autocommit=True) as outside:
        outside.execute("UPDATE alembic_version SET version_num = '99'")
        with pytest.raises(StoreProblem) as caught:
            await connect_log(address)
        assert caught.value.reason == "database_server_newer"
        assert outside.execute("SELECT version_num FROM alembic_version").fetchall() == [("99",)]
