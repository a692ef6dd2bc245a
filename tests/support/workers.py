"""A club's server with several workers, and how to be served by one of them."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
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


def at_worker(server: Server, worker: int, ticket: Json) -> Client:
    """Sit down at a table by way of one worker."""
    with only(worker, server.workers()):
        return server.player(ticket)
