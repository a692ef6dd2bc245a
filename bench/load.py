"""How many people can play at once? Tables of four clients each, on one machine with whatever serves them.

Every client is a WebSocket of its own that plays a legal card some time after its turn has come. The measured
time runs from sending a play to the moment when the last of the table's four clients has been told: the log
has it by then. The clients run beside the server and share its cores.

The server's CPU a move counts all its processes, and says the same however busy the machine is.

The first row has 1,000 tables play at a human pace on PostgreSQL and Redis, served by two workers; the others
ask how many moves a second one process on SQLite serves while 99 of 100 plays are told to all in 150 ms.

With ``--reviews`` the server reviews so many matches all the while, in so many worlds that none is finished.
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
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
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
    "server's CPU ms a move",
    "kB a table",
    "refused",
    "lost",
)
WARM_S = 5.0
"""Seconds at the beginning of a run that are not counted."""
AT_ONCE = 50
"""Tables that are opened side by side."""
SHORT = "scopone?target=1"
"""The rules of matches that are played to be reviewed."""
REVIEW_WORLDS = 50_000
"""Worlds in which a play is judged: a review takes longer than a run."""
WARMING = 8
"""Tables that are opened before memory is measured: two workers then have had some each."""
SETTLED_S, SETTLED_KB, SETTLING_S = 5.0, 1024, 180.0
"""A server has started once its memory stays within so much for so long; how long that may take in all."""
REVIEWED_S = 120.0
"""Seconds until the matches to be reviewed are over."""

VERSION = re.compile(r'"version":(\d+)')
LEGAL = re.compile(r'"legal":\[[{"]')
OVER = ('"phase":"deal_over"', '"phase":"match_over"')


@dataclass(frozen=True)
class Program:
    """The program that is measured: the interpreter that it is installed for, and the protocol of a table."""

    python: str
    protocol: int
    reviews: int = 0

    @property
    def called(self) -> str:
        """Return what a row says of it besides."""
        return f", {self.reviews} reviews beside them" if self.reviews else ""


@dataclass
class Run:
    """A run, and its measurements: seconds from a play to its last client, the server's seconds of CPU."""

    pace_s: float
    protocol: int
    cpu_s: float = 0.0
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
            hello = {"type": "hello", "token": table.tokens[seat]}
            await socket.send(json.dumps(hello | ({"protocol": run.protocol} if run.protocol > 1 else {})))
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
    if LEGAL.search(text) and table.answered.get(seat) != version:
        table.answered[seat] = version
        _later(_play(table, socket, version, random.choice(_legal(json.loads(text)))))
    elif over and seat not in table.ready:
        table.ready.add(seat)
        _later(_ready(table, socket))


def _legal(message: dict[str, Any]) -> list[str]:
    """Return the actions that a message shows as legal: on a whole screen, or as the last change of one."""
    if "screen" in message:
        shown = message["screen"]["legal"]
    else:
        shown = [step["changes"]["legal"] for step in message["steps"] if "legal" in step["changes"]][-1]
    return [play if isinstance(play, str) else play["action"] for play in shown]


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


def opened(address: str, rules: str) -> list[str]:
    """Open a table, take its seats, and return the tokens after the table's name."""
    ticket = _post(f"{address}api/rooms", {"rules": rules, "name": "A", "open_seats": SEATS - 1})
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


async def sit_down(
    run: Run, address: str, tables: int, tasks: set[asyncio.Task[None]], rules: str = RULES
) -> None:
    """Open so many tables more, with all their clients."""
    for first in range(0, tables, AT_ONCE):
        some = range(first, min(first + AT_ONCE, tables))
        rooms = await asyncio.gather(*(asyncio.to_thread(opened, address, rules) for _ in some))
        for room, *tokens in rooms:
            table = Table(run, room, tokens)
            run.tables.append(table)
            at = address.replace("http", "ws", 1)
            tasks |= {asyncio.create_task(client(table, seat, at)) for seat in range(SEATS)}


async def ask_for_reviews(program: Program, address: str) -> None:
    """Have matches played to their end, and ask for their reviews; they go on until the server ends."""
    run, tasks = Run(0.02, program.protocol), set[asyncio.Task[None]]()
    await sit_down(run, address, program.reviews, tasks, SHORT)
    for table in run.tables:
        deadline = time.monotonic() + REVIEWED_S
        while (match := await asyncio.to_thread(_over, f"{address}api/rooms/{table.room}/match")) is None:
            assert time.monotonic() < deadline, "a match is not over"
            await asyncio.sleep(0.2)
        await asyncio.to_thread(_post, f"{address}api/matches/{match}/review", {})
    await _stop(run, tasks)


def _over(url: str) -> str | None:
    """Return the match that has ended at a table, if one has."""
    with suppress(HTTPError), urlopen(url, timeout=60) as answer:
        match: str = json.load(answer)["id"]
        return match
    return None


async def measured(run: Run, seconds: float, group: int) -> None:
    """Let them play, and count after a while; ``group`` is the server's process."""
    await asyncio.sleep(WARM_S)
    run.waits.clear()
    run.counting, before = True, cpu_s(group)
    await asyncio.sleep(seconds)
    run.counting, run.cpu_s = False, cpu_s(group) - before
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
    cells = [name, f"{tables:,}", f"{tables * SEATS:,}", f"{len(run.waits) / seconds:.0f}", *at]
    cells += [f"{run.cpu_s * 1000 / max(1, len(run.waits)):.2f}", memory]
    return "| " + " | ".join([*cells, str(run.refused), str(run.lost)]) + " |"


def p99(run: Run) -> float:
    """Return the 99th of a hundred waits, in milliseconds."""
    waits = sorted(run.waits)
    return waits[int(len(waits) * 0.99)] * 1000 if waits else float("inf")


async def human_pace(program: Program, tables: int, pace_s: float, seconds: float) -> None:
    """Print what so many tables at this pace notice, served by two workers."""
    with (
        schema() as database,
        served(program, {"DATABASE_URL": database, "REDIS_URL": REDIS}, "--workers", "2") as (at, group),
    ):
        await ask_for_reviews(program, at)
        before = await settled_kb(at, group)
        run, tasks = Run(pace_s, program.protocol), set[asyncio.Task[None]]()
        await sit_down(run, at, tables, tasks)
        await measured(run, seconds, group)
        each = (memory_kb(group) - before) / tables
        print(
            row(f"PostgreSQL, Redis, two workers{program.called}", tables, run, seconds, f"{each:.0f}"),
            flush=True,
        )
        await _stop(run, tasks)


async def ramp(program: Program, tables: int, seconds: float, paces: Iterable[int]) -> None:
    """Have the same tables play faster and faster, until some wait too long; print each step."""
    with (
        tempfile.TemporaryDirectory() as folder,
        served(program, {}, "--database", str(Path(folder) / "load.db")) as (at, group),
    ):
        await ask_for_reviews(program, at)
        before = await settled_kb(at, group)
        run, tasks = Run(10.0, program.protocol), set[asyncio.Task[None]]()
        await sit_down(run, at, tables, tasks)
        for moves in paces:
            run.pace_s = tables / moves
            await measured(run, seconds, group)
            each = (memory_kb(group) - before) / tables
            print(
                row(f"SQLite, one process{program.called}", tables, run, seconds, f"{each:.0f}"), flush=True
            )
            if p99(run) > BOUND_MS:
                break
        await _stop(run, tasks)


async def _stop(run: Run, tasks: set[asyncio.Task[None]]) -> None:
    run.stopped = True
    for task in [*tasks, *_tasks]:
        task.cancel()
    await asyncio.gather(*tasks, *_tasks, return_exceptions=True)


@contextmanager
def served(program: Program, settings: dict[str, str], *flags: str) -> Iterator[tuple[str, int]]:
    """Run a server; yield its address and the number of its process."""
    environment = os.environ | {
        f"SETTEBELLO_ADDRESS_{name}": "60000" for name in ("CONNECTIONS", "RATE", "TABLES", "SEATS")
    }  # all clients come from here
    environment |= {f"SETTEBELLO_{name}": value for name, value in settings.items()}
    if program.reviews:
        environment["SETTEBELLO_REVIEW_WORLDS"] = str(REVIEW_WORLDS)
    command = [program.python, "-m", "settebello", "serve", "--port", "0", *flags]
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
    """Return the memory (kB, resident) of a process and its descendants."""
    pages = sum(int(Path(f"/proc/{each}/statm").read_text("ascii").split()[1]) for each in family(process))
    return pages * resource.getpagesize() // 1024


async def settled_kb(address: str, process: int) -> int:
    """Open some tables, wait until the server has loaded and started all that it does; return its memory.

    Modules are loaded with the first table, and players are compiled once the address is printed.
    """
    for _ in range(WARMING):  # each worker loads for itself
        await asyncio.to_thread(opened, address, RULES)
    deadline = time.monotonic() + SETTLING_S
    known, since = memory_kb(process), time.monotonic()
    while time.monotonic() - since < SETTLED_S:
        assert time.monotonic() < deadline, "the server takes more and more memory"
        await asyncio.sleep(0.5)
        now = memory_kb(process)
        if abs(now - known) > SETTLED_KB:
            known, since = now, time.monotonic()
    return known


def cpu_s(process: int) -> float:
    """Return the seconds of CPU that a process and its descendants have taken."""
    rows = (
        Path(f"/proc/{each}/stat").read_text("ascii").rpartition(")")[2].split() for each in family(process)
    )
    return sum(int(row[11]) + int(row[12]) for row in rows) / os.sysconf("SC_CLK_TCK")


def family(process: int) -> list[int]:
    """List a process and its descendants that run."""
    found, waiting = list[int](), [process]
    while waiting:
        each = waiting.pop()
        with suppress(OSError):
            children = Path(f"/proc/{each}/task/{each}/children").read_text("ascii")
            waiting += map(int, children.split())
            found.append(each)
    return found


def main() -> None:
    """Ask both questions and print the table."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--tables", type=int, default=1000)
    asked.add_argument("--pace", type=float, default=5.0, help="seconds that a player thinks, on average")
    asked.add_argument("--seconds", type=float, default=60.0)
    asked.add_argument("--ramp-tables", type=int, default=200)
    asked.add_argument("--ramp-seconds", type=float, default=10.0)
    asked.add_argument("--ramp-moves", type=int, nargs="*", help="moves a second to try, instead of a ramp")
    asked.add_argument("--only", choices=["human", "ramp"])
    asked.add_argument("--python", default=sys.executable, help="the interpreter of another installation")
    asked.add_argument("--protocol", type=int, default=2, help="the protocol that the clients speak")
    asked.add_argument("--reviews", type=int, default=0, help="matches that are reviewed beside the tables")
    wanted = asked.parse_args()
    program = Program(wanted.python, wanted.protocol, wanted.reviews)
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    print(f"| {' | '.join(COLUMNS)} |")
    print("|" + "---|" * len(COLUMNS), flush=True)
    if wanted.only != "ramp":
        asyncio.run(human_pace(program, wanted.tables, wanted.pace, wanted.seconds))
    if wanted.only != "human":
        paces = wanted.ramp_moves or range(50, 2000, 25)
        asyncio.run(ramp(program, wanted.ramp_tables, wanted.ramp_seconds, paces))


if __name__ == "__main__":
    main()
