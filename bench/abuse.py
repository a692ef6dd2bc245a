"""How much do players notice of strangers who ask for all they can? Fifty tables, with and without them.

One process on SQLite with the bounds as they are by default (docs/bounds.md). The players come from this
machine. The strangers come from five other addresses, as a proxy would name them. They open sockets and say
nothing, ask for records and lists, open tables, and greet a table again and again. Both runs are in one
server, one after the other.
"""

import argparse
import asyncio
import json
import resource
import sys
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

sys.path.insert(0, str(Path(__file__).parents[1]))
from bench.load import Program, Run, _stop, measured, served, sit_down

ADDRESSES = [f"203.0.113.{each}" for each in range(1, 6)]
DEFAULTS = {
    "ADDRESS_CONNECTIONS": "256",
    "ADDRESS_RATE": "100",
    "ADDRESS_TABLES": "120",
    "ADDRESS_SEATS": "30",
    "CONNECTIONS": "800",
}
PATHS = ("/api/players", "/api/lobby", "/api/rooms/{room}/record", "/api/rooms/{room}/match")
PAUSE_S = 0.005
FEW = 10
"""Tables that are opened side by side."""

Answers = Counter[str]


async def asked(port: int, address: str, method: str, path: str, body: str = "") -> str:
    """Make a request over a connection of its own; return the status."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: {address}\r\n"
        head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n"
        writer.write((head + body).encode())
        line = await reader.readline()
        await reader.read()
        return line.decode().split()[1] if line else "ended"
    finally:
        writer.close()


async def requests(port: int, address: str, room: str, answers: Answers) -> None:
    """Ask for records and lists without end."""
    while True:
        for path in PATHS:
            answers[await asked(port, address, "GET", path.format(room=room))] += 1
            await asyncio.sleep(PAUSE_S)


async def tables(port: int, address: str, _room: str, answers: Answers) -> None:
    """Open tables without end."""
    body = json.dumps({"rules": "scopone", "name": "Eve", "open_seats": 3})
    while True:
        answers[await asked(port, address, "POST", "/api/rooms", body)] += 1
        await asyncio.sleep(PAUSE_S)


async def greetings(port: int, address: str, room: str, answers: Answers) -> None:
    """Greet a table without end."""
    where = f"ws://127.0.0.1:{port}/ws/rooms/{room}"
    async with connect(where, additional_headers={"X-Forwarded-For": address}, compression=None) as line:
        while True:
            await line.send('{"type":"hello"}')
            text = await line.recv()
            answers["refused" if '"refused"' in str(text)[:20] else "shown"] += 1
            await asyncio.sleep(PAUSE_S)


async def idle(port: int, _address: str, _room: str, answers: Answers) -> None:
    """Connect without end, and say nothing."""
    held: list[asyncio.StreamWriter] = []
    try:
        while True:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            held.append(writer)
            answers["connected"] += 1
            while len(held) > 5000:
                held.pop(0).close()
            await asyncio.sleep(PAUSE_S)
    finally:
        for each in held:
            each.close()


ATTACKS: tuple[Callable[[int, str, str, Answers], Awaitable[None]], ...] = (requests, tables, greetings, idle)


async def attack(work: Callable[[], Awaitable[None]]) -> None:
    """Go on for as long as it lasts, whatever the server refuses."""
    while True:
        with suppress(OSError, EOFError, ConnectionClosed, InvalidStatus, IndexError):
            await work()
        await asyncio.sleep(PAUSE_S)


def row(name: str, run: Run, seconds: float) -> str:
    """Write a row of the table."""
    waits = sorted(run.waits) or [float("inf")]
    at = [f"{waits[min(len(waits) - 1, int(len(waits) * part))] * 1000:.0f}" for part in (0.5, 0.95, 0.99)]
    return f"| {name} | {len(waits) / seconds:.0f} | {' | '.join(at)} | {run.refused} | {run.lost} |"


async def compared(many: int, pace_s: float, seconds: float) -> None:
    """Print how long players wait, without strangers and with them."""
    program = Program(sys.executable, 2)
    with (
        tempfile.TemporaryDirectory() as folder,
        served(program, DEFAULTS, "--database", str(Path(folder) / "abuse.db")) as (at, group),
    ):
        run, players = Run(pace_s, program.protocol), set[asyncio.Task[None]]()
        for first in range(0, many, FEW):  # all players have one address, and its bounds
            await sit_down(run, at, min(FEW, many - first), players)
            await asyncio.sleep(FEW * 0.4)
        await measured(run, seconds, group)
        print(row("none", run, seconds), flush=True)
        port, room, answers = int(at.rstrip("/").rpartition(":")[2]), run.tables[0].room, Answers()
        strangers = [
            asyncio.create_task(attack(lambda do=do, who=who: do(port, who, room, answers)))  # type: ignore[misc] # a lambda has no types
            for who in ADDRESSES
            for do in ATTACKS
        ]
        await measured(run, seconds, group)
        print(row(f"{len(strangers)} from {len(ADDRESSES)} addresses", run, seconds), flush=True)
        for each in strangers:
            each.cancel()
        await asyncio.gather(*strangers, return_exceptions=True)
        told = ", ".join(f"{number:,} {what}" for what, number in sorted(answers.items()))
        print(f"\nThe strangers' answers: {told}.")
        await _stop(run, players)


def main() -> None:
    """Ask both, side by side."""
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("--tables", type=int, default=50)
    wanted.add_argument("--pace", type=float, default=2.0, help="seconds that a player thinks, on average")
    wanted.add_argument("--seconds", type=float, default=20.0)
    given = wanted.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    print("| strangers | moves a second | told to all: median ms | 95 % | 99 % | refused | lost |")
    print("|---|---|---|---|---|---|---|", flush=True)
    asyncio.run(compared(given.tables, given.pace, given.seconds))


if __name__ == "__main__":
    main()
