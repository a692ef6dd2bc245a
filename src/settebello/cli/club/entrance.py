"""The entrance of the server: a few connections are let in at a time, and no more than the process can hold.

The loop's own entrance takes whatever waits, all at once, before anybody can count it. Without descriptors it
would try again and again, with a line in the log each time.
"""

import asyncio
import errno
import logging
import socket
from collections.abc import Callable
from typing import Final

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from settebello.server.doors.doors import Doors
from settebello.server.doors.guests import AGAIN_S, refusal

AT_ONCE: Final = 16
"""Connections that may be on their way in: the loop then turns to everybody else."""

REST_S: Final = 0.5
"""How long nobody is let in where the system has nothing left for them."""

LOOK_S: Final = 5.0
"""How often connections are ended that never asked for anything."""

NOTHING_LEFT: Final = frozenset({errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM})

_logger = logging.getLogger(__name__)


class Entrance:
    """Lets connections in from a listening socket; to uvicorn one of its servers."""

    def __init__(
        self, listener: socket.socket, doors: Doors, protocol: Callable[[], asyncio.BaseProtocol]
    ) -> None:
        self._listener = listener
        self._doors = doors
        self._protocol = protocol
        self._loop = asyncio.get_running_loop()
        self._entering: set[asyncio.Task[None]] = set()
        self._later: dict[str, asyncio.TimerHandle] = {}
        self._closed = False
        listener.setblocking(False)
        self._watch()
        self._look()

    def close(self) -> None:
        """Let nobody in any more."""
        self._closed = True
        self._loop.remove_reader(self._listener)
        for handle in self._later.values():
            handle.cancel()

    async def wait_closed(self) -> None:
        """Wait for those who are on their way in."""
        await asyncio.gather(*self._entering, return_exceptions=True)

    def _watch(self) -> None:
        self._loop.add_reader(self._listener, self._let_in)

    def _look(self) -> None:
        self._doors.end_late()
        self._later["look"] = self._loop.call_later(LOOK_S, self._look)

    def _let_in(self) -> None:
        while len(self._entering) < AT_ONCE and not self._closed:
            try:
                line, (address, *_more) = self._listener.accept()
            except (BlockingIOError, InterruptedError, ConnectionAbortedError):
                return
            except OSError as problem:
                self._rest(problem)
                return
            self._open_to(line, address)

    def _open_to(self, line: socket.socket, address: str) -> None:
        line.setblocking(False)
        if not self._doors.lets_in(address):
            _logger.warning("a connection was refused: %s are open", len(self._doors))
            with line:
                _refuse(line)
            return
        task = self._loop.create_task(self._enter(line, address))
        self._entering.add(task)
        task.add_done_callback(self._entering.discard)

    async def _enter(self, line: socket.socket, address: str) -> None:
        try:
            await self._loop.connect_accepted_socket(self._protocol, line)
        except OSError:  # it has gone already
            line.close()
            self._doors.gave_up(address)

    def _rest(self, problem: OSError) -> None:
        """Let nobody in for a moment: those who wait stay in the system's queue."""
        if problem.errno in NOTHING_LEFT:
            self._doors.hold_fewer()
        _logger.warning("no connection can be let in now: %s", problem.strerror)
        self._loop.remove_reader(self._listener)
        self._later["rest"] = self._loop.call_later(REST_S, self._watch)


def protocols(doors: Doors) -> tuple[type[H11Protocol], type[WebSocketsSansIOProtocol]]:
    """Return uvicorn's protocols for requests and WebSockets, each of which says when it begins and ends."""

    class Asking(H11Protocol):
        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn
            super().connection_made(transport)
            doors.enter(transport, transport.get_extra_info("peername")[0], self._is_silent, self._has_asked)

        def connection_lost(self, exc: Exception | None) -> None:
            doors.leave(self.transport)
            super().connection_lost(exc)

        def _is_silent(self) -> bool:
            cycle = getattr(self, "cycle", None)  # uvicorn has no type for what is not there yet
            return cycle is None or cycle.response_complete

        def _has_asked(self) -> bool:
            return getattr(self, "cycle", None) is not None

    class Seated(WebSocketsSansIOProtocol):
        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            super().connection_made(transport)
            doors.sit(self.transport)

        def connection_lost(self, exc: Exception | None) -> None:
            doors.leave(self.transport)
            super().connection_lost(exc)

    return Asking, Seated


def _refuse(line: socket.socket) -> None:
    """Say why a connection ends, as far as its buffer takes it."""
    body = bytes(refusal().body)
    head = (
        "HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Type: application/json\r\n"
        f"Retry-After: {AGAIN_S}\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    try:
        line.send(head.encode() + body)
        line.shutdown(socket.SHUT_WR)
    except OSError:
        return
