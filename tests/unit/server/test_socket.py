"""A connection ends with the token that it was let in with; who looks on is behind, and catches up."""

import asyncio
import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, cast

import pytest
from starlette.datastructures import Headers

from settebello.cards import Seat
from settebello.engine import legal_actions
from settebello.errors import Forbidden, Reason, StoreProblem
from settebello.room import Leave, MakeAct, Publish, Ready, Resign, Room, RoomEvent, Sit, evolve, fold, tell
from settebello.room.projection import in_the_open
from settebello.room.public import PublicEvent
from settebello.room.screen import Phase
from settebello.server.connections import visitor as module
from settebello.server.connections.checks import Checks
from settebello.server.connections.socket import Connection
from settebello.server.connections.view import TableView
from settebello.server.people.people import new_bot
from settebello.server.people.secret import account_key, key_of, key_of_account
from settebello.server.people.tokens import Tokens
from settebello.server.tables.table import Update, missed
from settebello.server.tables.tables import Tables
from settebello.server.wire.messages import Hello
from settebello.store import Database, SqlEventLog, SqlPeople, open_database
from tests.support.fold import followed
from tests.support.fresh import fresh_file
from tests.support.rooms import seated


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    opened = await open_database(fresh_file(tmp_path / "house.db"))
    yield opened
    await opened.close()


class Wire:
    """A line on which a client says hello and then nothing."""

    def __init__(self, token: str, hello: str = '{"type":"hello"}') -> None:
        self.headers = Headers({"authorization": f"Bearer {token}"})
        self.sent: asyncio.Queue[Any] = asyncio.Queue()
        self._said = [hello]

    async def accept(self) -> None:
        """Let the client in."""

    async def receive(self) -> dict[str, str]:
        """Say hello, once."""
        if not self._said:
            await asyncio.Event().wait()  # no limit: it is cancelled
        return {"type": "websocket.receive", "text": self._said.pop()}

    async def send_text(self, data: str) -> None:
        """Keep what is sent."""
        await self.sent.put(json.loads(data))

    async def close(self, code: int = 1000) -> None:
        """Keep that it has ended."""
        await self.sent.put(code)


async def test_a_revoked_token_ends_the_connection_and_a_database_that_is_away_does_not(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "RECHECK_S", 0.01)
    people, tables = SqlPeople(database), Tables(SqlEventLog(database))
    tokens, bot = Tokens(people), await new_bot(people, "Maestro")
    token, text = await tokens.grant(bot, "desk", ["play"], 3)
    room = await tables.open("scopa?players=2")
    line = Wire(text)
    serving = asyncio.create_task(Connection(line, tables, tokens, room.id).serve())
    assert (await asyncio.wait_for(line.sent.get(), 60))["type"] == "state"

    looked = asyncio.Event()

    async def away(_key: str) -> None:
        looked.set()
        raise StoreProblem("away", reason=Reason.STORE)

    with monkeypatch.context() as broken:
        broken.setattr(people, "holder", away)
        await asyncio.wait_for(looked.wait(), 10)
    assert not serving.done()
    assert line.sent.empty()
    await tokens.revoke(bot, token.id)
    assert (await asyncio.wait_for(line.sent.get(), 60))["reason"] == "token_bad"
    assert await asyncio.wait_for(line.sent.get(), 60) == 1000
    await asyncio.wait_for(serving, 10)


async def test_whoever_said_hello_with_a_seats_own_token_keeps_that_seat(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "RECHECK_S", 0.01)
    people, tables = SqlPeople(database), Tables(SqlEventLog(database))
    tokens = Tokens(people)
    _, text = await tokens.grant(await new_bot(people, "Maestro"), "desk", ["play"], 3)
    room = await tables.open("scopa?players=2")
    await tables.submit(room.id, Sit("Ada", key_of("adas")))
    line = Wire(text, '{"type":"hello","token":"adas"}')
    serving = asyncio.create_task(Connection(line, tables, tokens, room.id).serve())
    assert (await asyncio.wait_for(line.sent.get(), 60))["screen"]["you"] is not None
    looks = asyncio.Semaphore(0)
    look = people.holder

    async def counted(key: str) -> object:
        found = await look(key)
        looks.release()
        return found

    monkeypatch.setattr(people, "holder", counted)
    async with asyncio.timeout(60):
        for _ in range(3):
            await looks.acquire()
    await tables.submit(room.id, Sit("Bea", key_of("beas")))
    assert (await asyncio.wait_for(line.sent.get(), 60))["screen"]["you"] is not None
    serving.cancel()
    await asyncio.gather(serving, return_exceptions=True)


async def test_a_program_that_follows_a_table_before_it_sits_down_is_there_once_it_does(
    database: Database,
) -> None:
    people, tables = SqlPeople(database), Tables(SqlEventLog(database))
    tokens, bot = Tokens(people), await new_bot(people, "Maestro")
    _, text = await tokens.grant(bot, "desk", ["play"], 3)
    room = await tables.open("scopa?players=2")
    line = Wire(text)
    serving = asyncio.create_task(Connection(line, tables, tokens, room.id).serve())
    assert (await asyncio.wait_for(line.sent.get(), 60))["screen"]["you"] is None
    key = account_key(bot)
    await tables.submit(room.id, Sit(bot.name, key))
    assert (await asyncio.wait_for(line.sent.get(), 60))["screen"]["you"] == 0
    assert tables.presence.is_here((await tables.table(room.id)).room, key)
    await tables.submit(room.id, Leave(Seat(0)))
    assert (await asyncio.wait_for(line.sent.get(), 60))["screen"]["you"] is None
    assert not tables.presence.rooms
    serving.cancel()
    await asyncio.gather(serving, return_exceptions=True)


WATCH_S = 0.2
"""By so much people are behind who look on."""


class Visit:
    """Somebody at a table with a line of their own: seen there is every screen that came, in order."""

    headers = Headers({})

    def __init__(self) -> None:
        self.said: asyncio.Queue[str] = asyncio.Queue()
        self.came: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.screens: list[dict[str, Any]] = []

    async def accept(self) -> None:
        """Let the client in."""

    async def receive(self) -> dict[str, str]:
        """Say what there is to be said."""
        return {"type": "websocket.receive", "text": await self.said.get()}  # no limit: it is cancelled

    async def send_text(self, data: str) -> None:
        """Keep what is sent."""
        message = json.loads(data)
        if message["type"] == "state":
            self.screens.append(message["screen"])
        await self.came.put(message)

    async def close(self, code: int = 1000) -> None:
        """End the line."""

    def say(self, **message: object) -> None:
        """Send a message."""
        self.said.put_nowait(json.dumps(message))

    async def hears(self, kind: str) -> dict[str, Any]:
        """Return the next message of a kind."""
        async with asyncio.timeout(60):
            while (message := await asyncio.wait_for(self.came.get(), 60))["type"] != kind:
                pass
        return message

    async def sees(self, version: int) -> None:
        """Wait until the table is shown at a version."""
        while not self.screens or self.screens[-1]["version"] < version:
            await self.hears("state")

    @property
    def versions(self) -> list[int]:
        """Return the versions of the screens that came."""
        return [screen["version"] for screen in self.screens]


@asynccontextmanager
async def visiting(tables: Tables, people: SqlPeople, room: Room, token: str | None) -> AsyncIterator[Visit]:
    visit = Visit()
    serving = asyncio.create_task(Connection(visit, tables, Tokens(people), room.id).serve())
    visit.say(type="hello", token=token)
    await visit.hears("state")
    yield visit
    serving.cancel()
    await asyncio.gather(serving, return_exceptions=True)


async def in_public(database: Database, rules: str = "scopa?players=2") -> tuple[Tables, Room]:
    """Open a public table for as many as the rules want, so that everybody is behind who looks on."""
    tables = Tables(SqlEventLog(database), clock=Stoppable())
    tables.spectating.delay_s = WATCH_S
    room = await tables.open(rules, public=True)
    for at in range(room.rules.players):
        await tables.submit(room.id, Sit(f"Person {at}", key_of(f"token {at}")))
    return tables, (await tables.table(room.id)).room


class Stoppable:
    """A clock that a test stops and moves on: whoever comes is behind, however slow the machine."""

    now = 0.0

    def __call__(self) -> float:
        return self.now or time.time()


def stop_the_clock(tables: Tables) -> Stoppable:
    """Stop the clock of some tables."""
    clock = tables.heartbeat.clock
    assert isinstance(clock, Stoppable)
    clock.now = clock()
    return clock


async def play(tables: Tables, name: str) -> Room:
    """Have whoever is on turn make a play."""
    table = await tables.table(name)
    room = table.room
    assert room.deal is not None
    assert room.to_move is not None
    action = legal_actions(room.deal.state)[0]
    await tables.submit(name, MakeAct(room.to_move, room.version, action))
    return table.room


async def play_deal(tables: Tables, name: str) -> Room:
    """Have everybody play until the deal is over."""
    while (room := await play(tables, name)).phase is Phase.PLAYING:
        pass
    return room


async def test_who_begins_to_look_on_after_the_last_play_comes_to_see_it(database: Database) -> None:
    tables, room = await in_public(database)
    clock = stop_the_clock(tables)
    await play(tables, room.id)
    clock.now += WATCH_S / 4
    last = await play(tables, room.id)
    async with visiting(tables, SqlPeople(database), room, None) as onlooker:
        first = onlooker.versions[0]
        assert first < last.version
        await onlooker.sees(last.version)
        assert onlooker.versions == list(range(first, last.version + 1))


async def test_what_is_shown_later_of_what_lay_between_is_what_was_told_then(database: Database) -> None:
    tables, room = await in_public(database)
    stop_the_clock(tables)
    async with visiting(tables, SqlPeople(database), room, None) as before:
        last = await play(tables, room.id)
        async with visiting(tables, SqlPeople(database), room, None) as after:
            told = [(await each.hears("state"))["events"] for each in (before, after)]
            assert told[0] == told[1] != []
            assert before.screens[-1] == after.screens[-1]
            assert after.versions[-1] == last.version


async def test_whoever_leaves_a_public_table_sees_it_at_once_and_nothing_after_it(database: Database) -> None:
    tables, room = await in_public(database)
    tables.spectating.delay_s = 60
    await play(tables, room.id)
    async with visiting(tables, SqlPeople(database), room, "token 0") as leaver:
        leaver.say(type="leave", id="l", player="greedy")
        state = await leaver.hears("state")
        assert (state["screen"]["you"], state["screen"]["hand"]) == (None, None)
        assert [event["type"] for event in state["events"]] == ["left"]
        left = state["screen"]["version"]
        table = await tables.table(room.id)
        while table.room.version < left + 2:
            await play(tables, room.id)
        leaver.say(type="ping")
        assert (await leaver.hears("pong"))["version"] == left
        leaver.say(type="hello")
        assert (await leaver.hears("state"))["screen"]["version"] == left
        assert leaver.versions[-1] == left


async def test_whoever_leaves_sees_nothing_of_a_deal_that_begins_with_it(database: Database) -> None:
    tables, room = await in_public(database)
    tables.spectating.delay_s = 60
    over = await play_deal(tables, room.id)
    await tables.submit(room.id, Ready(Seat(1), "again"))
    async with visiting(tables, SqlPeople(database), over, "token 0") as leaver:
        assert over.seat_of(key_of("token 0")) == Seat(0)
        leaver.say(type="leave", id="l", player="greedy")
        state = await leaver.hears("state")
        assert (state["screen"]["you"], state["screen"]["phase"]) == (None, "deal_over")
        assert (await tables.table(room.id)).room.phase is Phase.PLAYING
        leaver.say(type="ping")
        assert (await leaver.hears("pong"))["version"] == state["screen"]["version"]


async def test_whoever_left_sees_nothing_of_what_another_process_wrote_after_it(database: Database) -> None:
    tables, room = await in_public(database)
    tables.spectating.delay_s = 60
    elsewhere = Tables(SqlEventLog(database))
    async with visiting(tables, SqlPeople(database), room, "token 0") as leaver:
        await play(elsewhere, room.id)
        await elsewhere.submit(room.id, Leave(Seat(0), "greedy"))
        left = (await elsewhere.table(room.id)).room.version
        await play(elsewhere, room.id)
        await tables.caught_up(room.id)
        await leaver.sees(left)
        leaver.say(type="ping")
        assert (await leaver.hears("pong"))["version"] == left


async def test_versions_sent_to_one_connection_never_go_back(database: Database) -> None:
    tables, room = await in_public(database)
    async with visiting(tables, SqlPeople(database), room, None) as onlooker:
        for _ in range(2):
            await play(tables, room.id)
        last = await play(tables, room.id)
        assert room.host is not None
        host = room.seat_of(room.host)
        assert host is not None
        await tables.submit(room.id, Publish(host, public=False))
        await onlooker.sees(last.version + 1)
        tables.spectating.delay_s = 60
        await tables.submit(room.id, Publish(host, public=True))
        onlooker.say(type="hello")
        await onlooker.hears("state")
        await asyncio.sleep(2 * WATCH_S)  # by then all that was under way would have come
        onlooker.say(type="ping")
        await onlooker.hears("pong")
        assert onlooker.versions == sorted(onlooker.versions)


async def test_a_command_that_changes_nothing_is_answered_with_the_table(database: Database) -> None:
    tables = Tables(SqlEventLog(database))
    room = await tables.open("scopone", first=[Sit(f"Person {at}", key_of(f"token {at}")) for at in range(4)])
    async with visiting(tables, SqlPeople(database), room, "token 0") as visit:
        visit.say(type="resign", id="1")
        assert (await visit.hears("state"))["screen"]["seats"][0]["resigning"]
        visit.say(type="resign", id="1")
        assert (await visit.hears("refused"))["reason"] == "already_resigning"
        for _ in range(2):
            visit.say(type="public", id="3", public=False)
            assert not (await visit.hears("state"))["screen"]["public"]
        for _ in range(2):
            visit.say(type="fill", id="2", player="greedy")
            assert (await visit.hears("refused"))["reason"] == "table_full"


async def test_a_client_that_does_not_say_what_it_answers_wants_no_rematch_by_mistake(
    database: Database,
) -> None:
    """D7: a "ready" for the next deal counted as a wish for a rematch."""
    tables = Tables(SqlEventLog(database))
    sits = [Sit(f"Person {at}", key_of(f"token {at}")) for at in range(2)]
    room = await tables.open("scopa?players=2", first=sits)
    await play_deal(tables, room.id)
    seen = (await tables.table(room.id)).room.version
    await tables.submit(room.id, Resign(Seat(1)))
    async with visiting(tables, SqlPeople(database), room, "token 0") as visit:
        for answered in ({}, {"version": seen}):
            visit.say(type="ready", id="1", **answered)
            assert (await visit.hears("refused"))["reason"] == "stale_version"
        visit.say(type="ready", id="2", version=seen + 1)
        assert (await visit.hears("state"))["screen"]["seats"][0]["ready"]


async def test_a_guest_who_has_signed_in_to_an_account_with_another_seat_sees_one_hand(
    database: Database,
) -> None:
    """G3: a guest's seat is known as the account's once its owner has signed in."""
    tables, people = Tables(SqlEventLog(database)), SqlPeople(database)
    sits = [Sit(f"Person {at}", key_of(f"token {at}")) for at in range(2)]
    room = await tables.open("scopone", first=sits)

    async def ada() -> str:
        return "ada"

    for seat, heard in ((0, "state"), (1, "refused")):
        visit = Visit()
        connection = Connection(visit, tables, Tokens(people), room.id, owner=ada)
        serving = asyncio.create_task(connection.serve())
        visit.say(type="hello", token=f"token {seat}")
        message = await visit.hears(heard)
        assert message.get("reason") in {None, "already_seated"}
        serving.cancel()
        await asyncio.gather(serving, return_exceptions=True)
    with pytest.raises(Forbidden) as caught:
        await tables.submit(room.id, Sit("Ada", key_of("new"), account="ada", person=key_of_account("ada")))
    assert caught.value.reason == "already_seated"


async def test_a_hand_of_a_public_table_that_is_left_unplayed_is_counted(database: Database) -> None:
    """G4: each time it cost nothing."""
    tables, room = await in_public(database)
    counted: list[str | None] = []

    async def count(person: str | None) -> None:
        counted.append(person)

    visit = Visit()
    connection = Connection(visit, tables, Tokens(SqlPeople(database)), room.id, Checks(leaving=count))
    serving = asyncio.create_task(connection.serve())
    visit.say(type="hello", token="token 1")
    await visit.hears("state")
    visit.say(type="leave", id="1")
    await visit.hears("state")
    visit.say(type="ping")
    await visit.hears("pong")
    assert counted == [None]
    serving.cancel()
    await asyncio.gather(serving, return_exceptions=True)


async def test_who_looks_on_again_has_only_the_end_of_a_long_log_read(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables, room = await in_public(database)
    for _ in range(10):
        await play(tables, room.id)
    await asyncio.sleep(2 * WATCH_S)
    table, first = await tables.table(room.id), list[int]()
    log = tables._log
    read = log.read

    async def counted(name: str, after: int = 0) -> list[RoomEvent]:
        found = await read(name, after)
        first.append(len(found))
        return found

    monkeypatch.setattr(log, "read", counted)
    before = await tables.spectating.watched(table, 0)
    again = await tables.spectating.watched(table, 0)
    assert [seen.room.version for _, seen in before] == [table.room.version]
    assert [seen.seen for _, seen in again] == [seen.seen for _, seen in before]
    assert first == [table.room.version, 0]
    assert [seen.room.version for _, seen in await tables.spectating.watched(table, 3)] == [
        table.room.version
    ]


async def test_by_protocol_2_a_client_is_led_from_screen_to_screen(database: Database) -> None:
    tables, room = await in_public(database)
    people = SqlPeople(database)
    line = partial(visiting, tables, people, room, "token 0")
    async with line() as first, line() as new:
        assert new.screens == first.screens
        new.say(type="hello", token="token 0", protocol=2)
        whole = await new.hears("state")
        assert (whole["protocol"], whole["steps"]) == (2, [])
        screen = whole["screen"]
        for _ in range(8):
            await play(tables, room.id)
            screen = followed(screen, await new.hears("events"))
            assert screen == (await first.hears("state"))["screen"]


async def test_by_protocol_2_a_client_that_comes_back_is_led_from_what_it_saw(database: Database) -> None:
    tables, room = await in_public(database)
    async with visiting(tables, SqlPeople(database), room, "token 0") as visit:
        seen = visit.screens[-1]
        for _ in range(3):
            await play(tables, room.id)
        visit.say(type="hello", token="token 0", protocol=2, version=seen["version"])
        while (state := await visit.hears("state")).get("protocol") != 2:
            pass
        assert state["since"] == seen["version"]
        assert [step["event"]["type"] for step in state["steps"]] == ["played"] * 3
        message = {"since": state["since"], "version": state["screen"]["version"], "steps": state["steps"]}
        assert followed(seen, message) == state["screen"]


async def test_a_client_that_names_no_protocol_gets_screen_and_events_alone(database: Database) -> None:
    tables, room = await in_public(database)
    async with visiting(tables, SqlPeople(database), room, "token 0") as visit:
        await play(tables, room.id)
        assert set(await visit.hears("state")) == {"type", "screen", "events"}


async def test_a_version_between_two_that_are_kept_has_missed_what_came_after(database: Database) -> None:
    tables, room = await in_public(database)
    table = await tables.table(room.id)
    await play(tables, room.id)
    del table.recent[-1]
    last = await play(tables, room.id)
    since = missed(table, last.version - 1)
    assert [past.room.version for past in since] == [last.version - 2, last.version]
    assert [event.type for past in since for event in past.told] == ["played"]


class Onlooker:
    """Somebody without a seat, and the messages that are sent there."""

    def __init__(self, protocol: int) -> None:
        self.sent: list[str] = []
        self.view = TableView(cast("Any", None), cast("Any", self), cast("Any", self))
        self.view._hello = Hello(type="hello", protocol=protocol)

    def seat_of(self, _: Room) -> Seat | None:
        """Return the seat of a visitor."""
        return None

    def be_seated(self, *, sits: bool) -> None:
        """Do as a visitor does."""

    def put_now(self, text: str) -> None:
        """Do as an outbox does."""
        self.sent.append(text)


@pytest.mark.parametrize("protocol", [1, 2])
def test_a_message_for_spectators_is_made_once_for_all_who_see_the_same(protocol: int) -> None:
    house = seated("scopone", persons=4)
    first = Update(house.room, [], in_the_open(house.room))
    together = [Onlooker(protocol) for _ in range(3)]
    for each in together:
        each.view._show_update(first)
    assert len(first.made) == 1
    late, alone = Onlooker(protocol), Onlooker(protocol)
    alone.view._show_update(replace(first, made={}))
    for _ in range(8):
        before = house.room.version
        house.play(1, "greedy")
        room, told = fold(house.log[:before]), list[PublicEvent]()
        for event in house.log[before:]:
            room = evolve(room, event)
            told += tell(event, room)
        update = Update(room, told, in_the_open(room))
        for each in (*together, late):
            each.view._show_update(update)
        assert len(update.made) <= 2
        alone.view._show_update(replace(update, made={}))
    assert all(each.sent == alone.sent for each in together)
    assert late.sent[1:] == alone.sent[2:]
