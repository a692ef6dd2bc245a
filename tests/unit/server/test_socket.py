"""A connection ends when the token that it was let in with is no longer good, and not before."""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from starlette.datastructures import Headers

from settebello.errors import StoreProblem
from settebello.room import Sit
from settebello.server import socket as module
from settebello.server.people import new_bot
from settebello.server.secret import key_of
from settebello.server.socket import Connection
from settebello.server.tables import Tables
from settebello.server.tokens import Tokens
from settebello.store import Database, SqlEventLog, SqlPeople, open_database


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    opened = await open_database(tmp_path / "house.db")
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
            await asyncio.Event().wait()
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
    assert (await line.sent.get())["type"] == "state"

    looked = asyncio.Event()

    async def away(_key: str) -> None:
        looked.set()
        raise StoreProblem("away", reason="store")

    with monkeypatch.context() as broken:
        broken.setattr(people, "holder", away)
        await asyncio.wait_for(looked.wait(), 10)
    assert not serving.done()
    assert line.sent.empty()
    await tokens.revoke(bot, token.id)
    assert (await asyncio.wait_for(line.sent.get(), 10))["reason"] == "token_bad"
    assert await asyncio.wait_for(line.sent.get(), 10) == 1000
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
    assert (await line.sent.get())["screen"]["you"] is not None
    looks = asyncio.Semaphore(0)
    look = people.holder

    async def counted(key: str) -> object:
        found = await look(key)
        looks.release()
        return found

    monkeypatch.setattr(people, "holder", counted)
    async with asyncio.timeout(10):
        for _ in range(3):
            await looks.acquire()
    await tables.submit(room.id, Sit("Bea", key_of("beas")))
    assert (await asyncio.wait_for(line.sent.get(), 10))["screen"]["you"] is not None
    serving.cancel()
    await asyncio.gather(serving, return_exceptions=True)
