"""The bus over Redis: one channel of the club. Every process publishes on it, and hears it.

A version that cannot be published now is published as soon as Redis is back, the newest one of each table
alone; words of the moment are dropped. A process that begins to listen, for the first time or again, makes
every process look at the log once: another one may have died with something still to say.
"""

import asyncio
import logging
from typing import Any, Final

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from settebello.errors import InvalidSetting, Reason, StoreProblem
from settebello.server.bus.local import EVERYTHING, Hear, Lost
from settebello.server.rounds import heed_cancellation

CHANNEL: Final = "settebello"
"""How channels begin. Up to version 0.2.0 all clubs of a Redis server shared the channel of this name."""

AGAIN_S: Final = 1.0
"""How long to wait before trying again; so often the log is looked at instead while Redis is away."""

BEAT_S: Final = 5.0
"""After so long without a word the line is asked whether it lives; as long it has for the answer."""

_logger = logging.getLogger(__name__)


class RedisBus:
    """Carries word of moved tables between processes and machines; made by `connect_bus`."""

    def __init__(self, redis: Redis, channel: str) -> None:
        self._redis = redis
        self._channel = channel
        self._news: dict[str, int] = {}
        self._any_news = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._hearers: list[tuple[Hear, Lost]] = []
        self._closing = asyncio.Event()

    def subscribe(self, hear: Hear, lost: Lost) -> None:
        """Hear of every table that moves from now on, whoever moved it."""
        self._hearers.append((hear, lost))
        if not self._tasks:
            self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._tell())]

    def publish(self, room: str, version: int) -> None:
        """Tell everybody that a table has moved, now or when Redis is back."""
        self._news[room] = max(version, self._news.get(room, 0))
        self._any_news.set()

    async def check(self) -> None:
        """Return if Redis answers; raise `StoreProblem` otherwise."""
        await _ping(self._redis)

    async def close(self) -> None:
        """Say what is still to be said, if it can be said at once, and hear nothing more."""
        self._closing.set()  # a task cancelled in the middle of a command may not hear of it
        self._any_news.set()
        if self._tasks:
            self._tasks[0].cancel()
            await asyncio.wait(self._tasks, timeout=BEAT_S)
        await self._say_all()
        await self._redis.aclose()

    async def _tell(self) -> None:
        while not self._closing.is_set():
            await self._any_news.wait()
            self._any_news.clear()
            said = await self._say_all()
            heed_cancellation()
            if not said:
                await asyncio.sleep(AGAIN_S)
                self._any_news.set()

    async def _say_all(self) -> bool:
        """Publish what there is; tell whether that went well.

        Which tables have moved is said when Redis is back. All else is of its moment: who is there is said
        again anyhow, and nobody is to hear late what somebody said.
        """
        news, self._news = self._news, {}
        if not news:
            return True
        try:
            async with self._redis.pipeline(transaction=False) as line:
                line.pubsub_numsub(CHANNEL)
                for room, version in news.items():
                    line.publish(self._channel, f"{room} {version}")
                ((_, older), *_), *_ = await line.execute()
                if older:  # while workers of 0.2.0 are being replaced
                    for room, version in news.items():
                        line.publish(CHANNEL, f"{room} 0{version}")  # the 0: those of today have heard it
                    await line.execute()
        except Exception as problem:
            if not _is_lost(problem):
                _logger.exception("an unknown error while publishing; it is tried again")
            tables = {word: version for word, version in news.items() if "/" not in word}
            self._news = tables | self._news  # those that came meanwhile are newer
            return False
        return True

    async def _listen(self) -> None:
        while not self._closing.is_set():
            try:
                async with self._redis.pubsub() as line:
                    await line.psubscribe(CHANNEL)  # by a pattern, which is not counted there
                    await line.subscribe(self._channel)
                    await self._follow(line)
                why = "it is silent"
            except (Exception, asyncio.CancelledError) as problem:
                heed_cancellation()  # otherwise the library lets one of its own out
                if not (_is_lost(problem) or isinstance(problem, ValueError)):  # the last: what is no text
                    _logger.exception("the connection to Redis ended with an unknown error")
                why = str(problem) or repr(problem)
            heed_cancellation()
            if self._closing.is_set():
                return
            _logger.warning("Redis does not answer, so the log is looked at instead: %s", why)
            self._lose()
            await asyncio.sleep(AGAIN_S)

    async def _follow(self, line: PubSub) -> None:
        """Pass on what is heard for as long as the line lives."""
        asked = False
        while not self._closing.is_set():
            message: dict[str, Any] | None = await line.get_message(timeout=BEAT_S)
            heed_cancellation()
            if message is None:
                if asked:
                    return
                await line.ping()
            asked = message is None
            if message is not None and message["type"] == "subscribe":
                self._lose()
                self.publish(EVERYTHING, 0)
            elif message is not None and message["type"] in {"message", "pmessage"}:
                room, _, version = message["data"].rpartition(" ")
                if message["type"] == "pmessage" and version.startswith("0") and version != "0":
                    continue
                if version.isdecimal():  # somebody else may use our channel
                    for hear, _ in self._hearers:
                        _hear(hear, room, int(version))

    def _lose(self) -> None:
        """Tell everybody that messages may have been lost."""
        for _, lost in self._hearers:
            lost()


async def connect_bus(address: str, club: str = "") -> RedisBus:
    """Open the bus of a club on a Redis server, ``redis://user:password@host:port``.

    ``club`` is the same for all processes that use one database, and for no others.
    Raises `InvalidSetting` for what is no such address, `StoreProblem` for a server that does not answer.
    """
    try:
        redis = Redis.from_url(
            address,
            decode_responses=True,
            encoding_errors="replace",
            socket_connect_timeout=BEAT_S,
            socket_timeout=BEAT_S,
            retry=Retry(NoBackoff(), 0),
        )
    except ValueError:
        raise InvalidSetting(
            "SETTEBELLO_REDIS_URL has to be like redis://user:password@host", reason=Reason.BAD_REDIS_URL
        ) from None
    try:
        await _ping(redis)
    except StoreProblem:
        await redis.aclose()
        raise
    return RedisBus(redis, f"{CHANNEL}:{club}")


def _hear(hear: Hear, room: str, version: int) -> None:
    """Pass a word on; whoever cannot bear one hears the next."""
    try:
        hear(room, version)
    except Exception:
        _logger.exception("a word from Redis could not be heard")


def _is_lost(problem: BaseException) -> bool:
    """Tell whether an error says no more than that there is no connection.

    The library hands on what uvloop raises where a connection is closed before it is written to.
    """
    if isinstance(problem, RuntimeError):
        return "the handler is closed" in str(problem)
    return isinstance(problem, RedisError | OSError)


async def _ping(redis: Redis) -> None:
    """Return if Redis answers; raise `StoreProblem` otherwise."""
    try:
        await redis.ping()
    except Exception as problem:
        if not _is_lost(problem):
            raise
        why = " ".join(str(problem).split())
        raise StoreProblem(
            f"Redis cannot be used ({why}); look at it and at SETTEBELLO_REDIS_URL",
            reason=Reason.REDIS_UNUSABLE,
            why=why,
        ) from None
