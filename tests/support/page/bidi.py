"""A program between Playwright and Firefox, which speak BiDi: it answers a command that Firefox lacks.

Playwright sets the colours of every new context by ``emulation.setMediaFeaturesOverride``, which Firefox
does not know. This program starts the Firefox named by its first argument with the other arguments, answers
that command itself, and passes everything else on. It ends with Firefox.
"""

import asyncio
import json
import re
import sys
from asyncio.subprocess import PIPE, Process
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve

LACKED: Final = "emulation.setMediaFeaturesOverride"
LISTENING: Final = "WebDriver BiDi listening on "
"""Firefox writes this and its address; so Playwright learns where to connect."""

END_S: Final = 30.0
"""How long Firefox may take to end once it says nothing more."""

PATIENT: Final[dict[str, Any]] = {"max_size": None, "ping_interval": None}
"""Messages of any length, and no heartbeat: a browser that is busy answers none in time."""


async def run(command: list[str]) -> None:
    """Run Firefox between its driver and this program."""
    firefox = await asyncio.create_subprocess_exec(*command, stderr=PIPE)
    address = await address_of(firefox)

    async def answer(driver: ServerConnection) -> None:
        assert driver.request is not None
        async with (
            connect(address + driver.request.path, **PATIENT) as browser,
            asyncio.TaskGroup() as both,
        ):
            both.create_task(pass_back(browser, driver))
            await pass_on(driver, browser)

    async with serve(answer, "127.0.0.1", 0, **PATIENT) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        sys.stderr.write(f"{LISTENING}ws://127.0.0.1:{port}\n")
        sys.stderr.flush()
        await write_on(firefox)
        await asyncio.wait_for(firefox.wait(), END_S)


async def address_of(firefox: Process) -> str:
    """Return where Firefox listens; what it writes before that is written on."""
    assert firefox.stderr is not None
    async for line in firefox.stderr:
        text = line.decode(errors="replace")
        if found := re.search(rf"{LISTENING}(\S+)", text):
            return found[1]
        sys.stderr.write(text)
    raise SystemExit("Firefox ended before it listened")


async def write_on(firefox: Process) -> None:
    """Write on what Firefox writes, until it ends: it must not wait for a reader."""
    assert firefox.stderr is not None
    while text := await firefox.stderr.read(1 << 16):
        sys.stderr.write(text.decode(errors="replace"))


async def pass_on(driver: ServerConnection, browser: ClientConnection) -> None:
    """Give Firefox the commands of the driver, without the one that it lacks."""
    async for message in driver:
        command = json.loads(message)
        if command["method"] == LACKED:
            await driver.send(json.dumps({"type": "success", "id": command["id"], "result": {}}))
        else:
            await browser.send(message)
    await browser.close()


async def pass_back(browser: ClientConnection, driver: ServerConnection) -> None:
    """Give the driver what Firefox says."""
    async for message in browser:
        await driver.send(message)
    await driver.close()


if __name__ == "__main__":
    asyncio.run(run(sys.argv[1:]))
