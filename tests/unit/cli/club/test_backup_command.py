"""A club goes into a file and comes out of it, from either database into either, while people play."""

import asyncio
import gzip
import json
import os
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple

import psycopg
import pytest
from sqlalchemy import Row, create_engine, insert, make_url, select
from typer.testing import Result

from settebello.ratings import Rating
from settebello.room import Sealed
from settebello.server.people.links import Links
from settebello.server.people.passwords import Passwords
from settebello.server.people.people import Caller, People
from settebello.server.people.tokens import Tokens
from settebello.store import (
    NEVER,
    AnnouncedTournament,
    Confirmation,
    Database,
    Delivery,
    Lease,
    Notice,
    Notification,
    NotificationStore,
    Piece,
    PuzzleTry,
    Report,
    Sitting,
    SqlEventLog,
    SqlNotifications,
    SqlPeople,
    SqlPuzzles,
    SqlResults,
    SqlReviews,
    SqlTournaments,
    Subscription,
    TournamentProgress,
    Wishes,
    back_up,
    claim_of,
    connect_database,
    open_backup,
    open_database,
)
from settebello.store.backup import LEFT_OUT
from settebello.store.schema import METADATA, SCHEMA_VERSION, UNCOUNTED
from settebello.tournament import TournamentFormat, open_tournament, plan_for
from tests.support.club import schema
from tests.support.rooms import played_by, seated, seed_of
from tests.unit.cli.commands import refusal, settebello
from tests.unit.store.test_conformance import first_format

COPIED = [table for table in METADATA.sorted_tables if table.name not in LEFT_OUT]


class Place(NamedTuple):
    """Where a club is kept: a file, or the address of a server."""

    file: Path | None
    url: str | None

    def run(self, command: str, *arguments: str | Path) -> Result:
        with pytest.MonkeyPatch.context() as patch:
            patch.delenv("SETTEBELLO_DATABASE_URL", raising=False)
            if self.url:
                patch.setenv("SETTEBELLO_DATABASE_URL", self.url)
            where = ("--database", self.file) if self.file else ()
            return settebello(command, *arguments, *where)

    def rows(self) -> dict[str, list[Row[tuple[object, ...]]]]:
        address = f"sqlite:///{self.file}" if self.file else f"{self.url}"
        engine = create_engine(make_url(address.replace("postgresql:", "postgresql+psycopg:", 1)))
        try:
            with engine.connect() as connection:
                return {
                    table.name: sorted(connection.execute(select(table)).all(), key=repr) for table in COPIED
                }
        finally:
            engine.dispose()


@contextmanager
def place(kind: str, folder: Path) -> Iterator[Place]:
    if kind == "sqlite":
        yield Place(folder / "new" / f"{os.urandom(4).hex()}.db", None)
    else:
        with schema() as address:
            yield Place(None, address)


async def fill(there: Place, rooms: int = 3) -> None:
    """Have a club with tables in play, one of them due, and somebody signed in."""
    database = await (open_database(there.file) if there.file else connect_database(there.url or ""))
    log, people = SqlEventLog(database), People(SqlPeople(database), passwords=Passwords(mib=1))
    house = seated("figs", persons=4)
    house.play(30)
    for number in range(rooms):
        notice = Notice(1000.0, waits=number == 0, body="a table")
        due, sitting = 12.5 if number == 0 else None, Sitting(1000.0, frozenset({"somebody"}))
        await log.append(f"room{number}", 0, house.log, due=due, notice=notice, sitting=sitting)
    await log.beat(1000.0, gap_s=3.0)
    ada, _ = await people.sign_up("Ada Lòvelace 🂡", "sette di denari", None, Caller("", "Browser"))
    await Tokens(SqlPeople(database)).grant(ada, "robot", ["play"], 30)
    await Links(SqlPeople(database)).invite(3, 14)
    bruno, _ = await people.sign_up("Bruno", "sette di coppe", "b@example.org", Caller("", "Browser"))
    told = Report("told", "room0", 1, "Bruno", bruno.id, "a key", "Ada", "stalling", "He sleeps.", 900.0)
    assert await SqlPeople(database).report(told)
    await SqlResults(database).keep(played_by(ada.id, bruno.id))
    reviews = SqlReviews(database)
    assert await reviews.ask("a match", "1", 900.0, most=9)
    lease = Lease(claim_of("a" * 22, "1"), 900.0, 960.0, analyst="a" * 22, most=1)
    assert await reviews.claim(lease, "1")
    assert await reviews.add(lease.claim, Piece(0, "{}", analyst="a" * 22), 36, 960.0)
    assert await SqlPuzzles(database).keep(PuzzleTry(ada.id, "a puzzle", 900.0, "7D", True), Rating())
    plan = plan_for(TournamentFormat.SWISS, name="A", rules="figs", rounds=3)
    opened = open_tournament("t", plan, "ab" * 32, now=1.0)
    entries = TournamentProgress(over=False, body="{}", people=frozenset({ada.id}))
    tournaments = SqlTournaments(database)
    await tournaments.announce(AnnouncedTournament("t", "a secret", 900.0, ada.id, "{}"), opened, entries)
    assert await tournaments.seek("t", bruno.id, 900.0)
    (session,) = await SqlPeople(database).sessions(ada.id, since=0.0)
    await being_called(SqlNotifications(database), ada.id, session.id)
    await measures(database, ada.id, bruno.id)
    async with database.writing() as connection:
        await connection.execute(insert(UNCOUNTED), {"room": "room0"})
    await people.close()


async def measures(database: Database, person: str, other: str) -> None:
    """Leave a row in each table of the moderators, and of what is to be removed or was deleted."""
    suspicion = {"id": "s", "subject": "x", "kind": "pairings", "matches": "m", "at": 1.0, "text": ""}
    ban = {"id": "b", "person": person, "reason": "x", "since": 1.0, "appeal": "", "answer": ""}
    note = {"id": "n", "person": person, "kind": "note", "text": "x", "at": 1.0}
    deed = {"id": "a", "at": 1.0, "by": other, "kind": "ban", "person": person, "text": "x"}
    source = {"person": person, "address": "a" * 64, "first": 1.0, "last": 2.0}
    remark = {"room": "room0", "number": 1, "id": "r", "match": 1, "version": 9, "deal": 1, "act": 2}
    remark |= {"person": person, "text": "a remark", "at": 1.0}
    async with database.writing() as connection:
        for name, row in (
            ("suspicions", suspicion),
            ("suspects", {"suspicion": "s", "person": person}),
            ("struck", {"match": 99, "suspicion": "s", "at": 1.0}),
            ("bans", ban),
            ("notes", note),
            ("audit", deed),
            ("sources", source),
            ("blocks", {"person": person, "other": other, "at": 1.0}),
            ("unplayed", {"room": "room9", "at": 1.0, "begun": False}),
            ("guests", {"room": "room9", "key": "k", "address": "a" * 64, "at": 1.0}),
            ("erasing", {"room": "room8", "person": "gone", "mark": "m"}),
            ("remarks", remark),
            ("remark_bars", {"room": "room0", "match": 1, "mark": "m", "at": 1.0}),
        ):
            await connection.execute(insert(METADATA.tables[name]).values(row))


async def being_called(store: NotificationStore, person: str, session: str) -> None:
    """Have an account that is told by mail and in a browser, something to tell, and a mail on its way."""
    assert await store.wish(Wishes(person, mail=True, stop="a stop"))
    assert await store.ask_confirmation(Confirmation(person, "a@example.org", "a hash", 1800.0))
    browser = Subscription("b", person, session, "https://push.example/1", "p256dh", "auth", "Browser", 900.0)
    assert await store.subscribe(browser, most=9)
    await store.notify([Notification(person, "turn", "turn", "room0", "{}", 900.0, 960.0, 1800.0)])
    await store.post(Delivery("d", person, "mail", "a@example.org", "{}", 960.0, 1800.0))
    assert await store.secret("push", "fresh") == "fresh"


@pytest.mark.parametrize(
    ("source", "target"),
    [
        ("sqlite", "postgresql"),
        ("postgresql", "sqlite"),
        pytest.param("sqlite", "sqlite", marks=pytest.mark.slow),
        pytest.param("postgresql", "postgresql", marks=pytest.mark.slow),
    ],
)
def test_a_club_moves_between_the_databases_row_by_row(tmp_path: Path, source: str, target: str) -> None:
    file = tmp_path / "club.backup"
    with place(source, tmp_path) as old, place(target, tmp_path) as new:
        asyncio.run(fill(old))
        done = old.run("backup", file)
        assert done.exit_code == 0, done.output
        restored = new.run("restore", file)
        assert restored.exit_code == 0, restored.output
        before, after = old.rows(), new.rows()
        assert before == after
        assert all(before.values())
        assert {row.at for row in after["due"]} == {12.5, NEVER}
        # what was restored is used like any other
        asyncio.run(goes_on(new))


async def goes_on(there: Place) -> None:
    database = await (open_database(there.file) if there.file else connect_database(there.url or ""))
    log = SqlEventLog(database)
    events = await log.read("room1")
    await log.append("room1", len(events), [Sealed(seed_of(1))])
    assert len(await log.read("room1")) == len(events) + 1
    await log.close()


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Place:
    there = Place(tmp_path_factory.mktemp("club") / "club.db", None)
    asyncio.run(fill(there))
    return there


@pytest.fixture(scope="module")
def backup(tmp_path_factory: pytest.TempPathFactory, club: Place) -> Path:
    file = tmp_path_factory.mktemp("backup") / "club.backup"
    assert club.run("backup", file).exit_code == 0
    return file


def test_sessions_can_be_left_out_so_that_everybody_signs_in_again(tmp_path: Path, backup: Path) -> None:
    new = Place(tmp_path / "new.db", None)
    assert new.run("restore", backup, "--without-sessions").exit_code == 0
    assert {name for name, rows in new.rows().items() if not rows} == {
        "sessions",
        "tokens",
        "links",
        "subscriptions",
    }


def test_a_backup_is_for_its_owner_alone_and_leaves_nothing_beside_it(backup: Path) -> None:
    assert stat.S_IMODE(backup.stat().st_mode) & 0o077 == 0
    assert list(backup.parent.iterdir()) == [backup]


def test_what_is_written_meanwhile_is_in_none_of_it(tmp_path: Path) -> None:
    """More rows come with each step of the backup: it has those of its first moment, of every table."""

    async def run() -> None:
        database = await open_database(tmp_path / "club.db")
        log = SqlEventLog(database)
        house = seated("figs", persons=4)
        house.play(30)
        for number in range(40):
            await log.append(f"room{number:02}", 0, house.log)
        writing: list[asyncio.Task[None]] = []

        def meanwhile(_: object) -> None:
            name = f"late{len(writing)}"
            writing.append(asyncio.create_task(log.append(name, 0, house.log)))

        with gzip.open(tmp_path / "b", "xb") as file:
            head = await back_up(database, file, meanwhile, begun=meanwhile)
        assert len(writing) > 3
        await asyncio.gather(*writing)
        assert head.rows["due"] == 40
        assert head.rows["events"] == 40 * len(house.log)
        await log.close()

    asyncio.run(run())
    with open_backup(tmp_path / "b") as whole:
        assert not [row for _, row in whole.rows() if str(row.get("room")).startswith("late")]


def test_nothing_is_written_over(tmp_path: Path, club: Place, backup: Path) -> None:
    before = backup.read_bytes()
    assert "is there already" in refusal(club.run("backup", backup))
    assert backup.read_bytes() == before
    rows = club.rows()
    assert "is there already" in refusal(club.run("restore", backup))
    assert club.rows() == rows
    (tmp_path / "new.db-wal").write_bytes(b"what a database left behind")
    assert "new.db-wal is there already" in refusal(Place(tmp_path / "new.db", None).run("restore", backup))
    with schema() as address:
        with psycopg.connect(address, autocommit=True) as outside:
            outside.execute("CREATE TABLE somebodys (word TEXT)")
        assert "is not empty" in refusal(Place(None, address).run("restore", backup))


def test_o10_a_database_that_a_server_has_opened_and_nobody_used_is_empty(club: Place, backup: Path) -> None:
    with schema() as address:
        asyncio.run(opened_once(address))
        there = Place(None, address)
        done = there.run("restore", backup)
        assert done.exit_code == 0, done.output
        assert there.rows() == club.rows()
        assert "is not empty" in refusal(there.run("restore", backup))


async def opened_once(address: str) -> None:
    """Have a server begin to serve an empty database, and end."""
    log = SqlEventLog(await connect_database(address))
    await log.beat(1000.0, gap_s=3.0)
    await log.close()


def lines_of(backup: Path) -> list[bytes]:
    return gzip.decompress(backup.read_bytes()).splitlines(keepends=True)


BROKEN: dict[str, Callable[[list[bytes]], bytes]] = {
    "a line less": lambda lines: gzip.compress(b"".join(lines[:5] + lines[6:])),
    "a letter else": lambda lines: gzip.compress(b"".join(lines).replace(b"figs", b"fogs", 1)),
    "two lines exchanged": lambda lines: gzip.compress(
        b"".join([*lines[:3], lines[4], lines[3], *lines[5:]])
    ),
    "no end": lambda lines: gzip.compress(b"".join(lines[:-1])),
    "cut": lambda lines: gzip.compress(b"".join(lines))[:-300],
    "more after the end": lambda lines: gzip.compress(b"".join([*lines, lines[5]])),
    "no JSON": lambda lines: gzip.compress(b"".join([*lines[:4], b"{\n", *lines[4:]])),
    "JSON without end": lambda lines: gzip.compress(b"".join([*lines[:4], b"[" * 100_000, *lines[4:]])),
    "a cell less": lambda lines: gzip.compress(b"".join([*lines[:4], b'["x"]\n', *lines[4:]])),
}


@pytest.mark.parametrize("how", BROKEN)
def test_a_damaged_backup_is_refused_and_leaves_nothing(tmp_path: Path, backup: Path, how: str) -> None:
    damaged = tmp_path / "damaged"
    damaged.write_bytes(BROKEN[how](lines_of(backup)))
    assert "is damaged in line" in refusal(Place(tmp_path / "new.db", None).run("restore", damaged))
    assert list(tmp_path.iterdir()) == [damaged]


def test_what_is_no_backup_or_newer_or_missing_is_named(tmp_path: Path, backup: Path) -> None:
    new = Place(tmp_path / "new.db", None)
    other = tmp_path / "other"
    for contents in (b"", b"no gzip", gzip.compress(b"{}\n"), gzip.compress(b"\xff\n")):
        other.write_bytes(contents)
        assert "is no backup of Settebello" in refusal(new.run("restore", other))
    head = json.loads(lines_of(backup)[0])
    for field in ("format", "schema"):
        newer = json.dumps({**head, field: 99}).encode()
        other.write_bytes(gzip.compress(b"\n".join([newer, *lines_of(backup)[1:]])))
        assert "newer Settebello" in refusal(new.run("restore", other))
    assert "There is no file" in refusal(new.run("restore", tmp_path / "nowhere"))
    assert "There is no file" in refusal(new.run("backup", tmp_path / "b"))
    with closing(sqlite3.connect(tmp_path / "empty.db")) as database:
        database.execute("PRAGMA application_id = 0x53455437")
        database.execute("VACUUM")
    assert "nothing in this database" in refusal(
        Place(tmp_path / "empty.db", None).run("backup", tmp_path / "b")
    )
    assert not (tmp_path / "b").exists()


def test_an_older_club_is_backed_up_as_it_is_and_comes_back_up_to_date(tmp_path: Path) -> None:
    old, new = Place(tmp_path / "old.db", None), Place(tmp_path / "new.db", None)
    rows = first_format(tmp_path / "old.db", 30)
    done = old.run("backup", tmp_path / "b", "--json")
    assert json.loads(done.stdout) == {"file": str(tmp_path / "b"), "schema": 1, "rows": {"events": 30}}
    with closing(sqlite3.connect(tmp_path / "old.db")) as database:
        assert database.execute("PRAGMA user_version").fetchone() == (1,)
    assert new.run("restore", tmp_path / "b").exit_code == 0
    assert {(row.room, row.version): row.body for row in new.rows()["events"]} == rows
    with closing(sqlite3.connect(tmp_path / "new.db")) as database:
        assert database.execute("PRAGMA user_version").fetchone() == (SCHEMA_VERSION,)
        assert database.execute("SELECT count(*) FROM due WHERE at = 0").fetchone() == (30,)


@pytest.mark.server
def test_a_disk_that_is_full_leaves_no_half_backup(tmp_path: Path) -> None:
    database = tmp_path / "club.db"
    first_format(database, 1)
    with closing(sqlite3.connect(database)) as outside, outside:
        rows = [("long", number, os.urandom(500).hex()) for number in range(500)]
        outside.executemany("INSERT INTO events VALUES (?, ?, ?)", rows)
    command = f"ulimit -f 128; exec {sys.executable} -m settebello backup full --database club.db"
    done = subprocess.run(
        ["bash", "-c", command], capture_output=True, text=True, cwd=tmp_path, check=False, timeout=600
    )
    assert (done.returncode, done.stderr.count("\n")) == (1, 1), done.stderr
    assert "settebello: file: full " in done.stderr
    assert not [each for each in tmp_path.iterdir() if "full" in each.name]
