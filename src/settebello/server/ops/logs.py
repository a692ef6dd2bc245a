"""The server's log: one line an event on standard error, for people or for programs.

Only our own lines can be more than warnings. Libraries would write down what goes over a socket or into the
database when they are asked for details, and that is hands, seeds, tokens and passwords.
"""

import json
import logging
import secrets
import sys
import time
from collections.abc import Callable
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Final, Literal, get_args

from starlette.types import ASGIApp, Message, Receive, Scope, Send

LogFormat = Literal["text", "json"]
LogLevel = Literal["debug", "info", "warning", "error"]

FORMATS: Final[tuple[LogFormat, ...]] = get_args(LogFormat)
LEVELS: Final[tuple[LogLevel, ...]] = get_args(LogLevel)

FIELDS: Final = ("request", "table", "status", "ms")
"""The facts that a line can have beside its message; nothing else that is given with it is written."""

SELDOM_S: Final = 1.0
"""A warning of one kind is written once in so many seconds."""

_logger = logging.getLogger(__name__)
_request: ContextVar[str | None] = ContextVar("request", default=None)


def set_up_logs(form: LogFormat, level: LogLevel) -> None:
    """Write to standard error what this process logs: warnings of everybody, and ours from ``level`` on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_JsonLines() if form == "json" else _TextLines())
    handler.addFilter(Seldom())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("settebello").setLevel(level.upper())


class Seldom(logging.Filter):
    """Lets a warning of one kind through once in `SELDOM_S`; the next says how many were left out.

    A kind is a line of the program, with the type of the error that it tells of.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._said: dict[tuple[object, ...], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Tell whether a line is written."""
        if record.levelno < logging.WARNING:
            return True
        error = record.exc_info[0] if record.exc_info else None
        kind = (record.name, record.levelno, record.pathname, record.lineno, error)
        now = self._clock()
        at, left_out = self._said.get(kind, (-SELDOM_S, 0))
        if now - at < SELDOM_S:
            self._said[kind] = at, left_out + 1
            return False
        self._said[kind] = now, 0
        if left_out:
            record.msg = f"{record.getMessage()} ({left_out} more like this were left out)"
            record.args = ()
        return True


class Logged:
    """Gives each request an id, and says of each which route it took and what became of it.

    Not its address: that can name a table, and a query can hold anything.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on whatever comes."""
        if scope["type"] not in {"http", "websocket"}:
            await self._app(scope, receive, send)
            return
        _request.set(secrets.token_hex(4))
        start, status = time.monotonic(), 0

        async def answer(message: Message) -> None:
            nonlocal status
            status = message.get("status", message.get("code", status))
            await send(message)

        try:
            await self._app(scope, receive, answer)
        finally:
            facts = {"status": status, "ms": round(1000 * (time.monotonic() - start))}
            _logger.info("%s %s", scope["type"], _route(scope), extra=facts)


def _route(scope: Scope) -> str:
    """Return the pattern of the address that was asked for; empty where there is none."""
    return str(getattr(scope.get("route"), "path", ""))


def _facts(record: logging.LogRecord) -> dict[str, object]:
    given = {"request": _request.get()} | vars(record)
    return {name: given[name] for name in FIELDS if given.get(name) is not None}


def _when(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


def _in_one_line(text: str) -> str:
    """Return a text without breaks, and without what a terminal would obey."""
    return "".join(
        each if each.isprintable() else "\N{REPLACEMENT CHARACTER}" for each in " ".join(text.split())
    )


class _JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": _when(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **_facts(record),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class _TextLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        facts = " ".join(f"{name}={_in_one_line(str(value))}" for name, value in _facts(record).items())
        line = _in_one_line(record.getMessage())
        error = f"\n{self.formatException(record.exc_info)}" if record.exc_info else ""
        return f"{_when(record)} {record.levelname.lower()} {line} {facts}".rstrip() + error
