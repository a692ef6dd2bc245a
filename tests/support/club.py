"""PostgreSQL and Redis as they run on this machine: a place of one's own there, and a line that can be cut.

Where they do not run, a test that needs them is skipped, and in CI it fails. Others than those of this
machine are named by ``SETTEBELLO_TEST_DATABASE_URL`` and ``SETTEBELLO_TEST_REDIS_URL``.
"""

import os
import secrets
import signal
import socket
import threading
from collections.abc import Collection, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from typing import NoReturn
from urllib.parse import quote, urlsplit, urlunsplit

import psycopg
import pytest
import redis

from tests.support.started import LIMIT_S

DATABASE = os.environ.get("SETTEBELLO_TEST_DATABASE_URL", "postgresql://root@127.0.0.1:5432/test")
REDIS = os.environ.get("SETTEBELLO_TEST_REDIS_URL", "redis://127.0.0.1:6379/0")


@contextmanager
def schema() -> Iterator[str]:
    """Make a schema, yield the address of the database seen through it, and drop it."""
    name = f"settebello_{secrets.token_hex(6)}"
    try:
        keeper = psycopg.connect(DATABASE, connect_timeout=int(LIMIT_S), autocommit=True)
    except psycopg.OperationalError as problem:
        missing(f"no PostgreSQL: {problem}")
    with keeper:
        keeper.execute(f'CREATE SCHEMA "{name}"'.encode())
        try:
            yield f"{DATABASE}?options={quote(f'-csearch_path={name}', safe='')}"
        finally:
            keeper.execute(f'DROP SCHEMA "{name}" CASCADE'.encode())


def redis_address() -> str:
    """Return the address of the Redis of this machine."""
    try:
        with redis.Redis.from_url(REDIS, socket_connect_timeout=LIMIT_S) as client:
            client.ping()
    except redis.RedisError as problem:
        missing(f"no Redis: {problem}")
    return REDIS


@contextmanager
def only(worker: int, of: Collection[int]) -> Iterator[None]:
    """Let one of these processes alone run: whoever connects meanwhile gets to it."""
    others = [pid for pid in of if pid != worker]
    for pid in others:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in others:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)


def missing(why: str) -> NoReturn:
    """Skip a test that needs what is not here, or fail it in CI."""
    if os.environ.get("CI"):
        pytest.fail(why)
    pytest.skip(why)


@dataclass
class Line:
    """A line to a service that can be cut, as when the service stops, and mended, as when it starts again."""

    host: str
    upstream: int
    port: int = 0
    source: str = ""
    whole: bool = True
    _open: list[socket.socket] = field(default_factory=list)

    def cut(self) -> None:
        """Break every connection; whoever connects is turned away."""
        self.whole = False
        while self._open:
            with suppress(OSError):
                self._open.pop().shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        """Let everybody through again."""
        self.whole = True

    def serve(self, listener: socket.socket) -> None:
        """Pass on every connection until the listener is closed."""
        with suppress(OSError):
            while True:
                near, _ = listener.accept()
                if not self.whole:
                    near.close()
                    continue
                far = socket.create_connection((self.host, self.upstream), source_address=(self.source, 0))
                self._open += [near, far]
                for source, target in ((near, far), (far, near)):
                    threading.Thread(target=_pass_on, args=(source, target), daemon=True).start()


@contextmanager
def line_to(address: str, source: str = "") -> Iterator[tuple[Line, str]]:
    """Stand before a service; yield the line and the address that goes through it.

    The service sees everybody come from ``source``, an address of this machine.
    """
    parts = urlsplit(address)
    assert parts.hostname
    assert parts.port
    with socket.create_server(("127.0.0.1", 0)) as listener:
        line = Line(parts.hostname, parts.port, listener.getsockname()[1], source)
        thread = threading.Thread(target=line.serve, args=(listener,), daemon=True)
        thread.start()
        user = f"{parts.username}:{parts.password or ''}@" if parts.username else ""
        try:
            yield line, urlunsplit(parts._replace(netloc=f"{user}127.0.0.1:{line.port}"))
        finally:
            line.cut()
            listener.shutdown(socket.SHUT_RDWR)
            thread.join(LIMIT_S)


def _pass_on(source: socket.socket, target: socket.socket) -> None:
    with suppress(OSError), source, target:
        while data := source.recv(65536):
            target.sendall(data)
        target.shutdown(socket.SHUT_RDWR)
