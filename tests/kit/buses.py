"""The duties of every bus between processes, as checks that anybody can run on a bus of their own.

``await check_bus(connect)`` raises `AssertionError` where a bus fails. ``connect`` joins the bus, as another
process would. A bus may lose a message only if it says so; it may repeat one.
"""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from settebello.server.bus.local import Bus

Connect = Callable[[], Awaitable[Bus]]
"""Joins the bus."""

WAIT_S = 60.0
"""How long a message may take on a busy machine."""


@dataclass
class Ear:
    """Somebody on the bus: the newest version heard of each table, and how often something was missed."""

    bus: Bus
    heard: dict[str, int] = field(default_factory=dict)
    losses: int = 0

    def hear(self, room: str, version: int) -> None:
        """Note what is heard."""
        self.heard[room] = max(version, self.heard.get(room, 0))

    def lost(self) -> None:
        """Note that something may have been missed."""
        self.losses += 1

    async def until(self, room: str, version: int) -> None:
        """Wait until this version has been heard of."""
        await until(lambda: self.heard.get(room) == version, f"{room} {version} in {self.heard}")


async def until(true: Callable[[], bool], what: str) -> None:
    """Wait until something is true."""
    deadline = time.monotonic() + WAIT_S
    while not true():
        assert time.monotonic() < deadline, f"in vain: {what}"
        await asyncio.sleep(0.01)


async def check_bus(connect: Connect) -> None:
    """Run all checks, one after another."""
    for check in CHECKS:
        await check(connect)


async def check_everybody_hears_of_everything(connect: Connect) -> None:
    """Publish from both sides, many tables at once."""
    async with joined(connect, 3) as ears:
        room = secrets.token_hex(8)
        for number in range(100):
            ears[number % 2].bus.publish(f"{room}{number}", number + 1)
        for ear in ears:
            for number in range(100):
                await ear.until(f"{room}{number}", number + 1)


async def check_the_newest_version_is_heard_of(connect: Connect) -> None:
    """Publish many versions of one table in a row."""
    async with joined(connect, 2) as (here, there):
        room = secrets.token_hex(8)
        for version in range(1, 200):
            here.bus.publish(room, version)
            if version % 50 == 0:
                await asyncio.sleep(0)
        await there.until(room, 199)


async def check_who_closes_has_said_everything(connect: Connect) -> None:
    """Publish and close, at once or in the middle of saying it."""
    for moments in range(6):
        async with joined(connect, 2) as (here, there):
            room = secrets.token_hex(8)
            here.bus.publish(room, 7)
            for _ in range(moments):
                await asyncio.sleep(0)
            await here.bus.close()
            await there.until(room, 7)


CHECKS = (
    check_everybody_hears_of_everything,
    check_the_newest_version_is_heard_of,
    check_who_closes_has_said_everything,
)


@asynccontextmanager
async def joined(connect: Connect, count: int) -> AsyncIterator[list[Ear]]:
    """Have so many join the bus, and wait until they hear each other."""
    ears = [Ear(await connect()) for _ in range(count)]
    try:
        for ear in ears:
            ear.bus.subscribe(ear.hear, ear.lost)
        for ear in ears:
            await until_heard(ear, ears)
        yield ears
    finally:
        for ear in ears:
            await ear.bus.close()


async def until_heard(speaker: Ear, ears: list[Ear]) -> None:
    """Have somebody speak until everybody hears it."""
    room = secrets.token_hex(8)

    def heard() -> bool:
        speaker.bus.publish(room, 1)
        return all(room in ear.heard for ear in ears)

    await until(heard, "everybody on the line")
