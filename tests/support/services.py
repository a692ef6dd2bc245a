"""A Redis and a PostgreSQL of a test's own, which it may kill: their programs have to be on this machine."""

import os
import secrets
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.support.club import missing
from tests.support.started import folder_of_the_run

START_S = 60.0

LOWEST_PORT = 20_000
HIGHEST_PORT = 30_000
"""Where tests look for a port: Linux gives those from 32,768 on to outgoing connections."""


class OwnRedis:
    """`redis-server`, which keeps nothing."""

    def __init__(self, program: str) -> None:
        self._program = program
        self._port = free_port()
        self.address = f"redis://127.0.0.1:{self._port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it answers."""
        command = [self._program, "--port", str(self._port), "--bind", "127.0.0.1", "--save", ""]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        wait_for_port(self._port)

    def kill(self) -> None:
        """Kill it, as the system does when memory is short."""
        process, self._process = self._process, None
        if process is not None:
            process.send_signal(signal.SIGKILL)
            process.wait(START_S)


class OwnPostgres:
    """A PostgreSQL server in a folder of its own; nobody runs one as root."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self._programs = programs
        self._folder = folder
        self._port = free_port()
        self.address = f"postgresql://club@127.0.0.1:{self._port}/postgres"
        self._run("initdb", "-D", str(folder / "data"), "-U", "club", "-A", "trust", "-N")

    def start(self, *, room: int | None = None) -> None:
        """Start it and wait until it answers; no file of its may have more than so many bytes of ``room``."""
        options = f"-p {self._port} -k {self._folder} -c listen_addresses=127.0.0.1"
        log = str(self._folder / "log")
        self._run(
            "pg_ctl", "-D", str(self._folder / "data"), "-l", log, "-w", "-o", options, "start", room=room
        )

    def kill(self) -> None:
        """Stop it in the middle of everything: the next start recovers from its log."""
        with suppress(subprocess.CalledProcessError):
            self._run("pg_ctl", "-D", str(self._folder / "data"), "-w", "-m", "immediate", "stop")

    def _run(self, program: str, *arguments: str, room: int | None = None) -> None:
        someone = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        limits = [] if room is None else ["prlimit", f"--fsize={room}", "--"]
        command = [*limits, *someone, str(self._programs / program), *arguments]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=self._folder, timeout=START_S)


@contextmanager
def own_redis() -> Iterator[OwnRedis]:
    """Run a Redis of one's own."""
    program = shutil.which("redis-server")
    if program is None:
        missing("no redis-server")
    redis = OwnRedis(program)
    redis.start()
    try:
        yield redis
    finally:
        redis.kill()


@contextmanager
def own_postgres() -> Iterator[OwnPostgres]:
    """Run a PostgreSQL of one's own."""
    programs = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    initdb = shutil.which("initdb") or (programs and programs[-1] / "initdb")
    if not initdb:
        missing("no PostgreSQL to start")
    # not below a folder of pytest, where nobody else may look
    folder = folder_of_the_run()
    try:
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres")
        server = OwnPostgres(Path(initdb).resolve().parent, folder)
        server.start()
        try:
            yield server
        finally:
            server.kill()
    finally:
        shutil.rmtree(folder)


def free_port() -> int:
    """Return a port that nobody listens on now, below those that the system gives to outgoing connections.

    A port of the system's choice may be such a connection's before the test's own program listens there.
    """
    for _ in range(100):
        port = LOWEST_PORT + secrets.randbelow(HIGHEST_PORT - LOWEST_PORT)
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port
    raise AssertionError(f"no port from {LOWEST_PORT} to {HIGHEST_PORT} is free")


def wait_for_port(port: int) -> None:
    """Wait until somebody listens."""
    deadline = time.monotonic() + START_S
    while time.monotonic() < deadline:
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.05)
    raise AssertionError(f"nobody listens on port {port}")
