"""Quick pairing: nobody is paired twice, and nobody is left waiting beside somebody who fits."""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from settebello.errors import Forbidden, TooMany
from settebello.room import Fill, Room, Sit
from settebello.room.screen import Phase
from settebello.server.bus.local import LocalBus
from settebello.server.pairing.pairing import SEEN_S, Pairing, Waiting, Wish
from settebello.server.people.secret import key_of
from settebello.server.tables.publishing import as_often_as_wished
from settebello.server.tables.tables import Tables
from settebello.store import SqlEventLog, open_log
from tests.support.fresh import fresh_file

TWO = Wish("scopa?players=2")
FOUR = Wish("scopone")
ROUNDS = 12
"""How often people ask again: each time all of them at once."""


@pytest.fixture
async def log(tmp_path: Path) -> AsyncIterator[SqlEventLog]:
    opened = await open_log(fresh_file(tmp_path / "log.db"))
    yield opened
    await opened.close()


def two_processes(log: SqlEventLog) -> list[tuple[Tables, Pairing]]:
    bus = LocalBus()
    return [(tables, Pairing(tables, log)) for tables in (Tables(log, bus), Tables(log, bus))]


@dataclass
class Person:
    """Somebody who looks for a game by way of one process, and then by way of the other."""

    name: str
    wish: Wish
    at: str = ""

    @property
    def sit(self) -> Sit:
        return Sit(self.name, key_of(self.name))

    async def ask(self, pairing: Pairing) -> None:
        if self.at:
            self.at = await pairing.ask_again(self.sit, self.wish, Waiting(self.at, key_of(self.name)))
        else:
            self.at = await pairing.pair(self.sit, self.wish, as_often_as_wished)


async def look_for_games(log: SqlEventLog, people: list[Person]) -> dict[str, Room]:
    """Let all of them ask at once, again and again, and return the tables at which they sit then."""
    processes = two_processes(log)
    for turn in range(ROUNDS):
        asking = (each.ask(processes[(at + turn) % 2][1]) for at, each in enumerate(people))
        await asyncio.gather(*asking)
    tables = processes[0][0]
    return {name: (await tables.caught_up(name)).room for name in {each.at for each in people}}


def check_seats(people: list[Person], rooms: dict[str, Room]) -> None:
    """Check that everybody sits where they were told, once, and nowhere else."""
    seated = Counter(who.name for room in rooms.values() for who in room.seats if who is not None)
    assert seated == Counter(each.name for each in people)
    for each in people:
        assert rooms[each.at].seat_of(key_of(each.name)) is not None
        assert Wish(rooms[each.at].rules_text) == each.wish


async def test_two_hundred_people_who_ask_at_once_play_at_a_hundred_tables(log: SqlEventLog) -> None:
    people = [Person(f"p{number}", TWO) for number in range(200)]
    rooms = await look_for_games(log, people)
    check_seats(people, rooms)
    assert len(rooms) == 100
    assert all(room.phase is not Phase.WAITING for room in rooms.values())


async def test_of_forty_two_people_at_scopone_two_are_left_and_wait_together(log: SqlEventLog) -> None:
    people = [Person(f"p{number}", FOUR) for number in range(42)]
    rooms = await look_for_games(log, people)
    check_seats(people, rooms)
    waiting = [room for room in rooms.values() if room.phase is Phase.WAITING]
    assert [len(room.free) for room in waiting] == [2]
    assert len(rooms) == 11


async def test_nobody_is_paired_outside_of_what_was_asked(log: SqlEventLog) -> None:
    wishes = [TWO, replace(TWO, time="10+5"), Wish("quindici?players=2"), Wish("scopone")]
    people = [Person(f"p{number}", wish) for number, wish in enumerate(wishes)]
    rooms = {}
    for _, pairing in two_processes(log)[:1]:
        for each in people:
            await each.ask(pairing)
            rooms[each.at] = each
    assert len(rooms) == len(people)


async def test_a_table_that_its_people_have_left_alone_is_passed_over(log: SqlEventLog) -> None:
    tables = Tables(log)
    gone = await Pairing(tables, log).pair(Person("a", TWO).sit, TWO, as_often_as_wished)
    later = Pairing(tables, log, lambda: time.time() + SEEN_S + 1)
    assert await later.pair(Person("b", TWO).sit, TWO, as_often_as_wished) != gone


async def test_an_account_is_not_paired_with_itself_and_finds_its_seat_again(log: SqlEventLog) -> None:
    pairing = Pairing(Tables(log), log)
    here, there = (replace(Person(name, TWO).sit, account="ada", person="account:ada") for name in "ab")
    first = await pairing.pair(here, TWO, as_often_as_wished)
    found = await pairing.seat_waiting("ada", TWO)
    assert found is not None
    assert found.id == first
    assert await pairing.seat_waiting("ada", FOUR) is None
    assert await pairing.pair(there, TWO, as_often_as_wished) != first


async def test_people_who_let_the_computer_take_the_seat_stay_there(log: SqlEventLog) -> None:
    tables = Tables(log)
    pairing = Pairing(tables, log)
    for each in (early := Person("a", TWO), late := Person("b", TWO)):
        each.at = (await tables.open(TWO.rules, public=True, first=[each.sit])).id
    await tables.submit(late.at, Fill("greedy"))
    was = late.at
    await late.ask(pairing)
    assert late.at == was
    await early.ask(pairing)
    assert early.at != was


async def test_a_seat_of_somebody_else_is_not_moved(log: SqlEventLog) -> None:
    pairing = Pairing(Tables(log), log)
    at = await pairing.pair(Person("a", TWO).sit, TWO, as_often_as_wished)
    with pytest.raises(Forbidden):
        await pairing.ask_again(Person("b", TWO).sit, TWO, Waiting(at, key_of("b")))


async def test_a_seat_beside_others_is_had_where_no_more_tables_may_be_opened(log: SqlEventLog) -> None:
    async def too_many() -> None:
        raise TooMany("too many tables", seconds=1)

    pairing = Pairing(Tables(log), log)
    with pytest.raises(TooMany):
        await pairing.pair(Person("a", TWO).sit, TWO, too_many)
    at = await pairing.pair(Person("b", TWO).sit, TWO, as_often_as_wished)
    assert await pairing.pair(Person("c", TWO).sit, TWO, too_many) == at
