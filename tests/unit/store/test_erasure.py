"""The name of a deleted account is taken out of every table of the database, and nothing else changes."""

from dataclasses import replace

import pytest
from sqlalchemy import select

from settebello.room import Begun, Left, RoomEvent, Seated, fold, open_room
from settebello.room.commands import Open
from settebello.room.events import Published, Recognized
from settebello.server.people.secret import key_of_account
from settebello.store import (
    Beside,
    Database,
    Notice,
    Person,
    Report,
    Sitting,
    Snapshot,
    SqlEventLog,
    SqlPeople,
    SqlResults,
    public_name,
)
from settebello.store.accounts.erasure import FEW, NO_NAME, Marks, without_names
from settebello.store.database import Work
from settebello.store.schema import METADATA
from tests.unit.store.test_moderation import result

NAME = "Evaristo"
ADA = Marks("ada-s_id", key_of_account("ada-s_id"))


def opening(room: str) -> list[RoomEvent]:
    return open_room(Open(room, "scopa?players=2"), "ab" * 32, 1.0)


def hers(seat: int, name: str = NAME, **more: str | None) -> Seated:
    return Seated(seat, name, "key", None, "", person=ADA.person, **({"account": ADA.account} | more))  # type: ignore[arg-type]  # by name


def theirs(seat: int, name: str = "Bob") -> Seated:
    return Seated(seat, name, "his key", None, "", account="bob", person="account:0bob")


async def dump(database: Database) -> dict[str, list[tuple[object, ...]]]:
    async with database.reading() as connection:
        return {
            name: [tuple(row) for row in await connection.execute(select(table))]
            for name, table in METADATA.tables.items()
        }


async def erased(people: SqlPeople) -> set[str]:
    """Do all pieces that are left; return the tables that everybody is told to read anew."""
    told = set[str]()
    while (done := await people.erase_more()) is not None:
        told |= {room for room, _ in done if room}
        await people.finish_erasing(done)
    return told


async def test_a_deleted_name_is_in_no_table_of_the_database(database: Database) -> None:
    people, log = SqlPeople(database), SqlEventLog(database)
    assert await people.add(Person(ADA.account, NAME.lower(), NAME, "hash", None, "member", 1.0, "skeleton"))
    left: list[RoomEvent] = [hers(0), Left(0, NAME, None, "", off=False), theirs(0)]
    await log.append("left", 0, [*opening("left"), *left])
    notice = Notice(1.0, waits=True, body='{"room":"sits","seats":[{"name":"' + NAME + '","kind":"person"}]}')
    sits: list[RoomEvent] = [Published(public=True), hers(1), theirs(0)]
    sitting = Sitting(1.0, frozenset({ADA.account}))
    await log.append("sits", 0, [*opening("sits"), *sits], notice=notice, sitting=sitting)
    guest = [hers(0, f"{NAME} II", account=None), theirs(1)]
    await log.append("guest", 0, [*opening("guest"), *guest])
    await log.append("other", 0, [*opening("other"), theirs(0, "Carl")])
    stood = fold([*opening("left"), *left])
    await log.keep(Snapshot(stood))
    report = Report("r1", "sits", 1, NAME, ADA.account, "by", "Bob", "words", "", 1.0, None, "bob")
    assert await people.report(report)
    before = await dump(database)
    assert NAME in str(before)

    assert await people.remove(ADA.account, ADA.person) == {"left", "sits", "guest"}
    changed = await erased(people)

    after = await dump(database)
    assert NAME.casefold() not in str(after).casefold()
    assert changed == {"left", "guest", "sits"}  # the last one was done at once, and is told all the same
    for room in ("left", "sits", "guest", "other"):
        old = [row for row in sorted(before["events"]) if row[0] == room]
        new = [row for row in sorted(after["events"]) if row[0] == room]
        assert [str(row).replace(f"{NAME} II", NO_NAME).replace(NAME, NO_NAME) for row in old] == list(
            map(str, new)
        )
        fold(await log.read(room))
    assert await people.remove(ADA.account, ADA.person) == set()
    # a process that has not heard of it yet writes no snapshot with the name
    await log.keep(Snapshot(stood))
    await log.append(
        "sits", 5, [theirs(0)], beside=Beside((), Snapshot(replace(stood, id="sits", version=6)))
    )
    assert [await log.snapshot(room) for room in ("left", "sits")] == [Snapshot(erasures=1)] * 2
    assert NAME not in str(await dump(database))
    await log.keep(Snapshot(fold(await log.read("left")), erasures=1))
    assert await log.snapshot("left") == Snapshot(fold(await log.read("left")), erasures=1)


async def test_a_seat_taken_while_the_account_goes_is_found_too(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    people, log = SqlPeople(database), SqlEventLog(database)
    transact, asked = database.transact, list[Work[set[str]]]()

    async def late(work: Work[set[str]]) -> set[str]:
        asked.append(work)
        done = await transact(work)
        if len(asked) == 1:
            await log.append("late", 0, [*opening("late"), hers(0)])
        return done

    assert await people.add(Person(ADA.account, NAME.lower(), NAME, "hash"))
    monkeypatch.setattr(database, "transact", late)
    assert await people.remove(ADA.account, ADA.person) == set()
    assert await erased(people) == {"late"}
    assert NAME not in str(await dump(database))


async def test_an_erasure_goes_on_where_it_was_broken_off_and_shows_nothing_meanwhile(
    databases: tuple[Database, Database],
) -> None:
    """The fault: all logs were rewritten in one transaction, for which a file's plays waited."""
    people, log, results = (SqlPeople(databases[0]), SqlEventLog(databases[0]), SqlResults(databases[0]))
    assert await people.add(Person(ADA.account, NAME.lower(), NAME, "hash"))
    rooms = [f"room{number:02}" for number in range(2 * FEW + 5)]
    for room in rooms:
        await log.append(room, 0, [*opening(room), hers(0, f"{NAME} II", account=None), theirs(1)])
        await log.keep(Snapshot(fold(await log.read(room))))
    played = replace(result(1, "", "", 0), room=rooms[-2])
    guests = tuple(replace(each, name=f"{NAME} II", account=None) for each in played.seats)
    assert await results.keep(replace(played, seats=guests))
    assert await people.remove(ADA.account, ADA.person) == set(rooms)
    assert await people.erase_more() == {(room, ADA.account) for room in rooms[:FEW]}

    people, log, results = (SqlPeople(databases[1]), SqlEventLog(databases[1]), SqlResults(databases[1]))
    kept = await results.match(public_name(rooms[-2], 1))
    assert kept is not None
    assert [seat.name for seat in kept.seats] == [NO_NAME, NO_NAME]
    assert await log.snapshot(rooms[-1]) == Snapshot()
    assert NAME not in str(await log.read(rooms[-1]))
    left = await dump(databases[1])
    assert {row[0] for row in left["events"] if NAME in str(row)} == set(rooms[FEW:-1])
    # also what was read, or rewritten, before: nobody had been told of it
    assert await erased(people) == set(rooms)
    assert NAME not in str(await dump(databases[1]))
    assert (await dump(databases[1]))["erasing"] == []


async def test_a_table_that_is_removed_is_not_gone_through(database: Database) -> None:
    people, log = SqlPeople(database), SqlEventLog(database)
    assert await people.add(Person(ADA.account, NAME.lower(), NAME, "hash"))
    await log.append("one", 0, [*opening("one"), hers(0)], beside=Beside(opened=1.0))
    await people.remove(ADA.account, ADA.person)
    assert await log.remove_unplayed(2.0, 3.0, 5) == (1, ["one"])
    assert await erased(people) == set()


def test_a_person_keeps_one_name_at_a_table_wherever_a_draw_leads_them() -> None:
    log: dict[int, RoomEvent] = dict(
        enumerate(
            [
                *opening("drawn"),
                replace(hers(0, "Guest", account=None), person=None),
                theirs(1, NO_NAME),
                Recognized(0, ADA.person),
                Begun(0, (1, 0), ()),
                Left(1, "Guest", None, "", off=False),
                Left(0, NO_NAME, None, "", off=False),
                hers(0),
            ],
            1,
        )
    )
    new, names = without_names(log.items(), ADA)
    nobody = f"{NO_NAME} (2)"
    assert names == {"Guest": nobody, NAME: nobody}
    assert {at: getattr(event, "name", "") for at, event in new.items()} == {3: nobody, 7: nobody, 9: nobody}
    assert without_names((log | new).items(), ADA) == ({}, {})
