"""Starting the server: on a free port, with the address printed once it answers."""

import asyncio
import socket
import webbrowser
from pathlib import Path

import uvicorn
from rich.console import Console

from settebello.cli.club.compiling import begin_compiling
from settebello.cli.club.server import check, run, run_server
from settebello.errors import InvalidSetting, Reason
from settebello.processes import on_hangup
from settebello.server.ops.logs import set_up_logs
from settebello.server.settings import Settings, settings_from

BACKLOG = 2048
"""How many may wait to be let in."""

UNREAD_MS = 10_000
"""After so long with something sent that the other side does not take, the system ends a connection."""


def serve(*, database: Path | None = None, open_browser: bool = False, **flags: str | float | None) -> None:
    """Serve until stopped; flags given, by the names of `Settings`, win over the environment."""
    settings = settings_from(**flags).with_database(database)
    if settings.workers > 1 and None in {settings.database_url, settings.redis_url}:
        raise InvalidSetting(
            "several workers need PostgreSQL and Redis: set SETTEBELLO_DATABASE_URL and "
            "SETTEBELLO_REDIS_URL, or serve with one",
            reason=Reason.WORKERS_NEED_SERVERS,
        )
    set_up_logs(settings.log_format, settings.log_level)
    listener = _listen(settings.host, settings.port, any_port=open_browser)
    figures = [
        None
        if settings.metrics_port is None
        else _listen(settings.metrics_host, settings.metrics_port + each, flag="--metrics-port")
        for each in range(settings.workers)
    ]

    def announce() -> None:
        _announce(settings, listener, open_browser=open_browser)
        begin_compiling()

    def started(server: uvicorn.Server) -> None:
        on_hangup(lambda: setattr(server, "should_exit", True))
        announce()

    if settings.workers == 1:
        run(run_server(settings, listener, figures[0], started))
    else:
        from settebello.cli.club.workers import serve_with_workers  # one process needs none of it

        asyncio.run(check(settings))
        serve_with_workers(settings, listener, figures, announce)


def _listen(host: str, port: int, *, flag: str = "--port", any_port: bool = False) -> socket.socket:
    """Take the port that a flag says; where people just want to play, any free one if it is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # named as TCP, or asyncio does not switch off Nagle's delay: 40 ms a message
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # on Linux; every connection inherits it
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD_MS)
    why: str | None = None
    for each in (port, 0) if any_port else (port,):
        try:
            listener.bind((host, each))
            listener.listen(BACKLOG)  # or another could still take it
        except (OSError, OverflowError) as problem:
            why = getattr(problem, "strerror", None) or str(problem)
        else:
            return listener
    listener.close()
    raise InvalidSetting(
        f"cannot listen on {host} port {port}: {why}; choose another with {flag}",
        reason=Reason.PORT_UNUSABLE,
        flag=flag,
        port=str(port),  # a name, not an amount: no comma in 43,435
    )


def _announce(settings: Settings, listener: socket.socket, *, open_browser: bool) -> None:
    port = listener.getsockname()[1]
    everywhere = settings.host in {"0.0.0.0", "::"}  # noqa: S104 (it is compared, not listened on)
    host = "localhost" if everywhere or settings.host == "127.0.0.1" else settings.host
    address = f"http://{host}:{port}{settings.base_path}"
    console = Console(highlight=False)
    console.print(f"Settebello: [bold]{address}[/]", soft_wrap=True)
    if everywhere and (own := network_address()) is not None:
        console.print(f"For others on this network: http://{own}:{port}{settings.base_path}", soft_wrap=True)
    console.print("Ctrl-C ends it; the matches stay.", style="dim")
    if open_browser:
        webbrowser.open(address)


def network_address() -> str | None:
    """Return the address that this machine has on its network, None without one. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nobody's: the system chooses its own for it
        except OSError:
            return None
        return str(probe.getsockname()[0])
