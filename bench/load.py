"""How many people can play at once? Tables of four clients each, on one machine with whatever serves them.

Every client is a WebSocket of its own that plays a legal card some time after its turn has come. What is
measured is the time from sending a play to the moment when the last of the table's four clients has been
told: the log has it by then. The clients run beside the server and share its cores.

The first row has 1,000 tables play at a human pace on PostgreSQL and Redis, served by two workers; the others
ask how many moves a second one process on SQLite serves while 99 of 100 plays are told to all in 150 ms.
"""

import argparse
import asyncio
import json
import os
import random
import re
import resource
import secrets
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import quote
from urllib.request import Request, urlopen

import psycopg
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

DATABASE = os.environ.get("SETTEBELLO_TEST_DATABASE_URL", "postgresql://root@127.0.0.1:5432/test")
REDIS = os.environ.get("SETTEBELLO_TEST_REDIS_URL", "redis://127.0.0.1:6379/0")

RULES = "scopone"
SEATS = 4
BOUND_MS = 150.0
COLUMNS = (
    "served by",
    "tables",
    "clients",
    "moves a second",
    "told to all: median ms",
    "95 %",
    "99 %",
    "kB a table",
    "refused",
    "lost",
)
WARM_S = 5.0
"""Seconds at the beginning of a run that are not counted."""
AT_ONCE = 50
"""Tables that are opened side by side."""

VERSION = re.compile(r'"version":(\d+)')
OVER = ('"phase":"deal_over"', '"phase":"match_over"')


@dataclass
class Run:
    """What is to be measured, and what was: seconds from a play to its last client, moves told, refusals."""

    pace_s: float
    counting: bool = False
    stopped: bool = False
    waits: list[float] = field(default_factory=list)
    refused: int = 0
    lost: int = 0
    tables: list["Table"] = field(default_factory=list)


@dataclass
class Table:
    """Four clients at one table; ``sent`` is when the last play went out, ``seen`` who knows of it.

    ``answered`` is the version that each client last played at, and ``ready`` who is ready for the next deal.
    """

    run: Run
    room: str
    tokens: list[str]
    sent: tuple[int, float] | None = None
    seen: set[int] = field(default_factory=set)
    answered: dict[int, int] = field(default_factory=dict)
    ready: set[int] = field(default_factory=set)

    def tell(self, seat: int, version: int) -> None:
        """Note that a client has seen a version."""
        if self.sent is None or version <= self.sent[0]:
            return
        self.seen.add(seat)
        if len(self.seen) == SEATS:
            if self.run.counting:
                self.run.waits.append(time.monotonic() - self.sent[1])
            self.sent = None
            self.seen = set()


async def client(table: Table, seat: int, address: str) -> None:
    """Sit at a table and play until the run is over."""
    run = table.run
    try:
        async with connect(f"{address}ws/rooms/{table.room}", compression=None, max_queue=None) as socket:
            await socket.send(json.dumps({"type": "hello", "token": table.tokens[seat]}))
            async for text in socket:
                if isinstance(text, str):
                    _heard(table, seat, socket, text)
                if run.stopped:
                    return
    except (OSError, EOFError, ConnectionClosed) as problem:
        sys.stderr.write(f"a client lost its table: {problem}\n")
    run.lost += not run.stopped


def _heard(table: Table, seat: int, socket: ClientConnection, text: str) -> None:
    if text.startswith('{"type":"refused"'):
        table.run.refused += 1
        return
    found = VERSION.search(text)
    if found is None:
        return
    version = int(found[1])
    table.tell(seat, version)
    over = any(phase in text for phase in OVER)
    if not over:
        table.ready.discard(seat)
    if '"legal":[{' in text and table.answered.get(seat) != version:
        table.answered[seat] = version
        action = random.choice(json.loads(text)["screen"]["legal"])["action"]
        _later(_play(table, socket, version, action))
    elif over and seat not in table.ready:
        table.ready.add(seat)
        _later(_ready(table, socket))


_tasks: set[asyncio.Task[None]] = set()


def _later(work: object) -> None:
    task = asyncio.ensure_future(work)  # type: ignore[call-overload]  # a coroutine of this module
    _tasks.add(task)
    task.add_done_callback(_tasks.discard)


async def _play(table: Table, socket: ClientConnection, version: int, action: str) -> None:
    await asyncio.sleep(table.run.pace_s * random.uniform(0.5, 1.5))
    table.sent, table.seen = (version, time.monotonic()), set()
    with suppress(OSError, EOFError, ConnectionClosed):
        await socket.send(json.dumps({"type": "play", "id": "a", "version": version, "action": action}))


async def _ready(table: Table, socket: ClientConnection) -> None:
    await asyncio.sleep(table.run.pace_s * random.uniform(0.5, 1.5))
    with suppress(OSError, EOFError, ConnectionClosed):
        await socket.send(json.dumps({"type": "ready", "id": "b"}))


def opened(address: str) -> list[str]:
    """Open a table, take its seats, and return the tokens after the table's name."""
    ticket = _post(f"{address}api/rooms", {"rules": RULES, "name": "A", "open_seats": SEATS - 1})
    others = [
        _post(f"{address}api/rooms/{ticket['room']}/seats", {"name": name})["token"]
        for name in "BCD"[: SEATS - 1]
    ]
    return [ticket["room"], ticket["token"], *others]


def _post(url: str, body: object) -> dict[str, str]:
    request = Request(url, json.dumps(body).encode(), {"content-type": "application/json"})
    with urlopen(request, timeout=60) as answer:
        found: dict[str, str] = json.load(answer)
    return found


async def sit_down(run: Run, address: str, tables: int, tasks: set[asyncio.Task[None]]) -> None:
    """Open so many tables more, with all their clients."""
    for first in range(0, tables, AT_ONCE):
        some = range(first, min(first + AT_ONCE, tables))
        rooms = await asyncio.gather(*(asyncio.to_thread(opened, address) for _ in some))
        for room, *tokens in rooms:
            table = Table(run, room, tokens)
            run.tables.append(table)
            at = address.replace("http", "ws", 1)
            tasks |= {asyncio.create_task(client(table, seat, at)) for seat in range(SEATS)}


async def measured(run: Run, seconds: float) -> None:
    """Let them play, and count after a while."""
    await asyncio.sleep(WARM_S)
    run.waits.clear()
    run.counting = True
    await asyncio.sleep(seconds)
    run.counting = False
    now = time.monotonic()
    run.waits += [
        now - sent
        for each in run.tables
        if each.sent
        for sent in each.sent[1:]
        if now - sent > BOUND_MS / 1000
    ]


def row(name: str, tables: int, run: Run, seconds: float, memory: str) -> str:
    """Write a row of the table."""
    waits = sorted(run.waits) or [float("inf")]
    at = [f"{waits[min(len(waits) - 1, int(len(waits) * part))] * 1000:.0f}" for part in (0.5, 0.95, 0.99)]
    cells = [name, f"{tables:,}", f"{tables * SEATS:,}", f"{len(run.waits) / seconds:.0f}", *at, memory]
    return "| " + " | ".join([*cells, str(run.refused), str(run.lost)]) + " |"


def p99(run: Run) -> float:
    """Return the 99th of a hundred waits, in milliseconds."""
    waits = sorted(run.waits)
    return waits[int(len(waits) * 0.99)] * 1000 if waits else float("inf")


async def human_pace(tables: int, pace_s: float, seconds: float) -> None:
    """Print what so many tables at this pace notice, served by two workers."""
    with (
        schema() as database,
        served({"DATABASE_URL": database, "REDIS_URL": REDIS}, "--workers", "2") as (at, group),
    ):
        before = memory_kb(group)
        run, tasks = Run(pace_s), set[asyncio.Task[None]]()
        await sit_down(run, at, tables, tasks)
        await measured(run, seconds)
        each = (memory_kb(group) - before) / tables
        print(row("PostgreSQL, Redis, two workers", tables, run, seconds, f"{each:.0f}"), flush=True)
        await _stop(run, tasks)


async def ramp(tables: int, seconds: float) -> None:
    """Have the same tables play faster and faster, until some wait too long; print each step."""
    with (
        tempfile.TemporaryDirectory() as folder,
        served({}, "--database", str(Path(folder) / "load.db")) as (at, group),
    ):
        before = memory_kb(group)
        run, tasks = Run(10.0), set[asyncio.Task[None]]()
        await sit_down(run, at, tables, tasks)
        for moves in range(50, 2000, 25):
            run.pace_s = tables / moves
            await measured(run, seconds)
            each = (memory_kb(group) - before) / tables
            print(row("SQLite, one process", tables, run, seconds, f"{each:.0f}"), flush=True)
            if p99(run) > BOUND_MS:
                break
        await _stop(run, tasks)


async def _stop(run: Run, tasks: set[asyncio.Task[None]]) -> None:
    run.stopped = True
    for task in [*tasks, *_tasks]:
        task.cancel()
    await asyncio.gather(*tasks, *_tasks, return_exceptions=True)


@contextmanager
def served(settings: dict[str, str], *flags: str) -> Iterator[tuple[str, int]]:
    """Run a server; yield its address and the number of its process."""
    environment = os.environ | {f"SETTEBELLO_{name}": value for name, value in settings.items()}
    command = [sys.executable, "-m", "settebello", "serve", "--port", "0", *flags]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    try:
        yield (
            next(found[0] for line in server.stdout or () if (found := re.search(r"http://\S+", line))),
            server.pid,
        )
    finally:
        server.terminate()
        server.wait(timeout=30)


@contextmanager
def schema() -> Iterator[str]:
    """Make a schema, yield the address of the database seen through it, and drop it."""
    name = f"load_{secrets.token_hex(6)}"
    with psycopg.connect(DATABASE, autocommit=True) as database:
        database.execute(f"CREATE SCHEMA {name}")
        try:
            mark = "&" if "?" in DATABASE else "?"
            yield f"{DATABASE}{mark}options={quote(f'-csearch_path={name}')}"
        finally:
            database.execute(f"DROP SCHEMA {name} CASCADE")


def memory_kb(process: int) -> int:
    """Return the memory (kB, resident) of a process and those that it began."""
    total, waiting = 0, [process]
    while waiting:
        each = waiting.pop()
        with suppress(OSError):
            pages = int(Path(f"/proc/{each}/statm").read_text("ascii").split()[1])
            total += pages * resource.getpagesize() // 1024
            children = Path(f"/proc/{each}/task/{each}/children").read_text("ascii")
            waiting += map(int, children.split())
    return total


def main() -> None:
    """Ask both questions and print the table."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--tables", type=int, default=1000)
    asked.add_argument("--pace", type=float, default=5.0, help="seconds that a player thinks, on average")
    asked.add_argument("--seconds", type=float, default=60.0)
    asked.add_argument("--ramp-tables", type=int, default=200)
    asked.add_argument("--ramp-seconds", type=float, default=10.0)
    asked.add_argument("--only", choices=["human", "ramp"])
    wanted = asked.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    print(f"| {' | '.join(COLUMNS)} |")
    print("|" + "---|" * len(COLUMNS), flush=True)
    if wanted.only != "ramp":
        asyncio.run(human_pace(wanted.tables, wanted.pace, wanted.seconds))
    if wanted.only != "human":
        asyncio.run(ramp(wanted.ramp_tables, wanted.ramp_seconds))


if __name__ == "__main__":
    main()
