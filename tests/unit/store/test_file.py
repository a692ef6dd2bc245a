"""A database file that cannot be used is named with its reason and left as it is, to the last byte."""

import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from settebello.errors import StoreProblem
from settebello.store import open_log
from settebello.store.file import APPLICATION_ID, check_file
from settebello.store.schema import SCHEMA_VERSION
from tests.support.rooms import opened, seated


async def filled(path: Path) -> Path:
    """Write a database with a few tables of some length."""
    log = await open_log(path)
    house = seated("figs", persons=4)
    house.play(38)
    for number in range(30):
        await log.append(f"room{number}", 0, house.log)
    await log.close()
    assert len(contents(path) or b"") > 64 * 1024
    return path


def contents(path: Path) -> bytes | None:
    try:
        return path.read_bytes()
    except OSError:
        return None


async def reason(path: Path) -> str:
    """Return why a file cannot be opened; it is the same afterwards."""
    before = contents(path)
    with pytest.raises(StoreProblem) as caught:
        await open_log(path)
    assert contents(path) == before
    assert str(path) in caught.value.message
    assert caught.value.facts["path"] == str(path)
    assert "\n" not in caught.value.message
    return caught.value.reason


async def test_a_new_file_is_ours_and_of_this_version(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "down" / "new.db"
    await (await open_log(path)).close()
    with closing(sqlite3.connect(path)) as database:
        assert database.execute("PRAGMA application_id").fetchone() == (APPLICATION_ID,)
        assert database.execute("PRAGMA user_version").fetchone() == (SCHEMA_VERSION,)
        assert database.execute("PRAGMA journal_mode").fetchone() == ("wal",)


async def test_o12_a_database_and_what_lies_beside_it_are_for_their_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "folder" / "new.db"
    log = await open_log(path)
    await log.append("r", 0, [opened("r", "figs")])
    modes = {each.name: stat.S_IMODE(each.stat().st_mode) for each in path.parent.iterdir()}
    await log.close()
    assert modes == dict.fromkeys(("new.db", "new.db-wal", "new.db-shm"), 0o600)
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700


async def test_an_empty_file_is_a_new_one(tmp_path: Path) -> None:
    path = tmp_path / "empty.db"
    path.touch()
    log = await open_log(path)
    await log.append("r", 0, [opened("r", "figs")])
    await log.close()


@pytest.mark.parametrize("name", ["a?b=c.db", "a%20b#c.db", "perché no & sì.db", "':memory:", "🂡.db"])
async def test_any_name_of_a_file_is_the_name_of_the_file(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    for version in range(2):
        log = await open_log(path)
        await log.append(f"r{version}", 0, [opened("r", "figs")])
        await log.close()
    assert path.is_file()
    check_file(path)


async def test_a_file_whose_header_is_overwritten_is_damaged(tmp_path: Path) -> None:
    path = await filled(tmp_path / "log.db")
    with path.open("r+b") as file:
        file.write(b"\x00garbage" * 4)
    assert await reason(path) == "database_damaged"


@pytest.mark.parametrize("at", [1, 3, 7])
async def test_a_file_with_a_page_overwritten_is_damaged(tmp_path: Path, at: int) -> None:
    path = await filled(tmp_path / "log.db")
    with path.open("r+b") as file:
        file.seek(4096 * at)
        file.write(b"\xa5" * 4096)
    assert await reason(path) == "database_damaged"


async def test_a_file_cut_short_is_damaged(tmp_path: Path) -> None:
    path = await filled(tmp_path / "log.db")
    whole = path.read_bytes()
    for left in (50, 1000, 4096, len(whole) // 2):
        path.write_bytes(whole[:left])
        assert await reason(path) == "database_damaged"


async def test_the_database_of_another_program_is_foreign(tmp_path: Path) -> None:
    path = tmp_path / "theirs.db"
    with closing(sqlite3.connect(path)) as database:
        database.execute("CREATE TABLE events (room, version, body)")
        database.execute("INSERT INTO events VALUES ('ours?', 1, 'no')")
        database.commit()
    assert await reason(path) == "database_foreign"


async def test_a_database_of_a_newer_program_is_newer(tmp_path: Path) -> None:
    path = await filled(tmp_path / "log.db")
    with closing(sqlite3.connect(path)) as database:
        database.execute(f"PRAGMA user_version = {SCHEMA_VERSION + 1}")
        database.commit()
    assert await reason(path) == "database_newer"


async def test_what_a_newer_program_left_in_its_write_ahead_log_stays_there(tmp_path: Path) -> None:
    path = await filled(tmp_path / "log.db")
    living = sqlite3.connect(path)
    living.execute(f"PRAGMA user_version = {SCHEMA_VERSION + 1}")
    living.commit()
    copies = tmp_path / "killed"  # as a kill -9 leaves it: two files
    copies.mkdir()
    ahead = contents(Path(f"{path}-wal"))
    assert ahead
    (copies / "log.db").write_bytes(contents(path) or b"")
    (copies / "log.db-wal").write_bytes(ahead)
    living.close()
    assert await reason(copies / "log.db") == "database_newer"
    assert contents(copies / "log.db-wal") == ahead


async def test_a_text_file_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Settebello,\n" * 100)
    assert await reason(path) == "database_damaged"


async def test_a_folder_is_no_database(tmp_path: Path) -> None:
    assert await reason(tmp_path) == "database_unusable"


async def test_a_path_through_a_file_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    assert await reason(tmp_path / "file" / "log.db") == "database_unusable"
    assert (tmp_path / "file").read_text() == "not a folder"


async def test_a_name_that_no_file_can_have_cannot_be_used(tmp_path: Path) -> None:
    assert await reason(tmp_path / ("x" * 300 + ".db")) == "database_unusable"


async def test_a_device_that_keeps_nothing_cannot_be_used() -> None:
    for path in (Path("/dev/null"), Path("/dev/full"), Path("/proc/version"), Path("/proc/nosuch/log.db")):
        with pytest.raises(StoreProblem):
            await open_log(path)


async def test_a_database_that_another_program_holds_shut_cannot_be_used(tmp_path: Path) -> None:
    path = await filled(tmp_path / "log.db")
    with closing(sqlite3.connect(path)) as holder:
        holder.execute("PRAGMA journal_mode = DELETE")
        holder.execute("BEGIN EXCLUSIVE")
        assert await reason(path) == "database_unusable"
