"""A reverse proxy between a browser and a server: a path before every address, and mischief on the socket.

It reads HTTP as far as it has to: one request a connection, and the text messages of a WebSocket (RFC 6455).
"""

import socket
import struct
import threading
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from io import BufferedIOBase
from socketserver import StreamRequestHandler, ThreadingTCPServer
from typing import Protocol

from tests.support.started import LIMIT_S

TEXT = 0x81
WAIT_S = 60


class Meddler(Protocol):
    """An object that plays tricks on the messages of a socket."""

    def down(self, text: str) -> Iterable[str]:
        """Say what to pass on instead of a message from the server."""

    def up(self) -> int:
        """Say how many times to pass on a message to the server."""


@dataclass
class Proxy:
    """Where it stands, before whom, and what it saw."""

    upstream: int
    prefix: str
    strips: bool
    meddler: Meddler | None
    port: int = 0
    strays: list[str] = field(default_factory=list)
    """Addresses that were asked for outside the prefix: somebody else's pages."""

    def address(self, path: str = "/") -> str:
        """Return the whole address of a path below the prefix."""
        return f"http://127.0.0.1:{self.port}{self.prefix}{path}"


@contextmanager
def proxied(
    upstream: int, *, prefix: str = "", strips: bool = True, meddler: Meddler | None = None
) -> Iterator[Proxy]:
    """Stand before a port, with a path and a meddler or without."""
    proxy = Proxy(upstream, prefix, strips, meddler)

    class Handler(StreamRequestHandler):
        def handle(self) -> None:
            with suppress(OSError):
                _serve(proxy, self.connection, self.rfile)

    class Listener(ThreadingTCPServer):
        daemon_threads = True
        allow_reuse_address = True
        block_on_close = False

    with Listener(("127.0.0.1", 0), Handler) as listener:
        proxy.port = listener.server_address[1]
        thread = threading.Thread(target=listener.serve_forever, args=(0.05,), daemon=True)
        thread.start()
        try:
            yield proxy
        finally:
            listener.shutdown()
            thread.join(LIMIT_S)


def _serve(proxy: Proxy, client: socket.socket, sent: BufferedIOBase) -> None:
    method, path, headers = _head(sent)
    below = path.removeprefix(proxy.prefix) if proxy.strips else path
    if not path.startswith(f"{proxy.prefix}/"):
        proxy.strays.append(path)
        client.sendall(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
        return
    upgrade = headers.get("upgrade", "").lower() == "websocket"
    body = sent.read(int(headers.get("content-length", "0")))
    headers |= {
        "x-forwarded-host": headers["host"],
        "host": f"127.0.0.1:{proxy.upstream}",
        "connection": "upgrade" if upgrade else "close",
    }
    if proxy.meddler:
        headers.pop("sec-websocket-extensions", None)  # messages that are not compressed can be read
    with socket.create_connection(("127.0.0.1", proxy.upstream), WAIT_S) as server:
        lines = [f"{method} {below} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items())]
        server.sendall("\r\n".join([*lines, "", ""]).encode("latin-1") + body)
        answer = server.makefile("rb")
        if not upgrade:
            _pump(answer, client)
            return
        client.sendall(b"".join(iter(answer.readline, b"\r\n")) + b"\r\n")
        up = (_pass_up, sent, server, proxy.meddler) if proxy.meddler else (_pump, sent, server)
        threading.Thread(target=up[0], args=up[1:], daemon=True).start()
        if proxy.meddler:
            _pass_down(answer, client, proxy.meddler)
        else:
            _pump(answer, client)


def _head(sent: BufferedIOBase) -> tuple[str, str, dict[str, str]]:
    first, *lines = iter(lambda: sent.readline().decode("latin-1").strip(), "")
    method, path, _ = first.split(" ")
    return method, path, {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}


def _pump(source: BufferedIOBase, target: socket.socket) -> None:
    """Pass everything on."""
    with _both_ended(target):
        while data := source.read1(65536):
            target.sendall(data)


@contextmanager
def _both_ended(target: socket.socket) -> Iterator[None]:
    """When one side has had enough the other has too."""
    with suppress(OSError, ValueError):
        yield
    with suppress(OSError):
        target.shutdown(socket.SHUT_RDWR)


def _pass_down(source: BufferedIOBase, target: socket.socket, meddler: Meddler) -> None:
    """Pass each text on as the meddler wants it, anything else as it is."""
    with _both_ended(target):
        while frame := _read_frame(source):
            head, body = frame
            texts = meddler.down(body.decode()) if head[0] == TEXT else None
            target.sendall(head + body if texts is None else b"".join(map(_text_frame, texts)))


def _pass_up(source: BufferedIOBase, target: socket.socket, meddler: Meddler) -> None:
    """Pass each text on as often as the meddler wants, anything else once."""
    with _both_ended(target):
        while frame := _read_frame(source):
            head, body = frame
            target.sendall((head + body) * (meddler.up() if head[0] == TEXT else 1))


def _read_frame(source: BufferedIOBase) -> tuple[bytes, bytes] | None:
    """Read a frame (RFC 6455, 5.2): its head, with the mask if it has one, and its body; None at the end."""
    start = source.read(2)
    if len(start) < 2:
        return None
    size = start[1] & 0x7F
    length = source.read({126: 2, 127: 8}.get(size, 0))
    mask = source.read(4 if start[1] & 0x80 else 0)
    return start + length + mask, source.read(int.from_bytes(length) if length else size)


def _text_frame(text: str) -> bytes:
    body = text.encode()
    if len(body) < 126:
        return struct.pack("!BB", TEXT, len(body)) + body
    return struct.pack("!BBH", TEXT, 126, len(body)) + body
