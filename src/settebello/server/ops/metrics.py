"""Figures of this process for Prometheus, on an address of their own.

A label holds what this file or the program's own types list, never anything that somebody wrote: no
table, no name, no address. Each worker has its own figures on its own port (docs/decisions/0019).
"""

import logging
import socket
import threading
from collections.abc import Sequence
from socketserver import ThreadingMixIn
from typing import Any, Final
from wsgiref.simple_server import WSGIRequestHandler, WSGIServer

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics
from prometheus_client.exposition import make_wsgi_app
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from settebello.errors import NotFound
from settebello.room import Command, MakeAct, MatchResult, RoomEvent
from settebello.server.bots.thinker import Answerer, Thinker
from settebello.server.tables.parts.observers import ACCEPTED, TableObserver
from settebello.server.tables.tables import Tables
from settebello.store import NOTHING_BESIDE, Beside, Database, Notice, Sitting, SqlEventLog

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Seconds."""


_logger = logging.getLogger(__name__)


class Metrics:
    """The counts of one process."""

    def __init__(self) -> None:
        disable_created_metrics()  # type: ignore[no-untyped-call] # the library does not say it returns None
        self.registry = CollectorRegistry()
        self.tables = self._gauge("tables", "Tables in memory")
        self.sockets = self._gauge("sockets", "WebSockets open")
        self.commands = Counter(
            "settebello_commands",
            "Commands by kind, and what became of them: accepted, unchanged, or the code of the refusal",
            ("kind", "outcome"),
            registry=self.registry,
        )
        self.told = self._histogram("command_seconds", "From an accepted command until everybody is told")
        self.append = self._histogram("append_seconds", "Writing events to the log")
        self.thoughts = Counter(
            "settebello_computer_moves",
            "What computer players were asked, by who answered: player, or stand_in where it was too slow",
            ("answer",),
            registry=self.registry,
        )
        self.waiting = self._gauge("computer_questions", "Questions that wait for a computer player")
        self.requests = Counter(
            "settebello_requests", "HTTP requests by status", ("status",), registry=self.registry
        )

    def watch(self, tables: Tables, thinker: Thinker) -> None:
        """Read from these what is read when somebody asks."""
        self.tables.set_function(lambda: len(tables.registry))
        self.waiting.set_function(lambda: thinker.waiting)

    def answered(self, answerer: Answerer) -> None:
        """Count an answer of a computer player."""
        self.thoughts.labels(answer=answerer).inc()

    def count(self, command: Command, outcome: str) -> None:
        """Count a command and what became of it."""
        self.commands.labels(kind=command_kind(command), outcome=outcome).inc()

    def _gauge(self, name: str, what: str) -> Gauge:
        return Gauge(f"settebello_{name}", what, registry=self.registry)

    def _histogram(self, name: str, what: str) -> Histogram:
        return Histogram(f"settebello_{name}", what, buckets=BUCKETS, registry=self.registry)


class TableMetrics(TableObserver):
    """Counts the commands at tables, and times them."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def submitted(self, name: str, command: Command, outcome: str, seconds: float) -> None:
        """Count a command and what became of it."""
        self._metrics.count(command, outcome)
        if outcome == ACCEPTED:
            self._metrics.told.observe(seconds)
        table = None if outcome == NotFound.code else name  # what is no table's name is what somebody wrote
        _logger.debug("%s %s", command_kind(command), outcome, extra={"table": table})


class MeasuredLog(SqlEventLog):
    """An event log that takes the time of each append."""

    def __init__(self, database: Database, metrics: Metrics) -> None:
        super().__init__(database)
        self._metrics = metrics

    async def append(
        self,
        room: str,
        version: int,
        events: Sequence[RoomEvent],
        *,
        due: float | None = None,
        notice: Notice | None = None,
        result: MatchResult | None = None,
        sitting: Sitting | None = None,
        beside: Beside = NOTHING_BESIDE,
    ) -> None:
        """Append as `SqlEventLog` does."""
        with self._metrics.append.time():
            await super().append(
                room,
                version,
                events,
                due=due,
                notice=notice,
                result=result,
                sitting=sitting,
                beside=beside,
            )


class Counted:
    """Counts the answers to requests by their status."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on whatever comes, and count what is answered."""
        if scope["type"] == "websocket":
            with self._metrics.sockets.track_inprogress():
                await self._app(scope, receive, send)
            return

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._metrics.requests.labels(status=str(message["status"])).inc()
            await send(message)

        await self._app(scope, receive, answer)


def expose(metrics: Metrics, listener: socket.socket) -> None:
    """Answer Prometheus on a bound socket, in a thread of its own, for as long as the process lives."""
    server = _Exposition(listener, metrics)
    threading.Thread(target=server.serve_forever, daemon=True).start()


class _Quiet(WSGIRequestHandler):
    def log_message(self, *_: Any) -> None:  # noqa: ANN401 (as the standard library has it)
        """Say nothing of who looks."""


class _Exposition(ThreadingMixIn, WSGIServer):
    daemon_threads = True

    def __init__(self, listener: socket.socket, metrics: Metrics) -> None:
        super().__init__(listener.getsockname()[:2], _Quiet, bind_and_activate=False)
        self.socket.close()
        self.socket = listener
        self.server_name, self.server_port = listener.getsockname()[:2]
        self.setup_environ()
        self.set_app(make_wsgi_app(metrics.registry))
        listener.listen()


def command_kind(command: Command) -> str:
    """Return the kind of a command, as metrics and logs name it: dashboards count plays as *move*."""
    return "move" if isinstance(command, MakeAct) else type(command).__name__.lower()
