"""Lists are read by an index: no list goes through all people, ratings, matches or reports (O7)."""

from collections.abc import Awaitable
from contextlib import suppress
from dataclasses import asdict
from typing import Any

from sqlalchemy import Connection, event, insert
from sqlalchemy.engine import Engine

from settebello.errors import NotFound
from settebello.store import (
    Ban,
    Database,
    Person,
    QueuePlace,
    SqlEventLog,
    SqlModeration,
    SqlPeople,
    SqlRemarks,
    SqlResults,
    SqlTournaments,
)
from settebello.store.schema import BANS

BIG = (
    "people",
    "ratings",
    "matches",
    "match_seats",
    "reports",
    "sittings",
    "lobby",
    "events",
    "snapshots",
    "unplayed",
    "bans",
    "guests",
    "erasing",
    "notes",
    "audit",
    "sources",
    "suspicions",
    "suspects",
    "blocks",
    "remarks",
    "remark_bars",
)


async def test_no_list_goes_through_a_whole_table(database: Database) -> None:
    people, results, log = SqlPeople(database), SqlResults(database), SqlEventLog(database)
    tournaments, moderation = SqlTournaments(database), SqlModeration(database)
    lists: dict[str, Awaitable[object]] = {
        "best players": results.best("scopa", "singles", bots=False, most=50),
        "best programs": results.best("scopa", "singles", bots=True, most=50),
        "programs": people.bots(),
        "matches": results.matches("ada", most=50),
        "earlier matches": results.matches("ada", before=5, most=50),
        "figures": results.figures("ada"),
        "ratings": results.standings("ada"),
        "reports": people.reports(most=200),
        "tables that wait": log.lobby(waits=True, seen=5.0, most=50),
        "tables of a person": log.sat("ada", 50),
        "tournaments to come": tournaments.listed(over=False, most=100),
        "a table": log.read("room"),
        "a snapshot": log.snapshot("room"),
        "suspicions": moderation.suspicions(most=200),
        "more open suspicions": moderation.suspicions(most=100, after=QueuePlace(False, 5.0, "s")),
        "more closed suspicions": moderation.suspicions(most=100, after=QueuePlace(True, 5.0, "s")),
        "how many suspicions": moderation.count_suspicions(),
        "a suspicion": moderation.suspicion("one"),
        "suspicions about a person": moderation.suspicions_of("ada"),
        "bans": moderation.bans(5.0, most=200),
        "bans that go on": moderation.bans_on(5.0),
        "bans of a person": moderation.bans_of("ada"),
        "bans of an address": moderation.bans_here("a"),
        "the newest ban": moderation.newest_ban(),
        "guests from banned addresses": moderation.guests_banned("room", 5.0),
        "warnings": moderation.unread("ada"),
        "what admins did": moderation.audit(most=200),
        "addresses": moderation.sources(["ada"]),
        "blocks": moderation.apart("ada"),
        "matches of late": moderation.played(since=5.0, most=50),
        "remarks at a table": SqlRemarks(database).at_table("room"),
        "remarks of a match": SqlRemarks(database).of_match("room", 1),
        "remarks of a person": SqlRemarks(database).of_person("ada"),
        "a remark": SqlRemarks(database).remark("one"),
        "unplayed tables": log.remove_unplayed(5.0, 9.0, 50),
    }
    whole = []
    for name, asked in lists.items():
        for line in await plans(database, asked):
            scans = [f"SCAN {table}" for table in BIG] + [f"Seq Scan on {table}" for table in BIG]
            whole += [f"{name}: {line}" for each in scans if each in line and "USING" not in line]
    assert whole == []


async def test_the_best_are_read_in_their_order(database: Database) -> None:
    results = SqlResults(database)
    lines = await plans(database, results.best("scopa", "singles", bots=False, most=50))
    assert any("ix_ratings_sure" in line for line in lines), lines
    assert not any("B-TREE FOR ORDER BY" in line for line in lines), lines


async def test_a_ban_that_has_run_out_is_not_read_among_those_that_go_on(database: Database) -> None:
    """The fault: nobody lifts such a ban, and the beginning of each match read all of them again."""
    over = asdict(Ban("", "", None, "insults", 0.0, 0.0))
    rows = [{**over, "id": f"b{at}", "person": f"p{at}", "ends": at / 1000} for at in range(2000)]
    async with database.writing() as connection:
        await connection.execute(insert(BANS), rows)
        await connection.exec_driver_sql("ANALYZE bans")
    lines = await plans(database, SqlModeration(database).bans_on(5.0))
    by_index = [line for line in lines if "ix_bans_on" in line]
    conditions = [line for line in lines if "Index Cond" in line] or by_index
    assert (len(by_index), len(conditions)) == (2, 2), lines
    assert all("lifted" in line and "ends" in line for line in conditions), lines


async def test_a_search_by_name_looks_at_names_in_the_index_alone(database: Database) -> None:
    """The fault: PostgreSQL read the row of each account in the order of the names."""
    people = SqlPeople(database)
    lines = await plans(database, people.everybody("ad", 100))
    assert any("COVERING INDEX" in line or "Index Only Scan" in line for line in lines), lines
    for at, name in enumerate(("a%b", "a_b", "a/b\\c", "ab")):
        assert await people.add(Person(f"p{at}", name, name, "hash"))
    found = {part: [each.key for each in await people.everybody(part)] for part in ("%", "_", "/b\\", "b")}
    assert found == {
        "%": ["a%b"],
        "_": ["a_b"],
        "/b\\": ["a/b\\c"],
        "b": sorted(["a%b", "a/b\\c", "a_b", "ab"]),
    }


async def plans(database: Database, asked: Awaitable[object]) -> list[str]:
    """Return the lines of the plans of all statements that a list asks for."""
    said = await asked_of(asked)
    assert said
    lines = []
    async with database.reading() as connection:
        is_file = connection.dialect.name == "sqlite"
        if not is_file:
            await connection.exec_driver_sql("SET enable_seqscan = off")
        for statement, parameters in said:
            explain = "EXPLAIN QUERY PLAN" if is_file else "EXPLAIN"
            found = await connection.exec_driver_sql(f"{explain} {statement}", parameters)
            lines += [str(row[-1]) for row in found]
    return lines


async def asked_of(asked: Awaitable[object]) -> list[tuple[str, Any]]:
    """Return the queries that a list asks for, with their parameters."""
    said: list[tuple[str, Any]] = []

    def hear(_connection: Connection, _cursor: object, statement: str, parameters: Any, *_: object) -> None:  # noqa: ANN401 (of any driver)
        if statement.startswith("SELECT"):
            said.append((statement, parameters))

    event.listen(Engine, "before_cursor_execute", hear)
    try:
        with suppress(NotFound):  # the database is empty
            await asked
    finally:
        event.remove(Engine, "before_cursor_execute", hear)
    return said
