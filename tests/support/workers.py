"""A club's server with several workers, and how to be served by one of them."""

import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.support.club import only
from tests.support.serving import Client, Json, Server


@contextmanager
def workers(folder: Path, club: Mapping[str, str], *, bot_seconds: float = 0) -> Iterator[Server]:
    """Serve a club with two workers."""
    server = Server(folder / "none.db", bot_seconds=bot_seconds, club=club, workers=2).start()
    try:
        yield server
    finally:
        server.stop()
    server.check_errors()


TRIES_S = (2, 4, 8, 16, 32, 60, 60)
"""How long the other workers stand still at most, try by try."""


def at_worker(server: Server, worker: int, ticket: Json) -> Client:
    """Sit down at a table by way of one worker.

    The others stand still until it has answered. One of them may hold a lock of the database that it waits
    for, or take the connection as it stops: then they go on for a moment, before the next try.
    """
    client = _connected(server, worker, ticket)
    client.hello()
    return client


def _connected(server: Server, worker: int, ticket: Json) -> Client:
    for limit_s in TRIES_S:
        with only(worker, server.workers()), suppress(TimeoutError):
            return Client(server, ticket["room"], ticket.get("token"), open_s=limit_s)
        time.sleep(limit_s / 4)
    raise AssertionError(f"worker {worker} answered in none of {len(TRIES_S)} tries")
