"""Remarks on both databases: who may write how many, what is kept of them, and what goes with an account."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from settebello.server.people.secret import key_of_account
from settebello.store import (
    NO_SEAT,
    AuditEntry,
    Beside,
    Database,
    GuestSeat,
    Person,
    Remark,
    RemarkLimits,
    Report,
    SqlEventLog,
    SqlModeration,
    SqlPeople,
    SqlRemarks,
    open_database,
)
from tests.support.rooms import opened
from tests.support.schemas import make_database

LIMITS = RemarkLimits(gap_s=3.0, of_person=4, kept=6)
HIDE = AuditEntry("deed", 9.0, "ada", "remark", None, "r1")


def remark(number: int, *, person: str = "bea", at: float | None = None, match: int = 1) -> Remark:
    """Return a remark that comes long after the one before."""
    moment = number * 100.0 if at is None else at
    return Remark(f"r{number}", "luna", match, 20 + number, 2, number, person, f"word {number}", moment)


@pytest.fixture
async def store(database: Database) -> SqlRemarks:
    for name in ("ada", "bea", "carlo"):
        assert await SqlPeople(database).add(Person(name, name, name.title(), "hash"))
    log = SqlEventLog(database)
    await log.append("luna", 0, [opened("luna")], beside=Beside(guests=[GuestSeat("key", "there", 1.0)]))
    await log.append("sole", 0, [opened("sole")])
    return SqlRemarks(database)


async def test_a_remark_is_read_as_it_was_written_with_the_name_of_its_author(store: SqlRemarks) -> None:
    assert await store.write(remark(1), LIMITS) == "written"
    assert await store.write(remark(2, person="carlo"), LIMITS) == "written"
    kept = await store.at_table("luna")
    written = [remark(1), remark(2, person="carlo")]
    names = ("Bea", "Carlo")
    assert list(kept.remarks) == [
        replace(each, number=at, name=name)
        for at, (each, name) in enumerate(zip(written, names, strict=True), 1)
    ]
    assert kept.guests == {("key", "there")}
    assert (await store.at_table("sole")).remarks == ()
    assert await store.of_match("luna", 1) == list(kept.remarks)
    assert await store.of_match("luna", 2) == []


async def test_the_same_remark_again_is_one_remark(store: SqlRemarks) -> None:
    for _ in range(2):
        assert await store.write(remark(1), LIMITS) == "written"
    assert len(await store.of_person("bea")) == 1


async def test_an_account_writes_so_often_wherever_it_does_and_so_much_in_a_match(store: SqlRemarks) -> None:
    assert await store.write(remark(1, at=100.0), LIMITS) == "written"
    elsewhere = replace(remark(2), room="sole", at=102.9)
    assert await store.write(elsewhere, LIMITS) == "too_soon"
    assert await store.write(replace(elsewhere, at=97.5), LIMITS) == "too_soon"  # a clock that is behind
    assert await store.write(remark(3, person="carlo", at=102.9), LIMITS) == "written"
    for number in range(4, 7):
        assert await store.write(remark(number), LIMITS) == "written"
    assert await store.write(remark(7), LIMITS) == "too_many"
    assert await store.write(remark(8, match=2), LIMITS) == "written"


async def test_a_table_keeps_the_newest(store: SqlRemarks) -> None:
    for number in range(1, 10):
        assert await store.write(remark(number, match=number), LIMITS) == "written"
    assert [each.number for each in (await store.at_table("luna")).remarks] == [4, 5, 6, 7, 8, 9]


async def test_nothing_is_written_without_an_account_or_a_table(store: SqlRemarks) -> None:
    assert await store.write(remark(1, person="dora"), LIMITS) == "gone"
    assert await store.write(replace(remark(1), room="nowhere"), LIMITS) == "gone"


async def test_a_hidden_remark_is_read_no_more_and_the_deed_is_in_the_audit_log(
    database: Database, store: SqlRemarks
) -> None:
    await store.write(remark(1), LIMITS)
    hidden = await store.hide("r1", 7.0, HIDE)
    assert hidden is not None
    assert hidden.room == "luna"
    assert await store.hide("r1", 8.0, replace(HIDE, id="another")) is None
    assert await store.hide("nosuch", 8.0, HIDE) is None
    assert (await store.at_table("luna")).remarks == ()
    assert await store.of_match("luna", 1) == []
    assert [each.hidden for each in await store.of_person("bea")] == [7.0]
    assert await SqlModeration(database).audit(most=9) == [replace(HIDE, person="bea")]


async def test_the_marks_of_players_are_kept_by_match_and_for_a_time(store: SqlRemarks) -> None:
    assert await store.bar("luna", 1, ["key", "address"], 100.0, since=0.0)
    assert not await store.bar("luna", 1, ["key"], 100.0, since=0.0)
    assert await store.bar("luna", 2, ["key"], 200.0, since=150.0)
    assert (await store.at_table("luna")).bars == {(2, "key")}
    assert not await store.bar("nowhere", 1, ["key"], 1.0, since=0.0)


async def test_an_account_that_goes_takes_its_remarks_along_and_what_reports_say_of_them(
    database: Database, store: SqlRemarks
) -> None:
    """The fault: remarks stayed after their author was gone."""
    people, mark = SqlPeople(database), key_of_account("bea")
    await store.write(remark(1), LIMITS)
    await store.write(remark(2, person="carlo"), LIMITS)
    await store.bar("luna", 1, [mark, "key"], 100.0, since=0.0)
    told = Report(
        "t1", "luna", NO_SEAT, "Bea", "bea", "by", "Ada", "words", "rude", 5.0, remark="r1", said="word 1"
    )
    assert await people.report(told)
    assert await people.reports(most=9) == [told]
    assert "luna" in await people.remove("bea", mark)
    kept = await store.at_table("luna")
    assert [each.id for each in kept.remarks] == ["r2"]
    assert kept.bars == {(1, "key")}
    assert await store.remark("r1") is None
    (report,) = await people.reports(most=9)
    assert (report.name, report.person, report.said, report.text) == ("", None, None, "rude")


async def test_a_database_from_before_gets_the_tables_and_keeps_its_reports(tmp_path: Path) -> None:
    path = tmp_path / "before.db"
    make_database(
        f"sqlite:///{path}",
        25,
        "INSERT INTO reports (id, room, seat, name, by, by_name, why, text, at) "
        "VALUES ('t1', 'luna', 1, 'Bea', 'by', 'Ada', 'words', 'rude', 5.0)",
    )
    database = await open_database(path)
    (report,) = await SqlPeople(database).reports(most=9)
    assert (report.remark, report.said, report.text) == (None, None, "rude")
    assert (await SqlRemarks(database).at_table("luna")).remarks == ()
    await database.close()
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (26,)
