"""The name of a deleted account is taken out of every table of the database, and nothing else changes."""

from dataclasses import replace

import pytest
from sqlalchemy import select

from settebello.room import Begun, Left, RoomEvent, Seated, fold, open_room
from settebello.room.commands import Open
from settebello.room.events import Published, Recognized
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
)
from settebello.store.accounts.erasure import NO_NAME, Marks, without_names
from settebello.store.database import Work
from settebello.store.schema import METADATA

NAME = "Evaristo"
ADA = Marks("ada-s_id", "account:0ada")


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

    changed = await people.remove(ADA.account, ADA.person)

    after = await dump(database)
    assert NAME.casefold() not in str(after).casefold()
    assert changed == {"left", "sits", "guest"}
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

    monkeypatch.setattr(database, "transact", late)
    assert await people.remove(ADA.account, ADA.person) == {"late"}
    assert NAME not in str(await dump(database))


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
