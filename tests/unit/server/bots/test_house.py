"""Programs that play for the house: let in with what they were asked and nothing else, and asked reliably."""

import asyncio
import gc
import json
from collections.abc import AsyncGenerator, AsyncIterator, MutableMapping
from contextlib import aclosing
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from settebello.errors import Forbidden, NotYourTurn, Reason, Stale, StoreProblem
from settebello.room import Fill, Sit
from settebello.server.bots import routes as module
from settebello.server.bots.waiting import Program, Waiting
from settebello.server.bus.local import LocalBus
from settebello.server.connections.checks import Checks
from settebello.server.connections.lines import Lines, LineStream, Streams
from settebello.server.connections.routes import command_table
from settebello.server.people.people import new_bot
from settebello.server.people.secret import account_key
from settebello.server.people.tokens import Holder, Tokens
from settebello.server.tables.table import Table
from settebello.server.tables.tables import Tables
from settebello.server.wire.programs import ChooseMessage, CommandAnswer, CommandRequest
from settebello.store import Database, Scope, SqlEventLog, SqlPeople, open_database
from tests.support.fresh import fresh_file

PLAYER = "greedy"


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    opened = await open_database(fresh_file(tmp_path / "house.db"))
    yield opened
    await opened.close()


async def holder(database: Database, *scopes: Scope) -> Holder:
    people = SqlPeople(database)
    tokens, bot = Tokens(people), await new_bot(people, f"Bot {'-'.join(scopes)}")
    return await tokens.holder((await tokens.grant(bot, "desk", scopes, 3))[1])


async def computer_on_turn(tables: Tables, guest: str) -> Table:
    """Open a table where the guest sits and a computer player, who nobody lets think, is on turn."""
    while True:
        room = await tables.open("scopa?players=2")
        await tables.submit(room.id, Sit("Ada", guest))
        await tables.submit(room.id, Fill(PLAYER))
        table = await tables.table(room.id)
        if table.room.bot_to_move is not None:
            return table


async def asked(tables: Tables, table: Table) -> ChooseMessage:
    """Have a program wait for this table, until it is asked."""
    waiting, program = Waiting(tables, LocalBus()), Program(PLAYER, [], 1)
    waiting.enter(program)
    turn = table.room.bot_to_move
    assert turn is not None
    playing = asyncio.create_task(waiting.play(table.room, *turn, 0))
    question = await asyncio.wait_for(program.outbox.get(), 60)
    playing.cancel()
    assert question is not None
    return question


def answer_to(question: ChooseMessage, **otherwise: object) -> CommandRequest:
    said = {"type": "play", "id": question.id, "version": question.version, "action": question.view.legal[0]}
    return CommandRequest.model_validate({**said, **otherwise})


async def test_only_who_was_asked_plays_for_the_house_and_in_any_process(database: Database) -> None:
    mine, theirs = Tables(SqlEventLog(database)), Tables(SqlEventLog(database))
    house, both = await holder(database, "house"), await holder(database, "house", "play")
    table = await computer_on_turn(mine, "a" * 64)
    question = await asked(mine, table)
    for nobodys in ("1", str(question.version), "ü"):
        for who, reason in ((house, "token_scope"), (both, "not_seated")):
            with pytest.raises(Forbidden) as caught:
                await command_table(table.room.id, answer_to(question, id=nobodys), mine, who, Checks())
            assert caught.value.reason == reason
    done = await command_table(table.room.id, answer_to(question), theirs, house, Checks())
    assert done == CommandAnswer(changed=True, version=question.version + 1)


async def test_whoever_sits_at_a_table_does_not_play_there_for_the_house_though_asked(
    database: Database,
) -> None:
    tables, both = Tables(SqlEventLog(database)), await holder(database, "house", "play")
    table = await computer_on_turn(tables, account_key(both.person))
    question = await asked(tables, table)
    with pytest.raises(NotYourTurn):
        await command_table(table.room.id, answer_to(question), tables, both, Checks())


async def test_an_answer_that_comes_after_the_house_has_played_is_stale_whoever_is_on_turn_then(
    database: Database,
) -> None:
    tables, house = Tables(SqlEventLog(database)), await holder(database, "house")
    table = await computer_on_turn(tables, "a" * 64)
    question = await asked(tables, table)
    await command_table(table.room.id, answer_to(question), tables, house, Checks())
    assert table.room.to_move in table.room.persons
    with pytest.raises(Stale) as late:
        await command_table(table.room.id, answer_to(question), tables, house, Checks())
    assert late.value.reason == "stale_version"


class Waits:
    """A program that waits, and the lines that it is sent."""

    def __init__(self, database: Database) -> None:
        self.people = SqlPeople(database)
        self.tokens = Tokens(self.people)
        self.tables = Tables(SqlEventLog(database))
        self.program = Program(PLAYER, [], 1)
        self.banned = False
        self._sent = Lines()

    async def _beginning(self, _seat: str | None) -> None:
        if self.banned:
            raise Forbidden("a ban goes on", reason=Reason.BANNED)

    async def lines(self) -> AsyncGenerator[dict[str, Any]]:
        """Have it wait, with a new token, which is the first of what is yielded."""
        bot = await new_bot(self.people, "Maestro")
        token, text = await self.tokens.grant(bot, "desk", ["house"], 3)
        yield {"revoke": lambda: self.tokens.revoke(bot, token.id)}
        waiting = Waiting(self.tables, LocalBus())
        work = partial(module._serve, self._sent, self.program, waiting, self.tokens, text, self._beginning)
        async for line in self._sent.lines(work, Streams()):
            yield json.loads(line)


async def test_programs_go_on_waiting_while_the_database_is_away(
    database: Database, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(module, "BEAT_S", 0.01)
    waits = Waits(database)

    async def away(_key: str) -> None:
        raise StoreProblem("away", reason=Reason.STORE)

    async with asyncio.timeout(60), aclosing(waits.lines()) as lines:
        revoke = (await anext(lines))["revoke"]
        with monkeypatch.context() as broken:
            broken.setattr(waits.people, "holder", away)
            assert [(await anext(lines))["type"] for _ in range(4)] == ["pong"] * 4
        assert "cannot be looked at: away" in caplog.text
        await revoke()
        said = [each async for each in lines]
    assert said[-1]["reason"] == "token_bad"


async def test_a_program_whose_account_is_banned_plays_no_more_for_the_house(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The fault: a program that waited already was asked on and on."""
    monkeypatch.setattr(module, "BEAT_S", 0.01)
    waits = Waits(database)
    async with asyncio.timeout(60), aclosing(waits.lines()) as lines:
        await anext(lines)
        assert (await anext(lines))["type"] == "pong"
        waits.banned = True
        said = [each async for each in lines]
    assert said[-1]["reason"] == "banned"


async def test_a_question_is_not_lost_on_a_program_that_reads_slowly(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "BEAT_S", 0.05)
    waits = Waits(database)
    question = await asked(waits.tables, await computer_on_turn(waits.tables, "a" * 64))
    async with asyncio.timeout(60), aclosing(waits.lines()) as lines:
        await anext(lines)
        assert (await anext(lines))["type"] == "pong"
        waits.program.ask(question)
        waits.program.ask(question)
        await asyncio.sleep(0.3)
        said = [(await anext(lines))["type"] for _ in range(4)]
    assert said.count("choose") == 2


async def test_a_stream_that_begins_while_the_server_ends_ends_at_once() -> None:
    streams, forever = Streams(), asyncio.Event()
    before = streams.begin(_until(forever))
    streams.end()
    async with asyncio.timeout(60):
        await asyncio.wait({before})
        assert [line async for line in Lines().lines(partial(_until, forever), streams)] == []


@pytest.mark.parametrize("cut_at", ["before the first line", "a line that is being sent", "a line to come"])
async def test_a_stream_ends_with_its_connection_wherever_that_is_cut(cut_at: str) -> None:
    line, cut, ended = Lines(), asyncio.Event(), asyncio.Event()
    begun = False

    async def work() -> None:
        nonlocal begun
        begun = True
        try:
            await line.send_text("{}")
            await _until(asyncio.Event())
        finally:
            ended.set()

    async def receive() -> dict[str, str]:
        if cut_at != "before the first line":
            await _until(cut)
        return {"type": "http.disconnect"}

    async def send(message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.body":
            cut.set()
            if cut_at == "a line that is being sent":
                await _until(asyncio.Event())

    stream = LineStream(line.lines(work, Streams()))
    scope = {"type": "http", "asgi": {"version": "3.0", "spec_version": "2.3"}}
    gc.disable()
    try:
        await asyncio.wait_for(stream(scope, receive, send), 60)
        assert ended.is_set() == begun
    finally:
        gc.enable()


async def _until(event: asyncio.Event) -> None:
    await asyncio.wait_for(event.wait(), 60)
