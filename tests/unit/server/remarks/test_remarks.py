"""Remarks at a table: who reads and writes them, and never of a moment that a reader has not seen."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest
from starlette.datastructures import Headers

from settebello.cards import Seat
from settebello.engine import legal_actions
from settebello.errors import Forbidden, InvalidSetting, NotSignedIn, Reason
from settebello.room import Leave, MakeAct, Publish, Ready, Resign, Room, Sit, SwitchRemarks
from settebello.room.screen import Phase
from settebello.server.bus.local import LocalBus
from settebello.server.connections.checks import Checks
from settebello.server.connections.socket import Connection
from settebello.server.people.secret import account_key, key_of, key_of_account
from settebello.server.people.tokens import Tokens
from settebello.server.remarks import remarks as module
from settebello.server.remarks.access import RemarkAccess
from settebello.server.remarks.remarks import LONGEST, OF_PERSON, Remarks, checked_remark
from settebello.server.tables.tables import Tables
from settebello.store import Database, KeptRemarks, Person, SqlEventLog, SqlPeople, SqlRemarks

LATE_S = 600.0
"""By so much spectators are behind, unless a test moves the clock."""

NAMES = ("ada", "bea", "carlo", "dora")


class Clock:
    """A clock that a test moves on."""

    now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


class Line:
    """The line of one client: what it was told, in order."""

    headers = Headers({})

    def __init__(self) -> None:
        self.said: asyncio.Queue[str] = asyncio.Queue()
        self.came: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.heard: list[dict[str, Any]] = []

    async def accept(self) -> None:
        """Let the client in."""

    async def receive(self) -> dict[str, str]:
        """Say what there is to be said."""
        return {"type": "websocket.receive", "text": await self.said.get()}  # no limit: it is cancelled

    async def send_text(self, data: str) -> None:
        """Keep what is sent."""
        await self.came.put(json.loads(data))

    async def close(self, code: int = 1000) -> None:
        """End the line."""

    def say(self, **message: object) -> None:
        """Send a message."""
        self.said.put_nowait(json.dumps(message))

    async def hears(self, *kinds: str) -> dict[str, Any]:
        """Return the next message of some kinds."""
        async with asyncio.timeout(60):
            while True:
                self.heard.append(await asyncio.wait_for(self.came.get(), 60))
                if self.heard[-1]["type"] in kinds:
                    return self.heard[-1]

    async def writes(self, text: str, name: str = "1") -> str:
        """Write a remark; return the reason of the refusal, empty where it is there."""
        self.say(type="remark", id=name, text=text)
        while (answer := await self.hears("refused", "remarks"))["type"] == "remarks":
            if text in [each["text"] for each in answer["remarks"]]:
                return ""
        reason: str = answer["reason"]
        return reason

    async def settles(self) -> None:
        """Hear everything that is on its way."""
        for _ in range(3):
            await asyncio.sleep(0)
        self.say(type="ping")
        await self.hears("pong")

    @property
    def texts(self) -> list[str]:
        """Return the remarks that can be read now."""
        found: dict[str, str] = {}
        for message in self.heard:
            if message["type"] == "remarks":
                found = {} if message["whole"] else found
                found |= {each["id"]: each["text"] for each in message["remarks"]}
                found = {name: text for name, text in found.items() if name not in message["gone"]}
        return list(found.values())

    @property
    def shut(self) -> str | None:
        """Return why nothing can be read now."""
        told: list[str | None] = [each["shut"] for each in self.heard if each["type"] == "remarks"]
        return told[-1]


class House:
    """A club with a bus: its tables and remarks as two processes have them."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.people = SqlPeople(database)
        self.bus = LocalBus()
        self.words: list[str] = []
        self.bus.subscribe(lambda word, _: self.words.append(word), lambda: None)
        self.clock, self.writing = Clock(), Clock()
        self.tables, self.other = self._tables(), self._tables()
        store = SqlRemarks(database)
        self.remarks, self.others = (Remarks(store, self.bus, self.writing) for _ in range(2))
        self._open = AsyncExitStack()

    async def close(self) -> None:
        """Send everybody away."""
        await self._open.aclose()
        for part in (self.remarks, self.others, self.tables, self.other):
            await part.stop()

    async def table(self, *, public: bool = True, rules: str = "scopa?players=2") -> Room:
        """Open a table at which the guests of two networks play."""
        room = await self.tables.open(rules, public=public)
        for at in range(2):
            sit = Sit(f"Person {at}", key_of(f"token {at}"), origin=f"network {at}")
            await self.tables.submit(room.id, sit)
        return (await self.tables.table(room.id)).room

    async def watch(
        self,
        room: Room,
        *,
        address: str = "elsewhere",
        account: str | None = None,
        token: str | None = None,
        unheard: frozenset[str] = frozenset(),
        process: int = 0,
    ) -> Line:
        """Look at a table, or sit there with the token of a seat."""
        visiting = self._visiting(room, address, account, unheard, process)
        line = await self._open.enter_async_context(visiting)
        line.say(type="hello", token=token, remarks=True)
        await line.hears("state")
        await line.hears("remarks")
        return line

    async def play(self, name: str) -> Room:
        """Have whoever is on turn make a play."""
        table = await self.tables.caught_up(name)
        room = table.room
        assert room.deal is not None
        assert room.to_move is not None
        act = legal_actions(room.deal.state)[0]
        await self.tables.submit(name, MakeAct(room.to_move, room.version, act))
        return table.room

    async def end(self, name: str) -> None:
        """End the match."""
        await self.tables.submit(name, Resign(Seat(0)))
        assert (await self.tables.table(name)).room.phase is Phase.MATCH_OVER

    def _tables(self) -> Tables:
        return Tables(SqlEventLog(self.database), self.bus, self.clock, watch_s=LATE_S)

    @asynccontextmanager
    async def _visiting(
        self, room: Room, address: str, account: str | None, unheard: frozenset[str], process: int
    ) -> AsyncIterator[Line]:
        async def owner() -> str | None:
            return account

        async def author() -> Person:
            found = None if account is None else await self.people.with_id(account)
            if found is None:
                raise NotSignedIn("sign in first", reason=Reason.NOT_SIGNED_IN)
            return found

        async def hears_not() -> frozenset[str]:
            return unheard

        line, tables = Line(), (self.tables, self.other)[process]
        access = RemarkAccess((self.remarks, self.others)[process], address, author)
        checks = Checks(unheard=hears_not, remarks=access)
        connection = Connection(line, tables, Tokens(self.people), room.id, checks, owner)
        serving = asyncio.create_task(connection.serve())
        try:
            yield line
        finally:
            serving.cancel()
            await asyncio.gather(serving, return_exceptions=True)


@pytest.fixture
async def house(database: Database) -> AsyncIterator[House]:
    made = House(database)
    for name in NAMES:
        assert await made.people.add(Person(name, name, name.title(), "hash"))
    yield made
    await made.close()


async def test_spectators_of_a_table_read_what_one_writes_in_every_process_and_others_do_not(
    house: House,
) -> None:
    room, another = await house.table(), await house.table()
    ada = await house.watch(room, account="ada")
    guest, far = await house.watch(room), await house.watch(room, process=1)
    elsewhere = await house.watch(another)
    assert await ada.writes("a sweep") == ""
    for line in (guest, far):
        while not line.texts:
            await line.hears("remarks")
        assert line.texts == ["a sweep"]
    (message,) = [each for each in guest.heard if each["type"] == "remarks" and each["remarks"]]
    (told,) = message["remarks"]
    assert (told["name"], told["deal"], told["act"]) == ("Ada", 1, 0)
    await elsewhere.settles()
    assert elsewhere.texts == []
    assert await guest.writes("me too") == "not_signed_in"


async def test_nothing_goes_over_the_bus_but_the_table_and_nobody_reads_it_who_does_not_follow_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The fault: remarks went to the subscribers of all tables."""
    room, another = await house.table(), await house.table()
    ada, elsewhere = await house.watch(room, account="ada"), await house.watch(another, process=1)
    asked = list[str]()
    read = SqlRemarks.at_table

    async def counted(self: SqlRemarks, name: str) -> KeptRemarks:
        if self is house.others.store:
            asked.append(name)
        return await read(self, name)

    house.others.store = SqlRemarks(house.database)
    monkeypatch.setattr(SqlRemarks, "at_table", counted)
    assert await ada.writes("secret words") == ""
    await elsewhere.settles()
    assert asked == []
    assert f"remarks:{room.id}" in house.words
    assert not any("secret" in word for word in house.words)


async def test_a_reader_who_is_behind_gets_a_remark_with_the_moment_that_it_is_about(house: House) -> None:
    """The law of the delay: no reader is told a remark before the place that its author saw."""
    room = await house.table()
    late = await house.watch(room)
    seen = late.heard[0]["screen"]["version"]
    await house.play(room.id)
    last = await house.play(room.id)
    house.clock.now += LATE_S + 1
    writer = await house.watch(room, account="ada")
    assert writer.heard[0]["screen"]["version"] == last.version > seen
    assert await writer.writes("that seven") == ""
    await late.settles()
    assert late.texts == []
    early = await house.watch(room, process=1)
    assert early.texts == ["that seven"]
    late.say(type="hello", remarks=True)
    state = await late.hears("state")
    assert state["screen"]["version"] == last.version
    while not late.texts:
        await late.hears("remarks")
    for line in (late, early, writer):
        check_nothing_came_early(line)


def check_nothing_came_early(line: Line) -> None:
    """See that no remark came before a screen of its place or a later one."""
    version = -1
    for message in line.heard:
        if message["type"] == "state":
            version = message["screen"]["version"]
        if message["type"] == "remarks":
            assert all(each["version"] <= version for each in message["remarks"])


async def test_a_late_reader_catches_up_by_itself_and_hears_the_remark_after_the_play(house: House) -> None:
    house.tables.spectating.delay_s = 0.2
    room = await house.table()
    late, writer = await house.watch(room), await house.watch(room, account="ada")
    last = await house.play(room.id)
    while writer.heard[-1].get("screen", {}).get("version", 0) < last.version:
        await writer.hears("state")
    assert await writer.writes("well laid") == ""
    while not late.texts:
        await late.hears("remarks")
    check_nothing_came_early(late)
    assert last.version in [each["screen"]["version"] for each in late.heard if each["type"] == "state"]


Second = Callable[[House, Room], Any]

SECONDS: dict[str, Second] = {
    "with the seat's own token": lambda house, room: house.watch(room, token="token 0", address="far away"),
    "from the address of a guest": lambda house, room: house.watch(room, address="network 0"),
    "from the address of a guest, in another process": lambda house, room: house.watch(
        room, address="network 1", process=1
    ),
    "signed in, from the address of a guest": lambda house, room: house.watch(
        room, address="network 0", account="bea"
    ),
}


@pytest.mark.parametrize("second", SECONDS)
async def test_a_player_reads_and_writes_nothing_before_the_end_on_whatever_line(
    house: House, second: str
) -> None:
    """The fault: a second line of a player was told everything."""
    room = await house.table()
    writer = await house.watch(room, account="ada")
    assert await writer.writes("he has the settebello") == ""
    line = await SECONDS[second](house, room)
    assert (line.texts, line.shut) == ([], "remarks_of_players")
    assert await line.writes("so I have") == "remarks_of_players"
    house.writing.now += 5
    assert await writer.writes("and again", "2") == ""
    await line.settles()
    assert "settebello" not in json.dumps(line.heard)
    assert "and again" not in json.dumps(line.heard)
    await house.end(room.id)
    while "he has the settebello" not in line.texts:
        await line.hears("remarks")


async def sit_as(house: House, room: Room, account: str) -> None:
    """Have an account sit at a table that waits for one, under another name."""
    sit = Sit("Somebody", key_of("token 2"), person=key_of_account(account))
    await house.tables.submit(room.id, sit)


async def with_an_account(house: House) -> Room:
    """Open a public table at which a guest and an account play."""
    room = await house.tables.open("scopa?players=2", public=True)
    await house.tables.submit(room.id, Sit("Person 0", key_of("token 0"), origin="network 0"))
    await sit_as(house, room, "bea")
    return (await house.tables.table(room.id)).room


async def test_an_account_that_plays_reads_nothing_as_a_spectator_and_no_other_from_where_it_plays(
    house: House,
) -> None:
    room = await with_an_account(house)
    writer = await house.watch(room, account="ada")
    stranger = await house.watch(room, address="network of bea")
    assert await writer.writes("she holds back") == ""
    while not stranger.texts:
        await stranger.hears("remarks")
    second = await house.watch(room, account="bea", address="another network")
    assert second.shut == "remarks_of_players"
    seated = await house.watch(room, token="token 2", account="bea", address="network of bea")
    assert seated.shut == "remarks_of_players"
    while stranger.shut is None:
        await stranger.hears("remarks")
    assert stranger.texts == []
    after = await house.watch(room, address="network of bea", process=1)
    assert (after.texts, after.shut) == ([], "remarks_of_players")


async def test_whoever_leaves_reads_nothing_before_the_end_because_they_may_come_back(house: House) -> None:
    room = await house.table(rules="scopone")
    for at in range(2, 4):
        await house.tables.submit(room.id, Sit(f"Person {at}", key_of(f"token {at}")))
    seated = await house.watch(room, token="token 0", address="network 0")
    await house.tables.submit(room.id, Leave(Seat(0), "greedy"))
    await seated.settles()
    assert seated.shut == "remarks_of_players"
    back = await house.watch(room, address="network 0")
    assert back.shut == "remarks_of_players"


async def test_a_spectator_who_sits_down_reads_nothing_from_then_on(house: House) -> None:
    room = await house.tables.open("scopa?players=2", public=True)
    for at in range(2):
        await house.tables.submit(room.id, Sit(f"Person {at}", key_of(f"token {at}")))
    room = (await house.tables.table(room.id)).room
    writer, carlo = await house.watch(room, account="ada"), await house.watch(room, account="carlo")
    await house.tables.submit(room.id, Leave(Seat(1)))
    sit = Sit("Carlo", account_key(Person("carlo", "", "", "")), account="carlo")
    await house.tables.submit(room.id, sit)
    assert await writer.writes("now he plays") == ""
    while carlo.shut is None:
        await carlo.hears("remarks")
    assert "now he plays" not in json.dumps(carlo.heard)


async def test_there_are_none_at_a_private_table_nor_before_a_match(house: House) -> None:
    private = await house.table(public=False)
    line = await house.watch(private, account="ada")
    assert line.shut == "remarks_closed"
    assert await line.writes("hello") == "remarks_closed"
    waiting = await house.tables.open("scopa?players=2", public=True)
    line = await house.watch(waiting, account="ada")
    assert await line.writes("hello") == "remarks_closed"
    public = await house.table()
    line = await house.watch(public, account="ada")
    assert await line.writes("hello") == ""
    await house.play(public.id)
    await house.tables.submit(public.id, Publish(Seat(0), public=False))
    while line.shut is None:
        await line.hears("remarks")
    assert (line.texts, line.shut) == ([], "remarks_closed")


async def test_the_host_closes_the_remarks_at_a_table_and_opens_them_again(house: House) -> None:
    """The fault: a table had no place for such a choice (decision 0066)."""
    room = await house.table()
    writer, reader = await house.watch(room, account="ada"), await house.watch(room)
    assert await writer.writes("before") == ""
    await house.play(room.id)
    with pytest.raises(Forbidden) as refused:
        await house.tables.submit(room.id, SwitchRemarks(Seat(1), open=False))
    assert refused.value.reason is Reason.NOT_HOST
    for closed in (True, False):
        assert await house.tables.submit(room.id, SwitchRemarks(Seat(0), open=not closed))
        assert not await house.tables.submit(room.id, SwitchRemarks(Seat(0), open=not closed))
        wanted = "remarks_off" if closed else None
        for line in (writer, reader):
            while line.shut != wanted:
                await line.hears("remarks")
        house.writing.now += 10
        assert await writer.writes("now", name=f"closed {closed}") == (wanted or "")
    late = await house.watch(room)
    assert "before" in late.texts
    silent = await house.tables.open("scopa?players=2", public=True, remarks=False)
    assert not silent.remarks


async def test_the_limit_is_an_accounts_and_not_a_lines(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The fault: each line of an account had a limit of its own."""
    room, another = await house.table(), await house.table()
    lines = [
        await house.watch(room, account="ada"),
        await house.watch(room, account="ada", process=1),
        await house.watch(another, account="ada"),
    ]
    assert await lines[0].writes("one", "a") == ""
    assert [await each.writes("two", "b") for each in lines] == ["remark_too_soon"] * 3
    refused = next(each for each in lines[0].heard if each["type"] == "refused")
    assert (refused["code"], refused["facts"]) == ("too_many", {"seconds": 3})
    monkeypatch.setattr(module, "OF_PERSON", 3)
    for number in range(2):
        house.writing.now += 3
        assert await lines[number].writes(f"more {number}", f"m{number}") == ""
    house.writing.now += 3
    assert await lines[1].writes("too much", "z") == "too_many_remarks"
    assert await lines[2].writes("elsewhere", "z") == ""
    assert OF_PERSON == 60


async def test_one_does_not_read_people_from_whom_one_is_kept_apart(house: House) -> None:
    room = await house.table()
    ada = await house.watch(room, account="ada")
    apart = await house.watch(room, account="bea", unheard=frozenset({key_of_account("ada")}))
    carlo = await house.watch(room, account="carlo")
    assert await ada.writes("nonsense") == ""
    assert await carlo.writes("well") == ""
    while not apart.texts:
        await apart.hears("remarks")
    assert apart.texts == ["well"]


async def test_a_remark_that_is_hidden_goes_from_the_screens_and_so_do_those_of_an_account_that_goes(
    house: House,
) -> None:
    room = await house.table()
    ada, far = await house.watch(room, account="ada"), await house.watch(room, process=1)
    for number in range(2):
        house.writing.now += 3
        assert await ada.writes(f"word {number}", str(number)) == ""
    while len(far.texts) < 2:
        await far.hears("remarks")
    (first, _) = await house.remarks.store.of_match(room.id, 1)
    await house.remarks.hide("dora", first.id)
    while len(far.texts) > 1:
        await far.hears("remarks")
    assert far.texts == ["word 1"]
    named = await house.people.remove("ada", key_of_account("ada"))
    await house.tables.erase_names(named)
    while far.texts:
        await far.hears("remarks")


async def test_a_line_that_was_lost_reads_everything_anew(house: House) -> None:
    """Remarks that a process wrote and did not tell are read once words may have been lost."""
    room = await house.table()
    far = await house.watch(room, process=1)
    quiet = Remarks(SqlRemarks(house.database), LocalBus(), house.writing)
    ada = await house.people.with_id("ada")
    assert ada is not None
    await quiet.write(ada, module.Place(room.id, 1, 1, 1, 0), "1", "unheard")
    await far.settles()
    assert far.texts == []
    house.bus.publish("*", 0)
    while not far.texts:
        await far.hears("remarks")
    await quiet.stop()


async def test_remarks_of_one_match_are_not_those_of_the_next(house: House) -> None:
    house.tables.spectating.delay_s = 0.0
    room = await house.table()
    line = await house.watch(room, account="ada")
    assert await line.writes("the first match") == ""
    await house.end(room.id)
    for at in range(2):
        await house.tables.submit(room.id, Ready(Seat(at)))
    while line.texts:
        await line.hears("remarks")
    second = await house.watch(room)
    assert second.texts == []


@pytest.mark.parametrize(
    "text", ["", " ", "a\nb", "a\u202eb", "a\x00b", "\u3164", "x" * (LONGEST + 1), "a\u200bb"]
)
def test_a_remark_that_cannot_be_shown_is_refused(text: str) -> None:
    with pytest.raises(InvalidSetting) as refused:
        checked_remark(text)
    assert refused.value.reason == "bad_remark"


def test_a_remark_is_cleaned_as_names_are() -> None:
    assert checked_remark("  \uff57ell   played ") == "well played"
    assert len(checked_remark("è" * LONGEST)) == LONGEST


class Slow:
    """A store whose first reading comes last, as it was when it began."""

    def __init__(self) -> None:
        self.readings = 0
        self.second = asyncio.Event()

    async def at_table(self, _room: str) -> KeptRemarks:
        """Return the marks that are written down at the moment."""
        self.readings += 1
        if self.readings == 1:
            await asyncio.wait_for(self.second.wait(), 60)
            return KeptRemarks()
        self.second.set()
        return KeptRemarks(bars=frozenset({(1, "a mark")}))


async def test_a_reading_that_comes_late_takes_nothing_back() -> None:
    remarks = Remarks(Slow(), LocalBus())  # type: ignore[arg-type]  # one of its methods is called
    followed = remarks.listen("room", lambda: None)
    await asyncio.wait_for(asyncio.gather(remarks.refresh("room"), remarks.refresh("room")), 60)
    assert followed.kept == KeptRemarks(bars=frozenset({(1, "a mark")}))
