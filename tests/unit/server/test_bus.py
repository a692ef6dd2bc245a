"""Both buses owe the tables the same, and the one over Redis heals whatever happens to Redis."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import uvloop
from redis.asyncio import Redis
from redis.asyncio.client import PubSub

from settebello.errors import InvalidSetting, StoreProblem
from settebello.server.bus import redis as module
from settebello.server.bus.local import EVERYTHING, Bus, LocalBus
from settebello.server.bus.redis import connect_bus
from tests.kit.buses import CHECKS, Connect, Ear, joined, until, until_heard
from tests.support.club import line_to, redis_address


@pytest.fixture(params=["local", "redis"])
def connect(request: pytest.FixtureRequest) -> Connect:
    if request.param == "redis":
        address = redis_address()
        return lambda: connect_bus(address)
    shared = LocalBus()

    async def join() -> Bus:
        return shared

    return join


@pytest.mark.parametrize("check", CHECKS)
async def test_every_bus_conforms(connect: Connect, check: Callable[[Connect], Awaitable[None]]) -> None:
    await check(connect)


@pytest.fixture
def address() -> str:
    return redis_address()


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.ERROR)
    monkeypatch.setattr(module, "AGAIN_S", 0.05)


@pytest.mark.usefixtures("impatient")
async def test_while_redis_is_away_everybody_is_told_to_look_and_then_hears_again(address: str) -> None:
    with line_to(address) as (line, through):
        async with joined(lambda: connect_bus(through), 2) as ears:
            for _ in range(2):
                line.cut()
                before = [ear.losses for ear in ears]
                await until(
                    lambda: all(ear.losses > had + 2 for ear, had in zip(ears, before, strict=True)),  # noqa: B023 (now)
                    "word that the line is lost",
                )
                line.mend()
                for ear in ears:
                    await until_heard(ear, ears)


async def until_lost(ear: Ear, times: int) -> None:
    """Wait until somebody has been told again that the line is lost."""
    before = ear.losses
    await until(lambda: ear.losses >= before + times, "word that the line is lost")


@pytest.mark.usefixtures("impatient")
async def test_what_could_not_be_said_is_said_when_the_line_is_back(address: str) -> None:
    with line_to(address) as (line, through):
        ends = iter([through, address])
        async with joined(lambda: connect_bus(next(ends)), 2) as (here, there):
            line.cut()
            for version in range(5):
                here.bus.publish("away", version)
                await until_lost(here, 1)
            for word in ("said/away/0/hello", "here/away/somebody"):
                here.bus.publish(word, 1)
            await until_lost(here, 2)
            assert "away" not in there.heard
            line.mend()
            await there.until("away", 4)
            assert not any("away/" in word for word in there.heard)  # that was of its moment


async def test_whoever_comes_onto_the_line_looks_and_has_the_others_look(address: str) -> None:
    """A process that died may have had something to say; the one in its place says to look."""
    async with joined(lambda: connect_bus(address), 1) as (here,):
        assert here.losses >= 1
        here.heard.clear()
        async with joined(lambda: connect_bus(address), 1) as (newcomer,):
            await here.until(EVERYTHING, 0)
            assert newcomer.losses >= 1


async def test_a_line_that_says_nothing_is_asked_and_lives(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, ping = list[None](), PubSub.ping

    async def counted(line: PubSub, message: None = None) -> None:
        asked.append(None)
        monkeypatch.setattr(module, "BEAT_S", 60.0)  # it has long for its answer
        await ping(line, message)

    monkeypatch.setattr(PubSub, "ping", counted)
    monkeypatch.setattr(module, "CHANNEL", secrets.token_hex(8))  # where nobody else says anything
    async with joined(lambda: connect_bus(address), 1) as (here,):
        losses = here.losses
        monkeypatch.setattr(module, "BEAT_S", 0.0)  # it is asked at once
        await until_heard(here, [here])
        await until(lambda: bool(asked), "the question whether the line lives")
        await until_heard(here, [here])
        assert here.losses == losses
        await until_heard(here, [here])


async def test_what_others_say_on_our_channel_harms_nobody(address: str) -> None:
    async with joined(lambda: connect_bus(address), 1) as (here,), Redis.from_url(address) as stranger:
        for channel in (module.CHANNEL, f"{module.CHANNEL}:"):
            for words in ("", " ", "x", "x y", "x -1", "x 1 2", "1", b"\xff\xfe 3", "x ²"):
                await stranger.publish(channel, words)
        await until_heard(here, [here])
        # other servers on this Redis say who is there, who waits, and that they have begun
        mine = {
            name: version for name, version in here.heard.items() if "/" not in name and name != EVERYTHING
        }
        assert set(mine.values()) <= {1, 2, 3}


async def test_o8_two_clubs_on_one_redis_do_not_hear_each_other(address: str) -> None:
    clubs = [secrets.token_hex(8) for _ in range(2)]
    mine, theirs = (lambda: connect_bus(address, clubs[0])), (lambda: connect_bus(address, clubs[1]))
    async with joined(mine, 2) as ears, joined(theirs, 1) as (other,):
        for ear in (*ears, other):
            ear.heard.clear()
        ears[0].bus.publish("mine", 1)
        ears[0].bus.publish(f"said/mine/{secrets.token_hex(4)}", 1)
        await ears[1].until("mine", 1)
        await until_heard(other, [other])
        assert not any("mine" in word for word in other.heard)


async def test_o8_workers_of_the_release_before_are_heard_and_hear_while_they_are_replaced(
    address: str,
) -> None:
    """They share one channel with all clubs. Those of today hear it too, and speak there if anybody hears."""
    mark, club = secrets.token_hex(8), secrets.token_hex(8)
    async with joined(lambda: connect_bus(address, club), 1) as (here,), Redis.from_url(address) as redis:
        async with redis.pubsub(ignore_subscribe_messages=True) as before:
            await before.subscribe(module.CHANNEL)
            await redis.publish(module.CHANNEL, f"{mark}then 7")
            await here.until(f"{mark}then", 7)
            here.bus.publish(f"{mark}now", 8)
            words = list[str]()

            async def read() -> None:
                while not any(word.startswith(f"{mark}now ") for word in words):
                    message = await before.get_message(timeout=1)
                    words.extend([] if message is None else [message["data"].decode("utf-8", "replace")])

            await asyncio.wait_for(read(), 60)
        name, _, version = words[-1].rpartition(" ")
        assert (name, int(version)) == (f"{mark}now", 8)


async def test_whoever_cannot_bear_a_word_hears_the_next(
    address: str, caplog: pytest.LogCaptureFixture
) -> None:
    heard: list[str] = []

    def hear(name: str, _version: int) -> None:
        if name == f"{mark}bad":
            raise LookupError(name)
        heard.append(name)

    mark, losses = secrets.token_hex(8), list[None]()
    bus = await connect_bus(address)
    bus.subscribe(hear, lambda: losses.append(None))
    await until(lambda: bool(losses), "the line")
    before = len(losses)
    for name in (f"{mark}bad", f"{mark}good"):
        bus.publish(name, 1)
    await until(lambda: f"{mark}good" in heard, "the next word")
    assert len(losses) == before
    assert "could not be heard" in caplog.text
    await bus.close()


async def test_a_redis_that_cannot_be_used_is_named(address: str) -> None:
    with line_to(address) as (line, through):
        line.cut()
        with pytest.raises(StoreProblem) as caught:
            await connect_bus(through)
    assert caught.value.reason == "redis_unusable"
    assert "127.0.0.1" not in str(caught.value.public().as_dict())


@pytest.mark.parametrize("address", ["", "x", "http://host", "redis://host:port", "redis"])
async def test_what_is_no_address_of_redis_is_refused(address: str) -> None:
    with pytest.raises(InvalidSetting) as caught:
        await connect_bus(address)
    assert caught.value.reason == "bad_redis_url"


async def _closed() -> RuntimeError:
    """Return what uvloop raises where somebody writes to a connection that is closed."""
    async with await asyncio.start_server(lambda _, writer: writer.close(), "127.0.0.1", 0) as server:
        _, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        writer.transport.abort()
        await writer.wait_closed()
        with pytest.raises(RuntimeError) as caught:
            writer.writelines([b"PING"])
    return caught.value


@pytest.mark.parametrize("problem", [RuntimeError("unknown"), asyncio.CancelledError(), None], ids=repr)
async def test_an_error_that_the_library_does_not_name_ends_neither_hearing_nor_telling(
    address: str,
    problem: BaseException | None,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """None stands for a write to a connection that was closed just before."""
    error = await asyncio.to_thread(uvloop.run, _closed()) if problem is None else problem
    heard, again = asyncio.Event(), asyncio.Event()
    raised = list[BaseException]()

    async def once(self: PubSub, **given: Any) -> object:  # noqa: ANN401 (handed on)
        if not raised and self.subscribed:
            raised.append(error)
            raise error
        return await get_message(self, **given)

    def lose() -> None:
        """Note a second loss: the first is that of the error, the next that of the new connection."""
        if raised:
            (again if begun.is_set() else begun).set()

    begun, get_message = asyncio.Event(), PubSub.get_message
    monkeypatch.setattr(PubSub, "get_message", once)
    bus = await connect_bus(address)
    bus.subscribe(lambda room, _: heard.set() if room == "table" else None, lose)
    await asyncio.wait_for(again.wait(), 60)
    bus.publish("table", 1)
    await asyncio.wait_for(heard.wait(), 60)
    await bus.close()
    shown = [entry for entry in caplog.records if entry.exc_info]
    assert len(shown) == (problem is not None)  # that a connection is lost needs no traceback


@pytest.mark.parametrize("steps", range(40))
async def test_a_bus_whose_tasks_are_cancelled_ends_wherever_they_are(address: str, steps: int) -> None:
    """The library may swallow a cancellation in the middle of a command."""
    before = asyncio.all_tasks()
    bus = await connect_bus(address)
    bus.subscribe(lambda _room, _version: None, lambda: bus.publish("table", 1))
    begun = asyncio.all_tasks() - before
    for _ in range(steps):
        await asyncio.sleep(0)
    for task in begun:
        task.cancel()
    _, going = await asyncio.wait(begun, timeout=30)
    assert not going
    await bus.close()
