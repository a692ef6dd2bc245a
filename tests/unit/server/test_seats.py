"""An account's seats follow it to every device, and its name is nobody else's at a table."""

import asyncio
import json
import re
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from starlette.datastructures import Headers

from settebello.cards import Seat
from settebello.engine import legal_actions
from settebello.errors import InvalidAccount, InvalidSetting, StoreProblem
from settebello.room import Fill, Leave, MakeAct, Ready, Room, Sit
from settebello.room.names import skeleton
from settebello.room.screen import Phase
from settebello.server.connections import visitor as module
from settebello.server.connections.socket import Connection
from settebello.server.connections.visitor import Owner
from settebello.server.deps import Sitter
from settebello.server.people.passwords import Passwords
from settebello.server.people.people import Caller, People, SignedIn, new_bot
from settebello.server.people.secret import key_of
from settebello.server.people.tokens import Tokens
from settebello.server.tables.leaving import as_often_as_wished
from settebello.server.tables.routes import take_seat
from settebello.server.tables.seat_routes import look_at_seats, own_seats
from settebello.server.tables.tables import Tables
from settebello.server.tables.wire import JoinRequest, SeatsRequest
from settebello.store import Database, SqlEventLog, SqlPeople, open_database
from settebello.store.migrations import versions

CYRILLIC = "\u0412\u043e\u0412\u0430"
"""Cyrillic letters that look like Boba."""

PASSWORD = "sette di denari"
HERE = Caller("192.0.2.1", "Test")


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    opened = await open_database(tmp_path / "house.db")
    yield opened
    await opened.close()


@pytest.fixture
def people(database: Database) -> People:
    return People(SqlPeople(database), passwords=Passwords(mib=1))


@pytest.fixture
def tables(database: Database) -> Tables:
    return Tables(SqlEventLog(database))


async def signed_up(people: People, name: str) -> SignedIn:
    _, token = await people.sign_up(name, PASSWORD, None, HERE)
    me = await people.who(token)
    assert me is not None
    return me


def tokens_of(people: People) -> SqlPeople:
    store = people._store
    assert isinstance(store, SqlPeople)
    return store


async def table_of(tables: Tables, me: SignedIn, key: str = "adas") -> Room:
    sit = Sit(me.person.name, key_of(key), account=me.person.id)
    return await tables.open("scopa?players=2&target=one_deal", first=[sit])


class Browser:
    """A browser's line to a table: it says hello, without a ticket."""

    def __init__(self, *said: str) -> None:
        self.headers = Headers({})
        self.sent: asyncio.Queue[Any] = asyncio.Queue()
        self._said = list(said)

    async def accept(self) -> None:
        """Let the client in."""

    async def receive(self) -> dict[str, str]:
        """Say what there is to say."""
        if not self._said:
            await asyncio.Event().wait()  # no limit: it is cancelled
        return {"type": "websocket.receive", "text": self._said.pop(0)}

    async def send_text(self, data: str) -> None:
        """Keep what is sent."""
        await self.sent.put(json.loads(data))

    async def close(self, code: int = 1000) -> None:
        """Keep that it has ended."""
        await self.sent.put(code)


async def first_answer(
    people: People, tables: Tables, room: Room, owner: Owner, hello: str = ""
) -> dict[str, Any]:
    line = Browser(hello or '{"type":"hello"}')
    tokens = Tokens(tokens_of(people))
    serving = asyncio.create_task(Connection(line, tables, tokens, room.id, owner=owner).serve())
    answer: dict[str, Any] = await asyncio.wait_for(line.sent.get(), 30)
    serving.cancel()
    await asyncio.gather(serving, return_exceptions=True)
    return answer


async def test_the_seats_of_an_account_are_listed_on_every_device(people: People, tables: Tables) -> None:
    """G1: the running match was not there."""
    me, other = await signed_up(people, "Ada"), await signed_up(people, "Bruno")
    room = await table_of(tables, me)
    (listed,) = await own_seats(me, tables)
    assert (listed.room, listed.name, listed.phase, listed.your_turn) == (
        room.id,
        "Ada",
        Phase.WAITING,
        False,
    )
    assert await own_seats(other, tables) == []
    await tables.submit(room.id, Sit("Carla", key_of("carlas")))
    await take_turn_until(tables, room.id, lambda room: room.to_move == room.seat_of(key_of("adas")))
    (listed,) = await own_seats(me, tables)
    assert (listed.phase, listed.your_turn, listed.others, listed.account) == (
        Phase.PLAYING,
        True,
        ["Carla"],
        True,
    )
    await take_turn_until(tables, room.id, lambda room: room.phase is Phase.MATCH_OVER)
    assert await own_seats(me, tables) == []


async def take_turn_until(tables: Tables, name: str, enough: Callable[[Room], bool]) -> None:
    for _ in range(1000):
        room = (await tables.table(name)).room
        if enough(room):
            return
        if room.phase is Phase.DEAL_OVER:
            for seat in room.persons:
                await tables.submit(name, Ready(seat))
            continue
        assert room.deal is not None
        assert room.to_move is not None
        play = legal_actions(room.deal.state)[0]
        await tables.submit(name, MakeAct(room.to_move, room.version, play))
    raise AssertionError("the table is never as wanted")


async def test_who_is_signed_in_has_the_seat_without_a_ticket_and_nobody_else_has(
    people: People, tables: Tables
) -> None:
    """G1: the seat was known to one browser alone."""
    me, other = await signed_up(people, "Ada"), await signed_up(people, "Bruno")
    room = await table_of(tables, me)

    def signed_in(who: SignedIn | None) -> Owner:
        async def owner() -> str | None:
            return None if who is None else who.person.id

        return owner

    for who, seat in ((me, 0), (other, None), (None, None)):
        answer = await first_answer(people, tables, room, signed_in(who))
        assert answer["screen"]["you"] == seat
        assert "token" not in json.dumps(answer)
    ticket = '{"type":"hello","token":"adas"}'
    assert (await first_answer(people, tables, room, signed_in(other), ticket))["screen"]["you"] == 0
    await tables.submit(room.id, Leave(Seat(0)))
    assert (await first_answer(people, tables, room, signed_in(me)))["screen"]["you"] is None
    assert await own_seats(me, tables) == []


async def test_a_seat_held_by_a_session_is_gone_with_the_session(
    people: People, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """G1: whoever signs a stolen device out is rid of it."""
    monkeypatch.setattr(module, "RECHECK_S", 0.01)
    me = await signed_up(people, "Ada")
    room = await table_of(tables, me)
    who: list[str | None] = [me.person.id]

    async def owner() -> str | None:
        return who[0]

    line = Browser('{"type":"hello"}')
    tokens = Tokens(tokens_of(people))
    serving = asyncio.create_task(Connection(line, tables, tokens, room.id, owner=owner).serve())
    assert (await asyncio.wait_for(line.sent.get(), 30))["screen"]["you"] == 0
    who[0] = None
    assert await asyncio.wait_for(line.sent.get(), 30) == 1000
    await asyncio.wait_for(serving, 30)


async def test_a_browser_learns_whose_turn_it_is_where_it_has_tickets(tables: Tables) -> None:
    """G2: the list said nothing of it."""
    room = await tables.open("scopa?players=2", first=[Sit("Ada", key_of("a")), Sit("Bruno", key_of("b"))])
    asked = [{"room": room.id, "token": "a"}, {"room": room.id, "token": "b"}]
    wrong = [{"room": room.id, "token": "c"}, {"room": "nosuch", "token": "a"}]
    found = await look_at_seats(SeatsRequest.model_validate({"tickets": [*asked, *wrong]}), tables)
    assert [each.your_turn for each in found] == [room.to_move == each.seat for each in found]
    assert sorted(each.your_turn for each in found) == [False, True]
    assert not any(each.account for each in found)
    mover = room.seats[room.to_move or 0]
    assert mover is not None
    assert [(each.mover, each.left, each.scores) for each in found] == [(mover.name, None, [0, 0])] * 2


async def test_the_list_of_ones_games_has_the_time_that_is_left_and_ones_own_score_first(
    database: Database,
) -> None:
    moment = [1000.0]
    tables = Tables(SqlEventLog(database), clock=lambda: moment[0])
    first = [Sit("Ada", key_of("a")), Sit("Bruno", key_of("b"))]
    room = await tables.open("scopa?players=2&target=1", first=first, time="10+0")
    asked = SeatsRequest.model_validate({"tickets": [{"room": room.id, "token": name} for name in "ab"]})
    moment[0] += 1.5
    assert [each.left for each in await look_at_seats(asked, tables)] == [598.5, 598.5]
    await take_turn_until(tables, room.id, lambda room: room.phase is Phase.MATCH_OVER)
    one, other = await look_at_seats(asked, tables)
    match = (await tables.table(room.id)).room.match
    assert match is not None
    assert one.scores == list(match.outcome.score)
    assert other.scores == one.scores[::-1]
    assert (one.mover, one.left) == (None, None)


def sitter(people: People, me: SignedIn | None) -> Sitter:
    """Return an account that asks for a seat, or a guest."""
    return Sitter(people, None, me, "")


@pytest.mark.parametrize("name", ["Ada", "ADA", "\uff21da", " Ada "])
async def test_no_guest_has_the_name_of_an_account_or_one_that_looks_like_it(
    people: People, tables: Tables, name: str
) -> None:
    """D8: a guest called like an account sat beside it."""
    me = await signed_up(people, "Ada")
    room = await tables.open("scopone")
    for look in (name, "Boba"):
        asked = JoinRequest(name=look)
        if look == "Boba":
            await take_seat(room.id, asked, tables, sitter(people, None), people, HERE, as_often_as_wished)
        else:
            with pytest.raises(InvalidSetting) as caught:
                await take_seat(
                    room.id, asked, tables, sitter(people, None), people, HERE, as_often_as_wished
                )
            assert caught.value.reason == "name_of_account"
    await take_seat(
        room.id, JoinRequest(name="Ada"), tables, sitter(people, me), people, HERE, as_often_as_wished
    )
    seats = (await tables.table(room.id)).room.seats
    assert [who.account for who in seats if who] == [None, me.person.id]


async def test_only_an_account_from_before_sits_under_a_name_of_several_alphabets(
    people: People, tables: Tables
) -> None:
    """The check of alphabets came later than the account, which could no longer sit down."""
    me = await signed_up(people, "Ada")
    mixed = "\u0410da Rossi"
    old = replace(me, person=replace(me.person, name=mixed))
    room = await tables.open("scopone")
    asked = JoinRequest(name=mixed)
    for whose in (None, me):
        with pytest.raises(InvalidSetting) as caught:
            await take_seat(room.id, asked, tables, sitter(people, whose), people, HERE, as_often_as_wished)
        assert caught.value.reason == "name_scripts"
    await take_seat(room.id, asked, tables, sitter(people, old), people, HERE, as_often_as_wished)
    assert [who.name for who in (await tables.table(room.id)).room.seats if who] == [mixed]


async def test_a_seat_that_was_left_is_not_answered_as_kept_where_it_cannot_be_counted(
    people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(*_: object, **__: object) -> None:
        raise StoreProblem("away")

    monkeypatch.setattr(SqlPeople, "attempt", away)
    await people.leave_unplayed(HERE, None)


async def test_an_account_that_looks_like_another_is_not_made(people: People, database: Database) -> None:
    """D8: a Cyrillic name stood beside the Latin one that it looks like."""
    for name in ("Boba", "Владимир", "Paul", "Mario"):
        await people.sign_up(name, PASSWORD, None, HERE)
    for name in (CYRILLIC, "PauI", "rnario", "B0ba", "Tu"):
        with pytest.raises(InvalidAccount) as caught:
            await people.sign_up(name, PASSWORD, None, HERE)
        assert caught.value.reason == "account_name_taken"
    with pytest.raises(InvalidAccount) as caught:
        await new_bot(SqlPeople(database), CYRILLIC)
    with pytest.raises(InvalidAccount) as caught:
        await people.sign_up("\u0410da", PASSWORD, None, HERE)
    assert caught.value.reason == "name_scripts"
    await people.sign_up("Анна", PASSWORD, None, HERE)


def tables_made_after(version: int) -> list[str]:
    """List the tables that later migrations make."""
    sources = {int(path.stem.split("_")[0][1:]): path for path in Path(versions.__path__[0]).rglob("v*.py")}
    later = [sources[each].read_text("utf-8") for each in sorted(sources) if each > version]
    return [table for text in later for table in re.findall(r'create_table\(\s*"(\w+)"', text)]


async def test_accounts_and_seats_from_before_are_taken_over(tmp_path: Path) -> None:
    """D8, G1: names that are there stay and can sign in; of those that look alike the oldest has the look."""
    path = tmp_path / "club.db"
    database = await open_database(path)
    people, tables = People(SqlPeople(database), passwords=Passwords(mib=1)), Tables(SqlEventLog(database))
    me, other = await signed_up(people, "Boba"), await signed_up(people, "Carla")
    room = await table_of(tables, me)
    await tables.submit(room.id, Fill("greedy"))
    await people.close()
    with closing(sqlite3.connect(path)) as old:
        for change in (
            "UPDATE people SET name = 'ВоВа', key = 'вова' WHERE name = 'Carla'",  # noqa: RUF001 (Cyrillic)
            "DROP INDEX ix_people_skeleton",
            "ALTER TABLE people DROP COLUMN skeleton",
            *(f"DROP TABLE {table}" for table in tables_made_after(8)),
            "CREATE TABLE hours (id INTEGER PRIMARY KEY, at DOUBLE, lost DOUBLE)",
            "ALTER TABLE matches DROP COLUMN origin",
            "DROP INDEX ix_ratings_sure",
            "ALTER TABLE ratings DROP COLUMN sure",
            "DROP INDEX ix_people_role",
            "DROP INDEX ix_reports_closed",
            "ALTER TABLE reports DROP COLUMN remark",
            "ALTER TABLE reports DROP COLUMN said",
            "DROP INDEX ix_matches_ended",
            "UPDATE alembic_version SET version_num = '8'",
            "PRAGMA user_version = 8",
        ):
            old.execute(change)
        old.commit()
    database = await open_database(path)
    people, tables = People(SqlPeople(database), passwords=Passwords(mib=1)), Tables(SqlEventLog(database))
    assert [each.room for each in await own_seats(me, tables)] == [room.id]
    both = {each.id: each.skeleton for each in await people.everybody()}
    assert both == {me.person.id: skeleton("Boba"), other.person.id: None}
    for name in ("Boba", CYRILLIC):
        await people.sign_in(name, PASSWORD, HERE)
    with pytest.raises(InvalidAccount):
        await people.sign_up("B0ba", PASSWORD, None, HERE)
    await people.close()
